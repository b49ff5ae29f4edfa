"""Runs the program `pyramide`: `python -m pyramide_qt`, and as a file in processes of our own."""

import sys

if not __package__:
    # As a file it may lie where no modules are looked for, and only the package comes from there.
    from pathlib import Path

    sys.path.insert(0, str(Path(__file__).absolute().parents[1]))
    import pyramide_qt  # noqa: F401

    del sys.path[0]

if __name__ == "__main__":
    if not __package__ and sys.argv[1:] == ["solver"]:
        # It needs a small part of the whole, and a hint waits for it.
        from pyramide_qt.solver.process_entry import serve

        serve(sys.stdin, sys.stdout)
        sys.exit()
    from pyramide_qt.cli import main

    sys.exit(main())
