"""What the solver found out, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from pyramide_qt.model.analysis.hint_model import Hint, HintKind
from pyramide_qt.model.analysis.knowledge import Facts
from pyramide_qt.model.game.locations import moved_cards
from pyramide_qt.model.wording.card_letters import INTERNATIONAL, Letters, figure_of
from pyramide_qt.model.wording.typography import left_to_right
from pyramide_qt.model.wording.wording import card_name, number_text
from pyramide_qt.rules.apply_move import apply_move
from pyramide_qt.rules.deals.cards import Card
from pyramide_qt.rules.deals.deal import Deal
from pyramide_qt.rules.legal_moves import removals
from pyramide_qt.rules.moves import Move, MoveKind
from pyramide_qt.rules.position import Position
from pyramide_qt.solver.question import Verdict

_SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


class AnalysisWording(QObject):
    """Texts with a count: only `tr` of an object marks them as such for the translators."""

    def to_win(self, count: int) -> str:
        return self.tr("The win is %n move(s) away.", "", count)

    def to_win_at_most(self, count: int) -> str:
        return self.tr("The win is at most %n move(s) away.", "", count)

    def lost(self, most: int) -> str:
        return self.tr(
            "This deal can no longer be won: at most %n card(s) can be removed.", "", most
        )

    def par(self, moves: int, fewest: int) -> str:
        if moves == fewest:
            return self.tr("%n move(s), the fewest possible", "", moves)
        mine = self.tr("Your %n move(s)", "", moves)
        best = self.tr("the fewest are %n", "", fewest)
        return self.tr("%1; %2").replace("%1", mine).replace("%2", best)

    def won_before(self, ply: int) -> str:
        """Which move lost a game that could be won, `ply` counted from 1."""
        text = self.tr("Before move %1 it could still be won.")
        return text.replace("%1", number_text(ply))

    def never(self, most: int) -> str:
        return self.tr("This deal cannot be won: at most %n card(s) can be removed.", "", most)

    def winnable_in(self, fewest: int) -> str:
        return self.tr("This deal can be won; the fewest moves are %n.", "", fewest)

    def most(self, count: int) -> str:
        return self.tr("at most %n card(s)", "", count)

    def wasted(self, count: int) -> str:
        return self.tr("%n move(s) more than needed", "", count)

    def removable(self, count: int) -> str:
        return self.tr("%n card(s) can be removed now.", "", count)


def verdict_text(verdict: Verdict) -> str:
    """A verdict on a position that is not on the table."""
    return {
        Verdict.WINNABLE: QCoreApplication.translate("Wording", "Winnable"),
        Verdict.NOT_WINNABLE: QCoreApplication.translate("Wording", "Lost"),
        Verdict.UNKNOWN: QCoreApplication.translate("Wording", "Not known"),
    }[verdict]


def verdict_sentence(verdict: Verdict) -> str:
    """A verdict on a whole deal, as a sentence."""
    return {
        Verdict.WINNABLE: QCoreApplication.translate("Wording", "This deal can be won."),
        Verdict.NOT_WINNABLE: QCoreApplication.translate("Wording", "This deal cannot be won."),
        Verdict.UNKNOWN: QCoreApplication.translate(
            "Wording", "Whether this can be won is not known."
        ),
    }[verdict]


def advice_text(deal: Deal, position: Position, move: Move) -> str:
    """What to do, as a sentence; the card that a draw turns up is not told."""
    cards = moved_cards(deal, move, position, apply_move(deal, position, move))
    names = [card_name(deal.cards[card]) for card in cards]
    if move.kind is MoveKind.PAIR:
        text = QCoreApplication.translate("Wording", "Remove the %1 and the %2.")
        return text.replace("%1", names[0]).replace("%2", names[1])
    if move.kind is MoveKind.ALONE:
        return QCoreApplication.translate("Wording", "Remove the %1.").replace("%1", names[0])
    if move.kind is MoveKind.TO_CELL:
        text = QCoreApplication.translate("Wording", "Put the %1 into a cell.")
        return text.replace("%1", names[0])
    if move.kind is MoveKind.REDEAL:
        return QCoreApplication.translate("Wording", "Turn the waste back into the stock.")
    if move.places:
        text = QCoreApplication.translate("Wording", "Draw from the stock to waste %1.")
        return text.replace("%1", number_text(move.places[0].number + 1))
    return QCoreApplication.translate("Wording", "Draw from the stock.")


def card_signs(card: Card, letters: Letters = INTERNATIONAL) -> str:
    """A card as it is written in few signs, with the letters of the cards: `10♣`."""
    return figure_of(card.rank, letters) + _SIGNS[card.suit]


def short_move_text(
    deal: Deal, position: Position, move: Move, letters: Letters = INTERNATIONAL
) -> str:
    """A move that is made from `position`, in few signs: `10♣ + 3♠`."""
    cards = moved_cards(deal, move, position, apply_move(deal, position, move))
    signs = [card_signs(deal.cards[card], letters) for card in cards]
    if move.kind is MoveKind.REDEAL:
        return QCoreApplication.translate("Wording", "Redeal")
    if move.kind is MoveKind.DRAW:
        return QCoreApplication.translate("Wording", "Draw: %1").replace(
            "%1", left_to_right(signs[-1])
        )
    if move.kind is MoveKind.TO_CELL:
        return QCoreApplication.translate("Wording", "%1 to a cell").replace(
            "%1", left_to_right(signs[0])
        )
    return left_to_right(" + ".join(signs))


def hint_text(hint: Hint, deal: Deal) -> str:
    """A hint in words."""
    words, parts = AnalysisWording(), []
    if hint.kind is HintKind.OVER:
        return QCoreApplication.translate("Wording", "The game is over.")
    if hint.kind is HintKind.NOTHING_LEFT:
        if hint.most is not None and any(removals(deal, hint.position)):
            # What is left to remove are cards of stock and waste, which do not count.
            return lost_text(hint.most, is_never=hint.is_never)
        return QCoreApplication.translate(
            "Wording", "This deal can no longer be won, and no more cards can be removed."
        )
    if hint.kind is HintKind.LOST:
        parts.append(lost_text(hint.most, is_never=hint.is_never))
    elif hint.kind is HintKind.NOT_KNOWN:
        parts.append(QCoreApplication.translate("Wording", "Whether this can be won is not known."))
    if hint.move is not None:
        parts.append(advice_text(deal, hint.position, hint.move))
    if hint.to_win is not None:
        how_far = words.to_win if hint.is_shortest else words.to_win_at_most
        parts.append(how_far(hint.to_win))
    return "\n".join(parts)


def lost_text(most: int | None, *, is_never: bool) -> str:
    """That a game cannot be won, and how much can be removed if that is known.

    Only where a move lost it can it be won no longer.
    """
    words = AnalysisWording()
    if most is not None:
        return words.never(most) if is_never else words.lost(most)
    if is_never:
        return verdict_sentence(Verdict.NOT_WINNABLE)
    return QCoreApplication.translate("Wording", "This deal can no longer be won.")


def solved_text(facts: Facts, *, is_working: bool) -> str:
    """What is known of a deal, as a sentence."""
    if facts.verdict is Verdict.NOT_WINNABLE:
        if facts.most is not None:
            return AnalysisWording().never(facts.most)
        return verdict_sentence(facts.verdict)
    if facts.fewest is not None:
        return AnalysisWording().winnable_in(facts.fewest)
    if facts.verdict is Verdict.UNKNOWN and is_working:
        return QCoreApplication.translate("Wording", "Thinking…")
    return verdict_sentence(facts.verdict)
