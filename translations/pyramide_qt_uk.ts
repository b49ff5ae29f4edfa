<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Pyramide</source>
        <translation>Про Pyramide</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Ліцензії…</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Версія %1</translation>
    </message>
    <message>
        <source>Pyramid solitaire and its family, played by the documented rules.</source>
        <translation>Пасьянс «Піраміда» та його родина за описаними правилами.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Вільна програма на умовах Загальної публічної ліцензії GNU версії 3 або новішої. Без жодних гарантій.</translation>
    </message>
    <message>
        <source>It uses no network: your games stay on this computer.</source>
        <translation>Програма не користується мережею: ваші партії лишаються на цьому комп’ютері.</translation>
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
        <translation>Про&amp;довжити</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>П&amp;ауза</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Нова партія</translation>
    </message>
    <message>
        <source>Be&amp;gin a new match</source>
        <translation>Почати новий мат&amp;ч</translation>
    </message>
    <message>
        <source>M&amp;y rules…</source>
        <translation>М&amp;ої правила…</translation>
    </message>
    <message>
        <source>Sa&amp;me number under other rules…</source>
        <translation>Той самий но&amp;мер за іншими правилами…</translation>
    </message>
    <message>
        <source>Deal one that can be &amp;won</source>
        <translation>&amp;Роздати виграшний розклад</translation>
    </message>
    <message>
        <source>Deal a game under these rules that can be won</source>
        <translation>Роздати за цими правилами партію, яку можна виграти</translation>
    </message>
    <message>
        <source>&amp;Replay this deal</source>
        <translation>Зіграти цей розклад &amp;знову</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Знову</translation>
    </message>
    <message>
        <source>Ne&amp;xt deal</source>
        <translation>Наст&amp;упний розклад</translation>
    </message>
    <message>
        <source>Pre&amp;vious deal</source>
        <translation>&amp;Попередній розклад</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Статистика</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Історія</translation>
    </message>
    <message>
        <source>Save this game as a &amp;file…</source>
        <translation>Збере&amp;гти партію у файл…</translation>
    </message>
    <message>
        <source>&amp;Daily deal</source>
        <translation>&amp;Розклад дня</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Ви&amp;йти</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Скасувати хід</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторити хід</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторити</translation>
    </message>
    <message>
        <source>&amp;Draw or redeal</source>
        <translation>Відкрити &amp;карту або перегорнути скид</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Підка&amp;зка</translation>
    </message>
    <message>
        <source>Show &amp;moves</source>
        <translation>Показати &amp;ходи</translation>
    </message>
    <message>
        <source>Show the solu&amp;tion</source>
        <translation>Показати &amp;розв’язок</translation>
    </message>
    <message>
        <source>Re&amp;view this game</source>
        <translation>Роз&amp;бір цієї партії</translation>
    </message>
    <message>
        <source>&amp;Enter a deal…</source>
        <translation>&amp;Ввести розклад…</translation>
    </message>
    <message>
        <source>Say whether the game can be &amp;won</source>
        <translation>Показувати, чи можна &amp;виграти</translation>
    </message>
    <message>
        <source>&amp;Copy deal code</source>
        <translation>Скоп&amp;іювати код розкладу</translation>
    </message>
    <message>
        <source>&amp;Paste deal code…</source>
        <translation>&amp;Вставити код розкладу…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Налаштування…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>На весь &amp;екран</translation>
    </message>
    <message>
        <source>&amp;Nothing but cards</source>
        <translation>&amp;Лише карти</translation>
    </message>
    <message>
        <source>Show the &amp;bars</source>
        <translation>&amp;Показати панелі</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Правила цієї гри</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <translation>Як &amp;грати</translation>
    </message>
    <message>
        <source>&amp;Why can&apos;t I…?</source>
        <translation>&amp;Чому не можна…?</translation>
    </message>
    <message>
        <source>&amp;Guide through a first game</source>
        <translation>Навчання на пер&amp;шій партії</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Сполучення клавіш</translation>
    </message>
    <message>
        <source>&amp;About Pyramide</source>
        <translation>Пр&amp;о Pyramide</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Про &amp;Qt</translation>
    </message>
    <message>
        <source>Deal a new game at random</source>
        <translation>Роздати нову випадкову партію</translation>
    </message>
    <message>
        <source>New game by r&amp;ules or code…</source>
        <translation>Нова &amp;партія за правилами або кодом…</translation>
    </message>
    <message>
        <source>Choose rules and a deal by its code</source>
        <translation>Вибрати правила і розклад за його кодом</translation>
    </message>
    <message>
        <source>Let the next game be the first of a match of six</source>
        <translation>Зробити наступну партію першою в матчі з шести</translation>
    </message>
    <message>
        <source>Put together rules of your own</source>
        <translation>Скласти власні правила</translation>
    </message>
    <message>
        <source>Deal the number on the table under other rules</source>
        <translation>Роздати номер зі столу за іншими правилами</translation>
    </message>
    <message>
        <source>Play this deal again from its start</source>
        <translation>Зіграти цей розклад із початку</translation>
    </message>
    <message>
        <source>&amp;Take back the new game</source>
        <translation>Повернути &amp;минулу партію</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Скасувати останній хід</translation>
    </message>
    <message>
        <source>Make the move again that was taken back</source>
        <translation>Повторити скасований хід</translation>
    </message>
    <message>
        <source>Show the next move of a shortest win</source>
        <translation>Показати наступний хід найкоротшої перемоги</translation>
    </message>
    <message>
        <source>Cover the table and stop the clock</source>
        <translation>Закрити стіл і зупинити годинник</translation>
    </message>
    <message>
        <source>Show how your games went</source>
        <translation>Показати, як пройшли ваші партії</translation>
    </message>
    <message>
        <source>Change how the game looks and helps</source>
        <translation>Змінити вигляд гри та її допомогу</translation>
    </message>
    <message>
        <source>Copy the code of this deal</source>
        <translation>Скопіювати код цього розкладу</translation>
    </message>
</context>
<context>
    <name>AnalysisCommands</name>
    <message>
        <source>No deal that hard or easy is ready yet; this one can be won.</source>
        <translation>Розклад такої складності ще не готовий; цей можна виграти.</translation>
    </message>
    <message>
        <source>No deal that can be won was found in time; this one came by chance.</source>
        <translation>Розклад, який можна виграти, не знайшовся вчасно; цей випав випадково.</translation>
    </message>
    <message>
        <source>Looking for the best move…</source>
        <translation>Пошук найкращого ходу…</translation>
    </message>
    <message>
        <source>No card can be removed now; the stock may help.</source>
        <translation>Зараз зняти нічого; може допомогти колода.</translation>
    </message>
    <message>
        <source>No card can be removed any more.</source>
        <translation>Більше не можна зняти жодної карти.</translation>
    </message>
</context>
<context>
    <name>AnalysisDialogs</name>
    <message>
        <source>A shortest win</source>
        <translation>Найкоротша перемога</translation>
    </message>
    <message>
        <source>A win</source>
        <translation>Перемога</translation>
    </message>
    <message>
        <source>What removes the most cards</source>
        <translation>Як зняти найбільше карт</translation>
    </message>
    <message>
        <source>No solution is known.</source>
        <translation>Розв’язок невідомий.</translation>
    </message>
</context>
<context>
    <name>AnalysisWording</name>
    <message numerus="yes">
        <source>The win is %n move(s) away.</source>
        <translation>
            <numerusform>До перемоги лишився %Ln хід.</numerusform>
            <numerusform>До перемоги лишилося %Ln ходи.</numerusform>
            <numerusform>До перемоги лишилося %Ln ходів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The win is at most %n move(s) away.</source>
        <translation>
            <numerusform>До перемоги щонайбільше %Ln хід.</numerusform>
            <numerusform>До перемоги щонайбільше %Ln ходи.</numerusform>
            <numerusform>До перемоги щонайбільше %Ln ходів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deal can no longer be won: at most %n card(s) can be removed.</source>
        <translation>
            <numerusform>Цей розклад уже не можна виграти: можна зняти щонайбільше %Ln карту.</numerusform>
            <numerusform>Цей розклад уже не можна виграти: можна зняти щонайбільше %Ln карти.</numerusform>
            <numerusform>Цей розклад уже не можна виграти: можна зняти щонайбільше %Ln карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s), the fewest possible</source>
        <translation>
            <numerusform>%Ln хід — менше неможливо</numerusform>
            <numerusform>%Ln ходи — менше неможливо</numerusform>
            <numerusform>%Ln ходів — менше неможливо</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n move(s)</source>
        <translation>
            <numerusform>Ви зробили %Ln хід</numerusform>
            <numerusform>Ви зробили %Ln ходи</numerusform>
            <numerusform>Ви зробили %Ln ходів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the fewest are %n</source>
        <translation>
            <numerusform>мінімум — %Ln</numerusform>
            <numerusform>мінімум — %Ln</numerusform>
            <numerusform>мінімум — %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Before move %1 it could still be won.</source>
        <translation>До ходу %1 партію ще можна було виграти.</translation>
    </message>
    <message numerus="yes">
        <source>This deal cannot be won: at most %n card(s) can be removed.</source>
        <translation>
            <numerusform>Цей розклад не можна виграти: можна зняти щонайбільше %Ln карту.</numerusform>
            <numerusform>Цей розклад не можна виграти: можна зняти щонайбільше %Ln карти.</numerusform>
            <numerusform>Цей розклад не можна виграти: можна зняти щонайбільше %Ln карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deal can be won; the fewest moves are %n.</source>
        <translation>
            <numerusform>Цей розклад можна виграти; мінімум — %Ln хід.</numerusform>
            <numerusform>Цей розклад можна виграти; мінімум — %Ln ходи.</numerusform>
            <numerusform>Цей розклад можна виграти; мінімум — %Ln ходів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n card(s)</source>
        <translation>
            <numerusform>щонайбільше %Ln карта</numerusform>
            <numerusform>щонайбільше %Ln карти</numerusform>
            <numerusform>щонайбільше %Ln карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) more than needed</source>
        <translation>
            <numerusform>на %Ln хід більше, ніж треба</numerusform>
            <numerusform>на %Ln ходи більше, ніж треба</numerusform>
            <numerusform>на %Ln ходів більше, ніж треба</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) can be removed now.</source>
        <translation>
            <numerusform>Зараз можна зняти %Ln карту.</numerusform>
            <numerusform>Зараз можна зняти %Ln карти.</numerusform>
            <numerusform>Зараз можна зняти %Ln карт.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BlockRow</name>
    <message>
        <source>Pyramid</source>
        <translation>Піраміда</translation>
    </message>
    <message>
        <source>Inverted pyramid</source>
        <translation>Перевернута піраміда</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Стовпчики</translation>
    </message>
    <message>
        <source>Kind of block</source>
        <translation>Вид блока</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>Ряди:</translation>
    </message>
    <message>
        <source>Rows of the pyramid</source>
        <translation>Ряди піраміди</translation>
    </message>
    <message>
        <source>Number of columns</source>
        <translation>Число стовпчиків</translation>
    </message>
    <message>
        <source>Cards in a column</source>
        <translation>Карт у стовпчику</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>сорочкою догори</translation>
    </message>
    <message>
        <source>Covered cards lie face down</source>
        <translation>Заблоковані карти лежать сорочкою догори</translation>
    </message>
    <message>
        <source>whole row</source>
        <translation>увесь ряд</translation>
    </message>
    <message>
        <source>A card is covered until the whole next row has gone</source>
        <translation>Карта заблокована, доки не знято весь наступний ряд</translation>
    </message>
    <message>
        <source>to clear</source>
        <translation>розібрати</translation>
    </message>
    <message>
        <source>This block must be cleared for a win</source>
        <translation>Для перемоги цей блок треба розібрати</translation>
    </message>
    <message>
        <source>Take this block away</source>
        <translation>Прибрати цей блок</translation>
    </message>
</context>
<context>
    <name>CardLetters</name>
    <message>
        <source>%1, 2 to 10, %2, %3, %4</source>
        <translation>%1, від 2 до 10, %2, %3, %4</translation>
    </message>
</context>
<context>
    <name>ChartPage</name>
    <message>
        <source>Which chart</source>
        <translation>Вибір діаграми</translation>
    </message>
    <message>
        <source>As a &amp;table</source>
        <translation>У вигляді &amp;таблиці</translation>
    </message>
</context>
<context>
    <name>ChartTexts</name>
    <message>
        <source>Results over time</source>
        <translation>Результати в часі</translation>
    </message>
    <message>
        <source>Times of the won games</source>
        <translation>Час виграних партій</translation>
    </message>
    <message>
        <source>Moves of the won games</source>
        <translation>Ходи у виграних партіях</translation>
    </message>
    <message>
        <source>Games won, by rules</source>
        <translation>Перемоги за варіантами правил</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Час</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходи</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Коли</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Виграно</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>Не виграно</translation>
    </message>
    <message>
        <source>No game has come to its end yet.</source>
        <translation>Ще жодну партію не завершено.</translation>
    </message>
    <message>
        <source>%1: %2 won, %3 not won</source>
        <translation>%1: виграно %2, не виграно %3</translation>
    </message>
    <message numerus="yes">
        <source>%n won game(s)</source>
        <translation>
            <numerusform>%Ln виграна партія</numerusform>
            <numerusform>%Ln виграні партії</numerusform>
            <numerusform>%Ln виграних партій</numerusform>
        </translation>
    </message>
    <message>
        <source>Won games</source>
        <translation>Виграні партії</translation>
    </message>
    <message>
        <source>No game is won yet.</source>
        <translation>Ще жодної партії не виграно.</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 і більше</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>від %1 до %2</translation>
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
        <translation>Частка</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95-відсотковий інтервал</translation>
    </message>
    <message>
        <source>%1: %2 of %3 won, %4; the true share is most likely %5</source>
        <translation>%1: виграно %2 з %3, %4; справжня частка, найімовірніше, %5</translation>
    </message>
</context>
<context>
    <name>CodeProblem</name>
    <message>
        <source>The deal number may only have letters from A to Z; letter %1 is &quot;%2&quot;.</source>
        <translation>Номер розкладу може складатися лише з літер від A до Z; на місці %1 стоїть «%2».</translation>
    </message>
    <message>
        <source>The deal number must have %1 letters; the length of this one is %2.</source>
        <translation>Кількість літер у номері розкладу має бути %1, а тут — %2.</translation>
    </message>
    <message>
        <source>The text has %1 characters, far too many for a deal code.</source>
        <translation>Знаків у тексті %1 — для коду розкладу це забагато.</translation>
    </message>
    <message>
        <source>There is no deal code here; one looks like PY1-N-AAAAAAS.</source>
        <translation>Тут немає коду розкладу; він має такий вигляд: PY1-N-AAAAAAS.</translation>
    </message>
    <message>
        <source>A deal code cannot have &quot;%1&quot;, its character %2.</source>
        <translation>У коді розкладу не може бути знака «%1» (знак %2).</translation>
    </message>
    <message>
        <source>A deal code has three parts, as in PY1-N-AAAAAAS; this one has %1.</source>
        <translation>Код розкладу складається з трьох частин, як PY1-N-AAAAAAS, а тут їх %1.</translation>
    </message>
    <message>
        <source>There are %1 deal codes here; only one can be dealt.</source>
        <translation>Тут кілька кодів розкладу (%1); роздати можна лише один.</translation>
    </message>
    <message>
        <source>The format %1 is not known; this program reads %2.</source>
        <translation>Формат %1 невідомий; ця програма читає %2.</translation>
    </message>
    <message>
        <source>A deal code starts with &quot;%1-&quot;; this text starts with &quot;%2&quot;.</source>
        <translation>Код розкладу починається з «%1-», а цей текст — з «%2».</translation>
    </message>
    <message>
        <source>The rules in this code cannot be used: %1</source>
        <translation>Правила в цьому коді використати не можна: %1</translation>
    </message>
    <message>
        <source>There are no rules with the token &quot;%1&quot;; did you mean %2?</source>
        <translation>Правил із позначенням «%1» немає; може, %2?</translation>
    </message>
    <message>
        <source>There are no rules with the token &quot;%1&quot;.</source>
        <translation>Правил із позначенням «%1» немає.</translation>
    </message>
</context>
<context>
    <name>DailyCalendar</name>
    <message>
        <source>Previous month</source>
        <translation>Попередній місяць</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Наступний місяць</translation>
    </message>
</context>
<context>
    <name>DailyDialog</name>
    <message>
        <source>Daily deal</source>
        <translation>Розклад дня</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Дні</translation>
    </message>
    <message>
        <source>&amp;Copy the result</source>
        <translation>&amp;Скопіювати результат</translation>
    </message>
    <message>
        <source>&amp;Stop looking</source>
        <translation>&amp;Припинити пошук</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Грати</translation>
    </message>
    <message>
        <source>Looking for a deal that can be won…</source>
        <translation>Пошук розкладу, який можна виграти…</translation>
    </message>
    <message>
        <source>No deal could be found for that day.</source>
        <translation>Для цього дня розкладу знайти не вдалося.</translation>
    </message>
    <message>
        <source>The result is copied.</source>
        <translation>Результат скопійовано.</translation>
    </message>
</context>
<context>
    <name>DailyTexts</name>
    <message>
        <source>By the calendar of this computer today is %1.</source>
        <translation>Сьогодні %1 за календарем цього комп’ютера.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%Ln день поспіль</numerusform>
            <numerusform>%Ln дні поспіль</numerusform>
            <numerusform>%Ln днів поспіль</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n</source>
        <translation>
            <numerusform>найкраща серія — %Ln</numerusform>
            <numerusform>найкраща серія — %Ln</numerusform>
            <numerusform>найкраща серія — %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock was set back; your days in a row are kept.</source>
        <translation>Годинник переведено назад; ваша серія днів зберігається.</translation>
    </message>
    <message>
        <source>The time zone was changed and a day left out; it is not held against you.</source>
        <translation>Змінився часовий пояс, і один день випав; серію це не перериває.</translation>
    </message>
    <message>
        <source>%1: not played yet.</source>
        <translation>%1: розклад іще не зіграно.</translation>
    </message>
    <message>
        <source>%1: begun.</source>
        <translation>%1: розклад розпочато.</translation>
    </message>
    <message>
        <source>%1: done.</source>
        <translation>%1: розклад виграно.</translation>
    </message>
    <message>
        <source>%1: done in the fewest moves possible.</source>
        <translation>%1: розклад виграно за найменшу можливу кількість ходів.</translation>
    </message>
    <message>
        <source>%1: done on a later day.</source>
        <translation>%1: розклад виграно пізніше.</translation>
    </message>
    <message>
        <source>Won with %1 moves in %2.</source>
        <translation>Перемога: ходів — %1, час — %2.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>виграно</translation>
    </message>
    <message>
        <source>won in the fewest moves</source>
        <translation>виграно за найменшу кількість ходів</translation>
    </message>
    <message>
        <source>won on a later day</source>
        <translation>виграно пізніше</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>розпочато</translation>
    </message>
    <message>
        <source>Under these rules a daily deal may not be winnable.</source>
        <translation>За цими правилами розклад дня може й не мати розв’язку.</translation>
    </message>
    <message>
        <source>Pyramide, daily deal of %1</source>
        <translation>Pyramide, розклад дня %1</translation>
    </message>
    <message>
        <source>%1: won with %2 moves in %3</source>
        <translation>%1: перемога, ходів — %2, час — %3</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation>
            <numerusform>%Ln скасований хід</numerusform>
            <numerusform>%Ln скасовані ходи</numerusform>
            <numerusform>%Ln скасованих ходів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%Ln підказка</numerusform>
            <numerusform>%Ln підказки</numerusform>
            <numerusform>%Ln підказок</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DemoDialog</name>
    <message>
        <source>&amp;Play on from here</source>
        <translation>&amp;Грати звідси</translation>
    </message>
    <message>
        <source>The moves shown count as hints.</source>
        <translation>Показані ходи вважаються підказками.</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Повернутися до партії</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Хід %1 з %2</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Ось наступний хід. %1</translation>
    </message>
    <message>
        <source>Watching counts neither as a win nor as help.</source>
        <translation>Перегляд не вважається ні перемогою, ні допомогою.</translation>
    </message>
</context>
<context>
    <name>EndSummary</name>
    <message>
        <source>Your first win under these rules</source>
        <translation>Ваша перша перемога за цими правилами</translation>
    </message>
    <message>
        <source>Your best time under these rules</source>
        <translation>Ваш найкращий час за цими правилами</translation>
    </message>
    <message>
        <source>Your fewest moves under these rules</source>
        <translation>Ваша найменша кількість ходів за цими правилами</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row</source>
        <translation>
            <numerusform>%Ln перемога поспіль</numerusform>
            <numerusform>%Ln перемоги поспіль</numerusform>
            <numerusform>%Ln перемог поспіль</numerusform>
        </translation>
    </message>
    <message>
        <source>Hints: %1, moves taken back: %2</source>
        <translation>Підказки: %1, скасовані ходи: %2</translation>
    </message>
</context>
<context>
    <name>EnterDealDialog</name>
    <message>
        <source>Enter a deal</source>
        <translation>Введення розкладу</translation>
    </message>
    <message>
        <source>Type or click the cards in deal order: the tableau row by row from the top, each row from the left, then the stock in the order in which it is drawn.</source>
        <translation>Уведіть або виберіть карти в порядку роздачі: спершу піраміда, ряд за рядом згори і кожен ряд зліва направо, потім колода в тому порядку, в якому відкриваються її карти.</translation>
    </message>
    <message>
        <source>A game of typed cards is kept neither in the history nor in the statistics.</source>
        <translation>Партія з уведеними картами не потрапляє ні до історії, ні до статистики.</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Правила:</translation>
    </message>
    <message>
        <source>For example: 8C KD 10H …</source>
        <translation>Наприклад: 8C KD 10H …</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карти</translation>
    </message>
    <message>
        <source>The table so far</source>
        <translation>Стіл на цю мить</translation>
    </message>
    <message>
        <source>Take &amp;back a card</source>
        <translation>При&amp;брати карту</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>Роз&amp;в’язати</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Грати</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Р&amp;озбір</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) are there.</source>
        <translation>
            <numerusform>Усі карти на місці: %Ln.</numerusform>
            <numerusform>Усі карти на місці: %Ln.</numerusform>
            <numerusform>Усі карти на місці: %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are missing.</source>
        <translation>
            <numerusform>Бракує %Ln карти.</numerusform>
            <numerusform>Бракує %Ln карт.</numerusform>
            <numerusform>Бракує %Ln карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>stock, card %1</source>
        <translation>колода, карта %1</translation>
    </message>
    <message>
        <source>%1 The next one lies here: %2.</source>
        <translation>%1 Місце наступної карти: %2.</translation>
    </message>
    <message>
        <source>It is the %1.</source>
        <translation>Це %1.</translation>
    </message>
    <message>
        <source>The text is far too long for a deal.</source>
        <translation>Текст задовгий для розкладу.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, at place %2, is not a card.</source>
        <translation>«%1» (місце %2) — не карта.</translation>
    </message>
    <message>
        <source>The card %1, at place %2, is not in this pack.</source>
        <translation>Карти %1 (місце %2) немає в цій колоді карт.</translation>
    </message>
    <message>
        <source>The card %1, at place %2, is there already.</source>
        <translation>Карта %1 (місце %2) уже є.</translation>
    </message>
    <message>
        <source>The card %1 cannot lie at place %2 here.</source>
        <translation>Карта %1 не може лежати тут на місці %2.</translation>
    </message>
    <message>
        <source>The card %1, at place %2, is one too many.</source>
        <translation>Карта %1 (місце %2) — зайва.</translation>
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
        <translation>Таблиця (*.csv)</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Експорт партій</translation>
    </message>
    <message>
        <source>Games (*.json *.csv)</source>
        <translation>Партії (*.json *.csv)</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Імпорт партій</translation>
    </message>
    <message>
        <source>Exporting games…</source>
        <translation>Експорт партій…</translation>
    </message>
    <message>
        <source>Reading games…</source>
        <translation>Читання партій…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read and were left out.</source>
        <translation>
            <numerusform>Не вдалося прочитати %Ln партію; її пропущено.</numerusform>
            <numerusform>Не вдалося прочитати %Ln партії; їх пропущено.</numerusform>
            <numerusform>Не вдалося прочитати %Ln партій; їх пропущено.</numerusform>
        </translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>і ще %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were exported to %1.</source>
        <translation>
            <numerusform>%Ln партію експортовано до %1.</numerusform>
            <numerusform>%Ln партії експортовано до %1.</numerusform>
            <numerusform>%Ln партій експортовано до %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The games could not be saved; none came in.</source>
        <translation>Не вдалося зберегти партії; жодної не додано.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) came in.</source>
        <translation>
            <numerusform>Додано %Ln партію.</numerusform>
            <numerusform>Додано %Ln партії.</numerusform>
            <numerusform>Додано %Ln партій.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) had gone on since.</source>
        <translation>
            <numerusform>%Ln партію відтоді було продовжено.</numerusform>
            <numerusform>%Ln партії відтоді було продовжено.</numerusform>
            <numerusform>%Ln партій відтоді було продовжено.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>%Ln партія тут уже була.</numerusform>
            <numerusform>%Ln партії тут уже були.</numerusform>
            <numerusform>%Ln партій тут уже було.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in %1 cannot be read.</source>
        <translation>
            <numerusform>Не вдається прочитати %Ln партію з %1.</numerusform>
            <numerusform>Не вдається прочитати %Ln партії з %1.</numerusform>
            <numerusform>Не вдається прочитати %Ln партій з %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Рядок %1. %2</translation>
    </message>
    <message>
        <source>Import none</source>
        <translation>Не імпортувати</translation>
    </message>
    <message numerus="yes">
        <source>Import the other %n game(s)</source>
        <translation>
            <numerusform>Імпортувати ще %Ln партію</numerusform>
            <numerusform>Імпортувати ще %Ln партії</numerusform>
            <numerusform>Імпортувати ще %Ln партій</numerusform>
        </translation>
    </message>
    <message>
        <source>No game came in.</source>
        <translation>Жодної партії не додано.</translation>
    </message>
</context>
<context>
    <name>FailureDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Щось пішло не так</translation>
    </message>
    <message>
        <source>Pyramide has met an error. Your game is kept and the table was set up anew. This report helps to mend it; it is kept in %1.</source>
        <translation>У Pyramide сталася помилка. Вашу партію збережено, стіл підготовлено заново. Цей звіт допоможе виправити помилку; його збережено в %1.</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>&amp;Скопіювати звіт</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Звіт</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>When you do not know how to go on, “%1” shows a move.</source>
        <translation>Якщо не знаєте, як продовжити, «%1» покаже хід.</translation>
    </message>
    <message>
        <source>That is all you need to play. “%1” tells the rest. Have a good game.</source>
        <translation>Це все, що потрібно для гри. Решта — в розділі «%1». Приємної гри.</translation>
    </message>
    <message>
        <source>A king goes alone: touch it, and it is removed.</source>
        <translation>Король знімається без пари: натисніть на нього.</translation>
    </message>
    <message>
        <source>These go alone: %1. Touch one, and it is removed.</source>
        <translation>Знімаються без пари: %1. Натисніть на таку карту, і вона зніметься.</translation>
    </message>
    <message>
        <source>Touch the stock to draw a card onto the waste.</source>
        <translation>Натисніть на колоду, щоб відкрити карту у скид.</translation>
    </message>
    <message>
        <source>When the stock is empty, touch its place: the waste becomes the stock again.</source>
        <translation>Коли колода закінчиться, натисніть на її місце: скид знову стане колодою.</translation>
    </message>
    <message>
        <source>Take your last move back with “%1”.</source>
        <translation>Скасуйте останній хід командою «%1».</translation>
    </message>
    <message>
        <source>Touch two open cards that make %1, of any suit: they are removed.</source>
        <translation>Натисніть на дві доступні карти будь-якої масті із сумою %1: вони знімуться.</translation>
    </message>
    <message>
        <source>Touch two open cards of equal or neighbouring ranks: they are removed.</source>
        <translation>Натисніть на дві доступні карти однакових або сусідніх номіналів: вони знімуться.</translation>
    </message>
    <message>
        <source>Touch two open cards that go together: they are removed.</source>
        <translation>Натисніть на дві доступні карти, що складають пару: вони знімуться.</translation>
    </message>
</context>
<context>
    <name>GameFilterBar</name>
    <message>
        <source>All rules</source>
        <translation>Усі правила</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Будь-який результат</translation>
    </message>
    <message>
        <source>Part of a deal code</source>
        <translation>Частина коду розкладу</translation>
    </message>
    <message>
        <source>Games of which rules</source>
        <translation>Правила партій</translation>
    </message>
    <message>
        <source>Games of which result</source>
        <translation>Результат партій</translation>
    </message>
    <message>
        <source>Games of which time</source>
        <translation>Коли зіграно партії</translation>
    </message>
    <message>
        <source>Search by deal code</source>
        <translation>Пошук за кодом розкладу</translation>
    </message>
</context>
<context>
    <name>GameProblem</name>
    <message>
        <source>The text has %1 characters, too many for a game.</source>
        <translation>Знаків у тексті %1 — для партії це забагато.</translation>
    </message>
    <message>
        <source>The text has %1 words, too many for a game: it has at most %2 actions.</source>
        <translation>Слів у тексті %1 — для партії це забагато: дій у ній не більше %2.</translation>
    </message>
    <message>
        <source>There is no game here; one starts with its deal code.</source>
        <translation>Тут немає партії; вона починається з коду розкладу.</translation>
    </message>
    <message>
        <source>a card can only go to a cell, or from the stock to a waste</source>
        <translation>карту можна перенести лише до комірки або з колоди у скид</translation>
    </message>
    <message>
        <source>a pair has two places</source>
        <translation>у парі два місця</translation>
    </message>
    <message>
        <source>the card under the top goes only with that top: W+WU</source>
        <translation>карта під верхньою знімається лише з верхньою: W+WU</translation>
    </message>
    <message>
        <source>there is no place &quot;%1&quot; under these rules</source>
        <translation>місця «%1» у цих правилах немає</translation>
    </message>
</context>
<context>
    <name>GameSaver</name>
    <message>
        <source>Games of Pyramide (*%1)</source>
        <translation>Партії Pyramide (*%1)</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>Збереження партії</translation>
    </message>
    <message>
        <source>There is a file %1 already. Shall this game replace it?</source>
        <translation>Файл %1 уже є. Замінити його цією партією?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Замінити</translation>
    </message>
    <message>
        <source>The game is saved as %1.</source>
        <translation>Партію збережено у файлі %1.</translation>
    </message>
</context>
<context>
    <name>GoalPage</name>
    <message>
        <source>&amp;Won when:</source>
        <translation>&amp;Перемога, коли:</translation>
    </message>
    <message>
        <source>&amp;Cells:</source>
        <translation>Ко&amp;мірки:</translation>
    </message>
    <message>
        <source>Cells are filled from:</source>
        <translation>Комірки поповнюють:</translation>
    </message>
    <message>
        <source>&amp;Score:</source>
        <translation>Ра&amp;хунок:</translation>
    </message>
    <message>
        <source>&amp;Removed cards:</source>
        <translation>Знят&amp;і карти:</translation>
    </message>
    <message>
        <source>Moves to take &amp;back:</source>
        <translation>&amp;Скасовні ходи:</translation>
    </message>
    <message>
        <source>all cards have gone</source>
        <translation>знято всі карти</translation>
    </message>
    <message>
        <source>the tableau is cleared</source>
        <translation>піраміду розібрано</translation>
    </message>
    <message>
        <source>After a win the &amp;play may go on</source>
        <translation>Після перемоги можна про&amp;довжувати гру</translation>
    </message>
    <message>
        <source>ten points a card</source>
        <translation>десять очок за карту</translation>
    </message>
    <message>
        <source>cards left on the table</source>
        <translation>карти, що лишилися на столі</translation>
    </message>
    <message>
        <source>par, by passes and cards left</source>
        <translation>норма: за проходами і рештою карт</translation>
    </message>
    <message>
        <source>points for removals and rows</source>
        <translation>очки за знімання та ряди</translation>
    </message>
    <message>
        <source>on one pile</source>
        <translation>в одній стопці</translation>
    </message>
    <message>
        <source>on four piles by suit</source>
        <translation>у чотирьох стопках за мастями</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>без обмежень</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Guide through a first game</source>
        <translation>Навчання на першій партії</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>Да&amp;лі</translation>
    </message>
    <message>
        <source>&amp;End</source>
        <translation>&amp;Закінчити</translation>
    </message>
    <message>
        <source>End the guide; the Help menu begins it anew</source>
        <translation>Закінчити навчання; меню «Довідка» почне його знову</translation>
    </message>
    <message>
        <source>Go on to the next step without doing this one</source>
        <translation>Перейти до наступного кроку, не виконуючи цього</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Крок %1 з %2</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Довідка</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Сторінка</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Пошук у довідці</translation>
    </message>
    <message>
        <source>Pages with these words</source>
        <translation>Сторінки з цими словами</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Таких слів немає на жодній сторінці.</translation>
    </message>
    <message>
        <source>&amp;Play these rules</source>
        <translation>&amp;Грати за цими правилами</translation>
    </message>
    <message>
        <source>&amp;Change these rules…</source>
        <translation>&amp;Змінити ці правила…</translation>
    </message>
</context>
<context>
    <name>HelpPages</name>
    <message>
        <source>How to play</source>
        <translation>Як грати</translation>
    </message>
    <message>
        <source>Mouse and touch</source>
        <translation>Миша і дотик</translation>
    </message>
    <message>
        <source>Touch two open cards that go together, one after the other, or drag one onto the other. A card that goes alone needs one touch.</source>
        <translation>Натисніть одну за одною на дві доступні карти, що складають пару, або перетягніть одну на другу. Для карти, яка знімається без пари, досить одного натискання.</translation>
    </message>
    <message>
        <source>Touch the stock to draw. When it is empty, touch its place to turn the waste over, if another pass is left.</source>
        <translation>Натисніть на колоду, щоб відкрити карту. Коли колода закінчиться, натисніть на її місце, щоб перегорнути скид, якщо проходи ще лишилися.</translation>
    </message>
    <message>
        <source>Hold the finger or the mouse still on a card to read what it is and what covers it.</source>
        <translation>Затримайте палець або мишу на карті, щоб дізнатися, що це за карта і що її накриває.</translation>
    </message>
    <message>
        <source>Click a card or the stock with the right button to be told why it cannot be played.</source>
        <translation>Клацніть карту або колоду правою кнопкою миші, щоб дізнатися, чому ними не можна грати.</translation>
    </message>
    <message>
        <source>A right click or a long press on the bare table opens a short menu, also in full screen.</source>
        <translation>Клацання правою кнопкою або довге натискання на вільний стіл відкриває коротке меню, також у повноекранному режимі.</translation>
    </message>
    <message>
        <source>Type a rank to jump to the next open card of that rank: %1.</source>
        <translation>Натисніть клавішу номіналу, щоб перейти до наступної доступної карти цього номіналу: %1.</translation>
    </message>
    <message>
        <source>Press I to be told what the cursor stands on. Press %1, then Enter, to be told why it cannot be played.</source>
        <translation>Натисніть I, щоб дізнатися, що під курсором. Натисніть %1, потім Enter, щоб дізнатися, чому цим не можна грати.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Клавіатура</translation>
    </message>
    <message>
        <source>The arrow keys move a cursor over the table. Enter or Space touches what it stands on; Escape lets the chosen card go.</source>
        <translation>Стрілки переміщують курсор по столу. Enter або пробіл натискає на те, що під ним; Escape знімає вибір із карти.</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>Програма читання з екрана</translation>
    </message>
    <message>
        <source>The table is a list of its cards and piles. Each is read with its place and whether it is open, and can be pressed like a button.</source>
        <translation>Стіл — це список його карт і стопок. Про кожну повідомляється, де вона лежить і чи доступна; кожну можна натиснути, як кнопку.</translation>
    </message>
    <message>
        <source>Moves, refusals and the end of a game are spoken, a sentence each.</source>
        <translation>Ходи, відмови та кінець партії промовляються, по одному реченню на кожну подію.</translation>
    </message>
    <message>
        <source>“%1” takes back the last move, “%2” shows the next move of a shortest win, and “%3” deals the same cards again.</source>
        <translation>«%1» скасовує останній хід, «%2» показує наступний хід найкоротшої перемоги, «%3» роздає ті самі карти заново.</translation>
    </message>
    <message>
        <source>“%1” in the Help menu tells why something cannot be done.</source>
        <translation>«%1» у меню «Довідка» пояснює, чому чогось зробити не можна.</translation>
    </message>
    <message>
        <source>When you get stuck</source>
        <translation>Коли ви зайшли в глухий кут</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>History</source>
        <translation>Історія</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Дивитися</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>&amp;Грати знову</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Ще</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партії</translation>
    </message>
    <message>
        <source>No game is like this.</source>
        <translation>Таких партій немає.</translation>
    </message>
    <message>
        <source>No game is played yet. Each game stands here from its first move on.</source>
        <translation>Ще не зіграно жодної партії. Кожна партія з’являється тут від першого свого ходу.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%Ln партія</numerusform>
            <numerusform>%Ln партії</numerusform>
            <numerusform>%Ln партій</numerusform>
        </translation>
    </message>
    <message>
        <source>Bringing games back…</source>
        <translation>Партії повертаються…</translation>
    </message>
    <message>
        <source>Deleting games…</source>
        <translation>Партії видаляються…</translation>
    </message>
    <message>
        <source>The game on the table cannot be deleted.</source>
        <translation>Партію, що лежить на столі, видалити не можна.</translation>
    </message>
</context>
<context>
    <name>HistoryMenu</name>
    <message>
        <source>Copy deal &amp;code</source>
        <translation>Скопіювати &amp;код розкладу</translation>
    </message>
    <message>
        <source>Copy the whole &amp;game</source>
        <translation>Скопіювати всю &amp;партію</translation>
    </message>
    <message>
        <source>&amp;Save the game as a file…</source>
        <translation>Збере&amp;гти партію у файл…</translation>
    </message>
    <message>
        <source>&amp;Paste a game to watch…</source>
        <translation>&amp;Вставити партію для перегляду…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>В&amp;идалити</translation>
    </message>
    <message>
        <source>Delete &amp;all that are listed</source>
        <translation>Видалити в&amp;сі показані</translation>
    </message>
    <message>
        <source>&amp;Export what is listed…</source>
        <translation>&amp;Експортувати показані…</translation>
    </message>
    <message>
        <source>&amp;Import games…</source>
        <translation>&amp;Імпортувати партії…</translation>
    </message>
    <message>
        <source>&amp;Bring back what was deleted</source>
        <translation>Повернути ви&amp;далене</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Bring back %n deleted game(s)</source>
        <translation>
            <numerusform>Повернути %Ln ви&amp;далену партію</numerusform>
            <numerusform>Повернути %Ln ви&amp;далені партії</numerusform>
            <numerusform>Повернути %Ln ви&amp;далених партій</numerusform>
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
        <translation>Ходи</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Час</translation>
    </message>
    <message>
        <source>Copy the code of this deal</source>
        <translation>Скопіювати код цього розкладу</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Qt: third-party parts</source>
        <translation>Qt: сторонні компоненти</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Ліцензії</translation>
    </message>
    <message>
        <source>&amp;What comes with the program, and its licence:</source>
        <translation>&amp;Що входить до програми і за якою ліцензією:</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Текст ліцензії</translation>
    </message>
    <message>
        <source>Qt comes as separate files in the folder of the program and may be replaced by another build of the same version.</source>
        <translation>Qt постачається окремими файлами в теці програми; їх можна замінити іншою збіркою тієї самої версії.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Typed cards</source>
        <translation>Уведені карти</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Гра</translation>
    </message>
    <message>
        <source>M&amp;ore deals</source>
        <translation>Ін&amp;ші розклади</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Хід</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вигляд</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Довідка</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Панель інструментів</translation>
    </message>
</context>
<context>
    <name>MistakeSentences</name>
    <message>
        <source>Looking at the suit: suits and colours do not matter, only ranks count.</source>
        <translation>Зважати на масть: ні масть, ні колір ролі не грають, важать лише номінали.</translation>
    </message>
    <message>
        <source>Drawing too early: what lies on the waste then is out of the game for good.</source>
        <translation>Добір зарано: те, що лежить у скиді, тоді вибуває з гри назавжди.</translation>
    </message>
    <message>
        <source>Drawing too early: a draw covers what lies on the waste and counts as a move. Look for pairs on the table first.</source>
        <translation>Добір зарано: добір накриває верхню карту скиду і вважається ходом. Спершу пошукайте пари на столі.</translation>
    </message>
    <message>
        <source>Pairing a drawn card with the waste card that it covers: only the top of the waste is in play.</source>
        <translation>Пара з відкритої карти і тієї карти скиду, яку вона накрила: грати можна лише верхньою картою скиду.</translation>
    </message>
    <message>
        <source>Waiting for a card to go alone: here every card needs a partner.</source>
        <translation>Чекати, що карта зніметься одна: тут пара потрібна кожній карті.</translation>
    </message>
    <message>
        <source>Looking for a partner where none is needed: one touch removes these: %1.</source>
        <translation>Шукати пару там, де вона не потрібна; одним натисканням знімаються: %1.</translation>
    </message>
    <message>
        <source>Overlooking what lies on a card: it can be seen and yet be blocked, unless it goes together with the only card that still covers it.</source>
        <translation>Не помічати, що лежить на карті: її може бути видно, але вона заблокована — хіба що знімається з єдиною картою, яка її ще накриває.</translation>
    </message>
    <message>
        <source>Overlooking what lies on a card: it can be seen and yet be blocked. It can be played only when nothing covers it any more.</source>
        <translation>Не помічати, що лежить на карті: її може бути видно, але вона заблокована. Грати нею можна, лише коли її ніщо не накриває.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Нова партія</translation>
    </message>
    <message>
        <source>Deal &amp;code:</source>
        <translation>&amp;Код розкладу:</translation>
    </message>
    <message>
        <source>Leave empty for a random deal</source>
        <translation>Порожньо — випадковий розклад</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Вставити</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Роздати</translation>
    </message>
    <message>
        <source>&amp;Favourite</source>
        <translation>У&amp;люблене</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Правила…</translation>
    </message>
    <message>
        <source>&amp;My rules…</source>
        <translation>&amp;Мої правила…</translation>
    </message>
    <message>
        <source>Put together rules of your own, starting from these</source>
        <translation>Скласти власні правила на основі цих</translation>
    </message>
    <message>
        <source>&amp;Same number (%1)</source>
        <translation>Той самий &amp;номер (%1)</translation>
    </message>
    <message>
        <source>Deal the number on the table under the marked rules</source>
        <translation>Роздати номер зі столу за позначеними правилами</translation>
    </message>
    <message>
        <source>A random deal of %1.</source>
        <translation>Випадковий розклад: %1.</translation>
    </message>
    <message>
        <source>A deal of %1: %2</source>
        <translation>Розклад: %1, %2</translation>
    </message>
</context>
<context>
    <name>OwnRulesDialog</name>
    <message>
        <source>My rules</source>
        <translation>Мої правила</translation>
    </message>
    <message>
        <source>Kept ru&amp;les:</source>
        <translation>&amp;Збережені правила:</translation>
    </message>
    <message>
        <source>Na&amp;me:</source>
        <translation>&amp;Назва:</translation>
    </message>
    <message>
        <source>Name of these rules</source>
        <translation>Назва цих правил</translation>
    </message>
    <message>
        <source>New rules</source>
        <translation>Нові правила</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стіл</translation>
    </message>
    <message>
        <source>Stock and waste</source>
        <translation>Колода і скид</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Пари</translation>
    </message>
    <message>
        <source>Goal and score</source>
        <translation>Мета і рахунок</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>З&amp;берегти</translation>
    </message>
    <message>
        <source>Keep these rules under their name</source>
        <translation>Зберегти ці правила під їхньою назвою</translation>
    </message>
    <message>
        <source>D&amp;eal</source>
        <translation>&amp;Роздати</translation>
    </message>
    <message>
        <source>C&amp;opy code</source>
        <translation>Скопіювати &amp;код</translation>
    </message>
    <message>
        <source>Copy a deal code that carries these rules to anybody</source>
        <translation>Скопіювати код розкладу, з яким ці правила можна передати будь-кому</translation>
    </message>
    <message>
        <source>Dele&amp;te</source>
        <translation>&amp;Видалити</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>Зображення столу</translation>
    </message>
    <message>
        <source>These rules can be played.</source>
        <translation>За цими правилами можна грати.</translation>
    </message>
    <message>
        <source>No more rules can be kept; delete some first.</source>
        <translation>Більше правил зберегти не можна; спершу видаліть якісь.</translation>
    </message>
    <message>
        <source>The rules are kept.</source>
        <translation>Правила збережено.</translation>
    </message>
    <message>
        <source>The deal code is copied.</source>
        <translation>Код розкладу скопійовано.</translation>
    </message>
</context>
<context>
    <name>PairsPage</name>
    <message>
        <source>Total of a pa&amp;ir:</source>
        <translation>&amp;Сума пари:</translation>
    </message>
    <message>
        <source>E&amp;xtra pairs:</source>
        <translation>&amp;Додаткові пари:</translation>
    </message>
    <message>
        <source>Go alone:</source>
        <translation>Знімаються без пари:</translation>
    </message>
    <message>
        <source>Must not go together:</source>
        <translation>Не можна знімати разом:</translation>
    </message>
    <message>
        <source>none</source>
        <translation>немає</translation>
    </message>
    <message>
        <source>Equal and &amp;neighbouring ranks go together</source>
        <translation>&amp;Однакові та сусідні номінали знімаються разом</translation>
    </message>
    <message>
        <source>Two ranks each, such as Q-K, J-J</source>
        <translation>По два номінали, наприклад Q-K, J-J</translation>
    </message>
    <message>
        <source>A card may go with the only card that covers it</source>
        <translation>Карту можна зняти з єдиною картою, яка її накриває</translation>
    </message>
</context>
<context>
    <name>ParStatus</name>
    <message>
        <source>The match of six games has ended: %1</source>
        <translation>Матч із шести партій закінчено: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of the match of six: %1</source>
        <translation>
            <numerusform>%Ln партія матчу з шести: %1</numerusform>
            <numerusform>%Ln партії матчу з шести: %1</numerusform>
            <numerusform>%Ln партій матчу з шести: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PasteGameDialog</name>
    <message>
        <source>Watch a game</source>
        <translation>Перегляд партії</translation>
    </message>
    <message>
        <source>&amp;Game, as its deal code and its moves:</source>
        <translation>&amp;Партія (код розкладу й ходи):</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Дивитися</translation>
    </message>
    <message>
        <source>This game cannot be shown: %1</source>
        <translation>Цю партію показати не можна: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%Ln хід</numerusform>
            <numerusform>%Ln ходи</numerusform>
            <numerusform>%Ln ходів</numerusform>
        </translation>
    </message>
    <message>
        <source>A game of %1: %2, %3</source>
        <translation>Партія: %1, %2, %3</translation>
    </message>
</context>
<context>
    <name>PlaySentences</name>
    <message>
        <source>A king goes alone.</source>
        <translation>Король знімається сам.</translation>
    </message>
    <message>
        <source>These go alone, without a partner: %1.</source>
        <translation>Знімаються без пари: %1.</translation>
    </message>
    <message>
        <source>No card goes alone.</source>
        <translation>Жодна карта не знімається без пари.</translation>
    </message>
    <message>
        <source>A card of the tableau is open when no card lies on it.</source>
        <translation>Карта піраміди доступна, коли на ній не лежить жодної карти.</translation>
    </message>
    <message>
        <source>Cards from these two places must not go together: %1.</source>
        <translation>Карти з цих двох місць не можна знімати разом: %1.</translation>
    </message>
    <message>
        <source>The game is won when every card has gone.</source>
        <translation>Партію виграно, коли знято всі карти.</translation>
    </message>
    <message>
        <source>The game is won when the tableau is cleared; cards left in the stock and the waste do not matter.</source>
        <translation>Партію виграно, коли розібрано піраміду; карти, що лишилися в колоді та скиді, значення не мають.</translation>
    </message>
    <message>
        <source>After that the play may go on for a better score.</source>
        <translation>Після цього можна грати далі заради кращого рахунку.</translation>
    </message>
    <message>
        <source>When only the stock goes round and nothing can be removed any more, that is said; you may go on all the same.</source>
        <translation>Коли по колу йде лише колода, а зняти більше нічого не можна, гра про це повідомляє; продовжувати все ж можна.</translation>
    </message>
    <message>
        <source>The game goes on as long as a card can be drawn.</source>
        <translation>Партія триває, доки можна відкрити карту з колоди.</translation>
    </message>
    <message>
        <source>Removed cards lie on four piles by suit and cannot be played from there.</source>
        <translation>Зняті карти лежать у чотирьох стопках за мастями; грати ними звідти не можна.</translation>
    </message>
    <message>
        <source>Every move can be taken back, to the start of the game.</source>
        <translation>Скасувати можна будь-який хід, аж до початку партії.</translation>
    </message>
    <message>
        <source>No move can be taken back.</source>
        <translation>Скасовувати ходи не можна.</translation>
    </message>
    <message>
        <source>Removals, draws and redeals count as moves; taking back lowers no count.</source>
        <translation>Ходами вважаються знімання, добори й перегортання скиду; скасування не зменшує жодного лічильника.</translation>
    </message>
    <message>
        <source>Two open cards go together if their values make %1.</source>
        <translation>Дві доступні карти знімаються разом, якщо сума їхніх номіналів дорівнює %1.</translation>
    </message>
    <message>
        <source>The pairs: %1.</source>
        <translation>Пари: %1.</translation>
    </message>
    <message>
        <source>Two open cards go together if their ranks are equal or neighbours; ace and king are no neighbours.</source>
        <translation>Дві доступні карти знімаються разом, якщо їхні номінали однакові або сусідні; туз і король — не сусіди.</translation>
    </message>
    <message>
        <source>The stock lies face up, and its next card may be played like any other.</source>
        <translation>Колода лежить лицем догори, і її наступною картою можна грати, як будь-якою іншою.</translation>
    </message>
    <message>
        <source>The top of the waste may also go together with the card right under it.</source>
        <translation>Верхню карту скиду можна зняти й разом із картою просто під нею.</translation>
    </message>
    <message>
        <source>The oldest card of the waste is open too; when it has gone, the one that is oldest then takes its place.</source>
        <translation>Нижня карта скиду теж доступна; коли її знято, її місце займає наступна знизу.</translation>
    </message>
    <message>
        <source>No card of the waste can be played.</source>
        <translation>Картами скиду грати не можна.</translation>
    </message>
    <message>
        <source>The top card of the waste is open; playing it opens the one below.</source>
        <translation>Верхня карта скиду доступна; коли її знято, відкривається та, що лежить під нею.</translation>
    </message>
    <message>
        <source>The card just turned and the top of the waste are both open, and may go together.</source>
        <translation>Щойно відкрита карта і верхня карта скиду доступні обидві, і їх можна зняти разом.</translation>
    </message>
    <message>
        <source>The top card of each waste is open, and they may go together.</source>
        <translation>Верхня карта кожного скиду доступна, і ці карти можна знімати разом.</translation>
    </message>
    <message>
        <source>A covered card may go together with the only card that still covers it, if that one is open.</source>
        <translation>Заблоковану карту можна зняти разом із єдиною картою, яка її ще накриває, якщо та доступна.</translation>
    </message>
    <message>
        <source>A card never goes together with a card that covers it.</source>
        <translation>Карта ніколи не знімається разом із картою, яка її накриває.</translation>
    </message>
    <message>
        <source>Each removal brings 5 points, and each cleared row a bonus: 25, 50, 75, 100, 150, 250 and 500, counted from the last row.</source>
        <translation>Кожне знімання дає 5 очок, а кожен розібраний ряд — премію: 25, 50, 75, 100, 150, 250 і 500, рахуючи від останнього ряду.</translation>
    </message>
    <message>
        <source>Clearing the tableau in the first pass brings 50 points, in the second 35, in the third 20; every card that is left then costs one point. A match is six games, and par is a total of 0.</source>
        <translation>Піраміда, розібрана за перший прохід, дає 50 очок, за другий — 35, за третій — 20; кожна карта, що лишилася після цього, коштує одне очко. У матчі шість партій, норма — 0 очок у сумі.</translation>
    </message>
    <message>
        <source>The score counts the cards left on the table: 0 is perfect.</source>
        <translation>Рахунок дорівнює кількості карт, що лишилися на столі: 0 — ідеальний результат.</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Шукати в:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Тип файлів:</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
</context>
<context>
    <name>RecordProblem</name>
    <message>
        <source>A fixed card is written as its place and its card, such as A1 KS.</source>
        <translation>Закріплену карту записують як місце і карту, наприклад A1 KS.</translation>
    </message>
    <message>
        <source>An extra pair is written as two ranks, such as Q-K.</source>
        <translation>Додаткову пару записують як два номінали, наприклад Q-K.</translation>
    </message>
    <message>
        <source>A pyramid must have from 1 to %1 rows.</source>
        <translation>Кількість рядів піраміди — від 1 до %1.</translation>
    </message>
    <message>
        <source>A pyramid has rows, not a count and a depth.</source>
        <translation>Піраміда має ряди, а не кількість і глибину.</translation>
    </message>
    <message>
        <source>There must be one pack or two.</source>
        <translation>Потрібна одна колода карт або дві.</translation>
    </message>
    <message>
        <source>The highest value must be 13, 12 or 10.</source>
        <translation>Найвищий номінал — 13, 12 або 10.</translation>
    </message>
    <message>
        <source>The number of moves that can be taken back must be from 0 to %1.</source>
        <translation>Кількість ходів, які можна скасувати, — від 0 до %1.</translation>
    </message>
    <message>
        <source>There must be from 1 to %1 blocks on the table.</source>
        <translation>Кількість блоків на столі — від 1 до %1.</translation>
    </message>
    <message>
        <source>The table has %1 places, but there are only %2 cards.</source>
        <translation>Місць на столі %1, а карт лише %2.</translation>
    </message>
    <message>
        <source>Columns need a count and a depth from 1 to %1.</source>
        <translation>Стовпчикам потрібні кількість і глибина від 1 до %1.</translation>
    </message>
    <message>
        <source>Columns have a count and a depth, not rows.</source>
        <translation>Стовпчики мають кількість і глибину, а не ряди.</translation>
    </message>
    <message>
        <source>The number of passes must be from 1 to %1, or without limit.</source>
        <translation>Кількість проходів — від 1 до %1 або без обмежень.</translation>
    </message>
    <message>
        <source>A card of the waste is named as open twice.</source>
        <translation>Карту скиду названо доступною двічі.</translation>
    </message>
    <message>
        <source>The card under the top and the oldest card can be open only where one waste is.</source>
        <translation>Карта під верхньою і нижня карта можуть бути доступні, лише якщо скид один.</translation>
    </message>
    <message>
        <source>The card under the top goes only with the top, so the top must be open too.</source>
        <translation>Карта під верхньою знімається лише з верхньою, тому верхня теж має бути доступна.</translation>
    </message>
    <message>
        <source>The total must be from 2 to %1, twice the highest value.</source>
        <translation>Сума має бути від 2 до %1 — подвоєного найвищого номіналу.</translation>
    </message>
    <message>
        <source>Neighbouring ranks go together only where there is no total.</source>
        <translation>Сусідні номінали знімаються разом, лише якщо суму не задано.</translation>
    </message>
    <message>
        <source>There can be at most %1 extra pairs.</source>
        <translation>Додаткових пар може бути не більше ніж %1.</translation>
    </message>
    <message>
        <source>The pack has no %1.</source>
        <translation>У колоді карт немає %1.</translation>
    </message>
    <message>
        <source>A rank is named twice among those that go alone.</source>
        <translation>Номінал двічі названо серед тих, що знімаються без пари.</translation>
    </message>
    <message>
        <source>An extra pair is named twice.</source>
        <translation>Додаткову пару названо двічі.</translation>
    </message>
    <message>
        <source>A forbidden pair of places is named twice.</source>
        <translation>Заборонену пару місць названо двічі.</translation>
    </message>
    <message>
        <source>There can be from 0 to %1 cells.</source>
        <translation>Кількість комірок — від 0 до %1.</translation>
    </message>
    <message>
        <source>A cell can be filled from the tableau, the waste and the stock, each named once.</source>
        <translation>Комірку можна поповнювати з піраміди, скиду та колоди; кожне місце називають один раз.</translation>
    </message>
    <message>
        <source>At most %1 cards can have a fixed place.</source>
        <translation>Закріпити можна щонайбільше %1 карт.</translation>
    </message>
    <message>
        <source>Two cards have the same fixed place.</source>
        <translation>Дві карти закріплено на одному місці.</translation>
    </message>
    <message>
        <source>Neither stock nor waste is ever open, so all cards can never go.</source>
        <translation>Ні колода, ні скид ніколи не доступні, тому зняти всі карти не можна.</translation>
    </message>
    <message>
        <source>Without a stock all %1 cards must lie on the table, which has %2 places.</source>
        <translation>Без колоди добору всі карти (%1) мають лежати на столі, а місць на ньому %2.</translation>
    </message>
    <message>
        <source>The number of cards in a draw must be from 1 to %1.</source>
        <translation>Кількість карт за один добір — від 1 до %1.</translation>
    </message>
    <message>
        <source>The number of wastes must be from 1 to %1.</source>
        <translation>Кількість скидів — від 1 до %1.</translation>
    </message>
    <message>
        <source>A cell that can be filled from nowhere is of no use.</source>
        <translation>Комірка, яку нічим поповнити, ні до чого.</translation>
    </message>
    <message>
        <source>There is no place &quot;%1&quot; on this table.</source>
        <translation>Місця «%1» на цьому столі немає.</translation>
    </message>
    <message>
        <source>The card %1 is fixed more often than the pack has it.</source>
        <translation>Карту %1 закріплено частіше, ніж вона є в колоді карт.</translation>
    </message>
    <message>
        <source>No block counts for the goal, so the game would be won at the start.</source>
        <translation>Жоден блок не входить до мети, і партію було б виграно одразу.</translation>
    </message>
    <message>
        <source>No card goes with %1, so all cards can never go.</source>
        <translation>Для %1 немає пари, тому зняти всі карти не можна.</translation>
    </message>
    <message>
        <source>These rules do not fit into a deal code.</source>
        <translation>Ці правила не вміщуються в код розкладу.</translation>
    </message>
    <message>
        <source>the text has %1 letters; it may have %2.</source>
        <translation>літер у тексті %1, а дозволено %2.</translation>
    </message>
    <message>
        <source>they are written in a newer form than this program reads.</source>
        <translation>їх записано в новішому вигляді, ніж читає ця програма.</translation>
    </message>
    <message>
        <source>they do not stand in the one order that a code has them in.</source>
        <translation>їх записано не в тому порядку, який єдино можливий у коді.</translation>
    </message>
    <message>
        <source>a choice in the text is not known.</source>
        <translation>у тексті є невідомий вибір.</translation>
    </message>
    <message>
        <source>a fixed card in the text is not known.</source>
        <translation>у тексті є невідома закріплена карта.</translation>
    </message>
    <message>
        <source>A number in the rules is too large for a deal code.</source>
        <translation>Число в правилах завелике для коду розкладу.</translation>
    </message>
    <message>
        <source>the check sum is wrong, so a letter was lost or changed.</source>
        <translation>контрольна сума неправильна: якусь літеру втрачено або змінено.</translation>
    </message>
    <message>
        <source>the text ends too early.</source>
        <translation>текст уривається зарано.</translation>
    </message>
    <message>
        <source>the text goes on too long.</source>
        <translation>текст не закінчується там, де має.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; at place %2 cannot stand there.</source>
        <translation>«%1» на місці %2 стояти не може.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>in progress</source>
        <translation>не закінчена</translation>
    </message>
    <message>
        <source>won</source>
        <translation>виграна</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>глухий кут</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>покинута</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Початок</translation>
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
        <translation>Час</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходи</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Рахунок</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Код розкладу</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>За весь час</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Сьогодні</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>За останні 7 днів</translation>
    </message>
    <message>
        <source>In the last 30 days</source>
        <translation>За останні 30 днів</translation>
    </message>
    <message>
        <source>In the last 365 days</source>
        <translation>За останні 365 днів</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>To the start</source>
        <translation>До початку</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>На крок назад</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>На крок уперед</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>До кінця</translation>
    </message>
    <message>
        <source>Step of the game</source>
        <translation>Крок партії</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Швидкість</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Повільно</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Звичайно</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Швидко</translation>
    </message>
    <message>
        <source>Stand still</source>
        <translation>Зупинити</translation>
    </message>
    <message>
        <source>Play by itself</source>
        <translation>Показувати підряд</translation>
    </message>
</context>
<context>
    <name>ReplayDialog</name>
    <message>
        <source>Replay: %1, %2</source>
        <translation>Перегляд: %1, %2</translation>
    </message>
    <message>
        <source>&amp;Play this deal</source>
        <translation>&amp;Грати цей розклад</translation>
    </message>
    <message>
        <source>&amp;Copy the game</source>
        <translation>&amp;Скопіювати партію</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Розбір</translation>
    </message>
    <message>
        <source>Step %1 of %2, score %3</source>
        <translation>Крок %1 з %2, рахунок %3</translation>
    </message>
    <message>
        <source>Step %1 of %2, score %3, at %4</source>
        <translation>Крок %1 з %2, рахунок %3, час %4</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Скасовано: %1</translation>
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
        <translation>Краще продовження</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>Розбір: %1</translation>
    </message>
    <message>
        <source>The &amp;losing move</source>
        <translation>&amp;Програшний хід</translation>
    </message>
    <message>
        <source>&amp;Better line</source>
        <translation>&amp;Краще продовження</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>&amp;Грати звідси</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходи</translation>
    </message>
    <message>
        <source>This was the best move.</source>
        <translation>Це був найкращий хід.</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Ось найкращий хід. %1</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Був кращий хід. %1</translation>
    </message>
    <message>
        <source>As good: %1</source>
        <translation>Інший хід був не гіршим. %1</translation>
    </message>
    <message>
        <source>No move is made yet.</source>
        <translation>Ще не зроблено жодного ходу.</translation>
    </message>
    <message>
        <source>Move %1 lost the win.</source>
        <translation>Перемогу втрачено на ході %1.</translation>
    </message>
    <message>
        <source>Looking through the moves…</source>
        <translation>Ходи переглядаються…</translation>
    </message>
    <message>
        <source>No move lost the win.</source>
        <translation>Жодним ходом перемогу не було втрачено.</translation>
    </message>
    <message>
        <source>No move is known to have lost the win.</source>
        <translation>Не знайдено ходу, яким було б утрачено перемогу.</translation>
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
        <translation>Хід</translation>
    </message>
    <message>
        <source>Can it be won?</source>
        <translation>Можна виграти?</translation>
    </message>
    <message>
        <source>Fewest moves left</source>
        <translation>Ходів до перемоги</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Початок</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Перемога</translation>
    </message>
    <message>
        <source>This move lost the win</source>
        <translation>Цим ходом перемогу втрачено</translation>
    </message>
</context>
<context>
    <name>RulesGallery</name>
    <message>
        <source>Of the deals, with all cards known. What is in brackets holds 95 times in a hundred.</source>
        <translation>Частка розкладів за всіх відомих карт. Проміжок у дужках правильний у 95 випадках зі ста.</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Улюблене</translation>
    </message>
    <message>
        <source>How many can be won is not known.</source>
        <translation>Скільки можна виграти, невідомо.</translation>
    </message>
    <message>
        <source>%1% can be won (%2–%3)</source>
        <translation>Виграти можна %1 % (%2–%3)</translation>
    </message>
    <message numerus="yes">
        <source>some %n move(s)</source>
        <translation>
            <numerusform>близько %Ln ходу</numerusform>
            <numerusform>близько %Ln ходів</numerusform>
            <numerusform>близько %Ln ходів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), won %1</source>
        <translation>
            <numerusform>%Ln партія, перемог: %1</numerusform>
            <numerusform>%Ln партії, перемог: %1</numerusform>
            <numerusform>%Ln партій, перемог: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won %1 % of %n game(s)</source>
        <translation>
            <numerusform>Виграно %1&#xa0;% з %Ln партії</numerusform>
            <numerusform>Виграно %1&#xa0;% з %Ln партій</numerusform>
            <numerusform>Виграно %1&#xa0;% з %Ln партій</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesGalleryView</name>
    <message>
        <source>Search by name or rule</source>
        <translation>Пошук за назвою або правилом</translation>
    </message>
    <message>
        <source>Search the rule sets</source>
        <translation>Пошук серед варіантів правил</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Варіанти правил</translation>
    </message>
    <message>
        <source>Groups of rule sets</source>
        <translation>Групи правил</translation>
    </message>
</context>
<context>
    <name>RulesGroups</name>
    <message>
        <source>All</source>
        <translation>Усі</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Класичні</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Легші</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Важчі</translation>
    </message>
    <message>
        <source>Two packs</source>
        <translation>Дві колоди карт</translation>
    </message>
    <message>
        <source>Other tables</source>
        <translation>Інші розклади</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Мої</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Обрані</translation>
    </message>
</context>
<context>
    <name>RulesLines</name>
    <message>
        <source>The stock goes round as often as you like; clear the pyramid to win.</source>
        <translation>Колоду можна проходити скільки завгодно; перемога — розібрати піраміду.</translation>
    </message>
    <message>
        <source>As Pyramide, but you see the stock only three times.</source>
        <translation>Як Pyramide, але колода проходить лише тричі.</translation>
    </message>
    <message>
        <source>Once through the stock, and every card must go.</source>
        <translation>Один прохід колоди, і піти мають усі карти.</translation>
    </message>
    <message>
        <source>Once through the stock, but clearing the pyramid is enough.</source>
        <translation>Один прохід колоди, але досить розібрати піраміду.</translation>
    </message>
    <message>
        <source>Three times through the stock, for a score, as in golf.</source>
        <translation>Три проходи колоди, на рахунок, як у гольфі.</translation>
    </message>
    <message>
        <source>The next card of the stock lies face up and can be paired.</source>
        <translation>Наступна карта колоди лежить лицем догори й може скласти пару.</translation>
    </message>
    <message>
        <source>Draw three cards at a time, as often as you like.</source>
        <translation>По три карти за раз, скільки завгодно.</translation>
    </message>
    <message>
        <source>Draw three at a time; a card can go with the last one that lies on it.</source>
        <translation>По три карти; карта йде й з останньою, що на ній лежить.</translation>
    </message>
    <message>
        <source>Draw three cards side by side, three times; every card must go.</source>
        <translation>По три карти поруч, три проходи; піти мають усі карти.</translation>
    </message>
    <message>
        <source>All cards lie open: it is won by thinking alone.</source>
        <translation>Усі карти видно: виграє лише розрахунок.</translation>
    </message>
    <message>
        <source>The pyramid stands on its tip, and one card is open at first.</source>
        <translation>Піраміда стоїть на вершині, і спершу відкрита одна карта.</translation>
    </message>
    <message>
        <source>Seven loose cards below the pyramid help from the start.</source>
        <translation>Сім окремих карт під пірамідою допомагають від самого початку.</translation>
    </message>
    <message>
        <source>The last row lies loose below a smaller pyramid.</source>
        <translation>Останній ряд лежить окремо під меншою пірамідою.</translation>
    </message>
    <message>
        <source>Six loose cards below the pyramid help from the start.</source>
        <translation>Шість окремих карт під пірамідою допомагають від самого початку.</translation>
    </message>
    <message>
        <source>One free place where you can put a card aside.</source>
        <translation>Одне вільне місце, куди можна відкласти карту.</translation>
    </message>
    <message>
        <source>A card can go with the last one that lies on it.</source>
        <translation>Карта йде й з останньою, що на ній лежить.</translation>
    </message>
    <message>
        <source>48 cards without tens; two cards make 12.</source>
        <translation>48 карт без десяток; дві карти дають 12.</translation>
    </message>
    <message>
        <source>A smaller pyramid, a larger stock, and every card must go.</source>
        <translation>Піраміда менша, колода більша, і піти мають усі карти.</translation>
    </message>
    <message>
        <source>The upper rows lie face down until you uncover them.</source>
        <translation>Верхні ряди лежать лицем донизу, доки ви їх не відкриєте.</translation>
    </message>
    <message>
        <source>The oldest of the drawn cards stays in play.</source>
        <translation>Найстаріша зі взятих карт лишається в грі.</translation>
    </message>
    <message>
        <source>As Treize, with the pyramid on its tip.</source>
        <translation>Як Treize, але піраміда стоїть на вершині.</translation>
    </message>
    <message>
        <source>All cards lie open; two cards make 12.</source>
        <translation>Усі карти видно; дві карти дають 12.</translation>
    </message>
    <message>
        <source>Equal and neighbouring cards go together.</source>
        <translation>Разом ідуть рівні й сусідні карти.</translation>
    </message>
    <message>
        <source>Three pyramids, and nothing to draw.</source>
        <translation>Три піраміди, і брати нічого.</translation>
    </message>
    <message>
        <source>40 cards and a smaller pyramid; two cards make 10.</source>
        <translation>40 карт і менша піраміда; дві карти дають 10.</translation>
    </message>
    <message>
        <source>One pyramid of nine rows: a long game.</source>
        <translation>Одна піраміда з дев’яти рядів: довга партія.</translation>
    </message>
    <message>
        <source>Two pyramids side by side.</source>
        <translation>Дві піраміди поруч.</translation>
    </message>
    <message>
        <source>Two pyramids, one of them on its tip.</source>
        <translation>Дві піраміди, одна з них на вершині.</translation>
    </message>
    <message>
        <source>Nine rows; you draw three cards side by side.</source>
        <translation>Дев’ять рядів; беруться три карти поруч.</translation>
    </message>
    <message>
        <source>The pyramid stands on its tip; two cards make 11.</source>
        <translation>Піраміда стоїть на вершині; дві карти дають 11.</translation>
    </message>
</context>
<context>
    <name>RulesOrigins</name>
    <message>
        <source>Passes through the stock: the books and AisleRiot give one ([CL], [RX]), most programs three ([P3], [OS]), a few have no limit ([N], [KT]). Any number can be set in [*].</source>
        <translation>Проходи колоди: у книжках і в AisleRiot він один ([CL], [RX]), у більшості програм їх три ([P3], [OS]), у небагатьох кількість не обмежено ([N], [KT]). У розділі [*] можна задати будь-яку.</translation>
    </message>
    <message>
        <source>What must be cleared: the books want all 52 cards ([CL]); Microsoft and several programs are content with the pyramid ([RX], [OS]).</source>
        <translation>Що треба зняти: книжки вимагають усі 52 карти ([CL]); Microsoft і кілька програм задовольняються пірамідою ([RX], [OS]).</translation>
    </message>
    <message>
        <source>Which cards beside the pyramid are open: only the top of the waste ([N]); the card just turned and the top of the waste, also with each other ([CL]); the next card of the stock and the top of the waste ([OS]); the top and the card under it ([TH]); the oldest card besides ([TZ]). Italian rules let stock and waste go with the pyramid only, which can be had in [*].</source>
        <translation>Які карти доступні, крім піраміди: лише верхня карта скиду ([N]); щойно відкрита карта і верхня карта скиду, зокрема одна з одною ([CL]); наступна карта колоди і верхня карта скиду ([OS]); верхня карта і та, що під нею ([TH]); на додачу ще й нижня ([TZ]). За італійськими правилами карти колоди і скиду знімаються лише з картами піраміди; це можна задати в розділі [*].</translation>
    </message>
    <message>
        <source>A turned card that was not used: it goes to the waste, but in an older text it is out of the game for good. That is a choice in [*].</source>
        <translation>Відкрита, але не використана карта: вона йде у скид, а за давнішим текстом вибуває з гри назавжди. Це вибирають у розділі [*].</translation>
    </message>
    <message>
        <source>The word relaxed: for some it means that the pyramid is enough ([RX]), for others that a card may go with the one that covers it ([CV]), or that the passes have no limit ([N]). PySolFC&apos;s relaxed game also has three passes and an open stock ([OS]).</source>
        <translation>Слово «полегшена»: для одних воно означає, що досить розібрати піраміду ([RX]), для інших — що карту можна зняти з тією, яка її накриває ([CV]), або що кількість проходів не обмежено ([N]). У полегшеній піраміді PySolFC до того ж три проходи й відкрита колода ([OS]).</translation>
    </message>
    <message>
        <source>A card with the one that covers it: the standard game does not allow it; Microsoft&apos;s Tut&apos;s Tomb does ([TT]), and some newer programs do ([CV]).</source>
        <translation>Карта разом із тією, яка її накриває: звичайні правила цього не дозволяють; Tut’s Tomb від Microsoft дозволяє ([TT]), як і деякі новіші програми ([CV]).</translation>
    </message>
    <message>
        <source>The king of spades at the top: only one newer program and the text that this game follows have it; no older program does. [KT] plays without it.</source>
        <translation>Король піки на вершині: він є лише в одній новішій програмі й у тексті, якого дотримується ця гра; у старіших програмах його немає. У варіанті [KT] грають без нього.</translation>
    </message>
    <message>
        <source>Pairs with the coverer and the goal: Microsoft&apos;s Tut&apos;s Tomb allows such pairs, PySolFC&apos;s King Tut ([KT]) does not; one program wants all cards cleared. The year is told as 1990 and as 1991. One card at a time in a single pass was Microsoft&apos;s second way to play, which can be had in [*].</source>
        <translation>Пари з картою, що накриває, і мета: Tut’s Tomb від Microsoft дозволяє такі пари, King Tut у PySolFC ([KT]) — ні; одна програма вимагає зняти всі карти. Роком виходу називають і 1990-й, і 1991-й. Другий спосіб гри в Microsoft — по одній карті за єдиний прохід; його можна задати в розділі [*].</translation>
    </message>
    <message>
        <source>PySolFC&apos;s help says in one place that King Tut has no redeal and in another that it has no limit; the program itself has no limit, and so has this one.</source>
        <translation>Довідка PySolFC в одному місці каже, що в King Tut скид не перегортають, а в іншому — що це можна робити без обмежень; у самій програмі обмежень немає, немає їх і тут.</translation>
    </message>
    <message>
        <source>Apophis has three passes in PySolFC and two in Politaire, and on one site the pyramid alone must go. Only PySolFC says in which order the wastes are gathered. The other numbers can be set in [*].</source>
        <translation>В Апофісі у PySolFC три проходи, у Politaire — два, а на одному сайті досить розібрати піраміду. У якому порядку збирають скиди, каже лише PySolFC. Інші числа можна задати в розділі [*].</translation>
    </message>
    <message>
        <source>Triangle: PySolFC has one waste and three passes ([TR]), AisleRiot one pass with the oldest card of the waste open ([YL]), Politaire two wastes that the player fills, in one pass; on one site the triangle alone must go. Both can be had in [*].</source>
        <translation>Трикутник: у PySolFC один скид і три проходи ([TR]), в AisleRiot — один прохід із доступною нижньою картою скиду ([YL]), у Politaire — два скиди, які гравець заповнює за один прохід; на одному сайті досить розібрати трикутник. І те, і те можна задати в розділі [*].</translation>
    </message>
    <message>
        <source>Eleven Triangle: PySolFC deals one card to each waste from a closed stock, as here; in Politaire the player puts the open stock card on one of three wastes, which can be had in [*].</source>
        <translation>Трикутник на одинадцять: PySolFC, як і тут, кладе по одній карті в кожен скид із закритої колоди; у Politaire гравець сам кладе відкриту карту колоди в один із трьох скидів, що можна задати в розділі [*].</translation>
    </message>
    <message>
        <source>How often Giza is won: one in ten is what players of one program reach, one in three is claimed by another, and 36 in a hundred can be won by best play. Several pages call a game with three pyramids Giza; that is [PH]. On one site the pyramid alone must go, which can be had in [*].</source>
        <translation>Як часто виграють Гізу: гравці однієї програми перемагають в одній партії з десяти, інша програма називає одну з трьох, а за найкращої гри можна виграти 36 розкладів зі ста. На кількох сторінках Гізою називають гру з трьома пірамідами; це [PH]. На одному сайті досить розібрати піраміду, що можна задати в розділі [*].</translation>
    </message>
    <message>
        <source>The number of rows with two packs: nine in nearly all programs, ten on one page, which is more than this table holds. Swoop plays with two wastes that move on; that can be had in [*].</source>
        <translation>Кількість рядів за двох колод карт: майже в усіх програмах дев’ять, на одній сторінці — десять, що більше, ніж уміщує цей стіл. У Swoop два скиди, карти яких зсуваються; це можна задати в розділі [*].</translation>
    </message>
    <message>
        <source>The reserve: seven cards below a full pyramid ([R7]), the seventh row itself ([L7]), or six cards, told both with a full pyramid ([R6]) and with six rows, which can be had in [*]. Whether it must be cleared for a win is said nowhere; here it must.</source>
        <translation>Резерв: сім карт під повною пірамідою ([R7]), сам сьомий ряд ([L7]) або шість карт — в одних описах із повною пірамідою ([R6]), в інших із шістьма рядами, що можна задати в розділі [*]. Чи треба розібрати його для перемоги, ніде не сказано; тут треба.</translation>
    </message>
    <message>
        <source>What may fill the cell: the pyramid and the waste in some programs, the stock in others. Here any open card may; [*] can forbid some of it, or give more cells.</source>
        <translation>Чим можна поповнювати комірку: в одних програмах — картами піраміди і скиду, в інших — картами колоди. Тут підходить будь-яка доступна карта; у розділі [*] частину цього можна заборонити або додати комірок.</translation>
    </message>
    <message>
        <source>Microsoft&apos;s table: the author of two programs that solve it counts seven rows, as here; one site that is not Microsoft&apos;s tells of six rows and a reserve of six cards.</source>
        <translation>Стіл Microsoft: автор двох програм, які розв’язують цей пасьянс, налічує сім рядів, як і тут; один сторонній сайт говорить про шість рядів і резерв із шести карт.</translation>
    </message>
    <message>
        <source>The par score: 50, 35 or 20 points by the pass that clears the pyramid in Morehead and Mott-Smith; Wikipedia simply counts the cards left, as [RX] does.</source>
        <translation>Рахунок відносно норми: у Морхеда і Мотт-Сміта 50, 35 або 20 очок залежно від проходу, за який розібрано піраміду; Вікіпедія просто рахує карти, що лишилися, як [RX].</translation>
    </message>
    <message>
        <source>One win in fifty is what books guess for people at the table. With all cards known, 6.8 deals in a hundred can be won.</source>
        <translation>Одна перемога з п’ятдесяти — так книжки оцінюють гру за справжнім столом. Коли відомі всі карти, можна виграти 6,8 розкладу зі ста.</translation>
    </message>
    <message>
        <source>Cards dealt face down: AisleRiot and some others hide the upper rows ([TH]); most show everything ([CL]). PySolFC&apos;s game of that name also opens the stock.</source>
        <translation>Карти сорочкою догори: AisleRiot і деякі інші ховають верхні ряди ([TH]); більшість показує все ([CL]). В однойменній грі PySolFC відкрита ще й колода.</translation>
    </message>
    <message>
        <source>The first card of the stock: PySolFC lays it on the waste before the game begins, Microsoft does not ([OS]). Both can be had in [*].</source>
        <translation>Перша карта колоди: PySolFC кладе її у скид до початку гри, Microsoft — ні ([OS]). І те, і те можна задати в розділі [*].</translation>
    </message>
    <message>
        <source>The size of the table: six rows are played in one pass by some, with three redeals or with pairs of coverers by others. Each of these can be set in [*].</source>
        <translation>Розмір столу: шість рядів одні грають за один прохід, інші — з трьома перегортаннями скиду або з парами з карти й тієї, що її накриває. Усе це можна задати в розділі [*].</translation>
    </message>
    <message>
        <source>One Italian page lets a card be played only when the whole row below it has gone; that is a choice in [*].</source>
        <translation>На одній італійській сторінці картою можна грати, лише коли знято весь ряд під нею; це вибирають у розділі [*].</translation>
    </message>
    <message>
        <source>The total: twelve is also played with the 48 cards of the Spanish pack, where the king goes alone ([SP]).</source>
        <translation>Сума: до дванадцяти грають і іспанською колодою з 48 карт, де король знімається один ([SP]).</translation>
    </message>
    <message>
        <source>Twelve is also the total of a game with all 52 cards, where queen and king go together ([DZ]), and Italian packs of 40 cards make ten ([IT]).</source>
        <translation>Дванадцять — це ще й сума гри всіма 52 картами, де дама і король знімаються разом ([DZ]), а італійською колодою з 40 карт набирають десять ([IT]).</translation>
    </message>
    <message>
        <source>The game that this program was first written for: the stock goes round as often as you like, only the top of the waste is open, and clearing the pyramid wins.</source>
        <translation>Гра, для якої цю програму й було написано: колоду проходять скільки завгодно разів, доступна лише верхня карта скиду, а для перемоги досить розібрати піраміду.</translation>
    </message>
    <message>
        <source>Three passes through the stock are the most common number in programs for the computer. Here the removed cards are sorted by suit, so that you see how far each suit has come.</source>
        <translation>Три проходи колоди — найпоширеніша їх кількість у комп’ютерних програмах. Зняті карти тут розкладаються за мастями, і видно, як далеко просунулася кожна.</translation>
    </message>
    <message>
        <source>The game of the books, as Morehead and Mott-Smith and later Michael Keller describe it: one pass, and all 52 cards must go. Books guess that a person wins one game in fifty; with all cards known about one deal in fifteen can be won at all.</source>
        <translation>Книжкова гра, як її описують Морхед і Мотт-Сміт, а пізніше Майкл Келлер: один прохід, і зняти треба всі 52 карти. За оцінкою книжок, людина виграє одну партію з п’ятдесяти; коли відомі всі карти, виграти можна приблизно один розклад із п’ятнадцяти.</translation>
    </message>
    <message>
        <source>The classic game with an easier end: clearing the pyramid is enough. Wikipedia and several programs call it the relaxed game.</source>
        <translation>Класична гра з легшим кінцем: досить розібрати піраміду. Вікіпедія та кілька програм називають її полегшеною.</translation>
    </message>
    <message>
        <source>Morehead and Mott-Smith&apos;s version for those who want more than winning or losing: three passes and a score against par, like in golf. Six games are a match.</source>
        <translation>Варіант Морхеда і Мотт-Сміта для тих, кому мало перемоги чи поразки: три проходи й рахунок відносно норми, як у гольфі. Шість партій складають матч.</translation>
    </message>
    <message>
        <source>The way Microsoft&apos;s collection plays it: the next card of the stock lies face up and may be paired, also with the top of the waste. About two deals in three can be cleared.</source>
        <translation>Так грають у збірці Microsoft: наступна карта колоди лежить лицем догори і може скласти пару, зокрема з верхньою картою скиду. Розібрати можна приблизно два розклади з трьох.</translation>
    </message>
    <message>
        <source>Three cards at a time and passes without limit, as PySolFC and Politaire play King Tut.</source>
        <translation>По три карти за раз і без обмеження проходів — так King Tut грають у PySolFC і Politaire.</translation>
    </message>
    <message>
        <source>Tut&apos;s Tomb came with Microsoft&apos;s entertainment packs around 1990. Here the king of spades lies at the top as Tutankhamun, and a card may go together with the last card that covers it. Taking or leaving a waste card changes the groups of three of the next pass, so no king ever leaves the waste by itself.</source>
        <translation>Tut’s Tomb вийшла в розважальних пакетах Microsoft близько 1990 року. Тут на вершині лежить король піки — Тутанхамон, а карту можна зняти разом з останньою картою, яка її накриває. Узявши карту зі скиду чи лишивши її, ви змінюєте трійки наступного проходу, тому королі ніколи не йдуть зі скиду самі.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s Apophis has three wastes whose top cards pair with the pyramid and with each other. As the wastes are gathered, the cards come in another order in each pass.</source>
        <translation>В Апофісі з PySolFC три скиди, і їхні верхні карти складають пари з картами піраміди та одна з одною. Коли скиди збирають, порядок карт змінюється з кожним проходом.</translation>
    </message>
    <message>
        <source>Michael Keller&apos;s open game: there is no stock, all cards can be seen from the start, and thinking decides. A little more than one deal in three can be won.</source>
        <translation>Відкрита гра Майкла Келлера: колоди немає, усі карти видно від самого початку, і вирішує розрахунок. Виграти можна трохи більше ніж один розклад із трьох.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s Triangle turns the pyramid upside down, so that only one card is open at the start. PySolFC also calls it Yield and Funnel, though AisleRiot&apos;s Yield plays otherwise.</source>
        <translation>«Трикутник» із PySolFC перевертає піраміду, і на початку доступна лише одна карта. PySolFC називає його також Yield і Funnel, хоча в Yield з AisleRiot грають інакше.</translation>
    </message>
    <message>
        <source>An old text on Wikipedia lays seven more cards below the pyramid, which are open from the start and cover nothing.</source>
        <translation>Давній текст із Вікіпедії кладе під піраміду ще сім карт; вони доступні від самого початку і нічого не накривають.</translation>
    </message>
    <message>
        <source>Another reading of the reserve of seven: the seventh row itself lies loose below a pyramid of six rows.</source>
        <translation>Інше прочитання резерву з семи: сам сьомий ряд лежить окремо під пірамідою з шести рядів.</translation>
    </message>
    <message>
        <source>A full pyramid with six loose cards below it, which leaves 18 for the stock.</source>
        <translation>Повна піраміда і шість окремих карт під нею; у колоді лишається 18.</translation>
    </message>
    <message>
        <source>A free place for one card, as several programs offer it. It looks small and helps more than anything else: nearly every deal can be won.</source>
        <translation>Вільне місце для однієї карти — його пропонує кілька програм. На вигляд дрібниця, але допомагає більше за все інше: виграти можна майже будь-який розклад.</translation>
    </message>
    <message>
        <source>A card may go together with the last card that covers it. Of the relaxed deals that lifts the share that can be won from about 9 to about 23 in a hundred.</source>
        <translation>Карту можна зняти разом з останньою картою, яка її накриває. Серед розкладів «Полегшеної» це підносить частку виграшних приблизно з 9 до 23 зі ста.</translation>
    </message>
    <message>
        <source>Played with the Spanish pack of 48 cards, which has no tens. Wikipedia names it as one of the sizes of pack that Pyramid is played with.</source>
        <translation>Грають іспанською колодою з 48 карт, у якій немає десяток. Вікіпедія називає її серед колод, якими розкладають «Піраміду».</translation>
    </message>
    <message>
        <source>A smaller pyramid of six rows, and so a larger stock. All cards must go in one pass, which is harder than it looks.</source>
        <translation>Піраміда менша, з шести рядів, і тому колода більша. Зняти треба всі карти за один прохід, а це важче, ніж здається.</translation>
    </message>
    <message>
        <source>AisleRiot&apos;s Thirteen deals all rows but the last face down. The drawn card lies on the waste and may go together with the card right under it.</source>
        <translation>Thirteen з AisleRiot роздає сорочкою догори всі ряди, крім останнього. Відкрита з колоди карта лягає у скид, і її можна зняти з картою просто під нею.</translation>
    </message>
    <message>
        <source>AisleRiot&apos;s Treize shows all cards and keeps the oldest card of the waste apart, so that it can be played at any time.</source>
        <translation>Treize з AisleRiot показує всі карти і тримає нижню карту скиду окремо, тож нею можна грати будь-коли.</translation>
    </message>
    <message>
        <source>AisleRiot&apos;s Yield is Treize on a pyramid that stands upside down.</source>
        <translation>Yield з AisleRiot — це Treize на піраміді, перевернутій вершиною донизу.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s and Politaire&apos;s Pyramid Dozen makes twelve instead of thirteen. Nothing goes alone: queen and king, which make no twelve, go together.</source>
        <translation>Pyramid Dozen з PySolFC і Politaire набирає дванадцять замість тринадцяти. Без пари нічого не знімається: дама і король, які дванадцяти не дають, знімаються разом.</translation>
    </message>
    <message>
        <source>Cheops counts nothing: equal and neighbouring ranks go together, 26 pairs in all, and no king goes alone.</source>
        <translation>У «Хеопсі» нічого не додають: разом знімаються однакові та сусідні номінали, усього 26 пар, і жоден король не йде без пари.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s Pharaohs lays the whole pack out as three pyramids. A pair may come from two of them.</source>
        <translation>«Фараони» з PySolFC розкладають усю колоду в три піраміди. Пару можна скласти з карт двох різних пірамід.</translation>
    </message>
    <message>
        <source>Played in Italy with 40 cards: ten is the total, the king counts ten and goes alone, and two fives make a pair.</source>
        <translation>Грають в Італії колодою з 40 карт: сума — десять, король дорівнює десяти і знімається один, а дві п’ятірки складають пару.</translation>
    </message>
    <message>
        <source>Thomas Warfield&apos;s Double Pyramid takes two packs and nine rows.</source>
        <translation>У «Подвійній піраміді» Томаса Ворфілда дві колоди карт і дев’ять рядів.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s own: two packs and two pyramids side by side.</source>
        <translation>Власна гра PySolFC: дві колоди карт і дві піраміди поруч.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s own: two packs, one pyramid that stands and one that hangs.</source>
        <translation>Власна гра PySolFC: дві колоди карт, одна піраміда стоїть, друга перевернута.</translation>
    </message>
    <message>
        <source>Anubis is Politaire&apos;s larger Apophis, with two packs, nine rows and two passes.</source>
        <translation>Анубіс — це більший Апофіс із Politaire: дві колоди карт, дев’ять рядів і два проходи.</translation>
    </message>
    <message>
        <source>Eleven is the total on a triangle that stands upside down. Jacks, queens and kings make no eleven, so two equal ones go together.</source>
        <translation>Сума — одинадцять, на трикутнику, перевернутому вершиною донизу. Валети, дами й королі одинадцяти не дають, тому разом знімаються дві однакові фігури.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>The table</source>
        <translation>Стіл</translation>
    </message>
    <message>
        <source>What may be removed</source>
        <translation>Що можна знімати</translation>
    </message>
    <message>
        <source>Stock and waste</source>
        <translation>Колода і скид</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Комірки</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Мета</translation>
    </message>
    <message>
        <source>Score and taking back</source>
        <translation>Рахунок і скасування</translation>
    </message>
    <message>
        <source>What to watch</source>
        <translation>На що зважати</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Звідки ця гра</translation>
    </message>
    <message>
        <source>Where the sources differ</source>
        <translation>У чому розходяться джерела</translation>
    </message>
    <message>
        <source>Common mistakes</source>
        <translation>Часті помилки</translation>
    </message>
    <message>
        <source>the tableau</source>
        <translation>піраміда</translation>
    </message>
    <message>
        <source>the waste</source>
        <translation>скид</translation>
    </message>
    <message>
        <source>the stock</source>
        <translation>колода</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>комірка</translation>
    </message>
    <message>
        <source>An ace counts 1, a jack %1, a queen %2 and a king %3.</source>
        <translation>Туз дорівнює 1, валет — %1, дама — %2, король — %3.</translation>
    </message>
</context>
<context>
    <name>RulesSummary</name>
    <message>
        <source>oldest of the waste open</source>
        <translation>нижня карта скиду доступна</translation>
    </message>
    <message>
        <source>all cards must go</source>
        <translation>зняти всі карти</translation>
    </message>
    <message>
        <source>the tableau must go</source>
        <translation>розібрати піраміду</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1, сорочкою догори</translation>
    </message>
    <message>
        <source>no stock</source>
        <translation>без колоди добору</translation>
    </message>
    <message>
        <source>passes without limit</source>
        <translation>проходи без обмежень</translation>
    </message>
    <message>
        <source>open stock</source>
        <translation>відкрита колода</translation>
    </message>
    <message>
        <source>turned card and waste open</source>
        <translation>доступні відкрита карта і верх скиду</translation>
    </message>
    <message>
        <source>neighbouring ranks go together</source>
        <translation>пари з однакових і сусідніх номіналів</translation>
    </message>
    <message>
        <source>pairs make %1</source>
        <translation>сума пари — %1</translation>
    </message>
    <message>
        <source>pairs with the coverer</source>
        <translation>пари з картою, що накриває</translation>
    </message>
</context>
<context>
    <name>RulesWatch</name>
    <message>
        <source>Two cards of which one lies under the other can never go together; each needs another partner, so find those first.</source>
        <translation>Дві карти, одна з яких лежить під другою, ніколи не знімаються разом; кожній потрібна інша пара, тож спершу знайдіть її.</translation>
    </message>
    <message>
        <source>Drawing costs nothing but moves: every card of the stock comes to the top again.</source>
        <translation>Добір не коштує нічого, крім ходів: кожна карта колоди знову опиниться зверху.</translation>
    </message>
    <message>
        <source>Use the first pass to learn the order of the stock; nothing is shuffled, so it comes again.</source>
        <translation>За перший прохід запам’ятайте порядок карт у колоді: їх не тасують, і порядок повториться.</translation>
    </message>
    <message>
        <source>All cards must go, so count: do not spend the last partner of a card that is still covered.</source>
        <translation>Зняти треба всі карти, тому рахуйте: не витрачайте останню пару для карти, яка ще заблокована.</translation>
    </message>
    <message>
        <source>The stock passes by only once: what goes with the top of the waste should do so before the next draw covers it.</source>
        <translation>Колода проходить лише один раз: що знімається з верхньою картою скиду, краще зняти, доки її не накрив наступний добір.</translation>
    </message>
    <message>
        <source>Fewer points are given from pass to pass, and once the pyramid is gone each further pair still saves two.</source>
        <translation>З кожним проходом очок дають менше, а коли піраміду розібрано, кожна наступна пара рятує ще два.</translation>
    </message>
    <message>
        <source>Do not draw by habit: the card on the stock can be used where it lies, and drawing it covers the top of the waste.</source>
        <translation>Не відкривайте карти за звичкою: карту на колоді можна використати там, де вона лежить, а добір накриє верхню карту скиду.</translation>
    </message>
    <message>
        <source>Only every third card comes to the top by itself. Taking one moves the groups of three of the next pass, and others come up.</source>
        <translation>Сама нагору виходить лише кожна третя карта. Узявши одну, ви зсуваєте трійки наступного проходу, і нагорі опиняються інші.</translation>
    </message>
    <message>
        <source>Look at what lies on what: a pair of which one card covers the other goes too, once nothing else lies on the two.</source>
        <translation>Дивіться, що на чому лежить: пара, в якій одна карта накриває другу, теж знімається, коли на них більше нічого не лежить.</translation>
    </message>
    <message>
        <source>One draw covers all wastes at once, so use their top cards before it.</source>
        <translation>Один добір накриває всі скиди одразу, тому спершу використайте їхні верхні карти.</translation>
    </message>
    <message>
        <source>Nothing is hidden and nothing is drawn, so the whole game can be thought through before the first move.</source>
        <translation>Нічого не сховано і нічого не добирають, тому всю партію можна продумати до першого ходу.</translation>
    </message>
    <message>
        <source>At the start a single card of the table is open, so the first partners can only come from the stock.</source>
        <translation>На початку на столі доступна єдина карта, тому перші пари до неї дає лише колода.</translation>
    </message>
    <message>
        <source>The loose cards cover nothing and can wait; keep them for cards that find no other partner.</source>
        <translation>Окремі карти нічого не накривають і можуть зачекати; бережіть їх для карт, яким більше не знайти пари.</translation>
    </message>
    <message>
        <source>Keep the cell free as long as you can: a card leaves it only by being removed.</source>
        <translation>Якомога довше тримайте комірку вільною: карта покидає її, лише коли її знімають.</translation>
    </message>
    <message>
        <source>The upper rows are hidden, so prefer moves that turn a card up.</source>
        <translation>Верхні ряди сховано, тому кращі ходи, які відкривають карту.</translation>
    </message>
    <message>
        <source>Aces and kings have two ranks to go with, all others three, so find partners for aces and kings first.</source>
        <translation>Тузу і королю підходять два номінали, решті — три, тому спершу шукайте пари для тузів і королів.</translation>
    </message>
    <message>
        <source>With two packs a card has up to eight partners: choose the one whose going opens most.</source>
        <translation>За двох колод карт у карти до восьми можливих пар: вибирайте ту, знімання якої відкриває найбільше.</translation>
    </message>
</context>
<context>
    <name>RulesWords</name>
    <message numerus="yes">
        <source>A pyramid of %n row(s) is laid out: one card in the first row and one more in each row after it.</source>
        <translation>
            <numerusform>Викладають піраміду з %Ln ряду: у першому ряду одна карта, у кожному наступному — на одну більше.</numerusform>
            <numerusform>Викладають піраміду з %Ln рядів: у першому ряду одна карта, у кожному наступному — на одну більше.</numerusform>
            <numerusform>Викладають піраміду з %Ln рядів: у першому ряду одна карта, у кожному наступному — на одну більше.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A pyramid of %n row(s) is laid out upside down: the longest row comes first and a single card last.</source>
        <translation>
            <numerusform>Викладають перевернуту піраміду з %Ln ряду: першим іде найдовший ряд, останньою — одна карта.</numerusform>
            <numerusform>Викладають перевернуту піраміду з %Ln рядів: першим іде найдовший ряд, останньою — одна карта.</numerusform>
            <numerusform>Викладають перевернуту піраміду з %Ln рядів: першим іде найдовший ряд, останньою — одна карта.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are laid out side by side as a reserve.</source>
        <translation>
            <numerusform>%Ln карту викладають окремо як резерв.</numerusform>
            <numerusform>%Ln карти викладають поруч одна з одною як резерв.</numerusform>
            <numerusform>%Ln карт викладають поруч одна з одною як резерв.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) of %1 cards each are laid out face up.</source>
        <translation>
            <numerusform>Лицем догори викладають %Ln стовпчик; карт у кожному — %1.</numerusform>
            <numerusform>Лицем догори викладають %Ln стовпчики; карт у кожному — %1.</numerusform>
            <numerusform>Лицем догори викладають %Ln стовпчиків; карт у кожному — %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other %n card(s) are the stock.</source>
        <translation>
            <numerusform>Решта, %Ln карта, — це колода добору.</numerusform>
            <numerusform>Решта, %Ln карти, — це колода добору.</numerusform>
            <numerusform>Решта, %Ln карт, — це колода добору.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of it are drawn before the game begins, which leaves %1.</source>
        <translation>
            <numerusform>%Ln карту беруть до початку гри, лишається %1.</numerusform>
            <numerusform>%Ln карти беруть до початку гри, лишається %1.</numerusform>
            <numerusform>%Ln карт беруть до початку гри, лишається %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards are drawn onto the waste, %n at a time; each lies on the one before.</source>
        <translation>
            <numerusform>Карти відкривають із колоди у скид по %Ln за раз; кожна лягає на попередню.</numerusform>
            <numerusform>Карти відкривають із колоди у скид по %Ln за раз; кожна лягає на попередню.</numerusform>
            <numerusform>Карти відкривають із колоди у скид по %Ln за раз; кожна лягає на попередню.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw lays one card on each of %n waste(s).</source>
        <translation>
            <numerusform>Під час добору в кожен із %Ln скиду кладуть по одній карті.</numerusform>
            <numerusform>Під час добору в кожен із %Ln скидів кладуть по одній карті.</numerusform>
            <numerusform>Під час добору в кожен із %Ln скидів кладуть по одній карті.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw turns a card onto the first of %n waste(s); the card that lay there moves on to the next.</source>
        <translation>
            <numerusform>Під час добору карту відкривають у перший із %Ln скиду; карта, що там лежала, переходить у наступний.</numerusform>
            <numerusform>Під час добору карту відкривають у перший із %Ln скидів; карта, що там лежала, переходить у наступний.</numerusform>
            <numerusform>Під час добору карту відкривають у перший із %Ln скидів; карта, що там лежала, переходить у наступний.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw lays one card on one of %n waste(s), which the player chooses.</source>
        <translation>
            <numerusform>Під час добору карту кладуть в один із %Ln скиду на вибір гравця.</numerusform>
            <numerusform>Під час добору карту кладуть в один із %Ln скидів на вибір гравця.</numerusform>
            <numerusform>Під час добору карту кладуть в один із %Ln скидів на вибір гравця.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n pass(es) through the stock: when it is empty, the waste is turned over and drawn again.</source>
        <translation>
            <numerusform>Колоду проходять %Ln раз: коли вона порожня, скид перегортають і відкривають знову.</numerusform>
            <numerusform>Колоду проходять %Ln рази: коли вона порожня, скид перегортають і відкривають знову.</numerusform>
            <numerusform>Колоду проходять %Ln разів: коли вона порожня, скид перегортають і відкривають знову.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n free place(s), called cells: each can hold one open card for later. They take cards from %1.</source>
        <translation>
            <numerusform>Є %Ln вільне місце, комірка: туди можна відкласти одну доступну карту на потім. Звідки її можна взяти: %1.</numerusform>
            <numerusform>Є %Ln вільні місця, комірки: на кожне можна відкласти одну доступну карту на потім. Звідки її можна взяти: %1.</numerusform>
            <numerusform>Є %Ln вільних місць, комірок: на кожне можна відкласти одну доступну карту на потім. Звідки її можна взяти: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n move(s) can be taken back.</source>
        <translation>
            <numerusform>Скасувати можна останній %Ln хід.</numerusform>
            <numerusform>Скасувати можна останні %Ln ходи.</numerusform>
            <numerusform>Скасувати можна останні %Ln ходів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each card that leaves the tableau brings 10 points, %n in all.</source>
        <translation>
            <numerusform>Кожна карта, знята з піраміди, приносить 10 очок, усього — %Ln.</numerusform>
            <numerusform>Кожна карта, знята з піраміди, приносить 10 очок, усього — %Ln.</numerusform>
            <numerusform>Кожна карта, знята з піраміди, приносить 10 очок, усього — %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pyramid of %n row(s)</source>
        <translation>
            <numerusform>піраміда з %Ln ряду</numerusform>
            <numerusform>піраміда з %Ln рядів</numerusform>
            <numerusform>піраміда з %Ln рядів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>inverted pyramid of %n row(s)</source>
        <translation>
            <numerusform>перевернута піраміда з %Ln ряду</numerusform>
            <numerusform>перевернута піраміда з %Ln рядів</numerusform>
            <numerusform>перевернута піраміда з %Ln рядів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reserve of %n</source>
        <translation>
            <numerusform>резерв із %Ln карти</numerusform>
            <numerusform>резерв із %Ln карт</numerusform>
            <numerusform>резерв із %Ln карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%Ln стовпчик</numerusform>
            <numerusform>%Ln стовпчики</numerusform>
            <numerusform>%Ln стовпчиків</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%Ln прохід</numerusform>
            <numerusform>%Ln проходи</numerusform>
            <numerusform>%Ln проходів</numerusform>
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
            <numerusform>%Ln скид</numerusform>
            <numerusform>%Ln скиди</numerusform>
            <numerusform>%Ln скидів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%Ln комірка</numerusform>
            <numerusform>%Ln комірки</numerusform>
            <numerusform>%Ln комірок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%Ln карта</numerusform>
            <numerusform>%Ln карти</numerusform>
            <numerusform>%Ln карт</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>&amp;Типові значення</translation>
    </message>
    <message>
        <source>Restore the defaults of this page</source>
        <translation>Повернути типові налаштування цієї сторінки</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Пошук у налаштуваннях</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>Таких слів немає в жодному налаштуванні.</translation>
    </message>
    <message>
        <source>The language changes at once, everywhere.</source>
        <translation>Мова змінюється одразу й усюди.</translation>
    </message>
    <message>
        <source>F11 fills the whole screen; Z leaves nothing but the cards.</source>
        <translation>F11 — гра на весь екран; Z — лише карти.</translation>
    </message>
    <message>
        <source>Sounds need an extra part of about 170 MB that is not installed. The README of Pyramide tells how to add it.</source>
        <translation>Для звуку потрібна додаткова частина, близько 170 МБ, яку не встановлено. Як її додати, сказано у файлі README гри Pyramide.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Гра</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Вигляд</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Розташування</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Рух і звук</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
    <message>
        <source>&amp;Error help: say why a covered card cannot be played</source>
        <translation>&amp;Допомога при помилках: пояснювати, чому карту не можна зняти</translation>
    </message>
    <message>
        <source>&amp;Animation:</source>
        <translation>&amp;Анімація:</translation>
    </message>
    <message>
        <source>Show the &amp;time</source>
        <translation>Показувати &amp;час</translation>
    </message>
    <message>
        <source>Show the &amp;score</source>
        <translation>Показувати &amp;рахунок</translation>
    </message>
    <message>
        <source>&amp;Cards:</source>
        <translation>&amp;Карти:</translation>
    </message>
    <message>
        <source>&amp;Back:</source>
        <translation>&amp;Сорочка:</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>Ст&amp;іл:</translation>
    </message>
    <message>
        <source>&amp;Window:</source>
        <translation>&amp;Вікно:</translation>
    </message>
    <message>
        <source>Say whether the game can be &amp;won:</source>
        <translation>Показувати, чи можна &amp;виграти:</translation>
    </message>
    <message>
        <source>&amp;New games:</source>
        <translation>&amp;Нові партії:</translation>
    </message>
    <message>
        <source>&amp;Left-handed: stock on the left, figures in all four corners</source>
        <translation>&amp;Для шульги: колода ліворуч, індекси в усіх чотирьох кутах</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Мова:</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>Мова системи</translation>
    </message>
    <message>
        <source>Touching a covered card says why it cannot be played.</source>
        <translation>Після натискання на заблоковану карту пояснюється, чому її не можна зняти.</translation>
    </message>
    <message>
        <source>Games played with it count as games with help.</source>
        <translation>Партії з такими позначками вважаються зіграними з допомогою.</translation>
    </message>
    <message>
        <source>motion speed reduced calm</source>
        <translation>рух швидкість менше спокійно анімація</translation>
    </message>
    <message>
        <source>theme night mode dark mode bright</source>
        <translation>тема нічний режим темний режим світлий</translation>
    </message>
    <message>
        <source>deck size contrast colour blind</source>
        <translation>колода розмір контраст дальтонізм</translation>
    </message>
    <message>
        <source>mirror left hand</source>
        <translation>дзеркально ліва рука шульга</translation>
    </message>
    <message>
        <source>index letters jack queen king</source>
        <translation>індекси літери валет дама король</translation>
    </message>
    <message>
        <source>status bar info line hide</source>
        <translation>рядок стану інформація сховати</translation>
    </message>
    <message>
        <source>sound noise audio mute</source>
        <translation>звук шум аудіо без звуку</translation>
    </message>
    <message>
        <source>beginner explain</source>
        <translation>новачок початківець пояснення</translation>
    </message>
    <message>
        <source>&amp;Mark the cards that go with the chosen one</source>
        <translation>&amp;Позначати карти, що пасують до вибраної</translation>
    </message>
    <message>
        <source>&amp;Dim covered cards</source>
        <translation>&amp;Затемнювати заблоковані карти</translation>
    </message>
    <message>
        <source>L&amp;ift cards that can be played</source>
        <translation>&amp;Піднімати доступні карти</translation>
    </message>
    <message>
        <source>Stoc&amp;k and waste:</source>
        <translation>Колода і с&amp;кид:</translation>
    </message>
    <message>
        <source>Show the &amp;bar with score and code</source>
        <translation>&amp;Показувати рядок із рахунком і кодом</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Звуки</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Гучність:</translation>
    </message>
    <message>
        <source>&amp;Letters on the cards:</source>
        <translation>&amp;Літери на картах:</translation>
    </message>
    <message>
        <source>As the system wants</source>
        <translation>Як у системі</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Звичайна</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Швидка</translation>
    </message>
    <message>
        <source>Reduced: cards fade</source>
        <translation>Спрощена: карти тануть</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Вимкнена</translation>
    </message>
    <message>
        <source>Except in Pyramide</source>
        <translation>Усюди, крім Pyramide</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Завжди</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Ніколи</translation>
    </message>
    <message>
        <source>Any deal in Pyramide, else deals that can be won</source>
        <translation>У Pyramide будь-які, в інших ті, що можна виграти</translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation>Будь-які розклади</translation>
    </message>
    <message>
        <source>Deals that can be won</source>
        <translation>Розклади, які можна виграти</translation>
    </message>
    <message>
        <source>Easy: a short win is possible</source>
        <translation>Легкі: можлива коротка перемога</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Середні</translation>
    </message>
    <message>
        <source>Hard: every win is long</source>
        <translation>Важкі: кожна перемога довга</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Класичні</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Чотириколірні</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Великі знаки</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Високий контраст</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Темні</translation>
    </message>
    <message>
        <source>Woven triangles</source>
        <translation>Плетені трикутники</translation>
    </message>
    <message>
        <source>Lotus band</source>
        <translation>Смуга лотосів</translation>
    </message>
    <message>
        <source>Starry ceiling</source>
        <translation>Зоряне склепіння</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>card back</comment>
        <translation>Однотонна</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>Зелене сукно</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Пісок</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Ніч</translation>
    </message>
    <message>
        <source>Plain, as the window</source>
        <comment>table</comment>
        <translation>Однотонний, як вікно</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Як у системі</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Світле</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>window</comment>
        <translation>Темне</translation>
    </message>
    <message>
        <source>International: %1</source>
        <translation>Міжнародні: %1</translation>
    </message>
    <message>
        <source>Those of the language: %1</source>
        <translation>Мовою програми: %1</translation>
    </message>
    <message>
        <source>On the side of the hand</source>
        <translation>З боку руки</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>Ліворуч</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>Праворуч</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Тихо</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>volume</comment>
        <translation>Середньо</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Гучно</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Сполучення клавіш</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавіші</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>На столі</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>Перемістити курсор</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Стрілки</translation>
    </message>
    <message>
        <source>Choose, pair or draw what it stands on</source>
        <translation>Вибрати карту, скласти пару або відкрити карту під курсором</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, пробіл</translation>
    </message>
    <message>
        <source>Let the chosen card go, then the cursor</source>
        <translation>Зняти вибір із карти, потім прибрати курсор</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Jump to the next open card of a rank</source>
        <translation>До наступної доступної карти номіналу</translation>
    </message>
    <message>
        <source>Say what the cursor stands on</source>
        <translation>Назвати те, що під курсором</translation>
    </message>
    <message>
        <source>Leave the table for the next part of the window</source>
        <translation>Перейти зі столу до наступної частини вікна</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Jump to the next open card with %1, which is itself a command</source>
        <translation>Перейти до наступної доступної карти з літерою %1, яка сама є командою</translation>
    </message>
</context>
<context>
    <name>SolverBadge</name>
    <message>
        <source>Deal one that can be won</source>
        <translation>Роздати виграшний розклад</translation>
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
        <translation>За часом</translation>
    </message>
    <message>
        <source>By moves</source>
        <translation>За ходами</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Діаграми</translation>
    </message>
    <message>
        <source>&amp;Copy deal code</source>
        <translation>&amp;Скопіювати код розкладу</translation>
    </message>
    <message>
        <source>&amp;Play this deal again</source>
        <translation>&amp;Зіграти цей розклад знову</translation>
    </message>
    <message>
        <source>No game is won yet under these rules. Each game that you win is listed here, by its time and by its number of moves.</source>
        <translation>За цими правилами ще жодної партії не виграно. Тут з’являється кожна виграна вами партія — за часом і за кількістю ходів.</translation>
    </message>
    <message>
        <source>No game that was won is like this.</source>
        <translation>Таких виграних партій немає.</translation>
    </message>
    <message>
        <source>No game is won yet. Each game that you win is listed here, by its time and by its number of moves.</source>
        <translation>Ще жодної партії не виграно. Тут з’являється кожна виграна вами партія — за часом і за кількістю ходів.</translation>
    </message>
</context>
<context>
    <name>StatisticsTiles</name>
    <message>
        <source>Games played</source>
        <translation>Зіграно партій</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Виграно партій</translation>
    </message>
    <message>
        <source>Won of all finished</source>
        <translation>Перемог із завершених</translation>
    </message>
    <message>
        <source>Wins in a row now</source>
        <translation>Перемог поспіль зараз</translation>
    </message>
    <message>
        <source>Most wins in a row</source>
        <translation>Найбільше перемог поспіль</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>Найкращий час</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation>Найменше ходів</translation>
    </message>
    <message>
        <source>Mean time of wins</source>
        <translation>Середній час перемоги</translation>
    </message>
    <message>
        <source>Moves per win</source>
        <translation>Ходів на перемогу</translation>
    </message>
    <message>
        <source>Over par per win</source>
        <translation>Зайвих ходів на перемогу</translation>
    </message>
</context>
<context>
    <name>StockPage</name>
    <message>
        <source>The cards that are left are a &amp;stock</source>
        <translation>Решта карт — колода &amp;добору</translation>
    </message>
    <message>
        <source>A &amp;draw lays</source>
        <translation>Пр&amp;и доборі</translation>
    </message>
    <message>
        <source>&amp;Number of cards or wastes:</source>
        <translation>&amp;Число карт або скидів:</translation>
    </message>
    <message>
        <source>&amp;Passes:</source>
        <translation>&amp;Проходи:</translation>
    </message>
    <message>
        <source>Open cards of the waste:</source>
        <translation>Доступні карти скиду:</translation>
    </message>
    <message>
        <source>&amp;Gathered:</source>
        <translation>Збир&amp;ати:</translation>
    </message>
    <message>
        <source>&amp;Unused cards:</source>
        <translation>Незня&amp;ті карти:</translation>
    </message>
    <message>
        <source>that many cards on one waste</source>
        <translation>стільки карт в один скид</translation>
    </message>
    <message>
        <source>one card on each of that many wastes</source>
        <translation>по карті в кожен із стількох скидів</translation>
    </message>
    <message>
        <source>one card on the first waste, others move on</source>
        <translation>карта в перший скид, інші зсуваються</translation>
    </message>
    <message>
        <source>one card on a waste of choice</source>
        <translation>карта у скид на вибір</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>без обмежень</translation>
    </message>
    <message>
        <source>The &amp;first draw is made before the game</source>
        <translation>Пер&amp;ший добір — до початку гри</translation>
    </message>
    <message>
        <source>The ne&amp;xt card of the stock lies open</source>
        <translation>Наступна карта колоди в&amp;ідкрита</translation>
    </message>
    <message>
        <source>the top</source>
        <translation>верхня</translation>
    </message>
    <message>
        <source>the card under it, with the top</source>
        <translation>та, що під нею, разом із верхньою</translation>
    </message>
    <message>
        <source>the oldest</source>
        <translation>нижня</translation>
    </message>
    <message>
        <source>in the same order</source>
        <translation>у тому самому порядку</translation>
    </message>
    <message>
        <source>the last waste first</source>
        <translation>починаючи з останнього скиду</translation>
    </message>
    <message>
        <source>stay in the waste</source>
        <translation>лишаються у скиді</translation>
    </message>
    <message>
        <source>are out of the game at the next draw</source>
        <translation>вибувають під час наступного добору</translation>
    </message>
</context>
<context>
    <name>StoreProblem</name>
    <message>
        <source>&quot;%1&quot; (%2) does not lie between %3 and tomorrow.</source>
        <translation>«%1» (%2) не лежить між %3 і завтрашнім днем.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no time for %2.</source>
        <translation>«%1» не підходить як час для %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no whole number (%2).</source>
        <translation>«%1» — не ціле число (%2).</translation>
    </message>
    <message>
        <source>%1 holds no game that can be opened: %2</source>
        <translation>У файлі %1 немає партії, яку можна відкрити: %2</translation>
    </message>
    <message>
        <source>A game cannot end as &quot;%1&quot; (%2).</source>
        <translation>Партія не може закінчитися як «%1» (%2).</translation>
    </message>
    <message>
        <source>A game has an end (ended_at) if and only if it is not open.</source>
        <translation>Кінець (ended_at) має кожна закінчена партія, і лише вона.</translation>
    </message>
    <message>
        <source>A number has too many digits.</source>
        <translation>В одному з чисел забагато цифр.</translation>
    </message>
    <message>
        <source>From character %1 on, this is not written as JSON.</source>
        <translation>Починаючи зі знака %1, це не JSON.</translation>
    </message>
    <message>
        <source>From here on the table cannot be read.</source>
        <translation>Звідси й далі таблицю прочитати не можна.</translation>
    </message>
    <message>
        <source>The deal code cannot be used: %1</source>
        <translation>Код розкладу використати не можна: %1</translation>
    </message>
    <message>
        <source>The deal code must be written as &quot;%1&quot;.</source>
        <translation>Код розкладу має бути записано так: «%1».</translation>
    </message>
    <message>
        <source>The end (ended_at) lies before the beginning (started_at).</source>
        <translation>Кінець (ended_at) раніший за початок (started_at).</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2.</source>
        <translation>Не вдається прочитати файл %1: %2.</translation>
    </message>
    <message>
        <source>%1 is a folder, a pipe or a device, and no file.</source>
        <translation>%1 — тека, канал або пристрій, а не файл.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2.</source>
        <translation>Не вдається записати файл %1: %2.</translation>
    </message>
    <message>
        <source>The file %1 is not text in UTF-8.</source>
        <translation>Файл %1 — не текст у кодуванні UTF-8.</translation>
    </message>
    <message>
        <source>The file %1 is too large: %2 MB.</source>
        <translation>Файл %1 завеликий: %2 МБ.</translation>
    </message>
    <message>
        <source>The file ends too early.</source>
        <translation>Файл уривається зарано.</translation>
    </message>
    <message>
        <source>The game cannot be played: %1.</source>
        <translation>Зіграти цю партію не можна: %1.</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; must end in .json or .csv.</source>
        <translation>Назва «%1» має закінчуватися на .json або .csv.</translation>
    </message>
    <message>
        <source>The number of actions is too large: %1.</source>
        <translation>Кількість дій завелика: %1.</translation>
    </message>
    <message>
        <source>The numbers of actions (%1) and of times (%2) differ.</source>
        <translation>Кількість дій (%1) не збігається з кількістю позначок часу (%2).</translation>
    </message>
    <message>
        <source>The numbers of values (%1) and of columns (%2) differ.</source>
        <translation>Кількість значень (%1) не збігається з кількістю стовпчиків (%2).</translation>
    </message>
    <message>
        <source>The saved games cannot be read: %1.</source>
        <translation>Прочитати збережені партії не можна: %1.</translation>
    </message>
    <message>
        <source>The moves of a saved game cannot be read.</source>
        <translation>Ходи однієї зі збережених партій прочитати не можна.</translation>
    </message>
    <message>
        <source>The text of %1 is too long; its length is %2.</source>
        <translation>Текст у %1 задовгий; його довжина — %2.</translation>
    </message>
    <message>
        <source>The times of the actions (at_ms) do not grow.</source>
        <translation>Позначки часу дій (at_ms) не зростають.</translation>
    </message>
    <message>
        <source>The times of the actions (at_ms) are not a list of whole numbers.</source>
        <translation>Позначки часу дій (at_ms) — не список цілих чисел.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is not known.</source>
        <translation>Стовпчик «%1» невідомий.</translation>
    </message>
    <message>
        <source>The deal is not the daily deal of %1.</source>
        <translation>Це не розклад дня %1.</translation>
    </message>
    <message>
        <source>By its moves, %1 is &quot;%2&quot; and not &quot;%3&quot;.</source>
        <translation>За ходами гри %1 — «%2», а не «%3».</translation>
    </message>
    <message>
        <source>The rule record is not that of the deal code.</source>
        <translation>Запис правил не відповідає коду розкладу.</translation>
    </message>
    <message>
        <source>A game begins with its first move; this has none.</source>
        <translation>Гра починається з першого ходу, а в цій ходів немає.</translation>
    </message>
    <message>
        <source>There is no text for %1.</source>
        <translation>Немає тексту для %1.</translation>
    </message>
    <message>
        <source>There is no whole number for %1 from %2 to %3.</source>
        <translation>Для %1 немає цілого числа від %2 до %3.</translation>
    </message>
    <message>
        <source>Too many brackets stand inside each other.</source>
        <translation>Забагато дужок вкладено одна в одну.</translation>
    </message>
    <message>
        <source>This is no game.</source>
        <translation>Це не партія.</translation>
    </message>
    <message>
        <source>This is no file of games that Pyramide has written.</source>
        <translation>Це не файл партій, записаний програмою Pyramide.</translation>
    </message>
    <message>
        <source>This is no table of games that Pyramide has written.</source>
        <translation>Це не таблиця партій, записана програмою Pyramide.</translation>
    </message>
    <message>
        <source>This file has version %1; this program reads %2.</source>
        <translation>Цей файл має версію %1, а програма читає версію %2.</translation>
    </message>
</context>
<context>
    <name>SystemReason</name>
    <message>
        <source>access permission denied</source>
        <translation>немає прав доступу</translation>
    </message>
    <message>
        <source>attempt to write a readonly database</source>
        <translation>файл доступний лише для читання</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>файл пошкоджено</translation>
    </message>
    <message>
        <source>database is locked</source>
        <translation>файл зайнято іншою програмою</translation>
    </message>
    <message>
        <source>database or disk is full</source>
        <translation>диск заповнено</translation>
    </message>
    <message>
        <source>disk I/O error</source>
        <translation>помилка читання або запису диска</translation>
    </message>
    <message>
        <source>file is not a database</source>
        <translation>файл не є базою даних</translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation>файл не вдається відкрити</translation>
    </message>
</context>
<context>
    <name>TableAccess</name>
    <message>
        <source>The game is paused.</source>
        <translation>Гра на паузі.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Гра триває.</translation>
    </message>
</context>
<context>
    <name>TableHelps</name>
    <message>
        <source>No card of this rank can be played now.</source>
        <translation>Зараз немає доступної карти цього номіналу.</translation>
    </message>
</context>
<context>
    <name>TableMessages</name>
    <message>
        <source>The game is paused. Click or press a key to go on.</source>
        <translation>Гра на паузі. Клацніть мишею або натисніть клавішу, щоб продовжити.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Нова партія</translation>
    </message>
    <message>
        <source>Replay this deal</source>
        <translation>Зіграти цей розклад знову</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Розбір</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Грати далі</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%Ln хід</numerusform>
            <numerusform>%Ln ходи</numerusform>
            <numerusform>%Ln ходів</numerusform>
        </translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Час: %1</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>&amp;Packs:</source>
        <translation>К&amp;олоди карт:</translation>
    </message>
    <message>
        <source>&amp;Cards of a pack:</source>
        <translation>Карт&amp;и в колоді:</translation>
    </message>
    <message>
        <source>&amp;Fixed cards:</source>
        <translation>Закріп&amp;лені карти:</translation>
    </message>
    <message>
        <source>one</source>
        <translation>одна</translation>
    </message>
    <message>
        <source>two</source>
        <translation>дві</translation>
    </message>
    <message>
        <source>52, ace to king</source>
        <translation>52, від туза до короля</translation>
    </message>
    <message>
        <source>48 Spanish, without tens</source>
        <translation>48 іспанських, без десяток</translation>
    </message>
    <message>
        <source>40 Italian, without eights, nines and tens</source>
        <translation>40 італійських, без вісімок, дев’яток і десяток</translation>
    </message>
    <message>
        <source>&amp;Add a block</source>
        <translation>&amp;Додати блок</translation>
    </message>
    <message>
        <source>Place and card, such as A1 KS</source>
        <translation>Місце і карта, наприклад A1 KS</translation>
    </message>
</context>
<context>
    <name>TableReading</name>
    <message>
        <source>%1, empty</source>
        <translation>%1, порожньо</translation>
    </message>
    <message>
        <source>%1, hidden by the pause</source>
        <translation>%1, сховано на час паузи</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>порожньо</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%Ln карта</numerusform>
            <numerusform>%Ln карти</numerusform>
            <numerusform>%Ln карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Скасовано: %1</translation>
    </message>
    <message>
        <source>Made again: %1</source>
        <translation>Повторено: %1</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>Нова партія: %1</translation>
    </message>
    <message>
        <source>The same deal again: %1</source>
        <translation>Той самий розклад знову: %1</translation>
    </message>
    <message>
        <source>The game goes on: %1</source>
        <translation>Партія триває: %1</translation>
    </message>
    <message>
        <source>The game before is back: %1</source>
        <translation>Минулу партію повернуто: %1</translation>
    </message>
    <message>
        <source>%1 is chosen</source>
        <translation>Вибрано карту: %1</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>карту вибрано</translation>
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
        <translation>карту накрито, зверху: %1</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>карта сорочкою догори</translation>
    </message>
    <message>
        <source>redeals without limit</source>
        <translation>скид можна перегортати без обмежень</translation>
    </message>
    <message numerus="yes">
        <source>%n redeal(s) left</source>
        <translation>
            <numerusform>лишилося %Ln перегортання скиду</numerusform>
            <numerusform>лишилося %Ln перегортання скиду</numerusform>
            <numerusform>лишилося %Ln перегортань скиду</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableSentences</name>
    <message>
        <source>Covered cards lie face down and turn up once nothing covers them.</source>
        <translation>Заблоковані карти лежать сорочкою догори і відкриваються, щойно їх ніщо не накриває.</translation>
    </message>
    <message>
        <source>Part %1 of the table need not be cleared for a win.</source>
        <translation>Частину %1 на столі для перемоги розбирати не обов’язково.</translation>
    </message>
    <message>
        <source>There is no stock.</source>
        <translation>Колоди добору немає.</translation>
    </message>
    <message>
        <source>The stock is gone through once; it is not turned over again.</source>
        <translation>Колоду проходять один раз; скид не перегортають.</translation>
    </message>
    <message>
        <source>An empty stock is made again from the waste, as often as you like.</source>
        <translation>Порожня колода відновлюється зі скиду скільки завгодно разів.</translation>
    </message>
    <message>
        <source>What is not used before the next draw is out of the game.</source>
        <translation>Що не використано до наступного добору, вибуває з гри.</translation>
    </message>
    <message>
        <source>A card in a cell stays open; it must leave the cell before the game is won.</source>
        <translation>Карта в комірці лишається доступною; до перемоги вона має покинути комірку.</translation>
    </message>
    <message>
        <source>One Spanish pack of 48 cards is used; it has no tens.</source>
        <translation>Використовується одна іспанська колода з 48 карт; десяток у ній немає.</translation>
    </message>
    <message>
        <source>Two Spanish packs of 48 cards each are used; they have no tens.</source>
        <translation>Використовуються дві іспанські колоди по 48 карт; десяток у них немає.</translation>
    </message>
    <message>
        <source>One Italian pack of 40 cards is used; it has no eights, nines and tens.</source>
        <translation>Використовується одна італійська колода з 40 карт; вісімок, дев’яток і десяток у ній немає.</translation>
    </message>
    <message>
        <source>Two Italian packs of 40 cards each are used; they have no eights, nines and tens.</source>
        <translation>Використовуються дві італійські колоди по 40 карт; вісімок, дев’яток і десяток у них немає.</translation>
    </message>
    <message>
        <source>One pack of 52 cards is used.</source>
        <translation>Використовується одна колода з 52 карт.</translation>
    </message>
    <message>
        <source>Two packs of 52 cards each are used.</source>
        <translation>Використовуються дві колоди по 52 карти.</translation>
    </message>
    <message>
        <source>The cards of the reserve are open from the start.</source>
        <translation>Карти резерву доступні від самого початку.</translation>
    </message>
    <message>
        <source>Only the last card of a column is open.</source>
        <translation>Доступна лише остання карта стовпчика.</translation>
    </message>
    <message>
        <source>A card is covered by the two cards of the next row that lie on it.</source>
        <translation>Карту накривають дві карти наступного ряду, що лежать на ній.</translation>
    </message>
    <message>
        <source>A card is covered by the two cards of the next row that lie on it, a card at the end of a row by only one.</source>
        <translation>Карту накривають дві карти наступного ряду, що лежать на ній, а крайню карту ряду — лише одна.</translation>
    </message>
    <message>
        <source>A card is covered until the whole next row has gone.</source>
        <translation>Карта заблокована, доки не знято весь наступний ряд.</translation>
    </message>
    <message>
        <source>The %1 always lies in row %2 at place %3.</source>
        <translation>Ряд %2, місце %3: тут завжди лежить %1.</translation>
    </message>
    <message>
        <source>The %1 always lies in column %2 at place %3.</source>
        <translation>Стовпчик %2, місце %3: тут завжди лежить %1.</translation>
    </message>
    <message>
        <source>Cards are drawn from the stock onto the waste, one at a time.</source>
        <translation>Карти відкривають із колоди у скид по одній.</translation>
    </message>
    <message>
        <source>A draw turns up one card beside the waste; the card that was turned before moves onto the waste.</source>
        <translation>Під час добору поруч зі скидом відкривають одну карту; відкрита перед нею переходить у скид.</translation>
    </message>
    <message>
        <source>Nothing is shuffled: the cards come again in the same order.</source>
        <translation>Нічого не тасують: карти йдуть знову в тому самому порядку.</translation>
    </message>
    <message>
        <source>Nothing is shuffled: the wastes are gathered from the last to the first, the oldest card of each first.</source>
        <translation>Нічого не тасують: скиди збирають від останнього до першого, кожен починаючи з нижньої карти.</translation>
    </message>
</context>
<context>
    <name>WhyAnswers</name>
    <message>
        <source>Touch what you cannot play: one card or two, the stock, Undo or Redo. Escape ends the question.</source>
        <translation>Натисніть на те, чим не можна грати: на одну карту або дві, колоду, скасування чи повторення. Escape припиняє запитання.</translation>
    </message>
    <message>
        <source>This card has left the game; only Undo brings it back.</source>
        <translation>Ця карта вийшла з гри; повернути її може лише скасування.</translation>
    </message>
    <message>
        <source>This card goes alone: touch it.</source>
        <translation>Ця карта знімається без пари: натисніть на неї.</translation>
    </message>
    <message>
        <source>These two cards go together: touch one, then the other.</source>
        <translation>Ці дві карти знімаються разом: натисніть на одну, потім на другу.</translation>
    </message>
    <message>
        <source>Touch the stock, then the waste that the card is to go to.</source>
        <translation>Натисніть на колоду, потім на скид, у який має лягти карта.</translation>
    </message>
    <message>
        <source>A card can be drawn: touch the stock.</source>
        <translation>Можна відкрити карту: натисніть на колоду.</translation>
    </message>
    <message>
        <source>The waste can be turned over: touch the empty stock.</source>
        <translation>Скид можна перегорнути: натисніть на порожню колоду.</translation>
    </message>
    <message>
        <source>The last move can be taken back.</source>
        <translation>Останній хід можна скасувати.</translation>
    </message>
    <message>
        <source>These rules let no move be taken back.</source>
        <translation>За цими правилами скасовувати ходи не можна.</translation>
    </message>
    <message numerus="yes">
        <source>These rules let %n move(s) be taken back, and no more.</source>
        <translation>
            <numerusform>За цими правилами можна скасувати %Ln хід, не більше.</numerusform>
            <numerusform>За цими правилами можна скасувати %Ln ходи, не більше.</numerusform>
            <numerusform>За цими правилами можна скасувати %Ln ходів, не більше.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>Скасовувати нічого.</translation>
    </message>
    <message>
        <source>The move that was taken back can be made again.</source>
        <translation>Скасований хід можна повторити.</translation>
    </message>
    <message>
        <source>No move has been taken back, so there is none to make again.</source>
        <translation>Жодного ходу не скасовано, і повторювати нічого.</translation>
    </message>
    <message numerus="yes">
        <source>%1 can be played: %n card(s) go with it now.</source>
        <translation>
            <numerusform>%1: цією картою можна грати, зараз до неї підходить %Ln карта.</numerusform>
            <numerusform>%1: цією картою можна грати, зараз до неї підходять %Ln карти.</numerusform>
            <numerusform>%1: цією картою можна грати, зараз до неї підходить %Ln карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card that it goes with is open now: %1.</source>
        <translation>Жодна карта, що підходить до неї, зараз не доступна: %1.</translation>
    </message>
    <message>
        <source>%1 and %2 make %3.</source>
        <translation>%1 і %2 дають у сумі %3.</translation>
    </message>
</context>
<context>
    <name>WindowBars</name>
    <message>
        <source>%1 or Escape brings the bars back.</source>
        <translation>%1 або Escape повертає панелі.</translation>
    </message>
</context>
<context>
    <name>WindowHelp</name>
    <message>
        <source>A whole pass without a pair. Hint tells whether this can still be won.</source>
        <translation>Цілий прохід без пари. «Підказка» скаже, чи можна ще виграти.</translation>
    </message>
</context>
<context>
    <name>WindowMessages</name>
    <message>
        <source>The deal code is copied.</source>
        <translation>Код розкладу скопійовано.</translation>
    </message>
    <message>
        <source>Something went wrong. The table was set up anew; details are in %1.</source>
        <translation>Щось пішло не так. Стіл підготовлено заново; подробиці — в %1.</translation>
    </message>
    <message>
        <source>Undo brings the game before back.</source>
        <translation>«Скасувати» поверне минулу партію.</translation>
    </message>
    <message>
        <source>The game before is back.</source>
        <translation>Минулу партію повернуто.</translation>
    </message>
</context>
<context>
    <name>WindowRecords</name>
    <message>
        <source>This game cannot be shown: %1</source>
        <translation>Цю партію показати не можна: %1</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>Winnable</source>
        <translation>Можна виграти</translation>
    </message>
    <message>
        <source>Can no longer be won</source>
        <translation>Виграти вже не можна</translation>
    </message>
    <message>
        <source>This deal cannot be won</source>
        <translation>Цей розклад не можна виграти</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Невідомо</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Триває розрахунок…</translation>
    </message>
    <message>
        <source>Cannot be won</source>
        <translation>Не виграти</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Програно</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could be brought over.</source>
        <translation>
            <numerusform>Вдалося перенести %Ln партію.</numerusform>
            <numerusform>Вдалося перенести %Ln партії.</numerusform>
            <numerusform>Вдалося перенести %Ln партій.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>row %1, place %2</source>
        <translation>ряд %1, місце %2</translation>
    </message>
    <message>
        <source>pyramid %1, row %2, place %3</source>
        <translation>піраміда %1, ряд %2, місце %3</translation>
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
        <translation>Зніміть: %1 і %2.</translation>
    </message>
    <message>
        <source>Remove the %1.</source>
        <translation>Зніміть: %1.</translation>
    </message>
    <message>
        <source>Put the %1 into a cell.</source>
        <translation>Покладіть у комірку: %1.</translation>
    </message>
    <message>
        <source>Turn the waste back into the stock.</source>
        <translation>Перегорніть скид для нового проходу.</translation>
    </message>
    <message>
        <source>Draw from the stock to waste %1.</source>
        <translation>Відкрийте карту з колоди у скид %1.</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <translation>Відкрийте карту з колоди.</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>Перегортання скиду</translation>
    </message>
    <message>
        <source>Draw: %1</source>
        <translation>Добір: %1</translation>
    </message>
    <message>
        <source>%1 to a cell</source>
        <translation>%1 — до комірки</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Партію закінчено.</translation>
    </message>
    <message>
        <source>This deal can no longer be won, and no more cards can be removed.</source>
        <translation>Цей розклад уже не можна виграти, і зняти більше нічого не можна.</translation>
    </message>
    <message>
        <source>This deal can no longer be won.</source>
        <translation>Цей розклад уже не можна виграти.</translation>
    </message>
    <message>
        <source>Whether this can be won is not known.</source>
        <translation>Чи можна це виграти, невідомо.</translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation>Цей розклад не можна виграти.</translation>
    </message>
    <message>
        <source>This deal can be won.</source>
        <translation>Цей розклад можна виграти.</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>туз</translation>
    </message>
    <message>
        <source>two</source>
        <translation>двійка</translation>
    </message>
    <message>
        <source>three</source>
        <translation>трійка</translation>
    </message>
    <message>
        <source>four</source>
        <translation>четвірка</translation>
    </message>
    <message>
        <source>five</source>
        <translation>п’ятірка</translation>
    </message>
    <message>
        <source>six</source>
        <translation>шістка</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>сімка</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>вісімка</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>дев’ятка</translation>
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
        <translation>трефи</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>бубни</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>чирви</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>піки</translation>
    </message>
    <message>
        <source>Pyramide</source>
        <translation>Pyramide</translation>
    </message>
    <message>
        <source>Three Passes</source>
        <translation>Три проходи</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Класична</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Полегшена</translation>
    </message>
    <message>
        <source>Par Pyramid</source>
        <translation>Піраміда з нормою</translation>
    </message>
    <message>
        <source>Open Stock</source>
        <translation>Відкрита колода</translation>
    </message>
    <message>
        <source>King Tut</source>
        <translation>Король Тут</translation>
    </message>
    <message>
        <source>Tut&apos;s Tomb</source>
        <translation>Гробниця Тута</translation>
    </message>
    <message>
        <source>Apophis</source>
        <translation>Апофіс</translation>
    </message>
    <message>
        <source>Giza</source>
        <translation>Гіза</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Трикутник</translation>
    </message>
    <message>
        <source>Reserve of Seven</source>
        <translation>Резерв із семи</translation>
    </message>
    <message>
        <source>Loose Last Row</source>
        <translation>Вільний останній ряд</translation>
    </message>
    <message>
        <source>Reserve of Six</source>
        <translation>Резерв із шести</translation>
    </message>
    <message>
        <source>One Cell</source>
        <translation>Одна комірка</translation>
    </message>
    <message>
        <source>Coverer Pairs</source>
        <translation>Пари з картою зверху</translation>
    </message>
    <message>
        <source>Spanish Deck</source>
        <translation>Іспанська колода</translation>
    </message>
    <message>
        <source>Six Rows</source>
        <translation>Шість рядів</translation>
    </message>
    <message>
        <source>Thirteen</source>
        <translation>Тринадцять</translation>
    </message>
    <message>
        <source>Treize</source>
        <translation>Трез</translation>
    </message>
    <message>
        <source>Yield</source>
        <translation>Врожай</translation>
    </message>
    <message>
        <source>Pyramid Dozen</source>
        <translation>Дюжина піраміди</translation>
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
        <translation>Італійська колода</translation>
    </message>
    <message>
        <source>Double Pyramid</source>
        <translation>Подвійна піраміда</translation>
    </message>
    <message>
        <source>Two Pyramids</source>
        <translation>Дві піраміди</translation>
    </message>
    <message>
        <source>Up and Down</source>
        <translation>Угору і вниз</translation>
    </message>
    <message>
        <source>Anubis</source>
        <translation>Анубіс</translation>
    </message>
    <message>
        <source>Eleven Triangle</source>
        <translation>Трикутник на одинадцять</translation>
    </message>
    <message>
        <source>My rules</source>
        <translation>Мої правила</translation>
    </message>
    <message>
        <source>waste</source>
        <translation>скид</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>колода</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>комірка</translation>
    </message>
    <message>
        <source>foundation</source>
        <translation>зняті карти</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>стовпчик %1</translation>
    </message>
    <message>
        <source>waste %1</source>
        <translation>скид %1</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>комірка %1</translation>
    </message>
    <message>
        <source>foundation %1</source>
        <translation>зняті карти %1</translation>
    </message>
    <message>
        <source>%1 and %2 are removed</source>
        <translation>знімаються %1 і %2</translation>
    </message>
    <message>
        <source>%1 is removed</source>
        <translation>знімається %1</translation>
    </message>
    <message>
        <source>%1 is drawn</source>
        <translation>відкривається %1</translation>
    </message>
    <message>
        <source>The waste is turned back into the stock</source>
        <translation>Скид перегортається для нового проходу</translation>
    </message>
    <message>
        <source>%1 goes to a cell</source>
        <translation>до комірки переходить %1</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Місце</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Час</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходи</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Рахунок</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Код розкладу</translation>
    </message>
    <message>
        <source>The settings file was damaged. It was kept as %1, and the default settings are in use.</source>
        <translation>Файл налаштувань було пошкоджено. Його збережено як %1, діють типові налаштування.</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their default values again. The old file was kept as %1.</source>
        <translation>Деякі налаштування прочитати не вдалося, їм повернуто типові значення. Старий файл збережено як %1.</translation>
    </message>
    <message>
        <source>The settings were brought up to date. The old file was kept as %1.</source>
        <translation>Налаштування приведено до нової версії. Старий файл збережено як %1.</translation>
    </message>
    <message>
        <source>The settings file could not be read. It was kept as %1, and the default settings are in use.</source>
        <translation>Файл налаштувань прочитати не вдалося. Його збережено як %1, діють типові налаштування.</translation>
    </message>
    <message>
        <source>The file with your games was damaged. It was kept as %1, and a new one was begun.</source>
        <translation>Файл із вашими партіями було пошкоджено. Його збережено як %1, розпочато новий.</translation>
    </message>
    <message>
        <source>A file of another program lay in the place of your games. It was kept as %1, and a new one was begun.</source>
        <translation>На місці ваших партій лежав файл іншої програми. Його збережено як %1, розпочато новий.</translation>
    </message>
    <message>
        <source>The file with your games comes from a newer version of the program. It was kept as %1, and a new one was begun.</source>
        <translation>Файл із вашими партіями створила новіша версія програми. Його збережено як %1, розпочато новий.</translation>
    </message>
    <message>
        <source>The journal beside the file with your games is damaged or does not belong to it. Both were kept as %1, and you go on with the games that the file holds.</source>
        <translation>Журнал поряд із файлом ваших партій пошкоджено, або він належить не до нього. Обидва збережено як %1, і ви продовжуєте з партіями із самого файлу.</translation>
    </message>
    <message>
        <source>What lay in the place of your games could not be used. It was kept as %1, and a new one was begun.</source>
        <translation>Те, що лежало на місці ваших партій, використати не можна. Його збережено як %1, розпочато новий файл.</translation>
    </message>
    <message>
        <source>The file with your games was brought up to date. The old one was kept as %1.</source>
        <translation>Файл із вашими партіями приведено до нової версії. Старий збережено як %1.</translation>
    </message>
    <message>
        <source>The settings file is damaged and cannot be moved away. The default settings are in use, and changes are not kept.</source>
        <translation>Файл налаштувань пошкоджено, і перемістити його не можна. Діють типові налаштування, зміни не зберігаються.</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their default values again. Changes are not kept.</source>
        <translation>Деякі налаштування прочитати не вдалося, їм повернуто типові значення. Зміни не зберігаються.</translation>
    </message>
    <message>
        <source>The settings come from a newer version of the program. What this version knows of them is in use.</source>
        <translation>Налаштування створила новіша версія програми. Діє те, що відоме цій версії.</translation>
    </message>
    <message>
        <source>The settings were brought up to date.</source>
        <translation>Налаштування приведено до нової версії.</translation>
    </message>
    <message>
        <source>The settings of an older version cannot be copied and are left as they are. Changes are not kept.</source>
        <translation>Налаштування старішої версії скопіювати не можна, їх лишено як є. Зміни не зберігаються.</translation>
    </message>
    <message>
        <source>The settings file cannot be read. The default settings are in use, and changes are not kept.</source>
        <translation>Файл налаштувань прочитати не можна. Діють типові налаштування, зміни не зберігаються.</translation>
    </message>
    <message>
        <source>The settings cannot be written. They hold until the program ends.</source>
        <translation>Записати налаштування не можна. Вони діють до закриття програми.</translation>
    </message>
    <message>
        <source>The file with your games is damaged and cannot be moved away. Games are kept only until the program ends.</source>
        <translation>Файл із вашими партіями пошкоджено, і перемістити його не можна. Партії зберігаються лише до закриття програми.</translation>
    </message>
    <message>
        <source>A file of another program lies in the place of your games and cannot be moved away. Games are kept only until the program ends.</source>
        <translation>На місці ваших партій лежить файл іншої програми, і перемістити його не можна. Партії зберігаються лише до закриття програми.</translation>
    </message>
    <message>
        <source>The file with your games comes from a newer version of the program and cannot be moved away. Games are kept only until the program ends.</source>
        <translation>Файл із вашими партіями створила новіша версія програми, і перемістити його не можна. Партії зберігаються лише до закриття програми.</translation>
    </message>
    <message>
        <source>Another program holds the file with your games. Games are kept only until the program ends.</source>
        <translation>Файл із вашими партіями зайнято іншою програмою. Партії зберігаються лише до закриття програми.</translation>
    </message>
    <message>
        <source>The file with your games cannot be used. Games are kept only until the program ends.</source>
        <translation>Файл із вашими партіями використати не можна. Партії зберігаються лише до закриття програми.</translation>
    </message>
    <message>
        <source>The file with your games was brought up to date.</source>
        <translation>Файл із вашими партіями приведено до нової версії.</translation>
    </message>
    <message>
        <source>The file with your games could not be brought up to date and is left as it is. Games are kept only until the program ends.</source>
        <translation>Файл із вашими партіями привести до нової версії не вдалося, його лишено як є. Партії зберігаються лише до закриття програми.</translation>
    </message>
    <message>
        <source>The game cannot be saved now. Saving is tried again with each move.</source>
        <translation>Зараз зберегти партію не можна. Спроба повторюється з кожним ходом.</translation>
    </message>
    <message>
        <source>The game is saved again; nothing was lost.</source>
        <translation>Партія знову зберігається; нічого не втрачено.</translation>
    </message>
    <message>
        <source>The game is already open in another window. Games in this one are not kept.</source>
        <translation>Гру вже відкрито в іншому вікні. Партії цього вікна не зберігаються.</translation>
    </message>
    <message>
        <source>The game in progress cannot be gone on with. It is kept, and a new one was dealt.</source>
        <translation>Розпочату партію продовжити не можна. Її збережено, роздано нову.</translation>
    </message>
    <message>
        <source>The file with the texts in %1 is damaged, so English is shown; installing Pyramide again mends that.</source>
        <translation>Файл із текстами мовою «%1» пошкоджено, тому показано англійську; повторне встановлення Pyramide це виправить.</translation>
    </message>
    <message>
        <source>The games cannot be read now.</source>
        <translation>Зараз прочитати партії не можна.</translation>
    </message>
    <message>
        <source>The game is won</source>
        <translation>Партію виграно</translation>
    </message>
    <message>
        <source>There is no card</source>
        <translation>Тут немає карти</translation>
    </message>
    <message>
        <source>This card is blocked by another</source>
        <translation>Цю карту блокує інша</translation>
    </message>
    <message>
        <source>The next card of the stock cannot be played</source>
        <translation>Наступною картою колоди грати не можна</translation>
    </message>
    <message>
        <source>This card of the waste cannot be played</source>
        <translation>Цією картою скиду грати не можна</translation>
    </message>
    <message>
        <source>This card goes only with the card on top of it</source>
        <translation>Ця карта знімається лише з картою, яка на ній лежить</translation>
    </message>
    <message>
        <source>A card does not go with itself</source>
        <translation>Карта не складає пари сама з собою</translation>
    </message>
    <message>
        <source>The sum must be %1</source>
        <translation>Сума має дорівнювати %1</translation>
    </message>
    <message>
        <source>These two cards do not go together</source>
        <translation>Ці дві карти не знімаються разом</translation>
    </message>
    <message>
        <source>Cards from these two places must not go together</source>
        <translation>Карти з цих двох місць не можна знімати разом</translation>
    </message>
    <message>
        <source>This card does not go alone</source>
        <translation>Ця карта не знімається без пари</translation>
    </message>
    <message>
        <source>These rules have no stock</source>
        <translation>За цими правилами колоди добору немає</translation>
    </message>
    <message>
        <source>The stock is empty</source>
        <translation>Колода закінчилася</translation>
    </message>
    <message>
        <source>The stock still has cards</source>
        <translation>У колоді ще є карти</translation>
    </message>
    <message>
        <source>No pass through the stock is left</source>
        <translation>Проходи закінчилися</translation>
    </message>
    <message>
        <source>There are no more cards to draw</source>
        <translation>Відкривати більше нічого</translation>
    </message>
    <message>
        <source>There is no such cell</source>
        <translation>Такої комірки немає</translation>
    </message>
    <message>
        <source>The cell is taken</source>
        <translation>Комірка зайнята</translation>
    </message>
    <message>
        <source>This card may not go to a cell</source>
        <translation>Цю карту не можна покласти в комірку</translation>
    </message>
    <message>
        <source>Choose a waste for this card</source>
        <translation>Виберіть скид для цієї карти</translation>
    </message>
    <message>
        <source>This card cannot be played now</source>
        <translation>Цією картою зараз грати не можна</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>Гра на паузі</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Партію закінчено</translation>
    </message>
    <message>
        <source>No more possible moves</source>
        <translation>Немає доступних ходів</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>Партія триває</translation>
    </message>
    <message>
        <source>Only the stock goes round now; nothing more can be removed</source>
        <translation>Тепер по колу йде лише колода; зняти більше нічого не можна</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Лишилося карт</translation>
    </message>
    <message>
        <source>Par score</source>
        <translation>Рахунок до норми</translation>
    </message>
</context>
</TS>
