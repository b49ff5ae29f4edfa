<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Pyramide</source>
        <translation>Относно Pyramide</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Лицензи…</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Версия %1</translation>
    </message>
    <message>
        <source>Pyramid solitaire and its family, played by the documented rules.</source>
        <translation>Пасиансът „Пирамида“ и неговото семейство по описаните правила.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Свободен софтуер под Общия публичен лиценз на GNU, версия 3 или по-нова. Предоставя се без никаква гаранция.</translation>
    </message>
    <message>
        <source>It uses no network: your games stay on this computer.</source>
        <translation>Не използва мрежата: партиите ви остават на този компютър.</translation>
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
        <translation>&amp;Продължаване</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Пауза</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Нова партия</translation>
    </message>
    <message>
        <source>Be&amp;gin a new match</source>
        <translation>Нов ма&amp;ч</translation>
    </message>
    <message>
        <source>M&amp;y rules…</source>
        <translation>&amp;Мои правила…</translation>
    </message>
    <message>
        <source>Sa&amp;me number under other rules…</source>
        <translation>Същи&amp;ят номер с други правила…</translation>
    </message>
    <message>
        <source>Deal one that can be &amp;won</source>
        <translation>Раздаване, &amp;което може да се спечели</translation>
    </message>
    <message>
        <source>Deal a game under these rules that can be won</source>
        <translation>Раздаване по тези правила, което може да се спечели</translation>
    </message>
    <message>
        <source>&amp;Replay this deal</source>
        <translation>&amp;Отново това раздаване</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Отначало</translation>
    </message>
    <message>
        <source>Ne&amp;xt deal</source>
        <translation>С&amp;ледващо раздаване</translation>
    </message>
    <message>
        <source>Pre&amp;vious deal</source>
        <translation>П&amp;редишно раздаване</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Статистика</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>Ис&amp;тория</translation>
    </message>
    <message>
        <source>Save this game as a &amp;file…</source>
        <translation>&amp;Записване на партията във файл…</translation>
    </message>
    <message>
        <source>&amp;Daily deal</source>
        <translation>&amp;Дневно раздаване</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Из&amp;ход</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отмяна</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отмяна</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторение</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторение</translation>
    </message>
    <message>
        <source>&amp;Draw or redeal</source>
        <translation>&amp;Теглене или превъртане</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Подска&amp;зка</translation>
    </message>
    <message>
        <source>Show &amp;moves</source>
        <translation>Покажи &amp;ходовете</translation>
    </message>
    <message>
        <source>Show the solu&amp;tion</source>
        <translation>Пока&amp;жи решението</translation>
    </message>
    <message>
        <source>Re&amp;view this game</source>
        <translation>П&amp;реглед на партията</translation>
    </message>
    <message>
        <source>&amp;Enter a deal…</source>
        <translation>&amp;Въвеждане на раздаване…</translation>
    </message>
    <message>
        <source>Say whether the game can be &amp;won</source>
        <translation>Показвай дали партията може да се &amp;спечели</translation>
    </message>
    <message>
        <source>&amp;Copy deal code</source>
        <translation>&amp;Копиране на кода</translation>
    </message>
    <message>
        <source>&amp;Paste deal code…</source>
        <translation>По&amp;ставяне на код…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Настройки…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>На цял &amp;екран</translation>
    </message>
    <message>
        <source>&amp;Nothing but cards</source>
        <translation>Само &amp;картите</translation>
    </message>
    <message>
        <source>Show the &amp;bars</source>
        <translation>&amp;Показване на лентите</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Правила на тази игра</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <translation>Как се &amp;играе</translation>
    </message>
    <message>
        <source>&amp;Why can&apos;t I…?</source>
        <translation>&amp;Защо не мога…?</translation>
    </message>
    <message>
        <source>&amp;Guide through a first game</source>
        <translation>&amp;Водач за първа партия</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Клавишни комбинации</translation>
    </message>
    <message>
        <source>&amp;About Pyramide</source>
        <translation>&amp;Относно Pyramide</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Относно &amp;Qt</translation>
    </message>
    <message>
        <source>Deal a new game at random</source>
        <translation>Раздаване на нова случайна партия</translation>
    </message>
    <message>
        <source>New game by r&amp;ules or code…</source>
        <translation>Нова партия по правила &amp;или код…</translation>
    </message>
    <message>
        <source>Choose rules and a deal by its code</source>
        <translation>Избор на правила и на раздаване по неговия код</translation>
    </message>
    <message>
        <source>Let the next game be the first of a match of six</source>
        <translation>Следващата партия да бъде първата от мач от шест</translation>
    </message>
    <message>
        <source>Put together rules of your own</source>
        <translation>Съставяне на собствени правила</translation>
    </message>
    <message>
        <source>Deal the number on the table under other rules</source>
        <translation>Раздаване на номера от масата с други правила</translation>
    </message>
    <message>
        <source>Play this deal again from its start</source>
        <translation>Изиграване на същото раздаване отначало</translation>
    </message>
    <message>
        <source>&amp;Take back the new game</source>
        <translation>&amp;Връщане на предишната партия</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Отмяна на последния ход</translation>
    </message>
    <message>
        <source>Make the move again that was taken back</source>
        <translation>Повторение на отменения ход</translation>
    </message>
    <message>
        <source>Show the next move of a shortest win</source>
        <translation>Показва следващия ход от най-кратката победа</translation>
    </message>
    <message>
        <source>Cover the table and stop the clock</source>
        <translation>Скриване на масата и спиране на часовника</translation>
    </message>
    <message>
        <source>Show how your games went</source>
        <translation>Показване на изиграните партии</translation>
    </message>
    <message>
        <source>Change how the game looks and helps</source>
        <translation>Промяна на вида и помощта в играта</translation>
    </message>
    <message>
        <source>Copy the code of this deal</source>
        <translation>Копиране на кода на това раздаване</translation>
    </message>
</context>
<context>
    <name>AnalysisCommands</name>
    <message>
        <source>No deal that hard or easy is ready yet; this one can be won.</source>
        <translation>Още няма готово раздаване с такава трудност; това може да се спечели.</translation>
    </message>
    <message>
        <source>No deal that can be won was found in time; this one came by chance.</source>
        <translation>Навреме не се намери раздаване, което може да се спечели; това е случайно.</translation>
    </message>
    <message>
        <source>Looking for the best move…</source>
        <translation>Търси се най-добрият ход…</translation>
    </message>
    <message>
        <source>No card can be removed now; the stock may help.</source>
        <translation>Сега не може да се премахне карта; талонът може да помогне.</translation>
    </message>
    <message>
        <source>No card can be removed any more.</source>
        <translation>Вече не може да се премахне нито една карта.</translation>
    </message>
</context>
<context>
    <name>AnalysisDialogs</name>
    <message>
        <source>A shortest win</source>
        <translation>Най-кратка победа</translation>
    </message>
    <message>
        <source>A win</source>
        <translation>Победа</translation>
    </message>
    <message>
        <source>What removes the most cards</source>
        <translation>Ходове, които премахват най-много карти</translation>
    </message>
    <message>
        <source>No solution is known.</source>
        <translation>Не е известно решение.</translation>
    </message>
</context>
<context>
    <name>AnalysisWording</name>
    <message numerus="yes">
        <source>The win is %n move(s) away.</source>
        <translation>
            <numerusform>До победата остава %Ln ход.</numerusform>
            <numerusform>До победата остават %Ln хода.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The win is at most %n move(s) away.</source>
        <translation>
            <numerusform>До победата остава най-много %Ln ход.</numerusform>
            <numerusform>До победата остават най-много %Ln хода.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deal can no longer be won: at most %n card(s) can be removed.</source>
        <translation>
            <numerusform>Това раздаване вече не може да се спечели: може да се премахне най-много %Ln карта.</numerusform>
            <numerusform>Това раздаване вече не може да се спечели: могат да се премахнат най-много %Ln карти.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s), the fewest possible</source>
        <translation>
            <numerusform>%Ln ход, най-малкото възможно</numerusform>
            <numerusform>%Ln хода, най-малкото възможно</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n move(s)</source>
        <translation>
            <numerusform>Вашият %Ln ход</numerusform>
            <numerusform>Вашите %Ln хода</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the fewest are %n</source>
        <translation>
            <numerusform>най-малко е %Ln</numerusform>
            <numerusform>най-малко са %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Before move %1 it could still be won.</source>
        <translation>Преди ход %1 още можеше да се спечели.</translation>
    </message>
    <message numerus="yes">
        <source>This deal cannot be won: at most %n card(s) can be removed.</source>
        <translation>
            <numerusform>Това раздаване не може да се спечели: може да се премахне най-много %Ln карта.</numerusform>
            <numerusform>Това раздаване не може да се спечели: могат да се премахнат най-много %Ln карти.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deal can be won; the fewest moves are %n.</source>
        <translation>
            <numerusform>Това раздаване може да се спечели; нужен е най-малко %Ln ход.</numerusform>
            <numerusform>Това раздаване може да се спечели; нужни са най-малко %Ln хода.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n card(s)</source>
        <translation>
            <numerusform>най-много %Ln карта</numerusform>
            <numerusform>най-много %Ln карти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) more than needed</source>
        <translation>
            <numerusform>%Ln ход повече от нужното</numerusform>
            <numerusform>%Ln хода повече от нужното</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) can be removed now.</source>
        <translation>
            <numerusform>Сега може да се премахне %Ln карта.</numerusform>
            <numerusform>Сега могат да се премахнат %Ln карти.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BlockRow</name>
    <message>
        <source>Pyramid</source>
        <translation>Пирамида</translation>
    </message>
    <message>
        <source>Inverted pyramid</source>
        <translation>Обърната пирамида</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Колони</translation>
    </message>
    <message>
        <source>Kind of block</source>
        <translation>Вид на блока</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>Редове:</translation>
    </message>
    <message>
        <source>Rows of the pyramid</source>
        <translation>Редове на пирамидата</translation>
    </message>
    <message>
        <source>Number of columns</source>
        <translation>Брой колони</translation>
    </message>
    <message>
        <source>Cards in a column</source>
        <translation>Карти в колона</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>с лицето надолу</translation>
    </message>
    <message>
        <source>Covered cards lie face down</source>
        <translation>Покритите карти лежат с лицето надолу</translation>
    </message>
    <message>
        <source>whole row</source>
        <translation>цял ред</translation>
    </message>
    <message>
        <source>A card is covered until the whole next row has gone</source>
        <translation>Картата е покрита, докато не си отиде целият следващ ред</translation>
    </message>
    <message>
        <source>to clear</source>
        <translation>за изчистване</translation>
    </message>
    <message>
        <source>This block must be cleared for a win</source>
        <translation>Този блок трябва да се изчисти за победа</translation>
    </message>
    <message>
        <source>Take this block away</source>
        <translation>Махане на този блок</translation>
    </message>
</context>
<context>
    <name>CardLetters</name>
    <message>
        <source>%1, 2 to 10, %2, %3, %4</source>
        <translation>%1, от 2 до 10, %2, %3, %4</translation>
    </message>
</context>
<context>
    <name>ChartPage</name>
    <message>
        <source>Which chart</source>
        <translation>Коя диаграма</translation>
    </message>
    <message>
        <source>As a &amp;table</source>
        <translation>Като &amp;таблица</translation>
    </message>
</context>
<context>
    <name>ChartTexts</name>
    <message>
        <source>Results over time</source>
        <translation>Резултати във времето</translation>
    </message>
    <message>
        <source>Times of the won games</source>
        <translation>Времена на спечелените партии</translation>
    </message>
    <message>
        <source>Moves of the won games</source>
        <translation>Ходове в спечелените партии</translation>
    </message>
    <message>
        <source>Games won, by rules</source>
        <translation>Спечелени партии по правила</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Време</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Кога</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Спечелени</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>Неспечелени</translation>
    </message>
    <message>
        <source>No game has come to its end yet.</source>
        <translation>Още няма завършена партия.</translation>
    </message>
    <message>
        <source>%1: %2 won, %3 not won</source>
        <translation>%1: %2 спечелени, %3 неспечелени</translation>
    </message>
    <message numerus="yes">
        <source>%n won game(s)</source>
        <translation>
            <numerusform>%Ln спечелена партия</numerusform>
            <numerusform>%Ln спечелени партии</numerusform>
        </translation>
    </message>
    <message>
        <source>Won games</source>
        <translation>Спечелени партии</translation>
    </message>
    <message>
        <source>No game is won yet.</source>
        <translation>Още няма спечелена партия.</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 и повече</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>от %1 до %2</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Завършени</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Дял</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95-процентен интервал</translation>
    </message>
    <message>
        <source>%1: %2 of %3 won, %4; the true share is most likely %5</source>
        <translation>%1: %2 от %3 спечелени, %4; истинският дял най-вероятно е %5</translation>
    </message>
</context>
<context>
    <name>CodeProblem</name>
    <message>
        <source>The deal number may only have letters from A to Z; letter %1 is &quot;%2&quot;.</source>
        <translation>Номерът на раздаването може да съдържа само букви от A до Z; буква %1 е „%2“.</translation>
    </message>
    <message>
        <source>The deal number must have %1 letters; the length of this one is %2.</source>
        <translation>Номерът на раздаването трябва да има %1 букви; дължината на този е %2.</translation>
    </message>
    <message>
        <source>The text has %1 characters, far too many for a deal code.</source>
        <translation>Текстът има %1 знака — твърде много за код на раздаване.</translation>
    </message>
    <message>
        <source>There is no deal code here; one looks like PY1-N-AAAAAAS.</source>
        <translation>Тук няма код на раздаване; той изглежда така: PY1-N-AAAAAAS.</translation>
    </message>
    <message>
        <source>A deal code cannot have &quot;%1&quot;, its character %2.</source>
        <translation>Кодът на раздаването не може да съдържа „%1“ (знак %2).</translation>
    </message>
    <message>
        <source>A deal code has three parts, as in PY1-N-AAAAAAS; this one has %1.</source>
        <translation>Кодът на раздаването има три части, както в PY1-N-AAAAAAS; в този са %1.</translation>
    </message>
    <message>
        <source>There are %1 deal codes here; only one can be dealt.</source>
        <translation>Тук има няколко кода на раздаване (%1); може да се раздаде само един.</translation>
    </message>
    <message>
        <source>The format %1 is not known; this program reads %2.</source>
        <translation>Форматът %1 не е познат; тази програма чете %2.</translation>
    </message>
    <message>
        <source>A deal code starts with &quot;%1-&quot;; this text starts with &quot;%2&quot;.</source>
        <translation>Кодът на раздаването започва с „%1-“; този текст започва с „%2“.</translation>
    </message>
    <message>
        <source>The rules in this code cannot be used: %1</source>
        <translation>Правилата в този код не могат да се използват: %1</translation>
    </message>
    <message>
        <source>There are no rules with the token &quot;%1&quot;; did you mean %2?</source>
        <translation>Няма правила с означение „%1“; може би %2?</translation>
    </message>
    <message>
        <source>There are no rules with the token &quot;%1&quot;.</source>
        <translation>Няма правила с означение „%1“.</translation>
    </message>
</context>
<context>
    <name>DailyCalendar</name>
    <message>
        <source>Previous month</source>
        <translation>Предишен месец</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Следващ месец</translation>
    </message>
</context>
<context>
    <name>DailyDialog</name>
    <message>
        <source>Daily deal</source>
        <translation>Дневно раздаване</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Дни</translation>
    </message>
    <message>
        <source>&amp;Copy the result</source>
        <translation>&amp;Копиране на резултата</translation>
    </message>
    <message>
        <source>&amp;Stop looking</source>
        <translation>&amp;Спиране на търсенето</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>Looking for a deal that can be won…</source>
        <translation>Търси се раздаване, което може да се спечели…</translation>
    </message>
    <message>
        <source>No deal could be found for that day.</source>
        <translation>За този ден не беше намерено раздаване.</translation>
    </message>
    <message>
        <source>The result is copied.</source>
        <translation>Резултатът е копиран.</translation>
    </message>
</context>
<context>
    <name>DailyTexts</name>
    <message>
        <source>By the calendar of this computer today is %1.</source>
        <translation>Днес е %1 по календара на този компютър.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%Ln ден подред</numerusform>
            <numerusform>%Ln дни подред</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n</source>
        <translation>
            <numerusform>най-много %Ln</numerusform>
            <numerusform>най-много %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock was set back; your days in a row are kept.</source>
        <translation>Часовникът е върнат назад; поредните ви дни се запазват.</translation>
    </message>
    <message>
        <source>The time zone was changed and a day left out; it is not held against you.</source>
        <translation>Часовата зона е сменена и един ден е пропуснат; това не се брои във ваша вреда.</translation>
    </message>
    <message>
        <source>%1: not played yet.</source>
        <translation>%1: още неиграно.</translation>
    </message>
    <message>
        <source>%1: begun.</source>
        <translation>%1: започнато.</translation>
    </message>
    <message>
        <source>%1: done.</source>
        <translation>%1: спечелено.</translation>
    </message>
    <message>
        <source>%1: done in the fewest moves possible.</source>
        <translation>%1: спечелено с възможно най-малко ходове.</translation>
    </message>
    <message>
        <source>%1: done on a later day.</source>
        <translation>%1: спечелено в по-късен ден.</translation>
    </message>
    <message>
        <source>Won with %1 moves in %2.</source>
        <translation>Спечелено с %1 хода за %2.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>спечелено</translation>
    </message>
    <message>
        <source>won in the fewest moves</source>
        <translation>спечелено с най-малко ходове</translation>
    </message>
    <message>
        <source>won on a later day</source>
        <translation>спечелено в по-късен ден</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>започнато</translation>
    </message>
    <message>
        <source>Under these rules a daily deal may not be winnable.</source>
        <translation>По тези правила дневното раздаване може и да не може да се спечели.</translation>
    </message>
    <message>
        <source>Pyramide, daily deal of %1</source>
        <translation>Pyramide, дневно раздаване за %1</translation>
    </message>
    <message>
        <source>%1: won with %2 moves in %3</source>
        <translation>%1: спечелено с %2 хода за %3</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation>
            <numerusform>%Ln отменен ход</numerusform>
            <numerusform>%Ln отменени хода</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%Ln подсказка</numerusform>
            <numerusform>%Ln подсказки</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DemoDialog</name>
    <message>
        <source>&amp;Play on from here</source>
        <translation>&amp;Продължаване оттук</translation>
    </message>
    <message>
        <source>The moves shown count as hints.</source>
        <translation>Показаните ходове се броят за подсказки.</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Обратно към партията</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Ход %1 от %2</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Ето следващия ход. %1</translation>
    </message>
    <message>
        <source>Watching counts neither as a win nor as help.</source>
        <translation>Гледането не се брои нито за победа, нито за помощ.</translation>
    </message>
</context>
<context>
    <name>EndSummary</name>
    <message>
        <source>Your first win under these rules</source>
        <translation>Първата ви победа по тези правила</translation>
    </message>
    <message>
        <source>Your best time under these rules</source>
        <translation>Най-доброто ви време по тези правила</translation>
    </message>
    <message>
        <source>Your fewest moves under these rules</source>
        <translation>Най-малко ходове досега по тези правила</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row</source>
        <translation>
            <numerusform>%Ln поредна победа</numerusform>
            <numerusform>%Ln поредни победи</numerusform>
        </translation>
    </message>
    <message>
        <source>Hints: %1, moves taken back: %2</source>
        <translation>Подсказки: %1, отменени ходове: %2</translation>
    </message>
</context>
<context>
    <name>EnterDealDialog</name>
    <message>
        <source>Enter a deal</source>
        <translation>Въвеждане на раздаване</translation>
    </message>
    <message>
        <source>Type or click the cards in deal order: the tableau row by row from the top, each row from the left, then the stock in the order in which it is drawn.</source>
        <translation>Напишете или посочете картите по реда на раздаване: пирамидата ред по ред отгоре, всеки ред отляво, после талона в реда, в който се тегли.</translation>
    </message>
    <message>
        <source>A game of typed cards is kept neither in the history nor in the statistics.</source>
        <translation>Партия с въведени карти не се пази нито в историята, нито в статистиката.</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Правила:</translation>
    </message>
    <message>
        <source>For example: 8C KD 10H …</source>
        <translation>Например: 8C KD 10H …</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карти</translation>
    </message>
    <message>
        <source>The table so far</source>
        <translation>Масата дотук</translation>
    </message>
    <message>
        <source>Take &amp;back a card</source>
        <translation>&amp;Връщане на карта</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Решаване</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Пре&amp;глед</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) are there.</source>
        <translation>
            <numerusform>Единствената карта е тук.</numerusform>
            <numerusform>Всичките %Ln карти са тук.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are missing.</source>
        <translation>
            <numerusform>Липсва %Ln карта.</numerusform>
            <numerusform>Липсват %Ln карти.</numerusform>
        </translation>
    </message>
    <message>
        <source>stock, card %1</source>
        <translation>талон, карта %1</translation>
    </message>
    <message>
        <source>%1 The next one lies here: %2.</source>
        <translation>%1 Следващата лежи тук: %2.</translation>
    </message>
    <message>
        <source>It is the %1.</source>
        <translation>Това е %1.</translation>
    </message>
    <message>
        <source>The text is far too long for a deal.</source>
        <translation>Текстът е твърде дълъг за раздаване.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, at place %2, is not a card.</source>
        <translation>„%1“ на място %2 не е карта.</translation>
    </message>
    <message>
        <source>The card %1, at place %2, is not in this pack.</source>
        <translation>Картата %1 на място %2 не е в това тесте.</translation>
    </message>
    <message>
        <source>The card %1, at place %2, is there already.</source>
        <translation>Картата %1 на място %2 вече я има.</translation>
    </message>
    <message>
        <source>The card %1 cannot lie at place %2 here.</source>
        <translation>Картата %1 не може да лежи на място %2 тук.</translation>
    </message>
    <message>
        <source>The card %1, at place %2, is one too many.</source>
        <translation>Картата %1 на място %2 е в повече.</translation>
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
        <translation>Таблица (*.csv)</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Изнасяне на партии</translation>
    </message>
    <message>
        <source>Games (*.json *.csv)</source>
        <translation>Партии (*.json *.csv)</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Внасяне на партии</translation>
    </message>
    <message>
        <source>Exporting games…</source>
        <translation>Партиите се изнасят…</translation>
    </message>
    <message>
        <source>Reading games…</source>
        <translation>Партиите се четат…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read and were left out.</source>
        <translation>
            <numerusform>%Ln партия не можа да се прочете и е пропусната.</numerusform>
            <numerusform>%Ln партии не можаха да се прочетат и са пропуснати.</numerusform>
        </translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>и още %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were exported to %1.</source>
        <translation>
            <numerusform>%Ln партия е изнесена в %1.</numerusform>
            <numerusform>%Ln партии са изнесени в %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The games could not be saved; none came in.</source>
        <translation>Партиите не можаха да се запишат; не е внесена нито една.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) came in.</source>
        <translation>
            <numerusform>Внесена е %Ln партия.</numerusform>
            <numerusform>Внесени са %Ln партии.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) had gone on since.</source>
        <translation>
            <numerusform>%Ln партия е продължила междувременно.</numerusform>
            <numerusform>%Ln партии са продължили междувременно.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%Ln партия вече беше тук.</numerusform>
            <numerusform>%Ln партии вече бяха тук.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in %1 cannot be read.</source>
        <translation>
            <numerusform>%Ln партия в %1 не може да се прочете.</numerusform>
            <numerusform>%Ln партии в %1 не могат да се прочетат.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ред %1. %2</translation>
    </message>
    <message>
        <source>Import none</source>
        <translation>Без внасяне</translation>
    </message>
    <message numerus="yes">
        <source>Import the other %n game(s)</source>
        <translation>
            <numerusform>Внасяне на другата партия</numerusform>
            <numerusform>Внасяне на другите %Ln партии</numerusform>
        </translation>
    </message>
    <message>
        <source>No game came in.</source>
        <translation>Не е внесена партия.</translation>
    </message>
</context>
<context>
    <name>FailureDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Нещо се обърка</translation>
    </message>
    <message>
        <source>Pyramide has met an error. Your game is kept and the table was set up anew. This report helps to mend it; it is kept in %1.</source>
        <translation>В Pyramide възникна грешка. Партията ви е запазена и масата беше подредена отново. Този отчет помага да се поправи грешката; той е запазен в %1.</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>&amp;Копиране на отчета</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Отчет</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>When you do not know how to go on, “%1” shows a move.</source>
        <translation>Когато не знаете как да продължите, „%1“ показва ход.</translation>
    </message>
    <message>
        <source>That is all you need to play. “%1” tells the rest. Have a good game.</source>
        <translation>Това е всичко, което трябва да знаете. Останалото е в „%1“. Приятна игра.</translation>
    </message>
    <message>
        <source>A king goes alone: touch it, and it is removed.</source>
        <translation>Попът се премахва самостоятелно: докоснете го.</translation>
    </message>
    <message>
        <source>These go alone: %1. Touch one, and it is removed.</source>
        <translation>Тези карти се премахват самостоятелно: %1. Докоснете една от тях.</translation>
    </message>
    <message>
        <source>Touch the stock to draw a card onto the waste.</source>
        <translation>Докоснете талона, за да изтеглите карта в откритата купчина.</translation>
    </message>
    <message>
        <source>When the stock is empty, touch its place: the waste becomes the stock again.</source>
        <translation>Когато талонът се изчерпи, докоснете мястото му: откритата купчина отново става талон.</translation>
    </message>
    <message>
        <source>Take your last move back with “%1”.</source>
        <translation>Отменете последния си ход с „%1“.</translation>
    </message>
    <message>
        <source>Touch two open cards that make %1, of any suit: they are removed.</source>
        <translation>Докоснете две свободни карти, чийто сбор е %1, от каквато и да е боя: те се премахват.</translation>
    </message>
    <message>
        <source>Touch two open cards of equal or neighbouring ranks: they are removed.</source>
        <translation>Докоснете две свободни карти с еднакви или съседни стойности: те се премахват.</translation>
    </message>
    <message>
        <source>Touch two open cards that go together: they are removed.</source>
        <translation>Докоснете две свободни карти, които образуват двойка: те се премахват.</translation>
    </message>
</context>
<context>
    <name>GameFilterBar</name>
    <message>
        <source>All rules</source>
        <translation>Всички правила</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Всеки резултат</translation>
    </message>
    <message>
        <source>Part of a deal code</source>
        <translation>Част от код на раздаване</translation>
    </message>
    <message>
        <source>Games of which rules</source>
        <translation>Партии по кои правила</translation>
    </message>
    <message>
        <source>Games of which result</source>
        <translation>Партии с какъв резултат</translation>
    </message>
    <message>
        <source>Games of which time</source>
        <translation>Партии от кое време</translation>
    </message>
    <message>
        <source>Search by deal code</source>
        <translation>Търсене по код на раздаване</translation>
    </message>
</context>
<context>
    <name>GameProblem</name>
    <message>
        <source>The text has %1 characters, too many for a game.</source>
        <translation>Текстът има %1 знака — твърде много за партия.</translation>
    </message>
    <message>
        <source>The text has %1 words, too many for a game: it has at most %2 actions.</source>
        <translation>Текстът има %1 думи — твърде много за партия: тя има най-много %2 действия.</translation>
    </message>
    <message>
        <source>There is no game here; one starts with its deal code.</source>
        <translation>Тук няма партия; тя започва с кода на раздаването.</translation>
    </message>
    <message>
        <source>a card can only go to a cell, or from the stock to a waste</source>
        <translation>карта може да отиде само в клетка или от талона в открита купчина</translation>
    </message>
    <message>
        <source>a pair has two places</source>
        <translation>двойката има две места</translation>
    </message>
    <message>
        <source>the card under the top goes only with that top: W+WU</source>
        <translation>картата под най-горната се премахва само с най-горната: W+WU</translation>
    </message>
    <message>
        <source>there is no place &quot;%1&quot; under these rules</source>
        <translation>по тези правила няма място „%1“</translation>
    </message>
</context>
<context>
    <name>GameSaver</name>
    <message>
        <source>Games of Pyramide (*%1)</source>
        <translation>Партии на Pyramide (*%1)</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Записване на партия</translation>
    </message>
    <message>
        <source>There is a file %1 already. Shall this game replace it?</source>
        <translation>Вече има файл %1. Да го замени ли тази партия?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Замяна</translation>
    </message>
    <message>
        <source>The game is saved as %1.</source>
        <translation>Партията е записана като %1.</translation>
    </message>
</context>
<context>
    <name>GoalPage</name>
    <message>
        <source>&amp;Won when:</source>
        <translation>Побе&amp;да, когато:</translation>
    </message>
    <message>
        <source>&amp;Cells:</source>
        <translation>К&amp;летки:</translation>
    </message>
    <message>
        <source>Cells are filled from:</source>
        <translation>Клетките се пълнят от:</translation>
    </message>
    <message>
        <source>&amp;Score:</source>
        <translation>&amp;Точки:</translation>
    </message>
    <message>
        <source>&amp;Removed cards:</source>
        <translation>&amp;Премахнати карти:</translation>
    </message>
    <message>
        <source>Moves to take &amp;back:</source>
        <translation>&amp;Ходове за отмяна:</translation>
    </message>
    <message>
        <source>all cards have gone</source>
        <translation>всички карти са премахнати</translation>
    </message>
    <message>
        <source>the tableau is cleared</source>
        <translation>пирамидата е изчистена</translation>
    </message>
    <message>
        <source>After a win the &amp;play may go on</source>
        <translation>След победа и&amp;грата може да продължи</translation>
    </message>
    <message>
        <source>ten points a card</source>
        <translation>десет точки за карта</translation>
    </message>
    <message>
        <source>cards left on the table</source>
        <translation>останали карти на масата</translation>
    </message>
    <message>
        <source>par, by passes and cards left</source>
        <translation>норма според преминаванията и останалите карти</translation>
    </message>
    <message>
        <source>points for removals and rows</source>
        <translation>точки за премахвания и редове</translation>
    </message>
    <message>
        <source>on one pile</source>
        <translation>на една купчина</translation>
    </message>
    <message>
        <source>on four piles by suit</source>
        <translation>на четири купчини по бои</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>без ограничение</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Guide through a first game</source>
        <translation>Водач за първа партия</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Нататък</translation>
    </message>
    <message>
        <source>&amp;End</source>
        <translation>&amp;Край</translation>
    </message>
    <message>
        <source>End the guide; the Help menu begins it anew</source>
        <translation>Край на водача; менюто „Помощ“ го започва отново</translation>
    </message>
    <message>
        <source>Go on to the next step without doing this one</source>
        <translation>Към следващата стъпка, без да правите тази</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Стъпка %1 от %2</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Помощ</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Страница</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Търсене в помощта</translation>
    </message>
    <message>
        <source>Pages with these words</source>
        <translation>Страници с тези думи</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Никоя страница няма тези думи.</translation>
    </message>
    <message>
        <source>&amp;Play these rules</source>
        <translation>&amp;Игра по тези правила</translation>
    </message>
    <message>
        <source>&amp;Change these rules…</source>
        <translation>Про&amp;мяна на тези правила…</translation>
    </message>
</context>
<context>
    <name>HelpPages</name>
    <message>
        <source>How to play</source>
        <translation>Как се играе</translation>
    </message>
    <message>
        <source>Mouse and touch</source>
        <translation>Мишка и докосване</translation>
    </message>
    <message>
        <source>Touch two open cards that go together, one after the other, or drag one onto the other. A card that goes alone needs one touch.</source>
        <translation>Докоснете една след друга две свободни карти, които образуват двойка, или плъзнете едната върху другата. За карта, която се премахва самостоятелно, стига едно докосване.</translation>
    </message>
    <message>
        <source>Touch the stock to draw. When it is empty, touch its place to turn the waste over, if another pass is left.</source>
        <translation>Докоснете талона, за да теглите. Когато се изчерпи, докоснете мястото му, за да превъртите откритата купчина, ако има още преминаване.</translation>
    </message>
    <message>
        <source>Hold the finger or the mouse still on a card to read what it is and what covers it.</source>
        <translation>Задръжте пръста или мишката върху карта, за да прочетете коя е и какво я покрива.</translation>
    </message>
    <message>
        <source>Click a card or the stock with the right button to be told why it cannot be played.</source>
        <translation>Щракнете с десния бутон върху карта или върху талона, за да научите защо не може да се играе.</translation>
    </message>
    <message>
        <source>A right click or a long press on the bare table opens a short menu, also in full screen.</source>
        <translation>Щракване с десния бутон или дълго натискане върху празната маса отваря кратко меню, също и на цял екран.</translation>
    </message>
    <message>
        <source>Type a rank to jump to the next open card of that rank: %1.</source>
        <translation>Напишете стойност, за да отидете на следващата свободна карта с нея: %1.</translation>
    </message>
    <message>
        <source>Press I to be told what the cursor stands on. Press %1, then Enter, to be told why it cannot be played.</source>
        <translation>Натиснете I, за да чуете какво е под показалеца. Натиснете %1 и после Enter, за да научите защо не може да се играе.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Клавиатура</translation>
    </message>
    <message>
        <source>The arrow keys move a cursor over the table. Enter or Space touches what it stands on; Escape lets the chosen card go.</source>
        <translation>Стрелките местят показалец по масата. Enter или интервал докосва онова, върху което е той; Escape освобождава избраната карта.</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Екранен четец</translation>
    </message>
    <message>
        <source>The table is a list of its cards and piles. Each is read with its place and whether it is open, and can be pressed like a button.</source>
        <translation>Масата е списък от своите карти и купчини. Всяка се прочита с мястото си и с това дали е свободна и може да се натисне като бутон.</translation>
    </message>
    <message>
        <source>Moves, refusals and the end of a game are spoken, a sentence each.</source>
        <translation>Ходовете, отказите и краят на партията се изговарят, всяко с едно изречение.</translation>
    </message>
    <message>
        <source>“%1” takes back the last move, “%2” shows the next move of a shortest win, and “%3” deals the same cards again.</source>
        <translation>„%1“ отменя последния ход, „%2“ показва следващия ход от най-кратката победа, а „%3“ раздава отново същите карти.</translation>
    </message>
    <message>
        <source>“%1” in the Help menu tells why something cannot be done.</source>
        <translation>„%1“ в менюто „Помощ“ казва защо нещо не може да се направи.</translation>
    </message>
    <message>
        <source>When you get stuck</source>
        <translation>Когато нищо не излиза</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Гледане</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;Нова игра</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Още</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затваряне</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>No game is like this.</source>
        <translation>Няма такава партия.</translation>
    </message>
    <message>
        <source>No game is played yet. Each game stands here from its first move on.</source>
        <translation>Още няма изиграна партия. Всяка партия стои тук от първия си ход.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%Ln партия</numerusform>
            <numerusform>%Ln партии</numerusform>
        </translation>
    </message>
    <message>
        <source>Bringing games back…</source>
        <translation>Партиите се връщат…</translation>
    </message>
    <message>
        <source>Deleting games…</source>
        <translation>Партиите се изтриват…</translation>
    </message>
    <message>
        <source>The game on the table cannot be deleted.</source>
        <translation>Партията на масата не може да се изтрие.</translation>
    </message>
</context>
<context>
    <name>HistoryMenu</name>
    <message>
        <source>Copy deal &amp;code</source>
        <translation>Копиране на &amp;кода на раздаването</translation>
    </message>
    <message>
        <source>Copy the whole &amp;game</source>
        <translation>Копиране на цялата &amp;партия</translation>
    </message>
    <message>
        <source>&amp;Save the game as a file…</source>
        <translation>&amp;Записване на партията във файл…</translation>
    </message>
    <message>
        <source>&amp;Paste a game to watch…</source>
        <translation>Поставяне на партия за &amp;гледане…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Изтриване</translation>
    </message>
    <message>
        <source>Delete &amp;all that are listed</source>
        <translation>Изтриване на &amp;всички показани</translation>
    </message>
    <message>
        <source>&amp;Export what is listed…</source>
        <translation>И&amp;знасяне на показаните…</translation>
    </message>
    <message>
        <source>&amp;Import games…</source>
        <translation>В&amp;насяне на партии…</translation>
    </message>
    <message>
        <source>&amp;Bring back what was deleted</source>
        <translation>Връ&amp;щане на изтритото</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Bring back %n deleted game(s)</source>
        <translation>
            <numerusform>Връ&amp;щане на %Ln изтрита партия</numerusform>
            <numerusform>Връ&amp;щане на %Ln изтрити партии</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InfoLine</name>
    <message>
        <source>Match</source>
        <translation>Мач</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Време</translation>
    </message>
    <message>
        <source>Copy the code of this deal</source>
        <translation>Копиране на кода на това раздаване</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Qt: third-party parts</source>
        <translation>Qt: части от други автори</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Лицензи</translation>
    </message>
    <message>
        <source>&amp;What comes with the program, and its licence:</source>
        <translation>&amp;Какво идва с програмата и лицензът му:</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Текст на лиценза</translation>
    </message>
    <message>
        <source>Qt comes as separate files in the folder of the program and may be replaced by another build of the same version.</source>
        <translation>Qt идва като отделни файлове в папката на програмата и може да се замени с друга компилация на същата версия.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Typed cards</source>
        <translation>Въведени карти</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Партия</translation>
    </message>
    <message>
        <source>M&amp;ore deals</source>
        <translation>Още &amp;раздавания</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Ход</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Изглед</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>П&amp;омощ</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Лента с инструменти</translation>
    </message>
</context>
<context>
    <name>MistakeSentences</name>
    <message>
        <source>Looking at the suit: suits and colours do not matter, only ranks count.</source>
        <translation>Боята се взима предвид: боите и цветовете нямат значение, брои се само стойността.</translation>
    </message>
    <message>
        <source>Drawing too early: what lies on the waste then is out of the game for good.</source>
        <translation>Прибързано теглене: каквото тогава лежи в откритата купчина, излиза от играта завинаги.</translation>
    </message>
    <message>
        <source>Drawing too early: a draw covers what lies on the waste and counts as a move. Look for pairs on the table first.</source>
        <translation>Прибързано теглене: тегленето покрива онова, което лежи в откритата купчина, и се брои за ход. Първо потърсете двойки на масата.</translation>
    </message>
    <message>
        <source>Pairing a drawn card with the waste card that it covers: only the top of the waste is in play.</source>
        <translation>Двойка от изтеглената карта и картата под нея: в игра е само най-горната карта на откритата купчина.</translation>
    </message>
    <message>
        <source>Waiting for a card to go alone: here every card needs a partner.</source>
        <translation>Изчакване карта да се премахне самостоятелно: тук всяка карта има нужда от партньор.</translation>
    </message>
    <message>
        <source>Looking for a partner where none is needed: one touch removes these: %1.</source>
        <translation>Търсене на партньор там, където не е нужен: с едно докосване се премахват: %1.</translation>
    </message>
    <message>
        <source>Overlooking what lies on a card: it can be seen and yet be blocked, unless it goes together with the only card that still covers it.</source>
        <translation>Пропуска се какво лежи върху картата: тя може да се вижда и пак да е блокирана, освен ако образува двойка с единствената карта, която още я покрива.</translation>
    </message>
    <message>
        <source>Overlooking what lies on a card: it can be seen and yet be blocked. It can be played only when nothing covers it any more.</source>
        <translation>Пропуска се какво лежи върху картата: тя може да се вижда и пак да е блокирана. Може да се играе едва когато нищо не я покрива.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Нова партия</translation>
    </message>
    <message>
        <source>Deal &amp;code:</source>
        <translation>&amp;Код на раздаването:</translation>
    </message>
    <message>
        <source>Leave empty for a random deal</source>
        <translation>Празно: случайно раздаване</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>П&amp;оставяне</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Раздаване</translation>
    </message>
    <message>
        <source>&amp;Favourite</source>
        <translation>&amp;Любима</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Правила…</translation>
    </message>
    <message>
        <source>&amp;My rules…</source>
        <translation>&amp;Мои правила…</translation>
    </message>
    <message>
        <source>Put together rules of your own, starting from these</source>
        <translation>Съставяне на собствени правила, като се тръгне от тези</translation>
    </message>
    <message>
        <source>&amp;Same number (%1)</source>
        <translation>&amp;Същият номер (%1)</translation>
    </message>
    <message>
        <source>Deal the number on the table under the marked rules</source>
        <translation>Раздаване на номера от масата с отбелязаните правила</translation>
    </message>
    <message>
        <source>A random deal of %1.</source>
        <translation>Случайно раздаване на %1.</translation>
    </message>
    <message>
        <source>A deal of %1: %2</source>
        <translation>Раздаване на %1: %2</translation>
    </message>
</context>
<context>
    <name>OwnRulesDialog</name>
    <message>
        <source>My rules</source>
        <translation>Мои правила</translation>
    </message>
    <message>
        <source>Kept ru&amp;les:</source>
        <translation>&amp;Мои правила:</translation>
    </message>
    <message>
        <source>Na&amp;me:</source>
        <translation>&amp;Име:</translation>
    </message>
    <message>
        <source>Name of these rules</source>
        <translation>Име на тези правила</translation>
    </message>
    <message>
        <source>New rules</source>
        <translation>Нови правила</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Маса</translation>
    </message>
    <message>
        <source>Stock and waste</source>
        <translation>Талон и открита купчина</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Двойки</translation>
    </message>
    <message>
        <source>Goal and score</source>
        <translation>Цел и точки</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>З&amp;апазване</translation>
    </message>
    <message>
        <source>Keep these rules under their name</source>
        <translation>Запазване на тези правила под името им</translation>
    </message>
    <message>
        <source>D&amp;eal</source>
        <translation>&amp;Раздаване</translation>
    </message>
    <message>
        <source>C&amp;opy code</source>
        <translation>&amp;Копиране на кода</translation>
    </message>
    <message>
        <source>Copy a deal code that carries these rules to anybody</source>
        <translation>Копиране на код на раздаване, който носи тези правила до всекиго</translation>
    </message>
    <message>
        <source>Dele&amp;te</source>
        <translation>И&amp;зтриване</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>Картинка на масата</translation>
    </message>
    <message>
        <source>These rules can be played.</source>
        <translation>По тези правила може да се играе.</translation>
    </message>
    <message>
        <source>No more rules can be kept; delete some first.</source>
        <translation>Не могат да се запазят повече правила; първо изтрийте някои.</translation>
    </message>
    <message>
        <source>The rules are kept.</source>
        <translation>Правилата са запазени.</translation>
    </message>
    <message>
        <source>The deal code is copied.</source>
        <translation>Кодът на раздаването е копиран.</translation>
    </message>
</context>
<context>
    <name>PairsPage</name>
    <message>
        <source>Total of a pa&amp;ir:</source>
        <translation>&amp;Сбор на двойка:</translation>
    </message>
    <message>
        <source>E&amp;xtra pairs:</source>
        <translation>&amp;Допълнителни двойки:</translation>
    </message>
    <message>
        <source>Go alone:</source>
        <translation>Премахват се самостоятелно:</translation>
    </message>
    <message>
        <source>Must not go together:</source>
        <translation>Не бива да се съчетават:</translation>
    </message>
    <message>
        <source>none</source>
        <translation>никои</translation>
    </message>
    <message>
        <source>Equal and &amp;neighbouring ranks go together</source>
        <translation>&amp;Еднаквите и съседните карти се съчетават</translation>
    </message>
    <message>
        <source>Two ranks each, such as Q-K, J-J</source>
        <translation>По две карти, например Q-K, J-J</translation>
    </message>
    <message>
        <source>A card may go with the only card that covers it</source>
        <translation>Двойка с единствената покриваща карта</translation>
    </message>
</context>
<context>
    <name>ParStatus</name>
    <message>
        <source>The match of six games has ended: %1</source>
        <translation>Мачът от шест партии завърши: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of the match of six: %1</source>
        <translation>
            <numerusform>%Ln партия от мача от шест: %1</numerusform>
            <numerusform>%Ln партии от мача от шест: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PasteGameDialog</name>
    <message>
        <source>Watch a game</source>
        <translation>Гледане на партия</translation>
    </message>
    <message>
        <source>&amp;Game, as its deal code and its moves:</source>
        <translation>&amp;Партия – кодът на раздаването и ходовете ѝ:</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Гледане</translation>
    </message>
    <message>
        <source>This game cannot be shown: %1</source>
        <translation>Тази партия не може да се покаже: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%Ln ход</numerusform>
            <numerusform>%Ln хода</numerusform>
        </translation>
    </message>
    <message>
        <source>A game of %1: %2, %3</source>
        <translation>Партия на %1: %2, %3</translation>
    </message>
</context>
<context>
    <name>PlaySentences</name>
    <message>
        <source>A king goes alone.</source>
        <translation>Попът се премахва самостоятелно.</translation>
    </message>
    <message>
        <source>These go alone, without a partner: %1.</source>
        <translation>Тези се премахват самостоятелно: %1.</translation>
    </message>
    <message>
        <source>No card goes alone.</source>
        <translation>Никоя карта не се премахва самостоятелно.</translation>
    </message>
    <message>
        <source>A card of the tableau is open when no card lies on it.</source>
        <translation>Карта от пирамидата е свободна, когато върху нея не лежи друга карта.</translation>
    </message>
    <message>
        <source>Cards from these two places must not go together: %1.</source>
        <translation>Карти от тези две места не бива да се съчетават: %1.</translation>
    </message>
    <message>
        <source>The game is won when every card has gone.</source>
        <translation>Партията е спечелена, когато всички карти са премахнати.</translation>
    </message>
    <message>
        <source>The game is won when the tableau is cleared; cards left in the stock and the waste do not matter.</source>
        <translation>Партията е спечелена, когато пирамидата е изчистена; картите, останали в талона и откритата купчина, нямат значение.</translation>
    </message>
    <message>
        <source>After that the play may go on for a better score.</source>
        <translation>След това играта може да продължи за по-добър резултат.</translation>
    </message>
    <message>
        <source>When only the stock goes round and nothing can be removed any more, that is said; you may go on all the same.</source>
        <translation>Когато само талонът се върти и вече нищо не може да се премахне, това се казва; въпреки това може да продължите.</translation>
    </message>
    <message>
        <source>The game goes on as long as a card can be drawn.</source>
        <translation>Партията продължава, докато може да се тегли карта.</translation>
    </message>
    <message>
        <source>Removed cards lie on four piles by suit and cannot be played from there.</source>
        <translation>Премахнатите карти лежат на четири купчини по бои и не могат да се играят оттам.</translation>
    </message>
    <message>
        <source>Every move can be taken back, to the start of the game.</source>
        <translation>Всеки ход може да се отмени, чак до началото на партията.</translation>
    </message>
    <message>
        <source>No move can be taken back.</source>
        <translation>Никой ход не може да се отмени.</translation>
    </message>
    <message>
        <source>Removals, draws and redeals count as moves; taking back lowers no count.</source>
        <translation>Премахванията, тегленията и превъртанията се броят за ходове; отмяната не намалява брояча.</translation>
    </message>
    <message>
        <source>Two open cards go together if their values make %1.</source>
        <translation>Две свободни карти се премахват заедно, ако стойностите им дават %1.</translation>
    </message>
    <message>
        <source>The pairs: %1.</source>
        <translation>Двойките: %1.</translation>
    </message>
    <message>
        <source>Two open cards go together if their ranks are equal or neighbours; ace and king are no neighbours.</source>
        <translation>Две свободни карти се премахват заедно, ако са еднакви или съседни; асото и попът не са съседни.</translation>
    </message>
    <message>
        <source>The stock lies face up, and its next card may be played like any other.</source>
        <translation>Талонът лежи с лицето нагоре и следващата му карта може да се играе като всяка друга.</translation>
    </message>
    <message>
        <source>The top of the waste may also go together with the card right under it.</source>
        <translation>Най-горната карта от откритата купчина може да се съчетае и с картата точно под нея.</translation>
    </message>
    <message>
        <source>The oldest card of the waste is open too; when it has gone, the one that is oldest then takes its place.</source>
        <translation>Най-старата карта от откритата купчина също е свободна; когато си отиде, мястото ѝ заема тогавашната най-стара.</translation>
    </message>
    <message>
        <source>No card of the waste can be played.</source>
        <translation>Никоя карта от откритата купчина не може да се играе.</translation>
    </message>
    <message>
        <source>The top card of the waste is open; playing it opens the one below.</source>
        <translation>Най-горната карта от откритата купчина е свободна; когато се изиграе, се освобождава картата под нея.</translation>
    </message>
    <message>
        <source>The card just turned and the top of the waste are both open, and may go together.</source>
        <translation>Току-що обърнатата карта и най-горната от откритата купчина са свободни и могат да се премахнат заедно.</translation>
    </message>
    <message>
        <source>The top card of each waste is open, and they may go together.</source>
        <translation>Най-горната карта на всяка открита купчина е свободна и тези карти могат да се премахват заедно.</translation>
    </message>
    <message>
        <source>A covered card may go together with the only card that still covers it, if that one is open.</source>
        <translation>Покрита карта може да се премахне заедно с единствената карта, която още я покрива, ако тя е свободна.</translation>
    </message>
    <message>
        <source>A card never goes together with a card that covers it.</source>
        <translation>Карта никога не образува двойка с карта, която я покрива.</translation>
    </message>
    <message>
        <source>Each removal brings 5 points, and each cleared row a bonus: 25, 50, 75, 100, 150, 250 and 500, counted from the last row.</source>
        <translation>Всяко премахване носи 5 точки, а всеки изчистен ред – добавка: 25, 50, 75, 100, 150, 250 и 500, броено от последния ред.</translation>
    </message>
    <message>
        <source>Clearing the tableau in the first pass brings 50 points, in the second 35, in the third 20; every card that is left then costs one point. A match is six games, and par is a total of 0.</source>
        <translation>Изчистването на пирамидата в първото преминаване носи 50 точки, във второто 35, в третото 20; всяка останала карта после струва една точка. Мачът е от шест партии, а нормата е общо 0.</translation>
    </message>
    <message>
        <source>The score counts the cards left on the table: 0 is perfect.</source>
        <translation>Резултатът брои останалите карти на масата: 0 е съвършен.</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Търсене в:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Вид на файловете:</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затваряне</translation>
    </message>
</context>
<context>
    <name>RecordProblem</name>
    <message>
        <source>A fixed card is written as its place and its card, such as A1 KS.</source>
        <translation>Карта с определено място се пише с мястото и картата, например A1 KS.</translation>
    </message>
    <message>
        <source>An extra pair is written as two ranks, such as Q-K.</source>
        <translation>Допълнителна двойка се пише като две карти, например Q-K.</translation>
    </message>
    <message>
        <source>A pyramid must have from 1 to %1 rows.</source>
        <translation>Пирамидата трябва да има от 1 до %1 реда.</translation>
    </message>
    <message>
        <source>A pyramid has rows, not a count and a depth.</source>
        <translation>Пирамидата има редове, а не брой и дълбочина.</translation>
    </message>
    <message>
        <source>There must be one pack or two.</source>
        <translation>Трябва да има едно или две тестета.</translation>
    </message>
    <message>
        <source>The highest value must be 13, 12 or 10.</source>
        <translation>Най-високата стойност трябва да е 13, 12 или 10.</translation>
    </message>
    <message>
        <source>The number of moves that can be taken back must be from 0 to %1.</source>
        <translation>Броят ходове, които могат да се отменят, трябва да е от 0 до %1.</translation>
    </message>
    <message>
        <source>There must be from 1 to %1 blocks on the table.</source>
        <translation>На масата трябва да има от 1 до %1 блока.</translation>
    </message>
    <message>
        <source>The table has %1 places, but there are only %2 cards.</source>
        <translation>Масата има %1 места, а картите са само %2.</translation>
    </message>
    <message>
        <source>Columns need a count and a depth from 1 to %1.</source>
        <translation>Колоните имат брой и дълбочина от 1 до %1.</translation>
    </message>
    <message>
        <source>Columns have a count and a depth, not rows.</source>
        <translation>Колоните имат брой и дълбочина, а не редове.</translation>
    </message>
    <message>
        <source>The number of passes must be from 1 to %1, or without limit.</source>
        <translation>Преминаванията трябва да са от 1 до %1 или без ограничение.</translation>
    </message>
    <message>
        <source>A card of the waste is named as open twice.</source>
        <translation>Карта от откритата купчина е посочена като свободна два пъти.</translation>
    </message>
    <message>
        <source>The card under the top and the oldest card can be open only where one waste is.</source>
        <translation>Картата под най-горната и най-старата карта могат да са свободни само когато откритата купчина е една.</translation>
    </message>
    <message>
        <source>The card under the top goes only with the top, so the top must be open too.</source>
        <translation>Картата под най-горната се премахва само с най-горната, затова и тя трябва да е свободна.</translation>
    </message>
    <message>
        <source>The total must be from 2 to %1, twice the highest value.</source>
        <translation>Сборът трябва да е от 2 до %1 – два пъти най-високата стойност.</translation>
    </message>
    <message>
        <source>Neighbouring ranks go together only where there is no total.</source>
        <translation>Съседни карти се съчетават само когато няма сбор.</translation>
    </message>
    <message>
        <source>There can be at most %1 extra pairs.</source>
        <translation>Допълнителните двойки могат да са най-много %1.</translation>
    </message>
    <message>
        <source>The pack has no %1.</source>
        <translation>В тестето няма %1.</translation>
    </message>
    <message>
        <source>A rank is named twice among those that go alone.</source>
        <translation>Карта е посочена два пъти сред тези, които се премахват самостоятелно.</translation>
    </message>
    <message>
        <source>An extra pair is named twice.</source>
        <translation>Допълнителна двойка е посочена два пъти.</translation>
    </message>
    <message>
        <source>A forbidden pair of places is named twice.</source>
        <translation>Забранена двойка места е посочена два пъти.</translation>
    </message>
    <message>
        <source>There can be from 0 to %1 cells.</source>
        <translation>Клетките могат да са от 0 до %1.</translation>
    </message>
    <message>
        <source>A cell can be filled from the tableau, the waste and the stock, each named once.</source>
        <translation>Клетка може да се пълни от пирамидата, откритата купчина и талона, всяко посочено веднъж.</translation>
    </message>
    <message>
        <source>At most %1 cards can have a fixed place.</source>
        <translation>Най-много %1 карти могат да имат определено място.</translation>
    </message>
    <message>
        <source>Two cards have the same fixed place.</source>
        <translation>Две карти имат едно и също определено място.</translation>
    </message>
    <message>
        <source>Neither stock nor waste is ever open, so all cards can never go.</source>
        <translation>Нито талонът, нито откритата купчина са свободни, затова не могат да се премахнат всички карти.</translation>
    </message>
    <message>
        <source>Without a stock all %1 cards must lie on the table, which has %2 places.</source>
        <translation>Без талон всичките %1 карти трябва да лежат на масата, която има %2 места.</translation>
    </message>
    <message>
        <source>The number of cards in a draw must be from 1 to %1.</source>
        <translation>Броят карти при теглене трябва да е от 1 до %1.</translation>
    </message>
    <message>
        <source>The number of wastes must be from 1 to %1.</source>
        <translation>Броят открити купчини трябва да е от 1 до %1.</translation>
    </message>
    <message>
        <source>A cell that can be filled from nowhere is of no use.</source>
        <translation>Клетка, която не може да се напълни отникъде, е безполезна.</translation>
    </message>
    <message>
        <source>There is no place &quot;%1&quot; on this table.</source>
        <translation>На тази маса няма място „%1“.</translation>
    </message>
    <message>
        <source>The card %1 is fixed more often than the pack has it.</source>
        <translation>Картата %1 е поставена на определено място повече пъти, отколкото я има в тестето.</translation>
    </message>
    <message>
        <source>No block counts for the goal, so the game would be won at the start.</source>
        <translation>Никой блок не се брои за целта, затова партията би била спечелена още в началото.</translation>
    </message>
    <message>
        <source>No card goes with %1, so all cards can never go.</source>
        <translation>Никоя карта не се съчетава с %1, затова не могат да се премахнат всички карти.</translation>
    </message>
    <message>
        <source>These rules do not fit into a deal code.</source>
        <translation>Тези правила не се побират в код на раздаване.</translation>
    </message>
    <message>
        <source>the text has %1 letters; it may have %2.</source>
        <translation>текстът има %1 букви; може да има %2.</translation>
    </message>
    <message>
        <source>they are written in a newer form than this program reads.</source>
        <translation>те са записани в по-нова форма, отколкото тази програма чете.</translation>
    </message>
    <message>
        <source>they do not stand in the one order that a code has them in.</source>
        <translation>те не са в единствения ред, в който ги записва кодът.</translation>
    </message>
    <message>
        <source>a choice in the text is not known.</source>
        <translation>избор в текста не е известен.</translation>
    </message>
    <message>
        <source>a fixed card in the text is not known.</source>
        <translation>карта с определено място в текста не е известна.</translation>
    </message>
    <message>
        <source>A number in the rules is too large for a deal code.</source>
        <translation>Число в правилата е твърде голямо за код на раздаване.</translation>
    </message>
    <message>
        <source>the check sum is wrong, so a letter was lost or changed.</source>
        <translation>контролната сума е грешна, значи буква е изгубена или сменена.</translation>
    </message>
    <message>
        <source>the text ends too early.</source>
        <translation>текстът свършва твърде рано.</translation>
    </message>
    <message>
        <source>the text goes on too long.</source>
        <translation>текстът продължава твърде дълго.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; at place %2 cannot stand there.</source>
        <translation>„%1“ на място %2 не може да стои там.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>in progress</source>
        <translation>в ход</translation>
    </message>
    <message>
        <source>won</source>
        <translation>спечелена</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>безизходица</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>изоставена</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Резултат</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Време</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Точки</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Код на раздаването</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>По всяко време</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Днес</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>През последните 7 дни</translation>
    </message>
    <message>
        <source>In the last 30 days</source>
        <translation>През последните 30 дни</translation>
    </message>
    <message>
        <source>In the last 365 days</source>
        <translation>През последните 365 дни</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>To the start</source>
        <translation>Към началото</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Една стъпка назад</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Една стъпка напред</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Към края</translation>
    </message>
    <message>
        <source>Step of the game</source>
        <translation>Стъпка на партията</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорост</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Бавно</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Нормално</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Бързо</translation>
    </message>
    <message>
        <source>Stand still</source>
        <translation>Спиране</translation>
    </message>
    <message>
        <source>Play by itself</source>
        <translation>Самостоятелно възпроизвеждане</translation>
    </message>
</context>
<context>
    <name>ReplayDialog</name>
    <message>
        <source>Replay: %1, %2</source>
        <translation>Възпроизвеждане: %1, %2</translation>
    </message>
    <message>
        <source>&amp;Play this deal</source>
        <translation>&amp;Игра на това раздаване</translation>
    </message>
    <message>
        <source>&amp;Copy the game</source>
        <translation>&amp;Копиране на партията</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Пре&amp;глед</translation>
    </message>
    <message>
        <source>Step %1 of %2, score %3</source>
        <translation>Стъпка %1 от %2, точки %3</translation>
    </message>
    <message>
        <source>Step %1 of %2, score %3, at %4</source>
        <translation>Стъпка %1 от %2, точки %3, време %4</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Отменено: %1</translation>
    </message>
    <message>
        <source>Made again: %1</source>
        <translation>Повторено: %1</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>The better line</source>
        <translation>По-добрата линия</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>Преглед: %1</translation>
    </message>
    <message>
        <source>The &amp;losing move</source>
        <translation>&amp;Изгубващият ход</translation>
    </message>
    <message>
        <source>&amp;Better line</source>
        <translation>По-&amp;добрата линия</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>&amp;Продължаване оттук</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>This was the best move.</source>
        <translation>Това беше най-добрият ход.</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Ето най-добрия ход. %1</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Имаше по-добър ход. %1</translation>
    </message>
    <message>
        <source>As good: %1</source>
        <translation>Друг ход беше също толкова добър. %1</translation>
    </message>
    <message>
        <source>No move is made yet.</source>
        <translation>Още не е направен ход.</translation>
    </message>
    <message>
        <source>Move %1 lost the win.</source>
        <translation>Ход %1 изгуби победата.</translation>
    </message>
    <message>
        <source>Looking through the moves…</source>
        <translation>Ходовете се преглеждат…</translation>
    </message>
    <message>
        <source>No move lost the win.</source>
        <translation>Никой ход не е изгубил победата.</translation>
    </message>
    <message>
        <source>No move is known to have lost the win.</source>
        <translation>Не е известен ход, който да е изгубил победата.</translation>
    </message>
</context>
<context>
    <name>ReviewTable</name>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Can it be won?</source>
        <translation>Печели ли?</translation>
    </message>
    <message>
        <source>Fewest moves left</source>
        <translation>Остават ходове</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Спечелена</translation>
    </message>
    <message>
        <source>This move lost the win</source>
        <translation>Този ход изгуби победата</translation>
    </message>
</context>
<context>
    <name>RulesGallery</name>
    <message>
        <source>Of the deals, with all cards known. What is in brackets holds 95 times in a hundred.</source>
        <translation>От раздаванията, когато всички карти се знаят. В скоби е границата, която важи в 95 от 100 случая.</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Любима</translation>
    </message>
    <message>
        <source>How many can be won is not known.</source>
        <translation>Не се знае колко могат да се спечелят.</translation>
    </message>
    <message>
        <source>%1% can be won (%2–%3)</source>
        <translation>%1 % могат да се спечелят (%2–%3)</translation>
    </message>
    <message numerus="yes">
        <source>some %n move(s)</source>
        <translation>
            <numerusform>около %Ln ход</numerusform>
            <numerusform>около %Ln хода</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), won %1</source>
        <translation>
            <numerusform>%Ln партия, спечелени %1</numerusform>
            <numerusform>%Ln партии, спечелени %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won %1 % of %n game(s)</source>
        <translation>
            <numerusform>Спечелени %1% от %Ln партия</numerusform>
            <numerusform>Спечелени %1% от %Ln партии</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesGalleryView</name>
    <message>
        <source>Search by name or rule</source>
        <translation>Търсене по име или правило</translation>
    </message>
    <message>
        <source>Search the rule sets</source>
        <translation>Търсене в наборите правила</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Набори правила</translation>
    </message>
    <message>
        <source>Groups of rule sets</source>
        <translation>Групи правила</translation>
    </message>
</context>
<context>
    <name>RulesGroups</name>
    <message>
        <source>All</source>
        <translation>Всички</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Класически</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>По-лесни</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>По-трудни</translation>
    </message>
    <message>
        <source>Two packs</source>
        <translation>Две тестета</translation>
    </message>
    <message>
        <source>Other tables</source>
        <translation>Други подреждания</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Мои</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Любими</translation>
    </message>
</context>
<context>
    <name>RulesLines</name>
    <message>
        <source>The stock goes round as often as you like; clear the pyramid to win.</source>
        <translation>Талонът се превърта колкото пъти искате; печелите, като разчистите пирамидата.</translation>
    </message>
    <message>
        <source>As Pyramide, but you see the stock only three times.</source>
        <translation>Като Pyramide, но виждате талона само три пъти.</translation>
    </message>
    <message>
        <source>Once through the stock, and every card must go.</source>
        <translation>Веднъж през талона и всички карти трябва да се премахнат.</translation>
    </message>
    <message>
        <source>Once through the stock, but clearing the pyramid is enough.</source>
        <translation>Веднъж през талона, но стига да разчистите пирамидата.</translation>
    </message>
    <message>
        <source>Three times through the stock, for a score, as in golf.</source>
        <translation>Три пъти през талона, за точки, както в голфа.</translation>
    </message>
    <message>
        <source>The next card of the stock lies face up and can be paired.</source>
        <translation>Следващата карта от талона е с лицето нагоре и може да влезе в двойка.</translation>
    </message>
    <message>
        <source>Draw three cards at a time, as often as you like.</source>
        <translation>Теглите по три карти, колкото пъти искате.</translation>
    </message>
    <message>
        <source>Draw three at a time; a card can go with the last one that lies on it.</source>
        <translation>Теглите по три; карта може да излезе с последната, която лежи върху нея.</translation>
    </message>
    <message>
        <source>Draw three cards side by side, three times; every card must go.</source>
        <translation>Теглите по три карти една до друга, три пъти; всички карти трябва да се премахнат.</translation>
    </message>
    <message>
        <source>All cards lie open: it is won by thinking alone.</source>
        <translation>Всички карти се виждат: печели се само с мислене.</translation>
    </message>
    <message>
        <source>The pyramid stands on its tip, and one card is open at first.</source>
        <translation>Пирамидата стои на върха си и отначало е свободна една карта.</translation>
    </message>
    <message>
        <source>Seven loose cards below the pyramid help from the start.</source>
        <translation>Седем отделни карти под пирамидата помагат от самото начало.</translation>
    </message>
    <message>
        <source>The last row lies loose below a smaller pyramid.</source>
        <translation>Последният ред лежи отделно под по-малка пирамида.</translation>
    </message>
    <message>
        <source>Six loose cards below the pyramid help from the start.</source>
        <translation>Шест отделни карти под пирамидата помагат от самото начало.</translation>
    </message>
    <message>
        <source>One free place where you can put a card aside.</source>
        <translation>Едно свободно място, на което можете да оставите карта.</translation>
    </message>
    <message>
        <source>A card can go with the last one that lies on it.</source>
        <translation>Карта може да излезе с последната, която лежи върху нея.</translation>
    </message>
    <message>
        <source>48 cards without tens; two cards make 12.</source>
        <translation>48 карти без десетки; две карти правят 12.</translation>
    </message>
    <message>
        <source>A smaller pyramid, a larger stock, and every card must go.</source>
        <translation>По-малка пирамида, по-голям талон и всички карти трябва да се премахнат.</translation>
    </message>
    <message>
        <source>The upper rows lie face down until you uncover them.</source>
        <translation>Горните редове са с лицето надолу, докато не ги откриете.</translation>
    </message>
    <message>
        <source>The oldest of the drawn cards stays in play.</source>
        <translation>Най-отдавна изтеглената карта остава в игра.</translation>
    </message>
    <message>
        <source>As Treize, with the pyramid on its tip.</source>
        <translation>Като Treize, но пирамидата стои на върха си.</translation>
    </message>
    <message>
        <source>All cards lie open; two cards make 12.</source>
        <translation>Всички карти се виждат; две карти правят 12.</translation>
    </message>
    <message>
        <source>Equal and neighbouring cards go together.</source>
        <translation>Еднакви и съседни карти излизат заедно.</translation>
    </message>
    <message>
        <source>Three pyramids, and nothing to draw.</source>
        <translation>Три пирамиди и нищо за теглене.</translation>
    </message>
    <message>
        <source>40 cards and a smaller pyramid; two cards make 10.</source>
        <translation>40 карти и по-малка пирамида; две карти правят 10.</translation>
    </message>
    <message>
        <source>One pyramid of nine rows: a long game.</source>
        <translation>Една пирамида от девет реда: дълга партия.</translation>
    </message>
    <message>
        <source>Two pyramids side by side.</source>
        <translation>Две пирамиди една до друга.</translation>
    </message>
    <message>
        <source>Two pyramids, one of them on its tip.</source>
        <translation>Две пирамиди, едната на върха си.</translation>
    </message>
    <message>
        <source>Nine rows; you draw three cards side by side.</source>
        <translation>Девет реда; теглите по три карти една до друга.</translation>
    </message>
    <message>
        <source>The pyramid stands on its tip; two cards make 11.</source>
        <translation>Пирамидата стои на върха си; две карти правят 11.</translation>
    </message>
</context>
<context>
    <name>RulesOrigins</name>
    <message>
        <source>Passes through the stock: the books and AisleRiot give one ([CL], [RX]), most programs three ([P3], [OS]), a few have no limit ([N], [KT]). Any number can be set in [*].</source>
        <translation>Преминавания през талона: книгите и AisleRiot дават едно ([CL], [RX]), повечето програми три ([P3], [OS]), а някои – без ограничение ([N], [KT]). В [*] може да се зададе всеки брой.</translation>
    </message>
    <message>
        <source>What must be cleared: the books want all 52 cards ([CL]); Microsoft and several programs are content with the pyramid ([RX], [OS]).</source>
        <translation>Какво трябва да се изчисти: книгите искат всичките 52 карти ([CL]); Microsoft и няколко програми се задоволяват с пирамидата ([RX], [OS]).</translation>
    </message>
    <message>
        <source>Which cards beside the pyramid are open: only the top of the waste ([N]); the card just turned and the top of the waste, also with each other ([CL]); the next card of the stock and the top of the waste ([OS]); the top and the card under it ([TH]); the oldest card besides ([TZ]). Italian rules let stock and waste go with the pyramid only, which can be had in [*].</source>
        <translation>Кои карти освен пирамидата са свободни: само най-горната от откритата купчина ([N]); току-що обърнатата и най-горната от откритата купчина, също една с друга ([CL]); следващата карта от талона и най-горната от откритата купчина ([OS]); най-горната и картата под нея ([TH]); освен тях и най-старата ([TZ]). Италианските правила позволяват талонът и откритата купчина да се съчетават само с пирамидата, което може да се зададе в [*].</translation>
    </message>
    <message>
        <source>A turned card that was not used: it goes to the waste, but in an older text it is out of the game for good. That is a choice in [*].</source>
        <translation>Обърната карта, която не е използвана: тя отива в откритата купчина, но според по-стар текст излиза завинаги от играта. Това се избира в [*].</translation>
    </message>
    <message>
        <source>The word relaxed: for some it means that the pyramid is enough ([RX]), for others that a card may go with the one that covers it ([CV]), or that the passes have no limit ([N]). PySolFC&apos;s relaxed game also has three passes and an open stock ([OS]).</source>
        <translation>Думата „облекчена“: за едни тя значи, че пирамидата е достатъчна ([RX]), за други – че карта може да се премахне с тази, която я покрива ([CV]), или че преминаванията са без ограничение ([N]). Облекчената игра на PySolFC има още три преминавания и открит талон ([OS]).</translation>
    </message>
    <message>
        <source>A card with the one that covers it: the standard game does not allow it; Microsoft&apos;s Tut&apos;s Tomb does ([TT]), and some newer programs do ([CV]).</source>
        <translation>Карта с тази, която я покрива: обикновената игра не го позволява; Tut&apos;s Tomb на Microsoft го позволява ([TT]), както и някои по-нови програми ([CV]).</translation>
    </message>
    <message>
        <source>The king of spades at the top: only one newer program and the text that this game follows have it; no older program does. [KT] plays without it.</source>
        <translation>Попът пика на върха: имат го само една по-нова програма и текстът, който тази игра следва; никоя по-стара програма. [KT] се играе без него.</translation>
    </message>
    <message>
        <source>Pairs with the coverer and the goal: Microsoft&apos;s Tut&apos;s Tomb allows such pairs, PySolFC&apos;s King Tut ([KT]) does not; one program wants all cards cleared. The year is told as 1990 and as 1991. One card at a time in a single pass was Microsoft&apos;s second way to play, which can be had in [*].</source>
        <translation>Двойки с покриващата карта и цел: Tut&apos;s Tomb на Microsoft позволява такива двойки, King Tut на PySolFC ([KT]) не ги позволява; една програма иска да се премахнат всички карти. За година се посочват 1990 и 1991. По една карта в едно преминаване беше вторият начин на игра при Microsoft; той може да се зададе в [*].</translation>
    </message>
    <message>
        <source>PySolFC&apos;s help says in one place that King Tut has no redeal and in another that it has no limit; the program itself has no limit, and so has this one.</source>
        <translation>Помощта на PySolFC казва на едно място, че King Tut няма превъртане, а на друго, че то е без ограничение; самата програма е без ограничение, тази също.</translation>
    </message>
    <message>
        <source>Apophis has three passes in PySolFC and two in Politaire, and on one site the pyramid alone must go. Only PySolFC says in which order the wastes are gathered. The other numbers can be set in [*].</source>
        <translation>Апофис има три преминавания в PySolFC и две в Politaire, а на един сайт трябва да се изчисти само пирамидата. Само PySolFC казва в какъв ред се събират откритите купчини. Другите числа могат да се зададат в [*].</translation>
    </message>
    <message>
        <source>Eleven Triangle: PySolFC deals one card to each waste from a closed stock, as here; in Politaire the player puts the open stock card on one of three wastes, which can be had in [*].</source>
        <translation>Триъгълник единайсет: PySolFC раздава по една карта на всяка открита купчина от закрит талон, както тук; в Politaire играчът слага откритата карта от талона на една от три купчини, което може да се зададе в [*].</translation>
    </message>
    <message>
        <source>Triangle: PySolFC has one waste and three passes ([TR]), AisleRiot one pass with the oldest card of the waste open ([YL]), Politaire two wastes that the player fills, in one pass; on one site the triangle alone must go. Both can be had in [*].</source>
        <translation>Триъгълник: PySolFC има една открита купчина и три преминавания ([TR]), AisleRiot – едно преминаване със свободна най-стара карта ([YL]), Politaire – две открити купчини, които играчът пълни в едно преминаване; на един сайт трябва да се изчисти само триъгълникът. И двете могат да се зададат в [*].</translation>
    </message>
    <message>
        <source>How often Giza is won: one in ten is what players of one program reach, one in three is claimed by another, and 36 in a hundred can be won by best play. Several pages call a game with three pyramids Giza; that is [PH]. On one site the pyramid alone must go, which can be had in [*].</source>
        <translation>Колко често се печели Гиза: едно на десет постигат играчите на една програма, едно на три твърди друга, а 36 на сто могат да се спечелят при най-добра игра. Няколко страници наричат Гиза игра с три пирамиди; това е [PH]. На един сайт трябва да се изчисти само пирамидата, което може да се зададе в [*].</translation>
    </message>
    <message>
        <source>The number of rows with two packs: nine in nearly all programs, ten on one page, which is more than this table holds. Swoop plays with two wastes that move on; that can be had in [*].</source>
        <translation>Брой редове с две тестета: девет в почти всички програми, десет на една страница, което е повече, отколкото тази маса побира. Swoop играе с две открити купчини, в които картите се местят; това може да се зададе в [*].</translation>
    </message>
    <message>
        <source>The reserve: seven cards below a full pyramid ([R7]), the seventh row itself ([L7]), or six cards, told both with a full pyramid ([R6]) and with six rows, which can be had in [*]. Whether it must be cleared for a win is said nowhere; here it must.</source>
        <translation>Резервът: седем карти под пълна пирамида ([R7]), самият седми ред ([L7]) или шест карти – с пълна пирамида ([R6]) или с шест реда, което може да се зададе в [*]. Никъде не е казано дали трябва да се изчисти за победа; тук трябва.</translation>
    </message>
    <message>
        <source>What may fill the cell: the pyramid and the waste in some programs, the stock in others. Here any open card may; [*] can forbid some of it, or give more cells.</source>
        <translation>С какво се пълни клетката: в едни програми от пирамидата и откритата купчина, в други от талона. Тук – с всяка свободна карта; в [*] част от това може да се забрани или клетките да станат повече.</translation>
    </message>
    <message>
        <source>Microsoft&apos;s table: the author of two programs that solve it counts seven rows, as here; one site that is not Microsoft&apos;s tells of six rows and a reserve of six cards.</source>
        <translation>Масата на Microsoft: авторът на две програми, които я решават, брои седем реда, както тук; един сайт, който не е на Microsoft, разказва за шест реда и резерв от шест карти.</translation>
    </message>
    <message>
        <source>The par score: 50, 35 or 20 points by the pass that clears the pyramid in Morehead and Mott-Smith; Wikipedia simply counts the cards left, as [RX] does.</source>
        <translation>Резултат спрямо нормата: 50, 35 или 20 точки според преминаването, в което пирамидата е изчистена, при Morehead и Mott-Smith; Уикипедия просто брои останалите карти, както прави [RX].</translation>
    </message>
    <message>
        <source>One win in fifty is what books guess for people at the table. With all cards known, 6.8 deals in a hundred can be won.</source>
        <translation>Една победа на петдесет е предположение на книгите за хора на масата. Когато всички карти се знаят, могат да се спечелят 6,8 раздавания на сто.</translation>
    </message>
    <message>
        <source>Cards dealt face down: AisleRiot and some others hide the upper rows ([TH]); most show everything ([CL]). PySolFC&apos;s game of that name also opens the stock.</source>
        <translation>Карти с лицето надолу: AisleRiot и някои други скриват горните редове ([TH]); повечето показват всичко ([CL]). Играта на PySolFC със същото име отваря и талона.</translation>
    </message>
    <message>
        <source>The first card of the stock: PySolFC lays it on the waste before the game begins, Microsoft does not ([OS]). Both can be had in [*].</source>
        <translation>Първата карта от талона: PySolFC я слага в откритата купчина преди началото, Microsoft – не ([OS]). И двете могат да се зададат в [*].</translation>
    </message>
    <message>
        <source>The size of the table: six rows are played in one pass by some, with three redeals or with pairs of coverers by others. Each of these can be set in [*].</source>
        <translation>Размер на масата: шест реда се играят от едни в едно преминаване, от други с три превъртания или с двойки с покриващата карта. Всичко това може да се зададе в [*].</translation>
    </message>
    <message>
        <source>One Italian page lets a card be played only when the whole row below it has gone; that is a choice in [*].</source>
        <translation>Според една италианска страница карта може да се играе едва когато целият ред под нея е премахнат; това се избира в [*].</translation>
    </message>
    <message>
        <source>The total: twelve is also played with the 48 cards of the Spanish pack, where the king goes alone ([SP]).</source>
        <translation>Сборът: дванайсет се играе и с 48-те карти на испанското тесте, в което попът се премахва сам ([SP]).</translation>
    </message>
    <message>
        <source>Twelve is also the total of a game with all 52 cards, where queen and king go together ([DZ]), and Italian packs of 40 cards make ten ([IT]).</source>
        <translation>Дванайсет е и сборът на игра с всичките 52 карти, в която дамата и попът се премахват заедно ([DZ]), а с италианското тесте от 40 карти се събира десет ([IT]).</translation>
    </message>
    <message>
        <source>The game that this program was first written for: the stock goes round as often as you like, only the top of the waste is open, and clearing the pyramid wins.</source>
        <translation>Играта, за която тази програма беше написана най-напред: талонът се върти колкото пъти искате, свободна е само най-горната карта от откритата купчина, а изчистването на пирамидата носи победа.</translation>
    </message>
    <message>
        <source>Three passes through the stock are the most common number in programs for the computer. Here the removed cards are sorted by suit, so that you see how far each suit has come.</source>
        <translation>Три преминавания през талона е най-честият брой в компютърните програми. Тук премахнатите карти се подреждат по бои, за да виждате докъде е стигнала всяка боя.</translation>
    </message>
    <message>
        <source>The game of the books, as Morehead and Mott-Smith and later Michael Keller describe it: one pass, and all 52 cards must go. Books guess that a person wins one game in fifty; with all cards known about one deal in fifteen can be won at all.</source>
        <translation>Играта от книгите, както я описват Morehead и Mott-Smith, а по-късно Michael Keller: едно преминаване и всичките 52 карти трябва да се премахнат. Книгите предполагат, че човек печели една партия на петдесет; когато всички карти се знаят, може да се спечели около едно раздаване на петнайсет.</translation>
    </message>
    <message>
        <source>The classic game with an easier end: clearing the pyramid is enough. Wikipedia and several programs call it the relaxed game.</source>
        <translation>Класическата игра с по-лесен край: достатъчно е да се изчисти пирамидата. Уикипедия и няколко програми я наричат облекчена.</translation>
    </message>
    <message>
        <source>Morehead and Mott-Smith&apos;s version for those who want more than winning or losing: three passes and a score against par, like in golf. Six games are a match.</source>
        <translation>Вариантът на Morehead и Mott-Smith за тези, които искат повече от победа или загуба: три преминавания и резултат спрямо норма, както в голфа. Шест партии са един мач.</translation>
    </message>
    <message>
        <source>The way Microsoft&apos;s collection plays it: the next card of the stock lies face up and may be paired, also with the top of the waste. About two deals in three can be cleared.</source>
        <translation>Както се играе в сборника на Microsoft: следващата карта от талона лежи с лицето нагоре и може да образува двойка, също и с най-горната карта от откритата купчина. Могат да се изчистят около две раздавания на три.</translation>
    </message>
    <message>
        <source>Three cards at a time and passes without limit, as PySolFC and Politaire play King Tut.</source>
        <translation>По три карти наведнъж и преминавания без ограничение, както PySolFC и Politaire играят King Tut.</translation>
    </message>
    <message>
        <source>Tut&apos;s Tomb came with Microsoft&apos;s entertainment packs around 1990. Here the king of spades lies at the top as Tutankhamun, and a card may go together with the last card that covers it. Taking or leaving a waste card changes the groups of three of the next pass, so no king ever leaves the waste by itself.</source>
        <translation>Tut&apos;s Tomb излезе с развлекателните пакети на Microsoft около 1990 г. Тук попът пика лежи на върха като Тутанкамон, а карта може да се премахне заедно с последната карта, която я покрива. Взимането или оставянето на карта от откритата купчина променя тройките в следващото преминаване, затова никой поп не излиза сам от откритата купчина.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s Apophis has three wastes whose top cards pair with the pyramid and with each other. As the wastes are gathered, the cards come in another order in each pass.</source>
        <translation>Апофис на PySolFC има три открити купчини, чиито най-горни карти образуват двойки с пирамидата и помежду си. Заради събирането на купчините картите идват в друг ред при всяко преминаване.</translation>
    </message>
    <message>
        <source>Michael Keller&apos;s open game: there is no stock, all cards can be seen from the start, and thinking decides. A little more than one deal in three can be won.</source>
        <translation>Откритата игра на Michael Keller: няма талон, всички карти се виждат от началото и решава мисленето. Може да се спечели малко повече от едно раздаване на три.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s Triangle turns the pyramid upside down, so that only one card is open at the start. PySolFC also calls it Yield and Funnel, though AisleRiot&apos;s Yield plays otherwise.</source>
        <translation>Триъгълникът на PySolFC обръща пирамидата, така че в началото е свободна само една карта. PySolFC го нарича още Yield и Funnel, макар че Yield на AisleRiot се играе иначе.</translation>
    </message>
    <message>
        <source>An old text on Wikipedia lays seven more cards below the pyramid, which are open from the start and cover nothing.</source>
        <translation>Стар текст в Уикипедия слага още седем карти под пирамидата, които са свободни от началото и не покриват нищо.</translation>
    </message>
    <message>
        <source>Another reading of the reserve of seven: the seventh row itself lies loose below a pyramid of six rows.</source>
        <translation>Друго тълкуване на резерва от седем: самият седми ред лежи свободно под пирамида от шест реда.</translation>
    </message>
    <message>
        <source>A full pyramid with six loose cards below it, which leaves 18 for the stock.</source>
        <translation>Пълна пирамида с шест свободни карти под нея, което оставя 18 за талона.</translation>
    </message>
    <message>
        <source>A free place for one card, as several programs offer it. It looks small and helps more than anything else: nearly every deal can be won.</source>
        <translation>Свободно място за една карта, каквото предлагат няколко програми. Изглежда малко, а помага повече от всичко друго: почти всяко раздаване може да се спечели.</translation>
    </message>
    <message>
        <source>A card may go together with the last card that covers it. Of the relaxed deals that lifts the share that can be won from about 9 to about 23 in a hundred.</source>
        <translation>Карта може да се премахне заедно с последната карта, която я покрива. При облекчената игра това вдига дела на раздаванията, които могат да се спечелят, от около 9 на около 23 на сто.</translation>
    </message>
    <message>
        <source>Played with the Spanish pack of 48 cards, which has no tens. Wikipedia names it as one of the sizes of pack that Pyramid is played with.</source>
        <translation>Играе се с испанското тесте от 48 карти, в което няма десетки. Уикипедия го посочва сред тестетата, с които се играе Пирамида.</translation>
    </message>
    <message>
        <source>A smaller pyramid of six rows, and so a larger stock. All cards must go in one pass, which is harder than it looks.</source>
        <translation>По-малка пирамида от шест реда и затова по-голям талон. Всички карти трябва да се премахнат в едно преминаване, което е по-трудно, отколкото изглежда.</translation>
    </message>
    <message>
        <source>AisleRiot&apos;s Thirteen deals all rows but the last face down. The drawn card lies on the waste and may go together with the card right under it.</source>
        <translation>Thirteen на AisleRiot раздава с лицето надолу всички редове без последния. Изтеглената карта лежи в откритата купчина и може да се премахне с картата точно под нея.</translation>
    </message>
    <message>
        <source>AisleRiot&apos;s Treize shows all cards and keeps the oldest card of the waste apart, so that it can be played at any time.</source>
        <translation>Treize на AisleRiot показва всички карти и държи най-старата карта от откритата купчина отделно, за да може да се играе по всяко време.</translation>
    </message>
    <message>
        <source>AisleRiot&apos;s Yield is Treize on a pyramid that stands upside down.</source>
        <translation>Yield на AisleRiot е Treize върху пирамида, обърната наопаки.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s and Politaire&apos;s Pyramid Dozen makes twelve instead of thirteen. Nothing goes alone: queen and king, which make no twelve, go together.</source>
        <translation>Pyramid Dozen на PySolFC и Politaire събира дванайсет вместо тринайсет. Нищо не се премахва само: дамата и попът, които не дават дванайсет, се премахват заедно.</translation>
    </message>
    <message>
        <source>Cheops counts nothing: equal and neighbouring ranks go together, 26 pairs in all, and no king goes alone.</source>
        <translation>Хеопс не смята нищо: еднакви и съседни карти се премахват заедно, общо 26 двойки, и никой поп не се премахва сам.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s Pharaohs lays the whole pack out as three pyramids. A pair may come from two of them.</source>
        <translation>Фараоните на PySolFC подреждат цялото тесте в три пирамиди. Двойка може да се състави от две от тях.</translation>
    </message>
    <message>
        <source>Played in Italy with 40 cards: ten is the total, the king counts ten and goes alone, and two fives make a pair.</source>
        <translation>Играе се в Италия с 40 карти: сборът е десет, попът струва десет и се премахва сам, а две петици са двойка.</translation>
    </message>
    <message>
        <source>Thomas Warfield&apos;s Double Pyramid takes two packs and nine rows.</source>
        <translation>Двойната пирамида на Thomas Warfield използва две тестета и девет реда.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s own: two packs and two pyramids side by side.</source>
        <translation>Собствена игра на PySolFC: две тестета и две пирамиди една до друга.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s own: two packs, one pyramid that stands and one that hangs.</source>
        <translation>Собствена игра на PySolFC: две тестета, една изправена и една обърната пирамида.</translation>
    </message>
    <message>
        <source>Anubis is Politaire&apos;s larger Apophis, with two packs, nine rows and two passes.</source>
        <translation>Анубис е по-големият Апофис на Politaire, с две тестета, девет реда и две преминавания.</translation>
    </message>
    <message>
        <source>Eleven is the total on a triangle that stands upside down. Jacks, queens and kings make no eleven, so two equal ones go together.</source>
        <translation>Сборът е единайсет, върху триъгълник, обърнат наопаки. Валетата, дамите и поповете не дават единайсет, затова две еднакви се премахват заедно.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>The table</source>
        <translation>Масата</translation>
    </message>
    <message>
        <source>What may be removed</source>
        <translation>Какво може да се премахва</translation>
    </message>
    <message>
        <source>Stock and waste</source>
        <translation>Талон и открита купчина</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Клетки</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Цел</translation>
    </message>
    <message>
        <source>Score and taking back</source>
        <translation>Точки и отмяна</translation>
    </message>
    <message>
        <source>What to watch</source>
        <translation>За какво да внимавате</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Откъде идва</translation>
    </message>
    <message>
        <source>Where the sources differ</source>
        <translation>В какво източниците се различават</translation>
    </message>
    <message>
        <source>Common mistakes</source>
        <translation>Чести грешки</translation>
    </message>
    <message>
        <source>the tableau</source>
        <translation>пирамидата</translation>
    </message>
    <message>
        <source>the waste</source>
        <translation>откритата купчина</translation>
    </message>
    <message>
        <source>the stock</source>
        <translation>талонът</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>клетка</translation>
    </message>
    <message>
        <source>An ace counts 1, a jack %1, a queen %2 and a king %3.</source>
        <translation>Асото струва 1, валето %1, дамата %2, а попът %3.</translation>
    </message>
</context>
<context>
    <name>RulesSummary</name>
    <message>
        <source>oldest of the waste open</source>
        <translation>най-старата от откритата купчина е свободна</translation>
    </message>
    <message>
        <source>all cards must go</source>
        <translation>всички карти трябва да се премахнат</translation>
    </message>
    <message>
        <source>the tableau must go</source>
        <translation>пирамидата трябва да се изчисти</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1, с лицето надолу</translation>
    </message>
    <message>
        <source>no stock</source>
        <translation>без талон</translation>
    </message>
    <message>
        <source>passes without limit</source>
        <translation>преминавания без ограничение</translation>
    </message>
    <message>
        <source>open stock</source>
        <translation>открит талон</translation>
    </message>
    <message>
        <source>turned card and waste open</source>
        <translation>обърнатата карта и откритата купчина са свободни</translation>
    </message>
    <message>
        <source>neighbouring ranks go together</source>
        <translation>съседни карти се съчетават</translation>
    </message>
    <message>
        <source>pairs make %1</source>
        <translation>двойките дават %1</translation>
    </message>
    <message>
        <source>pairs with the coverer</source>
        <translation>двойки с покриващата карта</translation>
    </message>
</context>
<context>
    <name>RulesWatch</name>
    <message>
        <source>Two cards of which one lies under the other can never go together; each needs another partner, so find those first.</source>
        <translation>Две карти, от които едната лежи под другата, никога не могат да излязат заедно; всяка има нужда от друг партньор, затова намерете първо него.</translation>
    </message>
    <message>
        <source>Drawing costs nothing but moves: every card of the stock comes to the top again.</source>
        <translation>Тегленето струва само ходове: всяка карта от талона пак излиза най-отгоре.</translation>
    </message>
    <message>
        <source>Use the first pass to learn the order of the stock; nothing is shuffled, so it comes again.</source>
        <translation>Използвайте първото преминаване, за да научите реда на талона; нищо не се разбърква, затова той се повтаря.</translation>
    </message>
    <message>
        <source>All cards must go, so count: do not spend the last partner of a card that is still covered.</source>
        <translation>Всички карти трябва да излязат, затова бройте: не изразходвайте последния партньор на карта, която още е покрита.</translation>
    </message>
    <message>
        <source>The stock passes by only once: what goes with the top of the waste should do so before the next draw covers it.</source>
        <translation>Талонът минава само веднъж: картата, която подхожда на върха на откритата купчина, трябва да излезе с него, преди следващото теглене да го покрие.</translation>
    </message>
    <message>
        <source>Fewer points are given from pass to pass, and once the pyramid is gone each further pair still saves two.</source>
        <translation>При всяко следващо преминаване точките са по-малко, а щом пирамидата изчезне, всяка следваща двойка пак спестява по две.</translation>
    </message>
    <message>
        <source>Do not draw by habit: the card on the stock can be used where it lies, and drawing it covers the top of the waste.</source>
        <translation>Не теглете по навик: картата върху талона може да се използва на място, а тегленето ѝ покрива върха на откритата купчина.</translation>
    </message>
    <message>
        <source>Only every third card comes to the top by itself. Taking one moves the groups of three of the next pass, and others come up.</source>
        <translation>Само всяка трета карта излиза сама най-отгоре. Ако вземете една, тройките на следващото преминаване се изместват и излизат други карти.</translation>
    </message>
    <message>
        <source>Look at what lies on what: a pair of which one card covers the other goes too, once nothing else lies on the two.</source>
        <translation>Гледайте кое върху кое лежи: двойка, в която едната карта покрива другата, също се премахва, щом нищо друго не лежи върху двете.</translation>
    </message>
    <message>
        <source>One draw covers all wastes at once, so use their top cards before it.</source>
        <translation>Едно теглене покрива всички открити купчини наведнъж, затова използвайте най-горните им карти преди него.</translation>
    </message>
    <message>
        <source>Nothing is hidden and nothing is drawn, so the whole game can be thought through before the first move.</source>
        <translation>Нищо не е скрито и нищо не се тегли, така че цялата партия може да се обмисли преди първия ход.</translation>
    </message>
    <message>
        <source>At the start a single card of the table is open, so the first partners can only come from the stock.</source>
        <translation>В началото е свободна само една карта от масата, затова първите партньори могат да дойдат само от талона.</translation>
    </message>
    <message>
        <source>The loose cards cover nothing and can wait; keep them for cards that find no other partner.</source>
        <translation>Свободните карти не покриват нищо и могат да чакат; пазете ги за карти, които не намират друг партньор.</translation>
    </message>
    <message>
        <source>Keep the cell free as long as you can: a card leaves it only by being removed.</source>
        <translation>Дръжте клетката свободна колкото може по-дълго: карта излиза от нея само когато бъде премахната.</translation>
    </message>
    <message>
        <source>The upper rows are hidden, so prefer moves that turn a card up.</source>
        <translation>Горните редове са скрити, затова предпочитайте ходове, които обръщат карта.</translation>
    </message>
    <message>
        <source>Aces and kings have two ranks to go with, all others three, so find partners for aces and kings first.</source>
        <translation>Асата и поповете имат по две подходящи стойности, всички останали по три, затова първо намерете партньори за асата и поповете.</translation>
    </message>
    <message>
        <source>With two packs a card has up to eight partners: choose the one whose going opens most.</source>
        <translation>При две тестета една карта има до осем партньора: изберете онзи, чието премахване освобождава най-много.</translation>
    </message>
</context>
<context>
    <name>RulesWords</name>
    <message numerus="yes">
        <source>A pyramid of %n row(s) is laid out: one card in the first row and one more in each row after it.</source>
        <translation>
            <numerusform>Подрежда се пирамида от %Ln ред: една карта в първия ред и с една повече във всеки следващ.</numerusform>
            <numerusform>Подрежда се пирамида от %Ln реда: една карта в първия ред и с една повече във всеки следващ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A pyramid of %n row(s) is laid out upside down: the longest row comes first and a single card last.</source>
        <translation>
            <numerusform>Подрежда се обърната пирамида от %Ln ред: най-дългият ред е пръв, а последна е една карта.</numerusform>
            <numerusform>Подрежда се обърната пирамида от %Ln реда: най-дългият ред е пръв, а последна е една карта.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are laid out side by side as a reserve.</source>
        <translation>
            <numerusform>%Ln карта се нарежда отстрани като резерв.</numerusform>
            <numerusform>%Ln карти се нареждат една до друга като резерв.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) of %1 cards each are laid out face up.</source>
        <translation>
            <numerusform>%Ln колона от по %1 карти се нарежда с лицето нагоре.</numerusform>
            <numerusform>%Ln колони от по %1 карти се нареждат с лицето нагоре.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other %n card(s) are the stock.</source>
        <translation>
            <numerusform>Останалата карта е талонът.</numerusform>
            <numerusform>Останалите %Ln карти са талонът.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of it are drawn before the game begins, which leaves %1.</source>
        <translation>
            <numerusform>%Ln карта от него се изтегля преди началото на играта, така остават %1.</numerusform>
            <numerusform>%Ln карти от него се изтеглят преди началото на играта, така остават %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards are drawn onto the waste, %n at a time; each lies on the one before.</source>
        <translation>
            <numerusform>Картите се теглят в откритата купчина по %Ln наведнъж; всяка ляга върху предишната.</numerusform>
            <numerusform>Картите се теглят в откритата купчина по %Ln наведнъж; всяка ляга върху предишната.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw lays one card on each of %n waste(s).</source>
        <translation>
            <numerusform>При теглене се слага по една карта на всяка от %Ln открита купчина.</numerusform>
            <numerusform>При теглене се слага по една карта на всяка от %Ln открити купчини.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw turns a card onto the first of %n waste(s); the card that lay there moves on to the next.</source>
        <translation>
            <numerusform>При теглене се обръща карта върху първата от %Ln открита купчина; картата, която лежеше там, минава на следващата.</numerusform>
            <numerusform>При теглене се обръща карта върху първата от %Ln открити купчини; картата, която лежеше там, минава на следващата.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw lays one card on one of %n waste(s), which the player chooses.</source>
        <translation>
            <numerusform>При теглене се слага карта на една от %Ln открита купчина по избор на играча.</numerusform>
            <numerusform>При теглене се слага карта на една от %Ln открити купчини по избор на играча.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n pass(es) through the stock: when it is empty, the waste is turned over and drawn again.</source>
        <translation>
            <numerusform>Има %Ln преминаване през талона: когато той се изпразни, откритата купчина се обръща и се тегли отново.</numerusform>
            <numerusform>Има %Ln преминавания през талона: когато той се изпразни, откритата купчина се обръща и се тегли отново.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n free place(s), called cells: each can hold one open card for later. They take cards from %1.</source>
        <translation>
            <numerusform>Има %Ln свободно място, наречено клетка: на него може да се остави една свободна карта за по-късно. Картите идват от: %1.</numerusform>
            <numerusform>Има %Ln свободни места, наречени клетки: на всяко може да се остави една свободна карта за по-късно. Картите идват от: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n move(s) can be taken back.</source>
        <translation>
            <numerusform>Последният ход може да се отмени.</numerusform>
            <numerusform>Последните %Ln хода могат да се отменят.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each card that leaves the tableau brings 10 points, %n in all.</source>
        <translation>
            <numerusform>Всяка карта, премахната от пирамидата, носи 10 точки, общо %Ln.</numerusform>
            <numerusform>Всяка карта, премахната от пирамидата, носи 10 точки, общо %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pyramid of %n row(s)</source>
        <translation>
            <numerusform>пирамида от %Ln ред</numerusform>
            <numerusform>пирамида от %Ln реда</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>inverted pyramid of %n row(s)</source>
        <translation>
            <numerusform>обърната пирамида от %Ln ред</numerusform>
            <numerusform>обърната пирамида от %Ln реда</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reserve of %n</source>
        <translation>
            <numerusform>резерв от %Ln</numerusform>
            <numerusform>резерв от %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%Ln колона</numerusform>
            <numerusform>%Ln колони</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%Ln преминаване</numerusform>
            <numerusform>%Ln преминавания</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at a time</source>
        <translation>
            <numerusform>по %Ln наведнъж</numerusform>
            <numerusform>по %Ln наведнъж</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waste(s)</source>
        <translation>
            <numerusform>%Ln открита купчина</numerusform>
            <numerusform>%Ln открити купчини</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%Ln клетка</numerusform>
            <numerusform>%Ln клетки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%Ln карта</numerusform>
            <numerusform>%Ln карти</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Подредба</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Движение и звук</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Език</translation>
    </message>
    <message>
        <source>Touching a covered card says why it cannot be played.</source>
        <translation>Докосването на покрита карта казва защо тя не може да се играе.</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>Сто&amp;йности по подразбиране</translation>
    </message>
    <message>
        <source>Restore the defaults of this page</source>
        <translation>Възстановяване на началните настройки на тази страница</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Търсене в настройките</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>Никоя настройка не съдържа тези думи.</translation>
    </message>
    <message>
        <source>The language changes at once, everywhere.</source>
        <translation>Езикът се сменя веднага и навсякъде.</translation>
    </message>
    <message>
        <source>F11 fills the whole screen; Z leaves nothing but the cards.</source>
        <translation>F11 запълва целия екран; Z оставя само картите.</translation>
    </message>
    <message>
        <source>Sounds need an extra part of about 170 MB that is not installed. The README of Pyramide tells how to add it.</source>
        <translation>За звуци е нужна допълнителна част от около 170 МБ, която не е инсталирана. README на Pyramide казва как се добавя.</translation>
    </message>
    <message>
        <source>&amp;Error help: say why a covered card cannot be played</source>
        <translation>&amp;Помощ при грешки: защо покрита карта не може да се играе</translation>
    </message>
    <message>
        <source>&amp;Animation:</source>
        <translation>&amp;Анимация:</translation>
    </message>
    <message>
        <source>Show the &amp;time</source>
        <translation>Показване на &amp;времето</translation>
    </message>
    <message>
        <source>Show the &amp;score</source>
        <translation>Показване на &amp;точките</translation>
    </message>
    <message>
        <source>&amp;Cards:</source>
        <translation>&amp;Карти:</translation>
    </message>
    <message>
        <source>&amp;Back:</source>
        <translation>&amp;Гръб:</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>&amp;Маса:</translation>
    </message>
    <message>
        <source>&amp;Window:</source>
        <translation>П&amp;розорец:</translation>
    </message>
    <message>
        <source>Say whether the game can be &amp;won:</source>
        <translation>Показвай &amp;дали партията може да се спечели:</translation>
    </message>
    <message>
        <source>&amp;New games:</source>
        <translation>&amp;Нови партии:</translation>
    </message>
    <message>
        <source>&amp;Left-handed: stock on the left, figures in all four corners</source>
        <translation>&amp;За левичари: талонът вляво, знаци в четирите ъгъла</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Език:</translation>
    </message>
    <message>
        <source>Games played with it count as games with help.</source>
        <translation>Партиите, играни с нея, се броят за партии с помощ.</translation>
    </message>
    <message>
        <source>motion speed reduced calm</source>
        <translation>движение скорост намалено спокойно анимация</translation>
    </message>
    <message>
        <source>theme night mode dark mode bright</source>
        <translation>тема нощен тъмен режим светъл</translation>
    </message>
    <message>
        <source>deck size contrast colour blind</source>
        <translation>карти размер контраст далтонизъм</translation>
    </message>
    <message>
        <source>mirror left hand</source>
        <translation>огледално лява ръка</translation>
    </message>
    <message>
        <source>index letters jack queen king</source>
        <translation>букви на картите вале дама поп</translation>
    </message>
    <message>
        <source>status bar info line hide</source>
        <translation>лента на състоянието ред скриване</translation>
    </message>
    <message>
        <source>sound noise audio mute</source>
        <translation>звук шум аудио без звук</translation>
    </message>
    <message>
        <source>beginner explain</source>
        <translation>начинаещ обяснение</translation>
    </message>
    <message>
        <source>&amp;Mark the cards that go with the chosen one</source>
        <translation>&amp;Отбелязвай картите, които образуват двойка с избраната</translation>
    </message>
    <message>
        <source>&amp;Dim covered cards</source>
        <translation>&amp;Затъмнявай покритите карти</translation>
    </message>
    <message>
        <source>L&amp;ift cards that can be played</source>
        <translation>По&amp;вдигай картите, които могат да се играят</translation>
    </message>
    <message>
        <source>Stoc&amp;k and waste:</source>
        <translation>&amp;Талон и открита купчина:</translation>
    </message>
    <message>
        <source>Show the &amp;bar with score and code</source>
        <translation>Показвай &amp;лентата с точки и код</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Звуци</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Сила:</translation>
    </message>
    <message>
        <source>&amp;Letters on the cards:</source>
        <translation>&amp;Букви на картите:</translation>
    </message>
    <message>
        <source>As the system wants</source>
        <translation>Както иска системата</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Нормална</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Бърза</translation>
    </message>
    <message>
        <source>Reduced: cards fade</source>
        <translation>Намалена: картите избледняват</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Изключена</translation>
    </message>
    <message>
        <source>Except in Pyramide</source>
        <translation>Освен в Pyramide</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Винаги</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Никога</translation>
    </message>
    <message>
        <source>Any deal in Pyramide, else deals that can be won</source>
        <translation>В Pyramide всяко, иначе такова, което може да се спечели</translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation>Всяко раздаване</translation>
    </message>
    <message>
        <source>Deals that can be won</source>
        <translation>Раздавания, които могат да се спечелят</translation>
    </message>
    <message>
        <source>Easy: a short win is possible</source>
        <translation>Лесни: възможна е кратка победа</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Средни</translation>
    </message>
    <message>
        <source>Hard: every win is long</source>
        <translation>Трудни: всяка победа е дълга</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Класически</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Четирицветни</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Едър шрифт</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Силен контраст</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тъмни</translation>
    </message>
    <message>
        <source>Woven triangles</source>
        <translation>Преплетени триъгълници</translation>
    </message>
    <message>
        <source>Lotus band</source>
        <translation>Лотосова лента</translation>
    </message>
    <message>
        <source>Starry ceiling</source>
        <translation>Звездно небе</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>card back</comment>
        <translation>Едноцветен</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Зелено сукно</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Пясък</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Нощ</translation>
    </message>
    <message>
        <source>Plain, as the window</source>
        <comment>table</comment>
        <translation>Едноцветна, като прозореца</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Като системата</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светъл</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>window</comment>
        <translation>Тъмен</translation>
    </message>
    <message>
        <source>International: %1</source>
        <translation>Международни: %1</translation>
    </message>
    <message>
        <source>Those of the language: %1</source>
        <translation>На езика: %1</translation>
    </message>
    <message>
        <source>On the side of the hand</source>
        <translation>От страната на ръката</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>Отляво</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>Отдясно</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Тихо</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>volume</comment>
        <translation>Средно</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Силно</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>Езикът на системата</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Клавишни комбинации</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>На масата</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Местене на показалеца</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Стрелките</translation>
    </message>
    <message>
        <source>Choose, pair or draw what it stands on</source>
        <translation>Избор, двойка или теглене там, където е той</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, интервал</translation>
    </message>
    <message>
        <source>Let the chosen card go, then the cursor</source>
        <translation>Пускане на избраната карта, после на показалеца</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Jump to the next open card of a rank</source>
        <translation>Скок към следващата свободна карта със стойност</translation>
    </message>
    <message>
        <source>Say what the cursor stands on</source>
        <translation>Казване какво е под показалеца</translation>
    </message>
    <message>
        <source>Leave the table for the next part of the window</source>
        <translation>Към следващата част на прозореца</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Jump to the next open card with %1, which is itself a command</source>
        <translation>Към следващата свободна карта с буква %1, която е и команда</translation>
    </message>
</context>
<context>
    <name>SolverBadge</name>
    <message>
        <source>Deal one that can be won</source>
        <translation>Раздаване, което може да се спечели</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>По време</translation>
    </message>
    <message>
        <source>By moves</source>
        <translation>По ходове</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Диаграми</translation>
    </message>
    <message>
        <source>&amp;Copy deal code</source>
        <translation>&amp;Копиране на кода</translation>
    </message>
    <message>
        <source>&amp;Play this deal again</source>
        <translation>&amp;Игра на това раздаване отново</translation>
    </message>
    <message>
        <source>No game is won yet under these rules. Each game that you win is listed here, by its time and by its number of moves.</source>
        <translation>По тези правила още няма спечелена партия. Всяка спечелена партия се показва тук, подредена по време и по брой ходове.</translation>
    </message>
    <message>
        <source>No game that was won is like this.</source>
        <translation>Няма такава спечелена партия.</translation>
    </message>
    <message>
        <source>No game is won yet. Each game that you win is listed here, by its time and by its number of moves.</source>
        <translation>Още няма спечелена партия. Всяка спечелена партия се показва тук, подредена по време и по брой ходове.</translation>
    </message>
</context>
<context>
    <name>StatisticsTiles</name>
    <message>
        <source>Games played</source>
        <translation>Изиграни партии</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Спечелени партии</translation>
    </message>
    <message>
        <source>Won of all finished</source>
        <translation>Спечелени от завършените</translation>
    </message>
    <message>
        <source>Wins in a row now</source>
        <translation>Поредни победи сега</translation>
    </message>
    <message>
        <source>Most wins in a row</source>
        <translation>Най-много поредни победи</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Най-добро време</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation>Най-малко ходове</translation>
    </message>
    <message>
        <source>Mean time of wins</source>
        <translation>Средно време на победите</translation>
    </message>
    <message>
        <source>Moves per win</source>
        <translation>Ходове на победа</translation>
    </message>
    <message>
        <source>Over par per win</source>
        <translation>Над нормата на победа</translation>
    </message>
</context>
<context>
    <name>StockPage</name>
    <message>
        <source>The cards that are left are a &amp;stock</source>
        <translation>&amp;Останалите карти са талон</translation>
    </message>
    <message>
        <source>A &amp;draw lays</source>
        <translation>&amp;Тегленето слага</translation>
    </message>
    <message>
        <source>&amp;Number of cards or wastes:</source>
        <translation>&amp;Брой карти или купчини:</translation>
    </message>
    <message>
        <source>&amp;Passes:</source>
        <translation>&amp;Преминавания:</translation>
    </message>
    <message>
        <source>Open cards of the waste:</source>
        <translation>Свободни карти от откритата купчина:</translation>
    </message>
    <message>
        <source>&amp;Gathered:</source>
        <translation>&amp;Събиране:</translation>
    </message>
    <message>
        <source>&amp;Unused cards:</source>
        <translation>&amp;Неизползвани карти:</translation>
    </message>
    <message>
        <source>that many cards on one waste</source>
        <translation>толкова карти на една купчина</translation>
    </message>
    <message>
        <source>one card on each of that many wastes</source>
        <translation>по една карта на всяка от толкова купчини</translation>
    </message>
    <message>
        <source>one card on the first waste, others move on</source>
        <translation>една карта на първата купчина, другите се местят</translation>
    </message>
    <message>
        <source>one card on a waste of choice</source>
        <translation>една карта на купчина по избор</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>без ограничение</translation>
    </message>
    <message>
        <source>The &amp;first draw is made before the game</source>
        <translation>П&amp;ървото теглене е преди началото</translation>
    </message>
    <message>
        <source>The ne&amp;xt card of the stock lies open</source>
        <translation>Следващата карта от талона &amp;лежи открита</translation>
    </message>
    <message>
        <source>the top</source>
        <translation>най-горната</translation>
    </message>
    <message>
        <source>the card under it, with the top</source>
        <translation>картата под нея, с най-горната</translation>
    </message>
    <message>
        <source>the oldest</source>
        <translation>най-старата</translation>
    </message>
    <message>
        <source>in the same order</source>
        <translation>в същия ред</translation>
    </message>
    <message>
        <source>the last waste first</source>
        <translation>последната купчина първа</translation>
    </message>
    <message>
        <source>stay in the waste</source>
        <translation>остават в откритата купчина</translation>
    </message>
    <message>
        <source>are out of the game at the next draw</source>
        <translation>излизат от играта при следващото теглене</translation>
    </message>
</context>
<context>
    <name>StoreProblem</name>
    <message>
        <source>&quot;%1&quot; (%2) does not lie between %3 and tomorrow.</source>
        <translation>„%1“ (%2) не е между %3 и утре.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no time for %2.</source>
        <translation>„%1“ не е валидно време за %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no whole number (%2).</source>
        <translation>„%1“ не е цяло число (%2).</translation>
    </message>
    <message>
        <source>%1 holds no game that can be opened: %2</source>
        <translation>Във файла %1 няма партия, която може да се отвори: %2</translation>
    </message>
    <message>
        <source>A game cannot end as &quot;%1&quot; (%2).</source>
        <translation>Партия не може да завърши като „%1“ (%2).</translation>
    </message>
    <message>
        <source>A game has an end (ended_at) if and only if it is not open.</source>
        <translation>Край (ended_at) има всяка приключила партия и само такава.</translation>
    </message>
    <message>
        <source>A number has too many digits.</source>
        <translation>Едно от числата има твърде много цифри.</translation>
    </message>
    <message>
        <source>From character %1 on, this is not written as JSON.</source>
        <translation>От знак %1 нататък това не е записано като JSON.</translation>
    </message>
    <message>
        <source>From here on the table cannot be read.</source>
        <translation>Оттук нататък таблицата не може да се прочете.</translation>
    </message>
    <message>
        <source>The deal code cannot be used: %1</source>
        <translation>Кодът на раздаването не може да се използва: %1</translation>
    </message>
    <message>
        <source>The deal code must be written as &quot;%1&quot;.</source>
        <translation>Кодът на раздаването трябва да се запише като „%1“.</translation>
    </message>
    <message>
        <source>The end (ended_at) lies before the beginning (started_at).</source>
        <translation>Краят (ended_at) е преди началото (started_at).</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2.</source>
        <translation>Файлът %1 не може да се прочете: %2.</translation>
    </message>
    <message>
        <source>%1 is a folder, a pipe or a device, and no file.</source>
        <translation>%1 е папка, канал или устройство, а не файл.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2.</source>
        <translation>Файлът %1 не може да се запише: %2.</translation>
    </message>
    <message>
        <source>The file %1 is not text in UTF-8.</source>
        <translation>Файлът %1 не е текст в UTF-8.</translation>
    </message>
    <message>
        <source>The file %1 is too large: %2 MB.</source>
        <translation>Файлът %1 е твърде голям: %2 МБ.</translation>
    </message>
    <message>
        <source>The file ends too early.</source>
        <translation>Файлът свършва твърде рано.</translation>
    </message>
    <message>
        <source>The game cannot be played: %1.</source>
        <translation>Партията не може да се изиграе: %1.</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; must end in .json or .csv.</source>
        <translation>Името „%1“ трябва да завършва на .json или .csv.</translation>
    </message>
    <message>
        <source>The number of actions is too large: %1.</source>
        <translation>Броят на действията е твърде голям: %1.</translation>
    </message>
    <message>
        <source>The numbers of actions (%1) and of times (%2) differ.</source>
        <translation>Броят на действията (%1) е различен от броя на времената (%2).</translation>
    </message>
    <message>
        <source>The numbers of values (%1) and of columns (%2) differ.</source>
        <translation>Броят на стойностите (%1) е различен от броя на колоните (%2).</translation>
    </message>
    <message>
        <source>The saved games cannot be read: %1.</source>
        <translation>Записаните партии не могат да се прочетат: %1.</translation>
    </message>
    <message>
        <source>The moves of a saved game cannot be read.</source>
        <translation>Ходовете на една от записаните партии не могат да се прочетат.</translation>
    </message>
    <message>
        <source>The text of %1 is too long; its length is %2.</source>
        <translation>Текстът на %1 е твърде дълъг; дължината му е %2.</translation>
    </message>
    <message>
        <source>The times of the actions (at_ms) do not grow.</source>
        <translation>Времената на действията (at_ms) не нарастват.</translation>
    </message>
    <message>
        <source>The times of the actions (at_ms) are not a list of whole numbers.</source>
        <translation>Времената на действията (at_ms) не са списък от цели числа.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is not known.</source>
        <translation>Колоната „%1“ не е позната.</translation>
    </message>
    <message>
        <source>The deal is not the daily deal of %1.</source>
        <translation>Това не е дневното раздаване за %1.</translation>
    </message>
    <message>
        <source>By its moves, %1 is &quot;%2&quot; and not &quot;%3&quot;.</source>
        <translation>Според ходовете си %1 е „%2“, а не „%3“.</translation>
    </message>
    <message>
        <source>The rule record is not that of the deal code.</source>
        <translation>Записът на правилата не е този на кода на раздаването.</translation>
    </message>
    <message>
        <source>A game begins with its first move; this has none.</source>
        <translation>Играта започва с първия си ход, а тази няма нито един.</translation>
    </message>
    <message>
        <source>There is no text for %1.</source>
        <translation>Липсва текст за %1.</translation>
    </message>
    <message>
        <source>There is no whole number for %1 from %2 to %3.</source>
        <translation>За %1 липсва цяло число от %2 до %3.</translation>
    </message>
    <message>
        <source>Too many brackets stand inside each other.</source>
        <translation>Твърде много скоби са една в друга.</translation>
    </message>
    <message>
        <source>This is no game.</source>
        <translation>Това не е партия.</translation>
    </message>
    <message>
        <source>This is no file of games that Pyramide has written.</source>
        <translation>Това не е файл с партии, записан от Pyramide.</translation>
    </message>
    <message>
        <source>This is no table of games that Pyramide has written.</source>
        <translation>Това не е таблица с партии, записана от Pyramide.</translation>
    </message>
    <message>
        <source>This file has version %1; this program reads %2.</source>
        <translation>Този файл е от версия %1, а програмата чете версия %2.</translation>
    </message>
</context>
<context>
    <name>SystemReason</name>
    <message>
        <source>access permission denied</source>
        <translation>няма права за достъп</translation>
    </message>
    <message>
        <source>attempt to write a readonly database</source>
        <translation>файлът е само за четене</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>файлът е повреден</translation>
    </message>
    <message>
        <source>database is locked</source>
        <translation>друга програма държи файла</translation>
    </message>
    <message>
        <source>database or disk is full</source>
        <translation>дискът е пълен</translation>
    </message>
    <message>
        <source>disk I/O error</source>
        <translation>грешка при четене или запис на диска</translation>
    </message>
    <message>
        <source>file is not a database</source>
        <translation>файлът не е база данни</translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation>файлът не може да се отвори</translation>
    </message>
</context>
<context>
    <name>TableAccess</name>
    <message>
        <source>The game is paused.</source>
        <translation>Играта е на пауза.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Играта продължава.</translation>
    </message>
</context>
<context>
    <name>TableHelps</name>
    <message>
        <source>No card of this rank can be played now.</source>
        <translation>Сега не може да се играе карта от този вид.</translation>
    </message>
</context>
<context>
    <name>TableMessages</name>
    <message>
        <source>The game is paused. Click or press a key to go on.</source>
        <translation>Играта е на пауза. Щракнете или натиснете клавиш, за да продължите.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Нова партия</translation>
    </message>
    <message>
        <source>Replay this deal</source>
        <translation>Отново това раздаване</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Преглед</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отмяна</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Продължаване</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%Ln ход</numerusform>
            <numerusform>%Ln хода</numerusform>
        </translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Време: %1</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>&amp;Packs:</source>
        <translation>&amp;Тестета:</translation>
    </message>
    <message>
        <source>&amp;Cards of a pack:</source>
        <translation>Карти &amp;в тестето:</translation>
    </message>
    <message>
        <source>&amp;Fixed cards:</source>
        <translation>Карти &amp;с определено място:</translation>
    </message>
    <message>
        <source>one</source>
        <translation>едно</translation>
    </message>
    <message>
        <source>two</source>
        <translation>две</translation>
    </message>
    <message>
        <source>52, ace to king</source>
        <translation>52, от асо до поп</translation>
    </message>
    <message>
        <source>48 Spanish, without tens</source>
        <translation>48 испански, без десетки</translation>
    </message>
    <message>
        <source>40 Italian, without eights, nines and tens</source>
        <translation>40 италиански, без осмици, деветки и десетки</translation>
    </message>
    <message>
        <source>&amp;Add a block</source>
        <translation>&amp;Добавяне на блок</translation>
    </message>
    <message>
        <source>Place and card, such as A1 KS</source>
        <translation>Място и карта, например A1 KS</translation>
    </message>
</context>
<context>
    <name>TableReading</name>
    <message>
        <source>%1, empty</source>
        <translation>%1, празно</translation>
    </message>
    <message>
        <source>%1, hidden by the pause</source>
        <translation>%1, скрито от паузата</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>празно</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%Ln карта</numerusform>
            <numerusform>%Ln карти</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Отменено: %1</translation>
    </message>
    <message>
        <source>Made again: %1</source>
        <translation>Повторено: %1</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>Нова партия: %1</translation>
    </message>
    <message>
        <source>The same deal again: %1</source>
        <translation>Същото раздаване отново: %1</translation>
    </message>
    <message>
        <source>The game goes on: %1</source>
        <translation>Партията продължава: %1</translation>
    </message>
    <message>
        <source>The game before is back: %1</source>
        <translation>Предишната партия е върната: %1</translation>
    </message>
    <message>
        <source>%1 is chosen</source>
        <translation>Избрана е %1</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>избрана</translation>
    </message>
    <message>
        <source>open</source>
        <translation>свободна</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>a card that cannot be played now</comment>
        <translation>затворена</translation>
    </message>
    <message>
        <source>covered by %1</source>
        <translation>покрита от %1</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>карта с лицето надолу</translation>
    </message>
    <message>
        <source>redeals without limit</source>
        <translation>превъртания без ограничение</translation>
    </message>
    <message numerus="yes">
        <source>%n redeal(s) left</source>
        <translation>
            <numerusform>остава %Ln превъртане</numerusform>
            <numerusform>остават %Ln превъртания</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableSentences</name>
    <message>
        <source>Covered cards lie face down and turn up once nothing covers them.</source>
        <translation>Покритите карти лежат с лицето надолу и се обръщат, щом нищо не ги покрива.</translation>
    </message>
    <message>
        <source>Part %1 of the table need not be cleared for a win.</source>
        <translation>Част %1 от масата не е нужно да се изчисти за победа.</translation>
    </message>
    <message>
        <source>There is no stock.</source>
        <translation>Няма талон.</translation>
    </message>
    <message>
        <source>The stock is gone through once; it is not turned over again.</source>
        <translation>Талонът се минава веднъж; не се превърта.</translation>
    </message>
    <message>
        <source>An empty stock is made again from the waste, as often as you like.</source>
        <translation>Празният талон се възстановява от откритата купчина колкото пъти искате.</translation>
    </message>
    <message>
        <source>What is not used before the next draw is out of the game.</source>
        <translation>Каквото не е използвано преди следващото теглене, излиза от играта.</translation>
    </message>
    <message>
        <source>A card in a cell stays open; it must leave the cell before the game is won.</source>
        <translation>Картата в клетка остава свободна; тя трябва да напусне клетката, преди партията да е спечелена.</translation>
    </message>
    <message>
        <source>One Spanish pack of 48 cards is used; it has no tens.</source>
        <translation>Използва се едно испанско тесте от 48 карти; в него няма десетки.</translation>
    </message>
    <message>
        <source>Two Spanish packs of 48 cards each are used; they have no tens.</source>
        <translation>Използват се две испански тестета от по 48 карти; в тях няма десетки.</translation>
    </message>
    <message>
        <source>One Italian pack of 40 cards is used; it has no eights, nines and tens.</source>
        <translation>Използва се едно италианско тесте от 40 карти; в него няма осмици, деветки и десетки.</translation>
    </message>
    <message>
        <source>Two Italian packs of 40 cards each are used; they have no eights, nines and tens.</source>
        <translation>Използват се две италиански тестета от по 40 карти; в тях няма осмици, деветки и десетки.</translation>
    </message>
    <message>
        <source>One pack of 52 cards is used.</source>
        <translation>Използва се едно тесте от 52 карти.</translation>
    </message>
    <message>
        <source>Two packs of 52 cards each are used.</source>
        <translation>Използват се две тестета от по 52 карти.</translation>
    </message>
    <message>
        <source>The cards of the reserve are open from the start.</source>
        <translation>Картите от резерва са свободни от началото.</translation>
    </message>
    <message>
        <source>Only the last card of a column is open.</source>
        <translation>Свободна е само последната карта на колоната.</translation>
    </message>
    <message>
        <source>A card is covered by the two cards of the next row that lie on it.</source>
        <translation>Карта е покрита от двете карти от следващия ред, които лежат върху нея.</translation>
    </message>
    <message>
        <source>A card is covered by the two cards of the next row that lie on it, a card at the end of a row by only one.</source>
        <translation>Карта е покрита от двете карти от следващия ред, които лежат върху нея, а карта в края на реда – само от една.</translation>
    </message>
    <message>
        <source>A card is covered until the whole next row has gone.</source>
        <translation>Карта е покрита, докато не бъде премахнат целият следващ ред.</translation>
    </message>
    <message>
        <source>The %1 always lies in row %2 at place %3.</source>
        <translation>Картата %1 винаги лежи в ред %2 на място %3.</translation>
    </message>
    <message>
        <source>The %1 always lies in column %2 at place %3.</source>
        <translation>Картата %1 винаги лежи в колона %2 на място %3.</translation>
    </message>
    <message>
        <source>Cards are drawn from the stock onto the waste, one at a time.</source>
        <translation>Картите се теглят от талона в откритата купчина една по една.</translation>
    </message>
    <message>
        <source>A draw turns up one card beside the waste; the card that was turned before moves onto the waste.</source>
        <translation>При теглене се обръща една карта до откритата купчина; обърнатата преди нея минава в откритата купчина.</translation>
    </message>
    <message>
        <source>Nothing is shuffled: the cards come again in the same order.</source>
        <translation>Нищо не се разбърква: картите идват отново в същия ред.</translation>
    </message>
    <message>
        <source>Nothing is shuffled: the wastes are gathered from the last to the first, the oldest card of each first.</source>
        <translation>Нищо не се разбърква: откритите купчини се събират от последната към първата, най-старата карта на всяка най-напред.</translation>
    </message>
</context>
<context>
    <name>WhyAnswers</name>
    <message>
        <source>Touch what you cannot play: one card or two, the stock, Undo or Redo. Escape ends the question.</source>
        <translation>Докоснете онова, което не можете да изиграете: една карта или две, талона, „Отмяна“ или „Повторение“. Escape прекратява въпроса.</translation>
    </message>
    <message>
        <source>This card has left the game; only Undo brings it back.</source>
        <translation>Тази карта е премахната; само отмяната я връща на масата.</translation>
    </message>
    <message>
        <source>This card goes alone: touch it.</source>
        <translation>Тази карта се премахва самостоятелно: докоснете я.</translation>
    </message>
    <message>
        <source>These two cards go together: touch one, then the other.</source>
        <translation>Тези две карти образуват двойка: докоснете едната и после другата.</translation>
    </message>
    <message>
        <source>Touch the stock, then the waste that the card is to go to.</source>
        <translation>Докоснете талона и после откритата купчина, на която да отиде картата.</translation>
    </message>
    <message>
        <source>A card can be drawn: touch the stock.</source>
        <translation>Може да се изтегли карта: докоснете талона.</translation>
    </message>
    <message>
        <source>The waste can be turned over: touch the empty stock.</source>
        <translation>Откритата купчина може да се превърти: докоснете празния талон.</translation>
    </message>
    <message>
        <source>The last move can be taken back.</source>
        <translation>Последният ход може да се отмени.</translation>
    </message>
    <message>
        <source>These rules let no move be taken back.</source>
        <translation>При тези правила ходовете не могат да се отменят.</translation>
    </message>
    <message numerus="yes">
        <source>These rules let %n move(s) be taken back, and no more.</source>
        <translation>
            <numerusform>При тези правила може да се отмени %Ln ход и не повече.</numerusform>
            <numerusform>При тези правила могат да се отменят %Ln хода и не повече.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>Няма ход за отмяна.</translation>
    </message>
    <message>
        <source>The move that was taken back can be made again.</source>
        <translation>Отмененият ход може да се направи отново.</translation>
    </message>
    <message>
        <source>No move has been taken back, so there is none to make again.</source>
        <translation>Няма отменен ход, затова няма какво да се повтори.</translation>
    </message>
    <message numerus="yes">
        <source>%1 can be played: %n card(s) go with it now.</source>
        <translation>
            <numerusform>%1 може да се играе: сега с нея образува двойка %Ln карта.</numerusform>
            <numerusform>%1 може да се играе: сега с нея образуват двойка %Ln карти.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card that it goes with is open now: %1.</source>
        <translation>Сега не е свободна никоя карта, с която да образува двойка: %1.</translation>
    </message>
    <message>
        <source>%1 and %2 make %3.</source>
        <translation>%1 и %2 дават сбор %3.</translation>
    </message>
</context>
<context>
    <name>WindowBars</name>
    <message>
        <source>%1 or Escape brings the bars back.</source>
        <translation>%1 или Escape връща лентите.</translation>
    </message>
</context>
<context>
    <name>WindowHelp</name>
    <message>
        <source>A whole pass without a pair. Hint tells whether this can still be won.</source>
        <translation>Цяло обхождане на талона без двойка. „Подсказка“ казва дали още може да се спечели.</translation>
    </message>
</context>
<context>
    <name>WindowMessages</name>
    <message>
        <source>The deal code is copied.</source>
        <translation>Кодът на раздаването е копиран.</translation>
    </message>
    <message>
        <source>Something went wrong. The table was set up anew; details are in %1.</source>
        <translation>Нещо се обърка. Масата беше подредена отново; подробности има в %1.</translation>
    </message>
    <message>
        <source>Undo brings the game before back.</source>
        <translation>„Отмяна“ връща предишната партия.</translation>
    </message>
    <message>
        <source>The game before is back.</source>
        <translation>Предишната партия е върната.</translation>
    </message>
</context>
<context>
    <name>WindowRecords</name>
    <message>
        <source>This game cannot be shown: %1</source>
        <translation>Тази партия не може да се покаже: %1</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message numerus="yes">
        <source>%n game(s) could be brought over.</source>
        <translation>
            <numerusform>Пренесена е %Ln партия.</numerusform>
            <numerusform>Пренесени са %Ln партии.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>row %1, place %2</source>
        <translation>ред %1, място %2</translation>
    </message>
    <message>
        <source>pyramid %1, row %2, place %3</source>
        <translation>пирамида %1, ред %2, място %3</translation>
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
        <source>ace</source>
        <translation>асо</translation>
    </message>
    <message>
        <source>two</source>
        <translation>двойка</translation>
    </message>
    <message>
        <source>three</source>
        <translation>тройка</translation>
    </message>
    <message>
        <source>four</source>
        <translation>четворка</translation>
    </message>
    <message>
        <source>five</source>
        <translation>петица</translation>
    </message>
    <message>
        <source>six</source>
        <translation>шестица</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>седмица</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>осмица</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>деветка</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>десетка</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>вале</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>дама</translation>
    </message>
    <message>
        <source>king</source>
        <translation>поп</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>спатия</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>каро</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>купа</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>пика</translation>
    </message>
    <message>
        <source>Pyramide</source>
        <translation>Pyramide</translation>
    </message>
    <message>
        <source>Three Passes</source>
        <translation>Три преминавания</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Класическа</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Облекчена</translation>
    </message>
    <message>
        <source>Par Pyramid</source>
        <translation>Пирамида с норма</translation>
    </message>
    <message>
        <source>Open Stock</source>
        <translation>Открит талон</translation>
    </message>
    <message>
        <source>King Tut</source>
        <translation>Тутанкамон</translation>
    </message>
    <message>
        <source>Tut&apos;s Tomb</source>
        <translation>Гробницата на Тутанкамон</translation>
    </message>
    <message>
        <source>Apophis</source>
        <translation>Апофис</translation>
    </message>
    <message>
        <source>Giza</source>
        <translation>Гиза</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Триъгълник</translation>
    </message>
    <message>
        <source>Reserve of Seven</source>
        <translation>Резерв от седем</translation>
    </message>
    <message>
        <source>Loose Last Row</source>
        <translation>Свободен последен ред</translation>
    </message>
    <message>
        <source>Reserve of Six</source>
        <translation>Резерв от шест</translation>
    </message>
    <message>
        <source>One Cell</source>
        <translation>Една клетка</translation>
    </message>
    <message>
        <source>Coverer Pairs</source>
        <translation>Двойки с покриващата</translation>
    </message>
    <message>
        <source>Spanish Deck</source>
        <translation>Испанско тесте</translation>
    </message>
    <message>
        <source>Six Rows</source>
        <translation>Шест реда</translation>
    </message>
    <message>
        <source>Thirteen</source>
        <translation>Тринайсет</translation>
    </message>
    <message>
        <source>Treize</source>
        <translation>Трез</translation>
    </message>
    <message>
        <source>Yield</source>
        <translation>Добив</translation>
    </message>
    <message>
        <source>Pyramid Dozen</source>
        <translation>Пирамидна дузина</translation>
    </message>
    <message>
        <source>Cheops</source>
        <translation>Хеопс</translation>
    </message>
    <message>
        <source>Pharaohs</source>
        <translation>Фараони</translation>
    </message>
    <message>
        <source>Italian Deck</source>
        <translation>Италианско тесте</translation>
    </message>
    <message>
        <source>Double Pyramid</source>
        <translation>Двойна пирамида</translation>
    </message>
    <message>
        <source>Two Pyramids</source>
        <translation>Две пирамиди</translation>
    </message>
    <message>
        <source>Up and Down</source>
        <translation>Нагоре и надолу</translation>
    </message>
    <message>
        <source>Anubis</source>
        <translation>Анубис</translation>
    </message>
    <message>
        <source>Eleven Triangle</source>
        <translation>Триъгълник единайсет</translation>
    </message>
    <message>
        <source>My rules</source>
        <translation>Мои правила</translation>
    </message>
    <message>
        <source>waste</source>
        <translation>открита купчина</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>талон</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>клетка</translation>
    </message>
    <message>
        <source>foundation</source>
        <translation>премахнати карти</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>колона %1</translation>
    </message>
    <message>
        <source>waste %1</source>
        <translation>открита купчина %1</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>клетка %1</translation>
    </message>
    <message>
        <source>foundation %1</source>
        <translation>премахнати карти %1</translation>
    </message>
    <message>
        <source>%1 and %2 are removed</source>
        <translation>Премахват се %1 и %2</translation>
    </message>
    <message>
        <source>%1 is removed</source>
        <translation>Премахва се %1</translation>
    </message>
    <message>
        <source>%1 is drawn</source>
        <translation>Изтегля се %1</translation>
    </message>
    <message>
        <source>The waste is turned back into the stock</source>
        <translation>Откритата купчина се превърта в талона</translation>
    </message>
    <message>
        <source>%1 goes to a cell</source>
        <translation>В клетка отива %1</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Място</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Време</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Точки</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Код на раздаването</translation>
    </message>
    <message>
        <source>The settings file was damaged. It was kept as %1, and the default settings are in use.</source>
        <translation>Файлът с настройките беше повреден. Той е запазен като %1 и се използват настройките по подразбиране.</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their default values again. The old file was kept as %1.</source>
        <translation>Някои настройки не можаха да се прочетат и отново имат стойностите си по подразбиране. Старият файл е запазен като %1.</translation>
    </message>
    <message>
        <source>The settings were brought up to date. The old file was kept as %1.</source>
        <translation>Настройките са приведени към новата версия. Старият файл е запазен като %1.</translation>
    </message>
    <message>
        <source>The settings file could not be read. It was kept as %1, and the default settings are in use.</source>
        <translation>Файлът с настройките не можа да се прочете. Той е запазен като %1 и се използват настройките по подразбиране.</translation>
    </message>
    <message>
        <source>The file with your games was damaged. It was kept as %1, and a new one was begun.</source>
        <translation>Файлът с вашите партии беше повреден. Той е запазен като %1 и е започнат нов.</translation>
    </message>
    <message>
        <source>A file of another program lay in the place of your games. It was kept as %1, and a new one was begun.</source>
        <translation>На мястото на вашите партии имаше файл на друга програма. Той е запазен като %1 и е започнат нов.</translation>
    </message>
    <message>
        <source>The file with your games comes from a newer version of the program. It was kept as %1, and a new one was begun.</source>
        <translation>Файлът с вашите партии е от по-нова версия на програмата. Той е запазен като %1 и е започнат нов.</translation>
    </message>
    <message>
        <source>The journal beside the file with your games is damaged or does not belong to it. Both were kept as %1, and you go on with the games that the file holds.</source>
        <translation>Журналът до файла с вашите партии е повреден или не е негов. И двата са запазени като %1 и продължавате с партиите, които са във файла.</translation>
    </message>
    <message>
        <source>What lay in the place of your games could not be used. It was kept as %1, and a new one was begun.</source>
        <translation>Това, което беше на мястото на вашите партии, не може да се използва. То е запазено като %1 и е започнат нов файл.</translation>
    </message>
    <message>
        <source>The file with your games was brought up to date. The old one was kept as %1.</source>
        <translation>Файлът с вашите партии е приведен към новата версия. Старият е запазен като %1.</translation>
    </message>
    <message>
        <source>The settings file is damaged and cannot be moved away. The default settings are in use, and changes are not kept.</source>
        <translation>Файлът с настройките е повреден и не може да бъде преместен. Използват се настройките по подразбиране, а промените не се пазят.</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their default values again. Changes are not kept.</source>
        <translation>Някои настройки не можаха да се прочетат и отново имат стойностите си по подразбиране. Промените не се пазят.</translation>
    </message>
    <message>
        <source>The settings come from a newer version of the program. What this version knows of them is in use.</source>
        <translation>Настройките са от по-нова версия на програмата. Използва се това, което тази версия познава.</translation>
    </message>
    <message>
        <source>The settings were brought up to date.</source>
        <translation>Настройките са приведени към новата версия.</translation>
    </message>
    <message>
        <source>The settings of an older version cannot be copied and are left as they are. Changes are not kept.</source>
        <translation>Настройките от по-стара версия не могат да се копират и остават, както са. Промените не се пазят.</translation>
    </message>
    <message>
        <source>The settings file cannot be read. The default settings are in use, and changes are not kept.</source>
        <translation>Файлът с настройките не може да се прочете. Използват се настройките по подразбиране, а промените не се пазят.</translation>
    </message>
    <message>
        <source>The settings cannot be written. They hold until the program ends.</source>
        <translation>Настройките не могат да се запишат. Те важат до края на програмата.</translation>
    </message>
    <message>
        <source>The file with your games is damaged and cannot be moved away. Games are kept only until the program ends.</source>
        <translation>Файлът с вашите партии е повреден и не може да бъде преместен. Партиите се пазят само до края на програмата.</translation>
    </message>
    <message>
        <source>A file of another program lies in the place of your games and cannot be moved away. Games are kept only until the program ends.</source>
        <translation>На мястото на вашите партии има файл на друга програма, който не може да бъде преместен. Партиите се пазят само до края на програмата.</translation>
    </message>
    <message>
        <source>The file with your games comes from a newer version of the program and cannot be moved away. Games are kept only until the program ends.</source>
        <translation>Файлът с вашите партии е от по-нова версия на програмата и не може да бъде преместен. Партиите се пазят само до края на програмата.</translation>
    </message>
    <message>
        <source>Another program holds the file with your games. Games are kept only until the program ends.</source>
        <translation>Друга програма държи файла с вашите партии. Партиите се пазят само до края на програмата.</translation>
    </message>
    <message>
        <source>The file with your games cannot be used. Games are kept only until the program ends.</source>
        <translation>Файлът с вашите партии не може да се използва. Партиите се пазят само до края на програмата.</translation>
    </message>
    <message>
        <source>The file with your games was brought up to date.</source>
        <translation>Файлът с вашите партии е приведен към новата версия.</translation>
    </message>
    <message>
        <source>The file with your games could not be brought up to date and is left as it is. Games are kept only until the program ends.</source>
        <translation>Файлът с вашите партии не можа да бъде приведен към новата версия и остава, както е. Партиите се пазят само до края на програмата.</translation>
    </message>
    <message>
        <source>The game cannot be saved now. Saving is tried again with each move.</source>
        <translation>Партията не може да се запише сега. При всеки ход се опитва отново.</translation>
    </message>
    <message>
        <source>The game is saved again; nothing was lost.</source>
        <translation>Партията отново се записва; нищо не е загубено.</translation>
    </message>
    <message>
        <source>The game is already open in another window. Games in this one are not kept.</source>
        <translation>Играта вече е отворена в друг прозорец. Партиите в този не се пазят.</translation>
    </message>
    <message>
        <source>The game in progress cannot be gone on with. It is kept, and a new one was dealt.</source>
        <translation>Започнатата партия не може да продължи. Тя е запазена, а е раздадена нова.</translation>
    </message>
    <message>
        <source>The file with the texts in %1 is damaged, so English is shown; installing Pyramide again mends that.</source>
        <translation>Файлът с текстовете на езика „%1“ е повреден, затова се показва английски; новото инсталиране на Pyramide поправя това.</translation>
    </message>
    <message>
        <source>The games cannot be read now.</source>
        <translation>Партиите не могат да се прочетат сега.</translation>
    </message>
    <message>
        <source>The game is won</source>
        <translation>Партията е спечелена</translation>
    </message>
    <message>
        <source>There is no card</source>
        <translation>Тук няма карта</translation>
    </message>
    <message>
        <source>This card is blocked by another</source>
        <translation>Тази карта е блокирана от друга</translation>
    </message>
    <message>
        <source>The next card of the stock cannot be played</source>
        <translation>Следващата карта от талона не може да се играе</translation>
    </message>
    <message>
        <source>This card of the waste cannot be played</source>
        <translation>Тази карта от откритата купчина не може да се играе</translation>
    </message>
    <message>
        <source>This card goes only with the card on top of it</source>
        <translation>Тази карта върви само с картата върху нея</translation>
    </message>
    <message>
        <source>A card does not go with itself</source>
        <translation>Картата не образува двойка сама със себе си</translation>
    </message>
    <message>
        <source>The sum must be %1</source>
        <translation>Сборът трябва да е равен на %1</translation>
    </message>
    <message>
        <source>These two cards do not go together</source>
        <translation>Тези две карти не образуват двойка</translation>
    </message>
    <message>
        <source>Cards from these two places must not go together</source>
        <translation>Карти от тези две места не могат да образуват двойка</translation>
    </message>
    <message>
        <source>This card does not go alone</source>
        <translation>Тази карта не се премахва самостоятелно</translation>
    </message>
    <message>
        <source>These rules have no stock</source>
        <translation>По тези правила няма талон</translation>
    </message>
    <message>
        <source>The stock is empty</source>
        <translation>Талонът е празен</translation>
    </message>
    <message>
        <source>The stock still has cards</source>
        <translation>В талона все още има карти</translation>
    </message>
    <message>
        <source>No pass through the stock is left</source>
        <translation>Няма повече преминавания през талона</translation>
    </message>
    <message>
        <source>There are no more cards to draw</source>
        <translation>Няма повече карти за теглене</translation>
    </message>
    <message>
        <source>There is no such cell</source>
        <translation>Няма такава клетка</translation>
    </message>
    <message>
        <source>The cell is taken</source>
        <translation>Клетката е заета</translation>
    </message>
    <message>
        <source>This card may not go to a cell</source>
        <translation>Тази карта не може да отиде в клетка</translation>
    </message>
    <message>
        <source>Choose a waste for this card</source>
        <translation>Изберете открита купчина за тази карта</translation>
    </message>
    <message>
        <source>This card cannot be played now</source>
        <translation>Тази карта не може да се играе сега</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>Играта е на пауза</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Партията приключи</translation>
    </message>
    <message>
        <source>No more possible moves</source>
        <translation>Няма повече възможни ходове</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>Партията продължава</translation>
    </message>
    <message>
        <source>Only the stock goes round now; nothing more can be removed</source>
        <translation>Сега се върти само талонът; нищо повече не може да се премахне</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Останали карти</translation>
    </message>
    <message>
        <source>Par score</source>
        <translation>Точки спрямо нормата</translation>
    </message>
    <message>
        <source>Winnable</source>
        <translation>Може да се спечели</translation>
    </message>
    <message>
        <source>Can no longer be won</source>
        <translation>Вече не може да се спечели</translation>
    </message>
    <message>
        <source>This deal cannot be won</source>
        <translation>Това раздаване не може да се спечели</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Не е известно</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Мисли…</translation>
    </message>
    <message>
        <source>Cannot be won</source>
        <translation>Непечелимо</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Загубена</translation>
    </message>
    <message>
        <source>Remove the %1 and the %2.</source>
        <translation>Премахнете %1 и %2.</translation>
    </message>
    <message>
        <source>Remove the %1.</source>
        <translation>Премахнете %1.</translation>
    </message>
    <message>
        <source>Put the %1 into a cell.</source>
        <translation>Сложете %1 в клетка.</translation>
    </message>
    <message>
        <source>Turn the waste back into the stock.</source>
        <translation>Върнете откритата купчина в талона.</translation>
    </message>
    <message>
        <source>Draw from the stock to waste %1.</source>
        <translation>Изтеглете от талона на открита купчина %1.</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <translation>Изтеглете от талона.</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>Превъртане</translation>
    </message>
    <message>
        <source>Draw: %1</source>
        <translation>Теглене: %1</translation>
    </message>
    <message>
        <source>%1 to a cell</source>
        <translation>%1 в клетка</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Партията е завършена.</translation>
    </message>
    <message>
        <source>This deal can no longer be won, and no more cards can be removed.</source>
        <translation>Това раздаване вече не може да се спечели и не могат да се премахнат повече карти.</translation>
    </message>
    <message>
        <source>This deal can no longer be won.</source>
        <translation>Това раздаване вече не може да се спечели.</translation>
    </message>
    <message>
        <source>Whether this can be won is not known.</source>
        <translation>Не е известно дали това може да се спечели.</translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation>Това раздаване не може да се спечели.</translation>
    </message>
    <message>
        <source>This deal can be won.</source>
        <translation>Това раздаване може да се спечели.</translation>
    </message>
</context>
</TS>
