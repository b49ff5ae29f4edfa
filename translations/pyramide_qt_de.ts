<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Pyramide</source>
        <translation>Über Pyramide</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Lizenzen…</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Pyramid solitaire and its family, played by the documented rules.</source>
        <translation>Die Patience „Pyramide“ und ihre Verwandten, nach den überlieferten Regeln gespielt.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder neuer. Sie kommt ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>It uses no network: your games stay on this computer.</source>
        <translation>Das Programm nutzt kein Netzwerk: Ihre Partien bleiben auf diesem Computer.</translation>
    </message>
    <message>
        <source>Qt %1, PySide %2, Python %3</source>
        <translation>Qt %1, PySide %2, Python %3</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>Be&amp;gin a new match</source>
        <translation>Neues Matc&amp;h beginnen</translation>
    </message>
    <message>
        <source>M&amp;y rules…</source>
        <translation>&amp;Eigene Regeln…</translation>
    </message>
    <message>
        <source>Sa&amp;me number under other rules…</source>
        <translation>Gleiche Nu&amp;mmer, andere Regeln…</translation>
    </message>
    <message>
        <source>Deal one that can be &amp;won</source>
        <translation>Eine &amp;gewinnbare Austeilung geben</translation>
    </message>
    <message>
        <source>Deal a game under these rules that can be won</source>
        <translation>Nach diesen Regeln eine Partie geben, die zu gewinnen ist</translation>
    </message>
    <message>
        <source>&amp;Replay this deal</source>
        <translation>&amp;Von vorn beginnen</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Ne&amp;xt deal</source>
        <translation>Nä&amp;chste Austeilung</translation>
    </message>
    <message>
        <source>Pre&amp;vious deal</source>
        <translation>Vo&amp;rige Austeilung</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Statistik</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>Ver&amp;lauf</translation>
    </message>
    <message>
        <source>Save this game as a &amp;file…</source>
        <translation>Partie als &amp;Datei speichern…</translation>
    </message>
    <message>
        <source>&amp;Daily deal</source>
        <translation>&amp;Tagespatience</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Draw or redeal</source>
        <translation>Ziehen oder &amp;umdrehen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Show &amp;moves</source>
        <translation>Zü&amp;ge anzeigen</translation>
    </message>
    <message>
        <source>Show the solu&amp;tion</source>
        <translation>&amp;Lösung anzeigen</translation>
    </message>
    <message>
        <source>Re&amp;view this game</source>
        <translation>Partie &amp;analysieren</translation>
    </message>
    <message>
        <source>&amp;Enter a deal…</source>
        <translation>&amp;Karten eingeben…</translation>
    </message>
    <message>
        <source>Say whether the game can be &amp;won</source>
        <translation>Anzeigen, ob die Partie zu &amp;gewinnen ist</translation>
    </message>
    <message>
        <source>&amp;Copy deal code</source>
        <translation>Spielcode &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste deal code…</source>
        <translation>Spielcode &amp;einfügen…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Nothing but cards</source>
        <translation>&amp;Nur die Karten</translation>
    </message>
    <message>
        <source>Show the &amp;bars</source>
        <translation>&amp;Leisten zeigen</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regeln dieser Patience</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <translation>&amp;So wird gespielt</translation>
    </message>
    <message>
        <source>&amp;Why can&apos;t I…?</source>
        <translation>&amp;Warum geht das nicht?</translation>
    </message>
    <message>
        <source>&amp;Guide through a first game</source>
        <translation>&amp;Anleitung für die erste Partie</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About Pyramide</source>
        <translation>Über &amp;Pyramide</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
    <message>
        <source>Deal a new game at random</source>
        <translation>Eine zufällige neue Partie austeilen</translation>
    </message>
    <message>
        <source>New game by r&amp;ules or code…</source>
        <translation>Neue Partie nach &amp;Regeln oder Code…</translation>
    </message>
    <message>
        <source>Choose rules and a deal by its code</source>
        <translation>Variante wählen und eine Austeilung nach ihrem Code</translation>
    </message>
    <message>
        <source>Let the next game be the first of a match of six</source>
        <translation>Mit der nächsten Partie ein Match aus sechs Partien beginnen</translation>
    </message>
    <message>
        <source>Put together rules of your own</source>
        <translation>Eigene Regeln zusammenstellen</translation>
    </message>
    <message>
        <source>Deal the number on the table under other rules</source>
        <translation>Die Nummer auf dem Tisch nach anderen Regeln austeilen</translation>
    </message>
    <message>
        <source>Play this deal again from its start</source>
        <translation>Diese Austeilung noch einmal von Anfang an spielen</translation>
    </message>
    <message>
        <source>&amp;Take back the new game</source>
        <translation>Neue Partie &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Den letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Make the move again that was taken back</source>
        <translation>Den zurückgenommenen Zug noch einmal ausführen</translation>
    </message>
    <message>
        <source>Show the next move of a shortest win</source>
        <translation>Den nächsten Zug einer kürzesten Lösung zeigen</translation>
    </message>
    <message>
        <source>Cover the table and stop the clock</source>
        <translation>Den Tisch abdecken und die Uhr anhalten</translation>
    </message>
    <message>
        <source>Show how your games went</source>
        <translation>Zeigen, wie Ihre Partien ausgegangen sind</translation>
    </message>
    <message>
        <source>Change how the game looks and helps</source>
        <translation>Aussehen und Hilfen des Spiels ändern</translation>
    </message>
    <message>
        <source>Copy the code of this deal</source>
        <translation>Den Code dieser Austeilung kopieren</translation>
    </message>
</context>
<context>
    <name>AnalysisCommands</name>
    <message>
        <source>No deal that hard or easy is ready yet; this one can be won.</source>
        <translation>Noch liegt keine Austeilung dieser Schwierigkeit bereit; diese lässt sich gewinnen.</translation>
    </message>
    <message>
        <source>No deal that can be won was found in time; this one came by chance.</source>
        <translation>Es wurde nicht rechtzeitig eine Austeilung gefunden, die aufgeht; diese ist zufällig.</translation>
    </message>
    <message>
        <source>Looking for the best move…</source>
        <translation>Der beste Zug wird gesucht…</translation>
    </message>
    <message>
        <source>No card can be removed now; the stock may help.</source>
        <translation>Jetzt lässt sich keine Karte entfernen; der Talon hilft vielleicht weiter.</translation>
    </message>
    <message>
        <source>No card can be removed any more.</source>
        <translation>Es lässt sich keine Karte mehr entfernen.</translation>
    </message>
</context>
<context>
    <name>AnalysisDialogs</name>
    <message>
        <source>A shortest win</source>
        <translation>Eine kürzeste Lösung</translation>
    </message>
    <message>
        <source>A win</source>
        <translation>Eine Lösung</translation>
    </message>
    <message>
        <source>What removes the most cards</source>
        <translation>Züge, die die meisten Karten entfernen</translation>
    </message>
    <message>
        <source>No solution is known.</source>
        <translation>Eine Lösung ist nicht bekannt.</translation>
    </message>
</context>
<context>
    <name>AnalysisWording</name>
    <message numerus="yes">
        <source>The win is %n move(s) away.</source>
        <translation>
            <numerusform>Bis zum Sieg fehlt noch %Ln Zug.</numerusform>
            <numerusform>Bis zum Sieg fehlen noch %Ln Züge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The win is at most %n move(s) away.</source>
        <translation>
            <numerusform>Bis zum Sieg fehlt höchstens noch %Ln Zug.</numerusform>
            <numerusform>Bis zum Sieg fehlen höchstens noch %Ln Züge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deal can no longer be won: at most %n card(s) can be removed.</source>
        <translation>
            <numerusform>Diese Austeilung ist nicht mehr zu gewinnen: Höchstens %Ln Karte lässt sich entfernen.</numerusform>
            <numerusform>Diese Austeilung ist nicht mehr zu gewinnen: Höchstens %Ln Karten lassen sich entfernen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s), the fewest possible</source>
        <translation>
            <numerusform>%Ln Zug, weniger geht nicht</numerusform>
            <numerusform>%Ln Züge, weniger geht nicht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n move(s)</source>
        <translation>
            <numerusform>Ihr %Ln Zug</numerusform>
            <numerusform>Ihre %Ln Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the fewest are %n</source>
        <translation>
            <numerusform>mindestens nötig: %Ln</numerusform>
            <numerusform>mindestens nötig: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Before move %1 it could still be won.</source>
        <translation>Vor Zug %1 war die Partie noch zu gewinnen.</translation>
    </message>
    <message numerus="yes">
        <source>This deal cannot be won: at most %n card(s) can be removed.</source>
        <translation>
            <numerusform>Diese Austeilung ist nicht zu gewinnen: Höchstens %Ln Karte lässt sich entfernen.</numerusform>
            <numerusform>Diese Austeilung ist nicht zu gewinnen: Höchstens %Ln Karten lassen sich entfernen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deal can be won; the fewest moves are %n.</source>
        <translation>
            <numerusform>Diese Austeilung ist zu gewinnen; nötig ist mindestens %Ln Zug.</numerusform>
            <numerusform>Diese Austeilung ist zu gewinnen; nötig sind mindestens %Ln Züge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n card(s)</source>
        <translation>
            <numerusform>höchstens %Ln Karte</numerusform>
            <numerusform>höchstens %Ln Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) more than needed</source>
        <translation>
            <numerusform>%Ln Zug mehr als nötig</numerusform>
            <numerusform>%Ln Züge mehr als nötig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) can be removed now.</source>
        <translation>
            <numerusform>Jetzt lässt sich %Ln Karte entfernen.</numerusform>
            <numerusform>Jetzt lassen sich %Ln Karten entfernen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BlockRow</name>
    <message>
        <source>Pyramid</source>
        <translation>Pyramide</translation>
    </message>
    <message>
        <source>Inverted pyramid</source>
        <translation>Umgekehrte Pyramide</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Kind of block</source>
        <translation>Art des Blocks</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>Reihen:</translation>
    </message>
    <message>
        <source>Rows of the pyramid</source>
        <translation>Reihen der Pyramide</translation>
    </message>
    <message>
        <source>Number of columns</source>
        <translation>Anzahl der Spalten</translation>
    </message>
    <message>
        <source>Cards in a column</source>
        <translation>Karten je Spalte</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>Covered cards lie face down</source>
        <translation>Überdeckte Karten liegen verdeckt</translation>
    </message>
    <message>
        <source>whole row</source>
        <translation>ganze Reihe</translation>
    </message>
    <message>
        <source>A card is covered until the whole next row has gone</source>
        <translation>Eine Karte gilt als überdeckt, bis die ganze nächste Reihe entfernt ist</translation>
    </message>
    <message>
        <source>to clear</source>
        <translation>abzuräumen</translation>
    </message>
    <message>
        <source>This block must be cleared for a win</source>
        <translation>Dieser Block muss für den Sieg abgeräumt werden</translation>
    </message>
    <message>
        <source>Take this block away</source>
        <translation>Diesen Block wegnehmen</translation>
    </message>
</context>
<context>
    <name>CardLetters</name>
    <message>
        <source>%1, 2 to 10, %2, %3, %4</source>
        <translation>%1, 2 bis 10, %2, %3, %4</translation>
    </message>
</context>
<context>
    <name>ChartPage</name>
    <message>
        <source>Which chart</source>
        <translation>Welches Diagramm</translation>
    </message>
    <message>
        <source>As a &amp;table</source>
        <translation>Als &amp;Tabelle</translation>
    </message>
</context>
<context>
    <name>ChartTexts</name>
    <message>
        <source>Results over time</source>
        <translation>Ergebnisse im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Times of the won games</source>
        <translation>Zeiten der gewonnenen Partien</translation>
    </message>
    <message>
        <source>Moves of the won games</source>
        <translation>Züge der gewonnenen Partien</translation>
    </message>
    <message>
        <source>Games won, by rules</source>
        <translation>Gewonnene Partien nach Varianten</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>Nicht gewonnen</translation>
    </message>
    <message>
        <source>No game has come to its end yet.</source>
        <translation>Noch ist keine Partie zu Ende gegangen.</translation>
    </message>
    <message>
        <source>%1: %2 won, %3 not won</source>
        <translation>%1: %2 gewonnen, %3 nicht gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>%n won game(s)</source>
        <translation>
            <numerusform>%Ln gewonnene Partie</numerusform>
            <numerusform>%Ln gewonnene Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Won games</source>
        <translation>Gewonnene Partien</translation>
    </message>
    <message>
        <source>No game is won yet.</source>
        <translation>Noch ist keine Partie gewonnen.</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 und mehr</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>%1: %2 of %3 won, %4; the true share is most likely %5</source>
        <translation>%1: %2 von %3 gewonnen, %4; der wahre Anteil liegt höchstwahrscheinlich bei %5</translation>
    </message>
</context>
<context>
    <name>CodeProblem</name>
    <message>
        <source>The deal number may only have letters from A to Z; letter %1 is &quot;%2&quot;.</source>
        <translation>Die Nummer der Austeilung darf nur Buchstaben von A bis Z haben; Buchstabe %1 ist „%2“.</translation>
    </message>
    <message>
        <source>The deal number must have %1 letters; the length of this one is %2.</source>
        <translation>Die Nummer der Austeilung muss %1 Buchstaben haben; diese ist %2 lang.</translation>
    </message>
    <message>
        <source>The text has %1 characters, far too many for a deal code.</source>
        <translation>Der Text hat %1 Zeichen, viel zu viele für einen Spielcode.</translation>
    </message>
    <message>
        <source>There is no deal code here; one looks like PY1-N-AAAAAAS.</source>
        <translation>Hier steht kein Spielcode; ein Spielcode sieht aus wie PY1-N-AAAAAAS.</translation>
    </message>
    <message>
        <source>A deal code cannot have &quot;%1&quot;, its character %2.</source>
        <translation>In einem Spielcode kann „%1“ (Zeichen %2) nicht vorkommen.</translation>
    </message>
    <message>
        <source>A deal code has three parts, as in PY1-N-AAAAAAS; this one has %1.</source>
        <translation>Ein Spielcode hat drei Teile, wie in PY1-N-AAAAAAS; die Zahl der Teile ist hier %1.</translation>
    </message>
    <message>
        <source>There are %1 deal codes here; only one can be dealt.</source>
        <translation>Hier stehen mehrere Spielcodes (%1); nur einer kann gegeben werden.</translation>
    </message>
    <message>
        <source>The format %1 is not known; this program reads %2.</source>
        <translation>Das Format %1 ist nicht bekannt; dieses Programm liest %2.</translation>
    </message>
    <message>
        <source>A deal code starts with &quot;%1-&quot;; this text starts with &quot;%2&quot;.</source>
        <translation>Ein Spielcode beginnt mit „%1-“; dieser Text beginnt mit „%2“.</translation>
    </message>
    <message>
        <source>The rules in this code cannot be used: %1</source>
        <translation>Die Regeln in diesem Code lassen sich nicht verwenden: %1</translation>
    </message>
    <message>
        <source>There are no rules with the token &quot;%1&quot;; did you mean %2?</source>
        <translation>Es gibt keine Regeln mit dem Kürzel „%1“; ist vielleicht %2 gemeint?</translation>
    </message>
    <message>
        <source>There are no rules with the token &quot;%1&quot;.</source>
        <translation>Es gibt keine Regeln mit dem Kürzel „%1“.</translation>
    </message>
</context>
<context>
    <name>DailyCalendar</name>
    <message>
        <source>Previous month</source>
        <translation>Voriger Monat</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Nächster Monat</translation>
    </message>
</context>
<context>
    <name>DailyDialog</name>
    <message>
        <source>Daily deal</source>
        <translation>Tagespatience</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>&amp;Copy the result</source>
        <translation>Ergebnis &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Stop looking</source>
        <translation>&amp;Suche abbrechen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>Looking for a deal that can be won…</source>
        <translation>Eine Austeilung, die zu gewinnen ist, wird gesucht…</translation>
    </message>
    <message>
        <source>No deal could be found for that day.</source>
        <translation>Für diesen Tag wurde keine Austeilung gefunden.</translation>
    </message>
    <message>
        <source>The result is copied.</source>
        <translation>Das Ergebnis ist kopiert.</translation>
    </message>
</context>
<context>
    <name>DailyTexts</name>
    <message>
        <source>By the calendar of this computer today is %1.</source>
        <translation>Nach dem Kalender dieses Computers ist heute %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%Ln Tag in Folge</numerusform>
            <numerusform>%Ln Tage in Folge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n</source>
        <translation>
            <numerusform>längste Serie: %Ln</numerusform>
            <numerusform>längste Serie: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock was set back; your days in a row are kept.</source>
        <translation>Die Uhr wurde zurückgestellt; Ihre Tage in Folge bleiben erhalten.</translation>
    </message>
    <message>
        <source>The time zone was changed and a day left out; it is not held against you.</source>
        <translation>Die Zeitzone hat gewechselt und ein Tag fiel aus; er wird Ihnen nicht angerechnet.</translation>
    </message>
    <message>
        <source>%1: not played yet.</source>
        <translation>%1: noch nicht gespielt.</translation>
    </message>
    <message>
        <source>%1: begun.</source>
        <translation>%1: begonnen.</translation>
    </message>
    <message>
        <source>%1: done.</source>
        <translation>%1: geschafft.</translation>
    </message>
    <message>
        <source>%1: done in the fewest moves possible.</source>
        <translation>%1: mit den wenigsten möglichen Zügen geschafft.</translation>
    </message>
    <message>
        <source>%1: done on a later day.</source>
        <translation>%1: an einem späteren Tag geschafft.</translation>
    </message>
    <message>
        <source>Won with %1 moves in %2.</source>
        <translation>Gewonnen in %2, Züge: %1.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>geschafft</translation>
    </message>
    <message>
        <source>won in the fewest moves</source>
        <translation>mit den wenigsten Zügen geschafft</translation>
    </message>
    <message>
        <source>won on a later day</source>
        <translation>an einem späteren Tag geschafft</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>Under these rules a daily deal may not be winnable.</source>
        <translation>Nach diesen Regeln ist eine Tagespatience womöglich nicht zu gewinnen.</translation>
    </message>
    <message>
        <source>Pyramide, daily deal of %1</source>
        <translation>Pyramide, Tagespatience vom %1</translation>
    </message>
    <message>
        <source>%1: won with %2 moves in %3</source>
        <translation>%1: gewonnen in %3, Züge: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation>
            <numerusform>%Ln zurückgenommener Zug</numerusform>
            <numerusform>%Ln zurückgenommene Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%Ln Tipp</numerusform>
            <numerusform>%Ln Tipps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DemoDialog</name>
    <message>
        <source>&amp;Play on from here</source>
        <translation>Von hier &amp;weiterspielen</translation>
    </message>
    <message>
        <source>The moves shown count as hints.</source>
        <translation>Die gezeigten Züge zählen als Tipps.</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Zurück zur Partie</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Zug %1 von %2</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Als Nächstes: %1</translation>
    </message>
    <message>
        <source>Watching counts neither as a win nor as help.</source>
        <translation>Zusehen zählt weder als Sieg noch als Hilfe.</translation>
    </message>
</context>
<context>
    <name>EndSummary</name>
    <message>
        <source>Your first win under these rules</source>
        <translation>Ihr erster Sieg nach diesen Regeln</translation>
    </message>
    <message>
        <source>Your best time under these rules</source>
        <translation>Ihre beste Zeit nach diesen Regeln</translation>
    </message>
    <message>
        <source>Your fewest moves under these rules</source>
        <translation>Ihre wenigsten Züge nach diesen Regeln</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row</source>
        <translation>
            <numerusform>%Ln Sieg in Folge</numerusform>
            <numerusform>%Ln Siege in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>Hints: %1, moves taken back: %2</source>
        <translation>Tipps: %1, zurückgenommene Züge: %2</translation>
    </message>
</context>
<context>
    <name>EnterDealDialog</name>
    <message>
        <source>Enter a deal</source>
        <translation>Karten eingeben</translation>
    </message>
    <message>
        <source>Type or click the cards in deal order: the tableau row by row from the top, each row from the left, then the stock in the order in which it is drawn.</source>
        <translation>Geben Sie die Karten in der Reihenfolge des Austeilens ein oder klicken Sie sie an: die Auslage Reihe für Reihe von oben, jede Reihe von links, dann den Talon in der Reihenfolge, in der gezogen wird.</translation>
    </message>
    <message>
        <source>A game of typed cards is kept neither in the history nor in the statistics.</source>
        <translation>Eine Partie mit eingegebenen Karten steht weder im Verlauf noch in der Statistik.</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Variante:</translation>
    </message>
    <message>
        <source>For example: 8C KD 10H …</source>
        <translation>Zum Beispiel: 8C KD 10H …</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>The table so far</source>
        <translation>Der Tisch bis jetzt</translation>
    </message>
    <message>
        <source>Take &amp;back a card</source>
        <translation>Karte &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Lösen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Analysieren</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) are there.</source>
        <translation>
            <numerusform>Die einzige Karte ist da.</numerusform>
            <numerusform>Alle %Ln Karten sind da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are missing.</source>
        <translation>
            <numerusform>Es fehlt %Ln Karte.</numerusform>
            <numerusform>Es fehlen %Ln Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>stock, card %1</source>
        <translation>Talon, Karte %1</translation>
    </message>
    <message>
        <source>%1 The next one lies here: %2.</source>
        <translation>%1 Die nächste Karte liegt hier: %2.</translation>
    </message>
    <message>
        <source>It is the %1.</source>
        <translation>Es ist die Karte %1.</translation>
    </message>
    <message>
        <source>The text is far too long for a deal.</source>
        <translation>Der Text ist viel zu lang für eine Austeilung.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, at place %2, is not a card.</source>
        <translation>„%1“ an Stelle %2 ist keine Karte.</translation>
    </message>
    <message>
        <source>The card %1, at place %2, is not in this pack.</source>
        <translation>Die Karte %1 an Stelle %2 kommt in diesem Kartenspiel nicht vor.</translation>
    </message>
    <message>
        <source>The card %1, at place %2, is there already.</source>
        <translation>Die Karte %1 an Stelle %2 ist schon da.</translation>
    </message>
    <message>
        <source>The card %1 cannot lie at place %2 here.</source>
        <translation>Die Karte %1 kann hier nicht an Stelle %2 liegen.</translation>
    </message>
    <message>
        <source>The card %1, at place %2, is one too many.</source>
        <translation>Die Karte %1 an Stelle %2 ist eine zu viel.</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Partien exportieren</translation>
    </message>
    <message>
        <source>Games (*.json *.csv)</source>
        <translation>Partien (*.json *.csv)</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Partien importieren</translation>
    </message>
    <message>
        <source>Exporting games…</source>
        <translation>Partien werden exportiert…</translation>
    </message>
    <message>
        <source>Reading games…</source>
        <translation>Partien werden gelesen…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read and were left out.</source>
        <translation>
            <numerusform>%Ln Partie ließ sich nicht lesen und wurde ausgelassen.</numerusform>
            <numerusform>%Ln Partien ließen sich nicht lesen und wurden ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were exported to %1.</source>
        <translation>
            <numerusform>%Ln Partie wurde nach %1 exportiert.</numerusform>
            <numerusform>%Ln Partien wurden nach %1 exportiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The games could not be saved; none came in.</source>
        <translation>Die Partien ließen sich nicht speichern; keine wurde importiert.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) came in.</source>
        <translation>
            <numerusform>%Ln Partie wurde importiert.</numerusform>
            <numerusform>%Ln Partien wurden importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) had gone on since.</source>
        <translation>
            <numerusform>%Ln Partie war inzwischen weitergespielt worden.</numerusform>
            <numerusform>%Ln Partien waren inzwischen weitergespielt worden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%Ln Partie war schon vorhanden.</numerusform>
            <numerusform>%Ln Partien waren schon vorhanden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in %1 cannot be read.</source>
        <translation>
            <numerusform>%Ln Partie in %1 ist nicht lesbar.</numerusform>
            <numerusform>%Ln Partien in %1 sind nicht lesbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Import none</source>
        <translation>Nichts importieren</translation>
    </message>
    <message numerus="yes">
        <source>Import the other %n game(s)</source>
        <translation>
            <numerusform>Die andere Partie importieren</numerusform>
            <numerusform>Die anderen %Ln Partien importieren</numerusform>
        </translation>
    </message>
    <message>
        <source>No game came in.</source>
        <translation>Es wurde keine Partie importiert.</translation>
    </message>
</context>
<context>
    <name>FailureDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Pyramide has met an error. Your game is kept and the table was set up anew. This report helps to mend it; it is kept in %1.</source>
        <translation>In Pyramide ist ein Fehler aufgetreten. Ihre Partie ist gespeichert, und der Tisch wurde neu aufgebaut. Dieser Bericht hilft, den Fehler zu beheben; er liegt in %1.</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>Bericht &amp;kopieren</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>When you do not know how to go on, “%1” shows a move.</source>
        <translation>Wenn Sie nicht weiterwissen, zeigt „%1“ einen Zug.</translation>
    </message>
    <message>
        <source>That is all you need to play. “%1” tells the rest. Have a good game.</source>
        <translation>Mehr brauchen Sie zum Spielen nicht. Alles Übrige steht unter „%1“. Gutes Spiel.</translation>
    </message>
    <message>
        <source>A king goes alone: touch it, and it is removed.</source>
        <translation>Ein König geht allein: Berühren Sie ihn, und er wird entfernt.</translation>
    </message>
    <message>
        <source>These go alone: %1. Touch one, and it is removed.</source>
        <translation>Einzeln zu entfernen: %1. Berühren Sie eine solche Karte, und sie wird entfernt.</translation>
    </message>
    <message>
        <source>Touch the stock to draw a card onto the waste.</source>
        <translation>Berühren Sie den Talon, um eine Karte auf den Ablagestapel zu ziehen.</translation>
    </message>
    <message>
        <source>When the stock is empty, touch its place: the waste becomes the stock again.</source>
        <translation>Ist der Talon leer, berühren Sie seinen Platz: Der Ablagestapel wird wieder zum Talon.</translation>
    </message>
    <message>
        <source>Take your last move back with “%1”.</source>
        <translation>Nehmen Sie Ihren letzten Zug mit „%1“ zurück.</translation>
    </message>
    <message>
        <source>Touch two open cards that make %1, of any suit: they are removed.</source>
        <translation>Berühren Sie zwei freie Karten, die zusammen %1 ergeben, gleich welcher Farbe: Sie werden entfernt.</translation>
    </message>
    <message>
        <source>Touch two open cards of equal or neighbouring ranks: they are removed.</source>
        <translation>Berühren Sie zwei freie Karten mit gleichen oder benachbarten Kartenwerten: Sie werden entfernt.</translation>
    </message>
    <message>
        <source>Touch two open cards that go together: they are removed.</source>
        <translation>Berühren Sie zwei freie Karten, die ein Paar bilden: Sie werden entfernt.</translation>
    </message>
</context>
<context>
    <name>GameFilterBar</name>
    <message>
        <source>All rules</source>
        <translation>Alle Varianten</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Jedes Ergebnis</translation>
    </message>
    <message>
        <source>Part of a deal code</source>
        <translation>Teil eines Spielcodes</translation>
    </message>
    <message>
        <source>Games of which rules</source>
        <translation>Partien welcher Variante</translation>
    </message>
    <message>
        <source>Games of which result</source>
        <translation>Partien mit welchem Ergebnis</translation>
    </message>
    <message>
        <source>Games of which time</source>
        <translation>Partien aus welcher Zeit</translation>
    </message>
    <message>
        <source>Search by deal code</source>
        <translation>Nach Spielcode suchen</translation>
    </message>
</context>
<context>
    <name>GameProblem</name>
    <message>
        <source>The text has %1 characters, too many for a game.</source>
        <translation>Der Text hat %1 Zeichen, zu viele für eine Partie.</translation>
    </message>
    <message>
        <source>The text has %1 words, too many for a game: it has at most %2 actions.</source>
        <translation>Der Text hat %1 Wörter, zu viele für eine Partie: Sie hat höchstens %2 Aktionen.</translation>
    </message>
    <message>
        <source>There is no game here; one starts with its deal code.</source>
        <translation>Hier steht keine Partie; eine Partie beginnt mit ihrem Spielcode.</translation>
    </message>
    <message>
        <source>a card can only go to a cell, or from the stock to a waste</source>
        <translation>eine Karte kann nur in eine Zelle gehen oder vom Talon auf einen Ablagestapel</translation>
    </message>
    <message>
        <source>a pair has two places</source>
        <translation>ein Paar hat zwei Plätze</translation>
    </message>
    <message>
        <source>the card under the top goes only with that top: W+WU</source>
        <translation>die Karte unter der obersten bildet nur mit dieser ein Paar: W+WU</translation>
    </message>
    <message>
        <source>there is no place &quot;%1&quot; under these rules</source>
        <translation>nach diesen Regeln gibt es keinen Platz „%1“</translation>
    </message>
</context>
<context>
    <name>GameSaver</name>
    <message>
        <source>Games of Pyramide (*%1)</source>
        <translation>Partien von Pyramide (*%1)</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>There is a file %1 already. Shall this game replace it?</source>
        <translation>Es gibt schon eine Datei %1. Soll diese Partie sie ersetzen?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>The game is saved as %1.</source>
        <translation>Die Partie ist als %1 gespeichert.</translation>
    </message>
</context>
<context>
    <name>GoalPage</name>
    <message>
        <source>&amp;Won when:</source>
        <translation>Gewo&amp;nnen, wenn:</translation>
    </message>
    <message>
        <source>&amp;Cells:</source>
        <translation>&amp;Zellen:</translation>
    </message>
    <message>
        <source>Cells are filled from:</source>
        <translation>Zellen füllen aus:</translation>
    </message>
    <message>
        <source>&amp;Score:</source>
        <translation>&amp;Punkte:</translation>
    </message>
    <message>
        <source>&amp;Removed cards:</source>
        <translation>&amp;Entfernte Karten:</translation>
    </message>
    <message>
        <source>Moves to take &amp;back:</source>
        <translation>Zurücknehmbare Zü&amp;ge:</translation>
    </message>
    <message>
        <source>all cards have gone</source>
        <translation>alle Karten entfernt sind</translation>
    </message>
    <message>
        <source>the tableau is cleared</source>
        <translation>die Auslage abgeräumt ist</translation>
    </message>
    <message>
        <source>After a win the &amp;play may go on</source>
        <translation>Nach dem Sieg darf &amp;weitergespielt werden</translation>
    </message>
    <message>
        <source>ten points a card</source>
        <translation>zehn Punkte je Karte</translation>
    </message>
    <message>
        <source>cards left on the table</source>
        <translation>Restkarten auf dem Tisch</translation>
    </message>
    <message>
        <source>par, by passes and cards left</source>
        <translation>Par, nach Durchgängen und Restkarten</translation>
    </message>
    <message>
        <source>points for removals and rows</source>
        <translation>Punkte für entfernte Karten und Reihen</translation>
    </message>
    <message>
        <source>on one pile</source>
        <translation>auf einem Stapel</translation>
    </message>
    <message>
        <source>on four piles by suit</source>
        <translation>auf vier Stapeln nach Farben</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>unbegrenzt</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Guide through a first game</source>
        <translation>Anleitung für die erste Partie</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;End</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>End the guide; the Help menu begins it anew</source>
        <translation>Die Anleitung beenden; das Menü „Hilfe“ beginnt sie neu</translation>
    </message>
    <message>
        <source>Go on to the next step without doing this one</source>
        <translation>Weiter zum nächsten Schritt, ohne diesen auszuführen</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Hilfe durchsuchen</translation>
    </message>
    <message>
        <source>Pages with these words</source>
        <translation>Seiten mit diesen Wörtern</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Keine Seite enthält diese Wörter.</translation>
    </message>
    <message>
        <source>&amp;Play these rules</source>
        <translation>Diese Variante &amp;spielen</translation>
    </message>
    <message>
        <source>&amp;Change these rules…</source>
        <translation>Diese Regeln &amp;ändern…</translation>
    </message>
</context>
<context>
    <name>HelpPages</name>
    <message>
        <source>How to play</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Mouse and touch</source>
        <translation>Maus und Berührung</translation>
    </message>
    <message>
        <source>Touch two open cards that go together, one after the other, or drag one onto the other. A card that goes alone needs one touch.</source>
        <translation>Berühren Sie nacheinander zwei freie Karten, die ein Paar bilden, oder ziehen Sie eine auf die andere. Für eine Karte, die einzeln entfernt wird, genügt eine Berührung.</translation>
    </message>
    <message>
        <source>Touch the stock to draw. When it is empty, touch its place to turn the waste over, if another pass is left.</source>
        <translation>Berühren Sie den Talon, um zu ziehen. Ist er leer, berühren Sie seinen Platz, um den Ablagestapel umzudrehen, falls noch ein Durchgang übrig ist.</translation>
    </message>
    <message>
        <source>Hold the finger or the mouse still on a card to read what it is and what covers it.</source>
        <translation>Lassen Sie den Finger oder die Maus auf einer Karte ruhen, um zu lesen, welche es ist und was sie überdeckt.</translation>
    </message>
    <message>
        <source>Click a card or the stock with the right button to be told why it cannot be played.</source>
        <translation>Klicken Sie mit der rechten Maustaste auf eine Karte oder den Talon, um zu erfahren, warum sie nicht spielbar sind.</translation>
    </message>
    <message>
        <source>A right click or a long press on the bare table opens a short menu, also in full screen.</source>
        <translation>Ein Rechtsklick oder langes Drücken auf den freien Tisch öffnet ein kurzes Menü, auch im Vollbild.</translation>
    </message>
    <message>
        <source>Type a rank to jump to the next open card of that rank: %1.</source>
        <translation>Tippen Sie einen Kartenwert, um zur nächsten freien Karte dieses Werts zu springen: %1.</translation>
    </message>
    <message>
        <source>Press I to be told what the cursor stands on. Press %1, then Enter, to be told why it cannot be played.</source>
        <translation>Mit I erfahren Sie, worauf der Cursor steht. Mit %1 und danach der Eingabetaste erfahren Sie, warum es nicht spielbar ist.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>The arrow keys move a cursor over the table. Enter or Space touches what it stands on; Escape lets the chosen card go.</source>
        <translation>Die Pfeiltasten bewegen einen Cursor über den Tisch. Eingabetaste oder Leertaste berührt, worauf er steht; Esc lässt die gewählte Karte los.</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Bildschirmvorleser</translation>
    </message>
    <message>
        <source>The table is a list of its cards and piles. Each is read with its place and whether it is open, and can be pressed like a button.</source>
        <translation>Der Tisch ist eine Liste seiner Karten und Stapel. Zu jedem Eintrag wird vorgelesen, wo er liegt und ob er frei ist; jeder lässt sich wie eine Schaltfläche drücken.</translation>
    </message>
    <message>
        <source>Moves, refusals and the end of a game are spoken, a sentence each.</source>
        <translation>Züge, Ablehnungen und das Ende einer Partie werden angesagt, jeweils in einem Satz.</translation>
    </message>
    <message>
        <source>“%1” takes back the last move, “%2” shows the next move of a shortest win, and “%3” deals the same cards again.</source>
        <translation>„%1“ nimmt den letzten Zug zurück, „%2“ zeigt den nächsten Zug einer kürzesten Lösung, und „%3“ teilt dieselben Karten noch einmal aus.</translation>
    </message>
    <message>
        <source>“%1” in the Help menu tells why something cannot be done.</source>
        <translation>„%1“ im Menü „Hilfe“ sagt, warum etwas nicht geht.</translation>
    </message>
    <message>
        <source>When you get stuck</source>
        <translation>Wenn Sie nicht weiterkommen</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Ansehen</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;Noch einmal spielen</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mehr</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>No game is like this.</source>
        <translation>Keine Partie entspricht der Auswahl.</translation>
    </message>
    <message>
        <source>No game is played yet. Each game stands here from its first move on.</source>
        <translation>Noch ist keine Partie gespielt. Jede Partie steht hier von ihrem ersten Zug an.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%Ln Partie</numerusform>
            <numerusform>%Ln Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Bringing games back…</source>
        <translation>Partien werden zurückgeholt…</translation>
    </message>
    <message>
        <source>Deleting games…</source>
        <translation>Partien werden gelöscht…</translation>
    </message>
    <message>
        <source>The game on the table cannot be deleted.</source>
        <translation>Die Partie auf dem Tisch lässt sich nicht löschen.</translation>
    </message>
</context>
<context>
    <name>HistoryMenu</name>
    <message>
        <source>Copy deal &amp;code</source>
        <translation>Spiel&amp;code kopieren</translation>
    </message>
    <message>
        <source>Copy the whole &amp;game</source>
        <translation>Ganze &amp;Partie kopieren</translation>
    </message>
    <message>
        <source>&amp;Save the game as a file…</source>
        <translation>Partie als &amp;Datei speichern…</translation>
    </message>
    <message>
        <source>&amp;Paste a game to watch…</source>
        <translation>Partie zum Ansehen &amp;einfügen…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Delete &amp;all that are listed</source>
        <translation>&amp;Alle aufgelisteten löschen</translation>
    </message>
    <message>
        <source>&amp;Export what is listed…</source>
        <translation>Au&amp;fgelistete exportieren…</translation>
    </message>
    <message>
        <source>&amp;Import games…</source>
        <translation>Partien &amp;importieren…</translation>
    </message>
    <message>
        <source>&amp;Bring back what was deleted</source>
        <translation>Gelöschte &amp;wiederherstellen</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Bring back %n deleted game(s)</source>
        <translation>
            <numerusform>%Ln gelöschte Partie &amp;wiederherstellen</numerusform>
            <numerusform>%Ln gelöschte Partien &amp;wiederherstellen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InfoLine</name>
    <message>
        <source>Match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Copy the code of this deal</source>
        <translation>Den Code dieser Austeilung kopieren</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Qt: third-party parts</source>
        <translation>Qt: Bestandteile von Dritten</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>&amp;What comes with the program, and its licence:</source>
        <translation>&amp;Was zum Programm gehört, und die Lizenz dazu:</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Text der Lizenz</translation>
    </message>
    <message>
        <source>Qt comes as separate files in the folder of the program and may be replaced by another build of the same version.</source>
        <translation>Qt liegt in eigenen Dateien im Ordner des Programms und darf durch eine andere Ausgabe derselben Version ersetzt werden.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Typed cards</source>
        <translation>Eingegebene Karten</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>M&amp;ore deals</source>
        <translation>&amp;Weitere Austeilungen</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Symbolleiste</translation>
    </message>
</context>
<context>
    <name>MistakeSentences</name>
    <message>
        <source>Looking at the suit: suits and colours do not matter, only ranks count.</source>
        <translation>Auf die Farbe achten: Kreuz, Karo, Herz und Pik sind ebenso gleichgültig wie Rot und Schwarz, nur die Kartenwerte zählen.</translation>
    </message>
    <message>
        <source>Drawing too early: what lies on the waste then is out of the game for good.</source>
        <translation>Zu früh ziehen: Was dann auf dem Ablagestapel liegt, scheidet endgültig aus.</translation>
    </message>
    <message>
        <source>Drawing too early: a draw covers what lies on the waste and counts as a move. Look for pairs on the table first.</source>
        <translation>Zu früh ziehen: Jedes Ziehen überdeckt, was auf dem Ablagestapel liegt, und zählt als Zug. Suchen Sie zuerst Paare auf dem Tisch.</translation>
    </message>
    <message>
        <source>Pairing a drawn card with the waste card that it covers: only the top of the waste is in play.</source>
        <translation>Eine gezogene Karte mit der Karte des Ablagestapels paaren, die sie überdeckt: Nur die oberste des Ablagestapels ist im Spiel.</translation>
    </message>
    <message>
        <source>Waiting for a card to go alone: here every card needs a partner.</source>
        <translation>Darauf warten, dass eine Karte einzeln entfernt wird: Hier braucht jede Karte einen Partner.</translation>
    </message>
    <message>
        <source>Looking for a partner where none is needed: one touch removes these: %1.</source>
        <translation>Einen Partner suchen, wo keiner nötig ist. Schon eine Berührung entfernt: %1.</translation>
    </message>
    <message>
        <source>Overlooking what lies on a card: it can be seen and yet be blocked, unless it goes together with the only card that still covers it.</source>
        <translation>Übersehen, was auf einer Karte liegt: Sie kann zu sehen und doch blockiert sein, es sei denn, sie bildet mit der einzigen Karte, die sie noch überdeckt, ein Paar.</translation>
    </message>
    <message>
        <source>Overlooking what lies on a card: it can be seen and yet be blocked. It can be played only when nothing covers it any more.</source>
        <translation>Übersehen, was auf einer Karte liegt: Sie kann zu sehen und doch blockiert sein. Spielbar ist sie erst, wenn nichts mehr auf ihr liegt.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Deal &amp;code:</source>
        <translation>Spiel&amp;code:</translation>
    </message>
    <message>
        <source>Leave empty for a random deal</source>
        <translation>Leer lassen für eine zufällige Austeilung</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Ein&amp;fügen</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Austeilen</translation>
    </message>
    <message>
        <source>&amp;Favourite</source>
        <translation>Fa&amp;vorit</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Regeln…</translation>
    </message>
    <message>
        <source>&amp;My rules…</source>
        <translation>&amp;Eigene Regeln…</translation>
    </message>
    <message>
        <source>Put together rules of your own, starting from these</source>
        <translation>Eigene Regeln zusammenstellen, ausgehend von diesen</translation>
    </message>
    <message>
        <source>&amp;Same number (%1)</source>
        <translation>&amp;Gleiche Nummer (%1)</translation>
    </message>
    <message>
        <source>Deal the number on the table under the marked rules</source>
        <translation>Die Nummer auf dem Tisch nach den markierten Regeln austeilen</translation>
    </message>
    <message>
        <source>A random deal of %1.</source>
        <translation>Eine zufällige Austeilung: %1.</translation>
    </message>
    <message>
        <source>A deal of %1: %2</source>
        <translation>Eine Austeilung, %1: %2</translation>
    </message>
</context>
<context>
    <name>OwnRulesDialog</name>
    <message>
        <source>My rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>Kept ru&amp;les:</source>
        <translation>Gespei&amp;cherte Regeln:</translation>
    </message>
    <message>
        <source>Na&amp;me:</source>
        <translation>Na&amp;me:</translation>
    </message>
    <message>
        <source>Name of these rules</source>
        <translation>Name dieser Regeln</translation>
    </message>
    <message>
        <source>New rules</source>
        <translation>Neue Regeln</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Stock and waste</source>
        <translation>Talon und Ablagestapel</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Goal and score</source>
        <translation>Ziel und Punkte</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Keep these rules under their name</source>
        <translation>Diese Regeln unter ihrem Namen speichern</translation>
    </message>
    <message>
        <source>D&amp;eal</source>
        <translation>A&amp;usteilen</translation>
    </message>
    <message>
        <source>C&amp;opy code</source>
        <translation>Code &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy a deal code that carries these rules to anybody</source>
        <translation>Einen Spielcode kopieren, der diese Regeln zu anderen mitnimmt</translation>
    </message>
    <message>
        <source>Dele&amp;te</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>Bild des Tisches</translation>
    </message>
    <message>
        <source>These rules can be played.</source>
        <translation>Diese Regeln sind spielbar.</translation>
    </message>
    <message>
        <source>No more rules can be kept; delete some first.</source>
        <translation>Mehr Regeln lassen sich nicht speichern; löschen Sie zuerst einige.</translation>
    </message>
    <message>
        <source>The rules are kept.</source>
        <translation>Die Regeln sind gespeichert.</translation>
    </message>
    <message>
        <source>The deal code is copied.</source>
        <translation>Der Spielcode ist kopiert.</translation>
    </message>
</context>
<context>
    <name>PairsPage</name>
    <message>
        <source>Total of a pa&amp;ir:</source>
        <translation>Summe eines &amp;Paares:</translation>
    </message>
    <message>
        <source>E&amp;xtra pairs:</source>
        <translation>&amp;Zusätzliche Paare:</translation>
    </message>
    <message>
        <source>Go alone:</source>
        <translation>Einzeln entfernt:</translation>
    </message>
    <message>
        <source>Must not go together:</source>
        <translation>Kein Paar aus:</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Equal and &amp;neighbouring ranks go together</source>
        <translation>Gleiche und &amp;benachbarte Kartenwerte bilden Paare</translation>
    </message>
    <message>
        <source>Two ranks each, such as Q-K, J-J</source>
        <translation>Je zwei Kartenwerte, etwa Q-K, J-J</translation>
    </message>
    <message>
        <source>A card may go with the only card that covers it</source>
        <translation>Eine Karte darf mit der einzigen Karte, die sie überdeckt, ein Paar bilden</translation>
    </message>
</context>
<context>
    <name>ParStatus</name>
    <message>
        <source>The match of six games has ended: %1</source>
        <translation>Das Match aus sechs Partien ist beendet: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of the match of six: %1</source>
        <translation>
            <numerusform>%Ln Partie des Matches aus sechs: %1</numerusform>
            <numerusform>%Ln Partien des Matches aus sechs: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PasteGameDialog</name>
    <message>
        <source>Watch a game</source>
        <translation>Partie ansehen</translation>
    </message>
    <message>
        <source>&amp;Game, as its deal code and its moves:</source>
        <translation>&amp;Partie – Spielcode und Züge:</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Ansehen</translation>
    </message>
    <message>
        <source>This game cannot be shown: %1</source>
        <translation>Diese Partie lässt sich nicht zeigen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%Ln Zug</numerusform>
            <numerusform>%Ln Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>A game of %1: %2, %3</source>
        <translation>Eine Partie, %1: %2, %3</translation>
    </message>
</context>
<context>
    <name>PlaySentences</name>
    <message>
        <source>A king goes alone.</source>
        <translation>Ein König wird einzeln entfernt.</translation>
    </message>
    <message>
        <source>These go alone, without a partner: %1.</source>
        <translation>Einzeln, ohne Partner, zu entfernen: %1.</translation>
    </message>
    <message>
        <source>No card goes alone.</source>
        <translation>Keine Karte wird einzeln entfernt.</translation>
    </message>
    <message>
        <source>A card of the tableau is open when no card lies on it.</source>
        <translation>Eine Karte der Auslage ist frei, wenn keine andere auf ihr liegt.</translation>
    </message>
    <message>
        <source>Cards from these two places must not go together: %1.</source>
        <translation>Karten von diesen beiden Plätzen dürfen kein Paar bilden: %1.</translation>
    </message>
    <message>
        <source>The game is won when every card has gone.</source>
        <translation>Die Partie ist gewonnen, wenn alle Karten entfernt sind.</translation>
    </message>
    <message>
        <source>The game is won when the tableau is cleared; cards left in the stock and the waste do not matter.</source>
        <translation>Die Partie ist gewonnen, wenn die Auslage abgeräumt ist; Karten, die im Talon und auf dem Ablagestapel bleiben, spielen keine Rolle.</translation>
    </message>
    <message>
        <source>After that the play may go on for a better score.</source>
        <translation>Danach darf für mehr Punkte weitergespielt werden.</translation>
    </message>
    <message>
        <source>When only the stock goes round and nothing can be removed any more, that is said; you may go on all the same.</source>
        <translation>Wenn nur noch der Talon umläuft und sich nichts mehr entfernen lässt, wird das gemeldet; Sie dürfen trotzdem weiterspielen.</translation>
    </message>
    <message>
        <source>The game goes on as long as a card can be drawn.</source>
        <translation>Die Partie geht weiter, solange sich eine Karte ziehen lässt.</translation>
    </message>
    <message>
        <source>Removed cards lie on four piles by suit and cannot be played from there.</source>
        <translation>Entfernte Karten liegen auf vier Stapeln nach Farben und kommen von dort nicht mehr ins Spiel.</translation>
    </message>
    <message>
        <source>Every move can be taken back, to the start of the game.</source>
        <translation>Jeder Zug lässt sich zurücknehmen, bis zum Anfang der Partie.</translation>
    </message>
    <message>
        <source>No move can be taken back.</source>
        <translation>Kein Zug lässt sich zurücknehmen.</translation>
    </message>
    <message>
        <source>Removals, draws and redeals count as moves; taking back lowers no count.</source>
        <translation>Entfernen, Ziehen und Umdrehen zählen als Züge; Zurücknehmen verringert diese Zahl nicht.</translation>
    </message>
    <message>
        <source>Two open cards go together if their values make %1.</source>
        <translation>Zwei freie Karten bilden ein Paar, wenn ihre Werte zusammen %1 ergeben.</translation>
    </message>
    <message>
        <source>The pairs: %1.</source>
        <translation>Die Paare: %1.</translation>
    </message>
    <message>
        <source>Two open cards go together if their ranks are equal or neighbours; ace and king are no neighbours.</source>
        <translation>Zwei freie Karten bilden ein Paar, wenn ihre Kartenwerte gleich oder benachbart sind; Ass und König sind nicht benachbart.</translation>
    </message>
    <message>
        <source>The stock lies face up, and its next card may be played like any other.</source>
        <translation>Der Talon liegt offen, und seine nächste Karte ist spielbar wie jede andere freie Karte.</translation>
    </message>
    <message>
        <source>The top of the waste may also go together with the card right under it.</source>
        <translation>Die oberste Karte des Ablagestapels darf auch mit der Karte direkt unter ihr ein Paar bilden.</translation>
    </message>
    <message>
        <source>The oldest card of the waste is open too; when it has gone, the one that is oldest then takes its place.</source>
        <translation>Frei ist auch die älteste Karte des Ablagestapels; ist sie entfernt, tritt die dann älteste an ihre Stelle.</translation>
    </message>
    <message>
        <source>No card of the waste can be played.</source>
        <translation>Keine Karte des Ablagestapels ist spielbar.</translation>
    </message>
    <message>
        <source>The top card of the waste is open; playing it opens the one below.</source>
        <translation>Die oberste Karte des Ablagestapels ist frei; wird sie gespielt, wird die darunter frei.</translation>
    </message>
    <message>
        <source>The card just turned and the top of the waste are both open, and may go together.</source>
        <translation>Die eben aufgedeckte Karte und die oberste des Ablagestapels sind beide frei und dürfen ein Paar bilden.</translation>
    </message>
    <message>
        <source>The top card of each waste is open, and they may go together.</source>
        <translation>Die oberste Karte jedes Ablagestapels ist frei, und diese Karten dürfen untereinander Paare bilden.</translation>
    </message>
    <message>
        <source>A covered card may go together with the only card that still covers it, if that one is open.</source>
        <translation>Eine überdeckte Karte darf mit der einzigen Karte, die sie noch überdeckt, ein Paar bilden, wenn diese frei ist.</translation>
    </message>
    <message>
        <source>A card never goes together with a card that covers it.</source>
        <translation>Eine Karte bildet nie ein Paar mit einer Karte, die sie überdeckt.</translation>
    </message>
    <message>
        <source>Each removal brings 5 points, and each cleared row a bonus: 25, 50, 75, 100, 150, 250 and 500, counted from the last row.</source>
        <translation>Jedes Entfernen bringt 5 Punkte und jede abgeräumte Reihe einen Zuschlag: 25, 50, 75, 100, 150, 250 und 500, von der letzten Reihe an gezählt.</translation>
    </message>
    <message>
        <source>Clearing the tableau in the first pass brings 50 points, in the second 35, in the third 20; every card that is left then costs one point. A match is six games, and par is a total of 0.</source>
        <translation>Wird die Auslage im ersten Durchgang abgeräumt, bringt das 50 Punkte, im zweiten 35, im dritten 20; jede Karte, die übrig bleibt, kostet dann einen Punkt. Ein Match hat sechs Partien, und Par ist eine Summe von 0.</translation>
    </message>
    <message>
        <source>The score counts the cards left on the table: 0 is perfect.</source>
        <translation>Gezählt werden die Restkarten auf dem Tisch: 0 ist vollkommen.</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>Suchen &amp;in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Datei&amp;typ:</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>RecordProblem</name>
    <message>
        <source>A fixed card is written as its place and its card, such as A1 KS.</source>
        <translation>Eine feste Karte wird mit Platz und Karte angegeben, etwa A1 KS.</translation>
    </message>
    <message>
        <source>An extra pair is written as two ranks, such as Q-K.</source>
        <translation>Ein zusätzliches Paar wird mit zwei Kartenwerten angegeben, etwa Q-K.</translation>
    </message>
    <message>
        <source>A pyramid must have from 1 to %1 rows.</source>
        <translation>Eine Pyramide muss 1 bis %1 Reihen haben.</translation>
    </message>
    <message>
        <source>A pyramid has rows, not a count and a depth.</source>
        <translation>Eine Pyramide hat Reihen, nicht Anzahl und Tiefe.</translation>
    </message>
    <message>
        <source>There must be one pack or two.</source>
        <translation>Es müssen ein oder zwei Kartenspiele sein.</translation>
    </message>
    <message>
        <source>The highest value must be 13, 12 or 10.</source>
        <translation>Der höchste Wert muss 13, 12 oder 10 sein.</translation>
    </message>
    <message>
        <source>The number of moves that can be taken back must be from 0 to %1.</source>
        <translation>Die Zahl der zurücknehmbaren Züge muss von 0 bis %1 reichen.</translation>
    </message>
    <message>
        <source>There must be from 1 to %1 blocks on the table.</source>
        <translation>Auf dem Tisch müssen 1 bis %1 Blöcke liegen.</translation>
    </message>
    <message>
        <source>The table has %1 places, but there are only %2 cards.</source>
        <translation>Auf dem Tisch sind %1 Plätze, aber es gibt nur %2 Karten.</translation>
    </message>
    <message>
        <source>Columns need a count and a depth from 1 to %1.</source>
        <translation>Spalten brauchen eine Anzahl und eine Tiefe von 1 bis %1.</translation>
    </message>
    <message>
        <source>Columns have a count and a depth, not rows.</source>
        <translation>Spalten haben Anzahl und Tiefe, keine Reihen.</translation>
    </message>
    <message>
        <source>The number of passes must be from 1 to %1, or without limit.</source>
        <translation>Die Zahl der Durchgänge muss von 1 bis %1 reichen oder unbegrenzt sein.</translation>
    </message>
    <message>
        <source>A card of the waste is named as open twice.</source>
        <translation>Eine Karte des Ablagestapels ist zweimal als frei genannt.</translation>
    </message>
    <message>
        <source>The card under the top and the oldest card can be open only where one waste is.</source>
        <translation>Die Karte unter der obersten und die älteste können nur frei sein, wo es einen einzigen Ablagestapel gibt.</translation>
    </message>
    <message>
        <source>The card under the top goes only with the top, so the top must be open too.</source>
        <translation>Die Karte unter der obersten bildet nur mit dieser ein Paar, also muss auch die oberste frei sein.</translation>
    </message>
    <message>
        <source>The total must be from 2 to %1, twice the highest value.</source>
        <translation>Die Summe muss von 2 bis %1 reichen, dem Doppelten des höchsten Werts.</translation>
    </message>
    <message>
        <source>Neighbouring ranks go together only where there is no total.</source>
        <translation>Benachbarte Kartenwerte bilden nur Paare, wo keine Summe gilt.</translation>
    </message>
    <message>
        <source>There can be at most %1 extra pairs.</source>
        <translation>Höchstens %1 zusätzliche Paare sind möglich.</translation>
    </message>
    <message>
        <source>The pack has no %1.</source>
        <translation>Im Kartenspiel kommt %1 nicht vor.</translation>
    </message>
    <message>
        <source>A rank is named twice among those that go alone.</source>
        <translation>Ein Kartenwert ist unter den einzeln entfernten zweimal genannt.</translation>
    </message>
    <message>
        <source>An extra pair is named twice.</source>
        <translation>Ein zusätzliches Paar ist zweimal genannt.</translation>
    </message>
    <message>
        <source>A forbidden pair of places is named twice.</source>
        <translation>Ein verbotenes Paar von Plätzen ist zweimal genannt.</translation>
    </message>
    <message>
        <source>There can be from 0 to %1 cells.</source>
        <translation>Die Zahl der Zellen muss von 0 bis %1 reichen.</translation>
    </message>
    <message>
        <source>A cell can be filled from the tableau, the waste and the stock, each named once.</source>
        <translation>Eine Zelle lässt sich aus Auslage, Ablagestapel und Talon füllen, jeweils einmal genannt.</translation>
    </message>
    <message>
        <source>At most %1 cards can have a fixed place.</source>
        <translation>Einen festen Platz haben können Karten nur bis zur Zahl %1.</translation>
    </message>
    <message>
        <source>Two cards have the same fixed place.</source>
        <translation>Zwei Karten haben denselben festen Platz.</translation>
    </message>
    <message>
        <source>Neither stock nor waste is ever open, so all cards can never go.</source>
        <translation>Weder Talon noch Ablagestapel sind je frei, also können nie alle Karten entfernt werden.</translation>
    </message>
    <message>
        <source>Without a stock all %1 cards must lie on the table, which has %2 places.</source>
        <translation>Ohne Talon müssen alle Karten (%1) auf dem Tisch liegen, die Zahl der Plätze ist aber %2.</translation>
    </message>
    <message>
        <source>The number of cards in a draw must be from 1 to %1.</source>
        <translation>Die Zahl der Karten beim Ziehen muss von 1 bis %1 reichen.</translation>
    </message>
    <message>
        <source>The number of wastes must be from 1 to %1.</source>
        <translation>Die Zahl der Ablagestapel muss von 1 bis %1 reichen.</translation>
    </message>
    <message>
        <source>A cell that can be filled from nowhere is of no use.</source>
        <translation>Eine Zelle, die sich von nirgendwo füllen lässt, nützt nichts.</translation>
    </message>
    <message>
        <source>There is no place &quot;%1&quot; on this table.</source>
        <translation>Auf diesem Tisch gibt es keinen Platz „%1“.</translation>
    </message>
    <message>
        <source>The card %1 is fixed more often than the pack has it.</source>
        <translation>Die Karte %1 ist öfter auf einen Platz gesetzt, als das Kartenspiel sie hat.</translation>
    </message>
    <message>
        <source>No block counts for the goal, so the game would be won at the start.</source>
        <translation>Kein Block zählt für das Ziel, also wäre die Partie schon am Anfang gewonnen.</translation>
    </message>
    <message>
        <source>No card goes with %1, so all cards can never go.</source>
        <translation>Keine Karte bildet mit %1 ein Paar, also können nie alle Karten entfernt werden.</translation>
    </message>
    <message>
        <source>These rules do not fit into a deal code.</source>
        <translation>Diese Regeln passen nicht in einen Spielcode.</translation>
    </message>
    <message>
        <source>the text has %1 letters; it may have %2.</source>
        <translation>der Text hat %1 Buchstaben; zulässig sind %2.</translation>
    </message>
    <message>
        <source>they are written in a newer form than this program reads.</source>
        <translation>sie sind in einer neueren Form geschrieben, als dieses Programm liest.</translation>
    </message>
    <message>
        <source>they do not stand in the one order that a code has them in.</source>
        <translation>sie stehen nicht in der einzigen Reihenfolge, in der ein Code sie enthält.</translation>
    </message>
    <message>
        <source>a choice in the text is not known.</source>
        <translation>eine Wahl im Text ist nicht bekannt.</translation>
    </message>
    <message>
        <source>a fixed card in the text is not known.</source>
        <translation>eine feste Karte im Text ist nicht bekannt.</translation>
    </message>
    <message>
        <source>A number in the rules is too large for a deal code.</source>
        <translation>Eine Zahl in den Regeln ist zu groß für einen Spielcode.</translation>
    </message>
    <message>
        <source>the check sum is wrong, so a letter was lost or changed.</source>
        <translation>die Prüfsumme stimmt nicht, also ist ein Buchstabe verloren gegangen oder verändert.</translation>
    </message>
    <message>
        <source>the text ends too early.</source>
        <translation>der Text endet zu früh.</translation>
    </message>
    <message>
        <source>the text goes on too long.</source>
        <translation>der Text geht zu lange weiter.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; at place %2 cannot stand there.</source>
        <translation>„%1“ an Stelle %2 kann dort nicht stehen.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>in progress</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>festgefahren</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Spielcode</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Zu jeder Zeit</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>In den letzten 7 Tagen</translation>
    </message>
    <message>
        <source>In the last 30 days</source>
        <translation>In den letzten 30 Tagen</translation>
    </message>
    <message>
        <source>In the last 365 days</source>
        <translation>In den letzten 365 Tagen</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Einen Schritt vor</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Step of the game</source>
        <translation>Schritt der Partie</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Stand still</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play by itself</source>
        <translation>Von selbst abspielen</translation>
    </message>
</context>
<context>
    <name>ReplayDialog</name>
    <message>
        <source>Replay: %1, %2</source>
        <translation>Wiedergabe: %1, %2</translation>
    </message>
    <message>
        <source>&amp;Play this deal</source>
        <translation>Diese Austeilung &amp;spielen</translation>
    </message>
    <message>
        <source>&amp;Copy the game</source>
        <translation>Partie &amp;kopieren</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Analysieren</translation>
    </message>
    <message>
        <source>Step %1 of %2, score %3</source>
        <translation>Schritt %1 von %2, Punkte: %3</translation>
    </message>
    <message>
        <source>Step %1 of %2, score %3, at %4</source>
        <translation>Schritt %1 von %2, Punkte: %3, Zeit: %4</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Zurückgenommen: %1</translation>
    </message>
    <message>
        <source>Made again: %1</source>
        <translation>Wiederholt: %1</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>The better line</source>
        <translation>Die bessere Zugfolge</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>Analyse: %1</translation>
    </message>
    <message>
        <source>The &amp;losing move</source>
        <translation>&amp;Verlustzug</translation>
    </message>
    <message>
        <source>&amp;Better line</source>
        <translation>&amp;Bessere Zugfolge</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>Von hier &amp;weiterspielen</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>This was the best move.</source>
        <translation>Das war der beste Zug.</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Am besten: %1</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Besser: %1</translation>
    </message>
    <message>
        <source>As good: %1</source>
        <translation>Ebenso gut: %1</translation>
    </message>
    <message>
        <source>No move is made yet.</source>
        <translation>Noch kein Zug gemacht.</translation>
    </message>
    <message>
        <source>Move %1 lost the win.</source>
        <translation>Zug %1 hat den Sieg verspielt.</translation>
    </message>
    <message>
        <source>Looking through the moves…</source>
        <translation>Die Züge werden durchgesehen…</translation>
    </message>
    <message>
        <source>No move lost the win.</source>
        <translation>Kein Zug hat den Sieg verspielt.</translation>
    </message>
    <message>
        <source>No move is known to have lost the win.</source>
        <translation>Von keinem Zug ist bekannt, dass er den Sieg verspielt hätte.</translation>
    </message>
</context>
<context>
    <name>ReviewTable</name>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Can it be won?</source>
        <translation>Noch zu gewinnen?</translation>
    </message>
    <message>
        <source>Fewest moves left</source>
        <translation>Mindestens noch</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>This move lost the win</source>
        <translation>Dieser Zug hat den Sieg verspielt</translation>
    </message>
</context>
<context>
    <name>RulesGallery</name>
    <message>
        <source>Of the deals, with all cards known. What is in brackets holds 95 times in a hundred.</source>
        <translation>Der Austeilungen, wenn alle Karten bekannt sind. Die Spanne in Klammern stimmt in 95 von 100 Fällen.</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorit</translation>
    </message>
    <message>
        <source>How many can be won is not known.</source>
        <translation>Wie viele zu gewinnen sind, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>%1% can be won (%2–%3)</source>
        <translation>%1 % sind zu gewinnen (%2–%3)</translation>
    </message>
    <message numerus="yes">
        <source>some %n move(s)</source>
        <translation>
            <numerusform>etwa %Ln Zug</numerusform>
            <numerusform>etwa %Ln Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), won %1</source>
        <translation>
            <numerusform>%Ln Partie, gewonnen: %1</numerusform>
            <numerusform>%Ln Partien, gewonnen: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won %1 % of %n game(s)</source>
        <translation>
            <numerusform>%1&#xa0;% von %Ln Partie gewonnen</numerusform>
            <numerusform>%1&#xa0;% von %Ln Partien gewonnen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesGalleryView</name>
    <message>
        <source>Search by name or rule</source>
        <translation>Nach Name oder Regel suchen</translation>
    </message>
    <message>
        <source>Search the rule sets</source>
        <translation>Varianten durchsuchen</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Groups of rule sets</source>
        <translation>Gruppen von Varianten</translation>
    </message>
</context>
<context>
    <name>RulesGroups</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Leichter</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Schwerer</translation>
    </message>
    <message>
        <source>Two packs</source>
        <translation>Zwei Kartenspiele</translation>
    </message>
    <message>
        <source>Other tables</source>
        <translation>Andere Auslagen</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
</context>
<context>
    <name>RulesLines</name>
    <message>
        <source>The stock goes round as often as you like; clear the pyramid to win.</source>
        <translation>Der Talon läuft beliebig oft um; wer die Pyramide abräumt, gewinnt.</translation>
    </message>
    <message>
        <source>As Pyramide, but you see the stock only three times.</source>
        <translation>Wie Pyramide, doch der Talon ist nur dreimal zu sehen.</translation>
    </message>
    <message>
        <source>Once through the stock, and every card must go.</source>
        <translation>Einmal durch den Talon, und alle Karten müssen weg.</translation>
    </message>
    <message>
        <source>Once through the stock, but clearing the pyramid is enough.</source>
        <translation>Einmal durch den Talon, doch die Pyramide abzuräumen genügt.</translation>
    </message>
    <message>
        <source>Three times through the stock, for a score, as in golf.</source>
        <translation>Dreimal durch den Talon, um Punkte wie beim Golf.</translation>
    </message>
    <message>
        <source>The next card of the stock lies face up and can be paired.</source>
        <translation>Die nächste Karte des Talons liegt offen und kann ein Paar bilden.</translation>
    </message>
    <message>
        <source>Draw three cards at a time, as often as you like.</source>
        <translation>Drei Karten auf einmal, beliebig oft.</translation>
    </message>
    <message>
        <source>Draw three at a time; a card can go with the last one that lies on it.</source>
        <translation>Drei auf einmal; eine Karte bildet auch mit der letzten auf ihr ein Paar.</translation>
    </message>
    <message>
        <source>Draw three cards side by side, three times; every card must go.</source>
        <translation>Drei Karten nebeneinander, dreimal; alle Karten müssen weg.</translation>
    </message>
    <message>
        <source>All cards lie open: it is won by thinking alone.</source>
        <translation>Alle Karten liegen offen: Nur Nachdenken gewinnt.</translation>
    </message>
    <message>
        <source>The pyramid stands on its tip, and one card is open at first.</source>
        <translation>Die Pyramide steht auf der Spitze, und zuerst ist eine Karte frei.</translation>
    </message>
    <message>
        <source>Seven loose cards below the pyramid help from the start.</source>
        <translation>Sieben lose Karten unter der Pyramide helfen von Anfang an.</translation>
    </message>
    <message>
        <source>The last row lies loose below a smaller pyramid.</source>
        <translation>Die letzte Reihe liegt lose unter einer kleineren Pyramide.</translation>
    </message>
    <message>
        <source>Six loose cards below the pyramid help from the start.</source>
        <translation>Sechs lose Karten unter der Pyramide helfen von Anfang an.</translation>
    </message>
    <message>
        <source>One free place where you can put a card aside.</source>
        <translation>Ein freier Platz, auf den eine Karte beiseitegelegt werden kann.</translation>
    </message>
    <message>
        <source>A card can go with the last one that lies on it.</source>
        <translation>Eine Karte bildet auch mit der letzten, die auf ihr liegt, ein Paar.</translation>
    </message>
    <message>
        <source>48 cards without tens; two cards make 12.</source>
        <translation>48 Karten ohne Zehnen; zwei Karten ergeben 12.</translation>
    </message>
    <message>
        <source>A smaller pyramid, a larger stock, and every card must go.</source>
        <translation>Eine kleinere Pyramide, ein größerer Talon, und alle Karten müssen weg.</translation>
    </message>
    <message>
        <source>The upper rows lie face down until you uncover them.</source>
        <translation>Die oberen Reihen liegen verdeckt, bis sie frei werden.</translation>
    </message>
    <message>
        <source>The oldest of the drawn cards stays in play.</source>
        <translation>Die älteste gezogene Karte bleibt im Spiel.</translation>
    </message>
    <message>
        <source>As Treize, with the pyramid on its tip.</source>
        <translation>Wie Treize, doch die Pyramide steht auf der Spitze.</translation>
    </message>
    <message>
        <source>All cards lie open; two cards make 12.</source>
        <translation>Alle Karten liegen offen; zwei Karten ergeben 12.</translation>
    </message>
    <message>
        <source>Equal and neighbouring cards go together.</source>
        <translation>Gleiche und benachbarte Karten bilden Paare.</translation>
    </message>
    <message>
        <source>Three pyramids, and nothing to draw.</source>
        <translation>Drei Pyramiden und nichts zu ziehen.</translation>
    </message>
    <message>
        <source>40 cards and a smaller pyramid; two cards make 10.</source>
        <translation>40 Karten und eine kleinere Pyramide; zwei Karten ergeben 10.</translation>
    </message>
    <message>
        <source>One pyramid of nine rows: a long game.</source>
        <translation>Eine Pyramide aus neun Reihen: eine lange Partie.</translation>
    </message>
    <message>
        <source>Two pyramids side by side.</source>
        <translation>Zwei Pyramiden nebeneinander.</translation>
    </message>
    <message>
        <source>Two pyramids, one of them on its tip.</source>
        <translation>Zwei Pyramiden, eine davon auf der Spitze.</translation>
    </message>
    <message>
        <source>Nine rows; you draw three cards side by side.</source>
        <translation>Neun Reihen; gezogen werden drei Karten nebeneinander.</translation>
    </message>
    <message>
        <source>The pyramid stands on its tip; two cards make 11.</source>
        <translation>Die Pyramide steht auf der Spitze; zwei Karten ergeben 11.</translation>
    </message>
</context>
<context>
    <name>RulesOrigins</name>
    <message>
        <source>Passes through the stock: the books and AisleRiot give one ([CL], [RX]), most programs three ([P3], [OS]), a few have no limit ([N], [KT]). Any number can be set in [*].</source>
        <translation>Durchgänge durch den Talon: Die Bücher und AisleRiot geben einen ([CL], [RX]), die meisten Programme drei ([P3], [OS]), einige keine Grenze ([N], [KT]). Jede Zahl lässt sich unter [*] einstellen.</translation>
    </message>
    <message>
        <source>What must be cleared: the books want all 52 cards ([CL]); Microsoft and several programs are content with the pyramid ([RX], [OS]).</source>
        <translation>Was abzuräumen ist: Die Bücher verlangen alle 52 Karten ([CL]); Microsoft und mehrere Programme begnügen sich mit der Pyramide ([RX], [OS]).</translation>
    </message>
    <message>
        <source>Which cards beside the pyramid are open: only the top of the waste ([N]); the card just turned and the top of the waste, also with each other ([CL]); the next card of the stock and the top of the waste ([OS]); the top and the card under it ([TH]); the oldest card besides ([TZ]). Italian rules let stock and waste go with the pyramid only, which can be had in [*].</source>
        <translation>Welche Karten neben der Pyramide frei sind: nur die oberste des Ablagestapels ([N]); die eben aufgedeckte und die oberste des Ablagestapels, auch miteinander ([CL]); die nächste des Talons und die oberste des Ablagestapels ([OS]); die oberste und die Karte darunter ([TH]); dazu die älteste ([TZ]). Nach italienischen Regeln bilden Talon und Ablagestapel nur mit der Pyramide Paare; das lässt sich unter [*] einstellen.</translation>
    </message>
    <message>
        <source>A turned card that was not used: it goes to the waste, but in an older text it is out of the game for good. That is a choice in [*].</source>
        <translation>Eine aufgedeckte Karte, die nicht verwendet wurde: Sie kommt auf den Ablagestapel, nach einem älteren Text aber scheidet sie endgültig aus. Das lässt sich unter [*] wählen.</translation>
    </message>
    <message>
        <source>The word relaxed: for some it means that the pyramid is enough ([RX]), for others that a card may go with the one that covers it ([CV]), or that the passes have no limit ([N]). PySolFC&apos;s relaxed game also has three passes and an open stock ([OS]).</source>
        <translation>Das Wort „erleichtert“ (relaxed): Für die einen heißt es, dass die Pyramide genügt ([RX]), für andere, dass eine Karte mit der, die sie überdeckt, ein Paar bilden darf ([CV]) oder dass die Durchgänge unbegrenzt sind ([N]). Das erleichterte Spiel von PySolFC hat auch drei Durchgänge und einen offenen Talon ([OS]).</translation>
    </message>
    <message>
        <source>A card with the one that covers it: the standard game does not allow it; Microsoft&apos;s Tut&apos;s Tomb does ([TT]), and some newer programs do ([CV]).</source>
        <translation>Eine Karte mit der, die sie überdeckt: Das gewöhnliche Spiel erlaubt es nicht; Tut’s Tomb von Microsoft erlaubt es ([TT]), ebenso einige neuere Programme ([CV]).</translation>
    </message>
    <message>
        <source>The king of spades at the top: only one newer program and the text that this game follows have it; no older program does. [KT] plays without it.</source>
        <translation>Pik-König an der Spitze: So halten es nur ein neueres Programm und der Text, dem dieses Spiel folgt; kein älteres Programm tut es. [KT] spielt ohne ihn.</translation>
    </message>
    <message>
        <source>Pairs with the coverer and the goal: Microsoft&apos;s Tut&apos;s Tomb allows such pairs, PySolFC&apos;s King Tut ([KT]) does not; one program wants all cards cleared. The year is told as 1990 and as 1991. One card at a time in a single pass was Microsoft&apos;s second way to play, which can be had in [*].</source>
        <translation>Paare mit der Deckkarte und das Ziel: Tut’s Tomb von Microsoft erlaubt solche Paare, King Tut von PySolFC ([KT]) nicht; ein Programm verlangt, dass alle Karten entfernt werden. Als Jahr werden 1990 und 1991 genannt. Jeweils eine Karte in einem einzigen Durchgang war Microsofts zweite Spielart; sie lässt sich unter [*] einstellen.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s help says in one place that King Tut has no redeal and in another that it has no limit; the program itself has no limit, and so has this one.</source>
        <translation>Die Hilfe von PySolFC sagt an einer Stelle, dass der Talon in King Tut nicht umgedreht wird, und an einer anderen, dass es keine Grenze gibt; das Programm selbst hat keine Grenze und dieses auch nicht.</translation>
    </message>
    <message>
        <source>Apophis has three passes in PySolFC and two in Politaire, and on one site the pyramid alone must go. Only PySolFC says in which order the wastes are gathered. The other numbers can be set in [*].</source>
        <translation>Apophis hat in PySolFC drei Durchgänge und in Politaire zwei, und auf einer Website muss allein die Pyramide entfernt werden. Nur PySolFC sagt, in welcher Reihenfolge die Ablagestapel eingesammelt werden. Die anderen Zahlen lassen sich unter [*] einstellen.</translation>
    </message>
    <message>
        <source>Triangle: PySolFC has one waste and three passes ([TR]), AisleRiot one pass with the oldest card of the waste open ([YL]), Politaire two wastes that the player fills, in one pass; on one site the triangle alone must go. Both can be had in [*].</source>
        <translation>Dreieck: PySolFC hat einen Ablagestapel und drei Durchgänge ([TR]), AisleRiot einen Durchgang, bei dem die älteste Karte des Ablagestapels frei ist ([YL]), Politaire zwei Ablagestapel, die man selbst füllt, in einem Durchgang; auf einer Website muss allein das Dreieck entfernt werden. Beides lässt sich unter [*] einstellen.</translation>
    </message>
    <message>
        <source>Eleven Triangle: PySolFC deals one card to each waste from a closed stock, as here; in Politaire the player puts the open stock card on one of three wastes, which can be had in [*].</source>
        <translation>Elferdreieck: PySolFC legt von einem verdeckten Talon je eine Karte auf jeden Ablagestapel, wie hier; in Politaire legt man die offene Talonkarte auf einen von drei Ablagestapeln, was sich unter [*] einstellen lässt.</translation>
    </message>
    <message>
        <source>How often Giza is won: one in ten is what players of one program reach, one in three is claimed by another, and 36 in a hundred can be won by best play. Several pages call a game with three pyramids Giza; that is [PH]. On one site the pyramid alone must go, which can be had in [*].</source>
        <translation>Wie oft Gizeh gewonnen wird: eine von zehn Partien, so weit kommen die Spieler eines Programms; eine von drei behauptet ein anderes; und 36 von hundert gehen bei bestem Spiel auf. Mehrere Seiten nennen ein Spiel mit drei Pyramiden Gizeh; das ist hier [PH]. Auf einer Website muss allein die Pyramide entfernt werden, was sich unter [*] einstellen lässt.</translation>
    </message>
    <message>
        <source>The number of rows with two packs: nine in nearly all programs, ten on one page, which is more than this table holds. Swoop plays with two wastes that move on; that can be had in [*].</source>
        <translation>Die Zahl der Reihen bei zwei Kartenspielen: neun in fast allen Programmen, zehn auf einer Seite, mehr, als dieser Tisch fasst. Swoop wird mit zwei Ablagestapeln gespielt, auf denen die Karten weiterrücken; das lässt sich unter [*] einstellen.</translation>
    </message>
    <message>
        <source>The reserve: seven cards below a full pyramid ([R7]), the seventh row itself ([L7]), or six cards, told both with a full pyramid ([R6]) and with six rows, which can be had in [*]. Whether it must be cleared for a win is said nowhere; here it must.</source>
        <translation>Die Reserve: sieben Karten unter einer vollen Pyramide ([R7]), die siebte Reihe selbst ([L7]) oder sechs Karten, beschrieben sowohl mit voller Pyramide ([R6]) als auch mit sechs Reihen, was sich unter [*] einstellen lässt. Ob sie für den Sieg abgeräumt werden muss, steht nirgends; hier muss sie es.</translation>
    </message>
    <message>
        <source>What may fill the cell: the pyramid and the waste in some programs, the stock in others. Here any open card may; [*] can forbid some of it, or give more cells.</source>
        <translation>Woraus die Zelle gefüllt werden darf: in manchen Programmen aus Pyramide und Ablagestapel, in anderen aus dem Talon. Hier darf es jede freie Karte sein; unter [*] lässt sich manches davon verbieten, oder es gibt mehr Zellen.</translation>
    </message>
    <message>
        <source>Microsoft&apos;s table: the author of two programs that solve it counts seven rows, as here; one site that is not Microsoft&apos;s tells of six rows and a reserve of six cards.</source>
        <translation>Microsofts Tisch: Der Verfasser zweier Programme, die ihn lösen, zählt sieben Reihen, wie hier; eine Website, die nicht von Microsoft ist, spricht von sechs Reihen und einer Reserve von sechs Karten.</translation>
    </message>
    <message>
        <source>The par score: 50, 35 or 20 points by the pass that clears the pyramid in Morehead and Mott-Smith; Wikipedia simply counts the cards left, as [RX] does.</source>
        <translation>Die Par-Wertung: bei Morehead und Mott-Smith 50, 35 oder 20 Punkte, je nach dem Durchgang, in dem die Pyramide abgeräumt wird; Wikipedia zählt einfach die Restkarten, wie es [RX] tut.</translation>
    </message>
    <message>
        <source>One win in fifty is what books guess for people at the table. With all cards known, 6.8 deals in a hundred can be won.</source>
        <translation>Ein Sieg in fünfzig Partien ist das, was Bücher für Menschen am Tisch schätzen. Sind alle Karten bekannt, gehen 6,8 von hundert Austeilungen auf.</translation>
    </message>
    <message>
        <source>Cards dealt face down: AisleRiot and some others hide the upper rows ([TH]); most show everything ([CL]). PySolFC&apos;s game of that name also opens the stock.</source>
        <translation>Verdeckt ausgelegte Karten: AisleRiot und einige andere verbergen die oberen Reihen ([TH]); die meisten zeigen alles ([CL]). Das Spiel dieses Namens in PySolFC öffnet auch den Talon.</translation>
    </message>
    <message>
        <source>The first card of the stock: PySolFC lays it on the waste before the game begins, Microsoft does not ([OS]). Both can be had in [*].</source>
        <translation>Die erste Karte des Talons: PySolFC legt sie vor Spielbeginn auf den Ablagestapel, Microsoft nicht ([OS]). Beides lässt sich unter [*] einstellen.</translation>
    </message>
    <message>
        <source>The size of the table: six rows are played in one pass by some, with three redeals or with pairs of coverers by others. Each of these can be set in [*].</source>
        <translation>Die Größe des Tisches: Sechs Reihen spielen die einen in einem Durchgang, andere mit dreimaligem Umdrehen oder mit Deckkartenpaaren. All das lässt sich unter [*] einstellen.</translation>
    </message>
    <message>
        <source>One Italian page lets a card be played only when the whole row below it has gone; that is a choice in [*].</source>
        <translation>Auf einer italienischen Seite darf eine Karte erst gespielt werden, wenn die ganze Reihe unter ihr entfernt ist; das lässt sich unter [*] wählen.</translation>
    </message>
    <message>
        <source>The total: twelve is also played with the 48 cards of the Spanish pack, where the king goes alone ([SP]).</source>
        <translation>Die Summe: Zwölf wird auch mit den 48 Karten des spanischen Blatts gespielt, wobei der König einzeln entfernt wird ([SP]).</translation>
    </message>
    <message>
        <source>Twelve is also the total of a game with all 52 cards, where queen and king go together ([DZ]), and Italian packs of 40 cards make ten ([IT]).</source>
        <translation>Zwölf ist auch die Summe eines Spiels mit allen 52 Karten, in dem Dame und König ein Paar bilden ([DZ]); mit dem italienischen Blatt von 40 Karten wird Zehn gebildet ([IT]).</translation>
    </message>
    <message>
        <source>The game that this program was first written for: the stock goes round as often as you like, only the top of the waste is open, and clearing the pyramid wins.</source>
        <translation>Das Spiel, für das dieses Programm zuerst geschrieben wurde: Der Talon läuft um, so oft Sie wollen, nur die oberste Karte des Ablagestapels ist frei, und mit dem Abräumen der Pyramide ist gewonnen.</translation>
    </message>
    <message>
        <source>Three passes through the stock are the most common number in programs for the computer. Here the removed cards are sorted by suit, so that you see how far each suit has come.</source>
        <translation>Drei Durchgänge durch den Talon sind in Computerprogrammen die häufigste Zahl. Hier werden die entfernten Karten nach Farben geordnet, damit Sie sehen, wie weit jede Farbe gekommen ist.</translation>
    </message>
    <message>
        <source>The game of the books, as Morehead and Mott-Smith and later Michael Keller describe it: one pass, and all 52 cards must go. Books guess that a person wins one game in fifty; with all cards known about one deal in fifteen can be won at all.</source>
        <translation>Das Spiel der Bücher, wie Morehead und Mott-Smith und später Michael Keller es beschreiben: ein Durchgang, und alle 52 Karten müssen entfernt werden. Die Bücher schätzen, dass ein Mensch eine von fünfzig Partien gewinnt; sind alle Karten bekannt, geht etwa eine von fünfzehn Austeilungen überhaupt auf.</translation>
    </message>
    <message>
        <source>The classic game with an easier end: clearing the pyramid is enough. Wikipedia and several programs call it the relaxed game.</source>
        <translation>Das klassische Spiel mit leichterem Ziel: Es genügt, die Pyramide abzuräumen. Wikipedia und mehrere Programme nennen es das erleichterte Spiel (relaxed).</translation>
    </message>
    <message>
        <source>Morehead and Mott-Smith&apos;s version for those who want more than winning or losing: three passes and a score against par, like in golf. Six games are a match.</source>
        <translation>Die Fassung von Morehead und Mott-Smith für alle, die mehr wollen als Sieg oder Niederlage: drei Durchgänge und eine Wertung gegen Par, wie im Golf. Sechs Partien sind ein Match.</translation>
    </message>
    <message>
        <source>The way Microsoft&apos;s collection plays it: the next card of the stock lies face up and may be paired, also with the top of the waste. About two deals in three can be cleared.</source>
        <translation>So spielt es die Sammlung von Microsoft: Die nächste Karte des Talons liegt offen und darf Paare bilden, auch mit der obersten des Ablagestapels. Etwa zwei von drei Austeilungen lassen sich abräumen.</translation>
    </message>
    <message>
        <source>Three cards at a time and passes without limit, as PySolFC and Politaire play King Tut.</source>
        <translation>Jeweils drei Karten und Durchgänge ohne Grenze, so wie PySolFC und Politaire King Tut spielen.</translation>
    </message>
    <message>
        <source>Tut&apos;s Tomb came with Microsoft&apos;s entertainment packs around 1990. Here the king of spades lies at the top as Tutankhamun, and a card may go together with the last card that covers it. Taking or leaving a waste card changes the groups of three of the next pass, so no king ever leaves the waste by itself.</source>
        <translation>Tut’s Tomb erschien um 1990 in Microsofts Unterhaltungspaketen. Hier liegt Pik-König als Tutanchamun an der Spitze, und eine Karte darf mit der letzten Karte, die sie noch überdeckt, ein Paar bilden. Wird eine Karte vom Ablagestapel genommen oder liegen gelassen, verschieben sich die Dreiergruppen des nächsten Durchgangs; darum verlässt kein König den Ablagestapel von selbst.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s Apophis has three wastes whose top cards pair with the pyramid and with each other. As the wastes are gathered, the cards come in another order in each pass.</source>
        <translation>Apophis von PySolFC hat drei Ablagestapel, deren oberste Karten mit der Pyramide und untereinander Paare bilden. Weil die Ablagestapel eingesammelt werden, kommen die Karten in jedem Durchgang in anderer Reihenfolge.</translation>
    </message>
    <message>
        <source>Michael Keller&apos;s open game: there is no stock, all cards can be seen from the start, and thinking decides. A little more than one deal in three can be won.</source>
        <translation>Michael Kellers offenes Spiel: Es gibt keinen Talon, alle Karten sind von Anfang an zu sehen, und das Nachdenken entscheidet. Etwas mehr als eine von drei Austeilungen geht auf.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s Triangle turns the pyramid upside down, so that only one card is open at the start. PySolFC also calls it Yield and Funnel, though AisleRiot&apos;s Yield plays otherwise.</source>
        <translation>Triangle von PySolFC stellt die Pyramide auf den Kopf, sodass am Anfang nur eine Karte frei ist. PySolFC nennt es auch Yield und Funnel, obwohl Yield in AisleRiot anders gespielt wird.</translation>
    </message>
    <message>
        <source>An old text on Wikipedia lays seven more cards below the pyramid, which are open from the start and cover nothing.</source>
        <translation>Ein alter Text in der Wikipedia legt unter die Pyramide sieben weitere Karten, die von Anfang an frei sind und nichts überdecken.</translation>
    </message>
    <message>
        <source>Another reading of the reserve of seven: the seventh row itself lies loose below a pyramid of six rows.</source>
        <translation>Eine andere Lesart der Siebenerreserve: Die siebte Reihe selbst liegt lose unter einer Pyramide von sechs Reihen.</translation>
    </message>
    <message>
        <source>A full pyramid with six loose cards below it, which leaves 18 for the stock.</source>
        <translation>Eine volle Pyramide mit sechs losen Karten darunter; für den Talon bleiben 18.</translation>
    </message>
    <message>
        <source>A free place for one card, as several programs offer it. It looks small and helps more than anything else: nearly every deal can be won.</source>
        <translation>Ein freier Platz für eine Karte, wie ihn mehrere Programme bieten. Er wirkt unscheinbar und hilft mehr als alles andere: Fast jede Austeilung ist zu gewinnen.</translation>
    </message>
    <message>
        <source>A card may go together with the last card that covers it. Of the relaxed deals that lifts the share that can be won from about 9 to about 23 in a hundred.</source>
        <translation>Eine Karte darf mit der letzten Karte, die sie überdeckt, ein Paar bilden. Beim erleichterten Spiel hebt das den Anteil der Austeilungen, die aufgehen können, von etwa 9 auf etwa 23 von hundert.</translation>
    </message>
    <message>
        <source>Played with the Spanish pack of 48 cards, which has no tens. Wikipedia names it as one of the sizes of pack that Pyramid is played with.</source>
        <translation>Gespielt mit dem spanischen Blatt von 48 Karten, das keine Zehnen hat. Wikipedia führt es unter den Blättern an, mit denen Pyramide gespielt wird.</translation>
    </message>
    <message>
        <source>A smaller pyramid of six rows, and so a larger stock. All cards must go in one pass, which is harder than it looks.</source>
        <translation>Eine kleinere Pyramide von sechs Reihen und darum ein größerer Talon. Alle Karten müssen in einem Durchgang entfernt werden, was schwerer ist, als es aussieht.</translation>
    </message>
    <message>
        <source>AisleRiot&apos;s Thirteen deals all rows but the last face down. The drawn card lies on the waste and may go together with the card right under it.</source>
        <translation>Thirteen von AisleRiot legt alle Reihen außer der letzten verdeckt aus. Die gezogene Karte liegt auf dem Ablagestapel und darf mit der Karte direkt unter ihr ein Paar bilden.</translation>
    </message>
    <message>
        <source>AisleRiot&apos;s Treize shows all cards and keeps the oldest card of the waste apart, so that it can be played at any time.</source>
        <translation>Treize von AisleRiot zeigt alle Karten und hält die älteste Karte des Ablagestapels gesondert, sodass sie jederzeit spielbar ist.</translation>
    </message>
    <message>
        <source>AisleRiot&apos;s Yield is Treize on a pyramid that stands upside down.</source>
        <translation>Yield von AisleRiot ist Treize auf einer Pyramide, die auf dem Kopf steht.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s and Politaire&apos;s Pyramid Dozen makes twelve instead of thirteen. Nothing goes alone: queen and king, which make no twelve, go together.</source>
        <translation>Pyramid Dozen von PySolFC und Politaire ergibt zwölf statt dreizehn. Nichts wird einzeln entfernt: Dame und König, die nicht zwölf ergeben, bilden ein Paar.</translation>
    </message>
    <message>
        <source>Cheops counts nothing: equal and neighbouring ranks go together, 26 pairs in all, and no king goes alone.</source>
        <translation>Cheops rechnet nicht: Gleiche und benachbarte Kartenwerte bilden Paare, 26 insgesamt, und kein König wird einzeln entfernt.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s Pharaohs lays the whole pack out as three pyramids. A pair may come from two of them.</source>
        <translation>Pharaohs von PySolFC legt das ganze Kartenspiel zu drei Pyramiden aus. Ein Paar darf aus zweien von ihnen stammen.</translation>
    </message>
    <message>
        <source>Played in Italy with 40 cards: ten is the total, the king counts ten and goes alone, and two fives make a pair.</source>
        <translation>In Italien mit 40 Karten gespielt: Die Summe ist zehn, der König zählt zehn und wird einzeln entfernt, und zwei Fünfen bilden ein Paar.</translation>
    </message>
    <message>
        <source>Thomas Warfield&apos;s Double Pyramid takes two packs and nine rows.</source>
        <translation>Double Pyramid von Thomas Warfield verwendet zwei Kartenspiele und neun Reihen.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s own: two packs and two pyramids side by side.</source>
        <translation>Von PySolFC selbst: zwei Kartenspiele und zwei Pyramiden nebeneinander.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s own: two packs, one pyramid that stands and one that hangs.</source>
        <translation>Von PySolFC selbst: zwei Kartenspiele, eine stehende und eine umgekehrte Pyramide.</translation>
    </message>
    <message>
        <source>Anubis is Politaire&apos;s larger Apophis, with two packs, nine rows and two passes.</source>
        <translation>Anubis ist das größere Apophis von Politaire, mit zwei Kartenspielen, neun Reihen und zwei Durchgängen.</translation>
    </message>
    <message>
        <source>Eleven is the total on a triangle that stands upside down. Jacks, queens and kings make no eleven, so two equal ones go together.</source>
        <translation>Elf ist die Summe, auf einem Dreieck, das auf dem Kopf steht. Buben, Damen und Könige ergeben keine Elf, also bilden zwei gleiche ein Paar.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>What may be removed</source>
        <translation>Was entfernt werden darf</translation>
    </message>
    <message>
        <source>Stock and waste</source>
        <translation>Talon und Ablagestapel</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Score and taking back</source>
        <translation>Punkte und Zurücknehmen</translation>
    </message>
    <message>
        <source>What to watch</source>
        <translation>Worauf zu achten ist</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Woher es kommt</translation>
    </message>
    <message>
        <source>Where the sources differ</source>
        <translation>Worin die Quellen sich unterscheiden</translation>
    </message>
    <message>
        <source>Common mistakes</source>
        <translation>Häufige Fehler</translation>
    </message>
    <message>
        <source>the tableau</source>
        <translation>Auslage</translation>
    </message>
    <message>
        <source>the waste</source>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>the stock</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>An ace counts 1, a jack %1, a queen %2 and a king %3.</source>
        <translation>Das Ass zählt 1, der Bube %1, die Dame %2 und der König %3.</translation>
    </message>
</context>
<context>
    <name>RulesSummary</name>
    <message>
        <source>oldest of the waste open</source>
        <translation>älteste Karte des Ablagestapels frei</translation>
    </message>
    <message>
        <source>all cards must go</source>
        <translation>alle Karten entfernen</translation>
    </message>
    <message>
        <source>the tableau must go</source>
        <translation>die Auslage abräumen</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1, verdeckt</translation>
    </message>
    <message>
        <source>no stock</source>
        <translation>kein Talon</translation>
    </message>
    <message>
        <source>passes without limit</source>
        <translation>Durchgänge unbegrenzt</translation>
    </message>
    <message>
        <source>open stock</source>
        <translation>offener Talon</translation>
    </message>
    <message>
        <source>turned card and waste open</source>
        <translation>aufgedeckte Karte und Ablagestapel frei</translation>
    </message>
    <message>
        <source>neighbouring ranks go together</source>
        <translation>benachbarte Kartenwerte bilden Paare</translation>
    </message>
    <message>
        <source>pairs make %1</source>
        <translation>Paare ergeben %1</translation>
    </message>
    <message>
        <source>pairs with the coverer</source>
        <translation>Paare mit der Deckkarte</translation>
    </message>
</context>
<context>
    <name>RulesWatch</name>
    <message>
        <source>Two cards of which one lies under the other can never go together; each needs another partner, so find those first.</source>
        <translation>Zwei Karten, von denen eine unter der anderen liegt, können nie ein Paar bilden; jede braucht einen anderen Partner, suchen Sie also diese zuerst.</translation>
    </message>
    <message>
        <source>Drawing costs nothing but moves: every card of the stock comes to the top again.</source>
        <translation>Ziehen kostet nichts als Züge: Jede Karte des Talons kommt wieder nach oben.</translation>
    </message>
    <message>
        <source>Use the first pass to learn the order of the stock; nothing is shuffled, so it comes again.</source>
        <translation>Nutzen Sie den ersten Durchgang, um die Reihenfolge des Talons zu lernen; es wird nicht gemischt, sie kehrt also wieder.</translation>
    </message>
    <message>
        <source>All cards must go, so count: do not spend the last partner of a card that is still covered.</source>
        <translation>Alle Karten müssen entfernt werden, also zählen Sie mit: Geben Sie den letzten Partner einer noch überdeckten Karte nicht her.</translation>
    </message>
    <message>
        <source>The stock passes by only once: what goes with the top of the waste should do so before the next draw covers it.</source>
        <translation>Der Talon kommt nur einmal vorbei: Was mit der obersten Karte des Ablagestapels ein Paar bildet, sollte es tun, bevor sie beim nächsten Ziehen überdeckt wird.</translation>
    </message>
    <message>
        <source>Fewer points are given from pass to pass, and once the pyramid is gone each further pair still saves two.</source>
        <translation>Von Durchgang zu Durchgang gibt es weniger Punkte, und ist die Pyramide entfernt, spart jedes weitere Paar noch zwei.</translation>
    </message>
    <message>
        <source>Do not draw by habit: the card on the stock can be used where it lies, and drawing it covers the top of the waste.</source>
        <translation>Ziehen Sie nicht aus Gewohnheit: Die Karte auf dem Talon ist dort spielbar, wo sie liegt, und gezogen überdeckt sie die oberste des Ablagestapels.</translation>
    </message>
    <message>
        <source>Only every third card comes to the top by itself. Taking one moves the groups of three of the next pass, and others come up.</source>
        <translation>Nur jede dritte Karte kommt von selbst nach oben. Nehmen Sie eine, verschieben sich die Dreiergruppen des nächsten Durchgangs, und andere kommen nach oben.</translation>
    </message>
    <message>
        <source>Look at what lies on what: a pair of which one card covers the other goes too, once nothing else lies on the two.</source>
        <translation>Sehen Sie nach, was worauf liegt: Auch ein Paar, bei dem eine Karte die andere überdeckt, lässt sich entfernen, sobald sonst nichts mehr auf den beiden liegt.</translation>
    </message>
    <message>
        <source>One draw covers all wastes at once, so use their top cards before it.</source>
        <translation>Einmal ziehen überdeckt alle Ablagestapel zugleich; nutzen Sie also vorher deren oberste Karten.</translation>
    </message>
    <message>
        <source>Nothing is hidden and nothing is drawn, so the whole game can be thought through before the first move.</source>
        <translation>Nichts ist verborgen, und nichts wird gezogen; die ganze Partie lässt sich also vor dem ersten Zug durchdenken.</translation>
    </message>
    <message>
        <source>At the start a single card of the table is open, so the first partners can only come from the stock.</source>
        <translation>Am Anfang ist nur eine einzige Karte des Tisches frei, die ersten Partner können also nur aus dem Talon kommen.</translation>
    </message>
    <message>
        <source>The loose cards cover nothing and can wait; keep them for cards that find no other partner.</source>
        <translation>Die losen Karten überdecken nichts und können warten; heben Sie sie für Karten auf, die keinen anderen Partner finden.</translation>
    </message>
    <message>
        <source>Keep the cell free as long as you can: a card leaves it only by being removed.</source>
        <translation>Halten Sie die Zelle frei, solange Sie können: Eine Karte verlässt sie nur, indem sie entfernt wird.</translation>
    </message>
    <message>
        <source>The upper rows are hidden, so prefer moves that turn a card up.</source>
        <translation>Die oberen Reihen sind verborgen; bevorzugen Sie also Züge, die eine Karte aufdecken.</translation>
    </message>
    <message>
        <source>Aces and kings have two ranks to go with, all others three, so find partners for aces and kings first.</source>
        <translation>Asse und Könige haben zwei Kartenwerte, mit denen sie Paare bilden, alle anderen drei; suchen Sie also zuerst Partner für Asse und Könige.</translation>
    </message>
    <message>
        <source>With two packs a card has up to eight partners: choose the one whose going opens most.</source>
        <translation>Bei zwei Kartenspielen hat eine Karte bis zu acht Partner: Wählen Sie den, dessen Entfernen am meisten frei macht.</translation>
    </message>
</context>
<context>
    <name>RulesWords</name>
    <message numerus="yes">
        <source>A pyramid of %n row(s) is laid out: one card in the first row and one more in each row after it.</source>
        <translation>
            <numerusform>Eine Pyramide von %Ln Reihe wird ausgelegt: eine Karte in der ersten Reihe und in jeder weiteren eine mehr.</numerusform>
            <numerusform>Eine Pyramide von %Ln Reihen wird ausgelegt: eine Karte in der ersten Reihe und in jeder weiteren eine mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A pyramid of %n row(s) is laid out upside down: the longest row comes first and a single card last.</source>
        <translation>
            <numerusform>Eine Pyramide von %Ln Reihe wird umgekehrt ausgelegt: Die längste Reihe kommt zuerst, eine einzelne Karte zuletzt.</numerusform>
            <numerusform>Eine Pyramide von %Ln Reihen wird umgekehrt ausgelegt: Die längste Reihe kommt zuerst, eine einzelne Karte zuletzt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are laid out side by side as a reserve.</source>
        <translation>
            <numerusform>%Ln Karte wird als Reserve ausgelegt.</numerusform>
            <numerusform>%Ln Karten werden nebeneinander als Reserve ausgelegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) of %1 cards each are laid out face up.</source>
        <translation>
            <numerusform>%Ln Spalte wird offen ausgelegt, Karten je Spalte: %1.</numerusform>
            <numerusform>%Ln Spalten werden offen ausgelegt, Karten je Spalte: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other %n card(s) are the stock.</source>
        <translation>
            <numerusform>Die andere Karte bildet den Talon.</numerusform>
            <numerusform>Die anderen %Ln Karten bilden den Talon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of it are drawn before the game begins, which leaves %1.</source>
        <translation>
            <numerusform>%Ln Karte davon wird vor Beginn der Partie gezogen, so bleiben %1.</numerusform>
            <numerusform>%Ln Karten davon werden vor Beginn der Partie gezogen, so bleiben %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards are drawn onto the waste, %n at a time; each lies on the one before.</source>
        <translation>
            <numerusform>Karten werden auf den Ablagestapel gezogen, jeweils %Ln; jede liegt auf der vorigen.</numerusform>
            <numerusform>Karten werden auf den Ablagestapel gezogen, jeweils %Ln; jede liegt auf der vorigen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw lays one card on each of %n waste(s).</source>
        <translation>
            <numerusform>Beim Ziehen kommt eine Karte auf %Ln Ablagestapel.</numerusform>
            <numerusform>Beim Ziehen kommt je eine Karte auf %Ln Ablagestapel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw turns a card onto the first of %n waste(s); the card that lay there moves on to the next.</source>
        <translation>
            <numerusform>Beim Ziehen wird eine Karte auf den ersten von %Ln Ablagestapel aufgedeckt; die Karte, die dort lag, rückt auf den nächsten.</numerusform>
            <numerusform>Beim Ziehen wird eine Karte auf den ersten von %Ln Ablagestapeln aufgedeckt; die Karte, die dort lag, rückt auf den nächsten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw lays one card on one of %n waste(s), which the player chooses.</source>
        <translation>
            <numerusform>Beim Ziehen kommt eine Karte auf %Ln Ablagestapel, den man selbst wählt.</numerusform>
            <numerusform>Beim Ziehen kommt eine Karte auf einen von %Ln Ablagestapeln, den man selbst wählt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n pass(es) through the stock: when it is empty, the waste is turned over and drawn again.</source>
        <translation>
            <numerusform>Es gibt %Ln Durchgang durch den Talon: Ist er leer, wird der Ablagestapel umgedreht und erneut gezogen.</numerusform>
            <numerusform>Es gibt %Ln Durchgänge durch den Talon: Ist er leer, wird der Ablagestapel umgedreht und erneut gezogen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n free place(s), called cells: each can hold one open card for later. They take cards from %1.</source>
        <translation>
            <numerusform>Es gibt %Ln freien Platz, eine Zelle: Dort kann eine freie Karte für später liegen. Sie kommt von hier: %1.</numerusform>
            <numerusform>Es gibt %Ln freie Plätze, Zellen: Auf jedem kann eine freie Karte für später liegen. Sie kommt von hier: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n move(s) can be taken back.</source>
        <translation>
            <numerusform>Der letzte Zug lässt sich zurücknehmen.</numerusform>
            <numerusform>Die letzten %Ln Züge lassen sich zurücknehmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each card that leaves the tableau brings 10 points, %n in all.</source>
        <translation>
            <numerusform>Jede Karte, die die Auslage verlässt, bringt 10 Punkte, insgesamt %Ln.</numerusform>
            <numerusform>Jede Karte, die die Auslage verlässt, bringt 10 Punkte, insgesamt %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pyramid of %n row(s)</source>
        <translation>
            <numerusform>Pyramide von %Ln Reihe</numerusform>
            <numerusform>Pyramide von %Ln Reihen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>inverted pyramid of %n row(s)</source>
        <translation>
            <numerusform>umgekehrte Pyramide von %Ln Reihe</numerusform>
            <numerusform>umgekehrte Pyramide von %Ln Reihen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reserve of %n</source>
        <translation>
            <numerusform>Reserve von %Ln</numerusform>
            <numerusform>Reserve von %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%Ln Spalte</numerusform>
            <numerusform>%Ln Spalten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%Ln Durchgang</numerusform>
            <numerusform>%Ln Durchgänge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at a time</source>
        <translation>
            <numerusform>je %Ln Karte</numerusform>
            <numerusform>je %Ln Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waste(s)</source>
        <translation>
            <numerusform>%Ln Ablagestapel</numerusform>
            <numerusform>%Ln Ablagestapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%Ln Zelle</numerusform>
            <numerusform>%Ln Zellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%Ln Karte</numerusform>
            <numerusform>%Ln Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>Standard &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>Restore the defaults of this page</source>
        <translation>Die Vorgaben dieser Seite wiederherstellen</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>Keine Einstellung enthält diese Wörter.</translation>
    </message>
    <message>
        <source>The language changes at once, everywhere.</source>
        <translation>Die Sprache wechselt sofort und überall.</translation>
    </message>
    <message>
        <source>F11 fills the whole screen; Z leaves nothing but the cards.</source>
        <translation>F11 füllt den ganzen Bildschirm; Z lässt nur die Karten übrig.</translation>
    </message>
    <message>
        <source>Sounds need an extra part of about 170 MB that is not installed. The README of Pyramide tells how to add it.</source>
        <translation>Für Töne fehlt ein Zusatz von etwa 170 MB. Die README-Datei von Pyramide beschreibt, wie man ihn hinzufügt.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Bewegung und Ton</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>&amp;Error help: say why a covered card cannot be played</source>
        <translation>&amp;Fehlerhilfe: sagen, warum eine überdeckte Karte nicht spielbar ist</translation>
    </message>
    <message>
        <source>&amp;Animation:</source>
        <translation>&amp;Animation:</translation>
    </message>
    <message>
        <source>Show the &amp;time</source>
        <translation>&amp;Zeit anzeigen</translation>
    </message>
    <message>
        <source>Show the &amp;score</source>
        <translation>&amp;Punkte anzeigen</translation>
    </message>
    <message>
        <source>&amp;Cards:</source>
        <translation>&amp;Karten:</translation>
    </message>
    <message>
        <source>&amp;Back:</source>
        <translation>&amp;Rückseite:</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>&amp;Tisch:</translation>
    </message>
    <message>
        <source>&amp;Window:</source>
        <translation>&amp;Fenster:</translation>
    </message>
    <message>
        <source>Say whether the game can be &amp;won:</source>
        <translation>Anzeigen, ob die Partie zu &amp;gewinnen ist:</translation>
    </message>
    <message>
        <source>&amp;New games:</source>
        <translation>&amp;Neue Partien:</translation>
    </message>
    <message>
        <source>&amp;Left-handed: stock on the left, figures in all four corners</source>
        <translation>&amp;Linkshändig: Talon links, Kartenzeichen in allen vier Ecken</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Sprache:</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>Sprache des Systems</translation>
    </message>
    <message>
        <source>Touching a covered card says why it cannot be played.</source>
        <translation>Beim Berühren einer überdeckten Karte wird gesagt, warum sie nicht spielbar ist.</translation>
    </message>
    <message>
        <source>Games played with it count as games with help.</source>
        <translation>Damit gespielte Partien zählen als Partien mit Hilfe.</translation>
    </message>
    <message>
        <source>motion speed reduced calm</source>
        <translation>bewegung tempo geschwindigkeit reduziert ruhig animation</translation>
    </message>
    <message>
        <source>theme night mode dark mode bright</source>
        <translation>design thema nachtmodus dunkelmodus dunkel hell</translation>
    </message>
    <message>
        <source>deck size contrast colour blind</source>
        <translation>kartenspiel deck blatt größe kontrast farbenblind</translation>
    </message>
    <message>
        <source>mirror left hand</source>
        <translation>spiegeln linke hand linkshänder</translation>
    </message>
    <message>
        <source>index letters jack queen king</source>
        <translation>index eckzeichen buchstaben bube dame könig</translation>
    </message>
    <message>
        <source>status bar info line hide</source>
        <translation>statusleiste infozeile leiste ausblenden</translation>
    </message>
    <message>
        <source>sound noise audio mute</source>
        <translation>klang geräusch audio stumm lautstärke</translation>
    </message>
    <message>
        <source>beginner explain</source>
        <translation>anfänger erklären</translation>
    </message>
    <message>
        <source>&amp;Mark the cards that go with the chosen one</source>
        <translation>Karten &amp;markieren, die zur gewählten passen</translation>
    </message>
    <message>
        <source>&amp;Dim covered cards</source>
        <translation>Überdeckte Karten ab&amp;dunkeln</translation>
    </message>
    <message>
        <source>L&amp;ift cards that can be played</source>
        <translation>&amp;Spielbare Karten anheben</translation>
    </message>
    <message>
        <source>Stoc&amp;k and waste:</source>
        <translation>Talon und A&amp;blagestapel:</translation>
    </message>
    <message>
        <source>Show the &amp;bar with score and code</source>
        <translation>Leiste mit &amp;Punkten und Code anzeigen</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Töne</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Lautstärke:</translation>
    </message>
    <message>
        <source>&amp;Letters on the cards:</source>
        <translation>Bu&amp;chstaben auf den Karten:</translation>
    </message>
    <message>
        <source>As the system wants</source>
        <translation>Wie vom System gewünscht</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Reduced: cards fade</source>
        <translation>Reduziert: Karten blenden über</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Except in Pyramide</source>
        <translation>Außer in Pyramide</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Any deal in Pyramide, else deals that can be won</source>
        <translation>In Pyramide jede, sonst solche, die zu gewinnen sind</translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation>Beliebige Austeilung</translation>
    </message>
    <message>
        <source>Deals that can be won</source>
        <translation>Austeilungen, die zu gewinnen sind</translation>
    </message>
    <message>
        <source>Easy: a short win is possible</source>
        <translation>Leicht: ein kurzer Sieg ist möglich</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard: every win is long</source>
        <translation>Schwer: jeder Sieg ist lang</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vierfarbig</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Großdruck</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Woven triangles</source>
        <translation>Verwobene Dreiecke</translation>
    </message>
    <message>
        <source>Lotus band</source>
        <translation>Lotosband</translation>
    </message>
    <message>
        <source>Starry ceiling</source>
        <translation>Sternenhimmel</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>card back</comment>
        <translation>Einfarbig</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Grünes Tuch</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Sand</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Plain, as the window</source>
        <comment>table</comment>
        <translation>Einfarbig, wie das Fenster</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>window</comment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>International: %1</source>
        <translation>International: %1</translation>
    </message>
    <message>
        <source>Those of the language: %1</source>
        <translation>Die der Sprache: %1</translation>
    </message>
    <message>
        <source>On the side of the hand</source>
        <translation>Auf der Seite der Hand</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Leise</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>volume</comment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Laut</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Cursor bewegen</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Choose, pair or draw what it stands on</source>
        <translation>Karte unter dem Cursor wählen, paaren oder ziehen</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Eingabetaste, Leertaste</translation>
    </message>
    <message>
        <source>Let the chosen card go, then the cursor</source>
        <translation>Gewählte Karte loslassen, dann den Cursor</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Jump to the next open card of a rank</source>
        <translation>Zur nächsten freien Karte eines Kartenwerts springen</translation>
    </message>
    <message>
        <source>Say what the cursor stands on</source>
        <translation>Ansagen, worauf der Cursor steht</translation>
    </message>
    <message>
        <source>Leave the table for the next part of the window</source>
        <translation>Vom Tisch zum nächsten Teil des Fensters</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Jump to the next open card with %1, which is itself a command</source>
        <translation>Zur nächsten freien Karte mit %1, das selbst ein Befehl ist</translation>
    </message>
</context>
<context>
    <name>SolverBadge</name>
    <message>
        <source>Deal one that can be won</source>
        <translation>Eine gewinnbare Austeilung geben</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>Nach Zeit</translation>
    </message>
    <message>
        <source>By moves</source>
        <translation>Nach Zügen</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>&amp;Copy deal code</source>
        <translation>Spielcode &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Play this deal again</source>
        <translation>Noch einmal &amp;spielen</translation>
    </message>
    <message>
        <source>No game is won yet under these rules. Each game that you win is listed here, by its time and by its number of moves.</source>
        <translation>Nach diesen Regeln ist noch keine Partie gewonnen. Jede Partie, die Sie gewinnen, wird hier nach Zeit und nach Zahl der Züge aufgeführt.</translation>
    </message>
    <message>
        <source>No game that was won is like this.</source>
        <translation>Keine gewonnene Partie entspricht der Auswahl.</translation>
    </message>
    <message>
        <source>No game is won yet. Each game that you win is listed here, by its time and by its number of moves.</source>
        <translation>Noch ist keine Partie gewonnen. Jede Partie, die Sie gewinnen, wird hier nach Zeit und nach Zahl der Züge aufgeführt.</translation>
    </message>
</context>
<context>
    <name>StatisticsTiles</name>
    <message>
        <source>Games played</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Partien</translation>
    </message>
    <message>
        <source>Won of all finished</source>
        <translation>Gewonnen von allen beendeten</translation>
    </message>
    <message>
        <source>Wins in a row now</source>
        <translation>Siege in Folge jetzt</translation>
    </message>
    <message>
        <source>Most wins in a row</source>
        <translation>Meiste Siege in Folge</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Beste Zeit</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation>Wenigste Züge</translation>
    </message>
    <message>
        <source>Mean time of wins</source>
        <translation>Mittlere Zeit der Siege</translation>
    </message>
    <message>
        <source>Moves per win</source>
        <translation>Züge je Sieg</translation>
    </message>
    <message>
        <source>Over par per win</source>
        <translation>Über Par je Sieg</translation>
    </message>
</context>
<context>
    <name>StockPage</name>
    <message>
        <source>The cards that are left are a &amp;stock</source>
        <translation>Die &amp;übrigen Karten sind ein Talon</translation>
    </message>
    <message>
        <source>A &amp;draw lays</source>
        <translation>&amp;Beim Ziehen kommt</translation>
    </message>
    <message>
        <source>&amp;Number of cards or wastes:</source>
        <translation>Za&amp;hl der Karten oder Ablagestapel:</translation>
    </message>
    <message>
        <source>&amp;Passes:</source>
        <translation>Du&amp;rchgänge:</translation>
    </message>
    <message>
        <source>Open cards of the waste:</source>
        <translation>Freie Karten des Ablagestapels:</translation>
    </message>
    <message>
        <source>&amp;Gathered:</source>
        <translation>E&amp;ingesammelt:</translation>
    </message>
    <message>
        <source>&amp;Unused cards:</source>
        <translation>Nich&amp;t verwendete Karten:</translation>
    </message>
    <message>
        <source>that many cards on one waste</source>
        <translation>diese Zahl Karten auf einen Ablagestapel</translation>
    </message>
    <message>
        <source>one card on each of that many wastes</source>
        <translation>je eine Karte auf diese Zahl Ablagestapel</translation>
    </message>
    <message>
        <source>one card on the first waste, others move on</source>
        <translation>eine Karte auf den ersten, die anderen rücken weiter</translation>
    </message>
    <message>
        <source>one card on a waste of choice</source>
        <translation>eine Karte auf einen Ablagestapel nach Wahl</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>The &amp;first draw is made before the game</source>
        <translation>&amp;Zuerst wird vor der Partie einmal gezogen</translation>
    </message>
    <message>
        <source>The ne&amp;xt card of the stock lies open</source>
        <translation>Die nächste Karte des Talons liegt &amp;offen</translation>
    </message>
    <message>
        <source>the top</source>
        <translation>die oberste</translation>
    </message>
    <message>
        <source>the card under it, with the top</source>
        <translation>die darunter, mit der obersten</translation>
    </message>
    <message>
        <source>the oldest</source>
        <translation>die älteste</translation>
    </message>
    <message>
        <source>in the same order</source>
        <translation>in derselben Reihenfolge</translation>
    </message>
    <message>
        <source>the last waste first</source>
        <translation>der letzte Ablagestapel zuerst</translation>
    </message>
    <message>
        <source>stay in the waste</source>
        <translation>bleiben auf dem Ablagestapel</translation>
    </message>
    <message>
        <source>are out of the game at the next draw</source>
        <translation>scheiden beim nächsten Ziehen aus</translation>
    </message>
</context>
<context>
    <name>StoreProblem</name>
    <message>
        <source>&quot;%1&quot; (%2) does not lie between %3 and tomorrow.</source>
        <translation>„%1“ (%2) liegt nicht zwischen %3 und morgen.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no time for %2.</source>
        <translation>„%1“ ist kein gültiger Zeitpunkt für %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no whole number (%2).</source>
        <translation>„%1“ ist keine ganze Zahl (%2).</translation>
    </message>
    <message>
        <source>%1 holds no game that can be opened: %2</source>
        <translation>%1 enthält keine Partie, die sich öffnen lässt: %2</translation>
    </message>
    <message>
        <source>A game cannot end as &quot;%1&quot; (%2).</source>
        <translation>Eine Partie kann nicht als „%1“ enden (%2).</translation>
    </message>
    <message>
        <source>A game has an end (ended_at) if and only if it is not open.</source>
        <translation>Eine Partie hat genau dann ein Ende (ended_at), wenn sie nicht mehr läuft.</translation>
    </message>
    <message>
        <source>A number has too many digits.</source>
        <translation>Eine Zahl hat zu viele Ziffern.</translation>
    </message>
    <message>
        <source>From character %1 on, this is not written as JSON.</source>
        <translation>Ab Zeichen %1 ist dies kein JSON.</translation>
    </message>
    <message>
        <source>From here on the table cannot be read.</source>
        <translation>Ab hier lässt sich die Tabelle nicht lesen.</translation>
    </message>
    <message>
        <source>The deal code cannot be used: %1</source>
        <translation>Der Spielcode lässt sich nicht verwenden: %1</translation>
    </message>
    <message>
        <source>The deal code must be written as &quot;%1&quot;.</source>
        <translation>Der Spielcode muss als „%1“ geschrieben sein.</translation>
    </message>
    <message>
        <source>The end (ended_at) lies before the beginning (started_at).</source>
        <translation>Das Ende (ended_at) liegt vor dem Beginn (started_at).</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2.</source>
        <translation>Die Datei %1 lässt sich nicht lesen: %2.</translation>
    </message>
    <message>
        <source>%1 is a folder, a pipe or a device, and no file.</source>
        <translation>%1 ist ein Ordner, eine Pipe oder ein Gerät und keine Datei.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2.</source>
        <translation>Die Datei %1 lässt sich nicht schreiben: %2.</translation>
    </message>
    <message>
        <source>The file %1 is not text in UTF-8.</source>
        <translation>Die Datei %1 ist kein Text in UTF-8.</translation>
    </message>
    <message>
        <source>The file %1 is too large: %2 MB.</source>
        <translation>Die Datei %1 ist zu groß: %2 MB.</translation>
    </message>
    <message>
        <source>The file ends too early.</source>
        <translation>Die Datei endet zu früh.</translation>
    </message>
    <message>
        <source>The game cannot be played: %1.</source>
        <translation>Die Partie lässt sich nicht spielen: %1.</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; must end in .json or .csv.</source>
        <translation>Der Name „%1“ muss auf .json oder .csv enden.</translation>
    </message>
    <message>
        <source>The number of actions is too large: %1.</source>
        <translation>Die Zahl der Aktionen ist zu groß: %1.</translation>
    </message>
    <message>
        <source>The numbers of actions (%1) and of times (%2) differ.</source>
        <translation>Die Zahl der Aktionen (%1) und die der Zeiten (%2) stimmen nicht überein.</translation>
    </message>
    <message>
        <source>The numbers of values (%1) and of columns (%2) differ.</source>
        <translation>Die Zahl der Werte (%1) und die der Spalten (%2) stimmen nicht überein.</translation>
    </message>
    <message>
        <source>The saved games cannot be read: %1.</source>
        <translation>Die gespeicherten Partien lassen sich nicht lesen: %1.</translation>
    </message>
    <message>
        <source>The moves of a saved game cannot be read.</source>
        <translation>Die Züge einer gespeicherten Partie lassen sich nicht lesen.</translation>
    </message>
    <message>
        <source>The text of %1 is too long; its length is %2.</source>
        <translation>Der Text von %1 ist zu lang; seine Länge ist %2.</translation>
    </message>
    <message>
        <source>The times of the actions (at_ms) do not grow.</source>
        <translation>Die Zeiten der Aktionen (at_ms) nehmen nicht zu.</translation>
    </message>
    <message>
        <source>The times of the actions (at_ms) are not a list of whole numbers.</source>
        <translation>Die Zeiten der Aktionen (at_ms) sind keine Liste ganzer Zahlen.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is not known.</source>
        <translation>Die Spalte „%1“ ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The deal is not the daily deal of %1.</source>
        <translation>Das ist nicht die Tagespatience vom %1.</translation>
    </message>
    <message>
        <source>By its moves, %1 is &quot;%2&quot; and not &quot;%3&quot;.</source>
        <translation>Nach den Zügen ist %1 „%2“ und nicht „%3“.</translation>
    </message>
    <message>
        <source>The rule record is not that of the deal code.</source>
        <translation>Die Beschreibung der Regeln ist nicht die des Spielcodes.</translation>
    </message>
    <message>
        <source>A game begins with its first move; this has none.</source>
        <translation>Eine Partie beginnt mit ihrem ersten Zug; diese hat keinen.</translation>
    </message>
    <message>
        <source>There is no text for %1.</source>
        <translation>Für %1 fehlt ein Text.</translation>
    </message>
    <message>
        <source>There is no whole number for %1 from %2 to %3.</source>
        <translation>Für %1 fehlt eine ganze Zahl von %2 bis %3.</translation>
    </message>
    <message>
        <source>Too many brackets stand inside each other.</source>
        <translation>Zu viele Klammern sind ineinander verschachtelt.</translation>
    </message>
    <message>
        <source>This is no game.</source>
        <translation>Das ist keine Partie.</translation>
    </message>
    <message>
        <source>This is no file of games that Pyramide has written.</source>
        <translation>Das ist keine Datei mit Partien, die Pyramide geschrieben hat.</translation>
    </message>
    <message>
        <source>This is no table of games that Pyramide has written.</source>
        <translation>Das ist keine Tabelle mit Partien, die Pyramide geschrieben hat.</translation>
    </message>
    <message>
        <source>This file has version %1; this program reads %2.</source>
        <translation>Diese Datei hat die Version %1; dieses Programm liest Version %2.</translation>
    </message>
</context>
<context>
    <name>SystemReason</name>
    <message>
        <source>access permission denied</source>
        <translation>Zugriff verweigert</translation>
    </message>
    <message>
        <source>attempt to write a readonly database</source>
        <translation>die Datei ist schreibgeschützt</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>die Datei ist beschädigt</translation>
    </message>
    <message>
        <source>database is locked</source>
        <translation>ein anderes Programm hält die Datei</translation>
    </message>
    <message>
        <source>database or disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>disk I/O error</source>
        <translation>Lese- oder Schreibfehler des Datenträgers</translation>
    </message>
    <message>
        <source>file is not a database</source>
        <translation>die Datei ist keine Datenbank</translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation>die Datei lässt sich nicht öffnen</translation>
    </message>
</context>
<context>
    <name>TableAccess</name>
    <message>
        <source>The game is paused.</source>
        <translation>Die Partie ist angehalten.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Die Partie geht weiter.</translation>
    </message>
</context>
<context>
    <name>TableHelps</name>
    <message>
        <source>No card of this rank can be played now.</source>
        <translation>Jetzt ist keine Karte dieses Kartenwerts spielbar.</translation>
    </message>
</context>
<context>
    <name>TableMessages</name>
    <message>
        <source>The game is paused. Click or press a key to go on.</source>
        <translation>Die Partie ist angehalten. Ein Klick oder eine Taste setzt sie fort.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Replay this deal</source>
        <translation>Von vorn beginnen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%Ln Zug</numerusform>
            <numerusform>%Ln Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Zeit: %1</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>&amp;Packs:</source>
        <translation>Kartens&amp;piele:</translation>
    </message>
    <message>
        <source>&amp;Cards of a pack:</source>
        <translation>Karten &amp;je Spiel:</translation>
    </message>
    <message>
        <source>&amp;Fixed cards:</source>
        <translation>&amp;Feste Karten:</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eines</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>52, ace to king</source>
        <translation>52, Ass bis König</translation>
    </message>
    <message>
        <source>48 Spanish, without tens</source>
        <translation>48 spanische, ohne Zehnen</translation>
    </message>
    <message>
        <source>40 Italian, without eights, nines and tens</source>
        <translation>40 italienische, ohne Achten, Neunen und Zehnen</translation>
    </message>
    <message>
        <source>&amp;Add a block</source>
        <translation>&amp;Block hinzufügen</translation>
    </message>
    <message>
        <source>Place and card, such as A1 KS</source>
        <translation>Platz und Karte, etwa A1 KS</translation>
    </message>
</context>
<context>
    <name>TableReading</name>
    <message>
        <source>%1, empty</source>
        <translation>%1, leer</translation>
    </message>
    <message>
        <source>%1, hidden by the pause</source>
        <translation>%1, während der Pause verborgen</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%Ln Karte</numerusform>
            <numerusform>%Ln Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Zurückgenommen: %1</translation>
    </message>
    <message>
        <source>Made again: %1</source>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>Neue Partie: %1</translation>
    </message>
    <message>
        <source>The same deal again: %1</source>
        <translation>Noch einmal dieselbe Austeilung: %1</translation>
    </message>
    <message>
        <source>The game goes on: %1</source>
        <translation>Die Partie geht weiter: %1</translation>
    </message>
    <message>
        <source>The game before is back: %1</source>
        <translation>Die vorige Partie ist wieder da: %1</translation>
    </message>
    <message>
        <source>%1 is chosen</source>
        <translation>%1 ist gewählt</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>open</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>a card that cannot be played now</comment>
        <translation>nicht frei</translation>
    </message>
    <message>
        <source>covered by %1</source>
        <translation>überdeckt von %1</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>verdeckte Karte</translation>
    </message>
    <message>
        <source>redeals without limit</source>
        <translation>beliebig oft umdrehen</translation>
    </message>
    <message numerus="yes">
        <source>%n redeal(s) left</source>
        <translation>
            <numerusform>noch %Ln-mal umdrehen</numerusform>
            <numerusform>noch %Ln-mal umdrehen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableSentences</name>
    <message>
        <source>Covered cards lie face down and turn up once nothing covers them.</source>
        <translation>Überdeckte Karten liegen verdeckt und werden aufgedeckt, sobald nichts mehr auf ihnen liegt.</translation>
    </message>
    <message>
        <source>Part %1 of the table need not be cleared for a win.</source>
        <translation>Teil %1 des Tisches braucht für den Sieg nicht abgeräumt zu werden.</translation>
    </message>
    <message>
        <source>There is no stock.</source>
        <translation>Es gibt keinen Talon.</translation>
    </message>
    <message>
        <source>The stock is gone through once; it is not turned over again.</source>
        <translation>Der Talon wird einmal durchgespielt und nicht wieder umgedreht.</translation>
    </message>
    <message>
        <source>An empty stock is made again from the waste, as often as you like.</source>
        <translation>Aus dem Ablagestapel wird immer wieder ein neuer Talon, so oft Sie wollen.</translation>
    </message>
    <message>
        <source>What is not used before the next draw is out of the game.</source>
        <translation>Was vor dem nächsten Ziehen nicht verwendet wird, scheidet aus.</translation>
    </message>
    <message>
        <source>A card in a cell stays open; it must leave the cell before the game is won.</source>
        <translation>Eine Karte in einer Zelle bleibt frei; sie muss die Zelle verlassen, bevor die Partie gewonnen ist.</translation>
    </message>
    <message>
        <source>One Spanish pack of 48 cards is used; it has no tens.</source>
        <translation>Gespielt wird mit einem spanischen Kartenspiel zu 48 Karten; es hat keine Zehnen.</translation>
    </message>
    <message>
        <source>Two Spanish packs of 48 cards each are used; they have no tens.</source>
        <translation>Gespielt wird mit zwei spanischen Kartenspielen zu je 48 Karten; sie haben keine Zehnen.</translation>
    </message>
    <message>
        <source>One Italian pack of 40 cards is used; it has no eights, nines and tens.</source>
        <translation>Gespielt wird mit einem italienischen Kartenspiel zu 40 Karten; es hat keine Achten, Neunen und Zehnen.</translation>
    </message>
    <message>
        <source>Two Italian packs of 40 cards each are used; they have no eights, nines and tens.</source>
        <translation>Gespielt wird mit zwei italienischen Kartenspielen zu je 40 Karten; sie haben keine Achten, Neunen und Zehnen.</translation>
    </message>
    <message>
        <source>One pack of 52 cards is used.</source>
        <translation>Gespielt wird mit einem Kartenspiel zu 52 Karten.</translation>
    </message>
    <message>
        <source>Two packs of 52 cards each are used.</source>
        <translation>Gespielt wird mit zwei Kartenspielen zu je 52 Karten.</translation>
    </message>
    <message>
        <source>The cards of the reserve are open from the start.</source>
        <translation>Die Karten der Reserve sind von Anfang an frei.</translation>
    </message>
    <message>
        <source>Only the last card of a column is open.</source>
        <translation>Nur die letzte Karte einer Spalte ist frei.</translation>
    </message>
    <message>
        <source>A card is covered by the two cards of the next row that lie on it.</source>
        <translation>Eine Karte ist von den beiden Karten der nächsten Reihe überdeckt, die auf ihr liegen.</translation>
    </message>
    <message>
        <source>A card is covered by the two cards of the next row that lie on it, a card at the end of a row by only one.</source>
        <translation>Eine Karte ist von den beiden Karten der nächsten Reihe überdeckt, die auf ihr liegen, eine Karte am Ende einer Reihe nur von einer.</translation>
    </message>
    <message>
        <source>A card is covered until the whole next row has gone.</source>
        <translation>Eine Karte gilt als überdeckt, bis die ganze nächste Reihe entfernt ist.</translation>
    </message>
    <message>
        <source>The %1 always lies in row %2 at place %3.</source>
        <translation>%1 liegt immer in Reihe %2 auf Platz %3.</translation>
    </message>
    <message>
        <source>The %1 always lies in column %2 at place %3.</source>
        <translation>%1 liegt immer in Spalte %2 auf Platz %3.</translation>
    </message>
    <message>
        <source>Cards are drawn from the stock onto the waste, one at a time.</source>
        <translation>Karten werden vom Talon einzeln auf den Ablagestapel gezogen.</translation>
    </message>
    <message>
        <source>A draw turns up one card beside the waste; the card that was turned before moves onto the waste.</source>
        <translation>Beim Ziehen wird eine Karte neben dem Ablagestapel aufgedeckt; die zuvor aufgedeckte kommt auf den Ablagestapel.</translation>
    </message>
    <message>
        <source>Nothing is shuffled: the cards come again in the same order.</source>
        <translation>Nichts wird gemischt: Die Karten kommen in derselben Reihenfolge wieder.</translation>
    </message>
    <message>
        <source>Nothing is shuffled: the wastes are gathered from the last to the first, the oldest card of each first.</source>
        <translation>Nichts wird gemischt: Die Ablagestapel werden vom letzten bis zum ersten eingesammelt, jeweils die älteste Karte zuerst.</translation>
    </message>
</context>
<context>
    <name>WhyAnswers</name>
    <message>
        <source>Touch what you cannot play: one card or two, the stock, Undo or Redo. Escape ends the question.</source>
        <translation>Berühren Sie, was sich nicht spielen lässt: eine Karte oder zwei, den Talon, „Zurücknehmen“ oder „Wiederholen“. Esc beendet die Frage.</translation>
    </message>
    <message>
        <source>This card has left the game; only Undo brings it back.</source>
        <translation>Diese Karte ist aus dem Spiel; nur „Zurücknehmen“ bringt sie wieder.</translation>
    </message>
    <message>
        <source>This card goes alone: touch it.</source>
        <translation>Diese Karte wird einzeln entfernt: Berühren Sie sie.</translation>
    </message>
    <message>
        <source>These two cards go together: touch one, then the other.</source>
        <translation>Diese beiden Karten bilden ein Paar: Berühren Sie erst die eine, dann die andere.</translation>
    </message>
    <message>
        <source>Touch the stock, then the waste that the card is to go to.</source>
        <translation>Berühren Sie den Talon und dann den Ablagestapel, auf den die Karte kommen soll.</translation>
    </message>
    <message>
        <source>A card can be drawn: touch the stock.</source>
        <translation>Eine Karte lässt sich ziehen: Berühren Sie den Talon.</translation>
    </message>
    <message>
        <source>The waste can be turned over: touch the empty stock.</source>
        <translation>Der Ablagestapel lässt sich umdrehen: Berühren Sie den leeren Talon.</translation>
    </message>
    <message>
        <source>The last move can be taken back.</source>
        <translation>Der letzte Zug lässt sich zurücknehmen.</translation>
    </message>
    <message>
        <source>These rules let no move be taken back.</source>
        <translation>Nach diesen Regeln lässt sich kein Zug zurücknehmen.</translation>
    </message>
    <message numerus="yes">
        <source>These rules let %n move(s) be taken back, and no more.</source>
        <translation>
            <numerusform>Nach diesen Regeln lässt sich nur %Ln Zug zurücknehmen.</numerusform>
            <numerusform>Nach diesen Regeln lassen sich nur %Ln Züge zurücknehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>Es gibt keinen Zug, der sich zurücknehmen ließe.</translation>
    </message>
    <message>
        <source>The move that was taken back can be made again.</source>
        <translation>Der zurückgenommene Zug lässt sich wiederholen.</translation>
    </message>
    <message>
        <source>No move has been taken back, so there is none to make again.</source>
        <translation>Kein Zug wurde zurückgenommen, also gibt es keinen zu wiederholen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 can be played: %n card(s) go with it now.</source>
        <translation>
            <numerusform>%1 ist spielbar: Jetzt passt %Ln Karte dazu.</numerusform>
            <numerusform>%1 ist spielbar: Jetzt passen %Ln Karten dazu.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card that it goes with is open now: %1.</source>
        <translation>Keine Karte, mit der sie ein Paar bildet, ist jetzt frei: %1.</translation>
    </message>
    <message>
        <source>%1 and %2 make %3.</source>
        <translation>%1 und %2 ergeben %3.</translation>
    </message>
</context>
<context>
    <name>WindowBars</name>
    <message>
        <source>%1 or Escape brings the bars back.</source>
        <translation>%1 oder Esc bringt die Leisten zurück.</translation>
    </message>
</context>
<context>
    <name>WindowHelp</name>
    <message>
        <source>A whole pass without a pair. Hint tells whether this can still be won.</source>
        <translation>Ein ganzer Durchgang ohne Paar. „Tipp“ sagt, ob die Partie noch zu gewinnen ist.</translation>
    </message>
</context>
<context>
    <name>WindowMessages</name>
    <message>
        <source>The deal code is copied.</source>
        <translation>Der Spielcode ist kopiert.</translation>
    </message>
    <message>
        <source>Something went wrong. The table was set up anew; details are in %1.</source>
        <translation>Etwas ist schiefgegangen. Der Tisch wurde neu aufgebaut; Näheres steht in %1.</translation>
    </message>
    <message>
        <source>Undo brings the game before back.</source>
        <translation>„Zurücknehmen“ holt die vorige Partie zurück.</translation>
    </message>
    <message>
        <source>The game before is back.</source>
        <translation>Die vorige Partie ist wieder da.</translation>
    </message>
</context>
<context>
    <name>WindowRecords</name>
    <message>
        <source>This game cannot be shown: %1</source>
        <translation>Diese Partie lässt sich nicht zeigen: %1</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>Winnable</source>
        <translation>Zu gewinnen</translation>
    </message>
    <message>
        <source>Can no longer be won</source>
        <translation>Nicht mehr zu gewinnen</translation>
    </message>
    <message>
        <source>This deal cannot be won</source>
        <translation>Diese Austeilung ist nicht zu gewinnen</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Nicht bekannt</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Denkt nach…</translation>
    </message>
    <message>
        <source>Cannot be won</source>
        <translation>Nicht zu gewinnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could be brought over.</source>
        <translation>
            <numerusform>%Ln Partie konnte übernommen werden.</numerusform>
            <numerusform>%Ln Partien konnten übernommen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2-%1</translation>
    </message>
    <message>
        <source>row %1, place %2</source>
        <translation>Reihe %1, Platz %2</translation>
    </message>
    <message>
        <source>pyramid %1, row %2, place %3</source>
        <translation>Pyramide %1, Reihe %2, Platz %3</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Remove the %1 and the %2.</source>
        <translation>Entfernen Sie %1 und %2.</translation>
    </message>
    <message>
        <source>Remove the %1.</source>
        <translation>Entfernen Sie %1.</translation>
    </message>
    <message>
        <source>Put the %1 into a cell.</source>
        <translation>Legen Sie %1 in eine Zelle.</translation>
    </message>
    <message>
        <source>Turn the waste back into the stock.</source>
        <translation>Drehen Sie den Ablagestapel zum Talon um.</translation>
    </message>
    <message>
        <source>Draw from the stock to waste %1.</source>
        <translation>Ziehen Sie vom Talon auf Ablagestapel %1.</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <translation>Ziehen Sie vom Talon.</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>Umdrehen</translation>
    </message>
    <message>
        <source>Draw: %1</source>
        <translation>Ziehen: %1</translation>
    </message>
    <message>
        <source>%1 to a cell</source>
        <translation>%1 in eine Zelle</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>This deal can no longer be won, and no more cards can be removed.</source>
        <translation>Diese Austeilung ist nicht mehr zu gewinnen, und es lässt sich keine Karte mehr entfernen.</translation>
    </message>
    <message>
        <source>This deal can no longer be won.</source>
        <translation>Diese Austeilung ist nicht mehr zu gewinnen.</translation>
    </message>
    <message>
        <source>Whether this can be won is not known.</source>
        <translation>Ob sie zu gewinnen ist, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation>Diese Austeilung ist nicht zu gewinnen.</translation>
    </message>
    <message>
        <source>This deal can be won.</source>
        <translation>Diese Austeilung ist zu gewinnen.</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Pyramide</source>
        <translation>Pyramide</translation>
    </message>
    <message>
        <source>Three Passes</source>
        <translation>Drei Durchgänge</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Erleichtert</translation>
    </message>
    <message>
        <source>Par Pyramid</source>
        <translation>Par-Pyramide</translation>
    </message>
    <message>
        <source>Open Stock</source>
        <translation>Offener Talon</translation>
    </message>
    <message>
        <source>King Tut</source>
        <translation>König Tut</translation>
    </message>
    <message>
        <source>Tut&apos;s Tomb</source>
        <translation>Tutanchamuns Grab</translation>
    </message>
    <message>
        <source>Apophis</source>
        <translation>Apophis</translation>
    </message>
    <message>
        <source>Giza</source>
        <translation>Gizeh</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>Reserve of Seven</source>
        <translation>Siebenerreserve</translation>
    </message>
    <message>
        <source>Loose Last Row</source>
        <translation>Lose letzte Reihe</translation>
    </message>
    <message>
        <source>Reserve of Six</source>
        <translation>Sechserreserve</translation>
    </message>
    <message>
        <source>One Cell</source>
        <translation>Eine Zelle</translation>
    </message>
    <message>
        <source>Coverer Pairs</source>
        <translation>Deckkartenpaare</translation>
    </message>
    <message>
        <source>Spanish Deck</source>
        <translation>Spanisches Blatt</translation>
    </message>
    <message>
        <source>Six Rows</source>
        <translation>Sechs Reihen</translation>
    </message>
    <message>
        <source>Thirteen</source>
        <translation>Dreizehn</translation>
    </message>
    <message>
        <source>Treize</source>
        <translation>Treize</translation>
    </message>
    <message>
        <source>Yield</source>
        <translation>Yield</translation>
    </message>
    <message>
        <source>Pyramid Dozen</source>
        <translation>Pyramidendutzend</translation>
    </message>
    <message>
        <source>Cheops</source>
        <translation>Cheops</translation>
    </message>
    <message>
        <source>Pharaohs</source>
        <translation>Pharaonen</translation>
    </message>
    <message>
        <source>Italian Deck</source>
        <translation>Italienisches Blatt</translation>
    </message>
    <message>
        <source>Double Pyramid</source>
        <translation>Doppelpyramide</translation>
    </message>
    <message>
        <source>Two Pyramids</source>
        <translation>Zwei Pyramiden</translation>
    </message>
    <message>
        <source>Up and Down</source>
        <translation>Auf und ab</translation>
    </message>
    <message>
        <source>Anubis</source>
        <translation>Anubis</translation>
    </message>
    <message>
        <source>Eleven Triangle</source>
        <translation>Elferdreieck</translation>
    </message>
    <message>
        <source>My rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>waste</source>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>foundation</source>
        <translation>Sammelstapel</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>waste %1</source>
        <translation>Ablagestapel %1</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>Zelle %1</translation>
    </message>
    <message>
        <source>foundation %1</source>
        <translation>Sammelstapel %1</translation>
    </message>
    <message>
        <source>%1 and %2 are removed</source>
        <translation>%1 und %2 werden entfernt</translation>
    </message>
    <message>
        <source>%1 is removed</source>
        <translation>%1 wird entfernt</translation>
    </message>
    <message>
        <source>%1 is drawn</source>
        <translation>%1 wird gezogen</translation>
    </message>
    <message>
        <source>The waste is turned back into the stock</source>
        <translation>Der Ablagestapel wird zum Talon umgedreht</translation>
    </message>
    <message>
        <source>%1 goes to a cell</source>
        <translation>%1 kommt in eine Zelle</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Spielcode</translation>
    </message>
    <message>
        <source>The settings file was damaged. It was kept as %1, and the default settings are in use.</source>
        <translation>Die Datei mit den Einstellungen war beschädigt. Sie wurde als %1 aufbewahrt; es gelten die Vorgaben.</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their default values again. The old file was kept as %1.</source>
        <translation>Einige Einstellungen ließen sich nicht lesen und haben wieder ihre Vorgaben. Die alte Datei wurde als %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>The settings were brought up to date. The old file was kept as %1.</source>
        <translation>Die Einstellungen wurden auf den neuen Stand gebracht. Die alte Datei wurde als %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>The settings file could not be read. It was kept as %1, and the default settings are in use.</source>
        <translation>Die Datei mit den Einstellungen ließ sich nicht lesen. Sie wurde als %1 aufbewahrt; es gelten die Vorgaben.</translation>
    </message>
    <message>
        <source>The file with your games was damaged. It was kept as %1, and a new one was begun.</source>
        <translation>Die Datei mit Ihren Partien war beschädigt. Sie wurde als %1 aufbewahrt und eine neue angelegt.</translation>
    </message>
    <message>
        <source>A file of another program lay in the place of your games. It was kept as %1, and a new one was begun.</source>
        <translation>An der Stelle Ihrer Partien lag eine Datei eines anderen Programms. Sie wurde als %1 aufbewahrt und eine neue angelegt.</translation>
    </message>
    <message>
        <source>The file with your games comes from a newer version of the program. It was kept as %1, and a new one was begun.</source>
        <translation>Die Datei mit Ihren Partien stammt von einer neueren Version des Programms. Sie wurde als %1 aufbewahrt und eine neue angelegt.</translation>
    </message>
    <message>
        <source>The journal beside the file with your games is damaged or does not belong to it. Both were kept as %1, and you go on with the games that the file holds.</source>
        <translation>Das Journal neben der Datei mit Ihren Partien ist beschädigt oder gehört nicht zu ihr. Beide wurden als %1 aufbewahrt, und es geht mit den Partien weiter, die in der Datei stehen.</translation>
    </message>
    <message>
        <source>What lay in the place of your games could not be used. It was kept as %1, and a new one was begun.</source>
        <translation>Was an der Stelle Ihrer Partien lag, war nicht zu verwenden. Es wurde als %1 aufbewahrt und eine neue Datei angelegt.</translation>
    </message>
    <message>
        <source>The file with your games was brought up to date. The old one was kept as %1.</source>
        <translation>Die Datei mit Ihren Partien wurde auf den neuen Stand gebracht. Die alte wurde als %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>The settings file is damaged and cannot be moved away. The default settings are in use, and changes are not kept.</source>
        <translation>Die Datei mit den Einstellungen ist beschädigt und lässt sich nicht verschieben. Es gelten die Vorgaben, und Änderungen werden nicht gespeichert.</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their default values again. Changes are not kept.</source>
        <translation>Einige Einstellungen ließen sich nicht lesen und haben wieder ihre Vorgaben. Änderungen werden nicht gespeichert.</translation>
    </message>
    <message>
        <source>The settings come from a newer version of the program. What this version knows of them is in use.</source>
        <translation>Die Einstellungen stammen von einer neueren Version des Programms. Was diese Version davon kennt, gilt.</translation>
    </message>
    <message>
        <source>The settings were brought up to date.</source>
        <translation>Die Einstellungen wurden auf den neuen Stand gebracht.</translation>
    </message>
    <message>
        <source>The settings of an older version cannot be copied and are left as they are. Changes are not kept.</source>
        <translation>Die Einstellungen einer älteren Version lassen sich nicht kopieren und bleiben, wie sie sind. Änderungen werden nicht gespeichert.</translation>
    </message>
    <message>
        <source>The settings file cannot be read. The default settings are in use, and changes are not kept.</source>
        <translation>Die Datei mit den Einstellungen ist nicht lesbar. Es gelten die Vorgaben, und Änderungen werden nicht gespeichert.</translation>
    </message>
    <message>
        <source>The settings cannot be written. They hold until the program ends.</source>
        <translation>Die Einstellungen lassen sich nicht speichern. Sie gelten bis zum Ende des Programms.</translation>
    </message>
    <message>
        <source>The file with your games is damaged and cannot be moved away. Games are kept only until the program ends.</source>
        <translation>Die Datei mit Ihren Partien ist beschädigt und lässt sich nicht verschieben. Partien bleiben nur bis zum Ende des Programms erhalten.</translation>
    </message>
    <message>
        <source>A file of another program lies in the place of your games and cannot be moved away. Games are kept only until the program ends.</source>
        <translation>An der Stelle Ihrer Partien liegt eine Datei eines anderen Programms, die sich nicht verschieben lässt. Partien bleiben nur bis zum Ende des Programms erhalten.</translation>
    </message>
    <message>
        <source>The file with your games comes from a newer version of the program and cannot be moved away. Games are kept only until the program ends.</source>
        <translation>Die Datei mit Ihren Partien stammt von einer neueren Version des Programms und lässt sich nicht verschieben. Partien bleiben nur bis zum Ende des Programms erhalten.</translation>
    </message>
    <message>
        <source>Another program holds the file with your games. Games are kept only until the program ends.</source>
        <translation>Ein anderes Programm hält die Datei mit Ihren Partien. Partien bleiben nur bis zum Ende des Programms erhalten.</translation>
    </message>
    <message>
        <source>The file with your games cannot be used. Games are kept only until the program ends.</source>
        <translation>Die Datei mit Ihren Partien ist nicht zu verwenden. Partien bleiben nur bis zum Ende des Programms erhalten.</translation>
    </message>
    <message>
        <source>The file with your games was brought up to date.</source>
        <translation>Die Datei mit Ihren Partien wurde auf den neuen Stand gebracht.</translation>
    </message>
    <message>
        <source>The file with your games could not be brought up to date and is left as it is. Games are kept only until the program ends.</source>
        <translation>Die Datei mit Ihren Partien ließ sich nicht auf den neuen Stand bringen und bleibt, wie sie ist. Partien bleiben nur bis zum Ende des Programms erhalten.</translation>
    </message>
    <message>
        <source>The game cannot be saved now. Saving is tried again with each move.</source>
        <translation>Die Partie lässt sich gerade nicht speichern. Bei jedem Zug wird es erneut versucht.</translation>
    </message>
    <message>
        <source>The game is saved again; nothing was lost.</source>
        <translation>Die Partie wird wieder gespeichert; nichts ging verloren.</translation>
    </message>
    <message>
        <source>The game is already open in another window. Games in this one are not kept.</source>
        <translation>Das Spiel ist schon in einem anderen Fenster geöffnet. Partien in diesem werden nicht gespeichert.</translation>
    </message>
    <message>
        <source>The game in progress cannot be gone on with. It is kept, and a new one was dealt.</source>
        <translation>Die begonnene Partie lässt sich nicht fortsetzen. Sie bleibt gespeichert, und eine neue wurde ausgeteilt.</translation>
    </message>
    <message>
        <source>The file with the texts in %1 is damaged, so English is shown; installing Pyramide again mends that.</source>
        <translation>Die Datei mit den Texten der Sprache „%1“ ist beschädigt, daher erscheint Englisch; eine neue Installation von Pyramide behebt das.</translation>
    </message>
    <message>
        <source>The games cannot be read now.</source>
        <translation>Die Partien lassen sich gerade nicht lesen.</translation>
    </message>
    <message>
        <source>The game is won</source>
        <translation>Die Partie ist gewonnen</translation>
    </message>
    <message>
        <source>There is no card</source>
        <translation>Dort liegt keine Karte</translation>
    </message>
    <message>
        <source>This card is blocked by another</source>
        <translation>Diese Karte ist durch eine andere blockiert</translation>
    </message>
    <message>
        <source>The next card of the stock cannot be played</source>
        <translation>Die nächste Karte des Talons ist nicht spielbar</translation>
    </message>
    <message>
        <source>This card of the waste cannot be played</source>
        <translation>Diese Karte des Ablagestapels ist nicht spielbar</translation>
    </message>
    <message>
        <source>This card goes only with the card on top of it</source>
        <translation>Diese Karte bildet nur mit der Karte über ihr ein Paar</translation>
    </message>
    <message>
        <source>A card does not go with itself</source>
        <translation>Eine Karte bildet mit sich selbst kein Paar</translation>
    </message>
    <message>
        <source>The sum must be %1</source>
        <translation>Die Summe muss %1 sein</translation>
    </message>
    <message>
        <source>These two cards do not go together</source>
        <translation>Diese beiden Karten bilden kein Paar</translation>
    </message>
    <message>
        <source>Cards from these two places must not go together</source>
        <translation>Karten von diesen beiden Plätzen dürfen kein Paar bilden</translation>
    </message>
    <message>
        <source>This card does not go alone</source>
        <translation>Diese Karte wird nicht einzeln entfernt</translation>
    </message>
    <message>
        <source>These rules have no stock</source>
        <translation>Diese Regeln haben keinen Talon</translation>
    </message>
    <message>
        <source>The stock is empty</source>
        <translation>Der Talon ist leer</translation>
    </message>
    <message>
        <source>The stock still has cards</source>
        <translation>Der Talon hat noch Karten</translation>
    </message>
    <message>
        <source>No pass through the stock is left</source>
        <translation>Kein Durchgang durch den Talon ist übrig</translation>
    </message>
    <message>
        <source>There are no more cards to draw</source>
        <translation>Es gibt keine Karten mehr zu ziehen</translation>
    </message>
    <message>
        <source>There is no such cell</source>
        <translation>Eine solche Zelle gibt es nicht</translation>
    </message>
    <message>
        <source>The cell is taken</source>
        <translation>Die Zelle ist besetzt</translation>
    </message>
    <message>
        <source>This card may not go to a cell</source>
        <translation>Diese Karte darf nicht in eine Zelle</translation>
    </message>
    <message>
        <source>Choose a waste for this card</source>
        <translation>Wählen Sie für diese Karte einen Ablagestapel</translation>
    </message>
    <message>
        <source>This card cannot be played now</source>
        <translation>Diese Karte ist jetzt nicht spielbar</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>Die Partie ist angehalten</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>No more possible moves</source>
        <translation>Kein Zug ist mehr möglich</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>Die Partie geht weiter</translation>
    </message>
    <message>
        <source>Only the stock goes round now; nothing more can be removed</source>
        <translation>Jetzt läuft nur noch der Talon um; es lässt sich nichts mehr entfernen</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Restkarten</translation>
    </message>
    <message>
        <source>Par score</source>
        <translation>Par-Wertung</translation>
    </message>
</context>
</TS>
