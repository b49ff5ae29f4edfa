<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AnalysisWording</name>
    <message numerus="yes">
        <source>The win is %n move(s) away.</source>
        <translation>
            <numerusform>The win is %Ln move away.</numerusform>
            <numerusform>The win is %Ln moves away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The win is at most %n move(s) away.</source>
        <translation>
            <numerusform>The win is at most %Ln move away.</numerusform>
            <numerusform>The win is at most %Ln moves away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deal can no longer be won: at most %n card(s) can be removed.</source>
        <translation>
            <numerusform>This deal can no longer be won: at most %Ln card can be removed.</numerusform>
            <numerusform>This deal can no longer be won: at most %Ln cards can be removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s), the fewest possible</source>
        <translation>
            <numerusform>%Ln move, the fewest possible</numerusform>
            <numerusform>%Ln moves, the fewest possible</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n move(s)</source>
        <translation>
            <numerusform>Your %Ln move</numerusform>
            <numerusform>Your %Ln moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the fewest are %n</source>
        <translation>
            <numerusform>the fewest is %Ln</numerusform>
            <numerusform>the fewest are %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deal cannot be won: at most %n card(s) can be removed.</source>
        <translation>
            <numerusform>This deal cannot be won: at most %Ln card can be removed.</numerusform>
            <numerusform>This deal cannot be won: at most %Ln cards can be removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deal can be won; the fewest moves are %n.</source>
        <translation>
            <numerusform>This deal can be won in %Ln move.</numerusform>
            <numerusform>This deal can be won; the fewest moves are %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n card(s)</source>
        <translation>
            <numerusform>at most %Ln card</numerusform>
            <numerusform>at most %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) more than needed</source>
        <translation>
            <numerusform>%Ln move more than needed</numerusform>
            <numerusform>%Ln moves more than needed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) can be removed now.</source>
        <translation>
            <numerusform>%Ln card can be removed now.</numerusform>
            <numerusform>%Ln cards can be removed now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChartTexts</name>
    <message numerus="yes">
        <source>%n won game(s)</source>
        <translation>
            <numerusform>%Ln won game</numerusform>
            <numerusform>%Ln won games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DailyTexts</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%Ln day in a row</numerusform>
            <numerusform>%Ln days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n</source>
        <translation>
            <numerusform>at most %Ln</numerusform>
            <numerusform>at most %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation>
            <numerusform>%Ln move taken back</numerusform>
            <numerusform>%Ln moves taken back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%Ln hint</numerusform>
            <numerusform>%Ln hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndSummary</name>
    <message numerus="yes">
        <source>%n win(s) in a row</source>
        <translation>
            <numerusform>%Ln win in a row</numerusform>
            <numerusform>%Ln wins in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EnterDealDialog</name>
    <message numerus="yes">
        <source>All %n card(s) are there.</source>
        <translation>
            <numerusform>The %Ln card is there.</numerusform>
            <numerusform>All %Ln cards are there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are missing.</source>
        <translation>
            <numerusform>%Ln card is missing.</numerusform>
            <numerusform>%Ln cards are missing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message numerus="yes">
        <source>%n game(s) were exported to %1.</source>
        <translation>
            <numerusform>%Ln game was exported to %1.</numerusform>
            <numerusform>%Ln games were exported to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read and were left out.</source>
        <translation>
            <numerusform>%Ln game could not be read and was left out.</numerusform>
            <numerusform>%Ln games could not be read and were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) came in.</source>
        <translation>
            <numerusform>%Ln game came in.</numerusform>
            <numerusform>%Ln games came in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) had gone on since.</source>
        <translation>
            <numerusform>%Ln game had gone on since.</numerusform>
            <numerusform>%Ln games had gone on since.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%Ln game was here already.</numerusform>
            <numerusform>%Ln games were here already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in %1 cannot be read.</source>
        <translation>
            <numerusform>%Ln game in %1 cannot be read.</numerusform>
            <numerusform>%Ln games in %1 cannot be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import the other %n game(s)</source>
        <translation>
            <numerusform>Import the other %Ln game</numerusform>
            <numerusform>Import the other %Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryMenu</name>
    <message numerus="yes">
        <source>&amp;Bring back %n deleted game(s)</source>
        <translation>
            <numerusform>&amp;Bring back %Ln deleted game</numerusform>
            <numerusform>&amp;Bring back %Ln deleted games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ParStatus</name>
    <message numerus="yes">
        <source>%n game(s) of the match of six: %1</source>
        <translation>
            <numerusform>%Ln game of the match of six: %1</numerusform>
            <numerusform>%Ln games of the match of six: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PasteGameDialog</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%Ln move</numerusform>
            <numerusform>%Ln moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesGallery</name>
    <message numerus="yes">
        <source>some %n move(s)</source>
        <translation>
            <numerusform>some %Ln move</numerusform>
            <numerusform>some %Ln moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), won %1</source>
        <translation>
            <numerusform>%Ln game, won %1</numerusform>
            <numerusform>%Ln games, won %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won %1 % of %n game(s)</source>
        <translation>
            <numerusform>Won %1% of %Ln game</numerusform>
            <numerusform>Won %1% of %Ln games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesWords</name>
    <message numerus="yes">
        <source>A pyramid of %n row(s) is laid out: one card in the first row and one more in each row after it.</source>
        <translation>
            <numerusform>A pyramid of %Ln row is laid out: one card in the first row and one more in each row after it.</numerusform>
            <numerusform>A pyramid of %Ln rows is laid out: one card in the first row and one more in each row after it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A pyramid of %n row(s) is laid out upside down: the longest row comes first and a single card last.</source>
        <translation>
            <numerusform>A pyramid of %Ln row is laid out upside down: the longest row comes first and a single card last.</numerusform>
            <numerusform>A pyramid of %Ln rows is laid out upside down: the longest row comes first and a single card last.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are laid out side by side as a reserve.</source>
        <translation>
            <numerusform>%Ln card is laid out as a reserve.</numerusform>
            <numerusform>%Ln cards are laid out side by side as a reserve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) of %1 cards each are laid out face up.</source>
        <translation>
            <numerusform>%Ln column of %1 cards is laid out face up.</numerusform>
            <numerusform>%Ln columns of %1 cards each are laid out face up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other %n card(s) are the stock.</source>
        <translation>
            <numerusform>The other %Ln card is the stock.</numerusform>
            <numerusform>The other %Ln cards are the stock.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of it are drawn before the game begins, which leaves %1.</source>
        <translation>
            <numerusform>%Ln card of it is drawn before the game begins, which leaves %1.</numerusform>
            <numerusform>%Ln cards of it are drawn before the game begins, which leaves %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards are drawn onto the waste, %n at a time; each lies on the one before.</source>
        <translation>
            <numerusform>Cards are drawn onto the waste, %Ln at a time; each lies on the one before.</numerusform>
            <numerusform>Cards are drawn onto the waste, %Ln at a time; each lies on the one before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw lays one card on each of %n waste(s).</source>
        <translation>
            <numerusform>A draw lays one card on each of %Ln waste.</numerusform>
            <numerusform>A draw lays one card on each of %Ln wastes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw turns a card onto the first of %n waste(s); the card that lay there moves on to the next.</source>
        <translation>
            <numerusform>A draw turns a card onto the first of %Ln waste; the card that lay there moves on to the next.</numerusform>
            <numerusform>A draw turns a card onto the first of %Ln wastes; the card that lay there moves on to the next.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw lays one card on one of %n waste(s), which the player chooses.</source>
        <translation>
            <numerusform>A draw lays one card on one of %Ln waste, which the player chooses.</numerusform>
            <numerusform>A draw lays one card on one of %Ln wastes, which the player chooses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n pass(es) through the stock: when it is empty, the waste is turned over and drawn again.</source>
        <translation>
            <numerusform>There is %Ln pass through the stock: when it is empty, the waste is turned over and drawn again.</numerusform>
            <numerusform>There are %Ln passes through the stock: when it is empty, the waste is turned over and drawn again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n free place(s), called cells: each can hold one open card for later. They take cards from %1.</source>
        <translation>
            <numerusform>There is %Ln free place, called a cell: it can hold one open card for later. It takes cards from %1.</numerusform>
            <numerusform>There are %Ln free places, called cells: each can hold one open card for later. They take cards from %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n move(s) can be taken back.</source>
        <translation>
            <numerusform>The last %Ln move can be taken back.</numerusform>
            <numerusform>The last %Ln moves can be taken back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each card that leaves the tableau brings 10 points, %n in all.</source>
        <translation>
            <numerusform>Each card that leaves the tableau brings 10 points, %Ln in all.</numerusform>
            <numerusform>Each card that leaves the tableau brings 10 points, %Ln in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pyramid of %n row(s)</source>
        <translation>
            <numerusform>pyramid of %Ln row</numerusform>
            <numerusform>pyramid of %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>inverted pyramid of %n row(s)</source>
        <translation>
            <numerusform>inverted pyramid of %Ln row</numerusform>
            <numerusform>inverted pyramid of %Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reserve of %n</source>
        <translation>
            <numerusform>reserve of %Ln</numerusform>
            <numerusform>reserve of %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%Ln column</numerusform>
            <numerusform>%Ln columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%Ln pass</numerusform>
            <numerusform>%Ln passes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at a time</source>
        <translation>
            <numerusform>%Ln at a time</numerusform>
            <numerusform>%Ln at a time</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waste(s)</source>
        <translation>
            <numerusform>%Ln waste</numerusform>
            <numerusform>%Ln wastes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%Ln cell</numerusform>
            <numerusform>%Ln cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%Ln card</numerusform>
            <numerusform>%Ln cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableMessages</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%Ln move</numerusform>
            <numerusform>%Ln moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableReading</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%Ln card</numerusform>
            <numerusform>%Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n redeal(s) left</source>
        <translation>
            <numerusform>%Ln redeal left</numerusform>
            <numerusform>%Ln redeals left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhyAnswers</name>
    <message numerus="yes">
        <source>These rules let %n move(s) be taken back, and no more.</source>
        <translation>
            <numerusform>These rules let %Ln move be taken back, and no more.</numerusform>
            <numerusform>These rules let %Ln moves be taken back, and no more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 can be played: %n card(s) go with it now.</source>
        <translation>
            <numerusform>%1 can be played: %Ln card go with it now.</numerusform>
            <numerusform>%1 can be played: %Ln cards go with it now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message numerus="yes">
        <source>%n game(s) could be brought over.</source>
        <translation>
            <numerusform>%Ln game could be brought over.</numerusform>
            <numerusform>%Ln games could be brought over.</numerusform>
        </translation>
    </message>
</context>
</TS>
