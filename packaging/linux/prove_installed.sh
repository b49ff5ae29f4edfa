#!/bin/sh
# Runs in an untouched system, as its root, with the packages in /packages: installs, plays,
# upgrades and removes, and writes what it found into /packages as plain words.
#
# usage: prove_installed.sh OLD.deb NEW.deb
set -eu
old=$1 new=$2
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 PATH=/usr/games:/usr/bin:/usr/sbin:/bin:/sbin
say() { echo "$*" >> /packages/found.txt; }
as_player() { su player -s /bin/sh -c "cd; $*"; }
files() { find / -xdev \( -path /proc -o -path /dev -o -path /sys -o -path /tmp -o -path /packages \
    -o -path /home -o -path /var/lib/apt -o -path /var/cache -o -path /var/log -o -path /run \
    -o -path /var/lib/dpkg \) -prune -o -print | sort; }

: > /packages/found.txt
useradd --create-home player
# Debian says by itself what it has; only the package under test comes from here.
apt-get update -q > /packages/apt.log 2>&1
# What a desktop finds the program for a file with; their caches must forget it again too.
apt-get install -q -y --no-install-recommends desktop-file-utils libglib2.0-bin shared-mime-info \
    >> /packages/apt.log 2>&1
begin=$(date +%s)
apt-get install -q -y --no-install-recommends "$old" >> /packages/apt.log 2>&1
say "install_seconds $(($(date +%s) - begin))"
say "version_before $(dpkg-query -W -f '${Version}' pyramide)"
missing=$(find /usr/lib/pyramide -name '*.so*' -exec ldd {} \; 2> /dev/null | grep -c 'not found' || true)
say "missing_libraries $missing"
# A game that is in progress when the newer package comes.
as_player QT_QPA_PLATFORM=offscreen pyramide play PY1-N-AAAAAAJ --exit-when-shown
as_player cp .local/share/pyramide/games.db /tmp/games-before.db

apt-get install -q -y --no-install-recommends "$new" >> /packages/apt.log 2>&1
say "version_after $(as_player pyramide --version)"
as_player QT_QPA_PLATFORM=offscreen pyramide-qt --exit-when-shown
as_player cp .local/share/pyramide/games.db /tmp/games-after.db
cp /tmp/games-before.db /tmp/games-after.db /packages/

if as_player pyramide --self-test > /packages/self-test.txt 2>&1; then
    say "self_test passed"
else
    say "self_test failed"
fi

# The window on the screen of the machine around, in three languages; each stays until it is told.
# Then a game that was saved as a file is opened the way that a desktop opens it.
if [ -n "${DISPLAY:-}" ]; then
    saved=/home/player/saved.pyramide
    as_player "echo 'PY1-N-AAAAAAS G6 G2+G5 D' > $saved"
    say "file_type $(gio info -a standard::content-type $saved | sed -n 's/.*content-type: //p')"
    for language in en_US de_DE bg_BG; do
        # In a shell of its own each time, which it replaces, so that it can be told to end.
        on_screen() {
            exec setpriv --reuid player --regid player --init-groups env HOME=/home/player \
                LC_ALL="$language.UTF-8" LANG="$language.UTF-8" QT_QPA_PLATFORM=xcb \
                PYRAMIDE_DATA_DIR="/home/player/$language" "$@"
        }
        on_screen pyramide-qt PY1-N-AAAAAAS > "/packages/$language.log" 2>&1 &
        window=$!
        touch "/packages/$language.wanted"
        while [ ! -e "/packages/$language.seen" ]; do sleep 0.2; done
        (on_screen gio open "$saved") >> "/packages/$language.log" 2>&1 || true
        while [ ! -e "/packages/$language.opened" ]; do sleep 0.2; done
        kill "$window"
        wait "$window" || true
    done
    if as_player "DISPLAY=$DISPLAY QT_QPA_PLATFORM=xcb pyramide --self-test" > /packages/x11.txt 2>&1; then
        say "self_test_on_screen passed"
    else
        say "self_test_on_screen failed"
    fi
fi

dpkg -L pyramide | sort > /tmp/owned.txt
apt-get purge -q -y pyramide >> /packages/apt.log 2>&1
left=$(while read -r path; do if [ -f "$path" ] || [ -L "$path" ]; then echo "$path"; fi; done < /tmp/owned.txt)
named=$(files | grep -i pyramide || true)
say "left_behind $(printf '%s\n%s' "$left" "$named" | grep -c . || true)"
if [ -s /home/player/.local/share/pyramide/games.db ]; then say "user_data stays"; else say "user_data lost"; fi
touch /packages/done
