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
        <source>&amp;Choose a deal…</source>
        <translation>&amp;Избор на раздаване…</translation>
    </message>
    <message>
        <source>&amp;Replay this deal</source>
        <translation>&amp;Отново това раздаване</translation>
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
        <source>&amp;Take back New Game</source>
        <translation>&amp;Връщане на предишната партия</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Статистика</translation>
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
        <source>&amp;Redo</source>
        <translation>&amp;Повторение</translation>
    </message>
    <message>
        <source>&amp;Draw or redeal</source>
        <translation>&amp;Теглене или превъртане</translation>
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
        <source>&amp;About Pyramide</source>
        <translation>&amp;Относно Pyramide</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Относно &amp;Qt</translation>
    </message>
    <message>
        <source>New game</source>
        <comment>toolbar</comment>
        <translation>Нова партия</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>toolbar</comment>
        <translation>Отначало</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>toolbar</comment>
        <translation>Отмяна</translation>
    </message>
    <message>
        <source>Redo</source>
        <comment>toolbar</comment>
        <translation>Повторение</translation>
    </message>
    <message>
        <source>Statistics</source>
        <comment>toolbar</comment>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>toolbar</comment>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Deal a new game at random</source>
        <translation>Раздаване на нова случайна партия</translation>
    </message>
    <message>
        <source>Choose rules and a deal by its code</source>
        <translation>Избор на правила и на раздаване по неговия код</translation>
    </message>
    <message>
        <source>Play this deal again from its start</source>
        <translation>Изиграване на същото раздаване отначало</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Връщане на последния ход</translation>
    </message>
    <message>
        <source>Make the move again that was taken back</source>
        <translation>Повторение на върнатия ход</translation>
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
    <name>InfoLine</name>
    <message>
        <source>Score</source>
        <translation>Точки</translation>
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
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Партия</translation>
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
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Нова партия</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Правила:</translation>
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
        <translation>По&amp;ставяне</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Раздаване</translation>
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
        <source>Language</source>
        <translation>Език</translation>
    </message>
    <message>
        <source>Touching a covered card says why it cannot be played.</source>
        <translation>Докосването на покрита карта казва защо тя не може да се играе.</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>&amp;Стойности по подразбиране</translation>
    </message>
    <message>
        <source>The language changes at once, everywhere.</source>
        <translation>Езикът се сменя веднага и навсякъде.</translation>
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
        <source>&amp;Left-handed: stock on the left, figures in all four corners</source>
        <translation>&amp;За левичари: талонът вляво, знаци в четирите ъгъла</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Език:</translation>
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
        <source>Language of the system</source>
        <translation>Езикът на системата</translation>
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
        <source>&amp;Copy deal code</source>
        <translation>&amp;Копиране на кода</translation>
    </message>
    <message>
        <source>&amp;Play this deal again</source>
        <translation>&amp;Игра на това раздаване отново</translation>
    </message>
    <message>
        <source>Games of which rules</source>
        <translation>Партии по кои правила</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Всички партии</translation>
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
        <source>%1 %</source>
        <translation>%1 %</translation>
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
        <source>Take back a move</source>
        <translation>Връщане на ход</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Точки: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
        </translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Време: %1</translation>
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
        <source>The game before is back.</source>
        <translation>Предишната партия е върната.</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message numerus="yes">
        <source>%n game(s) could be brought over.</source>
        <translation>
            <numerusform>Пренесена е %n партия.</numerusform>
            <numerusform>Пренесени са %n партии.</numerusform>
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
        <translation>Картата не върви сама със себе си</translation>
    </message>
    <message>
        <source>The sum must be %1</source>
        <translation>Сборът трябва да е равен на %1</translation>
    </message>
    <message>
        <source>These two cards do not go together</source>
        <translation>Тези две карти не вървят заедно</translation>
    </message>
    <message>
        <source>Cards from these two places must not go together</source>
        <translation>Карти от тези две места не може да вървят заедно</translation>
    </message>
    <message>
        <source>This card does not go alone</source>
        <translation>Тази карта не се премахва сама</translation>
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
</context>
</TS>
