"""Files that survive anything: the database, its journal, its lock."""
