<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Pyramide</source>
        <translation>Acerca de Pyramide</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Licencias…</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versión %1</translation>
    </message>
    <message>
        <source>Pyramid solitaire and its family, played by the documented rules.</source>
        <translation>El solitario Pirámide y su familia, con las reglas documentadas.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior. Se ofrece sin garantía alguna.</translation>
    </message>
    <message>
        <source>It uses no network: your games stay on this computer.</source>
        <translation>No usa la red: sus partidas se quedan en este equipo.</translation>
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
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nueva partida</translation>
    </message>
    <message>
        <source>Be&amp;gin a new match</source>
        <translation>Empezar una serie nue&amp;va</translation>
    </message>
    <message>
        <source>M&amp;y rules…</source>
        <translation>&amp;Mis reglas…</translation>
    </message>
    <message>
        <source>Sa&amp;me number under other rules…</source>
        <translation>Mismo número con &amp;otras reglas…</translation>
    </message>
    <message>
        <source>Deal one that can be &amp;won</source>
        <translation>&amp;Repartir uno que se pueda ganar</translation>
    </message>
    <message>
        <source>Deal a game under these rules that can be won</source>
        <translation>Repartir con estas reglas una partida que se pueda ganar</translation>
    </message>
    <message>
        <source>&amp;Replay this deal</source>
        <translation>&amp;Repetir este reparto</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Ne&amp;xt deal</source>
        <translation>Reparto &amp;siguiente</translation>
    </message>
    <message>
        <source>Pre&amp;vious deal</source>
        <translation>Reparto &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>Es&amp;tadísticas</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Historial</translation>
    </message>
    <message>
        <source>Save this game as a &amp;file…</source>
        <translation>&amp;Guardar esta partida en un archivo…</translation>
    </message>
    <message>
        <source>&amp;Daily deal</source>
        <translation>Reparto del &amp;día</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sa&amp;lir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>&amp;Draw or redeal</source>
        <translation>R&amp;obar o reponer el mazo</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>Show &amp;moves</source>
        <translation>Mostrar los &amp;movimientos</translation>
    </message>
    <message>
        <source>Show the solu&amp;tion</source>
        <translation>Mostrar la &amp;solución</translation>
    </message>
    <message>
        <source>Re&amp;view this game</source>
        <translation>&amp;Analizar esta partida</translation>
    </message>
    <message>
        <source>&amp;Enter a deal…</source>
        <translation>&amp;Introducir un reparto…</translation>
    </message>
    <message>
        <source>Say whether the game can be &amp;won</source>
        <translation>Indicar si la partida se puede &amp;ganar</translation>
    </message>
    <message>
        <source>&amp;Copy deal code</source>
        <translation>&amp;Copiar el código del reparto</translation>
    </message>
    <message>
        <source>&amp;Paste deal code…</source>
        <translation>P&amp;egar un código de reparto…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Ajustes…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>&amp;Nothing but cards</source>
        <translation>&amp;Solo las cartas</translation>
    </message>
    <message>
        <source>Show the &amp;bars</source>
        <translation>&amp;Mostrar las barras</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Reglas de este juego</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <translation>Cómo se &amp;juega</translation>
    </message>
    <message>
        <source>&amp;Why can&apos;t I…?</source>
        <translation>¿&amp;Por qué no puedo…?</translation>
    </message>
    <message>
        <source>&amp;Guide through a first game</source>
        <translation>&amp;Guía para una primera partida</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Atajos de teclado</translation>
    </message>
    <message>
        <source>&amp;About Pyramide</source>
        <translation>Acerca &amp;de Pyramide</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Acerca de &amp;Qt</translation>
    </message>
    <message>
        <source>Deal a new game at random</source>
        <translation>Repartir una partida nueva al azar</translation>
    </message>
    <message>
        <source>New game by r&amp;ules or code…</source>
        <translation>Nueva partida por reglas &amp;o código…</translation>
    </message>
    <message>
        <source>Choose rules and a deal by its code</source>
        <translation>Elegir las reglas y un reparto por su código</translation>
    </message>
    <message>
        <source>Let the next game be the first of a match of six</source>
        <translation>Hacer que la próxima partida sea la primera de una serie de seis</translation>
    </message>
    <message>
        <source>Put together rules of your own</source>
        <translation>Componer unas reglas propias</translation>
    </message>
    <message>
        <source>Deal the number on the table under other rules</source>
        <translation>Repartir con otras reglas el número que está en la mesa</translation>
    </message>
    <message>
        <source>Play this deal again from its start</source>
        <translation>Jugar este reparto otra vez desde el principio</translation>
    </message>
    <message>
        <source>&amp;Take back the new game</source>
        <translation>Rec&amp;uperar la partida anterior</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Deshacer el último movimiento</translation>
    </message>
    <message>
        <source>Make the move again that was taken back</source>
        <translation>Rehacer el movimiento deshecho</translation>
    </message>
    <message>
        <source>Show the next move of a shortest win</source>
        <translation>Mostrar el siguiente movimiento de una victoria lo más corta posible</translation>
    </message>
    <message>
        <source>Cover the table and stop the clock</source>
        <translation>Tapar la mesa y parar el reloj</translation>
    </message>
    <message>
        <source>Show how your games went</source>
        <translation>Mostrar cómo han ido sus partidas</translation>
    </message>
    <message>
        <source>Change how the game looks and helps</source>
        <translation>Cambiar el aspecto y las ayudas del juego</translation>
    </message>
    <message>
        <source>Copy the code of this deal</source>
        <translation>Copiar el código de este reparto</translation>
    </message>
</context>
<context>
    <name>AnalysisCommands</name>
    <message>
        <source>No deal that hard or easy is ready yet; this one can be won.</source>
        <translation>Todavía no hay preparado ningún reparto de esa dificultad; este se puede ganar.</translation>
    </message>
    <message>
        <source>No deal that can be won was found in time; this one came by chance.</source>
        <translation>No se encontró a tiempo un reparto que se pueda ganar; este ha salido al azar.</translation>
    </message>
    <message>
        <source>Looking for the best move…</source>
        <translation>Buscando el mejor movimiento…</translation>
    </message>
    <message>
        <source>No card can be removed now; the stock may help.</source>
        <translation>Ahora no se puede retirar ninguna carta; el mazo puede ayudar.</translation>
    </message>
    <message>
        <source>No card can be removed any more.</source>
        <translation>Ya no se puede retirar ninguna carta.</translation>
    </message>
</context>
<context>
    <name>AnalysisDialogs</name>
    <message>
        <source>A shortest win</source>
        <translation>Una victoria lo más corta posible</translation>
    </message>
    <message>
        <source>A win</source>
        <translation>Una victoria</translation>
    </message>
    <message>
        <source>What removes the most cards</source>
        <translation>Lo que retira más cartas</translation>
    </message>
    <message>
        <source>No solution is known.</source>
        <translation>No se conoce ninguna solución.</translation>
    </message>
</context>
<context>
    <name>AnalysisWording</name>
    <message numerus="yes">
        <source>The win is %n move(s) away.</source>
        <translation>
            <numerusform>Falta %Ln movimiento para la victoria.</numerusform>
            <numerusform>Faltan %Ln movimientos para la victoria.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The win is at most %n move(s) away.</source>
        <translation>
            <numerusform>Falta como mucho %Ln movimiento para la victoria.</numerusform>
            <numerusform>Faltan como mucho %Ln movimientos para la victoria.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deal can no longer be won: at most %n card(s) can be removed.</source>
        <translation>
            <numerusform>Este reparto ya no se puede ganar: como mucho se puede retirar %Ln carta.</numerusform>
            <numerusform>Este reparto ya no se puede ganar: como mucho se pueden retirar %Ln cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s), the fewest possible</source>
        <translation>
            <numerusform>%Ln movimiento, el mínimo posible</numerusform>
            <numerusform>%Ln movimientos, el mínimo posible</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n move(s)</source>
        <translation>
            <numerusform>Ha hecho %Ln movimiento</numerusform>
            <numerusform>Ha hecho %Ln movimientos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the fewest are %n</source>
        <translation>
            <numerusform>el mínimo es %Ln</numerusform>
            <numerusform>el mínimo es %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Before move %1 it could still be won.</source>
        <translation>Antes del movimiento %1 aún se podía ganar.</translation>
    </message>
    <message numerus="yes">
        <source>This deal cannot be won: at most %n card(s) can be removed.</source>
        <translation>
            <numerusform>Este reparto no se puede ganar: como mucho se puede retirar %Ln carta.</numerusform>
            <numerusform>Este reparto no se puede ganar: como mucho se pueden retirar %Ln cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deal can be won; the fewest moves are %n.</source>
        <translation>
            <numerusform>Este reparto se puede ganar; como mínimo hace falta %Ln movimiento.</numerusform>
            <numerusform>Este reparto se puede ganar; como mínimo hacen falta %Ln movimientos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n card(s)</source>
        <translation>
            <numerusform>como mucho %Ln carta</numerusform>
            <numerusform>como mucho %Ln cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) more than needed</source>
        <translation>
            <numerusform>%Ln movimiento más de lo necesario</numerusform>
            <numerusform>%Ln movimientos más de lo necesario</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) can be removed now.</source>
        <translation>
            <numerusform>Ahora se puede retirar %Ln carta.</numerusform>
            <numerusform>Ahora se pueden retirar %Ln cartas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BlockRow</name>
    <message>
        <source>Pyramid</source>
        <translation>Pirámide</translation>
    </message>
    <message>
        <source>Inverted pyramid</source>
        <translation>Pirámide invertida</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Kind of block</source>
        <translation>Tipo de bloque</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>Filas:</translation>
    </message>
    <message>
        <source>Rows of the pyramid</source>
        <translation>Filas de la pirámide</translation>
    </message>
    <message>
        <source>Number of columns</source>
        <translation>Número de columnas</translation>
    </message>
    <message>
        <source>Cards in a column</source>
        <translation>Cartas por columna</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>boca abajo</translation>
    </message>
    <message>
        <source>Covered cards lie face down</source>
        <translation>Las cartas cubiertas están boca abajo</translation>
    </message>
    <message>
        <source>whole row</source>
        <translation>fila entera</translation>
    </message>
    <message>
        <source>A card is covered until the whole next row has gone</source>
        <translation>Una carta está cubierta hasta que desaparece toda la fila siguiente</translation>
    </message>
    <message>
        <source>to clear</source>
        <translation>por despejar</translation>
    </message>
    <message>
        <source>This block must be cleared for a win</source>
        <translation>Para ganar hay que despejar este bloque</translation>
    </message>
    <message>
        <source>Take this block away</source>
        <translation>Quitar este bloque</translation>
    </message>
</context>
<context>
    <name>CardLetters</name>
    <message>
        <source>%1, 2 to 10, %2, %3, %4</source>
        <translation>%1, del 2 al 10, %2, %3, %4</translation>
    </message>
</context>
<context>
    <name>ChartPage</name>
    <message>
        <source>Which chart</source>
        <translation>Qué gráfico</translation>
    </message>
    <message>
        <source>As a &amp;table</source>
        <translation>Como &amp;tabla</translation>
    </message>
</context>
<context>
    <name>ChartTexts</name>
    <message>
        <source>Results over time</source>
        <translation>Resultados a lo largo del tiempo</translation>
    </message>
    <message>
        <source>Times of the won games</source>
        <translation>Tiempos de las partidas ganadas</translation>
    </message>
    <message>
        <source>Moves of the won games</source>
        <translation>Movimientos de las partidas ganadas</translation>
    </message>
    <message>
        <source>Games won, by rules</source>
        <translation>Partidas ganadas, por reglas</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Movimientos</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>No ganadas</translation>
    </message>
    <message>
        <source>No game has come to its end yet.</source>
        <translation>Todavía no ha terminado ninguna partida.</translation>
    </message>
    <message>
        <source>%1: %2 won, %3 not won</source>
        <translation>%1: %2 ganadas, %3 no ganadas</translation>
    </message>
    <message numerus="yes">
        <source>%n won game(s)</source>
        <translation>
            <numerusform>%Ln partida ganada</numerusform>
            <numerusform>%Ln partidas ganadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Won games</source>
        <translation>Partidas ganadas</translation>
    </message>
    <message>
        <source>No game is won yet.</source>
        <translation>Todavía no se ha ganado ninguna partida.</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 o más</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminadas</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Porcentaje</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Intervalo del 95&#xa0;%</translation>
    </message>
    <message>
        <source>%1: %2 of %3 won, %4; the true share is most likely %5</source>
        <translation>%1: %2 de %3 ganadas, %4; lo más probable es que el porcentaje real sea %5</translation>
    </message>
</context>
<context>
    <name>CodeProblem</name>
    <message>
        <source>The deal number may only have letters from A to Z; letter %1 is &quot;%2&quot;.</source>
        <translation>El número del reparto solo puede tener letras de la A a la Z; la letra %1 es «%2».</translation>
    </message>
    <message>
        <source>The deal number must have %1 letters; the length of this one is %2.</source>
        <translation>El número del reparto debe tener %1 letras; la longitud de este es %2.</translation>
    </message>
    <message>
        <source>The text has %1 characters, far too many for a deal code.</source>
        <translation>El texto tiene %1 caracteres, demasiados para un código de reparto.</translation>
    </message>
    <message>
        <source>There is no deal code here; one looks like PY1-N-AAAAAAS.</source>
        <translation>Aquí no hay ningún código de reparto; tienen este aspecto: PY1-N-AAAAAAS.</translation>
    </message>
    <message>
        <source>A deal code cannot have &quot;%1&quot;, its character %2.</source>
        <translation>Un código de reparto no puede tener «%1» (carácter %2).</translation>
    </message>
    <message>
        <source>A deal code has three parts, as in PY1-N-AAAAAAS; this one has %1.</source>
        <translation>Un código de reparto tiene tres partes, como PY1-N-AAAAAAS; este tiene %1.</translation>
    </message>
    <message>
        <source>There are %1 deal codes here; only one can be dealt.</source>
        <translation>Aquí hay %1 códigos de reparto; solo se puede repartir uno.</translation>
    </message>
    <message>
        <source>The format %1 is not known; this program reads %2.</source>
        <translation>El formato %1 no se conoce; este programa lee %2.</translation>
    </message>
    <message>
        <source>A deal code starts with &quot;%1-&quot;; this text starts with &quot;%2&quot;.</source>
        <translation>Un código de reparto empieza por «%1-»; este texto empieza por «%2».</translation>
    </message>
    <message>
        <source>The rules in this code cannot be used: %1</source>
        <translation>Las reglas de este código no se pueden usar: %1</translation>
    </message>
    <message>
        <source>There are no rules with the token &quot;%1&quot;; did you mean %2?</source>
        <translation>No hay reglas con el identificador «%1»; ¿quería decir %2?</translation>
    </message>
    <message>
        <source>There are no rules with the token &quot;%1&quot;.</source>
        <translation>No hay reglas con el identificador «%1».</translation>
    </message>
</context>
<context>
    <name>DailyCalendar</name>
    <message>
        <source>Previous month</source>
        <translation>Mes anterior</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Mes siguiente</translation>
    </message>
</context>
<context>
    <name>DailyDialog</name>
    <message>
        <source>Daily deal</source>
        <translation>Reparto del día</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Días</translation>
    </message>
    <message>
        <source>&amp;Copy the result</source>
        <translation>&amp;Copiar el resultado</translation>
    </message>
    <message>
        <source>&amp;Stop looking</source>
        <translation>&amp;Dejar de buscar</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>Looking for a deal that can be won…</source>
        <translation>Buscando un reparto que se pueda ganar…</translation>
    </message>
    <message>
        <source>No deal could be found for that day.</source>
        <translation>No se ha podido encontrar ningún reparto para ese día.</translation>
    </message>
    <message>
        <source>The result is copied.</source>
        <translation>Se ha copiado el resultado.</translation>
    </message>
</context>
<context>
    <name>DailyTexts</name>
    <message>
        <source>By the calendar of this computer today is %1.</source>
        <translation>Según el calendario de este equipo, hoy es %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%Ln día seguido</numerusform>
            <numerusform>%Ln días seguidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n</source>
        <translation>
            <numerusform>mejor racha: %Ln</numerusform>
            <numerusform>mejor racha: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock was set back; your days in a row are kept.</source>
        <translation>El reloj se ha atrasado; su racha de días se conserva.</translation>
    </message>
    <message>
        <source>The time zone was changed and a day left out; it is not held against you.</source>
        <translation>Se ha cambiado la zona horaria y se ha saltado un día; no se le tiene en cuenta.</translation>
    </message>
    <message>
        <source>%1: not played yet.</source>
        <translation>%1: sin jugar todavía.</translation>
    </message>
    <message>
        <source>%1: begun.</source>
        <translation>%1: empezado.</translation>
    </message>
    <message>
        <source>%1: done.</source>
        <translation>%1: superado.</translation>
    </message>
    <message>
        <source>%1: done in the fewest moves possible.</source>
        <translation>%1: superado con el mínimo de movimientos posible.</translation>
    </message>
    <message>
        <source>%1: done on a later day.</source>
        <translation>%1: superado en un día posterior.</translation>
    </message>
    <message>
        <source>Won with %1 moves in %2.</source>
        <translation>Ganado con %1 movimientos en %2.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>superado</translation>
    </message>
    <message>
        <source>won in the fewest moves</source>
        <translation>superado con el mínimo de movimientos</translation>
    </message>
    <message>
        <source>won on a later day</source>
        <translation>superado en un día posterior</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>empezado</translation>
    </message>
    <message>
        <source>Under these rules a daily deal may not be winnable.</source>
        <translation>Con estas reglas, puede que un reparto del día no se pueda ganar.</translation>
    </message>
    <message>
        <source>Pyramide, daily deal of %1</source>
        <translation>Pyramide, reparto del día: %1</translation>
    </message>
    <message>
        <source>%1: won with %2 moves in %3</source>
        <translation>%1: partida ganada con %2 movimientos en %3</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation>
            <numerusform>%Ln movimiento deshecho</numerusform>
            <numerusform>%Ln movimientos deshechos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%Ln pista</numerusform>
            <numerusform>%Ln pistas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DemoDialog</name>
    <message>
        <source>&amp;Play on from here</source>
        <translation>&amp;Jugar desde aquí</translation>
    </message>
    <message>
        <source>The moves shown count as hints.</source>
        <translation>Los movimientos mostrados cuentan como pistas.</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Volver a la partida</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Movimiento %1 de %2</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Este es el siguiente movimiento. %1</translation>
    </message>
    <message>
        <source>Watching counts neither as a win nor as help.</source>
        <translation>Mirar no cuenta ni como victoria ni como ayuda.</translation>
    </message>
</context>
<context>
    <name>EndSummary</name>
    <message>
        <source>Your first win under these rules</source>
        <translation>Su primera victoria con estas reglas</translation>
    </message>
    <message>
        <source>Your best time under these rules</source>
        <translation>Su mejor tiempo con estas reglas</translation>
    </message>
    <message>
        <source>Your fewest moves under these rules</source>
        <translation>Su menor número de movimientos con estas reglas</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row</source>
        <translation>
            <numerusform>%Ln victoria seguida</numerusform>
            <numerusform>%Ln victorias seguidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Hints: %1, moves taken back: %2</source>
        <translation>Pistas: %1, movimientos deshechos: %2</translation>
    </message>
</context>
<context>
    <name>EnterDealDialog</name>
    <message>
        <source>Enter a deal</source>
        <translation>Introducir un reparto</translation>
    </message>
    <message>
        <source>Type or click the cards in deal order: the tableau row by row from the top, each row from the left, then the stock in the order in which it is drawn.</source>
        <translation>Escriba las cartas o haga clic en ellas en el orden del reparto: el tablero fila por fila desde arriba, cada fila desde la izquierda, y después el mazo en el orden en que se roba.</translation>
    </message>
    <message>
        <source>A game of typed cards is kept neither in the history nor in the statistics.</source>
        <translation>Una partida con cartas introducidas no se guarda ni en el historial ni en las estadísticas.</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Reglas:</translation>
    </message>
    <message>
        <source>For example: 8C KD 10H …</source>
        <translation>Por ejemplo: 8C KD 10H …</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>The table so far</source>
        <translation>La mesa hasta ahora</translation>
    </message>
    <message>
        <source>Take &amp;back a card</source>
        <translation>&amp;Quitar la última carta</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>R&amp;esolver</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Analizar</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) are there.</source>
        <translation>
            <numerusform>Ya está la única carta.</numerusform>
            <numerusform>Ya están las %Ln cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are missing.</source>
        <translation>
            <numerusform>Falta %Ln carta.</numerusform>
            <numerusform>Faltan %Ln cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>stock, card %1</source>
        <translation>mazo, carta %1</translation>
    </message>
    <message>
        <source>%1 The next one lies here: %2.</source>
        <translation>%1 La siguiente va aquí: %2.</translation>
    </message>
    <message>
        <source>It is the %1.</source>
        <translation>Es %1.</translation>
    </message>
    <message>
        <source>The text is far too long for a deal.</source>
        <translation>El texto es demasiado largo para un reparto.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, at place %2, is not a card.</source>
        <translation>«%1», en el lugar %2, no es una carta.</translation>
    </message>
    <message>
        <source>The card %1, at place %2, is not in this pack.</source>
        <translation>La carta %1, en el lugar %2, no está en esta baraja.</translation>
    </message>
    <message>
        <source>The card %1, at place %2, is there already.</source>
        <translation>La carta %1, en el lugar %2, ya estaba puesta.</translation>
    </message>
    <message>
        <source>The card %1 cannot lie at place %2 here.</source>
        <translation>La carta %1 no puede estar aquí en el lugar %2.</translation>
    </message>
    <message>
        <source>The card %1, at place %2, is one too many.</source>
        <translation>La carta %1, en el lugar %2, sobra.</translation>
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
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Exportar partidas</translation>
    </message>
    <message>
        <source>Games (*.json *.csv)</source>
        <translation>Partidas (*.json *.csv)</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importar partidas</translation>
    </message>
    <message>
        <source>Exporting games…</source>
        <translation>Exportando partidas…</translation>
    </message>
    <message>
        <source>Reading games…</source>
        <translation>Leyendo partidas…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read and were left out.</source>
        <translation>
            <numerusform>No se ha podido leer %Ln partida y se ha omitido.</numerusform>
            <numerusform>No se han podido leer %Ln partidas y se han omitido.</numerusform>
        </translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were exported to %1.</source>
        <translation>
            <numerusform>Se ha exportado %Ln partida a %1.</numerusform>
            <numerusform>Se han exportado %Ln partidas a %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The games could not be saved; none came in.</source>
        <translation>Las partidas no se han podido guardar; no se ha importado ninguna.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) came in.</source>
        <translation>
            <numerusform>Se ha importado %Ln partida.</numerusform>
            <numerusform>Se han importado %Ln partidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) had gone on since.</source>
        <translation>
            <numerusform>%Ln partida había avanzado desde entonces.</numerusform>
            <numerusform>%Ln partidas habían avanzado desde entonces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%Ln partida ya estaba aquí.</numerusform>
            <numerusform>%Ln partidas ya estaban aquí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in %1 cannot be read.</source>
        <translation>
            <numerusform>No se puede leer %Ln partida de %1.</numerusform>
            <numerusform>No se pueden leer %Ln partidas de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1. %2</translation>
    </message>
    <message>
        <source>Import none</source>
        <translation>No importar ninguna</translation>
    </message>
    <message numerus="yes">
        <source>Import the other %n game(s)</source>
        <translation>
            <numerusform>Importar la otra partida</numerusform>
            <numerusform>Importar las otras %Ln partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>No game came in.</source>
        <translation>No se ha importado ninguna partida.</translation>
    </message>
</context>
<context>
    <name>FailureDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Algo ha ido mal</translation>
    </message>
    <message>
        <source>Pyramide has met an error. Your game is kept and the table was set up anew. This report helps to mend it; it is kept in %1.</source>
        <translation>Pyramide ha encontrado un error. Su partida se ha conservado y la mesa se ha vuelto a montar. Este informe ayuda a corregirlo; se ha guardado en %1.</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>&amp;Copiar el informe</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>When you do not know how to go on, “%1” shows a move.</source>
        <translation>Cuando no sepa cómo seguir, «%1» le muestra un movimiento.</translation>
    </message>
    <message>
        <source>That is all you need to play. “%1” tells the rest. Have a good game.</source>
        <translation>Es todo lo que hace falta saber para jugar. El resto está en «%1». Que disfrute de la partida.</translation>
    </message>
    <message>
        <source>A king goes alone: touch it, and it is removed.</source>
        <translation>El rey se retira solo: tóquelo y se retira.</translation>
    </message>
    <message>
        <source>These go alone: %1. Touch one, and it is removed.</source>
        <translation>Estas cartas se retiran solas: %1. Toque una y se retira.</translation>
    </message>
    <message>
        <source>Touch the stock to draw a card onto the waste.</source>
        <translation>Toque el mazo para robar una carta, que pasa al descarte.</translation>
    </message>
    <message>
        <source>When the stock is empty, touch its place: the waste becomes the stock again.</source>
        <translation>Cuando el mazo esté vacío, toque el lugar donde estaba: el descarte vuelve a formar el mazo.</translation>
    </message>
    <message>
        <source>Take your last move back with “%1”.</source>
        <translation>Deshaga su último movimiento con «%1».</translation>
    </message>
    <message>
        <source>Touch two open cards that make %1, of any suit: they are removed.</source>
        <translation>Toque dos cartas libres que sumen %1, de cualquier palo: se retiran.</translation>
    </message>
    <message>
        <source>Touch two open cards of equal or neighbouring ranks: they are removed.</source>
        <translation>Toque dos cartas libres de valores iguales o consecutivos: se retiran.</translation>
    </message>
    <message>
        <source>Touch two open cards that go together: they are removed.</source>
        <translation>Toque dos cartas libres que formen pareja: se retiran.</translation>
    </message>
</context>
<context>
    <name>GameFilterBar</name>
    <message>
        <source>All rules</source>
        <translation>Todas las reglas</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Cualquier resultado</translation>
    </message>
    <message>
        <source>Part of a deal code</source>
        <translation>Parte de un código de reparto</translation>
    </message>
    <message>
        <source>Games of which rules</source>
        <translation>Partidas con qué reglas</translation>
    </message>
    <message>
        <source>Games of which result</source>
        <translation>Partidas con qué resultado</translation>
    </message>
    <message>
        <source>Games of which time</source>
        <translation>Partidas de qué periodo</translation>
    </message>
    <message>
        <source>Search by deal code</source>
        <translation>Buscar por código de reparto</translation>
    </message>
</context>
<context>
    <name>GameProblem</name>
    <message>
        <source>The text has %1 characters, too many for a game.</source>
        <translation>El texto tiene %1 caracteres, demasiados para una partida.</translation>
    </message>
    <message>
        <source>The text has %1 words, too many for a game: it has at most %2 actions.</source>
        <translation>El texto tiene %1 palabras, demasiadas para una partida, que tiene como máximo %2 acciones.</translation>
    </message>
    <message>
        <source>There is no game here; one starts with its deal code.</source>
        <translation>Aquí no hay ninguna partida; una partida empieza por el código de su reparto.</translation>
    </message>
    <message>
        <source>a card can only go to a cell, or from the stock to a waste</source>
        <translation>una carta solo puede ir a una celda, o del mazo a una pila de descarte</translation>
    </message>
    <message>
        <source>a pair has two places</source>
        <translation>una pareja tiene dos puestos</translation>
    </message>
    <message>
        <source>the card under the top goes only with that top: W+WU</source>
        <translation>la carta bajo la superior solo se empareja con la superior: W+WU</translation>
    </message>
    <message>
        <source>there is no place &quot;%1&quot; under these rules</source>
        <translation>en estas reglas no existe el puesto «%1»</translation>
    </message>
</context>
<context>
    <name>GameSaver</name>
    <message>
        <source>Games of Pyramide (*%1)</source>
        <translation>Partidas de Pyramide (*%1)</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Guardar partida</translation>
    </message>
    <message>
        <source>There is a file %1 already. Shall this game replace it?</source>
        <translation>Ya existe un archivo %1. ¿Debe sustituirlo esta partida?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sustituir</translation>
    </message>
    <message>
        <source>The game is saved as %1.</source>
        <translation>La partida se ha guardado como %1.</translation>
    </message>
</context>
<context>
    <name>GoalPage</name>
    <message>
        <source>&amp;Won when:</source>
        <translation>&amp;Se gana cuando:</translation>
    </message>
    <message>
        <source>&amp;Cells:</source>
        <translation>Ce&amp;ldas:</translation>
    </message>
    <message>
        <source>Cells are filled from:</source>
        <translation>Las celdas se llenan desde:</translation>
    </message>
    <message>
        <source>&amp;Score:</source>
        <translation>&amp;Puntuación:</translation>
    </message>
    <message>
        <source>&amp;Removed cards:</source>
        <translation>Cartas re&amp;tiradas:</translation>
    </message>
    <message>
        <source>Moves to take &amp;back:</source>
        <translation>Se pueden &amp;deshacer:</translation>
    </message>
    <message>
        <source>all cards have gone</source>
        <translation>no queda ninguna carta</translation>
    </message>
    <message>
        <source>the tableau is cleared</source>
        <translation>el tablero está despejado</translation>
    </message>
    <message>
        <source>After a win the &amp;play may go on</source>
        <translation>Tras ganar se puede seguir &amp;jugando</translation>
    </message>
    <message>
        <source>ten points a card</source>
        <translation>diez puntos por carta</translation>
    </message>
    <message>
        <source>cards left on the table</source>
        <translation>cartas que quedan en la mesa</translation>
    </message>
    <message>
        <source>par, by passes and cards left</source>
        <translation>par, según pasadas y cartas restantes</translation>
    </message>
    <message>
        <source>points for removals and rows</source>
        <translation>puntos por retiradas y por filas</translation>
    </message>
    <message>
        <source>on one pile</source>
        <translation>en una sola pila</translation>
    </message>
    <message>
        <source>on four piles by suit</source>
        <translation>en cuatro pilas por palos</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>sin límite</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Guide through a first game</source>
        <translation>Guía para una primera partida</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Siguiente</translation>
    </message>
    <message>
        <source>&amp;End</source>
        <translation>&amp;Terminar</translation>
    </message>
    <message>
        <source>End the guide; the Help menu begins it anew</source>
        <translation>Terminar la guía; el menú «Ayuda» la empieza de nuevo</translation>
    </message>
    <message>
        <source>Go on to the next step without doing this one</source>
        <translation>Ir al paso siguiente sin hacer este</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Buscar en la ayuda</translation>
    </message>
    <message>
        <source>Pages with these words</source>
        <translation>Páginas con esas palabras</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Ninguna página contiene esas palabras.</translation>
    </message>
    <message>
        <source>&amp;Play these rules</source>
        <translation>&amp;Jugar con estas reglas</translation>
    </message>
    <message>
        <source>&amp;Change these rules…</source>
        <translation>&amp;Cambiar estas reglas…</translation>
    </message>
</context>
<context>
    <name>HelpPages</name>
    <message>
        <source>How to play</source>
        <translation>Cómo se juega</translation>
    </message>
    <message>
        <source>Mouse and touch</source>
        <translation>Ratón y pantalla táctil</translation>
    </message>
    <message>
        <source>Touch two open cards that go together, one after the other, or drag one onto the other. A card that goes alone needs one touch.</source>
        <translation>Toque una tras otra dos cartas libres que formen pareja, o arrastre una sobre la otra. Para una carta que se retira sola basta un toque.</translation>
    </message>
    <message>
        <source>Touch the stock to draw. When it is empty, touch its place to turn the waste over, if another pass is left.</source>
        <translation>Toque el mazo para robar. Cuando esté vacío, toque el lugar donde estaba para dar la vuelta al descarte, si queda otra pasada.</translation>
    </message>
    <message>
        <source>Hold the finger or the mouse still on a card to read what it is and what covers it.</source>
        <translation>Mantenga el dedo o el ratón quieto sobre una carta para leer cuál es y qué la cubre.</translation>
    </message>
    <message>
        <source>Click a card or the stock with the right button to be told why it cannot be played.</source>
        <translation>Haga clic con el botón derecho en una carta o en el mazo para saber por qué no se puede jugar.</translation>
    </message>
    <message>
        <source>A right click or a long press on the bare table opens a short menu, also in full screen.</source>
        <translation>Un clic con el botón derecho o una pulsación larga en la mesa vacía abre un menú breve, también a pantalla completa.</translation>
    </message>
    <message>
        <source>Type a rank to jump to the next open card of that rank: %1.</source>
        <translation>Escriba un valor para saltar a la siguiente carta libre de ese valor: %1.</translation>
    </message>
    <message>
        <source>Press I to be told what the cursor stands on. Press %1, then Enter, to be told why it cannot be played.</source>
        <translation>Pulse I para saber qué hay bajo el cursor. Pulse %1 y después Intro para saber por qué no se puede jugar.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>The arrow keys move a cursor over the table. Enter or Space touches what it stands on; Escape lets the chosen card go.</source>
        <translation>Las teclas de flecha mueven un cursor por la mesa. Con Intro o Espacio se toca lo que hay bajo el cursor; Esc suelta la carta elegida.</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Lector de pantalla</translation>
    </message>
    <message>
        <source>The table is a list of its cards and piles. Each is read with its place and whether it is open, and can be pressed like a button.</source>
        <translation>La mesa es una lista de sus cartas y pilas. Cada una se lee con su lugar y con la indicación de si está libre, y se puede pulsar como un botón.</translation>
    </message>
    <message>
        <source>Moves, refusals and the end of a game are spoken, a sentence each.</source>
        <translation>Los movimientos, los avisos de que algo no es posible y el final de la partida se dicen en voz alta, cada uno en una frase.</translation>
    </message>
    <message>
        <source>“%1” takes back the last move, “%2” shows the next move of a shortest win, and “%3” deals the same cards again.</source>
        <translation>«%1» deshace el último movimiento, «%2» muestra el siguiente movimiento de una victoria lo más corta posible y «%3» reparte de nuevo las mismas cartas.</translation>
    </message>
    <message>
        <source>“%1” in the Help menu tells why something cannot be done.</source>
        <translation>«%1», en el menú «Ayuda», explica por qué algo no se puede hacer.</translation>
    </message>
    <message>
        <source>When you get stuck</source>
        <translation>Cuando no sepa cómo seguir</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;Jugar otra vez</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Más</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>No game is like this.</source>
        <translation>No hay ninguna partida así.</translation>
    </message>
    <message>
        <source>No game is played yet. Each game stands here from its first move on.</source>
        <translation>Todavía no se ha jugado ninguna partida. Cada partida aparece aquí desde su primer movimiento.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%Ln partida</numerusform>
            <numerusform>%Ln partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Bringing games back…</source>
        <translation>Recuperando partidas…</translation>
    </message>
    <message>
        <source>Deleting games…</source>
        <translation>Eliminando partidas…</translation>
    </message>
    <message>
        <source>The game on the table cannot be deleted.</source>
        <translation>La partida que está en la mesa no se puede eliminar.</translation>
    </message>
</context>
<context>
    <name>HistoryMenu</name>
    <message>
        <source>Copy deal &amp;code</source>
        <translation>Copiar el &amp;código del reparto</translation>
    </message>
    <message>
        <source>Copy the whole &amp;game</source>
        <translation>Copiar la &amp;partida entera</translation>
    </message>
    <message>
        <source>&amp;Save the game as a file…</source>
        <translation>&amp;Guardar la partida en un archivo…</translation>
    </message>
    <message>
        <source>&amp;Paste a game to watch…</source>
        <translation>Pe&amp;gar una partida para verla…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>Delete &amp;all that are listed</source>
        <translation>Eliminar &amp;todas las mostradas</translation>
    </message>
    <message>
        <source>&amp;Export what is listed…</source>
        <translation>E&amp;xportar las mostradas…</translation>
    </message>
    <message>
        <source>&amp;Import games…</source>
        <translation>&amp;Importar partidas…</translation>
    </message>
    <message>
        <source>&amp;Bring back what was deleted</source>
        <translation>&amp;Recuperar lo eliminado</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Bring back %n deleted game(s)</source>
        <translation>
            <numerusform>&amp;Recuperar %Ln partida eliminada</numerusform>
            <numerusform>&amp;Recuperar %Ln partidas eliminadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InfoLine</name>
    <message>
        <source>Match</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Movimientos</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Copy the code of this deal</source>
        <translation>Copiar el código de este reparto</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Qt: third-party parts</source>
        <translation>Qt: componentes de terceros</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>&amp;What comes with the program, and its licence:</source>
        <translation>&amp;Lo que acompaña al programa, y su licencia:</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Texto de la licencia</translation>
    </message>
    <message>
        <source>Qt comes as separate files in the folder of the program and may be replaced by another build of the same version.</source>
        <translation>Qt se incluye como archivos aparte en la carpeta del programa y se puede sustituir por otra compilación de la misma versión.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Typed cards</source>
        <translation>Cartas introducidas</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>M&amp;ore deals</source>
        <translation>&amp;Más repartos</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Movimiento</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barra de herramientas</translation>
    </message>
</context>
<context>
    <name>MistakeSentences</name>
    <message>
        <source>Looking at the suit: suits and colours do not matter, only ranks count.</source>
        <translation>Fijarse en el palo: los palos y los colores no importan, solo cuentan los valores.</translation>
    </message>
    <message>
        <source>Drawing too early: what lies on the waste then is out of the game for good.</source>
        <translation>Robar demasiado pronto: lo que hay entonces en el descarte sale del juego para siempre.</translation>
    </message>
    <message>
        <source>Drawing too early: a draw covers what lies on the waste and counts as a move. Look for pairs on the table first.</source>
        <translation>Robar demasiado pronto: un robo cubre lo que hay en el descarte y cuenta como movimiento. Busque antes parejas en la mesa.</translation>
    </message>
    <message>
        <source>Pairing a drawn card with the waste card that it covers: only the top of the waste is in play.</source>
        <translation>Emparejar una carta robada con la carta del descarte que cubre: solo está en juego la superior del descarte.</translation>
    </message>
    <message>
        <source>Waiting for a card to go alone: here every card needs a partner.</source>
        <translation>Esperar que una carta se retire sola: aquí toda carta necesita pareja.</translation>
    </message>
    <message>
        <source>Looking for a partner where none is needed: one touch removes these: %1.</source>
        <translation>Buscar pareja donde no hace falta: estas cartas se retiran con un solo toque: %1.</translation>
    </message>
    <message>
        <source>Overlooking what lies on a card: it can be seen and yet be blocked, unless it goes together with the only card that still covers it.</source>
        <translation>Pasar por alto lo que hay encima de una carta: puede estar a la vista y aun así bloqueada, salvo que se empareje con la única carta que todavía la cubre.</translation>
    </message>
    <message>
        <source>Overlooking what lies on a card: it can be seen and yet be blocked. It can be played only when nothing covers it any more.</source>
        <translation>Pasar por alto lo que hay encima de una carta: puede estar a la vista y aun así bloqueada. Solo se puede jugar cuando ya nada la cubre.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Deal &amp;code:</source>
        <translation>&amp;Código del reparto:</translation>
    </message>
    <message>
        <source>Leave empty for a random deal</source>
        <translation>Vacío para un reparto al azar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Repartir</translation>
    </message>
    <message>
        <source>&amp;Favourite</source>
        <translation>&amp;Favorita</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>Re&amp;glas…</translation>
    </message>
    <message>
        <source>&amp;My rules…</source>
        <translation>&amp;Mis reglas…</translation>
    </message>
    <message>
        <source>Put together rules of your own, starting from these</source>
        <translation>Componer unas reglas propias a partir de estas</translation>
    </message>
    <message>
        <source>&amp;Same number (%1)</source>
        <translation>Mismo &amp;número (%1)</translation>
    </message>
    <message>
        <source>Deal the number on the table under the marked rules</source>
        <translation>Repartir con las reglas marcadas el número que está en la mesa</translation>
    </message>
    <message>
        <source>A random deal of %1.</source>
        <translation>Un reparto al azar con las reglas «%1».</translation>
    </message>
    <message>
        <source>A deal of %1: %2</source>
        <translation>Un reparto con las reglas «%1»: %2</translation>
    </message>
</context>
<context>
    <name>OwnRulesDialog</name>
    <message>
        <source>My rules</source>
        <translation>Mis reglas</translation>
    </message>
    <message>
        <source>Kept ru&amp;les:</source>
        <translation>Reglas &amp;guardadas:</translation>
    </message>
    <message>
        <source>Na&amp;me:</source>
        <translation>&amp;Nombre:</translation>
    </message>
    <message>
        <source>Name of these rules</source>
        <translation>Nombre de estas reglas</translation>
    </message>
    <message>
        <source>New rules</source>
        <translation>Reglas nuevas</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Stock and waste</source>
        <translation>Mazo y descarte</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Parejas</translation>
    </message>
    <message>
        <source>Goal and score</source>
        <translation>Objetivo y puntuación</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>G&amp;uardar</translation>
    </message>
    <message>
        <source>Keep these rules under their name</source>
        <translation>Guardar estas reglas con su nombre</translation>
    </message>
    <message>
        <source>D&amp;eal</source>
        <translation>&amp;Repartir</translation>
    </message>
    <message>
        <source>C&amp;opy code</source>
        <translation>&amp;Copiar código</translation>
    </message>
    <message>
        <source>Copy a deal code that carries these rules to anybody</source>
        <translation>Copiar un código de reparto que lleva consigo estas reglas para cualquiera</translation>
    </message>
    <message>
        <source>Dele&amp;te</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>Imagen de la mesa</translation>
    </message>
    <message>
        <source>These rules can be played.</source>
        <translation>Con estas reglas se puede jugar.</translation>
    </message>
    <message>
        <source>No more rules can be kept; delete some first.</source>
        <translation>No se pueden guardar más reglas; elimine antes algunas.</translation>
    </message>
    <message>
        <source>The rules are kept.</source>
        <translation>Se han guardado las reglas.</translation>
    </message>
    <message>
        <source>The deal code is copied.</source>
        <translation>Se ha copiado el código del reparto.</translation>
    </message>
</context>
<context>
    <name>PairsPage</name>
    <message>
        <source>Total of a pa&amp;ir:</source>
        <translation>&amp;Suma de una pareja:</translation>
    </message>
    <message>
        <source>E&amp;xtra pairs:</source>
        <translation>Parejas e&amp;xtra:</translation>
    </message>
    <message>
        <source>Go alone:</source>
        <translation>Se retiran solas:</translation>
    </message>
    <message>
        <source>Must not go together:</source>
        <translation>No pueden emparejarse:</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Equal and &amp;neighbouring ranks go together</source>
        <translation>Se emparejan &amp;valores iguales y consecutivos</translation>
    </message>
    <message>
        <source>Two ranks each, such as Q-K, J-J</source>
        <translation>Dos valores cada una; por ejemplo, Q-K, J-J</translation>
    </message>
    <message>
        <source>A card may go with the only card that covers it</source>
        <translation>Una carta se puede emparejar con la única que la cubre</translation>
    </message>
</context>
<context>
    <name>ParStatus</name>
    <message>
        <source>The match of six games has ended: %1</source>
        <translation>La serie de seis partidas ha terminado: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of the match of six: %1</source>
        <translation>
            <numerusform>%Ln partida de la serie de seis: %1</numerusform>
            <numerusform>%Ln partidas de la serie de seis: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PasteGameDialog</name>
    <message>
        <source>Watch a game</source>
        <translation>Ver una partida</translation>
    </message>
    <message>
        <source>&amp;Game, as its deal code and its moves:</source>
        <translation>&amp;Partida, con su código de reparto y sus movimientos:</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>This game cannot be shown: %1</source>
        <translation>Esta partida no se puede mostrar: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%Ln movimiento</numerusform>
            <numerusform>%Ln movimientos</numerusform>
        </translation>
    </message>
    <message>
        <source>A game of %1: %2, %3</source>
        <translation>Una partida con las reglas «%1»: %2, %3</translation>
    </message>
</context>
<context>
    <name>PlaySentences</name>
    <message>
        <source>A king goes alone.</source>
        <translation>El rey se retira solo.</translation>
    </message>
    <message>
        <source>These go alone, without a partner: %1.</source>
        <translation>Estas cartas se retiran solas, sin pareja: %1.</translation>
    </message>
    <message>
        <source>No card goes alone.</source>
        <translation>Ninguna carta se retira sola.</translation>
    </message>
    <message>
        <source>A card of the tableau is open when no card lies on it.</source>
        <translation>Una carta del tablero está libre cuando no tiene ninguna carta encima.</translation>
    </message>
    <message>
        <source>Cards from these two places must not go together: %1.</source>
        <translation>No se pueden emparejar cartas de estos dos lugares: %1.</translation>
    </message>
    <message>
        <source>The game is won when every card has gone.</source>
        <translation>La partida se gana cuando no queda ninguna carta.</translation>
    </message>
    <message>
        <source>The game is won when the tableau is cleared; cards left in the stock and the waste do not matter.</source>
        <translation>La partida se gana cuando el tablero está despejado; las cartas que queden en el mazo y en el descarte no importan.</translation>
    </message>
    <message>
        <source>After that the play may go on for a better score.</source>
        <translation>Después se puede seguir jugando para mejorar la puntuación.</translation>
    </message>
    <message>
        <source>When only the stock goes round and nothing can be removed any more, that is said; you may go on all the same.</source>
        <translation>Cuando ya solo se puede dar vueltas al mazo sin retirar nada más, el programa lo dice; aun así se puede seguir.</translation>
    </message>
    <message>
        <source>The game goes on as long as a card can be drawn.</source>
        <translation>La partida continúa mientras se pueda robar una carta.</translation>
    </message>
    <message>
        <source>Removed cards lie on four piles by suit and cannot be played from there.</source>
        <translation>Las cartas retiradas quedan en cuatro pilas por palos y no se pueden jugar desde allí.</translation>
    </message>
    <message>
        <source>Every move can be taken back, to the start of the game.</source>
        <translation>Se puede deshacer cualquier movimiento, hasta el principio de la partida.</translation>
    </message>
    <message>
        <source>No move can be taken back.</source>
        <translation>No se puede deshacer ningún movimiento.</translation>
    </message>
    <message>
        <source>Removals, draws and redeals count as moves; taking back lowers no count.</source>
        <translation>Retirar cartas, robar y reponer el mazo cuentan como movimientos; deshacer no reduce ninguna cuenta.</translation>
    </message>
    <message>
        <source>Two open cards go together if their values make %1.</source>
        <translation>Dos cartas libres se emparejan si sus valores suman %1.</translation>
    </message>
    <message>
        <source>The pairs: %1.</source>
        <translation>Las parejas: %1.</translation>
    </message>
    <message>
        <source>Two open cards go together if their ranks are equal or neighbours; ace and king are no neighbours.</source>
        <translation>Dos cartas libres se emparejan si sus valores son iguales o consecutivos; el as y el rey no son consecutivos.</translation>
    </message>
    <message>
        <source>The stock lies face up, and its next card may be played like any other.</source>
        <translation>El mazo está boca arriba y su siguiente carta se puede jugar como cualquier otra.</translation>
    </message>
    <message>
        <source>The top of the waste may also go together with the card right under it.</source>
        <translation>La carta superior del descarte también se puede emparejar con la que está justo debajo.</translation>
    </message>
    <message>
        <source>The oldest card of the waste is open too; when it has gone, the one that is oldest then takes its place.</source>
        <translation>La carta más antigua del descarte también está libre; cuando se retira, ocupa su lugar la que entonces sea la más antigua.</translation>
    </message>
    <message>
        <source>No card of the waste can be played.</source>
        <translation>No se puede jugar ninguna carta del descarte.</translation>
    </message>
    <message>
        <source>The top card of the waste is open; playing it opens the one below.</source>
        <translation>La carta superior del descarte está libre; al jugarla queda libre la de debajo.</translation>
    </message>
    <message>
        <source>The card just turned and the top of the waste are both open, and may go together.</source>
        <translation>La carta recién descubierta y la superior del descarte están libres, y se pueden emparejar.</translation>
    </message>
    <message>
        <source>The top card of each waste is open, and they may go together.</source>
        <translation>La carta superior de cada pila de descarte está libre, y se pueden emparejar entre sí.</translation>
    </message>
    <message>
        <source>A covered card may go together with the only card that still covers it, if that one is open.</source>
        <translation>Una carta cubierta se puede emparejar con la única que aún la cubre, si esta está libre.</translation>
    </message>
    <message>
        <source>A card never goes together with a card that covers it.</source>
        <translation>Una carta nunca se empareja con una que la cubre.</translation>
    </message>
    <message>
        <source>Each removal brings 5 points, and each cleared row a bonus: 25, 50, 75, 100, 150, 250 and 500, counted from the last row.</source>
        <translation>Cada retirada da 5 puntos, y cada fila despejada, una bonificación: 25, 50, 75, 100, 150, 250 y 500, contando desde la última fila.</translation>
    </message>
    <message>
        <source>Clearing the tableau in the first pass brings 50 points, in the second 35, in the third 20; every card that is left then costs one point. A match is six games, and par is a total of 0.</source>
        <translation>Despejar el tablero en la primera pasada da 50 puntos, en la segunda 35 y en la tercera 20; después, cada carta que queda resta un punto. Una serie consta de seis partidas, y el par es un total de 0.</translation>
    </message>
    <message>
        <source>The score counts the cards left on the table: 0 is perfect.</source>
        <translation>La puntuación cuenta las cartas que quedan en la mesa: 0 es perfecto.</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Buscar en:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipo de archivos:</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>RecordProblem</name>
    <message>
        <source>A fixed card is written as its place and its card, such as A1 KS.</source>
        <translation>Una carta fija se escribe con su lugar y su carta, como A1 KS.</translation>
    </message>
    <message>
        <source>An extra pair is written as two ranks, such as Q-K.</source>
        <translation>Una pareja extra se escribe con dos valores, como Q-K.</translation>
    </message>
    <message>
        <source>A pyramid must have from 1 to %1 rows.</source>
        <translation>Una pirámide debe tener de 1 a %1 filas.</translation>
    </message>
    <message>
        <source>A pyramid has rows, not a count and a depth.</source>
        <translation>Una pirámide tiene filas, no un número y una profundidad.</translation>
    </message>
    <message>
        <source>There must be one pack or two.</source>
        <translation>Debe haber una o dos barajas.</translation>
    </message>
    <message>
        <source>The highest value must be 13, 12 or 10.</source>
        <translation>El valor más alto debe ser 13, 12 o 10.</translation>
    </message>
    <message>
        <source>The number of moves that can be taken back must be from 0 to %1.</source>
        <translation>El número de movimientos que se pueden deshacer debe ser de 0 a %1.</translation>
    </message>
    <message>
        <source>There must be from 1 to %1 blocks on the table.</source>
        <translation>En la mesa debe haber de 1 a %1 bloques.</translation>
    </message>
    <message>
        <source>The table has %1 places, but there are only %2 cards.</source>
        <translation>La mesa tiene %1 puestos, pero solo hay %2 cartas.</translation>
    </message>
    <message>
        <source>Columns need a count and a depth from 1 to %1.</source>
        <translation>Las columnas necesitan un número y una profundidad de 1 a %1.</translation>
    </message>
    <message>
        <source>Columns have a count and a depth, not rows.</source>
        <translation>Las columnas tienen un número y una profundidad, no filas.</translation>
    </message>
    <message>
        <source>The number of passes must be from 1 to %1, or without limit.</source>
        <translation>El número de pasadas debe ser de 1 a %1, o sin límite.</translation>
    </message>
    <message>
        <source>A card of the waste is named as open twice.</source>
        <translation>Una carta del descarte figura dos veces como libre.</translation>
    </message>
    <message>
        <source>The card under the top and the oldest card can be open only where one waste is.</source>
        <translation>La carta bajo la superior y la más antigua solo pueden estar libres cuando hay un único descarte.</translation>
    </message>
    <message>
        <source>The card under the top goes only with the top, so the top must be open too.</source>
        <translation>La carta bajo la superior solo se empareja con la superior, así que esta también debe estar libre.</translation>
    </message>
    <message>
        <source>The total must be from 2 to %1, twice the highest value.</source>
        <translation>La suma debe ser de 2 a %1, el doble del valor más alto.</translation>
    </message>
    <message>
        <source>Neighbouring ranks go together only where there is no total.</source>
        <translation>Los valores consecutivos solo se emparejan cuando no hay suma.</translation>
    </message>
    <message>
        <source>There can be at most %1 extra pairs.</source>
        <translation>Puede haber como mucho %1 parejas extra.</translation>
    </message>
    <message>
        <source>The pack has no %1.</source>
        <translation>En la baraja no hay ninguna carta %1.</translation>
    </message>
    <message>
        <source>A rank is named twice among those that go alone.</source>
        <translation>Un valor figura dos veces entre los que se retiran solos.</translation>
    </message>
    <message>
        <source>An extra pair is named twice.</source>
        <translation>Una pareja extra figura dos veces.</translation>
    </message>
    <message>
        <source>A forbidden pair of places is named twice.</source>
        <translation>Una pareja prohibida de lugares figura dos veces.</translation>
    </message>
    <message>
        <source>There can be from 0 to %1 cells.</source>
        <translation>Puede haber de 0 a %1 celdas.</translation>
    </message>
    <message>
        <source>A cell can be filled from the tableau, the waste and the stock, each named once.</source>
        <translation>Una celda se puede llenar desde el tablero, el descarte y el mazo, cada uno indicado una sola vez.</translation>
    </message>
    <message>
        <source>At most %1 cards can have a fixed place.</source>
        <translation>Como mucho %1 cartas pueden tener un puesto fijo.</translation>
    </message>
    <message>
        <source>Two cards have the same fixed place.</source>
        <translation>Dos cartas tienen el mismo puesto fijo.</translation>
    </message>
    <message>
        <source>Neither stock nor waste is ever open, so all cards can never go.</source>
        <translation>Ni el mazo ni el descarte están nunca libres, así que es imposible retirar todas las cartas.</translation>
    </message>
    <message>
        <source>Without a stock all %1 cards must lie on the table, which has %2 places.</source>
        <translation>Sin mazo, las %1 cartas deben estar en la mesa, que tiene %2 puestos.</translation>
    </message>
    <message>
        <source>The number of cards in a draw must be from 1 to %1.</source>
        <translation>El número de cartas que se roban debe ser de 1 a %1.</translation>
    </message>
    <message>
        <source>The number of wastes must be from 1 to %1.</source>
        <translation>El número de pilas de descarte debe ser de 1 a %1.</translation>
    </message>
    <message>
        <source>A cell that can be filled from nowhere is of no use.</source>
        <translation>Una celda que no se puede llenar desde ningún sitio no sirve de nada.</translation>
    </message>
    <message>
        <source>There is no place &quot;%1&quot; on this table.</source>
        <translation>En esta mesa no existe el lugar «%1».</translation>
    </message>
    <message>
        <source>The card %1 is fixed more often than the pack has it.</source>
        <translation>La carta %1 está fijada más veces de las que figura en la baraja.</translation>
    </message>
    <message>
        <source>No block counts for the goal, so the game would be won at the start.</source>
        <translation>Ningún bloque cuenta para el objetivo, así que la partida estaría ganada desde el principio.</translation>
    </message>
    <message>
        <source>No card goes with %1, so all cards can never go.</source>
        <translation>Ninguna carta se empareja con %1, así que es imposible retirar todas las cartas.</translation>
    </message>
    <message>
        <source>These rules do not fit into a deal code.</source>
        <translation>Estas reglas no caben en un código de reparto.</translation>
    </message>
    <message>
        <source>the text has %1 letters; it may have %2.</source>
        <translation>el texto tiene %1 letras; puede tener %2.</translation>
    </message>
    <message>
        <source>they are written in a newer form than this program reads.</source>
        <translation>están escritas en una forma más nueva que la que lee este programa.</translation>
    </message>
    <message>
        <source>they do not stand in the one order that a code has them in.</source>
        <translation>no están en el único orden en que las recoge un código.</translation>
    </message>
    <message>
        <source>a choice in the text is not known.</source>
        <translation>el texto contiene una opción desconocida.</translation>
    </message>
    <message>
        <source>a fixed card in the text is not known.</source>
        <translation>el texto contiene una carta fija desconocida.</translation>
    </message>
    <message>
        <source>A number in the rules is too large for a deal code.</source>
        <translation>Un número de las reglas es demasiado grande para un código de reparto.</translation>
    </message>
    <message>
        <source>the check sum is wrong, so a letter was lost or changed.</source>
        <translation>la suma de control no es correcta, así que falta una letra o está cambiada.</translation>
    </message>
    <message>
        <source>the text ends too early.</source>
        <translation>el texto termina demasiado pronto.</translation>
    </message>
    <message>
        <source>the text goes on too long.</source>
        <translation>el texto es demasiado largo.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; at place %2 cannot stand there.</source>
        <translation>«%1», en el lugar %2, no puede estar ahí.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>in progress</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganada</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>sin salida</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandonada</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Movimientos</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Código del reparto</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>En cualquier momento</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>En los últimos 7 días</translation>
    </message>
    <message>
        <source>In the last 30 days</source>
        <translation>En los últimos 30 días</translation>
    </message>
    <message>
        <source>In the last 365 days</source>
        <translation>En los últimos 365 días</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>To the start</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Step of the game</source>
        <translation>Paso de la partida</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Stand still</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Play by itself</source>
        <translation>Reproducir</translation>
    </message>
</context>
<context>
    <name>ReplayDialog</name>
    <message>
        <source>Replay: %1, %2</source>
        <translation>Reproducción: %1, %2</translation>
    </message>
    <message>
        <source>&amp;Play this deal</source>
        <translation>&amp;Jugar este reparto</translation>
    </message>
    <message>
        <source>&amp;Copy the game</source>
        <translation>&amp;Copiar la partida</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Analizar</translation>
    </message>
    <message>
        <source>Step %1 of %2, score %3</source>
        <translation>Paso %1 de %2, puntuación: %3</translation>
    </message>
    <message>
        <source>Step %1 of %2, score %3, at %4</source>
        <translation>Paso %1 de %2, puntuación: %3, tiempo: %4</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Deshecho: %1</translation>
    </message>
    <message>
        <source>Made again: %1</source>
        <translation>Rehecho: %1</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>The better line</source>
        <translation>La línea mejor</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>Análisis: %1</translation>
    </message>
    <message>
        <source>The &amp;losing move</source>
        <translation>Movimiento &amp;perdedor</translation>
    </message>
    <message>
        <source>&amp;Better line</source>
        <translation>&amp;Línea mejor</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>&amp;Jugar desde aquí</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Movimientos</translation>
    </message>
    <message>
        <source>This was the best move.</source>
        <translation>Era el mejor movimiento.</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Este es el mejor movimiento. %1</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Había un movimiento mejor. %1</translation>
    </message>
    <message>
        <source>As good: %1</source>
        <translation>Otro movimiento era igual de bueno. %1</translation>
    </message>
    <message>
        <source>No move is made yet.</source>
        <translation>Aún no se ha hecho ningún movimiento.</translation>
    </message>
    <message>
        <source>Move %1 lost the win.</source>
        <translation>El movimiento %1 dejó escapar la victoria.</translation>
    </message>
    <message>
        <source>Looking through the moves…</source>
        <translation>Repasando los movimientos…</translation>
    </message>
    <message>
        <source>No move lost the win.</source>
        <translation>Ningún movimiento dejó escapar la victoria.</translation>
    </message>
    <message>
        <source>No move is known to have lost the win.</source>
        <translation>No se sabe de ningún movimiento que dejara escapar la victoria.</translation>
    </message>
</context>
<context>
    <name>ReviewTable</name>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Can it be won?</source>
        <translation>¿Se puede ganar?</translation>
    </message>
    <message>
        <source>Fewest moves left</source>
        <translation>Faltan (mínimo)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganada</translation>
    </message>
    <message>
        <source>This move lost the win</source>
        <translation>Aquí se escapó la victoria</translation>
    </message>
</context>
<context>
    <name>RulesGallery</name>
    <message>
        <source>Of the deals, with all cards known. What is in brackets holds 95 times in a hundred.</source>
        <translation>De los repartos, conocidas todas las cartas. Lo que va entre paréntesis se cumple 95 veces de cada cien.</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorita</translation>
    </message>
    <message>
        <source>How many can be won is not known.</source>
        <translation>No se sabe cuántos se pueden ganar.</translation>
    </message>
    <message>
        <source>%1% can be won (%2–%3)</source>
        <translation>Se puede ganar el %1 % (%2–%3)</translation>
    </message>
    <message numerus="yes">
        <source>some %n move(s)</source>
        <translation>
            <numerusform>unos %Ln movimiento</numerusform>
            <numerusform>unos %Ln movimientos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), won %1</source>
        <translation>
            <numerusform>%Ln partida, ganadas: %1</numerusform>
            <numerusform>%Ln partidas, ganadas: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won %1 % of %n game(s)</source>
        <translation>
            <numerusform>Ganado el %1&#xa0;% de %Ln partida</numerusform>
            <numerusform>Ganado el %1&#xa0;% de %Ln partidas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesGalleryView</name>
    <message>
        <source>Search by name or rule</source>
        <translation>Buscar por nombre o regla</translation>
    </message>
    <message>
        <source>Search the rule sets</source>
        <translation>Buscar en las variantes</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Groups of rule sets</source>
        <translation>Grupos de variantes</translation>
    </message>
</context>
<context>
    <name>RulesGroups</name>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásicas</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Más fáciles</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Más difíciles</translation>
    </message>
    <message>
        <source>Two packs</source>
        <translation>Dos barajas</translation>
    </message>
    <message>
        <source>Other tables</source>
        <translation>Otros tableros</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Mías</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoritas</translation>
    </message>
</context>
<context>
    <name>RulesLines</name>
    <message>
        <source>The stock goes round as often as you like; clear the pyramid to win.</source>
        <translation>El mazo se repone cuantas veces se quiera; se gana al despejar la pirámide.</translation>
    </message>
    <message>
        <source>As Pyramide, but you see the stock only three times.</source>
        <translation>Como Pyramide, pero el mazo solo se ve tres veces.</translation>
    </message>
    <message>
        <source>Once through the stock, and every card must go.</source>
        <translation>Una sola pasada por el mazo, y hay que retirar todas las cartas.</translation>
    </message>
    <message>
        <source>Once through the stock, but clearing the pyramid is enough.</source>
        <translation>Una sola pasada por el mazo, pero basta con despejar la pirámide.</translation>
    </message>
    <message>
        <source>Three times through the stock, for a score, as in golf.</source>
        <translation>Tres pasadas por el mazo, por una puntuación, como en el golf.</translation>
    </message>
    <message>
        <source>The next card of the stock lies face up and can be paired.</source>
        <translation>La próxima carta del mazo está boca arriba y puede emparejarse.</translation>
    </message>
    <message>
        <source>Draw three cards at a time, as often as you like.</source>
        <translation>Se roban tres cartas cada vez, cuantas veces se quiera.</translation>
    </message>
    <message>
        <source>Draw three at a time; a card can go with the last one that lies on it.</source>
        <translation>Se roban tres cada vez; una carta puede irse con la última que la cubre.</translation>
    </message>
    <message>
        <source>Draw three cards side by side, three times; every card must go.</source>
        <translation>Se roban tres cartas a la par, tres pasadas; hay que retirarlas todas.</translation>
    </message>
    <message>
        <source>All cards lie open: it is won by thinking alone.</source>
        <translation>Todas las cartas están a la vista: solo gana quien piensa.</translation>
    </message>
    <message>
        <source>The pyramid stands on its tip, and one card is open at first.</source>
        <translation>La pirámide está sobre su punta y al principio hay una carta libre.</translation>
    </message>
    <message>
        <source>Seven loose cards below the pyramid help from the start.</source>
        <translation>Siete cartas sueltas bajo la pirámide ayudan desde el principio.</translation>
    </message>
    <message>
        <source>The last row lies loose below a smaller pyramid.</source>
        <translation>La última fila está suelta bajo una pirámide más pequeña.</translation>
    </message>
    <message>
        <source>Six loose cards below the pyramid help from the start.</source>
        <translation>Seis cartas sueltas bajo la pirámide ayudan desde el principio.</translation>
    </message>
    <message>
        <source>One free place where you can put a card aside.</source>
        <translation>Un sitio libre donde apartar una carta.</translation>
    </message>
    <message>
        <source>A card can go with the last one that lies on it.</source>
        <translation>Una carta puede irse con la última que la cubre.</translation>
    </message>
    <message>
        <source>48 cards without tens; two cards make 12.</source>
        <translation>48 cartas sin dieces; dos cartas suman 12.</translation>
    </message>
    <message>
        <source>A smaller pyramid, a larger stock, and every card must go.</source>
        <translation>Una pirámide más pequeña, un mazo mayor, y hay que retirarlo todo.</translation>
    </message>
    <message>
        <source>The upper rows lie face down until you uncover them.</source>
        <translation>Las filas de arriba están boca abajo hasta que se descubren.</translation>
    </message>
    <message>
        <source>The oldest of the drawn cards stays in play.</source>
        <translation>La más antigua de las cartas robadas sigue en juego.</translation>
    </message>
    <message>
        <source>As Treize, with the pyramid on its tip.</source>
        <translation>Como Treize, con la pirámide sobre su punta.</translation>
    </message>
    <message>
        <source>All cards lie open; two cards make 12.</source>
        <translation>Todas las cartas están a la vista; dos cartas suman 12.</translation>
    </message>
    <message>
        <source>Equal and neighbouring cards go together.</source>
        <translation>Se emparejan las cartas iguales y las vecinas.</translation>
    </message>
    <message>
        <source>Three pyramids, and nothing to draw.</source>
        <translation>Tres pirámides y nada que robar.</translation>
    </message>
    <message>
        <source>40 cards and a smaller pyramid; two cards make 10.</source>
        <translation>40 cartas y una pirámide más pequeña; dos cartas suman 10.</translation>
    </message>
    <message>
        <source>One pyramid of nine rows: a long game.</source>
        <translation>Una pirámide de nueve filas: una partida larga.</translation>
    </message>
    <message>
        <source>Two pyramids side by side.</source>
        <translation>Dos pirámides, una al lado de la otra.</translation>
    </message>
    <message>
        <source>Two pyramids, one of them on its tip.</source>
        <translation>Dos pirámides, una de ellas sobre su punta.</translation>
    </message>
    <message>
        <source>Nine rows; you draw three cards side by side.</source>
        <translation>Nueve filas; se roban tres cartas a la par.</translation>
    </message>
    <message>
        <source>The pyramid stands on its tip; two cards make 11.</source>
        <translation>La pirámide está sobre su punta; dos cartas suman 11.</translation>
    </message>
</context>
<context>
    <name>RulesOrigins</name>
    <message>
        <source>Passes through the stock: the books and AisleRiot give one ([CL], [RX]), most programs three ([P3], [OS]), a few have no limit ([N], [KT]). Any number can be set in [*].</source>
        <translation>Pasadas del mazo: los libros y AisleRiot permiten una ([CL], [RX]), la mayoría de los programas tres ([P3], [OS]) y unos pocos no ponen límite ([N], [KT]). En [*] se puede fijar cualquier número.</translation>
    </message>
    <message>
        <source>What must be cleared: the books want all 52 cards ([CL]); Microsoft and several programs are content with the pyramid ([RX], [OS]).</source>
        <translation>Qué hay que despejar: los libros exigen las 52 cartas ([CL]); Microsoft y varios programas se conforman con la pirámide ([RX], [OS]).</translation>
    </message>
    <message>
        <source>Which cards beside the pyramid are open: only the top of the waste ([N]); the card just turned and the top of the waste, also with each other ([CL]); the next card of the stock and the top of the waste ([OS]); the top and the card under it ([TH]); the oldest card besides ([TZ]). Italian rules let stock and waste go with the pyramid only, which can be had in [*].</source>
        <translation>Qué cartas están libres además de las de la pirámide: solo la superior del descarte ([N]); la recién descubierta y la superior del descarte, también entre sí ([CL]); la siguiente del mazo y la superior del descarte ([OS]); la superior y la que está debajo ([TH]); además, la más antigua ([TZ]). Las reglas italianas solo dejan emparejar el mazo y el descarte con la pirámide, lo que se puede elegir en [*].</translation>
    </message>
    <message>
        <source>A turned card that was not used: it goes to the waste, but in an older text it is out of the game for good. That is a choice in [*].</source>
        <translation>Una carta descubierta que no se ha usado: va al descarte, pero según un texto más antiguo queda fuera del juego para siempre. Se puede elegir en [*].</translation>
    </message>
    <message>
        <source>The word relaxed: for some it means that the pyramid is enough ([RX]), for others that a card may go with the one that covers it ([CV]), or that the passes have no limit ([N]). PySolFC&apos;s relaxed game also has three passes and an open stock ([OS]).</source>
        <translation>La palabra «relajada»: para unos significa que basta con la pirámide ([RX]); para otros, que una carta se puede emparejar con la que la cubre ([CV]) o que las pasadas no tienen límite ([N]). El juego relajado de PySolFC tiene además tres pasadas y el mazo descubierto ([OS]).</translation>
    </message>
    <message>
        <source>A card with the one that covers it: the standard game does not allow it; Microsoft&apos;s Tut&apos;s Tomb does ([TT]), and some newer programs do ([CV]).</source>
        <translation>Una carta con la que la cubre: el juego habitual no lo permite; Tut&apos;s Tomb, de Microsoft, sí ([TT]), y también algunos programas más recientes ([CV]).</translation>
    </message>
    <message>
        <source>The king of spades at the top: only one newer program and the text that this game follows have it; no older program does. [KT] plays without it.</source>
        <translation>El rey de picas en la cúspide: solo lo tienen un programa más reciente y el texto que sigue este juego; ningún programa anterior. [KT] se juega sin él.</translation>
    </message>
    <message>
        <source>Pairs with the coverer and the goal: Microsoft&apos;s Tut&apos;s Tomb allows such pairs, PySolFC&apos;s King Tut ([KT]) does not; one program wants all cards cleared. The year is told as 1990 and as 1991. One card at a time in a single pass was Microsoft&apos;s second way to play, which can be had in [*].</source>
        <translation>Las parejas con la carta que cubre y el objetivo: Tut&apos;s Tomb, de Microsoft, permite esas parejas; King Tut, de PySolFC ([KT]), no; un programa exige retirar todas las cartas. Como año se citan 1990 y 1991. Una carta cada vez en una sola pasada era el segundo modo de juego de Microsoft, que se puede elegir en [*].</translation>
    </message>
    <message>
        <source>PySolFC&apos;s help says in one place that King Tut has no redeal and in another that it has no limit; the program itself has no limit, and so has this one.</source>
        <translation>La ayuda de PySolFC dice en un sitio que en King Tut no se repone el mazo y en otro que se repone sin límite; el propio programa no pone límite, y este tampoco.</translation>
    </message>
    <message>
        <source>Apophis has three passes in PySolFC and two in Politaire, and on one site the pyramid alone must go. Only PySolFC says in which order the wastes are gathered. The other numbers can be set in [*].</source>
        <translation>Apofis tiene tres pasadas en PySolFC y dos en Politaire, y en un sitio web basta con retirar la pirámide. Solo PySolFC dice en qué orden se recogen las pilas de descarte. Los otros números se pueden fijar en [*].</translation>
    </message>
    <message>
        <source>Triangle: PySolFC has one waste and three passes ([TR]), AisleRiot one pass with the oldest card of the waste open ([YL]), Politaire two wastes that the player fills, in one pass; on one site the triangle alone must go. Both can be had in [*].</source>
        <translation>Triángulo: PySolFC tiene un descarte y tres pasadas ([TR]); AisleRiot, una pasada con la carta más antigua del descarte libre ([YL]); Politaire, dos pilas de descarte que llena el jugador, en una pasada; en un sitio web basta con retirar el triángulo. Ambas cosas se pueden elegir en [*].</translation>
    </message>
    <message>
        <source>Eleven Triangle: PySolFC deals one card to each waste from a closed stock, as here; in Politaire the player puts the open stock card on one of three wastes, which can be had in [*].</source>
        <translation>Triángulo de once: PySolFC reparte una carta a cada pila de descarte desde un mazo cerrado, como aquí; en Politaire el jugador pone la carta descubierta del mazo en una de tres pilas de descarte, lo que se puede elegir en [*].</translation>
    </message>
    <message>
        <source>How often Giza is won: one in ten is what players of one program reach, one in three is claimed by another, and 36 in a hundred can be won by best play. Several pages call a game with three pyramids Giza; that is [PH]. On one site the pyramid alone must go, which can be had in [*].</source>
        <translation>Con qué frecuencia se gana Guiza: una de cada diez es lo que logran los jugadores de un programa, una de cada tres es lo que afirma otro, y con el mejor juego se pueden ganar 36 de cada cien. Varias páginas llaman Guiza a un juego con tres pirámides; ese es [PH]. En un sitio web basta con retirar la pirámide, lo que se puede elegir en [*].</translation>
    </message>
    <message>
        <source>The number of rows with two packs: nine in nearly all programs, ten on one page, which is more than this table holds. Swoop plays with two wastes that move on; that can be had in [*].</source>
        <translation>El número de filas con dos barajas: nueve en casi todos los programas, diez en una página, más de lo que cabe en esta mesa. Swoop se juega con dos pilas de descarte en las que las cartas avanzan; se puede elegir en [*].</translation>
    </message>
    <message>
        <source>The reserve: seven cards below a full pyramid ([R7]), the seventh row itself ([L7]), or six cards, told both with a full pyramid ([R6]) and with six rows, which can be had in [*]. Whether it must be cleared for a win is said nowhere; here it must.</source>
        <translation>La reserva: siete cartas bajo una pirámide completa ([R7]), la propia séptima fila ([L7]) o seis cartas, que unos describen con una pirámide completa ([R6]) y otros con seis filas, lo que se puede elegir en [*]. En ninguna parte se dice si hay que despejarla para ganar; aquí, sí.</translation>
    </message>
    <message>
        <source>What may fill the cell: the pyramid and the waste in some programs, the stock in others. Here any open card may; [*] can forbid some of it, or give more cells.</source>
        <translation>Con qué se puede llenar la celda: con la pirámide y el descarte en unos programas, con el mazo en otros. Aquí vale cualquier carta libre; en [*] se puede prohibir una parte o poner más celdas.</translation>
    </message>
    <message>
        <source>Microsoft&apos;s table: the author of two programs that solve it counts seven rows, as here; one site that is not Microsoft&apos;s tells of six rows and a reserve of six cards.</source>
        <translation>La mesa de Microsoft: el autor de dos programas que la resuelven cuenta siete filas, como aquí; un sitio web que no es de Microsoft habla de seis filas y una reserva de seis cartas.</translation>
    </message>
    <message>
        <source>The par score: 50, 35 or 20 points by the pass that clears the pyramid in Morehead and Mott-Smith; Wikipedia simply counts the cards left, as [RX] does.</source>
        <translation>La puntuación respecto al par: en Morehead y Mott-Smith, 50, 35 o 20 puntos según la pasada en que se despeja la pirámide; Wikipedia se limita a contar las cartas que quedan, como [RX].</translation>
    </message>
    <message>
        <source>One win in fifty is what books guess for people at the table. With all cards known, 6.8 deals in a hundred can be won.</source>
        <translation>Una victoria de cada cincuenta es lo que calculan los libros para quien juega en una mesa. Conociendo todas las cartas, se pueden ganar 6,8 repartos de cada cien.</translation>
    </message>
    <message>
        <source>Cards dealt face down: AisleRiot and some others hide the upper rows ([TH]); most show everything ([CL]). PySolFC&apos;s game of that name also opens the stock.</source>
        <translation>Cartas repartidas boca abajo: AisleRiot y algunos otros ocultan las filas superiores ([TH]); la mayoría lo muestra todo ([CL]). El juego de PySolFC con ese nombre además descubre el mazo.</translation>
    </message>
    <message>
        <source>The first card of the stock: PySolFC lays it on the waste before the game begins, Microsoft does not ([OS]). Both can be had in [*].</source>
        <translation>La primera carta del mazo: PySolFC la pone en el descarte antes de empezar la partida; Microsoft, no ([OS]). Ambas cosas se pueden elegir en [*].</translation>
    </message>
    <message>
        <source>The size of the table: six rows are played in one pass by some, with three redeals or with pairs of coverers by others. Each of these can be set in [*].</source>
        <translation>El tamaño de la mesa: unos juegan seis filas en una sola pasada; otros, reponiendo el mazo tres veces o emparejando con la carta que cubre. Todo ello se puede fijar en [*].</translation>
    </message>
    <message>
        <source>One Italian page lets a card be played only when the whole row below it has gone; that is a choice in [*].</source>
        <translation>Una página italiana solo deja jugar una carta cuando ha desaparecido toda la fila de debajo; se puede elegir en [*].</translation>
    </message>
    <message>
        <source>The total: twelve is also played with the 48 cards of the Spanish pack, where the king goes alone ([SP]).</source>
        <translation>La suma: también se juega a doce con las 48 cartas de la baraja española, donde el rey se retira solo ([SP]).</translation>
    </message>
    <message>
        <source>Twelve is also the total of a game with all 52 cards, where queen and king go together ([DZ]), and Italian packs of 40 cards make ten ([IT]).</source>
        <translation>Doce es también la suma de un juego con las 52 cartas en el que la reina y el rey se emparejan ([DZ]), y las barajas italianas de 40 cartas suman diez ([IT]).</translation>
    </message>
    <message>
        <source>The game that this program was first written for: the stock goes round as often as you like, only the top of the waste is open, and clearing the pyramid wins.</source>
        <translation>El juego para el que se escribió este programa al principio: al mazo se le dan tantas vueltas como se quiera, solo está libre la carta superior del descarte, y se gana al despejar la pirámide.</translation>
    </message>
    <message>
        <source>Three passes through the stock are the most common number in programs for the computer. Here the removed cards are sorted by suit, so that you see how far each suit has come.</source>
        <translation>Tres pasadas del mazo es el número más común en los programas informáticos. Aquí las cartas retiradas se ordenan por palos, para que se vea hasta dónde ha llegado cada palo.</translation>
    </message>
    <message>
        <source>The game of the books, as Morehead and Mott-Smith and later Michael Keller describe it: one pass, and all 52 cards must go. Books guess that a person wins one game in fifty; with all cards known about one deal in fifteen can be won at all.</source>
        <translation>El juego de los libros, tal como lo describen Morehead y Mott-Smith y después Michael Keller: una pasada, y hay que retirar las 52 cartas. Los libros calculan que una persona gana una partida de cada cincuenta; conociendo todas las cartas, se puede ganar más o menos un reparto de cada quince.</translation>
    </message>
    <message>
        <source>The classic game with an easier end: clearing the pyramid is enough. Wikipedia and several programs call it the relaxed game.</source>
        <translation>El juego clásico con un final más fácil: basta con despejar la pirámide. Wikipedia y varios programas lo llaman el juego relajado.</translation>
    </message>
    <message>
        <source>Morehead and Mott-Smith&apos;s version for those who want more than winning or losing: three passes and a score against par, like in golf. Six games are a match.</source>
        <translation>La versión de Morehead y Mott-Smith para quien quiere algo más que ganar o perder: tres pasadas y una puntuación respecto al par, como en el golf. Seis partidas forman una serie.</translation>
    </message>
    <message>
        <source>The way Microsoft&apos;s collection plays it: the next card of the stock lies face up and may be paired, also with the top of the waste. About two deals in three can be cleared.</source>
        <translation>Como se juega en la colección de Microsoft: la siguiente carta del mazo está boca arriba y se puede emparejar, también con la superior del descarte. Se pueden despejar unos dos repartos de cada tres.</translation>
    </message>
    <message>
        <source>Three cards at a time and passes without limit, as PySolFC and Politaire play King Tut.</source>
        <translation>Tres cartas cada vez y pasadas sin límite, como PySolFC y Politaire juegan King Tut.</translation>
    </message>
    <message>
        <source>Tut&apos;s Tomb came with Microsoft&apos;s entertainment packs around 1990. Here the king of spades lies at the top as Tutankhamun, and a card may go together with the last card that covers it. Taking or leaving a waste card changes the groups of three of the next pass, so no king ever leaves the waste by itself.</source>
        <translation>Tut&apos;s Tomb llegó con los paquetes de entretenimiento de Microsoft hacia 1990. Aquí el rey de picas está en la cúspide como Tutankamón, y una carta se puede emparejar con la última que la cubre. Tomar o dejar una carta del descarte cambia los grupos de tres de la pasada siguiente; por eso ningún rey sale nunca por sí solo del descarte.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s Apophis has three wastes whose top cards pair with the pyramid and with each other. As the wastes are gathered, the cards come in another order in each pass.</source>
        <translation>Apofis, de PySolFC, tiene tres pilas de descarte cuyas cartas superiores se emparejan con la pirámide y entre sí. Por la forma de recogerlas, las cartas salen en otro orden en cada pasada.</translation>
    </message>
    <message>
        <source>Michael Keller&apos;s open game: there is no stock, all cards can be seen from the start, and thinking decides. A little more than one deal in three can be won.</source>
        <translation>El juego abierto de Michael Keller: no hay mazo, todas las cartas se ven desde el principio y decide la reflexión. Se puede ganar algo más de un reparto de cada tres.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s Triangle turns the pyramid upside down, so that only one card is open at the start. PySolFC also calls it Yield and Funnel, though AisleRiot&apos;s Yield plays otherwise.</source>
        <translation>El Triángulo de PySolFC pone la pirámide cabeza abajo, de modo que al principio solo hay una carta libre. PySolFC también lo llama Yield y Funnel, aunque el Yield de AisleRiot se juega de otra manera.</translation>
    </message>
    <message>
        <source>An old text on Wikipedia lays seven more cards below the pyramid, which are open from the start and cover nothing.</source>
        <translation>Un texto antiguo de Wikipedia pone siete cartas más bajo la pirámide, que están libres desde el principio y no cubren nada.</translation>
    </message>
    <message>
        <source>Another reading of the reserve of seven: the seventh row itself lies loose below a pyramid of six rows.</source>
        <translation>Otra lectura de la reserva de siete: la propia séptima fila queda suelta bajo una pirámide de seis filas.</translation>
    </message>
    <message>
        <source>A full pyramid with six loose cards below it, which leaves 18 for the stock.</source>
        <translation>Una pirámide completa con seis cartas sueltas debajo, lo que deja 18 para el mazo.</translation>
    </message>
    <message>
        <source>A free place for one card, as several programs offer it. It looks small and helps more than anything else: nearly every deal can be won.</source>
        <translation>Un hueco libre para una carta, como lo ofrecen varios programas. Parece poco y ayuda más que ninguna otra cosa: casi todos los repartos se pueden ganar.</translation>
    </message>
    <message>
        <source>A card may go together with the last card that covers it. Of the relaxed deals that lifts the share that can be won from about 9 to about 23 in a hundred.</source>
        <translation>Una carta se puede emparejar con la última que la cubre. En el juego relajado, eso eleva los repartos que se pueden ganar de unos 9 a unos 23 de cada cien.</translation>
    </message>
    <message>
        <source>Played with the Spanish pack of 48 cards, which has no tens. Wikipedia names it as one of the sizes of pack that Pyramid is played with.</source>
        <translation>Se juega con la baraja española de 48 cartas, que no tiene dieces. Wikipedia la cita como uno de los tamaños de baraja con los que se juega a Pirámide.</translation>
    </message>
    <message>
        <source>A smaller pyramid of six rows, and so a larger stock. All cards must go in one pass, which is harder than it looks.</source>
        <translation>Una pirámide más pequeña, de seis filas, y por tanto un mazo más grande. Hay que retirar todas las cartas en una pasada, lo que es más difícil de lo que parece.</translation>
    </message>
    <message>
        <source>AisleRiot&apos;s Thirteen deals all rows but the last face down. The drawn card lies on the waste and may go together with the card right under it.</source>
        <translation>Trece (Thirteen), de AisleRiot, reparte boca abajo todas las filas menos la última. La carta robada queda en el descarte y se puede emparejar con la que está justo debajo.</translation>
    </message>
    <message>
        <source>AisleRiot&apos;s Treize shows all cards and keeps the oldest card of the waste apart, so that it can be played at any time.</source>
        <translation>Treize, de AisleRiot, muestra todas las cartas y mantiene aparte la más antigua del descarte, para poder jugarla en cualquier momento.</translation>
    </message>
    <message>
        <source>AisleRiot&apos;s Yield is Treize on a pyramid that stands upside down.</source>
        <translation>Yield, de AisleRiot, es Treize sobre una pirámide puesta cabeza abajo.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s and Politaire&apos;s Pyramid Dozen makes twelve instead of thirteen. Nothing goes alone: queen and king, which make no twelve, go together.</source>
        <translation>Pyramid Dozen, de PySolFC y Politaire, suma doce en lugar de trece. Ninguna carta se retira sola: la reina y el rey, que no suman doce, se emparejan.</translation>
    </message>
    <message>
        <source>Cheops counts nothing: equal and neighbouring ranks go together, 26 pairs in all, and no king goes alone.</source>
        <translation>Keops no suma nada: se emparejan valores iguales y consecutivos, 26 parejas en total, y ningún rey se retira solo.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s Pharaohs lays the whole pack out as three pyramids. A pair may come from two of them.</source>
        <translation>Faraones, de PySolFC, dispone toda la baraja en tres pirámides. Una pareja puede salir de dos de ellas.</translation>
    </message>
    <message>
        <source>Played in Italy with 40 cards: ten is the total, the king counts ten and goes alone, and two fives make a pair.</source>
        <translation>Se juega en Italia con 40 cartas: la suma es diez, el rey vale diez y se retira solo, y dos cincos forman pareja.</translation>
    </message>
    <message>
        <source>Thomas Warfield&apos;s Double Pyramid takes two packs and nine rows.</source>
        <translation>La Doble pirámide de Thomas Warfield usa dos barajas y nueve filas.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s own: two packs and two pyramids side by side.</source>
        <translation>Propio de PySolFC: dos barajas y dos pirámides, una al lado de la otra.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s own: two packs, one pyramid that stands and one that hangs.</source>
        <translation>Propio de PySolFC: dos barajas, una pirámide derecha y otra invertida.</translation>
    </message>
    <message>
        <source>Anubis is Politaire&apos;s larger Apophis, with two packs, nine rows and two passes.</source>
        <translation>Anubis es el Apofis más grande de Politaire, con dos barajas, nueve filas y dos pasadas.</translation>
    </message>
    <message>
        <source>Eleven is the total on a triangle that stands upside down. Jacks, queens and kings make no eleven, so two equal ones go together.</source>
        <translation>La suma es once, en un triángulo puesto cabeza abajo. Las jotas, las reinas y los reyes no suman once, así que se emparejan dos iguales.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>The table</source>
        <translation>La mesa</translation>
    </message>
    <message>
        <source>What may be removed</source>
        <translation>Qué se puede retirar</translation>
    </message>
    <message>
        <source>Stock and waste</source>
        <translation>Mazo y descarte</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Celdas</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Score and taking back</source>
        <translation>Puntuación y deshacer</translation>
    </message>
    <message>
        <source>What to watch</source>
        <translation>En qué fijarse</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>De dónde viene</translation>
    </message>
    <message>
        <source>Where the sources differ</source>
        <translation>En qué difieren las fuentes</translation>
    </message>
    <message>
        <source>Common mistakes</source>
        <translation>Errores habituales</translation>
    </message>
    <message>
        <source>the tableau</source>
        <translation>el tablero</translation>
    </message>
    <message>
        <source>the waste</source>
        <translation>el descarte</translation>
    </message>
    <message>
        <source>the stock</source>
        <translation>el mazo</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>una celda</translation>
    </message>
    <message>
        <source>An ace counts 1, a jack %1, a queen %2 and a king %3.</source>
        <translation>El as vale 1, la jota %1, la reina %2 y el rey %3.</translation>
    </message>
</context>
<context>
    <name>RulesSummary</name>
    <message>
        <source>oldest of the waste open</source>
        <translation>la más antigua del descarte, libre</translation>
    </message>
    <message>
        <source>all cards must go</source>
        <translation>hay que retirar todas las cartas</translation>
    </message>
    <message>
        <source>the tableau must go</source>
        <translation>hay que despejar el tablero</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1, cartas boca abajo</translation>
    </message>
    <message>
        <source>no stock</source>
        <translation>sin mazo</translation>
    </message>
    <message>
        <source>passes without limit</source>
        <translation>pasadas sin límite</translation>
    </message>
    <message>
        <source>open stock</source>
        <translation>mazo descubierto</translation>
    </message>
    <message>
        <source>turned card and waste open</source>
        <translation>carta descubierta y descarte libres</translation>
    </message>
    <message>
        <source>neighbouring ranks go together</source>
        <translation>se emparejan valores consecutivos</translation>
    </message>
    <message>
        <source>pairs make %1</source>
        <translation>las parejas suman %1</translation>
    </message>
    <message>
        <source>pairs with the coverer</source>
        <translation>parejas con la carta que cubre</translation>
    </message>
</context>
<context>
    <name>RulesWatch</name>
    <message>
        <source>Two cards of which one lies under the other can never go together; each needs another partner, so find those first.</source>
        <translation>Dos cartas, una de las cuales está debajo de la otra, nunca se pueden emparejar; cada una necesita otra pareja, así que búsquelas primero.</translation>
    </message>
    <message>
        <source>Drawing costs nothing but moves: every card of the stock comes to the top again.</source>
        <translation>Robar no cuesta más que movimientos: cada carta del mazo vuelve a quedar arriba.</translation>
    </message>
    <message>
        <source>Use the first pass to learn the order of the stock; nothing is shuffled, so it comes again.</source>
        <translation>Aproveche la primera pasada para aprender el orden del mazo; no se baraja nada, así que se repite.</translation>
    </message>
    <message>
        <source>All cards must go, so count: do not spend the last partner of a card that is still covered.</source>
        <translation>Hay que retirar todas las cartas, así que cuente: no gaste la última pareja posible de una carta que aún está cubierta.</translation>
    </message>
    <message>
        <source>The stock passes by only once: what goes with the top of the waste should do so before the next draw covers it.</source>
        <translation>El mazo pasa una sola vez: lo que se empareje con la carta superior del descarte debe hacerlo antes de que el próximo robo la cubra.</translation>
    </message>
    <message>
        <source>Fewer points are given from pass to pass, and once the pyramid is gone each further pair still saves two.</source>
        <translation>De una pasada a otra se dan menos puntos, y una vez retirada la pirámide, cada pareja más aún ahorra dos.</translation>
    </message>
    <message>
        <source>Do not draw by habit: the card on the stock can be used where it lies, and drawing it covers the top of the waste.</source>
        <translation>No robe por costumbre: la carta del mazo se puede usar donde está, y al robarla cubre la superior del descarte.</translation>
    </message>
    <message>
        <source>Only every third card comes to the top by itself. Taking one moves the groups of three of the next pass, and others come up.</source>
        <translation>Solo una de cada tres cartas queda arriba por sí misma. Al tomar una, se desplazan los grupos de tres de la pasada siguiente y salen otras.</translation>
    </message>
    <message>
        <source>Look at what lies on what: a pair of which one card covers the other goes too, once nothing else lies on the two.</source>
        <translation>Observe qué está encima de qué: una pareja en la que una carta cubre a la otra también se retira, en cuanto no haya nada más encima de ambas.</translation>
    </message>
    <message>
        <source>One draw covers all wastes at once, so use their top cards before it.</source>
        <translation>Un solo robo cubre todas las pilas de descarte a la vez, así que use antes sus cartas superiores.</translation>
    </message>
    <message>
        <source>Nothing is hidden and nothing is drawn, so the whole game can be thought through before the first move.</source>
        <translation>No hay nada oculto y no se roba nada, así que se puede pensar toda la partida antes del primer movimiento.</translation>
    </message>
    <message>
        <source>At the start a single card of the table is open, so the first partners can only come from the stock.</source>
        <translation>Al principio solo está libre una carta de la mesa, así que las primeras parejas solo pueden venir del mazo.</translation>
    </message>
    <message>
        <source>The loose cards cover nothing and can wait; keep them for cards that find no other partner.</source>
        <translation>Las cartas sueltas no cubren nada y pueden esperar; guárdelas para cartas que no encuentren otra pareja.</translation>
    </message>
    <message>
        <source>Keep the cell free as long as you can: a card leaves it only by being removed.</source>
        <translation>Mantenga libre la celda todo lo que pueda: una carta solo sale de ella al retirarse.</translation>
    </message>
    <message>
        <source>The upper rows are hidden, so prefer moves that turn a card up.</source>
        <translation>Las filas superiores están ocultas, así que prefiera los movimientos que descubran una carta.</translation>
    </message>
    <message>
        <source>Aces and kings have two ranks to go with, all others three, so find partners for aces and kings first.</source>
        <translation>Los ases y los reyes tienen dos valores con los que emparejarse, y las demás cartas tres; busque primero pareja para los ases y los reyes.</translation>
    </message>
    <message>
        <source>With two packs a card has up to eight partners: choose the one whose going opens most.</source>
        <translation>Con dos barajas, una carta tiene hasta ocho parejas posibles: elija aquella cuya retirada libere más cartas.</translation>
    </message>
</context>
<context>
    <name>RulesWords</name>
    <message numerus="yes">
        <source>A pyramid of %n row(s) is laid out: one card in the first row and one more in each row after it.</source>
        <translation>
            <numerusform>Se forma una pirámide de %Ln fila: una carta en la primera fila y una más en cada fila siguiente.</numerusform>
            <numerusform>Se forma una pirámide de %Ln filas: una carta en la primera fila y una más en cada fila siguiente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A pyramid of %n row(s) is laid out upside down: the longest row comes first and a single card last.</source>
        <translation>
            <numerusform>Se forma una pirámide invertida de %Ln fila: primero la fila más larga y al final una sola carta.</numerusform>
            <numerusform>Se forma una pirámide invertida de %Ln filas: primero la fila más larga y al final una sola carta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are laid out side by side as a reserve.</source>
        <translation>
            <numerusform>Se coloca %Ln carta aparte como reserva.</numerusform>
            <numerusform>Se colocan %Ln cartas una al lado de otra como reserva.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) of %1 cards each are laid out face up.</source>
        <translation>
            <numerusform>Se forma boca arriba %Ln columna de %1 cartas.</numerusform>
            <numerusform>Se forman boca arriba %Ln columnas de %1 cartas cada una.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other %n card(s) are the stock.</source>
        <translation>
            <numerusform>La carta restante es el mazo.</numerusform>
            <numerusform>Las otras %Ln cartas forman el mazo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of it are drawn before the game begins, which leaves %1.</source>
        <translation>
            <numerusform>Antes de empezar se roba %Ln carta, así que quedan %1.</numerusform>
            <numerusform>Antes de empezar se roban %Ln cartas, así que quedan %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards are drawn onto the waste, %n at a time; each lies on the one before.</source>
        <translation>
            <numerusform>Las cartas se roban de una en una y pasan al descarte; cada una queda sobre la anterior.</numerusform>
            <numerusform>Las cartas se roban de %Ln en %Ln y pasan al descarte; cada una queda sobre la anterior.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw lays one card on each of %n waste(s).</source>
        <translation>
            <numerusform>Al robar se pone una carta en la única pila de descarte.</numerusform>
            <numerusform>Al robar se pone una carta en cada una de las %Ln pilas de descarte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw turns a card onto the first of %n waste(s); the card that lay there moves on to the next.</source>
        <translation>
            <numerusform>Al robar se descubre una carta en la única pila de descarte.</numerusform>
            <numerusform>Al robar se descubre una carta en la primera de las %Ln pilas de descarte; la carta que estaba allí pasa a la siguiente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw lays one card on one of %n waste(s), which the player chooses.</source>
        <translation>
            <numerusform>Al robar se pone una carta en la única pila de descarte.</numerusform>
            <numerusform>Al robar se pone una carta en una de las %Ln pilas de descarte, a elección del jugador.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n pass(es) through the stock: when it is empty, the waste is turned over and drawn again.</source>
        <translation>
            <numerusform>Hay %Ln pasada del mazo.</numerusform>
            <numerusform>Hay %Ln pasadas del mazo: cuando se vacía, se da la vuelta al descarte y se roba de nuevo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n free place(s), called cells: each can hold one open card for later. They take cards from %1.</source>
        <translation>
            <numerusform>Hay %Ln sitio libre, llamado celda: en él se puede guardar una carta libre para más tarde. Puede venir de estos lugares: %1.</numerusform>
            <numerusform>Hay %Ln sitios libres, llamados celdas: en cada uno se puede guardar una carta libre para más tarde. Puede venir de estos lugares: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n move(s) can be taken back.</source>
        <translation>
            <numerusform>Se puede deshacer el último movimiento.</numerusform>
            <numerusform>Se pueden deshacer los últimos %Ln movimientos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each card that leaves the tableau brings 10 points, %n in all.</source>
        <translation>
            <numerusform>Cada carta que sale del tablero da 10 puntos, %Ln en total.</numerusform>
            <numerusform>Cada carta que sale del tablero da 10 puntos, %Ln en total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pyramid of %n row(s)</source>
        <translation>
            <numerusform>pirámide de %Ln fila</numerusform>
            <numerusform>pirámide de %Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>inverted pyramid of %n row(s)</source>
        <translation>
            <numerusform>pirámide invertida de %Ln fila</numerusform>
            <numerusform>pirámide invertida de %Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reserve of %n</source>
        <translation>
            <numerusform>reserva de %Ln</numerusform>
            <numerusform>reserva de %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%Ln columna</numerusform>
            <numerusform>%Ln columnas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%Ln pasada</numerusform>
            <numerusform>%Ln pasadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at a time</source>
        <translation>
            <numerusform>de %Ln en %Ln</numerusform>
            <numerusform>de %Ln en %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waste(s)</source>
        <translation>
            <numerusform>%Ln pila de descarte</numerusform>
            <numerusform>%Ln pilas de descarte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%Ln celda</numerusform>
            <numerusform>%Ln celdas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%Ln carta</numerusform>
            <numerusform>%Ln cartas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>&amp;Restablecer</translation>
    </message>
    <message>
        <source>Restore the defaults of this page</source>
        <translation>Restablecer los valores predeterminados de esta página</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Buscar en los ajustes</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>Ningún ajuste contiene esas palabras.</translation>
    </message>
    <message>
        <source>The language changes at once, everywhere.</source>
        <translation>El idioma cambia al instante y en todas partes.</translation>
    </message>
    <message>
        <source>F11 fills the whole screen; Z leaves nothing but the cards.</source>
        <translation>F11 llena toda la pantalla; Z deja solo las cartas.</translation>
    </message>
    <message>
        <source>Sounds need an extra part of about 170 MB that is not installed. The README of Pyramide tells how to add it.</source>
        <translation>Para tener sonido hace falta una parte adicional de unos 170 MB que no está instalada. El archivo README de Pyramide explica cómo añadirla.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposición</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Animación y sonido</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>&amp;Error help: say why a covered card cannot be played</source>
        <translation>&amp;Ayuda con errores: explicar por qué una carta cubierta no se puede jugar</translation>
    </message>
    <message>
        <source>&amp;Animation:</source>
        <translation>&amp;Animación:</translation>
    </message>
    <message>
        <source>Show the &amp;time</source>
        <translation>Mostrar el &amp;tiempo</translation>
    </message>
    <message>
        <source>Show the &amp;score</source>
        <translation>Mostrar la &amp;puntuación</translation>
    </message>
    <message>
        <source>&amp;Cards:</source>
        <translation>&amp;Cartas:</translation>
    </message>
    <message>
        <source>&amp;Back:</source>
        <translation>&amp;Dorso:</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>&amp;Mesa:</translation>
    </message>
    <message>
        <source>&amp;Window:</source>
        <translation>&amp;Ventana:</translation>
    </message>
    <message>
        <source>Say whether the game can be &amp;won:</source>
        <translation>Indicar si la partida se puede &amp;ganar:</translation>
    </message>
    <message>
        <source>&amp;New games:</source>
        <translation>&amp;Nuevas partidas:</translation>
    </message>
    <message>
        <source>&amp;Left-handed: stock on the left, figures in all four corners</source>
        <translation>Para &amp;zurdos: mazo a la izquierda, índices en las cuatro esquinas</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Idioma:</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>Idioma del sistema</translation>
    </message>
    <message>
        <source>Touching a covered card says why it cannot be played.</source>
        <translation>Al tocar una carta cubierta se explica por qué no se puede jugar.</translation>
    </message>
    <message>
        <source>Games played with it count as games with help.</source>
        <translation>Las partidas jugadas así cuentan como partidas con ayuda.</translation>
    </message>
    <message>
        <source>motion speed reduced calm</source>
        <translation>movimiento animacion velocidad reducido calma</translation>
    </message>
    <message>
        <source>theme night mode dark mode bright</source>
        <translation>tema modo nocturno noche modo oscuro claro</translation>
    </message>
    <message>
        <source>deck size contrast colour blind</source>
        <translation>baraja tamaño contraste daltonismo daltónico</translation>
    </message>
    <message>
        <source>mirror left hand</source>
        <translation>espejo mano izquierda zurdo</translation>
    </message>
    <message>
        <source>index letters jack queen king</source>
        <translation>índices indices letras figuras as jota sota reina dama rey</translation>
    </message>
    <message>
        <source>status bar info line hide</source>
        <translation>barra de estado línea de información ocultar</translation>
    </message>
    <message>
        <source>sound noise audio mute</source>
        <translation>sonido ruido audio silenciar silencio</translation>
    </message>
    <message>
        <source>beginner explain</source>
        <translation>principiante explicar</translation>
    </message>
    <message>
        <source>&amp;Mark the cards that go with the chosen one</source>
        <translation>&amp;Marcar las cartas que forman pareja con la elegida</translation>
    </message>
    <message>
        <source>&amp;Dim covered cards</source>
        <translation>&amp;Oscurecer las cartas cubiertas</translation>
    </message>
    <message>
        <source>L&amp;ift cards that can be played</source>
        <translation>&amp;Levantar las cartas que se pueden jugar</translation>
    </message>
    <message>
        <source>Stoc&amp;k and waste:</source>
        <translation>&amp;Mazo y descarte:</translation>
    </message>
    <message>
        <source>Show the &amp;bar with score and code</source>
        <translation>Mostrar la &amp;barra con puntuación y código</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Sonidos</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Volumen:</translation>
    </message>
    <message>
        <source>&amp;Letters on the cards:</source>
        <translation>&amp;Letras de las cartas:</translation>
    </message>
    <message>
        <source>As the system wants</source>
        <translation>Como prefiera el sistema</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Reduced: cards fade</source>
        <translation>Reducida: las cartas se desvanecen</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivada</translation>
    </message>
    <message>
        <source>Except in Pyramide</source>
        <translation>Salvo en Pyramide</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Any deal in Pyramide, else deals that can be won</source>
        <translation>En Pyramide cualquiera; si no, los que se pueden ganar</translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation>Cualquier reparto</translation>
    </message>
    <message>
        <source>Deals that can be won</source>
        <translation>Repartos que se pueden ganar</translation>
    </message>
    <message>
        <source>Easy: a short win is possible</source>
        <translation>Fáciles: hay una victoria corta</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Intermedios</translation>
    </message>
    <message>
        <source>Hard: every win is long</source>
        <translation>Difíciles: toda victoria es larga</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásicas</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Cuatro colores</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Índices grandes</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuras</translation>
    </message>
    <message>
        <source>Woven triangles</source>
        <translation>Triángulos entrelazados</translation>
    </message>
    <message>
        <source>Lotus band</source>
        <translation>Franja de lotos</translation>
    </message>
    <message>
        <source>Starry ceiling</source>
        <translation>Bóveda estrellada</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>card back</comment>
        <translation>Liso</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Tapete verde</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Arena</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Noche</translation>
    </message>
    <message>
        <source>Plain, as the window</source>
        <comment>table</comment>
        <translation>Lisa, como la ventana</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clara</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>window</comment>
        <translation>Oscura</translation>
    </message>
    <message>
        <source>International: %1</source>
        <translation>Internacionales: %1</translation>
    </message>
    <message>
        <source>Those of the language: %1</source>
        <translation>Las del idioma: %1</translation>
    </message>
    <message>
        <source>On the side of the hand</source>
        <translation>En el lado de la mano</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>A la izquierda</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>A la derecha</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Bajo</translation>
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
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Mover el cursor</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Teclas de flecha</translation>
    </message>
    <message>
        <source>Choose, pair or draw what it stands on</source>
        <translation>Elegir, emparejar o robar donde está</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Intro, Espacio</translation>
    </message>
    <message>
        <source>Let the chosen card go, then the cursor</source>
        <translation>Soltar la carta elegida; después, el cursor</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Jump to the next open card of a rank</source>
        <translation>Saltar a la siguiente carta libre de un valor</translation>
    </message>
    <message>
        <source>Say what the cursor stands on</source>
        <translation>Decir qué hay bajo el cursor</translation>
    </message>
    <message>
        <source>Leave the table for the next part of the window</source>
        <translation>Salir de la mesa a la siguiente parte de la ventana</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Jump to the next open card with %1, which is itself a command</source>
        <translation>Ir a la siguiente carta libre con %1, que es también una orden</translation>
    </message>
</context>
<context>
    <name>SolverBadge</name>
    <message>
        <source>Deal one that can be won</source>
        <translation>Repartir uno que se pueda ganar</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>Por tiempo</translation>
    </message>
    <message>
        <source>By moves</source>
        <translation>Por movimientos</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>&amp;Copy deal code</source>
        <translation>&amp;Copiar el código del reparto</translation>
    </message>
    <message>
        <source>&amp;Play this deal again</source>
        <translation>&amp;Jugar otra vez este reparto</translation>
    </message>
    <message>
        <source>No game is won yet under these rules. Each game that you win is listed here, by its time and by its number of moves.</source>
        <translation>Con estas reglas todavía no se ha ganado ninguna partida. Aquí figura cada partida que gane, según su tiempo y su número de movimientos.</translation>
    </message>
    <message>
        <source>No game that was won is like this.</source>
        <translation>No hay ninguna partida ganada así.</translation>
    </message>
    <message>
        <source>No game is won yet. Each game that you win is listed here, by its time and by its number of moves.</source>
        <translation>Todavía no se ha ganado ninguna partida. Aquí figura cada partida que gane, según su tiempo y su número de movimientos.</translation>
    </message>
</context>
<context>
    <name>StatisticsTiles</name>
    <message>
        <source>Games played</source>
        <translation>Partidas jugadas</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Partidas ganadas</translation>
    </message>
    <message>
        <source>Won of all finished</source>
        <translation>Ganadas de las terminadas</translation>
    </message>
    <message>
        <source>Wins in a row now</source>
        <translation>Racha actual de victorias</translation>
    </message>
    <message>
        <source>Most wins in a row</source>
        <translation>Mejor racha de victorias</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Mejor tiempo</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation>Menos movimientos</translation>
    </message>
    <message>
        <source>Mean time of wins</source>
        <translation>Tiempo medio de las victorias</translation>
    </message>
    <message>
        <source>Moves per win</source>
        <translation>Movimientos por victoria</translation>
    </message>
    <message>
        <source>Over par per win</source>
        <translation>Movimientos de más por victoria</translation>
    </message>
</context>
<context>
    <name>StockPage</name>
    <message>
        <source>The cards that are left are a &amp;stock</source>
        <translation>Las cartas restantes forman el &amp;mazo</translation>
    </message>
    <message>
        <source>A &amp;draw lays</source>
        <translation>Al r&amp;obar se ponen</translation>
    </message>
    <message>
        <source>&amp;Number of cards or wastes:</source>
        <translation>Número de cartas o pi&amp;las:</translation>
    </message>
    <message>
        <source>&amp;Passes:</source>
        <translation>&amp;Pasadas:</translation>
    </message>
    <message>
        <source>Open cards of the waste:</source>
        <translation>Cartas libres del descarte:</translation>
    </message>
    <message>
        <source>&amp;Gathered:</source>
        <translation>Recog&amp;ida:</translation>
    </message>
    <message>
        <source>&amp;Unused cards:</source>
        <translation>Cartas no u&amp;sadas:</translation>
    </message>
    <message>
        <source>that many cards on one waste</source>
        <translation>tantas cartas en una pila de descarte</translation>
    </message>
    <message>
        <source>one card on each of that many wastes</source>
        <translation>una carta en cada una de tantas pilas de descarte</translation>
    </message>
    <message>
        <source>one card on the first waste, others move on</source>
        <translation>una carta en la primera pila; las demás avanzan</translation>
    </message>
    <message>
        <source>one card on a waste of choice</source>
        <translation>una carta en la pila que se elija</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>The &amp;first draw is made before the game</source>
        <translation>Se roba la primera ve&amp;z antes de empezar</translation>
    </message>
    <message>
        <source>The ne&amp;xt card of the stock lies open</source>
        <translation>La siguiente carta del mazo está &amp;descubierta</translation>
    </message>
    <message>
        <source>the top</source>
        <translation>la superior</translation>
    </message>
    <message>
        <source>the card under it, with the top</source>
        <translation>la de debajo, con la superior</translation>
    </message>
    <message>
        <source>the oldest</source>
        <translation>la más antigua</translation>
    </message>
    <message>
        <source>in the same order</source>
        <translation>en el mismo orden</translation>
    </message>
    <message>
        <source>the last waste first</source>
        <translation>primero la última pila</translation>
    </message>
    <message>
        <source>stay in the waste</source>
        <translation>se quedan en el descarte</translation>
    </message>
    <message>
        <source>are out of the game at the next draw</source>
        <translation>salen del juego al volver a robar</translation>
    </message>
</context>
<context>
    <name>StoreProblem</name>
    <message>
        <source>&quot;%1&quot; (%2) does not lie between %3 and tomorrow.</source>
        <translation>«%1» (%2) no está entre el %3 y mañana.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no time for %2.</source>
        <translation>«%1» no es una fecha u hora válida para %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no whole number (%2).</source>
        <translation>«%1» no es un número entero (%2).</translation>
    </message>
    <message>
        <source>%1 holds no game that can be opened: %2</source>
        <translation>%1 no contiene ninguna partida que se pueda abrir: %2</translation>
    </message>
    <message>
        <source>A game cannot end as &quot;%1&quot; (%2).</source>
        <translation>Una partida no puede terminar como «%1» (%2).</translation>
    </message>
    <message>
        <source>A game has an end (ended_at) if and only if it is not open.</source>
        <translation>Una partida tiene final (ended_at) si ha terminado, y solo entonces.</translation>
    </message>
    <message>
        <source>A number has too many digits.</source>
        <translation>Un número tiene demasiadas cifras.</translation>
    </message>
    <message>
        <source>From character %1 on, this is not written as JSON.</source>
        <translation>A partir del carácter %1, esto no es JSON.</translation>
    </message>
    <message>
        <source>From here on the table cannot be read.</source>
        <translation>A partir de aquí no se puede leer la tabla.</translation>
    </message>
    <message>
        <source>The deal code cannot be used: %1</source>
        <translation>El código del reparto no se puede usar: %1</translation>
    </message>
    <message>
        <source>The deal code must be written as &quot;%1&quot;.</source>
        <translation>El código del reparto debe escribirse «%1».</translation>
    </message>
    <message>
        <source>The end (ended_at) lies before the beginning (started_at).</source>
        <translation>El final (ended_at) es anterior al comienzo (started_at).</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2.</source>
        <translation>No se puede leer el archivo %1: %2.</translation>
    </message>
    <message>
        <source>%1 is a folder, a pipe or a device, and no file.</source>
        <translation>%1 es una carpeta, una tubería o un dispositivo, no un archivo.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2.</source>
        <translation>No se puede escribir el archivo %1: %2.</translation>
    </message>
    <message>
        <source>The file %1 is not text in UTF-8.</source>
        <translation>El archivo %1 no es un texto en UTF-8.</translation>
    </message>
    <message>
        <source>The file %1 is too large: %2 MB.</source>
        <translation>El archivo %1 es demasiado grande: %2 MB.</translation>
    </message>
    <message>
        <source>The file ends too early.</source>
        <translation>El archivo termina demasiado pronto.</translation>
    </message>
    <message>
        <source>The game cannot be played: %1.</source>
        <translation>La partida no se puede jugar: %1.</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; must end in .json or .csv.</source>
        <translation>El nombre «%1» debe terminar en .json o .csv.</translation>
    </message>
    <message>
        <source>The number of actions is too large: %1.</source>
        <translation>El número de acciones es demasiado grande: %1.</translation>
    </message>
    <message>
        <source>The numbers of actions (%1) and of times (%2) differ.</source>
        <translation>El número de acciones (%1) no coincide con el de tiempos (%2).</translation>
    </message>
    <message>
        <source>The numbers of values (%1) and of columns (%2) differ.</source>
        <translation>El número de valores (%1) no coincide con el de columnas (%2).</translation>
    </message>
    <message>
        <source>The saved games cannot be read: %1.</source>
        <translation>No se pueden leer las partidas guardadas: %1.</translation>
    </message>
    <message>
        <source>The moves of a saved game cannot be read.</source>
        <translation>No se pueden leer los movimientos de una partida guardada.</translation>
    </message>
    <message>
        <source>The text of %1 is too long; its length is %2.</source>
        <translation>El texto de %1 es demasiado largo; su longitud es %2.</translation>
    </message>
    <message>
        <source>The times of the actions (at_ms) do not grow.</source>
        <translation>Los tiempos de las acciones (at_ms) no van en aumento.</translation>
    </message>
    <message>
        <source>The times of the actions (at_ms) are not a list of whole numbers.</source>
        <translation>Los tiempos de las acciones (at_ms) no son una lista de números enteros.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is not known.</source>
        <translation>La columna «%1» no se conoce.</translation>
    </message>
    <message>
        <source>The deal is not the daily deal of %1.</source>
        <translation>Este no es el reparto del día %1.</translation>
    </message>
    <message>
        <source>By its moves, %1 is &quot;%2&quot; and not &quot;%3&quot;.</source>
        <translation>Según sus movimientos, %1 es «%2» y no «%3».</translation>
    </message>
    <message>
        <source>The rule record is not that of the deal code.</source>
        <translation>El registro de las reglas no es el del código de reparto.</translation>
    </message>
    <message>
        <source>A game begins with its first move; this has none.</source>
        <translation>Una partida empieza con su primer movimiento; esta no tiene ninguno.</translation>
    </message>
    <message>
        <source>There is no text for %1.</source>
        <translation>Falta un texto para %1.</translation>
    </message>
    <message>
        <source>There is no whole number for %1 from %2 to %3.</source>
        <translation>Falta para %1 un número entero de %2 a %3.</translation>
    </message>
    <message>
        <source>Too many brackets stand inside each other.</source>
        <translation>Hay demasiados corchetes anidados.</translation>
    </message>
    <message>
        <source>This is no game.</source>
        <translation>Esto no es una partida.</translation>
    </message>
    <message>
        <source>This is no file of games that Pyramide has written.</source>
        <translation>Este no es un archivo de partidas escrito por Pyramide.</translation>
    </message>
    <message>
        <source>This is no table of games that Pyramide has written.</source>
        <translation>Esta no es una tabla de partidas escrita por Pyramide.</translation>
    </message>
    <message>
        <source>This file has version %1; this program reads %2.</source>
        <translation>Este archivo es de la versión %1; este programa lee la versión %2.</translation>
    </message>
</context>
<context>
    <name>SystemReason</name>
    <message>
        <source>access permission denied</source>
        <translation>permiso de acceso denegado</translation>
    </message>
    <message>
        <source>attempt to write a readonly database</source>
        <translation>el archivo es de solo lectura</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>el archivo está dañado</translation>
    </message>
    <message>
        <source>database is locked</source>
        <translation>otro programa tiene ocupado el archivo</translation>
    </message>
    <message>
        <source>database or disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>disk I/O error</source>
        <translation>error de lectura o escritura del disco</translation>
    </message>
    <message>
        <source>file is not a database</source>
        <translation>el archivo no es una base de datos</translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation>no se puede abrir el archivo</translation>
    </message>
</context>
<context>
    <name>TableAccess</name>
    <message>
        <source>The game is paused.</source>
        <translation>La partida está en pausa.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>La partida continúa.</translation>
    </message>
</context>
<context>
    <name>TableHelps</name>
    <message>
        <source>No card of this rank can be played now.</source>
        <translation>Ahora no se puede jugar ninguna carta de este valor.</translation>
    </message>
</context>
<context>
    <name>TableMessages</name>
    <message>
        <source>The game is paused. Click or press a key to go on.</source>
        <translation>La partida está en pausa. Haga clic o pulse una tecla para continuar.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Replay this deal</source>
        <translation>Repetir este reparto</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analizar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%Ln movimiento</numerusform>
            <numerusform>%Ln movimientos</numerusform>
        </translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Tiempo: %1</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>&amp;Packs:</source>
        <translation>&amp;Barajas:</translation>
    </message>
    <message>
        <source>&amp;Cards of a pack:</source>
        <translation>Cartas por bara&amp;ja:</translation>
    </message>
    <message>
        <source>&amp;Fixed cards:</source>
        <translation>Cartas &amp;fijas:</translation>
    </message>
    <message>
        <source>one</source>
        <translation>una</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>52, ace to king</source>
        <translation>52, del as al rey</translation>
    </message>
    <message>
        <source>48 Spanish, without tens</source>
        <translation>48 españolas, sin dieces</translation>
    </message>
    <message>
        <source>40 Italian, without eights, nines and tens</source>
        <translation>40 italianas, sin ochos, nueves ni dieces</translation>
    </message>
    <message>
        <source>&amp;Add a block</source>
        <translation>&amp;Añadir un bloque</translation>
    </message>
    <message>
        <source>Place and card, such as A1 KS</source>
        <translation>Lugar y carta, como A1 KS</translation>
    </message>
</context>
<context>
    <name>TableReading</name>
    <message>
        <source>%1, empty</source>
        <translation>%1, sin carta</translation>
    </message>
    <message>
        <source>%1, hidden by the pause</source>
        <translation>%1, carta oculta por la pausa</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>sin cartas</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%Ln carta</numerusform>
            <numerusform>%Ln cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Deshecho: %1</translation>
    </message>
    <message>
        <source>Made again: %1</source>
        <translation>Rehecho: %1</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>Nueva partida: %1</translation>
    </message>
    <message>
        <source>The same deal again: %1</source>
        <translation>El mismo reparto otra vez: %1</translation>
    </message>
    <message>
        <source>The game goes on: %1</source>
        <translation>La partida continúa: %1</translation>
    </message>
    <message>
        <source>The game before is back: %1</source>
        <translation>Ha vuelto la partida anterior: %1</translation>
    </message>
    <message>
        <source>%1 is chosen</source>
        <translation>Se ha elegido %1</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>elegida</translation>
    </message>
    <message>
        <source>open</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>a card that cannot be played now</comment>
        <translation>no disponible</translation>
    </message>
    <message>
        <source>covered by %1</source>
        <translation>cubierta por %1</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>una carta boca abajo</translation>
    </message>
    <message>
        <source>redeals without limit</source>
        <translation>el mazo se repone sin límite</translation>
    </message>
    <message numerus="yes">
        <source>%n redeal(s) left</source>
        <translation>
            <numerusform>el mazo se puede reponer %Ln vez</numerusform>
            <numerusform>el mazo se puede reponer %Ln veces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableSentences</name>
    <message>
        <source>Covered cards lie face down and turn up once nothing covers them.</source>
        <translation>Las cartas cubiertas están boca abajo y se descubren en cuanto nada las cubre.</translation>
    </message>
    <message>
        <source>Part %1 of the table need not be cleared for a win.</source>
        <translation>No hace falta despejar la parte %1 de la mesa para ganar.</translation>
    </message>
    <message>
        <source>There is no stock.</source>
        <translation>No hay mazo.</translation>
    </message>
    <message>
        <source>The stock is gone through once; it is not turned over again.</source>
        <translation>El mazo se recorre una vez; no se repone.</translation>
    </message>
    <message>
        <source>An empty stock is made again from the waste, as often as you like.</source>
        <translation>El mazo vacío se repone con el descarte tantas veces como se quiera.</translation>
    </message>
    <message>
        <source>What is not used before the next draw is out of the game.</source>
        <translation>Lo que no se usa antes de volver a robar sale del juego.</translation>
    </message>
    <message>
        <source>A card in a cell stays open; it must leave the cell before the game is won.</source>
        <translation>Una carta que está en una celda sigue libre; debe salir de la celda antes de que se gane la partida.</translation>
    </message>
    <message>
        <source>One Spanish pack of 48 cards is used; it has no tens.</source>
        <translation>Se usa una baraja española de 48 cartas; no tiene dieces.</translation>
    </message>
    <message>
        <source>Two Spanish packs of 48 cards each are used; they have no tens.</source>
        <translation>Se usan dos barajas españolas de 48 cartas cada una; no tienen dieces.</translation>
    </message>
    <message>
        <source>One Italian pack of 40 cards is used; it has no eights, nines and tens.</source>
        <translation>Se usa una baraja italiana de 40 cartas; no tiene ochos, nueves ni dieces.</translation>
    </message>
    <message>
        <source>Two Italian packs of 40 cards each are used; they have no eights, nines and tens.</source>
        <translation>Se usan dos barajas italianas de 40 cartas cada una; no tienen ochos, nueves ni dieces.</translation>
    </message>
    <message>
        <source>One pack of 52 cards is used.</source>
        <translation>Se usa una baraja de 52 cartas.</translation>
    </message>
    <message>
        <source>Two packs of 52 cards each are used.</source>
        <translation>Se usan dos barajas de 52 cartas cada una.</translation>
    </message>
    <message>
        <source>The cards of the reserve are open from the start.</source>
        <translation>Las cartas de la reserva están libres desde el principio.</translation>
    </message>
    <message>
        <source>Only the last card of a column is open.</source>
        <translation>Solo está libre la última carta de cada columna.</translation>
    </message>
    <message>
        <source>A card is covered by the two cards of the next row that lie on it.</source>
        <translation>Cubren una carta las dos cartas de la fila siguiente que tiene encima.</translation>
    </message>
    <message>
        <source>A card is covered by the two cards of the next row that lie on it, a card at the end of a row by only one.</source>
        <translation>Cubren una carta las dos cartas de la fila siguiente que tiene encima; si está en el extremo de una fila, solo una.</translation>
    </message>
    <message>
        <source>A card is covered until the whole next row has gone.</source>
        <translation>Una carta está cubierta hasta que desaparece toda la fila siguiente.</translation>
    </message>
    <message>
        <source>The %1 always lies in row %2 at place %3.</source>
        <translation>En la fila %2, puesto %3, siempre está %1.</translation>
    </message>
    <message>
        <source>The %1 always lies in column %2 at place %3.</source>
        <translation>En la columna %2, puesto %3, siempre está %1.</translation>
    </message>
    <message>
        <source>Cards are drawn from the stock onto the waste, one at a time.</source>
        <translation>Las cartas se roban del mazo y pasan al descarte de una en una.</translation>
    </message>
    <message>
        <source>A draw turns up one card beside the waste; the card that was turned before moves onto the waste.</source>
        <translation>Al robar se descubre una carta junto al descarte; la que se había descubierto antes pasa al descarte.</translation>
    </message>
    <message>
        <source>Nothing is shuffled: the cards come again in the same order.</source>
        <translation>No se baraja nada: las cartas vuelven a salir en el mismo orden.</translation>
    </message>
    <message>
        <source>Nothing is shuffled: the wastes are gathered from the last to the first, the oldest card of each first.</source>
        <translation>No se baraja nada: las pilas de descarte se recogen de la última a la primera, empezando en cada una por la carta más antigua.</translation>
    </message>
</context>
<context>
    <name>WhyAnswers</name>
    <message>
        <source>Touch what you cannot play: one card or two, the stock, Undo or Redo. Escape ends the question.</source>
        <translation>Toque lo que no puede jugar: una o dos cartas, el mazo, «Deshacer» o «Rehacer». Con Esc termina la pregunta.</translation>
    </message>
    <message>
        <source>This card has left the game; only Undo brings it back.</source>
        <translation>Esta carta ha salido del juego; solo «Deshacer» la recupera.</translation>
    </message>
    <message>
        <source>This card goes alone: touch it.</source>
        <translation>Esta carta se retira sola: tóquela.</translation>
    </message>
    <message>
        <source>These two cards go together: touch one, then the other.</source>
        <translation>Estas dos cartas forman pareja: toque una y después la otra.</translation>
    </message>
    <message>
        <source>Touch the stock, then the waste that the card is to go to.</source>
        <translation>Toque el mazo y después la pila de descarte a la que debe ir la carta.</translation>
    </message>
    <message>
        <source>A card can be drawn: touch the stock.</source>
        <translation>Se puede robar una carta: toque el mazo.</translation>
    </message>
    <message>
        <source>The waste can be turned over: touch the empty stock.</source>
        <translation>Se puede dar la vuelta al descarte: toque el mazo vacío.</translation>
    </message>
    <message>
        <source>The last move can be taken back.</source>
        <translation>El último movimiento se puede deshacer.</translation>
    </message>
    <message>
        <source>These rules let no move be taken back.</source>
        <translation>Con estas reglas no se puede deshacer ningún movimiento.</translation>
    </message>
    <message numerus="yes">
        <source>These rules let %n move(s) be taken back, and no more.</source>
        <translation>
            <numerusform>Con estas reglas solo se puede deshacer %Ln movimiento.</numerusform>
            <numerusform>Con estas reglas solo se pueden deshacer %Ln movimientos.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>No hay ningún movimiento que deshacer.</translation>
    </message>
    <message>
        <source>The move that was taken back can be made again.</source>
        <translation>El movimiento deshecho se puede rehacer.</translation>
    </message>
    <message>
        <source>No move has been taken back, so there is none to make again.</source>
        <translation>No se ha deshecho ningún movimiento, así que no hay nada que rehacer.</translation>
    </message>
    <message numerus="yes">
        <source>%1 can be played: %n card(s) go with it now.</source>
        <translation>
            <numerusform>%1 se puede jugar: ahora puede formar pareja con %Ln carta.</numerusform>
            <numerusform>%1 se puede jugar: ahora puede formar pareja con %Ln cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card that it goes with is open now: %1.</source>
        <translation>Ahora no está libre ninguna de las cartas con las que se empareja: %1.</translation>
    </message>
    <message>
        <source>%1 and %2 make %3.</source>
        <translation>%1 y %2 suman %3.</translation>
    </message>
</context>
<context>
    <name>WindowBars</name>
    <message>
        <source>%1 or Escape brings the bars back.</source>
        <translation>%1 o Esc recupera las barras.</translation>
    </message>
</context>
<context>
    <name>WindowHelp</name>
    <message>
        <source>A whole pass without a pair. Hint tells whether this can still be won.</source>
        <translation>Una vuelta entera sin pareja. «Pista» dice si aún se puede ganar.</translation>
    </message>
</context>
<context>
    <name>WindowMessages</name>
    <message>
        <source>The deal code is copied.</source>
        <translation>Se ha copiado el código del reparto.</translation>
    </message>
    <message>
        <source>Something went wrong. The table was set up anew; details are in %1.</source>
        <translation>Algo ha ido mal. La mesa se ha vuelto a montar; los detalles están en %1.</translation>
    </message>
    <message>
        <source>Undo brings the game before back.</source>
        <translation>«Deshacer» recupera la partida anterior.</translation>
    </message>
    <message>
        <source>The game before is back.</source>
        <translation>Ha vuelto la partida anterior.</translation>
    </message>
</context>
<context>
    <name>WindowRecords</name>
    <message>
        <source>This game cannot be shown: %1</source>
        <translation>Esta partida no se puede mostrar: %1</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>Winnable</source>
        <translation>Se puede ganar</translation>
    </message>
    <message>
        <source>Can no longer be won</source>
        <translation>Ya no se puede ganar</translation>
    </message>
    <message>
        <source>This deal cannot be won</source>
        <translation>Este reparto no se puede ganar</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>No se sabe</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>Cannot be won</source>
        <translation>No se puede ganar</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdida</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could be brought over.</source>
        <translation>
            <numerusform>Se ha podido recuperar %Ln partida.</numerusform>
            <numerusform>Se han podido recuperar %Ln partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>row %1, place %2</source>
        <translation>fila %1, puesto %2</translation>
    </message>
    <message>
        <source>pyramid %1, row %2, place %3</source>
        <translation>pirámide %1, fila %2, puesto %3</translation>
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
        <translation>Retire %1 y %2.</translation>
    </message>
    <message>
        <source>Remove the %1.</source>
        <translation>Retire %1.</translation>
    </message>
    <message>
        <source>Put the %1 into a cell.</source>
        <translation>Ponga %1 en una celda.</translation>
    </message>
    <message>
        <source>Turn the waste back into the stock.</source>
        <translation>Vuelva a formar el mazo con el descarte.</translation>
    </message>
    <message>
        <source>Draw from the stock to waste %1.</source>
        <translation>Robe del mazo a la pila de descarte %1.</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <translation>Robe del mazo.</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>Reponer el mazo</translation>
    </message>
    <message>
        <source>Draw: %1</source>
        <translation>Robar: %1</translation>
    </message>
    <message>
        <source>%1 to a cell</source>
        <translation>%1 a una celda</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>This deal can no longer be won, and no more cards can be removed.</source>
        <translation>Este reparto ya no se puede ganar, y no se pueden retirar más cartas.</translation>
    </message>
    <message>
        <source>This deal can no longer be won.</source>
        <translation>Este reparto ya no se puede ganar.</translation>
    </message>
    <message>
        <source>Whether this can be won is not known.</source>
        <translation>No se sabe si se puede ganar.</translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation>Este reparto no se puede ganar.</translation>
    </message>
    <message>
        <source>This deal can be won.</source>
        <translation>Este reparto se puede ganar.</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>el as</translation>
    </message>
    <message>
        <source>two</source>
        <translation>el dos</translation>
    </message>
    <message>
        <source>three</source>
        <translation>el tres</translation>
    </message>
    <message>
        <source>four</source>
        <translation>el cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>el cinco</translation>
    </message>
    <message>
        <source>six</source>
        <translation>el seis</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>el siete</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>el ocho</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>el nueve</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>el diez</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>la jota</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>la reina</translation>
    </message>
    <message>
        <source>king</source>
        <translation>el rey</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>Pyramide</source>
        <translation>Pyramide</translation>
    </message>
    <message>
        <source>Three Passes</source>
        <translation>Tres pasadas</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásica</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Relajada</translation>
    </message>
    <message>
        <source>Par Pyramid</source>
        <translation>Pirámide al par</translation>
    </message>
    <message>
        <source>Open Stock</source>
        <translation>Mazo descubierto</translation>
    </message>
    <message>
        <source>King Tut</source>
        <translation>Rey Tut</translation>
    </message>
    <message>
        <source>Tut&apos;s Tomb</source>
        <translation>La tumba de Tut</translation>
    </message>
    <message>
        <source>Apophis</source>
        <translation>Apofis</translation>
    </message>
    <message>
        <source>Giza</source>
        <translation>Guiza</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triángulo</translation>
    </message>
    <message>
        <source>Reserve of Seven</source>
        <translation>Reserva de siete</translation>
    </message>
    <message>
        <source>Loose Last Row</source>
        <translation>Última fila suelta</translation>
    </message>
    <message>
        <source>Reserve of Six</source>
        <translation>Reserva de seis</translation>
    </message>
    <message>
        <source>One Cell</source>
        <translation>Una celda</translation>
    </message>
    <message>
        <source>Coverer Pairs</source>
        <translation>Pareja con la que cubre</translation>
    </message>
    <message>
        <source>Spanish Deck</source>
        <translation>Baraja española</translation>
    </message>
    <message>
        <source>Six Rows</source>
        <translation>Seis filas</translation>
    </message>
    <message>
        <source>Thirteen</source>
        <translation>Trece</translation>
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
        <translation>Pirámide de doce</translation>
    </message>
    <message>
        <source>Cheops</source>
        <translation>Keops</translation>
    </message>
    <message>
        <source>Pharaohs</source>
        <translation>Faraones</translation>
    </message>
    <message>
        <source>Italian Deck</source>
        <translation>Baraja italiana</translation>
    </message>
    <message>
        <source>Double Pyramid</source>
        <translation>Doble pirámide</translation>
    </message>
    <message>
        <source>Two Pyramids</source>
        <translation>Dos pirámides</translation>
    </message>
    <message>
        <source>Up and Down</source>
        <translation>Arriba y abajo</translation>
    </message>
    <message>
        <source>Anubis</source>
        <translation>Anubis</translation>
    </message>
    <message>
        <source>Eleven Triangle</source>
        <translation>Triángulo de once</translation>
    </message>
    <message>
        <source>My rules</source>
        <translation>Mis reglas</translation>
    </message>
    <message>
        <source>waste</source>
        <translation>descarte</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>mazo</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>celda</translation>
    </message>
    <message>
        <source>foundation</source>
        <translation>pila de retiradas</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>columna %1</translation>
    </message>
    <message>
        <source>waste %1</source>
        <translation>descarte %1</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>celda %1</translation>
    </message>
    <message>
        <source>foundation %1</source>
        <translation>pila de retiradas %1</translation>
    </message>
    <message>
        <source>%1 and %2 are removed</source>
        <translation>Se retiran %1 y %2</translation>
    </message>
    <message>
        <source>%1 is removed</source>
        <translation>Se retira %1</translation>
    </message>
    <message>
        <source>%1 is drawn</source>
        <translation>Se roba %1</translation>
    </message>
    <message>
        <source>The waste is turned back into the stock</source>
        <translation>El descarte vuelve a formar el mazo</translation>
    </message>
    <message>
        <source>%1 goes to a cell</source>
        <translation>Se pone %1 en una celda</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Movimientos</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Código del reparto</translation>
    </message>
    <message>
        <source>The settings file was damaged. It was kept as %1, and the default settings are in use.</source>
        <translation>El archivo de ajustes estaba dañado. Se ha conservado como %1, y se usan los ajustes predeterminados.</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their default values again. The old file was kept as %1.</source>
        <translation>Algunos ajustes no se han podido leer y vuelven a tener sus valores predeterminados. El archivo anterior se ha conservado como %1.</translation>
    </message>
    <message>
        <source>The settings were brought up to date. The old file was kept as %1.</source>
        <translation>Los ajustes se han actualizado. El archivo anterior se ha conservado como %1.</translation>
    </message>
    <message>
        <source>The settings file could not be read. It was kept as %1, and the default settings are in use.</source>
        <translation>El archivo de ajustes no se ha podido leer. Se ha conservado como %1, y se usan los ajustes predeterminados.</translation>
    </message>
    <message>
        <source>The file with your games was damaged. It was kept as %1, and a new one was begun.</source>
        <translation>El archivo con sus partidas estaba dañado. Se ha conservado como %1, y se ha empezado uno nuevo.</translation>
    </message>
    <message>
        <source>A file of another program lay in the place of your games. It was kept as %1, and a new one was begun.</source>
        <translation>En el lugar de sus partidas había un archivo de otro programa. Se ha conservado como %1, y se ha empezado uno nuevo.</translation>
    </message>
    <message>
        <source>The file with your games comes from a newer version of the program. It was kept as %1, and a new one was begun.</source>
        <translation>El archivo con sus partidas es de una versión más reciente del programa. Se ha conservado como %1, y se ha empezado uno nuevo.</translation>
    </message>
    <message>
        <source>The journal beside the file with your games is damaged or does not belong to it. Both were kept as %1, and you go on with the games that the file holds.</source>
        <translation>El diario que acompaña al archivo con sus partidas está dañado o no le pertenece. Ambos se han conservado como %1, y usted sigue con las partidas que contiene el archivo.</translation>
    </message>
    <message>
        <source>What lay in the place of your games could not be used. It was kept as %1, and a new one was begun.</source>
        <translation>Lo que había en el lugar de sus partidas no se ha podido usar. Se ha conservado como %1, y se ha empezado un archivo nuevo.</translation>
    </message>
    <message>
        <source>The file with your games was brought up to date. The old one was kept as %1.</source>
        <translation>El archivo con sus partidas se ha actualizado. El anterior se ha conservado como %1.</translation>
    </message>
    <message>
        <source>The settings file is damaged and cannot be moved away. The default settings are in use, and changes are not kept.</source>
        <translation>El archivo de ajustes está dañado y no se puede mover. Se usan los ajustes predeterminados y los cambios no se guardan.</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their default values again. Changes are not kept.</source>
        <translation>Algunos ajustes no se han podido leer y vuelven a tener sus valores predeterminados. Los cambios no se guardan.</translation>
    </message>
    <message>
        <source>The settings come from a newer version of the program. What this version knows of them is in use.</source>
        <translation>Los ajustes son de una versión más reciente del programa. Se usa lo que esta versión conoce de ellos.</translation>
    </message>
    <message>
        <source>The settings were brought up to date.</source>
        <translation>Los ajustes se han actualizado.</translation>
    </message>
    <message>
        <source>The settings of an older version cannot be copied and are left as they are. Changes are not kept.</source>
        <translation>Los ajustes de una versión anterior no se pueden copiar y se dejan como están. Los cambios no se guardan.</translation>
    </message>
    <message>
        <source>The settings file cannot be read. The default settings are in use, and changes are not kept.</source>
        <translation>El archivo de ajustes no se puede leer. Se usan los ajustes predeterminados y los cambios no se guardan.</translation>
    </message>
    <message>
        <source>The settings cannot be written. They hold until the program ends.</source>
        <translation>Los ajustes no se pueden escribir. Valen hasta que se cierre el programa.</translation>
    </message>
    <message>
        <source>The file with your games is damaged and cannot be moved away. Games are kept only until the program ends.</source>
        <translation>El archivo con sus partidas está dañado y no se puede mover. Las partidas solo se conservan hasta que se cierre el programa.</translation>
    </message>
    <message>
        <source>A file of another program lies in the place of your games and cannot be moved away. Games are kept only until the program ends.</source>
        <translation>En el lugar de sus partidas hay un archivo de otro programa que no se puede mover. Las partidas solo se conservan hasta que se cierre el programa.</translation>
    </message>
    <message>
        <source>The file with your games comes from a newer version of the program and cannot be moved away. Games are kept only until the program ends.</source>
        <translation>El archivo con sus partidas es de una versión más reciente del programa y no se puede mover. Las partidas solo se conservan hasta que se cierre el programa.</translation>
    </message>
    <message>
        <source>Another program holds the file with your games. Games are kept only until the program ends.</source>
        <translation>Otro programa tiene ocupado el archivo con sus partidas. Las partidas solo se conservan hasta que se cierre el programa.</translation>
    </message>
    <message>
        <source>The file with your games cannot be used. Games are kept only until the program ends.</source>
        <translation>El archivo con sus partidas no se puede usar. Las partidas solo se conservan hasta que se cierre el programa.</translation>
    </message>
    <message>
        <source>The file with your games was brought up to date.</source>
        <translation>El archivo con sus partidas se ha actualizado.</translation>
    </message>
    <message>
        <source>The file with your games could not be brought up to date and is left as it is. Games are kept only until the program ends.</source>
        <translation>El archivo con sus partidas no se ha podido actualizar y se deja como está. Las partidas solo se conservan hasta que se cierre el programa.</translation>
    </message>
    <message>
        <source>The game cannot be saved now. Saving is tried again with each move.</source>
        <translation>Ahora no se puede guardar la partida. Se intentará de nuevo con cada movimiento.</translation>
    </message>
    <message>
        <source>The game is saved again; nothing was lost.</source>
        <translation>La partida se guarda de nuevo; no se ha perdido nada.</translation>
    </message>
    <message>
        <source>The game is already open in another window. Games in this one are not kept.</source>
        <translation>El juego ya está abierto en otra ventana. Las partidas de esta no se conservan.</translation>
    </message>
    <message>
        <source>The game in progress cannot be gone on with. It is kept, and a new one was dealt.</source>
        <translation>La partida en curso no se puede continuar. Se ha conservado, y se ha repartido una nueva.</translation>
    </message>
    <message>
        <source>The file with the texts in %1 is damaged, so English is shown; installing Pyramide again mends that.</source>
        <translation>El archivo con los textos del idioma «%1» está dañado, por eso se muestra el inglés; volver a instalar Pyramide lo arregla.</translation>
    </message>
    <message>
        <source>The games cannot be read now.</source>
        <translation>Ahora no se pueden leer las partidas.</translation>
    </message>
    <message>
        <source>The game is won</source>
        <translation>Partida ganada</translation>
    </message>
    <message>
        <source>There is no card</source>
        <translation>Aquí no hay ninguna carta</translation>
    </message>
    <message>
        <source>This card is blocked by another</source>
        <translation>Esta carta está bloqueada por otra</translation>
    </message>
    <message>
        <source>The next card of the stock cannot be played</source>
        <translation>La siguiente carta del mazo no se puede jugar</translation>
    </message>
    <message>
        <source>This card of the waste cannot be played</source>
        <translation>Esta carta del descarte no se puede jugar</translation>
    </message>
    <message>
        <source>This card goes only with the card on top of it</source>
        <translation>Esta carta solo se empareja con la que tiene encima</translation>
    </message>
    <message>
        <source>A card does not go with itself</source>
        <translation>Una carta no se empareja consigo misma</translation>
    </message>
    <message>
        <source>The sum must be %1</source>
        <translation>La suma debe ser %1</translation>
    </message>
    <message>
        <source>These two cards do not go together</source>
        <translation>Estas dos cartas no se emparejan</translation>
    </message>
    <message>
        <source>Cards from these two places must not go together</source>
        <translation>No se pueden emparejar cartas de estos dos lugares</translation>
    </message>
    <message>
        <source>This card does not go alone</source>
        <translation>Esta carta no se retira sola</translation>
    </message>
    <message>
        <source>These rules have no stock</source>
        <translation>Con estas reglas no hay mazo</translation>
    </message>
    <message>
        <source>The stock is empty</source>
        <translation>El mazo está vacío</translation>
    </message>
    <message>
        <source>The stock still has cards</source>
        <translation>En el mazo aún quedan cartas</translation>
    </message>
    <message>
        <source>No pass through the stock is left</source>
        <translation>No quedan más pasadas del mazo</translation>
    </message>
    <message>
        <source>There are no more cards to draw</source>
        <translation>No quedan más cartas que robar</translation>
    </message>
    <message>
        <source>There is no such cell</source>
        <translation>Esa celda no existe</translation>
    </message>
    <message>
        <source>The cell is taken</source>
        <translation>La celda está ocupada</translation>
    </message>
    <message>
        <source>This card may not go to a cell</source>
        <translation>Esta carta no puede ir a una celda</translation>
    </message>
    <message>
        <source>Choose a waste for this card</source>
        <translation>Elija una pila de descarte para esta carta</translation>
    </message>
    <message>
        <source>This card cannot be played now</source>
        <translation>Esta carta no se puede jugar ahora</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>La partida está en pausa</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>No more possible moves</source>
        <translation>No hay más movimientos posibles</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>La partida continúa</translation>
    </message>
    <message>
        <source>Only the stock goes round now; nothing more can be removed</source>
        <translation>Ya solo se puede dar vueltas al mazo; no se puede retirar nada más</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Cartas restantes</translation>
    </message>
    <message>
        <source>Par score</source>
        <translation>Respecto al par</translation>
    </message>
</context>
</TS>
