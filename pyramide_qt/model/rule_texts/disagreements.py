"""What books and programs do not agree on, with the rule sets that each point concerns.

Each text names the readings and how to get the other one: `[CL]` is a link to the page of that
rule set, `[*]` one to the player's own rules.
"""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

_PLAIN = ("N", "P3", "CL", "RX", "PAR", "OS")

DISAGREEMENTS: tuple[tuple[object, tuple[str, ...]], ...] = (
    (
        QT_TRANSLATE_NOOP(
            "RulesOrigins",
            "Passes through the stock: the books and AisleRiot give one ([CL], [RX]), most "
            "programs three ([P3], [OS]), a few have no limit ([N], [KT]). Any number can be set "
            "in [*].",
        ),
        (*_PLAIN, "S6", "SP", "IT"),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesOrigins",
            "What must be cleared: the books want all 52 cards ([CL]); Microsoft and several "
            "programs are content with the pyramid ([RX], [OS]).",
        ),
        (*_PLAIN, "S6"),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesOrigins",
            "Which cards beside the pyramid are open: only the top of the waste ([N]); the card "
            "just turned and the top of the waste, also with each other ([CL]); the next card of "
            "the stock and the top of the waste ([OS]); the top and the card under it ([TH]); the "
            "oldest card besides ([TZ]). Italian rules let stock and waste go with the pyramid "
            "only, which can be had in [*].",
        ),
        (*_PLAIN, "TH", "TZ", "YL"),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesOrigins",
            "A turned card that was not used: it goes to the waste, but in an older text it is "
            "out of the game for good. That is a choice in [*].",
        ),
        ("CL", "RX"),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesOrigins",
            "The word relaxed: for some it means that the pyramid is enough ([RX]), for others "
            "that a card may go with the one that covers it ([CV]), or that the passes have no "
            "limit ([N]). PySolFC's relaxed game also has three passes and an open stock ([OS]).",
        ),
        ("RX", "CV"),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesOrigins",
            "A card with the one that covers it: the standard game does not allow it; Microsoft's "
            "Tut's Tomb does ([TT]), and some newer programs do ([CV]).",
        ),
        (*_PLAIN, "CV", "TT", "KT"),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesOrigins",
            "The king of spades at the top: only one newer program and the text that this game "
            "follows have it; no older program does. [KT] plays without it.",
        ),
        ("TT",),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesOrigins",
            "Pairs with the coverer and the goal: Microsoft's Tut's Tomb allows such pairs, "
            "PySolFC's King Tut ([KT]) does not; one program wants all cards cleared. The year "
            "is told as 1990 and as 1991. One card at a time in a single pass was Microsoft's "
            "second way to play, which can be had in [*].",
        ),
        ("TT", "KT"),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesOrigins",
            "PySolFC's help says in one place that King Tut has no redeal and in another that it "
            "has no limit; the program itself has no limit, and so has this one.",
        ),
        ("KT",),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesOrigins",
            "Apophis has three passes in PySolFC and two in Politaire, and on one site the "
            "pyramid alone must go. Only PySolFC says in which order the wastes are gathered. The "
            "other numbers can be set in [*].",
        ),
        ("AP", "AN"),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesOrigins",
            "Triangle: PySolFC has one waste and three passes ([TR]), AisleRiot one pass with the "
            "oldest card of the waste open ([YL]), Politaire two wastes that the player fills, in "
            "one pass; on one site the triangle alone must go. Both can be had in [*].",
        ),
        ("TR", "YL"),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesOrigins",
            "Eleven Triangle: PySolFC deals one card to each waste from a closed stock, as here; "
            "in Politaire the player puts the open stock card on one of three wastes, which can "
            "be had in [*].",
        ),
        ("ET",),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesOrigins",
            "How often Giza is won: one in ten is what players of one program reach, one in three "
            "is claimed by another, and 36 in a hundred can be won by best play. Several pages "
            "call a game with three pyramids Giza; that is [PH]. On one site the pyramid alone "
            "must go, which can be had in [*].",
        ),
        ("GZ", "PH"),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesOrigins",
            "The number of rows with two packs: nine in nearly all programs, ten on one page, "
            "which is more than this table holds. Swoop plays with two wastes that move on; that "
            "can be had in [*].",
        ),
        ("DP", "AN"),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesOrigins",
            "The reserve: seven cards below a full pyramid ([R7]), the seventh row itself ([L7]), "
            "or six cards, told both with a full pyramid ([R6]) and with six rows, which can be "
            "had in [*]. Whether it must be cleared for a win is said nowhere; here it must.",
        ),
        ("R7", "L7", "R6"),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesOrigins",
            "What may fill the cell: the pyramid and the waste in some programs, the stock in "
            "others. Here any open card may; [*] can forbid some of it, or give more cells.",
        ),
        ("CE",),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesOrigins",
            "Microsoft's table: the author of two programs that solve it counts seven rows, as "
            "here; one site that is not Microsoft's tells of six rows and a reserve of six cards.",
        ),
        ("OS", "R6"),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesOrigins",
            "The par score: 50, 35 or 20 points by the pass that clears the pyramid in Morehead "
            "and Mott-Smith; Wikipedia simply counts the cards left, as [RX] does.",
        ),
        ("PAR",),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesOrigins",
            "One win in fifty is what books guess for people at the table. With all cards known, "
            "6.8 deals in a hundred can be won.",
        ),
        ("CL",),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesOrigins",
            "Cards dealt face down: AisleRiot and some others hide the upper rows ([TH]); most "
            "show everything ([CL]). PySolFC's game of that name also opens the stock.",
        ),
        ("TH",),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesOrigins",
            "The first card of the stock: PySolFC lays it on the waste before the game begins, "
            "Microsoft does not ([OS]). Both can be had in [*].",
        ),
        ("N", "OS", "TR", "CH", "DP", "TP", "UD"),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesOrigins",
            "The size of the table: six rows are played in one pass by some, with three redeals "
            "or with pairs of coverers by others. Each of these can be set in [*].",
        ),
        ("S6",),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesOrigins",
            "One Italian page lets a card be played only when the whole row below it has gone; "
            "that is a choice in [*].",
        ),
        ("IT",),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesOrigins",
            "The total: twelve is also played with the 48 cards of the Spanish pack, where the "
            "king goes alone ([SP]).",
        ),
        ("DZ",),
    ),
    (
        QT_TRANSLATE_NOOP(
            "RulesOrigins",
            "Twelve is also the total of a game with all 52 cards, where queen and king go "
            "together ([DZ]), and Italian packs of 40 cards make ten ([IT]).",
        ),
        ("SP",),
    ),
)
