"""What the player does with mouse, finger and keys, one class for each gesture."""
