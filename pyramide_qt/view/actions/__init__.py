"""What can be done, in menus, toolbar and by keys."""
