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
</TS>
