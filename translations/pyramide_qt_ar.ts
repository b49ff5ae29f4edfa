<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Pyramide</source>
        <translation>حول Pyramide</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>ال&amp;تراخيص…</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>الإصدار %1</translation>
    </message>
    <message>
        <source>Pyramid solitaire and its family, played by the documented rules.</source>
        <translation>سوليتير الهرم وعائلته، وفق القواعد الموثّقة.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>برنامج حر بموجب رخصة جنو العمومية (GPL)، الإصدار 3 أو ما بعده. يُقدَّم بلا أي ضمان.</translation>
    </message>
    <message>
        <source>It uses no network: your games stay on this computer.</source>
        <translation>لا يستعمل الشبكة: تبقى ألعابك على هذا الحاسوب.</translation>
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
        <translation>استئنا&amp;ف</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>إيقا&amp;ف مؤقت</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>لعبة &amp;جديدة</translation>
    </message>
    <message>
        <source>Be&amp;gin a new match</source>
        <translation>بدء &amp;مباراة جديدة</translation>
    </message>
    <message>
        <source>M&amp;y rules…</source>
        <translation>&amp;قواعدي…</translation>
    </message>
    <message>
        <source>Sa&amp;me number under other rules…</source>
        <translation>الرقم &amp;نفسه بقواعد أخرى…</translation>
    </message>
    <message>
        <source>Deal one that can be &amp;won</source>
        <translation>&amp;وزّع لعبة يمكن الفوز بها</translation>
    </message>
    <message>
        <source>Deal a game under these rules that can be won</source>
        <translation>وزّع لعبة بهذه القواعد يمكن الفوز بها</translation>
    </message>
    <message>
        <source>&amp;Replay this deal</source>
        <translation>لعب هذه التوزيعة من ال&amp;بداية</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>من البداية</translation>
    </message>
    <message>
        <source>Ne&amp;xt deal</source>
        <translation>التوزيعة ال&amp;تالية</translation>
    </message>
    <message>
        <source>Pre&amp;vious deal</source>
        <translation>التوزيعة ال&amp;سابقة</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>الإ&amp;حصائيات</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>السج&amp;ل</translation>
    </message>
    <message>
        <source>Save this game as a &amp;file…</source>
        <translation>حف&amp;ظ هذه اللعبة في ملف…</translation>
    </message>
    <message>
        <source>&amp;Daily deal</source>
        <translation>توزيعة ال&amp;يوم</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>إن&amp;هاء</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إ&amp;عادة</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>إعادة</translation>
    </message>
    <message>
        <source>&amp;Draw or redeal</source>
        <translation>&amp;سحب أو قلب الكومة</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>تل&amp;ميح</translation>
    </message>
    <message>
        <source>Show &amp;moves</source>
        <translation>إظهار ال&amp;حركات</translation>
    </message>
    <message>
        <source>Show the solu&amp;tion</source>
        <translation>عرض الح&amp;ل</translation>
    </message>
    <message>
        <source>Re&amp;view this game</source>
        <translation>م&amp;راجعة هذه اللعبة</translation>
    </message>
    <message>
        <source>&amp;Enter a deal…</source>
        <translation>إ&amp;دخال توزيعة…</translation>
    </message>
    <message>
        <source>Say whether the game can be &amp;won</source>
        <translation>بيان هل يمكن ال&amp;فوز باللعبة</translation>
    </message>
    <message>
        <source>&amp;Copy deal code</source>
        <translation>&amp;نسخ رمز التوزيعة</translation>
    </message>
    <message>
        <source>&amp;Paste deal code…</source>
        <translation>ل&amp;صق رمز توزيعة…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>الإ&amp;عدادات…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>ملء ال&amp;شاشة</translation>
    </message>
    <message>
        <source>&amp;Nothing but cards</source>
        <translation>الأوراق ف&amp;قط</translation>
    </message>
    <message>
        <source>Show the &amp;bars</source>
        <translation>&amp;إظهار الأشرطة</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;قواعد هذه اللعبة</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <translation>&amp;طريقة اللعب</translation>
    </message>
    <message>
        <source>&amp;Why can&apos;t I…?</source>
        <translation>&amp;لماذا لا أستطيع…؟</translation>
    </message>
    <message>
        <source>&amp;Guide through a first game</source>
        <translation>&amp;دليل اللعبة الأولى</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>ا&amp;ختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>&amp;About Pyramide</source>
        <translation>&amp;حول Pyramide</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>ح&amp;ول Qt</translation>
    </message>
    <message>
        <source>Deal a new game at random</source>
        <translation>توزيع لعبة جديدة عشوائية</translation>
    </message>
    <message>
        <source>New game by r&amp;ules or code…</source>
        <translation>لعبة جديدة حسب &amp;القواعد أو الرمز…</translation>
    </message>
    <message>
        <source>Choose rules and a deal by its code</source>
        <translation>اختيار القواعد وتوزيعة برمزها</translation>
    </message>
    <message>
        <source>Let the next game be the first of a match of six</source>
        <translation>جعل اللعبة التالية أولى مباراة من ست ألعاب</translation>
    </message>
    <message>
        <source>Put together rules of your own</source>
        <translation>تركيب قواعد خاصة بك</translation>
    </message>
    <message>
        <source>Deal the number on the table under other rules</source>
        <translation>توزيع الرقم الذي على الطاولة بقواعد أخرى</translation>
    </message>
    <message>
        <source>Play this deal again from its start</source>
        <translation>لعب هذه التوزيعة مرة أخرى من بدايتها</translation>
    </message>
    <message>
        <source>&amp;Take back the new game</source>
        <translation>العودة &amp;إلى اللعبة السابقة</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>التراجع عن آخر حركة</translation>
    </message>
    <message>
        <source>Make the move again that was taken back</source>
        <translation>إعادة الحركة التي تم التراجع عنها</translation>
    </message>
    <message>
        <source>Show the next move of a shortest win</source>
        <translation>إظهار الحركة التالية في أقصر فوز</translation>
    </message>
    <message>
        <source>Cover the table and stop the clock</source>
        <translation>تغطية الطاولة وإيقاف الساعة</translation>
    </message>
    <message>
        <source>Show how your games went</source>
        <translation>عرض نتائج ألعابك</translation>
    </message>
    <message>
        <source>Change how the game looks and helps</source>
        <translation>تغيير مظهر اللعبة وما تقدمه من مساعدة</translation>
    </message>
    <message>
        <source>Copy the code of this deal</source>
        <translation>نسخ رمز هذه التوزيعة</translation>
    </message>
</context>
<context>
    <name>AnalysisCommands</name>
    <message>
        <source>No deal that hard or easy is ready yet; this one can be won.</source>
        <translation>لا توجد بعد توزيعة جاهزة بهذه الصعوبة؛ وهذه يمكن الفوز بها.</translation>
    </message>
    <message>
        <source>No deal that can be won was found in time; this one came by chance.</source>
        <translation>لم يُعثر في الوقت المناسب على توزيعة يمكن الفوز بها؛ هذه جاءت مصادفة.</translation>
    </message>
    <message>
        <source>Looking for the best move…</source>
        <translation>جارٍ البحث عن أفضل حركة…</translation>
    </message>
    <message>
        <source>No card can be removed now; the stock may help.</source>
        <translation>لا يمكن الآن إزالة أي ورقة؛ وقد تفيد كومة السحب.</translation>
    </message>
    <message>
        <source>No card can be removed any more.</source>
        <translation>لم تعد إزالة أي ورقة ممكنة.</translation>
    </message>
</context>
<context>
    <name>AnalysisDialogs</name>
    <message>
        <source>A shortest win</source>
        <translation>أقصر فوز</translation>
    </message>
    <message>
        <source>A win</source>
        <translation>فوز</translation>
    </message>
    <message>
        <source>What removes the most cards</source>
        <translation>ما يزيل أكبر عدد من الأوراق</translation>
    </message>
    <message>
        <source>No solution is known.</source>
        <translation>لا يُعرف حل.</translation>
    </message>
</context>
<context>
    <name>AnalysisWording</name>
    <message numerus="yes">
        <source>The win is %n move(s) away.</source>
        <translation>
            <numerusform>لا تفصلك عن الفوز أي حركة.</numerusform>
            <numerusform>تفصلك عن الفوز حركة واحدة.</numerusform>
            <numerusform>تفصلك عن الفوز حركتان.</numerusform>
            <numerusform>تفصلك عن الفوز %Ln حركات.</numerusform>
            <numerusform>تفصلك عن الفوز %Ln حركة.</numerusform>
            <numerusform>تفصلك عن الفوز %Ln حركة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The win is at most %n move(s) away.</source>
        <translation>
            <numerusform>لا تفصلك عن الفوز أي حركة.</numerusform>
            <numerusform>تفصلك عن الفوز حركة واحدة على الأكثر.</numerusform>
            <numerusform>تفصلك عن الفوز حركتان على الأكثر.</numerusform>
            <numerusform>تفصلك عن الفوز %Ln حركات على الأكثر.</numerusform>
            <numerusform>تفصلك عن الفوز %Ln حركة على الأكثر.</numerusform>
            <numerusform>تفصلك عن الفوز %Ln حركة على الأكثر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deal can no longer be won: at most %n card(s) can be removed.</source>
        <translation>
            <numerusform>لم يعد الفوز بهذه التوزيعة ممكنًا: لا يمكن إزالة أي ورقة.</numerusform>
            <numerusform>لم يعد الفوز بهذه التوزيعة ممكنًا: يمكن إزالة ورقة واحدة على الأكثر.</numerusform>
            <numerusform>لم يعد الفوز بهذه التوزيعة ممكنًا: يمكن إزالة ورقتين على الأكثر.</numerusform>
            <numerusform>لم يعد الفوز بهذه التوزيعة ممكنًا: يمكن إزالة %Ln أوراق على الأكثر.</numerusform>
            <numerusform>لم يعد الفوز بهذه التوزيعة ممكنًا: يمكن إزالة %Ln ورقة على الأكثر.</numerusform>
            <numerusform>لم يعد الفوز بهذه التوزيعة ممكنًا: يمكن إزالة %Ln ورقة على الأكثر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s), the fewest possible</source>
        <translation>
            <numerusform>لا حركات، وهو أقل عدد ممكن</numerusform>
            <numerusform>حركة واحدة، وهو أقل عدد ممكن</numerusform>
            <numerusform>حركتان، وهو أقل عدد ممكن</numerusform>
            <numerusform>%Ln حركات، وهو أقل عدد ممكن</numerusform>
            <numerusform>%Ln حركة، وهو أقل عدد ممكن</numerusform>
            <numerusform>%Ln حركة، وهو أقل عدد ممكن</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n move(s)</source>
        <translation>
            <numerusform>لم تلعب أي حركة</numerusform>
            <numerusform>لعبت حركة واحدة</numerusform>
            <numerusform>لعبت حركتين</numerusform>
            <numerusform>لعبت %Ln حركات</numerusform>
            <numerusform>لعبت %Ln حركة</numerusform>
            <numerusform>لعبت %Ln حركة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the fewest are %n</source>
        <translation>
            <numerusform>وأقل ما يلزم صفر</numerusform>
            <numerusform>وأقل ما يلزم حركة واحدة</numerusform>
            <numerusform>وأقل ما يلزم حركتان</numerusform>
            <numerusform>وأقل ما يلزم %Ln حركات</numerusform>
            <numerusform>وأقل ما يلزم %Ln حركة</numerusform>
            <numerusform>وأقل ما يلزم %Ln حركة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1؛ %2</translation>
    </message>
    <message>
        <source>Before move %1 it could still be won.</source>
        <translation>قبل الحركة %1 كان الفوز لا يزال ممكنًا.</translation>
    </message>
    <message numerus="yes">
        <source>This deal cannot be won: at most %n card(s) can be removed.</source>
        <translation>
            <numerusform>لا يمكن الفوز بهذه التوزيعة: لا يمكن إزالة أي ورقة.</numerusform>
            <numerusform>لا يمكن الفوز بهذه التوزيعة: يمكن إزالة ورقة واحدة على الأكثر.</numerusform>
            <numerusform>لا يمكن الفوز بهذه التوزيعة: يمكن إزالة ورقتين على الأكثر.</numerusform>
            <numerusform>لا يمكن الفوز بهذه التوزيعة: يمكن إزالة %Ln أوراق على الأكثر.</numerusform>
            <numerusform>لا يمكن الفوز بهذه التوزيعة: يمكن إزالة %Ln ورقة على الأكثر.</numerusform>
            <numerusform>لا يمكن الفوز بهذه التوزيعة: يمكن إزالة %Ln ورقة على الأكثر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deal can be won; the fewest moves are %n.</source>
        <translation>
            <numerusform>يمكن الفوز بهذه التوزيعة بلا أي حركة.</numerusform>
            <numerusform>يمكن الفوز بهذه التوزيعة؛ وأقل ما يلزم حركة واحدة.</numerusform>
            <numerusform>يمكن الفوز بهذه التوزيعة؛ وأقل ما يلزم حركتان.</numerusform>
            <numerusform>يمكن الفوز بهذه التوزيعة؛ وأقل ما يلزم %Ln حركات.</numerusform>
            <numerusform>يمكن الفوز بهذه التوزيعة؛ وأقل ما يلزم %Ln حركة.</numerusform>
            <numerusform>يمكن الفوز بهذه التوزيعة؛ وأقل ما يلزم %Ln حركة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n card(s)</source>
        <translation>
            <numerusform>ولا ورقة</numerusform>
            <numerusform>ورقة واحدة على الأكثر</numerusform>
            <numerusform>ورقتان على الأكثر</numerusform>
            <numerusform>%Ln أوراق على الأكثر</numerusform>
            <numerusform>%Ln ورقة على الأكثر</numerusform>
            <numerusform>%Ln ورقة على الأكثر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) more than needed</source>
        <translation>
            <numerusform>لا حركة أكثر من اللازم</numerusform>
            <numerusform>حركة واحدة أكثر من اللازم</numerusform>
            <numerusform>حركتان أكثر من اللازم</numerusform>
            <numerusform>%Ln حركات أكثر من اللازم</numerusform>
            <numerusform>%Ln حركة أكثر من اللازم</numerusform>
            <numerusform>%Ln حركة أكثر من اللازم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) can be removed now.</source>
        <translation>
            <numerusform>لا يمكن الآن إزالة أي ورقة.</numerusform>
            <numerusform>يمكن الآن إزالة ورقة واحدة.</numerusform>
            <numerusform>يمكن الآن إزالة ورقتين.</numerusform>
            <numerusform>يمكن الآن إزالة %Ln أوراق.</numerusform>
            <numerusform>يمكن الآن إزالة %Ln ورقة.</numerusform>
            <numerusform>يمكن الآن إزالة %Ln ورقة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BlockRow</name>
    <message>
        <source>Pyramid</source>
        <translation>هرم</translation>
    </message>
    <message>
        <source>Inverted pyramid</source>
        <translation>هرم معكوس</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>أعمدة</translation>
    </message>
    <message>
        <source>Kind of block</source>
        <translation>شكل الكتلة</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>الصفوف:</translation>
    </message>
    <message>
        <source>Rows of the pyramid</source>
        <translation>صفوف الهرم</translation>
    </message>
    <message>
        <source>Number of columns</source>
        <translation>عدد الأعمدة</translation>
    </message>
    <message>
        <source>Cards in a column</source>
        <translation>عدد الأوراق في العمود</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>مقلوبة</translation>
    </message>
    <message>
        <source>Covered cards lie face down</source>
        <translation>الأوراق المغطاة مقلوبة على وجهها</translation>
    </message>
    <message>
        <source>whole row</source>
        <translation>صف كامل</translation>
    </message>
    <message>
        <source>A card is covered until the whole next row has gone</source>
        <translation>تبقى الورقة مغطاة حتى يزول الصف التالي كله</translation>
    </message>
    <message>
        <source>to clear</source>
        <translation>يجب إخلاؤها</translation>
    </message>
    <message>
        <source>This block must be cleared for a win</source>
        <translation>لا فوز إلا بإخلاء هذه الكتلة</translation>
    </message>
    <message>
        <source>Take this block away</source>
        <translation>حذف هذه الكتلة</translation>
    </message>
</context>
<context>
    <name>CardLetters</name>
    <message>
        <source>%1, 2 to 10, %2, %3, %4</source>
        <translation>‏%1، من 2 إلى 10، %2،‏ %3،‏ %4</translation>
    </message>
</context>
<context>
    <name>ChartPage</name>
    <message>
        <source>Which chart</source>
        <translation>أي رسم بياني</translation>
    </message>
    <message>
        <source>As a &amp;table</source>
        <translation>ك&amp;جدول</translation>
    </message>
</context>
<context>
    <name>ChartTexts</name>
    <message>
        <source>Results over time</source>
        <translation>النتائج عبر الزمن</translation>
    </message>
    <message>
        <source>Times of the won games</source>
        <translation>أوقات الألعاب التي انتهت بالفوز</translation>
    </message>
    <message>
        <source>Moves of the won games</source>
        <translation>حركات الألعاب التي انتهت بالفوز</translation>
    </message>
    <message>
        <source>Games won, by rules</source>
        <translation>الفوز حسب القواعد</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>الحركات</translation>
    </message>
    <message>
        <source>When</source>
        <translation>متى</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>فوز</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>بلا فوز</translation>
    </message>
    <message>
        <source>No game has come to its end yet.</source>
        <translation>لم تنتهِ أي لعبة بعد.</translation>
    </message>
    <message>
        <source>%1: %2 won, %3 not won</source>
        <translation>‏%1: فوز %2، بلا فوز %3</translation>
    </message>
    <message numerus="yes">
        <source>%n won game(s)</source>
        <translation>
            <numerusform>لا لعبة انتهت بالفوز</numerusform>
            <numerusform>لعبة واحدة انتهت بالفوز</numerusform>
            <numerusform>لعبتان انتهتا بالفوز</numerusform>
            <numerusform>%Ln ألعاب انتهت بالفوز</numerusform>
            <numerusform>%Ln لعبة انتهت بالفوز</numerusform>
            <numerusform>%Ln لعبة انتهت بالفوز</numerusform>
        </translation>
    </message>
    <message>
        <source>Won games</source>
        <translation>مرات الفوز</translation>
    </message>
    <message>
        <source>No game is won yet.</source>
        <translation>لا فوز بعد.</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>‏%1 فأكثر</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>من %1 إلى %2</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>المنتهية</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>النسبة</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>مجال الثقة 95‎%‎</translation>
    </message>
    <message>
        <source>%1: %2 of %3 won, %4; the true share is most likely %5</source>
        <translation>‏%1: الفوز في %2 من %3، أي %4؛ والأرجح أن النسبة الحقيقية %5</translation>
    </message>
</context>
<context>
    <name>CodeProblem</name>
    <message>
        <source>The deal number may only have letters from A to Z; letter %1 is &quot;%2&quot;.</source>
        <translation>لا يحوي رقم التوزيعة إلا حروفًا من A إلى Z؛ والحرف رقم %1 هو «⁦%2⁩».</translation>
    </message>
    <message>
        <source>The deal number must have %1 letters; the length of this one is %2.</source>
        <translation>يجب أن يكون عدد حروف رقم التوزيعة %1؛ وعددها هنا %2.</translation>
    </message>
    <message>
        <source>The text has %1 characters, far too many for a deal code.</source>
        <translation>عدد محارف النص %1، وهذا أكثر بكثير مما يكون في رمز توزيعة.</translation>
    </message>
    <message>
        <source>There is no deal code here; one looks like PY1-N-AAAAAAS.</source>
        <translation>لا يوجد هنا رمز توزيعة؛ ويكون الرمز على شكل PY1-N-AAAAAAS.</translation>
    </message>
    <message>
        <source>A deal code cannot have &quot;%1&quot;, its character %2.</source>
        <translation>لا يمكن أن يحوي رمز التوزيعة «⁦%1⁩»، وهو المحرف رقم %2.</translation>
    </message>
    <message>
        <source>A deal code has three parts, as in PY1-N-AAAAAAS; this one has %1.</source>
        <translation>رمز التوزيعة من ثلاثة أجزاء، مثل PY1-N-AAAAAAS؛ وعددها هنا %1.</translation>
    </message>
    <message>
        <source>There are %1 deal codes here; only one can be dealt.</source>
        <translation>هنا عدة رموز توزيعات (%1)، ولا يمكن توزيع إلا واحدة.</translation>
    </message>
    <message>
        <source>The format %1 is not known; this program reads %2.</source>
        <translation>الصيغة %1 غير معروفة؛ ويقرأ هذا البرنامج الصيغة %2.</translation>
    </message>
    <message>
        <source>A deal code starts with &quot;%1-&quot;; this text starts with &quot;%2&quot;.</source>
        <translation>يبدأ رمز التوزيعة بـ «⁦%1-⁩»؛ ويبدأ هذا النص بـ «⁦%2⁩».</translation>
    </message>
    <message>
        <source>The rules in this code cannot be used: %1</source>
        <translation>لا يمكن استعمال القواعد التي في هذا الرمز: %1</translation>
    </message>
    <message>
        <source>There are no rules with the token &quot;%1&quot;; did you mean %2?</source>
        <translation>لا توجد قواعد رمزها «⁦%1⁩»؛ هل تقصد ⁦%2⁩؟</translation>
    </message>
    <message>
        <source>There are no rules with the token &quot;%1&quot;.</source>
        <translation>لا توجد قواعد رمزها «⁦%1⁩».</translation>
    </message>
</context>
<context>
    <name>DailyCalendar</name>
    <message>
        <source>Previous month</source>
        <translation>الشهر السابق</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>الشهر التالي</translation>
    </message>
</context>
<context>
    <name>DailyDialog</name>
    <message>
        <source>Daily deal</source>
        <translation>توزيعة اليوم</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>الأيام</translation>
    </message>
    <message>
        <source>&amp;Copy the result</source>
        <translation>&amp;نسخ النتيجة</translation>
    </message>
    <message>
        <source>&amp;Stop looking</source>
        <translation>إ&amp;يقاف البحث</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>ل&amp;عب</translation>
    </message>
    <message>
        <source>Looking for a deal that can be won…</source>
        <translation>جارٍ البحث عن توزيعة يمكن الفوز بها…</translation>
    </message>
    <message>
        <source>No deal could be found for that day.</source>
        <translation>لم يُعثر على توزيعة لذلك اليوم.</translation>
    </message>
    <message>
        <source>The result is copied.</source>
        <translation>نُسخت النتيجة.</translation>
    </message>
</context>
<context>
    <name>DailyTexts</name>
    <message>
        <source>By the calendar of this computer today is %1.</source>
        <translation>اليوم حسب تقويم هذا الحاسوب هو %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>لا أيام متتالية</numerusform>
            <numerusform>يوم واحد على التوالي</numerusform>
            <numerusform>يومان متتاليان</numerusform>
            <numerusform>%Ln أيام متتالية</numerusform>
            <numerusform>%Ln يومًا متتاليًا</numerusform>
            <numerusform>%Ln يوم على التوالي</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n</source>
        <translation>
            <numerusform>الأطول صفر</numerusform>
            <numerusform>الأطول يوم واحد</numerusform>
            <numerusform>الأطول يومان</numerusform>
            <numerusform>الأطول %Ln أيام</numerusform>
            <numerusform>الأطول %Ln يومًا</numerusform>
            <numerusform>الأطول %Ln يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock was set back; your days in a row are kept.</source>
        <translation>أُعيدت الساعة إلى الوراء؛ وأيامك المتتالية محفوظة.</translation>
    </message>
    <message>
        <source>The time zone was changed and a day left out; it is not held against you.</source>
        <translation>تغيرت المنطقة الزمنية وفات يوم؛ ولا يُحسب ذلك عليك.</translation>
    </message>
    <message>
        <source>%1: not played yet.</source>
        <translation>‏%1: لم تُلعب بعد.</translation>
    </message>
    <message>
        <source>%1: begun.</source>
        <translation>‏%1: بدأت.</translation>
    </message>
    <message>
        <source>%1: done.</source>
        <translation>‏%1: تم الفوز.</translation>
    </message>
    <message>
        <source>%1: done in the fewest moves possible.</source>
        <translation>‏%1: تم الفوز بأقل عدد ممكن من الحركات.</translation>
    </message>
    <message>
        <source>%1: done on a later day.</source>
        <translation>‏%1: تم الفوز في يوم لاحق.</translation>
    </message>
    <message>
        <source>Won with %1 moves in %2.</source>
        <translation>فوز: الحركات %1، الوقت %2.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>فوز</translation>
    </message>
    <message>
        <source>won in the fewest moves</source>
        <translation>فوز بأقل عدد من الحركات</translation>
    </message>
    <message>
        <source>won on a later day</source>
        <translation>فوز في يوم لاحق</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>بدأت</translation>
    </message>
    <message>
        <source>Under these rules a daily deal may not be winnable.</source>
        <translation>قد لا يكون الفوز بتوزيعة اليوم ممكنًا بهذه القواعد.</translation>
    </message>
    <message>
        <source>Pyramide, daily deal of %1</source>
        <translation>توزيعة اليوم في Pyramide: ⁦%1⁩</translation>
    </message>
    <message>
        <source>%1: won with %2 moves in %3</source>
        <translation>‏%1: فوز، الحركات %2، الوقت %3</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation>
            <numerusform>بلا تراجع</numerusform>
            <numerusform>تراجع عن حركة واحدة</numerusform>
            <numerusform>تراجع عن حركتين</numerusform>
            <numerusform>تراجع عن %Ln حركات</numerusform>
            <numerusform>تراجع عن %Ln حركة</numerusform>
            <numerusform>تراجع عن %Ln حركة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>بلا تلميحات</numerusform>
            <numerusform>تلميح واحد</numerusform>
            <numerusform>تلميحان</numerusform>
            <numerusform>%Ln تلميحات</numerusform>
            <numerusform>%Ln تلميحًا</numerusform>
            <numerusform>%Ln تلميح</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DemoDialog</name>
    <message>
        <source>&amp;Play on from here</source>
        <translation>&amp;متابعة اللعب من هنا</translation>
    </message>
    <message>
        <source>The moves shown count as hints.</source>
        <translation>تُحسب الحركات المعروضة تلميحات.</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>ال&amp;عودة إلى اللعبة</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>الحركة %1 من %2</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>التالي: %1</translation>
    </message>
    <message>
        <source>Watching counts neither as a win nor as help.</source>
        <translation>المشاهدة لا تُحسب فوزًا ولا مساعدة.</translation>
    </message>
</context>
<context>
    <name>EndSummary</name>
    <message>
        <source>Your first win under these rules</source>
        <translation>فوزك الأول بهذه القواعد</translation>
    </message>
    <message>
        <source>Your best time under these rules</source>
        <translation>أفضل وقت لك بهذه القواعد</translation>
    </message>
    <message>
        <source>Your fewest moves under these rules</source>
        <translation>أقل عدد حركات لك بهذه القواعد</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row</source>
        <translation>
            <numerusform>لا انتصارات متتالية</numerusform>
            <numerusform>فوز واحد متتالٍ</numerusform>
            <numerusform>فوزان متتاليان</numerusform>
            <numerusform>%Ln انتصارات متتالية</numerusform>
            <numerusform>%Ln انتصارًا متتاليًا</numerusform>
            <numerusform>%Ln انتصار متتالٍ</numerusform>
        </translation>
    </message>
    <message>
        <source>Hints: %1, moves taken back: %2</source>
        <translation>التلميحات: %1، مرات التراجع: %2</translation>
    </message>
</context>
<context>
    <name>EnterDealDialog</name>
    <message>
        <source>Enter a deal</source>
        <translation>إدخال توزيعة</translation>
    </message>
    <message>
        <source>Type or click the cards in deal order: the tableau row by row from the top, each row from the left, then the stock in the order in which it is drawn.</source>
        <translation>اكتب الأوراق أو انقر عليها بترتيب توزيعها: اللوحة صفًا صفًا من الأعلى، وكل صف من اليسار، ثم كومة السحب بترتيب سحبها.</translation>
    </message>
    <message>
        <source>A game of typed cards is kept neither in the history nor in the statistics.</source>
        <translation>اللعبة بأوراق مُدخلة لا تُحفظ في السجل ولا في الإحصائيات.</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>ال&amp;قواعد:</translation>
    </message>
    <message>
        <source>For example: 8C KD 10H …</source>
        <translation>مثلًا: ⁦8C KD 10H …</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>الأوراق</translation>
    </message>
    <message>
        <source>The table so far</source>
        <translation>الطاولة حتى الآن</translation>
    </message>
    <message>
        <source>Take &amp;back a card</source>
        <translation>&amp;تراجع عن ورقة</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;حل</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>ل&amp;عب</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;مراجعة</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) are there.</source>
        <translation>
            <numerusform>لا توجد أوراق.</numerusform>
            <numerusform>الورقة الوحيدة موجودة.</numerusform>
            <numerusform>الورقتان موجودتان.</numerusform>
            <numerusform>الأوراق كلها موجودة، وعددها %Ln.</numerusform>
            <numerusform>الأوراق كلها موجودة، وعددها %Ln.</numerusform>
            <numerusform>الأوراق كلها موجودة، وعددها %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are missing.</source>
        <translation>
            <numerusform>لا تنقص أي ورقة.</numerusform>
            <numerusform>تنقص ورقة واحدة.</numerusform>
            <numerusform>تنقص ورقتان.</numerusform>
            <numerusform>تنقص %Ln أوراق.</numerusform>
            <numerusform>تنقص %Ln ورقة.</numerusform>
            <numerusform>تنقص %Ln ورقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>stock, card %1</source>
        <translation>كومة السحب، الورقة %1</translation>
    </message>
    <message>
        <source>%1 The next one lies here: %2.</source>
        <translation>%1 موضع الورقة التالية: %2.</translation>
    </message>
    <message>
        <source>It is the %1.</source>
        <translation>وهي: %1.</translation>
    </message>
    <message>
        <source>The text is far too long for a deal.</source>
        <translation>النص أطول بكثير من توزيعة.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, at place %2, is not a card.</source>
        <translation>«⁦%1⁩» في الموضع %2 ليس ورقة.</translation>
    </message>
    <message>
        <source>The card %1, at place %2, is not in this pack.</source>
        <translation>الورقة %1 في الموضع %2 ليست من هذه الرزمة.</translation>
    </message>
    <message>
        <source>The card %1, at place %2, is there already.</source>
        <translation>الورقة %1 في الموضع %2 موجودة من قبل.</translation>
    </message>
    <message>
        <source>The card %1 cannot lie at place %2 here.</source>
        <translation>لا يمكن أن تكون الورقة %1 في الموضع %2 هنا.</translation>
    </message>
    <message>
        <source>The card %1, at place %2, is one too many.</source>
        <translation>الورقة %1 في الموضع %2 زائدة.</translation>
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
        <translation>جدول (*.csv)</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>تصدير الألعاب</translation>
    </message>
    <message>
        <source>Games (*.json *.csv)</source>
        <translation>ألعاب (*.json *.csv)</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>استيراد الألعاب</translation>
    </message>
    <message>
        <source>Exporting games…</source>
        <translation>جارٍ تصدير الألعاب…</translation>
    </message>
    <message>
        <source>Reading games…</source>
        <translation>تجري قراءة الألعاب…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read and were left out.</source>
        <translation>
            <numerusform>قُرئت كل الألعاب ولم تُترك أي لعبة.</numerusform>
            <numerusform>تعذرت قراءة لعبة واحدة فتُركت.</numerusform>
            <numerusform>تعذرت قراءة لعبتين فتُركتا.</numerusform>
            <numerusform>تعذرت قراءة %Ln ألعاب فتُركت.</numerusform>
            <numerusform>تعذرت قراءة %Ln لعبة فتُركت.</numerusform>
            <numerusform>تعذرت قراءة %Ln لعبة فتُركت.</numerusform>
        </translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>و%1 غيرها</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were exported to %1.</source>
        <translation>
            <numerusform>لم تُصدَّر أي لعبة إلى ⁨%1⁩.</numerusform>
            <numerusform>صُدّرت لعبة واحدة إلى ⁨%1⁩.</numerusform>
            <numerusform>صُدّرت لعبتان إلى ⁨%1⁩.</numerusform>
            <numerusform>صُدّرت %Ln ألعاب إلى ⁨%1⁩.</numerusform>
            <numerusform>صُدّرت %Ln لعبة إلى ⁨%1⁩.</numerusform>
            <numerusform>صُدّرت %Ln لعبة إلى ⁨%1⁩.</numerusform>
        </translation>
    </message>
    <message>
        <source>The games could not be saved; none came in.</source>
        <translation>تعذر حفظ الألعاب؛ فلم تُستورد أي لعبة.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) came in.</source>
        <translation>
            <numerusform>لم تُستورد أي لعبة.</numerusform>
            <numerusform>استُوردت لعبة واحدة.</numerusform>
            <numerusform>استُوردت لعبتان.</numerusform>
            <numerusform>استُوردت %Ln ألعاب.</numerusform>
            <numerusform>استُوردت %Ln لعبة.</numerusform>
            <numerusform>استُوردت %Ln لعبة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) had gone on since.</source>
        <translation>
            <numerusform>لم تُستكمل أي لعبة.</numerusform>
            <numerusform>استُكملت لعبة واحدة بحركاتها الأحدث.</numerusform>
            <numerusform>استُكملت لعبتان بحركاتهما الأحدث.</numerusform>
            <numerusform>استُكملت %Ln ألعاب بحركاتها الأحدث.</numerusform>
            <numerusform>استُكملت %Ln لعبة بحركاتها الأحدث.</numerusform>
            <numerusform>استُكملت %Ln لعبة بحركاتها الأحدث.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>لم تكن أي لعبة هنا من قبل.</numerusform>
            <numerusform>كانت لعبة واحدة هنا من قبل.</numerusform>
            <numerusform>كانت لعبتان هنا من قبل.</numerusform>
            <numerusform>كانت %Ln ألعاب هنا من قبل.</numerusform>
            <numerusform>كانت %Ln لعبة هنا من قبل.</numerusform>
            <numerusform>كانت %Ln لعبة هنا من قبل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in %1 cannot be read.</source>
        <translation>
            <numerusform>كل الألعاب في ⁨%1⁩ مقروءة.</numerusform>
            <numerusform>لعبة واحدة في ⁨%1⁩ لا يمكن قراءتها.</numerusform>
            <numerusform>لعبتان في ⁨%1⁩ لا يمكن قراءتهما.</numerusform>
            <numerusform>%Ln ألعاب في ⁨%1⁩ لا يمكن قراءتها.</numerusform>
            <numerusform>%Ln لعبة في ⁨%1⁩ لا يمكن قراءتها.</numerusform>
            <numerusform>%Ln لعبة في ⁨%1⁩ لا يمكن قراءتها.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>السطر %1: %2</translation>
    </message>
    <message>
        <source>Import none</source>
        <translation>عدم الاستيراد</translation>
    </message>
    <message numerus="yes">
        <source>Import the other %n game(s)</source>
        <translation>
            <numerusform>استيراد الألعاب الأخرى</numerusform>
            <numerusform>استيراد اللعبة الأخرى</numerusform>
            <numerusform>استيراد اللعبتين الأخريين</numerusform>
            <numerusform>استيراد الألعاب الأخرى (%Ln)</numerusform>
            <numerusform>استيراد الألعاب الأخرى (%Ln)</numerusform>
            <numerusform>استيراد الألعاب الأخرى (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>No game came in.</source>
        <translation>لم تُستورد أي لعبة.</translation>
    </message>
</context>
<context>
    <name>FailureDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>حدث خطأ ما</translation>
    </message>
    <message>
        <source>Pyramide has met an error. Your game is kept and the table was set up anew. This report helps to mend it; it is kept in %1.</source>
        <translation>وقع خطأ في Pyramide. لعبتك محفوظة وأُعيد ترتيب الطاولة. يساعد هذا التقرير على إصلاح الخطأ؛ وهو محفوظ في ⁦%1⁩.</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>&amp;نسخ التقرير</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>التقرير</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>When you do not know how to go on, “%1” shows a move.</source>
        <translation>إذا لم تعرف كيف تتابع، فالأمر «%1» يريك حركة.</translation>
    </message>
    <message>
        <source>That is all you need to play. “%1” tells the rest. Have a good game.</source>
        <translation>هذا كل ما يلزمك للعب. وتجد الباقي في «%1». نتمنى لك لعبًا ممتعًا.</translation>
    </message>
    <message>
        <source>A king goes alone: touch it, and it is removed.</source>
        <translation>الملك يُزال وحده: المسه فيُزال.</translation>
    </message>
    <message>
        <source>These go alone: %1. Touch one, and it is removed.</source>
        <translation>هذه تُزال وحدها: %1. المس واحدة منها فتُزال.</translation>
    </message>
    <message>
        <source>Touch the stock to draw a card onto the waste.</source>
        <translation>المس كومة السحب لتسحب ورقة إلى الكومة المكشوفة.</translation>
    </message>
    <message>
        <source>When the stock is empty, touch its place: the waste becomes the stock again.</source>
        <translation>عندما تفرغ كومة السحب المس مكانها: فتصير الكومة المكشوفة كومة سحب من جديد.</translation>
    </message>
    <message>
        <source>Take your last move back with “%1”.</source>
        <translation>تراجع عن حركتك الأخيرة بالأمر «%1».</translation>
    </message>
    <message>
        <source>Touch two open cards that make %1, of any suit: they are removed.</source>
        <translation>المس ورقتين متاحتين مجموعهما %1، من أي نوع كانتا: فتُزالان.</translation>
    </message>
    <message>
        <source>Touch two open cards of equal or neighbouring ranks: they are removed.</source>
        <translation>المس ورقتين متاحتين من رتبتين متساويتين أو متجاورتين: فتُزالان.</translation>
    </message>
    <message>
        <source>Touch two open cards that go together: they are removed.</source>
        <translation>المس ورقتين متاحتين متوافقتين: فتُزالان.</translation>
    </message>
</context>
<context>
    <name>GameFilterBar</name>
    <message>
        <source>All rules</source>
        <translation>كل القواعد</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>أي نتيجة</translation>
    </message>
    <message>
        <source>Part of a deal code</source>
        <translation>جزء من رمز توزيعة</translation>
    </message>
    <message>
        <source>Games of which rules</source>
        <translation>ألعاب بأي قواعد</translation>
    </message>
    <message>
        <source>Games of which result</source>
        <translation>ألعاب بأي نتيجة</translation>
    </message>
    <message>
        <source>Games of which time</source>
        <translation>ألعاب من أي وقت</translation>
    </message>
    <message>
        <source>Search by deal code</source>
        <translation>البحث برمز التوزيعة</translation>
    </message>
</context>
<context>
    <name>GameProblem</name>
    <message>
        <source>The text has %1 characters, too many for a game.</source>
        <translation>عدد محارف النص %1، وهذا أكثر مما يكون في لعبة.</translation>
    </message>
    <message>
        <source>The text has %1 words, too many for a game: it has at most %2 actions.</source>
        <translation>عدد كلمات النص %1، وهذا أكثر مما يكون في لعبة؛ فعدد الإجراءات فيها %2 على الأكثر.</translation>
    </message>
    <message>
        <source>There is no game here; one starts with its deal code.</source>
        <translation>لا توجد لعبة هنا؛ وتبدأ اللعبة برمز التوزيعة.</translation>
    </message>
    <message>
        <source>a card can only go to a cell, or from the stock to a waste</source>
        <translation>لا تنتقل الورقة إلا إلى خلية، أو من كومة السحب إلى كومة مكشوفة</translation>
    </message>
    <message>
        <source>a pair has two places</source>
        <translation>للزوج موضعان</translation>
    </message>
    <message>
        <source>the card under the top goes only with that top: W+WU</source>
        <translation>الورقة التي تحت العليا لا تُزال إلا مع العليا: ⁦W+WU⁩</translation>
    </message>
    <message>
        <source>there is no place &quot;%1&quot; under these rules</source>
        <translation>لا يوجد في هذه القواعد الموضع «⁦%1⁩»</translation>
    </message>
</context>
<context>
    <name>GameSaver</name>
    <message>
        <source>Games of Pyramide (*%1)</source>
        <translation>ألعاب Pyramide (*%1)</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>حفظ اللعبة</translation>
    </message>
    <message>
        <source>There is a file %1 already. Shall this game replace it?</source>
        <translation>يوجد ملف ⁨%1⁩ من قبل. هل تحل هذه اللعبة محله؟</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>استبدال</translation>
    </message>
    <message>
        <source>The game is saved as %1.</source>
        <translation>حُفظت اللعبة باسم ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>GoalPage</name>
    <message>
        <source>&amp;Won when:</source>
        <translation>الف&amp;وز عند:</translation>
    </message>
    <message>
        <source>&amp;Cells:</source>
        <translation>ال&amp;خلايا:</translation>
    </message>
    <message>
        <source>Cells are filled from:</source>
        <translation>تُملأ الخلايا من:</translation>
    </message>
    <message>
        <source>&amp;Score:</source>
        <translation>النقا&amp;ط:</translation>
    </message>
    <message>
        <source>&amp;Removed cards:</source>
        <translation>الأوراق الم&amp;زالة:</translation>
    </message>
    <message>
        <source>Moves to take &amp;back:</source>
        <translation>حركات يمكن التراجع &amp;عنها:</translation>
    </message>
    <message>
        <source>all cards have gone</source>
        <translation>إزالة كل الأوراق</translation>
    </message>
    <message>
        <source>the tableau is cleared</source>
        <translation>إخلاء اللوحة</translation>
    </message>
    <message>
        <source>After a win the &amp;play may go on</source>
        <translation>ي&amp;مكن مواصلة اللعب بعد الفوز</translation>
    </message>
    <message>
        <source>ten points a card</source>
        <translation>عشر نقاط لكل ورقة</translation>
    </message>
    <message>
        <source>cards left on the table</source>
        <translation>الأوراق الباقية على الطاولة</translation>
    </message>
    <message>
        <source>par, by passes and cards left</source>
        <translation>المعيار، حسب الدورات والأوراق الباقية</translation>
    </message>
    <message>
        <source>points for removals and rows</source>
        <translation>نقاط للإزالات والصفوف</translation>
    </message>
    <message>
        <source>on one pile</source>
        <translation>في كومة واحدة</translation>
    </message>
    <message>
        <source>on four piles by suit</source>
        <translation>في أربع كومات حسب النوع</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>بلا حد</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Guide through a first game</source>
        <translation>دليل اللعبة الأولى</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>ال&amp;تالي</translation>
    </message>
    <message>
        <source>&amp;End</source>
        <translation>إ&amp;نهاء</translation>
    </message>
    <message>
        <source>End the guide; the Help menu begins it anew</source>
        <translation>إنهاء الدليل؛ وتبدؤه قائمة المساعدة من جديد</translation>
    </message>
    <message>
        <source>Go on to the next step without doing this one</source>
        <translation>الانتقال إلى الخطوة التالية دون تنفيذ هذه</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>الخطوة %1 من %2</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>المساعدة</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>الصفحة</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>البحث في المساعدة</translation>
    </message>
    <message>
        <source>Pages with these words</source>
        <translation>الصفحات التي فيها هذه الكلمات</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>لا توجد صفحة فيها هذه الكلمات.</translation>
    </message>
    <message>
        <source>&amp;Play these rules</source>
        <translation>ل&amp;عب بهذه القواعد</translation>
    </message>
    <message>
        <source>&amp;Change these rules…</source>
        <translation>ت&amp;غيير هذه القواعد…</translation>
    </message>
</context>
<context>
    <name>HelpPages</name>
    <message>
        <source>How to play</source>
        <translation>طريقة اللعب</translation>
    </message>
    <message>
        <source>Mouse and touch</source>
        <translation>الفأرة واللمس</translation>
    </message>
    <message>
        <source>Touch two open cards that go together, one after the other, or drag one onto the other. A card that goes alone needs one touch.</source>
        <translation>المس ورقتين متاحتين متوافقتين، واحدة بعد الأخرى، أو جُرّ إحداهما إلى الأخرى. والورقة التي تُزال وحدها تكفيها لمسة.</translation>
    </message>
    <message>
        <source>Touch the stock to draw. When it is empty, touch its place to turn the waste over, if another pass is left.</source>
        <translation>المس كومة السحب لتسحب ورقة. وعندما تفرغ المس مكانها لتقلب الكومة المكشوفة، إن بقيت دورة أخرى.</translation>
    </message>
    <message>
        <source>Hold the finger or the mouse still on a card to read what it is and what covers it.</source>
        <translation>ثبّت الإصبع أو الفأرة على ورقة لتقرأ ما هي وما الذي يغطيها.</translation>
    </message>
    <message>
        <source>Click a card or the stock with the right button to be told why it cannot be played.</source>
        <translation>انقر بالزر الأيمن على ورقة أو على كومة السحب لتعرف لماذا لا يمكن لعبها.</translation>
    </message>
    <message>
        <source>A right click or a long press on the bare table opens a short menu, also in full screen.</source>
        <translation>النقر بالزر الأيمن أو الضغط المطوّل على الطاولة الفارغة يفتح قائمة قصيرة، حتى في وضع ملء الشاشة.</translation>
    </message>
    <message>
        <source>Type a rank to jump to the next open card of that rank: %1.</source>
        <translation>اكتب رتبة لتنتقل إلى الورقة المتاحة التالية من تلك الرتبة: %1.</translation>
    </message>
    <message>
        <source>Press I to be told what the cursor stands on. Press %1, then Enter, to be told why it cannot be played.</source>
        <translation>اضغط I لتسمع ما الذي يقف عليه المؤشر. واضغط %1 ثم Enter لتعرف لماذا لا يمكن لعبه.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>لوحة المفاتيح</translation>
    </message>
    <message>
        <source>The arrow keys move a cursor over the table. Enter or Space touches what it stands on; Escape lets the chosen card go.</source>
        <translation>تحرك مفاتيح الأسهم مؤشرًا على الطاولة. ويلمس Enter أو مفتاح المسافة ما يقف عليه المؤشر؛ ويلغي Escape اختيار الورقة.</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>قارئ الشاشة</translation>
    </message>
    <message>
        <source>The table is a list of its cards and piles. Each is read with its place and whether it is open, and can be pressed like a button.</source>
        <translation>الطاولة قائمة بأوراقها وكوماتها. يُقرأ كل عنصر مع موضعه وهل هو متاح، ويمكن ضغطه كأنه زر.</translation>
    </message>
    <message>
        <source>Moves, refusals and the end of a game are spoken, a sentence each.</source>
        <translation>تُنطق الحركات وأسباب الرفض ونهاية اللعبة، كل منها في جملة.</translation>
    </message>
    <message>
        <source>“%1” takes back the last move, “%2” shows the next move of a shortest win, and “%3” deals the same cards again.</source>
        <translation>الأمر «%1» يتراجع عن آخر حركة، و«%2» يُظهر الحركة التالية في أقصر فوز، و«%3» يوزع الأوراق نفسها من جديد.</translation>
    </message>
    <message>
        <source>“%1” in the Help menu tells why something cannot be done.</source>
        <translation>الأمر «%1» في قائمة المساعدة يشرح لماذا لا يمكن فعل شيء ما.</translation>
    </message>
    <message>
        <source>When you get stuck</source>
        <translation>إذا تعثرت</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>History</source>
        <translation>السجل</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;مشاهدة</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>ل&amp;عب من جديد</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>المز&amp;يد</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>الألعاب</translation>
    </message>
    <message>
        <source>No game is like this.</source>
        <translation>لا توجد لعبة كهذه.</translation>
    </message>
    <message>
        <source>No game is played yet. Each game stands here from its first move on.</source>
        <translation>لم تُلعب أي لعبة بعد. تظهر كل لعبة هنا منذ حركتها الأولى.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>لا ألعاب</numerusform>
            <numerusform>لعبة واحدة</numerusform>
            <numerusform>لعبتان</numerusform>
            <numerusform>%Ln ألعاب</numerusform>
            <numerusform>%Ln لعبة</numerusform>
            <numerusform>%Ln لعبة</numerusform>
        </translation>
    </message>
    <message>
        <source>Bringing games back…</source>
        <translation>تجري استعادة الألعاب…</translation>
    </message>
    <message>
        <source>Deleting games…</source>
        <translation>يجري حذف الألعاب…</translation>
    </message>
    <message>
        <source>The game on the table cannot be deleted.</source>
        <translation>لا يمكن حذف اللعبة التي على الطاولة.</translation>
    </message>
</context>
<context>
    <name>HistoryMenu</name>
    <message>
        <source>Copy deal &amp;code</source>
        <translation>نسخ &amp;رمز التوزيعة</translation>
    </message>
    <message>
        <source>Copy the whole &amp;game</source>
        <translation>نسخ اللعبة &amp;كاملة</translation>
    </message>
    <message>
        <source>&amp;Save the game as a file…</source>
        <translation>حف&amp;ظ اللعبة في ملف…</translation>
    </message>
    <message>
        <source>&amp;Paste a game to watch…</source>
        <translation>&amp;لصق لعبة لمشاهدتها…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;حذف</translation>
    </message>
    <message>
        <source>Delete &amp;all that are listed</source>
        <translation>حذف كل الم&amp;عروض</translation>
    </message>
    <message>
        <source>&amp;Export what is listed…</source>
        <translation>ت&amp;صدير المعروض…</translation>
    </message>
    <message>
        <source>&amp;Import games…</source>
        <translation>ا&amp;ستيراد ألعاب…</translation>
    </message>
    <message>
        <source>&amp;Bring back what was deleted</source>
        <translation>استعا&amp;دة المحذوف</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Bring back %n deleted game(s)</source>
        <translation>
            <numerusform>استعا&amp;دة المحذوف</numerusform>
            <numerusform>استعا&amp;دة اللعبة المحذوفة</numerusform>
            <numerusform>استعا&amp;دة اللعبتين المحذوفتين</numerusform>
            <numerusform>استعا&amp;دة %Ln ألعاب محذوفة</numerusform>
            <numerusform>استعا&amp;دة %Ln لعبة محذوفة</numerusform>
            <numerusform>استعا&amp;دة %Ln لعبة محذوفة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InfoLine</name>
    <message>
        <source>Match</source>
        <translation>المباراة</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>الحركات</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Copy the code of this deal</source>
        <translation>نسخ رمز هذه التوزيعة</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Qt: third-party parts</source>
        <translation>مكونات Qt من جهات أخرى</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>التراخيص</translation>
    </message>
    <message>
        <source>&amp;What comes with the program, and its licence:</source>
        <translation>&amp;ما يأتي مع البرنامج ورخصته:</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>نص الرخصة</translation>
    </message>
    <message>
        <source>Qt comes as separate files in the folder of the program and may be replaced by another build of the same version.</source>
        <translation>تأتي مكتبة Qt ملفات منفصلة في مجلد البرنامج، ويجوز أن يحل محلها بناء آخر من الإصدار نفسه.</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Typed cards</source>
        <translation>أوراق مُدخلة</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>ال&amp;لعبة</translation>
    </message>
    <message>
        <source>M&amp;ore deals</source>
        <translation>&amp;توزيعات أخرى</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>ال&amp;حركة</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;عرض</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;مساعدة</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>شريط الأدوات</translation>
    </message>
</context>
<context>
    <name>MistakeSentences</name>
    <message>
        <source>Looking at the suit: suits and colours do not matter, only ranks count.</source>
        <translation>النظر إلى النوع: الأنواع والألوان لا تهم، والعبرة بالرتبة وحدها.</translation>
    </message>
    <message>
        <source>Drawing too early: what lies on the waste then is out of the game for good.</source>
        <translation>التعجل في السحب: ما يكون عندئذ على الكومة المكشوفة يخرج من اللعب نهائيًا.</translation>
    </message>
    <message>
        <source>Drawing too early: a draw covers what lies on the waste and counts as a move. Look for pairs on the table first.</source>
        <translation>التعجل في السحب: السحب يغطي ما على الكومة المكشوفة ويُحسب حركة. ابحث أولًا عن أزواج على الطاولة.</translation>
    </message>
    <message>
        <source>Pairing a drawn card with the waste card that it covers: only the top of the waste is in play.</source>
        <translation>جمع ورقة مسحوبة مع الورقة المكشوفة التي تحتها: لا يُلعب إلا بأعلى ورقة في الكومة المكشوفة.</translation>
    </message>
    <message>
        <source>Waiting for a card to go alone: here every card needs a partner.</source>
        <translation>انتظار أن تُزال ورقة وحدها: هنا تحتاج كل ورقة إلى شريكة.</translation>
    </message>
    <message>
        <source>Looking for a partner where none is needed: one touch removes these: %1.</source>
        <translation>البحث عن شريكة حيث لا حاجة إليها: لمسة واحدة تزيل هذه: %1.</translation>
    </message>
    <message>
        <source>Overlooking what lies on a card: it can be seen and yet be blocked, unless it goes together with the only card that still covers it.</source>
        <translation>إغفال ما فوق الورقة: قد تُرى وهي محجوبة، إلا إذا كانت توافق الورقة الوحيدة التي ما زالت تغطيها.</translation>
    </message>
    <message>
        <source>Overlooking what lies on a card: it can be seen and yet be blocked. It can be played only when nothing covers it any more.</source>
        <translation>إغفال ما فوق الورقة: قد تُرى وهي محجوبة. ولا يمكن لعبها إلا عندما لا يبقى ما يغطيها.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>لعبة جديدة</translation>
    </message>
    <message>
        <source>Deal &amp;code:</source>
        <translation>&amp;رمز التوزيعة:</translation>
    </message>
    <message>
        <source>Leave empty for a random deal</source>
        <translation>اتركه فارغًا لتوزيعة عشوائية</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;لصق</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;توزيع</translation>
    </message>
    <message>
        <source>&amp;Favourite</source>
        <translation>الم&amp;فضلة</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>ال&amp;قواعد…</translation>
    </message>
    <message>
        <source>&amp;My rules…</source>
        <translation>قوا&amp;عدي…</translation>
    </message>
    <message>
        <source>Put together rules of your own, starting from these</source>
        <translation>تركيب قواعد خاصة بك انطلاقًا من هذه</translation>
    </message>
    <message>
        <source>&amp;Same number (%1)</source>
        <translation>الرقم &amp;نفسه (%1)</translation>
    </message>
    <message>
        <source>Deal the number on the table under the marked rules</source>
        <translation>توزيع الرقم الذي على الطاولة بالقواعد المحددة</translation>
    </message>
    <message>
        <source>A random deal of %1.</source>
        <translation>توزيعة عشوائية بقواعد: %1.</translation>
    </message>
    <message>
        <source>A deal of %1: %2</source>
        <translation>توزيعة بقواعد %1: %2</translation>
    </message>
</context>
<context>
    <name>OwnRulesDialog</name>
    <message>
        <source>My rules</source>
        <translation>قواعدي</translation>
    </message>
    <message>
        <source>Kept ru&amp;les:</source>
        <translation>القواعد المح&amp;فوظة:</translation>
    </message>
    <message>
        <source>Na&amp;me:</source>
        <translation>الا&amp;سم:</translation>
    </message>
    <message>
        <source>Name of these rules</source>
        <translation>اسم هذه القواعد</translation>
    </message>
    <message>
        <source>New rules</source>
        <translation>قواعد جديدة</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>الطاولة</translation>
    </message>
    <message>
        <source>Stock and waste</source>
        <translation>كومة السحب والكومة المكشوفة</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>الأزواج</translation>
    </message>
    <message>
        <source>Goal and score</source>
        <translation>الهدف والنقاط</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;حفظ</translation>
    </message>
    <message>
        <source>Keep these rules under their name</source>
        <translation>حفظ هذه القواعد باسمها</translation>
    </message>
    <message>
        <source>D&amp;eal</source>
        <translation>&amp;توزيع</translation>
    </message>
    <message>
        <source>C&amp;opy code</source>
        <translation>&amp;نسخ الرمز</translation>
    </message>
    <message>
        <source>Copy a deal code that carries these rules to anybody</source>
        <translation>نسخ رمز توزيعة يحمل هذه القواعد إلى أي شخص</translation>
    </message>
    <message>
        <source>Dele&amp;te</source>
        <translation>ح&amp;ذف</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>صورة الطاولة</translation>
    </message>
    <message>
        <source>These rules can be played.</source>
        <translation>يمكن اللعب بهذه القواعد.</translation>
    </message>
    <message>
        <source>No more rules can be kept; delete some first.</source>
        <translation>لا يمكن حفظ قواعد أخرى؛ احذف بعضها أولًا.</translation>
    </message>
    <message>
        <source>The rules are kept.</source>
        <translation>حُفظت القواعد.</translation>
    </message>
    <message>
        <source>The deal code is copied.</source>
        <translation>نُسخ رمز التوزيعة.</translation>
    </message>
</context>
<context>
    <name>PairsPage</name>
    <message>
        <source>Total of a pa&amp;ir:</source>
        <translation>م&amp;جموع الزوج:</translation>
    </message>
    <message>
        <source>E&amp;xtra pairs:</source>
        <translation>أزواج إ&amp;ضافية:</translation>
    </message>
    <message>
        <source>Go alone:</source>
        <translation>تُزال وحدها:</translation>
    </message>
    <message>
        <source>Must not go together:</source>
        <translation>لا يجوز جمعها معًا:</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Equal and &amp;neighbouring ranks go together</source>
        <translation>الرتب المتساوية والمتجا&amp;ورة متوافقة</translation>
    </message>
    <message>
        <source>Two ranks each, such as Q-K, J-J</source>
        <translation>رتبتان لكل زوج، مثل Q-K, J-J</translation>
    </message>
    <message>
        <source>A card may go with the only card that covers it</source>
        <translation>يجوز جمع الورقة مع الورقة الوحيدة التي تغطيها</translation>
    </message>
</context>
<context>
    <name>ParStatus</name>
    <message>
        <source>The match of six games has ended: %1</source>
        <translation>انتهت مباراة الألعاب الست: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of the match of six: %1</source>
        <translation>
            <numerusform>لا ألعاب بعد من المباراة ذات الألعاب الست: %1</numerusform>
            <numerusform>لعبة واحدة من المباراة ذات الألعاب الست: %1</numerusform>
            <numerusform>لعبتان من المباراة ذات الألعاب الست: %1</numerusform>
            <numerusform>%Ln ألعاب من المباراة ذات الألعاب الست: %1</numerusform>
            <numerusform>%Ln لعبة من المباراة ذات الألعاب الست: %1</numerusform>
            <numerusform>%Ln لعبة من المباراة ذات الألعاب الست: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PasteGameDialog</name>
    <message>
        <source>Watch a game</source>
        <translation>مشاهدة لعبة</translation>
    </message>
    <message>
        <source>&amp;Game, as its deal code and its moves:</source>
        <translation>ال&amp;لعبة، برمز توزيعتها وحركاتها:</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;مشاهدة</translation>
    </message>
    <message>
        <source>This game cannot be shown: %1</source>
        <translation>لا يمكن عرض هذه اللعبة: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>لا حركات</numerusform>
            <numerusform>حركة واحدة</numerusform>
            <numerusform>حركتان</numerusform>
            <numerusform>%Ln حركات</numerusform>
            <numerusform>%Ln حركة</numerusform>
            <numerusform>%Ln حركة</numerusform>
        </translation>
    </message>
    <message>
        <source>A game of %1: %2, %3</source>
        <translation>لعبة بقواعد %1: %2، %3</translation>
    </message>
</context>
<context>
    <name>PlaySentences</name>
    <message>
        <source>A king goes alone.</source>
        <translation>يُزال الملك وحده.</translation>
    </message>
    <message>
        <source>These go alone, without a partner: %1.</source>
        <translation>هذه تُزال وحدها بلا شريكة: %1.</translation>
    </message>
    <message>
        <source>No card goes alone.</source>
        <translation>لا تُزال أي ورقة وحدها.</translation>
    </message>
    <message>
        <source>A card of the tableau is open when no card lies on it.</source>
        <translation>تكون الورقة في اللوحة متاحة عندما لا تكون فوقها ورقة.</translation>
    </message>
    <message>
        <source>Cards from these two places must not go together: %1.</source>
        <translation>لا يجوز أن تُزال معًا أوراق من هذين الموضعين: %1.</translation>
    </message>
    <message>
        <source>The game is won when every card has gone.</source>
        <translation>يتحقق الفوز عند إزالة كل الأوراق.</translation>
    </message>
    <message>
        <source>The game is won when the tableau is cleared; cards left in the stock and the waste do not matter.</source>
        <translation>يتحقق الفوز عند إخلاء اللوحة؛ ولا أهمية لما يبقى في كومة السحب والكومة المكشوفة.</translation>
    </message>
    <message>
        <source>After that the play may go on for a better score.</source>
        <translation>ويمكن بعد ذلك مواصلة اللعب لتحسين النتيجة.</translation>
    </message>
    <message>
        <source>When only the stock goes round and nothing can be removed any more, that is said; you may go on all the same.</source>
        <translation>إذا لم يبق إلا تدوير كومة السحب ولم تعد إزالة شيء ممكنة، نبّهك البرنامج إلى ذلك؛ ولك أن تتابع مع هذا.</translation>
    </message>
    <message>
        <source>The game goes on as long as a card can be drawn.</source>
        <translation>تستمر اللعبة ما دام سحب ورقة ممكنًا.</translation>
    </message>
    <message>
        <source>Removed cards lie on four piles by suit and cannot be played from there.</source>
        <translation>توضع الأوراق المزالة في أربع كومات حسب النوع، ولا يمكن اللعب منها.</translation>
    </message>
    <message>
        <source>Every move can be taken back, to the start of the game.</source>
        <translation>يمكن التراجع عن كل حركة حتى بداية اللعبة.</translation>
    </message>
    <message>
        <source>No move can be taken back.</source>
        <translation>لا يمكن التراجع عن أي حركة.</translation>
    </message>
    <message>
        <source>Removals, draws and redeals count as moves; taking back lowers no count.</source>
        <translation>الإزالة والسحب وقلب الكومة كلها تُحسب حركات؛ والتراجع لا ينقص أي عدد.</translation>
    </message>
    <message>
        <source>Two open cards go together if their values make %1.</source>
        <translation>تُزال ورقتان متاحتان معًا إذا كان مجموع قيمتيهما %1.</translation>
    </message>
    <message>
        <source>The pairs: %1.</source>
        <translation>الأزواج: %1.</translation>
    </message>
    <message>
        <source>Two open cards go together if their ranks are equal or neighbours; ace and king are no neighbours.</source>
        <translation>تُزال ورقتان متاحتان معًا إذا كانت رتبتاهما متساويتين أو متجاورتين؛ والآس والملك ليسا متجاورين.</translation>
    </message>
    <message>
        <source>The stock lies face up, and its next card may be played like any other.</source>
        <translation>كومة السحب مكشوفة، ويمكن لعب ورقتها التالية كأي ورقة أخرى.</translation>
    </message>
    <message>
        <source>The top of the waste may also go together with the card right under it.</source>
        <translation>ويجوز أن تُزال أعلى ورقة في الكومة المكشوفة مع الورقة التي تحتها مباشرة.</translation>
    </message>
    <message>
        <source>The oldest card of the waste is open too; when it has gone, the one that is oldest then takes its place.</source>
        <translation>وأقدم ورقة في الكومة المكشوفة متاحة أيضًا؛ فإذا أُزيلت حلت محلها الأقدم بعدها.</translation>
    </message>
    <message>
        <source>No card of the waste can be played.</source>
        <translation>لا يمكن لعب أي ورقة من الكومة المكشوفة.</translation>
    </message>
    <message>
        <source>The top card of the waste is open; playing it opens the one below.</source>
        <translation>أعلى ورقة في الكومة المكشوفة متاحة؛ ولعبها يتيح التي تحتها.</translation>
    </message>
    <message>
        <source>The card just turned and the top of the waste are both open, and may go together.</source>
        <translation>الورقة المسحوبة لتوها وأعلى ورقة في الكومة المكشوفة متاحتان كلتاهما، ويجوز أن تُزالا معًا.</translation>
    </message>
    <message>
        <source>The top card of each waste is open, and they may go together.</source>
        <translation>أعلى ورقة في كل كومة مكشوفة متاحة، ويجوز أن تُزال هذه الأوراق بعضها مع بعض.</translation>
    </message>
    <message>
        <source>A covered card may go together with the only card that still covers it, if that one is open.</source>
        <translation>يجوز أن تُزال ورقة مغطاة مع الورقة الوحيدة التي ما زالت تغطيها، إن كانت هذه متاحة.</translation>
    </message>
    <message>
        <source>A card never goes together with a card that covers it.</source>
        <translation>لا تُزال ورقة أبدًا مع ورقة تغطيها.</translation>
    </message>
    <message>
        <source>Each removal brings 5 points, and each cleared row a bonus: 25, 50, 75, 100, 150, 250 and 500, counted from the last row.</source>
        <translation>كل إزالة تمنح 5 نقاط، وكل صف يُخلى يمنح مكافأة: 25 و50 و75 و100 و150 و250 و500، عدًّا من الصف الأخير.</translation>
    </message>
    <message>
        <source>Clearing the tableau in the first pass brings 50 points, in the second 35, in the third 20; every card that is left then costs one point. A match is six games, and par is a total of 0.</source>
        <translation>إخلاء اللوحة في الدورة الأولى يمنح 50 نقطة، وفي الثانية 35، وفي الثالثة 20؛ ثم تكلّف كل ورقة باقية نقطة واحدة. والمباراة ست ألعاب، والمعيار مجموع قدره 0.</translation>
    </message>
    <message>
        <source>The score counts the cards left on the table: 0 is perfect.</source>
        <translation>النقاط هي عدد الأوراق الباقية على الطاولة: و0 هو الكمال.</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>ال&amp;بحث في:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;نوع الملفات:</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>RecordProblem</name>
    <message>
        <source>A fixed card is written as its place and its card, such as A1 KS.</source>
        <translation>تُكتب الورقة الثابتة بموضعها ثم رمزها، مثل A1 KS.</translation>
    </message>
    <message>
        <source>An extra pair is written as two ranks, such as Q-K.</source>
        <translation>يُكتب الزوج الإضافي برتبتين، مثل Q-K.</translation>
    </message>
    <message>
        <source>A pyramid must have from 1 to %1 rows.</source>
        <translation>يجب أن يكون عدد صفوف الهرم من 1 إلى %1.</translation>
    </message>
    <message>
        <source>A pyramid has rows, not a count and a depth.</source>
        <translation>للهرم صفوف، لا عدد وعمق.</translation>
    </message>
    <message>
        <source>There must be one pack or two.</source>
        <translation>يجب أن تكون هناك رزمة أو رزمتان.</translation>
    </message>
    <message>
        <source>The highest value must be 13, 12 or 10.</source>
        <translation>يجب أن تكون أعلى قيمة 13 أو 12 أو 10.</translation>
    </message>
    <message>
        <source>The number of moves that can be taken back must be from 0 to %1.</source>
        <translation>يجب أن يكون عدد الحركات التي يمكن التراجع عنها من 0 إلى %1.</translation>
    </message>
    <message>
        <source>There must be from 1 to %1 blocks on the table.</source>
        <translation>يجب أن يكون عدد الكتل على الطاولة من 1 إلى %1.</translation>
    </message>
    <message>
        <source>The table has %1 places, but there are only %2 cards.</source>
        <translation>عدد مواضع الطاولة %1، أما الأوراق فعددها %2 فقط.</translation>
    </message>
    <message>
        <source>Columns need a count and a depth from 1 to %1.</source>
        <translation>يلزم للأعمدة عدد وعمق من 1 إلى %1.</translation>
    </message>
    <message>
        <source>Columns have a count and a depth, not rows.</source>
        <translation>للأعمدة عدد وعمق، لا صفوف.</translation>
    </message>
    <message>
        <source>The number of passes must be from 1 to %1, or without limit.</source>
        <translation>يجب أن يكون عدد الدورات من 1 إلى %1، أو بلا حد.</translation>
    </message>
    <message>
        <source>A card of the waste is named as open twice.</source>
        <translation>ذُكرت ورقة من الكومة المكشوفة مرتين على أنها متاحة.</translation>
    </message>
    <message>
        <source>The card under the top and the oldest card can be open only where one waste is.</source>
        <translation>لا تكون الورقة التي تحت العليا والورقة الأقدم متاحتين إلا حيث توجد كومة مكشوفة واحدة.</translation>
    </message>
    <message>
        <source>The card under the top goes only with the top, so the top must be open too.</source>
        <translation>الورقة التي تحت العليا لا تُزال إلا مع العليا، فيجب أن تكون العليا متاحة أيضًا.</translation>
    </message>
    <message>
        <source>The total must be from 2 to %1, twice the highest value.</source>
        <translation>يجب أن يكون المجموع من 2 إلى %1، أي ضعف أعلى قيمة.</translation>
    </message>
    <message>
        <source>Neighbouring ranks go together only where there is no total.</source>
        <translation>لا تتوافق الرتب المتجاورة إلا حيث لا يوجد مجموع.</translation>
    </message>
    <message>
        <source>There can be at most %1 extra pairs.</source>
        <translation>أقصى عدد للأزواج الإضافية %1.</translation>
    </message>
    <message>
        <source>The pack has no %1.</source>
        <translation>لا توجد في الرزمة هذه الرتبة: %1.</translation>
    </message>
    <message>
        <source>A rank is named twice among those that go alone.</source>
        <translation>ذُكرت رتبة مرتين بين الرتب التي تُزال وحدها.</translation>
    </message>
    <message>
        <source>An extra pair is named twice.</source>
        <translation>ذُكر زوج إضافي مرتين.</translation>
    </message>
    <message>
        <source>A forbidden pair of places is named twice.</source>
        <translation>ذُكر زوج مواضع ممنوع مرتين.</translation>
    </message>
    <message>
        <source>There can be from 0 to %1 cells.</source>
        <translation>يجب أن يكون عدد الخلايا من 0 إلى %1.</translation>
    </message>
    <message>
        <source>A cell can be filled from the tableau, the waste and the stock, each named once.</source>
        <translation>يمكن ملء الخلية من اللوحة والكومة المكشوفة وكومة السحب، ويُذكر كل منها مرة واحدة.</translation>
    </message>
    <message>
        <source>At most %1 cards can have a fixed place.</source>
        <translation>أقصى عدد للأوراق ذات الموضع الثابت %1.</translation>
    </message>
    <message>
        <source>Two cards have the same fixed place.</source>
        <translation>لورقتين الموضع الثابت نفسه.</translation>
    </message>
    <message>
        <source>Neither stock nor waste is ever open, so all cards can never go.</source>
        <translation>لا كومة السحب متاحة ولا الكومة المكشوفة، فلا يمكن أن تُزال كل الأوراق.</translation>
    </message>
    <message>
        <source>Without a stock all %1 cards must lie on the table, which has %2 places.</source>
        <translation>بلا كومة سحب يجب أن توضع كل الأوراق، وعددها %1، على الطاولة، وعدد مواضعها %2.</translation>
    </message>
    <message>
        <source>The number of cards in a draw must be from 1 to %1.</source>
        <translation>يجب أن يكون عدد الأوراق في السحبة من 1 إلى %1.</translation>
    </message>
    <message>
        <source>The number of wastes must be from 1 to %1.</source>
        <translation>يجب أن يكون عدد الكومات المكشوفة من 1 إلى %1.</translation>
    </message>
    <message>
        <source>A cell that can be filled from nowhere is of no use.</source>
        <translation>لا فائدة من خلية لا يمكن ملؤها من أي مكان.</translation>
    </message>
    <message>
        <source>There is no place &quot;%1&quot; on this table.</source>
        <translation>لا يوجد على هذه الطاولة الموضع «⁦%1⁩».</translation>
    </message>
    <message>
        <source>The card %1 is fixed more often than the pack has it.</source>
        <translation>الورقة %1 مثبتة أكثر من عدد مرات وجودها في الرزمة.</translation>
    </message>
    <message>
        <source>No block counts for the goal, so the game would be won at the start.</source>
        <translation>لا تُحسب أي كتلة للهدف، فيتحقق الفوز منذ البداية.</translation>
    </message>
    <message>
        <source>No card goes with %1, so all cards can never go.</source>
        <translation>لا ورقة توافق هذه الرتبة: %1، فلا يمكن أن تُزال كل الأوراق.</translation>
    </message>
    <message>
        <source>These rules do not fit into a deal code.</source>
        <translation>لا تتسع رموز التوزيعات لهذه القواعد.</translation>
    </message>
    <message>
        <source>the text has %1 letters; it may have %2.</source>
        <translation>عدد أحرف النص %1؛ والمسموح %2.</translation>
    </message>
    <message>
        <source>they are written in a newer form than this program reads.</source>
        <translation>كُتبت بصيغة أحدث مما يقرؤه هذا البرنامج.</translation>
    </message>
    <message>
        <source>they do not stand in the one order that a code has them in.</source>
        <translation>ليست بالترتيب الوحيد الذي تُكتب به في الرمز.</translation>
    </message>
    <message>
        <source>a choice in the text is not known.</source>
        <translation>في النص خيار غير معروف.</translation>
    </message>
    <message>
        <source>a fixed card in the text is not known.</source>
        <translation>في النص ورقة ثابتة غير معروفة.</translation>
    </message>
    <message>
        <source>A number in the rules is too large for a deal code.</source>
        <translation>في القواعد رقم أكبر مما يتسع له رمز توزيعة.</translation>
    </message>
    <message>
        <source>the check sum is wrong, so a letter was lost or changed.</source>
        <translation>مجموع التحقق خاطئ، فقد ضاع حرف أو تغيّر.</translation>
    </message>
    <message>
        <source>the text ends too early.</source>
        <translation>ينتهي النص قبل أوانه.</translation>
    </message>
    <message>
        <source>the text goes on too long.</source>
        <translation>يطول النص أكثر مما ينبغي.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; at place %2 cannot stand there.</source>
        <translation>لا يمكن أن يكون «⁦%1⁩» في الموضع %2.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>in progress</source>
        <translation>جارية</translation>
    </message>
    <message>
        <source>won</source>
        <translation>فوز</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>طريق مسدود</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>متروكة</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>البداية</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>القواعد</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>الحركات</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>رمز التوزيعة</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>أي وقت</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>آخر 7 أيام</translation>
    </message>
    <message>
        <source>In the last 30 days</source>
        <translation>آخر 30 يومًا</translation>
    </message>
    <message>
        <source>In the last 365 days</source>
        <translation>آخر 365 يومًا</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>To the start</source>
        <translation>إلى البداية</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>خطوة إلى الوراء</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>خطوة إلى الأمام</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>إلى النهاية</translation>
    </message>
    <message>
        <source>Step of the game</source>
        <translation>خطوة اللعبة</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>السرعة</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>بطيئة</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>عادية</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>سريعة</translation>
    </message>
    <message>
        <source>Stand still</source>
        <translation>توقف</translation>
    </message>
    <message>
        <source>Play by itself</source>
        <translation>تشغيل تلقائي</translation>
    </message>
</context>
<context>
    <name>ReplayDialog</name>
    <message>
        <source>Replay: %1, %2</source>
        <translation>إعادة عرض: %1، %2</translation>
    </message>
    <message>
        <source>&amp;Play this deal</source>
        <translation>ل&amp;عب هذه التوزيعة</translation>
    </message>
    <message>
        <source>&amp;Copy the game</source>
        <translation>&amp;نسخ اللعبة</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;مراجعة</translation>
    </message>
    <message>
        <source>Step %1 of %2, score %3</source>
        <translation>الخطوة %1 من %2، النقاط %3</translation>
    </message>
    <message>
        <source>Step %1 of %2, score %3, at %4</source>
        <translation>الخطوة %1 من %2، النقاط %3، الوقت %4</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>تراجع: %1</translation>
    </message>
    <message>
        <source>Made again: %1</source>
        <translation>إعادة: %1</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>The better line</source>
        <translation>المسار الأفضل</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>مراجعة: %1</translation>
    </message>
    <message>
        <source>The &amp;losing move</source>
        <translation>الحركة ال&amp;خاسرة</translation>
    </message>
    <message>
        <source>&amp;Better line</source>
        <translation>المسار الأ&amp;فضل</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>&amp;متابعة اللعب من هنا</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>الحركات</translation>
    </message>
    <message>
        <source>This was the best move.</source>
        <translation>كانت هذه أفضل حركة.</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>الأفضل: %1</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>أفضل منها: %1</translation>
    </message>
    <message>
        <source>As good: %1</source>
        <translation>تساويها: %1</translation>
    </message>
    <message>
        <source>No move is made yet.</source>
        <translation>لم تُلعب أي حركة بعد.</translation>
    </message>
    <message>
        <source>Move %1 lost the win.</source>
        <translation>الحركة %1 أضاعت الفوز.</translation>
    </message>
    <message>
        <source>Looking through the moves…</source>
        <translation>جارٍ فحص الحركات…</translation>
    </message>
    <message>
        <source>No move lost the win.</source>
        <translation>لم تُضِع أي حركة الفوز.</translation>
    </message>
    <message>
        <source>No move is known to have lost the win.</source>
        <translation>لا تُعرف حركة أضاعت الفوز.</translation>
    </message>
</context>
<context>
    <name>ReviewTable</name>
    <message>
        <source>No.</source>
        <translation>الرقم</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>الحركة</translation>
    </message>
    <message>
        <source>Can it be won?</source>
        <translation>هل الفوز ممكن؟</translation>
    </message>
    <message>
        <source>Fewest moves left</source>
        <translation>أقل ما بقي من حركات</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>البداية</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>فوز</translation>
    </message>
    <message>
        <source>This move lost the win</source>
        <translation>هذه الحركة أضاعت الفوز</translation>
    </message>
</context>
<context>
    <name>RulesGallery</name>
    <message>
        <source>Of the deals, with all cards known. What is in brackets holds 95 times in a hundred.</source>
        <translation>من التوزيعات عند معرفة كل الأوراق. والمدى بين القوسين صحيح في 95 حالة من مئة.</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>مفضلة</translation>
    </message>
    <message>
        <source>How many can be won is not known.</source>
        <translation>لا يُعرف كم منها يمكن الفوز به.</translation>
    </message>
    <message>
        <source>%1% can be won (%2–%3)</source>
        <translation>يمكن الفوز بنسبة %1% (%2 إلى %3)</translation>
    </message>
    <message numerus="yes">
        <source>some %n move(s)</source>
        <translation>
            <numerusform>لا حركات تقريبًا</numerusform>
            <numerusform>نحو حركة واحدة</numerusform>
            <numerusform>نحو حركتين</numerusform>
            <numerusform>نحو %Ln حركات</numerusform>
            <numerusform>نحو %Ln حركة</numerusform>
            <numerusform>نحو %Ln حركة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), won %1</source>
        <translation>
            <numerusform>لا ألعاب، الفوز في %1</numerusform>
            <numerusform>لعبة واحدة، الفوز في %1</numerusform>
            <numerusform>لعبتان، الفوز في %1</numerusform>
            <numerusform>%Ln ألعاب، الفوز في %1</numerusform>
            <numerusform>%Ln لعبة، الفوز في %1</numerusform>
            <numerusform>%Ln لعبة، الفوز في %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won %1 % of %n game(s)</source>
        <translation>
            <numerusform>الفوز في %1‎%‎ بلا ألعاب</numerusform>
            <numerusform>الفوز في %1‎%‎ من لعبة واحدة</numerusform>
            <numerusform>الفوز في %1‎%‎ من لعبتين</numerusform>
            <numerusform>الفوز في %1‎%‎ من %Ln ألعاب</numerusform>
            <numerusform>الفوز في %1‎%‎ من %Ln لعبة</numerusform>
            <numerusform>الفوز في %1‎%‎ من %Ln لعبة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesGalleryView</name>
    <message>
        <source>Search by name or rule</source>
        <translation>البحث بالاسم أو بالقاعدة</translation>
    </message>
    <message>
        <source>Search the rule sets</source>
        <translation>البحث في مجموعات القواعد</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>مجموعات القواعد</translation>
    </message>
    <message>
        <source>Groups of rule sets</source>
        <translation>مجموعات القواعد</translation>
    </message>
</context>
<context>
    <name>RulesGroups</name>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>كلاسيكية</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>أسهل</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>أصعب</translation>
    </message>
    <message>
        <source>Two packs</source>
        <translation>رزمتان</translation>
    </message>
    <message>
        <source>Other tables</source>
        <translation>لوحات أخرى</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>قواعدي</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>المفضلة</translation>
    </message>
</context>
<context>
    <name>RulesLines</name>
    <message>
        <source>The stock goes round as often as you like; clear the pyramid to win.</source>
        <translation>تُقلب كومة السحب كما تشاء، والفوز بإخلاء الهرم.</translation>
    </message>
    <message>
        <source>As Pyramide, but you see the stock only three times.</source>
        <translation>مثل Pyramide، لكنك ترى كومة السحب ثلاث مرات فقط.</translation>
    </message>
    <message>
        <source>Once through the stock, and every card must go.</source>
        <translation>دورة واحدة لكومة السحب، ويجب أن تُزال كل الأوراق.</translation>
    </message>
    <message>
        <source>Once through the stock, but clearing the pyramid is enough.</source>
        <translation>دورة واحدة لكومة السحب، لكن يكفي إخلاء الهرم.</translation>
    </message>
    <message>
        <source>Three times through the stock, for a score, as in golf.</source>
        <translation>ثلاث دورات لكومة السحب، من أجل النقاط كما في الغولف.</translation>
    </message>
    <message>
        <source>The next card of the stock lies face up and can be paired.</source>
        <translation>ورقة كومة السحب التالية مكشوفة ويمكن أن تكوّن زوجًا.</translation>
    </message>
    <message>
        <source>Draw three cards at a time, as often as you like.</source>
        <translation>تسحب ثلاث أوراق في كل مرة، كما تشاء.</translation>
    </message>
    <message>
        <source>Draw three at a time; a card can go with the last one that lies on it.</source>
        <translation>ثلاث في كل مرة، ويمكن إزالة ورقة مع آخر ورقة فوقها.</translation>
    </message>
    <message>
        <source>Draw three cards side by side, three times; every card must go.</source>
        <translation>ثلاث أوراق متجاورة، ثلاث دورات، ويجب أن تُزال كلها.</translation>
    </message>
    <message>
        <source>All cards lie open: it is won by thinking alone.</source>
        <translation>كل الأوراق مكشوفة: الفوز بالتفكير وحده.</translation>
    </message>
    <message>
        <source>The pyramid stands on its tip, and one card is open at first.</source>
        <translation>الهرم قائم على رأسه، وفي البداية ورقة واحدة متاحة.</translation>
    </message>
    <message>
        <source>Seven loose cards below the pyramid help from the start.</source>
        <translation>سبع أوراق منفصلة تحت الهرم تساعد من البداية.</translation>
    </message>
    <message>
        <source>The last row lies loose below a smaller pyramid.</source>
        <translation>الصف الأخير منفصل تحت هرم أصغر.</translation>
    </message>
    <message>
        <source>Six loose cards below the pyramid help from the start.</source>
        <translation>ست أوراق منفصلة تحت الهرم تساعد من البداية.</translation>
    </message>
    <message>
        <source>One free place where you can put a card aside.</source>
        <translation>مكان حر واحد يمكن وضع ورقة فيه جانبًا.</translation>
    </message>
    <message>
        <source>A card can go with the last one that lies on it.</source>
        <translation>يمكن إزالة ورقة مع آخر ورقة فوقها.</translation>
    </message>
    <message>
        <source>48 cards without tens; two cards make 12.</source>
        <translation>48 ورقة بلا عشرات، ومجموع الورقتين 12.</translation>
    </message>
    <message>
        <source>A smaller pyramid, a larger stock, and every card must go.</source>
        <translation>هرم أصغر وكومة سحب أكبر، ويجب أن تُزال كل الأوراق.</translation>
    </message>
    <message>
        <source>The upper rows lie face down until you uncover them.</source>
        <translation>الصفوف العليا مقلوبة حتى تكشفها.</translation>
    </message>
    <message>
        <source>The oldest of the drawn cards stays in play.</source>
        <translation>أقدم ورقة مسحوبة تبقى في اللعب.</translation>
    </message>
    <message>
        <source>As Treize, with the pyramid on its tip.</source>
        <translation>مثل Treize، والهرم قائم على رأسه.</translation>
    </message>
    <message>
        <source>All cards lie open; two cards make 12.</source>
        <translation>كل الأوراق مكشوفة، ومجموع الورقتين 12.</translation>
    </message>
    <message>
        <source>Equal and neighbouring cards go together.</source>
        <translation>الأوراق المتساوية والمتجاورة تُزال معًا.</translation>
    </message>
    <message>
        <source>Three pyramids, and nothing to draw.</source>
        <translation>ثلاثة أهرام ولا شيء للسحب.</translation>
    </message>
    <message>
        <source>40 cards and a smaller pyramid; two cards make 10.</source>
        <translation>40 ورقة وهرم أصغر، ومجموع الورقتين 10.</translation>
    </message>
    <message>
        <source>One pyramid of nine rows: a long game.</source>
        <translation>هرم واحد من تسعة صفوف: لعبة طويلة.</translation>
    </message>
    <message>
        <source>Two pyramids side by side.</source>
        <translation>هرمان متجاوران.</translation>
    </message>
    <message>
        <source>Two pyramids, one of them on its tip.</source>
        <translation>هرمان، أحدهما قائم على رأسه.</translation>
    </message>
    <message>
        <source>Nine rows; you draw three cards side by side.</source>
        <translation>تسعة صفوف، وتسحب ثلاث أوراق متجاورة.</translation>
    </message>
    <message>
        <source>The pyramid stands on its tip; two cards make 11.</source>
        <translation>الهرم قائم على رأسه، ومجموع الورقتين 11.</translation>
    </message>
</context>
<context>
    <name>RulesOrigins</name>
    <message>
        <source>Passes through the stock: the books and AisleRiot give one ([CL], [RX]), most programs three ([P3], [OS]), a few have no limit ([N], [KT]). Any number can be set in [*].</source>
        <translation>عدد الدورات في كومة السحب: الكتب وAisleRiot تجيز دورة واحدة ([CL]، [RX])، ومعظم البرامج ثلاثًا ([P3]، [OS])، وقليل منها بلا حد ([N]، [KT]). ويمكن اختيار أي عدد في [*].</translation>
    </message>
    <message>
        <source>What must be cleared: the books want all 52 cards ([CL]); Microsoft and several programs are content with the pyramid ([RX], [OS]).</source>
        <translation>ما الذي يجب إخلاؤه: تطلب الكتب إزالة الأوراق الاثنتين والخمسين كلها ([CL])؛ وتكتفي Microsoft وعدة برامج بالهرم ([RX]، [OS]).</translation>
    </message>
    <message>
        <source>Which cards beside the pyramid are open: only the top of the waste ([N]); the card just turned and the top of the waste, also with each other ([CL]); the next card of the stock and the top of the waste ([OS]); the top and the card under it ([TH]); the oldest card besides ([TZ]). Italian rules let stock and waste go with the pyramid only, which can be had in [*].</source>
        <translation>أي الأوراق متاحة إلى جانب الهرم: أعلى الكومة المكشوفة فقط ([N])؛ أو الورقة المسحوبة لتوها وأعلى الكومة المكشوفة، إحداهما مع الأخرى أيضًا ([CL])؛ أو الورقة التالية من كومة السحب وأعلى الكومة المكشوفة ([OS])؛ أو أعلى ورقة والتي تحتها ([TH])؛ أو أقدم ورقة كذلك ([TZ]). والقواعد الإيطالية لا تجمع كومة السحب والكومة المكشوفة إلا مع الهرم، ويمكن اختيار ذلك في [*].</translation>
    </message>
    <message>
        <source>A turned card that was not used: it goes to the waste, but in an older text it is out of the game for good. That is a choice in [*].</source>
        <translation>الورقة المسحوبة التي لم تُستعمل: تذهب إلى الكومة المكشوفة، لكنها في نص أقدم تخرج من اللعب نهائيًا. وهذا خيار في [*].</translation>
    </message>
    <message>
        <source>The word relaxed: for some it means that the pyramid is enough ([RX]), for others that a card may go with the one that covers it ([CV]), or that the passes have no limit ([N]). PySolFC&apos;s relaxed game also has three passes and an open stock ([OS]).</source>
        <translation>كلمة «الميسّرة»: معناها عند بعضهم أن الهرم يكفي ([RX])، وعند غيرهم أن الورقة يجوز أن تُزال مع التي تغطيها ([CV])، أو أن الدورات بلا حد ([N]). واللعبة الميسّرة في PySolFC لها أيضًا ثلاث دورات وكومة سحب مكشوفة ([OS]).</translation>
    </message>
    <message>
        <source>A card with the one that covers it: the standard game does not allow it; Microsoft&apos;s Tut&apos;s Tomb does ([TT]), and some newer programs do ([CV]).</source>
        <translation>جمع الورقة مع التي تغطيها: لا تجيزه اللعبة المعتادة؛ وتجيزه لعبة Tut&apos;s Tomb من Microsoft ([TT])، وبعض البرامج الأحدث ([CV]).</translation>
    </message>
    <message>
        <source>The king of spades at the top: only one newer program and the text that this game follows have it; no older program does. [KT] plays without it.</source>
        <translation>ملك بستوني في القمة: لا يوجد إلا في برنامج حديث واحد وفي النص الذي تتبعه هذه اللعبة؛ ولا يوجد في أي برنامج أقدم. وتُلعب [KT] من دونه.</translation>
    </message>
    <message>
        <source>Pairs with the coverer and the goal: Microsoft&apos;s Tut&apos;s Tomb allows such pairs, PySolFC&apos;s King Tut ([KT]) does not; one program wants all cards cleared. The year is told as 1990 and as 1991. One card at a time in a single pass was Microsoft&apos;s second way to play, which can be had in [*].</source>
        <translation>الأزواج مع الورقة المغطية والهدف: تجيز Tut&apos;s Tomb من Microsoft هذه الأزواج، ولا تجيزها King Tut في PySolFC ([KT])؛ ويطلب أحد البرامج إزالة كل الأوراق. ويُذكر للعبة عام 1990 وعام 1991. وكانت طريقة اللعب الثانية عند Microsoft ورقة في كل مرة في دورة واحدة، ويمكن اختيار ذلك في [*].</translation>
    </message>
    <message>
        <source>PySolFC&apos;s help says in one place that King Tut has no redeal and in another that it has no limit; the program itself has no limit, and so has this one.</source>
        <translation>يقول دليل PySolFC في موضع إن King Tut بلا قلب للكومة، وفي موضع آخر إن القلب بلا حد؛ والبرنامج نفسه بلا حد، وكذلك هذا البرنامج.</translation>
    </message>
    <message>
        <source>Apophis has three passes in PySolFC and two in Politaire, and on one site the pyramid alone must go. Only PySolFC says in which order the wastes are gathered. The other numbers can be set in [*].</source>
        <translation>للعبة أبوفيس ثلاث دورات في PySolFC ودورتان في Politaire، وفي أحد المواقع يكفي إخلاء الهرم. وPySolFC وحده يذكر بأي ترتيب تُجمع الكومات المكشوفة. ويمكن اختيار الأعداد الأخرى في [*].</translation>
    </message>
    <message>
        <source>Triangle: PySolFC has one waste and three passes ([TR]), AisleRiot one pass with the oldest card of the waste open ([YL]), Politaire two wastes that the player fills, in one pass; on one site the triangle alone must go. Both can be had in [*].</source>
        <translation>المثلث: في PySolFC كومة مكشوفة واحدة وثلاث دورات ([TR])، وفي AisleRiot دورة واحدة مع إتاحة أقدم ورقة في الكومة المكشوفة ([YL])، وفي Politaire كومتان مكشوفتان يملؤهما اللاعب في دورة واحدة؛ وفي أحد المواقع يكفي إخلاء المثلث. ويمكن اختيار هذا وذاك في [*].</translation>
    </message>
    <message>
        <source>Eleven Triangle: PySolFC deals one card to each waste from a closed stock, as here; in Politaire the player puts the open stock card on one of three wastes, which can be had in [*].</source>
        <translation>مثلث الأحد عشر: يوزع PySolFC ورقة على كل كومة مكشوفة من كومة سحب مقلوبة، كما هنا؛ وفي Politaire يضع اللاعب الورقة المكشوفة من كومة السحب على واحدة من ثلاث كومات، ويمكن اختيار ذلك في [*].</translation>
    </message>
    <message>
        <source>How often Giza is won: one in ten is what players of one program reach, one in three is claimed by another, and 36 in a hundred can be won by best play. Several pages call a game with three pyramids Giza; that is [PH]. On one site the pyramid alone must go, which can be had in [*].</source>
        <translation>كم مرة يتحقق الفوز في الجيزة: يفوز لاعبو أحد البرامج مرة من عشر، ويزعم برنامج آخر أنها مرة من ثلاث، ويمكن الفوز في 36 من كل مئة بأفضل لعب. وتسمي عدة صفحات لعبة بثلاثة أهرام «الجيزة»؛ وهي هنا [PH]. وفي أحد المواقع يكفي إخلاء الهرم، ويمكن اختيار ذلك في [*].</translation>
    </message>
    <message>
        <source>The number of rows with two packs: nine in nearly all programs, ten on one page, which is more than this table holds. Swoop plays with two wastes that move on; that can be had in [*].</source>
        <translation>عدد الصفوف برزمتين: تسعة في كل البرامج تقريبًا، وعشرة في إحدى الصفحات، وهو أكثر مما تتسع له هذه الطاولة. وتُلعب Swoop بكومتين مكشوفتين تنتقل الأوراق بينهما؛ ويمكن اختيار ذلك في [*].</translation>
    </message>
    <message>
        <source>The reserve: seven cards below a full pyramid ([R7]), the seventh row itself ([L7]), or six cards, told both with a full pyramid ([R6]) and with six rows, which can be had in [*]. Whether it must be cleared for a win is said nowhere; here it must.</source>
        <translation>الاحتياطي: سبع أوراق تحت هرم كامل ([R7])، أو الصف السابع نفسه ([L7])، أو ست أوراق، تُروى مع هرم كامل ([R6]) ومع ستة صفوف، ويمكن اختيار ذلك في [*]. ولا يُذكر في أي مكان هل يجب إخلاؤه للفوز؛ وهنا يجب.</translation>
    </message>
    <message>
        <source>What may fill the cell: the pyramid and the waste in some programs, the stock in others. Here any open card may; [*] can forbid some of it, or give more cells.</source>
        <translation>بم تُملأ الخلية: من الهرم والكومة المكشوفة في بعض البرامج، ومن كومة السحب في غيرها. وهنا من أي ورقة متاحة؛ ويمكن في [*] منع بعض ذلك أو زيادة الخلايا.</translation>
    </message>
    <message>
        <source>Microsoft&apos;s table: the author of two programs that solve it counts seven rows, as here; one site that is not Microsoft&apos;s tells of six rows and a reserve of six cards.</source>
        <translation>طاولة Microsoft: يعدّ مؤلف برنامجين يحلانها سبعة صفوف، كما هنا؛ ويذكر موقع لا يتبع Microsoft ستة صفوف واحتياطيًا من ست أوراق.</translation>
    </message>
    <message>
        <source>The par score: 50, 35 or 20 points by the pass that clears the pyramid in Morehead and Mott-Smith; Wikipedia simply counts the cards left, as [RX] does.</source>
        <translation>النقاط قياسًا إلى المعيار: 50 أو 35 أو 20 نقطة حسب الدورة التي يُخلى فيها الهرم، عند Morehead وMott-Smith؛ أما ويكيبيديا فتعدّ الأوراق الباقية فحسب، كما في [RX].</translation>
    </message>
    <message>
        <source>One win in fifty is what books guess for people at the table. With all cards known, 6.8 deals in a hundred can be won.</source>
        <translation>فوز واحد من كل خمسين هو ما تقدّره الكتب لمن يلعب على الطاولة. وإذا عُرفت كل الأوراق أمكن الفوز في 6.8 توزيعة من كل مئة.</translation>
    </message>
    <message>
        <source>Cards dealt face down: AisleRiot and some others hide the upper rows ([TH]); most show everything ([CL]). PySolFC&apos;s game of that name also opens the stock.</source>
        <translation>الأوراق الموزعة مقلوبة: يخفي AisleRiot وبعض غيره الصفوف العليا ([TH])؛ ويُظهر معظمها كل شيء ([CL]). ولعبة PySolFC التي تحمل هذا الاسم تكشف كومة السحب أيضًا.</translation>
    </message>
    <message>
        <source>The first card of the stock: PySolFC lays it on the waste before the game begins, Microsoft does not ([OS]). Both can be had in [*].</source>
        <translation>الورقة الأولى من كومة السحب: يضعها PySolFC على الكومة المكشوفة قبل بدء اللعبة، ولا تفعل Microsoft ذلك ([OS]). ويمكن اختيار هذا وذاك في [*].</translation>
    </message>
    <message>
        <source>The size of the table: six rows are played in one pass by some, with three redeals or with pairs of coverers by others. Each of these can be set in [*].</source>
        <translation>حجم الطاولة: يلعب بعضهم بستة صفوف في دورة واحدة، وغيرهم مع قلب الكومة ثلاث مرات أو مع أزواج تضم الورقة المغطية. ويمكن اختيار كل ذلك في [*].</translation>
    </message>
    <message>
        <source>One Italian page lets a card be played only when the whole row below it has gone; that is a choice in [*].</source>
        <translation>تشترط صفحة إيطالية ألا تُلعب الورقة إلا بعد زوال الصف الذي تحتها كله؛ وهذا خيار في [*].</translation>
    </message>
    <message>
        <source>The total: twelve is also played with the 48 cards of the Spanish pack, where the king goes alone ([SP]).</source>
        <translation>المجموع: يُلعب بالاثني عشر أيضًا بالرزمة الإسبانية ذات 48 ورقة، وفيها يُزال الملك وحده ([SP]).</translation>
    </message>
    <message>
        <source>Twelve is also the total of a game with all 52 cards, where queen and king go together ([DZ]), and Italian packs of 40 cards make ten ([IT]).</source>
        <translation>والاثنا عشر كذلك مجموع لعبة بالأوراق الاثنتين والخمسين كلها، تُزال فيها البنت والملك معًا ([DZ])، والرزم الإيطالية ذات 40 ورقة مجموعها عشرة ([IT]).</translation>
    </message>
    <message>
        <source>The game that this program was first written for: the stock goes round as often as you like, only the top of the waste is open, and clearing the pyramid wins.</source>
        <translation>اللعبة التي كُتب لها هذا البرنامج أول مرة: تدور كومة السحب ما شئت، ولا يتاح من الكومة المكشوفة إلا أعلاها، والفوز بإخلاء الهرم.</translation>
    </message>
    <message>
        <source>Three passes through the stock are the most common number in programs for the computer. Here the removed cards are sorted by suit, so that you see how far each suit has come.</source>
        <translation>ثلاث دورات في كومة السحب هي العدد الأكثر شيوعًا في برامج الحاسوب. وهنا تُرتب الأوراق المزالة حسب النوع لترى إلى أين وصل كل نوع.</translation>
    </message>
    <message>
        <source>The game of the books, as Morehead and Mott-Smith and later Michael Keller describe it: one pass, and all 52 cards must go. Books guess that a person wins one game in fifty; with all cards known about one deal in fifteen can be won at all.</source>
        <translation>لعبة الكتب كما وصفها Morehead وMott-Smith ثم Michael Keller: دورة واحدة، ويجب أن تزول الأوراق الاثنتان والخمسون كلها. وتقدّر الكتب أن المرء يفوز بلعبة من كل خمسين؛ وإذا عُرفت كل الأوراق كان الفوز ممكنًا في نحو توزيعة من كل خمس عشرة.</translation>
    </message>
    <message>
        <source>The classic game with an easier end: clearing the pyramid is enough. Wikipedia and several programs call it the relaxed game.</source>
        <translation>اللعبة الكلاسيكية بنهاية أسهل: يكفي إخلاء الهرم. وتسميها ويكيبيديا وعدة برامج اللعبة الميسّرة.</translation>
    </message>
    <message>
        <source>Morehead and Mott-Smith&apos;s version for those who want more than winning or losing: three passes and a score against par, like in golf. Six games are a match.</source>
        <translation>صيغة Morehead وMott-Smith لمن يريد أكثر من الفوز أو الخسارة: ثلاث دورات ونقاط تقاس إلى معيار، كما في الغولف. وكل ست ألعاب مباراة.</translation>
    </message>
    <message>
        <source>The way Microsoft&apos;s collection plays it: the next card of the stock lies face up and may be paired, also with the top of the waste. About two deals in three can be cleared.</source>
        <translation>كما تُلعب في مجموعة Microsoft: الورقة التالية من كومة السحب مكشوفة ويجوز جمعها في زوج، حتى مع أعلى الكومة المكشوفة. ويمكن إخلاء نحو توزيعتين من كل ثلاث.</translation>
    </message>
    <message>
        <source>Three cards at a time and passes without limit, as PySolFC and Politaire play King Tut.</source>
        <translation>ثلاث أوراق في كل مرة ودورات بلا حد، كما تُلعب King Tut في PySolFC وPolitaire.</translation>
    </message>
    <message>
        <source>Tut&apos;s Tomb came with Microsoft&apos;s entertainment packs around 1990. Here the king of spades lies at the top as Tutankhamun, and a card may go together with the last card that covers it. Taking or leaving a waste card changes the groups of three of the next pass, so no king ever leaves the waste by itself.</source>
        <translation>ظهرت Tut&apos;s Tomb مع حزم Microsoft الترفيهية نحو عام 1990. وهنا يستقر ملك بستوني في القمة بصفته توت عنخ آمون، ويجوز أن تُزال الورقة مع آخر ورقة تغطيها. وأخذ ورقة من الكومة المكشوفة أو تركها يغيّر ثلاثيات الدورة التالية، فلا يغادر ملك الكومة المكشوفة من تلقاء نفسه أبدًا.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s Apophis has three wastes whose top cards pair with the pyramid and with each other. As the wastes are gathered, the cards come in another order in each pass.</source>
        <translation>للعبة أبوفيس في PySolFC ثلاث كومات مكشوفة، تُجمع أعلى أوراقها أزواجًا مع الهرم وبعضها مع بعض. ولأن الكومات تُجمع تأتي الأوراق بترتيب آخر في كل دورة.</translation>
    </message>
    <message>
        <source>Michael Keller&apos;s open game: there is no stock, all cards can be seen from the start, and thinking decides. A little more than one deal in three can be won.</source>
        <translation>لعبة Michael Keller المكشوفة: لا كومة سحب، والأوراق كلها ظاهرة منذ البداية، والتفكير هو الفيصل. ويمكن الفوز في ما يزيد قليلًا على توزيعة من كل ثلاث.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s Triangle turns the pyramid upside down, so that only one card is open at the start. PySolFC also calls it Yield and Funnel, though AisleRiot&apos;s Yield plays otherwise.</source>
        <translation>المثلث في PySolFC يقلب الهرم رأسًا على عقب، فلا تتاح في البداية إلا ورقة واحدة. ويسميه PySolFC أيضًا Yield وFunnel، مع أن Yield في AisleRiot تُلعب على نحو آخر.</translation>
    </message>
    <message>
        <source>An old text on Wikipedia lays seven more cards below the pyramid, which are open from the start and cover nothing.</source>
        <translation>نص قديم في ويكيبيديا يضع سبع أوراق أخرى تحت الهرم، تكون متاحة منذ البداية ولا تغطي شيئًا.</translation>
    </message>
    <message>
        <source>Another reading of the reserve of seven: the seventh row itself lies loose below a pyramid of six rows.</source>
        <translation>فهم آخر للاحتياطي من سبع: الصف السابع نفسه منفصل تحت هرم من ستة صفوف.</translation>
    </message>
    <message>
        <source>A full pyramid with six loose cards below it, which leaves 18 for the stock.</source>
        <translation>هرم كامل تحته ست أوراق منفصلة، فتبقى 18 ورقة لكومة السحب.</translation>
    </message>
    <message>
        <source>A free place for one card, as several programs offer it. It looks small and helps more than anything else: nearly every deal can be won.</source>
        <translation>مكان حر لورقة واحدة، كما تقدمه عدة برامج. يبدو صغيرًا ويفيد أكثر من أي شيء آخر: يمكن الفوز بكل التوزيعات تقريبًا.</translation>
    </message>
    <message>
        <source>A card may go together with the last card that covers it. Of the relaxed deals that lifts the share that can be won from about 9 to about 23 in a hundred.</source>
        <translation>يجوز أن تُزال الورقة مع آخر ورقة تغطيها. وفي اللعبة الميسّرة يرفع ذلك ما يمكن الفوز به من نحو 9 إلى نحو 23 توزيعة من كل مئة.</translation>
    </message>
    <message>
        <source>Played with the Spanish pack of 48 cards, which has no tens. Wikipedia names it as one of the sizes of pack that Pyramid is played with.</source>
        <translation>تُلعب بالرزمة الإسبانية ذات 48 ورقة، وليس فيها عشرات. وتذكرها ويكيبيديا بين أحجام الرزم التي يُلعب بها الهرم.</translation>
    </message>
    <message>
        <source>A smaller pyramid of six rows, and so a larger stock. All cards must go in one pass, which is harder than it looks.</source>
        <translation>هرم أصغر من ستة صفوف، ولذلك كومة سحب أكبر. ويجب أن تزول كل الأوراق في دورة واحدة، وهو أصعب مما يبدو.</translation>
    </message>
    <message>
        <source>AisleRiot&apos;s Thirteen deals all rows but the last face down. The drawn card lies on the waste and may go together with the card right under it.</source>
        <translation>لعبة Thirteen في AisleRiot توزع كل الصفوف إلا الأخير مقلوبة. وتوضع الورقة المسحوبة على الكومة المكشوفة، ويجوز أن تُزال مع التي تحتها مباشرة.</translation>
    </message>
    <message>
        <source>AisleRiot&apos;s Treize shows all cards and keeps the oldest card of the waste apart, so that it can be played at any time.</source>
        <translation>لعبة Treize في AisleRiot تُظهر كل الأوراق وتُبقي أقدم ورقة في الكومة المكشوفة على حدة، فيمكن لعبها في أي وقت.</translation>
    </message>
    <message>
        <source>AisleRiot&apos;s Yield is Treize on a pyramid that stands upside down.</source>
        <translation>لعبة Yield في AisleRiot هي Treize على هرم معكوس.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s and Politaire&apos;s Pyramid Dozen makes twelve instead of thirteen. Nothing goes alone: queen and king, which make no twelve, go together.</source>
        <translation>المجموع في Pyramid Dozen من PySolFC وPolitaire اثنا عشر بدل ثلاثة عشر. ولا شيء يُزال وحده: فالبنت والملك، ولا يدخلان في مجموع اثني عشر، يُزالان معًا.</translation>
    </message>
    <message>
        <source>Cheops counts nothing: equal and neighbouring ranks go together, 26 pairs in all, and no king goes alone.</source>
        <translation>لا حساب في خوفو: تُزال معًا الرتب المتساوية والمتجاورة، 26 زوجًا في الجملة، ولا يُزال ملك وحده.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s Pharaohs lays the whole pack out as three pyramids. A pair may come from two of them.</source>
        <translation>تفرش لعبة الفراعنة من PySolFC الرزمة كلها في ثلاثة أهرام. ويجوز أن يأتي الزوج من هرمين منها.</translation>
    </message>
    <message>
        <source>Played in Italy with 40 cards: ten is the total, the king counts ten and goes alone, and two fives make a pair.</source>
        <translation>تُلعب في إيطاليا بأربعين ورقة: المجموع عشرة، وقيمة الملك عشرة ويُزال وحده، والخمستان زوج.</translation>
    </message>
    <message>
        <source>Thomas Warfield&apos;s Double Pyramid takes two packs and nine rows.</source>
        <translation>الهرم المزدوج من Thomas Warfield برزمتين وتسعة صفوف.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s own: two packs and two pyramids side by side.</source>
        <translation>من ابتكار PySolFC: رزمتان وهرمان متجاوران.</translation>
    </message>
    <message>
        <source>PySolFC&apos;s own: two packs, one pyramid that stands and one that hangs.</source>
        <translation>من ابتكار PySolFC: رزمتان، وهرم قائم وهرم معكوس.</translation>
    </message>
    <message>
        <source>Anubis is Politaire&apos;s larger Apophis, with two packs, nine rows and two passes.</source>
        <translation>أنوبيس هي أبوفيس الأكبر في Politaire، برزمتين وتسعة صفوف ودورتين.</translation>
    </message>
    <message>
        <source>Eleven is the total on a triangle that stands upside down. Jacks, queens and kings make no eleven, so two equal ones go together.</source>
        <translation>المجموع أحد عشر على مثلث معكوس. والأولاد والبنات والملوك لا تدخل في مجموع أحد عشر، فتُزال منها كل ورقتين متساويتين معًا.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>The table</source>
        <translation>الطاولة</translation>
    </message>
    <message>
        <source>What may be removed</source>
        <translation>ما يمكن إزالته</translation>
    </message>
    <message>
        <source>Stock and waste</source>
        <translation>كومة السحب والكومة المكشوفة</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>الخلايا</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>الهدف</translation>
    </message>
    <message>
        <source>Score and taking back</source>
        <translation>النقاط والتراجع</translation>
    </message>
    <message>
        <source>What to watch</source>
        <translation>ما ينبغي الانتباه إليه</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>أصل اللعبة</translation>
    </message>
    <message>
        <source>Where the sources differ</source>
        <translation>ما تختلف فيه المصادر</translation>
    </message>
    <message>
        <source>Common mistakes</source>
        <translation>أخطاء شائعة</translation>
    </message>
    <message>
        <source>the tableau</source>
        <translation>اللوحة</translation>
    </message>
    <message>
        <source>the waste</source>
        <translation>الكومة المكشوفة</translation>
    </message>
    <message>
        <source>the stock</source>
        <translation>كومة السحب</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>خلية</translation>
    </message>
    <message>
        <source>An ace counts 1, a jack %1, a queen %2 and a king %3.</source>
        <translation>قيمة الآس 1، والولد %1، والبنت %2، والملك %3.</translation>
    </message>
</context>
<context>
    <name>RulesSummary</name>
    <message>
        <source>oldest of the waste open</source>
        <translation>أقدم ورقة في الكومة المكشوفة متاحة</translation>
    </message>
    <message>
        <source>all cards must go</source>
        <translation>تجب إزالة كل الأوراق</translation>
    </message>
    <message>
        <source>the tableau must go</source>
        <translation>يجب إخلاء اللوحة</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1 بأوراق مقلوبة</translation>
    </message>
    <message>
        <source>no stock</source>
        <translation>بلا كومة سحب</translation>
    </message>
    <message>
        <source>passes without limit</source>
        <translation>دورات بلا حد</translation>
    </message>
    <message>
        <source>open stock</source>
        <translation>كومة السحب مكشوفة</translation>
    </message>
    <message>
        <source>turned card and waste open</source>
        <translation>الورقة المسحوبة والكومة المكشوفة متاحتان</translation>
    </message>
    <message>
        <source>neighbouring ranks go together</source>
        <translation>الرتب المتجاورة متوافقة</translation>
    </message>
    <message>
        <source>pairs make %1</source>
        <translation>مجموع الزوج %1</translation>
    </message>
    <message>
        <source>pairs with the coverer</source>
        <translation>أزواج مع الورقة المغطية</translation>
    </message>
</context>
<context>
    <name>RulesWatch</name>
    <message>
        <source>Two cards of which one lies under the other can never go together; each needs another partner, so find those first.</source>
        <translation>ورقتان إحداهما تحت الأخرى لا تُزالان معًا أبدًا؛ وكل منهما تحتاج إلى شريكة أخرى، فابحث عنها أولًا.</translation>
    </message>
    <message>
        <source>Drawing costs nothing but moves: every card of the stock comes to the top again.</source>
        <translation>لا يكلّف السحب إلا حركات: كل ورقة في كومة السحب ستعود إلى الأعلى.</translation>
    </message>
    <message>
        <source>Use the first pass to learn the order of the stock; nothing is shuffled, so it comes again.</source>
        <translation>استعمل الدورة الأولى لتعرف ترتيب كومة السحب؛ فلا شيء يُخلط، والترتيب يتكرر.</translation>
    </message>
    <message>
        <source>All cards must go, so count: do not spend the last partner of a card that is still covered.</source>
        <translation>يجب أن تزول كل الأوراق، فاحسب: لا تستهلك آخر شريكة لورقة ما زالت مغطاة.</translation>
    </message>
    <message>
        <source>The stock passes by only once: what goes with the top of the waste should do so before the next draw covers it.</source>
        <translation>تمر كومة السحب مرة واحدة فقط: ما يوافق أعلى الكومة المكشوفة ينبغي أن يُزال معه قبل أن تغطيه السحبة التالية.</translation>
    </message>
    <message>
        <source>Fewer points are given from pass to pass, and once the pyramid is gone each further pair still saves two.</source>
        <translation>تقل النقاط من دورة إلى دورة، وبعد زوال الهرم يوفّر كل زوج آخر نقطتين.</translation>
    </message>
    <message>
        <source>Do not draw by habit: the card on the stock can be used where it lies, and drawing it covers the top of the waste.</source>
        <translation>لا تسحب بحكم العادة: يمكن استعمال ورقة كومة السحب في مكانها، وسحبها يغطي أعلى الكومة المكشوفة.</translation>
    </message>
    <message>
        <source>Only every third card comes to the top by itself. Taking one moves the groups of three of the next pass, and others come up.</source>
        <translation>لا تصل إلى الأعلى من تلقاء نفسها إلا ورقة من كل ثلاث. وأخذ واحدة يزحزح ثلاثيات الدورة التالية، فتظهر أوراق أخرى.</translation>
    </message>
    <message>
        <source>Look at what lies on what: a pair of which one card covers the other goes too, once nothing else lies on the two.</source>
        <translation>انظر ما الذي فوق ماذا: الزوج الذي تغطي إحدى ورقتيه الأخرى يُزال أيضًا، متى لم يبق فوقهما شيء آخر.</translation>
    </message>
    <message>
        <source>One draw covers all wastes at once, so use their top cards before it.</source>
        <translation>السحبة الواحدة تغطي كل الكومات المكشوفة معًا، فاستعمل أعلى أوراقها قبلها.</translation>
    </message>
    <message>
        <source>Nothing is hidden and nothing is drawn, so the whole game can be thought through before the first move.</source>
        <translation>لا شيء مخفي ولا شيء يُسحب، فيمكن التفكير في اللعبة كلها قبل الحركة الأولى.</translation>
    </message>
    <message>
        <source>At the start a single card of the table is open, so the first partners can only come from the stock.</source>
        <translation>في البداية تتاح ورقة واحدة على الطاولة، فلا تأتي الشريكات الأولى إلا من كومة السحب.</translation>
    </message>
    <message>
        <source>The loose cards cover nothing and can wait; keep them for cards that find no other partner.</source>
        <translation>الأوراق المنفصلة لا تغطي شيئًا ويمكنها الانتظار؛ فاحفظها لأوراق لا تجد شريكة أخرى.</translation>
    </message>
    <message>
        <source>Keep the cell free as long as you can: a card leaves it only by being removed.</source>
        <translation>أبقِ الخلية فارغة ما استطعت: لا تغادرها الورقة إلا بإزالتها.</translation>
    </message>
    <message>
        <source>The upper rows are hidden, so prefer moves that turn a card up.</source>
        <translation>الصفوف العليا مخفية، ففضّل الحركات التي تكشف ورقة.</translation>
    </message>
    <message>
        <source>Aces and kings have two ranks to go with, all others three, so find partners for aces and kings first.</source>
        <translation>للآس والملك رتبتان توافقانهما، ولكل ما عداهما ثلاث، فابحث أولًا عن شريكات للآسات والملوك.</translation>
    </message>
    <message>
        <source>With two packs a card has up to eight partners: choose the one whose going opens most.</source>
        <translation>برزمتين يكون للورقة حتى ثماني شريكات: فاختر التي تتيح إزالتها أكثر ما يمكن.</translation>
    </message>
</context>
<context>
    <name>RulesWords</name>
    <message numerus="yes">
        <source>A pyramid of %n row(s) is laid out: one card in the first row and one more in each row after it.</source>
        <translation>
            <numerusform>لا صفوف في الهرم.</numerusform>
            <numerusform>يُفرش هرم من صف واحد، فيه ورقة واحدة.</numerusform>
            <numerusform>يُفرش هرم من صفين: ورقة في الصف الأول وورقتان في الثاني.</numerusform>
            <numerusform>يُفرش هرم من %Ln صفوف: ورقة في الصف الأول، ثم يزيد كل صف ورقة على ما قبله.</numerusform>
            <numerusform>يُفرش هرم من %Ln صفًا: ورقة في الصف الأول، ثم يزيد كل صف ورقة على ما قبله.</numerusform>
            <numerusform>يُفرش هرم من %Ln صف: ورقة في الصف الأول، ثم يزيد كل صف ورقة على ما قبله.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A pyramid of %n row(s) is laid out upside down: the longest row comes first and a single card last.</source>
        <translation>
            <numerusform>لا صفوف في الهرم المعكوس.</numerusform>
            <numerusform>يُفرش هرم معكوس من صف واحد، فيه ورقة واحدة.</numerusform>
            <numerusform>يُفرش هرم معكوس من صفين: ورقتان في الصف الأول وورقة في الأخير.</numerusform>
            <numerusform>يُفرش هرم معكوس من %Ln صفوف: أطول صف أولًا، وورقة واحدة في الأخير.</numerusform>
            <numerusform>يُفرش هرم معكوس من %Ln صفًا: أطول صف أولًا، وورقة واحدة في الأخير.</numerusform>
            <numerusform>يُفرش هرم معكوس من %Ln صف: أطول صف أولًا، وورقة واحدة في الأخير.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are laid out side by side as a reserve.</source>
        <translation>
            <numerusform>لا أوراق في الاحتياطي.</numerusform>
            <numerusform>تُفرش ورقة واحدة احتياطيًا.</numerusform>
            <numerusform>تُفرش ورقتان جنبًا إلى جنب احتياطيًا.</numerusform>
            <numerusform>تُفرش %Ln أوراق جنبًا إلى جنب احتياطيًا.</numerusform>
            <numerusform>تُفرش %Ln ورقة جنبًا إلى جنب احتياطيًا.</numerusform>
            <numerusform>تُفرش %Ln ورقة جنبًا إلى جنب احتياطيًا.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) of %1 cards each are laid out face up.</source>
        <translation>
            <numerusform>لا أعمدة؛ عدد الأوراق في العمود %1.</numerusform>
            <numerusform>يُفرش عمود واحد مكشوف، وعدد أوراقه %1.</numerusform>
            <numerusform>يُفرش عمودان مكشوفان، وعدد الأوراق في كل منهما %1.</numerusform>
            <numerusform>تُفرش %Ln أعمدة مكشوفة، وعدد الأوراق في كل منها %1.</numerusform>
            <numerusform>يُفرش %Ln عمودًا مكشوفًا، وعدد الأوراق في كل منها %1.</numerusform>
            <numerusform>يُفرش %Ln عمود مكشوف، وعدد الأوراق في كل منها %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other %n card(s) are the stock.</source>
        <translation>
            <numerusform>لا تبقى أوراق لكومة السحب.</numerusform>
            <numerusform>الورقة الباقية هي كومة السحب.</numerusform>
            <numerusform>الورقتان الباقيتان هما كومة السحب.</numerusform>
            <numerusform>الأوراق الباقية، وعددها %Ln، هي كومة السحب.</numerusform>
            <numerusform>الأوراق الباقية، وعددها %Ln، هي كومة السحب.</numerusform>
            <numerusform>الأوراق الباقية، وعددها %Ln، هي كومة السحب.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of it are drawn before the game begins, which leaves %1.</source>
        <translation>
            <numerusform>لا تُسحب منها أي ورقة قبل بدء اللعبة، فيبقى %1.</numerusform>
            <numerusform>تُسحب منها ورقة واحدة قبل بدء اللعبة، فيبقى %1.</numerusform>
            <numerusform>تُسحب منها ورقتان قبل بدء اللعبة، فيبقى %1.</numerusform>
            <numerusform>تُسحب منها %Ln أوراق قبل بدء اللعبة، فيبقى %1.</numerusform>
            <numerusform>تُسحب منها %Ln ورقة قبل بدء اللعبة، فيبقى %1.</numerusform>
            <numerusform>تُسحب منها %Ln ورقة قبل بدء اللعبة، فيبقى %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards are drawn onto the waste, %n at a time; each lies on the one before.</source>
        <translation>
            <numerusform>لا تُسحب أوراق إلى الكومة المكشوفة.</numerusform>
            <numerusform>تُسحب الأوراق إلى الكومة المكشوفة واحدة في كل مرة؛ وتوضع كل ورقة فوق التي قبلها.</numerusform>
            <numerusform>تُسحب الأوراق إلى الكومة المكشوفة اثنتين في كل مرة؛ وتوضع كل ورقة فوق التي قبلها.</numerusform>
            <numerusform>تُسحب الأوراق إلى الكومة المكشوفة، %Ln أوراق في كل مرة؛ وتوضع كل ورقة فوق التي قبلها.</numerusform>
            <numerusform>تُسحب الأوراق إلى الكومة المكشوفة، %Ln ورقة في كل مرة؛ وتوضع كل ورقة فوق التي قبلها.</numerusform>
            <numerusform>تُسحب الأوراق إلى الكومة المكشوفة، %Ln ورقة في كل مرة؛ وتوضع كل ورقة فوق التي قبلها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw lays one card on each of %n waste(s).</source>
        <translation>
            <numerusform>لا كومات مكشوفة.</numerusform>
            <numerusform>تضع السحبة ورقة على الكومة المكشوفة.</numerusform>
            <numerusform>تضع السحبة ورقة على كل من الكومتين المكشوفتين.</numerusform>
            <numerusform>تضع السحبة ورقة على كل من الكومات المكشوفة، وعددها %Ln.</numerusform>
            <numerusform>تضع السحبة ورقة على كل من الكومات المكشوفة، وعددها %Ln.</numerusform>
            <numerusform>تضع السحبة ورقة على كل من الكومات المكشوفة، وعددها %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw turns a card onto the first of %n waste(s); the card that lay there moves on to the next.</source>
        <translation>
            <numerusform>لا كومات مكشوفة.</numerusform>
            <numerusform>تكشف السحبة ورقة على الكومة المكشوفة.</numerusform>
            <numerusform>تكشف السحبة ورقة على أولى كومتين مكشوفتين؛ وتنتقل الورقة التي كانت هناك إلى الأخرى.</numerusform>
            <numerusform>تكشف السحبة ورقة على أولى %Ln كومات مكشوفة؛ وتنتقل الورقة التي كانت هناك إلى التالية.</numerusform>
            <numerusform>تكشف السحبة ورقة على أولى %Ln كومة مكشوفة؛ وتنتقل الورقة التي كانت هناك إلى التالية.</numerusform>
            <numerusform>تكشف السحبة ورقة على أولى %Ln كومة مكشوفة؛ وتنتقل الورقة التي كانت هناك إلى التالية.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw lays one card on one of %n waste(s), which the player chooses.</source>
        <translation>
            <numerusform>لا كومات مكشوفة.</numerusform>
            <numerusform>تضع السحبة ورقة على الكومة المكشوفة.</numerusform>
            <numerusform>تضع السحبة ورقة على إحدى كومتين مكشوفتين يختارها اللاعب.</numerusform>
            <numerusform>تضع السحبة ورقة على واحدة من %Ln كومات مكشوفة يختارها اللاعب.</numerusform>
            <numerusform>تضع السحبة ورقة على واحدة من %Ln كومة مكشوفة يختارها اللاعب.</numerusform>
            <numerusform>تضع السحبة ورقة على واحدة من %Ln كومة مكشوفة يختارها اللاعب.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n pass(es) through the stock: when it is empty, the waste is turned over and drawn again.</source>
        <translation>
            <numerusform>لا دورات في كومة السحب.</numerusform>
            <numerusform>لكومة السحب دورة واحدة.</numerusform>
            <numerusform>لكومة السحب دورتان: عندما تفرغ تُقلب الكومة المكشوفة ويُسحب منها من جديد.</numerusform>
            <numerusform>لكومة السحب %Ln دورات: عندما تفرغ تُقلب الكومة المكشوفة ويُسحب منها من جديد.</numerusform>
            <numerusform>لكومة السحب %Ln دورة: عندما تفرغ تُقلب الكومة المكشوفة ويُسحب منها من جديد.</numerusform>
            <numerusform>لكومة السحب %Ln دورة: عندما تفرغ تُقلب الكومة المكشوفة ويُسحب منها من جديد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n free place(s), called cells: each can hold one open card for later. They take cards from %1.</source>
        <translation>
            <numerusform>لا أماكن حرة؛ المصادر: %1.</numerusform>
            <numerusform>هناك مكان حر واحد يسمى خلية: يمكن وضع ورقة متاحة فيه لوقت لاحق. وتأتي من: %1.</numerusform>
            <numerusform>هناك مكانان حران يسميان خليتين: يمكن وضع ورقة متاحة في كل منهما لوقت لاحق. وتأتي من: %1.</numerusform>
            <numerusform>هناك %Ln أماكن حرة تسمى خلايا: يمكن وضع ورقة متاحة في كل منها لوقت لاحق. وتأتي من: %1.</numerusform>
            <numerusform>هناك %Ln مكانًا حرًا تسمى خلايا: يمكن وضع ورقة متاحة في كل منها لوقت لاحق. وتأتي من: %1.</numerusform>
            <numerusform>هناك %Ln مكان حر تسمى خلايا: يمكن وضع ورقة متاحة في كل منها لوقت لاحق. وتأتي من: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n move(s) can be taken back.</source>
        <translation>
            <numerusform>لا يمكن التراجع عن أي حركة.</numerusform>
            <numerusform>يمكن التراجع عن الحركة الأخيرة.</numerusform>
            <numerusform>يمكن التراجع عن آخر حركتين.</numerusform>
            <numerusform>يمكن التراجع عن آخر %Ln حركات.</numerusform>
            <numerusform>يمكن التراجع عن آخر %Ln حركة.</numerusform>
            <numerusform>يمكن التراجع عن آخر %Ln حركة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each card that leaves the tableau brings 10 points, %n in all.</source>
        <translation>
            <numerusform>كل ورقة تغادر اللوحة تمنح 10 نقاط.</numerusform>
            <numerusform>كل ورقة تغادر اللوحة تمنح 10 نقاط، والجملة نقطة واحدة.</numerusform>
            <numerusform>كل ورقة تغادر اللوحة تمنح 10 نقاط، والجملة نقطتان.</numerusform>
            <numerusform>كل ورقة تغادر اللوحة تمنح 10 نقاط، والجملة %Ln نقاط.</numerusform>
            <numerusform>كل ورقة تغادر اللوحة تمنح 10 نقاط، والجملة %Ln نقطة.</numerusform>
            <numerusform>كل ورقة تغادر اللوحة تمنح 10 نقاط، والجملة %Ln نقطة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pyramid of %n row(s)</source>
        <translation>
            <numerusform>هرم بلا صفوف</numerusform>
            <numerusform>هرم من صف واحد</numerusform>
            <numerusform>هرم من صفين</numerusform>
            <numerusform>هرم من %Ln صفوف</numerusform>
            <numerusform>هرم من %Ln صفًا</numerusform>
            <numerusform>هرم من %Ln صف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>inverted pyramid of %n row(s)</source>
        <translation>
            <numerusform>هرم معكوس بلا صفوف</numerusform>
            <numerusform>هرم معكوس من صف واحد</numerusform>
            <numerusform>هرم معكوس من صفين</numerusform>
            <numerusform>هرم معكوس من %Ln صفوف</numerusform>
            <numerusform>هرم معكوس من %Ln صفًا</numerusform>
            <numerusform>هرم معكوس من %Ln صف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reserve of %n</source>
        <translation>
            <numerusform>بلا احتياطي</numerusform>
            <numerusform>احتياطي من ورقة</numerusform>
            <numerusform>احتياطي من ورقتين</numerusform>
            <numerusform>احتياطي من %Ln أوراق</numerusform>
            <numerusform>احتياطي من %Ln ورقة</numerusform>
            <numerusform>احتياطي من %Ln ورقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>بلا أعمدة</numerusform>
            <numerusform>عمود واحد</numerusform>
            <numerusform>عمودان</numerusform>
            <numerusform>%Ln أعمدة</numerusform>
            <numerusform>%Ln عمودًا</numerusform>
            <numerusform>%Ln عمود</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>بلا دورات</numerusform>
            <numerusform>دورة واحدة</numerusform>
            <numerusform>دورتان</numerusform>
            <numerusform>%Ln دورات</numerusform>
            <numerusform>%Ln دورة</numerusform>
            <numerusform>%Ln دورة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at a time</source>
        <translation>
            <numerusform>بلا سحب</numerusform>
            <numerusform>ورقة في كل مرة</numerusform>
            <numerusform>ورقتان في كل مرة</numerusform>
            <numerusform>%Ln أوراق في كل مرة</numerusform>
            <numerusform>%Ln ورقة في كل مرة</numerusform>
            <numerusform>%Ln ورقة في كل مرة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waste(s)</source>
        <translation>
            <numerusform>بلا كومة مكشوفة</numerusform>
            <numerusform>كومة مكشوفة واحدة</numerusform>
            <numerusform>كومتان مكشوفتان</numerusform>
            <numerusform>%Ln كومات مكشوفة</numerusform>
            <numerusform>%Ln كومة مكشوفة</numerusform>
            <numerusform>%Ln كومة مكشوفة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>بلا خلايا</numerusform>
            <numerusform>خلية واحدة</numerusform>
            <numerusform>خليتان</numerusform>
            <numerusform>%Ln خلايا</numerusform>
            <numerusform>%Ln خلية</numerusform>
            <numerusform>%Ln خلية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>بلا أوراق</numerusform>
            <numerusform>ورقة واحدة</numerusform>
            <numerusform>ورقتان</numerusform>
            <numerusform>%Ln أوراق</numerusform>
            <numerusform>%Ln ورقة</numerusform>
            <numerusform>%Ln ورقة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>استعا&amp;دة الافتراضيات</translation>
    </message>
    <message>
        <source>Restore the defaults of this page</source>
        <translation>استعادة الإعدادات الافتراضية لهذه الصفحة</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>البحث في الإعدادات</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>لا يوجد إعداد فيه هذه الكلمات.</translation>
    </message>
    <message>
        <source>The language changes at once, everywhere.</source>
        <translation>تتغير اللغة فورًا في كل مكان.</translation>
    </message>
    <message>
        <source>F11 fills the whole screen; Z leaves nothing but the cards.</source>
        <translation>يملأ F11 الشاشة كلها؛ ولا يُبقي Z إلا الأوراق.</translation>
    </message>
    <message>
        <source>Sounds need an extra part of about 170 MB that is not installed. The README of Pyramide tells how to add it.</source>
        <translation>تحتاج الأصوات إلى جزء إضافي حجمه نحو 170 ميغابايت غير مثبت. يشرح ملف README الخاص بـ Pyramide كيفية إضافته.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>اللعب</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>التخطيط</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>التحريك والصوت</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>&amp;Error help: say why a covered card cannot be played</source>
        <translation>المساعدة عند ال&amp;خطأ: بيان لماذا لا يمكن لعب ورقة مغطاة</translation>
    </message>
    <message>
        <source>&amp;Animation:</source>
        <translation>ال&amp;تحريك:</translation>
    </message>
    <message>
        <source>Show the &amp;time</source>
        <translation>إظهار الو&amp;قت</translation>
    </message>
    <message>
        <source>Show the &amp;score</source>
        <translation>إظهار ال&amp;نقاط</translation>
    </message>
    <message>
        <source>&amp;Cards:</source>
        <translation>الأ&amp;وراق:</translation>
    </message>
    <message>
        <source>&amp;Back:</source>
        <translation>ال&amp;ظهر:</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>ال&amp;طاولة:</translation>
    </message>
    <message>
        <source>&amp;Window:</source>
        <translation>النا&amp;فذة:</translation>
    </message>
    <message>
        <source>Say whether the game can be &amp;won:</source>
        <translation>بيان &amp;هل يمكن الفوز باللعبة:</translation>
    </message>
    <message>
        <source>&amp;New games:</source>
        <translation>الألعاب ال&amp;جديدة:</translation>
    </message>
    <message>
        <source>&amp;Left-handed: stock on the left, figures in all four corners</source>
        <translation>للأع&amp;سر: كومة السحب على اليسار والرموز في الزوايا الأربع</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>ال&amp;لغة:</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>لغة النظام</translation>
    </message>
    <message>
        <source>Touching a covered card says why it cannot be played.</source>
        <translation>لمس ورقة مغطاة يبيّن لماذا لا يمكن لعبها.</translation>
    </message>
    <message>
        <source>Games played with it count as games with help.</source>
        <translation>الألعاب التي تُلعب به تُحسب ألعابًا بمساعدة.</translation>
    </message>
    <message>
        <source>motion speed reduced calm</source>
        <translation>حركة سرعة مخفف هادئ تحريك رسوم</translation>
    </message>
    <message>
        <source>theme night mode dark mode bright</source>
        <translation>سمة مظهر ليلي داكن فاتح وضع</translation>
    </message>
    <message>
        <source>deck size contrast colour blind</source>
        <translation>ورق حجم تباين عمى الألوان</translation>
    </message>
    <message>
        <source>mirror left hand</source>
        <translation>مرآة اليد اليسرى أعسر</translation>
    </message>
    <message>
        <source>index letters jack queen king</source>
        <translation>رموز حروف الأوراق ولد بنت ملك آس</translation>
    </message>
    <message>
        <source>status bar info line hide</source>
        <translation>شريط الحالة سطر المعلومات إخفاء</translation>
    </message>
    <message>
        <source>sound noise audio mute</source>
        <translation>صوت ضجيج كتم إسكات</translation>
    </message>
    <message>
        <source>beginner explain</source>
        <translation>مبتدئ شرح</translation>
    </message>
    <message>
        <source>&amp;Mark the cards that go with the chosen one</source>
        <translation>ت&amp;مييز الأوراق التي توافق المختارة</translation>
    </message>
    <message>
        <source>&amp;Dim covered cards</source>
        <translation>ت&amp;عتيم الأوراق المغطاة</translation>
    </message>
    <message>
        <source>L&amp;ift cards that can be played</source>
        <translation>&amp;رفع الأوراق التي يمكن لعبها</translation>
    </message>
    <message>
        <source>Stoc&amp;k and waste:</source>
        <translation>&amp;كومة السحب والمكشوفة:</translation>
    </message>
    <message>
        <source>Show the &amp;bar with score and code</source>
        <translation>إظهار ال&amp;شريط الذي فيه النقاط والرمز</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>الأ&amp;صوات</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;مستوى الصوت:</translation>
    </message>
    <message>
        <source>&amp;Letters on the cards:</source>
        <translation>ال&amp;حروف على الأوراق:</translation>
    </message>
    <message>
        <source>As the system wants</source>
        <translation>حسب النظام</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>عادي</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>سريع</translation>
    </message>
    <message>
        <source>Reduced: cards fade</source>
        <translation>مخفف: تتلاشى الأوراق</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>متوقف</translation>
    </message>
    <message>
        <source>Except in Pyramide</source>
        <translation>إلا في Pyramide</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>دائمًا</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>Any deal in Pyramide, else deals that can be won</source>
        <translation>أي توزيعة في Pyramide، وفي غيرها ما يمكن الفوز به</translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation>أي توزيعة</translation>
    </message>
    <message>
        <source>Deals that can be won</source>
        <translation>توزيعات يمكن الفوز بها</translation>
    </message>
    <message>
        <source>Easy: a short win is possible</source>
        <translation>سهلة: يمكن الفوز بحركات قليلة</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>متوسطة</translation>
    </message>
    <message>
        <source>Hard: every win is long</source>
        <translation>صعبة: كل فوز طويل</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>كلاسيكية</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>أربعة ألوان</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>خط كبير</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>تباين عالٍ</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكنة</translation>
    </message>
    <message>
        <source>Woven triangles</source>
        <translation>مثلثات منسوجة</translation>
    </message>
    <message>
        <source>Lotus band</source>
        <translation>شريط اللوتس</translation>
    </message>
    <message>
        <source>Starry ceiling</source>
        <translation>سقف النجوم</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>card back</comment>
        <translation>سادة</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>جوخ أخضر</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>رمل</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>ليل</translation>
    </message>
    <message>
        <source>Plain, as the window</source>
        <comment>table</comment>
        <translation>سادة، مثل النافذة</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>حسب النظام</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتحة</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>window</comment>
        <translation>داكنة</translation>
    </message>
    <message>
        <source>International: %1</source>
        <translation>دولية: %1</translation>
    </message>
    <message>
        <source>Those of the language: %1</source>
        <translation>حروف اللغة: %1</translation>
    </message>
    <message>
        <source>On the side of the hand</source>
        <translation>في جهة اليد</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>على اليسار</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>على اليمين</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>خافت</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>volume</comment>
        <translation>متوسط</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>عالٍ</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>الأمر</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>على الطاولة</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>تحريك المؤشر</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>مفاتيح الأسهم</translation>
    </message>
    <message>
        <source>Choose, pair or draw what it stands on</source>
        <translation>اختيار ما يقف عليه المؤشر أو جمعه في زوج أو السحب منه</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>مفتاح Enter، مفتاح المسافة</translation>
    </message>
    <message>
        <source>Let the chosen card go, then the cursor</source>
        <translation>إلغاء اختيار الورقة، ثم إخفاء المؤشر</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Jump to the next open card of a rank</source>
        <translation>الانتقال إلى الورقة المتاحة التالية من رتبة</translation>
    </message>
    <message>
        <source>Say what the cursor stands on</source>
        <translation>قول ما الذي يقف عليه المؤشر</translation>
    </message>
    <message>
        <source>Leave the table for the next part of the window</source>
        <translation>مغادرة الطاولة إلى الجزء التالي من النافذة</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Jump to the next open card with %1, which is itself a command</source>
        <translation>الانتقال إلى الورقة المتاحة التالية ذات الحرف ⁨%1⁩، وهو نفسه أمر</translation>
    </message>
</context>
<context>
    <name>SolverBadge</name>
    <message>
        <source>Deal one that can be won</source>
        <translation>وزّع لعبة يمكن الفوز بها</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>الإحصائيات</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>حسب الوقت</translation>
    </message>
    <message>
        <source>By moves</source>
        <translation>حسب الحركات</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>الرسوم البيانية</translation>
    </message>
    <message>
        <source>&amp;Copy deal code</source>
        <translation>&amp;نسخ رمز التوزيعة</translation>
    </message>
    <message>
        <source>&amp;Play this deal again</source>
        <translation>ل&amp;عب هذه التوزيعة من جديد</translation>
    </message>
    <message>
        <source>No game is won yet under these rules. Each game that you win is listed here, by its time and by its number of moves.</source>
        <translation>لا فوز بهذه القواعد بعد. كل لعبة تفوز بها تُدرج هنا، حسب وقتها وحسب عدد حركاتها.</translation>
    </message>
    <message>
        <source>No game that was won is like this.</source>
        <translation>لا توجد لعبة كهذه انتهت بالفوز.</translation>
    </message>
    <message>
        <source>No game is won yet. Each game that you win is listed here, by its time and by its number of moves.</source>
        <translation>لا فوز بعد. كل لعبة تفوز بها تُدرج هنا، حسب وقتها وحسب عدد حركاتها.</translation>
    </message>
</context>
<context>
    <name>StatisticsTiles</name>
    <message>
        <source>Games played</source>
        <translation>الألعاب الملعوبة</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>مرات الفوز</translation>
    </message>
    <message>
        <source>Won of all finished</source>
        <translation>نسبة الفوز من المنتهية</translation>
    </message>
    <message>
        <source>Wins in a row now</source>
        <translation>انتصارات متتالية الآن</translation>
    </message>
    <message>
        <source>Most wins in a row</source>
        <translation>أطول سلسلة انتصارات</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>أفضل وقت</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation>أقل عدد حركات</translation>
    </message>
    <message>
        <source>Mean time of wins</source>
        <translation>متوسط وقت الفوز</translation>
    </message>
    <message>
        <source>Moves per win</source>
        <translation>الحركات لكل فوز</translation>
    </message>
    <message>
        <source>Over par per win</source>
        <translation>فوق المعيار لكل فوز</translation>
    </message>
</context>
<context>
    <name>StockPage</name>
    <message>
        <source>The cards that are left are a &amp;stock</source>
        <translation>الأوراق البا&amp;قية كومة سحب</translation>
    </message>
    <message>
        <source>A &amp;draw lays</source>
        <translation>السحبة ت&amp;ضع</translation>
    </message>
    <message>
        <source>&amp;Number of cards or wastes:</source>
        <translation>&amp;عدد الأوراق أو الكومات:</translation>
    </message>
    <message>
        <source>&amp;Passes:</source>
        <translation>ال&amp;دورات:</translation>
    </message>
    <message>
        <source>Open cards of the waste:</source>
        <translation>المتاح من الكومة المكشوفة:</translation>
    </message>
    <message>
        <source>&amp;Gathered:</source>
        <translation>ال&amp;جمع:</translation>
    </message>
    <message>
        <source>&amp;Unused cards:</source>
        <translation>الأوراق &amp;غير المستعملة:</translation>
    </message>
    <message>
        <source>that many cards on one waste</source>
        <translation>هذا العدد من الأوراق على كومة واحدة</translation>
    </message>
    <message>
        <source>one card on each of that many wastes</source>
        <translation>ورقة على كل كومة من هذا العدد من الكومات</translation>
    </message>
    <message>
        <source>one card on the first waste, others move on</source>
        <translation>ورقة على الكومة الأولى، وتنتقل الأخريات</translation>
    </message>
    <message>
        <source>one card on a waste of choice</source>
        <translation>ورقة على كومة يختارها اللاعب</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>بلا حد</translation>
    </message>
    <message>
        <source>The &amp;first draw is made before the game</source>
        <translation>السحبة الأ&amp;ولى قبل بدء اللعبة</translation>
    </message>
    <message>
        <source>The ne&amp;xt card of the stock lies open</source>
        <translation>الورقة التالية من كومة السحب م&amp;كشوفة</translation>
    </message>
    <message>
        <source>the top</source>
        <translation>العليا</translation>
    </message>
    <message>
        <source>the card under it, with the top</source>
        <translation>التي تحتها، مع العليا</translation>
    </message>
    <message>
        <source>the oldest</source>
        <translation>الأقدم</translation>
    </message>
    <message>
        <source>in the same order</source>
        <translation>بالترتيب نفسه</translation>
    </message>
    <message>
        <source>the last waste first</source>
        <translation>الكومة الأخيرة أولًا</translation>
    </message>
    <message>
        <source>stay in the waste</source>
        <translation>تبقى في الكومة المكشوفة</translation>
    </message>
    <message>
        <source>are out of the game at the next draw</source>
        <translation>تخرج من اللعب عند السحبة التالية</translation>
    </message>
</context>
<context>
    <name>StoreProblem</name>
    <message>
        <source>&quot;%1&quot; (%2) does not lie between %3 and tomorrow.</source>
        <translation>«⁦%1⁩» (⁦%2⁩) لا يقع بين ⁦%3⁩ والغد.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no time for %2.</source>
        <translation>«⁦%1⁩» ليس وقتًا صالحًا لـ ⁦%2⁩.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no whole number (%2).</source>
        <translation>«⁦%1⁩» ليس عددًا صحيحًا (⁦%2⁩).</translation>
    </message>
    <message>
        <source>%1 holds no game that can be opened: %2</source>
        <translation>لا يحتوي ⁨%1⁩ على لعبة يمكن فتحها: %2</translation>
    </message>
    <message>
        <source>A game cannot end as &quot;%1&quot; (%2).</source>
        <translation>لا يمكن أن تنتهي لعبة بالنتيجة «⁦%1⁩» (⁦%2⁩).</translation>
    </message>
    <message>
        <source>A game has an end (ended_at) if and only if it is not open.</source>
        <translation>للعبة نهاية (⁦ended_at⁩) إذا انتهت، وعندئذ فقط.</translation>
    </message>
    <message>
        <source>A number has too many digits.</source>
        <translation>في أحد الأعداد أرقام أكثر من اللازم.</translation>
    </message>
    <message>
        <source>From character %1 on, this is not written as JSON.</source>
        <translation>هذا ليس مكتوبًا بصيغة JSON ابتداءً من المحرف رقم %1.</translation>
    </message>
    <message>
        <source>From here on the table cannot be read.</source>
        <translation>تتعذر قراءة الجدول من هنا فصاعدًا.</translation>
    </message>
    <message>
        <source>The deal code cannot be used: %1</source>
        <translation>لا يمكن استعمال رمز التوزيعة: %1</translation>
    </message>
    <message>
        <source>The deal code must be written as &quot;%1&quot;.</source>
        <translation>يجب أن يُكتب رمز التوزيعة هكذا: «⁦%1⁩».</translation>
    </message>
    <message>
        <source>The end (ended_at) lies before the beginning (started_at).</source>
        <translation>النهاية (⁦ended_at⁩) تسبق البداية (⁦started_at⁩).</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2.</source>
        <translation>تتعذر قراءة الملف ⁨%1⁩: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>%1 is a folder, a pipe or a device, and no file.</source>
        <translation>⁨%1⁩ مجلد أو أنبوب أو جهاز، وليس ملفًا.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2.</source>
        <translation>تتعذر كتابة الملف ⁨%1⁩: ⁨%2⁩.</translation>
    </message>
    <message>
        <source>The file %1 is not text in UTF-8.</source>
        <translation>الملف ⁨%1⁩ ليس نصًا بترميز UTF-8.</translation>
    </message>
    <message>
        <source>The file %1 is too large: %2 MB.</source>
        <translation>الملف ⁨%1⁩ أكبر من اللازم: %2 ميغابايت.</translation>
    </message>
    <message>
        <source>The file ends too early.</source>
        <translation>ينتهي الملف قبل أوانه.</translation>
    </message>
    <message>
        <source>The game cannot be played: %1.</source>
        <translation>لا يمكن لعب هذه اللعبة: %1.</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; must end in .json or .csv.</source>
        <translation>يجب أن ينتهي الاسم «⁨%1⁩» بـ ‎.json أو ‎.csv.</translation>
    </message>
    <message>
        <source>The number of actions is too large: %1.</source>
        <translation>عدد الإجراءات أكبر من اللازم: %1.</translation>
    </message>
    <message>
        <source>The numbers of actions (%1) and of times (%2) differ.</source>
        <translation>عدد الإجراءات (%1) لا يساوي عدد الأوقات (%2).</translation>
    </message>
    <message>
        <source>The numbers of values (%1) and of columns (%2) differ.</source>
        <translation>عدد القيم (%1) لا يساوي عدد الأعمدة (%2).</translation>
    </message>
    <message>
        <source>The saved games cannot be read: %1.</source>
        <translation>لا يمكن قراءة الألعاب المحفوظة: %1.</translation>
    </message>
    <message>
        <source>The moves of a saved game cannot be read.</source>
        <translation>لا يمكن قراءة حركات إحدى الألعاب المحفوظة.</translation>
    </message>
    <message>
        <source>The text of %1 is too long; its length is %2.</source>
        <translation>نص ⁦%1⁩ أطول من اللازم؛ وطوله %2.</translation>
    </message>
    <message>
        <source>The times of the actions (at_ms) do not grow.</source>
        <translation>أوقات الإجراءات (⁦at_ms⁩) ليست متزايدة.</translation>
    </message>
    <message>
        <source>The times of the actions (at_ms) are not a list of whole numbers.</source>
        <translation>أوقات الإجراءات (⁦at_ms⁩) ليست قائمة أعداد صحيحة.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is not known.</source>
        <translation>العمود «⁦%1⁩» غير معروف.</translation>
    </message>
    <message>
        <source>The deal is not the daily deal of %1.</source>
        <translation>هذه ليست توزيعة يوم ⁨%1⁩.</translation>
    </message>
    <message>
        <source>By its moves, %1 is &quot;%2&quot; and not &quot;%3&quot;.</source>
        <translation>بحسب حركاتها، ⁨%1⁩ هو «⁨%2⁩» وليس «⁨%3⁩».</translation>
    </message>
    <message>
        <source>The rule record is not that of the deal code.</source>
        <translation>سجل القواعد ليس سجل رمز التوزيعة.</translation>
    </message>
    <message>
        <source>A game begins with its first move; this has none.</source>
        <translation>تبدأ اللعبة بحركتها الأولى، وهذه بلا حركات.</translation>
    </message>
    <message>
        <source>There is no text for %1.</source>
        <translation>لا يوجد نص لـ ⁦%1⁩.</translation>
    </message>
    <message>
        <source>There is no whole number for %1 from %2 to %3.</source>
        <translation>لا يوجد لـ ⁦%1⁩ عدد صحيح من %2 إلى %3.</translation>
    </message>
    <message>
        <source>Too many brackets stand inside each other.</source>
        <translation>أقواس متداخلة أكثر من اللازم.</translation>
    </message>
    <message>
        <source>This is no game.</source>
        <translation>هذه ليست لعبة.</translation>
    </message>
    <message>
        <source>This is no file of games that Pyramide has written.</source>
        <translation>هذا ليس ملف ألعاب كتبه Pyramide.</translation>
    </message>
    <message>
        <source>This is no table of games that Pyramide has written.</source>
        <translation>هذا ليس جدول ألعاب كتبه Pyramide.</translation>
    </message>
    <message>
        <source>This file has version %1; this program reads %2.</source>
        <translation>إصدار هذا الملف %1، وهذا البرنامج يقرأ الإصدار %2.</translation>
    </message>
</context>
<context>
    <name>SystemReason</name>
    <message>
        <source>access permission denied</source>
        <translation>لا يوجد إذن بالوصول</translation>
    </message>
    <message>
        <source>attempt to write a readonly database</source>
        <translation>الملف للقراءة فقط</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>الملف تالف</translation>
    </message>
    <message>
        <source>database is locked</source>
        <translation>برنامج آخر يستعمل الملف</translation>
    </message>
    <message>
        <source>database or disk is full</source>
        <translation>القرص ممتلئ</translation>
    </message>
    <message>
        <source>disk I/O error</source>
        <translation>خطأ في القراءة من القرص أو الكتابة عليه</translation>
    </message>
    <message>
        <source>file is not a database</source>
        <translation>الملف ليس قاعدة بيانات</translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation>يتعذر فتح الملف</translation>
    </message>
</context>
<context>
    <name>TableAccess</name>
    <message>
        <source>The game is paused.</source>
        <translation>اللعبة متوقفة مؤقتًا.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>اللعبة مستمرة.</translation>
    </message>
</context>
<context>
    <name>TableHelps</name>
    <message>
        <source>No card of this rank can be played now.</source>
        <translation>لا يمكن الآن لعب ورقة من هذه الرتبة.</translation>
    </message>
</context>
<context>
    <name>TableMessages</name>
    <message>
        <source>The game is paused. Click or press a key to go on.</source>
        <translation>اللعبة متوقفة مؤقتًا. انقر أو اضغط مفتاحًا للمتابعة.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>لعبة جديدة</translation>
    </message>
    <message>
        <source>Replay this deal</source>
        <translation>هذه التوزيعة من البداية</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>مراجعة</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>متابعة اللعب</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>لا حركات</numerusform>
            <numerusform>حركة واحدة</numerusform>
            <numerusform>حركتان</numerusform>
            <numerusform>%Ln حركات</numerusform>
            <numerusform>%Ln حركة</numerusform>
            <numerusform>%Ln حركة</numerusform>
        </translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>الوقت: %1</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>&amp;Packs:</source>
        <translation>عدد ال&amp;رزم:</translation>
    </message>
    <message>
        <source>&amp;Cards of a pack:</source>
        <translation>أورا&amp;ق الرزمة:</translation>
    </message>
    <message>
        <source>&amp;Fixed cards:</source>
        <translation>الأوراق ال&amp;ثابتة:</translation>
    </message>
    <message>
        <source>one</source>
        <translation>رزمة واحدة</translation>
    </message>
    <message>
        <source>two</source>
        <translation>رزمتان</translation>
    </message>
    <message>
        <source>52, ace to king</source>
        <translation>52، من الآس إلى الملك</translation>
    </message>
    <message>
        <source>48 Spanish, without tens</source>
        <translation>48 إسبانية، بلا عشرات</translation>
    </message>
    <message>
        <source>40 Italian, without eights, nines and tens</source>
        <translation>40 إيطالية، بلا ثمانيات وتسعات وعشرات</translation>
    </message>
    <message>
        <source>&amp;Add a block</source>
        <translation>إ&amp;ضافة كتلة</translation>
    </message>
    <message>
        <source>Place and card, such as A1 KS</source>
        <translation>الموضع والورقة، مثل A1 KS</translation>
    </message>
</context>
<context>
    <name>TableReading</name>
    <message>
        <source>%1, empty</source>
        <translation>%1، فارغ</translation>
    </message>
    <message>
        <source>%1, hidden by the pause</source>
        <translation>%1، الورقة مخفية أثناء الإيقاف المؤقت</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>فارغة</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>بلا أوراق</numerusform>
            <numerusform>ورقة واحدة</numerusform>
            <numerusform>ورقتان</numerusform>
            <numerusform>%Ln أوراق</numerusform>
            <numerusform>%Ln ورقة</numerusform>
            <numerusform>%Ln ورقة</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>تراجع: %1</translation>
    </message>
    <message>
        <source>Made again: %1</source>
        <translation>إعادة: %1</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>لعبة جديدة: %1</translation>
    </message>
    <message>
        <source>The same deal again: %1</source>
        <translation>التوزيعة نفسها من البداية: %1</translation>
    </message>
    <message>
        <source>The game goes on: %1</source>
        <translation>تستمر اللعبة: %1</translation>
    </message>
    <message>
        <source>The game before is back: %1</source>
        <translation>عادت اللعبة السابقة: %1</translation>
    </message>
    <message>
        <source>%1 is chosen</source>
        <translation>تم اختيار %1</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>مختارة</translation>
    </message>
    <message>
        <source>open</source>
        <translation>متاحة</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>a card that cannot be played now</comment>
        <translation>غير متاحة</translation>
    </message>
    <message>
        <source>covered by %1</source>
        <translation>مغطاة، وفوقها %1</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>ورقة مقلوبة</translation>
    </message>
    <message>
        <source>redeals without limit</source>
        <translation>قلب الكومة بلا حد</translation>
    </message>
    <message numerus="yes">
        <source>%n redeal(s) left</source>
        <translation>
            <numerusform>لم تبق مرات لقلب الكومة</numerusform>
            <numerusform>بقيت مرة واحدة لقلب الكومة</numerusform>
            <numerusform>بقيت مرتان لقلب الكومة</numerusform>
            <numerusform>بقيت %Ln مرات لقلب الكومة</numerusform>
            <numerusform>بقيت %Ln مرة لقلب الكومة</numerusform>
            <numerusform>بقيت %Ln مرة لقلب الكومة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableSentences</name>
    <message>
        <source>Covered cards lie face down and turn up once nothing covers them.</source>
        <translation>الأوراق المغطاة مقلوبة على وجهها، وتُكشف متى لم يبق ما يغطيها.</translation>
    </message>
    <message>
        <source>Part %1 of the table need not be cleared for a win.</source>
        <translation>لا يلزم إخلاء الكتلة رقم %1 من الطاولة للفوز.</translation>
    </message>
    <message>
        <source>There is no stock.</source>
        <translation>لا توجد كومة سحب.</translation>
    </message>
    <message>
        <source>The stock is gone through once; it is not turned over again.</source>
        <translation>تمر كومة السحب مرة واحدة، ولا تُعاد بقلب الكومة المكشوفة.</translation>
    </message>
    <message>
        <source>An empty stock is made again from the waste, as often as you like.</source>
        <translation>إذا فرغت كومة السحب أُعيدت من الكومة المكشوفة، كلما شئت.</translation>
    </message>
    <message>
        <source>What is not used before the next draw is out of the game.</source>
        <translation>ما لا يُستعمل قبل السحبة التالية يخرج من اللعب.</translation>
    </message>
    <message>
        <source>A card in a cell stays open; it must leave the cell before the game is won.</source>
        <translation>تبقى الورقة التي في الخلية متاحة؛ ويجب أن تغادرها قبل أن يتحقق الفوز.</translation>
    </message>
    <message>
        <source>One Spanish pack of 48 cards is used; it has no tens.</source>
        <translation>يُلعب برزمة إسبانية من 48 ورقة؛ وليس فيها عشرات.</translation>
    </message>
    <message>
        <source>Two Spanish packs of 48 cards each are used; they have no tens.</source>
        <translation>يُلعب برزمتين إسبانيتين في كل منهما 48 ورقة؛ وليس فيهما عشرات.</translation>
    </message>
    <message>
        <source>One Italian pack of 40 cards is used; it has no eights, nines and tens.</source>
        <translation>يُلعب برزمة إيطالية من 40 ورقة؛ وليس فيها ثمانيات ولا تسعات ولا عشرات.</translation>
    </message>
    <message>
        <source>Two Italian packs of 40 cards each are used; they have no eights, nines and tens.</source>
        <translation>يُلعب برزمتين إيطاليتين في كل منهما 40 ورقة؛ وليس فيهما ثمانيات ولا تسعات ولا عشرات.</translation>
    </message>
    <message>
        <source>One pack of 52 cards is used.</source>
        <translation>يُلعب برزمة من 52 ورقة.</translation>
    </message>
    <message>
        <source>Two packs of 52 cards each are used.</source>
        <translation>يُلعب برزمتين في كل منهما 52 ورقة.</translation>
    </message>
    <message>
        <source>The cards of the reserve are open from the start.</source>
        <translation>أوراق الاحتياطي متاحة منذ البداية.</translation>
    </message>
    <message>
        <source>Only the last card of a column is open.</source>
        <translation>لا تتاح من العمود إلا ورقته الأخيرة.</translation>
    </message>
    <message>
        <source>A card is covered by the two cards of the next row that lie on it.</source>
        <translation>تغطي الورقة ورقتان من الصف التالي موضوعتان فوقها.</translation>
    </message>
    <message>
        <source>A card is covered by the two cards of the next row that lie on it, a card at the end of a row by only one.</source>
        <translation>تغطي الورقة ورقتان من الصف التالي موضوعتان فوقها، والورقة التي في طرف الصف تغطيها واحدة فقط.</translation>
    </message>
    <message>
        <source>A card is covered until the whole next row has gone.</source>
        <translation>تبقى الورقة مغطاة حتى يزول الصف التالي كله.</translation>
    </message>
    <message>
        <source>The %1 always lies in row %2 at place %3.</source>
        <translation>هذه الورقة دائمًا في الصف %2، الموضع %3: %1.</translation>
    </message>
    <message>
        <source>The %1 always lies in column %2 at place %3.</source>
        <translation>هذه الورقة دائمًا في العمود %2، الموضع %3: %1.</translation>
    </message>
    <message>
        <source>Cards are drawn from the stock onto the waste, one at a time.</source>
        <translation>تُسحب الأوراق من كومة السحب إلى الكومة المكشوفة، واحدة في كل مرة.</translation>
    </message>
    <message>
        <source>A draw turns up one card beside the waste; the card that was turned before moves onto the waste.</source>
        <translation>تكشف السحبة ورقة بجانب الكومة المكشوفة؛ والورقة التي كُشفت قبلها تنتقل إلى الكومة المكشوفة.</translation>
    </message>
    <message>
        <source>Nothing is shuffled: the cards come again in the same order.</source>
        <translation>لا شيء يُخلط: تعود الأوراق بالترتيب نفسه.</translation>
    </message>
    <message>
        <source>Nothing is shuffled: the wastes are gathered from the last to the first, the oldest card of each first.</source>
        <translation>لا شيء يُخلط: تُجمع الكومات المكشوفة من الأخيرة إلى الأولى، وأقدم ورقة في كل منها أولًا.</translation>
    </message>
</context>
<context>
    <name>WhyAnswers</name>
    <message>
        <source>Touch what you cannot play: one card or two, the stock, Undo or Redo. Escape ends the question.</source>
        <translation>المس ما لا تستطيع لعبه: ورقة أو ورقتين، أو كومة السحب، أو «تراجع» أو «إعادة». والمفتاح Escape ينهي السؤال.</translation>
    </message>
    <message>
        <source>This card has left the game; only Undo brings it back.</source>
        <translation>خرجت هذه الورقة من اللعب؛ ولا يعيدها إلا التراجع.</translation>
    </message>
    <message>
        <source>This card goes alone: touch it.</source>
        <translation>هذه الورقة تُزال وحدها: المسها.</translation>
    </message>
    <message>
        <source>These two cards go together: touch one, then the other.</source>
        <translation>هاتان الورقتان متوافقتان: المس إحداهما ثم الأخرى.</translation>
    </message>
    <message>
        <source>Touch the stock, then the waste that the card is to go to.</source>
        <translation>المس كومة السحب، ثم الكومة المكشوفة التي ستذهب إليها الورقة.</translation>
    </message>
    <message>
        <source>A card can be drawn: touch the stock.</source>
        <translation>يمكن سحب ورقة: المس كومة السحب.</translation>
    </message>
    <message>
        <source>The waste can be turned over: touch the empty stock.</source>
        <translation>يمكن قلب الكومة المكشوفة: المس كومة السحب الفارغة.</translation>
    </message>
    <message>
        <source>The last move can be taken back.</source>
        <translation>يمكن التراجع عن الحركة الأخيرة.</translation>
    </message>
    <message>
        <source>These rules let no move be taken back.</source>
        <translation>لا تسمح هذه القواعد بالتراجع عن أي حركة.</translation>
    </message>
    <message numerus="yes">
        <source>These rules let %n move(s) be taken back, and no more.</source>
        <translation>
            <numerusform>لا تسمح هذه القواعد بالتراجع عن أي حركة.</numerusform>
            <numerusform>تسمح هذه القواعد بالتراجع عن حركة واحدة لا أكثر.</numerusform>
            <numerusform>تسمح هذه القواعد بالتراجع عن حركتين لا أكثر.</numerusform>
            <numerusform>تسمح هذه القواعد بالتراجع عن %Ln حركات لا أكثر.</numerusform>
            <numerusform>تسمح هذه القواعد بالتراجع عن %Ln حركة لا أكثر.</numerusform>
            <numerusform>تسمح هذه القواعد بالتراجع عن %Ln حركة لا أكثر.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>لا توجد حركة للتراجع عنها.</translation>
    </message>
    <message>
        <source>The move that was taken back can be made again.</source>
        <translation>يمكن إعادة الحركة التي تم التراجع عنها.</translation>
    </message>
    <message>
        <source>No move has been taken back, so there is none to make again.</source>
        <translation>لم يتم التراجع عن أي حركة، فلا شيء يُعاد.</translation>
    </message>
    <message numerus="yes">
        <source>%1 can be played: %n card(s) go with it now.</source>
        <translation>
            <numerusform>يمكن لعب %1: لا توافقها الآن أي ورقة.</numerusform>
            <numerusform>يمكن لعب %1: توافقها الآن ورقة واحدة.</numerusform>
            <numerusform>يمكن لعب %1: توافقها الآن ورقتان.</numerusform>
            <numerusform>يمكن لعب %1: توافقها الآن %Ln أوراق.</numerusform>
            <numerusform>يمكن لعب %1: توافقها الآن %Ln ورقة.</numerusform>
            <numerusform>يمكن لعب %1: توافقها الآن %Ln ورقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card that it goes with is open now: %1.</source>
        <translation>الرتب التي توافقها ليست متاحة الآن: %1.</translation>
    </message>
    <message>
        <source>%1 and %2 make %3.</source>
        <translation>مجموع %1 و%2 هو %3.</translation>
    </message>
</context>
<context>
    <name>WindowBars</name>
    <message>
        <source>%1 or Escape brings the bars back.</source>
        <translation>يعيد %1 أو Escape الأشرطة.</translation>
    </message>
</context>
<context>
    <name>WindowHelp</name>
    <message>
        <source>A whole pass without a pair. Hint tells whether this can still be won.</source>
        <translation>جولة كاملة دون أي زوج. يخبرك التلميح هل لا يزال الفوز ممكنًا.</translation>
    </message>
</context>
<context>
    <name>WindowMessages</name>
    <message>
        <source>The deal code is copied.</source>
        <translation>نُسخ رمز التوزيعة.</translation>
    </message>
    <message>
        <source>Something went wrong. The table was set up anew; details are in %1.</source>
        <translation>حدث خطأ ما. أُعيد ترتيب الطاولة؛ والتفاصيل في ⁦%1⁩.</translation>
    </message>
    <message>
        <source>Undo brings the game before back.</source>
        <translation>التراجع يعيد اللعبة السابقة.</translation>
    </message>
    <message>
        <source>The game before is back.</source>
        <translation>عادت اللعبة السابقة.</translation>
    </message>
</context>
<context>
    <name>WindowRecords</name>
    <message>
        <source>This game cannot be shown: %1</source>
        <translation>لا يمكن عرض هذه اللعبة: %1</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>Winnable</source>
        <translation>يمكن الفوز</translation>
    </message>
    <message>
        <source>Can no longer be won</source>
        <translation>لم يعد الفوز ممكنًا</translation>
    </message>
    <message>
        <source>This deal cannot be won</source>
        <translation>لا يمكن الفوز بهذه التوزيعة</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>جارٍ التفكير…</translation>
    </message>
    <message>
        <source>Cannot be won</source>
        <translation>لا فوز ممكن</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>خسارة</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could be brought over.</source>
        <translation>
            <numerusform>لم يمكن إنقاذ أي لعبة.</numerusform>
            <numerusform>أُنقذت لعبة واحدة.</numerusform>
            <numerusform>أُنقذت لعبتان.</numerusform>
            <numerusform>أُنقذت %Ln ألعاب.</numerusform>
            <numerusform>أُنقذت %Ln لعبة.</numerusform>
            <numerusform>أُنقذت %Ln لعبة.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>row %1, place %2</source>
        <translation>الصف %1، الموضع %2</translation>
    </message>
    <message>
        <source>pyramid %1, row %2, place %3</source>
        <translation>الهرم %1، الصف %2، الموضع %3</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1‎%‎</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>‏%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (⁨%2⁩)</translation>
    </message>
    <message>
        <source>Remove the %1 and the %2.</source>
        <translation>أزِل %1 و%2.</translation>
    </message>
    <message>
        <source>Remove the %1.</source>
        <translation>أزِل %1.</translation>
    </message>
    <message>
        <source>Put the %1 into a cell.</source>
        <translation>ضع %1 في خلية.</translation>
    </message>
    <message>
        <source>Turn the waste back into the stock.</source>
        <translation>اقلب الكومة المكشوفة إلى كومة السحب.</translation>
    </message>
    <message>
        <source>Draw from the stock to waste %1.</source>
        <translation>اسحب من كومة السحب إلى الكومة المكشوفة %1.</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <translation>اسحب من كومة السحب.</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>قلب الكومة</translation>
    </message>
    <message>
        <source>Draw: %1</source>
        <translation>سحب: %1</translation>
    </message>
    <message>
        <source>%1 to a cell</source>
        <translation>إلى خلية: %1</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>انتهت اللعبة.</translation>
    </message>
    <message>
        <source>This deal can no longer be won, and no more cards can be removed.</source>
        <translation>لم يعد الفوز بهذه التوزيعة ممكنًا، ولا يمكن إزالة أوراق أخرى.</translation>
    </message>
    <message>
        <source>This deal can no longer be won.</source>
        <translation>لم يعد الفوز بهذه التوزيعة ممكنًا.</translation>
    </message>
    <message>
        <source>Whether this can be won is not known.</source>
        <translation>لا يُعرف هل يمكن الفوز.</translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation>لا يمكن الفوز بهذه التوزيعة.</translation>
    </message>
    <message>
        <source>This deal can be won.</source>
        <translation>يمكن الفوز بهذه التوزيعة.</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>آس</translation>
    </message>
    <message>
        <source>two</source>
        <translation>اثنان</translation>
    </message>
    <message>
        <source>three</source>
        <translation>ثلاثة</translation>
    </message>
    <message>
        <source>four</source>
        <translation>أربعة</translation>
    </message>
    <message>
        <source>five</source>
        <translation>خمسة</translation>
    </message>
    <message>
        <source>six</source>
        <translation>ستة</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>سبعة</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ثمانية</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>تسعة</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>عشرة</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>ولد</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>بنت</translation>
    </message>
    <message>
        <source>king</source>
        <translation>ملك</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>سباتي</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ديناري</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>كبة</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>بستوني</translation>
    </message>
    <message>
        <source>Pyramide</source>
        <translation>Pyramide</translation>
    </message>
    <message>
        <source>Three Passes</source>
        <translation>ثلاث دورات</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>الكلاسيكية</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>الميسّرة</translation>
    </message>
    <message>
        <source>Par Pyramid</source>
        <translation>هرم المعيار</translation>
    </message>
    <message>
        <source>Open Stock</source>
        <translation>السحب المكشوف</translation>
    </message>
    <message>
        <source>King Tut</source>
        <translation>الملك توت</translation>
    </message>
    <message>
        <source>Tut&apos;s Tomb</source>
        <translation>مقبرة توت</translation>
    </message>
    <message>
        <source>Apophis</source>
        <translation>أبوفيس</translation>
    </message>
    <message>
        <source>Giza</source>
        <translation>الجيزة</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>المثلث</translation>
    </message>
    <message>
        <source>Reserve of Seven</source>
        <translation>احتياطي من سبع</translation>
    </message>
    <message>
        <source>Loose Last Row</source>
        <translation>الصف الأخير المنفصل</translation>
    </message>
    <message>
        <source>Reserve of Six</source>
        <translation>احتياطي من ست</translation>
    </message>
    <message>
        <source>One Cell</source>
        <translation>خلية واحدة</translation>
    </message>
    <message>
        <source>Coverer Pairs</source>
        <translation>أزواج مع المغطية</translation>
    </message>
    <message>
        <source>Spanish Deck</source>
        <translation>الورق الإسباني</translation>
    </message>
    <message>
        <source>Six Rows</source>
        <translation>ستة صفوف</translation>
    </message>
    <message>
        <source>Thirteen</source>
        <translation>ثلاثة عشر</translation>
    </message>
    <message>
        <source>Treize</source>
        <translation>تريز</translation>
    </message>
    <message>
        <source>Yield</source>
        <translation>الغلّة</translation>
    </message>
    <message>
        <source>Pyramid Dozen</source>
        <translation>دزينة الهرم</translation>
    </message>
    <message>
        <source>Cheops</source>
        <translation>خوفو</translation>
    </message>
    <message>
        <source>Pharaohs</source>
        <translation>الفراعنة</translation>
    </message>
    <message>
        <source>Italian Deck</source>
        <translation>الورق الإيطالي</translation>
    </message>
    <message>
        <source>Double Pyramid</source>
        <translation>الهرم المزدوج</translation>
    </message>
    <message>
        <source>Two Pyramids</source>
        <translation>هرمان</translation>
    </message>
    <message>
        <source>Up and Down</source>
        <translation>صعودًا وهبوطًا</translation>
    </message>
    <message>
        <source>Anubis</source>
        <translation>أنوبيس</translation>
    </message>
    <message>
        <source>Eleven Triangle</source>
        <translation>مثلث الأحد عشر</translation>
    </message>
    <message>
        <source>My rules</source>
        <translation>قواعدي</translation>
    </message>
    <message>
        <source>waste</source>
        <translation>الكومة المكشوفة</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>كومة السحب</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>الخلية</translation>
    </message>
    <message>
        <source>foundation</source>
        <translation>الأوراق المزالة</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>العمود %1</translation>
    </message>
    <message>
        <source>waste %1</source>
        <translation>الكومة المكشوفة %1</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>الخلية %1</translation>
    </message>
    <message>
        <source>foundation %1</source>
        <translation>الأوراق المزالة %1</translation>
    </message>
    <message>
        <source>%1 and %2 are removed</source>
        <translation>إزالة %1 و%2</translation>
    </message>
    <message>
        <source>%1 is removed</source>
        <translation>إزالة %1</translation>
    </message>
    <message>
        <source>%1 is drawn</source>
        <translation>سحب %1</translation>
    </message>
    <message>
        <source>The waste is turned back into the stock</source>
        <translation>قلب الكومة المكشوفة إلى كومة السحب</translation>
    </message>
    <message>
        <source>%1 goes to a cell</source>
        <translation>نقل %1 إلى خلية</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>الترتيب</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>الحركات</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>التاريخ</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>رمز التوزيعة</translation>
    </message>
    <message>
        <source>The settings file was damaged. It was kept as %1, and the default settings are in use.</source>
        <translation>كان ملف الإعدادات تالفًا. حُفظ باسم ⁦%1⁩، وتُستعمل الإعدادات الافتراضية.</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their default values again. The old file was kept as %1.</source>
        <translation>تعذرت قراءة بعض الإعدادات فعادت إلى قيمها الافتراضية. حُفظ الملف القديم باسم ⁦%1⁩.</translation>
    </message>
    <message>
        <source>The settings were brought up to date. The old file was kept as %1.</source>
        <translation>حُدّثت الإعدادات. حُفظ الملف القديم باسم ⁦%1⁩.</translation>
    </message>
    <message>
        <source>The settings file could not be read. It was kept as %1, and the default settings are in use.</source>
        <translation>تعذرت قراءة ملف الإعدادات. حُفظ باسم ⁦%1⁩، وتُستعمل الإعدادات الافتراضية.</translation>
    </message>
    <message>
        <source>The file with your games was damaged. It was kept as %1, and a new one was begun.</source>
        <translation>كان ملف ألعابك تالفًا. حُفظ باسم ⁦%1⁩، وبدأ ملف جديد.</translation>
    </message>
    <message>
        <source>A file of another program lay in the place of your games. It was kept as %1, and a new one was begun.</source>
        <translation>كان في مكان ألعابك ملف لبرنامج آخر. حُفظ باسم ⁦%1⁩، وبدأ ملف جديد.</translation>
    </message>
    <message>
        <source>The file with your games comes from a newer version of the program. It was kept as %1, and a new one was begun.</source>
        <translation>ملف ألعابك من إصدار أحدث من البرنامج. حُفظ باسم ⁦%1⁩، وبدأ ملف جديد.</translation>
    </message>
    <message>
        <source>The journal beside the file with your games is damaged or does not belong to it. Both were kept as %1, and you go on with the games that the file holds.</source>
        <translation>السجل الموجود بجانب ملف ألعابك تالف أو لا يخصه. حُفظ الاثنان باسم ⁦%1⁩، وتتابع اللعب بالألعاب الموجودة في الملف.</translation>
    </message>
    <message>
        <source>What lay in the place of your games could not be used. It was kept as %1, and a new one was begun.</source>
        <translation>ما كان في مكان ألعابك لا يمكن استعماله. حُفظ باسم ⁦%1⁩، وبدأ ملف جديد.</translation>
    </message>
    <message>
        <source>The file with your games was brought up to date. The old one was kept as %1.</source>
        <translation>حُدّث ملف ألعابك. حُفظ الملف القديم باسم ⁦%1⁩.</translation>
    </message>
    <message>
        <source>The settings file is damaged and cannot be moved away. The default settings are in use, and changes are not kept.</source>
        <translation>ملف الإعدادات تالف ولا يمكن نقله. تُستعمل الإعدادات الافتراضية، ولا تُحفظ التغييرات.</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their default values again. Changes are not kept.</source>
        <translation>تعذرت قراءة بعض الإعدادات فعادت إلى قيمها الافتراضية. لا تُحفظ التغييرات.</translation>
    </message>
    <message>
        <source>The settings come from a newer version of the program. What this version knows of them is in use.</source>
        <translation>الإعدادات من إصدار أحدث من البرنامج. ويُستعمل منها ما يعرفه هذا الإصدار.</translation>
    </message>
    <message>
        <source>The settings were brought up to date.</source>
        <translation>حُدّثت الإعدادات.</translation>
    </message>
    <message>
        <source>The settings of an older version cannot be copied and are left as they are. Changes are not kept.</source>
        <translation>لا يمكن نسخ إعدادات إصدار أقدم، فتُركت كما هي. لا تُحفظ التغييرات.</translation>
    </message>
    <message>
        <source>The settings file cannot be read. The default settings are in use, and changes are not kept.</source>
        <translation>لا يمكن قراءة ملف الإعدادات. تُستعمل الإعدادات الافتراضية، ولا تُحفظ التغييرات.</translation>
    </message>
    <message>
        <source>The settings cannot be written. They hold until the program ends.</source>
        <translation>لا يمكن كتابة الإعدادات. تبقى سارية حتى إنهاء البرنامج.</translation>
    </message>
    <message>
        <source>The file with your games is damaged and cannot be moved away. Games are kept only until the program ends.</source>
        <translation>ملف ألعابك تالف ولا يمكن نقله. لا تُحفظ الألعاب إلا حتى إنهاء البرنامج.</translation>
    </message>
    <message>
        <source>A file of another program lies in the place of your games and cannot be moved away. Games are kept only until the program ends.</source>
        <translation>في مكان ألعابك ملف لبرنامج آخر ولا يمكن نقله. لا تُحفظ الألعاب إلا حتى إنهاء البرنامج.</translation>
    </message>
    <message>
        <source>The file with your games comes from a newer version of the program and cannot be moved away. Games are kept only until the program ends.</source>
        <translation>ملف ألعابك من إصدار أحدث من البرنامج ولا يمكن نقله. لا تُحفظ الألعاب إلا حتى إنهاء البرنامج.</translation>
    </message>
    <message>
        <source>Another program holds the file with your games. Games are kept only until the program ends.</source>
        <translation>برنامج آخر يستعمل ملف ألعابك. لا تُحفظ الألعاب إلا حتى إنهاء البرنامج.</translation>
    </message>
    <message>
        <source>The file with your games cannot be used. Games are kept only until the program ends.</source>
        <translation>لا يمكن استعمال ملف ألعابك. لا تُحفظ الألعاب إلا حتى إنهاء البرنامج.</translation>
    </message>
    <message>
        <source>The file with your games was brought up to date.</source>
        <translation>حُدّث ملف ألعابك.</translation>
    </message>
    <message>
        <source>The file with your games could not be brought up to date and is left as it is. Games are kept only until the program ends.</source>
        <translation>تعذر تحديث ملف ألعابك فتُرك كما هو. لا تُحفظ الألعاب إلا حتى إنهاء البرنامج.</translation>
    </message>
    <message>
        <source>The game cannot be saved now. Saving is tried again with each move.</source>
        <translation>لا يمكن حفظ اللعبة الآن. تُعاد محاولة الحفظ مع كل حركة.</translation>
    </message>
    <message>
        <source>The game is saved again; nothing was lost.</source>
        <translation>عاد حفظ اللعبة؛ ولم يضع شيء.</translation>
    </message>
    <message>
        <source>The game is already open in another window. Games in this one are not kept.</source>
        <translation>اللعبة مفتوحة في نافذة أخرى. ولا تُحفظ الألعاب في هذه النافذة.</translation>
    </message>
    <message>
        <source>The game in progress cannot be gone on with. It is kept, and a new one was dealt.</source>
        <translation>لا يمكن متابعة اللعبة الجارية. حُفظت، ووُزعت لعبة جديدة.</translation>
    </message>
    <message>
        <source>The file with the texts in %1 is damaged, so English is shown; installing Pyramide again mends that.</source>
        <translation>ملف النصوص باللغة «⁨%1⁩» تالف، لذلك تُعرض الإنجليزية؛ وإعادة تثبيت Pyramide تصلح ذلك.</translation>
    </message>
    <message>
        <source>The games cannot be read now.</source>
        <translation>لا يمكن قراءة الألعاب الآن.</translation>
    </message>
    <message>
        <source>The game is won</source>
        <translation>فزت باللعبة</translation>
    </message>
    <message>
        <source>There is no card</source>
        <translation>لا توجد ورقة هنا</translation>
    </message>
    <message>
        <source>This card is blocked by another</source>
        <translation>هذه الورقة تحجبها ورقة أخرى</translation>
    </message>
    <message>
        <source>The next card of the stock cannot be played</source>
        <translation>لا يمكن لعب الورقة التالية من كومة السحب</translation>
    </message>
    <message>
        <source>This card of the waste cannot be played</source>
        <translation>لا يمكن لعب هذه الورقة من الكومة المكشوفة</translation>
    </message>
    <message>
        <source>This card goes only with the card on top of it</source>
        <translation>هذه الورقة لا تُزال إلا مع التي فوقها</translation>
    </message>
    <message>
        <source>A card does not go with itself</source>
        <translation>لا تُجمع الورقة مع نفسها</translation>
    </message>
    <message>
        <source>The sum must be %1</source>
        <translation>يجب أن يكون المجموع %1</translation>
    </message>
    <message>
        <source>These two cards do not go together</source>
        <translation>هاتان الورقتان غير متوافقتين</translation>
    </message>
    <message>
        <source>Cards from these two places must not go together</source>
        <translation>لا يجوز أن تُزال معًا أوراق من هذين الموضعين</translation>
    </message>
    <message>
        <source>This card does not go alone</source>
        <translation>هذه الورقة لا تُزال وحدها</translation>
    </message>
    <message>
        <source>These rules have no stock</source>
        <translation>لا كومة سحب في هذه القواعد</translation>
    </message>
    <message>
        <source>The stock is empty</source>
        <translation>كومة السحب فارغة</translation>
    </message>
    <message>
        <source>The stock still has cards</source>
        <translation>ما زالت في كومة السحب أوراق</translation>
    </message>
    <message>
        <source>No pass through the stock is left</source>
        <translation>لم تبق دورة في كومة السحب</translation>
    </message>
    <message>
        <source>There are no more cards to draw</source>
        <translation>لم تبق أوراق للسحب</translation>
    </message>
    <message>
        <source>There is no such cell</source>
        <translation>لا توجد خلية كهذه</translation>
    </message>
    <message>
        <source>The cell is taken</source>
        <translation>الخلية مشغولة</translation>
    </message>
    <message>
        <source>This card may not go to a cell</source>
        <translation>لا يجوز نقل هذه الورقة إلى خلية</translation>
    </message>
    <message>
        <source>Choose a waste for this card</source>
        <translation>اختر كومة مكشوفة لهذه الورقة</translation>
    </message>
    <message>
        <source>This card cannot be played now</source>
        <translation>لا يمكن لعب هذه الورقة الآن</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>اللعبة متوقفة مؤقتًا</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>انتهت اللعبة</translation>
    </message>
    <message>
        <source>No more possible moves</source>
        <translation>لم تبق حركات ممكنة</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>اللعبة مستمرة</translation>
    </message>
    <message>
        <source>Only the stock goes round now; nothing more can be removed</source>
        <translation>لم يبق إلا تدوير كومة السحب؛ ولم تعد إزالة شيء ممكنة</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>الأوراق الباقية</translation>
    </message>
    <message>
        <source>Par score</source>
        <translation>نقاط المعيار</translation>
    </message>
</context>
</TS>
