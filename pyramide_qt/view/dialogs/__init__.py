"""The dialogs, each imported when it is first opened."""
