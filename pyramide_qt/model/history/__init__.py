"""Games that were played: lists, figures, replays."""
