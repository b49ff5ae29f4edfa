<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Pyramide</source>
        <translation>Sobre o Pyramide</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Licenças…</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versão %1</translation>
    </message>
    <message>
        <source>Pyramid solitaire and its family, played by the documented rules.</source>
        <translation>A paciência Pirâmide e sua família, jogadas pelas regras documentadas.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Software livre sob a Licença Pública Geral GNU, versão 3 ou posterior. É fornecido sem nenhuma garantia.</translation>
    </message>
    <message>
        <source>It uses no network: your games stay on this computer.</source>
        <translation>Não usa a rede: suas partidas ficam neste computador.</translation>
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
        <translation>&amp;Pausar</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nova partida</translation>
    </message>
    <message>
        <source>Be&amp;gin a new match</source>
        <translation>Começar uma no&amp;va série</translation>
    </message>
    <message>
        <source>M&amp;y rules…</source>
        <translation>&amp;Minhas regras…</translation>
    </message>
    <message>
        <source>Sa&amp;me number under other rules…</source>
        <translation>Mesmo número com &amp;outras regras…</translation>
    </message>
    <message>
        <source>Deal one that can be &amp;won</source>
        <translation>&amp;Distribuir uma que possa ser vencida</translation>
    </message>
    <message>
        <source>Deal a game under these rules that can be won</source>
        <translation>Distribuir, com estas regras, uma partida que possa ser vencida</translation>
    </message>
    <message>
        <source>&amp;Replay this deal</source>
        <translation>&amp;Repetir esta distribuição</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Ne&amp;xt deal</source>
        <translation>Pró&amp;xima distribuição</translation>
    </message>
    <message>
        <source>Pre&amp;vious deal</source>
        <translation>Distribuição &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>Es&amp;tatísticas</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Histórico</translation>
    </message>
    <message>
        <source>Save this game as a &amp;file…</source>
        <translation>Sa&amp;lvar esta partida em um arquivo…</translation>
    </message>
    <message>
        <source>&amp;Daily deal</source>
        <translation>&amp;Distribuição do dia</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>&amp;Draw or redeal</source>
        <translation>C&amp;omprar ou repor o monte</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>D&amp;ica</translation>
    </message>
    <message>
        <source>Show &amp;moves</source>
        <translation>&amp;Mostrar as jogadas</translation>
    </message>
    <message>
        <source>Show the solu&amp;tion</source>
        <translation>Mostrar a &amp;solução</translation>
    </message>
    <message>
        <source>Re&amp;view this game</source>
        <translation>&amp;Analisar esta partida</translation>
    </message>
    <message>
        <source>&amp;Enter a deal…</source>
        <translation>&amp;Informar uma distribuição…</translation>
    </message>
    <message>
        <source>Say whether the game can be &amp;won</source>
        <translation>Dizer se a partida pode ser &amp;vencida</translation>
    </message>
    <message>
        <source>&amp;Copy deal code</source>
        <translation>&amp;Copiar o código da distribuição</translation>
    </message>
    <message>
        <source>&amp;Paste deal code…</source>
        <translation>Co&amp;lar um código de distribuição…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Configurações…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Tela cheia</translation>
    </message>
    <message>
        <source>&amp;Nothing but cards</source>
        <translation>&amp;Só as cartas</translation>
    </message>
    <message>
        <source>Show the &amp;bars</source>
        <translation>&amp;Mostrar as barras</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Regras deste jogo</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <translation>Como &amp;jogar</translation>
    </message>
    <message>
        <source>&amp;Why can&apos;t I…?</source>
        <translation>&amp;Por que não posso…?</translation>
    </message>
    <message>
        <source>&amp;Guide through a first game</source>
        <translation>&amp;Guia para uma primeira partida</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Atalhos de teclado</translation>
    </message>
    <message>
        <source>&amp;About Pyramide</source>
        <translation>&amp;Sobre o Pyramide</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Sobre o &amp;Qt</translation>
    </message>
    <message>
        <source>Deal a new game at random</source>
        <translation>Distribuir uma nova partida ao acaso</translation>
    </message>
    <message>
        <source>New game by r&amp;ules or code…</source>
        <translation>Nova partida por regras &amp;ou código…</translation>
    </message>
    <message>
        <source>Choose rules and a deal by its code</source>
        <translation>Escolher as regras e uma distribuição pelo código</translation>
    </message>
    <message>
        <source>Let the next game be the first of a match of six</source>
        <translation>Fazer da próxima partida a primeira de uma série de seis</translation>
    </message>
    <message>
        <source>Put together rules of your own</source>
        <translation>Montar suas próprias regras</translation>
    </message>
    <message>
        <source>Deal the number on the table under other rules</source>
        <translation>Distribuir com outras regras o número que está na mesa</translation>
    </message>
    <message>
        <source>Play this deal again from its start</source>
        <translation>Jogar esta distribuição de novo desde o início</translation>
    </message>
    <message>
        <source>&amp;Take back the new game</source>
        <translation>Rec&amp;uperar a partida anterior</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Desfazer a última jogada</translation>
    </message>
    <message>
        <source>Make the move again that was taken back</source>
        <translation>Refazer a jogada desfeita</translation>
    </message>
    <message>
        <source>Show the next move of a shortest win</source>
        <translation>Mostrar a próxima jogada de uma das vitórias mais curtas</translation>
    </message>
    <message>
        <source>Cover the table and stop the clock</source>
        <translation>Cobrir a mesa e parar o relógio</translation>
    </message>
    <message>
        <source>Show how your games went</source>
        <translation>Mostrar como foram suas partidas</translation>
    </message>
    <message>
        <source>Change how the game looks and helps</source>
        <translation>Mudar a aparência e as ajudas do jogo</translation>
    </message>
    <message>
        <source>Copy the code of this deal</source>
        <translation>Copiar o código desta distribuição</translation>
    </message>
</context>
<context>
    <name>AnalysisCommands</name>
    <message>
        <source>No deal that hard or easy is ready yet; this one can be won.</source>
        <translation>Ainda não há nenhuma distribuição dessa dificuldade pronta; esta pode ser vencida.</translation>
    </message>
    <message>
        <source>No deal that can be won was found in time; this one came by chance.</source>
        <translation>Não se encontrou a tempo uma distribuição que possa ser vencida; esta veio por acaso.</translation>
    </message>
    <message>
        <source>Looking for the best move…</source>
        <translation>Procurando a melhor jogada…</translation>
    </message>
    <message>
        <source>No card can be removed now; the stock may help.</source>
        <translation>Nenhuma carta pode ser removida agora; o monte pode ajudar.</translation>
    </message>
    <message>
        <source>No card can be removed any more.</source>
        <translation>Nenhuma carta pode mais ser removida.</translation>
    </message>
</context>
<context>
    <name>AnalysisDialogs</name>
    <message>
        <source>A shortest win</source>
        <translation>Uma das vitórias mais curtas</translation>
    </message>
    <message>
        <source>A win</source>
        <translation>Uma vitória</translation>
    </message>
    <message>
        <source>What removes the most cards</source>
        <translation>O que remove mais cartas</translation>
    </message>
    <message>
        <source>No solution is known.</source>
        <translation>Nenhuma solução é conhecida.</translation>
    </message>
</context>
<context>
    <name>AnalysisWording</name>
    <message numerus="yes">
        <source>The win is %n move(s) away.</source>
        <translation>
            <numerusform>Falta %Ln jogada para a vitória.</numerusform>
            <numerusform>Faltam %Ln jogadas para a vitória.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The win is at most %n move(s) away.</source>
        <translation>
            <numerusform>Falta no máximo %Ln jogada para a vitória.</numerusform>
            <numerusform>Faltam no máximo %Ln jogadas para a vitória.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deal can no longer be won: at most %n card(s) can be removed.</source>
        <translation>
            <numerusform>Esta distribuição não pode mais ser vencida: no máximo %Ln carta pode ser removida.</numerusform>
            <numerusform>Esta distribuição não pode mais ser vencida: no máximo %Ln cartas podem ser removidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s), the fewest possible</source>
        <translation>
            <numerusform>%Ln jogada, o mínimo possível</numerusform>
            <numerusform>%Ln jogadas, o mínimo possível</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n move(s)</source>
        <translation>
            <numerusform>Você fez %Ln jogada</numerusform>
            <numerusform>Você fez %Ln jogadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the fewest are %n</source>
        <translation>
            <numerusform>o mínimo é %Ln</numerusform>
            <numerusform>o mínimo é %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Before move %1 it could still be won.</source>
        <translation>Antes da jogada %1 ainda era possível vencer.</translation>
    </message>
    <message numerus="yes">
        <source>This deal cannot be won: at most %n card(s) can be removed.</source>
        <translation>
            <numerusform>Esta distribuição não pode ser vencida: no máximo %Ln carta pode ser removida.</numerusform>
            <numerusform>Esta distribuição não pode ser vencida: no máximo %Ln cartas podem ser removidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deal can be won; the fewest moves are %n.</source>
        <translation>
            <numerusform>Esta distribuição pode ser vencida; é preciso no mínimo %Ln jogada.</numerusform>
            <numerusform>Esta distribuição pode ser vencida; são precisas no mínimo %Ln jogadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n card(s)</source>
        <translation>
            <numerusform>no máximo %Ln carta</numerusform>
            <numerusform>no máximo %Ln cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) more than needed</source>
        <translation>
            <numerusform>%Ln jogada além do necessário</numerusform>
            <numerusform>%Ln jogadas além do necessário</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) can be removed now.</source>
        <translation>
            <numerusform>%Ln carta pode ser removida agora.</numerusform>
            <numerusform>%Ln cartas podem ser removidas agora.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BlockRow</name>
    <message>
        <source>Pyramid</source>
        <translation>Pirâmide</translation>
    </message>
    <message>
        <source>Inverted pyramid</source>
        <translation>Pirâmide invertida</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>Kind of block</source>
        <translation>Tipo de bloco</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>Fileiras:</translation>
    </message>
    <message>
        <source>Rows of the pyramid</source>
        <translation>Fileiras da pirâmide</translation>
    </message>
    <message>
        <source>Number of columns</source>
        <translation>Número de colunas</translation>
    </message>
    <message>
        <source>Cards in a column</source>
        <translation>Cartas por coluna</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>viradas para baixo</translation>
    </message>
    <message>
        <source>Covered cards lie face down</source>
        <translation>As cartas cobertas ficam viradas para baixo</translation>
    </message>
    <message>
        <source>whole row</source>
        <translation>fileira inteira</translation>
    </message>
    <message>
        <source>A card is covered until the whole next row has gone</source>
        <translation>Uma carta fica coberta até que toda a fileira seguinte tenha saído</translation>
    </message>
    <message>
        <source>to clear</source>
        <translation>a limpar</translation>
    </message>
    <message>
        <source>This block must be cleared for a win</source>
        <translation>Este bloco precisa ser limpo para vencer</translation>
    </message>
    <message>
        <source>Take this block away</source>
        <translation>Retirar este bloco</translation>
    </message>
</context>
<context>
    <name>CardLetters</name>
    <message>
        <source>%1, 2 to 10, %2, %3, %4</source>
        <translation>%1, de 2 a 10, %2, %3, %4</translation>
    </message>
</context>
<context>
    <name>ChartPage</name>
    <message>
        <source>Which chart</source>
        <translation>Qual gráfico</translation>
    </message>
    <message>
        <source>As a &amp;table</source>
        <translation>Como &amp;tabela</translation>
    </message>
</context>
<context>
    <name>ChartTexts</name>
    <message>
        <source>Results over time</source>
        <translation>Resultados ao longo do tempo</translation>
    </message>
    <message>
        <source>Times of the won games</source>
        <translation>Tempos das partidas vencidas</translation>
    </message>
    <message>
        <source>Moves of the won games</source>
        <translation>Jogadas das partidas vencidas</translation>
    </message>
    <message>
        <source>Games won, by rules</source>
        <translation>Partidas vencidas, por regras</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vencidas</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>Não vencidas</translation>
    </message>
    <message>
        <source>No game has come to its end yet.</source>
        <translation>Nenhuma partida chegou ao fim ainda.</translation>
    </message>
    <message>
        <source>%1: %2 won, %3 not won</source>
        <translation>%1: %2 vencidas, %3 não vencidas</translation>
    </message>
    <message numerus="yes">
        <source>%n won game(s)</source>
        <translation>
            <numerusform>%Ln partida vencida</numerusform>
            <numerusform>%Ln partidas vencidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Won games</source>
        <translation>Partidas vencidas</translation>
    </message>
    <message>
        <source>No game is won yet.</source>
        <translation>Nenhuma partida foi vencida ainda.</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 ou mais</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminadas</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Percentual</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Intervalo de 95%</translation>
    </message>
    <message>
        <source>%1: %2 of %3 won, %4; the true share is most likely %5</source>
        <translation>%1: %2 de %3 vencidas, %4; o percentual verdadeiro mais provável: %5</translation>
    </message>
</context>
<context>
    <name>CodeProblem</name>
    <message>
        <source>The deal number may only have letters from A to Z; letter %1 is &quot;%2&quot;.</source>
        <translation>O número da distribuição só pode ter letras de A a Z; a letra %1 é “%2”.</translation>
    </message>
    <message>
        <source>The deal number must have %1 letters; the length of this one is %2.</source>
        <translation>O número da distribuição precisa ter %1 letras; o comprimento deste é %2.</translation>
    </message>
    <message>
        <source>The text has %1 characters, far too many for a deal code.</source>
        <translation>O texto tem %1 caracteres, muito mais que um código de distribuição.</translation>
    </message>
    <message>
        <source>There is no deal code here; one looks like PY1-N-AAAAAAS.</source>
        <translation>Aqui não há nenhum código de distribuição; ele tem esta forma: PY1-N-AAAAAAS.</translation>
    </message>
    <message>
        <source>A deal code cannot have &quot;%1&quot;, its character %2.</source>
        <translation>Um código de distribuição não pode ter “%1” (caractere %2).</translation>
    </message>
    <message>
        <source>A deal code has three parts, as in PY1-N-AAAAAAS; this one has %1.</source>
        <translation>Um código de distribuição tem três partes, como em PY1-N-AAAAAAS; este tem %1.</translation>
    </message>
    <message>
        <source>There are %1 deal codes here; only one can be dealt.</source>
        <translation>Há aqui %1 códigos de distribuição; só um pode ser distribuído.</translation>
    </message>
    <message>
        <source>The format %1 is not known; this program reads %2.</source>
        <translation>O formato %1 não é conhecido; este programa lê %2.</translation>
    </message>
    <message>
        <source>A deal code starts with &quot;%1-&quot;; this text starts with &quot;%2&quot;.</source>
        <translation>Um código de distribuição começa com “%1-”; este texto começa com “%2”.</translation>
    </message>
    <message>
        <source>The rules in this code cannot be used: %1</source>
        <translation>As regras deste código não podem ser usadas: %1</translation>
    </message>
    <message>
        <source>There are no rules with the token &quot;%1&quot;; did you mean %2?</source>
        <translation>Não há regras com o identificador “%1”; você quis dizer %2?</translation>
    </message>
    <message>
        <source>There are no rules with the token &quot;%1&quot;.</source>
        <translation>Não há regras com o identificador “%1”.</translation>
    </message>
</context>
<context>
    <name>DailyCalendar</name>
    <message>
        <source>Previous month</source>
        <translation>Mês anterior</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Próximo mês</translation>
    </message>
</context>
<context>
    <name>DailyDialog</name>
    <message>
        <source>Daily deal</source>
        <translation>Distribuição do dia</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Dias</translation>
    </message>
    <message>
        <source>&amp;Copy the result</source>
        <translation>&amp;Copiar o resultado</translation>
    </message>
    <message>
        <source>&amp;Stop looking</source>
        <translation>&amp;Parar a busca</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jogar</translation>
    </message>
    <message>
        <source>Looking for a deal that can be won…</source>
        <translation>Procurando uma distribuição que possa ser vencida…</translation>
    </message>
    <message>
        <source>No deal could be found for that day.</source>
        <translation>Não foi possível encontrar uma distribuição para esse dia.</translation>
    </message>
    <message>
        <source>The result is copied.</source>
        <translation>O resultado foi copiado.</translation>
    </message>
</context>
<context>
    <name>DailyTexts</name>
    <message>
        <source>By the calendar of this computer today is %1.</source>
        <translation>Pelo calendário deste computador, hoje é %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%Ln dia seguido</numerusform>
            <numerusform>%Ln dias seguidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n</source>
        <translation>
            <numerusform>recorde: %Ln</numerusform>
            <numerusform>recorde: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock was set back; your days in a row are kept.</source>
        <translation>O relógio foi atrasado; seus dias seguidos foram mantidos.</translation>
    </message>
    <message>
        <source>The time zone was changed and a day left out; it is not held against you.</source>
        <translation>O fuso horário mudou e um dia foi pulado; isso não conta contra você.</translation>
    </message>
    <message>
        <source>%1: not played yet.</source>
        <translation>%1: ainda não jogada.</translation>
    </message>
    <message>
        <source>%1: begun.</source>
        <translation>%1: começada.</translation>
    </message>
    <message>
        <source>%1: done.</source>
        <translation>%1: vencida.</translation>
    </message>
    <message>
        <source>%1: done in the fewest moves possible.</source>
        <translation>%1: vencida com o mínimo de jogadas possível.</translation>
    </message>
    <message>
        <source>%1: done on a later day.</source>
        <translation>%1: vencida em um dia posterior.</translation>
    </message>
    <message>
        <source>Won with %1 moves in %2.</source>
        <translation>Vencida com %1 jogadas em %2.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vencida</translation>
    </message>
    <message>
        <source>won in the fewest moves</source>
        <translation>vencida com o mínimo de jogadas</translation>
    </message>
    <message>
        <source>won on a later day</source>
        <translation>vencida em um dia posterior</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>começada</translation>
    </message>
    <message>
        <source>Under these rules a daily deal may not be winnable.</source>
        <translation>Com estas regras, pode ser que uma distribuição do dia não possa ser vencida.</translation>
    </message>
    <message>
        <source>Pyramide, daily deal of %1</source>
        <translation>Pyramide, distribuição do dia: %1</translation>
    </message>
    <message>
        <source>%1: won with %2 moves in %3</source>
        <translation>%1: partida vencida com %2 jogadas em %3</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation>
            <numerusform>%Ln jogada desfeita</numerusform>
            <numerusform>%Ln jogadas desfeitas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%Ln dica</numerusform>
            <numerusform>%Ln dicas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DemoDialog</name>
    <message>
        <source>&amp;Play on from here</source>
        <translation>&amp;Jogar a partir daqui</translation>
    </message>
    <message>
        <source>The moves shown count as hints.</source>
        <translation>As jogadas mostradas contam como dicas.</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Voltar à partida</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Jogada %1 de %2</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Esta é a próxima jogada. %1</translation>
    </message>
    <message>
        <source>Watching counts neither as a win nor as help.</source>
        <translation>Assistir não conta nem como vitória nem como ajuda.</translation>
    </message>
</context>
<context>
    <name>EndSummary</name>
    <message>
        <source>Your first win under these rules</source>
        <translation>Sua primeira vitória com estas regras</translation>
    </message>
    <message>
        <source>Your best time under these rules</source>
        <translation>Seu melhor tempo com estas regras</translation>
    </message>
    <message>
        <source>Your fewest moves under these rules</source>
        <translation>Seu menor número de jogadas com estas regras</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row</source>
        <translation>
            <numerusform>%Ln vitória seguida</numerusform>
            <numerusform>%Ln vitórias seguidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Hints: %1, moves taken back: %2</source>
        <translation>Dicas: %1, jogadas desfeitas: %2</translation>
    </message>
</context>
<context>
    <name>EnterDealDialog</name>
    <message>
        <source>Enter a deal</source>
        <translation>Informar uma distribuição</translation>
    </message>
    <message>
        <source>Type or click the cards in deal order: the tableau row by row from the top, each row from the left, then the stock in the order in which it is drawn.</source>
        <translation>Digite as cartas ou clique nelas na ordem da distribuição: o tabuleiro, fileira por fileira de cima para baixo, cada fileira da esquerda para a direita, e depois o monte, na ordem em que é comprado.</translation>
    </message>
    <message>
        <source>A game of typed cards is kept neither in the history nor in the statistics.</source>
        <translation>Uma partida com cartas informadas não fica nem no histórico nem nas estatísticas.</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Regras:</translation>
    </message>
    <message>
        <source>For example: 8C KD 10H …</source>
        <translation>Por exemplo: 8C KD 10H …</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>The table so far</source>
        <translation>A mesa até agora</translation>
    </message>
    <message>
        <source>Take &amp;back a card</source>
        <translation>&amp;Tirar a última carta</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>Re&amp;solver</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jogar</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Analisar</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) are there.</source>
        <translation>
            <numerusform>A única carta (%Ln) está aí.</numerusform>
            <numerusform>Todas as %Ln cartas estão aí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are missing.</source>
        <translation>
            <numerusform>Falta %Ln carta.</numerusform>
            <numerusform>Faltam %Ln cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>stock, card %1</source>
        <translation>monte, carta %1</translation>
    </message>
    <message>
        <source>%1 The next one lies here: %2.</source>
        <translation>%1 A próxima fica aqui: %2.</translation>
    </message>
    <message>
        <source>It is the %1.</source>
        <translation>É %1.</translation>
    </message>
    <message>
        <source>The text is far too long for a deal.</source>
        <translation>O texto é longo demais para uma distribuição.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, at place %2, is not a card.</source>
        <translation>“%1”, na posição %2, não é uma carta.</translation>
    </message>
    <message>
        <source>The card %1, at place %2, is not in this pack.</source>
        <translation>A carta %1, na posição %2, não existe neste baralho.</translation>
    </message>
    <message>
        <source>The card %1, at place %2, is there already.</source>
        <translation>A carta %1, na posição %2, já está aí.</translation>
    </message>
    <message>
        <source>The card %1 cannot lie at place %2 here.</source>
        <translation>A carta %1 não pode ficar aqui na posição %2.</translation>
    </message>
    <message>
        <source>The card %1, at place %2, is one too many.</source>
        <translation>A carta %1, na posição %2, está sobrando.</translation>
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
        <translation>Lendo partidas…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read and were left out.</source>
        <translation>
            <numerusform>Não foi possível ler %Ln partida, que foi deixada de fora.</numerusform>
            <numerusform>Não foi possível ler %Ln partidas, que foram deixadas de fora.</numerusform>
        </translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>e mais %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were exported to %1.</source>
        <translation>
            <numerusform>%Ln partida foi exportada para %1.</numerusform>
            <numerusform>%Ln partidas foram exportadas para %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The games could not be saved; none came in.</source>
        <translation>Não foi possível salvar as partidas; nenhuma foi importada.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) came in.</source>
        <translation>
            <numerusform>%Ln partida foi importada.</numerusform>
            <numerusform>%Ln partidas foram importadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) had gone on since.</source>
        <translation>
            <numerusform>%Ln partida tinha avançado desde então.</numerusform>
            <numerusform>%Ln partidas tinham avançado desde então.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%Ln partida já estava aqui.</numerusform>
            <numerusform>%Ln partidas já estavam aqui.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in %1 cannot be read.</source>
        <translation>
            <numerusform>Não é possível ler %Ln partida de %1.</numerusform>
            <numerusform>Não é possível ler %Ln partidas de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Linha %1. %2</translation>
    </message>
    <message>
        <source>Import none</source>
        <translation>Não importar nenhuma</translation>
    </message>
    <message numerus="yes">
        <source>Import the other %n game(s)</source>
        <translation>
            <numerusform>Importar a outra partida (%Ln)</numerusform>
            <numerusform>Importar as outras %Ln partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>No game came in.</source>
        <translation>Nenhuma partida foi importada.</translation>
    </message>
</context>
<context>
    <name>FailureDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Algo deu errado</translation>
    </message>
    <message>
        <source>Pyramide has met an error. Your game is kept and the table was set up anew. This report helps to mend it; it is kept in %1.</source>
        <translation>O Pyramide encontrou um erro. Sua partida foi mantida e a mesa foi montada de novo. Este relatório ajuda a corrigi-lo; ele foi guardado em %1.</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>&amp;Copiar o relatório</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Relatório</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>When you do not know how to go on, “%1” shows a move.</source>
        <translation>Quando não souber como continuar, “%1” mostra uma jogada.</translation>
    </message>
    <message>
        <source>That is all you need to play. “%1” tells the rest. Have a good game.</source>
        <translation>Isso é tudo o que é preciso saber para jogar. O resto está em “%1”. Boa partida.</translation>
    </message>
    <message>
        <source>A king goes alone: touch it, and it is removed.</source>
        <translation>O rei sai sozinho: toque nele, e ele sai.</translation>
    </message>
    <message>
        <source>These go alone: %1. Touch one, and it is removed.</source>
        <translation>Estas cartas saem sozinhas: %1. Toque em uma delas, e ela sai.</translation>
    </message>
    <message>
        <source>Touch the stock to draw a card onto the waste.</source>
        <translation>Toque no monte para comprar uma carta, que vai para o descarte.</translation>
    </message>
    <message>
        <source>When the stock is empty, touch its place: the waste becomes the stock again.</source>
        <translation>Quando o monte acabar, toque no lugar vazio: o descarte volta a formar o monte.</translation>
    </message>
    <message>
        <source>Take your last move back with “%1”.</source>
        <translation>Desfaça sua última jogada com “%1”.</translation>
    </message>
    <message>
        <source>Touch two open cards that make %1, of any suit: they are removed.</source>
        <translation>Toque em duas cartas livres que somem %1, de qualquer naipe: elas saem.</translation>
    </message>
    <message>
        <source>Touch two open cards of equal or neighbouring ranks: they are removed.</source>
        <translation>Toque em duas cartas livres de valores iguais ou vizinhos: elas saem.</translation>
    </message>
    <message>
        <source>Touch two open cards that go together: they are removed.</source>
        <translation>Toque em duas cartas livres que formem par: elas saem.</translation>
    </message>
</context>
<context>
    <name>GameFilterBar</name>
    <message>
        <source>All rules</source>
        <translation>Todas as regras</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Qualquer resultado</translation>
    </message>
    <message>
        <source>Part of a deal code</source>
        <translation>Parte de um código de distribuição</translation>
    </message>
    <message>
        <source>Games of which rules</source>
        <translation>Partidas de quais regras</translation>
    </message>
    <message>
        <source>Games of which result</source>
        <translation>Partidas de qual resultado</translation>
    </message>
    <message>
        <source>Games of which time</source>
        <translation>Partidas de qual período</translation>
    </message>
    <message>
        <source>Search by deal code</source>
        <translation>Buscar pelo código de distribuição</translation>
    </message>
</context>
<context>
    <name>GameProblem</name>
    <message>
        <source>The text has %1 characters, too many for a game.</source>
        <translation>O texto tem %1 caracteres, demais para uma partida.</translation>
    </message>
    <message>
        <source>The text has %1 words, too many for a game: it has at most %2 actions.</source>
        <translation>O texto tem %1 palavras, demais para uma partida, que tem no máximo %2 ações.</translation>
    </message>
    <message>
        <source>There is no game here; one starts with its deal code.</source>
        <translation>Aqui não há nenhuma partida; ela começa com o código da distribuição.</translation>
    </message>
    <message>
        <source>a card can only go to a cell, or from the stock to a waste</source>
        <translation>uma carta só pode ir para uma célula, ou do monte para uma pilha de descarte</translation>
    </message>
    <message>
        <source>a pair has two places</source>
        <translation>um par tem duas posições</translation>
    </message>
    <message>
        <source>the card under the top goes only with that top: W+WU</source>
        <translation>a carta sob a de cima só forma par com a de cima: W+WU</translation>
    </message>
    <message>
        <source>there is no place &quot;%1&quot; under these rules</source>
        <translation>nestas regras não existe a posição “%1”</translation>
    </message>
</context>
<context>
    <name>GameSaver</name>
    <message>
        <source>Games of Pyramide (*%1)</source>
        <translation>Partidas do Pyramide (*%1)</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Salvar partida</translation>
    </message>
    <message>
        <source>There is a file %1 already. Shall this game replace it?</source>
        <translation>Já existe um arquivo %1. Esta partida deve substituí-lo?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>The game is saved as %1.</source>
        <translation>A partida foi salva como %1.</translation>
    </message>
</context>
<context>
    <name>GoalPage</name>
    <message>
        <source>&amp;Won when:</source>
        <translation>Vence-se &amp;quando:</translation>
    </message>
    <message>
        <source>&amp;Cells:</source>
        <translation>Cé&amp;lulas:</translation>
    </message>
    <message>
        <source>Cells are filled from:</source>
        <translation>As células recebem cartas de:</translation>
    </message>
    <message>
        <source>&amp;Score:</source>
        <translation>&amp;Pontuação:</translation>
    </message>
    <message>
        <source>&amp;Removed cards:</source>
        <translation>Cartas &amp;removidas:</translation>
    </message>
    <message>
        <source>Moves to take &amp;back:</source>
        <translation>Jogadas a desfa&amp;zer:</translation>
    </message>
    <message>
        <source>all cards have gone</source>
        <translation>todas as cartas saíram</translation>
    </message>
    <message>
        <source>the tableau is cleared</source>
        <translation>o tabuleiro está limpo</translation>
    </message>
    <message>
        <source>After a win the &amp;play may go on</source>
        <translation>Depois da vitória, pode-se continuar &amp;jogando</translation>
    </message>
    <message>
        <source>ten points a card</source>
        <translation>dez pontos por carta</translation>
    </message>
    <message>
        <source>cards left on the table</source>
        <translation>cartas que sobram na mesa</translation>
    </message>
    <message>
        <source>par, by passes and cards left</source>
        <translation>meta, por passagens e cartas que sobram</translation>
    </message>
    <message>
        <source>points for removals and rows</source>
        <translation>pontos por remoções e fileiras</translation>
    </message>
    <message>
        <source>on one pile</source>
        <translation>em uma pilha</translation>
    </message>
    <message>
        <source>on four piles by suit</source>
        <translation>em quatro pilhas por naipe</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>sem limite</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Guide through a first game</source>
        <translation>Guia para uma primeira partida</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>Ava&amp;nçar</translation>
    </message>
    <message>
        <source>&amp;End</source>
        <translation>&amp;Encerrar</translation>
    </message>
    <message>
        <source>End the guide; the Help menu begins it anew</source>
        <translation>Encerrar o guia; o menu “Ajuda” o começa de novo</translation>
    </message>
    <message>
        <source>Go on to the next step without doing this one</source>
        <translation>Ir para o próximo passo sem fazer este</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Passo %1 de %2</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Buscar na ajuda</translation>
    </message>
    <message>
        <source>Pages with these words</source>
        <translation>Páginas com essas palavras</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Nenhuma página tem essas palavras.</translation>
    </message>
    <message>
        <source>&amp;Play these rules</source>
        <translation>&amp;Jogar com estas regras</translation>
    </message>
    <message>
        <source>&amp;Change these rules…</source>
        <translation>&amp;Mudar estas regras…</translation>
    </message>
</context>
<context>
    <name>HelpPages</name>
    <message>
        <source>How to play</source>
        <translation>Como jogar</translation>
    </message>
    <message>
        <source>Mouse and touch</source>
        <translation>Mouse e toque</translation>
    </message>
    <message>
        <source>Touch two open cards that go together, one after the other, or drag one onto the other. A card that goes alone needs one touch.</source>
        <translation>Toque em duas cartas livres que formem par, uma após a outra, ou arraste uma sobre a outra. Para uma carta que sai sozinha, basta um toque.</translation>
    </message>
    <message>
        <source>Touch the stock to draw. When it is empty, touch its place to turn the waste over, if another pass is left.</source>
        <translation>Toque no monte para comprar. Quando ele acabar, toque no lugar vazio para virar o descarte, se ainda restar uma passagem.</translation>
    </message>
    <message>
        <source>Hold the finger or the mouse still on a card to read what it is and what covers it.</source>
        <translation>Mantenha o dedo ou o mouse parado sobre uma carta para ler qual é e o que a cobre.</translation>
    </message>
    <message>
        <source>Click a card or the stock with the right button to be told why it cannot be played.</source>
        <translation>Clique com o botão direito em uma carta ou no monte para saber por que não é possível jogar.</translation>
    </message>
    <message>
        <source>A right click or a long press on the bare table opens a short menu, also in full screen.</source>
        <translation>Um clique com o botão direito ou um toque longo na mesa livre abre um menu curto, também em tela cheia.</translation>
    </message>
    <message>
        <source>Type a rank to jump to the next open card of that rank: %1.</source>
        <translation>Digite um valor para ir para a próxima carta livre desse valor: %1.</translation>
    </message>
    <message>
        <source>Press I to be told what the cursor stands on. Press %1, then Enter, to be told why it cannot be played.</source>
        <translation>Pressione I para saber o que há sob o cursor. Pressione %1 e depois Enter para saber por que não é possível jogar.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>The arrow keys move a cursor over the table. Enter or Space touches what it stands on; Escape lets the chosen card go.</source>
        <translation>As teclas de seta movem um cursor pela mesa. Enter ou Espaço toca no que há sob o cursor; Esc solta a carta escolhida.</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Leitor de tela</translation>
    </message>
    <message>
        <source>The table is a list of its cards and piles. Each is read with its place and whether it is open, and can be pressed like a button.</source>
        <translation>A mesa é uma lista de suas cartas e pilhas. Cada uma é lida com seu lugar e com a indicação de estar livre ou não, e pode ser pressionada como um botão.</translation>
    </message>
    <message>
        <source>Moves, refusals and the end of a game are spoken, a sentence each.</source>
        <translation>As jogadas, os avisos de que algo não é possível e o fim da partida são falados, cada um em uma frase.</translation>
    </message>
    <message>
        <source>“%1” takes back the last move, “%2” shows the next move of a shortest win, and “%3” deals the same cards again.</source>
        <translation>“%1” desfaz a última jogada, “%2” mostra a próxima jogada de uma das vitórias mais curtas, e “%3” distribui de novo as mesmas cartas.</translation>
    </message>
    <message>
        <source>“%1” in the Help menu tells why something cannot be done.</source>
        <translation>“%1”, no menu “Ajuda”, explica por que algo não pode ser feito.</translation>
    </message>
    <message>
        <source>When you get stuck</source>
        <translation>Quando não souber como continuar</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Assistir</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;Jogar de novo</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mais</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>No game is like this.</source>
        <translation>Não há nenhuma partida assim.</translation>
    </message>
    <message>
        <source>No game is played yet. Each game stands here from its first move on.</source>
        <translation>Nenhuma partida foi jogada ainda. Cada partida aparece aqui desde a primeira jogada.</translation>
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
        <translation>Excluindo partidas…</translation>
    </message>
    <message>
        <source>The game on the table cannot be deleted.</source>
        <translation>A partida que está na mesa não pode ser excluída.</translation>
    </message>
</context>
<context>
    <name>HistoryMenu</name>
    <message>
        <source>Copy deal &amp;code</source>
        <translation>Copiar o &amp;código da distribuição</translation>
    </message>
    <message>
        <source>Copy the whole &amp;game</source>
        <translation>Copiar a &amp;partida inteira</translation>
    </message>
    <message>
        <source>&amp;Save the game as a file…</source>
        <translation>&amp;Salvar a partida em um arquivo…</translation>
    </message>
    <message>
        <source>&amp;Paste a game to watch…</source>
        <translation>Co&amp;lar uma partida para assistir…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Excluir</translation>
    </message>
    <message>
        <source>Delete &amp;all that are listed</source>
        <translation>Excluir &amp;todas as listadas</translation>
    </message>
    <message>
        <source>&amp;Export what is listed…</source>
        <translation>E&amp;xportar as listadas…</translation>
    </message>
    <message>
        <source>&amp;Import games…</source>
        <translation>&amp;Importar partidas…</translation>
    </message>
    <message>
        <source>&amp;Bring back what was deleted</source>
        <translation>&amp;Recuperar o que foi excluído</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Bring back %n deleted game(s)</source>
        <translation>
            <numerusform>&amp;Recuperar %Ln partida excluída</numerusform>
            <numerusform>&amp;Recuperar %Ln partidas excluídas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InfoLine</name>
    <message>
        <source>Match</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Copy the code of this deal</source>
        <translation>Copiar o código desta distribuição</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Qt: third-party parts</source>
        <translation>Qt: componentes de terceiros</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenças</translation>
    </message>
    <message>
        <source>&amp;What comes with the program, and its licence:</source>
        <translation>&amp;O que acompanha o programa e sua licença:</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Texto da licença</translation>
    </message>
    <message>
        <source>Qt comes as separate files in the folder of the program and may be replaced by another build of the same version.</source>
        <translation>O Qt vem como arquivos separados na pasta do programa e pode ser substituído por outra compilação da mesma versão.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Typed cards</source>
        <translation>Cartas informadas</translation>
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
        <translation>&amp;Mais distribuições</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Jogada</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barra de ferramentas</translation>
    </message>
</context>
<context>
    <name>MistakeSentences</name>
    <message>
        <source>Looking at the suit: suits and colours do not matter, only ranks count.</source>
        <translation>Olhar para o naipe: naipes e cores não importam, só os valores contam.</translation>
    </message>
    <message>
        <source>Drawing too early: what lies on the waste then is out of the game for good.</source>
        <translation>Comprar cedo demais: o que está então no descarte sai do jogo para sempre.</translation>
    </message>
    <message>
        <source>Drawing too early: a draw covers what lies on the waste and counts as a move. Look for pairs on the table first.</source>
        <translation>Comprar cedo demais: uma compra cobre o que está no descarte e conta como jogada. Procure primeiro pares na mesa.</translation>
    </message>
    <message>
        <source>Pairing a drawn card with the waste card that it covers: only the top of the waste is in play.</source>
        <translation>Juntar uma carta comprada à carta do descarte que ela cobre: só a de cima do descarte está em jogo.</translation>
    </message>
    <message>
        <source>Waiting for a card to go alone: here every card needs a partner.</source>
        <translation>Esperar que uma carta saia sozinha: aqui toda carta precisa de um par.</translation>
    </message>
    <message>
        <source>Looking for a partner where none is needed: one touch removes these: %1.</source>
        <translation>Procurar par onde não é preciso: estas cartas saem com um só toque: %1.</translation>
    </message>
    <message>
        <source>Overlooking what lies on a card: it can be seen and yet be blocked, unless it goes together with the only card that still covers it.</source>
        <translation>Não notar o que está sobre uma carta: ela pode estar à vista e mesmo assim bloqueada, a não ser que forme par com a única que ainda a cobre.</translation>
    </message>
    <message>
        <source>Overlooking what lies on a card: it can be seen and yet be blocked. It can be played only when nothing covers it any more.</source>
        <translation>Não notar o que está sobre uma carta: ela pode estar à vista e mesmo assim bloqueada. Só pode ser jogada quando nada mais a cobre.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Deal &amp;code:</source>
        <translation>&amp;Código da distribuição:</translation>
    </message>
    <message>
        <source>Leave empty for a random deal</source>
        <translation>Vazio para uma distribuição ao acaso</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;olar</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Distribuir</translation>
    </message>
    <message>
        <source>&amp;Favourite</source>
        <translation>&amp;Favorita</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Regras…</translation>
    </message>
    <message>
        <source>&amp;My rules…</source>
        <translation>&amp;Minhas regras…</translation>
    </message>
    <message>
        <source>Put together rules of your own, starting from these</source>
        <translation>Montar suas próprias regras a partir destas</translation>
    </message>
    <message>
        <source>&amp;Same number (%1)</source>
        <translation>Mesmo &amp;número (%1)</translation>
    </message>
    <message>
        <source>Deal the number on the table under the marked rules</source>
        <translation>Distribuir com as regras marcadas o número que está na mesa</translation>
    </message>
    <message>
        <source>A random deal of %1.</source>
        <translation>Uma distribuição ao acaso com as regras “%1”.</translation>
    </message>
    <message>
        <source>A deal of %1: %2</source>
        <translation>Uma distribuição com as regras “%1”: %2</translation>
    </message>
</context>
<context>
    <name>OwnRulesDialog</name>
    <message>
        <source>My rules</source>
        <translation>Minhas regras</translation>
    </message>
    <message>
        <source>Kept ru&amp;les:</source>
        <translation>Regras &amp;salvas:</translation>
    </message>
    <message>
        <source>Na&amp;me:</source>
        <translation>&amp;Nome:</translation>
    </message>
    <message>
        <source>Name of these rules</source>
        <translation>Nome destas regras</translation>
    </message>
    <message>
        <source>New rules</source>
        <translation>Novas regras</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Stock and waste</source>
        <translation>Monte e descarte</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Goal and score</source>
        <translation>Objetivo e pontuação</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>Sal&amp;var</translation>
    </message>
    <message>
        <source>Keep these rules under their name</source>
        <translation>Salvar estas regras com seu nome</translation>
    </message>
    <message>
        <source>D&amp;eal</source>
        <translation>&amp;Distribuir</translation>
    </message>
    <message>
        <source>C&amp;opy code</source>
        <translation>&amp;Copiar código</translation>
    </message>
    <message>
        <source>Copy a deal code that carries these rules to anybody</source>
        <translation>Copiar um código de distribuição que leva estas regras a qualquer pessoa</translation>
    </message>
    <message>
        <source>Dele&amp;te</source>
        <translation>&amp;Excluir</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>Imagem da mesa</translation>
    </message>
    <message>
        <source>These rules can be played.</source>
        <translation>Estas regras podem ser jogadas.</translation>
    </message>
    <message>
        <source>No more rules can be kept; delete some first.</source>
        <translation>Não é possível salvar mais regras; exclua algumas primeiro.</translation>
    </message>
    <message>
        <source>The rules are kept.</source>
        <translation>As regras foram salvas.</translation>
    </message>
    <message>
        <source>The deal code is copied.</source>
        <translation>O código da distribuição foi copiado.</translation>
    </message>
</context>
<context>
    <name>PairsPage</name>
    <message>
        <source>Total of a pa&amp;ir:</source>
        <translation>Som&amp;a de um par:</translation>
    </message>
    <message>
        <source>E&amp;xtra pairs:</source>
        <translation>Pares e&amp;xtras:</translation>
    </message>
    <message>
        <source>Go alone:</source>
        <translation>Saem sozinhas:</translation>
    </message>
    <message>
        <source>Must not go together:</source>
        <translation>Não podem formar par:</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>Equal and &amp;neighbouring ranks go together</source>
        <translation>Valores &amp;iguais e vizinhos formam par</translation>
    </message>
    <message>
        <source>Two ranks each, such as Q-K, J-J</source>
        <translation>Dois valores em cada, como Q-K, J-J</translation>
    </message>
    <message>
        <source>A card may go with the only card that covers it</source>
        <translation>Uma carta pode formar par com a única que a cobre</translation>
    </message>
</context>
<context>
    <name>ParStatus</name>
    <message>
        <source>The match of six games has ended: %1</source>
        <translation>A série de seis partidas terminou: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of the match of six: %1</source>
        <translation>
            <numerusform>%Ln partida da série de seis: %1</numerusform>
            <numerusform>%Ln partidas da série de seis: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PasteGameDialog</name>
    <message>
        <source>Watch a game</source>
        <translation>Assistir a uma partida</translation>
    </message>
    <message>
        <source>&amp;Game, as its deal code and its moves:</source>
        <translation>&amp;Partida, com seu código de distribuição e suas jogadas:</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Assistir</translation>
    </message>
    <message>
        <source>This game cannot be shown: %1</source>
        <translation>Esta partida não pode ser mostrada: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%Ln jogada</numerusform>
            <numerusform>%Ln jogadas</numerusform>
        </translation>
    </message>
    <message>
        <source>A game of %1: %2, %3</source>
        <translation>Uma partida com as regras “%1”: %2, %3</translation>
    </message>
</context>
<context>
    <name>PlaySentences</name>
    <message>
        <source>A king goes alone.</source>
        <translation>O rei sai sozinho.</translation>
    </message>
    <message>
        <source>These go alone, without a partner: %1.</source>
        <translation>Estas cartas saem sozinhas, sem par: %1.</translation>
    </message>
    <message>
        <source>No card goes alone.</source>
        <translation>Nenhuma carta sai sozinha.</translation>
    </message>
    <message>
        <source>A card of the tableau is open when no card lies on it.</source>
        <translation>Uma carta do tabuleiro está livre quando não há nenhuma carta sobre ela.</translation>
    </message>
    <message>
        <source>Cards from these two places must not go together: %1.</source>
        <translation>Cartas destes dois lugares não podem formar par: %1.</translation>
    </message>
    <message>
        <source>The game is won when every card has gone.</source>
        <translation>A partida é vencida quando todas as cartas saíram.</translation>
    </message>
    <message>
        <source>The game is won when the tableau is cleared; cards left in the stock and the waste do not matter.</source>
        <translation>A partida é vencida quando o tabuleiro está limpo; as cartas que sobram no monte e no descarte não importam.</translation>
    </message>
    <message>
        <source>After that the play may go on for a better score.</source>
        <translation>Depois disso, pode-se continuar jogando para melhorar a pontuação.</translation>
    </message>
    <message>
        <source>When only the stock goes round and nothing can be removed any more, that is said; you may go on all the same.</source>
        <translation>Quando só resta dar voltas no monte e nada mais pode ser removido, o programa avisa; mesmo assim, pode-se continuar.</translation>
    </message>
    <message>
        <source>The game goes on as long as a card can be drawn.</source>
        <translation>A partida continua enquanto for possível comprar uma carta.</translation>
    </message>
    <message>
        <source>Removed cards lie on four piles by suit and cannot be played from there.</source>
        <translation>As cartas removidas ficam em quatro pilhas por naipe e não podem ser jogadas dali.</translation>
    </message>
    <message>
        <source>Every move can be taken back, to the start of the game.</source>
        <translation>Todas as jogadas podem ser desfeitas, até o início da partida.</translation>
    </message>
    <message>
        <source>No move can be taken back.</source>
        <translation>Nenhuma jogada pode ser desfeita.</translation>
    </message>
    <message>
        <source>Removals, draws and redeals count as moves; taking back lowers no count.</source>
        <translation>Remover, comprar e repor o monte contam como jogadas; desfazer não diminui nenhuma contagem.</translation>
    </message>
    <message>
        <source>Two open cards go together if their values make %1.</source>
        <translation>Duas cartas livres formam par se a soma dos seus valores é %1.</translation>
    </message>
    <message>
        <source>The pairs: %1.</source>
        <translation>Os pares: %1.</translation>
    </message>
    <message>
        <source>Two open cards go together if their ranks are equal or neighbours; ace and king are no neighbours.</source>
        <translation>Duas cartas livres formam par se seus valores são iguais ou vizinhos; o ás e o rei não são vizinhos.</translation>
    </message>
    <message>
        <source>The stock lies face up, and its next card may be played like any other.</source>
        <translation>O monte fica virado para cima, e sua próxima carta pode ser jogada como qualquer outra.</translation>
    </message>
    <message>
        <source>The top of the waste may also go together with the card right under it.</source>
        <translation>A carta de cima do descarte também pode formar par com a que está logo abaixo dela.</translation>
    </message>
    <message>
        <source>The oldest card of the waste is open too; when it has gone, the one that is oldest then takes its place.</source>
        <translation>A carta mais antiga do descarte também está livre; quando ela sai, a mais antiga das restantes toma seu lugar.</translation>
    </message>
    <message>
        <source>No card of the waste can be played.</source>
        <translation>Nenhuma carta do descarte pode ser jogada.</translation>
    </message>
    <message>
        <source>The top card of the waste is open; playing it opens the one below.</source>
        <translation>A carta de cima do descarte está livre; ao jogá-la, a de baixo fica livre.</translation>
    </message>
    <message>
        <source>The card just turned and the top of the waste are both open, and may go together.</source>
        <translation>A carta recém-virada e a de cima do descarte estão livres e podem formar par.</translation>
    </message>
    <message>
        <source>The top card of each waste is open, and they may go together.</source>
        <translation>A carta de cima de cada pilha de descarte está livre, e elas podem formar par entre si.</translation>
    </message>
    <message>
        <source>A covered card may go together with the only card that still covers it, if that one is open.</source>
        <translation>Uma carta coberta pode formar par com a única que ainda a cobre, se esta estiver livre.</translation>
    </message>
    <message>
        <source>A card never goes together with a card that covers it.</source>
        <translation>Uma carta nunca forma par com uma carta que a cobre.</translation>
    </message>
    <message>
        <source>Each removal brings 5 points, and each cleared row a bonus: 25, 50, 75, 100, 150, 250 and 500, counted from the last row.</source>
        <translation>Cada remoção vale 5 pontos, e cada fileira limpa, um bônus: 25, 50, 75, 100, 150, 250 e 500, contando da última fileira.</translation>
    </message>
    <message>
        <source>Clearing the tableau in the first pass brings 50 points, in the second 35, in the third 20; every card that is left then costs one point. A match is six games, and par is a total of 0.</source>
        <translation>Limpar o tabuleiro na primeira passagem vale 50 pontos, na segunda 35, na terceira 20; depois, cada carta que sobra custa um ponto. Uma série tem seis partidas, e a meta é um total de 0.</translation>
    </message>
    <message>
        <source>The score counts the cards left on the table: 0 is perfect.</source>
        <translation>A pontuação conta as cartas que sobram na mesa: 0 é perfeito.</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Procurar em:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Tipo de arquivo:</translation>
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
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>RecordProblem</name>
    <message>
        <source>A fixed card is written as its place and its card, such as A1 KS.</source>
        <translation>Uma carta fixa se escreve com seu lugar e sua carta, como A1 KS.</translation>
    </message>
    <message>
        <source>An extra pair is written as two ranks, such as Q-K.</source>
        <translation>Um par extra se escreve com dois valores, como Q-K.</translation>
    </message>
    <message>
        <source>A pyramid must have from 1 to %1 rows.</source>
        <translation>Uma pirâmide precisa ter de 1 a %1 fileiras.</translation>
    </message>
    <message>
        <source>A pyramid has rows, not a count and a depth.</source>
        <translation>Uma pirâmide tem fileiras, não um número e uma profundidade.</translation>
    </message>
    <message>
        <source>There must be one pack or two.</source>
        <translation>É preciso haver um ou dois baralhos.</translation>
    </message>
    <message>
        <source>The highest value must be 13, 12 or 10.</source>
        <translation>O valor mais alto precisa ser 13, 12 ou 10.</translation>
    </message>
    <message>
        <source>The number of moves that can be taken back must be from 0 to %1.</source>
        <translation>O número de jogadas que podem ser desfeitas precisa ser de 0 a %1.</translation>
    </message>
    <message>
        <source>There must be from 1 to %1 blocks on the table.</source>
        <translation>É preciso haver de 1 a %1 blocos na mesa.</translation>
    </message>
    <message>
        <source>The table has %1 places, but there are only %2 cards.</source>
        <translation>A mesa tem %1 posições, mas só há %2 cartas.</translation>
    </message>
    <message>
        <source>Columns need a count and a depth from 1 to %1.</source>
        <translation>As colunas precisam de um número e de uma profundidade de 1 a %1.</translation>
    </message>
    <message>
        <source>Columns have a count and a depth, not rows.</source>
        <translation>As colunas têm um número e uma profundidade, não fileiras.</translation>
    </message>
    <message>
        <source>The number of passes must be from 1 to %1, or without limit.</source>
        <translation>O número de passagens precisa ser de 1 a %1, ou sem limite.</translation>
    </message>
    <message>
        <source>A card of the waste is named as open twice.</source>
        <translation>Uma carta do descarte aparece duas vezes como livre.</translation>
    </message>
    <message>
        <source>The card under the top and the oldest card can be open only where one waste is.</source>
        <translation>A carta sob a de cima e a mais antiga só podem estar livres quando há uma única pilha de descarte.</translation>
    </message>
    <message>
        <source>The card under the top goes only with the top, so the top must be open too.</source>
        <translation>A carta sob a de cima só forma par com a de cima, por isso esta também precisa estar livre.</translation>
    </message>
    <message>
        <source>The total must be from 2 to %1, twice the highest value.</source>
        <translation>A soma precisa ser de 2 a %1, o dobro do valor mais alto.</translation>
    </message>
    <message>
        <source>Neighbouring ranks go together only where there is no total.</source>
        <translation>Valores vizinhos só formam par quando não há soma.</translation>
    </message>
    <message>
        <source>There can be at most %1 extra pairs.</source>
        <translation>Pode haver no máximo %1 pares extras.</translation>
    </message>
    <message>
        <source>The pack has no %1.</source>
        <translation>No baralho não há nenhuma carta %1.</translation>
    </message>
    <message>
        <source>A rank is named twice among those that go alone.</source>
        <translation>Um valor aparece duas vezes entre os que saem sozinhos.</translation>
    </message>
    <message>
        <source>An extra pair is named twice.</source>
        <translation>Um par extra aparece duas vezes.</translation>
    </message>
    <message>
        <source>A forbidden pair of places is named twice.</source>
        <translation>Um par proibido de lugares aparece duas vezes.</translation>
    </message>
    <message>
        <source>There can be from 0 to %1 cells.</source>
        <translation>Pode haver de 0 a %1 células.</translation>
    </message>
    <message>
        <source>A cell can be filled from the tableau, the waste and the stock, each named once.</source>
        <translation>Uma célula pode receber cartas do tabuleiro, do descarte e do monte, cada um indicado uma só vez.</translation>
    </message>
    <message>
        <source>At most %1 cards can have a fixed place.</source>
        <translation>No máximo %1 cartas podem ter um lugar fixo.</translation>
    </message>
    <message>
        <source>Two cards have the same fixed place.</source>
        <translation>Duas cartas têm o mesmo lugar fixo.</translation>
    </message>
    <message>
        <source>Neither stock nor waste is ever open, so all cards can never go.</source>
        <translation>Nem o monte nem o descarte ficam livres em momento algum, por isso é impossível remover todas as cartas.</translation>
    </message>
    <message>
        <source>Without a stock all %1 cards must lie on the table, which has %2 places.</source>
        <translation>Sem um monte, todas as %1 cartas precisam estar na mesa, que tem %2 posições.</translation>
    </message>
    <message>
        <source>The number of cards in a draw must be from 1 to %1.</source>
        <translation>O número de cartas de uma compra precisa ser de 1 a %1.</translation>
    </message>
    <message>
        <source>The number of wastes must be from 1 to %1.</source>
        <translation>O número de pilhas de descarte precisa ser de 1 a %1.</translation>
    </message>
    <message>
        <source>A cell that can be filled from nowhere is of no use.</source>
        <translation>Uma célula que não pode receber cartas de lugar nenhum não serve para nada.</translation>
    </message>
    <message>
        <source>There is no place &quot;%1&quot; on this table.</source>
        <translation>Não existe o lugar “%1” nesta mesa.</translation>
    </message>
    <message>
        <source>The card %1 is fixed more often than the pack has it.</source>
        <translation>A carta %1 está fixada mais vezes do que aparece no baralho.</translation>
    </message>
    <message>
        <source>No block counts for the goal, so the game would be won at the start.</source>
        <translation>Nenhum bloco conta para o objetivo, por isso a partida já estaria vencida no início.</translation>
    </message>
    <message>
        <source>No card goes with %1, so all cards can never go.</source>
        <translation>Nenhuma carta forma par com %1, por isso é impossível remover todas as cartas.</translation>
    </message>
    <message>
        <source>These rules do not fit into a deal code.</source>
        <translation>Estas regras não cabem em um código de distribuição.</translation>
    </message>
    <message>
        <source>the text has %1 letters; it may have %2.</source>
        <translation>o texto tem %1 letras; pode ter %2.</translation>
    </message>
    <message>
        <source>they are written in a newer form than this program reads.</source>
        <translation>elas estão escritas em uma forma mais nova que a lida por este programa.</translation>
    </message>
    <message>
        <source>they do not stand in the one order that a code has them in.</source>
        <translation>elas não estão na única ordem em que um código as traz.</translation>
    </message>
    <message>
        <source>a choice in the text is not known.</source>
        <translation>uma opção do texto não é conhecida.</translation>
    </message>
    <message>
        <source>a fixed card in the text is not known.</source>
        <translation>uma carta fixa do texto não é conhecida.</translation>
    </message>
    <message>
        <source>A number in the rules is too large for a deal code.</source>
        <translation>Um número nas regras é grande demais para um código de distribuição.</translation>
    </message>
    <message>
        <source>the check sum is wrong, so a letter was lost or changed.</source>
        <translation>a soma de verificação está errada, portanto uma letra foi perdida ou trocada.</translation>
    </message>
    <message>
        <source>the text ends too early.</source>
        <translation>o texto termina cedo demais.</translation>
    </message>
    <message>
        <source>the text goes on too long.</source>
        <translation>o texto é longo demais.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; at place %2 cannot stand there.</source>
        <translation>“%1”, na posição %2, não pode ficar ali.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>in progress</source>
        <translation>em andamento</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vencida</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>sem saída</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandonada</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Código da distribuição</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Em qualquer data</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoje</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>Nos últimos 7 dias</translation>
    </message>
    <message>
        <source>In the last 30 days</source>
        <translation>Nos últimos 30 dias</translation>
    </message>
    <message>
        <source>In the last 365 days</source>
        <translation>Nos últimos 365 dias</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>To the start</source>
        <translation>Para o início</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Um passo para trás</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Um passo para a frente</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Para o fim</translation>
    </message>
    <message>
        <source>Step of the game</source>
        <translation>Passo da partida</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
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
        <translation>Parar</translation>
    </message>
    <message>
        <source>Play by itself</source>
        <translation>Reproduzir</translation>
    </message>
</context>
<context>
    <name>ReplayDialog</name>
    <message>
        <source>Replay: %1, %2</source>
        <translation>Reprodução: %1, %2</translation>
    </message>
    <message>
        <source>&amp;Play this deal</source>
        <translation>&amp;Jogar esta distribuição</translation>
    </message>
    <message>
        <source>&amp;Copy the game</source>
        <translation>&amp;Copiar a partida</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Analisar</translation>
    </message>
    <message>
        <source>Step %1 of %2, score %3</source>
        <translation>Passo %1 de %2, pontuação: %3</translation>
    </message>
    <message>
        <source>Step %1 of %2, score %3, at %4</source>
        <translation>Passo %1 de %2, pontuação: %3, tempo: %4</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Desfeito: %1</translation>
    </message>
    <message>
        <source>Made again: %1</source>
        <translation>Refeito: %1</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>The better line</source>
        <translation>A linha melhor</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>Análise: %1</translation>
    </message>
    <message>
        <source>The &amp;losing move</source>
        <translation>Jogada &amp;perdedora</translation>
    </message>
    <message>
        <source>&amp;Better line</source>
        <translation>&amp;Linha melhor</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>&amp;Jogar a partir daqui</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>This was the best move.</source>
        <translation>Esta foi a melhor jogada.</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Esta é a melhor jogada. %1</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Havia uma jogada melhor. %1</translation>
    </message>
    <message>
        <source>As good: %1</source>
        <translation>Outra jogada era igualmente boa. %1</translation>
    </message>
    <message>
        <source>No move is made yet.</source>
        <translation>Nenhum movimento foi feito ainda.</translation>
    </message>
    <message>
        <source>Move %1 lost the win.</source>
        <translation>A jogada %1 deixou escapar a vitória.</translation>
    </message>
    <message>
        <source>Looking through the moves…</source>
        <translation>Examinando as jogadas…</translation>
    </message>
    <message>
        <source>No move lost the win.</source>
        <translation>Nenhuma jogada deixou escapar a vitória.</translation>
    </message>
    <message>
        <source>No move is known to have lost the win.</source>
        <translation>Não se sabe de nenhuma jogada que tenha deixado escapar a vitória.</translation>
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
        <translation>Jogada</translation>
    </message>
    <message>
        <source>Can it be won?</source>
        <translation>Pode ser vencida?</translation>
    </message>
    <message>
        <source>Fewest moves left</source>
        <translation>Faltam (mínimo)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vencida</translation>
    </message>
    <message>
        <source>This move lost the win</source>
        <translation>Aqui escapou a vitória</translation>
    </message>
</context>
<context>
    <name>RulesGallery</name>
    <message>
        <source>Of the deals, with all cards known. What is in brackets holds 95 times in a hundred.</source>
        <translation>Das distribuições, com todas as cartas conhecidas. O intervalo entre parênteses vale 95 vezes em cem.</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorita</translation>
    </message>
    <message>
        <source>How many can be won is not known.</source>
        <translation>Não se sabe quantas podem ser vencidas.</translation>
    </message>
    <message>
        <source>%1% can be won (%2–%3)</source>
        <translation>%1% podem ser vencidas (%2–%3)</translation>
    </message>
    <message numerus="yes">
        <source>some %n move(s)</source>
        <translation>
            <numerusform>cerca de %Ln jogada</numerusform>
            <numerusform>cerca de %Ln jogadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), won %1</source>
        <translation>
            <numerusform>%Ln partida, vencidas: %1</numerusform>
            <numerusform>%Ln partidas, vencidas: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won %1 % of %n game(s)</source>
        <translation>
            <numerusform>Vencida: %1% de %Ln partida</numerusform>
            <numerusform>Vencidas: %1% de %Ln partidas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesGalleryView</name>
    <message>
        <source>Search by name or rule</source>
        <translation>Buscar por nome ou regra</translation>
    </message>
    <message>
        <source>Search the rule sets</source>
        <translation>Buscar nas variantes</translation>
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
        <translation>Clássicas</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Mais fáceis</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Mais difíceis</translation>
    </message>
    <message>
        <source>Two packs</source>
        <translation>Dois baralhos</translation>
    </message>
    <message>
        <source>Other tables</source>
        <translation>Outros tabuleiros</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Minhas</translation>
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
        <translation>O monte pode ser repassado à vontade; vence-se ao limpar a pirâmide.</translation>
    </message>
    <message>
        <source>As Pyramide, but you see the stock only three times.</source>
        <translation>Como Pyramide, mas o monte só é visto três vezes.</translation>
    </message>
    <message>
        <source>Once through the stock, and every card must go.</source>
        <translation>Uma só passada pelo monte, e todas as cartas têm de sair.</translation>
    </message>
    <message>
        <source>Once through the stock, but clearing the pyramid is enough.</source>
        <translation>Uma só passada pelo monte, mas basta limpar a pirâmide.</translation>
    </message>
    <message>
        <source>Three times through the stock, for a score, as in golf.</source>
        <translation>Três passadas pelo monte, por uma pontuação, como no golfe.</translation>
    </message>
    <message>
        <source>The next card of the stock lies face up and can be paired.</source>
        <translation>A próxima carta do monte fica virada para cima e pode formar par.</translation>
    </message>
    <message>
        <source>Draw three cards at a time, as often as you like.</source>
        <translation>Compram-se três cartas por vez, à vontade.</translation>
    </message>
    <message>
        <source>Draw three at a time; a card can go with the last one that lies on it.</source>
        <translation>Três por vez; uma carta pode sair com a última que está sobre ela.</translation>
    </message>
    <message>
        <source>Draw three cards side by side, three times; every card must go.</source>
        <translation>Três cartas lado a lado, três passadas; todas têm de sair.</translation>
    </message>
    <message>
        <source>All cards lie open: it is won by thinking alone.</source>
        <translation>Todas as cartas estão à vista: só se vence pensando.</translation>
    </message>
    <message>
        <source>The pyramid stands on its tip, and one card is open at first.</source>
        <translation>A pirâmide está de ponta-cabeça, e no início só uma carta está livre.</translation>
    </message>
    <message>
        <source>Seven loose cards below the pyramid help from the start.</source>
        <translation>Sete cartas soltas sob a pirâmide ajudam desde o início.</translation>
    </message>
    <message>
        <source>The last row lies loose below a smaller pyramid.</source>
        <translation>A última fileira fica solta sob uma pirâmide menor.</translation>
    </message>
    <message>
        <source>Six loose cards below the pyramid help from the start.</source>
        <translation>Seis cartas soltas sob a pirâmide ajudam desde o início.</translation>
    </message>
    <message>
        <source>One free place where you can put a card aside.</source>
        <translation>Um lugar livre onde deixar uma carta de lado.</translation>
    </message>
    <message>
        <source>A card can go with the last one that lies on it.</source>
        <translation>Uma carta pode sair com a última que está sobre ela.</translation>
    </message>
    <message>
        <source>48 cards without tens; two cards make 12.</source>
        <translation>48 cartas sem os dez; duas cartas somam 12.</translation>
    </message>
    <message>
        <source>A smaller pyramid, a larger stock, and every card must go.</source>
        <translation>Uma pirâmide menor, um monte maior, e todas as cartas têm de sair.</translation>
    </message>
    <message>
        <source>The upper rows lie face down until you uncover them.</source>
        <translation>As fileiras de cima ficam viradas para baixo até serem descobertas.</translation>
    </message>
    <message>
        <source>The oldest of the drawn cards stays in play.</source>
        <translation>A mais antiga das cartas compradas continua em jogo.</translation>
    </message>
    <message>
        <source>As Treize, with the pyramid on its tip.</source>
        <translation>Como Treize, com a pirâmide de ponta-cabeça.</translation>
    </message>
    <message>
        <source>All cards lie open; two cards make 12.</source>
        <translation>Todas as cartas estão à vista; duas cartas somam 12.</translation>
    </message>
    <message>
        <source>Equal and neighbouring cards go together.</source>
        <translation>Cartas iguais e vizinhas formam pares.</translation>
    </message>
    <message>
        <source>Three pyramids, and nothing to draw.</source>
        <translation>Três pirâmides e nada para comprar.</translation>
    </message>
    <message>
        <source>40 cards and a smaller pyramid; two cards make 10.</source>
        <translation>40 cartas e uma pirâmide menor; duas cartas somam 10.</translation>
    </message>
    <message>
        <source>One pyramid of nine rows: a long game.</source>
        <translation>Uma pirâmide de nove fileiras: uma partida longa.</translation>
    </message>
    <message>
        <source>Two pyramids side by side.</source>
        <translation>Duas pirâmides lado a lado.</translation>
    </message>
    <message>
        <source>Two pyramids, one of them on its tip.</source>
        <translation>Duas pirâmides, uma delas de ponta-cabeça.</translation>
    </message>
    <message>
        <source>Nine rows; you draw three cards side by side.</source>
        <translation>Nove fileiras; compram-se três cartas lado a lado.</translation>
    </message>
    <message>
        <source>The pyramid stands on its tip; two cards make 11.</source>
        <translation>A pirâmide está de ponta-cabeça; duas cartas somam 11.</translation>
    </message>
</context>
<context>
    <name>RulesOrigins</name>
    <message>
        <source>Passes through the stock: the books and AisleRiot give one ([CL], [RX]), most programs three ([P3], [OS]), a few have no limit ([N], [KT]). Any number can be set in [*].</source>
        <translation>Passagens pelo monte: os livros e o AisleRiot permitem uma ([CL], [RX]), a maioria dos programas três ([P3], [OS]) e alguns poucos não têm limite ([N], [KT]). Em [*] é possível definir qualquer número.</translation>
    </message>
    <message>
        <source>What must be cleared: the books want all 52 cards ([CL]); Microsoft and several programs are content with the pyramid ([RX], [OS]).</source>
        <translation>O que precisa ser limpo: os livros exigem todas as 52 cartas ([CL]); a Microsoft e vários programas se contentam com a pirâmide ([RX], [OS]).</translation>
    </message>
    <message>
        <source>Which cards beside the pyramid are open: only the top of the waste ([N]); the card just turned and the top of the waste, also with each other ([CL]); the next card of the stock and the top of the waste ([OS]); the top and the card under it ([TH]); the oldest card besides ([TZ]). Italian rules let stock and waste go with the pyramid only, which can be had in [*].</source>
        <translation>Quais cartas além das da pirâmide estão livres: só a de cima do descarte ([N]); a recém-virada e a de cima do descarte, também entre si ([CL]); a próxima do monte e a de cima do descarte ([OS]); a de cima e a que está sob ela ([TH]); além dessas, a mais antiga ([TZ]). As regras italianas só deixam o monte e o descarte formarem par com a pirâmide, o que pode ser escolhido em [*].</translation>
    </message>
    <message>
        <source>A turned card that was not used: it goes to the waste, but in an older text it is out of the game for good. That is a choice in [*].</source>
        <translation>Uma carta virada que não foi usada: ela vai para o descarte, mas, segundo um texto mais antigo, sai do jogo para sempre. Isso pode ser escolhido em [*].</translation>
    </message>
    <message>
        <source>The word relaxed: for some it means that the pyramid is enough ([RX]), for others that a card may go with the one that covers it ([CV]), or that the passes have no limit ([N]). PySolFC&apos;s relaxed game also has three passes and an open stock ([OS]).</source>
        <translation>A palavra “relaxada”: para uns, significa que basta a pirâmide ([RX]); para outros, que uma carta pode formar par com a que a cobre ([CV]) ou que as passagens não têm limite ([N]). O jogo relaxado do PySolFC tem também três passagens e um monte aberto ([OS]).</translation>
    </message>
    <message>
        <source>A card with the one that covers it: the standard game does not allow it; Microsoft&apos;s Tut&apos;s Tomb does ([TT]), and some newer programs do ([CV]).</source>
        <translation>Uma carta com a que a cobre: o jogo comum não permite; Tut&apos;s Tomb, da Microsoft, permite ([TT]), e alguns programas mais novos também ([CV]).</translation>
    </message>
    <message>
        <source>The king of spades at the top: only one newer program and the text that this game follows have it; no older program does. [KT] plays without it.</source>
        <translation>O rei de espadas no topo: só um programa mais novo e o texto que este jogo segue o têm; nenhum programa mais antigo tem. Em [KT] joga-se sem ele.</translation>
    </message>
    <message>
        <source>Pairs with the coverer and the goal: Microsoft&apos;s Tut&apos;s Tomb allows such pairs, PySolFC&apos;s King Tut ([KT]) does not; one program wants all cards cleared. The year is told as 1990 and as 1991. One card at a time in a single pass was Microsoft&apos;s second way to play, which can be had in [*].</source>
        <translation>Os pares com a carta que cobre e o objetivo: Tut&apos;s Tomb, da Microsoft, permite esses pares; King Tut, do PySolFC ([KT]), não permite; um programa exige a remoção de todas as cartas. O ano é citado como 1990 e como 1991. Uma carta por vez em uma única passagem era o segundo modo de jogar da Microsoft, que pode ser escolhido em [*].</translation>
    </message>
    <message>
        <source>PySolFC&apos;s help says in one place that King Tut has no redeal and in another that it has no limit; the program itself has no limit, and so has this one.</source>
        <translation>A ajuda do PySolFC diz em um ponto que em King Tut o monte não é reposto e em outro que é reposto sem limite; o próprio programa não tem limite, e este também não.</translation>
    </message>
    <message>
        <source>Apophis has three passes in PySolFC and two in Politaire, and on one site the pyramid alone must go. Only PySolFC says in which order the wastes are gathered. The other numbers can be set in [*].</source>
        <translation>Apófis tem três passagens no PySolFC e duas no Politaire, e em um site basta remover a pirâmide. Só o PySolFC diz em que ordem as pilhas de descarte são recolhidas. Os outros números podem ser definidos em [*].</translation>
    </message>
    <message>
        <source>Triangle: PySolFC has one waste and three passes ([TR]), AisleRiot one pass with the oldest card of the waste open ([YL]), Politaire two wastes that the player fills, in one pass; on one site the triangle alone must go. Both can be had in [*].</source>
        <translation>Triângulo: o PySolFC tem uma pilha de descarte e três passagens ([TR]); o AisleRiot, uma passagem com a carta mais antiga do descarte livre ([YL]); o Politaire, duas pilhas de descarte que o jogador preenche, em uma passagem; em um site, basta remover o triângulo. As duas coisas podem ser escolhidas em [*].</translation>
    </message>
    <message>
        <source>Eleven Triangle: PySolFC deals one card to each waste from a closed stock, as here; in Politaire the player puts the open stock card on one of three wastes, which can be had in [*].</source>
        <translation>Triângulo de onze: o PySolFC põe uma carta em cada pilha de descarte a partir de um monte fechado, como aqui; no Politaire, o jogador põe a carta aberta do monte em uma de três pilhas de descarte, o que pode ser escolhido em [*].</translation>
    </message>
    <message>
        <source>How often Giza is won: one in ten is what players of one program reach, one in three is claimed by another, and 36 in a hundred can be won by best play. Several pages call a game with three pyramids Giza; that is [PH]. On one site the pyramid alone must go, which can be had in [*].</source>
        <translation>Com que frequência se vence Gizé: uma em cada dez é o que conseguem os jogadores de um programa, uma em cada três é o que afirma outro, e, jogando da melhor forma, 36 em cada cem podem ser vencidas. Várias páginas chamam de Gizé um jogo com três pirâmides; esse é [PH]. Em um site, basta remover a pirâmide, o que pode ser escolhido em [*].</translation>
    </message>
    <message>
        <source>The number of rows with two packs: nine in nearly all programs, ten on one page, which is more than this table holds. Swoop plays with two wastes that move on; that can be had in [*].</source>
        <translation>O número de fileiras com dois baralhos: nove em quase todos os programas, dez em uma página, mais do que cabe nesta mesa. Swoop é jogado com duas pilhas de descarte em que as cartas avançam; isso pode ser escolhido em [*].</translation>
    </message>
    <message>
        <source>The reserve: seven cards below a full pyramid ([R7]), the seventh row itself ([L7]), or six cards, told both with a full pyramid ([R6]) and with six rows, which can be had in [*]. Whether it must be cleared for a win is said nowhere; here it must.</source>
        <translation>A reserva: sete cartas sob uma pirâmide completa ([R7]), a própria sétima fileira ([L7]) ou seis cartas, descritas ora com uma pirâmide completa ([R6]), ora com seis fileiras, o que pode ser escolhido em [*]. Em nenhum lugar se diz se ela precisa ser limpa para vencer; aqui, precisa.</translation>
    </message>
    <message>
        <source>What may fill the cell: the pyramid and the waste in some programs, the stock in others. Here any open card may; [*] can forbid some of it, or give more cells.</source>
        <translation>O que pode ocupar a célula: cartas da pirâmide e do descarte em alguns programas, do monte em outros. Aqui, qualquer carta livre; em [*] é possível proibir parte disso ou ter mais células.</translation>
    </message>
    <message>
        <source>Microsoft&apos;s table: the author of two programs that solve it counts seven rows, as here; one site that is not Microsoft&apos;s tells of six rows and a reserve of six cards.</source>
        <translation>A mesa da Microsoft: o autor de dois programas que a resolvem conta sete fileiras, como aqui; um site que não é da Microsoft fala em seis fileiras e uma reserva de seis cartas.</translation>
    </message>
    <message>
        <source>The par score: 50, 35 or 20 points by the pass that clears the pyramid in Morehead and Mott-Smith; Wikipedia simply counts the cards left, as [RX] does.</source>
        <translation>A pontuação em relação à meta: em Morehead e Mott-Smith, 50, 35 ou 20 pontos conforme a passagem em que a pirâmide é limpa; a Wikipédia simplesmente conta as cartas que sobram, como [RX].</translation>
    </message>
    <message>
        <source>One win in fifty is what books guess for people at the table. With all cards known, 6.8 deals in a hundred can be won.</source>
        <translation>Uma vitória em cinquenta é o que os livros estimam para quem joga à mesa. Conhecendo todas as cartas, 6,8 distribuições em cada cem podem ser vencidas.</translation>
    </message>
    <message>
        <source>Cards dealt face down: AisleRiot and some others hide the upper rows ([TH]); most show everything ([CL]). PySolFC&apos;s game of that name also opens the stock.</source>
        <translation>Cartas distribuídas viradas para baixo: o AisleRiot e alguns outros escondem as fileiras de cima ([TH]); a maioria mostra tudo ([CL]). O jogo do PySolFC com esse nome também abre o monte.</translation>
    </message>
    <message>
        <source>The first card of the stock: PySolFC lays it on the waste before the game begins, Microsoft does not ([OS]). Both can be had in [*].</source>
        <translation>A primeira carta do monte: o PySolFC a põe no descarte antes do início da partida; a Microsoft, não ([OS]). As duas coisas podem ser escolhidas em [*].</translation>
    </message>
    <message>
        <source>The size of the table: six rows are played in one pass by some, with three redeals or with pairs of coverers by others. Each of these can be set in [*].</source>
        <translation>O tamanho da mesa: uns jogam seis fileiras em uma só passagem; outros, repondo o monte três vezes ou formando pares com a carta que cobre. Tudo isso pode ser definido em [*].</translation>
    </message>
    <message>
        <source>One Italian page lets a card be played only when the whole row below it has gone; that is a choice in [*].</source>
        <translation>Uma página italiana só deixa jogar uma carta quando toda a fileira abaixo dela saiu; isso pode ser escolhido em [*].</translation>
    </message>
    <message>
        <source>The total: twelve is also played with the 48 cards of the Spanish pack, where the king goes alone ([SP]).</source>
        <translation>A soma: joga-se até doze também com as 48 cartas do baralho espanhol, em que o rei sai sozinho ([SP]).</translation>
    </message>
    <message>
        <source>Twelve is also the total of a game with all 52 cards, where queen and king go together ([DZ]), and Italian packs of 40 cards make ten ([IT]).</source>
        <translation>Doze é também a soma de um jogo com todas as 52 cartas, em que a dama e o rei formam par ([DZ]), e com os baralhos italianos de 40 cartas a soma é dez ([IT]).</translation>
    </message>
    <message>
        <source>The game that this program was first written for: the stock goes round as often as you like, only the top of the waste is open, and clearing the pyramid wins.</source>
        <translation>O jogo para o qual este programa foi escrito no início: o monte dá quantas voltas você quiser, só a carta de cima do descarte está livre, e vence-se ao limpar a pirâmide.</translation>
    </message>
    <message>
        <source>Three passes through the stock are the most common number in programs for the computer. Here the removed cards are sorted by suit, so that you see how far each suit has come.</source>
        <translation>Três passagens pelo monte é o número mais comum nos programas de computador. Aqui, as cartas removidas são separadas por naipe, para que você veja até onde cada naipe chegou.</translation>
    </message>
    <message>
        <source>The game of the books, as Morehead and Mott-Smith and later Michael Keller describe it: one pass, and all 52 cards must go. Books guess that a person wins one game in fifty; with all cards known about one deal in fifteen can be won at all.</source>
        <translation>O jogo dos livros, como o descrevem Morehead e Mott-Smith e, mais tarde, Michael Keller: uma passagem, e todas as 52 cartas precisam sair. Os livros estimam que uma pessoa vence uma partida em cinquenta; conhecendo todas as cartas, cerca de uma distribuição em quinze pode ser vencida.</translation>
    </message>
    <message>
        <source>The classic game with an easier end: clearing the pyramid is enough. Wikipedia and several programs call it the relaxed game.</source>
        <translation>O jogo clássico com um final mais fácil: basta limpar a pirâmide. A Wikipédia e vários programas o chamam de jogo relaxado.</translation>
    </message>
    <message>
        <source>Morehead and Mott-Smith&apos;s version for those who want more than winning or losing: three passes and a score against par, like in golf. Six games are a match.</source>
        <translation>A versão de Morehead e Mott-Smith para quem quer mais do que vencer ou perder: três passagens e uma pontuação em relação a uma meta, como o par no golfe. Seis partidas formam uma série.</translation>
    </message>
    <message>
        <source>The way Microsoft&apos;s collection plays it: the next card of the stock lies face up and may be paired, also with the top of the waste. About two deals in three can be cleared.</source>
        <translation>Como se joga na coleção da Microsoft: a próxima carta do monte fica virada para cima e pode formar par, também com a de cima do descarte. Cerca de duas distribuições em três podem ser limpas.</translation>
    </message>
    <message>
        <source>Three cards at a time and passes without limit, as PySolFC and Politaire play King Tut.</source>
        <translation>Três cartas por vez e passagens sem limite, como o PySolFC e o Politaire jogam King Tut.</translation>
    </message>
    <message>
        <source>Tut&apos;s Tomb came with Microsoft&apos;s entertainment packs around 1990. Here the king of spades lies at the top as Tutankhamun, and a card may go together with the last card that covers it. Taking or leaving a waste card changes the groups of three of the next pass, so no king ever leaves the waste by itself.</source>
        <translation>Tut&apos;s Tomb veio com os pacotes de entretenimento da Microsoft por volta de 1990. Aqui, o rei de espadas fica no topo, como Tutancâmon, e uma carta pode formar par com a última que a cobre. Pegar ou deixar uma carta do descarte muda os grupos de três da passagem seguinte; por isso, nenhum rei sai do descarte por si só.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s Apophis has three wastes whose top cards pair with the pyramid and with each other. As the wastes are gathered, the cards come in another order in each pass.</source>
        <translation>Apófis, do PySolFC, tem três pilhas de descarte cujas cartas de cima formam par com a pirâmide e entre si. Pela forma como são recolhidas, as cartas vêm em outra ordem a cada passagem.</translation>
    </message>
    <message>
        <source>Michael Keller&apos;s open game: there is no stock, all cards can be seen from the start, and thinking decides. A little more than one deal in three can be won.</source>
        <translation>O jogo aberto de Michael Keller: não há monte, todas as cartas podem ser vistas desde o início, e o raciocínio decide. Pouco mais de uma distribuição em três pode ser vencida.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s Triangle turns the pyramid upside down, so that only one card is open at the start. PySolFC also calls it Yield and Funnel, though AisleRiot&apos;s Yield plays otherwise.</source>
        <translation>O Triângulo do PySolFC vira a pirâmide de cabeça para baixo, de modo que só uma carta está livre no início. O PySolFC também o chama de Yield e Funnel, embora o Yield do AisleRiot seja jogado de outra forma.</translation>
    </message>
    <message>
        <source>An old text on Wikipedia lays seven more cards below the pyramid, which are open from the start and cover nothing.</source>
        <translation>Um texto antigo da Wikipédia põe mais sete cartas sob a pirâmide, que estão livres desde o início e não cobrem nada.</translation>
    </message>
    <message>
        <source>Another reading of the reserve of seven: the seventh row itself lies loose below a pyramid of six rows.</source>
        <translation>Outra leitura da reserva de sete: a própria sétima fileira fica solta sob uma pirâmide de seis fileiras.</translation>
    </message>
    <message>
        <source>A full pyramid with six loose cards below it, which leaves 18 for the stock.</source>
        <translation>Uma pirâmide completa com seis cartas soltas embaixo, o que deixa 18 para o monte.</translation>
    </message>
    <message>
        <source>A free place for one card, as several programs offer it. It looks small and helps more than anything else: nearly every deal can be won.</source>
        <translation>Um lugar livre para uma carta, como oferecem vários programas. Parece pouco e ajuda mais do que qualquer outra coisa: quase todas as distribuições podem ser vencidas.</translation>
    </message>
    <message>
        <source>A card may go together with the last card that covers it. Of the relaxed deals that lifts the share that can be won from about 9 to about 23 in a hundred.</source>
        <translation>Uma carta pode formar par com a última que a cobre. No jogo relaxado, isso eleva as distribuições que podem ser vencidas de cerca de 9 para cerca de 23 em cada cem.</translation>
    </message>
    <message>
        <source>Played with the Spanish pack of 48 cards, which has no tens. Wikipedia names it as one of the sizes of pack that Pyramid is played with.</source>
        <translation>Jogada com o baralho espanhol de 48 cartas, que não tem o 10. A Wikipédia o cita como um dos tamanhos de baralho com que se joga Pirâmide.</translation>
    </message>
    <message>
        <source>A smaller pyramid of six rows, and so a larger stock. All cards must go in one pass, which is harder than it looks.</source>
        <translation>Uma pirâmide menor, de seis fileiras, e portanto um monte maior. Todas as cartas precisam sair em uma passagem, o que é mais difícil do que parece.</translation>
    </message>
    <message>
        <source>AisleRiot&apos;s Thirteen deals all rows but the last face down. The drawn card lies on the waste and may go together with the card right under it.</source>
        <translation>Treze (Thirteen), do AisleRiot, distribui viradas para baixo todas as fileiras menos a última. A carta comprada fica no descarte e pode formar par com a que está logo abaixo dela.</translation>
    </message>
    <message>
        <source>AisleRiot&apos;s Treize shows all cards and keeps the oldest card of the waste apart, so that it can be played at any time.</source>
        <translation>Treize, do AisleRiot, mostra todas as cartas e mantém à parte a mais antiga do descarte, para que possa ser jogada a qualquer momento.</translation>
    </message>
    <message>
        <source>AisleRiot&apos;s Yield is Treize on a pyramid that stands upside down.</source>
        <translation>Yield, do AisleRiot, é Treize em uma pirâmide de cabeça para baixo.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s and Politaire&apos;s Pyramid Dozen makes twelve instead of thirteen. Nothing goes alone: queen and king, which make no twelve, go together.</source>
        <translation>Pyramid Dozen, do PySolFC e do Politaire, soma doze em vez de treze. Nenhuma carta sai sozinha: a dama e o rei, que não somam doze, formam par.</translation>
    </message>
    <message>
        <source>Cheops counts nothing: equal and neighbouring ranks go together, 26 pairs in all, and no king goes alone.</source>
        <translation>Quéops não soma nada: valores iguais e vizinhos formam par, 26 pares ao todo, e nenhum rei sai sozinho.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s Pharaohs lays the whole pack out as three pyramids. A pair may come from two of them.</source>
        <translation>Faraós, do PySolFC, dispõe o baralho inteiro em três pirâmides. Um par pode vir de duas delas.</translation>
    </message>
    <message>
        <source>Played in Italy with 40 cards: ten is the total, the king counts ten and goes alone, and two fives make a pair.</source>
        <translation>Jogada na Itália com 40 cartas: a soma é dez, o rei vale dez e sai sozinho, e dois cincos formam um par.</translation>
    </message>
    <message>
        <source>Thomas Warfield&apos;s Double Pyramid takes two packs and nine rows.</source>
        <translation>A Pirâmide dupla de Thomas Warfield usa dois baralhos e nove fileiras.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s own: two packs and two pyramids side by side.</source>
        <translation>Criação do PySolFC: dois baralhos e duas pirâmides lado a lado.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s own: two packs, one pyramid that stands and one that hangs.</source>
        <translation>Criação do PySolFC: dois baralhos, uma pirâmide em pé e outra invertida.</translation>
    </message>
    <message>
        <source>Anubis is Politaire&apos;s larger Apophis, with two packs, nine rows and two passes.</source>
        <translation>Anúbis é o Apófis maior do Politaire, com dois baralhos, nove fileiras e duas passagens.</translation>
    </message>
    <message>
        <source>Eleven is the total on a triangle that stands upside down. Jacks, queens and kings make no eleven, so two equal ones go together.</source>
        <translation>A soma é onze, em um triângulo de cabeça para baixo. Valetes, damas e reis não somam onze, por isso dois iguais formam par.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>The table</source>
        <translation>A mesa</translation>
    </message>
    <message>
        <source>What may be removed</source>
        <translation>O que pode ser removido</translation>
    </message>
    <message>
        <source>Stock and waste</source>
        <translation>Monte e descarte</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Células</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Score and taking back</source>
        <translation>Pontuação e desfazer</translation>
    </message>
    <message>
        <source>What to watch</source>
        <translation>O que observar</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>De onde vem</translation>
    </message>
    <message>
        <source>Where the sources differ</source>
        <translation>Em que as fontes divergem</translation>
    </message>
    <message>
        <source>Common mistakes</source>
        <translation>Erros comuns</translation>
    </message>
    <message>
        <source>the tableau</source>
        <translation>o tabuleiro</translation>
    </message>
    <message>
        <source>the waste</source>
        <translation>o descarte</translation>
    </message>
    <message>
        <source>the stock</source>
        <translation>o monte</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>uma célula</translation>
    </message>
    <message>
        <source>An ace counts 1, a jack %1, a queen %2 and a king %3.</source>
        <translation>O ás vale 1, o valete %1, a dama %2 e o rei %3.</translation>
    </message>
</context>
<context>
    <name>RulesSummary</name>
    <message>
        <source>oldest of the waste open</source>
        <translation>a mais antiga do descarte livre</translation>
    </message>
    <message>
        <source>all cards must go</source>
        <translation>todas as cartas precisam sair</translation>
    </message>
    <message>
        <source>the tableau must go</source>
        <translation>o tabuleiro precisa ser limpo</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1, cartas viradas para baixo</translation>
    </message>
    <message>
        <source>no stock</source>
        <translation>sem monte</translation>
    </message>
    <message>
        <source>passes without limit</source>
        <translation>passagens sem limite</translation>
    </message>
    <message>
        <source>open stock</source>
        <translation>monte aberto</translation>
    </message>
    <message>
        <source>turned card and waste open</source>
        <translation>carta virada e descarte livres</translation>
    </message>
    <message>
        <source>neighbouring ranks go together</source>
        <translation>valores vizinhos formam par</translation>
    </message>
    <message>
        <source>pairs make %1</source>
        <translation>os pares somam %1</translation>
    </message>
    <message>
        <source>pairs with the coverer</source>
        <translation>pares com a carta que cobre</translation>
    </message>
</context>
<context>
    <name>RulesWatch</name>
    <message>
        <source>Two cards of which one lies under the other can never go together; each needs another partner, so find those first.</source>
        <translation>Duas cartas, uma sob a outra, nunca podem formar par; cada uma precisa de outra carta para isso, portanto procure essas primeiro.</translation>
    </message>
    <message>
        <source>Drawing costs nothing but moves: every card of the stock comes to the top again.</source>
        <translation>Comprar só custa jogadas: toda carta do monte volta a ficar por cima.</translation>
    </message>
    <message>
        <source>Use the first pass to learn the order of the stock; nothing is shuffled, so it comes again.</source>
        <translation>Use a primeira passagem para aprender a ordem do monte; nada é embaralhado, por isso ela se repete.</translation>
    </message>
    <message>
        <source>All cards must go, so count: do not spend the last partner of a card that is still covered.</source>
        <translation>Todas as cartas precisam sair, por isso conte: não gaste o último par possível de uma carta que ainda está coberta.</translation>
    </message>
    <message>
        <source>The stock passes by only once: what goes with the top of the waste should do so before the next draw covers it.</source>
        <translation>O monte passa uma só vez: o que forma par com a carta de cima do descarte deve sair antes que a próxima compra a cubra.</translation>
    </message>
    <message>
        <source>Fewer points are given from pass to pass, and once the pyramid is gone each further pair still saves two.</source>
        <translation>A cada passagem há menos pontos e, depois que a pirâmide saiu, cada par a mais ainda poupa dois.</translation>
    </message>
    <message>
        <source>Do not draw by habit: the card on the stock can be used where it lies, and drawing it covers the top of the waste.</source>
        <translation>Não compre por hábito: a carta do monte pode ser usada onde está, e comprá-la cobre a de cima do descarte.</translation>
    </message>
    <message>
        <source>Only every third card comes to the top by itself. Taking one moves the groups of three of the next pass, and others come up.</source>
        <translation>Só uma em cada três cartas fica por cima por si só. Pegar uma desloca os grupos de três da passagem seguinte, e outras aparecem.</translation>
    </message>
    <message>
        <source>Look at what lies on what: a pair of which one card covers the other goes too, once nothing else lies on the two.</source>
        <translation>Veja o que está sobre o quê: um par em que uma carta cobre a outra também sai, assim que não houver mais nada sobre as duas.</translation>
    </message>
    <message>
        <source>One draw covers all wastes at once, so use their top cards before it.</source>
        <translation>Uma só compra cobre todas as pilhas de descarte, por isso use antes as cartas de cima.</translation>
    </message>
    <message>
        <source>Nothing is hidden and nothing is drawn, so the whole game can be thought through before the first move.</source>
        <translation>Nada está oculto e nada é comprado, por isso é possível pensar a partida inteira antes da primeira jogada.</translation>
    </message>
    <message>
        <source>At the start a single card of the table is open, so the first partners can only come from the stock.</source>
        <translation>No início, uma única carta da mesa está livre, por isso os primeiros pares só podem vir do monte.</translation>
    </message>
    <message>
        <source>The loose cards cover nothing and can wait; keep them for cards that find no other partner.</source>
        <translation>As cartas soltas não cobrem nada e podem esperar; guarde-as para cartas que não encontram outro par.</translation>
    </message>
    <message>
        <source>Keep the cell free as long as you can: a card leaves it only by being removed.</source>
        <translation>Mantenha a célula livre enquanto puder: uma carta só sai dela ao ser removida.</translation>
    </message>
    <message>
        <source>The upper rows are hidden, so prefer moves that turn a card up.</source>
        <translation>As fileiras de cima estão ocultas, por isso prefira jogadas que virem uma carta.</translation>
    </message>
    <message>
        <source>Aces and kings have two ranks to go with, all others three, so find partners for aces and kings first.</source>
        <translation>Ases e reis podem formar par com dois valores, todas as outras cartas com três; encontre primeiro par para os ases e os reis.</translation>
    </message>
    <message>
        <source>With two packs a card has up to eight partners: choose the one whose going opens most.</source>
        <translation>Com dois baralhos, uma carta tem até oito pares possíveis: escolha aquele que, ao sair, libera mais cartas.</translation>
    </message>
</context>
<context>
    <name>RulesWords</name>
    <message numerus="yes">
        <source>A pyramid of %n row(s) is laid out: one card in the first row and one more in each row after it.</source>
        <translation>
            <numerusform>Forma-se uma pirâmide de %Ln fileira: uma carta na primeira e uma a mais em cada fileira seguinte.</numerusform>
            <numerusform>Forma-se uma pirâmide de %Ln fileiras: uma carta na primeira e uma a mais em cada fileira seguinte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A pyramid of %n row(s) is laid out upside down: the longest row comes first and a single card last.</source>
        <translation>
            <numerusform>Forma-se uma pirâmide de %Ln fileira de cabeça para baixo: a fileira mais longa vem primeiro, e uma única carta, por último.</numerusform>
            <numerusform>Forma-se uma pirâmide de %Ln fileiras de cabeça para baixo: a fileira mais longa vem primeiro, e uma única carta, por último.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are laid out side by side as a reserve.</source>
        <translation>
            <numerusform>%Ln carta fica à parte como reserva.</numerusform>
            <numerusform>%Ln cartas ficam lado a lado como reserva.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) of %1 cards each are laid out face up.</source>
        <translation>
            <numerusform>Forma-se %Ln coluna de %1 cartas viradas para cima.</numerusform>
            <numerusform>Formam-se %Ln colunas de %1 cartas viradas para cima.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other %n card(s) are the stock.</source>
        <translation>
            <numerusform>A outra carta (%Ln) é o monte.</numerusform>
            <numerusform>As outras %Ln cartas formam o monte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of it are drawn before the game begins, which leaves %1.</source>
        <translation>
            <numerusform>%Ln carta é comprada antes do início da partida; restam %1.</numerusform>
            <numerusform>%Ln cartas são compradas antes do início da partida; restam %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards are drawn onto the waste, %n at a time; each lies on the one before.</source>
        <translation>
            <numerusform>As cartas são compradas para o descarte, %Ln por vez; cada uma fica sobre a anterior.</numerusform>
            <numerusform>As cartas são compradas para o descarte, %Ln por vez; cada uma fica sobre a anterior.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw lays one card on each of %n waste(s).</source>
        <translation>
            <numerusform>Uma compra põe uma carta em cada pilha de descarte (%Ln).</numerusform>
            <numerusform>Uma compra põe uma carta em cada uma das %Ln pilhas de descarte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw turns a card onto the first of %n waste(s); the card that lay there moves on to the next.</source>
        <translation>
            <numerusform>Uma compra vira uma carta sobre a primeira pilha de descarte (de %Ln); a carta que estava ali passa para a seguinte.</numerusform>
            <numerusform>Uma compra vira uma carta sobre a primeira das %Ln pilhas de descarte; a carta que estava ali passa para a seguinte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw lays one card on one of %n waste(s), which the player chooses.</source>
        <translation>
            <numerusform>Uma compra põe uma carta em uma pilha de descarte (de %Ln), à escolha do jogador.</numerusform>
            <numerusform>Uma compra põe uma carta em uma das %Ln pilhas de descarte, à escolha do jogador.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n pass(es) through the stock: when it is empty, the waste is turned over and drawn again.</source>
        <translation>
            <numerusform>Há %Ln passagem pelo monte: quando ele acaba, o descarte é virado e comprado de novo.</numerusform>
            <numerusform>Há %Ln passagens pelo monte: quando ele acaba, o descarte é virado e comprado de novo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n free place(s), called cells: each can hold one open card for later. They take cards from %1.</source>
        <translation>
            <numerusform>Há %Ln lugar livre, chamado célula: ele guarda uma carta livre para depois. Ela pode vir destes lugares: %1.</numerusform>
            <numerusform>Há %Ln lugares livres, chamados células: cada um guarda uma carta livre para depois. Ela pode vir destes lugares: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n move(s) can be taken back.</source>
        <translation>
            <numerusform>A última jogada (%Ln) pode ser desfeita.</numerusform>
            <numerusform>As últimas %Ln jogadas podem ser desfeitas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each card that leaves the tableau brings 10 points, %n in all.</source>
        <translation>
            <numerusform>Cada carta que sai do tabuleiro vale 10 pontos, %Ln ao todo.</numerusform>
            <numerusform>Cada carta que sai do tabuleiro vale 10 pontos, %Ln ao todo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pyramid of %n row(s)</source>
        <translation>
            <numerusform>pirâmide de %Ln fileira</numerusform>
            <numerusform>pirâmide de %Ln fileiras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>inverted pyramid of %n row(s)</source>
        <translation>
            <numerusform>pirâmide invertida de %Ln fileira</numerusform>
            <numerusform>pirâmide invertida de %Ln fileiras</numerusform>
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
            <numerusform>%Ln coluna</numerusform>
            <numerusform>%Ln colunas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%Ln passagem</numerusform>
            <numerusform>%Ln passagens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at a time</source>
        <translation>
            <numerusform>%Ln por vez</numerusform>
            <numerusform>%Ln por vez</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waste(s)</source>
        <translation>
            <numerusform>%Ln pilha de descarte</numerusform>
            <numerusform>%Ln pilhas de descarte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%Ln célula</numerusform>
            <numerusform>%Ln células</numerusform>
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
        <translation>Configurações</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>&amp;Restaurar padrões</translation>
    </message>
    <message>
        <source>Restore the defaults of this page</source>
        <translation>Restaurar os padrões desta página</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Buscar nas configurações</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>Nenhuma configuração tem essas palavras.</translation>
    </message>
    <message>
        <source>The language changes at once, everywhere.</source>
        <translation>O idioma muda na hora, em toda parte.</translation>
    </message>
    <message>
        <source>F11 fills the whole screen; Z leaves nothing but the cards.</source>
        <translation>F11 preenche a tela inteira; Z deixa apenas as cartas.</translation>
    </message>
    <message>
        <source>Sounds need an extra part of about 170 MB that is not installed. The README of Pyramide tells how to add it.</source>
        <translation>Os sons precisam de uma parte adicional, de cerca de 170 MB, que não está instalada. O arquivo README do Pyramide explica como adicioná-la.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposição</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Animação e som</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>&amp;Error help: say why a covered card cannot be played</source>
        <translation>&amp;Ajuda com erros: dizer por que uma carta coberta não pode ser jogada</translation>
    </message>
    <message>
        <source>&amp;Animation:</source>
        <translation>&amp;Animação:</translation>
    </message>
    <message>
        <source>Show the &amp;time</source>
        <translation>Mostrar o &amp;tempo</translation>
    </message>
    <message>
        <source>Show the &amp;score</source>
        <translation>Mostrar a &amp;pontuação</translation>
    </message>
    <message>
        <source>&amp;Cards:</source>
        <translation>&amp;Cartas:</translation>
    </message>
    <message>
        <source>&amp;Back:</source>
        <translation>&amp;Verso:</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>&amp;Mesa:</translation>
    </message>
    <message>
        <source>&amp;Window:</source>
        <translation>&amp;Janela:</translation>
    </message>
    <message>
        <source>Say whether the game can be &amp;won:</source>
        <translation>Dizer se a partida pode ser &amp;vencida:</translation>
    </message>
    <message>
        <source>&amp;New games:</source>
        <translation>&amp;Novas partidas:</translation>
    </message>
    <message>
        <source>&amp;Left-handed: stock on the left, figures in all four corners</source>
        <translation>Para can&amp;hotos: monte à esquerda, índices nos quatro cantos</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Idioma:</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>Idioma do sistema</translation>
    </message>
    <message>
        <source>Touching a covered card says why it cannot be played.</source>
        <translation>Tocar em uma carta coberta explica por que ela não pode ser jogada.</translation>
    </message>
    <message>
        <source>Games played with it count as games with help.</source>
        <translation>Partidas jogadas assim contam como partidas com ajuda.</translation>
    </message>
    <message>
        <source>motion speed reduced calm</source>
        <translation>movimento animacao velocidade reduzido calmo</translation>
    </message>
    <message>
        <source>theme night mode dark mode bright</source>
        <translation>tema modo noturno noite modo escuro claro</translation>
    </message>
    <message>
        <source>deck size contrast colour blind</source>
        <translation>baralho tamanho contraste daltonismo daltônico</translation>
    </message>
    <message>
        <source>mirror left hand</source>
        <translation>espelho mão esquerda canhoto</translation>
    </message>
    <message>
        <source>index letters jack queen king</source>
        <translation>índices indices letras figuras ás as valete dama rainha rei</translation>
    </message>
    <message>
        <source>status bar info line hide</source>
        <translation>barra de status linha de informações ocultar</translation>
    </message>
    <message>
        <source>sound noise audio mute</source>
        <translation>som ruído áudio mudo silêncio</translation>
    </message>
    <message>
        <source>beginner explain</source>
        <translation>iniciante explicar</translation>
    </message>
    <message>
        <source>&amp;Mark the cards that go with the chosen one</source>
        <translation>&amp;Marcar as cartas que formam par com a escolhida</translation>
    </message>
    <message>
        <source>&amp;Dim covered cards</source>
        <translation>&amp;Escurecer as cartas cobertas</translation>
    </message>
    <message>
        <source>L&amp;ift cards that can be played</source>
        <translation>&amp;Levantar as cartas que podem ser jogadas</translation>
    </message>
    <message>
        <source>Stoc&amp;k and waste:</source>
        <translation>&amp;Monte e descarte:</translation>
    </message>
    <message>
        <source>Show the &amp;bar with score and code</source>
        <translation>Mostrar a &amp;barra com pontuação e código</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Sons</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Volume:</translation>
    </message>
    <message>
        <source>&amp;Letters on the cards:</source>
        <translation>&amp;Letras das cartas:</translation>
    </message>
    <message>
        <source>As the system wants</source>
        <translation>Como o sistema preferir</translation>
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
        <translation>Reduzida: as cartas esmaecem</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desativada</translation>
    </message>
    <message>
        <source>Except in Pyramide</source>
        <translation>Exceto em Pyramide</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Any deal in Pyramide, else deals that can be won</source>
        <translation>Em Pyramide qualquer uma; nas demais, as que podem ser vencidas</translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation>Qualquer distribuição</translation>
    </message>
    <message>
        <source>Deals that can be won</source>
        <translation>Distribuições que podem ser vencidas</translation>
    </message>
    <message>
        <source>Easy: a short win is possible</source>
        <translation>Fáceis: há uma vitória curta</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Médias</translation>
    </message>
    <message>
        <source>Hard: every win is long</source>
        <translation>Difíceis: toda vitória é longa</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clássicas</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quatro cores</translation>
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
        <translation>Escuras</translation>
    </message>
    <message>
        <source>Woven triangles</source>
        <translation>Triângulos entrelaçados</translation>
    </message>
    <message>
        <source>Lotus band</source>
        <translation>Faixa de lótus</translation>
    </message>
    <message>
        <source>Starry ceiling</source>
        <translation>Teto estrelado</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>card back</comment>
        <translation>Liso</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Feltro verde</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Areia</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Noite</translation>
    </message>
    <message>
        <source>Plain, as the window</source>
        <comment>table</comment>
        <translation>Lisa, como a janela</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clara</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>window</comment>
        <translation>Escura</translation>
    </message>
    <message>
        <source>International: %1</source>
        <translation>Internacionais: %1</translation>
    </message>
    <message>
        <source>Those of the language: %1</source>
        <translation>As do idioma: %1</translation>
    </message>
    <message>
        <source>On the side of the hand</source>
        <translation>No lado da mão</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>À esquerda</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>À direita</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Baixo</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>volume</comment>
        <translation>Médio</translation>
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
        <translation>Atalhos de teclado</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Na mesa</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Mover o cursor</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Teclas de seta</translation>
    </message>
    <message>
        <source>Choose, pair or draw what it stands on</source>
        <translation>Escolher, formar par ou comprar onde ele está</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, Espaço</translation>
    </message>
    <message>
        <source>Let the chosen card go, then the cursor</source>
        <translation>Soltar a carta escolhida e, depois, o cursor</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Jump to the next open card of a rank</source>
        <translation>Ir para a próxima carta livre de um valor</translation>
    </message>
    <message>
        <source>Say what the cursor stands on</source>
        <translation>Dizer o que há sob o cursor</translation>
    </message>
    <message>
        <source>Leave the table for the next part of the window</source>
        <translation>Sair da mesa para a próxima parte da janela</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Jump to the next open card with %1, which is itself a command</source>
        <translation>Ir à próxima carta livre com %1, que também é um comando</translation>
    </message>
</context>
<context>
    <name>SolverBadge</name>
    <message>
        <source>Deal one that can be won</source>
        <translation>Distribuir uma que possa ser vencida</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>Por tempo</translation>
    </message>
    <message>
        <source>By moves</source>
        <translation>Por jogadas</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>&amp;Copy deal code</source>
        <translation>&amp;Copiar o código da distribuição</translation>
    </message>
    <message>
        <source>&amp;Play this deal again</source>
        <translation>&amp;Jogar esta distribuição de novo</translation>
    </message>
    <message>
        <source>No game is won yet under these rules. Each game that you win is listed here, by its time and by its number of moves.</source>
        <translation>Com estas regras, nenhuma partida foi vencida ainda. Cada partida que você vencer aparece aqui, por tempo e por número de jogadas.</translation>
    </message>
    <message>
        <source>No game that was won is like this.</source>
        <translation>Não há nenhuma partida vencida assim.</translation>
    </message>
    <message>
        <source>No game is won yet. Each game that you win is listed here, by its time and by its number of moves.</source>
        <translation>Nenhuma partida foi vencida ainda. Cada partida que você vencer aparece aqui, por tempo e por número de jogadas.</translation>
    </message>
</context>
<context>
    <name>StatisticsTiles</name>
    <message>
        <source>Games played</source>
        <translation>Partidas jogadas</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Partidas vencidas</translation>
    </message>
    <message>
        <source>Won of all finished</source>
        <translation>Vencidas das terminadas</translation>
    </message>
    <message>
        <source>Wins in a row now</source>
        <translation>Vitórias seguidas agora</translation>
    </message>
    <message>
        <source>Most wins in a row</source>
        <translation>Mais vitórias seguidas</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Melhor tempo</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation>Menos jogadas</translation>
    </message>
    <message>
        <source>Mean time of wins</source>
        <translation>Tempo médio das vitórias</translation>
    </message>
    <message>
        <source>Moves per win</source>
        <translation>Jogadas por vitória</translation>
    </message>
    <message>
        <source>Over par per win</source>
        <translation>Jogadas a mais por vitória</translation>
    </message>
</context>
<context>
    <name>StockPage</name>
    <message>
        <source>The cards that are left are a &amp;stock</source>
        <translation>As cartas restantes formam o &amp;monte</translation>
    </message>
    <message>
        <source>A &amp;draw lays</source>
        <translation>Cada com&amp;pra põe</translation>
    </message>
    <message>
        <source>&amp;Number of cards or wastes:</source>
        <translation>Número de cartas ou pil&amp;has:</translation>
    </message>
    <message>
        <source>&amp;Passes:</source>
        <translation>P&amp;assagens:</translation>
    </message>
    <message>
        <source>Open cards of the waste:</source>
        <translation>Cartas livres do descarte:</translation>
    </message>
    <message>
        <source>&amp;Gathered:</source>
        <translation>&amp;Recolhimento:</translation>
    </message>
    <message>
        <source>&amp;Unused cards:</source>
        <translation>Cartas não &amp;usadas:</translation>
    </message>
    <message>
        <source>that many cards on one waste</source>
        <translation>tantas cartas em uma pilha de descarte</translation>
    </message>
    <message>
        <source>one card on each of that many wastes</source>
        <translation>uma carta em cada uma de tantas pilhas de descarte</translation>
    </message>
    <message>
        <source>one card on the first waste, others move on</source>
        <translation>uma carta na primeira pilha; as outras avançam</translation>
    </message>
    <message>
        <source>one card on a waste of choice</source>
        <translation>uma carta em uma pilha à escolha</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>sem limite</translation>
    </message>
    <message>
        <source>The &amp;first draw is made before the game</source>
        <translation>A primeira compra é feita antes do &amp;jogo</translation>
    </message>
    <message>
        <source>The ne&amp;xt card of the stock lies open</source>
        <translation>A próxima carta do monte fica a&amp;berta</translation>
    </message>
    <message>
        <source>the top</source>
        <translation>a de cima</translation>
    </message>
    <message>
        <source>the card under it, with the top</source>
        <translation>a que está sob ela, com a de cima</translation>
    </message>
    <message>
        <source>the oldest</source>
        <translation>a mais antiga</translation>
    </message>
    <message>
        <source>in the same order</source>
        <translation>na mesma ordem</translation>
    </message>
    <message>
        <source>the last waste first</source>
        <translation>primeiro a última pilha</translation>
    </message>
    <message>
        <source>stay in the waste</source>
        <translation>ficam no descarte</translation>
    </message>
    <message>
        <source>are out of the game at the next draw</source>
        <translation>saem do jogo na próxima compra</translation>
    </message>
</context>
<context>
    <name>StoreProblem</name>
    <message>
        <source>&quot;%1&quot; (%2) does not lie between %3 and tomorrow.</source>
        <translation>“%1” (%2) não está entre %3 e amanhã.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no time for %2.</source>
        <translation>“%1” não é uma data ou hora válida para %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no whole number (%2).</source>
        <translation>“%1” não é um número inteiro (%2).</translation>
    </message>
    <message>
        <source>%1 holds no game that can be opened: %2</source>
        <translation>%1 não contém nenhuma partida que possa ser aberta: %2</translation>
    </message>
    <message>
        <source>A game cannot end as &quot;%1&quot; (%2).</source>
        <translation>Uma partida não pode terminar como “%1” (%2).</translation>
    </message>
    <message>
        <source>A game has an end (ended_at) if and only if it is not open.</source>
        <translation>Uma partida tem fim (ended_at) se terminou, e só então.</translation>
    </message>
    <message>
        <source>A number has too many digits.</source>
        <translation>Um número tem algarismos demais.</translation>
    </message>
    <message>
        <source>From character %1 on, this is not written as JSON.</source>
        <translation>A partir do caractere %1, isto não é JSON.</translation>
    </message>
    <message>
        <source>From here on the table cannot be read.</source>
        <translation>A partir daqui, não é possível ler a tabela.</translation>
    </message>
    <message>
        <source>The deal code cannot be used: %1</source>
        <translation>O código da distribuição não pode ser usado: %1</translation>
    </message>
    <message>
        <source>The deal code must be written as &quot;%1&quot;.</source>
        <translation>O código da distribuição deve ser escrito “%1”.</translation>
    </message>
    <message>
        <source>The end (ended_at) lies before the beginning (started_at).</source>
        <translation>O fim (ended_at) é anterior ao início (started_at).</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2.</source>
        <translation>Não é possível ler o arquivo %1: %2.</translation>
    </message>
    <message>
        <source>%1 is a folder, a pipe or a device, and no file.</source>
        <translation>%1 é uma pasta, um pipe ou um dispositivo, e não um arquivo.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2.</source>
        <translation>Não é possível gravar o arquivo %1: %2.</translation>
    </message>
    <message>
        <source>The file %1 is not text in UTF-8.</source>
        <translation>O arquivo %1 não é um texto em UTF-8.</translation>
    </message>
    <message>
        <source>The file %1 is too large: %2 MB.</source>
        <translation>O arquivo %1 é grande demais: %2 MB.</translation>
    </message>
    <message>
        <source>The file ends too early.</source>
        <translation>O arquivo termina cedo demais.</translation>
    </message>
    <message>
        <source>The game cannot be played: %1.</source>
        <translation>A partida não pode ser jogada: %1.</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; must end in .json or .csv.</source>
        <translation>O nome “%1” deve terminar em .json ou .csv.</translation>
    </message>
    <message>
        <source>The number of actions is too large: %1.</source>
        <translation>O número de ações é grande demais: %1.</translation>
    </message>
    <message>
        <source>The numbers of actions (%1) and of times (%2) differ.</source>
        <translation>O número de ações (%1) não coincide com o de tempos (%2).</translation>
    </message>
    <message>
        <source>The numbers of values (%1) and of columns (%2) differ.</source>
        <translation>O número de valores (%1) não coincide com o de colunas (%2).</translation>
    </message>
    <message>
        <source>The saved games cannot be read: %1.</source>
        <translation>Não é possível ler as partidas salvas: %1.</translation>
    </message>
    <message>
        <source>The moves of a saved game cannot be read.</source>
        <translation>Não é possível ler as jogadas de uma partida salva.</translation>
    </message>
    <message>
        <source>The text of %1 is too long; its length is %2.</source>
        <translation>O texto de %1 é longo demais; o comprimento dele é %2.</translation>
    </message>
    <message>
        <source>The times of the actions (at_ms) do not grow.</source>
        <translation>Os tempos das ações (at_ms) não são crescentes.</translation>
    </message>
    <message>
        <source>The times of the actions (at_ms) are not a list of whole numbers.</source>
        <translation>Os tempos das ações (at_ms) não são uma lista de números inteiros.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is not known.</source>
        <translation>A coluna “%1” não é conhecida.</translation>
    </message>
    <message>
        <source>The deal is not the daily deal of %1.</source>
        <translation>Esta não é a distribuição do dia %1.</translation>
    </message>
    <message>
        <source>By its moves, %1 is &quot;%2&quot; and not &quot;%3&quot;.</source>
        <translation>Pelas jogadas, %1 é “%2” e não “%3”.</translation>
    </message>
    <message>
        <source>The rule record is not that of the deal code.</source>
        <translation>O registro das regras não é o do código da distribuição.</translation>
    </message>
    <message>
        <source>A game begins with its first move; this has none.</source>
        <translation>Uma partida começa com a primeira jogada; esta não tem nenhuma.</translation>
    </message>
    <message>
        <source>There is no text for %1.</source>
        <translation>Falta um texto para %1.</translation>
    </message>
    <message>
        <source>There is no whole number for %1 from %2 to %3.</source>
        <translation>Falta para %1 um número inteiro de %2 a %3.</translation>
    </message>
    <message>
        <source>Too many brackets stand inside each other.</source>
        <translation>Há colchetes aninhados demais.</translation>
    </message>
    <message>
        <source>This is no game.</source>
        <translation>Isto não é uma partida.</translation>
    </message>
    <message>
        <source>This is no file of games that Pyramide has written.</source>
        <translation>Este não é um arquivo de partidas gravado pelo Pyramide.</translation>
    </message>
    <message>
        <source>This is no table of games that Pyramide has written.</source>
        <translation>Esta não é uma tabela de partidas gravada pelo Pyramide.</translation>
    </message>
    <message>
        <source>This file has version %1; this program reads %2.</source>
        <translation>Este arquivo é da versão %1; este programa lê a versão %2.</translation>
    </message>
</context>
<context>
    <name>SystemReason</name>
    <message>
        <source>access permission denied</source>
        <translation>acesso negado</translation>
    </message>
    <message>
        <source>attempt to write a readonly database</source>
        <translation>o arquivo é somente leitura</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>o arquivo está danificado</translation>
    </message>
    <message>
        <source>database is locked</source>
        <translation>outro programa está usando o arquivo</translation>
    </message>
    <message>
        <source>database or disk is full</source>
        <translation>o disco está cheio</translation>
    </message>
    <message>
        <source>disk I/O error</source>
        <translation>erro de leitura ou gravação do disco</translation>
    </message>
    <message>
        <source>file is not a database</source>
        <translation>o arquivo não é um banco de dados</translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation>não é possível abrir o arquivo</translation>
    </message>
</context>
<context>
    <name>TableAccess</name>
    <message>
        <source>The game is paused.</source>
        <translation>A partida está pausada.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>A partida continua.</translation>
    </message>
</context>
<context>
    <name>TableHelps</name>
    <message>
        <source>No card of this rank can be played now.</source>
        <translation>Nenhuma carta deste valor pode ser jogada agora.</translation>
    </message>
</context>
<context>
    <name>TableMessages</name>
    <message>
        <source>The game is paused. Click or press a key to go on.</source>
        <translation>A partida está pausada. Clique ou pressione uma tecla para continuar.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nova partida</translation>
    </message>
    <message>
        <source>Replay this deal</source>
        <translation>Repetir esta distribuição</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisar</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuar jogando</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%Ln jogada</numerusform>
            <numerusform>%Ln jogadas</numerusform>
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
        <translation>&amp;Baralhos:</translation>
    </message>
    <message>
        <source>&amp;Cards of a pack:</source>
        <translation>Cartas por bara&amp;lho:</translation>
    </message>
    <message>
        <source>&amp;Fixed cards:</source>
        <translation>Cartas &amp;fixas:</translation>
    </message>
    <message>
        <source>one</source>
        <translation>um</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dois</translation>
    </message>
    <message>
        <source>52, ace to king</source>
        <translation>52, do ás ao rei</translation>
    </message>
    <message>
        <source>48 Spanish, without tens</source>
        <translation>48 espanholas, sem o 10</translation>
    </message>
    <message>
        <source>40 Italian, without eights, nines and tens</source>
        <translation>40 italianas, sem o 8, o 9 e o 10</translation>
    </message>
    <message>
        <source>&amp;Add a block</source>
        <translation>&amp;Adicionar um bloco</translation>
    </message>
    <message>
        <source>Place and card, such as A1 KS</source>
        <translation>Lugar e carta, como A1 KS</translation>
    </message>
</context>
<context>
    <name>TableReading</name>
    <message>
        <source>%1, empty</source>
        <translation>%1, sem carta</translation>
    </message>
    <message>
        <source>%1, hidden by the pause</source>
        <translation>%1, carta oculta pela pausa</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>sem cartas</translation>
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
        <translation>Desfeito: %1</translation>
    </message>
    <message>
        <source>Made again: %1</source>
        <translation>Refeito: %1</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>Nova partida: %1</translation>
    </message>
    <message>
        <source>The same deal again: %1</source>
        <translation>A mesma distribuição de novo: %1</translation>
    </message>
    <message>
        <source>The game goes on: %1</source>
        <translation>A partida continua: %1</translation>
    </message>
    <message>
        <source>The game before is back: %1</source>
        <translation>A partida anterior voltou: %1</translation>
    </message>
    <message>
        <source>%1 is chosen</source>
        <translation>Carta escolhida: %1</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>escolhida</translation>
    </message>
    <message>
        <source>open</source>
        <translation>livre</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>a card that cannot be played now</comment>
        <translation>não disponível</translation>
    </message>
    <message>
        <source>covered by %1</source>
        <translation>sob %1</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>uma carta virada para baixo</translation>
    </message>
    <message>
        <source>redeals without limit</source>
        <translation>o monte é reposto sem limite</translation>
    </message>
    <message numerus="yes">
        <source>%n redeal(s) left</source>
        <translation>
            <numerusform>o monte ainda pode ser reposto %Ln vez</numerusform>
            <numerusform>o monte ainda pode ser reposto %Ln vezes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableSentences</name>
    <message>
        <source>Covered cards lie face down and turn up once nothing covers them.</source>
        <translation>As cartas cobertas ficam viradas para baixo e são viradas assim que nada mais as cobre.</translation>
    </message>
    <message>
        <source>Part %1 of the table need not be cleared for a win.</source>
        <translation>A parte %1 da mesa não precisa ser limpa para vencer.</translation>
    </message>
    <message>
        <source>There is no stock.</source>
        <translation>Não há monte.</translation>
    </message>
    <message>
        <source>The stock is gone through once; it is not turned over again.</source>
        <translation>O monte é percorrido uma vez; não é reposto.</translation>
    </message>
    <message>
        <source>An empty stock is made again from the waste, as often as you like.</source>
        <translation>O monte vazio é reposto com o descarte quantas vezes você quiser.</translation>
    </message>
    <message>
        <source>What is not used before the next draw is out of the game.</source>
        <translation>O que não é usado antes da próxima compra sai do jogo.</translation>
    </message>
    <message>
        <source>A card in a cell stays open; it must leave the cell before the game is won.</source>
        <translation>Uma carta em uma célula continua livre; ela precisa sair da célula para que a partida seja vencida.</translation>
    </message>
    <message>
        <source>One Spanish pack of 48 cards is used; it has no tens.</source>
        <translation>Usa-se um baralho espanhol de 48 cartas; ele não tem o 10.</translation>
    </message>
    <message>
        <source>Two Spanish packs of 48 cards each are used; they have no tens.</source>
        <translation>Usam-se dois baralhos espanhóis de 48 cartas cada; eles não têm o 10.</translation>
    </message>
    <message>
        <source>One Italian pack of 40 cards is used; it has no eights, nines and tens.</source>
        <translation>Usa-se um baralho italiano de 40 cartas; ele não tem o 8, o 9 e o 10.</translation>
    </message>
    <message>
        <source>Two Italian packs of 40 cards each are used; they have no eights, nines and tens.</source>
        <translation>Usam-se dois baralhos italianos de 40 cartas cada; eles não têm o 8, o 9 e o 10.</translation>
    </message>
    <message>
        <source>One pack of 52 cards is used.</source>
        <translation>Usa-se um baralho de 52 cartas.</translation>
    </message>
    <message>
        <source>Two packs of 52 cards each are used.</source>
        <translation>Usam-se dois baralhos de 52 cartas cada.</translation>
    </message>
    <message>
        <source>The cards of the reserve are open from the start.</source>
        <translation>As cartas da reserva estão livres desde o início.</translation>
    </message>
    <message>
        <source>Only the last card of a column is open.</source>
        <translation>Só a última carta de cada coluna está livre.</translation>
    </message>
    <message>
        <source>A card is covered by the two cards of the next row that lie on it.</source>
        <translation>Uma carta é coberta pelas duas cartas da fileira seguinte que estão sobre ela.</translation>
    </message>
    <message>
        <source>A card is covered by the two cards of the next row that lie on it, a card at the end of a row by only one.</source>
        <translation>Uma carta é coberta pelas duas cartas da fileira seguinte que estão sobre ela; na ponta de uma fileira, por apenas uma.</translation>
    </message>
    <message>
        <source>A card is covered until the whole next row has gone.</source>
        <translation>Uma carta fica coberta até que toda a fileira seguinte tenha saído.</translation>
    </message>
    <message>
        <source>The %1 always lies in row %2 at place %3.</source>
        <translation>Na fileira %2, posição %3, fica sempre %1.</translation>
    </message>
    <message>
        <source>The %1 always lies in column %2 at place %3.</source>
        <translation>Na coluna %2, posição %3, fica sempre %1.</translation>
    </message>
    <message>
        <source>Cards are drawn from the stock onto the waste, one at a time.</source>
        <translation>As cartas são compradas do monte para o descarte, uma por vez.</translation>
    </message>
    <message>
        <source>A draw turns up one card beside the waste; the card that was turned before moves onto the waste.</source>
        <translation>Uma compra vira uma carta ao lado do descarte; a carta virada antes passa para o descarte.</translation>
    </message>
    <message>
        <source>Nothing is shuffled: the cards come again in the same order.</source>
        <translation>Nada é embaralhado: as cartas voltam na mesma ordem.</translation>
    </message>
    <message>
        <source>Nothing is shuffled: the wastes are gathered from the last to the first, the oldest card of each first.</source>
        <translation>Nada é embaralhado: as pilhas de descarte são recolhidas da última à primeira, começando em cada uma pela carta mais antiga.</translation>
    </message>
</context>
<context>
    <name>WhyAnswers</name>
    <message>
        <source>Touch what you cannot play: one card or two, the stock, Undo or Redo. Escape ends the question.</source>
        <translation>Toque no que você não pode jogar: uma ou duas cartas, o monte, “Desfazer” ou “Refazer”. Esc encerra a pergunta.</translation>
    </message>
    <message>
        <source>This card has left the game; only Undo brings it back.</source>
        <translation>Esta carta saiu do jogo; só “Desfazer” a traz de volta.</translation>
    </message>
    <message>
        <source>This card goes alone: touch it.</source>
        <translation>Esta carta sai sozinha: toque nela.</translation>
    </message>
    <message>
        <source>These two cards go together: touch one, then the other.</source>
        <translation>Estas duas cartas formam par: toque em uma e depois na outra.</translation>
    </message>
    <message>
        <source>Touch the stock, then the waste that the card is to go to.</source>
        <translation>Toque no monte e depois na pilha de descarte para a qual a carta deve ir.</translation>
    </message>
    <message>
        <source>A card can be drawn: touch the stock.</source>
        <translation>É possível comprar uma carta: toque no monte.</translation>
    </message>
    <message>
        <source>The waste can be turned over: touch the empty stock.</source>
        <translation>O descarte pode ser virado: toque no monte vazio.</translation>
    </message>
    <message>
        <source>The last move can be taken back.</source>
        <translation>A última jogada pode ser desfeita.</translation>
    </message>
    <message>
        <source>These rules let no move be taken back.</source>
        <translation>Com estas regras, nenhuma jogada pode ser desfeita.</translation>
    </message>
    <message numerus="yes">
        <source>These rules let %n move(s) be taken back, and no more.</source>
        <translation>
            <numerusform>Com estas regras, só %Ln jogada pode ser desfeita.</numerusform>
            <numerusform>Com estas regras, só %Ln jogadas podem ser desfeitas.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>Não há nenhuma jogada a desfazer.</translation>
    </message>
    <message>
        <source>The move that was taken back can be made again.</source>
        <translation>A jogada desfeita pode ser refeita.</translation>
    </message>
    <message>
        <source>No move has been taken back, so there is none to make again.</source>
        <translation>Nenhuma jogada foi desfeita, por isso não há nada a refazer.</translation>
    </message>
    <message numerus="yes">
        <source>%1 can be played: %n card(s) go with it now.</source>
        <translation>
            <numerusform>%1 pode sair: agora pode formar par com %Ln carta.</numerusform>
            <numerusform>%1 pode sair: agora pode formar par com %Ln cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card that it goes with is open now: %1.</source>
        <translation>Agora não está livre nenhuma das cartas com que ela forma par: %1.</translation>
    </message>
    <message>
        <source>%1 and %2 make %3.</source>
        <translation>%1 e %2 somam %3.</translation>
    </message>
</context>
<context>
    <name>WindowBars</name>
    <message>
        <source>%1 or Escape brings the bars back.</source>
        <translation>%1 ou Esc traz as barras de volta.</translation>
    </message>
</context>
<context>
    <name>WindowHelp</name>
    <message>
        <source>A whole pass without a pair. Hint tells whether this can still be won.</source>
        <translation>Uma passagem inteira sem par. “Dica” diz se ainda é possível vencer.</translation>
    </message>
</context>
<context>
    <name>WindowMessages</name>
    <message>
        <source>The deal code is copied.</source>
        <translation>O código da distribuição foi copiado.</translation>
    </message>
    <message>
        <source>Something went wrong. The table was set up anew; details are in %1.</source>
        <translation>Algo deu errado. A mesa foi montada de novo; os detalhes estão em %1.</translation>
    </message>
    <message>
        <source>Undo brings the game before back.</source>
        <translation>“Desfazer” traz a partida anterior de volta.</translation>
    </message>
    <message>
        <source>The game before is back.</source>
        <translation>A partida anterior voltou.</translation>
    </message>
</context>
<context>
    <name>WindowRecords</name>
    <message>
        <source>This game cannot be shown: %1</source>
        <translation>Esta partida não pode ser mostrada: %1</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>Winnable</source>
        <translation>Pode ser vencida</translation>
    </message>
    <message>
        <source>Can no longer be won</source>
        <translation>Não pode mais ser vencida</translation>
    </message>
    <message>
        <source>This deal cannot be won</source>
        <translation>Esta distribuição não pode ser vencida</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Não se sabe</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>Cannot be won</source>
        <translation>Sem vitória</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdida</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could be brought over.</source>
        <translation>
            <numerusform>Foi possível recuperar %Ln partida.</numerusform>
            <numerusform>Foi possível recuperar %Ln partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>row %1, place %2</source>
        <translation>fileira %1, posição %2</translation>
    </message>
    <message>
        <source>pyramid %1, row %2, place %3</source>
        <translation>pirâmide %1, fileira %2, posição %3</translation>
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
        <translation>Remova %1 e %2.</translation>
    </message>
    <message>
        <source>Remove the %1.</source>
        <translation>Remova %1.</translation>
    </message>
    <message>
        <source>Put the %1 into a cell.</source>
        <translation>Ponha %1 em uma célula.</translation>
    </message>
    <message>
        <source>Turn the waste back into the stock.</source>
        <translation>Forme o monte de novo com o descarte.</translation>
    </message>
    <message>
        <source>Draw from the stock to waste %1.</source>
        <translation>Compre do monte para a pilha de descarte %1.</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <translation>Compre do monte.</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>Repor o monte</translation>
    </message>
    <message>
        <source>Draw: %1</source>
        <translation>Compra: %1</translation>
    </message>
    <message>
        <source>%1 to a cell</source>
        <translation>%1 para uma célula</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida terminou.</translation>
    </message>
    <message>
        <source>This deal can no longer be won, and no more cards can be removed.</source>
        <translation>Esta distribuição não pode mais ser vencida, e nenhuma outra carta pode ser removida.</translation>
    </message>
    <message>
        <source>This deal can no longer be won.</source>
        <translation>Esta distribuição não pode mais ser vencida.</translation>
    </message>
    <message>
        <source>Whether this can be won is not known.</source>
        <translation>Não se sabe se é possível vencer.</translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation>Esta distribuição não pode ser vencida.</translation>
    </message>
    <message>
        <source>This deal can be won.</source>
        <translation>Esta distribuição pode ser vencida.</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>o ás</translation>
    </message>
    <message>
        <source>two</source>
        <translation>o dois</translation>
    </message>
    <message>
        <source>three</source>
        <translation>o três</translation>
    </message>
    <message>
        <source>four</source>
        <translation>o quatro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>o cinco</translation>
    </message>
    <message>
        <source>six</source>
        <translation>o seis</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>o sete</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>o oito</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>o nove</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>o dez</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>o valete</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>a dama</translation>
    </message>
    <message>
        <source>king</source>
        <translation>o rei</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>paus</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ouros</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>copas</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>espadas</translation>
    </message>
    <message>
        <source>Pyramide</source>
        <translation>Pyramide</translation>
    </message>
    <message>
        <source>Three Passes</source>
        <translation>Três passagens</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clássica</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Relaxada</translation>
    </message>
    <message>
        <source>Par Pyramid</source>
        <translation>Pirâmide com meta</translation>
    </message>
    <message>
        <source>Open Stock</source>
        <translation>Monte aberto</translation>
    </message>
    <message>
        <source>King Tut</source>
        <translation>Rei Tut</translation>
    </message>
    <message>
        <source>Tut&apos;s Tomb</source>
        <translation>A tumba de Tut</translation>
    </message>
    <message>
        <source>Apophis</source>
        <translation>Apófis</translation>
    </message>
    <message>
        <source>Giza</source>
        <translation>Gizé</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triângulo</translation>
    </message>
    <message>
        <source>Reserve of Seven</source>
        <translation>Reserva de sete</translation>
    </message>
    <message>
        <source>Loose Last Row</source>
        <translation>Última fileira solta</translation>
    </message>
    <message>
        <source>Reserve of Six</source>
        <translation>Reserva de seis</translation>
    </message>
    <message>
        <source>One Cell</source>
        <translation>Uma célula</translation>
    </message>
    <message>
        <source>Coverer Pairs</source>
        <translation>Par com a que cobre</translation>
    </message>
    <message>
        <source>Spanish Deck</source>
        <translation>Baralho espanhol</translation>
    </message>
    <message>
        <source>Six Rows</source>
        <translation>Seis fileiras</translation>
    </message>
    <message>
        <source>Thirteen</source>
        <translation>Treze</translation>
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
        <translation>Pirâmide de doze</translation>
    </message>
    <message>
        <source>Cheops</source>
        <translation>Quéops</translation>
    </message>
    <message>
        <source>Pharaohs</source>
        <translation>Faraós</translation>
    </message>
    <message>
        <source>Italian Deck</source>
        <translation>Baralho italiano</translation>
    </message>
    <message>
        <source>Double Pyramid</source>
        <translation>Pirâmide dupla</translation>
    </message>
    <message>
        <source>Two Pyramids</source>
        <translation>Duas pirâmides</translation>
    </message>
    <message>
        <source>Up and Down</source>
        <translation>Para cima e para baixo</translation>
    </message>
    <message>
        <source>Anubis</source>
        <translation>Anúbis</translation>
    </message>
    <message>
        <source>Eleven Triangle</source>
        <translation>Triângulo de onze</translation>
    </message>
    <message>
        <source>My rules</source>
        <translation>Minhas regras</translation>
    </message>
    <message>
        <source>waste</source>
        <translation>descarte</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>monte</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>célula</translation>
    </message>
    <message>
        <source>foundation</source>
        <translation>pilha de removidas</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>coluna %1</translation>
    </message>
    <message>
        <source>waste %1</source>
        <translation>descarte %1</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>célula %1</translation>
    </message>
    <message>
        <source>foundation %1</source>
        <translation>pilha de removidas %1</translation>
    </message>
    <message>
        <source>%1 and %2 are removed</source>
        <translation>Saem %1 e %2</translation>
    </message>
    <message>
        <source>%1 is removed</source>
        <translation>Sai %1</translation>
    </message>
    <message>
        <source>%1 is drawn</source>
        <translation>Compra-se %1</translation>
    </message>
    <message>
        <source>The waste is turned back into the stock</source>
        <translation>O descarte volta a formar o monte</translation>
    </message>
    <message>
        <source>%1 goes to a cell</source>
        <translation>Põe-se %1 em uma célula</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Colocação</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Código da distribuição</translation>
    </message>
    <message>
        <source>The settings file was damaged. It was kept as %1, and the default settings are in use.</source>
        <translation>O arquivo de configurações estava danificado. Ele foi guardado como %1, e as configurações padrão estão em uso.</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their default values again. The old file was kept as %1.</source>
        <translation>Algumas configurações não puderam ser lidas e voltaram aos valores padrão. O arquivo antigo foi guardado como %1.</translation>
    </message>
    <message>
        <source>The settings were brought up to date. The old file was kept as %1.</source>
        <translation>As configurações foram atualizadas. O arquivo antigo foi guardado como %1.</translation>
    </message>
    <message>
        <source>The settings file could not be read. It was kept as %1, and the default settings are in use.</source>
        <translation>Não foi possível ler o arquivo de configurações. Ele foi guardado como %1, e as configurações padrão estão em uso.</translation>
    </message>
    <message>
        <source>The file with your games was damaged. It was kept as %1, and a new one was begun.</source>
        <translation>O arquivo com suas partidas estava danificado. Ele foi guardado como %1, e um novo foi iniciado.</translation>
    </message>
    <message>
        <source>A file of another program lay in the place of your games. It was kept as %1, and a new one was begun.</source>
        <translation>No lugar das suas partidas havia um arquivo de outro programa. Ele foi guardado como %1, e um novo foi iniciado.</translation>
    </message>
    <message>
        <source>The file with your games comes from a newer version of the program. It was kept as %1, and a new one was begun.</source>
        <translation>O arquivo com suas partidas é de uma versão mais nova do programa. Ele foi guardado como %1, e um novo foi iniciado.</translation>
    </message>
    <message>
        <source>The journal beside the file with your games is damaged or does not belong to it. Both were kept as %1, and you go on with the games that the file holds.</source>
        <translation>O diário ao lado do arquivo com suas partidas está danificado ou não pertence a ele. Ambos foram guardados como %1, e você continua com as partidas que o arquivo contém.</translation>
    </message>
    <message>
        <source>What lay in the place of your games could not be used. It was kept as %1, and a new one was begun.</source>
        <translation>O que estava no lugar das suas partidas não pôde ser usado. Foi guardado como %1, e um novo arquivo foi iniciado.</translation>
    </message>
    <message>
        <source>The file with your games was brought up to date. The old one was kept as %1.</source>
        <translation>O arquivo com suas partidas foi atualizado. O antigo foi guardado como %1.</translation>
    </message>
    <message>
        <source>The settings file is damaged and cannot be moved away. The default settings are in use, and changes are not kept.</source>
        <translation>O arquivo de configurações está danificado e não pode ser movido. As configurações padrão estão em uso, e as alterações não são guardadas.</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their default values again. Changes are not kept.</source>
        <translation>Algumas configurações não puderam ser lidas e voltaram aos valores padrão. As alterações não são guardadas.</translation>
    </message>
    <message>
        <source>The settings come from a newer version of the program. What this version knows of them is in use.</source>
        <translation>As configurações são de uma versão mais nova do programa. O que esta versão conhece delas está em uso.</translation>
    </message>
    <message>
        <source>The settings were brought up to date.</source>
        <translation>As configurações foram atualizadas.</translation>
    </message>
    <message>
        <source>The settings of an older version cannot be copied and are left as they are. Changes are not kept.</source>
        <translation>As configurações de uma versão mais antiga não podem ser copiadas e ficam como estão. As alterações não são guardadas.</translation>
    </message>
    <message>
        <source>The settings file cannot be read. The default settings are in use, and changes are not kept.</source>
        <translation>O arquivo de configurações não pode ser lido. As configurações padrão estão em uso, e as alterações não são guardadas.</translation>
    </message>
    <message>
        <source>The settings cannot be written. They hold until the program ends.</source>
        <translation>As configurações não podem ser gravadas. Elas valem até o programa ser fechado.</translation>
    </message>
    <message>
        <source>The file with your games is damaged and cannot be moved away. Games are kept only until the program ends.</source>
        <translation>O arquivo com suas partidas está danificado e não pode ser movido. As partidas são guardadas só até o programa ser fechado.</translation>
    </message>
    <message>
        <source>A file of another program lies in the place of your games and cannot be moved away. Games are kept only until the program ends.</source>
        <translation>No lugar das suas partidas há um arquivo de outro programa que não pode ser movido. As partidas são guardadas só até o programa ser fechado.</translation>
    </message>
    <message>
        <source>The file with your games comes from a newer version of the program and cannot be moved away. Games are kept only until the program ends.</source>
        <translation>O arquivo com suas partidas é de uma versão mais nova do programa e não pode ser movido. As partidas são guardadas só até o programa ser fechado.</translation>
    </message>
    <message>
        <source>Another program holds the file with your games. Games are kept only until the program ends.</source>
        <translation>Outro programa está usando o arquivo com suas partidas. As partidas são guardadas só até o programa ser fechado.</translation>
    </message>
    <message>
        <source>The file with your games cannot be used. Games are kept only until the program ends.</source>
        <translation>O arquivo com suas partidas não pode ser usado. As partidas são guardadas só até o programa ser fechado.</translation>
    </message>
    <message>
        <source>The file with your games was brought up to date.</source>
        <translation>O arquivo com suas partidas foi atualizado.</translation>
    </message>
    <message>
        <source>The file with your games could not be brought up to date and is left as it is. Games are kept only until the program ends.</source>
        <translation>Não foi possível atualizar o arquivo com suas partidas, e ele fica como está. As partidas são guardadas só até o programa ser fechado.</translation>
    </message>
    <message>
        <source>The game cannot be saved now. Saving is tried again with each move.</source>
        <translation>A partida não pode ser salva agora. A cada jogada haverá uma nova tentativa.</translation>
    </message>
    <message>
        <source>The game is saved again; nothing was lost.</source>
        <translation>A partida está sendo salva de novo; nada se perdeu.</translation>
    </message>
    <message>
        <source>The game is already open in another window. Games in this one are not kept.</source>
        <translation>O jogo já está aberto em outra janela. As partidas desta não são guardadas.</translation>
    </message>
    <message>
        <source>The game in progress cannot be gone on with. It is kept, and a new one was dealt.</source>
        <translation>A partida em andamento não pode ser continuada. Ela foi guardada, e uma nova foi distribuída.</translation>
    </message>
    <message>
        <source>The file with the texts in %1 is damaged, so English is shown; installing Pyramide again mends that.</source>
        <translation>O arquivo com os textos do idioma “%1” está danificado, por isso o inglês é mostrado; reinstalar o Pyramide resolve isso.</translation>
    </message>
    <message>
        <source>The games cannot be read now.</source>
        <translation>As partidas não podem ser lidas agora.</translation>
    </message>
    <message>
        <source>The game is won</source>
        <translation>Partida vencida</translation>
    </message>
    <message>
        <source>There is no card</source>
        <translation>Aqui não há nenhuma carta</translation>
    </message>
    <message>
        <source>This card is blocked by another</source>
        <translation>Esta carta está bloqueada por outra</translation>
    </message>
    <message>
        <source>The next card of the stock cannot be played</source>
        <translation>A próxima carta do monte não pode ser jogada</translation>
    </message>
    <message>
        <source>This card of the waste cannot be played</source>
        <translation>Esta carta do descarte não pode ser jogada</translation>
    </message>
    <message>
        <source>This card goes only with the card on top of it</source>
        <translation>Esta carta só forma par com a que está sobre ela</translation>
    </message>
    <message>
        <source>A card does not go with itself</source>
        <translation>Uma carta não forma par consigo mesma</translation>
    </message>
    <message>
        <source>The sum must be %1</source>
        <translation>A soma precisa ser %1</translation>
    </message>
    <message>
        <source>These two cards do not go together</source>
        <translation>Estas duas cartas não formam par</translation>
    </message>
    <message>
        <source>Cards from these two places must not go together</source>
        <translation>Cartas destes dois lugares não podem formar par</translation>
    </message>
    <message>
        <source>This card does not go alone</source>
        <translation>Esta carta não sai sozinha</translation>
    </message>
    <message>
        <source>These rules have no stock</source>
        <translation>Com estas regras não há monte</translation>
    </message>
    <message>
        <source>The stock is empty</source>
        <translation>O monte está vazio</translation>
    </message>
    <message>
        <source>The stock still has cards</source>
        <translation>O monte ainda tem cartas</translation>
    </message>
    <message>
        <source>No pass through the stock is left</source>
        <translation>Não resta nenhuma passagem pelo monte</translation>
    </message>
    <message>
        <source>There are no more cards to draw</source>
        <translation>Não há mais cartas para comprar</translation>
    </message>
    <message>
        <source>There is no such cell</source>
        <translation>Essa célula não existe</translation>
    </message>
    <message>
        <source>The cell is taken</source>
        <translation>A célula está ocupada</translation>
    </message>
    <message>
        <source>This card may not go to a cell</source>
        <translation>Esta carta não pode ir para uma célula</translation>
    </message>
    <message>
        <source>Choose a waste for this card</source>
        <translation>Escolha uma pilha de descarte para esta carta</translation>
    </message>
    <message>
        <source>This card cannot be played now</source>
        <translation>Esta carta não pode ser jogada agora</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>A partida está pausada</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>A partida terminou</translation>
    </message>
    <message>
        <source>No more possible moves</source>
        <translation>Não há mais jogadas possíveis</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>A partida continua</translation>
    </message>
    <message>
        <source>Only the stock goes round now; nothing more can be removed</source>
        <translation>Agora só resta dar voltas no monte; nada mais pode ser removido</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Cartas restantes</translation>
    </message>
    <message>
        <source>Par score</source>
        <translation>Em relação à meta</translation>
    </message>
</context>
</TS>
