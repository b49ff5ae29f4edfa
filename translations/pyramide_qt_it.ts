<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Pyramide</source>
        <translation>Informazioni su Pyramide</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Licenze…</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versione %1</translation>
    </message>
    <message>
        <source>Pyramid solitaire and its family, played by the documented rules.</source>
        <translation>Il solitario Piramide e la sua famiglia, secondo regole documentate.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Software libero con licenza GNU General Public License, versione 3 o successiva. È fornito senza alcuna garanzia.</translation>
    </message>
    <message>
        <source>It uses no network: your games stay on this computer.</source>
        <translation>Non usa la rete: le partite restano su questo computer.</translation>
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
        <translation>Ripren&amp;di</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>Pa&amp;usa</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nuova partita</translation>
    </message>
    <message>
        <source>Be&amp;gin a new match</source>
        <translation>Inizia un &amp;match</translation>
    </message>
    <message>
        <source>M&amp;y rules…</source>
        <translation>Le mie &amp;regole…</translation>
    </message>
    <message>
        <source>Sa&amp;me number under other rules…</source>
        <translation>Stesso numero, &amp;altra variante…</translation>
    </message>
    <message>
        <source>Deal one that can be &amp;won</source>
        <translation>&amp;Distribuisci una smazzata vincibile</translation>
    </message>
    <message>
        <source>Deal a game under these rules that can be won</source>
        <translation>Distribuisci con queste regole una partita vincibile</translation>
    </message>
    <message>
        <source>&amp;Replay this deal</source>
        <translation>Ri&amp;gioca questa smazzata</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rigioca</translation>
    </message>
    <message>
        <source>Ne&amp;xt deal</source>
        <translation>Smazzata &amp;successiva</translation>
    </message>
    <message>
        <source>Pre&amp;vious deal</source>
        <translation>Smazzata &amp;precedente</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>Statistic&amp;he</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>Cron&amp;ologia</translation>
    </message>
    <message>
        <source>Save this game as a &amp;file…</source>
        <translation>Salva questa partita come &amp;file…</translation>
    </message>
    <message>
        <source>&amp;Daily deal</source>
        <translation>Sma&amp;zzata del giorno</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>&amp;Draw or redeal</source>
        <translation>&amp;Pesca o ridistribuisci</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Suggerimento</translation>
    </message>
    <message>
        <source>Show &amp;moves</source>
        <translation>Mostra le &amp;mosse</translation>
    </message>
    <message>
        <source>Show the solu&amp;tion</source>
        <translation>Mostra la so&amp;luzione</translation>
    </message>
    <message>
        <source>Re&amp;view this game</source>
        <translation>Anali&amp;zza questa partita</translation>
    </message>
    <message>
        <source>&amp;Enter a deal…</source>
        <translation>&amp;Inserisci una smazzata…</translation>
    </message>
    <message>
        <source>Say whether the game can be &amp;won</source>
        <translation>Indica se la partita si può &amp;vincere</translation>
    </message>
    <message>
        <source>&amp;Copy deal code</source>
        <translation>&amp;Copia il codice</translation>
    </message>
    <message>
        <source>&amp;Paste deal code…</source>
        <translation>&amp;Incolla un codice…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Impostazioni…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Schermo intero</translation>
    </message>
    <message>
        <source>&amp;Nothing but cards</source>
        <translation>Soltanto le &amp;carte</translation>
    </message>
    <message>
        <source>Show the &amp;bars</source>
        <translation>&amp;Mostra le barre</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regole di questo gioco</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <translation>&amp;Come si gioca</translation>
    </message>
    <message>
        <source>&amp;Why can&apos;t I…?</source>
        <translation>&amp;Perché non si può?</translation>
    </message>
    <message>
        <source>&amp;Guide through a first game</source>
        <translation>&amp;Guida a una prima partita</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Scorciatoie da &amp;tastiera</translation>
    </message>
    <message>
        <source>&amp;About Pyramide</source>
        <translation>&amp;Informazioni su Pyramide</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Informazioni su &amp;Qt</translation>
    </message>
    <message>
        <source>Deal a new game at random</source>
        <translation>Distribuisce una nuova partita a caso</translation>
    </message>
    <message>
        <source>New game by r&amp;ules or code…</source>
        <translation>Nuova &amp;partita per regole o codice…</translation>
    </message>
    <message>
        <source>Choose rules and a deal by its code</source>
        <translation>Sceglie una variante e una smazzata tramite il suo codice</translation>
    </message>
    <message>
        <source>Let the next game be the first of a match of six</source>
        <translation>Fa della prossima partita la prima di un match di sei</translation>
    </message>
    <message>
        <source>Put together rules of your own</source>
        <translation>Compone regole proprie</translation>
    </message>
    <message>
        <source>Deal the number on the table under other rules</source>
        <translation>Distribuisce la smazzata con lo stesso numero in un’altra variante</translation>
    </message>
    <message>
        <source>Play this deal again from its start</source>
        <translation>Rigioca questa smazzata dall’inizio</translation>
    </message>
    <message>
        <source>&amp;Take back the new game</source>
        <translation>&amp;Torna alla partita di prima</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Annulla l’ultima mossa</translation>
    </message>
    <message>
        <source>Make the move again that was taken back</source>
        <translation>Ripete la mossa annullata</translation>
    </message>
    <message>
        <source>Show the next move of a shortest win</source>
        <translation>Mostra la prossima mossa di una delle vittorie più brevi</translation>
    </message>
    <message>
        <source>Cover the table and stop the clock</source>
        <translation>Copre il tavolo e ferma l’orologio</translation>
    </message>
    <message>
        <source>Show how your games went</source>
        <translation>Mostra l’andamento delle partite</translation>
    </message>
    <message>
        <source>Change how the game looks and helps</source>
        <translation>Cambia l’aspetto e gli aiuti del gioco</translation>
    </message>
    <message>
        <source>Copy the code of this deal</source>
        <translation>Copia il codice di questa smazzata</translation>
    </message>
</context>
<context>
    <name>AnalysisCommands</name>
    <message>
        <source>No deal that hard or easy is ready yet; this one can be won.</source>
        <translation>Una smazzata di questa difficoltà non è ancora pronta; questa si può vincere.</translation>
    </message>
    <message>
        <source>No deal that can be won was found in time; this one came by chance.</source>
        <translation>Non si è trovata in tempo una smazzata vincibile; questa è casuale.</translation>
    </message>
    <message>
        <source>Looking for the best move…</source>
        <translation>Ricerca della mossa migliore…</translation>
    </message>
    <message>
        <source>No card can be removed now; the stock may help.</source>
        <translation>Per ora non si può eliminare nessuna carta; forse il tallone può aiutare.</translation>
    </message>
    <message>
        <source>No card can be removed any more.</source>
        <translation>Non si può più eliminare nessuna carta.</translation>
    </message>
</context>
<context>
    <name>AnalysisDialogs</name>
    <message>
        <source>A shortest win</source>
        <translation>Una delle vittorie più brevi</translation>
    </message>
    <message>
        <source>A win</source>
        <translation>Una vittoria</translation>
    </message>
    <message>
        <source>What removes the most cards</source>
        <translation>Ciò che elimina più carte</translation>
    </message>
    <message>
        <source>No solution is known.</source>
        <translation>Nessuna soluzione è nota.</translation>
    </message>
</context>
<context>
    <name>AnalysisWording</name>
    <message numerus="yes">
        <source>The win is %n move(s) away.</source>
        <translation>
            <numerusform>La vittoria è a %Ln mossa.</numerusform>
            <numerusform>La vittoria è a %Ln mosse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The win is at most %n move(s) away.</source>
        <translation>
            <numerusform>La vittoria è al massimo a %Ln mossa.</numerusform>
            <numerusform>La vittoria è al massimo a %Ln mosse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deal can no longer be won: at most %n card(s) can be removed.</source>
        <translation>
            <numerusform>Questa smazzata non si può più vincere: si può eliminare al massimo %Ln carta.</numerusform>
            <numerusform>Questa smazzata non si può più vincere: si possono eliminare al massimo %Ln carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s), the fewest possible</source>
        <translation>
            <numerusform>%Ln mossa, il minimo possibile</numerusform>
            <numerusform>%Ln mosse, il minimo possibile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n move(s)</source>
        <translation>
            <numerusform>%Ln mossa giocata</numerusform>
            <numerusform>%Ln mosse giocate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the fewest are %n</source>
        <translation>
            <numerusform>il minimo è %Ln</numerusform>
            <numerusform>il minimo è %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Before move %1 it could still be won.</source>
        <translation>Prima della mossa %1 si poteva ancora vincere.</translation>
    </message>
    <message numerus="yes">
        <source>This deal cannot be won: at most %n card(s) can be removed.</source>
        <translation>
            <numerusform>Questa smazzata non si può vincere: si può eliminare al massimo %Ln carta.</numerusform>
            <numerusform>Questa smazzata non si può vincere: si possono eliminare al massimo %Ln carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deal can be won; the fewest moves are %n.</source>
        <translation>
            <numerusform>Questa smazzata si può vincere, con un minimo di %Ln mossa.</numerusform>
            <numerusform>Questa smazzata si può vincere, con un minimo di %Ln mosse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n card(s)</source>
        <translation>
            <numerusform>al massimo %Ln carta</numerusform>
            <numerusform>al massimo %Ln carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) more than needed</source>
        <translation>
            <numerusform>%Ln mossa più del necessario</numerusform>
            <numerusform>%Ln mosse più del necessario</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) can be removed now.</source>
        <translation>
            <numerusform>Ora si può eliminare %Ln carta.</numerusform>
            <numerusform>Ora si possono eliminare %Ln carte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BlockRow</name>
    <message>
        <source>Pyramid</source>
        <translation>Piramide</translation>
    </message>
    <message>
        <source>Inverted pyramid</source>
        <translation>Piramide capovolta</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Kind of block</source>
        <translation>Tipo di blocco</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>File:</translation>
    </message>
    <message>
        <source>Rows of the pyramid</source>
        <translation>File della piramide</translation>
    </message>
    <message>
        <source>Number of columns</source>
        <translation>Numero di colonne</translation>
    </message>
    <message>
        <source>Cards in a column</source>
        <translation>Carte per colonna</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>coperte</translation>
    </message>
    <message>
        <source>Covered cards lie face down</source>
        <translation>Le carte bloccate sono coperte</translation>
    </message>
    <message>
        <source>whole row</source>
        <translation>fila intera</translation>
    </message>
    <message>
        <source>A card is covered until the whole next row has gone</source>
        <translation>Una carta resta bloccata finché non è andata via tutta la fila successiva</translation>
    </message>
    <message>
        <source>to clear</source>
        <translation>da svuotare</translation>
    </message>
    <message>
        <source>This block must be cleared for a win</source>
        <translation>Per vincere bisogna svuotare questo blocco</translation>
    </message>
    <message>
        <source>Take this block away</source>
        <translation>Togli questo blocco</translation>
    </message>
</context>
<context>
    <name>CardLetters</name>
    <message>
        <source>%1, 2 to 10, %2, %3, %4</source>
        <translation>%1, da 2 a 10, %2, %3, %4</translation>
    </message>
</context>
<context>
    <name>ChartPage</name>
    <message>
        <source>Which chart</source>
        <translation>Scelta del grafico</translation>
    </message>
    <message>
        <source>As a &amp;table</source>
        <translation>Come &amp;tabella</translation>
    </message>
</context>
<context>
    <name>ChartTexts</name>
    <message>
        <source>Results over time</source>
        <translation>Risultati nel tempo</translation>
    </message>
    <message>
        <source>Times of the won games</source>
        <translation>Tempi delle partite vinte</translation>
    </message>
    <message>
        <source>Moves of the won games</source>
        <translation>Mosse delle partite vinte</translation>
    </message>
    <message>
        <source>Games won, by rules</source>
        <translation>Partite vinte per variante</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>Non vinte</translation>
    </message>
    <message>
        <source>No game has come to its end yet.</source>
        <translation>Nessuna partita è ancora terminata.</translation>
    </message>
    <message>
        <source>%1: %2 won, %3 not won</source>
        <translation>%1: vinte %2, non vinte %3</translation>
    </message>
    <message numerus="yes">
        <source>%n won game(s)</source>
        <translation>
            <numerusform>%Ln partita vinta</numerusform>
            <numerusform>%Ln partite vinte</numerusform>
        </translation>
    </message>
    <message>
        <source>Won games</source>
        <translation>Partite vinte</translation>
    </message>
    <message>
        <source>No game is won yet.</source>
        <translation>Nessuna partita è ancora vinta.</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 e oltre</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminate</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Quota</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Intervallo al 95%</translation>
    </message>
    <message>
        <source>%1: %2 of %3 won, %4; the true share is most likely %5</source>
        <translation>%1: vinte %2 su %3, cioè %4; la quota reale va molto probabilmente %5</translation>
    </message>
</context>
<context>
    <name>CodeProblem</name>
    <message>
        <source>The deal number may only have letters from A to Z; letter %1 is &quot;%2&quot;.</source>
        <translation>Il numero della smazzata può contenere solo lettere dalla A alla Z; la lettera %1 è «%2».</translation>
    </message>
    <message>
        <source>The deal number must have %1 letters; the length of this one is %2.</source>
        <translation>Il numero della smazzata deve avere %1 lettere; la lunghezza di questo è %2.</translation>
    </message>
    <message>
        <source>The text has %1 characters, far too many for a deal code.</source>
        <translation>Il testo ha %1 caratteri, troppi per il codice di una smazzata.</translation>
    </message>
    <message>
        <source>There is no deal code here; one looks like PY1-N-AAAAAAS.</source>
        <translation>Qui non c’è il codice di una smazzata; un codice è simile a PY1-N-AAAAAAS.</translation>
    </message>
    <message>
        <source>A deal code cannot have &quot;%1&quot;, its character %2.</source>
        <translation>Il codice di una smazzata non può contenere «%1» (carattere %2).</translation>
    </message>
    <message>
        <source>A deal code has three parts, as in PY1-N-AAAAAAS; this one has %1.</source>
        <translation>Il codice di una smazzata ha tre parti, come in PY1-N-AAAAAAS; numero di parti qui: %1.</translation>
    </message>
    <message>
        <source>There are %1 deal codes here; only one can be dealt.</source>
        <translation>Qui ci sono %1 codici; se ne può distribuire uno solo.</translation>
    </message>
    <message>
        <source>The format %1 is not known; this program reads %2.</source>
        <translation>Il formato %1 non è noto; questo programma legge %2.</translation>
    </message>
    <message>
        <source>A deal code starts with &quot;%1-&quot;; this text starts with &quot;%2&quot;.</source>
        <translation>Il codice di una smazzata inizia con «%1-»; questo testo inizia con «%2».</translation>
    </message>
    <message>
        <source>The rules in this code cannot be used: %1</source>
        <translation>Le regole di questo codice non si possono usare: %1</translation>
    </message>
    <message>
        <source>There are no rules with the token &quot;%1&quot;; did you mean %2?</source>
        <translation>Nessuna variante ha la sigla «%1»; forse %2?</translation>
    </message>
    <message>
        <source>There are no rules with the token &quot;%1&quot;.</source>
        <translation>Nessuna variante ha la sigla «%1».</translation>
    </message>
</context>
<context>
    <name>DailyCalendar</name>
    <message>
        <source>Previous month</source>
        <translation>Mese precedente</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mese successivo</translation>
    </message>
</context>
<context>
    <name>DailyDialog</name>
    <message>
        <source>Daily deal</source>
        <translation>Smazzata del giorno</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Giorni</translation>
    </message>
    <message>
        <source>&amp;Copy the result</source>
        <translation>&amp;Copia il risultato</translation>
    </message>
    <message>
        <source>&amp;Stop looking</source>
        <translation>&amp;Interrompi la ricerca</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Gioca</translation>
    </message>
    <message>
        <source>Looking for a deal that can be won…</source>
        <translation>Ricerca di una smazzata che si possa vincere…</translation>
    </message>
    <message>
        <source>No deal could be found for that day.</source>
        <translation>Per questo giorno non è stata trovata nessuna smazzata.</translation>
    </message>
    <message>
        <source>The result is copied.</source>
        <translation>Il risultato è copiato.</translation>
    </message>
</context>
<context>
    <name>DailyTexts</name>
    <message>
        <source>By the calendar of this computer today is %1.</source>
        <translation>Secondo il calendario di questo computer oggi è %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%Ln giorno di seguito</numerusform>
            <numerusform>%Ln giorni di seguito</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n</source>
        <translation>
            <numerusform>record: %Ln</numerusform>
            <numerusform>record: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock was set back; your days in a row are kept.</source>
        <translation>L’orologio è stato messo indietro; i giorni di seguito restano validi.</translation>
    </message>
    <message>
        <source>The time zone was changed and a day left out; it is not held against you.</source>
        <translation>Il fuso orario è cambiato e un giorno è stato saltato; non conta a sfavore.</translation>
    </message>
    <message>
        <source>%1: not played yet.</source>
        <translation>%1: non ancora giocata.</translation>
    </message>
    <message>
        <source>%1: begun.</source>
        <translation>%1: iniziata.</translation>
    </message>
    <message>
        <source>%1: done.</source>
        <translation>%1: riuscita.</translation>
    </message>
    <message>
        <source>%1: done in the fewest moves possible.</source>
        <translation>%1: riuscita con il minimo di mosse possibile.</translation>
    </message>
    <message>
        <source>%1: done on a later day.</source>
        <translation>%1: riuscita in un giorno successivo.</translation>
    </message>
    <message>
        <source>Won with %1 moves in %2.</source>
        <translation>Vinta in %1 mosse, tempo: %2.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>riuscita</translation>
    </message>
    <message>
        <source>won in the fewest moves</source>
        <translation>riuscita con il minimo di mosse</translation>
    </message>
    <message>
        <source>won on a later day</source>
        <translation>riuscita in un giorno successivo</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>iniziata</translation>
    </message>
    <message>
        <source>Under these rules a daily deal may not be winnable.</source>
        <translation>In questa variante la smazzata del giorno potrebbe non essere vincibile.</translation>
    </message>
    <message>
        <source>Pyramide, daily deal of %1</source>
        <translation>Pyramide, smazzata del giorno del %1</translation>
    </message>
    <message>
        <source>%1: won with %2 moves in %3</source>
        <translation>%1: vinta in %2 mosse, tempo: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation>
            <numerusform>%Ln mossa annullata</numerusform>
            <numerusform>%Ln mosse annullate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%Ln suggerimento</numerusform>
            <numerusform>%Ln suggerimenti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DemoDialog</name>
    <message>
        <source>&amp;Play on from here</source>
        <translation>&amp;Continua da qui</translation>
    </message>
    <message>
        <source>The moves shown count as hints.</source>
        <translation>Le mosse mostrate contano come suggerimenti.</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Torna alla partita</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Mossa %1 di %2</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Ecco la mossa successiva. %1</translation>
    </message>
    <message>
        <source>Watching counts neither as a win nor as help.</source>
        <translation>Guardare non conta né come vittoria né come aiuto.</translation>
    </message>
</context>
<context>
    <name>EndSummary</name>
    <message>
        <source>Your first win under these rules</source>
        <translation>La tua prima vittoria con queste regole</translation>
    </message>
    <message>
        <source>Your best time under these rules</source>
        <translation>Il tuo miglior tempo con queste regole</translation>
    </message>
    <message>
        <source>Your fewest moves under these rules</source>
        <translation>Il tuo minor numero di mosse con queste regole</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row</source>
        <translation>
            <numerusform>%Ln vittoria di fila</numerusform>
            <numerusform>%Ln vittorie di fila</numerusform>
        </translation>
    </message>
    <message>
        <source>Hints: %1, moves taken back: %2</source>
        <translation>Suggerimenti: %1, mosse annullate: %2</translation>
    </message>
</context>
<context>
    <name>EnterDealDialog</name>
    <message>
        <source>Enter a deal</source>
        <translation>Inserisci una smazzata</translation>
    </message>
    <message>
        <source>Type or click the cards in deal order: the tableau row by row from the top, each row from the left, then the stock in the order in which it is drawn.</source>
        <translation>Digita o clicca le carte nell’ordine della smazzata: il tableau fila per fila dall’alto, ogni fila da sinistra, poi il tallone nell’ordine in cui si pesca.</translation>
    </message>
    <message>
        <source>A game of typed cards is kept neither in the history nor in the statistics.</source>
        <translation>Una partita con carte inserite non si conserva né nella cronologia né nelle statistiche.</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Variante:</translation>
    </message>
    <message>
        <source>For example: 8C KD 10H …</source>
        <translation>Per esempio: 8C KD 10H …</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>The table so far</source>
        <translation>Il tavolo finora</translation>
    </message>
    <message>
        <source>Take &amp;back a card</source>
        <translation>&amp;Togli l’ultima carta</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Risolvi</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Gioca</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Anali&amp;zza</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) are there.</source>
        <translation>
            <numerusform>La carta (%Ln) c’è.</numerusform>
            <numerusform>Ci sono tutte le %Ln carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are missing.</source>
        <translation>
            <numerusform>Manca %Ln carta.</numerusform>
            <numerusform>Mancano %Ln carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>stock, card %1</source>
        <translation>tallone, carta %1</translation>
    </message>
    <message>
        <source>%1 The next one lies here: %2.</source>
        <translation>%1 La prossima va qui: %2.</translation>
    </message>
    <message>
        <source>It is the %1.</source>
        <translation>È la carta seguente: %1.</translation>
    </message>
    <message>
        <source>The text is far too long for a deal.</source>
        <translation>Il testo è troppo lungo per una smazzata.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, at place %2, is not a card.</source>
        <translation>«%1», al posto %2, non è una carta.</translation>
    </message>
    <message>
        <source>The card %1, at place %2, is not in this pack.</source>
        <translation>La carta %1, al posto %2, non è in questo mazzo.</translation>
    </message>
    <message>
        <source>The card %1, at place %2, is there already.</source>
        <translation>La carta %1, al posto %2, c’è già.</translation>
    </message>
    <message>
        <source>The card %1 cannot lie at place %2 here.</source>
        <translation>La carta %1 non può stare qui al posto %2.</translation>
    </message>
    <message>
        <source>The card %1, at place %2, is one too many.</source>
        <translation>La carta %1, al posto %2, è di troppo.</translation>
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
        <translation>Tabella (*.csv)</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Esporta partite</translation>
    </message>
    <message>
        <source>Games (*.json *.csv)</source>
        <translation>Partite (*.json *.csv)</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importa partite</translation>
    </message>
    <message>
        <source>Exporting games…</source>
        <translation>Esportazione delle partite…</translation>
    </message>
    <message>
        <source>Reading games…</source>
        <translation>Lettura delle partite…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read and were left out.</source>
        <translation>
            <numerusform>%Ln partita non si è potuta leggere ed è stata tralasciata.</numerusform>
            <numerusform>%Ln partite non si sono potute leggere e sono state tralasciate.</numerusform>
        </translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>e ancora %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were exported to %1.</source>
        <translation>
            <numerusform>%Ln partita è stata esportata in %1.</numerusform>
            <numerusform>%Ln partite sono state esportate in %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The games could not be saved; none came in.</source>
        <translation>Le partite non si sono potute salvare; nessuna è stata importata.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) came in.</source>
        <translation>
            <numerusform>%Ln partita è stata importata.</numerusform>
            <numerusform>%Ln partite sono state importate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) had gone on since.</source>
        <translation>
            <numerusform>%Ln partita era stata continuata nel frattempo.</numerusform>
            <numerusform>%Ln partite erano state continuate nel frattempo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%Ln partita era già qui.</numerusform>
            <numerusform>%Ln partite erano già qui.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in %1 cannot be read.</source>
        <translation>
            <numerusform>%Ln partita in %1 non è leggibile.</numerusform>
            <numerusform>%Ln partite in %1 non sono leggibili.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Riga %1. %2</translation>
    </message>
    <message>
        <source>Import none</source>
        <translation>Non importare</translation>
    </message>
    <message numerus="yes">
        <source>Import the other %n game(s)</source>
        <translation>
            <numerusform>Importa l’altra partita (%Ln)</numerusform>
            <numerusform>Importa le altre %Ln partite</numerusform>
        </translation>
    </message>
    <message>
        <source>No game came in.</source>
        <translation>Nessuna partita è stata importata.</translation>
    </message>
</context>
<context>
    <name>FailureDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Si è verificato un problema</translation>
    </message>
    <message>
        <source>Pyramide has met an error. Your game is kept and the table was set up anew. This report helps to mend it; it is kept in %1.</source>
        <translation>Pyramide ha incontrato un errore. La partita è salva e il tavolo è stato ricomposto. Questo rapporto aiuta a correggere l’errore; è conservato in %1.</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>&amp;Copia il rapporto</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapporto</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>When you do not know how to go on, “%1” shows a move.</source>
        <translation>Quando non sai come continuare, «%1» mostra una mossa.</translation>
    </message>
    <message>
        <source>That is all you need to play. “%1” tells the rest. Have a good game.</source>
        <translation>È tutto ciò che serve per giocare. Il resto si trova in «%1». Buona partita.</translation>
    </message>
    <message>
        <source>A king goes alone: touch it, and it is removed.</source>
        <translation>Il re si elimina da solo: toccalo e viene eliminato.</translation>
    </message>
    <message>
        <source>These go alone: %1. Touch one, and it is removed.</source>
        <translation>Si eliminano da sole: %1. Toccane una: viene eliminata.</translation>
    </message>
    <message>
        <source>Touch the stock to draw a card onto the waste.</source>
        <translation>Tocca il tallone per pescare una carta sugli scarti.</translation>
    </message>
    <message>
        <source>When the stock is empty, touch its place: the waste becomes the stock again.</source>
        <translation>Quando il tallone è vuoto, tocca il suo posto: gli scarti riformano il tallone.</translation>
    </message>
    <message>
        <source>Take your last move back with “%1”.</source>
        <translation>Annulla l’ultima mossa con «%1».</translation>
    </message>
    <message>
        <source>Touch two open cards that make %1, of any suit: they are removed.</source>
        <translation>Tocca due carte disponibili che fanno %1, di qualsiasi seme: vengono eliminate.</translation>
    </message>
    <message>
        <source>Touch two open cards of equal or neighbouring ranks: they are removed.</source>
        <translation>Tocca due carte disponibili di valori uguali o vicini: vengono eliminate.</translation>
    </message>
    <message>
        <source>Touch two open cards that go together: they are removed.</source>
        <translation>Tocca due carte disponibili che si abbinano: vengono eliminate.</translation>
    </message>
</context>
<context>
    <name>GameFilterBar</name>
    <message>
        <source>All rules</source>
        <translation>Tutte le varianti</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Tutti i risultati</translation>
    </message>
    <message>
        <source>Part of a deal code</source>
        <translation>Parte del codice di una smazzata</translation>
    </message>
    <message>
        <source>Games of which rules</source>
        <translation>Variante delle partite</translation>
    </message>
    <message>
        <source>Games of which result</source>
        <translation>Risultato delle partite</translation>
    </message>
    <message>
        <source>Games of which time</source>
        <translation>Periodo delle partite</translation>
    </message>
    <message>
        <source>Search by deal code</source>
        <translation>Cerca per codice della smazzata</translation>
    </message>
</context>
<context>
    <name>GameProblem</name>
    <message>
        <source>The text has %1 characters, too many for a game.</source>
        <translation>Il testo ha %1 caratteri, troppi per una partita.</translation>
    </message>
    <message>
        <source>The text has %1 words, too many for a game: it has at most %2 actions.</source>
        <translation>Il testo ha %1 parole, troppe per una partita, che ha al massimo %2 azioni.</translation>
    </message>
    <message>
        <source>There is no game here; one starts with its deal code.</source>
        <translation>Qui non c’è nessuna partita; una partita inizia con il codice della smazzata.</translation>
    </message>
    <message>
        <source>a card can only go to a cell, or from the stock to a waste</source>
        <translation>una carta può andare solo in una cella, oppure dal tallone in una pila di scarti</translation>
    </message>
    <message>
        <source>a pair has two places</source>
        <translation>una coppia ha due posti</translation>
    </message>
    <message>
        <source>the card under the top goes only with that top: W+WU</source>
        <translation>la carta sotto quella in cima si abbina solo a questa: W+WU</translation>
    </message>
    <message>
        <source>there is no place &quot;%1&quot; under these rules</source>
        <translation>in queste regole non c’è il posto «%1»</translation>
    </message>
</context>
<context>
    <name>GameSaver</name>
    <message>
        <source>Games of Pyramide (*%1)</source>
        <translation>Partite di Pyramide (*%1)</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Salva partita</translation>
    </message>
    <message>
        <source>There is a file %1 already. Shall this game replace it?</source>
        <translation>Esiste già un file %1. Questa partita deve sostituirlo?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>The game is saved as %1.</source>
        <translation>La partita è salvata come %1.</translation>
    </message>
</context>
<context>
    <name>GoalPage</name>
    <message>
        <source>&amp;Won when:</source>
        <translation>Vittor&amp;ia quando:</translation>
    </message>
    <message>
        <source>&amp;Cells:</source>
        <translation>C&amp;elle:</translation>
    </message>
    <message>
        <source>Cells are filled from:</source>
        <translation>Le celle si riempiono da:</translation>
    </message>
    <message>
        <source>&amp;Score:</source>
        <translation>&amp;Punteggio:</translation>
    </message>
    <message>
        <source>&amp;Removed cards:</source>
        <translation>Carte elimina&amp;te:</translation>
    </message>
    <message>
        <source>Moves to take &amp;back:</source>
        <translation>Mosse &amp;annullabili:</translation>
    </message>
    <message>
        <source>all cards have gone</source>
        <translation>tutte le carte sono eliminate</translation>
    </message>
    <message>
        <source>the tableau is cleared</source>
        <translation>il tableau è svuotato</translation>
    </message>
    <message>
        <source>After a win the &amp;play may go on</source>
        <translation>Dopo la vittoria si può continuare a &amp;giocare</translation>
    </message>
    <message>
        <source>ten points a card</source>
        <translation>dieci punti a carta</translation>
    </message>
    <message>
        <source>cards left on the table</source>
        <translation>carte rimaste sul tavolo</translation>
    </message>
    <message>
        <source>par, by passes and cards left</source>
        <translation>par, secondo i giri e le carte rimaste</translation>
    </message>
    <message>
        <source>points for removals and rows</source>
        <translation>punti per eliminazioni e file</translation>
    </message>
    <message>
        <source>on one pile</source>
        <translation>su una pila sola</translation>
    </message>
    <message>
        <source>on four piles by suit</source>
        <translation>su quattro pile, per seme</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>senza limite</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Guide through a first game</source>
        <translation>Guida a una prima partita</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>Ava&amp;nti</translation>
    </message>
    <message>
        <source>&amp;End</source>
        <translation>&amp;Fine</translation>
    </message>
    <message>
        <source>End the guide; the Help menu begins it anew</source>
        <translation>Termina la guida; il menu Aiuto la ricomincia</translation>
    </message>
    <message>
        <source>Go on to the next step without doing this one</source>
        <translation>Passa al passo successivo senza fare questo</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Passo %1 di %2</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Cerca nell’aiuto</translation>
    </message>
    <message>
        <source>Pages with these words</source>
        <translation>Pagine con queste parole</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Nessuna pagina contiene queste parole.</translation>
    </message>
    <message>
        <source>&amp;Play these rules</source>
        <translation>&amp;Gioca questa variante</translation>
    </message>
    <message>
        <source>&amp;Change these rules…</source>
        <translation>&amp;Modifica queste regole…</translation>
    </message>
</context>
<context>
    <name>HelpPages</name>
    <message>
        <source>How to play</source>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>Mouse and touch</source>
        <translation>Mouse e tocco</translation>
    </message>
    <message>
        <source>Touch two open cards that go together, one after the other, or drag one onto the other. A card that goes alone needs one touch.</source>
        <translation>Tocca una dopo l’altra due carte disponibili che si abbinano, oppure trascina l’una sull’altra. Per una carta che si elimina da sola basta un tocco.</translation>
    </message>
    <message>
        <source>Touch the stock to draw. When it is empty, touch its place to turn the waste over, if another pass is left.</source>
        <translation>Tocca il tallone per pescare. Quando è vuoto, tocca il suo posto per rigirare gli scarti, se resta un altro giro.</translation>
    </message>
    <message>
        <source>Hold the finger or the mouse still on a card to read what it is and what covers it.</source>
        <translation>Tieni fermo il dito o il mouse su una carta per leggere quale carta è e che cosa la blocca.</translation>
    </message>
    <message>
        <source>Click a card or the stock with the right button to be told why it cannot be played.</source>
        <translation>Fai clic con il pulsante destro su una carta o sul tallone per sapere perché non si può giocare.</translation>
    </message>
    <message>
        <source>A right click or a long press on the bare table opens a short menu, also in full screen.</source>
        <translation>Un clic con il pulsante destro o una pressione prolungata sul tavolo libero apre un breve menu, anche a schermo intero.</translation>
    </message>
    <message>
        <source>Type a rank to jump to the next open card of that rank: %1.</source>
        <translation>Digita un valore per saltare alla prossima carta disponibile di quel valore: %1.</translation>
    </message>
    <message>
        <source>Press I to be told what the cursor stands on. Press %1, then Enter, to be told why it cannot be played.</source>
        <translation>Premi I per sapere su che cosa si trova il cursore. Premi %1 e poi Invio per sapere perché non si può giocare.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastiera</translation>
    </message>
    <message>
        <source>The arrow keys move a cursor over the table. Enter or Space touches what it stands on; Escape lets the chosen card go.</source>
        <translation>I tasti freccia spostano un cursore sul tavolo. Invio o Spazio tocca ciò su cui si trova; Esc lascia la carta scelta.</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Lettore dello schermo</translation>
    </message>
    <message>
        <source>The table is a list of its cards and piles. Each is read with its place and whether it is open, and can be pressed like a button.</source>
        <translation>Il tavolo è un elenco delle sue carte e pile. Ciascuna è letta con il suo posto e con l’indicazione se è disponibile, e si può premere come un pulsante.</translation>
    </message>
    <message>
        <source>Moves, refusals and the end of a game are spoken, a sentence each.</source>
        <translation>Le mosse, i rifiuti e la fine di una partita sono annunciati, con una frase ciascuno.</translation>
    </message>
    <message>
        <source>“%1” takes back the last move, “%2” shows the next move of a shortest win, and “%3” deals the same cards again.</source>
        <translation>«%1» annulla l’ultima mossa, «%2» mostra la prossima mossa di una delle vittorie più brevi e «%3» distribuisce di nuovo le stesse carte.</translation>
    </message>
    <message>
        <source>“%1” in the Help menu tells why something cannot be done.</source>
        <translation>«%1», nel menu Aiuto, spiega perché qualcosa non si può fare.</translation>
    </message>
    <message>
        <source>When you get stuck</source>
        <translation>Quando non si va avanti</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>History</source>
        <translation>Cronologia</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>Ri&amp;vedi</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>Ri&amp;gioca</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Altro</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>No game is like this.</source>
        <translation>Nessuna partita corrisponde.</translation>
    </message>
    <message>
        <source>No game is played yet. Each game stands here from its first move on.</source>
        <translation>Nessuna partita è ancora giocata. Ogni partita compare qui dalla sua prima mossa.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%Ln partita</numerusform>
            <numerusform>%Ln partite</numerusform>
        </translation>
    </message>
    <message>
        <source>Bringing games back…</source>
        <translation>Ripristino delle partite…</translation>
    </message>
    <message>
        <source>Deleting games…</source>
        <translation>Eliminazione delle partite…</translation>
    </message>
    <message>
        <source>The game on the table cannot be deleted.</source>
        <translation>La partita sul tavolo non si può cancellare.</translation>
    </message>
</context>
<context>
    <name>HistoryMenu</name>
    <message>
        <source>Copy deal &amp;code</source>
        <translation>Copia il &amp;codice della smazzata</translation>
    </message>
    <message>
        <source>Copy the whole &amp;game</source>
        <translation>Copia &amp;tutta la partita</translation>
    </message>
    <message>
        <source>&amp;Save the game as a file…</source>
        <translation>Salva la partita come &amp;file…</translation>
    </message>
    <message>
        <source>&amp;Paste a game to watch…</source>
        <translation>&amp;Incolla una partita da rivedere…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Ca&amp;ncella</translation>
    </message>
    <message>
        <source>Delete &amp;all that are listed</source>
        <translation>Cancella tutte quelle &amp;elencate</translation>
    </message>
    <message>
        <source>&amp;Export what is listed…</source>
        <translation>Es&amp;porta quelle elencate…</translation>
    </message>
    <message>
        <source>&amp;Import games…</source>
        <translation>I&amp;mporta partite…</translation>
    </message>
    <message>
        <source>&amp;Bring back what was deleted</source>
        <translation>&amp;Ripristina quelle cancellate</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Bring back %n deleted game(s)</source>
        <translation>
            <numerusform>&amp;Ripristina %Ln partita cancellata</numerusform>
            <numerusform>&amp;Ripristina %Ln partite cancellate</numerusform>
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
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Copy the code of this deal</source>
        <translation>Copia il codice di questa smazzata</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Qt: third-party parts</source>
        <translation>Qt: componenti di terze parti</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>&amp;What comes with the program, and its licence:</source>
        <translation>&amp;Componenti forniti con il programma e relative licenze:</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Testo della licenza</translation>
    </message>
    <message>
        <source>Qt comes as separate files in the folder of the program and may be replaced by another build of the same version.</source>
        <translation>Qt è fornito in file separati nella cartella del programma e può essere sostituito da un’altra compilazione della stessa versione.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Typed cards</source>
        <translation>Carte inserite</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>M&amp;ore deals</source>
        <translation>&amp;Altre smazzate</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Mossa</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barra degli strumenti</translation>
    </message>
</context>
<context>
    <name>MistakeSentences</name>
    <message>
        <source>Looking at the suit: suits and colours do not matter, only ranks count.</source>
        <translation>Guardare il seme: semi e colori non contano, conta solo il valore.</translation>
    </message>
    <message>
        <source>Drawing too early: what lies on the waste then is out of the game for good.</source>
        <translation>Pescare troppo presto: ciò che sta allora sugli scarti è fuori gioco per sempre.</translation>
    </message>
    <message>
        <source>Drawing too early: a draw covers what lies on the waste and counts as a move. Look for pairs on the table first.</source>
        <translation>Pescare troppo presto: una pescata copre ciò che sta sugli scarti e conta come mossa. Cerca prima le coppie sul tavolo.</translation>
    </message>
    <message>
        <source>Pairing a drawn card with the waste card that it covers: only the top of the waste is in play.</source>
        <translation>Abbinare una carta pescata alla carta degli scarti che copre: è in gioco solo quella in cima agli scarti.</translation>
    </message>
    <message>
        <source>Waiting for a card to go alone: here every card needs a partner.</source>
        <translation>Aspettare che una carta si elimini da sola: qui ogni carta ha bisogno di una compagna.</translation>
    </message>
    <message>
        <source>Looking for a partner where none is needed: one touch removes these: %1.</source>
        <translation>Cercare una compagna dove non serve: basta un tocco per eliminare queste: %1.</translation>
    </message>
    <message>
        <source>Overlooking what lies on a card: it can be seen and yet be blocked, unless it goes together with the only card that still covers it.</source>
        <translation>Non badare a ciò che sta sopra una carta: può essere visibile e tuttavia bloccata, a meno che si abbini all’unica carta che ancora la blocca.</translation>
    </message>
    <message>
        <source>Overlooking what lies on a card: it can be seen and yet be blocked. It can be played only when nothing covers it any more.</source>
        <translation>Non badare a ciò che sta sopra una carta: può essere visibile e tuttavia bloccata. Si può giocare solo quando nulla più la blocca.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Deal &amp;code:</source>
        <translation>&amp;Codice:</translation>
    </message>
    <message>
        <source>Leave empty for a random deal</source>
        <translation>Vuoto: una smazzata a caso</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Incolla</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Distribuisci</translation>
    </message>
    <message>
        <source>&amp;Favourite</source>
        <translation>Pre&amp;ferita</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Regole…</translation>
    </message>
    <message>
        <source>&amp;My rules…</source>
        <translation>Le &amp;mie regole…</translation>
    </message>
    <message>
        <source>Put together rules of your own, starting from these</source>
        <translation>Compone regole proprie a partire da queste</translation>
    </message>
    <message>
        <source>&amp;Same number (%1)</source>
        <translation>Stesso &amp;numero (%1)</translation>
    </message>
    <message>
        <source>Deal the number on the table under the marked rules</source>
        <translation>Distribuisce la smazzata con lo stesso numero nella variante evidenziata</translation>
    </message>
    <message>
        <source>A random deal of %1.</source>
        <translation>Smazzata a caso, variante: %1.</translation>
    </message>
    <message>
        <source>A deal of %1: %2</source>
        <translation>Smazzata, variante %1: %2</translation>
    </message>
</context>
<context>
    <name>OwnRulesDialog</name>
    <message>
        <source>My rules</source>
        <translation>Le mie regole</translation>
    </message>
    <message>
        <source>Kept ru&amp;les:</source>
        <translation>Regole sal&amp;vate:</translation>
    </message>
    <message>
        <source>Na&amp;me:</source>
        <translation>No&amp;me:</translation>
    </message>
    <message>
        <source>Name of these rules</source>
        <translation>Nome di queste regole</translation>
    </message>
    <message>
        <source>New rules</source>
        <translation>Nuove regole</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Stock and waste</source>
        <translation>Tallone e scarti</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Coppie</translation>
    </message>
    <message>
        <source>Goal and score</source>
        <translation>Scopo e punteggio</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>Keep these rules under their name</source>
        <translation>Salva queste regole con il loro nome</translation>
    </message>
    <message>
        <source>D&amp;eal</source>
        <translation>&amp;Distribuisci</translation>
    </message>
    <message>
        <source>C&amp;opy code</source>
        <translation>&amp;Copia il codice</translation>
    </message>
    <message>
        <source>Copy a deal code that carries these rules to anybody</source>
        <translation>Copia un codice che porta queste regole a chiunque</translation>
    </message>
    <message>
        <source>Dele&amp;te</source>
        <translation>Cance&amp;lla</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>Immagine del tavolo</translation>
    </message>
    <message>
        <source>These rules can be played.</source>
        <translation>Con queste regole si può giocare.</translation>
    </message>
    <message>
        <source>No more rules can be kept; delete some first.</source>
        <translation>Non si possono salvare altre regole; cancellane prima alcune.</translation>
    </message>
    <message>
        <source>The rules are kept.</source>
        <translation>Le regole sono salvate.</translation>
    </message>
    <message>
        <source>The deal code is copied.</source>
        <translation>Il codice della smazzata è copiato.</translation>
    </message>
</context>
<context>
    <name>PairsPage</name>
    <message>
        <source>Total of a pa&amp;ir:</source>
        <translation>&amp;Totale di una coppia:</translation>
    </message>
    <message>
        <source>E&amp;xtra pairs:</source>
        <translation>Coppie &amp;in più:</translation>
    </message>
    <message>
        <source>Go alone:</source>
        <translation>Si eliminano da sole:</translation>
    </message>
    <message>
        <source>Must not go together:</source>
        <translation>Non si abbinano:</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>Equal and &amp;neighbouring ranks go together</source>
        <translation>Si abbinano valori uguali e vici&amp;ni</translation>
    </message>
    <message>
        <source>Two ranks each, such as Q-K, J-J</source>
        <translation>Due valori ciascuna, come Q-K, J-J</translation>
    </message>
    <message>
        <source>A card may go with the only card that covers it</source>
        <translation>Una carta si può abbinare all’unica carta che la blocca</translation>
    </message>
</context>
<context>
    <name>ParStatus</name>
    <message>
        <source>The match of six games has ended: %1</source>
        <translation>Il match di sei partite è finito: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of the match of six: %1</source>
        <translation>
            <numerusform>%Ln partita del match di sei: %1</numerusform>
            <numerusform>%Ln partite del match di sei: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PasteGameDialog</name>
    <message>
        <source>Watch a game</source>
        <translation>Rivedi una partita</translation>
    </message>
    <message>
        <source>&amp;Game, as its deal code and its moves:</source>
        <translation>&amp;Partita, con il codice della smazzata e le mosse:</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>Ri&amp;vedi</translation>
    </message>
    <message>
        <source>This game cannot be shown: %1</source>
        <translation>Questa partita non si può mostrare: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%Ln mossa</numerusform>
            <numerusform>%Ln mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>A game of %1: %2, %3</source>
        <translation>Partita della variante %1: %2, %3</translation>
    </message>
</context>
<context>
    <name>PlaySentences</name>
    <message>
        <source>A king goes alone.</source>
        <translation>Il re si elimina da solo.</translation>
    </message>
    <message>
        <source>These go alone, without a partner: %1.</source>
        <translation>Si eliminano da sole, senza compagna: %1.</translation>
    </message>
    <message>
        <source>No card goes alone.</source>
        <translation>Nessuna carta si elimina da sola.</translation>
    </message>
    <message>
        <source>A card of the tableau is open when no card lies on it.</source>
        <translation>Una carta del tableau è disponibile quando nessuna carta le sta sopra.</translation>
    </message>
    <message>
        <source>Cards from these two places must not go together: %1.</source>
        <translation>Le carte di questi due posti non si possono abbinare: %1.</translation>
    </message>
    <message>
        <source>The game is won when every card has gone.</source>
        <translation>La partita è vinta quando tutte le carte sono eliminate.</translation>
    </message>
    <message>
        <source>The game is won when the tableau is cleared; cards left in the stock and the waste do not matter.</source>
        <translation>La partita è vinta quando il tableau è svuotato; le carte rimaste nel tallone e negli scarti non contano.</translation>
    </message>
    <message>
        <source>After that the play may go on for a better score.</source>
        <translation>Dopo si può continuare a giocare per un punteggio migliore.</translation>
    </message>
    <message>
        <source>When only the stock goes round and nothing can be removed any more, that is said; you may go on all the same.</source>
        <translation>Quando gira soltanto il tallone e non si può più eliminare nulla, il programma lo segnala; si può comunque continuare.</translation>
    </message>
    <message>
        <source>The game goes on as long as a card can be drawn.</source>
        <translation>La partita continua finché si può pescare una carta.</translation>
    </message>
    <message>
        <source>Removed cards lie on four piles by suit and cannot be played from there.</source>
        <translation>Le carte eliminate formano quattro pile, una per seme, e da lì non si possono giocare.</translation>
    </message>
    <message>
        <source>Every move can be taken back, to the start of the game.</source>
        <translation>Ogni mossa si può annullare, fino all’inizio della partita.</translation>
    </message>
    <message>
        <source>No move can be taken back.</source>
        <translation>Nessuna mossa si può annullare.</translation>
    </message>
    <message>
        <source>Removals, draws and redeals count as moves; taking back lowers no count.</source>
        <translation>Eliminazioni, pescate e ridistribuzioni contano come mosse; annullare non fa scendere nessun conteggio.</translation>
    </message>
    <message>
        <source>Two open cards go together if their values make %1.</source>
        <translation>Due carte disponibili si abbinano se la somma dei loro valori è %1.</translation>
    </message>
    <message>
        <source>The pairs: %1.</source>
        <translation>Le coppie: %1.</translation>
    </message>
    <message>
        <source>Two open cards go together if their ranks are equal or neighbours; ace and king are no neighbours.</source>
        <translation>Due carte disponibili si abbinano se i loro valori sono uguali o vicini; asso e re non sono vicini.</translation>
    </message>
    <message>
        <source>The stock lies face up, and its next card may be played like any other.</source>
        <translation>Il tallone è scoperto e la sua prossima carta si può giocare come qualsiasi altra.</translation>
    </message>
    <message>
        <source>The top of the waste may also go together with the card right under it.</source>
        <translation>La carta in cima agli scarti si può abbinare anche a quella subito sotto.</translation>
    </message>
    <message>
        <source>The oldest card of the waste is open too; when it has gone, the one that is oldest then takes its place.</source>
        <translation>È disponibile anche la carta più vecchia degli scarti; quando è andata via, prende il suo posto quella che diventa la più vecchia.</translation>
    </message>
    <message>
        <source>No card of the waste can be played.</source>
        <translation>Nessuna carta degli scarti si può giocare.</translation>
    </message>
    <message>
        <source>The top card of the waste is open; playing it opens the one below.</source>
        <translation>La carta in cima agli scarti è disponibile; giocarla libera quella sotto.</translation>
    </message>
    <message>
        <source>The card just turned and the top of the waste are both open, and may go together.</source>
        <translation>La carta appena girata e quella in cima agli scarti sono entrambe disponibili e si possono abbinare tra loro.</translation>
    </message>
    <message>
        <source>The top card of each waste is open, and they may go together.</source>
        <translation>La carta in cima a ogni pila di scarti è disponibile, e queste carte si possono abbinare tra loro.</translation>
    </message>
    <message>
        <source>A covered card may go together with the only card that still covers it, if that one is open.</source>
        <translation>Una carta bloccata si può abbinare all’unica carta che ancora la blocca, se questa è disponibile.</translation>
    </message>
    <message>
        <source>A card never goes together with a card that covers it.</source>
        <translation>Una carta non si abbina mai a una carta che la blocca.</translation>
    </message>
    <message>
        <source>Each removal brings 5 points, and each cleared row a bonus: 25, 50, 75, 100, 150, 250 and 500, counted from the last row.</source>
        <translation>Ogni eliminazione vale 5 punti e ogni fila svuotata dà un premio: 25, 50, 75, 100, 150, 250 e 500, contando dall’ultima fila.</translation>
    </message>
    <message>
        <source>Clearing the tableau in the first pass brings 50 points, in the second 35, in the third 20; every card that is left then costs one point. A match is six games, and par is a total of 0.</source>
        <translation>Svuotare il tableau nel primo giro vale 50 punti, nel secondo 35, nel terzo 20; poi ogni carta rimasta costa un punto. Un match è di sei partite e il par è un totale di 0.</translation>
    </message>
    <message>
        <source>The score counts the cards left on the table: 0 is perfect.</source>
        <translation>Il punteggio conta le carte rimaste sul tavolo: 0 è perfetto.</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>C&amp;erca in:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipo di file:</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>RecordProblem</name>
    <message>
        <source>A fixed card is written as its place and its card, such as A1 KS.</source>
        <translation>Una carta fissa si scrive con il posto e la carta, come A1 KS.</translation>
    </message>
    <message>
        <source>An extra pair is written as two ranks, such as Q-K.</source>
        <translation>Una coppia in più si scrive con due valori, come Q-K.</translation>
    </message>
    <message>
        <source>A pyramid must have from 1 to %1 rows.</source>
        <translation>Una piramide deve avere da 1 a %1 file.</translation>
    </message>
    <message>
        <source>A pyramid has rows, not a count and a depth.</source>
        <translation>Una piramide ha file, non un numero e una profondità.</translation>
    </message>
    <message>
        <source>There must be one pack or two.</source>
        <translation>Ci devono essere uno o due mazzi.</translation>
    </message>
    <message>
        <source>The highest value must be 13, 12 or 10.</source>
        <translation>Il valore più alto deve essere 13, 12 o 10.</translation>
    </message>
    <message>
        <source>The number of moves that can be taken back must be from 0 to %1.</source>
        <translation>Il numero di mosse annullabili deve andare da 0 a %1.</translation>
    </message>
    <message>
        <source>There must be from 1 to %1 blocks on the table.</source>
        <translation>Sul tavolo ci devono essere da 1 a %1 blocchi.</translation>
    </message>
    <message>
        <source>The table has %1 places, but there are only %2 cards.</source>
        <translation>Il tavolo ha %1 posti, ma ci sono solo %2 carte.</translation>
    </message>
    <message>
        <source>Columns need a count and a depth from 1 to %1.</source>
        <translation>Le colonne hanno un numero e una profondità da 1 a %1.</translation>
    </message>
    <message>
        <source>Columns have a count and a depth, not rows.</source>
        <translation>Le colonne hanno un numero e una profondità, non file.</translation>
    </message>
    <message>
        <source>The number of passes must be from 1 to %1, or without limit.</source>
        <translation>Il numero di giri deve andare da 1 a %1, o essere senza limite.</translation>
    </message>
    <message>
        <source>A card of the waste is named as open twice.</source>
        <translation>Una carta degli scarti è indicata due volte come disponibile.</translation>
    </message>
    <message>
        <source>The card under the top and the oldest card can be open only where one waste is.</source>
        <translation>La carta sotto quella in cima e la più vecchia possono essere disponibili solo dove c’è una sola pila di scarti.</translation>
    </message>
    <message>
        <source>The card under the top goes only with the top, so the top must be open too.</source>
        <translation>La carta sotto quella in cima si abbina solo a questa, che quindi deve essere disponibile anch’essa.</translation>
    </message>
    <message>
        <source>The total must be from 2 to %1, twice the highest value.</source>
        <translation>Il totale deve andare da 2 a %1, cioè due volte il valore più alto.</translation>
    </message>
    <message>
        <source>Neighbouring ranks go together only where there is no total.</source>
        <translation>I valori vicini si abbinano solo dove non c’è un totale.</translation>
    </message>
    <message>
        <source>There can be at most %1 extra pairs.</source>
        <translation>Ci possono essere al massimo %1 coppie in più.</translation>
    </message>
    <message>
        <source>The pack has no %1.</source>
        <translation>Il mazzo non contiene il valore %1.</translation>
    </message>
    <message>
        <source>A rank is named twice among those that go alone.</source>
        <translation>Un valore è indicato due volte tra quelli che si eliminano da soli.</translation>
    </message>
    <message>
        <source>An extra pair is named twice.</source>
        <translation>Una coppia in più è indicata due volte.</translation>
    </message>
    <message>
        <source>A forbidden pair of places is named twice.</source>
        <translation>Una coppia vietata di posti è indicata due volte.</translation>
    </message>
    <message>
        <source>There can be from 0 to %1 cells.</source>
        <translation>Ci possono essere da 0 a %1 celle.</translation>
    </message>
    <message>
        <source>A cell can be filled from the tableau, the waste and the stock, each named once.</source>
        <translation>Una cella si può riempire dal tableau, dagli scarti e dal tallone, ciascuno indicato una volta sola.</translation>
    </message>
    <message>
        <source>At most %1 cards can have a fixed place.</source>
        <translation>Al massimo %1 carte possono avere un posto fisso.</translation>
    </message>
    <message>
        <source>Two cards have the same fixed place.</source>
        <translation>Due carte hanno lo stesso posto fisso.</translation>
    </message>
    <message>
        <source>Neither stock nor waste is ever open, so all cards can never go.</source>
        <translation>Né il tallone né gli scarti sono mai disponibili, quindi non si possono eliminare tutte le carte.</translation>
    </message>
    <message>
        <source>Without a stock all %1 cards must lie on the table, which has %2 places.</source>
        <translation>Senza tallone tutte le %1 carte devono stare sul tavolo, che ha %2 posti.</translation>
    </message>
    <message>
        <source>The number of cards in a draw must be from 1 to %1.</source>
        <translation>Il numero di carte per pescata deve andare da 1 a %1.</translation>
    </message>
    <message>
        <source>The number of wastes must be from 1 to %1.</source>
        <translation>Il numero di pile di scarti deve andare da 1 a %1.</translation>
    </message>
    <message>
        <source>A cell that can be filled from nowhere is of no use.</source>
        <translation>Una cella che non si può riempire da nessuna parte non serve.</translation>
    </message>
    <message>
        <source>There is no place &quot;%1&quot; on this table.</source>
        <translation>Su questo tavolo non c’è il posto «%1».</translation>
    </message>
    <message>
        <source>The card %1 is fixed more often than the pack has it.</source>
        <translation>La carta %1 è fissata più volte di quante ne ha il mazzo.</translation>
    </message>
    <message>
        <source>No block counts for the goal, so the game would be won at the start.</source>
        <translation>Nessun blocco conta per lo scopo, quindi la partita sarebbe vinta già all’inizio.</translation>
    </message>
    <message>
        <source>No card goes with %1, so all cards can never go.</source>
        <translation>Nessuna carta si abbina al valore %1, quindi non si possono eliminare tutte le carte.</translation>
    </message>
    <message>
        <source>These rules do not fit into a deal code.</source>
        <translation>Queste regole non entrano nel codice di una smazzata.</translation>
    </message>
    <message>
        <source>the text has %1 letters; it may have %2.</source>
        <translation>il testo ha %1 lettere; può averne %2.</translation>
    </message>
    <message>
        <source>they are written in a newer form than this program reads.</source>
        <translation>sono scritte in una forma più nuova di quella che questo programma legge.</translation>
    </message>
    <message>
        <source>they do not stand in the one order that a code has them in.</source>
        <translation>non sono nell’unico ordine in cui un codice le scrive.</translation>
    </message>
    <message>
        <source>a choice in the text is not known.</source>
        <translation>una scelta nel testo non è nota.</translation>
    </message>
    <message>
        <source>a fixed card in the text is not known.</source>
        <translation>una carta fissa nel testo non è nota.</translation>
    </message>
    <message>
        <source>A number in the rules is too large for a deal code.</source>
        <translation>Un numero nelle regole è troppo grande per il codice di una smazzata.</translation>
    </message>
    <message>
        <source>the check sum is wrong, so a letter was lost or changed.</source>
        <translation>la somma di controllo è errata, quindi una lettera è andata persa o è cambiata.</translation>
    </message>
    <message>
        <source>the text ends too early.</source>
        <translation>il testo finisce troppo presto.</translation>
    </message>
    <message>
        <source>the text goes on too long.</source>
        <translation>il testo è troppo lungo.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; at place %2 cannot stand there.</source>
        <translation>«%1» al posto %2 non ci può stare.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>in progress</source>
        <translation>in corso</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinta</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>senza mosse</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abbandonata</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Codice della smazzata</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>In ogni periodo</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Oggi</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>Negli ultimi 7 giorni</translation>
    </message>
    <message>
        <source>In the last 30 days</source>
        <translation>Negli ultimi 30 giorni</translation>
    </message>
    <message>
        <source>In the last 365 days</source>
        <translation>Negli ultimi 365 giorni</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>To the start</source>
        <translation>All’inizio</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un passo indietro</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Un passo avanti</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Alla fine</translation>
    </message>
    <message>
        <source>Step of the game</source>
        <translation>Passo della partita</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Stand still</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Play by itself</source>
        <translation>Riproduzione automatica</translation>
    </message>
</context>
<context>
    <name>ReplayDialog</name>
    <message>
        <source>Replay: %1, %2</source>
        <translation>Rivedi: %1, %2</translation>
    </message>
    <message>
        <source>&amp;Play this deal</source>
        <translation>&amp;Gioca questa smazzata</translation>
    </message>
    <message>
        <source>&amp;Copy the game</source>
        <translation>&amp;Copia la partita</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Anali&amp;zza</translation>
    </message>
    <message>
        <source>Step %1 of %2, score %3</source>
        <translation>Passo %1 di %2, punteggio %3</translation>
    </message>
    <message>
        <source>Step %1 of %2, score %3, at %4</source>
        <translation>Passo %1 di %2, punteggio %3, tempo %4</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Annullata: %1</translation>
    </message>
    <message>
        <source>Made again: %1</source>
        <translation>Ripetuta: %1</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>The better line</source>
        <translation>La continuazione migliore</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>Analisi: %1</translation>
    </message>
    <message>
        <source>The &amp;losing move</source>
        <translation>La mossa &amp;perdente</translation>
    </message>
    <message>
        <source>&amp;Better line</source>
        <translation>Continuazione &amp;migliore</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>&amp;Continua da qui</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>This was the best move.</source>
        <translation>Questa era la mossa migliore.</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Ecco la mossa migliore. %1</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>C’era una mossa migliore. %1</translation>
    </message>
    <message>
        <source>As good: %1</source>
        <translation>Un’altra mossa era altrettanto buona. %1</translation>
    </message>
    <message>
        <source>No move is made yet.</source>
        <translation>Nessuna mossa è ancora stata fatta.</translation>
    </message>
    <message>
        <source>Move %1 lost the win.</source>
        <translation>La mossa %1 ha fatto sfuggire la vittoria.</translation>
    </message>
    <message>
        <source>Looking through the moves…</source>
        <translation>Esame delle mosse…</translation>
    </message>
    <message>
        <source>No move lost the win.</source>
        <translation>Nessuna mossa ha fatto sfuggire la vittoria.</translation>
    </message>
    <message>
        <source>No move is known to have lost the win.</source>
        <translation>Non si conosce nessuna mossa che abbia fatto sfuggire la vittoria.</translation>
    </message>
</context>
<context>
    <name>ReviewTable</name>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mossa</translation>
    </message>
    <message>
        <source>Can it be won?</source>
        <translation>Vincibile?</translation>
    </message>
    <message>
        <source>Fewest moves left</source>
        <translation>Mosse mancanti</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinta</translation>
    </message>
    <message>
        <source>This move lost the win</source>
        <translation>Qui è sfuggita la vittoria</translation>
    </message>
</context>
<context>
    <name>RulesGallery</name>
    <message>
        <source>Of the deals, with all cards known. What is in brackets holds 95 times in a hundred.</source>
        <translation>Delle smazzate, con tutte le carte note. L’intervallo tra parentesi vale 95 volte su cento.</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Preferita</translation>
    </message>
    <message>
        <source>How many can be won is not known.</source>
        <translation>Non si sa quante siano vincibili.</translation>
    </message>
    <message>
        <source>%1% can be won (%2–%3)</source>
        <translation>Vincibile il %1% (%2–%3)</translation>
    </message>
    <message numerus="yes">
        <source>some %n move(s)</source>
        <translation>
            <numerusform>circa %Ln mossa</numerusform>
            <numerusform>circa %Ln mosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), won %1</source>
        <translation>
            <numerusform>%Ln partita, vinte: %1</numerusform>
            <numerusform>%Ln partite, vinte: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won %1 % of %n game(s)</source>
        <translation>
            <numerusform>%1% di vittorie su %Ln partita</numerusform>
            <numerusform>%1% di vittorie su %Ln partite</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesGalleryView</name>
    <message>
        <source>Search by name or rule</source>
        <translation>Cerca per nome o regola</translation>
    </message>
    <message>
        <source>Search the rule sets</source>
        <translation>Cerca nelle varianti</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Varianti</translation>
    </message>
    <message>
        <source>Groups of rule sets</source>
        <translation>Gruppi di varianti</translation>
    </message>
</context>
<context>
    <name>RulesGroups</name>
    <message>
        <source>All</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classiche</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Più facili</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Più difficili</translation>
    </message>
    <message>
        <source>Two packs</source>
        <translation>Due mazzi</translation>
    </message>
    <message>
        <source>Other tables</source>
        <translation>Altri tableau</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Mie</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Preferite</translation>
    </message>
</context>
<context>
    <name>RulesLines</name>
    <message>
        <source>The stock goes round as often as you like; clear the pyramid to win.</source>
        <translation>Il tallone si rigira quanto si vuole; si vince svuotando la piramide.</translation>
    </message>
    <message>
        <source>As Pyramide, but you see the stock only three times.</source>
        <translation>Come Pyramide, ma il tallone si vede solo tre volte.</translation>
    </message>
    <message>
        <source>Once through the stock, and every card must go.</source>
        <translation>Un solo giro del tallone e tutte le carte vanno eliminate.</translation>
    </message>
    <message>
        <source>Once through the stock, but clearing the pyramid is enough.</source>
        <translation>Un solo giro del tallone, ma basta svuotare la piramide.</translation>
    </message>
    <message>
        <source>Three times through the stock, for a score, as in golf.</source>
        <translation>Tre giri del tallone, per un punteggio, come nel golf.</translation>
    </message>
    <message>
        <source>The next card of the stock lies face up and can be paired.</source>
        <translation>La prossima carta del tallone è scoperta e si può abbinare.</translation>
    </message>
    <message>
        <source>Draw three cards at a time, as often as you like.</source>
        <translation>Si pescano tre carte alla volta, quanto si vuole.</translation>
    </message>
    <message>
        <source>Draw three at a time; a card can go with the last one that lies on it.</source>
        <translation>Tre alla volta; una carta si abbina con l’ultima che le sta sopra.</translation>
    </message>
    <message>
        <source>Draw three cards side by side, three times; every card must go.</source>
        <translation>Tre carte affiancate, tre giri; vanno eliminate tutte.</translation>
    </message>
    <message>
        <source>All cards lie open: it is won by thinking alone.</source>
        <translation>Tutte le carte sono scoperte: si vince solo ragionando.</translation>
    </message>
    <message>
        <source>The pyramid stands on its tip, and one card is open at first.</source>
        <translation>La piramide poggia sulla punta; all’inizio è disponibile una sola carta.</translation>
    </message>
    <message>
        <source>Seven loose cards below the pyramid help from the start.</source>
        <translation>Sette carte staccate sotto la piramide aiutano dall’inizio.</translation>
    </message>
    <message>
        <source>The last row lies loose below a smaller pyramid.</source>
        <translation>L’ultima fila è staccata sotto una piramide più piccola.</translation>
    </message>
    <message>
        <source>Six loose cards below the pyramid help from the start.</source>
        <translation>Sei carte staccate sotto la piramide aiutano dall’inizio.</translation>
    </message>
    <message>
        <source>One free place where you can put a card aside.</source>
        <translation>Un posto libero dove mettere da parte una carta.</translation>
    </message>
    <message>
        <source>A card can go with the last one that lies on it.</source>
        <translation>Una carta si abbina con l’ultima che le sta sopra.</translation>
    </message>
    <message>
        <source>48 cards without tens; two cards make 12.</source>
        <translation>48 carte senza i dieci; due carte fanno 12.</translation>
    </message>
    <message>
        <source>A smaller pyramid, a larger stock, and every card must go.</source>
        <translation>Una piramide più piccola, un tallone più grande, e tutto va eliminato.</translation>
    </message>
    <message>
        <source>The upper rows lie face down until you uncover them.</source>
        <translation>Le file in alto sono coperte finché non le si scopre.</translation>
    </message>
    <message>
        <source>The oldest of the drawn cards stays in play.</source>
        <translation>La più vecchia delle carte pescate resta in gioco.</translation>
    </message>
    <message>
        <source>As Treize, with the pyramid on its tip.</source>
        <translation>Come Treize, con la piramide sulla punta.</translation>
    </message>
    <message>
        <source>All cards lie open; two cards make 12.</source>
        <translation>Tutte le carte sono scoperte; due carte fanno 12.</translation>
    </message>
    <message>
        <source>Equal and neighbouring cards go together.</source>
        <translation>Si abbinano le carte uguali e quelle vicine.</translation>
    </message>
    <message>
        <source>Three pyramids, and nothing to draw.</source>
        <translation>Tre piramidi e niente da pescare.</translation>
    </message>
    <message>
        <source>40 cards and a smaller pyramid; two cards make 10.</source>
        <translation>40 carte e una piramide più piccola; due carte fanno 10.</translation>
    </message>
    <message>
        <source>One pyramid of nine rows: a long game.</source>
        <translation>Una piramide di nove file: una partita lunga.</translation>
    </message>
    <message>
        <source>Two pyramids side by side.</source>
        <translation>Due piramidi affiancate.</translation>
    </message>
    <message>
        <source>Two pyramids, one of them on its tip.</source>
        <translation>Due piramidi, una delle quali sulla punta.</translation>
    </message>
    <message>
        <source>Nine rows; you draw three cards side by side.</source>
        <translation>Nove file; si pescano tre carte affiancate.</translation>
    </message>
    <message>
        <source>The pyramid stands on its tip; two cards make 11.</source>
        <translation>La piramide poggia sulla punta; due carte fanno 11.</translation>
    </message>
</context>
<context>
    <name>RulesOrigins</name>
    <message>
        <source>Passes through the stock: the books and AisleRiot give one ([CL], [RX]), most programs three ([P3], [OS]), a few have no limit ([N], [KT]). Any number can be set in [*].</source>
        <translation>Giri del tallone: i libri e AisleRiot ne concedono uno ([CL], [RX]), la maggior parte dei programmi tre ([P3], [OS]), alcuni non hanno limite ([N], [KT]). In [*] si può scegliere qualsiasi numero.</translation>
    </message>
    <message>
        <source>What must be cleared: the books want all 52 cards ([CL]); Microsoft and several programs are content with the pyramid ([RX], [OS]).</source>
        <translation>Che cosa si deve svuotare: i libri vogliono tutte le 52 carte ([CL]); Microsoft e diversi programmi si accontentano della piramide ([RX], [OS]).</translation>
    </message>
    <message>
        <source>Which cards beside the pyramid are open: only the top of the waste ([N]); the card just turned and the top of the waste, also with each other ([CL]); the next card of the stock and the top of the waste ([OS]); the top and the card under it ([TH]); the oldest card besides ([TZ]). Italian rules let stock and waste go with the pyramid only, which can be had in [*].</source>
        <translation>Quali carte oltre alla piramide sono disponibili: solo quella in cima agli scarti ([N]); la carta appena girata e quella in cima agli scarti, anche tra loro ([CL]); la prossima carta del tallone e quella in cima agli scarti ([OS]); quella in cima e quella sotto ([TH]); inoltre la più vecchia ([TZ]). Le regole italiane abbinano tallone e scarti solo alla piramide, il che si può scegliere in [*].</translation>
    </message>
    <message>
        <source>A turned card that was not used: it goes to the waste, but in an older text it is out of the game for good. That is a choice in [*].</source>
        <translation>Una carta girata e non usata: va negli scarti, ma secondo un testo più vecchio è fuori gioco per sempre. È una scelta in [*].</translation>
    </message>
    <message>
        <source>The word relaxed: for some it means that the pyramid is enough ([RX]), for others that a card may go with the one that covers it ([CV]), or that the passes have no limit ([N]). PySolFC&apos;s relaxed game also has three passes and an open stock ([OS]).</source>
        <translation>La parola «facilitata»: per alcuni vuol dire che basta la piramide ([RX]), per altri che una carta si può abbinare a quella che la blocca ([CV]), o che i giri sono senza limite ([N]). La versione facilitata di PySolFC ha inoltre tre giri e il tallone scoperto ([OS]).</translation>
    </message>
    <message>
        <source>A card with the one that covers it: the standard game does not allow it; Microsoft&apos;s Tut&apos;s Tomb does ([TT]), and some newer programs do ([CV]).</source>
        <translation>Una carta con quella che la blocca: il gioco normale non lo permette; Tut’s Tomb di Microsoft sì ([TT]), e così alcuni programmi più recenti ([CV]).</translation>
    </message>
    <message>
        <source>The king of spades at the top: only one newer program and the text that this game follows have it; no older program does. [KT] plays without it.</source>
        <translation>Il re di picche in cima: lo hanno solo un programma recente e il testo seguito da questo gioco, nessun programma più vecchio. [KT] si gioca senza.</translation>
    </message>
    <message>
        <source>Pairs with the coverer and the goal: Microsoft&apos;s Tut&apos;s Tomb allows such pairs, PySolFC&apos;s King Tut ([KT]) does not; one program wants all cards cleared. The year is told as 1990 and as 1991. One card at a time in a single pass was Microsoft&apos;s second way to play, which can be had in [*].</source>
        <translation>Le coppie sovrapposte e lo scopo: Tut’s Tomb di Microsoft permette queste coppie, King Tut di PySolFC ([KT]) no; un programma vuole che siano eliminate tutte le carte. L’anno indicato è a volte il 1990, a volte il 1991. Una carta alla volta in un solo giro era il secondo modo di giocare di Microsoft, che si può scegliere in [*].</translation>
    </message>
    <message>
        <source>PySolFC&apos;s help says in one place that King Tut has no redeal and in another that it has no limit; the program itself has no limit, and so has this one.</source>
        <translation>L’aiuto di PySolFC dice in un punto che King Tut non ha ridistribuzioni e in un altro che non ha limite; il programma stesso non ha limite, e nemmeno questo.</translation>
    </message>
    <message>
        <source>Apophis has three passes in PySolFC and two in Politaire, and on one site the pyramid alone must go. Only PySolFC says in which order the wastes are gathered. The other numbers can be set in [*].</source>
        <translation>Apophis ha tre giri in PySolFC e due in Politaire, e su un sito si deve svuotare solo la piramide. Solo PySolFC dice in quale ordine si raccolgono gli scarti. Gli altri numeri si possono scegliere in [*].</translation>
    </message>
    <message>
        <source>Triangle: PySolFC has one waste and three passes ([TR]), AisleRiot one pass with the oldest card of the waste open ([YL]), Politaire two wastes that the player fills, in one pass; on one site the triangle alone must go. Both can be had in [*].</source>
        <translation>Triangolo: PySolFC ha una pila di scarti e tre giri ([TR]), AisleRiot un giro con la carta più vecchia degli scarti disponibile ([YL]), Politaire due pile di scarti che il giocatore riempie, in un giro; su un sito si deve svuotare solo il triangolo. Entrambe le cose si possono scegliere in [*].</translation>
    </message>
    <message>
        <source>Eleven Triangle: PySolFC deals one card to each waste from a closed stock, as here; in Politaire the player puts the open stock card on one of three wastes, which can be had in [*].</source>
        <translation>Triangolo dell’undici: PySolFC dà una carta a ogni pila di scarti da un tallone coperto, come qui; in Politaire il giocatore mette la carta scoperta del tallone su una di tre pile di scarti, il che si può scegliere in [*].</translation>
    </message>
    <message>
        <source>How often Giza is won: one in ten is what players of one program reach, one in three is claimed by another, and 36 in a hundred can be won by best play. Several pages call a game with three pyramids Giza; that is [PH]. On one site the pyramid alone must go, which can be had in [*].</source>
        <translation>Quante volte si vince a Giza: una partita su dieci per i giocatori di un programma, una su tre secondo un altro, e 36 su cento si possono vincere giocando al meglio. Diverse pagine chiamano Giza un gioco con tre piramidi; quello è [PH]. Su un sito si deve svuotare solo la piramide, il che si può scegliere in [*].</translation>
    </message>
    <message>
        <source>The number of rows with two packs: nine in nearly all programs, ten on one page, which is more than this table holds. Swoop plays with two wastes that move on; that can be had in [*].</source>
        <translation>Il numero di file con due mazzi: nove in quasi tutti i programmi, dieci su una pagina, più di quante ne tenga questo tavolo. Swoop si gioca con due pile di scarti in cui le carte avanzano; si può scegliere in [*].</translation>
    </message>
    <message>
        <source>The reserve: seven cards below a full pyramid ([R7]), the seventh row itself ([L7]), or six cards, told both with a full pyramid ([R6]) and with six rows, which can be had in [*]. Whether it must be cleared for a win is said nowhere; here it must.</source>
        <translation>La riserva: sette carte sotto una piramide intera ([R7]), la settima fila stessa ([L7]) o sei carte, riportate sia con una piramide intera ([R6]) sia con sei file, il che si può scegliere in [*]. Non è detto da nessuna parte se per vincere si debba svuotare; qui si deve.</translation>
    </message>
    <message>
        <source>What may fill the cell: the pyramid and the waste in some programs, the stock in others. Here any open card may; [*] can forbid some of it, or give more cells.</source>
        <translation>Che cosa può riempire la cella: la piramide e gli scarti in alcuni programmi, il tallone in altri. Qui qualsiasi carta disponibile; in [*] si può vietarne una parte o dare più celle.</translation>
    </message>
    <message>
        <source>Microsoft&apos;s table: the author of two programs that solve it counts seven rows, as here; one site that is not Microsoft&apos;s tells of six rows and a reserve of six cards.</source>
        <translation>Il tavolo di Microsoft: l’autore di due programmi che lo risolvono conta sette file, come qui; un sito non di Microsoft parla di sei file e di una riserva di sei carte.</translation>
    </message>
    <message>
        <source>The par score: 50, 35 or 20 points by the pass that clears the pyramid in Morehead and Mott-Smith; Wikipedia simply counts the cards left, as [RX] does.</source>
        <translation>Il punteggio rispetto al par: 50, 35 o 20 punti secondo il giro che svuota la piramide, per Morehead e Mott-Smith; Wikipedia conta semplicemente le carte rimaste, come [RX].</translation>
    </message>
    <message>
        <source>One win in fifty is what books guess for people at the table. With all cards known, 6.8 deals in a hundred can be won.</source>
        <translation>Una vittoria su cinquanta è la stima dei libri per chi gioca al tavolo. Conoscendo tutte le carte, si possono vincere 6,8 smazzate su cento.</translation>
    </message>
    <message>
        <source>Cards dealt face down: AisleRiot and some others hide the upper rows ([TH]); most show everything ([CL]). PySolFC&apos;s game of that name also opens the stock.</source>
        <translation>Carte coperte: AisleRiot e alcuni altri nascondono le file superiori ([TH]); i più mostrano tutto ([CL]). Il gioco di PySolFC con questo nome scopre anche il tallone.</translation>
    </message>
    <message>
        <source>The first card of the stock: PySolFC lays it on the waste before the game begins, Microsoft does not ([OS]). Both can be had in [*].</source>
        <translation>La prima carta del tallone: PySolFC la mette negli scarti prima dell’inizio, Microsoft no ([OS]). Entrambe le cose si possono scegliere in [*].</translation>
    </message>
    <message>
        <source>The size of the table: six rows are played in one pass by some, with three redeals or with pairs of coverers by others. Each of these can be set in [*].</source>
        <translation>La grandezza del tavolo: sei file si giocano per alcuni in un giro, per altri con tre ridistribuzioni o con le coppie sovrapposte. Ognuna di queste cose si può scegliere in [*].</translation>
    </message>
    <message>
        <source>One Italian page lets a card be played only when the whole row below it has gone; that is a choice in [*].</source>
        <translation>Una pagina italiana permette di giocare una carta solo quando è andata via tutta la fila sottostante; è una scelta in [*].</translation>
    </message>
    <message>
        <source>The total: twelve is also played with the 48 cards of the Spanish pack, where the king goes alone ([SP]).</source>
        <translation>Il totale: si gioca a dodici anche con le 48 carte del mazzo spagnolo, dove il re si elimina da solo ([SP]).</translation>
    </message>
    <message>
        <source>Twelve is also the total of a game with all 52 cards, where queen and king go together ([DZ]), and Italian packs of 40 cards make ten ([IT]).</source>
        <translation>Dodici è anche il totale di un gioco con tutte le 52 carte, in cui si abbinano donna e re ([DZ]), e con i mazzi italiani di 40 carte si fa dieci ([IT]).</translation>
    </message>
    <message>
        <source>The game that this program was first written for: the stock goes round as often as you like, only the top of the waste is open, and clearing the pyramid wins.</source>
        <translation>Il gioco per cui questo programma fu scritto all’inizio: il tallone gira quante volte si vuole, è disponibile solo la carta in cima agli scarti e svuotare la piramide basta per vincere.</translation>
    </message>
    <message>
        <source>Three passes through the stock are the most common number in programs for the computer. Here the removed cards are sorted by suit, so that you see how far each suit has come.</source>
        <translation>Tre giri del tallone sono il numero più comune nei programmi per computer. Qui le carte eliminate sono ordinate per seme, così si vede a che punto è ciascuno.</translation>
    </message>
    <message>
        <source>The game of the books, as Morehead and Mott-Smith and later Michael Keller describe it: one pass, and all 52 cards must go. Books guess that a person wins one game in fifty; with all cards known about one deal in fifteen can be won at all.</source>
        <translation>Il gioco dei libri, come lo descrivono Morehead e Mott-Smith e poi Michael Keller: un giro, e si devono eliminare tutte le 52 carte. I libri stimano che si vinca una partita su cinquanta; conoscendo tutte le carte si può vincere circa una smazzata su quindici.</translation>
    </message>
    <message>
        <source>The classic game with an easier end: clearing the pyramid is enough. Wikipedia and several programs call it the relaxed game.</source>
        <translation>Il gioco classico con un finale più facile: basta svuotare la piramide. Wikipedia e diversi programmi lo chiamano versione facilitata.</translation>
    </message>
    <message>
        <source>Morehead and Mott-Smith&apos;s version for those who want more than winning or losing: three passes and a score against par, like in golf. Six games are a match.</source>
        <translation>La versione di Morehead e Mott-Smith per chi vuole più che vincere o perdere: tre giri e un punteggio rispetto al par, come nel golf. Sei partite fanno un match.</translation>
    </message>
    <message>
        <source>The way Microsoft&apos;s collection plays it: the next card of the stock lies face up and may be paired, also with the top of the waste. About two deals in three can be cleared.</source>
        <translation>Come si gioca nella raccolta di Microsoft: la prossima carta del tallone è scoperta e si può abbinare, anche a quella in cima agli scarti. Si possono svuotare circa due smazzate su tre.</translation>
    </message>
    <message>
        <source>Three cards at a time and passes without limit, as PySolFC and Politaire play King Tut.</source>
        <translation>Tre carte alla volta e giri senza limite, come PySolFC e Politaire giocano King Tut.</translation>
    </message>
    <message>
        <source>Tut&apos;s Tomb came with Microsoft&apos;s entertainment packs around 1990. Here the king of spades lies at the top as Tutankhamun, and a card may go together with the last card that covers it. Taking or leaving a waste card changes the groups of three of the next pass, so no king ever leaves the waste by itself.</source>
        <translation>Tut’s Tomb uscì con i pacchetti di giochi di Microsoft intorno al 1990. Qui il re di picche sta in cima come Tutankhamon, e una carta si può abbinare all’ultima carta che la blocca. Prendere o lasciare una carta degli scarti cambia i gruppi di tre del giro seguente, perciò nessun re lascia da solo gli scarti.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s Apophis has three wastes whose top cards pair with the pyramid and with each other. As the wastes are gathered, the cards come in another order in each pass.</source>
        <translation>Apophis di PySolFC ha tre pile di scarti le cui carte in cima si abbinano alla piramide e tra loro. Poiché gli scarti vengono raccolti, a ogni giro le carte arrivano in un altro ordine.</translation>
    </message>
    <message>
        <source>Michael Keller&apos;s open game: there is no stock, all cards can be seen from the start, and thinking decides. A little more than one deal in three can be won.</source>
        <translation>Il gioco aperto di Michael Keller: non c’è tallone, tutte le carte si vedono dall’inizio e decide il ragionamento. Si può vincere poco più di una smazzata su tre.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s Triangle turns the pyramid upside down, so that only one card is open at the start. PySolFC also calls it Yield and Funnel, though AisleRiot&apos;s Yield plays otherwise.</source>
        <translation>Il Triangolo di PySolFC capovolge la piramide, così all’inizio è disponibile una sola carta. PySolFC lo chiama anche Yield e Funnel, benché Yield di AisleRiot si giochi in altro modo.</translation>
    </message>
    <message>
        <source>An old text on Wikipedia lays seven more cards below the pyramid, which are open from the start and cover nothing.</source>
        <translation>Un vecchio testo di Wikipedia mette sotto la piramide altre sette carte, disponibili dall’inizio, che non bloccano nulla.</translation>
    </message>
    <message>
        <source>Another reading of the reserve of seven: the seventh row itself lies loose below a pyramid of six rows.</source>
        <translation>Un’altra lettura della riserva di sette: la settima fila stessa è staccata, sotto una piramide di sei file.</translation>
    </message>
    <message>
        <source>A full pyramid with six loose cards below it, which leaves 18 for the stock.</source>
        <translation>Una piramide intera con sei carte staccate sotto, che ne lascia 18 per il tallone.</translation>
    </message>
    <message>
        <source>A free place for one card, as several programs offer it. It looks small and helps more than anything else: nearly every deal can be won.</source>
        <translation>Un posto libero per una carta, come lo offrono diversi programmi. Sembra poco e aiuta più di ogni altra cosa: quasi ogni smazzata si può vincere.</translation>
    </message>
    <message>
        <source>A card may go together with the last card that covers it. Of the relaxed deals that lifts the share that can be won from about 9 to about 23 in a hundred.</source>
        <translation>Una carta si può abbinare all’ultima carta che la blocca. Nella versione facilitata, questo porta la quota delle smazzate che si possono vincere da circa 9 a circa 23 su cento.</translation>
    </message>
    <message>
        <source>Played with the Spanish pack of 48 cards, which has no tens. Wikipedia names it as one of the sizes of pack that Pyramid is played with.</source>
        <translation>Si gioca con il mazzo spagnolo di 48 carte, che non ha dieci. Wikipedia lo cita tra i mazzi con cui si gioca la Piramide.</translation>
    </message>
    <message>
        <source>A smaller pyramid of six rows, and so a larger stock. All cards must go in one pass, which is harder than it looks.</source>
        <translation>Una piramide più piccola, di sei file, e quindi un tallone più grosso. Si devono eliminare tutte le carte in un giro, ed è più difficile di quanto sembri.</translation>
    </message>
    <message>
        <source>AisleRiot&apos;s Thirteen deals all rows but the last face down. The drawn card lies on the waste and may go together with the card right under it.</source>
        <translation>Thirteen di AisleRiot dà coperte tutte le file tranne l’ultima. La carta pescata sta sugli scarti e si può abbinare a quella subito sotto.</translation>
    </message>
    <message>
        <source>AisleRiot&apos;s Treize shows all cards and keeps the oldest card of the waste apart, so that it can be played at any time.</source>
        <translation>Treize di AisleRiot mostra tutte le carte e tiene a parte la carta più vecchia degli scarti, così si può giocare in ogni momento.</translation>
    </message>
    <message>
        <source>AisleRiot&apos;s Yield is Treize on a pyramid that stands upside down.</source>
        <translation>Yield di AisleRiot è Treize su una piramide capovolta.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s and Politaire&apos;s Pyramid Dozen makes twelve instead of thirteen. Nothing goes alone: queen and king, which make no twelve, go together.</source>
        <translation>Pyramid Dozen di PySolFC e Politaire fa dodici invece di tredici. Nulla si elimina da solo: donna e re, che non fanno dodici, si abbinano.</translation>
    </message>
    <message>
        <source>Cheops counts nothing: equal and neighbouring ranks go together, 26 pairs in all, and no king goes alone.</source>
        <translation>Cheope non conta nulla: si abbinano valori uguali e vicini, 26 coppie in tutto, e nessun re si elimina da solo.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s Pharaohs lays the whole pack out as three pyramids. A pair may come from two of them.</source>
        <translation>Faraoni di PySolFC dispone l’intero mazzo in tre piramidi. Una coppia può venire da due di esse.</translation>
    </message>
    <message>
        <source>Played in Italy with 40 cards: ten is the total, the king counts ten and goes alone, and two fives make a pair.</source>
        <translation>Si gioca in Italia con 40 carte: il totale è dieci, il re vale dieci e si elimina da solo, e due cinque fanno una coppia.</translation>
    </message>
    <message>
        <source>Thomas Warfield&apos;s Double Pyramid takes two packs and nine rows.</source>
        <translation>Doppia piramide di Thomas Warfield usa due mazzi e nove file.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s own: two packs and two pyramids side by side.</source>
        <translation>Un’invenzione di PySolFC: due mazzi e due piramidi affiancate.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s own: two packs, one pyramid that stands and one that hangs.</source>
        <translation>Un’invenzione di PySolFC: due mazzi, una piramide dritta e una capovolta.</translation>
    </message>
    <message>
        <source>Anubis is Politaire&apos;s larger Apophis, with two packs, nine rows and two passes.</source>
        <translation>Anubi è la versione grande di Apophis di Politaire, con due mazzi, nove file e due giri.</translation>
    </message>
    <message>
        <source>Eleven is the total on a triangle that stands upside down. Jacks, queens and kings make no eleven, so two equal ones go together.</source>
        <translation>Il totale è undici, su un triangolo capovolto. Fanti, donne e re non fanno undici, quindi si abbinano due figure uguali.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>The table</source>
        <translation>Il tavolo</translation>
    </message>
    <message>
        <source>What may be removed</source>
        <translation>Che cosa si può eliminare</translation>
    </message>
    <message>
        <source>Stock and waste</source>
        <translation>Tallone e scarti</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Celle</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Scopo</translation>
    </message>
    <message>
        <source>Score and taking back</source>
        <translation>Punteggio e annullamento</translation>
    </message>
    <message>
        <source>What to watch</source>
        <translation>A che cosa badare</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Da dove viene</translation>
    </message>
    <message>
        <source>Where the sources differ</source>
        <translation>Dove le fonti differiscono</translation>
    </message>
    <message>
        <source>Common mistakes</source>
        <translation>Errori comuni</translation>
    </message>
    <message>
        <source>the tableau</source>
        <translation>il tableau</translation>
    </message>
    <message>
        <source>the waste</source>
        <translation>gli scarti</translation>
    </message>
    <message>
        <source>the stock</source>
        <translation>il tallone</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>una cella</translation>
    </message>
    <message>
        <source>An ace counts 1, a jack %1, a queen %2 and a king %3.</source>
        <translation>L’asso vale 1, il fante %1, la donna %2 e il re %3.</translation>
    </message>
</context>
<context>
    <name>RulesSummary</name>
    <message>
        <source>oldest of the waste open</source>
        <translation>la più vecchia degli scarti disponibile</translation>
    </message>
    <message>
        <source>all cards must go</source>
        <translation>tutte le carte da eliminare</translation>
    </message>
    <message>
        <source>the tableau must go</source>
        <translation>tableau da svuotare</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1, carte coperte</translation>
    </message>
    <message>
        <source>no stock</source>
        <translation>senza tallone</translation>
    </message>
    <message>
        <source>passes without limit</source>
        <translation>giri senza limite</translation>
    </message>
    <message>
        <source>open stock</source>
        <translation>tallone scoperto</translation>
    </message>
    <message>
        <source>turned card and waste open</source>
        <translation>carta girata e scarti disponibili</translation>
    </message>
    <message>
        <source>neighbouring ranks go together</source>
        <translation>si abbinano i valori vicini</translation>
    </message>
    <message>
        <source>pairs make %1</source>
        <translation>le coppie fanno %1</translation>
    </message>
    <message>
        <source>pairs with the coverer</source>
        <translation>coppie sovrapposte</translation>
    </message>
</context>
<context>
    <name>RulesWatch</name>
    <message>
        <source>Two cards of which one lies under the other can never go together; each needs another partner, so find those first.</source>
        <translation>Due carte di cui una sta sotto l’altra non si possono mai abbinare; ognuna ha bisogno di un’altra compagna, quindi cercala per prima cosa.</translation>
    </message>
    <message>
        <source>Drawing costs nothing but moves: every card of the stock comes to the top again.</source>
        <translation>Pescare costa soltanto mosse: ogni carta del tallone torna in cima.</translation>
    </message>
    <message>
        <source>Use the first pass to learn the order of the stock; nothing is shuffled, so it comes again.</source>
        <translation>Il primo giro serve a imparare l’ordine del tallone; nulla si mescola, quindi ritorna uguale.</translation>
    </message>
    <message>
        <source>All cards must go, so count: do not spend the last partner of a card that is still covered.</source>
        <translation>Tutte le carte devono andare via, quindi conta: non spendere l’ultima compagna di una carta ancora bloccata.</translation>
    </message>
    <message>
        <source>The stock passes by only once: what goes with the top of the waste should do so before the next draw covers it.</source>
        <translation>Il tallone passa una volta sola: ciò che si abbina alla carta in cima agli scarti va giocato prima che la prossima pescata la copra.</translation>
    </message>
    <message>
        <source>Fewer points are given from pass to pass, and once the pyramid is gone each further pair still saves two.</source>
        <translation>I punti calano di giro in giro e, quando la piramide è andata via, ogni coppia in più ne risparmia ancora due.</translation>
    </message>
    <message>
        <source>Do not draw by habit: the card on the stock can be used where it lies, and drawing it covers the top of the waste.</source>
        <translation>Non pescare per abitudine: la carta del tallone si può usare dove sta, e pescarla copre quella in cima agli scarti.</translation>
    </message>
    <message>
        <source>Only every third card comes to the top by itself. Taking one moves the groups of three of the next pass, and others come up.</source>
        <translation>Solo una carta su tre arriva in cima da sola. Prenderne una sposta i gruppi di tre del giro seguente, e ne arrivano altre.</translation>
    </message>
    <message>
        <source>Look at what lies on what: a pair of which one card covers the other goes too, once nothing else lies on the two.</source>
        <translation>Guarda che cosa sta sopra che cosa: anche una coppia in cui una carta blocca l’altra si elimina, appena null’altro sta sulle due.</translation>
    </message>
    <message>
        <source>One draw covers all wastes at once, so use their top cards before it.</source>
        <translation>Una pescata copre tutte le pile di scarti insieme, quindi usa prima le carte in cima.</translation>
    </message>
    <message>
        <source>Nothing is hidden and nothing is drawn, so the whole game can be thought through before the first move.</source>
        <translation>Nulla è nascosto e nulla si pesca, quindi si può pensare tutta la partita prima della prima mossa.</translation>
    </message>
    <message>
        <source>At the start a single card of the table is open, so the first partners can only come from the stock.</source>
        <translation>All’inizio è disponibile una sola carta del tavolo, quindi le prime compagne possono venire solo dal tallone.</translation>
    </message>
    <message>
        <source>The loose cards cover nothing and can wait; keep them for cards that find no other partner.</source>
        <translation>Le carte staccate non bloccano nulla e possono aspettare; tienile per le carte che non trovano altra compagna.</translation>
    </message>
    <message>
        <source>Keep the cell free as long as you can: a card leaves it only by being removed.</source>
        <translation>Tieni libera la cella il più a lungo possibile: una carta la lascia solo quando è eliminata.</translation>
    </message>
    <message>
        <source>The upper rows are hidden, so prefer moves that turn a card up.</source>
        <translation>Le file superiori sono nascoste, quindi preferisci le mosse che girano una carta.</translation>
    </message>
    <message>
        <source>Aces and kings have two ranks to go with, all others three, so find partners for aces and kings first.</source>
        <translation>Assi e re hanno due valori a cui abbinarsi, tutte le altre carte tre, quindi trova prima le compagne di assi e re.</translation>
    </message>
    <message>
        <source>With two packs a card has up to eight partners: choose the one whose going opens most.</source>
        <translation>Con due mazzi una carta ha fino a otto compagne: scegli quella che, andando via, libera di più.</translation>
    </message>
</context>
<context>
    <name>RulesWords</name>
    <message numerus="yes">
        <source>A pyramid of %n row(s) is laid out: one card in the first row and one more in each row after it.</source>
        <translation>
            <numerusform>Si dispone una piramide di %Ln fila: una carta nella prima fila e una in più in ogni fila successiva.</numerusform>
            <numerusform>Si dispone una piramide di %Ln file: una carta nella prima fila e una in più in ogni fila successiva.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A pyramid of %n row(s) is laid out upside down: the longest row comes first and a single card last.</source>
        <translation>
            <numerusform>Si dispone una piramide capovolta di %Ln fila: prima la fila più lunga, per ultima una carta sola.</numerusform>
            <numerusform>Si dispone una piramide capovolta di %Ln file: prima la fila più lunga, per ultima una carta sola.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are laid out side by side as a reserve.</source>
        <translation>
            <numerusform>%Ln carta si dispone a parte come riserva.</numerusform>
            <numerusform>%Ln carte si dispongono una accanto all’altra come riserva.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) of %1 cards each are laid out face up.</source>
        <translation>
            <numerusform>%Ln colonna di %1 carte si dispone scoperta.</numerusform>
            <numerusform>%Ln colonne di %1 carte ciascuna si dispongono scoperte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other %n card(s) are the stock.</source>
        <translation>
            <numerusform>La carta rimasta (%Ln) forma il tallone.</numerusform>
            <numerusform>Le altre %Ln carte formano il tallone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of it are drawn before the game begins, which leaves %1.</source>
        <translation>
            <numerusform>%Ln carta si pesca prima dell’inizio della partita: ne restano %1.</numerusform>
            <numerusform>%Ln carte si pescano prima dell’inizio della partita: ne restano %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards are drawn onto the waste, %n at a time; each lies on the one before.</source>
        <translation>
            <numerusform>Le carte si pescano sugli scarti, %Ln alla volta; ognuna va sopra la precedente.</numerusform>
            <numerusform>Le carte si pescano sugli scarti, %Ln alla volta; ognuna va sopra la precedente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw lays one card on each of %n waste(s).</source>
        <translation>
            <numerusform>Una pescata mette una carta sugli scarti (pile: %Ln).</numerusform>
            <numerusform>Una pescata mette una carta su ognuna delle %Ln pile di scarti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw turns a card onto the first of %n waste(s); the card that lay there moves on to the next.</source>
        <translation>
            <numerusform>Una pescata gira una carta sugli scarti (pile: %Ln); la carta che c’era avanza.</numerusform>
            <numerusform>Una pescata gira una carta sulla prima delle %Ln pile di scarti; la carta che c’era avanza alla successiva.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw lays one card on one of %n waste(s), which the player chooses.</source>
        <translation>
            <numerusform>Una pescata mette una carta sugli scarti (pile: %Ln).</numerusform>
            <numerusform>Una pescata mette una carta su una delle %Ln pile di scarti, a scelta del giocatore.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n pass(es) through the stock: when it is empty, the waste is turned over and drawn again.</source>
        <translation>
            <numerusform>C’è %Ln giro del tallone.</numerusform>
            <numerusform>Ci sono %Ln giri del tallone: quando è vuoto, si rigirano gli scarti e si pesca di nuovo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n free place(s), called cells: each can hold one open card for later. They take cards from %1.</source>
        <translation>
            <numerusform>C’è %Ln posto libero, detto cella: può tenere una carta disponibile per dopo. Può venire da: %1.</numerusform>
            <numerusform>Ci sono %Ln posti liberi, detti celle: ciascuno può tenere una carta disponibile per dopo. Può venire da: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n move(s) can be taken back.</source>
        <translation>
            <numerusform>L’ultima mossa (%Ln) si può annullare.</numerusform>
            <numerusform>Le ultime %Ln mosse si possono annullare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each card that leaves the tableau brings 10 points, %n in all.</source>
        <translation>
            <numerusform>Ogni carta che lascia il tableau vale 10 punti, in tutto %Ln.</numerusform>
            <numerusform>Ogni carta che lascia il tableau vale 10 punti, in tutto %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pyramid of %n row(s)</source>
        <translation>
            <numerusform>piramide di %Ln fila</numerusform>
            <numerusform>piramide di %Ln file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>inverted pyramid of %n row(s)</source>
        <translation>
            <numerusform>piramide capovolta di %Ln fila</numerusform>
            <numerusform>piramide capovolta di %Ln file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reserve of %n</source>
        <translation>
            <numerusform>riserva di %Ln</numerusform>
            <numerusform>riserva di %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%Ln colonna</numerusform>
            <numerusform>%Ln colonne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%Ln giro</numerusform>
            <numerusform>%Ln giri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at a time</source>
        <translation>
            <numerusform>%Ln alla volta</numerusform>
            <numerusform>%Ln alla volta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waste(s)</source>
        <translation>
            <numerusform>%Ln pila di scarti</numerusform>
            <numerusform>%Ln pile di scarti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%Ln cella</numerusform>
            <numerusform>%Ln celle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%Ln carta</numerusform>
            <numerusform>%Ln carte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>Valo&amp;ri predefiniti</translation>
    </message>
    <message>
        <source>Restore the defaults of this page</source>
        <translation>Ripristina i valori predefiniti di questa pagina</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Cerca nelle impostazioni</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>Nessuna impostazione contiene queste parole.</translation>
    </message>
    <message>
        <source>The language changes at once, everywhere.</source>
        <translation>La lingua cambia subito, dappertutto.</translation>
    </message>
    <message>
        <source>F11 fills the whole screen; Z leaves nothing but the cards.</source>
        <translation>F11 riempie tutto lo schermo; Z lascia soltanto le carte.</translation>
    </message>
    <message>
        <source>Sounds need an extra part of about 170 MB that is not installed. The README of Pyramide tells how to add it.</source>
        <translation>I suoni richiedono una parte aggiuntiva di circa 170 MB, che non è installata. Il file README di Pyramide spiega come aggiungerla.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposizione</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Movimento e suoni</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>&amp;Error help: say why a covered card cannot be played</source>
        <translation>Ai&amp;uto sugli errori: spiega perché una carta bloccata non si può giocare</translation>
    </message>
    <message>
        <source>&amp;Animation:</source>
        <translation>&amp;Animazione:</translation>
    </message>
    <message>
        <source>Show the &amp;time</source>
        <translation>Mostra il &amp;tempo</translation>
    </message>
    <message>
        <source>Show the &amp;score</source>
        <translation>Mostra il &amp;punteggio</translation>
    </message>
    <message>
        <source>&amp;Cards:</source>
        <translation>&amp;Carte:</translation>
    </message>
    <message>
        <source>&amp;Back:</source>
        <translation>&amp;Dorso:</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>&amp;Tavolo:</translation>
    </message>
    <message>
        <source>&amp;Window:</source>
        <translation>&amp;Finestra:</translation>
    </message>
    <message>
        <source>Say whether the game can be &amp;won:</source>
        <translation>Indica se la partita si può &amp;vincere:</translation>
    </message>
    <message>
        <source>&amp;New games:</source>
        <translation>&amp;Nuove partite:</translation>
    </message>
    <message>
        <source>&amp;Left-handed: stock on the left, figures in all four corners</source>
        <translation>Per &amp;mancini: tallone a sinistra, indici nei quattro angoli</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Lingua:</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>Lingua del sistema</translation>
    </message>
    <message>
        <source>Touching a covered card says why it cannot be played.</source>
        <translation>Toccando una carta bloccata si legge perché non si può giocare.</translation>
    </message>
    <message>
        <source>Games played with it count as games with help.</source>
        <translation>Le partite giocate così contano come partite con aiuto.</translation>
    </message>
    <message>
        <source>motion speed reduced calm</source>
        <translation>animazione movimento velocità ridotto calmo</translation>
    </message>
    <message>
        <source>theme night mode dark mode bright</source>
        <translation>tema modalità notte scuro chiaro</translation>
    </message>
    <message>
        <source>deck size contrast colour blind</source>
        <translation>mazzo dimensione contrasto daltonismo</translation>
    </message>
    <message>
        <source>mirror left hand</source>
        <translation>specchio mano sinistra mancino</translation>
    </message>
    <message>
        <source>index letters jack queen king</source>
        <translation>indice lettere fante donna re</translation>
    </message>
    <message>
        <source>status bar info line hide</source>
        <translation>barra di stato riga informazioni nascondere</translation>
    </message>
    <message>
        <source>sound noise audio mute</source>
        <translation>suono rumore audio muto silenzio</translation>
    </message>
    <message>
        <source>beginner explain</source>
        <translation>principiante spiegare</translation>
    </message>
    <message>
        <source>&amp;Mark the cards that go with the chosen one</source>
        <translation>&amp;Evidenzia le carte che si abbinano a quella scelta</translation>
    </message>
    <message>
        <source>&amp;Dim covered cards</source>
        <translation>&amp;Attenua le carte bloccate</translation>
    </message>
    <message>
        <source>L&amp;ift cards that can be played</source>
        <translation>So&amp;lleva le carte giocabili</translation>
    </message>
    <message>
        <source>Stoc&amp;k and waste:</source>
        <translation>Tallone e &amp;scarti:</translation>
    </message>
    <message>
        <source>Show the &amp;bar with score and code</source>
        <translation>Mostra la &amp;barra con punteggio e codice</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Suoni</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>V&amp;olume:</translation>
    </message>
    <message>
        <source>&amp;Letters on the cards:</source>
        <translation>&amp;Lettere sulle carte:</translation>
    </message>
    <message>
        <source>As the system wants</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Veloce</translation>
    </message>
    <message>
        <source>Reduced: cards fade</source>
        <translation>Ridotta: le carte sfumano</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Disattivata</translation>
    </message>
    <message>
        <source>Except in Pyramide</source>
        <translation>Tranne in Pyramide</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>Any deal in Pyramide, else deals that can be won</source>
        <translation>In Pyramide qualsiasi, altrimenti smazzate vincibili</translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation>Qualsiasi smazzata</translation>
    </message>
    <message>
        <source>Deals that can be won</source>
        <translation>Smazzate vincibili</translation>
    </message>
    <message>
        <source>Easy: a short win is possible</source>
        <translation>Facili: è possibile una vittoria breve</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medie</translation>
    </message>
    <message>
        <source>Hard: every win is long</source>
        <translation>Difficili: ogni vittoria è lunga</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classiche</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quattro colori</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Caratteri grandi</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contrasto elevato</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scure</translation>
    </message>
    <message>
        <source>Woven triangles</source>
        <translation>Triangoli intrecciati</translation>
    </message>
    <message>
        <source>Lotus band</source>
        <translation>Fregio di loto</translation>
    </message>
    <message>
        <source>Starry ceiling</source>
        <translation>Soffitto stellato</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>card back</comment>
        <translation>Tinta unita</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Panno verde</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Sabbia</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Notte</translation>
    </message>
    <message>
        <source>Plain, as the window</source>
        <comment>table</comment>
        <translation>Tinta unita, come la finestra</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiara</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>window</comment>
        <translation>Scura</translation>
    </message>
    <message>
        <source>International: %1</source>
        <translation>Internazionali: %1</translation>
    </message>
    <message>
        <source>Those of the language: %1</source>
        <translation>Quelle della lingua: %1</translation>
    </message>
    <message>
        <source>On the side of the hand</source>
        <translation>Dal lato della mano</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>A sinistra</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>A destra</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Basso</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>volume</comment>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Alto</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sul tavolo</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Sposta il cursore</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Tasti freccia</translation>
    </message>
    <message>
        <source>Choose, pair or draw what it stands on</source>
        <translation>Scegli, abbina o pesca dove si trova</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Invio, Spazio</translation>
    </message>
    <message>
        <source>Let the chosen card go, then the cursor</source>
        <translation>Lascia la carta scelta, poi il cursore</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Jump to the next open card of a rank</source>
        <translation>Salta alla prossima carta disponibile di un valore</translation>
    </message>
    <message>
        <source>Say what the cursor stands on</source>
        <translation>Di’ su che cosa si trova il cursore</translation>
    </message>
    <message>
        <source>Leave the table for the next part of the window</source>
        <translation>Lascia il tavolo per la parte successiva della finestra</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Jump to the next open card with %1, which is itself a command</source>
        <translation>Vai alla prossima carta libera con %1, che è anche un comando</translation>
    </message>
</context>
<context>
    <name>SolverBadge</name>
    <message>
        <source>Deal one that can be won</source>
        <translation>Distribuisci una smazzata vincibile</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>Per tempo</translation>
    </message>
    <message>
        <source>By moves</source>
        <translation>Per mosse</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Grafici</translation>
    </message>
    <message>
        <source>&amp;Copy deal code</source>
        <translation>&amp;Copia il codice</translation>
    </message>
    <message>
        <source>&amp;Play this deal again</source>
        <translation>Ri&amp;gioca questa smazzata</translation>
    </message>
    <message>
        <source>No game is won yet under these rules. Each game that you win is listed here, by its time and by its number of moves.</source>
        <translation>Con queste regole nessuna partita è ancora vinta. Ogni partita vinta compare qui, in ordine di tempo e di numero di mosse.</translation>
    </message>
    <message>
        <source>No game that was won is like this.</source>
        <translation>Nessuna partita vinta corrisponde.</translation>
    </message>
    <message>
        <source>No game is won yet. Each game that you win is listed here, by its time and by its number of moves.</source>
        <translation>Nessuna partita è ancora vinta. Ogni partita vinta compare qui, in ordine di tempo e di numero di mosse.</translation>
    </message>
</context>
<context>
    <name>StatisticsTiles</name>
    <message>
        <source>Games played</source>
        <translation>Partite giocate</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Partite vinte</translation>
    </message>
    <message>
        <source>Won of all finished</source>
        <translation>Vinte su terminate</translation>
    </message>
    <message>
        <source>Wins in a row now</source>
        <translation>Vittorie di seguito ora</translation>
    </message>
    <message>
        <source>Most wins in a row</source>
        <translation>Serie di vittorie più lunga</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Tempo migliore</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation>Minimo di mosse</translation>
    </message>
    <message>
        <source>Mean time of wins</source>
        <translation>Tempo medio di vittoria</translation>
    </message>
    <message>
        <source>Moves per win</source>
        <translation>Mosse per vittoria</translation>
    </message>
    <message>
        <source>Over par per win</source>
        <translation>Scarto medio dal minimo</translation>
    </message>
</context>
<context>
    <name>StockPage</name>
    <message>
        <source>The cards that are left are a &amp;stock</source>
        <translation>Le carte rimaste formano il &amp;tallone</translation>
    </message>
    <message>
        <source>A &amp;draw lays</source>
        <translation>Una &amp;pescata mette</translation>
    </message>
    <message>
        <source>&amp;Number of cards or wastes:</source>
        <translation>&amp;Numero di carte o di pile:</translation>
    </message>
    <message>
        <source>&amp;Passes:</source>
        <translation>&amp;Giri:</translation>
    </message>
    <message>
        <source>Open cards of the waste:</source>
        <translation>Carte disponibili degli scarti:</translation>
    </message>
    <message>
        <source>&amp;Gathered:</source>
        <translation>&amp;Raccolta:</translation>
    </message>
    <message>
        <source>&amp;Unused cards:</source>
        <translation>Carte non &amp;usate:</translation>
    </message>
    <message>
        <source>that many cards on one waste</source>
        <translation>tante carte su una pila di scarti</translation>
    </message>
    <message>
        <source>one card on each of that many wastes</source>
        <translation>una carta su ognuna di altrettante pile</translation>
    </message>
    <message>
        <source>one card on the first waste, others move on</source>
        <translation>una carta sulla prima pila, le altre avanzano</translation>
    </message>
    <message>
        <source>one card on a waste of choice</source>
        <translation>una carta su una pila a scelta</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>senza limite</translation>
    </message>
    <message>
        <source>The &amp;first draw is made before the game</source>
        <translation>La prima pescata precede l’ini&amp;zio</translation>
    </message>
    <message>
        <source>The ne&amp;xt card of the stock lies open</source>
        <translation>La carta successiva del tallone è sc&amp;operta</translation>
    </message>
    <message>
        <source>the top</source>
        <translation>quella in cima</translation>
    </message>
    <message>
        <source>the card under it, with the top</source>
        <translation>quella sotto, con quella in cima</translation>
    </message>
    <message>
        <source>the oldest</source>
        <translation>la più vecchia</translation>
    </message>
    <message>
        <source>in the same order</source>
        <translation>nello stesso ordine</translation>
    </message>
    <message>
        <source>the last waste first</source>
        <translation>prima l’ultima pila</translation>
    </message>
    <message>
        <source>stay in the waste</source>
        <translation>restano negli scarti</translation>
    </message>
    <message>
        <source>are out of the game at the next draw</source>
        <translation>sono fuori gioco alla prossima pescata</translation>
    </message>
</context>
<context>
    <name>StoreProblem</name>
    <message>
        <source>&quot;%1&quot; (%2) does not lie between %3 and tomorrow.</source>
        <translation>«%1» (%2) non è compreso tra il %3 e domani.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no time for %2.</source>
        <translation>«%1» non è una data o un’ora valida per %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no whole number (%2).</source>
        <translation>«%1» non è un numero intero (%2).</translation>
    </message>
    <message>
        <source>%1 holds no game that can be opened: %2</source>
        <translation>%1 non contiene partite che si possano aprire: %2</translation>
    </message>
    <message>
        <source>A game cannot end as &quot;%1&quot; (%2).</source>
        <translation>Una partita non può finire come «%1» (%2).</translation>
    </message>
    <message>
        <source>A game has an end (ended_at) if and only if it is not open.</source>
        <translation>Una partita ha una fine (ended_at) se è terminata, e solo allora.</translation>
    </message>
    <message>
        <source>A number has too many digits.</source>
        <translation>Un numero ha troppe cifre.</translation>
    </message>
    <message>
        <source>From character %1 on, this is not written as JSON.</source>
        <translation>Dal carattere %1 in poi, questo non è JSON.</translation>
    </message>
    <message>
        <source>From here on the table cannot be read.</source>
        <translation>Da qui in poi la tabella non si può leggere.</translation>
    </message>
    <message>
        <source>The deal code cannot be used: %1</source>
        <translation>Il codice della smazzata non si può usare: %1</translation>
    </message>
    <message>
        <source>The deal code must be written as &quot;%1&quot;.</source>
        <translation>Il codice della smazzata va scritto «%1».</translation>
    </message>
    <message>
        <source>The end (ended_at) lies before the beginning (started_at).</source>
        <translation>La fine (ended_at) precede l’inizio (started_at).</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2.</source>
        <translation>Il file %1 non può essere letto: %2.</translation>
    </message>
    <message>
        <source>%1 is a folder, a pipe or a device, and no file.</source>
        <translation>%1 è una cartella, una pipe o un dispositivo, non un file.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2.</source>
        <translation>Il file %1 non può essere scritto: %2.</translation>
    </message>
    <message>
        <source>The file %1 is not text in UTF-8.</source>
        <translation>Il file %1 non è un testo in UTF-8.</translation>
    </message>
    <message>
        <source>The file %1 is too large: %2 MB.</source>
        <translation>Il file %1 è troppo grande: %2 MB.</translation>
    </message>
    <message>
        <source>The file ends too early.</source>
        <translation>Il file finisce troppo presto.</translation>
    </message>
    <message>
        <source>The game cannot be played: %1.</source>
        <translation>La partita non si può giocare: %1.</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; must end in .json or .csv.</source>
        <translation>Il nome «%1» deve terminare con .json o .csv.</translation>
    </message>
    <message>
        <source>The number of actions is too large: %1.</source>
        <translation>Il numero delle azioni è troppo grande: %1.</translation>
    </message>
    <message>
        <source>The numbers of actions (%1) and of times (%2) differ.</source>
        <translation>Il numero delle azioni (%1) non coincide con quello dei tempi (%2).</translation>
    </message>
    <message>
        <source>The numbers of values (%1) and of columns (%2) differ.</source>
        <translation>Il numero dei valori (%1) non coincide con quello delle colonne (%2).</translation>
    </message>
    <message>
        <source>The saved games cannot be read: %1.</source>
        <translation>Le partite salvate non si possono leggere: %1.</translation>
    </message>
    <message>
        <source>The moves of a saved game cannot be read.</source>
        <translation>Le mosse di una partita salvata non si possono leggere.</translation>
    </message>
    <message>
        <source>The text of %1 is too long; its length is %2.</source>
        <translation>Il testo di %1 è troppo lungo; la sua lunghezza è %2.</translation>
    </message>
    <message>
        <source>The times of the actions (at_ms) do not grow.</source>
        <translation>I tempi delle azioni (at_ms) non sono crescenti.</translation>
    </message>
    <message>
        <source>The times of the actions (at_ms) are not a list of whole numbers.</source>
        <translation>I tempi delle azioni (at_ms) non sono un elenco di numeri interi.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is not known.</source>
        <translation>La colonna «%1» non è nota.</translation>
    </message>
    <message>
        <source>The deal is not the daily deal of %1.</source>
        <translation>Questa non è la smazzata del giorno %1.</translation>
    </message>
    <message>
        <source>By its moves, %1 is &quot;%2&quot; and not &quot;%3&quot;.</source>
        <translation>Secondo le mosse, %1 è «%2» e non «%3».</translation>
    </message>
    <message>
        <source>The rule record is not that of the deal code.</source>
        <translation>La descrizione delle regole non è quella del codice della smazzata.</translation>
    </message>
    <message>
        <source>A game begins with its first move; this has none.</source>
        <translation>Una partita comincia con la prima mossa; questa non ne ha.</translation>
    </message>
    <message>
        <source>There is no text for %1.</source>
        <translation>Manca un testo per %1.</translation>
    </message>
    <message>
        <source>There is no whole number for %1 from %2 to %3.</source>
        <translation>Manca per %1 un numero intero da %2 a %3.</translation>
    </message>
    <message>
        <source>Too many brackets stand inside each other.</source>
        <translation>Ci sono troppe parentesi annidate.</translation>
    </message>
    <message>
        <source>This is no game.</source>
        <translation>Questa non è una partita.</translation>
    </message>
    <message>
        <source>This is no file of games that Pyramide has written.</source>
        <translation>Questo non è un file di partite scritto da Pyramide.</translation>
    </message>
    <message>
        <source>This is no table of games that Pyramide has written.</source>
        <translation>Questa non è una tabella di partite scritta da Pyramide.</translation>
    </message>
    <message>
        <source>This file has version %1; this program reads %2.</source>
        <translation>Questo file è della versione %1; questo programma legge la versione %2.</translation>
    </message>
</context>
<context>
    <name>SystemReason</name>
    <message>
        <source>access permission denied</source>
        <translation>accesso negato</translation>
    </message>
    <message>
        <source>attempt to write a readonly database</source>
        <translation>il file è di sola lettura</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>il file è danneggiato</translation>
    </message>
    <message>
        <source>database is locked</source>
        <translation>un altro programma tiene occupato il file</translation>
    </message>
    <message>
        <source>database or disk is full</source>
        <translation>il disco è pieno</translation>
    </message>
    <message>
        <source>disk I/O error</source>
        <translation>errore di lettura o scrittura del disco</translation>
    </message>
    <message>
        <source>file is not a database</source>
        <translation>il file non è un database</translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation>il file non si può aprire</translation>
    </message>
</context>
<context>
    <name>TableAccess</name>
    <message>
        <source>The game is paused.</source>
        <translation>La partita è in pausa.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>La partita continua.</translation>
    </message>
</context>
<context>
    <name>TableHelps</name>
    <message>
        <source>No card of this rank can be played now.</source>
        <translation>Ora non si può giocare nessuna carta di questo valore.</translation>
    </message>
</context>
<context>
    <name>TableMessages</name>
    <message>
        <source>The game is paused. Click or press a key to go on.</source>
        <translation>La partita è in pausa. Fai clic o premi un tasto per continuare.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Replay this deal</source>
        <translation>Rigioca questa smazzata</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analizza</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continua</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%Ln mossa</numerusform>
            <numerusform>%Ln mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Tempo: %1</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>&amp;Packs:</source>
        <translation>Ma&amp;zzi:</translation>
    </message>
    <message>
        <source>&amp;Cards of a pack:</source>
        <translation>Carte &amp;per mazzo:</translation>
    </message>
    <message>
        <source>&amp;Fixed cards:</source>
        <translation>Carte &amp;fisse:</translation>
    </message>
    <message>
        <source>one</source>
        <translation>uno</translation>
    </message>
    <message>
        <source>two</source>
        <translation>due</translation>
    </message>
    <message>
        <source>52, ace to king</source>
        <translation>52, dall’asso al re</translation>
    </message>
    <message>
        <source>48 Spanish, without tens</source>
        <translation>48 spagnole, senza i dieci</translation>
    </message>
    <message>
        <source>40 Italian, without eights, nines and tens</source>
        <translation>40 italiane, senza gli otto, i nove e i dieci</translation>
    </message>
    <message>
        <source>&amp;Add a block</source>
        <translation>&amp;Aggiungi un blocco</translation>
    </message>
    <message>
        <source>Place and card, such as A1 KS</source>
        <translation>Posto e carta, come A1 KS</translation>
    </message>
</context>
<context>
    <name>TableReading</name>
    <message>
        <source>%1, empty</source>
        <translation>%1, nessuna carta</translation>
    </message>
    <message>
        <source>%1, hidden by the pause</source>
        <translation>%1, carta nascosta dalla pausa</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>nessuna carta</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%Ln carta</numerusform>
            <numerusform>%Ln carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Annullata: %1</translation>
    </message>
    <message>
        <source>Made again: %1</source>
        <translation>Ripetuta: %1</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>Nuova partita: %1</translation>
    </message>
    <message>
        <source>The same deal again: %1</source>
        <translation>Di nuovo la stessa smazzata: %1</translation>
    </message>
    <message>
        <source>The game goes on: %1</source>
        <translation>La partita continua: %1</translation>
    </message>
    <message>
        <source>The game before is back: %1</source>
        <translation>È tornata la partita di prima: %1</translation>
    </message>
    <message>
        <source>%1 is chosen</source>
        <translation>Carta scelta: %1</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>carta scelta</translation>
    </message>
    <message>
        <source>open</source>
        <translation>disponibile</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>a card that cannot be played now</comment>
        <translation>non disponibile</translation>
    </message>
    <message>
        <source>covered by %1</source>
        <translation>sotto %1</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>carta coperta</translation>
    </message>
    <message>
        <source>redeals without limit</source>
        <translation>ridistribuzioni senza limite</translation>
    </message>
    <message numerus="yes">
        <source>%n redeal(s) left</source>
        <translation>
            <numerusform>%Ln ridistribuzione rimasta</numerusform>
            <numerusform>%Ln ridistribuzioni rimaste</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableSentences</name>
    <message>
        <source>Covered cards lie face down and turn up once nothing covers them.</source>
        <translation>Le carte bloccate sono coperte e si girano appena nulla le blocca.</translation>
    </message>
    <message>
        <source>Part %1 of the table need not be cleared for a win.</source>
        <translation>Per vincere non occorre svuotare la parte %1 del tavolo.</translation>
    </message>
    <message>
        <source>There is no stock.</source>
        <translation>Non c’è tallone.</translation>
    </message>
    <message>
        <source>The stock is gone through once; it is not turned over again.</source>
        <translation>Il tallone si percorre una sola volta; non c’è ridistribuzione.</translation>
    </message>
    <message>
        <source>An empty stock is made again from the waste, as often as you like.</source>
        <translation>Il tallone vuoto si riforma con gli scarti, quante volte si vuole.</translation>
    </message>
    <message>
        <source>What is not used before the next draw is out of the game.</source>
        <translation>Ciò che non si usa prima della prossima pescata è fuori gioco.</translation>
    </message>
    <message>
        <source>A card in a cell stays open; it must leave the cell before the game is won.</source>
        <translation>Una carta in una cella resta disponibile; deve lasciare la cella prima che la partita sia vinta.</translation>
    </message>
    <message>
        <source>One Spanish pack of 48 cards is used; it has no tens.</source>
        <translation>Si usa un mazzo spagnolo di 48 carte, senza dieci.</translation>
    </message>
    <message>
        <source>Two Spanish packs of 48 cards each are used; they have no tens.</source>
        <translation>Si usano due mazzi spagnoli di 48 carte ciascuno, senza dieci.</translation>
    </message>
    <message>
        <source>One Italian pack of 40 cards is used; it has no eights, nines and tens.</source>
        <translation>Si usa un mazzo italiano di 40 carte, senza otto, nove e dieci.</translation>
    </message>
    <message>
        <source>Two Italian packs of 40 cards each are used; they have no eights, nines and tens.</source>
        <translation>Si usano due mazzi italiani di 40 carte ciascuno, senza otto, nove e dieci.</translation>
    </message>
    <message>
        <source>One pack of 52 cards is used.</source>
        <translation>Si usa un mazzo di 52 carte.</translation>
    </message>
    <message>
        <source>Two packs of 52 cards each are used.</source>
        <translation>Si usano due mazzi di 52 carte ciascuno.</translation>
    </message>
    <message>
        <source>The cards of the reserve are open from the start.</source>
        <translation>Le carte della riserva sono disponibili dall’inizio.</translation>
    </message>
    <message>
        <source>Only the last card of a column is open.</source>
        <translation>È disponibile solo l’ultima carta di una colonna.</translation>
    </message>
    <message>
        <source>A card is covered by the two cards of the next row that lie on it.</source>
        <translation>Una carta è bloccata dalle due carte della fila successiva che le stanno sopra.</translation>
    </message>
    <message>
        <source>A card is covered by the two cards of the next row that lie on it, a card at the end of a row by only one.</source>
        <translation>Una carta è bloccata dalle due carte della fila successiva che le stanno sopra; una carta in fondo a una fila, da una sola.</translation>
    </message>
    <message>
        <source>A card is covered until the whole next row has gone.</source>
        <translation>Una carta è bloccata finché non è andata via tutta la fila successiva.</translation>
    </message>
    <message>
        <source>The %1 always lies in row %2 at place %3.</source>
        <translation>Carta fissa: %1, sempre nella fila %2, al posto %3.</translation>
    </message>
    <message>
        <source>The %1 always lies in column %2 at place %3.</source>
        <translation>Carta fissa: %1, sempre nella colonna %2, al posto %3.</translation>
    </message>
    <message>
        <source>Cards are drawn from the stock onto the waste, one at a time.</source>
        <translation>Le carte si pescano dal tallone sugli scarti, una alla volta.</translation>
    </message>
    <message>
        <source>A draw turns up one card beside the waste; the card that was turned before moves onto the waste.</source>
        <translation>Una pescata gira una carta accanto agli scarti; quella girata prima va sugli scarti.</translation>
    </message>
    <message>
        <source>Nothing is shuffled: the cards come again in the same order.</source>
        <translation>Nulla si mescola: le carte tornano nello stesso ordine.</translation>
    </message>
    <message>
        <source>Nothing is shuffled: the wastes are gathered from the last to the first, the oldest card of each first.</source>
        <translation>Nulla si mescola: le pile di scarti si raccolgono dall’ultima alla prima, di ognuna per prima la carta più vecchia.</translation>
    </message>
</context>
<context>
    <name>WhyAnswers</name>
    <message>
        <source>Touch what you cannot play: one card or two, the stock, Undo or Redo. Escape ends the question.</source>
        <translation>Tocca ciò che non puoi giocare: una carta o due, il tallone, «Annulla» o «Ripeti». Esc chiude la domanda.</translation>
    </message>
    <message>
        <source>This card has left the game; only Undo brings it back.</source>
        <translation>Questa carta ha lasciato il tavolo; solo «Annulla» la riporta.</translation>
    </message>
    <message>
        <source>This card goes alone: touch it.</source>
        <translation>Questa carta si elimina da sola: toccala.</translation>
    </message>
    <message>
        <source>These two cards go together: touch one, then the other.</source>
        <translation>Queste due carte si abbinano: tocca l’una, poi l’altra.</translation>
    </message>
    <message>
        <source>Touch the stock, then the waste that the card is to go to.</source>
        <translation>Tocca il tallone, poi la pila di scarti dove deve andare la carta.</translation>
    </message>
    <message>
        <source>A card can be drawn: touch the stock.</source>
        <translation>Si può pescare una carta: tocca il tallone.</translation>
    </message>
    <message>
        <source>The waste can be turned over: touch the empty stock.</source>
        <translation>Gli scarti si possono rigirare: tocca il tallone vuoto.</translation>
    </message>
    <message>
        <source>The last move can be taken back.</source>
        <translation>L’ultima mossa si può annullare.</translation>
    </message>
    <message>
        <source>These rules let no move be taken back.</source>
        <translation>In questa variante nessuna mossa si può annullare.</translation>
    </message>
    <message numerus="yes">
        <source>These rules let %n move(s) be taken back, and no more.</source>
        <translation>
            <numerusform>In questa variante si può annullare %Ln mossa, non di più.</numerusform>
            <numerusform>In questa variante si possono annullare %Ln mosse, non di più.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>Non c’è nessuna mossa da annullare.</translation>
    </message>
    <message>
        <source>The move that was taken back can be made again.</source>
        <translation>La mossa annullata si può ripetere.</translation>
    </message>
    <message>
        <source>No move has been taken back, so there is none to make again.</source>
        <translation>Nessuna mossa è stata annullata, quindi non ce n’è nessuna da ripetere.</translation>
    </message>
    <message numerus="yes">
        <source>%1 can be played: %n card(s) go with it now.</source>
        <translation>
            <numerusform>Carta giocabile: %1. Ora le si abbina %Ln carta.</numerusform>
            <numerusform>Carta giocabile: %1. Ora le si abbinano %Ln carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card that it goes with is open now: %1.</source>
        <translation>Ora non è disponibile nessuna carta che le si abbini: %1.</translation>
    </message>
    <message>
        <source>%1 and %2 make %3.</source>
        <translation>%1 e %2 fanno %3.</translation>
    </message>
</context>
<context>
    <name>WindowBars</name>
    <message>
        <source>%1 or Escape brings the bars back.</source>
        <translation>%1 o Esc riporta le barre.</translation>
    </message>
</context>
<context>
    <name>WindowHelp</name>
    <message>
        <source>A whole pass without a pair. Hint tells whether this can still be won.</source>
        <translation>Un giro intero senza coppie. «Suggerimento» dice se si può ancora vincere.</translation>
    </message>
</context>
<context>
    <name>WindowMessages</name>
    <message>
        <source>The deal code is copied.</source>
        <translation>Il codice della smazzata è copiato.</translation>
    </message>
    <message>
        <source>Something went wrong. The table was set up anew; details are in %1.</source>
        <translation>Si è verificato un problema. Il tavolo è stato ricomposto; i dettagli sono in %1.</translation>
    </message>
    <message>
        <source>Undo brings the game before back.</source>
        <translation>«Annulla» riporta la partita di prima.</translation>
    </message>
    <message>
        <source>The game before is back.</source>
        <translation>È tornata la partita di prima.</translation>
    </message>
</context>
<context>
    <name>WindowRecords</name>
    <message>
        <source>This game cannot be shown: %1</source>
        <translation>Questa partita non si può mostrare: %1</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>Winnable</source>
        <translation>Vincibile</translation>
    </message>
    <message>
        <source>Can no longer be won</source>
        <translation>Non si può più vincere</translation>
    </message>
    <message>
        <source>This deal cannot be won</source>
        <translation>Questa smazzata non si può vincere</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Non noto</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Calcolo…</translation>
    </message>
    <message>
        <source>Cannot be won</source>
        <translation>Non si vince</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Persa</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could be brought over.</source>
        <translation>
            <numerusform>%Ln partita è stata recuperata.</numerusform>
            <numerusform>%Ln partite sono state recuperate.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>row %1, place %2</source>
        <translation>fila %1, posto %2</translation>
    </message>
    <message>
        <source>pyramid %1, row %2, place %3</source>
        <translation>piramide %1, fila %2, posto %3</translation>
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
        <translation>Da eliminare: %1 e %2.</translation>
    </message>
    <message>
        <source>Remove the %1.</source>
        <translation>Da eliminare: %1.</translation>
    </message>
    <message>
        <source>Put the %1 into a cell.</source>
        <translation>Da mettere in una cella: %1.</translation>
    </message>
    <message>
        <source>Turn the waste back into the stock.</source>
        <translation>Rigira gli scarti per riformare il tallone.</translation>
    </message>
    <message>
        <source>Draw from the stock to waste %1.</source>
        <translation>Pesca dal tallone sulla pila di scarti %1.</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <translation>Pesca dal tallone.</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>Ridistribuzione</translation>
    </message>
    <message>
        <source>Draw: %1</source>
        <translation>Pescata: %1</translation>
    </message>
    <message>
        <source>%1 to a cell</source>
        <translation>%1 in una cella</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>This deal can no longer be won, and no more cards can be removed.</source>
        <translation>Questa smazzata non si può più vincere e non si possono eliminare altre carte.</translation>
    </message>
    <message>
        <source>This deal can no longer be won.</source>
        <translation>Questa smazzata non si può più vincere.</translation>
    </message>
    <message>
        <source>Whether this can be won is not known.</source>
        <translation>Non si sa se questa smazzata si possa vincere.</translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation>Questa smazzata non si può vincere.</translation>
    </message>
    <message>
        <source>This deal can be won.</source>
        <translation>Questa smazzata si può vincere.</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>asso</translation>
    </message>
    <message>
        <source>two</source>
        <translation>due</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinque</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sei</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sette</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>otto</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dieci</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>fante</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>donna</translation>
    </message>
    <message>
        <source>king</source>
        <translation>re</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>fiori</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picche</translation>
    </message>
    <message>
        <source>Pyramide</source>
        <translation>Pyramide</translation>
    </message>
    <message>
        <source>Three Passes</source>
        <translation>Tre giri</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classica</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Facilitata</translation>
    </message>
    <message>
        <source>Par Pyramid</source>
        <translation>Piramide con par</translation>
    </message>
    <message>
        <source>Open Stock</source>
        <translation>Tallone scoperto</translation>
    </message>
    <message>
        <source>King Tut</source>
        <translation>Tutankhamon</translation>
    </message>
    <message>
        <source>Tut&apos;s Tomb</source>
        <translation>Tomba di Tutankhamon</translation>
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
        <translation>Triangolo</translation>
    </message>
    <message>
        <source>Reserve of Seven</source>
        <translation>Riserva di sette</translation>
    </message>
    <message>
        <source>Loose Last Row</source>
        <translation>Ultima fila staccata</translation>
    </message>
    <message>
        <source>Reserve of Six</source>
        <translation>Riserva di sei</translation>
    </message>
    <message>
        <source>One Cell</source>
        <translation>Una cella</translation>
    </message>
    <message>
        <source>Coverer Pairs</source>
        <translation>Coppie sovrapposte</translation>
    </message>
    <message>
        <source>Spanish Deck</source>
        <translation>Mazzo spagnolo</translation>
    </message>
    <message>
        <source>Six Rows</source>
        <translation>Sei file</translation>
    </message>
    <message>
        <source>Thirteen</source>
        <translation>Thirteen</translation>
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
        <translation>Piramide del dodici</translation>
    </message>
    <message>
        <source>Cheops</source>
        <translation>Cheope</translation>
    </message>
    <message>
        <source>Pharaohs</source>
        <translation>Faraoni</translation>
    </message>
    <message>
        <source>Italian Deck</source>
        <translation>Mazzo italiano</translation>
    </message>
    <message>
        <source>Double Pyramid</source>
        <translation>Doppia piramide</translation>
    </message>
    <message>
        <source>Two Pyramids</source>
        <translation>Due piramidi</translation>
    </message>
    <message>
        <source>Up and Down</source>
        <translation>Su e giù</translation>
    </message>
    <message>
        <source>Anubis</source>
        <translation>Anubi</translation>
    </message>
    <message>
        <source>Eleven Triangle</source>
        <translation>Triangolo dell’undici</translation>
    </message>
    <message>
        <source>My rules</source>
        <translation>Le mie regole</translation>
    </message>
    <message>
        <source>waste</source>
        <translation>scarti</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>tallone</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>cella</translation>
    </message>
    <message>
        <source>foundation</source>
        <translation>carte eliminate</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>colonna %1</translation>
    </message>
    <message>
        <source>waste %1</source>
        <translation>pila di scarti %1</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>cella %1</translation>
    </message>
    <message>
        <source>foundation %1</source>
        <translation>carte eliminate %1</translation>
    </message>
    <message>
        <source>%1 and %2 are removed</source>
        <translation>%1 e %2 lasciano il tavolo</translation>
    </message>
    <message>
        <source>%1 is removed</source>
        <translation>%1 lascia il tavolo</translation>
    </message>
    <message>
        <source>%1 is drawn</source>
        <translation>%1 esce dal tallone</translation>
    </message>
    <message>
        <source>The waste is turned back into the stock</source>
        <translation>Gli scarti si rigirano e riformano il tallone</translation>
    </message>
    <message>
        <source>%1 goes to a cell</source>
        <translation>%1 va in una cella</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Posizione</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Codice della smazzata</translation>
    </message>
    <message>
        <source>The settings file was damaged. It was kept as %1, and the default settings are in use.</source>
        <translation>Il file delle impostazioni era danneggiato. È stato conservato come %1 e si usano le impostazioni predefinite.</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their default values again. The old file was kept as %1.</source>
        <translation>Alcune impostazioni non si sono potute leggere e hanno di nuovo i valori predefiniti. Il vecchio file è stato conservato come %1.</translation>
    </message>
    <message>
        <source>The settings were brought up to date. The old file was kept as %1.</source>
        <translation>Le impostazioni sono state aggiornate. Il vecchio file è stato conservato come %1.</translation>
    </message>
    <message>
        <source>The settings file could not be read. It was kept as %1, and the default settings are in use.</source>
        <translation>Il file delle impostazioni non si è potuto leggere. È stato conservato come %1 e si usano le impostazioni predefinite.</translation>
    </message>
    <message>
        <source>The file with your games was damaged. It was kept as %1, and a new one was begun.</source>
        <translation>Il file delle partite era danneggiato. È stato conservato come %1 e ne è stato iniziato uno nuovo.</translation>
    </message>
    <message>
        <source>A file of another program lay in the place of your games. It was kept as %1, and a new one was begun.</source>
        <translation>Al posto delle partite c’era un file di un altro programma. È stato conservato come %1 e ne è stato iniziato uno nuovo.</translation>
    </message>
    <message>
        <source>The file with your games comes from a newer version of the program. It was kept as %1, and a new one was begun.</source>
        <translation>Il file delle partite proviene da una versione più nuova del programma. È stato conservato come %1 e ne è stato iniziato uno nuovo.</translation>
    </message>
    <message>
        <source>The journal beside the file with your games is damaged or does not belong to it. Both were kept as %1, and you go on with the games that the file holds.</source>
        <translation>Il registro accanto al file delle partite è danneggiato o non gli appartiene. Entrambi sono stati conservati come %1, e si continua con le partite contenute nel file.</translation>
    </message>
    <message>
        <source>What lay in the place of your games could not be used. It was kept as %1, and a new one was begun.</source>
        <translation>Quello che c’era al posto delle partite non si è potuto usare. È stato conservato come %1 ed è stato iniziato un file nuovo.</translation>
    </message>
    <message>
        <source>The file with your games was brought up to date. The old one was kept as %1.</source>
        <translation>Il file delle partite è stato aggiornato. Quello vecchio è stato conservato come %1.</translation>
    </message>
    <message>
        <source>The settings file is damaged and cannot be moved away. The default settings are in use, and changes are not kept.</source>
        <translation>Il file delle impostazioni è danneggiato e non si può spostare. Si usano le impostazioni predefinite e le modifiche non si conservano.</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their default values again. Changes are not kept.</source>
        <translation>Alcune impostazioni non si sono potute leggere e hanno di nuovo i valori predefiniti. Le modifiche non si conservano.</translation>
    </message>
    <message>
        <source>The settings come from a newer version of the program. What this version knows of them is in use.</source>
        <translation>Le impostazioni provengono da una versione più nuova del programma. Si usa quello che questa versione ne conosce.</translation>
    </message>
    <message>
        <source>The settings were brought up to date.</source>
        <translation>Le impostazioni sono state aggiornate.</translation>
    </message>
    <message>
        <source>The settings of an older version cannot be copied and are left as they are. Changes are not kept.</source>
        <translation>Le impostazioni di una versione precedente non si possono copiare e restano come sono. Le modifiche non si conservano.</translation>
    </message>
    <message>
        <source>The settings file cannot be read. The default settings are in use, and changes are not kept.</source>
        <translation>Il file delle impostazioni non si può leggere. Si usano le impostazioni predefinite e le modifiche non si conservano.</translation>
    </message>
    <message>
        <source>The settings cannot be written. They hold until the program ends.</source>
        <translation>Le impostazioni non si possono scrivere. Valgono fino alla chiusura del programma.</translation>
    </message>
    <message>
        <source>The file with your games is damaged and cannot be moved away. Games are kept only until the program ends.</source>
        <translation>Il file delle partite è danneggiato e non si può spostare. Le partite si conservano solo fino alla chiusura del programma.</translation>
    </message>
    <message>
        <source>A file of another program lies in the place of your games and cannot be moved away. Games are kept only until the program ends.</source>
        <translation>Al posto delle partite c’è un file di un altro programma che non si può spostare. Le partite si conservano solo fino alla chiusura del programma.</translation>
    </message>
    <message>
        <source>The file with your games comes from a newer version of the program and cannot be moved away. Games are kept only until the program ends.</source>
        <translation>Il file delle partite proviene da una versione più nuova del programma e non si può spostare. Le partite si conservano solo fino alla chiusura del programma.</translation>
    </message>
    <message>
        <source>Another program holds the file with your games. Games are kept only until the program ends.</source>
        <translation>Un altro programma tiene occupato il file delle partite. Le partite si conservano solo fino alla chiusura del programma.</translation>
    </message>
    <message>
        <source>The file with your games cannot be used. Games are kept only until the program ends.</source>
        <translation>Il file delle partite non si può usare. Le partite si conservano solo fino alla chiusura del programma.</translation>
    </message>
    <message>
        <source>The file with your games was brought up to date.</source>
        <translation>Il file delle partite è stato aggiornato.</translation>
    </message>
    <message>
        <source>The file with your games could not be brought up to date and is left as it is. Games are kept only until the program ends.</source>
        <translation>Il file delle partite non si è potuto aggiornare e resta com’è. Le partite si conservano solo fino alla chiusura del programma.</translation>
    </message>
    <message>
        <source>The game cannot be saved now. Saving is tried again with each move.</source>
        <translation>Ora la partita non si può salvare. Il salvataggio si ritenta a ogni mossa.</translation>
    </message>
    <message>
        <source>The game is saved again; nothing was lost.</source>
        <translation>La partita è di nuovo salvata; nulla è andato perso.</translation>
    </message>
    <message>
        <source>The game is already open in another window. Games in this one are not kept.</source>
        <translation>Il gioco è già aperto in un’altra finestra. Le partite di questa non si conservano.</translation>
    </message>
    <message>
        <source>The game in progress cannot be gone on with. It is kept, and a new one was dealt.</source>
        <translation>La partita in corso non si può continuare. È stata conservata e ne è stata distribuita una nuova.</translation>
    </message>
    <message>
        <source>The file with the texts in %1 is damaged, so English is shown; installing Pyramide again mends that.</source>
        <translation>Il file con i testi della lingua «%1» è danneggiato, perciò si mostra l’inglese; reinstallare Pyramide risolve il problema.</translation>
    </message>
    <message>
        <source>The games cannot be read now.</source>
        <translation>Ora le partite non si possono leggere.</translation>
    </message>
    <message>
        <source>The game is won</source>
        <translation>La partita è vinta</translation>
    </message>
    <message>
        <source>There is no card</source>
        <translation>Qui non c’è nessuna carta</translation>
    </message>
    <message>
        <source>This card is blocked by another</source>
        <translation>Questa carta è bloccata da un’altra</translation>
    </message>
    <message>
        <source>The next card of the stock cannot be played</source>
        <translation>La prossima carta del tallone non si può giocare</translation>
    </message>
    <message>
        <source>This card of the waste cannot be played</source>
        <translation>Questa carta degli scarti non si può giocare</translation>
    </message>
    <message>
        <source>This card goes only with the card on top of it</source>
        <translation>Questa carta si abbina solo a quella che le sta sopra</translation>
    </message>
    <message>
        <source>A card does not go with itself</source>
        <translation>Una carta non si abbina a sé stessa</translation>
    </message>
    <message>
        <source>The sum must be %1</source>
        <translation>La somma deve essere %1</translation>
    </message>
    <message>
        <source>These two cards do not go together</source>
        <translation>Queste due carte non si abbinano</translation>
    </message>
    <message>
        <source>Cards from these two places must not go together</source>
        <translation>Le carte di questi due posti non si possono abbinare</translation>
    </message>
    <message>
        <source>This card does not go alone</source>
        <translation>Questa carta non si elimina da sola</translation>
    </message>
    <message>
        <source>These rules have no stock</source>
        <translation>Questa variante non ha tallone</translation>
    </message>
    <message>
        <source>The stock is empty</source>
        <translation>Il tallone è vuoto</translation>
    </message>
    <message>
        <source>The stock still has cards</source>
        <translation>Nel tallone ci sono ancora carte</translation>
    </message>
    <message>
        <source>No pass through the stock is left</source>
        <translation>Non restano altri giri del tallone</translation>
    </message>
    <message>
        <source>There are no more cards to draw</source>
        <translation>Non ci sono più carte da pescare</translation>
    </message>
    <message>
        <source>There is no such cell</source>
        <translation>Questa cella non esiste</translation>
    </message>
    <message>
        <source>The cell is taken</source>
        <translation>La cella è occupata</translation>
    </message>
    <message>
        <source>This card may not go to a cell</source>
        <translation>Questa carta non può andare in una cella</translation>
    </message>
    <message>
        <source>Choose a waste for this card</source>
        <translation>Scegli una pila di scarti per questa carta</translation>
    </message>
    <message>
        <source>This card cannot be played now</source>
        <translation>Questa carta ora non si può giocare</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>La partita è in pausa</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>No more possible moves</source>
        <translation>Nessun’altra mossa possibile</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>La partita continua</translation>
    </message>
    <message>
        <source>Only the stock goes round now; nothing more can be removed</source>
        <translation>Ora gira soltanto il tallone; non si può più eliminare nulla</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Carte rimaste</translation>
    </message>
    <message>
        <source>Par score</source>
        <translation>Punteggio del par</translation>
    </message>
</context>
</TS>
