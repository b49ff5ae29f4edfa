<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Pyramide</source>
        <translation>О программе Pyramide</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Лицензии…</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Версия %1</translation>
    </message>
    <message>
        <source>Pyramid solitaire and its family, played by the documented rules.</source>
        <translation>Пасьянс «Пирамида» и его семейство по описанным правилам.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Свободная программа под Стандартной общественной лицензией GNU версии 3 или новее. Без каких-либо гарантий.</translation>
    </message>
    <message>
        <source>It uses no network: your games stay on this computer.</source>
        <translation>Программа не пользуется сетью: ваши партии остаются на этом компьютере.</translation>
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
        <translation>Пр&amp;одолжить</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>П&amp;ауза</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Новая партия</translation>
    </message>
    <message>
        <source>Be&amp;gin a new match</source>
        <translation>На&amp;чать новый матч</translation>
    </message>
    <message>
        <source>M&amp;y rules…</source>
        <translation>Мо&amp;и правила…</translation>
    </message>
    <message>
        <source>Sa&amp;me number under other rules…</source>
        <translation>Тот же но&amp;мер по другим правилам…</translation>
    </message>
    <message>
        <source>Deal one that can be &amp;won</source>
        <translation>&amp;Раздать выигрышный расклад</translation>
    </message>
    <message>
        <source>Deal a game under these rules that can be won</source>
        <translation>Раздать по этим правилам партию, которую можно выиграть</translation>
    </message>
    <message>
        <source>&amp;Replay this deal</source>
        <translation>&amp;Переиграть этот расклад</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Переиграть</translation>
    </message>
    <message>
        <source>Ne&amp;xt deal</source>
        <translation>&amp;Следующий расклад</translation>
    </message>
    <message>
        <source>Pre&amp;vious deal</source>
        <translation>Пре&amp;дыдущий расклад</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>Статисти&amp;ка</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>Истори&amp;я</translation>
    </message>
    <message>
        <source>Save this game as a &amp;file…</source>
        <translation>Со&amp;хранить партию в файл…</translation>
    </message>
    <message>
        <source>&amp;Daily deal</source>
        <translation>&amp;Расклад дня</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить ход</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить ход</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>&amp;Draw or redeal</source>
        <translation>Открыть &amp;карту или перевернуть сброс</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>По&amp;дсказка</translation>
    </message>
    <message>
        <source>Show &amp;moves</source>
        <translation>Показать &amp;ходы</translation>
    </message>
    <message>
        <source>Show the solu&amp;tion</source>
        <translation>Показать &amp;решение</translation>
    </message>
    <message>
        <source>Re&amp;view this game</source>
        <translation>Ра&amp;збор этой партии</translation>
    </message>
    <message>
        <source>&amp;Enter a deal…</source>
        <translation>Вв&amp;ести расклад…</translation>
    </message>
    <message>
        <source>Say whether the game can be &amp;won</source>
        <translation>Показывать, можно ли &amp;выиграть</translation>
    </message>
    <message>
        <source>&amp;Copy deal code</source>
        <translation>&amp;Скопировать код расклада</translation>
    </message>
    <message>
        <source>&amp;Paste deal code…</source>
        <translation>&amp;Вставить код расклада…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Настройки…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Полный экран</translation>
    </message>
    <message>
        <source>&amp;Nothing but cards</source>
        <translation>&amp;Только карты</translation>
    </message>
    <message>
        <source>Show the &amp;bars</source>
        <translation>П&amp;оказать панели</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Правила этой игры</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <translation>Как &amp;играть</translation>
    </message>
    <message>
        <source>&amp;Why can&apos;t I…?</source>
        <translation>Поче&amp;му нельзя…?</translation>
    </message>
    <message>
        <source>&amp;Guide through a first game</source>
        <translation>Обучение на первой пар&amp;тии</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Сочетания клавиш</translation>
    </message>
    <message>
        <source>&amp;About Pyramide</source>
        <translation>&amp;О программе Pyramide</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>О &amp;Qt</translation>
    </message>
    <message>
        <source>Deal a new game at random</source>
        <translation>Раздать новую случайную партию</translation>
    </message>
    <message>
        <source>New game by r&amp;ules or code…</source>
        <translation>Новая партия по правилам &amp;или коду…</translation>
    </message>
    <message>
        <source>Choose rules and a deal by its code</source>
        <translation>Выбрать правила и расклад по его коду</translation>
    </message>
    <message>
        <source>Let the next game be the first of a match of six</source>
        <translation>Сделать следующую партию первой в матче из шести</translation>
    </message>
    <message>
        <source>Put together rules of your own</source>
        <translation>Составить собственные правила</translation>
    </message>
    <message>
        <source>Deal the number on the table under other rules</source>
        <translation>Раздать номер со стола по другим правилам</translation>
    </message>
    <message>
        <source>Play this deal again from its start</source>
        <translation>Сыграть этот расклад с начала</translation>
    </message>
    <message>
        <source>&amp;Take back the new game</source>
        <translation>&amp;Вернуть прежнюю партию</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Отменить предыдущий ход</translation>
    </message>
    <message>
        <source>Make the move again that was taken back</source>
        <translation>Повторить отменённый ход</translation>
    </message>
    <message>
        <source>Show the next move of a shortest win</source>
        <translation>Показать следующий ход кратчайшей победы</translation>
    </message>
    <message>
        <source>Cover the table and stop the clock</source>
        <translation>Закрыть стол и остановить часы</translation>
    </message>
    <message>
        <source>Show how your games went</source>
        <translation>Показать, как прошли ваши партии</translation>
    </message>
    <message>
        <source>Change how the game looks and helps</source>
        <translation>Изменить вид игры и её помощь</translation>
    </message>
    <message>
        <source>Copy the code of this deal</source>
        <translation>Скопировать код этого расклада</translation>
    </message>
</context>
<context>
    <name>AnalysisCommands</name>
    <message>
        <source>No deal that hard or easy is ready yet; this one can be won.</source>
        <translation>Расклад такой сложности ещё не готов; этот можно выиграть.</translation>
    </message>
    <message>
        <source>No deal that can be won was found in time; this one came by chance.</source>
        <translation>Расклад, который можно выиграть, не нашёлся вовремя; этот выпал случайно.</translation>
    </message>
    <message>
        <source>Looking for the best move…</source>
        <translation>Поиск лучшего хода…</translation>
    </message>
    <message>
        <source>No card can be removed now; the stock may help.</source>
        <translation>Сейчас снять нечего; может помочь колода.</translation>
    </message>
    <message>
        <source>No card can be removed any more.</source>
        <translation>Больше нельзя снять ни одной карты.</translation>
    </message>
</context>
<context>
    <name>AnalysisDialogs</name>
    <message>
        <source>A shortest win</source>
        <translation>Кратчайшая победа</translation>
    </message>
    <message>
        <source>A win</source>
        <translation>Победа</translation>
    </message>
    <message>
        <source>What removes the most cards</source>
        <translation>Как снять больше всего карт</translation>
    </message>
    <message>
        <source>No solution is known.</source>
        <translation>Решение неизвестно.</translation>
    </message>
</context>
<context>
    <name>AnalysisWording</name>
    <message numerus="yes">
        <source>The win is %n move(s) away.</source>
        <translation>
            <numerusform>До победы остался %Ln ход.</numerusform>
            <numerusform>До победы осталось %Ln хода.</numerusform>
            <numerusform>До победы осталось %Ln ходов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The win is at most %n move(s) away.</source>
        <translation>
            <numerusform>До победы не больше %Ln хода.</numerusform>
            <numerusform>До победы не больше %Ln ходов.</numerusform>
            <numerusform>До победы не больше %Ln ходов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deal can no longer be won: at most %n card(s) can be removed.</source>
        <translation>
            <numerusform>Этот расклад уже нельзя выиграть: можно снять не больше %Ln карты.</numerusform>
            <numerusform>Этот расклад уже нельзя выиграть: можно снять не больше %Ln карт.</numerusform>
            <numerusform>Этот расклад уже нельзя выиграть: можно снять не больше %Ln карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s), the fewest possible</source>
        <translation>
            <numerusform>%Ln ход — меньше невозможно</numerusform>
            <numerusform>%Ln хода — меньше невозможно</numerusform>
            <numerusform>%Ln ходов — меньше невозможно</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n move(s)</source>
        <translation>
            <numerusform>Вы сделали %Ln ход</numerusform>
            <numerusform>Вы сделали %Ln хода</numerusform>
            <numerusform>Вы сделали %Ln ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the fewest are %n</source>
        <translation>
            <numerusform>минимум — %Ln</numerusform>
            <numerusform>минимум — %Ln</numerusform>
            <numerusform>минимум — %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Before move %1 it could still be won.</source>
        <translation>До хода %1 партию ещё можно было выиграть.</translation>
    </message>
    <message numerus="yes">
        <source>This deal cannot be won: at most %n card(s) can be removed.</source>
        <translation>
            <numerusform>Этот расклад нельзя выиграть: можно снять не больше %Ln карты.</numerusform>
            <numerusform>Этот расклад нельзя выиграть: можно снять не больше %Ln карт.</numerusform>
            <numerusform>Этот расклад нельзя выиграть: можно снять не больше %Ln карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deal can be won; the fewest moves are %n.</source>
        <translation>
            <numerusform>Этот расклад можно выиграть; минимум — %Ln ход.</numerusform>
            <numerusform>Этот расклад можно выиграть; минимум — %Ln хода.</numerusform>
            <numerusform>Этот расклад можно выиграть; минимум — %Ln ходов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n card(s)</source>
        <translation>
            <numerusform>не больше %Ln карты</numerusform>
            <numerusform>не больше %Ln карт</numerusform>
            <numerusform>не больше %Ln карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) more than needed</source>
        <translation>
            <numerusform>на %Ln ход больше, чем нужно</numerusform>
            <numerusform>на %Ln хода больше, чем нужно</numerusform>
            <numerusform>на %Ln ходов больше, чем нужно</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) can be removed now.</source>
        <translation>
            <numerusform>Сейчас можно снять %Ln карту.</numerusform>
            <numerusform>Сейчас можно снять %Ln карты.</numerusform>
            <numerusform>Сейчас можно снять %Ln карт.</numerusform>
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
        <translation>Перевёрнутая пирамида</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Столбцы</translation>
    </message>
    <message>
        <source>Kind of block</source>
        <translation>Вид блока</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>Ряды:</translation>
    </message>
    <message>
        <source>Rows of the pyramid</source>
        <translation>Ряды пирамиды</translation>
    </message>
    <message>
        <source>Number of columns</source>
        <translation>Число столбцов</translation>
    </message>
    <message>
        <source>Cards in a column</source>
        <translation>Карт в столбце</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>рубашкой вверх</translation>
    </message>
    <message>
        <source>Covered cards lie face down</source>
        <translation>Заблокированные карты лежат рубашкой вверх</translation>
    </message>
    <message>
        <source>whole row</source>
        <translation>весь ряд</translation>
    </message>
    <message>
        <source>A card is covered until the whole next row has gone</source>
        <translation>Карта заблокирована, пока не снят весь следующий ряд</translation>
    </message>
    <message>
        <source>to clear</source>
        <translation>разобрать</translation>
    </message>
    <message>
        <source>This block must be cleared for a win</source>
        <translation>Для победы этот блок нужно разобрать</translation>
    </message>
    <message>
        <source>Take this block away</source>
        <translation>Убрать этот блок</translation>
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
        <translation>Выбор графика</translation>
    </message>
    <message>
        <source>As a &amp;table</source>
        <translation>В виде &amp;таблицы</translation>
    </message>
</context>
<context>
    <name>ChartTexts</name>
    <message>
        <source>Results over time</source>
        <translation>Динамика результатов</translation>
    </message>
    <message>
        <source>Times of the won games</source>
        <translation>Время выигранных партий</translation>
    </message>
    <message>
        <source>Moves of the won games</source>
        <translation>Ходы в выигранных партиях</translation>
    </message>
    <message>
        <source>Games won, by rules</source>
        <translation>Победы по вариантам правил</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Когда</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Выиграно</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>Не выиграно</translation>
    </message>
    <message>
        <source>No game has come to its end yet.</source>
        <translation>Ещё ни одна партия не завершена.</translation>
    </message>
    <message>
        <source>%1: %2 won, %3 not won</source>
        <translation>%1: выиграно %2, не выиграно %3</translation>
    </message>
    <message numerus="yes">
        <source>%n won game(s)</source>
        <translation>
            <numerusform>%Ln выигранная партия</numerusform>
            <numerusform>%Ln выигранные партии</numerusform>
            <numerusform>%Ln выигранных партий</numerusform>
        </translation>
    </message>
    <message>
        <source>Won games</source>
        <translation>Выигранные партии</translation>
    </message>
    <message>
        <source>No game is won yet.</source>
        <translation>Ещё ни одна партия не выиграна.</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 и больше</translation>
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
        <translation>Завершено</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Доля</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95-процентный интервал</translation>
    </message>
    <message>
        <source>%1: %2 of %3 won, %4; the true share is most likely %5</source>
        <translation>%1: выиграно %2 из %3, %4; истинная доля, скорее всего, %5</translation>
    </message>
</context>
<context>
    <name>CodeProblem</name>
    <message>
        <source>The deal number may only have letters from A to Z; letter %1 is &quot;%2&quot;.</source>
        <translation>Номер расклада может состоять только из букв от A до Z; на месте %1 стоит «%2».</translation>
    </message>
    <message>
        <source>The deal number must have %1 letters; the length of this one is %2.</source>
        <translation>Число букв в номере расклада должно быть %1, а здесь — %2.</translation>
    </message>
    <message>
        <source>The text has %1 characters, far too many for a deal code.</source>
        <translation>Знаков в тексте %1 — для кода расклада это слишком много.</translation>
    </message>
    <message>
        <source>There is no deal code here; one looks like PY1-N-AAAAAAS.</source>
        <translation>Здесь нет кода расклада; он выглядит так: PY1-N-AAAAAAS.</translation>
    </message>
    <message>
        <source>A deal code cannot have &quot;%1&quot;, its character %2.</source>
        <translation>В коде расклада не может быть знака «%1» (знак %2).</translation>
    </message>
    <message>
        <source>A deal code has three parts, as in PY1-N-AAAAAAS; this one has %1.</source>
        <translation>Код расклада состоит из трёх частей, как PY1-N-AAAAAAS, а здесь их %1.</translation>
    </message>
    <message>
        <source>There are %1 deal codes here; only one can be dealt.</source>
        <translation>Здесь несколько кодов расклада (%1); сдать можно только один.</translation>
    </message>
    <message>
        <source>The format %1 is not known; this program reads %2.</source>
        <translation>Формат %1 неизвестен; эта программа читает %2.</translation>
    </message>
    <message>
        <source>A deal code starts with &quot;%1-&quot;; this text starts with &quot;%2&quot;.</source>
        <translation>Код расклада начинается с «%1-», а этот текст — с «%2».</translation>
    </message>
    <message>
        <source>The rules in this code cannot be used: %1</source>
        <translation>Правила в этом коде использовать нельзя: %1</translation>
    </message>
    <message>
        <source>There are no rules with the token &quot;%1&quot;; did you mean %2?</source>
        <translation>Правил с обозначением «%1» нет; может быть, %2?</translation>
    </message>
    <message>
        <source>There are no rules with the token &quot;%1&quot;.</source>
        <translation>Правил с обозначением «%1» нет.</translation>
    </message>
</context>
<context>
    <name>DailyCalendar</name>
    <message>
        <source>Previous month</source>
        <translation>Предыдущий месяц</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Следующий месяц</translation>
    </message>
</context>
<context>
    <name>DailyDialog</name>
    <message>
        <source>Daily deal</source>
        <translation>Расклад дня</translation>
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
        <translation>&amp;Скопировать результат</translation>
    </message>
    <message>
        <source>&amp;Stop looking</source>
        <translation>&amp;Прекратить поиск</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Играть</translation>
    </message>
    <message>
        <source>Looking for a deal that can be won…</source>
        <translation>Поиск расклада, который можно выиграть…</translation>
    </message>
    <message>
        <source>No deal could be found for that day.</source>
        <translation>Для этого дня расклад найти не удалось.</translation>
    </message>
    <message>
        <source>The result is copied.</source>
        <translation>Результат скопирован.</translation>
    </message>
</context>
<context>
    <name>DailyTexts</name>
    <message>
        <source>By the calendar of this computer today is %1.</source>
        <translation>Сегодня %1 по календарю этого компьютера.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%Ln день подряд</numerusform>
            <numerusform>%Ln дня подряд</numerusform>
            <numerusform>%Ln дней подряд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n</source>
        <translation>
            <numerusform>лучшая серия — %Ln</numerusform>
            <numerusform>лучшая серия — %Ln</numerusform>
            <numerusform>лучшая серия — %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock was set back; your days in a row are kept.</source>
        <translation>Часы переведены назад; ваша серия дней сохраняется.</translation>
    </message>
    <message>
        <source>The time zone was changed and a day left out; it is not held against you.</source>
        <translation>Сменился часовой пояс, и один день выпал; серия от этого не прерывается.</translation>
    </message>
    <message>
        <source>%1: not played yet.</source>
        <translation>%1: расклад ещё не сыгран.</translation>
    </message>
    <message>
        <source>%1: begun.</source>
        <translation>%1: расклад начат.</translation>
    </message>
    <message>
        <source>%1: done.</source>
        <translation>%1: расклад выигран.</translation>
    </message>
    <message>
        <source>%1: done in the fewest moves possible.</source>
        <translation>%1: расклад выигран за наименьшее возможное число ходов.</translation>
    </message>
    <message>
        <source>%1: done on a later day.</source>
        <translation>%1: расклад выигран позднее.</translation>
    </message>
    <message>
        <source>Won with %1 moves in %2.</source>
        <translation>Победа: ходов — %1, время — %2.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>выигран</translation>
    </message>
    <message>
        <source>won in the fewest moves</source>
        <translation>выигран за наименьшее число ходов</translation>
    </message>
    <message>
        <source>won on a later day</source>
        <translation>выигран позднее</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>начат</translation>
    </message>
    <message>
        <source>Under these rules a daily deal may not be winnable.</source>
        <translation>По этим правилам расклад дня может и не иметь решения.</translation>
    </message>
    <message>
        <source>Pyramide, daily deal of %1</source>
        <translation>Pyramide, расклад дня %1</translation>
    </message>
    <message>
        <source>%1: won with %2 moves in %3</source>
        <translation>%1: победа, ходов — %2, время — %3</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation>
            <numerusform>%Ln отменённый ход</numerusform>
            <numerusform>%Ln отменённых хода</numerusform>
            <numerusform>%Ln отменённых ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%Ln подсказка</numerusform>
            <numerusform>%Ln подсказки</numerusform>
            <numerusform>%Ln подсказок</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DemoDialog</name>
    <message>
        <source>&amp;Play on from here</source>
        <translation>&amp;Играть отсюда</translation>
    </message>
    <message>
        <source>The moves shown count as hints.</source>
        <translation>Показанные ходы считаются подсказками.</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Вернуться к партии</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Ход %1 из %2</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Вот следующий ход. %1</translation>
    </message>
    <message>
        <source>Watching counts neither as a win nor as help.</source>
        <translation>Просмотр не считается ни победой, ни помощью.</translation>
    </message>
</context>
<context>
    <name>EndSummary</name>
    <message>
        <source>Your first win under these rules</source>
        <translation>Ваша первая победа по этим правилам</translation>
    </message>
    <message>
        <source>Your best time under these rules</source>
        <translation>Ваше лучшее время по этим правилам</translation>
    </message>
    <message>
        <source>Your fewest moves under these rules</source>
        <translation>Ваше наименьшее число ходов по этим правилам</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row</source>
        <translation>
            <numerusform>%Ln победа подряд</numerusform>
            <numerusform>%Ln победы подряд</numerusform>
            <numerusform>%Ln побед подряд</numerusform>
        </translation>
    </message>
    <message>
        <source>Hints: %1, moves taken back: %2</source>
        <translation>Подсказки: %1, отмены: %2</translation>
    </message>
</context>
<context>
    <name>EnterDealDialog</name>
    <message>
        <source>Enter a deal</source>
        <translation>Ввод расклада</translation>
    </message>
    <message>
        <source>Type or click the cards in deal order: the tableau row by row from the top, each row from the left, then the stock in the order in which it is drawn.</source>
        <translation>Введите или выберите карты в порядке раздачи: сначала пирамида, ряд за рядом сверху и каждый ряд слева направо, затем колода в том порядке, в котором открываются её карты.</translation>
    </message>
    <message>
        <source>A game of typed cards is kept neither in the history nor in the statistics.</source>
        <translation>Партия с введёнными картами не попадает ни в историю, ни в статистику.</translation>
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
        <translation>Карты</translation>
    </message>
    <message>
        <source>The table so far</source>
        <translation>Стол на данный момент</translation>
    </message>
    <message>
        <source>Take &amp;back a card</source>
        <translation>Убрать к&amp;арту</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Решить</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Играть</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Ра&amp;збор</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) are there.</source>
        <translation>
            <numerusform>Все карты на месте: %Ln.</numerusform>
            <numerusform>Все карты на месте: %Ln.</numerusform>
            <numerusform>Все карты на месте: %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are missing.</source>
        <translation>
            <numerusform>Не хватает %Ln карты.</numerusform>
            <numerusform>Не хватает %Ln карт.</numerusform>
            <numerusform>Не хватает %Ln карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>stock, card %1</source>
        <translation>колода, карта %1</translation>
    </message>
    <message>
        <source>%1 The next one lies here: %2.</source>
        <translation>%1 Место следующей карты: %2.</translation>
    </message>
    <message>
        <source>It is the %1.</source>
        <translation>Это %1.</translation>
    </message>
    <message>
        <source>The text is far too long for a deal.</source>
        <translation>Текст слишком длинный для расклада.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, at place %2, is not a card.</source>
        <translation>«%1» (место %2) — не карта.</translation>
    </message>
    <message>
        <source>The card %1, at place %2, is not in this pack.</source>
        <translation>Карты %1 (место %2) нет в этой колоде карт.</translation>
    </message>
    <message>
        <source>The card %1, at place %2, is there already.</source>
        <translation>Карта %1 (место %2) уже есть.</translation>
    </message>
    <message>
        <source>The card %1 cannot lie at place %2 here.</source>
        <translation>Карта %1 не может лежать здесь на месте %2.</translation>
    </message>
    <message>
        <source>The card %1, at place %2, is one too many.</source>
        <translation>Карта %1 (место %2) — лишняя.</translation>
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
        <translation>Экспорт партий</translation>
    </message>
    <message>
        <source>Games (*.json *.csv)</source>
        <translation>Партии (*.json *.csv)</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Импорт партий</translation>
    </message>
    <message>
        <source>Exporting games…</source>
        <translation>Экспорт партий…</translation>
    </message>
    <message>
        <source>Reading games…</source>
        <translation>Чтение партий…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read and were left out.</source>
        <translation>
            <numerusform>Не удалось прочитать %Ln партию; она пропущена.</numerusform>
            <numerusform>Не удалось прочитать %Ln партии; они пропущены.</numerusform>
            <numerusform>Не удалось прочитать %Ln партий; они пропущены.</numerusform>
        </translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>и ещё %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were exported to %1.</source>
        <translation>
            <numerusform>%Ln партия экспортирована в %1.</numerusform>
            <numerusform>%Ln партии экспортированы в %1.</numerusform>
            <numerusform>%Ln партий экспортировано в %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The games could not be saved; none came in.</source>
        <translation>Не удалось сохранить партии; ни одна не добавлена.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) came in.</source>
        <translation>
            <numerusform>Добавлена %Ln партия.</numerusform>
            <numerusform>Добавлены %Ln партии.</numerusform>
            <numerusform>Добавлено %Ln партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) had gone on since.</source>
        <translation>
            <numerusform>%Ln партия с тех пор была продолжена.</numerusform>
            <numerusform>%Ln партии с тех пор были продолжены.</numerusform>
            <numerusform>%Ln партий с тех пор было продолжено.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%Ln партия здесь уже была.</numerusform>
            <numerusform>%Ln партии здесь уже были.</numerusform>
            <numerusform>%Ln партий здесь уже было.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in %1 cannot be read.</source>
        <translation>
            <numerusform>Не удаётся прочитать %Ln партию из %1.</numerusform>
            <numerusform>Не удаётся прочитать %Ln партии из %1.</numerusform>
            <numerusform>Не удаётся прочитать %Ln партий из %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Строка %1. %2</translation>
    </message>
    <message>
        <source>Import none</source>
        <translation>Не импортировать</translation>
    </message>
    <message numerus="yes">
        <source>Import the other %n game(s)</source>
        <translation>
            <numerusform>Импортировать ещё %Ln партию</numerusform>
            <numerusform>Импортировать ещё %Ln партии</numerusform>
            <numerusform>Импортировать ещё %Ln партий</numerusform>
        </translation>
    </message>
    <message>
        <source>No game came in.</source>
        <translation>Ни одна партия не добавлена.</translation>
    </message>
</context>
<context>
    <name>FailureDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Что-то пошло не так</translation>
    </message>
    <message>
        <source>Pyramide has met an error. Your game is kept and the table was set up anew. This report helps to mend it; it is kept in %1.</source>
        <translation>В Pyramide произошла ошибка. Ваша партия сохранена, стол подготовлен заново. Этот отчёт поможет исправить ошибку; он сохранён в %1.</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>&amp;Скопировать отчёт</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Отчёт</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>When you do not know how to go on, “%1” shows a move.</source>
        <translation>Если не знаете, как продолжить, «%1» покажет ход.</translation>
    </message>
    <message>
        <source>That is all you need to play. “%1” tells the rest. Have a good game.</source>
        <translation>Это всё, что нужно для игры. Остальное — в разделе «%1». Приятной игры.</translation>
    </message>
    <message>
        <source>A king goes alone: touch it, and it is removed.</source>
        <translation>Король снимается без пары: нажмите на него.</translation>
    </message>
    <message>
        <source>These go alone: %1. Touch one, and it is removed.</source>
        <translation>Снимаются без пары: %1. Нажмите на такую карту, и она снимется.</translation>
    </message>
    <message>
        <source>Touch the stock to draw a card onto the waste.</source>
        <translation>Нажмите на колоду, чтобы открыть карту в сброс.</translation>
    </message>
    <message>
        <source>When the stock is empty, touch its place: the waste becomes the stock again.</source>
        <translation>Когда колода закончится, нажмите на её место: сброс снова станет колодой.</translation>
    </message>
    <message>
        <source>Take your last move back with “%1”.</source>
        <translation>Отмените последний ход командой «%1».</translation>
    </message>
    <message>
        <source>Touch two open cards that make %1, of any suit: they are removed.</source>
        <translation>Нажмите на две доступные карты любой масти с суммой %1: они снимутся.</translation>
    </message>
    <message>
        <source>Touch two open cards of equal or neighbouring ranks: they are removed.</source>
        <translation>Нажмите на две доступные карты равных или соседних номиналов: они снимутся.</translation>
    </message>
    <message>
        <source>Touch two open cards that go together: they are removed.</source>
        <translation>Нажмите на две доступные карты, составляющие пару: они снимутся.</translation>
    </message>
</context>
<context>
    <name>GameFilterBar</name>
    <message>
        <source>All rules</source>
        <translation>Все правила</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Любой результат</translation>
    </message>
    <message>
        <source>Part of a deal code</source>
        <translation>Часть кода расклада</translation>
    </message>
    <message>
        <source>Games of which rules</source>
        <translation>Правила партий</translation>
    </message>
    <message>
        <source>Games of which result</source>
        <translation>Результат партий</translation>
    </message>
    <message>
        <source>Games of which time</source>
        <translation>Когда сыграны партии</translation>
    </message>
    <message>
        <source>Search by deal code</source>
        <translation>Поиск по коду расклада</translation>
    </message>
</context>
<context>
    <name>GameProblem</name>
    <message>
        <source>The text has %1 characters, too many for a game.</source>
        <translation>Знаков в тексте %1 — для партии это слишком много.</translation>
    </message>
    <message>
        <source>The text has %1 words, too many for a game: it has at most %2 actions.</source>
        <translation>Слов в тексте %1 — для партии это слишком много: действий в ней не больше %2.</translation>
    </message>
    <message>
        <source>There is no game here; one starts with its deal code.</source>
        <translation>Здесь нет партии; она начинается с кода расклада.</translation>
    </message>
    <message>
        <source>a card can only go to a cell, or from the stock to a waste</source>
        <translation>карту можно перенести только в ячейку или из колоды в сброс</translation>
    </message>
    <message>
        <source>a pair has two places</source>
        <translation>в паре два места</translation>
    </message>
    <message>
        <source>the card under the top goes only with that top: W+WU</source>
        <translation>карта под верхней снимается только с верхней: W+WU</translation>
    </message>
    <message>
        <source>there is no place &quot;%1&quot; under these rules</source>
        <translation>места «%1» в этих правилах нет</translation>
    </message>
</context>
<context>
    <name>GameSaver</name>
    <message>
        <source>Games of Pyramide (*%1)</source>
        <translation>Партии Pyramide (*%1)</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Сохранение партии</translation>
    </message>
    <message>
        <source>There is a file %1 already. Shall this game replace it?</source>
        <translation>Файл %1 уже есть. Заменить его этой партией?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Заменить</translation>
    </message>
    <message>
        <source>The game is saved as %1.</source>
        <translation>Партия сохранена в файле %1.</translation>
    </message>
</context>
<context>
    <name>GoalPage</name>
    <message>
        <source>&amp;Won when:</source>
        <translation>&amp;Победа, когда:</translation>
    </message>
    <message>
        <source>&amp;Cells:</source>
        <translation>&amp;Ячейки:</translation>
    </message>
    <message>
        <source>Cells are filled from:</source>
        <translation>Ячейки пополняют:</translation>
    </message>
    <message>
        <source>&amp;Score:</source>
        <translation>С&amp;чёт:</translation>
    </message>
    <message>
        <source>&amp;Removed cards:</source>
        <translation>Сня&amp;тые карты:</translation>
    </message>
    <message>
        <source>Moves to take &amp;back:</source>
        <translation>&amp;Отменяемые ходы:</translation>
    </message>
    <message>
        <source>all cards have gone</source>
        <translation>сняты все карты</translation>
    </message>
    <message>
        <source>the tableau is cleared</source>
        <translation>пирамида разобрана</translation>
    </message>
    <message>
        <source>After a win the &amp;play may go on</source>
        <translation>После победы можно про&amp;должать игру</translation>
    </message>
    <message>
        <source>ten points a card</source>
        <translation>десять очков за карту</translation>
    </message>
    <message>
        <source>cards left on the table</source>
        <translation>карты, оставшиеся на столе</translation>
    </message>
    <message>
        <source>par, by passes and cards left</source>
        <translation>норма: по проходам и оставшимся картам</translation>
    </message>
    <message>
        <source>points for removals and rows</source>
        <translation>очки за снятия и ряды</translation>
    </message>
    <message>
        <source>on one pile</source>
        <translation>в одной стопке</translation>
    </message>
    <message>
        <source>on four piles by suit</source>
        <translation>в четырёх стопках по мастям</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>без ограничений</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Guide through a first game</source>
        <translation>Обучение на первой партии</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Далее</translation>
    </message>
    <message>
        <source>&amp;End</source>
        <translation>&amp;Закончить</translation>
    </message>
    <message>
        <source>End the guide; the Help menu begins it anew</source>
        <translation>Закончить обучение; меню «Справка» начнёт его заново</translation>
    </message>
    <message>
        <source>Go on to the next step without doing this one</source>
        <translation>Перейти к следующему шагу, не выполняя этот</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Шаг %1 из %2</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Страница</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Поиск в справке</translation>
    </message>
    <message>
        <source>Pages with these words</source>
        <translation>Страницы с этими словами</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Таких слов нет ни на одной странице.</translation>
    </message>
    <message>
        <source>&amp;Play these rules</source>
        <translation>&amp;Играть по этим правилам</translation>
    </message>
    <message>
        <source>&amp;Change these rules…</source>
        <translation>Из&amp;менить эти правила…</translation>
    </message>
</context>
<context>
    <name>HelpPages</name>
    <message>
        <source>How to play</source>
        <translation>Как играть</translation>
    </message>
    <message>
        <source>Mouse and touch</source>
        <translation>Мышь и касание</translation>
    </message>
    <message>
        <source>Touch two open cards that go together, one after the other, or drag one onto the other. A card that goes alone needs one touch.</source>
        <translation>Нажмите одну за другой на две доступные карты, составляющие пару, или перетащите одну на другую. Для карты, которая снимается без пары, достаточно одного нажатия.</translation>
    </message>
    <message>
        <source>Touch the stock to draw. When it is empty, touch its place to turn the waste over, if another pass is left.</source>
        <translation>Нажмите на колоду, чтобы открыть карту. Когда колода закончится, нажмите на её место, чтобы перевернуть сброс, если проходы ещё остались.</translation>
    </message>
    <message>
        <source>Hold the finger or the mouse still on a card to read what it is and what covers it.</source>
        <translation>Задержите палец или мышь на карте, чтобы узнать, что это за карта и что её перекрывает.</translation>
    </message>
    <message>
        <source>Click a card or the stock with the right button to be told why it cannot be played.</source>
        <translation>Щёлкните карту или колоду правой кнопкой мыши, чтобы узнать, почему ими нельзя играть.</translation>
    </message>
    <message>
        <source>A right click or a long press on the bare table opens a short menu, also in full screen.</source>
        <translation>Щелчок правой кнопкой или долгое нажатие на свободный стол открывает короткое меню, в том числе в полноэкранном режиме.</translation>
    </message>
    <message>
        <source>Type a rank to jump to the next open card of that rank: %1.</source>
        <translation>Нажмите клавишу номинала, чтобы перейти к следующей доступной карте этого номинала: %1.</translation>
    </message>
    <message>
        <source>Press I to be told what the cursor stands on. Press %1, then Enter, to be told why it cannot be played.</source>
        <translation>Нажмите I, чтобы узнать, что под курсором. Нажмите %1, затем Enter, чтобы узнать, почему этим нельзя играть.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Клавиатура</translation>
    </message>
    <message>
        <source>The arrow keys move a cursor over the table. Enter or Space touches what it stands on; Escape lets the chosen card go.</source>
        <translation>Стрелки перемещают курсор по столу. Enter или пробел нажимает на то, что под ним; Escape снимает выбор с карты.</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Программа чтения с экрана</translation>
    </message>
    <message>
        <source>The table is a list of its cards and piles. Each is read with its place and whether it is open, and can be pressed like a button.</source>
        <translation>Стол — это список его карт и стопок. О каждой сообщается, где она лежит и доступна ли; каждую можно нажать, как кнопку.</translation>
    </message>
    <message>
        <source>Moves, refusals and the end of a game are spoken, a sentence each.</source>
        <translation>Ходы, отказы и конец партии произносятся, по одному предложению на каждое событие.</translation>
    </message>
    <message>
        <source>“%1” takes back the last move, “%2” shows the next move of a shortest win, and “%3” deals the same cards again.</source>
        <translation>«%1» отменяет последний ход, «%2» показывает следующий ход кратчайшей победы, «%3» раздаёт те же карты заново.</translation>
    </message>
    <message>
        <source>“%1” in the Help menu tells why something cannot be done.</source>
        <translation>«%1» в меню «Справка» объясняет, почему что-то сделать нельзя.</translation>
    </message>
    <message>
        <source>When you get stuck</source>
        <translation>Когда вы зашли в тупик</translation>
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
        <translation>&amp;Смотреть</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;Играть снова</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Ещё</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>No game is like this.</source>
        <translation>Таких партий нет.</translation>
    </message>
    <message>
        <source>No game is played yet. Each game stands here from its first move on.</source>
        <translation>Ещё не сыграно ни одной партии. Каждая партия появляется здесь с первого своего хода.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%Ln партия</numerusform>
            <numerusform>%Ln партии</numerusform>
            <numerusform>%Ln партий</numerusform>
        </translation>
    </message>
    <message>
        <source>Bringing games back…</source>
        <translation>Партии возвращаются…</translation>
    </message>
    <message>
        <source>Deleting games…</source>
        <translation>Партии удаляются…</translation>
    </message>
    <message>
        <source>The game on the table cannot be deleted.</source>
        <translation>Партию, которая лежит на столе, удалить нельзя.</translation>
    </message>
</context>
<context>
    <name>HistoryMenu</name>
    <message>
        <source>Copy deal &amp;code</source>
        <translation>Скопировать &amp;код расклада</translation>
    </message>
    <message>
        <source>Copy the whole &amp;game</source>
        <translation>Скопировать всю &amp;партию</translation>
    </message>
    <message>
        <source>&amp;Save the game as a file…</source>
        <translation>Со&amp;хранить партию в файл…</translation>
    </message>
    <message>
        <source>&amp;Paste a game to watch…</source>
        <translation>&amp;Вставить партию для просмотра…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>Delete &amp;all that are listed</source>
        <translation>Удалить в&amp;се показанные</translation>
    </message>
    <message>
        <source>&amp;Export what is listed…</source>
        <translation>&amp;Экспортировать показанные…</translation>
    </message>
    <message>
        <source>&amp;Import games…</source>
        <translation>&amp;Импортировать партии…</translation>
    </message>
    <message>
        <source>&amp;Bring back what was deleted</source>
        <translation>Вернуть уда&amp;лённое</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Bring back %n deleted game(s)</source>
        <translation>
            <numerusform>Вернуть %Ln уда&amp;лённую партию</numerusform>
            <numerusform>Вернуть %Ln уда&amp;лённые партии</numerusform>
            <numerusform>Вернуть %Ln уда&amp;лённых партий</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InfoLine</name>
    <message>
        <source>Match</source>
        <translation>Матч</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Copy the code of this deal</source>
        <translation>Скопировать код этого расклада</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Qt: third-party parts</source>
        <translation>Qt: сторонние компоненты</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Лицензии</translation>
    </message>
    <message>
        <source>&amp;What comes with the program, and its licence:</source>
        <translation>&amp;Что входит в программу и по какой лицензии:</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Текст лицензии</translation>
    </message>
    <message>
        <source>Qt comes as separate files in the folder of the program and may be replaced by another build of the same version.</source>
        <translation>Qt поставляется отдельными файлами в папке программы; их можно заменить другой сборкой той же версии.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Typed cards</source>
        <translation>Введённые карты</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>M&amp;ore deals</source>
        <translation>&amp;Другие расклады</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Ход</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Панель инструментов</translation>
    </message>
</context>
<context>
    <name>MistakeSentences</name>
    <message>
        <source>Looking at the suit: suits and colours do not matter, only ranks count.</source>
        <translation>Ориентация на масть: ни масть, ни цвет роли не играют, дело только в номиналах.</translation>
    </message>
    <message>
        <source>Drawing too early: what lies on the waste then is out of the game for good.</source>
        <translation>Добор слишком рано: то, что лежит в сбросе, при этом выбывает из игры насовсем.</translation>
    </message>
    <message>
        <source>Drawing too early: a draw covers what lies on the waste and counts as a move. Look for pairs on the table first.</source>
        <translation>Добор слишком рано: добор закрывает верхнюю карту сброса и считается ходом. Сначала поищите пары на столе.</translation>
    </message>
    <message>
        <source>Pairing a drawn card with the waste card that it covers: only the top of the waste is in play.</source>
        <translation>Пара из открытой карты и той карты сброса, которую она закрыла: играть можно только верхней картой сброса.</translation>
    </message>
    <message>
        <source>Waiting for a card to go alone: here every card needs a partner.</source>
        <translation>Ожидание, что карта снимется одна: здесь пара нужна каждой карте.</translation>
    </message>
    <message>
        <source>Looking for a partner where none is needed: one touch removes these: %1.</source>
        <translation>Поиск пары там, где она не нужна; одним нажатием снимаются: %1.</translation>
    </message>
    <message>
        <source>Overlooking what lies on a card: it can be seen and yet be blocked, unless it goes together with the only card that still covers it.</source>
        <translation>Игнорирование блокировок: карта может быть видна и всё же заблокирована — если только она не снимается с единственной картой, которая её ещё перекрывает.</translation>
    </message>
    <message>
        <source>Overlooking what lies on a card: it can be seen and yet be blocked. It can be played only when nothing covers it any more.</source>
        <translation>Игнорирование блокировок: карта может быть видна и всё же заблокирована. Играть ею можно, только когда её ничто не перекрывает.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Deal &amp;code:</source>
        <translation>&amp;Код расклада:</translation>
    </message>
    <message>
        <source>Leave empty for a random deal</source>
        <translation>Пусто — случайный расклад</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Вставить</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Раздать</translation>
    </message>
    <message>
        <source>&amp;Favourite</source>
        <translation>&amp;Избранное</translation>
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
        <translation>Составить собственные правила на основе этих</translation>
    </message>
    <message>
        <source>&amp;Same number (%1)</source>
        <translation>Тот же &amp;номер (%1)</translation>
    </message>
    <message>
        <source>Deal the number on the table under the marked rules</source>
        <translation>Раздать номер со стола по отмеченным правилам</translation>
    </message>
    <message>
        <source>A random deal of %1.</source>
        <translation>Случайный расклад: %1.</translation>
    </message>
    <message>
        <source>A deal of %1: %2</source>
        <translation>Расклад: %1, %2</translation>
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
        <translation>&amp;Сохранённые правила:</translation>
    </message>
    <message>
        <source>Na&amp;me:</source>
        <translation>&amp;Название:</translation>
    </message>
    <message>
        <source>Name of these rules</source>
        <translation>Название этих правил</translation>
    </message>
    <message>
        <source>New rules</source>
        <translation>Новые правила</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Stock and waste</source>
        <translation>Колода и сброс</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Пары</translation>
    </message>
    <message>
        <source>Goal and score</source>
        <translation>Цель и счёт</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>Со&amp;хранить</translation>
    </message>
    <message>
        <source>Keep these rules under their name</source>
        <translation>Сохранить эти правила под их названием</translation>
    </message>
    <message>
        <source>D&amp;eal</source>
        <translation>&amp;Раздать</translation>
    </message>
    <message>
        <source>C&amp;opy code</source>
        <translation>Скопировать &amp;код</translation>
    </message>
    <message>
        <source>Copy a deal code that carries these rules to anybody</source>
        <translation>Скопировать код расклада, с которым эти правила можно передать кому угодно</translation>
    </message>
    <message>
        <source>Dele&amp;te</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>Изображение стола</translation>
    </message>
    <message>
        <source>These rules can be played.</source>
        <translation>По этим правилам можно играть.</translation>
    </message>
    <message>
        <source>No more rules can be kept; delete some first.</source>
        <translation>Больше правил сохранить нельзя; сначала удалите какие-нибудь.</translation>
    </message>
    <message>
        <source>The rules are kept.</source>
        <translation>Правила сохранены.</translation>
    </message>
    <message>
        <source>The deal code is copied.</source>
        <translation>Код расклада скопирован.</translation>
    </message>
</context>
<context>
    <name>PairsPage</name>
    <message>
        <source>Total of a pa&amp;ir:</source>
        <translation>Су&amp;мма пары:</translation>
    </message>
    <message>
        <source>E&amp;xtra pairs:</source>
        <translation>&amp;Дополнительные пары:</translation>
    </message>
    <message>
        <source>Go alone:</source>
        <translation>Снимаются без пары:</translation>
    </message>
    <message>
        <source>Must not go together:</source>
        <translation>Нельзя снимать вместе:</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Equal and &amp;neighbouring ranks go together</source>
        <translation>Р&amp;авные и соседние номиналы снимаются вместе</translation>
    </message>
    <message>
        <source>Two ranks each, such as Q-K, J-J</source>
        <translation>По два номинала, например Q-K, J-J</translation>
    </message>
    <message>
        <source>A card may go with the only card that covers it</source>
        <translation>Карту можно снять с единственной картой, которая её перекрывает</translation>
    </message>
</context>
<context>
    <name>ParStatus</name>
    <message>
        <source>The match of six games has ended: %1</source>
        <translation>Матч из шести партий закончен: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of the match of six: %1</source>
        <translation>
            <numerusform>%Ln партия матча из шести: %1</numerusform>
            <numerusform>%Ln партии матча из шести: %1</numerusform>
            <numerusform>%Ln партий матча из шести: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PasteGameDialog</name>
    <message>
        <source>Watch a game</source>
        <translation>Просмотр партии</translation>
    </message>
    <message>
        <source>&amp;Game, as its deal code and its moves:</source>
        <translation>&amp;Партия (код расклада и ходы):</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Смотреть</translation>
    </message>
    <message>
        <source>This game cannot be shown: %1</source>
        <translation>Эту партию показать нельзя: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%Ln ход</numerusform>
            <numerusform>%Ln хода</numerusform>
            <numerusform>%Ln ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>A game of %1: %2, %3</source>
        <translation>Партия: %1, %2, %3</translation>
    </message>
</context>
<context>
    <name>PlaySentences</name>
    <message>
        <source>A king goes alone.</source>
        <translation>Король снимается один.</translation>
    </message>
    <message>
        <source>These go alone, without a partner: %1.</source>
        <translation>Снимаются без пары: %1.</translation>
    </message>
    <message>
        <source>No card goes alone.</source>
        <translation>Ни одна карта не снимается без пары.</translation>
    </message>
    <message>
        <source>A card of the tableau is open when no card lies on it.</source>
        <translation>Карта пирамиды доступна, когда на ней не лежит ни одной карты.</translation>
    </message>
    <message>
        <source>Cards from these two places must not go together: %1.</source>
        <translation>Карты из этих двух мест нельзя снимать вместе: %1.</translation>
    </message>
    <message>
        <source>The game is won when every card has gone.</source>
        <translation>Партия выиграна, когда сняты все карты.</translation>
    </message>
    <message>
        <source>The game is won when the tableau is cleared; cards left in the stock and the waste do not matter.</source>
        <translation>Партия выиграна, когда разобрана пирамида; карты, оставшиеся в колоде и сбросе, значения не имеют.</translation>
    </message>
    <message>
        <source>After that the play may go on for a better score.</source>
        <translation>После этого можно играть дальше ради лучшего счёта.</translation>
    </message>
    <message>
        <source>When only the stock goes round and nothing can be removed any more, that is said; you may go on all the same.</source>
        <translation>Когда по кругу идёт только колода и снять больше ничего нельзя, игра об этом сообщает; продолжать всё же можно.</translation>
    </message>
    <message>
        <source>The game goes on as long as a card can be drawn.</source>
        <translation>Партия продолжается, пока можно открыть карту из колоды.</translation>
    </message>
    <message>
        <source>Removed cards lie on four piles by suit and cannot be played from there.</source>
        <translation>Снятые карты лежат в четырёх стопках по мастям; играть ими оттуда нельзя.</translation>
    </message>
    <message>
        <source>Every move can be taken back, to the start of the game.</source>
        <translation>Отменить можно любой ход, вплоть до начала партии.</translation>
    </message>
    <message>
        <source>No move can be taken back.</source>
        <translation>Отменять ходы нельзя.</translation>
    </message>
    <message>
        <source>Removals, draws and redeals count as moves; taking back lowers no count.</source>
        <translation>Ходами считаются снятия, доборы и перевороты сброса; отмена не уменьшает ни одного счётчика.</translation>
    </message>
    <message>
        <source>Two open cards go together if their values make %1.</source>
        <translation>Две доступные карты снимаются вместе, если сумма их номиналов равна %1.</translation>
    </message>
    <message>
        <source>The pairs: %1.</source>
        <translation>Пары: %1.</translation>
    </message>
    <message>
        <source>Two open cards go together if their ranks are equal or neighbours; ace and king are no neighbours.</source>
        <translation>Две доступные карты снимаются вместе, если их номиналы равны или соседние; туз и король — не соседи.</translation>
    </message>
    <message>
        <source>The stock lies face up, and its next card may be played like any other.</source>
        <translation>Колода лежит лицом вверх, и её следующей картой можно играть, как любой другой.</translation>
    </message>
    <message>
        <source>The top of the waste may also go together with the card right under it.</source>
        <translation>Верхнюю карту сброса можно снять и вместе с картой прямо под ней.</translation>
    </message>
    <message>
        <source>The oldest card of the waste is open too; when it has gone, the one that is oldest then takes its place.</source>
        <translation>Нижняя карта сброса тоже доступна; когда она снята, её место занимает следующая снизу.</translation>
    </message>
    <message>
        <source>No card of the waste can be played.</source>
        <translation>Картами сброса играть нельзя.</translation>
    </message>
    <message>
        <source>The top card of the waste is open; playing it opens the one below.</source>
        <translation>Верхняя карта сброса доступна; когда она снята, открывается та, что лежит под ней.</translation>
    </message>
    <message>
        <source>The card just turned and the top of the waste are both open, and may go together.</source>
        <translation>Только что открытая карта и верхняя карта сброса доступны обе, и их можно снять вместе.</translation>
    </message>
    <message>
        <source>The top card of each waste is open, and they may go together.</source>
        <translation>Верхняя карта каждого сброса доступна, и эти карты можно снимать вместе.</translation>
    </message>
    <message>
        <source>A covered card may go together with the only card that still covers it, if that one is open.</source>
        <translation>Заблокированную карту можно снять вместе с единственной картой, которая её ещё перекрывает, если та доступна.</translation>
    </message>
    <message>
        <source>A card never goes together with a card that covers it.</source>
        <translation>Карта никогда не снимается вместе с картой, которая её перекрывает.</translation>
    </message>
    <message>
        <source>Each removal brings 5 points, and each cleared row a bonus: 25, 50, 75, 100, 150, 250 and 500, counted from the last row.</source>
        <translation>Каждое снятие даёт 5 очков, а каждый разобранный ряд — премию: 25, 50, 75, 100, 150, 250 и 500, считая от последнего ряда.</translation>
    </message>
    <message>
        <source>Clearing the tableau in the first pass brings 50 points, in the second 35, in the third 20; every card that is left then costs one point. A match is six games, and par is a total of 0.</source>
        <translation>Пирамида, разобранная за первый проход, даёт 50 очков, за второй — 35, за третий — 20; каждая оставшаяся после этого карта стоит одно очко. В матче шесть партий, норма — 0 очков в сумме.</translation>
    </message>
    <message>
        <source>The score counts the cards left on the table: 0 is perfect.</source>
        <translation>Счёт равен числу карт, оставшихся на столе: 0 — идеальный результат.</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Искать в:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Тип файлов:</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>RecordProblem</name>
    <message>
        <source>A fixed card is written as its place and its card, such as A1 KS.</source>
        <translation>Закреплённая карта записывается как место и карта, например A1 KS.</translation>
    </message>
    <message>
        <source>An extra pair is written as two ranks, such as Q-K.</source>
        <translation>Дополнительная пара записывается как два номинала, например Q-K.</translation>
    </message>
    <message>
        <source>A pyramid must have from 1 to %1 rows.</source>
        <translation>Число рядов пирамиды — от 1 до %1.</translation>
    </message>
    <message>
        <source>A pyramid has rows, not a count and a depth.</source>
        <translation>У пирамиды есть ряды, а не число и глубина.</translation>
    </message>
    <message>
        <source>There must be one pack or two.</source>
        <translation>Нужна одна колода карт или две.</translation>
    </message>
    <message>
        <source>The highest value must be 13, 12 or 10.</source>
        <translation>Старший номинал — 13, 12 или 10.</translation>
    </message>
    <message>
        <source>The number of moves that can be taken back must be from 0 to %1.</source>
        <translation>Число ходов, которые можно отменить, — от 0 до %1.</translation>
    </message>
    <message>
        <source>There must be from 1 to %1 blocks on the table.</source>
        <translation>Число блоков на столе — от 1 до %1.</translation>
    </message>
    <message>
        <source>The table has %1 places, but there are only %2 cards.</source>
        <translation>Мест на столе %1, а карт только %2.</translation>
    </message>
    <message>
        <source>Columns need a count and a depth from 1 to %1.</source>
        <translation>Столбцам нужны число и глубина от 1 до %1.</translation>
    </message>
    <message>
        <source>Columns have a count and a depth, not rows.</source>
        <translation>У столбцов есть число и глубина, а не ряды.</translation>
    </message>
    <message>
        <source>The number of passes must be from 1 to %1, or without limit.</source>
        <translation>Число проходов — от 1 до %1 или без ограничений.</translation>
    </message>
    <message>
        <source>A card of the waste is named as open twice.</source>
        <translation>Карта сброса названа доступной дважды.</translation>
    </message>
    <message>
        <source>The card under the top and the oldest card can be open only where one waste is.</source>
        <translation>Карта под верхней и нижняя карта могут быть доступны, только если сброс один.</translation>
    </message>
    <message>
        <source>The card under the top goes only with the top, so the top must be open too.</source>
        <translation>Карта под верхней снимается только с верхней, поэтому верхняя тоже должна быть доступна.</translation>
    </message>
    <message>
        <source>The total must be from 2 to %1, twice the highest value.</source>
        <translation>Сумма должна быть от 2 до %1 — удвоенного старшего номинала.</translation>
    </message>
    <message>
        <source>Neighbouring ranks go together only where there is no total.</source>
        <translation>Соседние номиналы снимаются вместе, только если сумма не задана.</translation>
    </message>
    <message>
        <source>There can be at most %1 extra pairs.</source>
        <translation>Дополнительных пар может быть не больше %1.</translation>
    </message>
    <message>
        <source>The pack has no %1.</source>
        <translation>В колоде карт нет %1.</translation>
    </message>
    <message>
        <source>A rank is named twice among those that go alone.</source>
        <translation>Номинал дважды назван среди тех, что снимаются без пары.</translation>
    </message>
    <message>
        <source>An extra pair is named twice.</source>
        <translation>Дополнительная пара названа дважды.</translation>
    </message>
    <message>
        <source>A forbidden pair of places is named twice.</source>
        <translation>Запрещённая пара мест названа дважды.</translation>
    </message>
    <message>
        <source>There can be from 0 to %1 cells.</source>
        <translation>Число ячеек — от 0 до %1.</translation>
    </message>
    <message>
        <source>A cell can be filled from the tableau, the waste and the stock, each named once.</source>
        <translation>Ячейку можно пополнять из пирамиды, сброса и колоды; каждое место называется один раз.</translation>
    </message>
    <message>
        <source>At most %1 cards can have a fixed place.</source>
        <translation>Закрепить можно не больше %1 карт.</translation>
    </message>
    <message>
        <source>Two cards have the same fixed place.</source>
        <translation>Две карты закреплены на одном месте.</translation>
    </message>
    <message>
        <source>Neither stock nor waste is ever open, so all cards can never go.</source>
        <translation>Ни колода, ни сброс никогда не доступны, поэтому снять все карты нельзя.</translation>
    </message>
    <message>
        <source>Without a stock all %1 cards must lie on the table, which has %2 places.</source>
        <translation>Без колоды добора все карты (%1) должны лежать на столе, а мест на нём %2.</translation>
    </message>
    <message>
        <source>The number of cards in a draw must be from 1 to %1.</source>
        <translation>Число карт за один добор — от 1 до %1.</translation>
    </message>
    <message>
        <source>The number of wastes must be from 1 to %1.</source>
        <translation>Число сбросов — от 1 до %1.</translation>
    </message>
    <message>
        <source>A cell that can be filled from nowhere is of no use.</source>
        <translation>Ячейка, которую нечем пополнить, бесполезна.</translation>
    </message>
    <message>
        <source>There is no place &quot;%1&quot; on this table.</source>
        <translation>Места «%1» на этом столе нет.</translation>
    </message>
    <message>
        <source>The card %1 is fixed more often than the pack has it.</source>
        <translation>Карта %1 закреплена чаще, чем встречается в колоде карт.</translation>
    </message>
    <message>
        <source>No block counts for the goal, so the game would be won at the start.</source>
        <translation>Ни один блок не входит в цель, и партия была бы выиграна сразу.</translation>
    </message>
    <message>
        <source>No card goes with %1, so all cards can never go.</source>
        <translation>Для %1 нет пары, поэтому снять все карты нельзя.</translation>
    </message>
    <message>
        <source>These rules do not fit into a deal code.</source>
        <translation>Эти правила не помещаются в код расклада.</translation>
    </message>
    <message>
        <source>the text has %1 letters; it may have %2.</source>
        <translation>букв в тексте %1, а допускается %2.</translation>
    </message>
    <message>
        <source>they are written in a newer form than this program reads.</source>
        <translation>они записаны в более новом виде, чем читает эта программа.</translation>
    </message>
    <message>
        <source>they do not stand in the one order that a code has them in.</source>
        <translation>они записаны не в том порядке, который единственно возможен в коде.</translation>
    </message>
    <message>
        <source>a choice in the text is not known.</source>
        <translation>в тексте есть неизвестный выбор.</translation>
    </message>
    <message>
        <source>a fixed card in the text is not known.</source>
        <translation>в тексте есть неизвестная закреплённая карта.</translation>
    </message>
    <message>
        <source>A number in the rules is too large for a deal code.</source>
        <translation>Число в правилах слишком велико для кода расклада.</translation>
    </message>
    <message>
        <source>the check sum is wrong, so a letter was lost or changed.</source>
        <translation>контрольная сумма неверна: какая-то буква потеряна или изменена.</translation>
    </message>
    <message>
        <source>the text ends too early.</source>
        <translation>текст обрывается слишком рано.</translation>
    </message>
    <message>
        <source>the text goes on too long.</source>
        <translation>текст не кончается там, где должен.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; at place %2 cannot stand there.</source>
        <translation>«%1» на месте %2 стоять не может.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>in progress</source>
        <translation>не окончена</translation>
    </message>
    <message>
        <source>won</source>
        <translation>выиграна</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>тупик</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>брошена</translation>
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
        <translation>Результат</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Код расклада</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>За всё время</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Сегодня</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>За последние 7 дней</translation>
    </message>
    <message>
        <source>In the last 30 days</source>
        <translation>За последние 30 дней</translation>
    </message>
    <message>
        <source>In the last 365 days</source>
        <translation>За последние 365 дней</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>To the start</source>
        <translation>К началу</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>На шаг назад</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>На шаг вперёд</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>К концу</translation>
    </message>
    <message>
        <source>Step of the game</source>
        <translation>Шаг партии</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Stand still</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Play by itself</source>
        <translation>Показывать подряд</translation>
    </message>
</context>
<context>
    <name>ReplayDialog</name>
    <message>
        <source>Replay: %1, %2</source>
        <translation>Просмотр: %1, %2</translation>
    </message>
    <message>
        <source>&amp;Play this deal</source>
        <translation>&amp;Играть этот расклад</translation>
    </message>
    <message>
        <source>&amp;Copy the game</source>
        <translation>&amp;Скопировать партию</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Ра&amp;збор</translation>
    </message>
    <message>
        <source>Step %1 of %2, score %3</source>
        <translation>Шаг %1 из %2, счёт %3</translation>
    </message>
    <message>
        <source>Step %1 of %2, score %3, at %4</source>
        <translation>Шаг %1 из %2, счёт %3, время %4</translation>
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
        <translation>Лучшее продолжение</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>Разбор: %1</translation>
    </message>
    <message>
        <source>The &amp;losing move</source>
        <translation>&amp;Проигрывающий ход</translation>
    </message>
    <message>
        <source>&amp;Better line</source>
        <translation>&amp;Лучшее продолжение</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>&amp;Играть отсюда</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>This was the best move.</source>
        <translation>Это был лучший ход.</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Вот лучший ход. %1</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Был ход лучше. %1</translation>
    </message>
    <message>
        <source>As good: %1</source>
        <translation>Другой ход был не хуже. %1</translation>
    </message>
    <message>
        <source>No move is made yet.</source>
        <translation>Ещё не сделано ни одного хода.</translation>
    </message>
    <message>
        <source>Move %1 lost the win.</source>
        <translation>Победа упущена на ходу %1.</translation>
    </message>
    <message>
        <source>Looking through the moves…</source>
        <translation>Ходы просматриваются…</translation>
    </message>
    <message>
        <source>No move lost the win.</source>
        <translation>Победа не была упущена ни одним ходом.</translation>
    </message>
    <message>
        <source>No move is known to have lost the win.</source>
        <translation>Не найдено хода, которым была бы упущена победа.</translation>
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
        <translation>Можно выиграть?</translation>
    </message>
    <message>
        <source>Fewest moves left</source>
        <translation>Ходов до победы</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победа</translation>
    </message>
    <message>
        <source>This move lost the win</source>
        <translation>Этим ходом победа упущена</translation>
    </message>
</context>
<context>
    <name>RulesGallery</name>
    <message>
        <source>Of the deals, with all cards known. What is in brackets holds 95 times in a hundred.</source>
        <translation>Доля раскладов при всех известных картах. Промежуток в скобках верен в 95 случаях из ста.</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Избранное</translation>
    </message>
    <message>
        <source>How many can be won is not known.</source>
        <translation>Сколько можно выиграть, неизвестно.</translation>
    </message>
    <message>
        <source>%1% can be won (%2–%3)</source>
        <translation>Выиграть можно %1 % (%2–%3)</translation>
    </message>
    <message numerus="yes">
        <source>some %n move(s)</source>
        <translation>
            <numerusform>около %Ln хода</numerusform>
            <numerusform>около %Ln ходов</numerusform>
            <numerusform>около %Ln ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), won %1</source>
        <translation>
            <numerusform>%Ln партия, побед: %1</numerusform>
            <numerusform>%Ln партии, побед: %1</numerusform>
            <numerusform>%Ln партий, побед: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won %1 % of %n game(s)</source>
        <translation>
            <numerusform>Выиграно %1&#xa0;% из %Ln партии</numerusform>
            <numerusform>Выиграно %1&#xa0;% из %Ln партий</numerusform>
            <numerusform>Выиграно %1&#xa0;% из %Ln партий</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesGalleryView</name>
    <message>
        <source>Search by name or rule</source>
        <translation>Поиск по названию или правилу</translation>
    </message>
    <message>
        <source>Search the rule sets</source>
        <translation>Поиск по вариантам правил</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Варианты правил</translation>
    </message>
    <message>
        <source>Groups of rule sets</source>
        <translation>Группы правил</translation>
    </message>
</context>
<context>
    <name>RulesGroups</name>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Классические</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Полегче</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Потруднее</translation>
    </message>
    <message>
        <source>Two packs</source>
        <translation>Две колоды карт</translation>
    </message>
    <message>
        <source>Other tables</source>
        <translation>Другие расклады</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Мои</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Избранные</translation>
    </message>
</context>
<context>
    <name>RulesLines</name>
    <message>
        <source>The stock goes round as often as you like; clear the pyramid to win.</source>
        <translation>Колоду можно проходить сколько угодно; победа — разобрать пирамиду.</translation>
    </message>
    <message>
        <source>As Pyramide, but you see the stock only three times.</source>
        <translation>Как Pyramide, но колода проходит лишь трижды.</translation>
    </message>
    <message>
        <source>Once through the stock, and every card must go.</source>
        <translation>Один проход колоды, и уйти должны все карты.</translation>
    </message>
    <message>
        <source>Once through the stock, but clearing the pyramid is enough.</source>
        <translation>Один проход колоды, но достаточно разобрать пирамиду.</translation>
    </message>
    <message>
        <source>Three times through the stock, for a score, as in golf.</source>
        <translation>Три прохода колоды, на счёт, как в гольфе.</translation>
    </message>
    <message>
        <source>The next card of the stock lies face up and can be paired.</source>
        <translation>Следующая карта колоды лежит лицом вверх и может составить пару.</translation>
    </message>
    <message>
        <source>Draw three cards at a time, as often as you like.</source>
        <translation>По три карты за раз, сколько угодно.</translation>
    </message>
    <message>
        <source>Draw three at a time; a card can go with the last one that lies on it.</source>
        <translation>По три карты; карта уходит и с последней, что на ней лежит.</translation>
    </message>
    <message>
        <source>Draw three cards side by side, three times; every card must go.</source>
        <translation>По три карты рядом, три прохода; уйти должны все карты.</translation>
    </message>
    <message>
        <source>All cards lie open: it is won by thinking alone.</source>
        <translation>Все карты видны: выигрывает только расчёт.</translation>
    </message>
    <message>
        <source>The pyramid stands on its tip, and one card is open at first.</source>
        <translation>Пирамида стоит на вершине, и сначала открыта одна карта.</translation>
    </message>
    <message>
        <source>Seven loose cards below the pyramid help from the start.</source>
        <translation>Семь отдельных карт под пирамидой помогают с самого начала.</translation>
    </message>
    <message>
        <source>The last row lies loose below a smaller pyramid.</source>
        <translation>Последний ряд лежит отдельно под меньшей пирамидой.</translation>
    </message>
    <message>
        <source>Six loose cards below the pyramid help from the start.</source>
        <translation>Шесть отдельных карт под пирамидой помогают с самого начала.</translation>
    </message>
    <message>
        <source>One free place where you can put a card aside.</source>
        <translation>Одно свободное место, куда можно отложить карту.</translation>
    </message>
    <message>
        <source>A card can go with the last one that lies on it.</source>
        <translation>Карта уходит и с последней, что на ней лежит.</translation>
    </message>
    <message>
        <source>48 cards without tens; two cards make 12.</source>
        <translation>48 карт без десяток; две карты дают 12.</translation>
    </message>
    <message>
        <source>A smaller pyramid, a larger stock, and every card must go.</source>
        <translation>Пирамида меньше, колода больше, и уйти должны все карты.</translation>
    </message>
    <message>
        <source>The upper rows lie face down until you uncover them.</source>
        <translation>Верхние ряды лежат лицом вниз, пока вы их не откроете.</translation>
    </message>
    <message>
        <source>The oldest of the drawn cards stays in play.</source>
        <translation>Самая старая из взятых карт остаётся в игре.</translation>
    </message>
    <message>
        <source>As Treize, with the pyramid on its tip.</source>
        <translation>Как Treize, но пирамида стоит на вершине.</translation>
    </message>
    <message>
        <source>All cards lie open; two cards make 12.</source>
        <translation>Все карты видны; две карты дают 12.</translation>
    </message>
    <message>
        <source>Equal and neighbouring cards go together.</source>
        <translation>Вместе уходят равные и соседние карты.</translation>
    </message>
    <message>
        <source>Three pyramids, and nothing to draw.</source>
        <translation>Три пирамиды, и брать нечего.</translation>
    </message>
    <message>
        <source>40 cards and a smaller pyramid; two cards make 10.</source>
        <translation>40 карт и меньшая пирамида; две карты дают 10.</translation>
    </message>
    <message>
        <source>One pyramid of nine rows: a long game.</source>
        <translation>Одна пирамида из девяти рядов: долгая партия.</translation>
    </message>
    <message>
        <source>Two pyramids side by side.</source>
        <translation>Две пирамиды рядом.</translation>
    </message>
    <message>
        <source>Two pyramids, one of them on its tip.</source>
        <translation>Две пирамиды, одна из них на вершине.</translation>
    </message>
    <message>
        <source>Nine rows; you draw three cards side by side.</source>
        <translation>Девять рядов; берутся три карты рядом.</translation>
    </message>
    <message>
        <source>The pyramid stands on its tip; two cards make 11.</source>
        <translation>Пирамида стоит на вершине; две карты дают 11.</translation>
    </message>
</context>
<context>
    <name>RulesOrigins</name>
    <message>
        <source>Passes through the stock: the books and AisleRiot give one ([CL], [RX]), most programs three ([P3], [OS]), a few have no limit ([N], [KT]). Any number can be set in [*].</source>
        <translation>Проходы колоды: в книгах и в AisleRiot он один ([CL], [RX]), в большинстве программ их три ([P3], [OS]), в немногих число не ограничено ([N], [KT]). В разделе [*] можно задать любое.</translation>
    </message>
    <message>
        <source>What must be cleared: the books want all 52 cards ([CL]); Microsoft and several programs are content with the pyramid ([RX], [OS]).</source>
        <translation>Что нужно снять: книги требуют все 52 карты ([CL]); Microsoft и ряд программ довольствуются пирамидой ([RX], [OS]).</translation>
    </message>
    <message>
        <source>Which cards beside the pyramid are open: only the top of the waste ([N]); the card just turned and the top of the waste, also with each other ([CL]); the next card of the stock and the top of the waste ([OS]); the top and the card under it ([TH]); the oldest card besides ([TZ]). Italian rules let stock and waste go with the pyramid only, which can be had in [*].</source>
        <translation>Какие карты доступны помимо пирамиды: только верхняя карта сброса ([N]); только что открытая карта и верхняя карта сброса, в том числе друг с другом ([CL]); следующая карта колоды и верхняя карта сброса ([OS]); верхняя карта и та, что под ней ([TH]); сверх того ещё и нижняя ([TZ]). По итальянским правилам карты колоды и сброса снимаются только с картами пирамиды; это можно задать в разделе [*].</translation>
    </message>
    <message>
        <source>A turned card that was not used: it goes to the waste, but in an older text it is out of the game for good. That is a choice in [*].</source>
        <translation>Открытая, но не использованная карта: она уходит в сброс, а по более старому тексту выбывает из игры насовсем. Это выбирается в разделе [*].</translation>
    </message>
    <message>
        <source>The word relaxed: for some it means that the pyramid is enough ([RX]), for others that a card may go with the one that covers it ([CV]), or that the passes have no limit ([N]). PySolFC&apos;s relaxed game also has three passes and an open stock ([OS]).</source>
        <translation>Слово «расслабленная»: для одних оно значит, что достаточно разобрать пирамиду ([RX]), для других — что карту можно снять с той, которая её перекрывает ([CV]), или что число проходов не ограничено ([N]). В расслабленной пирамиде PySolFC к тому же три прохода и открытая колода ([OS]).</translation>
    </message>
    <message>
        <source>A card with the one that covers it: the standard game does not allow it; Microsoft&apos;s Tut&apos;s Tomb does ([TT]), and some newer programs do ([CV]).</source>
        <translation>Карта вместе с той, которая её перекрывает: обычные правила этого не допускают; Tut’s Tomb от Microsoft допускает ([TT]), как и некоторые более новые программы ([CV]).</translation>
    </message>
    <message>
        <source>The king of spades at the top: only one newer program and the text that this game follows have it; no older program does. [KT] plays without it.</source>
        <translation>Король пик на вершине: он есть только в одной более новой программе и в тексте, которому следует эта игра; в старых программах его нет. В варианте [KT] играют без него.</translation>
    </message>
    <message>
        <source>Pairs with the coverer and the goal: Microsoft&apos;s Tut&apos;s Tomb allows such pairs, PySolFC&apos;s King Tut ([KT]) does not; one program wants all cards cleared. The year is told as 1990 and as 1991. One card at a time in a single pass was Microsoft&apos;s second way to play, which can be had in [*].</source>
        <translation>Пары с перекрывающей картой и цель: Tut’s Tomb от Microsoft разрешает такие пары, King Tut в PySolFC ([KT]) — нет; одна программа требует снять все карты. Годом выхода называют и 1990-й, и 1991-й. Второй способ игры у Microsoft — по одной карте за единственный проход; его можно задать в разделе [*].</translation>
    </message>
    <message>
        <source>PySolFC&apos;s help says in one place that King Tut has no redeal and in another that it has no limit; the program itself has no limit, and so has this one.</source>
        <translation>Справка PySolFC в одном месте говорит, что в King Tut сброс не переворачивают, а в другом — что это можно делать без ограничений; в самой программе ограничений нет, нет их и здесь.</translation>
    </message>
    <message>
        <source>Apophis has three passes in PySolFC and two in Politaire, and on one site the pyramid alone must go. Only PySolFC says in which order the wastes are gathered. The other numbers can be set in [*].</source>
        <translation>В Апофисе у PySolFC три прохода, у Politaire — два, а на одном сайте достаточно разобрать пирамиду. В каком порядке собирают сбросы, говорит только PySolFC. Другие числа можно задать в разделе [*].</translation>
    </message>
    <message>
        <source>Triangle: PySolFC has one waste and three passes ([TR]), AisleRiot one pass with the oldest card of the waste open ([YL]), Politaire two wastes that the player fills, in one pass; on one site the triangle alone must go. Both can be had in [*].</source>
        <translation>Треугольник: в PySolFC один сброс и три прохода ([TR]), в AisleRiot — один проход с доступной нижней картой сброса ([YL]), в Politaire — два сброса, которые игрок заполняет за один проход; на одном сайте достаточно разобрать треугольник. И то и другое можно задать в разделе [*].</translation>
    </message>
    <message>
        <source>Eleven Triangle: PySolFC deals one card to each waste from a closed stock, as here; in Politaire the player puts the open stock card on one of three wastes, which can be had in [*].</source>
        <translation>Треугольник на одиннадцать: PySolFC, как и здесь, кладёт по одной карте в каждый сброс из закрытой колоды; в Politaire игрок сам кладёт открытую карту колоды в один из трёх сбросов, что можно задать в разделе [*].</translation>
    </message>
    <message>
        <source>How often Giza is won: one in ten is what players of one program reach, one in three is claimed by another, and 36 in a hundred can be won by best play. Several pages call a game with three pyramids Giza; that is [PH]. On one site the pyramid alone must go, which can be had in [*].</source>
        <translation>Как часто выигрывается Гиза: игроки одной программы побеждают в одной партии из десяти, другая называет одну из трёх, а при наилучшей игре можно выиграть 36 раскладов из ста. На нескольких страницах Гизой называют игру с тремя пирамидами; это [PH]. На одном сайте достаточно разобрать пирамиду, что можно задать в разделе [*].</translation>
    </message>
    <message>
        <source>The number of rows with two packs: nine in nearly all programs, ten on one page, which is more than this table holds. Swoop plays with two wastes that move on; that can be had in [*].</source>
        <translation>Число рядов при двух колодах карт: почти во всех программах девять, на одной странице — десять, что больше, чем вмещает этот стол. В Swoop два сброса, карты которых сдвигаются; это можно задать в разделе [*].</translation>
    </message>
    <message>
        <source>The reserve: seven cards below a full pyramid ([R7]), the seventh row itself ([L7]), or six cards, told both with a full pyramid ([R6]) and with six rows, which can be had in [*]. Whether it must be cleared for a win is said nowhere; here it must.</source>
        <translation>Резерв: семь карт под полной пирамидой ([R7]), сам седьмой ряд ([L7]) или шесть карт — в одних описаниях с полной пирамидой ([R6]), в других с шестью рядами, что можно задать в разделе [*]. Нужно ли разобрать его для победы, нигде не сказано; здесь нужно.</translation>
    </message>
    <message>
        <source>What may fill the cell: the pyramid and the waste in some programs, the stock in others. Here any open card may; [*] can forbid some of it, or give more cells.</source>
        <translation>Чем можно пополнять ячейку: в одних программах — картами пирамиды и сброса, в других — картами колоды. Здесь подходит любая доступная карта; в разделе [*] часть этого можно запретить или добавить ячеек.</translation>
    </message>
    <message>
        <source>Microsoft&apos;s table: the author of two programs that solve it counts seven rows, as here; one site that is not Microsoft&apos;s tells of six rows and a reserve of six cards.</source>
        <translation>Стол Microsoft: автор двух программ, которые решают этот пасьянс, насчитывает семь рядов, как и здесь; один сторонний сайт говорит о шести рядах и резерве из шести карт.</translation>
    </message>
    <message>
        <source>The par score: 50, 35 or 20 points by the pass that clears the pyramid in Morehead and Mott-Smith; Wikipedia simply counts the cards left, as [RX] does.</source>
        <translation>Счёт относительно нормы: у Морхеда и Мотт-Смита 50, 35 или 20 очков в зависимости от прохода, за который разобрана пирамида; Википедия просто считает оставшиеся карты, как [RX].</translation>
    </message>
    <message>
        <source>One win in fifty is what books guess for people at the table. With all cards known, 6.8 deals in a hundred can be won.</source>
        <translation>Одна победа из пятидесяти — так книги оценивают игру за настоящим столом. Когда известны все карты, можно выиграть 6,8 расклада из ста.</translation>
    </message>
    <message>
        <source>Cards dealt face down: AisleRiot and some others hide the upper rows ([TH]); most show everything ([CL]). PySolFC&apos;s game of that name also opens the stock.</source>
        <translation>Карты рубашкой вверх: AisleRiot и некоторые другие скрывают верхние ряды ([TH]); большинство показывает всё ([CL]). В одноимённой игре PySolFC открыта ещё и колода.</translation>
    </message>
    <message>
        <source>The first card of the stock: PySolFC lays it on the waste before the game begins, Microsoft does not ([OS]). Both can be had in [*].</source>
        <translation>Первая карта колоды: PySolFC кладёт её в сброс до начала игры, Microsoft — нет ([OS]). И то и другое можно задать в разделе [*].</translation>
    </message>
    <message>
        <source>The size of the table: six rows are played in one pass by some, with three redeals or with pairs of coverers by others. Each of these can be set in [*].</source>
        <translation>Размер стола: шесть рядов одни играют за один проход, другие — с тремя переворотами сброса или с парами из карты и перекрывающей её. Всё это можно задать в разделе [*].</translation>
    </message>
    <message>
        <source>One Italian page lets a card be played only when the whole row below it has gone; that is a choice in [*].</source>
        <translation>На одной итальянской странице картой можно играть, только когда снят весь ряд под ней; это выбирается в разделе [*].</translation>
    </message>
    <message>
        <source>The total: twelve is also played with the 48 cards of the Spanish pack, where the king goes alone ([SP]).</source>
        <translation>Сумма: до двенадцати играют и испанской колодой из 48 карт, где король снимается один ([SP]).</translation>
    </message>
    <message>
        <source>Twelve is also the total of a game with all 52 cards, where queen and king go together ([DZ]), and Italian packs of 40 cards make ten ([IT]).</source>
        <translation>Двенадцать — это ещё и сумма игры всеми 52 картами, где дама и король снимаются вместе ([DZ]), а итальянской колодой из 40 карт набирают десять ([IT]).</translation>
    </message>
    <message>
        <source>The game that this program was first written for: the stock goes round as often as you like, only the top of the waste is open, and clearing the pyramid wins.</source>
        <translation>Игра, для которой эта программа и была написана: колода проходится сколько угодно раз, доступна только верхняя карта сброса, а для победы достаточно разобрать пирамиду.</translation>
    </message>
    <message>
        <source>Three passes through the stock are the most common number in programs for the computer. Here the removed cards are sorted by suit, so that you see how far each suit has come.</source>
        <translation>Три прохода колоды — самое частое их число в компьютерных программах. Снятые карты здесь раскладываются по мастям, и видно, как далеко продвинулась каждая.</translation>
    </message>
    <message>
        <source>The game of the books, as Morehead and Mott-Smith and later Michael Keller describe it: one pass, and all 52 cards must go. Books guess that a person wins one game in fifty; with all cards known about one deal in fifteen can be won at all.</source>
        <translation>Книжная игра, как её описывают Морхед и Мотт-Смит, а позднее Майкл Келлер: один проход, и снять нужно все 52 карты. По оценке книг, человек выигрывает одну партию из пятидесяти; когда известны все карты, выиграть можно примерно один расклад из пятнадцати.</translation>
    </message>
    <message>
        <source>The classic game with an easier end: clearing the pyramid is enough. Wikipedia and several programs call it the relaxed game.</source>
        <translation>Классическая игра с более лёгким концом: достаточно разобрать пирамиду. Википедия и ряд программ называют её расслабленной.</translation>
    </message>
    <message>
        <source>Morehead and Mott-Smith&apos;s version for those who want more than winning or losing: three passes and a score against par, like in golf. Six games are a match.</source>
        <translation>Вариант Морхеда и Мотт-Смита для тех, кому мало победы или поражения: три прохода и счёт относительно нормы, как в гольфе. Шесть партий составляют матч.</translation>
    </message>
    <message>
        <source>The way Microsoft&apos;s collection plays it: the next card of the stock lies face up and may be paired, also with the top of the waste. About two deals in three can be cleared.</source>
        <translation>Так играют в сборнике Microsoft: следующая карта колоды лежит лицом вверх и может составить пару, в том числе с верхней картой сброса. Разобрать можно примерно два расклада из трёх.</translation>
    </message>
    <message>
        <source>Three cards at a time and passes without limit, as PySolFC and Politaire play King Tut.</source>
        <translation>По три карты за раз и без ограничения проходов — так King Tut играют в PySolFC и Politaire.</translation>
    </message>
    <message>
        <source>Tut&apos;s Tomb came with Microsoft&apos;s entertainment packs around 1990. Here the king of spades lies at the top as Tutankhamun, and a card may go together with the last card that covers it. Taking or leaving a waste card changes the groups of three of the next pass, so no king ever leaves the waste by itself.</source>
        <translation>Tut’s Tomb вышла в развлекательных пакетах Microsoft около 1990 года. Здесь на вершине лежит король пик — Тутанхамон, а карту можно снять вместе с последней картой, которая её перекрывает. Взяв карту из сброса или оставив её, вы меняете тройки следующего прохода, поэтому короли никогда не уходят из сброса сами.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s Apophis has three wastes whose top cards pair with the pyramid and with each other. As the wastes are gathered, the cards come in another order in each pass.</source>
        <translation>В Апофисе из PySolFC три сброса, и их верхние карты составляют пары с картами пирамиды и друг с другом. Когда сбросы собирают, порядок карт меняется при каждом проходе.</translation>
    </message>
    <message>
        <source>Michael Keller&apos;s open game: there is no stock, all cards can be seen from the start, and thinking decides. A little more than one deal in three can be won.</source>
        <translation>Открытая игра Майкла Келлера: колоды нет, все карты видны с самого начала, и решает расчёт. Выиграть можно чуть больше одного расклада из трёх.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s Triangle turns the pyramid upside down, so that only one card is open at the start. PySolFC also calls it Yield and Funnel, though AisleRiot&apos;s Yield plays otherwise.</source>
        <translation>«Треугольник» из PySolFC переворачивает пирамиду, и в начале доступна только одна карта. PySolFC называет его также Yield и Funnel, хотя в Yield из AisleRiot играют иначе.</translation>
    </message>
    <message>
        <source>An old text on Wikipedia lays seven more cards below the pyramid, which are open from the start and cover nothing.</source>
        <translation>Старый текст из Википедии кладёт под пирамиду ещё семь карт; они доступны с самого начала и ничего не перекрывают.</translation>
    </message>
    <message>
        <source>Another reading of the reserve of seven: the seventh row itself lies loose below a pyramid of six rows.</source>
        <translation>Другое прочтение резерва из семи: сам седьмой ряд лежит отдельно под пирамидой из шести рядов.</translation>
    </message>
    <message>
        <source>A full pyramid with six loose cards below it, which leaves 18 for the stock.</source>
        <translation>Полная пирамида и шесть отдельных карт под ней; в колоде остаётся 18.</translation>
    </message>
    <message>
        <source>A free place for one card, as several programs offer it. It looks small and helps more than anything else: nearly every deal can be won.</source>
        <translation>Свободное место для одной карты — его предлагает ряд программ. На вид мелочь, но помогает больше всего остального: выиграть можно почти любой расклад.</translation>
    </message>
    <message>
        <source>A card may go together with the last card that covers it. Of the relaxed deals that lifts the share that can be won from about 9 to about 23 in a hundred.</source>
        <translation>Карту можно снять вместе с последней картой, которая её перекрывает. Среди раскладов «Расслабленной» это поднимает долю выигрываемых примерно с 9 до 23 из ста.</translation>
    </message>
    <message>
        <source>Played with the Spanish pack of 48 cards, which has no tens. Wikipedia names it as one of the sizes of pack that Pyramid is played with.</source>
        <translation>Играется испанской колодой из 48 карт, в которой нет десяток. Википедия называет её среди колод, которыми раскладывают «Пирамиду».</translation>
    </message>
    <message>
        <source>A smaller pyramid of six rows, and so a larger stock. All cards must go in one pass, which is harder than it looks.</source>
        <translation>Пирамида меньше, из шести рядов, и потому колода больше. Снять нужно все карты за один проход, а это труднее, чем кажется.</translation>
    </message>
    <message>
        <source>AisleRiot&apos;s Thirteen deals all rows but the last face down. The drawn card lies on the waste and may go together with the card right under it.</source>
        <translation>Thirteen из AisleRiot раздаёт рубашкой вверх все ряды, кроме последнего. Открытая из колоды карта ложится в сброс и может быть снята с картой прямо под ней.</translation>
    </message>
    <message>
        <source>AisleRiot&apos;s Treize shows all cards and keeps the oldest card of the waste apart, so that it can be played at any time.</source>
        <translation>Treize из AisleRiot показывает все карты и держит нижнюю карту сброса отдельно, так что ею можно играть в любой момент.</translation>
    </message>
    <message>
        <source>AisleRiot&apos;s Yield is Treize on a pyramid that stands upside down.</source>
        <translation>Yield из AisleRiot — это Treize на пирамиде, перевёрнутой вершиной вниз.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s and Politaire&apos;s Pyramid Dozen makes twelve instead of thirteen. Nothing goes alone: queen and king, which make no twelve, go together.</source>
        <translation>Pyramid Dozen из PySolFC и Politaire набирает двенадцать вместо тринадцати. Без пары ничего не снимается: дама и король, которые двенадцати не дают, снимаются вместе.</translation>
    </message>
    <message>
        <source>Cheops counts nothing: equal and neighbouring ranks go together, 26 pairs in all, and no king goes alone.</source>
        <translation>В «Хеопсе» ничего не складывают: вместе снимаются равные и соседние номиналы, всего 26 пар, и ни один король не уходит без пары.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s Pharaohs lays the whole pack out as three pyramids. A pair may come from two of them.</source>
        <translation>«Фараоны» из PySolFC раскладывают всю колоду в три пирамиды. Пару можно составить из карт двух разных пирамид.</translation>
    </message>
    <message>
        <source>Played in Italy with 40 cards: ten is the total, the king counts ten and goes alone, and two fives make a pair.</source>
        <translation>Играют в Италии колодой из 40 карт: сумма — десять, король равен десяти и снимается один, а две пятёрки составляют пару.</translation>
    </message>
    <message>
        <source>Thomas Warfield&apos;s Double Pyramid takes two packs and nine rows.</source>
        <translation>В «Двойной пирамиде» Томаса Уорфилда две колоды карт и девять рядов.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s own: two packs and two pyramids side by side.</source>
        <translation>Собственная игра PySolFC: две колоды карт и две пирамиды рядом.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s own: two packs, one pyramid that stands and one that hangs.</source>
        <translation>Собственная игра PySolFC: две колоды карт, одна пирамида стоит, другая перевёрнута.</translation>
    </message>
    <message>
        <source>Anubis is Politaire&apos;s larger Apophis, with two packs, nine rows and two passes.</source>
        <translation>Анубис — это Апофис побольше из Politaire: две колоды карт, девять рядов и два прохода.</translation>
    </message>
    <message>
        <source>Eleven is the total on a triangle that stands upside down. Jacks, queens and kings make no eleven, so two equal ones go together.</source>
        <translation>Сумма — одиннадцать, на треугольнике, перевёрнутом вершиной вниз. Валеты, дамы и короли одиннадцати не дают, поэтому снимаются вместе две одинаковые фигуры.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>The table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>What may be removed</source>
        <translation>Что можно снимать</translation>
    </message>
    <message>
        <source>Stock and waste</source>
        <translation>Колода и сброс</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Ячейки</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Цель</translation>
    </message>
    <message>
        <source>Score and taking back</source>
        <translation>Счёт и отмена</translation>
    </message>
    <message>
        <source>What to watch</source>
        <translation>На что обратить внимание</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Откуда эта игра</translation>
    </message>
    <message>
        <source>Where the sources differ</source>
        <translation>В чём расходятся источники</translation>
    </message>
    <message>
        <source>Common mistakes</source>
        <translation>Частые ошибки</translation>
    </message>
    <message>
        <source>the tableau</source>
        <translation>пирамида</translation>
    </message>
    <message>
        <source>the waste</source>
        <translation>сброс</translation>
    </message>
    <message>
        <source>the stock</source>
        <translation>колода</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>ячейка</translation>
    </message>
    <message>
        <source>An ace counts 1, a jack %1, a queen %2 and a king %3.</source>
        <translation>Туз равен 1, валет — %1, дама — %2, король — %3.</translation>
    </message>
</context>
<context>
    <name>RulesSummary</name>
    <message>
        <source>oldest of the waste open</source>
        <translation>нижняя карта сброса доступна</translation>
    </message>
    <message>
        <source>all cards must go</source>
        <translation>снять все карты</translation>
    </message>
    <message>
        <source>the tableau must go</source>
        <translation>разобрать пирамиду</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1, рубашкой вверх</translation>
    </message>
    <message>
        <source>no stock</source>
        <translation>без колоды добора</translation>
    </message>
    <message>
        <source>passes without limit</source>
        <translation>проходы без ограничений</translation>
    </message>
    <message>
        <source>open stock</source>
        <translation>открытая колода</translation>
    </message>
    <message>
        <source>turned card and waste open</source>
        <translation>доступны открытая карта и верх сброса</translation>
    </message>
    <message>
        <source>neighbouring ranks go together</source>
        <translation>пары из равных и соседних номиналов</translation>
    </message>
    <message>
        <source>pairs make %1</source>
        <translation>сумма пары — %1</translation>
    </message>
    <message>
        <source>pairs with the coverer</source>
        <translation>пары с перекрывающей картой</translation>
    </message>
</context>
<context>
    <name>RulesWatch</name>
    <message>
        <source>Two cards of which one lies under the other can never go together; each needs another partner, so find those first.</source>
        <translation>Две карты, одна из которых лежит под другой, никогда не снимаются вместе; каждой нужна другая пара, поэтому найдите сначала её.</translation>
    </message>
    <message>
        <source>Drawing costs nothing but moves: every card of the stock comes to the top again.</source>
        <translation>Добор не стоит ничего, кроме ходов: каждая карта колоды снова окажется сверху.</translation>
    </message>
    <message>
        <source>Use the first pass to learn the order of the stock; nothing is shuffled, so it comes again.</source>
        <translation>За первый проход запомните порядок карт в колоде: они не тасуются, и порядок повторится.</translation>
    </message>
    <message>
        <source>All cards must go, so count: do not spend the last partner of a card that is still covered.</source>
        <translation>Снять нужно все карты, поэтому считайте: не тратьте последнюю пару для карты, которая ещё заблокирована.</translation>
    </message>
    <message>
        <source>The stock passes by only once: what goes with the top of the waste should do so before the next draw covers it.</source>
        <translation>Колода проходит только один раз: что снимается с верхней картой сброса, лучше снять, пока её не закрыл следующий добор.</translation>
    </message>
    <message>
        <source>Fewer points are given from pass to pass, and once the pyramid is gone each further pair still saves two.</source>
        <translation>С каждым проходом очков дают меньше, а когда пирамида разобрана, каждая следующая пара спасает ещё два.</translation>
    </message>
    <message>
        <source>Do not draw by habit: the card on the stock can be used where it lies, and drawing it covers the top of the waste.</source>
        <translation>Не открывайте карты по привычке: карту на колоде можно использовать там, где она лежит, а добор закроет верхнюю карту сброса.</translation>
    </message>
    <message>
        <source>Only every third card comes to the top by itself. Taking one moves the groups of three of the next pass, and others come up.</source>
        <translation>Сама наверх выходит только каждая третья карта. Взяв одну, вы сдвигаете тройки следующего прохода, и наверху оказываются другие.</translation>
    </message>
    <message>
        <source>Look at what lies on what: a pair of which one card covers the other goes too, once nothing else lies on the two.</source>
        <translation>Смотрите, что на чём лежит: пара, в которой одна карта перекрывает другую, тоже снимается, когда на них не лежит больше ничего.</translation>
    </message>
    <message>
        <source>One draw covers all wastes at once, so use their top cards before it.</source>
        <translation>Один добор закрывает сразу все сбросы, поэтому сначала используйте их верхние карты.</translation>
    </message>
    <message>
        <source>Nothing is hidden and nothing is drawn, so the whole game can be thought through before the first move.</source>
        <translation>Ничего не скрыто и ничего не добирается, поэтому всю партию можно продумать до первого хода.</translation>
    </message>
    <message>
        <source>At the start a single card of the table is open, so the first partners can only come from the stock.</source>
        <translation>В начале на столе доступна единственная карта, поэтому первые пары к ней даёт только колода.</translation>
    </message>
    <message>
        <source>The loose cards cover nothing and can wait; keep them for cards that find no other partner.</source>
        <translation>Отдельные карты ничего не перекрывают и могут подождать; берегите их для карт, которым больше не найти пары.</translation>
    </message>
    <message>
        <source>Keep the cell free as long as you can: a card leaves it only by being removed.</source>
        <translation>Как можно дольше держите ячейку свободной: карта покидает её, только когда её снимают.</translation>
    </message>
    <message>
        <source>The upper rows are hidden, so prefer moves that turn a card up.</source>
        <translation>Верхние ряды скрыты, поэтому лучше ходы, которые открывают карту.</translation>
    </message>
    <message>
        <source>Aces and kings have two ranks to go with, all others three, so find partners for aces and kings first.</source>
        <translation>Тузу и королю подходят два номинала, остальным — три, поэтому сначала ищите пары для тузов и королей.</translation>
    </message>
    <message>
        <source>With two packs a card has up to eight partners: choose the one whose going opens most.</source>
        <translation>При двух колодах карт у карты до восьми возможных пар: выбирайте ту, снятие которой открывает больше всего.</translation>
    </message>
</context>
<context>
    <name>RulesWords</name>
    <message numerus="yes">
        <source>A pyramid of %n row(s) is laid out: one card in the first row and one more in each row after it.</source>
        <translation>
            <numerusform>Выкладывается пирамида из %Ln ряда: в первом ряду одна карта, в каждом следующем — на одну больше.</numerusform>
            <numerusform>Выкладывается пирамида из %Ln рядов: в первом ряду одна карта, в каждом следующем — на одну больше.</numerusform>
            <numerusform>Выкладывается пирамида из %Ln рядов: в первом ряду одна карта, в каждом следующем — на одну больше.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A pyramid of %n row(s) is laid out upside down: the longest row comes first and a single card last.</source>
        <translation>
            <numerusform>Выкладывается перевёрнутая пирамида из %Ln ряда: первым идёт самый длинный ряд, последней — одна карта.</numerusform>
            <numerusform>Выкладывается перевёрнутая пирамида из %Ln рядов: первым идёт самый длинный ряд, последней — одна карта.</numerusform>
            <numerusform>Выкладывается перевёрнутая пирамида из %Ln рядов: первым идёт самый длинный ряд, последней — одна карта.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are laid out side by side as a reserve.</source>
        <translation>
            <numerusform>%Ln карта выкладывается отдельно как резерв.</numerusform>
            <numerusform>%Ln карты выкладываются рядом друг с другом как резерв.</numerusform>
            <numerusform>%Ln карт выкладываются рядом друг с другом как резерв.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) of %1 cards each are laid out face up.</source>
        <translation>
            <numerusform>Лицом вверх выкладывается %Ln столбец; карт в каждом — %1.</numerusform>
            <numerusform>Лицом вверх выкладываются %Ln столбца; карт в каждом — %1.</numerusform>
            <numerusform>Лицом вверх выкладываются %Ln столбцов; карт в каждом — %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other %n card(s) are the stock.</source>
        <translation>
            <numerusform>Остальная %Ln карта составляет колоду добора.</numerusform>
            <numerusform>Остальные %Ln карты составляют колоду добора.</numerusform>
            <numerusform>Остальные %Ln карт составляют колоду добора.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of it are drawn before the game begins, which leaves %1.</source>
        <translation>
            <numerusform>%Ln карта берётся до начала игры, остаётся %1.</numerusform>
            <numerusform>%Ln карты берутся до начала игры, остаётся %1.</numerusform>
            <numerusform>%Ln карт берётся до начала игры, остаётся %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards are drawn onto the waste, %n at a time; each lies on the one before.</source>
        <translation>
            <numerusform>Карты открываются из колоды в сброс по %Ln за раз; каждая ложится на предыдущую.</numerusform>
            <numerusform>Карты открываются из колоды в сброс по %Ln за раз; каждая ложится на предыдущую.</numerusform>
            <numerusform>Карты открываются из колоды в сброс по %Ln за раз; каждая ложится на предыдущую.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw lays one card on each of %n waste(s).</source>
        <translation>
            <numerusform>При доборе в каждый из %Ln сброса кладётся по одной карте.</numerusform>
            <numerusform>При доборе в каждый из %Ln сбросов кладётся по одной карте.</numerusform>
            <numerusform>При доборе в каждый из %Ln сбросов кладётся по одной карте.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw turns a card onto the first of %n waste(s); the card that lay there moves on to the next.</source>
        <translation>
            <numerusform>При доборе карта открывается в первый из %Ln сброса; лежавшая там карта переходит в следующий.</numerusform>
            <numerusform>При доборе карта открывается в первый из %Ln сбросов; лежавшая там карта переходит в следующий.</numerusform>
            <numerusform>При доборе карта открывается в первый из %Ln сбросов; лежавшая там карта переходит в следующий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw lays one card on one of %n waste(s), which the player chooses.</source>
        <translation>
            <numerusform>При доборе карта кладётся в один из %Ln сброса по выбору игрока.</numerusform>
            <numerusform>При доборе карта кладётся в один из %Ln сбросов по выбору игрока.</numerusform>
            <numerusform>При доборе карта кладётся в один из %Ln сбросов по выбору игрока.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n pass(es) through the stock: when it is empty, the waste is turned over and drawn again.</source>
        <translation>
            <numerusform>Колода проходится %Ln раз: когда она пуста, сброс переворачивают и открывают снова.</numerusform>
            <numerusform>Колода проходится %Ln раза: когда она пуста, сброс переворачивают и открывают снова.</numerusform>
            <numerusform>Колода проходится %Ln раз: когда она пуста, сброс переворачивают и открывают снова.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n free place(s), called cells: each can hold one open card for later. They take cards from %1.</source>
        <translation>
            <numerusform>Есть %Ln свободное место, ячейка: туда можно отложить одну доступную карту на потом. Откуда её можно взять: %1.</numerusform>
            <numerusform>Есть %Ln свободных места, ячейки: на каждое можно отложить одну доступную карту на потом. Откуда её можно взять: %1.</numerusform>
            <numerusform>Есть %Ln свободных мест, ячеек: на каждое можно отложить одну доступную карту на потом. Откуда её можно взять: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n move(s) can be taken back.</source>
        <translation>
            <numerusform>Отменить можно последний %Ln ход.</numerusform>
            <numerusform>Отменить можно последние %Ln хода.</numerusform>
            <numerusform>Отменить можно последние %Ln ходов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each card that leaves the tableau brings 10 points, %n in all.</source>
        <translation>
            <numerusform>Каждая карта, снятая с пирамиды, приносит 10 очков, всего — %Ln.</numerusform>
            <numerusform>Каждая карта, снятая с пирамиды, приносит 10 очков, всего — %Ln.</numerusform>
            <numerusform>Каждая карта, снятая с пирамиды, приносит 10 очков, всего — %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pyramid of %n row(s)</source>
        <translation>
            <numerusform>пирамида из %Ln ряда</numerusform>
            <numerusform>пирамида из %Ln рядов</numerusform>
            <numerusform>пирамида из %Ln рядов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>inverted pyramid of %n row(s)</source>
        <translation>
            <numerusform>перевёрнутая пирамида из %Ln ряда</numerusform>
            <numerusform>перевёрнутая пирамида из %Ln рядов</numerusform>
            <numerusform>перевёрнутая пирамида из %Ln рядов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reserve of %n</source>
        <translation>
            <numerusform>резерв из %Ln карты</numerusform>
            <numerusform>резерв из %Ln карт</numerusform>
            <numerusform>резерв из %Ln карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%Ln столбец</numerusform>
            <numerusform>%Ln столбца</numerusform>
            <numerusform>%Ln столбцов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%Ln проход</numerusform>
            <numerusform>%Ln прохода</numerusform>
            <numerusform>%Ln проходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at a time</source>
        <translation>
            <numerusform>по %Ln за раз</numerusform>
            <numerusform>по %Ln за раз</numerusform>
            <numerusform>по %Ln за раз</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waste(s)</source>
        <translation>
            <numerusform>%Ln сброс</numerusform>
            <numerusform>%Ln сброса</numerusform>
            <numerusform>%Ln сбросов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%Ln ячейка</numerusform>
            <numerusform>%Ln ячейки</numerusform>
            <numerusform>%Ln ячеек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%Ln карта</numerusform>
            <numerusform>%Ln карты</numerusform>
            <numerusform>%Ln карт</numerusform>
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
        <source>&amp;Restore defaults</source>
        <translation>Вернуть &amp;исходные</translation>
    </message>
    <message>
        <source>Restore the defaults of this page</source>
        <translation>Вернуть исходные настройки этой страницы</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Поиск по настройкам</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>Таких слов нет ни в одной настройке.</translation>
    </message>
    <message>
        <source>The language changes at once, everywhere.</source>
        <translation>Язык меняется сразу и везде.</translation>
    </message>
    <message>
        <source>F11 fills the whole screen; Z leaves nothing but the cards.</source>
        <translation>F11 — игра на весь экран; Z — только карты.</translation>
    </message>
    <message>
        <source>Sounds need an extra part of about 170 MB that is not installed. The README of Pyramide tells how to add it.</source>
        <translation>Для звука нужна дополнительная часть, около 170 МБ, которая не установлена. Как её добавить, сказано в файле README игры Pyramide.</translation>
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
        <translation>Расположение</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Движение и звук</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>&amp;Error help: say why a covered card cannot be played</source>
        <translation>&amp;Помощь при ошибках: объяснять, почему карту нельзя снять</translation>
    </message>
    <message>
        <source>&amp;Animation:</source>
        <translation>&amp;Анимация:</translation>
    </message>
    <message>
        <source>Show the &amp;time</source>
        <translation>Показывать врем&amp;я</translation>
    </message>
    <message>
        <source>Show the &amp;score</source>
        <translation>Показывать с&amp;чёт</translation>
    </message>
    <message>
        <source>&amp;Cards:</source>
        <translation>&amp;Карты:</translation>
    </message>
    <message>
        <source>&amp;Back:</source>
        <translation>&amp;Рубашка:</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>&amp;Стол:</translation>
    </message>
    <message>
        <source>&amp;Window:</source>
        <translation>&amp;Окно:</translation>
    </message>
    <message>
        <source>Say whether the game can be &amp;won:</source>
        <translation>Показывать, можно ли &amp;выиграть:</translation>
    </message>
    <message>
        <source>&amp;New games:</source>
        <translation>&amp;Новые партии:</translation>
    </message>
    <message>
        <source>&amp;Left-handed: stock on the left, figures in all four corners</source>
        <translation>Для &amp;левши: колода слева, индексы во всех четырёх углах</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Язык:</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>Язык системы</translation>
    </message>
    <message>
        <source>Touching a covered card says why it cannot be played.</source>
        <translation>При нажатии на заблокированную карту объясняется, почему её нельзя снять.</translation>
    </message>
    <message>
        <source>Games played with it count as games with help.</source>
        <translation>Партии с такими отметками считаются сыгранными с помощью.</translation>
    </message>
    <message>
        <source>motion speed reduced calm</source>
        <translation>движение скорость меньше спокойно анимация</translation>
    </message>
    <message>
        <source>theme night mode dark mode bright</source>
        <translation>тема ночной режим тёмный режим светлый</translation>
    </message>
    <message>
        <source>deck size contrast colour blind</source>
        <translation>колода размер контраст дальтонизм</translation>
    </message>
    <message>
        <source>mirror left hand</source>
        <translation>зеркально левая рука левша</translation>
    </message>
    <message>
        <source>index letters jack queen king</source>
        <translation>индексы буквы валет дама король</translation>
    </message>
    <message>
        <source>status bar info line hide</source>
        <translation>строка состояния информация скрыть</translation>
    </message>
    <message>
        <source>sound noise audio mute</source>
        <translation>звук шум аудио без звука</translation>
    </message>
    <message>
        <source>beginner explain</source>
        <translation>новичок начинающий объяснение</translation>
    </message>
    <message>
        <source>&amp;Mark the cards that go with the chosen one</source>
        <translation>&amp;Отмечать карты, подходящие к выбранной</translation>
    </message>
    <message>
        <source>&amp;Dim covered cards</source>
        <translation>&amp;Затемнять заблокированные карты</translation>
    </message>
    <message>
        <source>L&amp;ift cards that can be played</source>
        <translation>Приподнимать &amp;доступные карты</translation>
    </message>
    <message>
        <source>Stoc&amp;k and waste:</source>
        <translation>Колода и с&amp;брос:</translation>
    </message>
    <message>
        <source>Show the &amp;bar with score and code</source>
        <translation>&amp;Показывать строку со счётом и кодом</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Звуки</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Громкость:</translation>
    </message>
    <message>
        <source>&amp;Letters on the cards:</source>
        <translation>&amp;Буквы на картах:</translation>
    </message>
    <message>
        <source>As the system wants</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычная</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстрая</translation>
    </message>
    <message>
        <source>Reduced: cards fade</source>
        <translation>Упрощённая: карты тают</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выключена</translation>
    </message>
    <message>
        <source>Except in Pyramide</source>
        <translation>Везде, кроме Pyramide</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Всегда</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Никогда</translation>
    </message>
    <message>
        <source>Any deal in Pyramide, else deals that can be won</source>
        <translation>В Pyramide любые, в остальных те, что можно выиграть</translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation>Любые расклады</translation>
    </message>
    <message>
        <source>Deals that can be won</source>
        <translation>Расклады, которые можно выиграть</translation>
    </message>
    <message>
        <source>Easy: a short win is possible</source>
        <translation>Лёгкие: возможна короткая победа</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Средние</translation>
    </message>
    <message>
        <source>Hard: every win is long</source>
        <translation>Трудные: любая победа длинная</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Классические</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Четырёхцветные</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Крупные знаки</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Высокий контраст</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмные</translation>
    </message>
    <message>
        <source>Woven triangles</source>
        <translation>Плетёные треугольники</translation>
    </message>
    <message>
        <source>Lotus band</source>
        <translation>Полоса лотосов</translation>
    </message>
    <message>
        <source>Starry ceiling</source>
        <translation>Звёздный свод</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>card back</comment>
        <translation>Однотонная</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Зелёное сукно</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Песок</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Ночь</translation>
    </message>
    <message>
        <source>Plain, as the window</source>
        <comment>table</comment>
        <translation>Однотонный, как окно</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлое</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>window</comment>
        <translation>Тёмное</translation>
    </message>
    <message>
        <source>International: %1</source>
        <translation>Международные: %1</translation>
    </message>
    <message>
        <source>Those of the language: %1</source>
        <translation>На языке программы: %1</translation>
    </message>
    <message>
        <source>On the side of the hand</source>
        <translation>Со стороны руки</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>Слева</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>Справа</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Тихо</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>volume</comment>
        <translation>Средне</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Громко</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Сочетания клавиш</translation>
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
        <translation>На столе</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Переместить курсор</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Стрелки</translation>
    </message>
    <message>
        <source>Choose, pair or draw what it stands on</source>
        <translation>Выбрать карту, составить пару или открыть карту под курсором</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, пробел</translation>
    </message>
    <message>
        <source>Let the chosen card go, then the cursor</source>
        <translation>Снять выбор с карты, затем убрать курсор</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Jump to the next open card of a rank</source>
        <translation>К следующей доступной карте номинала</translation>
    </message>
    <message>
        <source>Say what the cursor stands on</source>
        <translation>Назвать то, что под курсором</translation>
    </message>
    <message>
        <source>Leave the table for the next part of the window</source>
        <translation>Перейти со стола к следующей части окна</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Jump to the next open card with %1, which is itself a command</source>
        <translation>Перейти к следующей доступной карте с буквой %1, которая сама служит командой</translation>
    </message>
</context>
<context>
    <name>SolverBadge</name>
    <message>
        <source>Deal one that can be won</source>
        <translation>Раздать выигрышный расклад</translation>
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
        <translation>По времени</translation>
    </message>
    <message>
        <source>By moves</source>
        <translation>По ходам</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Графики</translation>
    </message>
    <message>
        <source>&amp;Copy deal code</source>
        <translation>&amp;Скопировать код расклада</translation>
    </message>
    <message>
        <source>&amp;Play this deal again</source>
        <translation>&amp;Переиграть этот расклад</translation>
    </message>
    <message>
        <source>No game is won yet under these rules. Each game that you win is listed here, by its time and by its number of moves.</source>
        <translation>По этим правилам ещё ни одна партия не выиграна. Здесь появляется каждая выигранная вами партия — по времени и по числу ходов.</translation>
    </message>
    <message>
        <source>No game that was won is like this.</source>
        <translation>Таких выигранных партий нет.</translation>
    </message>
    <message>
        <source>No game is won yet. Each game that you win is listed here, by its time and by its number of moves.</source>
        <translation>Ещё ни одна партия не выиграна. Здесь появляется каждая выигранная вами партия — по времени и по числу ходов.</translation>
    </message>
</context>
<context>
    <name>StatisticsTiles</name>
    <message>
        <source>Games played</source>
        <translation>Сыграно партий</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Выиграно партий</translation>
    </message>
    <message>
        <source>Won of all finished</source>
        <translation>Побед из завершённых</translation>
    </message>
    <message>
        <source>Wins in a row now</source>
        <translation>Побед подряд сейчас</translation>
    </message>
    <message>
        <source>Most wins in a row</source>
        <translation>Больше всего побед подряд</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Лучшее время</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation>Меньше всего ходов</translation>
    </message>
    <message>
        <source>Mean time of wins</source>
        <translation>Среднее время победы</translation>
    </message>
    <message>
        <source>Moves per win</source>
        <translation>Ходов на победу</translation>
    </message>
    <message>
        <source>Over par per win</source>
        <translation>Лишних ходов на победу</translation>
    </message>
</context>
<context>
    <name>StockPage</name>
    <message>
        <source>The cards that are left are a &amp;stock</source>
        <translation>Оставшиеся карты — колода до&amp;бора</translation>
    </message>
    <message>
        <source>A &amp;draw lays</source>
        <translation>Пр&amp;и доборе</translation>
    </message>
    <message>
        <source>&amp;Number of cards or wastes:</source>
        <translation>&amp;Число карт или сбросов:</translation>
    </message>
    <message>
        <source>&amp;Passes:</source>
        <translation>&amp;Проходы:</translation>
    </message>
    <message>
        <source>Open cards of the waste:</source>
        <translation>Доступные карты сброса:</translation>
    </message>
    <message>
        <source>&amp;Gathered:</source>
        <translation>Собир&amp;ать:</translation>
    </message>
    <message>
        <source>&amp;Unused cards:</source>
        <translation>Несня&amp;тые карты:</translation>
    </message>
    <message>
        <source>that many cards on one waste</source>
        <translation>столько карт в один сброс</translation>
    </message>
    <message>
        <source>one card on each of that many wastes</source>
        <translation>по карте в каждый из стольких сбросов</translation>
    </message>
    <message>
        <source>one card on the first waste, others move on</source>
        <translation>карта в первый сброс, прочие сдвигаются</translation>
    </message>
    <message>
        <source>one card on a waste of choice</source>
        <translation>карта в сброс по выбору</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>без ограничений</translation>
    </message>
    <message>
        <source>The &amp;first draw is made before the game</source>
        <translation>Первый &amp;добор — до начала игры</translation>
    </message>
    <message>
        <source>The ne&amp;xt card of the stock lies open</source>
        <translation>Следующая карта колоды &amp;открыта</translation>
    </message>
    <message>
        <source>the top</source>
        <translation>верхняя</translation>
    </message>
    <message>
        <source>the card under it, with the top</source>
        <translation>та, что под ней, вместе с верхней</translation>
    </message>
    <message>
        <source>the oldest</source>
        <translation>нижняя</translation>
    </message>
    <message>
        <source>in the same order</source>
        <translation>в том же порядке</translation>
    </message>
    <message>
        <source>the last waste first</source>
        <translation>начиная с последнего сброса</translation>
    </message>
    <message>
        <source>stay in the waste</source>
        <translation>остаются в сбросе</translation>
    </message>
    <message>
        <source>are out of the game at the next draw</source>
        <translation>выбывают при следующем доборе</translation>
    </message>
</context>
<context>
    <name>StoreProblem</name>
    <message>
        <source>&quot;%1&quot; (%2) does not lie between %3 and tomorrow.</source>
        <translation>«%1» (%2) не лежит между %3 и завтрашним днём.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no time for %2.</source>
        <translation>«%1» не годится как время для %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no whole number (%2).</source>
        <translation>«%1» — не целое число (%2).</translation>
    </message>
    <message>
        <source>%1 holds no game that can be opened: %2</source>
        <translation>В файле %1 нет партии, которую можно открыть: %2</translation>
    </message>
    <message>
        <source>A game cannot end as &quot;%1&quot; (%2).</source>
        <translation>Партия не может закончиться как «%1» (%2).</translation>
    </message>
    <message>
        <source>A game has an end (ended_at) if and only if it is not open.</source>
        <translation>Конец (ended_at) есть у каждой законченной партии и только у неё.</translation>
    </message>
    <message>
        <source>A number has too many digits.</source>
        <translation>В одном из чисел слишком много цифр.</translation>
    </message>
    <message>
        <source>From character %1 on, this is not written as JSON.</source>
        <translation>Начиная со знака %1, это не JSON.</translation>
    </message>
    <message>
        <source>From here on the table cannot be read.</source>
        <translation>Отсюда и дальше таблицу прочитать нельзя.</translation>
    </message>
    <message>
        <source>The deal code cannot be used: %1</source>
        <translation>Код расклада использовать нельзя: %1</translation>
    </message>
    <message>
        <source>The deal code must be written as &quot;%1&quot;.</source>
        <translation>Код расклада должен быть записан так: «%1».</translation>
    </message>
    <message>
        <source>The end (ended_at) lies before the beginning (started_at).</source>
        <translation>Конец (ended_at) раньше начала (started_at).</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2.</source>
        <translation>Не удаётся прочитать файл %1: %2.</translation>
    </message>
    <message>
        <source>%1 is a folder, a pipe or a device, and no file.</source>
        <translation>%1 — папка, канал или устройство, а не файл.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2.</source>
        <translation>Не удаётся записать файл %1: %2.</translation>
    </message>
    <message>
        <source>The file %1 is not text in UTF-8.</source>
        <translation>Файл %1 — не текст в кодировке UTF-8.</translation>
    </message>
    <message>
        <source>The file %1 is too large: %2 MB.</source>
        <translation>Файл %1 слишком велик: %2 МБ.</translation>
    </message>
    <message>
        <source>The file ends too early.</source>
        <translation>Файл обрывается слишком рано.</translation>
    </message>
    <message>
        <source>The game cannot be played: %1.</source>
        <translation>Сыграть эту партию нельзя: %1.</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; must end in .json or .csv.</source>
        <translation>Имя «%1» должно оканчиваться на .json или .csv.</translation>
    </message>
    <message>
        <source>The number of actions is too large: %1.</source>
        <translation>Число действий слишком велико: %1.</translation>
    </message>
    <message>
        <source>The numbers of actions (%1) and of times (%2) differ.</source>
        <translation>Число действий (%1) не совпадает с числом отметок времени (%2).</translation>
    </message>
    <message>
        <source>The numbers of values (%1) and of columns (%2) differ.</source>
        <translation>Число значений (%1) не совпадает с числом столбцов (%2).</translation>
    </message>
    <message>
        <source>The saved games cannot be read: %1.</source>
        <translation>Прочитать сохранённые партии нельзя: %1.</translation>
    </message>
    <message>
        <source>The moves of a saved game cannot be read.</source>
        <translation>Ходы одной из сохранённых партий прочитать нельзя.</translation>
    </message>
    <message>
        <source>The text of %1 is too long; its length is %2.</source>
        <translation>Текст в %1 слишком длинный; его длина — %2.</translation>
    </message>
    <message>
        <source>The times of the actions (at_ms) do not grow.</source>
        <translation>Отметки времени действий (at_ms) не возрастают.</translation>
    </message>
    <message>
        <source>The times of the actions (at_ms) are not a list of whole numbers.</source>
        <translation>Отметки времени действий (at_ms) — не список целых чисел.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is not known.</source>
        <translation>Столбец «%1» неизвестен.</translation>
    </message>
    <message>
        <source>The deal is not the daily deal of %1.</source>
        <translation>Это не расклад дня %1.</translation>
    </message>
    <message>
        <source>By its moves, %1 is &quot;%2&quot; and not &quot;%3&quot;.</source>
        <translation>По ходам игры %1 — «%2», а не «%3».</translation>
    </message>
    <message>
        <source>The rule record is not that of the deal code.</source>
        <translation>Запись правил не соответствует коду расклада.</translation>
    </message>
    <message>
        <source>A game begins with its first move; this has none.</source>
        <translation>Игра начинается с первого хода, а в этой ходов нет.</translation>
    </message>
    <message>
        <source>There is no text for %1.</source>
        <translation>Нет текста для %1.</translation>
    </message>
    <message>
        <source>There is no whole number for %1 from %2 to %3.</source>
        <translation>Для %1 нет целого числа от %2 до %3.</translation>
    </message>
    <message>
        <source>Too many brackets stand inside each other.</source>
        <translation>Слишком много скобок вложено одна в другую.</translation>
    </message>
    <message>
        <source>This is no game.</source>
        <translation>Это не партия.</translation>
    </message>
    <message>
        <source>This is no file of games that Pyramide has written.</source>
        <translation>Это не файл партий, записанный программой Pyramide.</translation>
    </message>
    <message>
        <source>This is no table of games that Pyramide has written.</source>
        <translation>Это не таблица партий, записанная программой Pyramide.</translation>
    </message>
    <message>
        <source>This file has version %1; this program reads %2.</source>
        <translation>У этого файла версия %1, а программа читает версию %2.</translation>
    </message>
</context>
<context>
    <name>SystemReason</name>
    <message>
        <source>access permission denied</source>
        <translation>нет прав доступа</translation>
    </message>
    <message>
        <source>attempt to write a readonly database</source>
        <translation>файл доступен только для чтения</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>файл повреждён</translation>
    </message>
    <message>
        <source>database is locked</source>
        <translation>файл занят другой программой</translation>
    </message>
    <message>
        <source>database or disk is full</source>
        <translation>диск заполнен</translation>
    </message>
    <message>
        <source>disk I/O error</source>
        <translation>ошибка чтения или записи диска</translation>
    </message>
    <message>
        <source>file is not a database</source>
        <translation>файл не является базой данных</translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation>файл не удаётся открыть</translation>
    </message>
</context>
<context>
    <name>TableAccess</name>
    <message>
        <source>The game is paused.</source>
        <translation>Игра на паузе.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Игра продолжается.</translation>
    </message>
</context>
<context>
    <name>TableHelps</name>
    <message>
        <source>No card of this rank can be played now.</source>
        <translation>Сейчас нет доступной карты этого номинала.</translation>
    </message>
</context>
<context>
    <name>TableMessages</name>
    <message>
        <source>The game is paused. Click or press a key to go on.</source>
        <translation>Игра на паузе. Щёлкните мышью или нажмите клавишу, чтобы продолжить.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Replay this deal</source>
        <translation>Переиграть этот расклад</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играть дальше</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%Ln ход</numerusform>
            <numerusform>%Ln хода</numerusform>
            <numerusform>%Ln ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Время: %1</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>&amp;Packs:</source>
        <translation>К&amp;олоды карт:</translation>
    </message>
    <message>
        <source>&amp;Cards of a pack:</source>
        <translation>Карты &amp;в колоде:</translation>
    </message>
    <message>
        <source>&amp;Fixed cards:</source>
        <translation>&amp;Закреплённые карты:</translation>
    </message>
    <message>
        <source>one</source>
        <translation>одна</translation>
    </message>
    <message>
        <source>two</source>
        <translation>две</translation>
    </message>
    <message>
        <source>52, ace to king</source>
        <translation>52, от туза до короля</translation>
    </message>
    <message>
        <source>48 Spanish, without tens</source>
        <translation>48 испанских, без десяток</translation>
    </message>
    <message>
        <source>40 Italian, without eights, nines and tens</source>
        <translation>40 итальянских, без восьмёрок, девяток и десяток</translation>
    </message>
    <message>
        <source>&amp;Add a block</source>
        <translation>&amp;Добавить блок</translation>
    </message>
    <message>
        <source>Place and card, such as A1 KS</source>
        <translation>Место и карта, например A1 KS</translation>
    </message>
</context>
<context>
    <name>TableReading</name>
    <message>
        <source>%1, empty</source>
        <translation>%1, пусто</translation>
    </message>
    <message>
        <source>%1, hidden by the pause</source>
        <translation>%1, скрыто на время паузы</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%Ln карта</numerusform>
            <numerusform>%Ln карты</numerusform>
            <numerusform>%Ln карт</numerusform>
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
        <translation>Новая партия: %1</translation>
    </message>
    <message>
        <source>The same deal again: %1</source>
        <translation>Тот же расклад снова: %1</translation>
    </message>
    <message>
        <source>The game goes on: %1</source>
        <translation>Партия продолжается: %1</translation>
    </message>
    <message>
        <source>The game before is back: %1</source>
        <translation>Прежняя партия возвращена: %1</translation>
    </message>
    <message>
        <source>%1 is chosen</source>
        <translation>Выбрана карта: %1</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>карта выбрана</translation>
    </message>
    <message>
        <source>open</source>
        <translation>карта доступна</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>a card that cannot be played now</comment>
        <translation>карта недоступна</translation>
    </message>
    <message>
        <source>covered by %1</source>
        <translation>карта перекрыта, сверху: %1</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>карта рубашкой вверх</translation>
    </message>
    <message>
        <source>redeals without limit</source>
        <translation>сброс можно переворачивать без ограничений</translation>
    </message>
    <message numerus="yes">
        <source>%n redeal(s) left</source>
        <translation>
            <numerusform>остался %Ln переворот сброса</numerusform>
            <numerusform>осталось %Ln переворота сброса</numerusform>
            <numerusform>осталось %Ln переворотов сброса</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableSentences</name>
    <message>
        <source>Covered cards lie face down and turn up once nothing covers them.</source>
        <translation>Заблокированные карты лежат рубашкой вверх и открываются, как только их ничто не перекрывает.</translation>
    </message>
    <message>
        <source>Part %1 of the table need not be cleared for a win.</source>
        <translation>Часть %1 на столе для победы разбирать не обязательно.</translation>
    </message>
    <message>
        <source>There is no stock.</source>
        <translation>Колоды добора нет.</translation>
    </message>
    <message>
        <source>The stock is gone through once; it is not turned over again.</source>
        <translation>Колода проходится один раз; сброс не переворачивают.</translation>
    </message>
    <message>
        <source>An empty stock is made again from the waste, as often as you like.</source>
        <translation>Пустая колода восстанавливается из сброса сколько угодно раз.</translation>
    </message>
    <message>
        <source>What is not used before the next draw is out of the game.</source>
        <translation>Что не использовано до следующего добора, выбывает из игры.</translation>
    </message>
    <message>
        <source>A card in a cell stays open; it must leave the cell before the game is won.</source>
        <translation>Карта в ячейке остаётся доступной; до победы она должна покинуть ячейку.</translation>
    </message>
    <message>
        <source>One Spanish pack of 48 cards is used; it has no tens.</source>
        <translation>Используется одна испанская колода из 48 карт; десяток в ней нет.</translation>
    </message>
    <message>
        <source>Two Spanish packs of 48 cards each are used; they have no tens.</source>
        <translation>Используются две испанские колоды по 48 карт; десяток в них нет.</translation>
    </message>
    <message>
        <source>One Italian pack of 40 cards is used; it has no eights, nines and tens.</source>
        <translation>Используется одна итальянская колода из 40 карт; восьмёрок, девяток и десяток в ней нет.</translation>
    </message>
    <message>
        <source>Two Italian packs of 40 cards each are used; they have no eights, nines and tens.</source>
        <translation>Используются две итальянские колоды по 40 карт; восьмёрок, девяток и десяток в них нет.</translation>
    </message>
    <message>
        <source>One pack of 52 cards is used.</source>
        <translation>Используется одна колода из 52 карт.</translation>
    </message>
    <message>
        <source>Two packs of 52 cards each are used.</source>
        <translation>Используются две колоды по 52 карты.</translation>
    </message>
    <message>
        <source>The cards of the reserve are open from the start.</source>
        <translation>Карты резерва доступны с самого начала.</translation>
    </message>
    <message>
        <source>Only the last card of a column is open.</source>
        <translation>Доступна только последняя карта столбца.</translation>
    </message>
    <message>
        <source>A card is covered by the two cards of the next row that lie on it.</source>
        <translation>Карту перекрывают две карты следующего ряда, лежащие на ней.</translation>
    </message>
    <message>
        <source>A card is covered by the two cards of the next row that lie on it, a card at the end of a row by only one.</source>
        <translation>Карту перекрывают две карты следующего ряда, лежащие на ней, а крайнюю карту ряда — только одна.</translation>
    </message>
    <message>
        <source>A card is covered until the whole next row has gone.</source>
        <translation>Карта заблокирована, пока не снят весь следующий ряд.</translation>
    </message>
    <message>
        <source>The %1 always lies in row %2 at place %3.</source>
        <translation>Ряд %2, место %3: здесь всегда лежит %1.</translation>
    </message>
    <message>
        <source>The %1 always lies in column %2 at place %3.</source>
        <translation>Столбец %2, место %3: здесь всегда лежит %1.</translation>
    </message>
    <message>
        <source>Cards are drawn from the stock onto the waste, one at a time.</source>
        <translation>Карты открываются из колоды в сброс по одной.</translation>
    </message>
    <message>
        <source>A draw turns up one card beside the waste; the card that was turned before moves onto the waste.</source>
        <translation>При доборе рядом со сбросом открывается одна карта; открытая перед ней переходит в сброс.</translation>
    </message>
    <message>
        <source>Nothing is shuffled: the cards come again in the same order.</source>
        <translation>Ничего не тасуется: карты идут снова в том же порядке.</translation>
    </message>
    <message>
        <source>Nothing is shuffled: the wastes are gathered from the last to the first, the oldest card of each first.</source>
        <translation>Ничего не тасуется: сбросы собирают от последнего к первому, каждый начиная с нижней карты.</translation>
    </message>
</context>
<context>
    <name>WhyAnswers</name>
    <message>
        <source>Touch what you cannot play: one card or two, the stock, Undo or Redo. Escape ends the question.</source>
        <translation>Нажмите на то, чем нельзя играть: на одну карту или две, колоду, отмену или повтор. Escape прекращает вопрос.</translation>
    </message>
    <message>
        <source>This card has left the game; only Undo brings it back.</source>
        <translation>Эта карта вышла из игры; вернуть её может только отмена.</translation>
    </message>
    <message>
        <source>This card goes alone: touch it.</source>
        <translation>Эта карта снимается без пары: нажмите на неё.</translation>
    </message>
    <message>
        <source>These two cards go together: touch one, then the other.</source>
        <translation>Эти две карты снимаются вместе: нажмите на одну, затем на другую.</translation>
    </message>
    <message>
        <source>Touch the stock, then the waste that the card is to go to.</source>
        <translation>Нажмите на колоду, затем на сброс, в который должна лечь карта.</translation>
    </message>
    <message>
        <source>A card can be drawn: touch the stock.</source>
        <translation>Можно открыть карту: нажмите на колоду.</translation>
    </message>
    <message>
        <source>The waste can be turned over: touch the empty stock.</source>
        <translation>Сброс можно перевернуть: нажмите на пустую колоду.</translation>
    </message>
    <message>
        <source>The last move can be taken back.</source>
        <translation>Последний ход можно отменить.</translation>
    </message>
    <message>
        <source>These rules let no move be taken back.</source>
        <translation>По этим правилам отменять ходы нельзя.</translation>
    </message>
    <message numerus="yes">
        <source>These rules let %n move(s) be taken back, and no more.</source>
        <translation>
            <numerusform>По этим правилам можно отменить %Ln ход, не больше.</numerusform>
            <numerusform>По этим правилам можно отменить %Ln хода, не больше.</numerusform>
            <numerusform>По этим правилам можно отменить %Ln ходов, не больше.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>Отменять нечего.</translation>
    </message>
    <message>
        <source>The move that was taken back can be made again.</source>
        <translation>Отменённый ход можно повторить.</translation>
    </message>
    <message>
        <source>No move has been taken back, so there is none to make again.</source>
        <translation>Ни один ход не отменён, и повторять нечего.</translation>
    </message>
    <message numerus="yes">
        <source>%1 can be played: %n card(s) go with it now.</source>
        <translation>
            <numerusform>%1: этой картой можно играть, сейчас к ней подходит %Ln карта.</numerusform>
            <numerusform>%1: этой картой можно играть, сейчас к ней подходят %Ln карты.</numerusform>
            <numerusform>%1: этой картой можно играть, сейчас к ней подходят %Ln карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card that it goes with is open now: %1.</source>
        <translation>Ни одна подходящая к ней карта сейчас не доступна: %1.</translation>
    </message>
    <message>
        <source>%1 and %2 make %3.</source>
        <translation>%1 и %2 дают в сумме %3.</translation>
    </message>
</context>
<context>
    <name>WindowBars</name>
    <message>
        <source>%1 or Escape brings the bars back.</source>
        <translation>%1 или Escape возвращает панели.</translation>
    </message>
</context>
<context>
    <name>WindowHelp</name>
    <message>
        <source>A whole pass without a pair. Hint tells whether this can still be won.</source>
        <translation>Целый проход без пары. «Подсказка» скажет, можно ли ещё выиграть.</translation>
    </message>
</context>
<context>
    <name>WindowMessages</name>
    <message>
        <source>The deal code is copied.</source>
        <translation>Код расклада скопирован.</translation>
    </message>
    <message>
        <source>Something went wrong. The table was set up anew; details are in %1.</source>
        <translation>Что-то пошло не так. Стол подготовлен заново; подробности — в %1.</translation>
    </message>
    <message>
        <source>Undo brings the game before back.</source>
        <translation>«Отменить» вернёт прежнюю партию.</translation>
    </message>
    <message>
        <source>The game before is back.</source>
        <translation>Прежняя партия возвращена.</translation>
    </message>
</context>
<context>
    <name>WindowRecords</name>
    <message>
        <source>This game cannot be shown: %1</source>
        <translation>Эту партию показать нельзя: %1</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>Winnable</source>
        <translation>Можно выиграть</translation>
    </message>
    <message>
        <source>Can no longer be won</source>
        <translation>Выиграть уже нельзя</translation>
    </message>
    <message>
        <source>This deal cannot be won</source>
        <translation>Этот расклад нельзя выиграть</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Неизвестно</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Идёт расчёт…</translation>
    </message>
    <message>
        <source>Cannot be won</source>
        <translation>Не выиграть</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Проиграно</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could be brought over.</source>
        <translation>
            <numerusform>Удалось перенести %Ln партию.</numerusform>
            <numerusform>Удалось перенести %Ln партии.</numerusform>
            <numerusform>Удалось перенести %Ln партий.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>row %1, place %2</source>
        <translation>ряд %1, место %2</translation>
    </message>
    <message>
        <source>pyramid %1, row %2, place %3</source>
        <translation>пирамида %1, ряд %2, место %3</translation>
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
        <translation>Снимите: %1 и %2.</translation>
    </message>
    <message>
        <source>Remove the %1.</source>
        <translation>Снимите: %1.</translation>
    </message>
    <message>
        <source>Put the %1 into a cell.</source>
        <translation>Положите в ячейку: %1.</translation>
    </message>
    <message>
        <source>Turn the waste back into the stock.</source>
        <translation>Переверните сброс для нового прохода.</translation>
    </message>
    <message>
        <source>Draw from the stock to waste %1.</source>
        <translation>Откройте карту из колоды в сброс %1.</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <translation>Откройте карту из колоды.</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>Переворот сброса</translation>
    </message>
    <message>
        <source>Draw: %1</source>
        <translation>Добор: %1</translation>
    </message>
    <message>
        <source>%1 to a cell</source>
        <translation>%1 — в ячейку</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>This deal can no longer be won, and no more cards can be removed.</source>
        <translation>Этот расклад уже нельзя выиграть, и снять больше ничего нельзя.</translation>
    </message>
    <message>
        <source>This deal can no longer be won.</source>
        <translation>Этот расклад уже нельзя выиграть.</translation>
    </message>
    <message>
        <source>Whether this can be won is not known.</source>
        <translation>Можно ли это выиграть, неизвестно.</translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation>Этот расклад нельзя выиграть.</translation>
    </message>
    <message>
        <source>This deal can be won.</source>
        <translation>Этот расклад можно выиграть.</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>туз</translation>
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
        <translation>четвёрка</translation>
    </message>
    <message>
        <source>five</source>
        <translation>пятёрка</translation>
    </message>
    <message>
        <source>six</source>
        <translation>шестёрка</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>семёрка</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>восьмёрка</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>девятка</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>десятка</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>валет</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>дама</translation>
    </message>
    <message>
        <source>king</source>
        <translation>король</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>треф</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>бубен</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>червей</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>пик</translation>
    </message>
    <message>
        <source>Pyramide</source>
        <translation>Pyramide</translation>
    </message>
    <message>
        <source>Three Passes</source>
        <translation>Три прохода</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Классическая</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Расслабленная</translation>
    </message>
    <message>
        <source>Par Pyramid</source>
        <translation>Пирамида с нормой</translation>
    </message>
    <message>
        <source>Open Stock</source>
        <translation>Открытая колода</translation>
    </message>
    <message>
        <source>King Tut</source>
        <translation>Король Тут</translation>
    </message>
    <message>
        <source>Tut&apos;s Tomb</source>
        <translation>Гробница Тута</translation>
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
        <translation>Треугольник</translation>
    </message>
    <message>
        <source>Reserve of Seven</source>
        <translation>Резерв из семи</translation>
    </message>
    <message>
        <source>Loose Last Row</source>
        <translation>Свободный последний ряд</translation>
    </message>
    <message>
        <source>Reserve of Six</source>
        <translation>Резерв из шести</translation>
    </message>
    <message>
        <source>One Cell</source>
        <translation>Одна ячейка</translation>
    </message>
    <message>
        <source>Coverer Pairs</source>
        <translation>Пары с перекрывающей</translation>
    </message>
    <message>
        <source>Spanish Deck</source>
        <translation>Испанская колода</translation>
    </message>
    <message>
        <source>Six Rows</source>
        <translation>Шесть рядов</translation>
    </message>
    <message>
        <source>Thirteen</source>
        <translation>Тринадцать</translation>
    </message>
    <message>
        <source>Treize</source>
        <translation>Трез</translation>
    </message>
    <message>
        <source>Yield</source>
        <translation>Урожай</translation>
    </message>
    <message>
        <source>Pyramid Dozen</source>
        <translation>Дюжина пирамиды</translation>
    </message>
    <message>
        <source>Cheops</source>
        <translation>Хеопс</translation>
    </message>
    <message>
        <source>Pharaohs</source>
        <translation>Фараоны</translation>
    </message>
    <message>
        <source>Italian Deck</source>
        <translation>Итальянская колода</translation>
    </message>
    <message>
        <source>Double Pyramid</source>
        <translation>Двойная пирамида</translation>
    </message>
    <message>
        <source>Two Pyramids</source>
        <translation>Две пирамиды</translation>
    </message>
    <message>
        <source>Up and Down</source>
        <translation>Вверх и вниз</translation>
    </message>
    <message>
        <source>Anubis</source>
        <translation>Анубис</translation>
    </message>
    <message>
        <source>Eleven Triangle</source>
        <translation>Треугольник на одиннадцать</translation>
    </message>
    <message>
        <source>My rules</source>
        <translation>Мои правила</translation>
    </message>
    <message>
        <source>waste</source>
        <translation>сброс</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>колода</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>ячейка</translation>
    </message>
    <message>
        <source>foundation</source>
        <translation>снятые карты</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>столбец %1</translation>
    </message>
    <message>
        <source>waste %1</source>
        <translation>сброс %1</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>ячейка %1</translation>
    </message>
    <message>
        <source>foundation %1</source>
        <translation>снятые карты %1</translation>
    </message>
    <message>
        <source>%1 and %2 are removed</source>
        <translation>снимаются %1 и %2</translation>
    </message>
    <message>
        <source>%1 is removed</source>
        <translation>снимается %1</translation>
    </message>
    <message>
        <source>%1 is drawn</source>
        <translation>открывается %1</translation>
    </message>
    <message>
        <source>The waste is turned back into the stock</source>
        <translation>Сброс переворачивается для нового прохода</translation>
    </message>
    <message>
        <source>%1 goes to a cell</source>
        <translation>в ячейку переходит %1</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Код расклада</translation>
    </message>
    <message>
        <source>The settings file was damaged. It was kept as %1, and the default settings are in use.</source>
        <translation>Файл настроек был повреждён. Он сохранён как %1, действуют настройки по умолчанию.</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their default values again. The old file was kept as %1.</source>
        <translation>Некоторые настройки прочитать не удалось, им возвращены значения по умолчанию. Старый файл сохранён как %1.</translation>
    </message>
    <message>
        <source>The settings were brought up to date. The old file was kept as %1.</source>
        <translation>Настройки приведены к новой версии. Старый файл сохранён как %1.</translation>
    </message>
    <message>
        <source>The settings file could not be read. It was kept as %1, and the default settings are in use.</source>
        <translation>Файл настроек прочитать не удалось. Он сохранён как %1, действуют настройки по умолчанию.</translation>
    </message>
    <message>
        <source>The file with your games was damaged. It was kept as %1, and a new one was begun.</source>
        <translation>Файл с вашими партиями был повреждён. Он сохранён как %1, начат новый.</translation>
    </message>
    <message>
        <source>A file of another program lay in the place of your games. It was kept as %1, and a new one was begun.</source>
        <translation>На месте ваших партий лежал файл другой программы. Он сохранён как %1, начат новый.</translation>
    </message>
    <message>
        <source>The file with your games comes from a newer version of the program. It was kept as %1, and a new one was begun.</source>
        <translation>Файл с вашими партиями создан более новой версией программы. Он сохранён как %1, начат новый.</translation>
    </message>
    <message>
        <source>The journal beside the file with your games is damaged or does not belong to it. Both were kept as %1, and you go on with the games that the file holds.</source>
        <translation>Журнал рядом с файлом ваших партий повреждён или относится не к нему. Оба сохранены как %1, и вы продолжаете с партиями из самого файла.</translation>
    </message>
    <message>
        <source>What lay in the place of your games could not be used. It was kept as %1, and a new one was begun.</source>
        <translation>То, что лежало на месте ваших партий, использовать нельзя. Оно сохранено как %1, начат новый файл.</translation>
    </message>
    <message>
        <source>The file with your games was brought up to date. The old one was kept as %1.</source>
        <translation>Файл с вашими партиями приведён к новой версии. Старый сохранён как %1.</translation>
    </message>
    <message>
        <source>The settings file is damaged and cannot be moved away. The default settings are in use, and changes are not kept.</source>
        <translation>Файл настроек повреждён, и переместить его нельзя. Действуют настройки по умолчанию, изменения не сохраняются.</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their default values again. Changes are not kept.</source>
        <translation>Некоторые настройки прочитать не удалось, им возвращены значения по умолчанию. Изменения не сохраняются.</translation>
    </message>
    <message>
        <source>The settings come from a newer version of the program. What this version knows of them is in use.</source>
        <translation>Настройки созданы более новой версией программы. Действует то, что известно этой версии.</translation>
    </message>
    <message>
        <source>The settings were brought up to date.</source>
        <translation>Настройки приведены к новой версии.</translation>
    </message>
    <message>
        <source>The settings of an older version cannot be copied and are left as they are. Changes are not kept.</source>
        <translation>Настройки более старой версии скопировать нельзя, они оставлены как есть. Изменения не сохраняются.</translation>
    </message>
    <message>
        <source>The settings file cannot be read. The default settings are in use, and changes are not kept.</source>
        <translation>Файл настроек прочитать нельзя. Действуют настройки по умолчанию, изменения не сохраняются.</translation>
    </message>
    <message>
        <source>The settings cannot be written. They hold until the program ends.</source>
        <translation>Записать настройки нельзя. Они действуют до закрытия программы.</translation>
    </message>
    <message>
        <source>The file with your games is damaged and cannot be moved away. Games are kept only until the program ends.</source>
        <translation>Файл с вашими партиями повреждён, и переместить его нельзя. Партии хранятся только до закрытия программы.</translation>
    </message>
    <message>
        <source>A file of another program lies in the place of your games and cannot be moved away. Games are kept only until the program ends.</source>
        <translation>На месте ваших партий лежит файл другой программы, и переместить его нельзя. Партии хранятся только до закрытия программы.</translation>
    </message>
    <message>
        <source>The file with your games comes from a newer version of the program and cannot be moved away. Games are kept only until the program ends.</source>
        <translation>Файл с вашими партиями создан более новой версией программы, и переместить его нельзя. Партии хранятся только до закрытия программы.</translation>
    </message>
    <message>
        <source>Another program holds the file with your games. Games are kept only until the program ends.</source>
        <translation>Файл с вашими партиями занят другой программой. Партии хранятся только до закрытия программы.</translation>
    </message>
    <message>
        <source>The file with your games cannot be used. Games are kept only until the program ends.</source>
        <translation>Файл с вашими партиями использовать нельзя. Партии хранятся только до закрытия программы.</translation>
    </message>
    <message>
        <source>The file with your games was brought up to date.</source>
        <translation>Файл с вашими партиями приведён к новой версии.</translation>
    </message>
    <message>
        <source>The file with your games could not be brought up to date and is left as it is. Games are kept only until the program ends.</source>
        <translation>Файл с вашими партиями привести к новой версии не удалось, он оставлен как есть. Партии хранятся только до закрытия программы.</translation>
    </message>
    <message>
        <source>The game cannot be saved now. Saving is tried again with each move.</source>
        <translation>Сейчас сохранить партию нельзя. Попытка повторяется с каждым ходом.</translation>
    </message>
    <message>
        <source>The game is saved again; nothing was lost.</source>
        <translation>Партия снова сохраняется; ничего не потеряно.</translation>
    </message>
    <message>
        <source>The game is already open in another window. Games in this one are not kept.</source>
        <translation>Игра уже открыта в другом окне. Партии этого окна не сохраняются.</translation>
    </message>
    <message>
        <source>The game in progress cannot be gone on with. It is kept, and a new one was dealt.</source>
        <translation>Начатую партию продолжить нельзя. Она сохранена, и роздана новая.</translation>
    </message>
    <message>
        <source>The file with the texts in %1 is damaged, so English is shown; installing Pyramide again mends that.</source>
        <translation>Файл с текстами на языке «%1» повреждён, поэтому показан английский; переустановка Pyramide это исправит.</translation>
    </message>
    <message>
        <source>The games cannot be read now.</source>
        <translation>Сейчас прочитать партии нельзя.</translation>
    </message>
    <message>
        <source>The game is won</source>
        <translation>Партия выиграна</translation>
    </message>
    <message>
        <source>There is no card</source>
        <translation>Здесь нет карты</translation>
    </message>
    <message>
        <source>This card is blocked by another</source>
        <translation>Эта карта заблокирована другой</translation>
    </message>
    <message>
        <source>The next card of the stock cannot be played</source>
        <translation>Следующей картой колоды играть нельзя</translation>
    </message>
    <message>
        <source>This card of the waste cannot be played</source>
        <translation>Этой картой сброса играть нельзя</translation>
    </message>
    <message>
        <source>This card goes only with the card on top of it</source>
        <translation>Эта карта снимается только с картой, которая на ней лежит</translation>
    </message>
    <message>
        <source>A card does not go with itself</source>
        <translation>Карта не составляет пару сама с собой</translation>
    </message>
    <message>
        <source>The sum must be %1</source>
        <translation>Сумма должна быть равна %1</translation>
    </message>
    <message>
        <source>These two cards do not go together</source>
        <translation>Эти две карты не снимаются вместе</translation>
    </message>
    <message>
        <source>Cards from these two places must not go together</source>
        <translation>Карты из этих двух мест нельзя снимать вместе</translation>
    </message>
    <message>
        <source>This card does not go alone</source>
        <translation>Эта карта не снимается без пары</translation>
    </message>
    <message>
        <source>These rules have no stock</source>
        <translation>По этим правилам колоды добора нет</translation>
    </message>
    <message>
        <source>The stock is empty</source>
        <translation>Колода закончилась</translation>
    </message>
    <message>
        <source>The stock still has cards</source>
        <translation>В колоде ещё есть карты</translation>
    </message>
    <message>
        <source>No pass through the stock is left</source>
        <translation>Проходы закончились</translation>
    </message>
    <message>
        <source>There are no more cards to draw</source>
        <translation>Открывать больше нечего</translation>
    </message>
    <message>
        <source>There is no such cell</source>
        <translation>Такой ячейки нет</translation>
    </message>
    <message>
        <source>The cell is taken</source>
        <translation>Ячейка занята</translation>
    </message>
    <message>
        <source>This card may not go to a cell</source>
        <translation>Эту карту нельзя положить в ячейку</translation>
    </message>
    <message>
        <source>Choose a waste for this card</source>
        <translation>Выберите сброс для этой карты</translation>
    </message>
    <message>
        <source>This card cannot be played now</source>
        <translation>Этой картой сейчас играть нельзя</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>Игра на паузе</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Партия окончена</translation>
    </message>
    <message>
        <source>No more possible moves</source>
        <translation>Нет доступных ходов</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>Партия продолжается</translation>
    </message>
    <message>
        <source>Only the stock goes round now; nothing more can be removed</source>
        <translation>Теперь по кругу идёт только колода; снять больше ничего нельзя</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Осталось карт</translation>
    </message>
    <message>
        <source>Par score</source>
        <translation>Счёт к норме</translation>
    </message>
</context>
</TS>
