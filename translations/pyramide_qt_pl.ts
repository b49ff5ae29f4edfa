<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Pyramide</source>
        <translation>O programie Pyramide</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Licencje…</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Wersja %1</translation>
    </message>
    <message>
        <source>Pyramid solitaire and its family, played by the documented rules.</source>
        <translation>Pasjans „Piramida” i jego odmiany, według udokumentowanych zasad.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Wolne oprogramowanie na licencji GNU General Public License w wersji 3 lub nowszej. Bez żadnej gwarancji.</translation>
    </message>
    <message>
        <source>It uses no network: your games stay on this computer.</source>
        <translation>Program nie korzysta z sieci: partie pozostają na tym komputerze.</translation>
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
        <translation>&amp;Graj dalej</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pauza</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nowa partia</translation>
    </message>
    <message>
        <source>Be&amp;gin a new match</source>
        <translation>Rozpoczn&amp;ij nowy mecz</translation>
    </message>
    <message>
        <source>M&amp;y rules…</source>
        <translation>&amp;Własne zasady…</translation>
    </message>
    <message>
        <source>Sa&amp;me number under other rules…</source>
        <translation>Ten sam nu&amp;mer, inne zasady…</translation>
    </message>
    <message>
        <source>Deal one that can be &amp;won</source>
        <translation>&amp;Rozdaj takie, które można wygrać</translation>
    </message>
    <message>
        <source>Deal a game under these rules that can be won</source>
        <translation>Rozdaj według tych zasad partię, którą można wygrać</translation>
    </message>
    <message>
        <source>&amp;Replay this deal</source>
        <translation>Rozegraj &amp;od nowa</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Od nowa</translation>
    </message>
    <message>
        <source>Ne&amp;xt deal</source>
        <translation>Nas&amp;tępne rozdanie</translation>
    </message>
    <message>
        <source>Pre&amp;vious deal</source>
        <translation>Poprz&amp;ednie rozdanie</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Statystyki</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Historia</translation>
    </message>
    <message>
        <source>Save this game as a &amp;file…</source>
        <translation>Z&amp;apisz partię do pliku…</translation>
    </message>
    <message>
        <source>&amp;Daily deal</source>
        <translation>Rozdanie &amp;dnia</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Zakończ</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>&amp;Draw or redeal</source>
        <translation>&amp;Dobierz lub odwróć</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Podpow&amp;iedź</translation>
    </message>
    <message>
        <source>Show &amp;moves</source>
        <translation>Pokaż &amp;ruchy</translation>
    </message>
    <message>
        <source>Show the solu&amp;tion</source>
        <translation>Pokaż ro&amp;związanie</translation>
    </message>
    <message>
        <source>Re&amp;view this game</source>
        <translation>&amp;Analizuj partię</translation>
    </message>
    <message>
        <source>&amp;Enter a deal…</source>
        <translation>Wprowadź &amp;karty…</translation>
    </message>
    <message>
        <source>Say whether the game can be &amp;won</source>
        <translation>Pokazuj, czy partię &amp;można wygrać</translation>
    </message>
    <message>
        <source>&amp;Copy deal code</source>
        <translation>&amp;Kopiuj kod rozdania</translation>
    </message>
    <message>
        <source>&amp;Paste deal code…</source>
        <translation>&amp;Wklej kod rozdania…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Ustawienia…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pełny ekran</translation>
    </message>
    <message>
        <source>&amp;Nothing but cards</source>
        <translation>Tylko &amp;karty</translation>
    </message>
    <message>
        <source>Show the &amp;bars</source>
        <translation>P&amp;okaż paski</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Zasady tego pasjansa</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <translation>&amp;Jak grać</translation>
    </message>
    <message>
        <source>&amp;Why can&apos;t I…?</source>
        <translation>&amp;Dlaczego się nie da?</translation>
    </message>
    <message>
        <source>&amp;Guide through a first game</source>
        <translation>&amp;Przewodnik po pierwszej partii</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Skróty klawiszowe</translation>
    </message>
    <message>
        <source>&amp;About Pyramide</source>
        <translation>&amp;O programie Pyramide</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Inform&amp;acje o Qt</translation>
    </message>
    <message>
        <source>Deal a new game at random</source>
        <translation>Rozdaje nową, losową partię</translation>
    </message>
    <message>
        <source>New game by r&amp;ules or code…</source>
        <translation>Nowa partia &amp;według zasad lub kodu…</translation>
    </message>
    <message>
        <source>Choose rules and a deal by its code</source>
        <translation>Wybór odmiany i rozdania według kodu</translation>
    </message>
    <message>
        <source>Let the next game be the first of a match of six</source>
        <translation>Następna partia będzie pierwszą z sześciu partii meczu</translation>
    </message>
    <message>
        <source>Put together rules of your own</source>
        <translation>Układanie własnych zasad</translation>
    </message>
    <message>
        <source>Deal the number on the table under other rules</source>
        <translation>Rozdaje numer ze stołu według innych zasad</translation>
    </message>
    <message>
        <source>Play this deal again from its start</source>
        <translation>Rozgrywa to samo rozdanie od początku</translation>
    </message>
    <message>
        <source>&amp;Take back the new game</source>
        <translation>&amp;Cofnij nową partię</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Cofa ostatni ruch</translation>
    </message>
    <message>
        <source>Make the move again that was taken back</source>
        <translation>Wykonuje ponownie cofnięty ruch</translation>
    </message>
    <message>
        <source>Show the next move of a shortest win</source>
        <translation>Pokazuje następny ruch najkrótszej wygranej</translation>
    </message>
    <message>
        <source>Cover the table and stop the clock</source>
        <translation>Zakrywa stół i zatrzymuje zegar</translation>
    </message>
    <message>
        <source>Show how your games went</source>
        <translation>Pokazuje, jak potoczyły się partie</translation>
    </message>
    <message>
        <source>Change how the game looks and helps</source>
        <translation>Zmiana wyglądu gry i jej pomocy</translation>
    </message>
    <message>
        <source>Copy the code of this deal</source>
        <translation>Kopiuje kod tego rozdania</translation>
    </message>
</context>
<context>
    <name>AnalysisCommands</name>
    <message>
        <source>No deal that hard or easy is ready yet; this one can be won.</source>
        <translation>Rozdanie o tej trudności nie jest jeszcze gotowe; to można wygrać.</translation>
    </message>
    <message>
        <source>No deal that can be won was found in time; this one came by chance.</source>
        <translation>Nie udało się na czas znaleźć rozdania do wygrania; to jest przypadkowe.</translation>
    </message>
    <message>
        <source>Looking for the best move…</source>
        <translation>Trwa szukanie najlepszego ruchu…</translation>
    </message>
    <message>
        <source>No card can be removed now; the stock may help.</source>
        <translation>Teraz nie da się usunąć żadnej karty; może pomoże talon.</translation>
    </message>
    <message>
        <source>No card can be removed any more.</source>
        <translation>Nie da się już usunąć żadnej karty.</translation>
    </message>
</context>
<context>
    <name>AnalysisDialogs</name>
    <message>
        <source>A shortest win</source>
        <translation>Najkrótsza wygrana</translation>
    </message>
    <message>
        <source>A win</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>What removes the most cards</source>
        <translation>Ruchy, które usuwają najwięcej kart</translation>
    </message>
    <message>
        <source>No solution is known.</source>
        <translation>Nie jest znane żadne rozwiązanie.</translation>
    </message>
</context>
<context>
    <name>AnalysisWording</name>
    <message numerus="yes">
        <source>The win is %n move(s) away.</source>
        <translation>
            <numerusform>Do wygranej pozostał %Ln ruch.</numerusform>
            <numerusform>Do wygranej pozostały %Ln ruchy.</numerusform>
            <numerusform>Do wygranej pozostało %Ln ruchów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The win is at most %n move(s) away.</source>
        <translation>
            <numerusform>Do wygranej pozostał najwyżej %Ln ruch.</numerusform>
            <numerusform>Do wygranej pozostały najwyżej %Ln ruchy.</numerusform>
            <numerusform>Do wygranej pozostało najwyżej %Ln ruchów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deal can no longer be won: at most %n card(s) can be removed.</source>
        <translation>
            <numerusform>Tego rozdania nie można już wygrać: da się usunąć najwyżej %Ln kartę.</numerusform>
            <numerusform>Tego rozdania nie można już wygrać: da się usunąć najwyżej %Ln karty.</numerusform>
            <numerusform>Tego rozdania nie można już wygrać: da się usunąć najwyżej %Ln kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s), the fewest possible</source>
        <translation>
            <numerusform>%Ln ruch, najmniej, ile można</numerusform>
            <numerusform>%Ln ruchy, najmniej, ile można</numerusform>
            <numerusform>%Ln ruchów, najmniej, ile można</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n move(s)</source>
        <translation>
            <numerusform>Wykonano %Ln ruch</numerusform>
            <numerusform>Wykonano %Ln ruchy</numerusform>
            <numerusform>Wykonano %Ln ruchów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the fewest are %n</source>
        <translation>
            <numerusform>potrzeba co najmniej: %Ln</numerusform>
            <numerusform>potrzeba co najmniej: %Ln</numerusform>
            <numerusform>potrzeba co najmniej: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Before move %1 it could still be won.</source>
        <translation>Przed ruchem %1 można było jeszcze wygrać.</translation>
    </message>
    <message numerus="yes">
        <source>This deal cannot be won: at most %n card(s) can be removed.</source>
        <translation>
            <numerusform>Tego rozdania nie można wygrać: da się usunąć najwyżej %Ln kartę.</numerusform>
            <numerusform>Tego rozdania nie można wygrać: da się usunąć najwyżej %Ln karty.</numerusform>
            <numerusform>Tego rozdania nie można wygrać: da się usunąć najwyżej %Ln kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deal can be won; the fewest moves are %n.</source>
        <translation>
            <numerusform>To rozdanie można wygrać; potrzebny jest co najmniej %Ln ruch.</numerusform>
            <numerusform>To rozdanie można wygrać; potrzebne są co najmniej %Ln ruchy.</numerusform>
            <numerusform>To rozdanie można wygrać; potrzeba co najmniej %Ln ruchów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n card(s)</source>
        <translation>
            <numerusform>najwyżej %Ln karta</numerusform>
            <numerusform>najwyżej %Ln karty</numerusform>
            <numerusform>najwyżej %Ln kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) more than needed</source>
        <translation>
            <numerusform>%Ln ruch więcej, niż trzeba</numerusform>
            <numerusform>%Ln ruchy więcej, niż trzeba</numerusform>
            <numerusform>%Ln ruchów więcej, niż trzeba</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) can be removed now.</source>
        <translation>
            <numerusform>Teraz można usunąć %Ln kartę.</numerusform>
            <numerusform>Teraz można usunąć %Ln karty.</numerusform>
            <numerusform>Teraz można usunąć %Ln kart.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BlockRow</name>
    <message>
        <source>Pyramid</source>
        <translation>Piramida</translation>
    </message>
    <message>
        <source>Inverted pyramid</source>
        <translation>Odwrócona piramida</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Kolumny</translation>
    </message>
    <message>
        <source>Kind of block</source>
        <translation>Rodzaj bloku</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>Rzędy:</translation>
    </message>
    <message>
        <source>Rows of the pyramid</source>
        <translation>Rzędy piramidy</translation>
    </message>
    <message>
        <source>Number of columns</source>
        <translation>Liczba kolumn</translation>
    </message>
    <message>
        <source>Cards in a column</source>
        <translation>Karty w kolumnie</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>zakryte</translation>
    </message>
    <message>
        <source>Covered cards lie face down</source>
        <translation>Przykryte karty leżą zakryte</translation>
    </message>
    <message>
        <source>whole row</source>
        <translation>cały rząd</translation>
    </message>
    <message>
        <source>A card is covered until the whole next row has gone</source>
        <translation>Karta jest przykryta, dopóki nie zejdzie cały następny rząd</translation>
    </message>
    <message>
        <source>to clear</source>
        <translation>do usunięcia</translation>
    </message>
    <message>
        <source>This block must be cleared for a win</source>
        <translation>Aby wygrać, trzeba usunąć ten blok</translation>
    </message>
    <message>
        <source>Take this block away</source>
        <translation>Usuń ten blok z układu</translation>
    </message>
</context>
<context>
    <name>CardLetters</name>
    <message>
        <source>%1, 2 to 10, %2, %3, %4</source>
        <translation>%1, od 2 do 10, %2, %3, %4</translation>
    </message>
</context>
<context>
    <name>ChartPage</name>
    <message>
        <source>Which chart</source>
        <translation>Który wykres</translation>
    </message>
    <message>
        <source>As a &amp;table</source>
        <translation>Jako &amp;tabela</translation>
    </message>
</context>
<context>
    <name>ChartTexts</name>
    <message>
        <source>Results over time</source>
        <translation>Wyniki w czasie</translation>
    </message>
    <message>
        <source>Times of the won games</source>
        <translation>Czasy wygranych partii</translation>
    </message>
    <message>
        <source>Moves of the won games</source>
        <translation>Ruchy w wygranych partiach</translation>
    </message>
    <message>
        <source>Games won, by rules</source>
        <translation>Wygrane partie według odmian</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Kiedy</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>Niewygrane</translation>
    </message>
    <message>
        <source>No game has come to its end yet.</source>
        <translation>Żadna partia nie dobiegła jeszcze końca.</translation>
    </message>
    <message>
        <source>%1: %2 won, %3 not won</source>
        <translation>%1: wygrane %2, niewygrane %3</translation>
    </message>
    <message numerus="yes">
        <source>%n won game(s)</source>
        <translation>
            <numerusform>%Ln wygrana partia</numerusform>
            <numerusform>%Ln wygrane partie</numerusform>
            <numerusform>%Ln wygranych partii</numerusform>
        </translation>
    </message>
    <message>
        <source>Won games</source>
        <translation>Wygrane partie</translation>
    </message>
    <message>
        <source>No game is won yet.</source>
        <translation>Nie ma jeszcze wygranej partii.</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 i więcej</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>od %1 do %2</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Odmiana</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Zakończone</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Udział</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Przedział 95%</translation>
    </message>
    <message>
        <source>%1: %2 of %3 won, %4; the true share is most likely %5</source>
        <translation>%1: wygrane %2 z %3, %4; prawdziwy udział wynosi najprawdopodobniej %5</translation>
    </message>
</context>
<context>
    <name>CodeProblem</name>
    <message>
        <source>The deal number may only have letters from A to Z; letter %1 is &quot;%2&quot;.</source>
        <translation>Numer rozdania może mieć tylko litery od A do Z; litera %1 to „%2”.</translation>
    </message>
    <message>
        <source>The deal number must have %1 letters; the length of this one is %2.</source>
        <translation>Liczba liter w numerze rozdania musi wynosić %1; w tym wynosi %2.</translation>
    </message>
    <message>
        <source>The text has %1 characters, far too many for a deal code.</source>
        <translation>Liczba znaków w tekście wynosi %1, to o wiele za dużo na kod rozdania.</translation>
    </message>
    <message>
        <source>There is no deal code here; one looks like PY1-N-AAAAAAS.</source>
        <translation>Nie ma tu kodu rozdania; wygląda on tak: PY1-N-AAAAAAS.</translation>
    </message>
    <message>
        <source>A deal code cannot have &quot;%1&quot;, its character %2.</source>
        <translation>Kod rozdania nie może zawierać „%1” (znak %2).</translation>
    </message>
    <message>
        <source>A deal code has three parts, as in PY1-N-AAAAAAS; this one has %1.</source>
        <translation>Kod rozdania ma trzy części, jak w PY1-N-AAAAAAS; liczba części w tym wynosi %1.</translation>
    </message>
    <message>
        <source>There are %1 deal codes here; only one can be dealt.</source>
        <translation>Jest tu kilka kodów rozdania (%1); rozdać można tylko jedno.</translation>
    </message>
    <message>
        <source>The format %1 is not known; this program reads %2.</source>
        <translation>Format %1 nie jest znany; ten program odczytuje %2.</translation>
    </message>
    <message>
        <source>A deal code starts with &quot;%1-&quot;; this text starts with &quot;%2&quot;.</source>
        <translation>Kod rozdania zaczyna się od „%1-”; ten tekst zaczyna się od „%2”.</translation>
    </message>
    <message>
        <source>The rules in this code cannot be used: %1</source>
        <translation>Zasad zapisanych w tym kodzie nie można użyć: %1</translation>
    </message>
    <message>
        <source>There are no rules with the token &quot;%1&quot;; did you mean %2?</source>
        <translation>Nie ma zasad o skrócie „%1”; może chodzi o %2?</translation>
    </message>
    <message>
        <source>There are no rules with the token &quot;%1&quot;.</source>
        <translation>Nie ma zasad o skrócie „%1”.</translation>
    </message>
</context>
<context>
    <name>DailyCalendar</name>
    <message>
        <source>Previous month</source>
        <translation>Poprzedni miesiąc</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Następny miesiąc</translation>
    </message>
</context>
<context>
    <name>DailyDialog</name>
    <message>
        <source>Daily deal</source>
        <translation>Rozdanie dnia</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Odmiana</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Dni</translation>
    </message>
    <message>
        <source>&amp;Copy the result</source>
        <translation>&amp;Kopiuj wynik</translation>
    </message>
    <message>
        <source>&amp;Stop looking</source>
        <translation>&amp;Przerwij szukanie</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Graj</translation>
    </message>
    <message>
        <source>Looking for a deal that can be won…</source>
        <translation>Trwa szukanie rozdania, które można wygrać…</translation>
    </message>
    <message>
        <source>No deal could be found for that day.</source>
        <translation>Na ten dzień nie udało się znaleźć rozdania.</translation>
    </message>
    <message>
        <source>The result is copied.</source>
        <translation>Wynik skopiowano.</translation>
    </message>
</context>
<context>
    <name>DailyTexts</name>
    <message>
        <source>By the calendar of this computer today is %1.</source>
        <translation>Według kalendarza tego komputera dziś jest %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%Ln dzień z rzędu</numerusform>
            <numerusform>%Ln dni z rzędu</numerusform>
            <numerusform>%Ln dni z rzędu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n</source>
        <translation>
            <numerusform>najdłuższa seria: %Ln</numerusform>
            <numerusform>najdłuższa seria: %Ln</numerusform>
            <numerusform>najdłuższa seria: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock was set back; your days in a row are kept.</source>
        <translation>Zegar cofnięto; dni z rzędu pozostają zaliczone.</translation>
    </message>
    <message>
        <source>The time zone was changed and a day left out; it is not held against you.</source>
        <translation>Zmieniła się strefa czasowa i jeden dzień wypadł; nie przerywa to serii.</translation>
    </message>
    <message>
        <source>%1: not played yet.</source>
        <translation>%1: jeszcze nierozegrane.</translation>
    </message>
    <message>
        <source>%1: begun.</source>
        <translation>%1: rozpoczęte.</translation>
    </message>
    <message>
        <source>%1: done.</source>
        <translation>%1: ukończone.</translation>
    </message>
    <message>
        <source>%1: done in the fewest moves possible.</source>
        <translation>%1: ukończone najmniejszą możliwą liczbą ruchów.</translation>
    </message>
    <message>
        <source>%1: done on a later day.</source>
        <translation>%1: ukończone w późniejszym dniu.</translation>
    </message>
    <message>
        <source>Won with %1 moves in %2.</source>
        <translation>Wygrana; ruchy: %1, czas: %2.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ukończone</translation>
    </message>
    <message>
        <source>won in the fewest moves</source>
        <translation>ukończone najmniejszą liczbą ruchów</translation>
    </message>
    <message>
        <source>won on a later day</source>
        <translation>ukończone w późniejszym dniu</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>rozpoczęte</translation>
    </message>
    <message>
        <source>Under these rules a daily deal may not be winnable.</source>
        <translation>Według tych zasad rozdania dnia może się nie dać wygrać.</translation>
    </message>
    <message>
        <source>Pyramide, daily deal of %1</source>
        <translation>Pyramide, rozdanie dnia %1</translation>
    </message>
    <message>
        <source>%1: won with %2 moves in %3</source>
        <translation>%1: wygrana; ruchy: %2, czas: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation>
            <numerusform>%Ln cofnięty ruch</numerusform>
            <numerusform>%Ln cofnięte ruchy</numerusform>
            <numerusform>%Ln cofniętych ruchów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%Ln podpowiedź</numerusform>
            <numerusform>%Ln podpowiedzi</numerusform>
            <numerusform>%Ln podpowiedzi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DemoDialog</name>
    <message>
        <source>&amp;Play on from here</source>
        <translation>&amp;Graj dalej od tego miejsca</translation>
    </message>
    <message>
        <source>The moves shown count as hints.</source>
        <translation>Pokazane ruchy liczą się jako podpowiedzi.</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Wróć do partii</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Ruch %1 z %2</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Oto następny ruch. %1</translation>
    </message>
    <message>
        <source>Watching counts neither as a win nor as help.</source>
        <translation>Oglądanie nie liczy się ani jako wygrana, ani jako pomoc.</translation>
    </message>
</context>
<context>
    <name>EndSummary</name>
    <message>
        <source>Your first win under these rules</source>
        <translation>Pierwsza wygrana według tych zasad</translation>
    </message>
    <message>
        <source>Your best time under these rules</source>
        <translation>Najlepszy czas według tych zasad</translation>
    </message>
    <message>
        <source>Your fewest moves under these rules</source>
        <translation>Najmniej ruchów według tych zasad</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row</source>
        <translation>
            <numerusform>%Ln wygrana z rzędu</numerusform>
            <numerusform>%Ln wygrane z rzędu</numerusform>
            <numerusform>%Ln wygranych z rzędu</numerusform>
        </translation>
    </message>
    <message>
        <source>Hints: %1, moves taken back: %2</source>
        <translation>Podpowiedzi: %1, cofnięte ruchy: %2</translation>
    </message>
</context>
<context>
    <name>EnterDealDialog</name>
    <message>
        <source>Enter a deal</source>
        <translation>Wprowadzanie kart</translation>
    </message>
    <message>
        <source>Type or click the cards in deal order: the tableau row by row from the top, each row from the left, then the stock in the order in which it is drawn.</source>
        <translation>Wpisz lub wskaż karty w kolejności rozdawania: układ rząd po rzędzie od góry, każdy rząd od lewej, a potem talon w kolejności dobierania.</translation>
    </message>
    <message>
        <source>A game of typed cards is kept neither in the history nor in the statistics.</source>
        <translation>Partia z wprowadzonych kart nie trafia ani do historii, ani do statystyk.</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Odmiana:</translation>
    </message>
    <message>
        <source>For example: 8C KD 10H …</source>
        <translation>Na przykład: 8C KD 10H …</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>The table so far</source>
        <translation>Stół do tej pory</translation>
    </message>
    <message>
        <source>Take &amp;back a card</source>
        <translation>&amp;Cofnij kartę</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Rozwiąż</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Graj</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Analizuj</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) are there.</source>
        <translation>
            <numerusform>Jest komplet: %Ln karta.</numerusform>
            <numerusform>Jest komplet: %Ln karty.</numerusform>
            <numerusform>Jest komplet: %Ln kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are missing.</source>
        <translation>
            <numerusform>Brakuje %Ln karty.</numerusform>
            <numerusform>Brakuje %Ln kart.</numerusform>
            <numerusform>Brakuje %Ln kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>stock, card %1</source>
        <translation>talon, karta %1</translation>
    </message>
    <message>
        <source>%1 The next one lies here: %2.</source>
        <translation>%1 Miejsce następnej: %2.</translation>
    </message>
    <message>
        <source>It is the %1.</source>
        <translation>To jest %1.</translation>
    </message>
    <message>
        <source>The text is far too long for a deal.</source>
        <translation>Tekst jest o wiele za długi na rozdanie.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, at place %2, is not a card.</source>
        <translation>„%1” na pozycji %2 to nie karta.</translation>
    </message>
    <message>
        <source>The card %1, at place %2, is not in this pack.</source>
        <translation>Karty %1 (pozycja %2) nie ma w tej talii.</translation>
    </message>
    <message>
        <source>The card %1, at place %2, is there already.</source>
        <translation>Karta %1 (pozycja %2) już jest.</translation>
    </message>
    <message>
        <source>The card %1 cannot lie at place %2 here.</source>
        <translation>Karta %1 nie może tu leżeć na pozycji %2.</translation>
    </message>
    <message>
        <source>The card %1, at place %2, is one too many.</source>
        <translation>Karta %1 (pozycja %2) jest o jedną za dużo.</translation>
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
        <translation>Tabela (*.csv)</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Eksport partii</translation>
    </message>
    <message>
        <source>Games (*.json *.csv)</source>
        <translation>Partie (*.json *.csv)</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Import partii</translation>
    </message>
    <message>
        <source>Exporting games…</source>
        <translation>Trwa eksport partii…</translation>
    </message>
    <message>
        <source>Reading games…</source>
        <translation>Trwa odczytywanie partii…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read and were left out.</source>
        <translation>
            <numerusform>Nie udało się odczytać %Ln partii, więc ją pominięto.</numerusform>
            <numerusform>Nie udało się odczytać %Ln partii, więc je pominięto.</numerusform>
            <numerusform>Nie udało się odczytać %Ln partii, więc je pominięto.</numerusform>
        </translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>i jeszcze %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were exported to %1.</source>
        <translation>
            <numerusform>Wyeksportowano %Ln partię do %1.</numerusform>
            <numerusform>Wyeksportowano %Ln partie do %1.</numerusform>
            <numerusform>Wyeksportowano %Ln partii do %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The games could not be saved; none came in.</source>
        <translation>Partii nie udało się zapisać; nie zaimportowano żadnej.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) came in.</source>
        <translation>
            <numerusform>Zaimportowano %Ln partię.</numerusform>
            <numerusform>Zaimportowano %Ln partie.</numerusform>
            <numerusform>Zaimportowano %Ln partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) had gone on since.</source>
        <translation>
            <numerusform>%Ln partia była tymczasem grana dalej.</numerusform>
            <numerusform>%Ln partie były tymczasem grane dalej.</numerusform>
            <numerusform>%Ln partii było tymczasem granych dalej.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%Ln partia już tu była.</numerusform>
            <numerusform>%Ln partie już tu były.</numerusform>
            <numerusform>%Ln partii już tu było.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in %1 cannot be read.</source>
        <translation>
            <numerusform>%Ln partii w %1 nie da się odczytać.</numerusform>
            <numerusform>%Ln partii w %1 nie da się odczytać.</numerusform>
            <numerusform>%Ln partii w %1 nie da się odczytać.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Wiersz %1. %2</translation>
    </message>
    <message>
        <source>Import none</source>
        <translation>Nie importuj</translation>
    </message>
    <message numerus="yes">
        <source>Import the other %n game(s)</source>
        <translation>
            <numerusform>Zaimportuj pozostałą partię</numerusform>
            <numerusform>Zaimportuj pozostałe %Ln partie</numerusform>
            <numerusform>Zaimportuj pozostałych %Ln partii</numerusform>
        </translation>
    </message>
    <message>
        <source>No game came in.</source>
        <translation>Nie zaimportowano żadnej partii.</translation>
    </message>
</context>
<context>
    <name>FailureDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Coś poszło nie tak</translation>
    </message>
    <message>
        <source>Pyramide has met an error. Your game is kept and the table was set up anew. This report helps to mend it; it is kept in %1.</source>
        <translation>W programie Pyramide wystąpił błąd. Partia jest zachowana, a stół przygotowano od nowa. To zgłoszenie pomoże usunąć błąd; zapisano je w %1.</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>&amp;Kopiuj zgłoszenie</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Zgłoszenie</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>When you do not know how to go on, “%1” shows a move.</source>
        <translation>Gdy nie wiesz, jak grać dalej, „%1” pokazuje ruch.</translation>
    </message>
    <message>
        <source>That is all you need to play. “%1” tells the rest. Have a good game.</source>
        <translation>To wszystko, co trzeba wiedzieć, aby grać. Resztę wyjaśnia „%1”. Przyjemnej gry.</translation>
    </message>
    <message>
        <source>A king goes alone: touch it, and it is removed.</source>
        <translation>Króla usuwa się pojedynczo: wystarczy go dotknąć.</translation>
    </message>
    <message>
        <source>These go alone: %1. Touch one, and it is removed.</source>
        <translation>Usuwane pojedynczo: %1. Dotknięcie takiej karty ją usuwa.</translation>
    </message>
    <message>
        <source>Touch the stock to draw a card onto the waste.</source>
        <translation>Dotknij talonu, aby dobrać kartę na stos odkryty.</translation>
    </message>
    <message>
        <source>When the stock is empty, touch its place: the waste becomes the stock again.</source>
        <translation>Gdy talon jest pusty, dotknij jego miejsca: stos odkryty znów staje się talonem.</translation>
    </message>
    <message>
        <source>Take your last move back with “%1”.</source>
        <translation>Aby wrócić o jeden ruch, użyj polecenia „%1”.</translation>
    </message>
    <message>
        <source>Touch two open cards that make %1, of any suit: they are removed.</source>
        <translation>Dotknij dwóch wolnych kart, które dają razem %1, w dowolnych kolorach: zostaną usunięte.</translation>
    </message>
    <message>
        <source>Touch two open cards of equal or neighbouring ranks: they are removed.</source>
        <translation>Dotknij dwóch wolnych kart tej samej lub sąsiedniej wysokości: zostaną usunięte.</translation>
    </message>
    <message>
        <source>Touch two open cards that go together: they are removed.</source>
        <translation>Dotknij dwóch wolnych kart, które tworzą parę: zostaną usunięte.</translation>
    </message>
</context>
<context>
    <name>GameFilterBar</name>
    <message>
        <source>All rules</source>
        <translation>Wszystkie odmiany</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Dowolny wynik</translation>
    </message>
    <message>
        <source>Part of a deal code</source>
        <translation>Część kodu rozdania</translation>
    </message>
    <message>
        <source>Games of which rules</source>
        <translation>Partie której odmiany</translation>
    </message>
    <message>
        <source>Games of which result</source>
        <translation>Partie z jakim wynikiem</translation>
    </message>
    <message>
        <source>Games of which time</source>
        <translation>Partie z jakiego czasu</translation>
    </message>
    <message>
        <source>Search by deal code</source>
        <translation>Szukaj według kodu rozdania</translation>
    </message>
</context>
<context>
    <name>GameProblem</name>
    <message>
        <source>The text has %1 characters, too many for a game.</source>
        <translation>Liczba znaków w tekście wynosi %1, to za dużo na partię.</translation>
    </message>
    <message>
        <source>The text has %1 words, too many for a game: it has at most %2 actions.</source>
        <translation>Liczba słów w tekście wynosi %1, to za dużo na partię: liczba czynności wynosi w niej najwyżej %2.</translation>
    </message>
    <message>
        <source>There is no game here; one starts with its deal code.</source>
        <translation>Nie ma tu partii; zaczyna się ona od kodu rozdania.</translation>
    </message>
    <message>
        <source>a card can only go to a cell, or from the stock to a waste</source>
        <translation>karta może przejść tylko do komórki albo z talonu na stos odkryty</translation>
    </message>
    <message>
        <source>a pair has two places</source>
        <translation>para ma dwa miejsca</translation>
    </message>
    <message>
        <source>the card under the top goes only with that top: W+WU</source>
        <translation>karta pod wierzchnią tworzy parę tylko z wierzchnią: W+WU</translation>
    </message>
    <message>
        <source>there is no place &quot;%1&quot; under these rules</source>
        <translation>w tych zasadach nie ma miejsca „%1”</translation>
    </message>
</context>
<context>
    <name>GameSaver</name>
    <message>
        <source>Games of Pyramide (*%1)</source>
        <translation>Partie Pyramide (*%1)</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Zapisywanie partii</translation>
    </message>
    <message>
        <source>There is a file %1 already. Shall this game replace it?</source>
        <translation>Plik %1 już istnieje. Zastąpić go tą partią?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Zastąp</translation>
    </message>
    <message>
        <source>The game is saved as %1.</source>
        <translation>Partię zapisano jako %1.</translation>
    </message>
</context>
<context>
    <name>GoalPage</name>
    <message>
        <source>&amp;Won when:</source>
        <translation>W&amp;ygrana, gdy:</translation>
    </message>
    <message>
        <source>&amp;Cells:</source>
        <translation>Ko&amp;mórki:</translation>
    </message>
    <message>
        <source>Cells are filled from:</source>
        <translation>Komórki napełnia się z miejsc:</translation>
    </message>
    <message>
        <source>&amp;Score:</source>
        <translation>Punk&amp;ty:</translation>
    </message>
    <message>
        <source>&amp;Removed cards:</source>
        <translation>Usunięte ka&amp;rty:</translation>
    </message>
    <message>
        <source>Moves to take &amp;back:</source>
        <translation>Ruchy do c&amp;ofnięcia:</translation>
    </message>
    <message>
        <source>all cards have gone</source>
        <translation>zejdą wszystkie karty</translation>
    </message>
    <message>
        <source>the tableau is cleared</source>
        <translation>zejdzie cały układ</translation>
    </message>
    <message>
        <source>After a win the &amp;play may go on</source>
        <translation>Po wygranej można grać &amp;dalej</translation>
    </message>
    <message>
        <source>ten points a card</source>
        <translation>dziesięć punktów za kartę</translation>
    </message>
    <message>
        <source>cards left on the table</source>
        <translation>karty pozostałe na stole</translation>
    </message>
    <message>
        <source>par, by passes and cards left</source>
        <translation>norma, według przejść i pozostałych kart</translation>
    </message>
    <message>
        <source>points for removals and rows</source>
        <translation>punkty za usuwanie i rzędy</translation>
    </message>
    <message>
        <source>on one pile</source>
        <translation>na jednym stosie</translation>
    </message>
    <message>
        <source>on four piles by suit</source>
        <translation>na czterech stosach według kolorów</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>bez ograniczeń</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Guide through a first game</source>
        <translation>Przewodnik po pierwszej partii</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Dalej</translation>
    </message>
    <message>
        <source>&amp;End</source>
        <translation>&amp;Zakończ</translation>
    </message>
    <message>
        <source>End the guide; the Help menu begins it anew</source>
        <translation>Zakończ przewodnik; menu „Pomoc” rozpoczyna go od nowa</translation>
    </message>
    <message>
        <source>Go on to the next step without doing this one</source>
        <translation>Przejdź do następnego kroku bez wykonania tego</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Krok %1 z %2</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Strona</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Szukaj w pomocy</translation>
    </message>
    <message>
        <source>Pages with these words</source>
        <translation>Strony z tymi słowami</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Żadna strona nie zawiera tych słów.</translation>
    </message>
    <message>
        <source>&amp;Play these rules</source>
        <translation>&amp;Graj w tę odmianę</translation>
    </message>
    <message>
        <source>&amp;Change these rules…</source>
        <translation>&amp;Zmień te zasady…</translation>
    </message>
</context>
<context>
    <name>HelpPages</name>
    <message>
        <source>How to play</source>
        <translation>Jak grać</translation>
    </message>
    <message>
        <source>Mouse and touch</source>
        <translation>Mysz i dotyk</translation>
    </message>
    <message>
        <source>Touch two open cards that go together, one after the other, or drag one onto the other. A card that goes alone needs one touch.</source>
        <translation>Dotknij kolejno dwóch wolnych kart, które tworzą parę, albo przeciągnij jedną na drugą. Karcie usuwanej pojedynczo wystarczy jedno dotknięcie.</translation>
    </message>
    <message>
        <source>Touch the stock to draw. When it is empty, touch its place to turn the waste over, if another pass is left.</source>
        <translation>Dotknij talonu, aby dobrać kartę. Gdy jest pusty, dotknij jego miejsca, aby odwrócić stos odkryty, jeśli zostało jeszcze przejście.</translation>
    </message>
    <message>
        <source>Hold the finger or the mouse still on a card to read what it is and what covers it.</source>
        <translation>Przytrzymaj palec lub mysz na karcie, aby przeczytać, co to za karta i co ją przykrywa.</translation>
    </message>
    <message>
        <source>Click a card or the stock with the right button to be told why it cannot be played.</source>
        <translation>Kliknij kartę lub talon prawym przyciskiem, aby dowiedzieć się, dlaczego nie można nimi grać.</translation>
    </message>
    <message>
        <source>A right click or a long press on the bare table opens a short menu, also in full screen.</source>
        <translation>Kliknięcie prawym przyciskiem lub długie naciśnięcie wolnego stołu otwiera krótkie menu, także na pełnym ekranie.</translation>
    </message>
    <message>
        <source>Type a rank to jump to the next open card of that rank: %1.</source>
        <translation>Wpisz wysokość karty, aby przejść do następnej wolnej karty tej wysokości: %1.</translation>
    </message>
    <message>
        <source>Press I to be told what the cursor stands on. Press %1, then Enter, to be told why it cannot be played.</source>
        <translation>Naciśnij I, aby usłyszeć, co jest pod kursorem. Naciśnij %1, a potem Enter, aby usłyszeć, dlaczego nie można tym grać.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Klawiatura</translation>
    </message>
    <message>
        <source>The arrow keys move a cursor over the table. Enter or Space touches what it stands on; Escape lets the chosen card go.</source>
        <translation>Klawisze strzałek przesuwają kursor po stole. Enter lub spacja dotyka tego, co jest pod nim; Escape puszcza wybraną kartę.</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Czytnik ekranu</translation>
    </message>
    <message>
        <source>The table is a list of its cards and piles. Each is read with its place and whether it is open, and can be pressed like a button.</source>
        <translation>Stół jest listą swoich kart i stosów. Każda pozycja jest odczytywana wraz z miejscem i informacją, czy jest wolna; można ją nacisnąć jak przycisk.</translation>
    </message>
    <message>
        <source>Moves, refusals and the end of a game are spoken, a sentence each.</source>
        <translation>Ruchy, odmowy i koniec partii są wypowiadane, każde jednym zdaniem.</translation>
    </message>
    <message>
        <source>“%1” takes back the last move, “%2” shows the next move of a shortest win, and “%3” deals the same cards again.</source>
        <translation>„%1” cofa ostatni ruch, „%2” pokazuje następny ruch najkrótszej wygranej, a „%3” rozdaje te same karty od nowa.</translation>
    </message>
    <message>
        <source>“%1” in the Help menu tells why something cannot be done.</source>
        <translation>„%1” w menu „Pomoc” mówi, dlaczego czegoś nie da się zrobić.</translation>
    </message>
    <message>
        <source>When you get stuck</source>
        <translation>Gdy nic już nie wychodzi</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Obejrzyj</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;Zagraj ponownie</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Więcej</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>No game is like this.</source>
        <translation>Nie ma takiej partii.</translation>
    </message>
    <message>
        <source>No game is played yet. Each game stands here from its first move on.</source>
        <translation>Nie rozegrano jeszcze żadnej partii. Każda pojawia się tu od pierwszego ruchu.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%Ln partia</numerusform>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln partii</numerusform>
        </translation>
    </message>
    <message>
        <source>Bringing games back…</source>
        <translation>Przywracanie partii…</translation>
    </message>
    <message>
        <source>Deleting games…</source>
        <translation>Usuwanie partii…</translation>
    </message>
    <message>
        <source>The game on the table cannot be deleted.</source>
        <translation>Partii ze stołu nie można usunąć.</translation>
    </message>
</context>
<context>
    <name>HistoryMenu</name>
    <message>
        <source>Copy deal &amp;code</source>
        <translation>Kopiuj &amp;kod rozdania</translation>
    </message>
    <message>
        <source>Copy the whole &amp;game</source>
        <translation>Kopiuj całą &amp;partię</translation>
    </message>
    <message>
        <source>&amp;Save the game as a file…</source>
        <translation>Z&amp;apisz partię do pliku…</translation>
    </message>
    <message>
        <source>&amp;Paste a game to watch…</source>
        <translation>Wklej partię do &amp;obejrzenia…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>Delete &amp;all that are listed</source>
        <translation>Usuń &amp;wszystkie z listy</translation>
    </message>
    <message>
        <source>&amp;Export what is listed…</source>
        <translation>&amp;Eksportuj listę…</translation>
    </message>
    <message>
        <source>&amp;Import games…</source>
        <translation>&amp;Importuj partie…</translation>
    </message>
    <message>
        <source>&amp;Bring back what was deleted</source>
        <translation>P&amp;rzywróć usunięte</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Bring back %n deleted game(s)</source>
        <translation>
            <numerusform>P&amp;rzywróć %Ln usuniętą partię</numerusform>
            <numerusform>P&amp;rzywróć %Ln usunięte partie</numerusform>
            <numerusform>P&amp;rzywróć %Ln usuniętych partii</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InfoLine</name>
    <message>
        <source>Match</source>
        <translation>Mecz</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Copy the code of this deal</source>
        <translation>Kopiuj kod tego rozdania</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Qt: third-party parts</source>
        <translation>Qt: składniki innych autorów</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencje</translation>
    </message>
    <message>
        <source>&amp;What comes with the program, and its licence:</source>
        <translation>&amp;Składniki programu i ich licencje:</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Tekst licencji</translation>
    </message>
    <message>
        <source>Qt comes as separate files in the folder of the program and may be replaced by another build of the same version.</source>
        <translation>Biblioteka Qt znajduje się w osobnych plikach w folderze programu i można ją zastąpić inną kompilacją tej samej wersji.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Typed cards</source>
        <translation>Wprowadzone karty</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partia</translation>
    </message>
    <message>
        <source>M&amp;ore deals</source>
        <translation>&amp;Inne rozdania</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Ruch</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Pasek narzędzi</translation>
    </message>
</context>
<context>
    <name>MistakeSentences</name>
    <message>
        <source>Looking at the suit: suits and colours do not matter, only ranks count.</source>
        <translation>Zważanie na kolor: ani trefle, kara, kiery i piki, ani czerwień i czerń nie mają znaczenia, liczą się tylko wysokości.</translation>
    </message>
    <message>
        <source>Drawing too early: what lies on the waste then is out of the game for good.</source>
        <translation>Zbyt wczesne dobieranie: co wtedy leży na stosie odkrytym, odpada z gry na dobre.</translation>
    </message>
    <message>
        <source>Drawing too early: a draw covers what lies on the waste and counts as a move. Look for pairs on the table first.</source>
        <translation>Zbyt wczesne dobieranie: każde dobranie przykrywa to, co leży na stosie odkrytym, i liczy się jako ruch. Najpierw warto poszukać par na stole.</translation>
    </message>
    <message>
        <source>Pairing a drawn card with the waste card that it covers: only the top of the waste is in play.</source>
        <translation>Łączenie dobranej karty z kartą stosu odkrytego, którą ona przykrywa: w grze jest tylko wierzchnia karta stosu odkrytego.</translation>
    </message>
    <message>
        <source>Waiting for a card to go alone: here every card needs a partner.</source>
        <translation>Czekanie, aż jakaś karta zejdzie sama: tutaj każda karta potrzebuje pary.</translation>
    </message>
    <message>
        <source>Looking for a partner where none is needed: one touch removes these: %1.</source>
        <translation>Szukanie pary, gdy nie jest potrzebna. Po jednym dotknięciu schodzi: %1.</translation>
    </message>
    <message>
        <source>Overlooking what lies on a card: it can be seen and yet be blocked, unless it goes together with the only card that still covers it.</source>
        <translation>Przeoczenie tego, co leży na karcie: może być widoczna, a jednak zablokowana, chyba że tworzy parę z jedyną kartą, która ją jeszcze przykrywa.</translation>
    </message>
    <message>
        <source>Overlooking what lies on a card: it can be seen and yet be blocked. It can be played only when nothing covers it any more.</source>
        <translation>Przeoczenie tego, co leży na karcie: może być widoczna, a jednak zablokowana. Można nią grać dopiero, gdy nic jej już nie przykrywa.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>Deal &amp;code:</source>
        <translation>&amp;Kod rozdania:</translation>
    </message>
    <message>
        <source>Leave empty for a random deal</source>
        <translation>Puste pole oznacza losowe rozdanie</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Wkl&amp;ej</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Rozdaj</translation>
    </message>
    <message>
        <source>&amp;Favourite</source>
        <translation>&amp;Ulubiona</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Zasady…</translation>
    </message>
    <message>
        <source>&amp;My rules…</source>
        <translation>&amp;Własne zasady…</translation>
    </message>
    <message>
        <source>Put together rules of your own, starting from these</source>
        <translation>Układanie własnych zasad na podstawie tych</translation>
    </message>
    <message>
        <source>&amp;Same number (%1)</source>
        <translation>&amp;Ten sam numer (%1)</translation>
    </message>
    <message>
        <source>Deal the number on the table under the marked rules</source>
        <translation>Rozdaje numer ze stołu według zaznaczonych zasad</translation>
    </message>
    <message>
        <source>A random deal of %1.</source>
        <translation>Losowe rozdanie: %1.</translation>
    </message>
    <message>
        <source>A deal of %1: %2</source>
        <translation>Rozdanie (%1): %2</translation>
    </message>
</context>
<context>
    <name>OwnRulesDialog</name>
    <message>
        <source>My rules</source>
        <translation>Własne zasady</translation>
    </message>
    <message>
        <source>Kept ru&amp;les:</source>
        <translation>Za&amp;chowane zasady:</translation>
    </message>
    <message>
        <source>Na&amp;me:</source>
        <translation>Nazwa z&amp;asad:</translation>
    </message>
    <message>
        <source>Name of these rules</source>
        <translation>Nazwa tych zasad</translation>
    </message>
    <message>
        <source>New rules</source>
        <translation>Nowe zasady</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Stock and waste</source>
        <translation>Talon i stos odkryty</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pary</translation>
    </message>
    <message>
        <source>Goal and score</source>
        <translation>Cel i punkty</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>Keep these rules under their name</source>
        <translation>Zapisz te zasady pod ich nazwą</translation>
    </message>
    <message>
        <source>D&amp;eal</source>
        <translation>Rozda&amp;j</translation>
    </message>
    <message>
        <source>C&amp;opy code</source>
        <translation>&amp;Kopiuj kod</translation>
    </message>
    <message>
        <source>Copy a deal code that carries these rules to anybody</source>
        <translation>Kopiuj kod rozdania, który przekaże te zasady innym</translation>
    </message>
    <message>
        <source>Dele&amp;te</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>Obraz stołu</translation>
    </message>
    <message>
        <source>These rules can be played.</source>
        <translation>Według tych zasad można grać.</translation>
    </message>
    <message>
        <source>No more rules can be kept; delete some first.</source>
        <translation>Nie można zapisać więcej zasad; najpierw trzeba jakieś usunąć.</translation>
    </message>
    <message>
        <source>The rules are kept.</source>
        <translation>Zasady zapisano.</translation>
    </message>
    <message>
        <source>The deal code is copied.</source>
        <translation>Kod rozdania skopiowano.</translation>
    </message>
</context>
<context>
    <name>PairsPage</name>
    <message>
        <source>Total of a pa&amp;ir:</source>
        <translation>&amp;Suma pary:</translation>
    </message>
    <message>
        <source>E&amp;xtra pairs:</source>
        <translation>&amp;Dodatkowe pary:</translation>
    </message>
    <message>
        <source>Go alone:</source>
        <translation>Usuwane pojedynczo:</translation>
    </message>
    <message>
        <source>Must not go together:</source>
        <translation>Nie tworzą pary:</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>Equal and &amp;neighbouring ranks go together</source>
        <translation>Parę tworzą &amp;równe i sąsiednie wysokości</translation>
    </message>
    <message>
        <source>Two ranks each, such as Q-K, J-J</source>
        <translation>Po dwie wysokości, na przykład Q-K, J-J</translation>
    </message>
    <message>
        <source>A card may go with the only card that covers it</source>
        <translation>Karta może utworzyć parę z jedyną kartą, która ją przykrywa</translation>
    </message>
</context>
<context>
    <name>ParStatus</name>
    <message>
        <source>The match of six games has ended: %1</source>
        <translation>Mecz z sześciu partii zakończony: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of the match of six: %1</source>
        <translation>
            <numerusform>%Ln partia z sześciu w meczu: %1</numerusform>
            <numerusform>%Ln partie z sześciu w meczu: %1</numerusform>
            <numerusform>%Ln partii z sześciu w meczu: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PasteGameDialog</name>
    <message>
        <source>Watch a game</source>
        <translation>Oglądanie partii</translation>
    </message>
    <message>
        <source>&amp;Game, as its deal code and its moves:</source>
        <translation>&amp;Partia – kod rozdania i ruchy:</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Obejrzyj</translation>
    </message>
    <message>
        <source>This game cannot be shown: %1</source>
        <translation>Nie można pokazać tej partii: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%Ln ruch</numerusform>
            <numerusform>%Ln ruchy</numerusform>
            <numerusform>%Ln ruchów</numerusform>
        </translation>
    </message>
    <message>
        <source>A game of %1: %2, %3</source>
        <translation>Partia (%1): %2, %3</translation>
    </message>
</context>
<context>
    <name>PlaySentences</name>
    <message>
        <source>A king goes alone.</source>
        <translation>Króla usuwa się pojedynczo.</translation>
    </message>
    <message>
        <source>These go alone, without a partner: %1.</source>
        <translation>Usuwane pojedynczo, bez drugiej karty: %1.</translation>
    </message>
    <message>
        <source>No card goes alone.</source>
        <translation>Żadnej karty nie usuwa się pojedynczo.</translation>
    </message>
    <message>
        <source>A card of the tableau is open when no card lies on it.</source>
        <translation>Karta układu jest wolna, gdy nie leży na niej żadna inna.</translation>
    </message>
    <message>
        <source>Cards from these two places must not go together: %1.</source>
        <translation>Karty z tych dwóch miejsc nie mogą tworzyć pary: %1.</translation>
    </message>
    <message>
        <source>The game is won when every card has gone.</source>
        <translation>Partia jest wygrana, gdy zejdą wszystkie karty.</translation>
    </message>
    <message>
        <source>The game is won when the tableau is cleared; cards left in the stock and the waste do not matter.</source>
        <translation>Partia jest wygrana, gdy zejdzie cały układ; karty pozostałe w talonie i na stosie odkrytym nie mają znaczenia.</translation>
    </message>
    <message>
        <source>After that the play may go on for a better score.</source>
        <translation>Potem można grać dalej o lepszy wynik.</translation>
    </message>
    <message>
        <source>When only the stock goes round and nothing can be removed any more, that is said; you may go on all the same.</source>
        <translation>Gdy krąży już tylko talon i niczego nie da się usunąć, program o tym informuje; mimo to można grać dalej.</translation>
    </message>
    <message>
        <source>The game goes on as long as a card can be drawn.</source>
        <translation>Partia trwa, dopóki można dobrać kartę.</translation>
    </message>
    <message>
        <source>Removed cards lie on four piles by suit and cannot be played from there.</source>
        <translation>Usunięte karty leżą na czterech stosach według kolorów i nie wracają stamtąd do gry.</translation>
    </message>
    <message>
        <source>Every move can be taken back, to the start of the game.</source>
        <translation>Każdy ruch można cofnąć, aż do początku partii.</translation>
    </message>
    <message>
        <source>No move can be taken back.</source>
        <translation>Żadnego ruchu nie można cofnąć.</translation>
    </message>
    <message>
        <source>Removals, draws and redeals count as moves; taking back lowers no count.</source>
        <translation>Usunięcie, dobranie i odwrócenie stosu liczą się jako ruchy; cofnięcie nie zmniejsza ich liczby.</translation>
    </message>
    <message>
        <source>Two open cards go together if their values make %1.</source>
        <translation>Dwie wolne karty tworzą parę, jeśli ich wartości dają razem %1.</translation>
    </message>
    <message>
        <source>The pairs: %1.</source>
        <translation>Pary: %1.</translation>
    </message>
    <message>
        <source>Two open cards go together if their ranks are equal or neighbours; ace and king are no neighbours.</source>
        <translation>Dwie wolne karty tworzą parę, jeśli są tej samej lub sąsiedniej wysokości; as i król nie sąsiadują ze sobą.</translation>
    </message>
    <message>
        <source>The stock lies face up, and its next card may be played like any other.</source>
        <translation>Talon leży odkryty, a jego następną kartą można grać jak każdą inną wolną.</translation>
    </message>
    <message>
        <source>The top of the waste may also go together with the card right under it.</source>
        <translation>Wierzchnia karta stosu odkrytego może też utworzyć parę z kartą bezpośrednio pod nią.</translation>
    </message>
    <message>
        <source>The oldest card of the waste is open too; when it has gone, the one that is oldest then takes its place.</source>
        <translation>Wolna jest także najstarsza karta stosu odkrytego; gdy zejdzie, jej miejsce zajmuje następna najstarsza.</translation>
    </message>
    <message>
        <source>No card of the waste can be played.</source>
        <translation>Żadną kartą stosu odkrytego nie można grać.</translation>
    </message>
    <message>
        <source>The top card of the waste is open; playing it opens the one below.</source>
        <translation>Wierzchnia karta stosu odkrytego jest wolna; zagranie nią uwalnia kartę pod spodem.</translation>
    </message>
    <message>
        <source>The card just turned and the top of the waste are both open, and may go together.</source>
        <translation>Karta właśnie odkryta i wierzchnia karta stosu odkrytego są obie wolne i mogą utworzyć parę.</translation>
    </message>
    <message>
        <source>The top card of each waste is open, and they may go together.</source>
        <translation>Wierzchnia karta każdego stosu odkrytego jest wolna i karty te mogą tworzyć pary między sobą.</translation>
    </message>
    <message>
        <source>A covered card may go together with the only card that still covers it, if that one is open.</source>
        <translation>Przykryta karta może utworzyć parę z jedyną kartą, która ją jeszcze przykrywa, jeśli tamta jest wolna.</translation>
    </message>
    <message>
        <source>A card never goes together with a card that covers it.</source>
        <translation>Karta nigdy nie tworzy pary z kartą, która ją przykrywa.</translation>
    </message>
    <message>
        <source>Each removal brings 5 points, and each cleared row a bonus: 25, 50, 75, 100, 150, 250 and 500, counted from the last row.</source>
        <translation>Każde usunięcie daje 5 punktów, a każdy usunięty rząd premię: 25, 50, 75, 100, 150, 250 i 500, licząc od ostatniego rzędu.</translation>
    </message>
    <message>
        <source>Clearing the tableau in the first pass brings 50 points, in the second 35, in the third 20; every card that is left then costs one point. A match is six games, and par is a total of 0.</source>
        <translation>Usunięcie układu w pierwszym przejściu daje 50 punktów, w drugim 35, w trzecim 20; każda pozostała karta kosztuje potem jeden punkt. Mecz to sześć partii, a normą jest suma 0.</translation>
    </message>
    <message>
        <source>The score counts the cards left on the table: 0 is perfect.</source>
        <translation>Liczą się karty pozostałe na stole: 0 to wynik doskonały.</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Szukaj w:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Typ plików:</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>RecordProblem</name>
    <message>
        <source>A fixed card is written as its place and its card, such as A1 KS.</source>
        <translation>Stałą kartę zapisuje się jako miejsce i kartę, na przykład A1 KS.</translation>
    </message>
    <message>
        <source>An extra pair is written as two ranks, such as Q-K.</source>
        <translation>Dodatkową parę zapisuje się jako dwie wysokości, na przykład Q-K.</translation>
    </message>
    <message>
        <source>A pyramid must have from 1 to %1 rows.</source>
        <translation>Liczba rzędów piramidy musi wynosić od 1 do %1.</translation>
    </message>
    <message>
        <source>A pyramid has rows, not a count and a depth.</source>
        <translation>Piramida ma rzędy, a nie liczbę i głębokość.</translation>
    </message>
    <message>
        <source>There must be one pack or two.</source>
        <translation>Talia musi być jedna albo muszą być dwie.</translation>
    </message>
    <message>
        <source>The highest value must be 13, 12 or 10.</source>
        <translation>Najwyższą wartością musi być 13, 12 lub 10.</translation>
    </message>
    <message>
        <source>The number of moves that can be taken back must be from 0 to %1.</source>
        <translation>Liczba ruchów, które można cofnąć, musi wynosić od 0 do %1.</translation>
    </message>
    <message>
        <source>There must be from 1 to %1 blocks on the table.</source>
        <translation>Liczba bloków na stole musi wynosić od 1 do %1.</translation>
    </message>
    <message>
        <source>The table has %1 places, but there are only %2 cards.</source>
        <translation>Liczba miejsc na stole wynosi %1, a kart tylko %2.</translation>
    </message>
    <message>
        <source>Columns need a count and a depth from 1 to %1.</source>
        <translation>Kolumny muszą mieć liczbę i głębokość od 1 do %1.</translation>
    </message>
    <message>
        <source>Columns have a count and a depth, not rows.</source>
        <translation>Kolumny mają liczbę i głębokość, a nie rzędy.</translation>
    </message>
    <message>
        <source>The number of passes must be from 1 to %1, or without limit.</source>
        <translation>Liczba przejść musi wynosić od 1 do %1 albo być nieograniczona.</translation>
    </message>
    <message>
        <source>A card of the waste is named as open twice.</source>
        <translation>Tę samą kartę stosu odkrytego podano jako wolną dwa razy.</translation>
    </message>
    <message>
        <source>The card under the top and the oldest card can be open only where one waste is.</source>
        <translation>Karta pod wierzchnią i karta najstarsza mogą być wolne tylko tam, gdzie jest jeden stos odkryty.</translation>
    </message>
    <message>
        <source>The card under the top goes only with the top, so the top must be open too.</source>
        <translation>Karta pod wierzchnią tworzy parę tylko z wierzchnią, więc wierzchnia też musi być wolna.</translation>
    </message>
    <message>
        <source>The total must be from 2 to %1, twice the highest value.</source>
        <translation>Suma musi wynosić od 2 do %1, czyli dwukrotności najwyższej wartości.</translation>
    </message>
    <message>
        <source>Neighbouring ranks go together only where there is no total.</source>
        <translation>Sąsiednie wysokości tworzą parę tylko tam, gdzie nie ma sumy.</translation>
    </message>
    <message>
        <source>There can be at most %1 extra pairs.</source>
        <translation>Dodatkowych par może być najwyżej %1.</translation>
    </message>
    <message>
        <source>The pack has no %1.</source>
        <translation>W talii nie ma takiej karty: %1.</translation>
    </message>
    <message>
        <source>A rank is named twice among those that go alone.</source>
        <translation>Wśród kart usuwanych pojedynczo jedną wysokość podano dwa razy.</translation>
    </message>
    <message>
        <source>An extra pair is named twice.</source>
        <translation>Dodatkową parę podano dwa razy.</translation>
    </message>
    <message>
        <source>A forbidden pair of places is named twice.</source>
        <translation>Zabronioną parę miejsc podano dwa razy.</translation>
    </message>
    <message>
        <source>There can be from 0 to %1 cells.</source>
        <translation>Liczba komórek musi wynosić od 0 do %1.</translation>
    </message>
    <message>
        <source>A cell can be filled from the tableau, the waste and the stock, each named once.</source>
        <translation>Komórkę można napełniać z układu, stosu odkrytego i talonu, każde podane jeden raz.</translation>
    </message>
    <message>
        <source>At most %1 cards can have a fixed place.</source>
        <translation>Kart o stałym miejscu może być najwyżej %1.</translation>
    </message>
    <message>
        <source>Two cards have the same fixed place.</source>
        <translation>Dwie karty mają to samo stałe miejsce.</translation>
    </message>
    <message>
        <source>Neither stock nor waste is ever open, so all cards can never go.</source>
        <translation>Ani talon, ani stos odkryty nigdy nie są wolne, więc wszystkie karty zejść nie mogą.</translation>
    </message>
    <message>
        <source>Without a stock all %1 cards must lie on the table, which has %2 places.</source>
        <translation>Bez talonu wszystkie karty (%1) muszą leżeć na stole, a liczba miejsc wynosi %2.</translation>
    </message>
    <message>
        <source>The number of cards in a draw must be from 1 to %1.</source>
        <translation>Liczba kart przy dobieraniu musi wynosić od 1 do %1.</translation>
    </message>
    <message>
        <source>The number of wastes must be from 1 to %1.</source>
        <translation>Liczba stosów odkrytych musi wynosić od 1 do %1.</translation>
    </message>
    <message>
        <source>A cell that can be filled from nowhere is of no use.</source>
        <translation>Komórka, której nie można znikąd napełnić, jest bezużyteczna.</translation>
    </message>
    <message>
        <source>There is no place &quot;%1&quot; on this table.</source>
        <translation>Na tym stole nie ma miejsca „%1”.</translation>
    </message>
    <message>
        <source>The card %1 is fixed more often than the pack has it.</source>
        <translation>Karta %1 ma stałe miejsce więcej razy, niż występuje w talii.</translation>
    </message>
    <message>
        <source>No block counts for the goal, so the game would be won at the start.</source>
        <translation>Żaden blok nie liczy się do celu, więc partia byłaby wygrana już na początku.</translation>
    </message>
    <message>
        <source>No card goes with %1, so all cards can never go.</source>
        <translation>Żadna karta nie tworzy pary z kartą %1, więc wszystkie karty zejść nie mogą.</translation>
    </message>
    <message>
        <source>These rules do not fit into a deal code.</source>
        <translation>Te zasady nie mieszczą się w kodzie rozdania.</translation>
    </message>
    <message>
        <source>the text has %1 letters; it may have %2.</source>
        <translation>liczba liter w tekście wynosi %1; dozwolona liczba: %2.</translation>
    </message>
    <message>
        <source>they are written in a newer form than this program reads.</source>
        <translation>zapisano je w nowszej postaci, niż odczytuje ten program.</translation>
    </message>
    <message>
        <source>they do not stand in the one order that a code has them in.</source>
        <translation>nie są ułożone w jedynej kolejności, jaką dopuszcza kod.</translation>
    </message>
    <message>
        <source>a choice in the text is not known.</source>
        <translation>któryś wybór w tekście nie jest znany.</translation>
    </message>
    <message>
        <source>a fixed card in the text is not known.</source>
        <translation>któraś stała karta w tekście nie jest znana.</translation>
    </message>
    <message>
        <source>A number in the rules is too large for a deal code.</source>
        <translation>Liczba w zasadach jest za duża na kod rozdania.</translation>
    </message>
    <message>
        <source>the check sum is wrong, so a letter was lost or changed.</source>
        <translation>suma kontrolna się nie zgadza, więc jakaś litera zginęła lub jest inna.</translation>
    </message>
    <message>
        <source>the text ends too early.</source>
        <translation>tekst kończy się za wcześnie.</translation>
    </message>
    <message>
        <source>the text goes on too long.</source>
        <translation>tekst jest za długi.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; at place %2 cannot stand there.</source>
        <translation>„%1” na pozycji %2 nie może tam stać.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>in progress</source>
        <translation>w toku</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrana</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>brak ruchów</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>porzucona</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Odmiana</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Kod rozdania</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Kiedykolwiek</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Dziś</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>W ostatnich 7 dniach</translation>
    </message>
    <message>
        <source>In the last 30 days</source>
        <translation>W ostatnich 30 dniach</translation>
    </message>
    <message>
        <source>In the last 365 days</source>
        <translation>W ostatnich 365 dniach</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>To the start</source>
        <translation>Na początek</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Krok wstecz</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Krok naprzód</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Na koniec</translation>
    </message>
    <message>
        <source>Step of the game</source>
        <translation>Krok partii</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Szybkość</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Wolno</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalnie</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Szybko</translation>
    </message>
    <message>
        <source>Stand still</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Play by itself</source>
        <translation>Odtwarzaj samoczynnie</translation>
    </message>
</context>
<context>
    <name>ReplayDialog</name>
    <message>
        <source>Replay: %1, %2</source>
        <translation>Odtwarzanie: %1, %2</translation>
    </message>
    <message>
        <source>&amp;Play this deal</source>
        <translation>&amp;Zagraj to rozdanie</translation>
    </message>
    <message>
        <source>&amp;Copy the game</source>
        <translation>&amp;Kopiuj partię</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Analizuj</translation>
    </message>
    <message>
        <source>Step %1 of %2, score %3</source>
        <translation>Krok %1 z %2, punkty: %3</translation>
    </message>
    <message>
        <source>Step %1 of %2, score %3, at %4</source>
        <translation>Krok %1 z %2, punkty: %3, czas: %4</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Cofnięto: %1</translation>
    </message>
    <message>
        <source>Made again: %1</source>
        <translation>Ponowiono: %1</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>The better line</source>
        <translation>Lepszy ciąg ruchów</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>Analiza: %1</translation>
    </message>
    <message>
        <source>The &amp;losing move</source>
        <translation>&amp;Ruch przegrywający</translation>
    </message>
    <message>
        <source>&amp;Better line</source>
        <translation>&amp;Lepszy ciąg ruchów</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>&amp;Graj dalej od tego miejsca</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>This was the best move.</source>
        <translation>To był najlepszy ruch.</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Oto najlepszy ruch. %1</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Był lepszy ruch. %1</translation>
    </message>
    <message>
        <source>As good: %1</source>
        <translation>Inny ruch był równie dobry. %1</translation>
    </message>
    <message>
        <source>No move is made yet.</source>
        <translation>Nie wykonano jeszcze żadnego ruchu.</translation>
    </message>
    <message>
        <source>Move %1 lost the win.</source>
        <translation>Ruch %1 odebrał wygraną.</translation>
    </message>
    <message>
        <source>Looking through the moves…</source>
        <translation>Trwa przeglądanie ruchów…</translation>
    </message>
    <message>
        <source>No move lost the win.</source>
        <translation>Żaden ruch nie odebrał wygranej.</translation>
    </message>
    <message>
        <source>No move is known to have lost the win.</source>
        <translation>Nie jest znany ruch, który odebrałby wygraną.</translation>
    </message>
</context>
<context>
    <name>ReviewTable</name>
    <message>
        <source>No.</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>Can it be won?</source>
        <translation>Do wygrania?</translation>
    </message>
    <message>
        <source>Fewest moves left</source>
        <translation>Pozostało ruchów</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>This move lost the win</source>
        <translation>Ten ruch odebrał wygraną</translation>
    </message>
</context>
<context>
    <name>RulesGallery</name>
    <message>
        <source>Of the deals, with all cards known. What is in brackets holds 95 times in a hundred.</source>
        <translation>Spośród rozdań, gdy znane są wszystkie karty. Przedział w nawiasie jest trafny w 95 przypadkach na sto.</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Ulubiona</translation>
    </message>
    <message>
        <source>How many can be won is not known.</source>
        <translation>Nie wiadomo, ile da się wygrać.</translation>
    </message>
    <message>
        <source>%1% can be won (%2–%3)</source>
        <translation>Do wygrania: %1% (%2–%3)</translation>
    </message>
    <message numerus="yes">
        <source>some %n move(s)</source>
        <translation>
            <numerusform>około %Ln ruchu</numerusform>
            <numerusform>około %Ln ruchów</numerusform>
            <numerusform>około %Ln ruchów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), won %1</source>
        <translation>
            <numerusform>%Ln partia, wygrane: %1</numerusform>
            <numerusform>%Ln partie, wygrane: %1</numerusform>
            <numerusform>%Ln partii, wygrane: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won %1 % of %n game(s)</source>
        <translation>
            <numerusform>Wygrane: %1% z %Ln partii</numerusform>
            <numerusform>Wygrane: %1% z %Ln partii</numerusform>
            <numerusform>Wygrane: %1% z %Ln partii</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesGalleryView</name>
    <message>
        <source>Search by name or rule</source>
        <translation>Szukaj według nazwy lub zasady</translation>
    </message>
    <message>
        <source>Search the rule sets</source>
        <translation>Szukaj wśród odmian</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Odmiany</translation>
    </message>
    <message>
        <source>Groups of rule sets</source>
        <translation>Grupy odmian</translation>
    </message>
</context>
<context>
    <name>RulesGroups</name>
    <message>
        <source>All</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klasyczne</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Łatwiejsze</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Trudniejsze</translation>
    </message>
    <message>
        <source>Two packs</source>
        <translation>Dwie talie</translation>
    </message>
    <message>
        <source>Other tables</source>
        <translation>Inne układy</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Moje</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Ulubione</translation>
    </message>
</context>
<context>
    <name>RulesLines</name>
    <message>
        <source>The stock goes round as often as you like; clear the pyramid to win.</source>
        <translation>Talon można przechodzić dowolnie często; wygrywa usunięcie piramidy.</translation>
    </message>
    <message>
        <source>As Pyramide, but you see the stock only three times.</source>
        <translation>Jak Pyramide, lecz talon widać tylko trzy razy.</translation>
    </message>
    <message>
        <source>Once through the stock, and every card must go.</source>
        <translation>Jedno przejście talonu i trzeba usunąć wszystkie karty.</translation>
    </message>
    <message>
        <source>Once through the stock, but clearing the pyramid is enough.</source>
        <translation>Jedno przejście talonu, ale wystarczy usunąć piramidę.</translation>
    </message>
    <message>
        <source>Three times through the stock, for a score, as in golf.</source>
        <translation>Trzy przejścia talonu, na punkty, jak w golfie.</translation>
    </message>
    <message>
        <source>The next card of the stock lies face up and can be paired.</source>
        <translation>Następna karta talonu leży odkryta i może tworzyć parę.</translation>
    </message>
    <message>
        <source>Draw three cards at a time, as often as you like.</source>
        <translation>Dobiera się po trzy karty, dowolnie często.</translation>
    </message>
    <message>
        <source>Draw three at a time; a card can go with the last one that lies on it.</source>
        <translation>Po trzy karty; karta może zejść z ostatnią, która na niej leży.</translation>
    </message>
    <message>
        <source>Draw three cards side by side, three times; every card must go.</source>
        <translation>Po trzy karty obok siebie, trzy przejścia; trzeba usunąć wszystkie.</translation>
    </message>
    <message>
        <source>All cards lie open: it is won by thinking alone.</source>
        <translation>Wszystkie karty są odkryte: wygrywa samo myślenie.</translation>
    </message>
    <message>
        <source>The pyramid stands on its tip, and one card is open at first.</source>
        <translation>Piramida stoi na czubku, a na początku wolna jest jedna karta.</translation>
    </message>
    <message>
        <source>Seven loose cards below the pyramid help from the start.</source>
        <translation>Siedem luźnych kart pod piramidą pomaga od początku.</translation>
    </message>
    <message>
        <source>The last row lies loose below a smaller pyramid.</source>
        <translation>Ostatni rząd leży luzem pod mniejszą piramidą.</translation>
    </message>
    <message>
        <source>Six loose cards below the pyramid help from the start.</source>
        <translation>Sześć luźnych kart pod piramidą pomaga od początku.</translation>
    </message>
    <message>
        <source>One free place where you can put a card aside.</source>
        <translation>Jedno wolne miejsce, na które można odłożyć kartę.</translation>
    </message>
    <message>
        <source>A card can go with the last one that lies on it.</source>
        <translation>Karta może zejść z ostatnią, która na niej leży.</translation>
    </message>
    <message>
        <source>48 cards without tens; two cards make 12.</source>
        <translation>48 kart bez dziesiątek; dwie karty dają 12.</translation>
    </message>
    <message>
        <source>A smaller pyramid, a larger stock, and every card must go.</source>
        <translation>Mniejsza piramida, większy talon i trzeba usunąć wszystkie karty.</translation>
    </message>
    <message>
        <source>The upper rows lie face down until you uncover them.</source>
        <translation>Górne rzędy leżą zakryte, aż się je odsłoni.</translation>
    </message>
    <message>
        <source>The oldest of the drawn cards stays in play.</source>
        <translation>Najstarsza z dobranych kart pozostaje w grze.</translation>
    </message>
    <message>
        <source>As Treize, with the pyramid on its tip.</source>
        <translation>Jak Treize, ale piramida stoi na czubku.</translation>
    </message>
    <message>
        <source>All cards lie open; two cards make 12.</source>
        <translation>Wszystkie karty są odkryte; dwie karty dają 12.</translation>
    </message>
    <message>
        <source>Equal and neighbouring cards go together.</source>
        <translation>Parę tworzą karty równe i sąsiednie.</translation>
    </message>
    <message>
        <source>Three pyramids, and nothing to draw.</source>
        <translation>Trzy piramidy i nic do dobierania.</translation>
    </message>
    <message>
        <source>40 cards and a smaller pyramid; two cards make 10.</source>
        <translation>40 kart i mniejsza piramida; dwie karty dają 10.</translation>
    </message>
    <message>
        <source>One pyramid of nine rows: a long game.</source>
        <translation>Jedna piramida z dziewięciu rzędów: długa partia.</translation>
    </message>
    <message>
        <source>Two pyramids side by side.</source>
        <translation>Dwie piramidy obok siebie.</translation>
    </message>
    <message>
        <source>Two pyramids, one of them on its tip.</source>
        <translation>Dwie piramidy, jedna z nich na czubku.</translation>
    </message>
    <message>
        <source>Nine rows; you draw three cards side by side.</source>
        <translation>Dziewięć rzędów; dobiera się trzy karty obok siebie.</translation>
    </message>
    <message>
        <source>The pyramid stands on its tip; two cards make 11.</source>
        <translation>Piramida stoi na czubku; dwie karty dają 11.</translation>
    </message>
</context>
<context>
    <name>RulesOrigins</name>
    <message>
        <source>Passes through the stock: the books and AisleRiot give one ([CL], [RX]), most programs three ([P3], [OS]), a few have no limit ([N], [KT]). Any number can be set in [*].</source>
        <translation>Przejścia przez talon: książki i AisleRiot dają jedno ([CL], [RX]), większość programów trzy ([P3], [OS]), nieliczne nie mają ograniczenia ([N], [KT]). W oknie [*] można ustawić dowolną liczbę.</translation>
    </message>
    <message>
        <source>What must be cleared: the books want all 52 cards ([CL]); Microsoft and several programs are content with the pyramid ([RX], [OS]).</source>
        <translation>Co trzeba usunąć: książki wymagają wszystkich 52 kart ([CL]); Microsoft i kilka programów zadowala się piramidą ([RX], [OS]).</translation>
    </message>
    <message>
        <source>Which cards beside the pyramid are open: only the top of the waste ([N]); the card just turned and the top of the waste, also with each other ([CL]); the next card of the stock and the top of the waste ([OS]); the top and the card under it ([TH]); the oldest card besides ([TZ]). Italian rules let stock and waste go with the pyramid only, which can be had in [*].</source>
        <translation>Które karty poza piramidą są wolne: tylko wierzchnia stosu odkrytego ([N]); właśnie odkryta i wierzchnia stosu odkrytego, także ze sobą nawzajem ([CL]); następna talonu i wierzchnia stosu odkrytego ([OS]); wierzchnia i karta pod nią ([TH]); oprócz nich najstarsza ([TZ]). Zasady włoskie pozwalają talonowi i stosowi odkrytemu tworzyć pary tylko z piramidą, co można ustawić w oknie [*].</translation>
    </message>
    <message>
        <source>A turned card that was not used: it goes to the waste, but in an older text it is out of the game for good. That is a choice in [*].</source>
        <translation>Odkryta karta, której nie użyto: trafia na stos odkryty, ale według starszego tekstu odpada z gry na dobre. Można to wybrać w oknie [*].</translation>
    </message>
    <message>
        <source>The word relaxed: for some it means that the pyramid is enough ([RX]), for others that a card may go with the one that covers it ([CV]), or that the passes have no limit ([N]). PySolFC&apos;s relaxed game also has three passes and an open stock ([OS]).</source>
        <translation>Słowo „łagodny” (relaxed): dla jednych znaczy, że wystarczy piramida ([RX]), dla innych, że karta może utworzyć parę z tą, która ją przykrywa ([CV]), albo że przejścia są bez ograniczeń ([N]). Łagodna gra w PySolFC ma też trzy przejścia i odkryty talon ([OS]).</translation>
    </message>
    <message>
        <source>A card with the one that covers it: the standard game does not allow it; Microsoft&apos;s Tut&apos;s Tomb does ([TT]), and some newer programs do ([CV]).</source>
        <translation>Karta z tą, która ją przykrywa: zwykła gra na to nie pozwala; pozwala Tut’s Tomb Microsoftu ([TT]) i niektóre nowsze programy ([CV]).</translation>
    </message>
    <message>
        <source>The king of spades at the top: only one newer program and the text that this game follows have it; no older program does. [KT] plays without it.</source>
        <translation>Król pik na szczycie: ma go tylko jeden nowszy program i tekst, na którym opiera się ta gra; nie ma go żaden starszy program. [KT] obywa się bez niego.</translation>
    </message>
    <message>
        <source>Pairs with the coverer and the goal: Microsoft&apos;s Tut&apos;s Tomb allows such pairs, PySolFC&apos;s King Tut ([KT]) does not; one program wants all cards cleared. The year is told as 1990 and as 1991. One card at a time in a single pass was Microsoft&apos;s second way to play, which can be had in [*].</source>
        <translation>Pary z kartą przykrywającą i cel: Tut’s Tomb Microsoftu pozwala na takie pary, King Tut w PySolFC ([KT]) nie; jeden program wymaga usunięcia wszystkich kart. Podaje się rok 1990 i rok 1991. Po jednej karcie w jednym przejściu to był drugi sposób gry Microsoftu; można go ustawić w oknie [*].</translation>
    </message>
    <message>
        <source>PySolFC&apos;s help says in one place that King Tut has no redeal and in another that it has no limit; the program itself has no limit, and so has this one.</source>
        <translation>Pomoc PySolFC mówi w jednym miejscu, że w King Tut stosu się nie odwraca, a w innym, że nie ma ograniczenia; sam program ograniczenia nie ma, ten również.</translation>
    </message>
    <message>
        <source>Apophis has three passes in PySolFC and two in Politaire, and on one site the pyramid alone must go. Only PySolFC says in which order the wastes are gathered. The other numbers can be set in [*].</source>
        <translation>Apophis ma trzy przejścia w PySolFC i dwa w Politaire, a na jednej stronie internetowej zejść musi tylko piramida. Jedynie PySolFC podaje, w jakiej kolejności zbiera się stosy odkryte. Pozostałe liczby można ustawić w oknie [*].</translation>
    </message>
    <message>
        <source>Triangle: PySolFC has one waste and three passes ([TR]), AisleRiot one pass with the oldest card of the waste open ([YL]), Politaire two wastes that the player fills, in one pass; on one site the triangle alone must go. Both can be had in [*].</source>
        <translation>Trójkąt: PySolFC ma jeden stos odkryty i trzy przejścia ([TR]), AisleRiot jedno przejście z wolną najstarszą kartą stosu odkrytego ([YL]), Politaire dwa stosy odkryte, które gracz sam napełnia, i jedno przejście; na jednej stronie internetowej zejść musi tylko trójkąt. Jedno i drugie można ustawić w oknie [*].</translation>
    </message>
    <message>
        <source>Eleven Triangle: PySolFC deals one card to each waste from a closed stock, as here; in Politaire the player puts the open stock card on one of three wastes, which can be had in [*].</source>
        <translation>Trójkąt jedenastek: PySolFC wykłada z zakrytego talonu po jednej karcie na każdy stos odkryty, jak tutaj; w Politaire gracz kładzie odkrytą kartę talonu na jeden z trzech stosów, co można ustawić w oknie [*].</translation>
    </message>
    <message>
        <source>How often Giza is won: one in ten is what players of one program reach, one in three is claimed by another, and 36 in a hundred can be won by best play. Several pages call a game with three pyramids Giza; that is [PH]. On one site the pyramid alone must go, which can be had in [*].</source>
        <translation>Jak często wygrywa się Gizę: jedną na dziesięć partii osiągają gracze jednego programu, jedną na trzy podaje inny, a 36 na sto da się wygrać przy najlepszej grze. Kilka stron nazywa Gizą grę z trzema piramidami; tutaj to [PH]. Na jednej stronie internetowej zejść musi tylko piramida, co można ustawić w oknie [*].</translation>
    </message>
    <message>
        <source>The number of rows with two packs: nine in nearly all programs, ten on one page, which is more than this table holds. Swoop plays with two wastes that move on; that can be had in [*].</source>
        <translation>Liczba rzędów przy dwóch taliach: dziewięć w niemal wszystkich programach, dziesięć na jednej stronie, czyli więcej, niż mieści ten stół. W Swoop gra się z dwoma stosami odkrytymi, na których karty się przesuwają; można to ustawić w oknie [*].</translation>
    </message>
    <message>
        <source>The reserve: seven cards below a full pyramid ([R7]), the seventh row itself ([L7]), or six cards, told both with a full pyramid ([R6]) and with six rows, which can be had in [*]. Whether it must be cleared for a win is said nowhere; here it must.</source>
        <translation>Rezerwa: siedem kart pod pełną piramidą ([R7]), sam siódmy rząd ([L7]) albo sześć kart, opisywane i z pełną piramidą ([R6]), i z sześcioma rzędami, co można ustawić w oknie [*]. Nigdzie nie powiedziano, czy do wygranej trzeba ją usunąć; tutaj trzeba.</translation>
    </message>
    <message>
        <source>What may fill the cell: the pyramid and the waste in some programs, the stock in others. Here any open card may; [*] can forbid some of it, or give more cells.</source>
        <translation>Czym można napełnić komórkę: w jednych programach z piramidy i stosu odkrytego, w innych z talonu. Tutaj każdą wolną kartą; w oknie [*] można części z tego zabronić albo dać więcej komórek.</translation>
    </message>
    <message>
        <source>Microsoft&apos;s table: the author of two programs that solve it counts seven rows, as here; one site that is not Microsoft&apos;s tells of six rows and a reserve of six cards.</source>
        <translation>Stół Microsoftu: autor dwóch programów, które go rozwiązują, liczy siedem rzędów, jak tutaj; jedna strona internetowa, która nie należy do Microsoftu, mówi o sześciu rzędach i rezerwie z sześciu kart.</translation>
    </message>
    <message>
        <source>The par score: 50, 35 or 20 points by the pass that clears the pyramid in Morehead and Mott-Smith; Wikipedia simply counts the cards left, as [RX] does.</source>
        <translation>Wynik względem normy: u Moreheada i Motta-Smitha 50, 35 lub 20 punktów zależnie od przejścia, w którym zejdzie piramida; Wikipedia liczy po prostu pozostałe karty, tak jak [RX].</translation>
    </message>
    <message>
        <source>One win in fifty is what books guess for people at the table. With all cards known, 6.8 deals in a hundred can be won.</source>
        <translation>Jedna wygrana na pięćdziesiąt partii to szacunek książek dla ludzi przy stole. Gdy znane są wszystkie karty, da się wygrać 6,8 rozdania na sto.</translation>
    </message>
    <message>
        <source>Cards dealt face down: AisleRiot and some others hide the upper rows ([TH]); most show everything ([CL]). PySolFC&apos;s game of that name also opens the stock.</source>
        <translation>Karty wyłożone zakryte: AisleRiot i kilka innych programów ukrywa górne rzędy ([TH]); większość pokazuje wszystko ([CL]). Gra PySolFC o tej nazwie odkrywa też talon.</translation>
    </message>
    <message>
        <source>The first card of the stock: PySolFC lays it on the waste before the game begins, Microsoft does not ([OS]). Both can be had in [*].</source>
        <translation>Pierwsza karta talonu: PySolFC kładzie ją na stos odkryty przed rozpoczęciem gry, Microsoft nie ([OS]). Jedno i drugie można ustawić w oknie [*].</translation>
    </message>
    <message>
        <source>The size of the table: six rows are played in one pass by some, with three redeals or with pairs of coverers by others. Each of these can be set in [*].</source>
        <translation>Wielkość stołu: sześć rzędów jedni grają w jednym przejściu, inni z trzema odwróceniami albo z parami z kartą przykrywającą. Każdą z tych rzeczy można ustawić w oknie [*].</translation>
    </message>
    <message>
        <source>One Italian page lets a card be played only when the whole row below it has gone; that is a choice in [*].</source>
        <translation>Według jednej włoskiej strony kartą można grać dopiero, gdy zejdzie cały rząd pod nią; można to wybrać w oknie [*].</translation>
    </message>
    <message>
        <source>The total: twelve is also played with the 48 cards of the Spanish pack, where the king goes alone ([SP]).</source>
        <translation>Suma: dwanaście gra się także 48 kartami talii hiszpańskiej, gdzie króla usuwa się pojedynczo ([SP]).</translation>
    </message>
    <message>
        <source>Twelve is also the total of a game with all 52 cards, where queen and king go together ([DZ]), and Italian packs of 40 cards make ten ([IT]).</source>
        <translation>Dwanaście to również suma w grze wszystkimi 52 kartami, w której parę tworzą dama i król ([DZ]), a talią włoską z 40 kart układa się dziesięć ([IT]).</translation>
    </message>
    <message>
        <source>The game that this program was first written for: the stock goes round as often as you like, only the top of the waste is open, and clearing the pyramid wins.</source>
        <translation>Gra, dla której ten program najpierw powstał: talon krąży dowolnie często, wolna jest tylko wierzchnia karta stosu odkrytego, a usunięcie piramidy daje wygraną.</translation>
    </message>
    <message>
        <source>Three passes through the stock are the most common number in programs for the computer. Here the removed cards are sorted by suit, so that you see how far each suit has come.</source>
        <translation>Trzy przejścia przez talon to najczęstsza liczba w programach komputerowych. Usunięte karty układa się tu według kolorów, aby było widać, jak daleko zaszedł każdy kolor.</translation>
    </message>
    <message>
        <source>The game of the books, as Morehead and Mott-Smith and later Michael Keller describe it: one pass, and all 52 cards must go. Books guess that a person wins one game in fifty; with all cards known about one deal in fifteen can be won at all.</source>
        <translation>Gra z książek, tak jak opisują ją Morehead i Mott-Smith, a później Michael Keller: jedno przejście i zejść muszą wszystkie 52 karty. Książki szacują, że człowiek wygrywa jedną partię na pięćdziesiąt; gdy znane są wszystkie karty, wygrać da się w ogóle mniej więcej jedno rozdanie na piętnaście.</translation>
    </message>
    <message>
        <source>The classic game with an easier end: clearing the pyramid is enough. Wikipedia and several programs call it the relaxed game.</source>
        <translation>Klasyczna gra z łatwiejszym końcem: wystarczy usunąć piramidę. Wikipedia i kilka programów nazywa ją grą łagodną (relaxed).</translation>
    </message>
    <message>
        <source>Morehead and Mott-Smith&apos;s version for those who want more than winning or losing: three passes and a score against par, like in golf. Six games are a match.</source>
        <translation>Wersja Moreheada i Motta-Smitha dla tych, którym nie wystarcza wygrana lub przegrana: trzy przejścia i wynik względem normy, jak w golfie. Sześć partii to mecz.</translation>
    </message>
    <message>
        <source>The way Microsoft&apos;s collection plays it: the next card of the stock lies face up and may be paired, also with the top of the waste. About two deals in three can be cleared.</source>
        <translation>Tak gra się w zbiorze Microsoftu: następna karta talonu leży odkryta i może tworzyć pary, także z wierzchnią kartą stosu odkrytego. Usunąć da się układ w mniej więcej dwóch rozdaniach na trzy.</translation>
    </message>
    <message>
        <source>Three cards at a time and passes without limit, as PySolFC and Politaire play King Tut.</source>
        <translation>Po trzy karty i przejścia bez ograniczeń, tak jak King Tut w PySolFC i Politaire.</translation>
    </message>
    <message>
        <source>Tut&apos;s Tomb came with Microsoft&apos;s entertainment packs around 1990. Here the king of spades lies at the top as Tutankhamun, and a card may go together with the last card that covers it. Taking or leaving a waste card changes the groups of three of the next pass, so no king ever leaves the waste by itself.</source>
        <translation>Tut’s Tomb ukazał się w pakietach rozrywkowych Microsoftu około 1990 roku. Król pik leży tu na szczycie jako Tutanchamon, a karta może utworzyć parę z ostatnią kartą, która ją przykrywa. Wzięcie lub pozostawienie karty stosu odkrytego zmienia trójki w następnym przejściu, dlatego żaden król nie schodzi ze stosu odkrytego sam.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s Apophis has three wastes whose top cards pair with the pyramid and with each other. As the wastes are gathered, the cards come in another order in each pass.</source>
        <translation>Apophis w PySolFC ma trzy stosy odkryte, których wierzchnie karty tworzą pary z piramidą i między sobą. Ponieważ stosy się zbiera, w każdym przejściu karty przychodzą w innej kolejności.</translation>
    </message>
    <message>
        <source>Michael Keller&apos;s open game: there is no stock, all cards can be seen from the start, and thinking decides. A little more than one deal in three can be won.</source>
        <translation>Otwarta gra Michaela Kellera: nie ma talonu, wszystkie karty widać od początku i rozstrzyga namysł. Da się wygrać nieco więcej niż jedno rozdanie na trzy.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s Triangle turns the pyramid upside down, so that only one card is open at the start. PySolFC also calls it Yield and Funnel, though AisleRiot&apos;s Yield plays otherwise.</source>
        <translation>Triangle w PySolFC stawia piramidę na głowie, tak że na początku wolna jest tylko jedna karta. PySolFC nazywa go też Yield i Funnel, choć w Yield w AisleRiot gra się inaczej.</translation>
    </message>
    <message>
        <source>An old text on Wikipedia lays seven more cards below the pyramid, which are open from the start and cover nothing.</source>
        <translation>Stary tekst w Wikipedii kładzie pod piramidą jeszcze siedem kart, które są wolne od początku i niczego nie przykrywają.</translation>
    </message>
    <message>
        <source>Another reading of the reserve of seven: the seventh row itself lies loose below a pyramid of six rows.</source>
        <translation>Inne odczytanie rezerwy siedmiu: sam siódmy rząd leży luzem pod piramidą z sześciu rzędów.</translation>
    </message>
    <message>
        <source>A full pyramid with six loose cards below it, which leaves 18 for the stock.</source>
        <translation>Pełna piramida z sześcioma luźnymi kartami pod nią; na talon zostaje 18.</translation>
    </message>
    <message>
        <source>A free place for one card, as several programs offer it. It looks small and helps more than anything else: nearly every deal can be won.</source>
        <translation>Wolne miejsce na jedną kartę, jakie daje kilka programów. Wygląda niepozornie, a pomaga bardziej niż cokolwiek innego: wygrać da się niemal każde rozdanie.</translation>
    </message>
    <message>
        <source>A card may go together with the last card that covers it. Of the relaxed deals that lifts the share that can be won from about 9 to about 23 in a hundred.</source>
        <translation>Karta może utworzyć parę z ostatnią kartą, która ją przykrywa. W grze łagodnej podnosi to udział rozdań, które da się wygrać, z około 9 do około 23 na sto.</translation>
    </message>
    <message>
        <source>Played with the Spanish pack of 48 cards, which has no tens. Wikipedia names it as one of the sizes of pack that Pyramid is played with.</source>
        <translation>Gra talią hiszpańską z 48 kart, w której nie ma dziesiątek. Wikipedia wymienia ją wśród talii, którymi gra się w Piramidę.</translation>
    </message>
    <message>
        <source>A smaller pyramid of six rows, and so a larger stock. All cards must go in one pass, which is harder than it looks.</source>
        <translation>Mniejsza piramida z sześciu rzędów, a więc większy talon. Wszystkie karty muszą zejść w jednym przejściu, co jest trudniejsze, niż wygląda.</translation>
    </message>
    <message>
        <source>AisleRiot&apos;s Thirteen deals all rows but the last face down. The drawn card lies on the waste and may go together with the card right under it.</source>
        <translation>Thirteen w AisleRiot wykłada zakryte wszystkie rzędy oprócz ostatniego. Dobrana karta leży na stosie odkrytym i może utworzyć parę z kartą bezpośrednio pod nią.</translation>
    </message>
    <message>
        <source>AisleRiot&apos;s Treize shows all cards and keeps the oldest card of the waste apart, so that it can be played at any time.</source>
        <translation>Treize w AisleRiot pokazuje wszystkie karty i trzyma najstarszą kartę stosu odkrytego osobno, tak że można nią zagrać w każdej chwili.</translation>
    </message>
    <message>
        <source>AisleRiot&apos;s Yield is Treize on a pyramid that stands upside down.</source>
        <translation>Yield w AisleRiot to Treize na piramidzie postawionej na głowie.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s and Politaire&apos;s Pyramid Dozen makes twelve instead of thirteen. Nothing goes alone: queen and king, which make no twelve, go together.</source>
        <translation>Pyramid Dozen w PySolFC i Politaire układa dwanaście zamiast trzynastu. Niczego nie usuwa się pojedynczo: dama i król, które nie dają dwunastu, tworzą parę.</translation>
    </message>
    <message>
        <source>Cheops counts nothing: equal and neighbouring ranks go together, 26 pairs in all, and no king goes alone.</source>
        <translation>Cheops niczego nie liczy: parę tworzą równe i sąsiednie wysokości, razem 26 par, i żadnego króla nie usuwa się pojedynczo.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s Pharaohs lays the whole pack out as three pyramids. A pair may come from two of them.</source>
        <translation>Pharaohs w PySolFC wykłada całą talię w trzy piramidy. Para może pochodzić z dwóch z nich.</translation>
    </message>
    <message>
        <source>Played in Italy with 40 cards: ten is the total, the king counts ten and goes alone, and two fives make a pair.</source>
        <translation>Gra się we Włoszech 40 kartami: sumą jest dziesięć, król liczy się za dziesięć i usuwa się go pojedynczo, a dwie piątki tworzą parę.</translation>
    </message>
    <message>
        <source>Thomas Warfield&apos;s Double Pyramid takes two packs and nine rows.</source>
        <translation>Double Pyramid Thomasa Warfielda ma dwie talie i dziewięć rzędów.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s own: two packs and two pyramids side by side.</source>
        <translation>Pomysł PySolFC: dwie talie i dwie piramidy obok siebie.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s own: two packs, one pyramid that stands and one that hangs.</source>
        <translation>Pomysł PySolFC: dwie talie, jedna piramida stojąca i jedna odwrócona.</translation>
    </message>
    <message>
        <source>Anubis is Politaire&apos;s larger Apophis, with two packs, nine rows and two passes.</source>
        <translation>Anubis to większy Apophis w Politaire: dwie talie, dziewięć rzędów i dwa przejścia.</translation>
    </message>
    <message>
        <source>Eleven is the total on a triangle that stands upside down. Jacks, queens and kings make no eleven, so two equal ones go together.</source>
        <translation>Sumą jest jedenaście, na trójkącie postawionym na głowie. Walety, damy i króle nie dają jedenastu, więc parę tworzą dwie równe figury.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>The table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>What may be removed</source>
        <translation>Co można usuwać</translation>
    </message>
    <message>
        <source>Stock and waste</source>
        <translation>Talon i stos odkryty</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Komórki</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>Score and taking back</source>
        <translation>Punkty i cofanie</translation>
    </message>
    <message>
        <source>What to watch</source>
        <translation>Na co zwracać uwagę</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Skąd pochodzi</translation>
    </message>
    <message>
        <source>Where the sources differ</source>
        <translation>Czym różnią się źródła</translation>
    </message>
    <message>
        <source>Common mistakes</source>
        <translation>Częste błędy</translation>
    </message>
    <message>
        <source>the tableau</source>
        <translation>układ</translation>
    </message>
    <message>
        <source>the waste</source>
        <translation>stos odkryty</translation>
    </message>
    <message>
        <source>the stock</source>
        <translation>talon</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>komórka</translation>
    </message>
    <message>
        <source>An ace counts 1, a jack %1, a queen %2 and a king %3.</source>
        <translation>As liczy się za 1, walet za %1, dama za %2, a król za %3.</translation>
    </message>
</context>
<context>
    <name>RulesSummary</name>
    <message>
        <source>oldest of the waste open</source>
        <translation>najstarsza karta stosu odkrytego wolna</translation>
    </message>
    <message>
        <source>all cards must go</source>
        <translation>do usunięcia wszystkie karty</translation>
    </message>
    <message>
        <source>the tableau must go</source>
        <translation>do usunięcia układ</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1, karty zakryte</translation>
    </message>
    <message>
        <source>no stock</source>
        <translation>bez talonu</translation>
    </message>
    <message>
        <source>passes without limit</source>
        <translation>przejścia bez ograniczeń</translation>
    </message>
    <message>
        <source>open stock</source>
        <translation>odkryty talon</translation>
    </message>
    <message>
        <source>turned card and waste open</source>
        <translation>karta odkryta i wierzchnia stosu wolne</translation>
    </message>
    <message>
        <source>neighbouring ranks go together</source>
        <translation>parę tworzą sąsiednie wysokości</translation>
    </message>
    <message>
        <source>pairs make %1</source>
        <translation>suma pary %1</translation>
    </message>
    <message>
        <source>pairs with the coverer</source>
        <translation>pary z kartą przykrywającą</translation>
    </message>
</context>
<context>
    <name>RulesWatch</name>
    <message>
        <source>Two cards of which one lies under the other can never go together; each needs another partner, so find those first.</source>
        <translation>Dwie karty, z których jedna leży pod drugą, nigdy nie mogą utworzyć pary; każda potrzebuje innej, więc tych trzeba poszukać najpierw.</translation>
    </message>
    <message>
        <source>Drawing costs nothing but moves: every card of the stock comes to the top again.</source>
        <translation>Dobieranie nie kosztuje nic prócz ruchów: każda karta talonu znów wychodzi na wierzch.</translation>
    </message>
    <message>
        <source>Use the first pass to learn the order of the stock; nothing is shuffled, so it comes again.</source>
        <translation>W pierwszym przejściu warto poznać kolejność talonu; niczego się nie tasuje, więc się powtórzy.</translation>
    </message>
    <message>
        <source>All cards must go, so count: do not spend the last partner of a card that is still covered.</source>
        <translation>Zejść muszą wszystkie karty, więc trzeba liczyć: nie warto zużywać ostatniej pary dla karty, która jest jeszcze przykryta.</translation>
    </message>
    <message>
        <source>The stock passes by only once: what goes with the top of the waste should do so before the next draw covers it.</source>
        <translation>Talon przechodzi tylko raz: co tworzy parę z wierzchnią kartą stosu odkrytego, powinno ją utworzyć, zanim przykryje ją następne dobranie.</translation>
    </message>
    <message>
        <source>Fewer points are given from pass to pass, and once the pyramid is gone each further pair still saves two.</source>
        <translation>Z przejścia na przejście daje się mniej punktów, a gdy piramida zejdzie, każda następna para oszczędza jeszcze dwa.</translation>
    </message>
    <message>
        <source>Do not draw by habit: the card on the stock can be used where it lies, and drawing it covers the top of the waste.</source>
        <translation>Nie warto dobierać z nawyku: kartą talonu można grać tam, gdzie leży, a dobrana przykrywa wierzchnią kartę stosu odkrytego.</translation>
    </message>
    <message>
        <source>Only every third card comes to the top by itself. Taking one moves the groups of three of the next pass, and others come up.</source>
        <translation>Sama wychodzi na wierzch tylko co trzecia karta. Wzięcie jednej przesuwa trójki następnego przejścia i na wierzch wychodzą inne.</translation>
    </message>
    <message>
        <source>Look at what lies on what: a pair of which one card covers the other goes too, once nothing else lies on the two.</source>
        <translation>Trzeba patrzeć, co leży na czym: para, w której jedna karta przykrywa drugą, też schodzi, gdy nic innego na nich nie leży.</translation>
    </message>
    <message>
        <source>One draw covers all wastes at once, so use their top cards before it.</source>
        <translation>Jedno dobranie przykrywa wszystkie stosy odkryte naraz, więc najpierw warto użyć ich wierzchnich kart.</translation>
    </message>
    <message>
        <source>Nothing is hidden and nothing is drawn, so the whole game can be thought through before the first move.</source>
        <translation>Nic nie jest ukryte i niczego się nie dobiera, więc całą partię można przemyśleć przed pierwszym ruchem.</translation>
    </message>
    <message>
        <source>At the start a single card of the table is open, so the first partners can only come from the stock.</source>
        <translation>Na początku wolna jest tylko jedna karta stołu, więc pierwsze pary mogą przyjść tylko z talonu.</translation>
    </message>
    <message>
        <source>The loose cards cover nothing and can wait; keep them for cards that find no other partner.</source>
        <translation>Luźne karty niczego nie przykrywają i mogą czekać; warto je zachować dla kart, które nie znajdą innej pary.</translation>
    </message>
    <message>
        <source>Keep the cell free as long as you can: a card leaves it only by being removed.</source>
        <translation>Komórkę warto trzymać wolną jak najdłużej: karta opuszcza ją tylko przez usunięcie.</translation>
    </message>
    <message>
        <source>The upper rows are hidden, so prefer moves that turn a card up.</source>
        <translation>Górne rzędy są ukryte, więc lepsze są ruchy, które odkrywają kartę.</translation>
    </message>
    <message>
        <source>Aces and kings have two ranks to go with, all others three, so find partners for aces and kings first.</source>
        <translation>Asy i króle mają po dwie wysokości do pary, wszystkie inne po trzy, więc najpierw trzeba szukać pary dla asów i króli.</translation>
    </message>
    <message>
        <source>With two packs a card has up to eight partners: choose the one whose going opens most.</source>
        <translation>Przy dwóch taliach karta ma do ośmiu możliwych par: najlepsza jest ta, której zejście najwięcej uwalnia.</translation>
    </message>
</context>
<context>
    <name>RulesWords</name>
    <message numerus="yes">
        <source>A pyramid of %n row(s) is laid out: one card in the first row and one more in each row after it.</source>
        <translation>
            <numerusform>Wykłada się piramidę z %Ln rzędu: jedna karta w pierwszym rzędzie i o jedną więcej w każdym następnym.</numerusform>
            <numerusform>Wykłada się piramidę z %Ln rzędów: jedna karta w pierwszym rzędzie i o jedną więcej w każdym następnym.</numerusform>
            <numerusform>Wykłada się piramidę z %Ln rzędów: jedna karta w pierwszym rzędzie i o jedną więcej w każdym następnym.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A pyramid of %n row(s) is laid out upside down: the longest row comes first and a single card last.</source>
        <translation>
            <numerusform>Wykłada się odwróconą piramidę z %Ln rzędu: najpierw najdłuższy rząd, na końcu jedna karta.</numerusform>
            <numerusform>Wykłada się odwróconą piramidę z %Ln rzędów: najpierw najdłuższy rząd, na końcu jedna karta.</numerusform>
            <numerusform>Wykłada się odwróconą piramidę z %Ln rzędów: najpierw najdłuższy rząd, na końcu jedna karta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are laid out side by side as a reserve.</source>
        <translation>
            <numerusform>%Ln kartę wykłada się jako rezerwę.</numerusform>
            <numerusform>%Ln karty wykłada się obok siebie jako rezerwę.</numerusform>
            <numerusform>%Ln kart wykłada się obok siebie jako rezerwę.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) of %1 cards each are laid out face up.</source>
        <translation>
            <numerusform>Wykłada się odkrytą %Ln kolumnę; kart w kolumnie: %1.</numerusform>
            <numerusform>Wykłada się odkryte %Ln kolumny; kart w każdej kolumnie: %1.</numerusform>
            <numerusform>Wykłada się odkrytych %Ln kolumn; kart w każdej kolumnie: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other %n card(s) are the stock.</source>
        <translation>
            <numerusform>Pozostała %Ln karta to talon.</numerusform>
            <numerusform>Pozostałe %Ln karty to talon.</numerusform>
            <numerusform>Pozostałych %Ln kart to talon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of it are drawn before the game begins, which leaves %1.</source>
        <translation>
            <numerusform>%Ln kartę dobiera się przed rozpoczęciem gry, zostaje więc %1.</numerusform>
            <numerusform>%Ln karty dobiera się przed rozpoczęciem gry, zostaje więc %1.</numerusform>
            <numerusform>%Ln kart dobiera się przed rozpoczęciem gry, zostaje więc %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards are drawn onto the waste, %n at a time; each lies on the one before.</source>
        <translation>
            <numerusform>Karty dobiera się na stos odkryty po %Ln; każda leży na poprzedniej.</numerusform>
            <numerusform>Karty dobiera się na stos odkryty po %Ln; każda leży na poprzedniej.</numerusform>
            <numerusform>Karty dobiera się na stos odkryty po %Ln; każda leży na poprzedniej.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw lays one card on each of %n waste(s).</source>
        <translation>
            <numerusform>Przy dobieraniu kładzie się kartę na %Ln stos odkryty.</numerusform>
            <numerusform>Przy dobieraniu kładzie się po jednej karcie na każdy z %Ln stosów odkrytych.</numerusform>
            <numerusform>Przy dobieraniu kładzie się po jednej karcie na każdy z %Ln stosów odkrytych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw turns a card onto the first of %n waste(s); the card that lay there moves on to the next.</source>
        <translation>
            <numerusform>Przy dobieraniu odkrywa się kartę na pierwszy z %Ln stosu odkrytego; karta, która tam leżała, przechodzi na następny.</numerusform>
            <numerusform>Przy dobieraniu odkrywa się kartę na pierwszy z %Ln stosów odkrytych; karta, która tam leżała, przechodzi na następny.</numerusform>
            <numerusform>Przy dobieraniu odkrywa się kartę na pierwszy z %Ln stosów odkrytych; karta, która tam leżała, przechodzi na następny.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw lays one card on one of %n waste(s), which the player chooses.</source>
        <translation>
            <numerusform>Przy dobieraniu kładzie się kartę na %Ln stos odkryty, według wyboru gracza.</numerusform>
            <numerusform>Przy dobieraniu kładzie się kartę na jeden z %Ln stosów odkrytych, według wyboru gracza.</numerusform>
            <numerusform>Przy dobieraniu kładzie się kartę na jeden z %Ln stosów odkrytych, według wyboru gracza.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n pass(es) through the stock: when it is empty, the waste is turned over and drawn again.</source>
        <translation>
            <numerusform>Jest %Ln przejście przez talon: gdy się opróżni, odwraca się stos odkryty i dobiera od nowa.</numerusform>
            <numerusform>Są %Ln przejścia przez talon: gdy się opróżni, odwraca się stos odkryty i dobiera od nowa.</numerusform>
            <numerusform>Jest %Ln przejść przez talon: gdy się opróżni, odwraca się stos odkryty i dobiera od nowa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n free place(s), called cells: each can hold one open card for later. They take cards from %1.</source>
        <translation>
            <numerusform>Jest %Ln wolne miejsce, zwane komórką: można tam odłożyć jedną wolną kartę na później. Skąd może pochodzić: %1.</numerusform>
            <numerusform>Są %Ln wolne miejsca, zwane komórkami: na każde można odłożyć jedną wolną kartę na później. Skąd może pochodzić: %1.</numerusform>
            <numerusform>Jest %Ln wolnych miejsc, zwanych komórkami: na każde można odłożyć jedną wolną kartę na później. Skąd może pochodzić: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n move(s) can be taken back.</source>
        <translation>
            <numerusform>Można cofnąć ostatni ruch.</numerusform>
            <numerusform>Można cofnąć ostatnie %Ln ruchy.</numerusform>
            <numerusform>Można cofnąć ostatnich %Ln ruchów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each card that leaves the tableau brings 10 points, %n in all.</source>
        <translation>
            <numerusform>Każda karta, która schodzi z układu, daje 10 punktów, razem %Ln.</numerusform>
            <numerusform>Każda karta, która schodzi z układu, daje 10 punktów, razem %Ln.</numerusform>
            <numerusform>Każda karta, która schodzi z układu, daje 10 punktów, razem %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pyramid of %n row(s)</source>
        <translation>
            <numerusform>piramida z %Ln rzędu</numerusform>
            <numerusform>piramida z %Ln rzędów</numerusform>
            <numerusform>piramida z %Ln rzędów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>inverted pyramid of %n row(s)</source>
        <translation>
            <numerusform>odwrócona piramida z %Ln rzędu</numerusform>
            <numerusform>odwrócona piramida z %Ln rzędów</numerusform>
            <numerusform>odwrócona piramida z %Ln rzędów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reserve of %n</source>
        <translation>
            <numerusform>rezerwa: %Ln</numerusform>
            <numerusform>rezerwa: %Ln</numerusform>
            <numerusform>rezerwa: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%Ln kolumna</numerusform>
            <numerusform>%Ln kolumny</numerusform>
            <numerusform>%Ln kolumn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%Ln przejście</numerusform>
            <numerusform>%Ln przejścia</numerusform>
            <numerusform>%Ln przejść</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at a time</source>
        <translation>
            <numerusform>po %Ln karcie</numerusform>
            <numerusform>po %Ln karty</numerusform>
            <numerusform>po %Ln kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waste(s)</source>
        <translation>
            <numerusform>%Ln stos odkryty</numerusform>
            <numerusform>%Ln stosy odkryte</numerusform>
            <numerusform>%Ln stosów odkrytych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%Ln komórka</numerusform>
            <numerusform>%Ln komórki</numerusform>
            <numerusform>%Ln komórek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%Ln karta</numerusform>
            <numerusform>%Ln karty</numerusform>
            <numerusform>%Ln kart</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>Prz&amp;ywróć domyślne</translation>
    </message>
    <message>
        <source>Restore the defaults of this page</source>
        <translation>Przywraca domyślne ustawienia tej strony</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Szukaj w ustawieniach</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>Żadne ustawienie nie zawiera tych słów.</translation>
    </message>
    <message>
        <source>The language changes at once, everywhere.</source>
        <translation>Język zmienia się od razu i wszędzie.</translation>
    </message>
    <message>
        <source>F11 fills the whole screen; Z leaves nothing but the cards.</source>
        <translation>F11 wypełnia cały ekran; Z zostawia tylko karty.</translation>
    </message>
    <message>
        <source>Sounds need an extra part of about 170 MB that is not installed. The README of Pyramide tells how to add it.</source>
        <translation>Dźwięki wymagają dodatkowej części, około 170 MB, która nie jest zainstalowana. Plik README programu Pyramide opisuje, jak ją dodać.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Rozmieszczenie</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Ruch i dźwięk</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>&amp;Error help: say why a covered card cannot be played</source>
        <translation>&amp;Pomoc przy błędach: dlaczego przykrytą kartą nie można grać</translation>
    </message>
    <message>
        <source>&amp;Animation:</source>
        <translation>&amp;Animacja:</translation>
    </message>
    <message>
        <source>Show the &amp;time</source>
        <translation>Pokazuj &amp;czas</translation>
    </message>
    <message>
        <source>Show the &amp;score</source>
        <translation>Pokazuj p&amp;unkty</translation>
    </message>
    <message>
        <source>&amp;Cards:</source>
        <translation>&amp;Karty:</translation>
    </message>
    <message>
        <source>&amp;Back:</source>
        <translation>R&amp;ewers:</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>&amp;Stół:</translation>
    </message>
    <message>
        <source>&amp;Window:</source>
        <translation>&amp;Okno:</translation>
    </message>
    <message>
        <source>Say whether the game can be &amp;won:</source>
        <translation>Pokazuj, czy partię można &amp;wygrać:</translation>
    </message>
    <message>
        <source>&amp;New games:</source>
        <translation>&amp;Nowe partie:</translation>
    </message>
    <message>
        <source>&amp;Left-handed: stock on the left, figures in all four corners</source>
        <translation>Dla &amp;leworęcznych: talon po lewej, znaki we wszystkich czterech rogach</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Język:</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>Język systemu</translation>
    </message>
    <message>
        <source>Touching a covered card says why it cannot be played.</source>
        <translation>Dotknięcie przykrytej karty mówi, dlaczego nie można nią grać.</translation>
    </message>
    <message>
        <source>Games played with it count as games with help.</source>
        <translation>Partie grane z tą pomocą liczą się jako partie z pomocą.</translation>
    </message>
    <message>
        <source>motion speed reduced calm</source>
        <translation>ruch szybkość prędkość ograniczona spokojna animacja</translation>
    </message>
    <message>
        <source>theme night mode dark mode bright</source>
        <translation>motyw tryb nocny tryb ciemny jasny</translation>
    </message>
    <message>
        <source>deck size contrast colour blind</source>
        <translation>talia karty rozmiar kontrast daltonizm</translation>
    </message>
    <message>
        <source>mirror left hand</source>
        <translation>lustrzane lewa ręka leworęczny</translation>
    </message>
    <message>
        <source>index letters jack queen king</source>
        <translation>indeks litery walet dama król</translation>
    </message>
    <message>
        <source>status bar info line hide</source>
        <translation>pasek stanu wiersz informacji ukryj</translation>
    </message>
    <message>
        <source>sound noise audio mute</source>
        <translation>dźwięk odgłos audio wycisz głośność</translation>
    </message>
    <message>
        <source>beginner explain</source>
        <translation>początkujący wyjaśnij</translation>
    </message>
    <message>
        <source>&amp;Mark the cards that go with the chosen one</source>
        <translation>&amp;Zaznaczaj karty pasujące do wybranej</translation>
    </message>
    <message>
        <source>&amp;Dim covered cards</source>
        <translation>&amp;Przyciemniaj przykryte karty</translation>
    </message>
    <message>
        <source>L&amp;ift cards that can be played</source>
        <translation>&amp;Unoś karty, którymi można grać</translation>
    </message>
    <message>
        <source>Stoc&amp;k and waste:</source>
        <translation>&amp;Talon i stos odkryty:</translation>
    </message>
    <message>
        <source>Show the &amp;bar with score and code</source>
        <translation>Pokazuj &amp;pasek z punktami i kodem</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Dźwięki</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Głośność:</translation>
    </message>
    <message>
        <source>&amp;Letters on the cards:</source>
        <translation>L&amp;itery na kartach:</translation>
    </message>
    <message>
        <source>As the system wants</source>
        <translation>Jak chce system</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalna</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Szybka</translation>
    </message>
    <message>
        <source>Reduced: cards fade</source>
        <translation>Ograniczona: karty się przenikają</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Wyłączona</translation>
    </message>
    <message>
        <source>Except in Pyramide</source>
        <translation>Oprócz odmiany Pyramide</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Zawsze</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nigdy</translation>
    </message>
    <message>
        <source>Any deal in Pyramide, else deals that can be won</source>
        <translation>W Pyramide dowolne, poza tym tylko do wygrania</translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation>Dowolne rozdanie</translation>
    </message>
    <message>
        <source>Deals that can be won</source>
        <translation>Rozdania, które można wygrać</translation>
    </message>
    <message>
        <source>Easy: a short win is possible</source>
        <translation>Łatwe: możliwa krótka wygrana</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Średnie</translation>
    </message>
    <message>
        <source>Hard: every win is long</source>
        <translation>Trudne: każda wygrana jest długa</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klasyczne</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Cztery kolory</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Duży druk</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Duży kontrast</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemne</translation>
    </message>
    <message>
        <source>Woven triangles</source>
        <translation>Splecione trójkąty</translation>
    </message>
    <message>
        <source>Lotus band</source>
        <translation>Wstęga lotosu</translation>
    </message>
    <message>
        <source>Starry ceiling</source>
        <translation>Gwiaździste niebo</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>card back</comment>
        <translation>Gładki</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Zielone sukno</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Piasek</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Noc</translation>
    </message>
    <message>
        <source>Plain, as the window</source>
        <comment>table</comment>
        <translation>Gładki, jak okno</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Jak system</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasne</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>window</comment>
        <translation>Ciemne</translation>
    </message>
    <message>
        <source>International: %1</source>
        <translation>Międzynarodowe: %1</translation>
    </message>
    <message>
        <source>Those of the language: %1</source>
        <translation>Z wybranego języka: %1</translation>
    </message>
    <message>
        <source>On the side of the hand</source>
        <translation>Po stronie ręki</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>Po lewej</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>Po prawej</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Cicho</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>volume</comment>
        <translation>Średnio</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Głośno</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Skróty klawiszowe</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Polecenie</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Na stole</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Przesuwanie kursora</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Klawisze strzałek</translation>
    </message>
    <message>
        <source>Choose, pair or draw what it stands on</source>
        <translation>Wybór, para lub dobranie w miejscu kursora</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, spacja</translation>
    </message>
    <message>
        <source>Let the chosen card go, then the cursor</source>
        <translation>Puszczenie wybranej karty, potem kursora</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Jump to the next open card of a rank</source>
        <translation>Skok do następnej wolnej karty danej wysokości</translation>
    </message>
    <message>
        <source>Say what the cursor stands on</source>
        <translation>Odczytanie, co jest pod kursorem</translation>
    </message>
    <message>
        <source>Leave the table for the next part of the window</source>
        <translation>Przejście ze stołu do następnej części okna</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Jump to the next open card with %1, which is itself a command</source>
        <translation>Skok do następnej dostępnej karty z literą %1, która sama jest poleceniem</translation>
    </message>
</context>
<context>
    <name>SolverBadge</name>
    <message>
        <source>Deal one that can be won</source>
        <translation>Rozdaj takie, które można wygrać</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>Według czasu</translation>
    </message>
    <message>
        <source>By moves</source>
        <translation>Według ruchów</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Wykresy</translation>
    </message>
    <message>
        <source>&amp;Copy deal code</source>
        <translation>&amp;Kopiuj kod rozdania</translation>
    </message>
    <message>
        <source>&amp;Play this deal again</source>
        <translation>&amp;Zagraj to rozdanie ponownie</translation>
    </message>
    <message>
        <source>No game is won yet under these rules. Each game that you win is listed here, by its time and by its number of moves.</source>
        <translation>Według tych zasad nie ma jeszcze wygranej partii. Każda wygrana partia pojawi się tutaj, według czasu i liczby ruchów.</translation>
    </message>
    <message>
        <source>No game that was won is like this.</source>
        <translation>Nie ma takiej wygranej partii.</translation>
    </message>
    <message>
        <source>No game is won yet. Each game that you win is listed here, by its time and by its number of moves.</source>
        <translation>Nie ma jeszcze wygranej partii. Każda wygrana partia pojawi się tutaj, według czasu i liczby ruchów.</translation>
    </message>
</context>
<context>
    <name>StatisticsTiles</name>
    <message>
        <source>Games played</source>
        <translation>Rozegrane partie</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Wygrane partie</translation>
    </message>
    <message>
        <source>Won of all finished</source>
        <translation>Wygrane z zakończonych</translation>
    </message>
    <message>
        <source>Wins in a row now</source>
        <translation>Wygrane z rzędu teraz</translation>
    </message>
    <message>
        <source>Most wins in a row</source>
        <translation>Najwięcej wygranych z rzędu</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Najlepszy czas</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation>Najmniej ruchów</translation>
    </message>
    <message>
        <source>Mean time of wins</source>
        <translation>Średni czas wygranych</translation>
    </message>
    <message>
        <source>Moves per win</source>
        <translation>Ruchy na wygraną</translation>
    </message>
    <message>
        <source>Over par per win</source>
        <translation>Ponad normę na wygraną</translation>
    </message>
</context>
<context>
    <name>StockPage</name>
    <message>
        <source>The cards that are left are a &amp;stock</source>
        <translation>&amp;Pozostałe karty to talon</translation>
    </message>
    <message>
        <source>A &amp;draw lays</source>
        <translation>Przy do&amp;bieraniu kładzie się</translation>
    </message>
    <message>
        <source>&amp;Number of cards or wastes:</source>
        <translation>&amp;Liczba kart lub stosów:</translation>
    </message>
    <message>
        <source>&amp;Passes:</source>
        <translation>Prz&amp;ejścia:</translation>
    </message>
    <message>
        <source>Open cards of the waste:</source>
        <translation>Wolne karty stosu odkrytego:</translation>
    </message>
    <message>
        <source>&amp;Gathered:</source>
        <translation>Zb&amp;ieranie:</translation>
    </message>
    <message>
        <source>&amp;Unused cards:</source>
        <translation>&amp;Nieużyte karty:</translation>
    </message>
    <message>
        <source>that many cards on one waste</source>
        <translation>tyle kart na jeden stos odkryty</translation>
    </message>
    <message>
        <source>one card on each of that many wastes</source>
        <translation>po karcie na każdy z tylu stosów</translation>
    </message>
    <message>
        <source>one card on the first waste, others move on</source>
        <translation>kartę na pierwszy stos, inne się przesuwają</translation>
    </message>
    <message>
        <source>one card on a waste of choice</source>
        <translation>kartę na stos do wyboru</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>bez ograniczeń</translation>
    </message>
    <message>
        <source>The &amp;first draw is made before the game</source>
        <translation>Pierwsze d&amp;obranie odbywa się przed grą</translation>
    </message>
    <message>
        <source>The ne&amp;xt card of the stock lies open</source>
        <translation>Nas&amp;tępna karta talonu leży odkryta</translation>
    </message>
    <message>
        <source>the top</source>
        <translation>wierzchnia</translation>
    </message>
    <message>
        <source>the card under it, with the top</source>
        <translation>karta pod nią, z wierzchnią</translation>
    </message>
    <message>
        <source>the oldest</source>
        <translation>najstarsza</translation>
    </message>
    <message>
        <source>in the same order</source>
        <translation>w tej samej kolejności</translation>
    </message>
    <message>
        <source>the last waste first</source>
        <translation>najpierw ostatni stos</translation>
    </message>
    <message>
        <source>stay in the waste</source>
        <translation>zostają na stosie odkrytym</translation>
    </message>
    <message>
        <source>are out of the game at the next draw</source>
        <translation>odpadają z gry przy następnym dobraniu</translation>
    </message>
</context>
<context>
    <name>StoreProblem</name>
    <message>
        <source>&quot;%1&quot; (%2) does not lie between %3 and tomorrow.</source>
        <translation>„%1” (%2) nie mieści się między %3 a jutrem.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no time for %2.</source>
        <translation>„%1” nie jest poprawnym czasem dla %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no whole number (%2).</source>
        <translation>„%1” nie jest liczbą całkowitą (%2).</translation>
    </message>
    <message>
        <source>%1 holds no game that can be opened: %2</source>
        <translation>W pliku %1 nie ma partii, którą można otworzyć: %2</translation>
    </message>
    <message>
        <source>A game cannot end as &quot;%1&quot; (%2).</source>
        <translation>Partia nie może zakończyć się jako „%1” (%2).</translation>
    </message>
    <message>
        <source>A game has an end (ended_at) if and only if it is not open.</source>
        <translation>Koniec (ended_at) ma każda zakończona partia i tylko taka.</translation>
    </message>
    <message>
        <source>A number has too many digits.</source>
        <translation>Jedna z liczb ma za dużo cyfr.</translation>
    </message>
    <message>
        <source>From character %1 on, this is not written as JSON.</source>
        <translation>Od znaku %1 nie jest to zapis JSON.</translation>
    </message>
    <message>
        <source>From here on the table cannot be read.</source>
        <translation>Od tego miejsca nie można odczytać tabeli.</translation>
    </message>
    <message>
        <source>The deal code cannot be used: %1</source>
        <translation>Kodu rozdania nie można użyć: %1</translation>
    </message>
    <message>
        <source>The deal code must be written as &quot;%1&quot;.</source>
        <translation>Kod rozdania musi być zapisany jako „%1”.</translation>
    </message>
    <message>
        <source>The end (ended_at) lies before the beginning (started_at).</source>
        <translation>Koniec (ended_at) jest wcześniejszy niż początek (started_at).</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2.</source>
        <translation>Nie można odczytać pliku %1: %2.</translation>
    </message>
    <message>
        <source>%1 is a folder, a pipe or a device, and no file.</source>
        <translation>%1 to folder, potok lub urządzenie, a nie plik.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2.</source>
        <translation>Nie można zapisać pliku %1: %2.</translation>
    </message>
    <message>
        <source>The file %1 is not text in UTF-8.</source>
        <translation>Plik %1 nie jest tekstem w UTF-8.</translation>
    </message>
    <message>
        <source>The file %1 is too large: %2 MB.</source>
        <translation>Plik %1 jest za duży: %2 MB.</translation>
    </message>
    <message>
        <source>The file ends too early.</source>
        <translation>Plik kończy się za wcześnie.</translation>
    </message>
    <message>
        <source>The game cannot be played: %1.</source>
        <translation>Partii nie można rozegrać: %1.</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; must end in .json or .csv.</source>
        <translation>Nazwa „%1” musi kończyć się na .json lub .csv.</translation>
    </message>
    <message>
        <source>The number of actions is too large: %1.</source>
        <translation>Liczba czynności jest za duża: %1.</translation>
    </message>
    <message>
        <source>The numbers of actions (%1) and of times (%2) differ.</source>
        <translation>Liczba czynności (%1) nie zgadza się z liczbą czasów (%2).</translation>
    </message>
    <message>
        <source>The numbers of values (%1) and of columns (%2) differ.</source>
        <translation>Liczba wartości (%1) nie zgadza się z liczbą kolumn (%2).</translation>
    </message>
    <message>
        <source>The saved games cannot be read: %1.</source>
        <translation>Nie można odczytać zapisanych partii: %1.</translation>
    </message>
    <message>
        <source>The moves of a saved game cannot be read.</source>
        <translation>Nie można odczytać ruchów jednej z zapisanych partii.</translation>
    </message>
    <message>
        <source>The text of %1 is too long; its length is %2.</source>
        <translation>Tekst w %1 jest za długi; jego długość wynosi %2.</translation>
    </message>
    <message>
        <source>The times of the actions (at_ms) do not grow.</source>
        <translation>Czasy czynności (at_ms) nie rosną.</translation>
    </message>
    <message>
        <source>The times of the actions (at_ms) are not a list of whole numbers.</source>
        <translation>Czasy czynności (at_ms) nie są listą liczb całkowitych.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is not known.</source>
        <translation>Kolumna „%1” nie jest znana.</translation>
    </message>
    <message>
        <source>The deal is not the daily deal of %1.</source>
        <translation>To nie jest rozdanie dnia %1.</translation>
    </message>
    <message>
        <source>By its moves, %1 is &quot;%2&quot; and not &quot;%3&quot;.</source>
        <translation>Według ruchów %1 to „%2”, a nie „%3”.</translation>
    </message>
    <message>
        <source>The rule record is not that of the deal code.</source>
        <translation>Zapis zasad nie odpowiada kodowi rozdania.</translation>
    </message>
    <message>
        <source>A game begins with its first move; this has none.</source>
        <translation>Partia zaczyna się od pierwszego ruchu; ta nie ma żadnego.</translation>
    </message>
    <message>
        <source>There is no text for %1.</source>
        <translation>Brakuje tekstu dla %1.</translation>
    </message>
    <message>
        <source>There is no whole number for %1 from %2 to %3.</source>
        <translation>Brakuje dla %1 liczby całkowitej od %2 do %3.</translation>
    </message>
    <message>
        <source>Too many brackets stand inside each other.</source>
        <translation>Zbyt wiele nawiasów jest zagnieżdżonych.</translation>
    </message>
    <message>
        <source>This is no game.</source>
        <translation>To nie jest partia.</translation>
    </message>
    <message>
        <source>This is no file of games that Pyramide has written.</source>
        <translation>To nie jest plik partii zapisany przez program Pyramide.</translation>
    </message>
    <message>
        <source>This is no table of games that Pyramide has written.</source>
        <translation>To nie jest tabela partii zapisana przez program Pyramide.</translation>
    </message>
    <message>
        <source>This file has version %1; this program reads %2.</source>
        <translation>Ten plik ma wersję %1; ten program czyta wersję %2.</translation>
    </message>
</context>
<context>
    <name>SystemReason</name>
    <message>
        <source>access permission denied</source>
        <translation>brak uprawnień dostępu</translation>
    </message>
    <message>
        <source>attempt to write a readonly database</source>
        <translation>plik jest tylko do odczytu</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>plik jest uszkodzony</translation>
    </message>
    <message>
        <source>database is locked</source>
        <translation>plik zajmuje inny program</translation>
    </message>
    <message>
        <source>database or disk is full</source>
        <translation>dysk jest pełny</translation>
    </message>
    <message>
        <source>disk I/O error</source>
        <translation>błąd odczytu lub zapisu dysku</translation>
    </message>
    <message>
        <source>file is not a database</source>
        <translation>plik nie jest bazą danych</translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation>nie można otworzyć pliku</translation>
    </message>
</context>
<context>
    <name>TableAccess</name>
    <message>
        <source>The game is paused.</source>
        <translation>Partia jest wstrzymana.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Partia trwa dalej.</translation>
    </message>
</context>
<context>
    <name>TableHelps</name>
    <message>
        <source>No card of this rank can be played now.</source>
        <translation>Żadną kartą tej wysokości nie można teraz grać.</translation>
    </message>
</context>
<context>
    <name>TableMessages</name>
    <message>
        <source>The game is paused. Click or press a key to go on.</source>
        <translation>Partia jest wstrzymana. Kliknij lub naciśnij klawisz, aby grać dalej.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>Replay this deal</source>
        <translation>Rozegraj od nowa</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analizuj</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Graj dalej</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%Ln ruch</numerusform>
            <numerusform>%Ln ruchy</numerusform>
            <numerusform>%Ln ruchów</numerusform>
        </translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Czas: %1</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>&amp;Packs:</source>
        <translation>&amp;Talie:</translation>
    </message>
    <message>
        <source>&amp;Cards of a pack:</source>
        <translation>Karty w ta&amp;lii:</translation>
    </message>
    <message>
        <source>&amp;Fixed cards:</source>
        <translation>Stał&amp;e karty:</translation>
    </message>
    <message>
        <source>one</source>
        <translation>jedna</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dwie</translation>
    </message>
    <message>
        <source>52, ace to king</source>
        <translation>52, od asa do króla</translation>
    </message>
    <message>
        <source>48 Spanish, without tens</source>
        <translation>48 hiszpańskich, bez dziesiątek</translation>
    </message>
    <message>
        <source>40 Italian, without eights, nines and tens</source>
        <translation>40 włoskich, bez ósemek, dziewiątek i dziesiątek</translation>
    </message>
    <message>
        <source>&amp;Add a block</source>
        <translation>&amp;Dodaj blok</translation>
    </message>
    <message>
        <source>Place and card, such as A1 KS</source>
        <translation>Miejsce i karta, na przykład A1 KS</translation>
    </message>
</context>
<context>
    <name>TableReading</name>
    <message>
        <source>%1, empty</source>
        <translation>%1, brak karty</translation>
    </message>
    <message>
        <source>%1, hidden by the pause</source>
        <translation>%1, ukryte na czas pauzy</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>brak kart</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%Ln karta</numerusform>
            <numerusform>%Ln karty</numerusform>
            <numerusform>%Ln kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Cofnięto: %1</translation>
    </message>
    <message>
        <source>Made again: %1</source>
        <translation>Ponowiono: %1</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>Nowa partia: %1</translation>
    </message>
    <message>
        <source>The same deal again: %1</source>
        <translation>To samo rozdanie od nowa: %1</translation>
    </message>
    <message>
        <source>The game goes on: %1</source>
        <translation>Partia trwa dalej: %1</translation>
    </message>
    <message>
        <source>The game before is back: %1</source>
        <translation>Poprzednia partia wróciła: %1</translation>
    </message>
    <message>
        <source>%1 is chosen</source>
        <translation>Wybrana karta: %1</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>wybrana</translation>
    </message>
    <message>
        <source>open</source>
        <translation>wolna</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>a card that cannot be played now</comment>
        <translation>niedostępna</translation>
    </message>
    <message>
        <source>covered by %1</source>
        <translation>przykryta, na niej: %1</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>zakryta karta</translation>
    </message>
    <message>
        <source>redeals without limit</source>
        <translation>dowolna liczba odwróceń</translation>
    </message>
    <message numerus="yes">
        <source>%n redeal(s) left</source>
        <translation>
            <numerusform>pozostało odwróceń: %Ln</numerusform>
            <numerusform>pozostało odwróceń: %Ln</numerusform>
            <numerusform>pozostało odwróceń: %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableSentences</name>
    <message>
        <source>Covered cards lie face down and turn up once nothing covers them.</source>
        <translation>Przykryte karty leżą zakryte i odkrywają się, gdy nic ich już nie przykrywa.</translation>
    </message>
    <message>
        <source>Part %1 of the table need not be cleared for a win.</source>
        <translation>Części %1 stołu nie trzeba usuwać, aby wygrać.</translation>
    </message>
    <message>
        <source>There is no stock.</source>
        <translation>Nie ma talonu.</translation>
    </message>
    <message>
        <source>The stock is gone through once; it is not turned over again.</source>
        <translation>Przez talon przechodzi się raz; stosu nie odwraca się ponownie.</translation>
    </message>
    <message>
        <source>An empty stock is made again from the waste, as often as you like.</source>
        <translation>Pusty talon odtwarza się ze stosu odkrytego dowolną liczbę razy.</translation>
    </message>
    <message>
        <source>What is not used before the next draw is out of the game.</source>
        <translation>Co nie zostanie użyte przed następnym dobraniem, odpada z gry.</translation>
    </message>
    <message>
        <source>A card in a cell stays open; it must leave the cell before the game is won.</source>
        <translation>Karta w komórce pozostaje wolna; musi zejść z komórki, zanim partia będzie wygrana.</translation>
    </message>
    <message>
        <source>One Spanish pack of 48 cards is used; it has no tens.</source>
        <translation>Gra się jedną talią hiszpańską z 48 kart; nie ma w niej dziesiątek.</translation>
    </message>
    <message>
        <source>Two Spanish packs of 48 cards each are used; they have no tens.</source>
        <translation>Gra się dwiema taliami hiszpańskimi po 48 kart; nie ma w nich dziesiątek.</translation>
    </message>
    <message>
        <source>One Italian pack of 40 cards is used; it has no eights, nines and tens.</source>
        <translation>Gra się jedną talią włoską z 40 kart; nie ma w niej ósemek, dziewiątek i dziesiątek.</translation>
    </message>
    <message>
        <source>Two Italian packs of 40 cards each are used; they have no eights, nines and tens.</source>
        <translation>Gra się dwiema taliami włoskimi po 40 kart; nie ma w nich ósemek, dziewiątek i dziesiątek.</translation>
    </message>
    <message>
        <source>One pack of 52 cards is used.</source>
        <translation>Gra się jedną talią z 52 kart.</translation>
    </message>
    <message>
        <source>Two packs of 52 cards each are used.</source>
        <translation>Gra się dwiema taliami po 52 karty.</translation>
    </message>
    <message>
        <source>The cards of the reserve are open from the start.</source>
        <translation>Karty rezerwy są wolne od początku.</translation>
    </message>
    <message>
        <source>Only the last card of a column is open.</source>
        <translation>Wolna jest tylko ostatnia karta kolumny.</translation>
    </message>
    <message>
        <source>A card is covered by the two cards of the next row that lie on it.</source>
        <translation>Kartę przykrywają dwie karty następnego rzędu, które na niej leżą.</translation>
    </message>
    <message>
        <source>A card is covered by the two cards of the next row that lie on it, a card at the end of a row by only one.</source>
        <translation>Kartę przykrywają dwie karty następnego rzędu, które na niej leżą, a kartę na końcu rzędu tylko jedna.</translation>
    </message>
    <message>
        <source>A card is covered until the whole next row has gone.</source>
        <translation>Karta jest przykryta, dopóki nie zejdzie cały następny rząd.</translation>
    </message>
    <message>
        <source>The %1 always lies in row %2 at place %3.</source>
        <translation>W rzędzie %2 na miejscu %3 leży zawsze %1.</translation>
    </message>
    <message>
        <source>The %1 always lies in column %2 at place %3.</source>
        <translation>W kolumnie %2 na miejscu %3 leży zawsze %1.</translation>
    </message>
    <message>
        <source>Cards are drawn from the stock onto the waste, one at a time.</source>
        <translation>Karty dobiera się z talonu na stos odkryty po jednej.</translation>
    </message>
    <message>
        <source>A draw turns up one card beside the waste; the card that was turned before moves onto the waste.</source>
        <translation>Przy dobieraniu odkrywa się kartę obok stosu odkrytego; karta odkryta poprzednio przechodzi na ten stos.</translation>
    </message>
    <message>
        <source>Nothing is shuffled: the cards come again in the same order.</source>
        <translation>Niczego się nie tasuje: karty przychodzą znowu w tej samej kolejności.</translation>
    </message>
    <message>
        <source>Nothing is shuffled: the wastes are gathered from the last to the first, the oldest card of each first.</source>
        <translation>Niczego się nie tasuje: stosy odkryte zbiera się od ostatniego do pierwszego, z każdego najpierw najstarszą kartę.</translation>
    </message>
</context>
<context>
    <name>WhyAnswers</name>
    <message>
        <source>Touch what you cannot play: one card or two, the stock, Undo or Redo. Escape ends the question.</source>
        <translation>Dotknij tego, czym nie można grać: jednej lub dwóch kart, talonu, „Cofnij” albo „Ponów”. Escape kończy pytanie.</translation>
    </message>
    <message>
        <source>This card has left the game; only Undo brings it back.</source>
        <translation>Ta karta wyszła z gry; przywraca ją tylko „Cofnij”.</translation>
    </message>
    <message>
        <source>This card goes alone: touch it.</source>
        <translation>Tę kartę usuwa się pojedynczo: dotknij jej.</translation>
    </message>
    <message>
        <source>These two cards go together: touch one, then the other.</source>
        <translation>Te dwie karty tworzą parę: dotknij jednej, potem drugiej.</translation>
    </message>
    <message>
        <source>Touch the stock, then the waste that the card is to go to.</source>
        <translation>Dotknij talonu, a potem stosu odkrytego, na który ma trafić karta.</translation>
    </message>
    <message>
        <source>A card can be drawn: touch the stock.</source>
        <translation>Można dobrać kartę: dotknij talonu.</translation>
    </message>
    <message>
        <source>The waste can be turned over: touch the empty stock.</source>
        <translation>Można odwrócić stos odkryty: dotknij pustego talonu.</translation>
    </message>
    <message>
        <source>The last move can be taken back.</source>
        <translation>Ostatni ruch można cofnąć.</translation>
    </message>
    <message>
        <source>These rules let no move be taken back.</source>
        <translation>Te zasady nie pozwalają cofnąć żadnego ruchu.</translation>
    </message>
    <message numerus="yes">
        <source>These rules let %n move(s) be taken back, and no more.</source>
        <translation>
            <numerusform>Te zasady pozwalają cofnąć tylko %Ln ruch.</numerusform>
            <numerusform>Te zasady pozwalają cofnąć tylko %Ln ruchy.</numerusform>
            <numerusform>Te zasady pozwalają cofnąć tylko %Ln ruchów.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>Nie ma ruchu do cofnięcia.</translation>
    </message>
    <message>
        <source>The move that was taken back can be made again.</source>
        <translation>Cofnięty ruch można ponowić.</translation>
    </message>
    <message>
        <source>No move has been taken back, so there is none to make again.</source>
        <translation>Żadnego ruchu nie cofnięto, więc nie ma czego ponowić.</translation>
    </message>
    <message numerus="yes">
        <source>%1 can be played: %n card(s) go with it now.</source>
        <translation>
            <numerusform>%1: można grać, teraz pasuje %Ln karta.</numerusform>
            <numerusform>%1: można grać, teraz pasują %Ln karty.</numerusform>
            <numerusform>%1: można grać, teraz pasuje %Ln kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card that it goes with is open now: %1.</source>
        <translation>Żadna karta tworząca z nią parę nie jest teraz wolna: %1.</translation>
    </message>
    <message>
        <source>%1 and %2 make %3.</source>
        <translation>%1 i %2 dają razem %3.</translation>
    </message>
</context>
<context>
    <name>WindowBars</name>
    <message>
        <source>%1 or Escape brings the bars back.</source>
        <translation>%1 lub Escape przywraca paski.</translation>
    </message>
</context>
<context>
    <name>WindowHelp</name>
    <message>
        <source>A whole pass without a pair. Hint tells whether this can still be won.</source>
        <translation>Całe przejście bez pary. „Podpowiedź” mówi, czy można jeszcze wygrać.</translation>
    </message>
</context>
<context>
    <name>WindowMessages</name>
    <message>
        <source>The deal code is copied.</source>
        <translation>Kod rozdania skopiowano.</translation>
    </message>
    <message>
        <source>Something went wrong. The table was set up anew; details are in %1.</source>
        <translation>Coś poszło nie tak. Stół przygotowano od nowa; szczegóły są w %1.</translation>
    </message>
    <message>
        <source>Undo brings the game before back.</source>
        <translation>„Cofnij” przywraca poprzednią partię.</translation>
    </message>
    <message>
        <source>The game before is back.</source>
        <translation>Poprzednia partia wróciła.</translation>
    </message>
</context>
<context>
    <name>WindowRecords</name>
    <message>
        <source>This game cannot be shown: %1</source>
        <translation>Nie można pokazać tej partii: %1</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>Winnable</source>
        <translation>Do wygrania</translation>
    </message>
    <message>
        <source>Can no longer be won</source>
        <translation>Już nie do wygrania</translation>
    </message>
    <message>
        <source>This deal cannot be won</source>
        <translation>Tego rozdania nie można wygrać</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Nie wiadomo</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Obliczanie…</translation>
    </message>
    <message>
        <source>Cannot be won</source>
        <translation>Nie do wygrania</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrana</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could be brought over.</source>
        <translation>
            <numerusform>Udało się przenieść %Ln partię.</numerusform>
            <numerusform>Udało się przenieść %Ln partie.</numerusform>
            <numerusform>Udało się przenieść %Ln partii.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>row %1, place %2</source>
        <translation>rząd %1, miejsce %2</translation>
    </message>
    <message>
        <source>pyramid %1, row %2, place %3</source>
        <translation>piramida %1, rząd %2, miejsce %3</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
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
        <translation>Do usunięcia: %1 i %2.</translation>
    </message>
    <message>
        <source>Remove the %1.</source>
        <translation>Do usunięcia: %1.</translation>
    </message>
    <message>
        <source>Put the %1 into a cell.</source>
        <translation>Do komórki: %1.</translation>
    </message>
    <message>
        <source>Turn the waste back into the stock.</source>
        <translation>Odwróć stos odkryty z powrotem w talon.</translation>
    </message>
    <message>
        <source>Draw from the stock to waste %1.</source>
        <translation>Dobierz z talonu na stos odkryty %1.</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <translation>Dobierz z talonu.</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>Odwrócenie</translation>
    </message>
    <message>
        <source>Draw: %1</source>
        <translation>Dobranie: %1</translation>
    </message>
    <message>
        <source>%1 to a cell</source>
        <translation>%1 do komórki</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partia jest skończona.</translation>
    </message>
    <message>
        <source>This deal can no longer be won, and no more cards can be removed.</source>
        <translation>Tego rozdania nie można już wygrać ani usunąć więcej kart.</translation>
    </message>
    <message>
        <source>This deal can no longer be won.</source>
        <translation>Tego rozdania nie można już wygrać.</translation>
    </message>
    <message>
        <source>Whether this can be won is not known.</source>
        <translation>Nie wiadomo, czy to można wygrać.</translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation>Tego rozdania nie można wygrać.</translation>
    </message>
    <message>
        <source>This deal can be won.</source>
        <translation>To rozdanie można wygrać.</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dwójka</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trójka</translation>
    </message>
    <message>
        <source>four</source>
        <translation>czwórka</translation>
    </message>
    <message>
        <source>five</source>
        <translation>piątka</translation>
    </message>
    <message>
        <source>six</source>
        <translation>szóstka</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>siódemka</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ósemka</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>dziewiątka</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dziesiątka</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>walet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <translation>król</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trefl</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>kier</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pik</translation>
    </message>
    <message>
        <source>Pyramide</source>
        <translation>Pyramide</translation>
    </message>
    <message>
        <source>Three Passes</source>
        <translation>Trzy przejścia</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klasyczna</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Łagodna</translation>
    </message>
    <message>
        <source>Par Pyramid</source>
        <translation>Piramida z normą</translation>
    </message>
    <message>
        <source>Open Stock</source>
        <translation>Odkryty talon</translation>
    </message>
    <message>
        <source>King Tut</source>
        <translation>Król Tut</translation>
    </message>
    <message>
        <source>Tut&apos;s Tomb</source>
        <translation>Grobowiec Tutanchamona</translation>
    </message>
    <message>
        <source>Apophis</source>
        <translation>Apophis</translation>
    </message>
    <message>
        <source>Giza</source>
        <translation>Giza</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Trójkąt</translation>
    </message>
    <message>
        <source>Reserve of Seven</source>
        <translation>Rezerwa siedmiu</translation>
    </message>
    <message>
        <source>Loose Last Row</source>
        <translation>Luźny ostatni rząd</translation>
    </message>
    <message>
        <source>Reserve of Six</source>
        <translation>Rezerwa sześciu</translation>
    </message>
    <message>
        <source>One Cell</source>
        <translation>Jedna komórka</translation>
    </message>
    <message>
        <source>Coverer Pairs</source>
        <translation>Pary z przykrywającą</translation>
    </message>
    <message>
        <source>Spanish Deck</source>
        <translation>Talia hiszpańska</translation>
    </message>
    <message>
        <source>Six Rows</source>
        <translation>Sześć rzędów</translation>
    </message>
    <message>
        <source>Thirteen</source>
        <translation>Trzynastka</translation>
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
        <translation>Tuzin w piramidzie</translation>
    </message>
    <message>
        <source>Cheops</source>
        <translation>Cheops</translation>
    </message>
    <message>
        <source>Pharaohs</source>
        <translation>Faraonowie</translation>
    </message>
    <message>
        <source>Italian Deck</source>
        <translation>Talia włoska</translation>
    </message>
    <message>
        <source>Double Pyramid</source>
        <translation>Podwójna piramida</translation>
    </message>
    <message>
        <source>Two Pyramids</source>
        <translation>Dwie piramidy</translation>
    </message>
    <message>
        <source>Up and Down</source>
        <translation>W górę i w dół</translation>
    </message>
    <message>
        <source>Anubis</source>
        <translation>Anubis</translation>
    </message>
    <message>
        <source>Eleven Triangle</source>
        <translation>Trójkąt jedenastek</translation>
    </message>
    <message>
        <source>My rules</source>
        <translation>Własne zasady</translation>
    </message>
    <message>
        <source>waste</source>
        <translation>stos odkryty</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>talon</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>komórka</translation>
    </message>
    <message>
        <source>foundation</source>
        <translation>stos usuniętych</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>kolumna %1</translation>
    </message>
    <message>
        <source>waste %1</source>
        <translation>stos odkryty %1</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>komórka %1</translation>
    </message>
    <message>
        <source>foundation %1</source>
        <translation>stos usuniętych %1</translation>
    </message>
    <message>
        <source>%1 and %2 are removed</source>
        <translation>%1 i %2 schodzą ze stołu</translation>
    </message>
    <message>
        <source>%1 is removed</source>
        <translation>%1 schodzi ze stołu</translation>
    </message>
    <message>
        <source>%1 is drawn</source>
        <translation>%1 wychodzi z talonu</translation>
    </message>
    <message>
        <source>The waste is turned back into the stock</source>
        <translation>Stos odkryty odwraca się w talon</translation>
    </message>
    <message>
        <source>%1 goes to a cell</source>
        <translation>%1 trafia do komórki</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Kod rozdania</translation>
    </message>
    <message>
        <source>The settings file was damaged. It was kept as %1, and the default settings are in use.</source>
        <translation>Plik z ustawieniami był uszkodzony. Zachowano go jako %1 i użyto ustawień domyślnych.</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their default values again. The old file was kept as %1.</source>
        <translation>Niektórych ustawień nie udało się odczytać i mają znów wartości domyślne. Stary plik zachowano jako %1.</translation>
    </message>
    <message>
        <source>The settings were brought up to date. The old file was kept as %1.</source>
        <translation>Ustawienia dostosowano do nowej wersji. Stary plik zachowano jako %1.</translation>
    </message>
    <message>
        <source>The settings file could not be read. It was kept as %1, and the default settings are in use.</source>
        <translation>Pliku z ustawieniami nie udało się odczytać. Zachowano go jako %1 i użyto ustawień domyślnych.</translation>
    </message>
    <message>
        <source>The file with your games was damaged. It was kept as %1, and a new one was begun.</source>
        <translation>Plik z partiami był uszkodzony. Zachowano go jako %1 i założono nowy.</translation>
    </message>
    <message>
        <source>A file of another program lay in the place of your games. It was kept as %1, and a new one was begun.</source>
        <translation>W miejscu partii leżał plik innego programu. Zachowano go jako %1 i założono nowy.</translation>
    </message>
    <message>
        <source>The file with your games comes from a newer version of the program. It was kept as %1, and a new one was begun.</source>
        <translation>Plik z partiami pochodzi z nowszej wersji programu. Zachowano go jako %1 i założono nowy.</translation>
    </message>
    <message>
        <source>The journal beside the file with your games is damaged or does not belong to it. Both were kept as %1, and you go on with the games that the file holds.</source>
        <translation>Dziennik obok pliku z partiami jest uszkodzony lub do niego nie należy. Oba zachowano jako %1, a gra toczy się dalej z partiami zapisanymi w pliku.</translation>
    </message>
    <message>
        <source>What lay in the place of your games could not be used. It was kept as %1, and a new one was begun.</source>
        <translation>To, co leżało w miejscu partii, nie nadawało się do użycia. Zachowano to jako %1 i założono nowy plik.</translation>
    </message>
    <message>
        <source>The file with your games was brought up to date. The old one was kept as %1.</source>
        <translation>Plik z partiami dostosowano do nowej wersji. Stary zachowano jako %1.</translation>
    </message>
    <message>
        <source>The settings file is damaged and cannot be moved away. The default settings are in use, and changes are not kept.</source>
        <translation>Plik z ustawieniami jest uszkodzony i nie można go przenieść. Użyto ustawień domyślnych, a zmiany nie są zapisywane.</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their default values again. Changes are not kept.</source>
        <translation>Niektórych ustawień nie udało się odczytać i mają znów wartości domyślne. Zmiany nie są zapisywane.</translation>
    </message>
    <message>
        <source>The settings come from a newer version of the program. What this version knows of them is in use.</source>
        <translation>Ustawienia pochodzą z nowszej wersji programu. Używane jest to, co zna ta wersja.</translation>
    </message>
    <message>
        <source>The settings were brought up to date.</source>
        <translation>Ustawienia dostosowano do nowej wersji.</translation>
    </message>
    <message>
        <source>The settings of an older version cannot be copied and are left as they are. Changes are not kept.</source>
        <translation>Ustawień starszej wersji nie można skopiować i pozostają bez zmian. Zmiany nie są zapisywane.</translation>
    </message>
    <message>
        <source>The settings file cannot be read. The default settings are in use, and changes are not kept.</source>
        <translation>Pliku z ustawieniami nie można odczytać. Użyto ustawień domyślnych, a zmiany nie są zapisywane.</translation>
    </message>
    <message>
        <source>The settings cannot be written. They hold until the program ends.</source>
        <translation>Ustawień nie można zapisać. Obowiązują do zamknięcia programu.</translation>
    </message>
    <message>
        <source>The file with your games is damaged and cannot be moved away. Games are kept only until the program ends.</source>
        <translation>Plik z partiami jest uszkodzony i nie można go przenieść. Partie są przechowywane tylko do zamknięcia programu.</translation>
    </message>
    <message>
        <source>A file of another program lies in the place of your games and cannot be moved away. Games are kept only until the program ends.</source>
        <translation>W miejscu partii leży plik innego programu, którego nie można przenieść. Partie są przechowywane tylko do zamknięcia programu.</translation>
    </message>
    <message>
        <source>The file with your games comes from a newer version of the program and cannot be moved away. Games are kept only until the program ends.</source>
        <translation>Plik z partiami pochodzi z nowszej wersji programu i nie można go przenieść. Partie są przechowywane tylko do zamknięcia programu.</translation>
    </message>
    <message>
        <source>Another program holds the file with your games. Games are kept only until the program ends.</source>
        <translation>Plik z partiami zajmuje inny program. Partie są przechowywane tylko do zamknięcia programu.</translation>
    </message>
    <message>
        <source>The file with your games cannot be used. Games are kept only until the program ends.</source>
        <translation>Pliku z partiami nie można użyć. Partie są przechowywane tylko do zamknięcia programu.</translation>
    </message>
    <message>
        <source>The file with your games was brought up to date.</source>
        <translation>Plik z partiami dostosowano do nowej wersji.</translation>
    </message>
    <message>
        <source>The file with your games could not be brought up to date and is left as it is. Games are kept only until the program ends.</source>
        <translation>Pliku z partiami nie udało się dostosować do nowej wersji i pozostaje bez zmian. Partie są przechowywane tylko do zamknięcia programu.</translation>
    </message>
    <message>
        <source>The game cannot be saved now. Saving is tried again with each move.</source>
        <translation>Partii nie można teraz zapisać. Próba zapisu powtarza się przy każdym ruchu.</translation>
    </message>
    <message>
        <source>The game is saved again; nothing was lost.</source>
        <translation>Partia znów jest zapisywana; nic nie przepadło.</translation>
    </message>
    <message>
        <source>The game is already open in another window. Games in this one are not kept.</source>
        <translation>Gra jest już otwarta w innym oknie. Partie w tym oknie nie są zapisywane.</translation>
    </message>
    <message>
        <source>The game in progress cannot be gone on with. It is kept, and a new one was dealt.</source>
        <translation>Rozpoczętej partii nie da się kontynuować. Jest zachowana, a rozdano nową.</translation>
    </message>
    <message>
        <source>The file with the texts in %1 is damaged, so English is shown; installing Pyramide again mends that.</source>
        <translation>Plik z tekstami języka „%1” jest uszkodzony, dlatego wyświetlany jest angielski; ponowna instalacja programu Pyramide to naprawi.</translation>
    </message>
    <message>
        <source>The games cannot be read now.</source>
        <translation>Partii nie można teraz odczytać.</translation>
    </message>
    <message>
        <source>The game is won</source>
        <translation>Partia jest wygrana</translation>
    </message>
    <message>
        <source>There is no card</source>
        <translation>Nie ma tu karty</translation>
    </message>
    <message>
        <source>This card is blocked by another</source>
        <translation>Tę kartę blokuje inna</translation>
    </message>
    <message>
        <source>The next card of the stock cannot be played</source>
        <translation>Następną kartą talonu nie można grać</translation>
    </message>
    <message>
        <source>This card of the waste cannot be played</source>
        <translation>Tą kartą stosu odkrytego nie można grać</translation>
    </message>
    <message>
        <source>This card goes only with the card on top of it</source>
        <translation>Ta karta tworzy parę tylko z kartą leżącą na niej</translation>
    </message>
    <message>
        <source>A card does not go with itself</source>
        <translation>Karta nie tworzy pary sama ze sobą</translation>
    </message>
    <message>
        <source>The sum must be %1</source>
        <translation>Suma musi wynosić %1</translation>
    </message>
    <message>
        <source>These two cards do not go together</source>
        <translation>Te dwie karty nie tworzą pary</translation>
    </message>
    <message>
        <source>Cards from these two places must not go together</source>
        <translation>Karty z tych dwóch miejsc nie mogą tworzyć pary</translation>
    </message>
    <message>
        <source>This card does not go alone</source>
        <translation>Tej karty nie usuwa się pojedynczo</translation>
    </message>
    <message>
        <source>These rules have no stock</source>
        <translation>W tych zasadach nie ma talonu</translation>
    </message>
    <message>
        <source>The stock is empty</source>
        <translation>Talon jest pusty</translation>
    </message>
    <message>
        <source>The stock still has cards</source>
        <translation>W talonie są jeszcze karty</translation>
    </message>
    <message>
        <source>No pass through the stock is left</source>
        <translation>Nie ma już przejść przez talon</translation>
    </message>
    <message>
        <source>There are no more cards to draw</source>
        <translation>Nie ma już kart do dobrania</translation>
    </message>
    <message>
        <source>There is no such cell</source>
        <translation>Nie ma takiej komórki</translation>
    </message>
    <message>
        <source>The cell is taken</source>
        <translation>Komórka jest zajęta</translation>
    </message>
    <message>
        <source>This card may not go to a cell</source>
        <translation>Ta karta nie może trafić do komórki</translation>
    </message>
    <message>
        <source>Choose a waste for this card</source>
        <translation>Wybierz stos odkryty dla tej karty</translation>
    </message>
    <message>
        <source>This card cannot be played now</source>
        <translation>Tą kartą nie można teraz grać</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>Partia jest wstrzymana</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Partia jest skończona</translation>
    </message>
    <message>
        <source>No more possible moves</source>
        <translation>Nie ma już możliwych ruchów</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>Partia trwa dalej</translation>
    </message>
    <message>
        <source>Only the stock goes round now; nothing more can be removed</source>
        <translation>Krąży już tylko talon; niczego więcej nie da się usunąć</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Pozostałe karty</translation>
    </message>
    <message>
        <source>Par score</source>
        <translation>Wynik względem normy</translation>
    </message>
</context>
</TS>
