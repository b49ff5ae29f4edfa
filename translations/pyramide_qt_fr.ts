<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Pyramide</source>
        <translation>À propos de Pyramide</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Licences…</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Pyramid solitaire and its family, played by the documented rules.</source>
        <translation>La réussite Pyramide et toute sa famille, selon des règles documentées.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Logiciel libre sous licence publique générale GNU (GPL), version 3 ou ultérieure. Il est fourni sans aucune garantie.</translation>
    </message>
    <message>
        <source>It uses no network: your games stay on this computer.</source>
        <translation>Il n’utilise pas le réseau&#xa0;: vos parties restent sur cet ordinateur.</translation>
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
        <translation>Repr&amp;endre</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>Be&amp;gin a new match</source>
        <translation>Commencer un &amp;match</translation>
    </message>
    <message>
        <source>M&amp;y rules…</source>
        <translation>Mes &amp;règles…</translation>
    </message>
    <message>
        <source>Sa&amp;me number under other rules…</source>
        <translation>Même numéro, &amp;autre variante…</translation>
    </message>
    <message>
        <source>Deal one that can be &amp;won</source>
        <translation>&amp;Distribuer une donne gagnable</translation>
    </message>
    <message>
        <source>Deal a game under these rules that can be won</source>
        <translation>Distribuer, avec ces règles, une partie gagnable</translation>
    </message>
    <message>
        <source>&amp;Replay this deal</source>
        <translation>Re&amp;jouer cette donne</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Ne&amp;xt deal</source>
        <translation>Donne sui&amp;vante</translation>
    </message>
    <message>
        <source>Pre&amp;vious deal</source>
        <translation>D&amp;onne précédente</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>S&amp;tatistiques</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Historique</translation>
    </message>
    <message>
        <source>Save this game as a &amp;file…</source>
        <translation>Enre&amp;gistrer cette partie dans un fichier…</translation>
    </message>
    <message>
        <source>&amp;Daily deal</source>
        <translation>&amp;Donne du jour</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>&amp;Draw or redeal</source>
        <translation>&amp;Tirer ou retourner la défausse</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Indice</translation>
    </message>
    <message>
        <source>Show &amp;moves</source>
        <translation>&amp;Montrer les coups</translation>
    </message>
    <message>
        <source>Show the solu&amp;tion</source>
        <translation>Montrer la &amp;solution</translation>
    </message>
    <message>
        <source>Re&amp;view this game</source>
        <translation>Ana&amp;lyser cette partie</translation>
    </message>
    <message>
        <source>&amp;Enter a deal…</source>
        <translation>Sai&amp;sir une donne…</translation>
    </message>
    <message>
        <source>Say whether the game can be &amp;won</source>
        <translation>Dire si la partie peut être &amp;gagnée</translation>
    </message>
    <message>
        <source>&amp;Copy deal code</source>
        <translation>&amp;Copier le code de donne</translation>
    </message>
    <message>
        <source>&amp;Paste deal code…</source>
        <translation>C&amp;oller un code de donne…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Pa&amp;ramètres…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Nothing but cards</source>
        <translation>Rien que les &amp;cartes</translation>
    </message>
    <message>
        <source>Show the &amp;bars</source>
        <translation>&amp;Afficher les barres</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Règles de ce jeu</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <translation>Comment &amp;jouer</translation>
    </message>
    <message>
        <source>&amp;Why can&apos;t I…?</source>
        <translation>P&amp;ourquoi pas&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Guide through a first game</source>
        <translation>&amp;Guide pour une première partie</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Raccourcis c&amp;lavier</translation>
    </message>
    <message>
        <source>&amp;About Pyramide</source>
        <translation>À &amp;propos de Pyramide</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>À propos de &amp;Qt</translation>
    </message>
    <message>
        <source>Deal a new game at random</source>
        <translation>Distribuer une nouvelle partie au hasard</translation>
    </message>
    <message>
        <source>New game by r&amp;ules or code…</source>
        <translation>Nouvelle partie par &amp;règles ou code…</translation>
    </message>
    <message>
        <source>Choose rules and a deal by its code</source>
        <translation>Choisir une variante et une donne par son code</translation>
    </message>
    <message>
        <source>Let the next game be the first of a match of six</source>
        <translation>Faire de la prochaine partie la première d’un match en six parties</translation>
    </message>
    <message>
        <source>Put together rules of your own</source>
        <translation>Composer ses propres règles</translation>
    </message>
    <message>
        <source>Deal the number on the table under other rules</source>
        <translation>Distribuer la donne de même numéro dans une autre variante</translation>
    </message>
    <message>
        <source>Play this deal again from its start</source>
        <translation>Rejouer cette donne depuis le début</translation>
    </message>
    <message>
        <source>&amp;Take back the new game</source>
        <translation>Revenir à la part&amp;ie précédente</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Annuler le dernier coup</translation>
    </message>
    <message>
        <source>Make the move again that was taken back</source>
        <translation>Rétablir le coup annulé</translation>
    </message>
    <message>
        <source>Show the next move of a shortest win</source>
        <translation>Montrer le prochain coup d’une victoire parmi les plus courtes</translation>
    </message>
    <message>
        <source>Cover the table and stop the clock</source>
        <translation>Cacher la table et arrêter le chronomètre</translation>
    </message>
    <message>
        <source>Show how your games went</source>
        <translation>Montrer le bilan de vos parties</translation>
    </message>
    <message>
        <source>Change how the game looks and helps</source>
        <translation>Modifier l’aspect du jeu et ses aides</translation>
    </message>
    <message>
        <source>Copy the code of this deal</source>
        <translation>Copier le code de cette donne</translation>
    </message>
</context>
<context>
    <name>AnalysisCommands</name>
    <message>
        <source>No deal that hard or easy is ready yet; this one can be won.</source>
        <translation>Aucune donne de cette difficulté n’est encore prête&#x202f;; celle-ci peut être gagnée.</translation>
    </message>
    <message>
        <source>No deal that can be won was found in time; this one came by chance.</source>
        <translation>Aucune donne gagnable n’a été trouvée à temps&#x202f;; celle-ci est due au hasard.</translation>
    </message>
    <message>
        <source>Looking for the best move…</source>
        <translation>Recherche du meilleur coup…</translation>
    </message>
    <message>
        <source>No card can be removed now; the stock may help.</source>
        <translation>Aucune carte ne peut être retirée pour l’instant&#x202f;; le talon aidera peut-être.</translation>
    </message>
    <message>
        <source>No card can be removed any more.</source>
        <translation>Plus aucune carte ne peut être retirée.</translation>
    </message>
</context>
<context>
    <name>AnalysisDialogs</name>
    <message>
        <source>A shortest win</source>
        <translation>L’une des victoires les plus courtes</translation>
    </message>
    <message>
        <source>A win</source>
        <translation>Une victoire</translation>
    </message>
    <message>
        <source>What removes the most cards</source>
        <translation>Ce qui retire le plus de cartes</translation>
    </message>
    <message>
        <source>No solution is known.</source>
        <translation>Aucune solution n’est connue.</translation>
    </message>
</context>
<context>
    <name>AnalysisWording</name>
    <message numerus="yes">
        <source>The win is %n move(s) away.</source>
        <translation>
            <numerusform>La victoire est à %Ln coup.</numerusform>
            <numerusform>La victoire est à %Ln coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The win is at most %n move(s) away.</source>
        <translation>
            <numerusform>La victoire est à %Ln coup au plus.</numerusform>
            <numerusform>La victoire est à %Ln coups au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deal can no longer be won: at most %n card(s) can be removed.</source>
        <translation>
            <numerusform>Cette donne ne peut plus être gagnée&#xa0;: %Ln carte au plus peut être retirée.</numerusform>
            <numerusform>Cette donne ne peut plus être gagnée&#xa0;: %Ln cartes au plus peuvent être retirées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s), the fewest possible</source>
        <translation>
            <numerusform>%Ln coup, le minimum possible</numerusform>
            <numerusform>%Ln coups, le minimum possible</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n move(s)</source>
        <translation>
            <numerusform>%Ln coup joué</numerusform>
            <numerusform>%Ln coups joués</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the fewest are %n</source>
        <translation>
            <numerusform>le minimum est de %Ln</numerusform>
            <numerusform>le minimum est de %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1&#x202f;; %2</translation>
    </message>
    <message>
        <source>Before move %1 it could still be won.</source>
        <translation>Avant le coup %1, la partie pouvait encore être gagnée.</translation>
    </message>
    <message numerus="yes">
        <source>This deal cannot be won: at most %n card(s) can be removed.</source>
        <translation>
            <numerusform>Cette donne ne peut pas être gagnée&#xa0;: %Ln carte au plus peut être retirée.</numerusform>
            <numerusform>Cette donne ne peut pas être gagnée&#xa0;: %Ln cartes au plus peuvent être retirées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deal can be won; the fewest moves are %n.</source>
        <translation>
            <numerusform>Cette donne peut être gagnée, en %Ln coup au minimum.</numerusform>
            <numerusform>Cette donne peut être gagnée, en %Ln coups au minimum.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n card(s)</source>
        <translation>
            <numerusform>%Ln carte au plus</numerusform>
            <numerusform>%Ln cartes au plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) more than needed</source>
        <translation>
            <numerusform>%Ln coup de plus que nécessaire</numerusform>
            <numerusform>%Ln coups de plus que nécessaire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) can be removed now.</source>
        <translation>
            <numerusform>%Ln carte peut être retirée maintenant.</numerusform>
            <numerusform>%Ln cartes peuvent être retirées maintenant.</numerusform>
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
        <translation>Pyramide inversée</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Kind of block</source>
        <translation>Genre de bloc</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>Rangées&#xa0;:</translation>
    </message>
    <message>
        <source>Rows of the pyramid</source>
        <translation>Rangées de la pyramide</translation>
    </message>
    <message>
        <source>Number of columns</source>
        <translation>Nombre de colonnes</translation>
    </message>
    <message>
        <source>Cards in a column</source>
        <translation>Cartes par colonne</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>Covered cards lie face down</source>
        <translation>Les cartes recouvertes sont face cachée</translation>
    </message>
    <message>
        <source>whole row</source>
        <translation>rangée entière</translation>
    </message>
    <message>
        <source>A card is covered until the whole next row has gone</source>
        <translation>Une carte reste recouverte jusqu’au départ de toute la rangée suivante</translation>
    </message>
    <message>
        <source>to clear</source>
        <translation>à vider</translation>
    </message>
    <message>
        <source>This block must be cleared for a win</source>
        <translation>Il faut vider ce bloc pour gagner</translation>
    </message>
    <message>
        <source>Take this block away</source>
        <translation>Supprimer ce bloc</translation>
    </message>
</context>
<context>
    <name>CardLetters</name>
    <message>
        <source>%1, 2 to 10, %2, %3, %4</source>
        <translation>%1, 2 à 10, %2, %3, %4</translation>
    </message>
</context>
<context>
    <name>ChartPage</name>
    <message>
        <source>Which chart</source>
        <translation>Choix du graphique</translation>
    </message>
    <message>
        <source>As a &amp;table</source>
        <translation>En &amp;tableau</translation>
    </message>
</context>
<context>
    <name>ChartTexts</name>
    <message>
        <source>Results over time</source>
        <translation>Résultats au fil du temps</translation>
    </message>
    <message>
        <source>Times of the won games</source>
        <translation>Temps des parties gagnées</translation>
    </message>
    <message>
        <source>Moves of the won games</source>
        <translation>Coups des parties gagnées</translation>
    </message>
    <message>
        <source>Games won, by rules</source>
        <translation>Parties gagnées par variante</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>Non gagnées</translation>
    </message>
    <message>
        <source>No game has come to its end yet.</source>
        <translation>Aucune partie n’est encore terminée.</translation>
    </message>
    <message>
        <source>%1: %2 won, %3 not won</source>
        <translation>%1&#xa0;: gagnées %2, non gagnées %3</translation>
    </message>
    <message numerus="yes">
        <source>%n won game(s)</source>
        <translation>
            <numerusform>%Ln partie gagnée</numerusform>
            <numerusform>%Ln parties gagnées</numerusform>
        </translation>
    </message>
    <message>
        <source>Won games</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>No game is won yet.</source>
        <translation>Aucune partie n’est encore gagnée.</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 et plus</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Intervalle à 95&#x202f;%</translation>
    </message>
    <message>
        <source>%1: %2 of %3 won, %4; the true share is most likely %5</source>
        <translation>%1&#xa0;: gagnées %2 sur %3, soit %4&#x202f;; le taux réel va très probablement %5</translation>
    </message>
</context>
<context>
    <name>CodeProblem</name>
    <message>
        <source>The deal number may only have letters from A to Z; letter %1 is &quot;%2&quot;.</source>
        <translation>Le numéro de donne ne peut contenir que des lettres de A à Z&#x202f;; la lettre %1 est «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The deal number must have %1 letters; the length of this one is %2.</source>
        <translation>Le numéro de donne doit avoir %1 lettres&#x202f;; celui-ci en a %2.</translation>
    </message>
    <message>
        <source>The text has %1 characters, far too many for a deal code.</source>
        <translation>Le texte a %1 caractères, bien trop pour un code de donne.</translation>
    </message>
    <message>
        <source>There is no deal code here; one looks like PY1-N-AAAAAAS.</source>
        <translation>Il n’y a pas de code de donne ici&#x202f;; un tel code ressemble à PY1-N-AAAAAAS.</translation>
    </message>
    <message>
        <source>A deal code cannot have &quot;%1&quot;, its character %2.</source>
        <translation>Un code de donne ne peut pas contenir «&#xa0;%1&#xa0;» (caractère %2).</translation>
    </message>
    <message>
        <source>A deal code has three parts, as in PY1-N-AAAAAAS; this one has %1.</source>
        <translation>Un code de donne a trois parties, comme dans PY1-N-AAAAAAS&#x202f;; nombre de parties ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>There are %1 deal codes here; only one can be dealt.</source>
        <translation>Il y a ici %1 codes de donne&#x202f;; une seule peut être distribuée.</translation>
    </message>
    <message>
        <source>The format %1 is not known; this program reads %2.</source>
        <translation>Le format %1 n’est pas connu&#x202f;; ce programme lit %2.</translation>
    </message>
    <message>
        <source>A deal code starts with &quot;%1-&quot;; this text starts with &quot;%2&quot;.</source>
        <translation>Un code de donne commence par «&#xa0;%1-&#xa0;»&#x202f;; ce texte commence par «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>The rules in this code cannot be used: %1</source>
        <translation>Les règles de ce code ne peuvent pas être utilisées&#xa0;: %1</translation>
    </message>
    <message>
        <source>There are no rules with the token &quot;%1&quot;; did you mean %2?</source>
        <translation>Aucune variante n’a le sigle «&#xa0;%1&#xa0;»&#x202f;; vouliez-vous dire %2&#x202f;?</translation>
    </message>
    <message>
        <source>There are no rules with the token &quot;%1&quot;.</source>
        <translation>Aucune variante n’a le sigle «&#xa0;%1&#xa0;».</translation>
    </message>
</context>
<context>
    <name>DailyCalendar</name>
    <message>
        <source>Previous month</source>
        <translation>Mois précédent</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mois suivant</translation>
    </message>
</context>
<context>
    <name>DailyDialog</name>
    <message>
        <source>Daily deal</source>
        <translation>Donne du jour</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Jours</translation>
    </message>
    <message>
        <source>&amp;Copy the result</source>
        <translation>&amp;Copier le résultat</translation>
    </message>
    <message>
        <source>&amp;Stop looking</source>
        <translation>&amp;Arrêter la recherche</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>Looking for a deal that can be won…</source>
        <translation>Recherche d’une donne qui peut être gagnée…</translation>
    </message>
    <message>
        <source>No deal could be found for that day.</source>
        <translation>Aucune donne n’a été trouvée pour ce jour.</translation>
    </message>
    <message>
        <source>The result is copied.</source>
        <translation>Le résultat est copié.</translation>
    </message>
</context>
<context>
    <name>DailyTexts</name>
    <message>
        <source>By the calendar of this computer today is %1.</source>
        <translation>D’après le calendrier de cet ordinateur, nous sommes le %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%Ln jour de suite</numerusform>
            <numerusform>%Ln jours de suite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n</source>
        <translation>
            <numerusform>record&#xa0;: %Ln</numerusform>
            <numerusform>record&#xa0;: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock was set back; your days in a row are kept.</source>
        <translation>L’horloge a été reculée&#x202f;; votre série de jours est conservée.</translation>
    </message>
    <message>
        <source>The time zone was changed and a day left out; it is not held against you.</source>
        <translation>Le fuseau horaire a changé et un jour a été sauté&#x202f;; cela ne vous est pas compté.</translation>
    </message>
    <message>
        <source>%1: not played yet.</source>
        <translation>%1&#xa0;: pas encore jouée.</translation>
    </message>
    <message>
        <source>%1: begun.</source>
        <translation>%1&#xa0;: commencée.</translation>
    </message>
    <message>
        <source>%1: done.</source>
        <translation>%1&#xa0;: réussie.</translation>
    </message>
    <message>
        <source>%1: done in the fewest moves possible.</source>
        <translation>%1 : réussie avec le moins de coups possible.</translation>
    </message>
    <message>
        <source>%1: done on a later day.</source>
        <translation>%1&#xa0;: réussie un autre jour.</translation>
    </message>
    <message>
        <source>Won with %1 moves in %2.</source>
        <translation>Gagnée en %1 coups, temps&#xa0;: %2.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>réussie</translation>
    </message>
    <message>
        <source>won in the fewest moves</source>
        <translation>réussie avec le moins de coups</translation>
    </message>
    <message>
        <source>won on a later day</source>
        <translation>réussie un autre jour</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>commencée</translation>
    </message>
    <message>
        <source>Under these rules a daily deal may not be winnable.</source>
        <translation>Dans cette variante, il se peut qu’une donne du jour ne puisse pas être gagnée.</translation>
    </message>
    <message>
        <source>Pyramide, daily deal of %1</source>
        <translation>Pyramide, donne du jour du %1</translation>
    </message>
    <message>
        <source>%1: won with %2 moves in %3</source>
        <translation>%1&#xa0;: gagnée en %2 coups, temps&#xa0;: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation>
            <numerusform>%Ln coup annulé</numerusform>
            <numerusform>%Ln coups annulés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%Ln indice</numerusform>
            <numerusform>%Ln indices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DemoDialog</name>
    <message>
        <source>&amp;Play on from here</source>
        <translation>&amp;Continuer à partir d’ici</translation>
    </message>
    <message>
        <source>The moves shown count as hints.</source>
        <translation>Les coups montrés comptent comme des indices.</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Revenir à la partie</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Coup %1 sur %2</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Voici le coup suivant. %1</translation>
    </message>
    <message>
        <source>Watching counts neither as a win nor as help.</source>
        <translation>Regarder ne compte ni comme victoire ni comme aide.</translation>
    </message>
</context>
<context>
    <name>EndSummary</name>
    <message>
        <source>Your first win under these rules</source>
        <translation>Votre première victoire avec ces règles</translation>
    </message>
    <message>
        <source>Your best time under these rules</source>
        <translation>Votre meilleur temps avec ces règles</translation>
    </message>
    <message>
        <source>Your fewest moves under these rules</source>
        <translation>Votre plus petit nombre de coups avec ces règles</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row</source>
        <translation>
            <numerusform>%Ln victoire d’affilée</numerusform>
            <numerusform>%Ln victoires d’affilée</numerusform>
        </translation>
    </message>
    <message>
        <source>Hints: %1, moves taken back: %2</source>
        <translation>Indices&#xa0;: %1, coups annulés&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>EnterDealDialog</name>
    <message>
        <source>Enter a deal</source>
        <translation>Saisir une donne</translation>
    </message>
    <message>
        <source>Type or click the cards in deal order: the tableau row by row from the top, each row from the left, then the stock in the order in which it is drawn.</source>
        <translation>Tapez ou cliquez les cartes dans l’ordre de la donne&#xa0;: le tableau rangée par rangée à partir du haut, chaque rangée à partir de la gauche, puis le talon dans l’ordre où il est tiré.</translation>
    </message>
    <message>
        <source>A game of typed cards is kept neither in the history nor in the statistics.</source>
        <translation>Une partie avec des cartes saisies n’est gardée ni dans l’historique ni dans les statistiques.</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Variante&#xa0;:</translation>
    </message>
    <message>
        <source>For example: 8C KD 10H …</source>
        <translation>Par exemple&#xa0;: 8C KD 10H …</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>The table so far</source>
        <translation>La table jusqu’ici</translation>
    </message>
    <message>
        <source>Take &amp;back a card</source>
        <translation>&amp;Enlever la dernière carte</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Résoudre</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Ana&amp;lyser</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) are there.</source>
        <translation>
            <numerusform>La carte y est (%Ln).</numerusform>
            <numerusform>Les %Ln cartes y sont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are missing.</source>
        <translation>
            <numerusform>Il manque %Ln carte.</numerusform>
            <numerusform>Il manque %Ln cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>stock, card %1</source>
        <translation>talon, carte %1</translation>
    </message>
    <message>
        <source>%1 The next one lies here: %2.</source>
        <translation>%1 La suivante va ici&#xa0;: %2.</translation>
    </message>
    <message>
        <source>It is the %1.</source>
        <translation>C’est la carte suivante&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The text is far too long for a deal.</source>
        <translation>Le texte est bien trop long pour une donne.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, at place %2, is not a card.</source>
        <translation>«&#xa0;%1&#xa0;», à la place %2, n’est pas une carte.</translation>
    </message>
    <message>
        <source>The card %1, at place %2, is not in this pack.</source>
        <translation>La carte %1, à la place %2, n’existe pas dans ce jeu de cartes.</translation>
    </message>
    <message>
        <source>The card %1, at place %2, is there already.</source>
        <translation>La carte %1, à la place %2, est déjà là.</translation>
    </message>
    <message>
        <source>The card %1 cannot lie at place %2 here.</source>
        <translation>La carte %1 ne peut pas se trouver ici à la place %2.</translation>
    </message>
    <message>
        <source>The card %1, at place %2, is one too many.</source>
        <translation>La carte %1, à la place %2, est de trop.</translation>
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
        <translation>Tableau (*.csv)</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Exporter des parties</translation>
    </message>
    <message>
        <source>Games (*.json *.csv)</source>
        <translation>Parties (*.json *.csv)</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importer des parties</translation>
    </message>
    <message>
        <source>Exporting games…</source>
        <translation>Exportation des parties…</translation>
    </message>
    <message>
        <source>Reading games…</source>
        <translation>Lecture des parties…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read and were left out.</source>
        <translation>
            <numerusform>%Ln partie n’a pas pu être lue et a été laissée de côté.</numerusform>
            <numerusform>%Ln parties n’ont pas pu être lues et ont été laissées de côté.</numerusform>
        </translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were exported to %1.</source>
        <translation>
            <numerusform>%Ln partie a été exportée vers %1.</numerusform>
            <numerusform>%Ln parties ont été exportées vers %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The games could not be saved; none came in.</source>
        <translation>Les parties n’ont pas pu être enregistrées&#x202f;; aucune n’a été importée.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) came in.</source>
        <translation>
            <numerusform>%Ln partie a été importée.</numerusform>
            <numerusform>%Ln parties ont été importées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) had gone on since.</source>
        <translation>
            <numerusform>%Ln partie avait été continuée depuis.</numerusform>
            <numerusform>%Ln parties avaient été continuées depuis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%Ln partie était déjà là.</numerusform>
            <numerusform>%Ln parties étaient déjà là.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in %1 cannot be read.</source>
        <translation>
            <numerusform>%Ln partie de %1 est illisible.</numerusform>
            <numerusform>%Ln parties de %1 sont illisibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1. %2</translation>
    </message>
    <message>
        <source>Import none</source>
        <translation>Ne rien importer</translation>
    </message>
    <message numerus="yes">
        <source>Import the other %n game(s)</source>
        <translation>
            <numerusform>Importer l’autre partie (%Ln)</numerusform>
            <numerusform>Importer les %Ln autres parties</numerusform>
        </translation>
    </message>
    <message>
        <source>No game came in.</source>
        <translation>Aucune partie n’a été importée.</translation>
    </message>
</context>
<context>
    <name>FailureDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Un problème est survenu</translation>
    </message>
    <message>
        <source>Pyramide has met an error. Your game is kept and the table was set up anew. This report helps to mend it; it is kept in %1.</source>
        <translation>Pyramide a rencontré une erreur. Votre partie est conservée et la table a été remise en place. Ce rapport aide à corriger l’erreur&#x202f;; il est conservé dans %1.</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>&amp;Copier le rapport</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>When you do not know how to go on, “%1” shows a move.</source>
        <translation>Quand vous ne savez plus comment continuer, « %1 » montre un coup.</translation>
    </message>
    <message>
        <source>That is all you need to play. “%1” tells the rest. Have a good game.</source>
        <translation>C’est tout ce qu’il faut pour jouer. Le reste se trouve dans «&#xa0;%1&#xa0;». Bonne partie.</translation>
    </message>
    <message>
        <source>A king goes alone: touch it, and it is removed.</source>
        <translation>Un roi se retire seul : touchez-le et il est retiré.</translation>
    </message>
    <message>
        <source>These go alone: %1. Touch one, and it is removed.</source>
        <translation>Se retirent seules&#xa0;: %1. Touchez-en une&#xa0;: elle est retirée.</translation>
    </message>
    <message>
        <source>Touch the stock to draw a card onto the waste.</source>
        <translation>Touchez le talon pour tirer une carte sur la défausse.</translation>
    </message>
    <message>
        <source>When the stock is empty, touch its place: the waste becomes the stock again.</source>
        <translation>Quand le talon est vide, touchez sa place&#xa0;: la défausse redevient le talon.</translation>
    </message>
    <message>
        <source>Take your last move back with “%1”.</source>
        <translation>Annulez votre dernier coup avec «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Touch two open cards that make %1, of any suit: they are removed.</source>
        <translation>Touchez deux cartes disponibles qui font %1, quelles que soient leurs couleurs&#xa0;: elles sont retirées.</translation>
    </message>
    <message>
        <source>Touch two open cards of equal or neighbouring ranks: they are removed.</source>
        <translation>Touchez deux cartes disponibles de valeurs égales ou voisines&#xa0;: elles sont retirées.</translation>
    </message>
    <message>
        <source>Touch two open cards that go together: they are removed.</source>
        <translation>Touchez deux cartes disponibles qui vont ensemble&#xa0;: elles sont retirées.</translation>
    </message>
</context>
<context>
    <name>GameFilterBar</name>
    <message>
        <source>All rules</source>
        <translation>Toutes les variantes</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Tous les résultats</translation>
    </message>
    <message>
        <source>Part of a deal code</source>
        <translation>Fragment de code de donne</translation>
    </message>
    <message>
        <source>Games of which rules</source>
        <translation>Variante des parties</translation>
    </message>
    <message>
        <source>Games of which result</source>
        <translation>Résultat des parties</translation>
    </message>
    <message>
        <source>Games of which time</source>
        <translation>Date des parties</translation>
    </message>
    <message>
        <source>Search by deal code</source>
        <translation>Rechercher par code de donne</translation>
    </message>
</context>
<context>
    <name>GameProblem</name>
    <message>
        <source>The text has %1 characters, too many for a game.</source>
        <translation>Le texte a %1 caractères, trop pour une partie.</translation>
    </message>
    <message>
        <source>The text has %1 words, too many for a game: it has at most %2 actions.</source>
        <translation>Le texte a %1 mots, trop pour une partie&#xa0;: elle a au plus %2 actions.</translation>
    </message>
    <message>
        <source>There is no game here; one starts with its deal code.</source>
        <translation>Il n’y a pas de partie ici&#x202f;; une partie commence par son code de donne.</translation>
    </message>
    <message>
        <source>a card can only go to a cell, or from the stock to a waste</source>
        <translation>une carte ne peut aller que dans une cellule, ou du talon à une défausse</translation>
    </message>
    <message>
        <source>a pair has two places</source>
        <translation>une paire a deux places</translation>
    </message>
    <message>
        <source>the card under the top goes only with that top: W+WU</source>
        <translation>la carte sous celle du dessus ne va qu’avec celle du dessus&#xa0;: W+WU</translation>
    </message>
    <message>
        <source>there is no place &quot;%1&quot; under these rules</source>
        <translation>il n’y a pas de place «&#xa0;%1&#xa0;» dans ces règles</translation>
    </message>
</context>
<context>
    <name>GameSaver</name>
    <message>
        <source>Games of Pyramide (*%1)</source>
        <translation>Parties de Pyramide (*%1)</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>There is a file %1 already. Shall this game replace it?</source>
        <translation>Un fichier %1 existe déjà. Cette partie doit-elle le remplacer&#x202f;?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>The game is saved as %1.</source>
        <translation>La partie est enregistrée sous %1.</translation>
    </message>
</context>
<context>
    <name>GoalPage</name>
    <message>
        <source>&amp;Won when:</source>
        <translation>&amp;Victoire quand&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Cells:</source>
        <translation>&amp;Cellules&#xa0;:</translation>
    </message>
    <message>
        <source>Cells are filled from:</source>
        <translation>On y place des cartes depuis&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Score:</source>
        <translation>Scor&amp;e&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Removed cards:</source>
        <translation>Cartes re&amp;tirées&#xa0;:</translation>
    </message>
    <message>
        <source>Moves to take &amp;back:</source>
        <translation>Coups &amp;annulables&#xa0;:</translation>
    </message>
    <message>
        <source>all cards have gone</source>
        <translation>toutes les cartes sont retirées</translation>
    </message>
    <message>
        <source>the tableau is cleared</source>
        <translation>le tableau est vidé</translation>
    </message>
    <message>
        <source>After a win the &amp;play may go on</source>
        <translation>Après la victoire, le jeu &amp;peut continuer</translation>
    </message>
    <message>
        <source>ten points a card</source>
        <translation>dix points par carte</translation>
    </message>
    <message>
        <source>cards left on the table</source>
        <translation>cartes restant sur la table</translation>
    </message>
    <message>
        <source>par, by passes and cards left</source>
        <translation>par, selon les passages et les cartes restantes</translation>
    </message>
    <message>
        <source>points for removals and rows</source>
        <translation>points pour les retraits et les rangées</translation>
    </message>
    <message>
        <source>on one pile</source>
        <translation>sur une seule pile</translation>
    </message>
    <message>
        <source>on four piles by suit</source>
        <translation>sur quatre piles, par couleur</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>sans limite</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Guide through a first game</source>
        <translation>Guide pour une première partie</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>&amp;End</source>
        <translation>&amp;Terminer</translation>
    </message>
    <message>
        <source>End the guide; the Help menu begins it anew</source>
        <translation>Terminer le guide ; le menu Aide le recommence</translation>
    </message>
    <message>
        <source>Go on to the next step without doing this one</source>
        <translation>Aller à l’étape suivante sans faire celle-ci</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Rechercher dans l’aide</translation>
    </message>
    <message>
        <source>Pages with these words</source>
        <translation>Pages contenant ces mots</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Aucune page ne contient ces mots.</translation>
    </message>
    <message>
        <source>&amp;Play these rules</source>
        <translation>&amp;Jouer cette variante</translation>
    </message>
    <message>
        <source>&amp;Change these rules…</source>
        <translation>&amp;Modifier ces règles…</translation>
    </message>
</context>
<context>
    <name>HelpPages</name>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>Mouse and touch</source>
        <translation>Souris et toucher</translation>
    </message>
    <message>
        <source>Touch two open cards that go together, one after the other, or drag one onto the other. A card that goes alone needs one touch.</source>
        <translation>Touchez l’une après l’autre deux cartes disponibles qui vont ensemble, ou faites glisser l’une sur l’autre. Pour une carte qui se retire seule, un seul toucher suffit.</translation>
    </message>
    <message>
        <source>Touch the stock to draw. When it is empty, touch its place to turn the waste over, if another pass is left.</source>
        <translation>Touchez le talon pour tirer. Quand il est vide, touchez sa place pour retourner la défausse, s’il reste un passage.</translation>
    </message>
    <message>
        <source>Hold the finger or the mouse still on a card to read what it is and what covers it.</source>
        <translation>Maintenez le doigt ou la souris immobile sur une carte pour lire quelle est cette carte et ce qui la recouvre.</translation>
    </message>
    <message>
        <source>Click a card or the stock with the right button to be told why it cannot be played.</source>
        <translation>Cliquez avec le bouton droit sur une carte ou sur le talon pour savoir pourquoi cela ne peut pas être joué.</translation>
    </message>
    <message>
        <source>A right click or a long press on the bare table opens a short menu, also in full screen.</source>
        <translation>Un clic droit ou un appui long sur la table libre ouvre un menu court, aussi en plein écran.</translation>
    </message>
    <message>
        <source>Type a rank to jump to the next open card of that rank: %1.</source>
        <translation>Tapez une valeur pour aller à la prochaine carte disponible de cette valeur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Press I to be told what the cursor stands on. Press %1, then Enter, to be told why it cannot be played.</source>
        <translation>Appuyez sur I pour entendre ce qui se trouve sous le curseur. Appuyez sur %1, puis sur Entrée, pour savoir pourquoi cela ne peut pas être joué.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>The arrow keys move a cursor over the table. Enter or Space touches what it stands on; Escape lets the chosen card go.</source>
        <translation>Les touches fléchées déplacent un curseur sur la table. Entrée ou Espace touche ce qui se trouve sous le curseur&#x202f;; Échap relâche la carte choisie.</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Lecteur d’écran</translation>
    </message>
    <message>
        <source>The table is a list of its cards and piles. Each is read with its place and whether it is open, and can be pressed like a button.</source>
        <translation>La table est une liste de ses cartes et de ses piles. Chacune est lue avec sa place et dite disponible ou non&#x202f;; elle peut être activée comme un bouton.</translation>
    </message>
    <message>
        <source>Moves, refusals and the end of a game are spoken, a sentence each.</source>
        <translation>Les coups, les refus et la fin d’une partie sont énoncés, en une phrase chacun.</translation>
    </message>
    <message>
        <source>“%1” takes back the last move, “%2” shows the next move of a shortest win, and “%3” deals the same cards again.</source>
        <translation>«&#xa0;%1&#xa0;» annule le dernier coup, «&#xa0;%2&#xa0;» montre le prochain coup d’une victoire parmi les plus courtes, et «&#xa0;%3&#xa0;» distribue de nouveau les mêmes cartes.</translation>
    </message>
    <message>
        <source>“%1” in the Help menu tells why something cannot be done.</source>
        <translation>«&#xa0;%1&#xa0;», dans le menu Aide, dit pourquoi quelque chose n’est pas possible.</translation>
    </message>
    <message>
        <source>When you get stuck</source>
        <translation>En cas de blocage</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>Re&amp;voir</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;Rejouer</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Plus</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>No game is like this.</source>
        <translation>Aucune partie ne correspond.</translation>
    </message>
    <message>
        <source>No game is played yet. Each game stands here from its first move on.</source>
        <translation>Aucune partie n’est encore jouée. Chaque partie figure ici dès son premier coup.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Bringing games back…</source>
        <translation>Rétablissement des parties…</translation>
    </message>
    <message>
        <source>Deleting games…</source>
        <translation>Suppression des parties…</translation>
    </message>
    <message>
        <source>The game on the table cannot be deleted.</source>
        <translation>La partie en cours sur la table ne peut pas être supprimée.</translation>
    </message>
</context>
<context>
    <name>HistoryMenu</name>
    <message>
        <source>Copy deal &amp;code</source>
        <translation>Copier le &amp;code de donne</translation>
    </message>
    <message>
        <source>Copy the whole &amp;game</source>
        <translation>Copier la partie &amp;entière</translation>
    </message>
    <message>
        <source>&amp;Save the game as a file…</source>
        <translation>Enre&amp;gistrer la partie dans un fichier…</translation>
    </message>
    <message>
        <source>&amp;Paste a game to watch…</source>
        <translation>C&amp;oller une partie à revoir…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Delete &amp;all that are listed</source>
        <translation>Supprimer &amp;tout ce qui est affiché</translation>
    </message>
    <message>
        <source>&amp;Export what is listed…</source>
        <translation>E&amp;xporter ce qui est affiché…</translation>
    </message>
    <message>
        <source>&amp;Import games…</source>
        <translation>&amp;Importer des parties…</translation>
    </message>
    <message>
        <source>&amp;Bring back what was deleted</source>
        <translation>&amp;Rétablir ce qui a été supprimé</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Bring back %n deleted game(s)</source>
        <translation>
            <numerusform>&amp;Rétablir %Ln partie supprimée</numerusform>
            <numerusform>&amp;Rétablir %Ln parties supprimées</numerusform>
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
        <translation>Coups</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Copy the code of this deal</source>
        <translation>Copier le code de cette donne</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Qt: third-party parts</source>
        <translation>Qt&#xa0;: composants tiers</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>&amp;What comes with the program, and its licence:</source>
        <translation>&amp;Ce qui accompagne le programme, et sa licence&#xa0;:</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Texte de la licence</translation>
    </message>
    <message>
        <source>Qt comes as separate files in the folder of the program and may be replaced by another build of the same version.</source>
        <translation>Qt est fourni en fichiers séparés dans le dossier du programme et peut être remplacé par une autre compilation de la même version.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Typed cards</source>
        <translation>Cartes saisies</translation>
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
        <translation>&amp;Autres donnes</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Coup</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barre d’outils</translation>
    </message>
</context>
<context>
    <name>MistakeSentences</name>
    <message>
        <source>Looking at the suit: suits and colours do not matter, only ranks count.</source>
        <translation>Regarder la couleur des cartes&#xa0;: trèfle ou cœur, noir ou rouge, peu importe&#x202f;; seule la valeur compte.</translation>
    </message>
    <message>
        <source>Drawing too early: what lies on the waste then is out of the game for good.</source>
        <translation>Tirer trop tôt&#xa0;: ce qui se trouve alors sur la défausse sort définitivement du jeu.</translation>
    </message>
    <message>
        <source>Drawing too early: a draw covers what lies on the waste and counts as a move. Look for pairs on the table first.</source>
        <translation>Tirer trop tôt&#xa0;: un tirage recouvre ce qui se trouve sur la défausse et compte comme un coup. Cherchez d’abord des paires sur la table.</translation>
    </message>
    <message>
        <source>Pairing a drawn card with the waste card that it covers: only the top of the waste is in play.</source>
        <translation>Associer une carte tirée à la carte de la défausse qu’elle recouvre&#xa0;: seule celle du dessus de la défausse est en jeu.</translation>
    </message>
    <message>
        <source>Waiting for a card to go alone: here every card needs a partner.</source>
        <translation>Attendre qu’une carte se retire seule&#xa0;: ici, toute carte a besoin d’une partenaire.</translation>
    </message>
    <message>
        <source>Looking for a partner where none is needed: one touch removes these: %1.</source>
        <translation>Chercher une partenaire là où il n’en faut pas&#xa0;: un seul toucher retire celles-ci&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Overlooking what lies on a card: it can be seen and yet be blocked, unless it goes together with the only card that still covers it.</source>
        <translation>Ne pas voir ce qui repose sur une carte&#xa0;: on peut la voir et pourtant elle est bloquée, à moins d’aller avec la seule carte qui la recouvre encore.</translation>
    </message>
    <message>
        <source>Overlooking what lies on a card: it can be seen and yet be blocked. It can be played only when nothing covers it any more.</source>
        <translation>Ne pas voir ce qui repose sur une carte&#xa0;: on peut la voir et pourtant elle est bloquée. Elle ne peut être jouée que lorsque plus rien ne la recouvre.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Deal &amp;code:</source>
        <translation>&amp;Code de donne&#xa0;:</translation>
    </message>
    <message>
        <source>Leave empty for a random deal</source>
        <translation>Laisser vide pour une donne au hasard</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Distribuer</translation>
    </message>
    <message>
        <source>&amp;Favourite</source>
        <translation>&amp;Favorite</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Règles…</translation>
    </message>
    <message>
        <source>&amp;My rules…</source>
        <translation>&amp;Mes règles…</translation>
    </message>
    <message>
        <source>Put together rules of your own, starting from these</source>
        <translation>Composer ses propres règles à partir de celles-ci</translation>
    </message>
    <message>
        <source>&amp;Same number (%1)</source>
        <translation>Même &amp;numéro (%1)</translation>
    </message>
    <message>
        <source>Deal the number on the table under the marked rules</source>
        <translation>Distribuer la donne de même numéro dans la variante marquée</translation>
    </message>
    <message>
        <source>A random deal of %1.</source>
        <translation>Donne au hasard, variante&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A deal of %1: %2</source>
        <translation>Donne, variante %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>OwnRulesDialog</name>
    <message>
        <source>My rules</source>
        <translation>Mes règles</translation>
    </message>
    <message>
        <source>Kept ru&amp;les:</source>
        <translation>Règles enre&amp;gistrées&#xa0;:</translation>
    </message>
    <message>
        <source>Na&amp;me:</source>
        <translation>No&amp;m&#xa0;:</translation>
    </message>
    <message>
        <source>Name of these rules</source>
        <translation>Nom de ces règles</translation>
    </message>
    <message>
        <source>New rules</source>
        <translation>Nouvelles règles</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Stock and waste</source>
        <translation>Talon et défausse</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Goal and score</source>
        <translation>But et score</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>E&amp;nregistrer</translation>
    </message>
    <message>
        <source>Keep these rules under their name</source>
        <translation>Enregistrer ces règles sous leur nom</translation>
    </message>
    <message>
        <source>D&amp;eal</source>
        <translation>&amp;Distribuer</translation>
    </message>
    <message>
        <source>C&amp;opy code</source>
        <translation>C&amp;opier le code</translation>
    </message>
    <message>
        <source>Copy a deal code that carries these rules to anybody</source>
        <translation>Copier un code de donne qui transmet ces règles à n’importe qui</translation>
    </message>
    <message>
        <source>Dele&amp;te</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>Image de la table</translation>
    </message>
    <message>
        <source>These rules can be played.</source>
        <translation>Ces règles sont jouables.</translation>
    </message>
    <message>
        <source>No more rules can be kept; delete some first.</source>
        <translation>Il n’est plus possible d’enregistrer d’autres règles&#x202f;; supprimez-en d’abord.</translation>
    </message>
    <message>
        <source>The rules are kept.</source>
        <translation>Les règles sont enregistrées.</translation>
    </message>
    <message>
        <source>The deal code is copied.</source>
        <translation>Le code de donne est copié.</translation>
    </message>
</context>
<context>
    <name>PairsPage</name>
    <message>
        <source>Total of a pa&amp;ir:</source>
        <translation>&amp;Total d’une paire&#xa0;:</translation>
    </message>
    <message>
        <source>E&amp;xtra pairs:</source>
        <translation>&amp;Paires en plus&#xa0;:</translation>
    </message>
    <message>
        <source>Go alone:</source>
        <translation>Se retirent seules&#xa0;:</translation>
    </message>
    <message>
        <source>Must not go together:</source>
        <translation>Ne vont pas ensemble&#xa0;:</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Equal and &amp;neighbouring ranks go together</source>
        <translation>Les valeurs égales et &amp;voisines vont ensemble</translation>
    </message>
    <message>
        <source>Two ranks each, such as Q-K, J-J</source>
        <translation>Deux valeurs chacune, comme Q-K, J-J</translation>
    </message>
    <message>
        <source>A card may go with the only card that covers it</source>
        <translation>Une carte peut aller avec la seule carte qui la recouvre</translation>
    </message>
</context>
<context>
    <name>ParStatus</name>
    <message>
        <source>The match of six games has ended: %1</source>
        <translation>Le match en six parties est terminé&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of the match of six: %1</source>
        <translation>
            <numerusform>%Ln partie du match en six parties&#xa0;: %1</numerusform>
            <numerusform>%Ln parties du match en six parties&#xa0;: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PasteGameDialog</name>
    <message>
        <source>Watch a game</source>
        <translation>Revoir une partie</translation>
    </message>
    <message>
        <source>&amp;Game, as its deal code and its moves:</source>
        <translation>&amp;Partie, avec son code de donne et ses coups&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>Re&amp;voir</translation>
    </message>
    <message>
        <source>This game cannot be shown: %1</source>
        <translation>Cette partie ne peut pas être montrée&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%Ln coup</numerusform>
            <numerusform>%Ln coups</numerusform>
        </translation>
    </message>
    <message>
        <source>A game of %1: %2, %3</source>
        <translation>Partie de la variante %1&#xa0;: %2, %3</translation>
    </message>
</context>
<context>
    <name>PlaySentences</name>
    <message>
        <source>A king goes alone.</source>
        <translation>Le roi se retire seul.</translation>
    </message>
    <message>
        <source>These go alone, without a partner: %1.</source>
        <translation>Se retirent seules, sans partenaire&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No card goes alone.</source>
        <translation>Aucune carte ne se retire seule.</translation>
    </message>
    <message>
        <source>A card of the tableau is open when no card lies on it.</source>
        <translation>Une carte du tableau est disponible quand aucune carte ne la recouvre.</translation>
    </message>
    <message>
        <source>Cards from these two places must not go together: %1.</source>
        <translation>Des cartes prises à ces deux endroits ne vont pas ensemble&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The game is won when every card has gone.</source>
        <translation>La partie est gagnée quand toutes les cartes sont retirées.</translation>
    </message>
    <message>
        <source>The game is won when the tableau is cleared; cards left in the stock and the waste do not matter.</source>
        <translation>La partie est gagnée quand le tableau est vidé&#x202f;; les cartes restant dans le talon et la défausse ne comptent pas.</translation>
    </message>
    <message>
        <source>After that the play may go on for a better score.</source>
        <translation>Ensuite, le jeu peut continuer pour un meilleur score.</translation>
    </message>
    <message>
        <source>When only the stock goes round and nothing can be removed any more, that is said; you may go on all the same.</source>
        <translation>Quand le talon ne fait plus que tourner et que rien ne peut plus être retiré, le programme le signale&#x202f;; vous pouvez continuer malgré tout.</translation>
    </message>
    <message>
        <source>The game goes on as long as a card can be drawn.</source>
        <translation>La partie continue tant qu’une carte peut être tirée.</translation>
    </message>
    <message>
        <source>Removed cards lie on four piles by suit and cannot be played from there.</source>
        <translation>Les cartes retirées forment quatre piles, une par couleur, et ne peuvent plus être jouées.</translation>
    </message>
    <message>
        <source>Every move can be taken back, to the start of the game.</source>
        <translation>Tous les coups peuvent être annulés, jusqu’au début de la partie.</translation>
    </message>
    <message>
        <source>No move can be taken back.</source>
        <translation>Aucun coup ne peut être annulé.</translation>
    </message>
    <message>
        <source>Removals, draws and redeals count as moves; taking back lowers no count.</source>
        <translation>Les retraits, les tirages et les retournements comptent comme des coups&#x202f;; une annulation ne fait baisser aucun compte.</translation>
    </message>
    <message>
        <source>Two open cards go together if their values make %1.</source>
        <translation>Deux cartes disponibles vont ensemble si leurs valeurs font %1.</translation>
    </message>
    <message>
        <source>The pairs: %1.</source>
        <translation>Les paires&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Two open cards go together if their ranks are equal or neighbours; ace and king are no neighbours.</source>
        <translation>Deux cartes disponibles vont ensemble si leurs valeurs sont égales ou voisines&#x202f;; l’as et le roi ne sont pas voisins.</translation>
    </message>
    <message>
        <source>The stock lies face up, and its next card may be played like any other.</source>
        <translation>Le talon est face visible, et sa prochaine carte peut être jouée comme toute autre.</translation>
    </message>
    <message>
        <source>The top of the waste may also go together with the card right under it.</source>
        <translation>La carte du dessus de la défausse peut aussi aller avec celle juste en dessous.</translation>
    </message>
    <message>
        <source>The oldest card of the waste is open too; when it has gone, the one that is oldest then takes its place.</source>
        <translation>La carte la plus ancienne de la défausse est aussi disponible&#x202f;; quand elle est partie, celle qui devient la plus ancienne prend sa place.</translation>
    </message>
    <message>
        <source>No card of the waste can be played.</source>
        <translation>Aucune carte de la défausse ne peut être jouée.</translation>
    </message>
    <message>
        <source>The top card of the waste is open; playing it opens the one below.</source>
        <translation>La carte du dessus de la défausse est disponible&#x202f;; la jouer libère celle d’en dessous.</translation>
    </message>
    <message>
        <source>The card just turned and the top of the waste are both open, and may go together.</source>
        <translation>La carte que l’on vient de retourner et celle du dessus de la défausse sont toutes deux disponibles et peuvent aller ensemble.</translation>
    </message>
    <message>
        <source>The top card of each waste is open, and they may go together.</source>
        <translation>La carte du dessus de chaque défausse est disponible, et ces cartes peuvent aller ensemble.</translation>
    </message>
    <message>
        <source>A covered card may go together with the only card that still covers it, if that one is open.</source>
        <translation>Une carte recouverte peut aller avec la seule carte qui la recouvre encore, si celle-ci est disponible.</translation>
    </message>
    <message>
        <source>A card never goes together with a card that covers it.</source>
        <translation>Une carte ne va jamais avec une carte qui la recouvre.</translation>
    </message>
    <message>
        <source>Each removal brings 5 points, and each cleared row a bonus: 25, 50, 75, 100, 150, 250 and 500, counted from the last row.</source>
        <translation>Chaque retrait rapporte 5 points, et chaque rangée vidée une prime&#xa0;: 25, 50, 75, 100, 150, 250 et 500, à compter de la dernière rangée.</translation>
    </message>
    <message>
        <source>Clearing the tableau in the first pass brings 50 points, in the second 35, in the third 20; every card that is left then costs one point. A match is six games, and par is a total of 0.</source>
        <translation>Vider le tableau au premier passage rapporte 50 points, au deuxième 35, au troisième 20&#x202f;; chaque carte restante coûte ensuite un point. Un match compte six parties, et le par est un total de 0.</translation>
    </message>
    <message>
        <source>The score counts the cards left on the table: 0 is perfect.</source>
        <translation>Le score compte les cartes restant sur la table&#xa0;: 0 est parfait.</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Chercher dans&#xa0;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Type de fichiers&#xa0;:</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>RecordProblem</name>
    <message>
        <source>A fixed card is written as its place and its card, such as A1 KS.</source>
        <translation>Une carte fixe s’écrit avec sa place et sa carte, comme A1 KS.</translation>
    </message>
    <message>
        <source>An extra pair is written as two ranks, such as Q-K.</source>
        <translation>Une paire en plus s’écrit avec deux valeurs, comme Q-K.</translation>
    </message>
    <message>
        <source>A pyramid must have from 1 to %1 rows.</source>
        <translation>Une pyramide doit avoir de 1 à %1 rangées.</translation>
    </message>
    <message>
        <source>A pyramid has rows, not a count and a depth.</source>
        <translation>Une pyramide a des rangées, et non un nombre et une hauteur.</translation>
    </message>
    <message>
        <source>There must be one pack or two.</source>
        <translation>Il doit y avoir un ou deux jeux de cartes.</translation>
    </message>
    <message>
        <source>The highest value must be 13, 12 or 10.</source>
        <translation>La plus haute valeur doit être 13, 12 ou 10.</translation>
    </message>
    <message>
        <source>The number of moves that can be taken back must be from 0 to %1.</source>
        <translation>Le nombre de coups annulables doit aller de 0 à %1.</translation>
    </message>
    <message>
        <source>There must be from 1 to %1 blocks on the table.</source>
        <translation>Il doit y avoir de 1 à %1 blocs sur la table.</translation>
    </message>
    <message>
        <source>The table has %1 places, but there are only %2 cards.</source>
        <translation>La table a %1 places, mais il n’y a que %2 cartes.</translation>
    </message>
    <message>
        <source>Columns need a count and a depth from 1 to %1.</source>
        <translation>Les colonnes ont un nombre et une hauteur de 1 à %1.</translation>
    </message>
    <message>
        <source>Columns have a count and a depth, not rows.</source>
        <translation>Les colonnes ont un nombre et une hauteur, et non des rangées.</translation>
    </message>
    <message>
        <source>The number of passes must be from 1 to %1, or without limit.</source>
        <translation>Le nombre de passages doit aller de 1 à %1, ou être sans limite.</translation>
    </message>
    <message>
        <source>A card of the waste is named as open twice.</source>
        <translation>Une carte de la défausse est indiquée deux fois comme disponible.</translation>
    </message>
    <message>
        <source>The card under the top and the oldest card can be open only where one waste is.</source>
        <translation>La carte sous celle du dessus et la plus ancienne ne peuvent être disponibles que s’il y a une seule défausse.</translation>
    </message>
    <message>
        <source>The card under the top goes only with the top, so the top must be open too.</source>
        <translation>La carte sous celle du dessus ne va qu’avec celle du dessus, qui doit donc être disponible aussi.</translation>
    </message>
    <message>
        <source>The total must be from 2 to %1, twice the highest value.</source>
        <translation>Le total doit aller de 2 à %1, soit deux fois la plus haute valeur.</translation>
    </message>
    <message>
        <source>Neighbouring ranks go together only where there is no total.</source>
        <translation>Les valeurs voisines ne vont ensemble que lorsqu’il n’y a pas de total.</translation>
    </message>
    <message>
        <source>There can be at most %1 extra pairs.</source>
        <translation>Il peut y avoir au plus %1 paires en plus.</translation>
    </message>
    <message>
        <source>The pack has no %1.</source>
        <translation>Le jeu de cartes ne contient pas la valeur %1.</translation>
    </message>
    <message>
        <source>A rank is named twice among those that go alone.</source>
        <translation>Une valeur est indiquée deux fois parmi celles qui se retirent seules.</translation>
    </message>
    <message>
        <source>An extra pair is named twice.</source>
        <translation>Une paire en plus est indiquée deux fois.</translation>
    </message>
    <message>
        <source>A forbidden pair of places is named twice.</source>
        <translation>Une paire interdite d’endroits est indiquée deux fois.</translation>
    </message>
    <message>
        <source>There can be from 0 to %1 cells.</source>
        <translation>Il peut y avoir de 0 à %1 cellules.</translation>
    </message>
    <message>
        <source>A cell can be filled from the tableau, the waste and the stock, each named once.</source>
        <translation>Une cellule peut être remplie depuis le tableau, la défausse et le talon, chacun indiqué une seule fois.</translation>
    </message>
    <message>
        <source>At most %1 cards can have a fixed place.</source>
        <translation>Au plus %1 cartes peuvent avoir une place fixe.</translation>
    </message>
    <message>
        <source>Two cards have the same fixed place.</source>
        <translation>Deux cartes ont la même place fixe.</translation>
    </message>
    <message>
        <source>Neither stock nor waste is ever open, so all cards can never go.</source>
        <translation>Ni le talon ni la défausse ne sont jamais disponibles&#x202f;; toutes les cartes ne peuvent donc pas être retirées.</translation>
    </message>
    <message>
        <source>Without a stock all %1 cards must lie on the table, which has %2 places.</source>
        <translation>Sans talon, les %1 cartes doivent toutes être sur la table, qui a %2 places.</translation>
    </message>
    <message>
        <source>The number of cards in a draw must be from 1 to %1.</source>
        <translation>Le nombre de cartes par tirage doit aller de 1 à %1.</translation>
    </message>
    <message>
        <source>The number of wastes must be from 1 to %1.</source>
        <translation>Le nombre de défausses doit aller de 1 à %1.</translation>
    </message>
    <message>
        <source>A cell that can be filled from nowhere is of no use.</source>
        <translation>Une cellule que rien ne peut remplir ne sert à rien.</translation>
    </message>
    <message>
        <source>There is no place &quot;%1&quot; on this table.</source>
        <translation>Il n’y a pas de place «&#xa0;%1&#xa0;» sur cette table.</translation>
    </message>
    <message>
        <source>The card %1 is fixed more often than the pack has it.</source>
        <translation>La carte %1 est fixée plus de fois que le jeu ne la contient.</translation>
    </message>
    <message>
        <source>No block counts for the goal, so the game would be won at the start.</source>
        <translation>Aucun bloc ne compte pour le but&#x202f;; la partie serait donc gagnée dès le début.</translation>
    </message>
    <message>
        <source>No card goes with %1, so all cards can never go.</source>
        <translation>Aucune carte ne va avec la valeur %1&#x202f;; toutes les cartes ne peuvent donc pas être retirées.</translation>
    </message>
    <message>
        <source>These rules do not fit into a deal code.</source>
        <translation>Ces règles ne tiennent pas dans un code de donne.</translation>
    </message>
    <message>
        <source>the text has %1 letters; it may have %2.</source>
        <translation>le texte a %1 lettres&#x202f;; il peut en avoir %2.</translation>
    </message>
    <message>
        <source>they are written in a newer form than this program reads.</source>
        <translation>elles sont écrites sous une forme plus récente que celle que lit ce programme.</translation>
    </message>
    <message>
        <source>they do not stand in the one order that a code has them in.</source>
        <translation>elles ne suivent pas le seul ordre dans lequel un code les écrit.</translation>
    </message>
    <message>
        <source>a choice in the text is not known.</source>
        <translation>un choix dans le texte n’est pas connu.</translation>
    </message>
    <message>
        <source>a fixed card in the text is not known.</source>
        <translation>une carte fixe dans le texte n’est pas connue.</translation>
    </message>
    <message>
        <source>A number in the rules is too large for a deal code.</source>
        <translation>Un nombre dans les règles est trop grand pour un code de donne.</translation>
    </message>
    <message>
        <source>the check sum is wrong, so a letter was lost or changed.</source>
        <translation>la somme de contrôle est fausse&#xa0;: une lettre a donc été perdue ou changée.</translation>
    </message>
    <message>
        <source>the text ends too early.</source>
        <translation>le texte s’arrête trop tôt.</translation>
    </message>
    <message>
        <source>the text goes on too long.</source>
        <translation>le texte est trop long.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; at place %2 cannot stand there.</source>
        <translation>«&#xa0;%1&#xa0;» à la place %2 ne peut pas s’y trouver.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>in progress</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>sans issue</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandonnée</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Code de donne</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>À tout moment</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>Ces 7 derniers jours</translation>
    </message>
    <message>
        <source>In the last 30 days</source>
        <translation>Ces 30 derniers jours</translation>
    </message>
    <message>
        <source>In the last 365 days</source>
        <translation>Ces 365 derniers jours</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Une étape en arrière</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Une étape en avant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Step of the game</source>
        <translation>Étape de la partie</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Stand still</source>
        <translation>Arrêter le défilement</translation>
    </message>
    <message>
        <source>Play by itself</source>
        <translation>Faire défiler</translation>
    </message>
</context>
<context>
    <name>ReplayDialog</name>
    <message>
        <source>Replay: %1, %2</source>
        <translation>Relecture&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>&amp;Play this deal</source>
        <translation>&amp;Jouer cette donne</translation>
    </message>
    <message>
        <source>&amp;Copy the game</source>
        <translation>&amp;Copier la partie</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Ana&amp;lyser</translation>
    </message>
    <message>
        <source>Step %1 of %2, score %3</source>
        <translation>Étape %1 sur %2, score %3</translation>
    </message>
    <message>
        <source>Step %1 of %2, score %3, at %4</source>
        <translation>Étape %1 sur %2, score %3, temps %4</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Annulé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Made again: %1</source>
        <translation>Rétabli&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>The better line</source>
        <translation>La meilleure suite</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>Analyse&#xa0;: %1</translation>
    </message>
    <message>
        <source>The &amp;losing move</source>
        <translation>Le coup &amp;perdant</translation>
    </message>
    <message>
        <source>&amp;Better line</source>
        <translation>&amp;Meilleure suite</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>&amp;Continuer à partir d’ici</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>This was the best move.</source>
        <translation>C’était le meilleur coup.</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Voici le meilleur coup. %1</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Il y avait mieux. %1</translation>
    </message>
    <message>
        <source>As good: %1</source>
        <translation>Un autre coup valait autant. %1</translation>
    </message>
    <message>
        <source>No move is made yet.</source>
        <translation>Aucun coup n’est encore joué.</translation>
    </message>
    <message>
        <source>Move %1 lost the win.</source>
        <translation>Le coup %1 a laissé échapper la victoire.</translation>
    </message>
    <message>
        <source>Looking through the moves…</source>
        <translation>Examen des coups…</translation>
    </message>
    <message>
        <source>No move lost the win.</source>
        <translation>Aucun coup n’a laissé échapper la victoire.</translation>
    </message>
    <message>
        <source>No move is known to have lost the win.</source>
        <translation>On ne connaît aucun coup qui ait laissé échapper la victoire.</translation>
    </message>
</context>
<context>
    <name>ReviewTable</name>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Can it be won?</source>
        <translation>Gagnable&#x202f;?</translation>
    </message>
    <message>
        <source>Fewest moves left</source>
        <translation>Coups restants</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnée</translation>
    </message>
    <message>
        <source>This move lost the win</source>
        <translation>Victoire manquée ici</translation>
    </message>
</context>
<context>
    <name>RulesGallery</name>
    <message>
        <source>Of the deals, with all cards known. What is in brackets holds 95 times in a hundred.</source>
        <translation>Des donnes, toutes cartes connues. L’intervalle entre parenthèses vaut 95 fois sur cent.</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorite</translation>
    </message>
    <message>
        <source>How many can be won is not known.</source>
        <translation>On ne sait pas combien sont gagnables.</translation>
    </message>
    <message>
        <source>%1% can be won (%2–%3)</source>
        <translation>%1&#x202f;% sont gagnables (%2–%3)</translation>
    </message>
    <message numerus="yes">
        <source>some %n move(s)</source>
        <translation>
            <numerusform>environ %Ln coup</numerusform>
            <numerusform>environ %Ln coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), won %1</source>
        <translation>
            <numerusform>%Ln partie, gagnées&#xa0;: %1</numerusform>
            <numerusform>%Ln parties, gagnées&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won %1 % of %n game(s)</source>
        <translation>
            <numerusform>%1&#x202f;% de victoires sur %Ln partie</numerusform>
            <numerusform>%1&#x202f;% de victoires sur %Ln parties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesGalleryView</name>
    <message>
        <source>Search by name or rule</source>
        <translation>Rechercher par nom ou par règle</translation>
    </message>
    <message>
        <source>Search the rule sets</source>
        <translation>Rechercher dans les variantes</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Groups of rule sets</source>
        <translation>Groupes de variantes</translation>
    </message>
</context>
<context>
    <name>RulesGroups</name>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classiques</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Plus faciles</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Plus difficiles</translation>
    </message>
    <message>
        <source>Two packs</source>
        <translation>Deux jeux de cartes</translation>
    </message>
    <message>
        <source>Other tables</source>
        <translation>Autres tableaux</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Les miennes</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoris</translation>
    </message>
</context>
<context>
    <name>RulesLines</name>
    <message>
        <source>The stock goes round as often as you like; clear the pyramid to win.</source>
        <translation>Le talon repasse autant qu’on veut&#x202f;; il faut vider la pyramide.</translation>
    </message>
    <message>
        <source>As Pyramide, but you see the stock only three times.</source>
        <translation>Comme Pyramide, mais le talon ne passe que trois fois.</translation>
    </message>
    <message>
        <source>Once through the stock, and every card must go.</source>
        <translation>Un seul passage du talon, et toutes les cartes doivent partir.</translation>
    </message>
    <message>
        <source>Once through the stock, but clearing the pyramid is enough.</source>
        <translation>Un seul passage du talon, mais vider la pyramide suffit.</translation>
    </message>
    <message>
        <source>Three times through the stock, for a score, as in golf.</source>
        <translation>Trois passages du talon, pour un score, comme au golf.</translation>
    </message>
    <message>
        <source>The next card of the stock lies face up and can be paired.</source>
        <translation>La prochaine carte du talon est visible et peut faire une paire.</translation>
    </message>
    <message>
        <source>Draw three cards at a time, as often as you like.</source>
        <translation>On tire trois cartes à la fois, autant qu’on veut.</translation>
    </message>
    <message>
        <source>Draw three at a time; a card can go with the last one that lies on it.</source>
        <translation>Trois à la fois&#x202f;; une carte peut partir avec la dernière posée sur elle.</translation>
    </message>
    <message>
        <source>Draw three cards side by side, three times; every card must go.</source>
        <translation>Trois cartes côte à côte, trois passages&#x202f;; toutes doivent partir.</translation>
    </message>
    <message>
        <source>All cards lie open: it is won by thinking alone.</source>
        <translation>Toutes les cartes sont visibles&#xa0;: seule la réflexion compte.</translation>
    </message>
    <message>
        <source>The pyramid stands on its tip, and one card is open at first.</source>
        <translation>La pyramide repose sur sa pointe&#x202f;; une seule carte est disponible au début.</translation>
    </message>
    <message>
        <source>Seven loose cards below the pyramid help from the start.</source>
        <translation>Sept cartes détachées sous la pyramide aident dès le début.</translation>
    </message>
    <message>
        <source>The last row lies loose below a smaller pyramid.</source>
        <translation>La dernière rangée est détachée sous une pyramide plus petite.</translation>
    </message>
    <message>
        <source>Six loose cards below the pyramid help from the start.</source>
        <translation>Six cartes détachées sous la pyramide aident dès le début.</translation>
    </message>
    <message>
        <source>One free place where you can put a card aside.</source>
        <translation>Une place libre où mettre une carte de côté.</translation>
    </message>
    <message>
        <source>A card can go with the last one that lies on it.</source>
        <translation>Une carte peut partir avec la dernière posée sur elle.</translation>
    </message>
    <message>
        <source>48 cards without tens; two cards make 12.</source>
        <translation>48 cartes sans les dix&#x202f;; deux cartes font 12.</translation>
    </message>
    <message>
        <source>A smaller pyramid, a larger stock, and every card must go.</source>
        <translation>Une pyramide plus petite, un talon plus gros, et tout doit partir.</translation>
    </message>
    <message>
        <source>The upper rows lie face down until you uncover them.</source>
        <translation>Les rangées du haut sont cachées jusqu’à ce qu’on les découvre.</translation>
    </message>
    <message>
        <source>The oldest of the drawn cards stays in play.</source>
        <translation>La plus ancienne des cartes tirées reste en jeu.</translation>
    </message>
    <message>
        <source>As Treize, with the pyramid on its tip.</source>
        <translation>Comme Treize, avec la pyramide sur sa pointe.</translation>
    </message>
    <message>
        <source>All cards lie open; two cards make 12.</source>
        <translation>Toutes les cartes sont visibles&#x202f;; deux cartes font 12.</translation>
    </message>
    <message>
        <source>Equal and neighbouring cards go together.</source>
        <translation>Les cartes égales et voisines vont ensemble.</translation>
    </message>
    <message>
        <source>Three pyramids, and nothing to draw.</source>
        <translation>Trois pyramides, et rien à tirer.</translation>
    </message>
    <message>
        <source>40 cards and a smaller pyramid; two cards make 10.</source>
        <translation>40 cartes et une pyramide plus petite&#x202f;; deux cartes font 10.</translation>
    </message>
    <message>
        <source>One pyramid of nine rows: a long game.</source>
        <translation>Une pyramide de neuf rangées&#xa0;: une longue partie.</translation>
    </message>
    <message>
        <source>Two pyramids side by side.</source>
        <translation>Deux pyramides côte à côte.</translation>
    </message>
    <message>
        <source>Two pyramids, one of them on its tip.</source>
        <translation>Deux pyramides, dont une sur sa pointe.</translation>
    </message>
    <message>
        <source>Nine rows; you draw three cards side by side.</source>
        <translation>Neuf rangées&#x202f;; on tire trois cartes côte à côte.</translation>
    </message>
    <message>
        <source>The pyramid stands on its tip; two cards make 11.</source>
        <translation>La pyramide repose sur sa pointe&#x202f;; deux cartes font 11.</translation>
    </message>
</context>
<context>
    <name>RulesOrigins</name>
    <message>
        <source>Passes through the stock: the books and AisleRiot give one ([CL], [RX]), most programs three ([P3], [OS]), a few have no limit ([N], [KT]). Any number can be set in [*].</source>
        <translation>Passages du talon&#xa0;: les livres et AisleRiot en accordent un ([CL], [RX]), la plupart des programmes trois ([P3], [OS]), quelques-uns sont sans limite ([N], [KT]). Tout autre nombre se règle dans [*].</translation>
    </message>
    <message>
        <source>What must be cleared: the books want all 52 cards ([CL]); Microsoft and several programs are content with the pyramid ([RX], [OS]).</source>
        <translation>Ce qu’il faut vider&#xa0;: les livres exigent les 52 cartes ([CL])&#x202f;; Microsoft et plusieurs programmes se contentent de la pyramide ([RX], [OS]).</translation>
    </message>
    <message>
        <source>Which cards beside the pyramid are open: only the top of the waste ([N]); the card just turned and the top of the waste, also with each other ([CL]); the next card of the stock and the top of the waste ([OS]); the top and the card under it ([TH]); the oldest card besides ([TZ]). Italian rules let stock and waste go with the pyramid only, which can be had in [*].</source>
        <translation>Les cartes disponibles à côté de la pyramide&#xa0;: seulement celle du dessus de la défausse ([N])&#x202f;; la carte que l’on vient de retourner et celle du dessus de la défausse, même entre elles ([CL])&#x202f;; la prochaine carte du talon et celle du dessus de la défausse ([OS])&#x202f;; celle du dessus et celle juste en dessous ([TH])&#x202f;; en plus, la carte la plus ancienne ([TZ]). Les règles italiennes n’associent le talon et la défausse qu’à la pyramide, ce qui se règle dans [*].</translation>
    </message>
    <message>
        <source>A turned card that was not used: it goes to the waste, but in an older text it is out of the game for good. That is a choice in [*].</source>
        <translation>Une carte retournée qui n’a pas servi&#xa0;: elle va à la défausse, mais selon un texte plus ancien elle sort définitivement du jeu. C’est un choix dans [*].</translation>
    </message>
    <message>
        <source>The word relaxed: for some it means that the pyramid is enough ([RX]), for others that a card may go with the one that covers it ([CV]), or that the passes have no limit ([N]). PySolFC&apos;s relaxed game also has three passes and an open stock ([OS]).</source>
        <translation>Le mot «&#xa0;assoupli&#xa0;»&#xa0;: pour les uns, il signifie que la pyramide suffit ([RX]), pour d’autres qu’une carte peut aller avec celle qui la recouvre ([CV]), ou que les passages sont sans limite ([N]). Le jeu assoupli de PySolFC a en outre trois passages et un talon ouvert ([OS]).</translation>
    </message>
    <message>
        <source>A card with the one that covers it: the standard game does not allow it; Microsoft&apos;s Tut&apos;s Tomb does ([TT]), and some newer programs do ([CV]).</source>
        <translation>Une carte avec celle qui la recouvre&#xa0;: le jeu ordinaire ne le permet pas&#x202f;; Tut’s Tomb de Microsoft le permet ([TT]), ainsi que des programmes plus récents ([CV]).</translation>
    </message>
    <message>
        <source>The king of spades at the top: only one newer program and the text that this game follows have it; no older program does. [KT] plays without it.</source>
        <translation>Le roi de pique au sommet&#xa0;: seuls un programme récent et le texte que suit ce jeu le connaissent&#x202f;; aucun programme plus ancien. [KT] se joue sans lui.</translation>
    </message>
    <message>
        <source>Pairs with the coverer and the goal: Microsoft&apos;s Tut&apos;s Tomb allows such pairs, PySolFC&apos;s King Tut ([KT]) does not; one program wants all cards cleared. The year is told as 1990 and as 1991. One card at a time in a single pass was Microsoft&apos;s second way to play, which can be had in [*].</source>
        <translation>Les paires superposées et le but&#xa0;: Tut’s Tomb de Microsoft permet ces paires, King Tut de PySolFC ([KT]) ne les permet pas&#x202f;; un programme veut que toutes les cartes soient retirées. L’année indiquée est tantôt 1990, tantôt 1991. Une carte à la fois en un seul passage était la seconde façon de jouer chez Microsoft, ce qui se règle dans [*].</translation>
    </message>
    <message>
        <source>PySolFC&apos;s help says in one place that King Tut has no redeal and in another that it has no limit; the program itself has no limit, and so has this one.</source>
        <translation>L’aide de PySolFC dit à un endroit que King Tut se joue sans retournement, à un autre qu’il est sans limite&#x202f;; le programme lui-même est sans limite, et celui-ci aussi.</translation>
    </message>
    <message>
        <source>Apophis has three passes in PySolFC and two in Politaire, and on one site the pyramid alone must go. Only PySolFC says in which order the wastes are gathered. The other numbers can be set in [*].</source>
        <translation>Apophis a trois passages dans PySolFC et deux dans Politaire, et sur un site seule la pyramide doit être vidée. Seul PySolFC dit dans quel ordre les défausses sont ramassées. Les autres nombres se règlent dans [*].</translation>
    </message>
    <message>
        <source>Triangle: PySolFC has one waste and three passes ([TR]), AisleRiot one pass with the oldest card of the waste open ([YL]), Politaire two wastes that the player fills, in one pass; on one site the triangle alone must go. Both can be had in [*].</source>
        <translation>Triangle&#xa0;: PySolFC a une défausse et trois passages ([TR]), AisleRiot un passage avec la carte la plus ancienne de la défausse disponible ([YL]), Politaire deux défausses que le joueur remplit, en un passage&#x202f;; sur un site, seul le triangle doit être vidé. L’un et l’autre se règlent dans [*].</translation>
    </message>
    <message>
        <source>Eleven Triangle: PySolFC deals one card to each waste from a closed stock, as here; in Politaire the player puts the open stock card on one of three wastes, which can be had in [*].</source>
        <translation>Triangle à onze&#xa0;: PySolFC pose une carte sur chaque défausse depuis un talon fermé, comme ici&#x202f;; dans Politaire, le joueur place la carte visible du talon sur l’une des trois défausses, ce qui se règle dans [*].</translation>
    </message>
    <message>
        <source>How often Giza is won: one in ten is what players of one program reach, one in three is claimed by another, and 36 in a hundred can be won by best play. Several pages call a game with three pyramids Giza; that is [PH]. On one site the pyramid alone must go, which can be had in [*].</source>
        <translation>Combien de fois on gagne à Gizeh&#xa0;: une partie sur dix pour les joueurs d’un programme, une sur trois selon un autre, et 36 sur cent peuvent être gagnées en jouant au mieux. Plusieurs pages appellent Gizeh un jeu à trois pyramides&#x202f;; c’est [PH]. Sur un site, seule la pyramide doit être vidée, ce qui se règle dans [*].</translation>
    </message>
    <message>
        <source>The number of rows with two packs: nine in nearly all programs, ten on one page, which is more than this table holds. Swoop plays with two wastes that move on; that can be had in [*].</source>
        <translation>Le nombre de rangées avec deux jeux&#xa0;: neuf dans presque tous les programmes, dix sur une page, soit plus que cette table n’en peut contenir. Swoop se joue avec deux défausses où les cartes avancent&#x202f;; cela se règle dans [*].</translation>
    </message>
    <message>
        <source>The reserve: seven cards below a full pyramid ([R7]), the seventh row itself ([L7]), or six cards, told both with a full pyramid ([R6]) and with six rows, which can be had in [*]. Whether it must be cleared for a win is said nowhere; here it must.</source>
        <translation>La réserve&#xa0;: sept cartes sous une pyramide complète ([R7]), la septième rangée elle-même ([L7]), ou six cartes, citées tantôt avec une pyramide complète ([R6]), tantôt avec six rangées, ce qui se règle dans [*]. Il n’est dit nulle part si elle doit être vidée pour gagner&#x202f;; ici, elle le doit.</translation>
    </message>
    <message>
        <source>What may fill the cell: the pyramid and the waste in some programs, the stock in others. Here any open card may; [*] can forbid some of it, or give more cells.</source>
        <translation>Ce qui peut remplir la cellule&#xa0;: la pyramide et la défausse dans certains programmes, le talon dans d’autres. Ici, toute carte disponible&#x202f;; [*] peut en interdire une partie ou donner plus de cellules.</translation>
    </message>
    <message>
        <source>Microsoft&apos;s table: the author of two programs that solve it counts seven rows, as here; one site that is not Microsoft&apos;s tells of six rows and a reserve of six cards.</source>
        <translation>La table de Microsoft&#xa0;: l’auteur de deux programmes qui la résolvent compte sept rangées, comme ici&#x202f;; un site étranger à Microsoft parle de six rangées et d’une réserve de six cartes.</translation>
    </message>
    <message>
        <source>The par score: 50, 35 or 20 points by the pass that clears the pyramid in Morehead and Mott-Smith; Wikipedia simply counts the cards left, as [RX] does.</source>
        <translation>Le score au par&#xa0;: 50, 35 ou 20 points selon le passage qui vide la pyramide, chez Morehead et Mott-Smith&#x202f;; Wikipédia compte simplement les cartes restantes, comme [RX].</translation>
    </message>
    <message>
        <source>One win in fifty is what books guess for people at the table. With all cards known, 6.8 deals in a hundred can be won.</source>
        <translation>Une victoire sur cinquante&#xa0;: c’est l’estimation des livres pour qui joue à une vraie table. Quand toutes les cartes sont connues, 6,8 donnes sur cent peuvent être gagnées.</translation>
    </message>
    <message>
        <source>Cards dealt face down: AisleRiot and some others hide the upper rows ([TH]); most show everything ([CL]). PySolFC&apos;s game of that name also opens the stock.</source>
        <translation>Cartes distribuées face cachée&#xa0;: AisleRiot et quelques autres cachent les rangées du haut ([TH])&#x202f;; la plupart montrent tout ([CL]). Le jeu de ce nom dans PySolFC ouvre aussi le talon.</translation>
    </message>
    <message>
        <source>The first card of the stock: PySolFC lays it on the waste before the game begins, Microsoft does not ([OS]). Both can be had in [*].</source>
        <translation>La première carte du talon&#xa0;: PySolFC la pose sur la défausse avant le début de la partie, Microsoft non ([OS]). L’un et l’autre se règlent dans [*].</translation>
    </message>
    <message>
        <source>The size of the table: six rows are played in one pass by some, with three redeals or with pairs of coverers by others. Each of these can be set in [*].</source>
        <translation>La taille de la table&#xa0;: six rangées se jouent chez les uns en un passage, chez d’autres avec trois retournements ou avec des paires superposées. Chacun de ces choix se règle dans [*].</translation>
    </message>
    <message>
        <source>One Italian page lets a card be played only when the whole row below it has gone; that is a choice in [*].</source>
        <translation>Une page italienne ne laisse jouer une carte que lorsque toute la rangée du dessous est partie&#x202f;; c’est un choix dans [*].</translation>
    </message>
    <message>
        <source>The total: twelve is also played with the 48 cards of the Spanish pack, where the king goes alone ([SP]).</source>
        <translation>Le total&#xa0;: on joue aussi à douze avec les 48 cartes du jeu espagnol, où le roi se retire seul ([SP]).</translation>
    </message>
    <message>
        <source>Twelve is also the total of a game with all 52 cards, where queen and king go together ([DZ]), and Italian packs of 40 cards make ten ([IT]).</source>
        <translation>Douze est aussi le total d’un jeu à 52 cartes où la dame et le roi vont ensemble ([DZ]), et les jeux italiens de 40 cartes font dix ([IT]).</translation>
    </message>
    <message>
        <source>The game that this program was first written for: the stock goes round as often as you like, only the top of the waste is open, and clearing the pyramid wins.</source>
        <translation>Le jeu pour lequel ce programme a d’abord été écrit&#xa0;: le talon tourne autant de fois que l’on veut, seule la carte du dessus de la défausse est disponible, et vider la pyramide suffit pour gagner.</translation>
    </message>
    <message>
        <source>Three passes through the stock are the most common number in programs for the computer. Here the removed cards are sorted by suit, so that you see how far each suit has come.</source>
        <translation>Trois passages du talon sont le nombre le plus courant dans les programmes pour ordinateur. Ici, les cartes retirées sont rangées par couleur, pour que vous voyiez où en est chacune.</translation>
    </message>
    <message>
        <source>The game of the books, as Morehead and Mott-Smith and later Michael Keller describe it: one pass, and all 52 cards must go. Books guess that a person wins one game in fifty; with all cards known about one deal in fifteen can be won at all.</source>
        <translation>Le jeu des livres, tel que le décrivent Morehead et Mott-Smith, puis Michael Keller&#xa0;: un seul passage, et les 52 cartes doivent être retirées. Les livres estiment que l’on gagne une partie sur cinquante&#x202f;; quand toutes les cartes sont connues, environ une donne sur quinze peut être gagnée.</translation>
    </message>
    <message>
        <source>The classic game with an easier end: clearing the pyramid is enough. Wikipedia and several programs call it the relaxed game.</source>
        <translation>Le jeu classique avec une fin plus facile&#xa0;: vider la pyramide suffit. Wikipédia et plusieurs programmes l’appellent le jeu assoupli.</translation>
    </message>
    <message>
        <source>Morehead and Mott-Smith&apos;s version for those who want more than winning or losing: three passes and a score against par, like in golf. Six games are a match.</source>
        <translation>La version de Morehead et Mott-Smith pour qui veut plus que gagner ou perdre&#xa0;: trois passages et un score par rapport au par, comme au golf. Six parties font un match.</translation>
    </message>
    <message>
        <source>The way Microsoft&apos;s collection plays it: the next card of the stock lies face up and may be paired, also with the top of the waste. About two deals in three can be cleared.</source>
        <translation>La façon de jouer du recueil de Microsoft&#xa0;: la prochaine carte du talon est face visible et peut former une paire, même avec la carte du dessus de la défausse. Environ deux donnes sur trois peuvent être vidées.</translation>
    </message>
    <message>
        <source>Three cards at a time and passes without limit, as PySolFC and Politaire play King Tut.</source>
        <translation>Trois cartes à la fois et des passages sans limite, comme PySolFC et Politaire jouent King Tut.</translation>
    </message>
    <message>
        <source>Tut&apos;s Tomb came with Microsoft&apos;s entertainment packs around 1990. Here the king of spades lies at the top as Tutankhamun, and a card may go together with the last card that covers it. Taking or leaving a waste card changes the groups of three of the next pass, so no king ever leaves the waste by itself.</source>
        <translation>Tut’s Tomb est paru dans les recueils de jeux de Microsoft vers 1990. Ici, le roi de pique repose au sommet, c’est Toutânkhamon, et une carte peut aller avec la dernière carte qui la recouvre. Prendre ou laisser une carte de la défausse change les groupes de trois du passage suivant&#x202f;; aucun roi ne quitte donc la défausse de lui-même.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s Apophis has three wastes whose top cards pair with the pyramid and with each other. As the wastes are gathered, the cards come in another order in each pass.</source>
        <translation>Apophis, de PySolFC, a trois défausses dont les cartes du dessus vont avec la pyramide et entre elles. Comme les défausses sont ramassées, les cartes viennent dans un autre ordre à chaque passage.</translation>
    </message>
    <message>
        <source>Michael Keller&apos;s open game: there is no stock, all cards can be seen from the start, and thinking decides. A little more than one deal in three can be won.</source>
        <translation>Le jeu ouvert de Michael Keller&#xa0;: il n’y a pas de talon, toutes les cartes sont visibles dès le début, et la réflexion décide. Un peu plus d’une donne sur trois peut être gagnée.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s Triangle turns the pyramid upside down, so that only one card is open at the start. PySolFC also calls it Yield and Funnel, though AisleRiot&apos;s Yield plays otherwise.</source>
        <translation>Le Triangle de PySolFC retourne la pyramide, si bien qu’une seule carte est disponible au début. PySolFC l’appelle aussi Yield et Funnel, bien que le Yield d’AisleRiot se joue autrement.</translation>
    </message>
    <message>
        <source>An old text on Wikipedia lays seven more cards below the pyramid, which are open from the start and cover nothing.</source>
        <translation>Un ancien texte de Wikipédia pose sept cartes de plus sous la pyramide, disponibles dès le début et ne recouvrant rien.</translation>
    </message>
    <message>
        <source>Another reading of the reserve of seven: the seventh row itself lies loose below a pyramid of six rows.</source>
        <translation>Une autre lecture de la réserve de sept&#xa0;: la septième rangée elle-même est détachée, sous une pyramide de six rangées.</translation>
    </message>
    <message>
        <source>A full pyramid with six loose cards below it, which leaves 18 for the stock.</source>
        <translation>Une pyramide complète avec six cartes détachées en dessous, ce qui en laisse 18 au talon.</translation>
    </message>
    <message>
        <source>A free place for one card, as several programs offer it. It looks small and helps more than anything else: nearly every deal can be won.</source>
        <translation>Une place libre pour une carte, comme la proposent plusieurs programmes. C’est peu de chose et pourtant l’aide la plus grande&#xa0;: presque toutes les donnes peuvent être gagnées.</translation>
    </message>
    <message>
        <source>A card may go together with the last card that covers it. Of the relaxed deals that lifts the share that can be won from about 9 to about 23 in a hundred.</source>
        <translation>Une carte peut aller avec la dernière carte qui la recouvre. Pour les donnes du jeu assoupli, cela fait passer la part de celles qui peuvent être gagnées d’environ 9 à environ 23 sur cent.</translation>
    </message>
    <message>
        <source>Played with the Spanish pack of 48 cards, which has no tens. Wikipedia names it as one of the sizes of pack that Pyramid is played with.</source>
        <translation>Se joue avec le jeu espagnol de 48 cartes, qui n’a pas de dix. Wikipédia le cite parmi les jeux de cartes avec lesquels on joue à la Pyramide.</translation>
    </message>
    <message>
        <source>A smaller pyramid of six rows, and so a larger stock. All cards must go in one pass, which is harder than it looks.</source>
        <translation>Une pyramide plus petite, de six rangées, et donc un talon plus gros. Toutes les cartes doivent être retirées en un passage, ce qui est plus difficile qu’il n’y paraît.</translation>
    </message>
    <message>
        <source>AisleRiot&apos;s Thirteen deals all rows but the last face down. The drawn card lies on the waste and may go together with the card right under it.</source>
        <translation>Thirteen, d’AisleRiot, distribue toutes les rangées face cachée, sauf la dernière. La carte tirée va sur la défausse et peut aller avec celle juste en dessous.</translation>
    </message>
    <message>
        <source>AisleRiot&apos;s Treize shows all cards and keeps the oldest card of the waste apart, so that it can be played at any time.</source>
        <translation>Treize, d’AisleRiot, montre toutes les cartes et garde à part la carte la plus ancienne de la défausse, qui peut ainsi être jouée à tout moment.</translation>
    </message>
    <message>
        <source>AisleRiot&apos;s Yield is Treize on a pyramid that stands upside down.</source>
        <translation>Yield, d’AisleRiot, est Treize sur une pyramide inversée.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s and Politaire&apos;s Pyramid Dozen makes twelve instead of thirteen. Nothing goes alone: queen and king, which make no twelve, go together.</source>
        <translation>Pyramid Dozen, de PySolFC et de Politaire, fait douze au lieu de treize. Rien ne se retire seul&#xa0;: la dame et le roi, qui ne font pas douze, vont ensemble.</translation>
    </message>
    <message>
        <source>Cheops counts nothing: equal and neighbouring ranks go together, 26 pairs in all, and no king goes alone.</source>
        <translation>Khéops ne compte rien&#xa0;: les valeurs égales et voisines vont ensemble, 26 paires en tout, et aucun roi ne se retire seul.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s Pharaohs lays the whole pack out as three pyramids. A pair may come from two of them.</source>
        <translation>Les Pharaons de PySolFC disposent tout le jeu de cartes en trois pyramides. Une paire peut venir de deux d’entre elles.</translation>
    </message>
    <message>
        <source>Played in Italy with 40 cards: ten is the total, the king counts ten and goes alone, and two fives make a pair.</source>
        <translation>Se joue en Italie avec 40 cartes&#xa0;: le total est dix, le roi compte dix et se retire seul, et deux cinq font une paire.</translation>
    </message>
    <message>
        <source>Thomas Warfield&apos;s Double Pyramid takes two packs and nine rows.</source>
        <translation>La Double pyramide de Thomas Warfield utilise deux jeux et neuf rangées.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s own: two packs and two pyramids side by side.</source>
        <translation>Une création de PySolFC&#xa0;: deux jeux et deux pyramides côte à côte.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s own: two packs, one pyramid that stands and one that hangs.</source>
        <translation>Une création de PySolFC&#xa0;: deux jeux, une pyramide droite et une pyramide inversée.</translation>
    </message>
    <message>
        <source>Anubis is Politaire&apos;s larger Apophis, with two packs, nine rows and two passes.</source>
        <translation>Anubis est l’Apophis agrandi de Politaire, avec deux jeux, neuf rangées et deux passages.</translation>
    </message>
    <message>
        <source>Eleven is the total on a triangle that stands upside down. Jacks, queens and kings make no eleven, so two equal ones go together.</source>
        <translation>Onze est le total, sur un triangle inversé. Valets, dames et rois ne font pas onze&#x202f;; deux figures égales vont donc ensemble.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>What may be removed</source>
        <translation>Ce qui peut être retiré</translation>
    </message>
    <message>
        <source>Stock and waste</source>
        <translation>Talon et défausse</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Cellules</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>But</translation>
    </message>
    <message>
        <source>Score and taking back</source>
        <translation>Score et annulation</translation>
    </message>
    <message>
        <source>What to watch</source>
        <translation>À surveiller</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>D’où vient ce jeu</translation>
    </message>
    <message>
        <source>Where the sources differ</source>
        <translation>Où les sources diffèrent</translation>
    </message>
    <message>
        <source>Common mistakes</source>
        <translation>Erreurs fréquentes</translation>
    </message>
    <message>
        <source>the tableau</source>
        <translation>le tableau</translation>
    </message>
    <message>
        <source>the waste</source>
        <translation>la défausse</translation>
    </message>
    <message>
        <source>the stock</source>
        <translation>le talon</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>une cellule</translation>
    </message>
    <message>
        <source>An ace counts 1, a jack %1, a queen %2 and a king %3.</source>
        <translation>L’as compte 1, le valet %1, la dame %2 et le roi %3.</translation>
    </message>
</context>
<context>
    <name>RulesSummary</name>
    <message>
        <source>oldest of the waste open</source>
        <translation>plus ancienne carte de la défausse disponible</translation>
    </message>
    <message>
        <source>all cards must go</source>
        <translation>toutes les cartes à retirer</translation>
    </message>
    <message>
        <source>the tableau must go</source>
        <translation>tableau à vider</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1, face cachée</translation>
    </message>
    <message>
        <source>no stock</source>
        <translation>sans talon</translation>
    </message>
    <message>
        <source>passes without limit</source>
        <translation>passages sans limite</translation>
    </message>
    <message>
        <source>open stock</source>
        <translation>talon ouvert</translation>
    </message>
    <message>
        <source>turned card and waste open</source>
        <translation>carte retournée et défausse disponibles</translation>
    </message>
    <message>
        <source>neighbouring ranks go together</source>
        <translation>valeurs voisines ensemble</translation>
    </message>
    <message>
        <source>pairs make %1</source>
        <translation>paires faisant %1</translation>
    </message>
    <message>
        <source>pairs with the coverer</source>
        <translation>paires superposées</translation>
    </message>
</context>
<context>
    <name>RulesWatch</name>
    <message>
        <source>Two cards of which one lies under the other can never go together; each needs another partner, so find those first.</source>
        <translation>Deux cartes dont l’une est sous l’autre ne peuvent jamais aller ensemble&#x202f;; à chacune il faut une autre partenaire, qu’il convient donc de trouver d’abord.</translation>
    </message>
    <message>
        <source>Drawing costs nothing but moves: every card of the stock comes to the top again.</source>
        <translation>Tirer ne coûte que des coups&#xa0;: toute carte du talon revient sur le dessus.</translation>
    </message>
    <message>
        <source>Use the first pass to learn the order of the stock; nothing is shuffled, so it comes again.</source>
        <translation>Profitez du premier passage pour retenir l’ordre du talon&#x202f;; rien n’est mélangé, il se répétera donc.</translation>
    </message>
    <message>
        <source>All cards must go, so count: do not spend the last partner of a card that is still covered.</source>
        <translation>Toutes les cartes doivent partir&#x202f;; comptez donc&#xa0;: ne dépensez pas la dernière partenaire d’une carte encore recouverte.</translation>
    </message>
    <message>
        <source>The stock passes by only once: what goes with the top of the waste should do so before the next draw covers it.</source>
        <translation>Le talon ne passe qu’une fois&#xa0;: ce qui va avec la carte du dessus de la défausse doit être joué avant que le prochain tirage ne la recouvre.</translation>
    </message>
    <message>
        <source>Fewer points are given from pass to pass, and once the pyramid is gone each further pair still saves two.</source>
        <translation>Les points diminuent d’un passage à l’autre, et une fois la pyramide partie, chaque paire de plus en épargne encore deux.</translation>
    </message>
    <message>
        <source>Do not draw by habit: the card on the stock can be used where it lies, and drawing it covers the top of the waste.</source>
        <translation>Ne tirez pas par habitude&#xa0;: la carte du talon peut servir là où elle est, et la tirer recouvre la carte du dessus de la défausse.</translation>
    </message>
    <message>
        <source>Only every third card comes to the top by itself. Taking one moves the groups of three of the next pass, and others come up.</source>
        <translation>Seule une carte sur trois vient d’elle-même sur le dessus. En prendre une décale les groupes de trois du passage suivant, et d’autres apparaissent.</translation>
    </message>
    <message>
        <source>Look at what lies on what: a pair of which one card covers the other goes too, once nothing else lies on the two.</source>
        <translation>Regardez ce qui repose sur quoi&#xa0;: une paire dont une carte recouvre l’autre part aussi, dès que rien d’autre ne repose sur les deux.</translation>
    </message>
    <message>
        <source>One draw covers all wastes at once, so use their top cards before it.</source>
        <translation>Un tirage recouvre toutes les défausses à la fois&#x202f;; utilisez donc leurs cartes du dessus avant.</translation>
    </message>
    <message>
        <source>Nothing is hidden and nothing is drawn, so the whole game can be thought through before the first move.</source>
        <translation>Rien n’est caché et rien n’est tiré&#xa0;: toute la partie peut donc être pensée avant le premier coup.</translation>
    </message>
    <message>
        <source>At the start a single card of the table is open, so the first partners can only come from the stock.</source>
        <translation>Au début, une seule carte de la table est disponible&#x202f;; les premières partenaires ne peuvent donc venir que du talon.</translation>
    </message>
    <message>
        <source>The loose cards cover nothing and can wait; keep them for cards that find no other partner.</source>
        <translation>Les cartes détachées ne recouvrent rien et peuvent attendre&#x202f;; gardez-les pour les cartes qui ne trouvent pas d’autre partenaire.</translation>
    </message>
    <message>
        <source>Keep the cell free as long as you can: a card leaves it only by being removed.</source>
        <translation>Gardez la cellule libre aussi longtemps que possible&#xa0;: une carte ne la quitte qu’en étant retirée.</translation>
    </message>
    <message>
        <source>The upper rows are hidden, so prefer moves that turn a card up.</source>
        <translation>Les rangées du haut sont cachées&#x202f;; préférez donc les coups qui retournent une carte.</translation>
    </message>
    <message>
        <source>Aces and kings have two ranks to go with, all others three, so find partners for aces and kings first.</source>
        <translation>Les as et les rois ont deux valeurs avec lesquelles aller, toutes les autres cartes en ont trois&#x202f;; trouvez donc d’abord des partenaires aux as et aux rois.</translation>
    </message>
    <message>
        <source>With two packs a card has up to eight partners: choose the one whose going opens most.</source>
        <translation>Avec deux jeux, une carte a jusqu’à huit partenaires&#xa0;: choisissez celle dont le départ en libère le plus.</translation>
    </message>
</context>
<context>
    <name>RulesWords</name>
    <message numerus="yes">
        <source>A pyramid of %n row(s) is laid out: one card in the first row and one more in each row after it.</source>
        <translation>
            <numerusform>On dispose une pyramide de %Ln rangée&#xa0;: une carte à la première rangée, puis une de plus à chaque rangée.</numerusform>
            <numerusform>On dispose une pyramide de %Ln rangées&#xa0;: une carte à la première rangée, puis une de plus à chaque rangée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A pyramid of %n row(s) is laid out upside down: the longest row comes first and a single card last.</source>
        <translation>
            <numerusform>On dispose une pyramide inversée de %Ln rangée&#xa0;: la plus longue rangée vient d’abord, une seule carte en dernier.</numerusform>
            <numerusform>On dispose une pyramide inversée de %Ln rangées&#xa0;: la plus longue rangée vient d’abord, une seule carte en dernier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are laid out side by side as a reserve.</source>
        <translation>
            <numerusform>%Ln carte est posée à part et forme la réserve.</numerusform>
            <numerusform>%Ln cartes sont posées côte à côte et forment la réserve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) of %1 cards each are laid out face up.</source>
        <translation>
            <numerusform>%Ln colonne de %1 cartes est disposée face visible.</numerusform>
            <numerusform>%Ln colonnes de %1 cartes chacune sont disposées face visible.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other %n card(s) are the stock.</source>
        <translation>
            <numerusform>La carte restante (%Ln) forme le talon.</numerusform>
            <numerusform>Les %Ln autres cartes forment le talon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of it are drawn before the game begins, which leaves %1.</source>
        <translation>
            <numerusform>%Ln carte en est tirée avant le début de la partie&#x202f;; il en reste %1.</numerusform>
            <numerusform>%Ln cartes en sont tirées avant le début de la partie&#x202f;; il en reste %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards are drawn onto the waste, %n at a time; each lies on the one before.</source>
        <translation>
            <numerusform>Les cartes sont tirées sur la défausse, %Ln à la fois&#x202f;; chacune se pose sur la précédente.</numerusform>
            <numerusform>Les cartes sont tirées sur la défausse, %Ln à la fois&#x202f;; chacune se pose sur la précédente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw lays one card on each of %n waste(s).</source>
        <translation>
            <numerusform>Un tirage pose une carte sur la défausse (%Ln).</numerusform>
            <numerusform>Un tirage pose une carte sur chacune des %Ln défausses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw turns a card onto the first of %n waste(s); the card that lay there moves on to the next.</source>
        <translation>
            <numerusform>Un tirage retourne une carte sur la défausse (%Ln)&#x202f;; la carte qui s’y trouvait avance.</numerusform>
            <numerusform>Un tirage retourne une carte sur la première des %Ln défausses&#x202f;; la carte qui s’y trouvait avance sur la suivante.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw lays one card on one of %n waste(s), which the player chooses.</source>
        <translation>
            <numerusform>Un tirage pose une carte sur la défausse (%Ln).</numerusform>
            <numerusform>Un tirage pose une carte sur l’une des %Ln défausses, au choix du joueur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n pass(es) through the stock: when it is empty, the waste is turned over and drawn again.</source>
        <translation>
            <numerusform>Il y a %Ln passage du talon.</numerusform>
            <numerusform>Il y a %Ln passages du talon&#xa0;: quand il est vide, la défausse est retournée et l’on tire à nouveau.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n free place(s), called cells: each can hold one open card for later. They take cards from %1.</source>
        <translation>
            <numerusform>Il y a %Ln place libre, appelée cellule&#xa0;: on peut y garder une carte disponible pour plus tard. Elle peut venir d’ici&#xa0;: %1.</numerusform>
            <numerusform>Il y a %Ln places libres, appelées cellules&#xa0;: chacune peut garder une carte disponible pour plus tard. Elle peut venir d’ici&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n move(s) can be taken back.</source>
        <translation>
            <numerusform>Le dernier coup (%Ln) peut être annulé.</numerusform>
            <numerusform>Les %Ln derniers coups peuvent être annulés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each card that leaves the tableau brings 10 points, %n in all.</source>
        <translation>
            <numerusform>Chaque carte qui quitte le tableau rapporte 10 points, soit %Ln en tout.</numerusform>
            <numerusform>Chaque carte qui quitte le tableau rapporte 10 points, soit %Ln en tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pyramid of %n row(s)</source>
        <translation>
            <numerusform>pyramide de %Ln rangée</numerusform>
            <numerusform>pyramide de %Ln rangées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>inverted pyramid of %n row(s)</source>
        <translation>
            <numerusform>pyramide inversée de %Ln rangée</numerusform>
            <numerusform>pyramide inversée de %Ln rangées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reserve of %n</source>
        <translation>
            <numerusform>réserve de %Ln</numerusform>
            <numerusform>réserve de %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%Ln colonne</numerusform>
            <numerusform>%Ln colonnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%Ln passage</numerusform>
            <numerusform>%Ln passages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at a time</source>
        <translation>
            <numerusform>%Ln à la fois</numerusform>
            <numerusform>%Ln à la fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waste(s)</source>
        <translation>
            <numerusform>%Ln défausse</numerusform>
            <numerusform>%Ln défausses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%Ln cellule</numerusform>
            <numerusform>%Ln cellules</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%Ln carte</numerusform>
            <numerusform>%Ln cartes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>&amp;Valeurs par défaut</translation>
    </message>
    <message>
        <source>Restore the defaults of this page</source>
        <translation>Rétablir les valeurs par défaut de cette page</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Rechercher dans les paramètres</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>Aucun paramètre ne contient ces mots.</translation>
    </message>
    <message>
        <source>The language changes at once, everywhere.</source>
        <translation>La langue change aussitôt, partout.</translation>
    </message>
    <message>
        <source>F11 fills the whole screen; Z leaves nothing but the cards.</source>
        <translation>F11 remplit tout l’écran&#x202f;; Z ne laisse que les cartes.</translation>
    </message>
    <message>
        <source>Sounds need an extra part of about 170 MB that is not installed. The README of Pyramide tells how to add it.</source>
        <translation>Les sons demandent un complément d’environ 170 Mo, qui n’est pas installé. Le fichier README de Pyramide explique comment l’ajouter.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspect</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposition</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Mouvement et son</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>&amp;Error help: say why a covered card cannot be played</source>
        <translation>&amp;Aide en cas d’erreur&#xa0;: dire pourquoi une carte recouverte ne peut pas être jouée</translation>
    </message>
    <message>
        <source>&amp;Animation:</source>
        <translation>&amp;Animation&#xa0;:</translation>
    </message>
    <message>
        <source>Show the &amp;time</source>
        <translation>Afficher le &amp;temps</translation>
    </message>
    <message>
        <source>Show the &amp;score</source>
        <translation>Afficher le s&amp;core</translation>
    </message>
    <message>
        <source>&amp;Cards:</source>
        <translation>&amp;Cartes&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Back:</source>
        <translation>&amp;Dos&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>&amp;Tapis&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Window:</source>
        <translation>&amp;Fenêtre&#xa0;:</translation>
    </message>
    <message>
        <source>Say whether the game can be &amp;won:</source>
        <translation>Dire si la partie peut être &amp;gagnée&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;New games:</source>
        <translation>&amp;Nouvelles parties&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Left-handed: stock on the left, figures in all four corners</source>
        <translation>Pour &amp;gauchers&#xa0;: talon à gauche, index aux quatre coins</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Langue&#xa0;:</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>Langue du système</translation>
    </message>
    <message>
        <source>Touching a covered card says why it cannot be played.</source>
        <translation>Toucher une carte recouverte dit pourquoi elle ne peut pas être jouée.</translation>
    </message>
    <message>
        <source>Games played with it count as games with help.</source>
        <translation>Les parties jouées avec cette aide comptent comme parties avec aide.</translation>
    </message>
    <message>
        <source>motion speed reduced calm</source>
        <translation>animation mouvement vitesse réduit calme</translation>
    </message>
    <message>
        <source>theme night mode dark mode bright</source>
        <translation>thème mode nuit sombre foncé clair</translation>
    </message>
    <message>
        <source>deck size contrast colour blind</source>
        <translation>jeu de cartes taille contraste daltonisme daltonien</translation>
    </message>
    <message>
        <source>mirror left hand</source>
        <translation>miroir main gauche gaucher</translation>
    </message>
    <message>
        <source>index letters jack queen king</source>
        <translation>index lettres valet dame roi</translation>
    </message>
    <message>
        <source>status bar info line hide</source>
        <translation>barre d’état ligne d’information masquer cacher</translation>
    </message>
    <message>
        <source>sound noise audio mute</source>
        <translation>son bruit audio muet silence</translation>
    </message>
    <message>
        <source>beginner explain</source>
        <translation>débutant expliquer</translation>
    </message>
    <message>
        <source>&amp;Mark the cards that go with the chosen one</source>
        <translation>&amp;Marquer les cartes qui vont avec la carte choisie</translation>
    </message>
    <message>
        <source>&amp;Dim covered cards</source>
        <translation>&amp;Assombrir les cartes recouvertes</translation>
    </message>
    <message>
        <source>L&amp;ift cards that can be played</source>
        <translation>Sou&amp;lever les cartes jouables</translation>
    </message>
    <message>
        <source>Stoc&amp;k and waste:</source>
        <translation>Talon et &amp;défausse&#xa0;:</translation>
    </message>
    <message>
        <source>Show the &amp;bar with score and code</source>
        <translation>Afficher la &amp;barre du score et du code</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>So&amp;ns</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>V&amp;olume&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Letters on the cards:</source>
        <translation>&amp;Lettres sur les cartes&#xa0;:</translation>
    </message>
    <message>
        <source>As the system wants</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Reduced: cards fade</source>
        <translation>Réduite&#xa0;: les cartes s’estompent</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivée</translation>
    </message>
    <message>
        <source>Except in Pyramide</source>
        <translation>Sauf dans Pyramide</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Any deal in Pyramide, else deals that can be won</source>
        <translation>N’importe laquelle dans Pyramide, sinon des donnes gagnables</translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation>Toute donne</translation>
    </message>
    <message>
        <source>Deals that can be won</source>
        <translation>Donnes gagnables</translation>
    </message>
    <message>
        <source>Easy: a short win is possible</source>
        <translation>Faciles&#xa0;: une courte victoire est possible</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyennes</translation>
    </message>
    <message>
        <source>Hard: every win is long</source>
        <translation>Difficiles&#xa0;: toute victoire est longue</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classiques</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quatre couleurs</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Gros caractères</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombres</translation>
    </message>
    <message>
        <source>Woven triangles</source>
        <translation>Triangles entrelacés</translation>
    </message>
    <message>
        <source>Lotus band</source>
        <translation>Frise de lotus</translation>
    </message>
    <message>
        <source>Starry ceiling</source>
        <translation>Plafond étoilé</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>card back</comment>
        <translation>Uni</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Feutre vert</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Sable</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nuit</translation>
    </message>
    <message>
        <source>Plain, as the window</source>
        <comment>table</comment>
        <translation>Uni, comme la fenêtre</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claire</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>window</comment>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>International: %1</source>
        <translation>Internationales&#xa0;: %1</translation>
    </message>
    <message>
        <source>Those of the language: %1</source>
        <translation>Celles de la langue&#xa0;: %1</translation>
    </message>
    <message>
        <source>On the side of the hand</source>
        <translation>Du côté de la main</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>À gauche</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>À droite</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Faible</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>volume</comment>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Fort</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Déplacer le curseur</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Touches fléchées</translation>
    </message>
    <message>
        <source>Choose, pair or draw what it stands on</source>
        <translation>Choisir, apparier ou tirer à l’endroit du curseur</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Entrée, Espace</translation>
    </message>
    <message>
        <source>Let the chosen card go, then the cursor</source>
        <translation>Relâcher la carte choisie, puis le curseur</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Jump to the next open card of a rank</source>
        <translation>Aller à la prochaine carte disponible d’une valeur</translation>
    </message>
    <message>
        <source>Say what the cursor stands on</source>
        <translation>Dire ce qui se trouve sous le curseur</translation>
    </message>
    <message>
        <source>Leave the table for the next part of the window</source>
        <translation>Quitter la table pour la partie suivante de la fenêtre</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Jump to the next open card with %1, which is itself a command</source>
        <translation>Aller à la carte disponible suivante avec %1, qui est aussi une commande</translation>
    </message>
</context>
<context>
    <name>SolverBadge</name>
    <message>
        <source>Deal one that can be won</source>
        <translation>Distribuer une donne gagnable</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>Par temps</translation>
    </message>
    <message>
        <source>By moves</source>
        <translation>Par coups</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Graphiques</translation>
    </message>
    <message>
        <source>&amp;Copy deal code</source>
        <translation>&amp;Copier le code de donne</translation>
    </message>
    <message>
        <source>&amp;Play this deal again</source>
        <translation>Re&amp;jouer cette donne</translation>
    </message>
    <message>
        <source>No game is won yet under these rules. Each game that you win is listed here, by its time and by its number of moves.</source>
        <translation>Aucune partie n’est encore gagnée dans cette variante. Chaque partie que vous gagnez est classée ici, par son temps et par son nombre de coups.</translation>
    </message>
    <message>
        <source>No game that was won is like this.</source>
        <translation>Aucune partie gagnée ne correspond.</translation>
    </message>
    <message>
        <source>No game is won yet. Each game that you win is listed here, by its time and by its number of moves.</source>
        <translation>Aucune partie n’est encore gagnée. Chaque partie que vous gagnez est classée ici, par son temps et par son nombre de coups.</translation>
    </message>
</context>
<context>
    <name>StatisticsTiles</name>
    <message>
        <source>Games played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>Won of all finished</source>
        <translation>Taux de victoires</translation>
    </message>
    <message>
        <source>Wins in a row now</source>
        <translation>Série en cours</translation>
    </message>
    <message>
        <source>Most wins in a row</source>
        <translation>Plus longue série</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Meilleur temps</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation>Minimum de coups</translation>
    </message>
    <message>
        <source>Mean time of wins</source>
        <translation>Temps moyen des victoires</translation>
    </message>
    <message>
        <source>Moves per win</source>
        <translation>Coups par victoire</translation>
    </message>
    <message>
        <source>Over par per win</source>
        <translation>Écart moyen au minimum</translation>
    </message>
</context>
<context>
    <name>StockPage</name>
    <message>
        <source>The cards that are left are a &amp;stock</source>
        <translation>Les cartes restantes forment le &amp;talon</translation>
    </message>
    <message>
        <source>A &amp;draw lays</source>
        <translation>Un tirage &amp;pose</translation>
    </message>
    <message>
        <source>&amp;Number of cards or wastes:</source>
        <translation>Nom&amp;bre de cartes ou de défausses&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Passes:</source>
        <translation>P&amp;assages&#xa0;:</translation>
    </message>
    <message>
        <source>Open cards of the waste:</source>
        <translation>Cartes disponibles de la défausse&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Gathered:</source>
        <translation>&amp;Ramassage&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Unused cards:</source>
        <translation>Cartes non &amp;utilisées&#xa0;:</translation>
    </message>
    <message>
        <source>that many cards on one waste</source>
        <translation>autant de cartes sur une défausse</translation>
    </message>
    <message>
        <source>one card on each of that many wastes</source>
        <translation>une carte sur chacune d’autant de défausses</translation>
    </message>
    <message>
        <source>one card on the first waste, others move on</source>
        <translation>une carte sur la première défausse, les autres avancent</translation>
    </message>
    <message>
        <source>one card on a waste of choice</source>
        <translation>une carte sur une défausse au choix</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>The &amp;first draw is made before the game</source>
        <translation>Le premier tirage précède la part&amp;ie</translation>
    </message>
    <message>
        <source>The ne&amp;xt card of the stock lies open</source>
        <translation>La carte sui&amp;vante du talon est visible</translation>
    </message>
    <message>
        <source>the top</source>
        <translation>celle du dessus</translation>
    </message>
    <message>
        <source>the card under it, with the top</source>
        <translation>celle d’en dessous, avec celle du dessus</translation>
    </message>
    <message>
        <source>the oldest</source>
        <translation>la plus ancienne</translation>
    </message>
    <message>
        <source>in the same order</source>
        <translation>dans le même ordre</translation>
    </message>
    <message>
        <source>the last waste first</source>
        <translation>la dernière défausse d’abord</translation>
    </message>
    <message>
        <source>stay in the waste</source>
        <translation>restent dans la défausse</translation>
    </message>
    <message>
        <source>are out of the game at the next draw</source>
        <translation>sortent du jeu au prochain tirage</translation>
    </message>
</context>
<context>
    <name>StoreProblem</name>
    <message>
        <source>&quot;%1&quot; (%2) does not lie between %3 and tomorrow.</source>
        <translation>«&#xa0;%1&#xa0;» (%2) n’est pas compris entre le %3 et demain.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no time for %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une date ou une heure valable pour %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no whole number (%2).</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre entier (%2).</translation>
    </message>
    <message>
        <source>%1 holds no game that can be opened: %2</source>
        <translation>%1 ne contient aucune partie qui puisse être ouverte&#xa0;: %2</translation>
    </message>
    <message>
        <source>A game cannot end as &quot;%1&quot; (%2).</source>
        <translation>Une partie ne peut pas se terminer par «&#xa0;%1&#xa0;» (%2).</translation>
    </message>
    <message>
        <source>A game has an end (ended_at) if and only if it is not open.</source>
        <translation>Une partie a une fin (ended_at) si elle est terminée, et seulement alors.</translation>
    </message>
    <message>
        <source>A number has too many digits.</source>
        <translation>Un nombre a trop de chiffres.</translation>
    </message>
    <message>
        <source>From character %1 on, this is not written as JSON.</source>
        <translation>À partir du caractère %1, ce n’est pas du JSON.</translation>
    </message>
    <message>
        <source>From here on the table cannot be read.</source>
        <translation>À partir d’ici, le tableau ne peut pas être lu.</translation>
    </message>
    <message>
        <source>The deal code cannot be used: %1</source>
        <translation>Le code de donne ne peut pas être utilisé&#xa0;: %1</translation>
    </message>
    <message>
        <source>The deal code must be written as &quot;%1&quot;.</source>
        <translation>Le code de donne doit s’écrire «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The end (ended_at) lies before the beginning (started_at).</source>
        <translation>La fin (ended_at) est antérieure au début (started_at).</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2.</source>
        <translation>Le fichier %1 ne peut pas être lu&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 is a folder, a pipe or a device, and no file.</source>
        <translation>%1 est un dossier, un tube ou un périphérique, et non un fichier.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2.</source>
        <translation>Le fichier %1 ne peut pas être écrit&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The file %1 is not text in UTF-8.</source>
        <translation>Le fichier %1 n’est pas un texte en UTF-8.</translation>
    </message>
    <message>
        <source>The file %1 is too large: %2 MB.</source>
        <translation>Le fichier %1 est trop gros&#xa0;: %2&#xa0;Mo.</translation>
    </message>
    <message>
        <source>The file ends too early.</source>
        <translation>Le fichier s’arrête trop tôt.</translation>
    </message>
    <message>
        <source>The game cannot be played: %1.</source>
        <translation>La partie ne peut pas être jouée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; must end in .json or .csv.</source>
        <translation>Le nom «&#xa0;%1&#xa0;» doit se terminer par .json ou .csv.</translation>
    </message>
    <message>
        <source>The number of actions is too large: %1.</source>
        <translation>Le nombre d’actions est trop grand&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The numbers of actions (%1) and of times (%2) differ.</source>
        <translation>Le nombre d’actions (%1) diffère du nombre de temps (%2).</translation>
    </message>
    <message>
        <source>The numbers of values (%1) and of columns (%2) differ.</source>
        <translation>Le nombre de valeurs (%1) diffère du nombre de colonnes (%2).</translation>
    </message>
    <message>
        <source>The saved games cannot be read: %1.</source>
        <translation>Les parties enregistrées ne peuvent pas être lues&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The moves of a saved game cannot be read.</source>
        <translation>Les coups d’une partie enregistrée ne peuvent pas être lus.</translation>
    </message>
    <message>
        <source>The text of %1 is too long; its length is %2.</source>
        <translation>Le texte de %1 est trop long&#x202f;; sa longueur est de %2.</translation>
    </message>
    <message>
        <source>The times of the actions (at_ms) do not grow.</source>
        <translation>Les temps des actions (at_ms) ne vont pas en croissant.</translation>
    </message>
    <message>
        <source>The times of the actions (at_ms) are not a list of whole numbers.</source>
        <translation>Les temps des actions (at_ms) ne sont pas une liste de nombres entiers.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is not known.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» n’est pas connue.</translation>
    </message>
    <message>
        <source>The deal is not the daily deal of %1.</source>
        <translation>La donne n’est pas la donne du jour du %1.</translation>
    </message>
    <message>
        <source>By its moves, %1 is &quot;%2&quot; and not &quot;%3&quot;.</source>
        <translation>D’après ses coups, %1 vaut « %2 » et non « %3 ».</translation>
    </message>
    <message>
        <source>The rule record is not that of the deal code.</source>
        <translation>La description des règles n’est pas celle du code de donne.</translation>
    </message>
    <message>
        <source>A game begins with its first move; this has none.</source>
        <translation>Une partie commence par son premier coup ; celle-ci n’en a aucun.</translation>
    </message>
    <message>
        <source>There is no text for %1.</source>
        <translation>Il manque un texte pour %1.</translation>
    </message>
    <message>
        <source>There is no whole number for %1 from %2 to %3.</source>
        <translation>Il manque pour %1 un nombre entier de %2 à %3.</translation>
    </message>
    <message>
        <source>Too many brackets stand inside each other.</source>
        <translation>Trop de crochets sont imbriqués les uns dans les autres.</translation>
    </message>
    <message>
        <source>This is no game.</source>
        <translation>Ce n’est pas une partie.</translation>
    </message>
    <message>
        <source>This is no file of games that Pyramide has written.</source>
        <translation>Ce n’est pas un fichier de parties écrit par Pyramide.</translation>
    </message>
    <message>
        <source>This is no table of games that Pyramide has written.</source>
        <translation>Ce n’est pas un tableau de parties écrit par Pyramide.</translation>
    </message>
    <message>
        <source>This file has version %1; this program reads %2.</source>
        <translation>Ce fichier est de la version %1&#xa0;; ce programme lit la version %2.</translation>
    </message>
</context>
<context>
    <name>SystemReason</name>
    <message>
        <source>access permission denied</source>
        <translation>accès refusé</translation>
    </message>
    <message>
        <source>attempt to write a readonly database</source>
        <translation>le fichier est en lecture seule</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>le fichier est endommagé</translation>
    </message>
    <message>
        <source>database is locked</source>
        <translation>un autre programme occupe le fichier</translation>
    </message>
    <message>
        <source>database or disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>disk I/O error</source>
        <translation>erreur de lecture ou d’écriture du disque</translation>
    </message>
    <message>
        <source>file is not a database</source>
        <translation>le fichier n’est pas une base de données</translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation>le fichier ne peut pas être ouvert</translation>
    </message>
</context>
<context>
    <name>TableAccess</name>
    <message>
        <source>The game is paused.</source>
        <translation>La partie est en pause.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>La partie continue.</translation>
    </message>
</context>
<context>
    <name>TableHelps</name>
    <message>
        <source>No card of this rank can be played now.</source>
        <translation>Aucune carte de cette valeur ne peut être jouée maintenant.</translation>
    </message>
</context>
<context>
    <name>TableMessages</name>
    <message>
        <source>The game is paused. Click or press a key to go on.</source>
        <translation>La partie est en pause. Cliquez ou appuyez sur une touche pour continuer.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Replay this deal</source>
        <translation>Rejouer cette donne</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%Ln coup</numerusform>
            <numerusform>%Ln coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Temps&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>&amp;Packs:</source>
        <translation>&amp;Jeux de cartes&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Cards of a pack:</source>
        <translation>&amp;Cartes par jeu&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Fixed cards:</source>
        <translation>Cartes &amp;fixes&#xa0;:</translation>
    </message>
    <message>
        <source>one</source>
        <translation>un</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>52, ace to king</source>
        <translation>52, de l’as au roi</translation>
    </message>
    <message>
        <source>48 Spanish, without tens</source>
        <translation>48 espagnoles, sans les dix</translation>
    </message>
    <message>
        <source>40 Italian, without eights, nines and tens</source>
        <translation>40 italiennes, sans les huit, neuf et dix</translation>
    </message>
    <message>
        <source>&amp;Add a block</source>
        <translation>&amp;Ajouter un bloc</translation>
    </message>
    <message>
        <source>Place and card, such as A1 KS</source>
        <translation>Place et carte, comme A1 KS</translation>
    </message>
</context>
<context>
    <name>TableReading</name>
    <message>
        <source>%1, empty</source>
        <translation>%1, vide</translation>
    </message>
    <message>
        <source>%1, hidden by the pause</source>
        <translation>%1, carte cachée par la pause</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%Ln carte</numerusform>
            <numerusform>%Ln cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Annulé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Made again: %1</source>
        <translation>Rétabli&#xa0;: %1</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>Nouvelle partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>The same deal again: %1</source>
        <translation>Encore la même donne&#xa0;: %1</translation>
    </message>
    <message>
        <source>The game goes on: %1</source>
        <translation>La partie continue&#xa0;: %1</translation>
    </message>
    <message>
        <source>The game before is back: %1</source>
        <translation>Retour à la partie précédente&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is chosen</source>
        <translation>Carte choisie&#xa0;: %1</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>carte choisie</translation>
    </message>
    <message>
        <source>open</source>
        <translation>disponible</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>a card that cannot be played now</comment>
        <translation>indisponible</translation>
    </message>
    <message>
        <source>covered by %1</source>
        <translation>sous %1</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>carte face cachée</translation>
    </message>
    <message>
        <source>redeals without limit</source>
        <translation>retournements sans limite</translation>
    </message>
    <message numerus="yes">
        <source>%n redeal(s) left</source>
        <translation>
            <numerusform>reste %Ln retournement</numerusform>
            <numerusform>restent %Ln retournements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableSentences</name>
    <message>
        <source>Covered cards lie face down and turn up once nothing covers them.</source>
        <translation>Les cartes recouvertes sont face cachée et se retournent dès que rien ne les recouvre.</translation>
    </message>
    <message>
        <source>Part %1 of the table need not be cleared for a win.</source>
        <translation>Il n’est pas nécessaire de vider la partie %1 de la table pour gagner.</translation>
    </message>
    <message>
        <source>There is no stock.</source>
        <translation>Il n’y a pas de talon.</translation>
    </message>
    <message>
        <source>The stock is gone through once; it is not turned over again.</source>
        <translation>Il n’y a qu’un passage du talon&#x202f;; il n’est pas reformé.</translation>
    </message>
    <message>
        <source>An empty stock is made again from the waste, as often as you like.</source>
        <translation>Un talon vide est reformé à partir de la défausse, autant de fois que l’on veut.</translation>
    </message>
    <message>
        <source>What is not used before the next draw is out of the game.</source>
        <translation>Ce qui n’est pas utilisé avant le prochain tirage sort du jeu.</translation>
    </message>
    <message>
        <source>A card in a cell stays open; it must leave the cell before the game is won.</source>
        <translation>Une carte placée dans une cellule reste disponible&#x202f;; elle doit quitter la cellule pour que la partie soit gagnée.</translation>
    </message>
    <message>
        <source>One Spanish pack of 48 cards is used; it has no tens.</source>
        <translation>On utilise un jeu espagnol de 48 cartes&#x202f;; il n’a pas de dix.</translation>
    </message>
    <message>
        <source>Two Spanish packs of 48 cards each are used; they have no tens.</source>
        <translation>On utilise deux jeux espagnols de 48 cartes&#x202f;; ils n’ont pas de dix.</translation>
    </message>
    <message>
        <source>One Italian pack of 40 cards is used; it has no eights, nines and tens.</source>
        <translation>On utilise un jeu italien de 40 cartes&#x202f;; il n’a ni huit, ni neuf, ni dix.</translation>
    </message>
    <message>
        <source>Two Italian packs of 40 cards each are used; they have no eights, nines and tens.</source>
        <translation>On utilise deux jeux italiens de 40 cartes&#x202f;; ils n’ont ni huit, ni neuf, ni dix.</translation>
    </message>
    <message>
        <source>One pack of 52 cards is used.</source>
        <translation>On utilise un jeu de 52 cartes.</translation>
    </message>
    <message>
        <source>Two packs of 52 cards each are used.</source>
        <translation>On utilise deux jeux de 52 cartes.</translation>
    </message>
    <message>
        <source>The cards of the reserve are open from the start.</source>
        <translation>Les cartes de la réserve sont disponibles dès le début.</translation>
    </message>
    <message>
        <source>Only the last card of a column is open.</source>
        <translation>Seule la dernière carte d’une colonne est disponible.</translation>
    </message>
    <message>
        <source>A card is covered by the two cards of the next row that lie on it.</source>
        <translation>Une carte est recouverte par les deux cartes de la rangée suivante qui reposent sur elle.</translation>
    </message>
    <message>
        <source>A card is covered by the two cards of the next row that lie on it, a card at the end of a row by only one.</source>
        <translation>Une carte est recouverte par les deux cartes de la rangée suivante qui reposent sur elle&#x202f;; une carte au bout d’une rangée, par une seule.</translation>
    </message>
    <message>
        <source>A card is covered until the whole next row has gone.</source>
        <translation>Une carte est recouverte tant que toute la rangée suivante n’est pas partie.</translation>
    </message>
    <message>
        <source>The %1 always lies in row %2 at place %3.</source>
        <translation>Carte fixe&#xa0;: %1, toujours à la rangée %2, place %3.</translation>
    </message>
    <message>
        <source>The %1 always lies in column %2 at place %3.</source>
        <translation>Carte fixe&#xa0;: %1, toujours à la colonne %2, place %3.</translation>
    </message>
    <message>
        <source>Cards are drawn from the stock onto the waste, one at a time.</source>
        <translation>Les cartes sont tirées du talon sur la défausse, une à la fois.</translation>
    </message>
    <message>
        <source>A draw turns up one card beside the waste; the card that was turned before moves onto the waste.</source>
        <translation>Un tirage retourne une carte à côté de la défausse&#x202f;; celle qui avait été retournée auparavant va sur la défausse.</translation>
    </message>
    <message>
        <source>Nothing is shuffled: the cards come again in the same order.</source>
        <translation>Rien n’est mélangé&#xa0;: les cartes reviennent dans le même ordre.</translation>
    </message>
    <message>
        <source>Nothing is shuffled: the wastes are gathered from the last to the first, the oldest card of each first.</source>
        <translation>Rien n’est mélangé&#xa0;: les défausses sont ramassées de la dernière à la première, en commençant pour chacune par la carte la plus ancienne.</translation>
    </message>
</context>
<context>
    <name>WhyAnswers</name>
    <message>
        <source>Touch what you cannot play: one card or two, the stock, Undo or Redo. Escape ends the question.</source>
        <translation>Touchez ce que vous ne pouvez pas jouer&#xa0;: une carte ou deux, le talon, «&#xa0;Annuler&#xa0;» ou «&#xa0;Rétablir&#xa0;». Échap met fin à la question.</translation>
    </message>
    <message>
        <source>This card has left the game; only Undo brings it back.</source>
        <translation>Cette carte a quitté la table&#x202f;; seul «&#xa0;Annuler&#xa0;» la fait revenir.</translation>
    </message>
    <message>
        <source>This card goes alone: touch it.</source>
        <translation>Cette carte se retire seule&#xa0;: touchez-la.</translation>
    </message>
    <message>
        <source>These two cards go together: touch one, then the other.</source>
        <translation>Ces deux cartes vont ensemble&#xa0;: touchez l’une, puis l’autre.</translation>
    </message>
    <message>
        <source>Touch the stock, then the waste that the card is to go to.</source>
        <translation>Touchez le talon, puis la défausse où la carte doit aller.</translation>
    </message>
    <message>
        <source>A card can be drawn: touch the stock.</source>
        <translation>Une carte peut être tirée&#xa0;: touchez le talon.</translation>
    </message>
    <message>
        <source>The waste can be turned over: touch the empty stock.</source>
        <translation>La défausse peut être retournée&#xa0;: touchez le talon vide.</translation>
    </message>
    <message>
        <source>The last move can be taken back.</source>
        <translation>Le dernier coup peut être annulé.</translation>
    </message>
    <message>
        <source>These rules let no move be taken back.</source>
        <translation>Dans cette variante, aucun coup ne peut être annulé.</translation>
    </message>
    <message numerus="yes">
        <source>These rules let %n move(s) be taken back, and no more.</source>
        <translation>
            <numerusform>Dans cette variante, %Ln coup peut être annulé, pas davantage.</numerusform>
            <numerusform>Dans cette variante, %Ln coups peuvent être annulés, pas davantage.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>Il n’y a aucun coup à annuler.</translation>
    </message>
    <message>
        <source>The move that was taken back can be made again.</source>
        <translation>Le coup annulé peut être rétabli.</translation>
    </message>
    <message>
        <source>No move has been taken back, so there is none to make again.</source>
        <translation>Aucun coup n’a été annulé&#x202f;; il n’y en a donc aucun à rétablir.</translation>
    </message>
    <message numerus="yes">
        <source>%1 can be played: %n card(s) go with it now.</source>
        <translation>
            <numerusform>Carte jouable&#xa0;: %1. %Ln carte va avec elle maintenant.</numerusform>
            <numerusform>Carte jouable&#xa0;: %1. %Ln cartes vont avec elle maintenant.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card that it goes with is open now: %1.</source>
        <translation>Aucune carte qui va avec elle n’est disponible maintenant&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 and %2 make %3.</source>
        <translation>%1 et %2 font %3.</translation>
    </message>
</context>
<context>
    <name>WindowBars</name>
    <message>
        <source>%1 or Escape brings the bars back.</source>
        <translation>%1 ou Échap fait revenir les barres.</translation>
    </message>
</context>
<context>
    <name>WindowHelp</name>
    <message>
        <source>A whole pass without a pair. Hint tells whether this can still be won.</source>
        <translation>Un passage complet sans paire. « Indice » dit si la partie peut encore être gagnée.</translation>
    </message>
</context>
<context>
    <name>WindowMessages</name>
    <message>
        <source>The deal code is copied.</source>
        <translation>Le code de donne est copié.</translation>
    </message>
    <message>
        <source>Something went wrong. The table was set up anew; details are in %1.</source>
        <translation>Un problème est survenu. La table a été remise en place&#x202f;; les détails sont dans %1.</translation>
    </message>
    <message>
        <source>Undo brings the game before back.</source>
        <translation>«&#xa0;Annuler&#xa0;» fait revenir la partie précédente.</translation>
    </message>
    <message>
        <source>The game before is back.</source>
        <translation>La partie précédente est de retour.</translation>
    </message>
</context>
<context>
    <name>WindowRecords</name>
    <message>
        <source>This game cannot be shown: %1</source>
        <translation>Cette partie ne peut pas être montrée&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>Winnable</source>
        <translation>Gagnable</translation>
    </message>
    <message>
        <source>Can no longer be won</source>
        <translation>Ne peut plus être gagnée</translation>
    </message>
    <message>
        <source>This deal cannot be won</source>
        <translation>Cette donne ne peut pas être gagnée</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Indéterminé</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <source>Cannot be won</source>
        <translation>Ingagnable</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdue</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could be brought over.</source>
        <translation>
            <numerusform>%Ln partie a pu être reprise.</numerusform>
            <numerusform>%Ln parties ont pu être reprises.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>row %1, place %2</source>
        <translation>rangée %1, place %2</translation>
    </message>
    <message>
        <source>pyramid %1, row %2, place %3</source>
        <translation>pyramide %1, rangée %2, place %3</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Remove the %1 and the %2.</source>
        <translation>À retirer&#xa0;: %1 et %2.</translation>
    </message>
    <message>
        <source>Remove the %1.</source>
        <translation>À retirer&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Put the %1 into a cell.</source>
        <translation>À placer dans une cellule&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Turn the waste back into the stock.</source>
        <translation>Retournez la défausse pour reformer le talon.</translation>
    </message>
    <message>
        <source>Draw from the stock to waste %1.</source>
        <translation>Tirez du talon sur la défausse %1.</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <translation>Tirez du talon.</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>Retournement</translation>
    </message>
    <message>
        <source>Draw: %1</source>
        <translation>Tirage&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 to a cell</source>
        <translation>%1 dans une cellule</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>This deal can no longer be won, and no more cards can be removed.</source>
        <translation>Cette donne ne peut plus être gagnée, et plus aucune carte ne peut être retirée.</translation>
    </message>
    <message>
        <source>This deal can no longer be won.</source>
        <translation>Cette donne ne peut plus être gagnée.</translation>
    </message>
    <message>
        <source>Whether this can be won is not known.</source>
        <translation>On ne sait pas si cette donne peut être gagnée.</translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation>Cette donne ne peut pas être gagnée.</translation>
    </message>
    <message>
        <source>This deal can be won.</source>
        <translation>Cette donne peut être gagnée.</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>Pyramide</source>
        <translation>Pyramide</translation>
    </message>
    <message>
        <source>Three Passes</source>
        <translation>Trois passages</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Assouplie</translation>
    </message>
    <message>
        <source>Par Pyramid</source>
        <translation>Pyramide au par</translation>
    </message>
    <message>
        <source>Open Stock</source>
        <translation>Talon ouvert</translation>
    </message>
    <message>
        <source>King Tut</source>
        <translation>Toutânkhamon</translation>
    </message>
    <message>
        <source>Tut&apos;s Tomb</source>
        <translation>Tombeau de Toutânkhamon</translation>
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
        <translation>Triangle</translation>
    </message>
    <message>
        <source>Reserve of Seven</source>
        <translation>Réserve de sept</translation>
    </message>
    <message>
        <source>Loose Last Row</source>
        <translation>Dernière rangée détachée</translation>
    </message>
    <message>
        <source>Reserve of Six</source>
        <translation>Réserve de six</translation>
    </message>
    <message>
        <source>One Cell</source>
        <translation>Une cellule</translation>
    </message>
    <message>
        <source>Coverer Pairs</source>
        <translation>Paires superposées</translation>
    </message>
    <message>
        <source>Spanish Deck</source>
        <translation>Jeu espagnol</translation>
    </message>
    <message>
        <source>Six Rows</source>
        <translation>Six rangées</translation>
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
        <translation>Pyramide à douze</translation>
    </message>
    <message>
        <source>Cheops</source>
        <translation>Khéops</translation>
    </message>
    <message>
        <source>Pharaohs</source>
        <translation>Pharaons</translation>
    </message>
    <message>
        <source>Italian Deck</source>
        <translation>Jeu italien</translation>
    </message>
    <message>
        <source>Double Pyramid</source>
        <translation>Double pyramide</translation>
    </message>
    <message>
        <source>Two Pyramids</source>
        <translation>Deux pyramides</translation>
    </message>
    <message>
        <source>Up and Down</source>
        <translation>Tête-bêche</translation>
    </message>
    <message>
        <source>Anubis</source>
        <translation>Anubis</translation>
    </message>
    <message>
        <source>Eleven Triangle</source>
        <translation>Triangle à onze</translation>
    </message>
    <message>
        <source>My rules</source>
        <translation>Mes règles</translation>
    </message>
    <message>
        <source>waste</source>
        <translation>défausse</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>talon</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>cellule</translation>
    </message>
    <message>
        <source>foundation</source>
        <translation>cartes retirées</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>colonne %1</translation>
    </message>
    <message>
        <source>waste %1</source>
        <translation>défausse %1</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>cellule %1</translation>
    </message>
    <message>
        <source>foundation %1</source>
        <translation>cartes retirées %1</translation>
    </message>
    <message>
        <source>%1 and %2 are removed</source>
        <translation>%1 et %2 quittent la table</translation>
    </message>
    <message>
        <source>%1 is removed</source>
        <translation>%1 quitte la table</translation>
    </message>
    <message>
        <source>%1 is drawn</source>
        <translation>%1 sort du talon</translation>
    </message>
    <message>
        <source>The waste is turned back into the stock</source>
        <translation>La défausse est retournée pour reformer le talon</translation>
    </message>
    <message>
        <source>%1 goes to a cell</source>
        <translation>%1 va dans une cellule</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Code de donne</translation>
    </message>
    <message>
        <source>The settings file was damaged. It was kept as %1, and the default settings are in use.</source>
        <translation>Le fichier des paramètres était endommagé. Il a été conservé sous le nom %1 et les paramètres par défaut sont utilisés.</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their default values again. The old file was kept as %1.</source>
        <translation>Certains paramètres n’ont pas pu être lus et ont repris leur valeur par défaut. L’ancien fichier a été conservé sous le nom %1.</translation>
    </message>
    <message>
        <source>The settings were brought up to date. The old file was kept as %1.</source>
        <translation>Les paramètres ont été mis à jour. L’ancien fichier a été conservé sous le nom %1.</translation>
    </message>
    <message>
        <source>The settings file could not be read. It was kept as %1, and the default settings are in use.</source>
        <translation>Le fichier des paramètres n’a pas pu être lu. Il a été conservé sous le nom %1 et les paramètres par défaut sont utilisés.</translation>
    </message>
    <message>
        <source>The file with your games was damaged. It was kept as %1, and a new one was begun.</source>
        <translation>Le fichier de vos parties était endommagé. Il a été conservé sous le nom %1 et un nouveau a été créé.</translation>
    </message>
    <message>
        <source>A file of another program lay in the place of your games. It was kept as %1, and a new one was begun.</source>
        <translation>Le fichier d’un autre programme se trouvait à la place de vos parties. Il a été conservé sous le nom %1 et un nouveau a été créé.</translation>
    </message>
    <message>
        <source>The file with your games comes from a newer version of the program. It was kept as %1, and a new one was begun.</source>
        <translation>Le fichier de vos parties provient d’une version plus récente du programme. Il a été conservé sous le nom %1 et un nouveau a été créé.</translation>
    </message>
    <message>
        <source>The journal beside the file with your games is damaged or does not belong to it. Both were kept as %1, and you go on with the games that the file holds.</source>
        <translation>Le journal placé à côté du fichier de vos parties est endommagé ou ne lui appartient pas. Les deux ont été conservés sous le nom %1, et vous continuez avec les parties que contient le fichier.</translation>
    </message>
    <message>
        <source>What lay in the place of your games could not be used. It was kept as %1, and a new one was begun.</source>
        <translation>Ce qui se trouvait à la place de vos parties n’a pas pu être utilisé. Cela a été conservé sous le nom %1 et un nouveau fichier a été créé.</translation>
    </message>
    <message>
        <source>The file with your games was brought up to date. The old one was kept as %1.</source>
        <translation>Le fichier de vos parties a été mis à jour. L’ancien a été conservé sous le nom %1.</translation>
    </message>
    <message>
        <source>The settings file is damaged and cannot be moved away. The default settings are in use, and changes are not kept.</source>
        <translation>Le fichier des paramètres est endommagé et ne peut pas être déplacé. Les paramètres par défaut sont utilisés et les changements ne sont pas conservés.</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their default values again. Changes are not kept.</source>
        <translation>Certains paramètres n’ont pas pu être lus et ont repris leur valeur par défaut. Les changements ne sont pas conservés.</translation>
    </message>
    <message>
        <source>The settings come from a newer version of the program. What this version knows of them is in use.</source>
        <translation>Les paramètres proviennent d’une version plus récente du programme. Ce que cette version en connaît est utilisé.</translation>
    </message>
    <message>
        <source>The settings were brought up to date.</source>
        <translation>Les paramètres ont été mis à jour.</translation>
    </message>
    <message>
        <source>The settings of an older version cannot be copied and are left as they are. Changes are not kept.</source>
        <translation>Les paramètres d’une version antérieure ne peuvent pas être copiés et restent tels quels. Les changements ne sont pas conservés.</translation>
    </message>
    <message>
        <source>The settings file cannot be read. The default settings are in use, and changes are not kept.</source>
        <translation>Le fichier des paramètres ne peut pas être lu. Les paramètres par défaut sont utilisés et les changements ne sont pas conservés.</translation>
    </message>
    <message>
        <source>The settings cannot be written. They hold until the program ends.</source>
        <translation>Les paramètres ne peuvent pas être enregistrés. Ils valent jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>The file with your games is damaged and cannot be moved away. Games are kept only until the program ends.</source>
        <translation>Le fichier de vos parties est endommagé et ne peut pas être déplacé. Les parties ne sont conservées que jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>A file of another program lies in the place of your games and cannot be moved away. Games are kept only until the program ends.</source>
        <translation>Le fichier d’un autre programme se trouve à la place de vos parties et ne peut pas être déplacé. Les parties ne sont conservées que jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>The file with your games comes from a newer version of the program and cannot be moved away. Games are kept only until the program ends.</source>
        <translation>Le fichier de vos parties provient d’une version plus récente du programme et ne peut pas être déplacé. Les parties ne sont conservées que jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>Another program holds the file with your games. Games are kept only until the program ends.</source>
        <translation>Un autre programme occupe le fichier de vos parties. Les parties ne sont conservées que jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>The file with your games cannot be used. Games are kept only until the program ends.</source>
        <translation>Le fichier de vos parties ne peut pas être utilisé. Les parties ne sont conservées que jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>The file with your games was brought up to date.</source>
        <translation>Le fichier de vos parties a été mis à jour.</translation>
    </message>
    <message>
        <source>The file with your games could not be brought up to date and is left as it is. Games are kept only until the program ends.</source>
        <translation>Le fichier de vos parties n’a pas pu être mis à jour et reste tel quel. Les parties ne sont conservées que jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>The game cannot be saved now. Saving is tried again with each move.</source>
        <translation>La partie ne peut pas être enregistrée pour l’instant. Une nouvelle tentative a lieu à chaque coup.</translation>
    </message>
    <message>
        <source>The game is saved again; nothing was lost.</source>
        <translation>La partie est de nouveau enregistrée&#x202f;; rien n’a été perdu.</translation>
    </message>
    <message>
        <source>The game is already open in another window. Games in this one are not kept.</source>
        <translation>Le jeu est déjà ouvert dans une autre fenêtre. Les parties de celle-ci ne sont pas conservées.</translation>
    </message>
    <message>
        <source>The game in progress cannot be gone on with. It is kept, and a new one was dealt.</source>
        <translation>La partie en cours ne peut pas être continuée. Elle est conservée, et une nouvelle a été distribuée.</translation>
    </message>
    <message>
        <source>The file with the texts in %1 is damaged, so English is shown; installing Pyramide again mends that.</source>
        <translation>Le fichier des textes de la langue «&#xa0;%1&#xa0;» est endommagé, l’anglais est donc affiché&#x202f;; réinstaller Pyramide y remédie.</translation>
    </message>
    <message>
        <source>The games cannot be read now.</source>
        <translation>Les parties ne peuvent pas être lues pour l’instant.</translation>
    </message>
    <message>
        <source>The game is won</source>
        <translation>La partie est gagnée</translation>
    </message>
    <message>
        <source>There is no card</source>
        <translation>Il n’y a pas de carte</translation>
    </message>
    <message>
        <source>This card is blocked by another</source>
        <translation>Cette carte est bloquée par une autre</translation>
    </message>
    <message>
        <source>The next card of the stock cannot be played</source>
        <translation>La prochaine carte du talon ne peut pas être jouée</translation>
    </message>
    <message>
        <source>This card of the waste cannot be played</source>
        <translation>Cette carte de la défausse ne peut pas être jouée</translation>
    </message>
    <message>
        <source>This card goes only with the card on top of it</source>
        <translation>Cette carte ne va qu’avec celle qui est posée dessus</translation>
    </message>
    <message>
        <source>A card does not go with itself</source>
        <translation>Une carte ne va pas avec elle-même</translation>
    </message>
    <message>
        <source>The sum must be %1</source>
        <translation>La somme doit être %1</translation>
    </message>
    <message>
        <source>These two cards do not go together</source>
        <translation>Ces deux cartes ne vont pas ensemble</translation>
    </message>
    <message>
        <source>Cards from these two places must not go together</source>
        <translation>Des cartes prises à ces deux endroits ne vont pas ensemble</translation>
    </message>
    <message>
        <source>This card does not go alone</source>
        <translation>Cette carte ne se retire pas seule</translation>
    </message>
    <message>
        <source>These rules have no stock</source>
        <translation>Cette variante n’a pas de talon</translation>
    </message>
    <message>
        <source>The stock is empty</source>
        <translation>Le talon est vide</translation>
    </message>
    <message>
        <source>The stock still has cards</source>
        <translation>Il reste des cartes dans le talon</translation>
    </message>
    <message>
        <source>No pass through the stock is left</source>
        <translation>Il ne reste plus de passage du talon</translation>
    </message>
    <message>
        <source>There are no more cards to draw</source>
        <translation>Il n’y a plus de carte à tirer</translation>
    </message>
    <message>
        <source>There is no such cell</source>
        <translation>Cette cellule n’existe pas</translation>
    </message>
    <message>
        <source>The cell is taken</source>
        <translation>La cellule est occupée</translation>
    </message>
    <message>
        <source>This card may not go to a cell</source>
        <translation>Cette carte ne peut pas aller dans une cellule</translation>
    </message>
    <message>
        <source>Choose a waste for this card</source>
        <translation>Choisissez une défausse pour cette carte</translation>
    </message>
    <message>
        <source>This card cannot be played now</source>
        <translation>Cette carte ne peut pas être jouée maintenant</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>La partie est en pause</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>No more possible moves</source>
        <translation>Plus aucun coup possible</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>La partie continue</translation>
    </message>
    <message>
        <source>Only the stock goes round now; nothing more can be removed</source>
        <translation>Le talon ne fait plus que tourner&#x202f;; plus rien ne peut être retiré</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Cartes restantes</translation>
    </message>
    <message>
        <source>Par score</source>
        <translation>Score au par</translation>
    </message>
</context>
</TS>
