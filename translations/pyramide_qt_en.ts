<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AnalysisWording</name>
    <message numerus="yes">
        <source>The win is %n move(s) away.</source>
        <translation>
            <numerusform>The win is %n move away.</numerusform>
            <numerusform>The win is %n moves away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The win is at most %n move(s) away.</source>
        <translation>
            <numerusform>The win is at most %n move away.</numerusform>
            <numerusform>The win is at most %n moves away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deal can no longer be won: at most %n card(s) can be removed.</source>
        <translation>
            <numerusform>This deal can no longer be won: at most %n card can be removed.</numerusform>
            <numerusform>This deal can no longer be won: at most %n cards can be removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n move(s)</source>
        <translation>
            <numerusform>Your %n move</numerusform>
            <numerusform>Your %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the fewest are %n</source>
        <translation>
            <numerusform>the fewest is %n</numerusform>
            <numerusform>the fewest are %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deal cannot be won: at most %n card(s) can be removed.</source>
        <translation>
            <numerusform>This deal cannot be won: at most %n card can be removed.</numerusform>
            <numerusform>This deal cannot be won: at most %n cards can be removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deal can be won; the fewest moves are %n.</source>
        <translation>
            <numerusform>This deal can be won in %n move.</numerusform>
            <numerusform>This deal can be won; the fewest moves are %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n card(s)</source>
        <translation>
            <numerusform>at most %n card</numerusform>
            <numerusform>at most %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) more than needed</source>
        <translation>
            <numerusform>%n move more than needed</numerusform>
            <numerusform>%n moves more than needed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) can be removed now.</source>
        <translation>
            <numerusform>%n card can be removed now.</numerusform>
            <numerusform>%n cards can be removed now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChartTexts</name>
    <message numerus="yes">
        <source>%n won game(s)</source>
        <translation>
            <numerusform>%n won game</numerusform>
            <numerusform>%n won games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DailyTexts</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n</source>
        <translation>
            <numerusform>at most %n</numerusform>
            <numerusform>at most %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation>
            <numerusform>%n move taken back</numerusform>
            <numerusform>%n moves taken back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EnterDealDialog</name>
    <message numerus="yes">
        <source>All %n card(s) are there.</source>
        <translation>
            <numerusform>The %n card is there.</numerusform>
            <numerusform>All %n cards are there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are missing.</source>
        <translation>
            <numerusform>%n card is missing.</numerusform>
            <numerusform>%n cards are missing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message numerus="yes">
        <source>%n game(s) were exported to %1.</source>
        <translation>
            <numerusform>%n game was exported to %1.</numerusform>
            <numerusform>%n games were exported to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) came in.</source>
        <translation>
            <numerusform>%n game came in.</numerusform>
            <numerusform>%n games came in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) had gone on since.</source>
        <translation>
            <numerusform>%n game had gone on since.</numerusform>
            <numerusform>%n games had gone on since.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%n game was here already.</numerusform>
            <numerusform>%n games were here already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in %1 cannot be read.</source>
        <translation>
            <numerusform>%n game in %1 cannot be read.</numerusform>
            <numerusform>%n games in %1 cannot be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import the other %n game(s)</source>
        <translation>
            <numerusform>Import the other %n game</numerusform>
            <numerusform>Import the other %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryMenu</name>
    <message numerus="yes">
        <source>&amp;Bring back %n deleted game(s)</source>
        <translation>
            <numerusform>&amp;Bring back %n deleted game</numerusform>
            <numerusform>&amp;Bring back %n deleted games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ParStatus</name>
    <message numerus="yes">
        <source>%n game(s) of the match of six: %1</source>
        <translation>
            <numerusform>%n game of the match of six: %1</numerusform>
            <numerusform>%n games of the match of six: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PasteGameDialog</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesGallery</name>
    <message numerus="yes">
        <source>%n game(s), won %1</source>
        <translation>
            <numerusform>%n game, won %1</numerusform>
            <numerusform>%n games, won %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won %1 % of %n game(s)</source>
        <translation>
            <numerusform>Won %1 % of %n game</numerusform>
            <numerusform>Won %1 % of %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesWords</name>
    <message numerus="yes">
        <source>A pyramid of %n row(s) is laid out: one card in the first row and one more in each row after it.</source>
        <translation>
            <numerusform>A pyramid of %n row is laid out: one card in the first row and one more in each row after it.</numerusform>
            <numerusform>A pyramid of %n rows is laid out: one card in the first row and one more in each row after it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A pyramid of %n row(s) is laid out upside down: the longest row comes first and a single card last.</source>
        <translation>
            <numerusform>A pyramid of %n row is laid out upside down: the longest row comes first and a single card last.</numerusform>
            <numerusform>A pyramid of %n rows is laid out upside down: the longest row comes first and a single card last.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are laid out side by side as a reserve.</source>
        <translation>
            <numerusform>%n card is laid out as a reserve.</numerusform>
            <numerusform>%n cards are laid out side by side as a reserve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) of %1 cards each are laid out face up.</source>
        <translation>
            <numerusform>%n column of %1 cards is laid out face up.</numerusform>
            <numerusform>%n columns of %1 cards each are laid out face up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other %n card(s) are the stock.</source>
        <translation>
            <numerusform>The other %n card is the stock.</numerusform>
            <numerusform>The other %n cards are the stock.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards are drawn onto the waste, %n at a time; each lies on the one before.</source>
        <translation>
            <numerusform>Cards are drawn onto the waste, %n at a time; each lies on the one before.</numerusform>
            <numerusform>Cards are drawn onto the waste, %n at a time; each lies on the one before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw lays one card on each of %n waste(s).</source>
        <translation>
            <numerusform>A draw lays one card on each of %n waste.</numerusform>
            <numerusform>A draw lays one card on each of %n wastes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw turns a card onto the first of %n waste(s); the card that lay there moves on to the next.</source>
        <translation>
            <numerusform>A draw turns a card onto the first of %n waste; the card that lay there moves on to the next.</numerusform>
            <numerusform>A draw turns a card onto the first of %n wastes; the card that lay there moves on to the next.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw lays one card on one of %n waste(s), which the player chooses.</source>
        <translation>
            <numerusform>A draw lays one card on one of %n waste, which the player chooses.</numerusform>
            <numerusform>A draw lays one card on one of %n wastes, which the player chooses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n pass(es) through the stock: when it is empty, the waste is turned over and drawn again.</source>
        <translation>
            <numerusform>There is %n pass through the stock: when it is empty, the waste is turned over and drawn again.</numerusform>
            <numerusform>There are %n passes through the stock: when it is empty, the waste is turned over and drawn again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) can hold one open card each; they are filled from %1.</source>
        <translation>
            <numerusform>%n cell can hold one open card; it is filled from %1.</numerusform>
            <numerusform>%n cells can hold one open card each; they are filled from %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n move(s) can be taken back.</source>
        <translation>
            <numerusform>The last %n move can be taken back.</numerusform>
            <numerusform>The last %n moves can be taken back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each card that leaves the tableau brings 10 points, %n in all.</source>
        <translation>
            <numerusform>Each card that leaves the tableau brings 10 points, %n in all.</numerusform>
            <numerusform>Each card that leaves the tableau brings 10 points, %n in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pyramid of %n row(s)</source>
        <translation>
            <numerusform>pyramid of %n row</numerusform>
            <numerusform>pyramid of %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>inverted pyramid of %n row(s)</source>
        <translation>
            <numerusform>inverted pyramid of %n row</numerusform>
            <numerusform>inverted pyramid of %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reserve of %n</source>
        <translation>
            <numerusform>reserve of %n</numerusform>
            <numerusform>reserve of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n column</numerusform>
            <numerusform>%n columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%n pass</numerusform>
            <numerusform>%n passes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at a time</source>
        <translation>
            <numerusform>%n at a time</numerusform>
            <numerusform>%n at a time</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waste(s)</source>
        <translation>
            <numerusform>%n waste</numerusform>
            <numerusform>%n wastes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableMessages</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableReading</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n redeal(s) left</source>
        <translation>
            <numerusform>%n redeal left</numerusform>
            <numerusform>%n redeals left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message numerus="yes">
        <source>%n game(s) could be brought over.</source>
        <translation>
            <numerusform>%n game could be brought over.</numerusform>
            <numerusform>%n games could be brought over.</numerusform>
        </translation>
    </message>
</context>
</TS>
