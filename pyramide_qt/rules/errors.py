"""Errors of the rules layer; each message is one clear sentence that names the bad input."""


class RulesError(ValueError):
    """Base of everything that the rules refuse."""


class CodeError(RulesError):
    """A deal code that cannot be read."""


class RecordError(RulesError):
    """A rule record that is malformed or contradicts itself."""


class NotationError(RulesError):
    """A card, place, move or game text that cannot be read."""


class IllegalMove(RulesError):
    """A move that the rules do not allow in this position."""
