<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Pyramide</source>
        <translation>关于 Pyramide</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>许可证(&amp;L)…</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>Pyramid solitaire and its family, played by the documented rules.</source>
        <translation>金字塔纸牌及其同类玩法，规则均有据可查。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>本程序是自由软件，采用 GNU 通用公共许可证第 3 版或更新版本发布，不提供任何担保。</translation>
    </message>
    <message>
        <source>It uses no network: your games stay on this computer.</source>
        <translation>本程序不使用网络：您的游戏只保存在这台电脑上。</translation>
    </message>
    <message>
        <source>Qt %1, PySide %2, Python %3</source>
        <translation>Qt %1，PySide %2，Python %3</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Resume</source>
        <translation>继续(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>新游戏(&amp;N)</translation>
    </message>
    <message>
        <source>Be&amp;gin a new match</source>
        <translation>开始新比赛(&amp;G)</translation>
    </message>
    <message>
        <source>M&amp;y rules…</source>
        <translation>我的玩法(&amp;Y)…</translation>
    </message>
    <message>
        <source>Sa&amp;me number under other rules…</source>
        <translation>用其他玩法玩此编号(&amp;M)…</translation>
    </message>
    <message>
        <source>Deal one that can be &amp;won</source>
        <translation>发一个可获胜的牌局(&amp;W)</translation>
    </message>
    <message>
        <source>Deal a game under these rules that can be won</source>
        <translation>按这些规则发一个可获胜的牌局</translation>
    </message>
    <message>
        <source>&amp;Replay this deal</source>
        <translation>重玩此牌局(&amp;R)</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>重玩</translation>
    </message>
    <message>
        <source>Ne&amp;xt deal</source>
        <translation>下一牌局(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious deal</source>
        <translation>上一牌局(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>统计(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>历史记录(&amp;H)</translation>
    </message>
    <message>
        <source>Save this game as a &amp;file…</source>
        <translation>将本局另存为文件(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Daily deal</source>
        <translation>每日牌局(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>&amp;Draw or redeal</source>
        <translation>翻牌或重新发牌(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>Show &amp;moves</source>
        <translation>显示可走的牌(&amp;M)</translation>
    </message>
    <message>
        <source>Show the solu&amp;tion</source>
        <translation>演示解法(&amp;T)</translation>
    </message>
    <message>
        <source>Re&amp;view this game</source>
        <translation>复盘本局(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Enter a deal…</source>
        <translation>输入牌局(&amp;E)…</translation>
    </message>
    <message>
        <source>Say whether the game can be &amp;won</source>
        <translation>显示能否获胜(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Copy deal code</source>
        <translation>复制牌局代码(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste deal code…</source>
        <translation>粘贴牌局代码(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>设置(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Nothing but cards</source>
        <translation>只显示纸牌(&amp;N)</translation>
    </message>
    <message>
        <source>Show the &amp;bars</source>
        <translation>显示菜单栏和工具栏(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>本玩法的规则(&amp;R)</translation>
    </message>
    <message>
        <source>How to &amp;play</source>
        <translation>怎么玩(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Why can&apos;t I…?</source>
        <translation>为什么不行？(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Guide through a first game</source>
        <translation>第一局引导(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Pyramide</source>
        <translation>关于 Pyramide(&amp;A)</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>关于 Qt(&amp;Q)</translation>
    </message>
    <message>
        <source>Deal a new game at random</source>
        <translation>随机发一局新牌</translation>
    </message>
    <message>
        <source>New game by r&amp;ules or code…</source>
        <translation>按规则或代码开新游戏(&amp;C)…</translation>
    </message>
    <message>
        <source>Choose rules and a deal by its code</source>
        <translation>选择玩法，或按代码选择牌局</translation>
    </message>
    <message>
        <source>Let the next game be the first of a match of six</source>
        <translation>下一局作为六局比赛的第一局</translation>
    </message>
    <message>
        <source>Put together rules of your own</source>
        <translation>制定自己的玩法</translation>
    </message>
    <message>
        <source>Deal the number on the table under other rules</source>
        <translation>用其他玩法发出牌桌上的编号</translation>
    </message>
    <message>
        <source>Play this deal again from its start</source>
        <translation>从头重玩此牌局</translation>
    </message>
    <message>
        <source>&amp;Take back the new game</source>
        <translation>撤销新游戏(&amp;T)</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>撤销上一步</translation>
    </message>
    <message>
        <source>Make the move again that was taken back</source>
        <translation>重做已撤销的一步</translation>
    </message>
    <message>
        <source>Show the next move of a shortest win</source>
        <translation>显示最短获胜路线的下一步</translation>
    </message>
    <message>
        <source>Cover the table and stop the clock</source>
        <translation>遮住牌桌并停止计时</translation>
    </message>
    <message>
        <source>Show how your games went</source>
        <translation>显示您的游戏战绩</translation>
    </message>
    <message>
        <source>Change how the game looks and helps</source>
        <translation>更改游戏的外观和辅助功能</translation>
    </message>
    <message>
        <source>Copy the code of this deal</source>
        <translation>复制此牌局的代码</translation>
    </message>
</context>
<context>
    <name>AnalysisCommands</name>
    <message>
        <source>No deal that hard or easy is ready yet; this one can be won.</source>
        <translation>还没有准备好这种难度的牌局；这一局可以获胜。</translation>
    </message>
    <message>
        <source>No deal that can be won was found in time; this one came by chance.</source>
        <translation>没能及时找到可以获胜的牌局；这一局是随机的。</translation>
    </message>
    <message>
        <source>Looking for the best move…</source>
        <translation>正在寻找最佳走法…</translation>
    </message>
    <message>
        <source>No card can be removed now; the stock may help.</source>
        <translation>现在没有可移除的牌；可以试试发牌堆。</translation>
    </message>
    <message>
        <source>No card can be removed any more.</source>
        <translation>已经没有可移除的牌了。</translation>
    </message>
</context>
<context>
    <name>AnalysisDialogs</name>
    <message>
        <source>A shortest win</source>
        <translation>最短的获胜走法</translation>
    </message>
    <message>
        <source>A win</source>
        <translation>一种获胜走法</translation>
    </message>
    <message>
        <source>What removes the most cards</source>
        <translation>移除牌数最多的走法</translation>
    </message>
    <message>
        <source>No solution is known.</source>
        <translation>尚未找到解法。</translation>
    </message>
</context>
<context>
    <name>AnalysisWording</name>
    <message numerus="yes">
        <source>The win is %n move(s) away.</source>
        <translation>
            <numerusform>距离获胜还有 %Ln 步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The win is at most %n move(s) away.</source>
        <translation>
            <numerusform>距离获胜最多还有 %Ln 步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deal can no longer be won: at most %n card(s) can be removed.</source>
        <translation>
            <numerusform>此牌局已无法获胜：最多能移除 %Ln 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s), the fewest possible</source>
        <translation>
            <numerusform>%Ln 步，已是最少步数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n move(s)</source>
        <translation>
            <numerusform>您用了 %Ln 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the fewest are %n</source>
        <translation>
            <numerusform>最少需要 %Ln 步</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>Before move %1 it could still be won.</source>
        <translation>在第 %1 步之前仍可获胜。</translation>
    </message>
    <message numerus="yes">
        <source>This deal cannot be won: at most %n card(s) can be removed.</source>
        <translation>
            <numerusform>此牌局无法获胜：最多能移除 %Ln 张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deal can be won; the fewest moves are %n.</source>
        <translation>
            <numerusform>此牌局可以获胜；最少需要 %Ln 步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n card(s)</source>
        <translation>
            <numerusform>最多 %Ln 张牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) more than needed</source>
        <translation>
            <numerusform>比最少步数多 %Ln 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) can be removed now.</source>
        <translation>
            <numerusform>现在可以移除 %Ln 张牌。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BlockRow</name>
    <message>
        <source>Pyramid</source>
        <translation>金字塔</translation>
    </message>
    <message>
        <source>Inverted pyramid</source>
        <translation>倒金字塔</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Kind of block</source>
        <translation>牌区类型</translation>
    </message>
    <message>
        <source>Rows:</source>
        <translation>行数：</translation>
    </message>
    <message>
        <source>Rows of the pyramid</source>
        <translation>金字塔的行数</translation>
    </message>
    <message>
        <source>Number of columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>Cards in a column</source>
        <translation>每列的牌数</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>正面朝下</translation>
    </message>
    <message>
        <source>Covered cards lie face down</source>
        <translation>被压住的牌正面朝下</translation>
    </message>
    <message>
        <source>whole row</source>
        <translation>整行</translation>
    </message>
    <message>
        <source>A card is covered until the whole next row has gone</source>
        <translation>下一行全部移除之前，这行的牌都算被压住</translation>
    </message>
    <message>
        <source>to clear</source>
        <translation>需清空</translation>
    </message>
    <message>
        <source>This block must be cleared for a win</source>
        <translation>必须清空此牌区才能获胜</translation>
    </message>
    <message>
        <source>Take this block away</source>
        <translation>删除此牌区</translation>
    </message>
</context>
<context>
    <name>CardLetters</name>
    <message>
        <source>%1, 2 to 10, %2, %3, %4</source>
        <translation>%1、2 到 10、%2、%3、%4</translation>
    </message>
</context>
<context>
    <name>ChartPage</name>
    <message>
        <source>Which chart</source>
        <translation>选择图表</translation>
    </message>
    <message>
        <source>As a &amp;table</source>
        <translation>以表格显示(&amp;T)</translation>
    </message>
</context>
<context>
    <name>ChartTexts</name>
    <message>
        <source>Results over time</source>
        <translation>历次结果</translation>
    </message>
    <message>
        <source>Times of the won games</source>
        <translation>获胜局用时</translation>
    </message>
    <message>
        <source>Moves of the won games</source>
        <translation>获胜局步数</translation>
    </message>
    <message>
        <source>Games won, by rules</source>
        <translation>各玩法的获胜局数</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时段</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>Not won</source>
        <translation>未获胜</translation>
    </message>
    <message>
        <source>No game has come to its end yet.</source>
        <translation>还没有玩完的游戏。</translation>
    </message>
    <message>
        <source>%1: %2 won, %3 not won</source>
        <translation>%1：获胜 %2 局，未获胜 %3 局</translation>
    </message>
    <message numerus="yes">
        <source>%n won game(s)</source>
        <translation>
            <numerusform>获胜 %Ln 局</numerusform>
        </translation>
    </message>
    <message>
        <source>Won games</source>
        <translation>获胜局数</translation>
    </message>
    <message>
        <source>No game is won yet.</source>
        <translation>还没有获胜的游戏。</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 及以上</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>胜率</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95% 区间</translation>
    </message>
    <message>
        <source>%1: %2 of %3 won, %4; the true share is most likely %5</source>
        <translation>%1：%3 局中获胜 %2 局，胜率 %4；真实胜率很可能为 %5</translation>
    </message>
</context>
<context>
    <name>CodeProblem</name>
    <message>
        <source>The deal number may only have letters from A to Z; letter %1 is &quot;%2&quot;.</source>
        <translation>牌局编号只能使用字母 A 到 Z；第 %1 个字母是“%2”。</translation>
    </message>
    <message>
        <source>The deal number must have %1 letters; the length of this one is %2.</source>
        <translation>牌局编号必须有 %1 个字母；这个编号的长度是 %2。</translation>
    </message>
    <message>
        <source>The text has %1 characters, far too many for a deal code.</source>
        <translation>这段文字有 %1 个字符，作为牌局代码太长了。</translation>
    </message>
    <message>
        <source>There is no deal code here; one looks like PY1-N-AAAAAAS.</source>
        <translation>这里没有牌局代码；牌局代码的形式如 PY1-N-AAAAAAS。</translation>
    </message>
    <message>
        <source>A deal code cannot have &quot;%1&quot;, its character %2.</source>
        <translation>牌局代码中不能有“%1”（第 %2 个字符）。</translation>
    </message>
    <message>
        <source>A deal code has three parts, as in PY1-N-AAAAAAS; this one has %1.</source>
        <translation>牌局代码由三部分组成，如 PY1-N-AAAAAAS；这段代码有 %1 部分。</translation>
    </message>
    <message>
        <source>There are %1 deal codes here; only one can be dealt.</source>
        <translation>这里有 %1 个牌局代码；一次只能发一局。</translation>
    </message>
    <message>
        <source>The format %1 is not known; this program reads %2.</source>
        <translation>未知的格式 %1；本程序可读取 %2。</translation>
    </message>
    <message>
        <source>A deal code starts with &quot;%1-&quot;; this text starts with &quot;%2&quot;.</source>
        <translation>牌局代码以“%1-”开头；这段文字以“%2”开头。</translation>
    </message>
    <message>
        <source>The rules in this code cannot be used: %1</source>
        <translation>此代码中的玩法无法使用：%1</translation>
    </message>
    <message>
        <source>There are no rules with the token &quot;%1&quot;; did you mean %2?</source>
        <translation>没有标记为“%1”的玩法；您是不是想输入 %2？</translation>
    </message>
    <message>
        <source>There are no rules with the token &quot;%1&quot;.</source>
        <translation>没有标记为“%1”的玩法。</translation>
    </message>
</context>
<context>
    <name>DailyCalendar</name>
    <message>
        <source>Previous month</source>
        <translation>上个月</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>下个月</translation>
    </message>
</context>
<context>
    <name>DailyDialog</name>
    <message>
        <source>Daily deal</source>
        <translation>每日牌局</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>&amp;Copy the result</source>
        <translation>复制结果(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Stop looking</source>
        <translation>停止查找(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>开始(&amp;P)</translation>
    </message>
    <message>
        <source>Looking for a deal that can be won…</source>
        <translation>正在查找可以获胜的牌局…</translation>
    </message>
    <message>
        <source>No deal could be found for that day.</source>
        <translation>没有找到这一天的牌局。</translation>
    </message>
    <message>
        <source>The result is copied.</source>
        <translation>结果已复制。</translation>
    </message>
</context>
<context>
    <name>DailyTexts</name>
    <message>
        <source>By the calendar of this computer today is %1.</source>
        <translation>按这台电脑的日历，今天是 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>已连续 %Ln 天</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n</source>
        <translation>
            <numerusform>最长 %Ln 天</numerusform>
        </translation>
    </message>
    <message>
        <source>The clock was set back; your days in a row are kept.</source>
        <translation>时钟被调回过；您的连续天数予以保留。</translation>
    </message>
    <message>
        <source>The time zone was changed and a day left out; it is not held against you.</source>
        <translation>时区已更改，因此跳过了一天；这一天不算中断。</translation>
    </message>
    <message>
        <source>%1: not played yet.</source>
        <translation>%1：还没有玩。</translation>
    </message>
    <message>
        <source>%1: begun.</source>
        <translation>%1：已开始。</translation>
    </message>
    <message>
        <source>%1: done.</source>
        <translation>%1：已完成。</translation>
    </message>
    <message>
        <source>%1: done in the fewest moves possible.</source>
        <translation>%1：已以最少步数完成。</translation>
    </message>
    <message>
        <source>%1: done on a later day.</source>
        <translation>%1：已在之后补完。</translation>
    </message>
    <message>
        <source>Won with %1 moves in %2.</source>
        <translation>获胜，共 %1 步，用时 %2。</translation>
    </message>
    <message>
        <source>won</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>won in the fewest moves</source>
        <translation>以最少步数获胜</translation>
    </message>
    <message>
        <source>won on a later day</source>
        <translation>之后补完</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>已开始</translation>
    </message>
    <message>
        <source>Under these rules a daily deal may not be winnable.</source>
        <translation>采用这种玩法时，每日牌局不一定能够获胜。</translation>
    </message>
    <message>
        <source>Pyramide, daily deal of %1</source>
        <translation>Pyramide，%1 的每日牌局</translation>
    </message>
    <message>
        <source>%1: won with %2 moves in %3</source>
        <translation>%1：获胜，共 %2 步，用时 %3</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) taken back</source>
        <translation>
            <numerusform>撤销 %Ln 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>提示 %Ln 次</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DemoDialog</name>
    <message>
        <source>&amp;Play on from here</source>
        <translation>从这里接着玩(&amp;P)</translation>
    </message>
    <message>
        <source>The moves shown count as hints.</source>
        <translation>演示的每一步都计为一次提示。</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>返回游戏(&amp;B)</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>下一步：%1</translation>
    </message>
    <message>
        <source>Watching counts neither as a win nor as help.</source>
        <translation>观看既不算获胜，也不算求助。</translation>
    </message>
</context>
<context>
    <name>EndSummary</name>
    <message>
        <source>Your first win under these rules</source>
        <translation>您在这套规则下的首次胜利</translation>
    </message>
    <message>
        <source>Your best time under these rules</source>
        <translation>您在这套规则下的最佳用时</translation>
    </message>
    <message>
        <source>Your fewest moves under these rules</source>
        <translation>您在这套规则下的最少步数</translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row</source>
        <translation>
            <numerusform>%Ln 连胜</numerusform>
        </translation>
    </message>
    <message>
        <source>Hints: %1, moves taken back: %2</source>
        <translation>提示 %1 次，撤销 %2 步</translation>
    </message>
</context>
<context>
    <name>EnterDealDialog</name>
    <message>
        <source>Enter a deal</source>
        <translation>输入牌局</translation>
    </message>
    <message>
        <source>Type or click the cards in deal order: the tableau row by row from the top, each row from the left, then the stock in the order in which it is drawn.</source>
        <translation>按发牌顺序键入或点击纸牌：先是牌阵，从最上一行起逐行向下，每行从左到右；然后是发牌堆，按翻牌的先后顺序。</translation>
    </message>
    <message>
        <source>A game of typed cards is kept neither in the history nor in the statistics.</source>
        <translation>用输入的牌玩的一局既不计入历史记录，也不计入统计。</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>玩法(&amp;R)：</translation>
    </message>
    <message>
        <source>For example: 8C KD 10H …</source>
        <translation>例如：8C KD 10H …</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>纸牌</translation>
    </message>
    <message>
        <source>The table so far</source>
        <translation>目前的牌桌</translation>
    </message>
    <message>
        <source>Take &amp;back a card</source>
        <translation>退回一张牌(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>求解(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>开始(&amp;P)</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>复盘(&amp;V)</translation>
    </message>
    <message numerus="yes">
        <source>All %n card(s) are there.</source>
        <translation>
            <numerusform>%Ln 张牌已全部输入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are missing.</source>
        <translation>
            <numerusform>还缺 %Ln 张牌。</numerusform>
        </translation>
    </message>
    <message>
        <source>stock, card %1</source>
        <translation>发牌堆第 %1 张</translation>
    </message>
    <message>
        <source>%1 The next one lies here: %2.</source>
        <translation>%1下一张牌的位置：%2。</translation>
    </message>
    <message>
        <source>It is the %1.</source>
        <translation>这张牌是%1。</translation>
    </message>
    <message>
        <source>The text is far too long for a deal.</source>
        <translation>这段文字作为一个牌局太长了。</translation>
    </message>
    <message>
        <source>&quot;%1&quot;, at place %2, is not a card.</source>
        <translation>第 %2 张“%1”不是纸牌。</translation>
    </message>
    <message>
        <source>The card %1, at place %2, is not in this pack.</source>
        <translation>第 %2 张牌 %1 不在这副牌中。</translation>
    </message>
    <message>
        <source>The card %1, at place %2, is there already.</source>
        <translation>第 %2 张牌 %1 已经出现过。</translation>
    </message>
    <message>
        <source>The card %1 cannot lie at place %2 here.</source>
        <translation>这里的第 %2 张不能是 %1。</translation>
    </message>
    <message>
        <source>The card %1, at place %2, is one too many.</source>
        <translation>第 %2 张牌 %1 多出来了。</translation>
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
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>导出游戏</translation>
    </message>
    <message>
        <source>Games (*.json *.csv)</source>
        <translation>游戏 (*.json *.csv)</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>导入游戏</translation>
    </message>
    <message>
        <source>Exporting games…</source>
        <translation>正在导出游戏…</translation>
    </message>
    <message>
        <source>Reading games…</source>
        <translation>正在读取游戏…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read and were left out.</source>
        <translation>
            <numerusform>有 %Ln 局游戏无法读取，已略过。</numerusform>
        </translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 局</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were exported to %1.</source>
        <translation>
            <numerusform>已将 %Ln 局游戏导出到 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>The games could not be saved; none came in.</source>
        <translation>无法保存这些游戏；没有导入任何游戏。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) came in.</source>
        <translation>
            <numerusform>已导入 %Ln 局游戏。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) had gone on since.</source>
        <translation>
            <numerusform>有 %Ln 局游戏已更新到最新进度。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were here already.</source>
        <translation>
            <numerusform>有 %Ln 局游戏原本就在这里。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) in %1 cannot be read.</source>
        <translation>
            <numerusform>%1 中有 %Ln 局游戏无法读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>Import none</source>
        <translation>不导入</translation>
    </message>
    <message numerus="yes">
        <source>Import the other %n game(s)</source>
        <translation>
            <numerusform>导入其余 %Ln 局游戏</numerusform>
        </translation>
    </message>
    <message>
        <source>No game came in.</source>
        <translation>没有导入任何游戏。</translation>
    </message>
</context>
<context>
    <name>FailureDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>出错了</translation>
    </message>
    <message>
        <source>Pyramide has met an error. Your game is kept and the table was set up anew. This report helps to mend it; it is kept in %1.</source>
        <translation>Pyramide 遇到了错误。您的游戏已保留，牌桌已重新布置。这份报告有助于修复错误，它保存在 %1。</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>复制报告(&amp;C)</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>When you do not know how to go on, “%1” shows a move.</source>
        <translation>不知道怎么走时，“%1”会指出一步。</translation>
    </message>
    <message>
        <source>That is all you need to play. “%1” tells the rest. Have a good game.</source>
        <translation>要玩这个游戏，知道这些就够了。其余内容请看“%1”。祝您玩得愉快。</translation>
    </message>
    <message>
        <source>A king goes alone: touch it, and it is removed.</source>
        <translation>K可以单独移除：点击即可移除。</translation>
    </message>
    <message>
        <source>These go alone: %1. Touch one, and it is removed.</source>
        <translation>这些牌可以单独移除：%1。点击一张，即可移除。</translation>
    </message>
    <message>
        <source>Touch the stock to draw a card onto the waste.</source>
        <translation>点击发牌堆，翻一张牌到弃牌堆。</translation>
    </message>
    <message>
        <source>When the stock is empty, touch its place: the waste becomes the stock again.</source>
        <translation>发牌堆用完后，点击它的位置：弃牌堆会重新成为发牌堆。</translation>
    </message>
    <message>
        <source>Take your last move back with “%1”.</source>
        <translation>用“%1”撤销您的上一步。</translation>
    </message>
    <message>
        <source>Touch two open cards that make %1, of any suit: they are removed.</source>
        <translation>点击两张点数之和为 %1 的可用牌，花色不限：它们就会被移除。</translation>
    </message>
    <message>
        <source>Touch two open cards of equal or neighbouring ranks: they are removed.</source>
        <translation>点击两张点数相同或相邻的可用牌：它们就会被移除。</translation>
    </message>
    <message>
        <source>Touch two open cards that go together: they are removed.</source>
        <translation>点击两张可以配对的可用牌：它们就会被移除。</translation>
    </message>
</context>
<context>
    <name>GameFilterBar</name>
    <message>
        <source>All rules</source>
        <translation>全部玩法</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>任意结果</translation>
    </message>
    <message>
        <source>Part of a deal code</source>
        <translation>牌局代码的一部分</translation>
    </message>
    <message>
        <source>Games of which rules</source>
        <translation>按玩法筛选游戏</translation>
    </message>
    <message>
        <source>Games of which result</source>
        <translation>按结果筛选游戏</translation>
    </message>
    <message>
        <source>Games of which time</source>
        <translation>按时间筛选游戏</translation>
    </message>
    <message>
        <source>Search by deal code</source>
        <translation>按牌局代码搜索</translation>
    </message>
</context>
<context>
    <name>GameProblem</name>
    <message>
        <source>The text has %1 characters, too many for a game.</source>
        <translation>这段文字有 %1 个字符，作为一局游戏太长了。</translation>
    </message>
    <message>
        <source>The text has %1 words, too many for a game: it has at most %2 actions.</source>
        <translation>这段文字有 %1 个词，作为一局游戏太长了：一局最多有 %2 个操作。</translation>
    </message>
    <message>
        <source>There is no game here; one starts with its deal code.</source>
        <translation>这里没有游戏；一局游戏以牌局代码开头。</translation>
    </message>
    <message>
        <source>a card can only go to a cell, or from the stock to a waste</source>
        <translation>牌只能移入空当，或从发牌堆翻到弃牌堆</translation>
    </message>
    <message>
        <source>a pair has two places</source>
        <translation>一对牌只有两个位置</translation>
    </message>
    <message>
        <source>the card under the top goes only with that top: W+WU</source>
        <translation>堆顶下面的牌只能与堆顶的牌配对：W+WU</translation>
    </message>
    <message>
        <source>there is no place &quot;%1&quot; under these rules</source>
        <translation>此玩法中没有位置“%1”</translation>
    </message>
</context>
<context>
    <name>GameSaver</name>
    <message>
        <source>Games of Pyramide (*%1)</source>
        <translation>Pyramide 游戏 (*%1)</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>保存游戏</translation>
    </message>
    <message>
        <source>There is a file %1 already. Shall this game replace it?</source>
        <translation>文件 %1 已存在。要用本局游戏替换它吗？</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>The game is saved as %1.</source>
        <translation>游戏已保存为 %1。</translation>
    </message>
</context>
<context>
    <name>GoalPage</name>
    <message>
        <source>&amp;Won when:</source>
        <translation>获胜条件(&amp;W)：</translation>
    </message>
    <message>
        <source>&amp;Cells:</source>
        <translation>空当(&amp;C)：</translation>
    </message>
    <message>
        <source>Cells are filled from:</source>
        <translation>可移入空当的牌：</translation>
    </message>
    <message>
        <source>&amp;Score:</source>
        <translation>得分(&amp;S)：</translation>
    </message>
    <message>
        <source>&amp;Removed cards:</source>
        <translation>移除的牌(&amp;R)：</translation>
    </message>
    <message>
        <source>Moves to take &amp;back:</source>
        <translation>可撤销步数(&amp;B)：</translation>
    </message>
    <message>
        <source>all cards have gone</source>
        <translation>移除所有牌</translation>
    </message>
    <message>
        <source>the tableau is cleared</source>
        <translation>清空牌阵</translation>
    </message>
    <message>
        <source>After a win the &amp;play may go on</source>
        <translation>获胜后可以继续玩(&amp;P)</translation>
    </message>
    <message>
        <source>ten points a card</source>
        <translation>每张牌 10 分</translation>
    </message>
    <message>
        <source>cards left on the table</source>
        <translation>牌桌上剩余的牌数</translation>
    </message>
    <message>
        <source>par, by passes and cards left</source>
        <translation>标准杆，按轮数和剩余牌数计</translation>
    </message>
    <message>
        <source>points for removals and rows</source>
        <translation>按移除和清空的行计分</translation>
    </message>
    <message>
        <source>on one pile</source>
        <translation>放在一堆</translation>
    </message>
    <message>
        <source>on four piles by suit</source>
        <translation>按花色放成四堆</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>不限</translation>
    </message>
</context>
<context>
    <name>GuidePanel</name>
    <message>
        <source>Guide through a first game</source>
        <translation>第一局引导</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;End</source>
        <translation>结束(&amp;E)</translation>
    </message>
    <message>
        <source>End the guide; the Help menu begins it anew</source>
        <translation>结束引导；可从“帮助”菜单重新开始</translation>
    </message>
    <message>
        <source>Go on to the next step without doing this one</source>
        <translation>不做这一步，直接进入下一步</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
</context>
<context>
    <name>HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>搜索帮助</translation>
    </message>
    <message>
        <source>Pages with these words</source>
        <translation>含有这些字词的页面</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>没有含有这些字词的页面。</translation>
    </message>
    <message>
        <source>&amp;Play these rules</source>
        <translation>用此玩法玩(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Change these rules…</source>
        <translation>更改此玩法(&amp;C)…</translation>
    </message>
</context>
<context>
    <name>HelpPages</name>
    <message>
        <source>How to play</source>
        <translation>怎么玩</translation>
    </message>
    <message>
        <source>Mouse and touch</source>
        <translation>鼠标与触摸</translation>
    </message>
    <message>
        <source>Touch two open cards that go together, one after the other, or drag one onto the other. A card that goes alone needs one touch.</source>
        <translation>先后点击两张可以配对的可用牌，或把其中一张拖到另一张上。可以单独移除的牌，点击一次即可。</translation>
    </message>
    <message>
        <source>Touch the stock to draw. When it is empty, touch its place to turn the waste over, if another pass is left.</source>
        <translation>点击发牌堆来翻牌。发牌堆用完后，如果还有剩余的轮数，点击它的位置可把弃牌堆翻回来。</translation>
    </message>
    <message>
        <source>Hold the finger or the mouse still on a card to read what it is and what covers it.</source>
        <translation>把手指或鼠标停在一张牌上，可以看到它是什么牌、被哪些牌压住。</translation>
    </message>
    <message>
        <source>Click a card or the stock with the right button to be told why it cannot be played.</source>
        <translation>用右键点击一张牌或发牌堆，可以了解它为什么不可用。</translation>
    </message>
    <message>
        <source>A right click or a long press on the bare table opens a short menu, also in full screen.</source>
        <translation>在空白桌面上点击右键或长按，可打开快捷菜单，全屏时也可以。</translation>
    </message>
    <message>
        <source>Type a rank to jump to the next open card of that rank: %1.</source>
        <translation>键入点数可以跳到下一张该点数的可用牌：%1。</translation>
    </message>
    <message>
        <source>Press I to be told what the cursor stands on. Press %1, then Enter, to be told why it cannot be played.</source>
        <translation>按 I 可以了解光标所在的是什么。按 %1，再按 Enter，可以了解它为什么不可用。</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>键盘</translation>
    </message>
    <message>
        <source>The arrow keys move a cursor over the table. Enter or Space touches what it stands on; Escape lets the chosen card go.</source>
        <translation>方向键在牌桌上移动光标。Enter 或空格键点击光标所在的位置；Esc 取消选中的牌。</translation>
    </message>
    <message>
        <source>Screen reader</source>
        <translation>屏幕阅读器</translation>
    </message>
    <message>
        <source>The table is a list of its cards and piles. Each is read with its place and whether it is open, and can be pressed like a button.</source>
        <translation>牌桌是由纸牌和牌堆组成的列表。每一项都会读出位置以及是否可用，并且可以像按钮一样按下。</translation>
    </message>
    <message>
        <source>Moves, refusals and the end of a game are spoken, a sentence each.</source>
        <translation>每一步、每次不能走的原因以及游戏的结束都会各用一句话读出。</translation>
    </message>
    <message>
        <source>“%1” takes back the last move, “%2” shows the next move of a shortest win, and “%3” deals the same cards again.</source>
        <translation>“%1”撤销上一步，“%2”显示最短获胜路线的下一步，“%3”重新发出同样的牌。</translation>
    </message>
    <message>
        <source>“%1” in the Help menu tells why something cannot be done.</source>
        <translation>“帮助”菜单中的“%1”会说明某件事为什么做不到。</translation>
    </message>
    <message>
        <source>When you get stuck</source>
        <translation>走不下去的时候</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>History</source>
        <translation>历史记录</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>回放(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>再玩一次(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>更多(&amp;M)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>游戏列表</translation>
    </message>
    <message>
        <source>No game is like this.</source>
        <translation>没有符合条件的游戏。</translation>
    </message>
    <message>
        <source>No game is played yet. Each game stands here from its first move on.</source>
        <translation>还没有玩过游戏。每局游戏从走第一步起就会列在这里。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%Ln 局游戏</numerusform>
        </translation>
    </message>
    <message>
        <source>Bringing games back…</source>
        <translation>正在恢复游戏…</translation>
    </message>
    <message>
        <source>Deleting games…</source>
        <translation>正在删除游戏…</translation>
    </message>
    <message>
        <source>The game on the table cannot be deleted.</source>
        <translation>无法删除牌桌上的游戏。</translation>
    </message>
</context>
<context>
    <name>HistoryMenu</name>
    <message>
        <source>Copy deal &amp;code</source>
        <translation>复制牌局代码(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the whole &amp;game</source>
        <translation>复制整局游戏(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Save the game as a file…</source>
        <translation>将游戏另存为文件(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Paste a game to watch…</source>
        <translation>粘贴游戏以供回放(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Delete &amp;all that are listed</source>
        <translation>删除列出的全部游戏(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Export what is listed…</source>
        <translation>导出列出的游戏(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Import games…</source>
        <translation>导入游戏(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Bring back what was deleted</source>
        <translation>恢复已删除的游戏(&amp;B)</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Bring back %n deleted game(s)</source>
        <translation>
            <numerusform>恢复已删除的 %Ln 局游戏(&amp;B)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>InfoLine</name>
    <message>
        <source>Match</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Copy the code of this deal</source>
        <translation>复制此牌局的代码</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Qt: third-party parts</source>
        <translation>Qt：第三方组件</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>&amp;What comes with the program, and its licence:</source>
        <translation>随程序提供的组件及其许可证(&amp;W)：</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>许可证全文</translation>
    </message>
    <message>
        <source>Qt comes as separate files in the folder of the program and may be replaced by another build of the same version.</source>
        <translation>Qt 以单独的文件放在程序文件夹中，可以用同一版本的其他构建替换。</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Typed cards</source>
        <translation>输入的牌局</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>游戏(&amp;G)</translation>
    </message>
    <message>
        <source>M&amp;ore deals</source>
        <translation>更多牌局(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>操作(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>查看(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>工具栏</translation>
    </message>
</context>
<context>
    <name>MistakeSentences</name>
    <message>
        <source>Looking at the suit: suits and colours do not matter, only ranks count.</source>
        <translation>只看花色：花色和颜色无关紧要，只看点数。</translation>
    </message>
    <message>
        <source>Drawing too early: what lies on the waste then is out of the game for good.</source>
        <translation>过早翻牌：这时留在弃牌堆里的牌就永远出局了。</translation>
    </message>
    <message>
        <source>Drawing too early: a draw covers what lies on the waste and counts as a move. Look for pairs on the table first.</source>
        <translation>过早翻牌：翻牌会压住弃牌堆里的牌，而且计为一步。请先在牌桌上找配对。</translation>
    </message>
    <message>
        <source>Pairing a drawn card with the waste card that it covers: only the top of the waste is in play.</source>
        <translation>想把翻出的牌与被它压住的弃牌配对：只有弃牌堆顶的牌可用。</translation>
    </message>
    <message>
        <source>Waiting for a card to go alone: here every card needs a partner.</source>
        <translation>等着某张牌单独移除：在这里每张牌都需要配对。</translation>
    </message>
    <message>
        <source>Looking for a partner where none is needed: one touch removes these: %1.</source>
        <translation>为不需要配对的牌找伙伴：这些牌点击一次就能移除：%1。</translation>
    </message>
    <message>
        <source>Overlooking what lies on a card: it can be seen and yet be blocked, unless it goes together with the only card that still covers it.</source>
        <translation>没注意牌上压着什么：看得见的牌也可能被压住而不可用，除非它可以与唯一还压着它的那张牌配对。</translation>
    </message>
    <message>
        <source>Overlooking what lies on a card: it can be seen and yet be blocked. It can be played only when nothing covers it any more.</source>
        <translation>没注意牌上压着什么：看得见的牌也可能被压住而不可用。只有没有牌压着它时，它才可用。</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Deal &amp;code:</source>
        <translation>牌局代码(&amp;C)：</translation>
    </message>
    <message>
        <source>Leave empty for a random deal</source>
        <translation>留空则随机发牌</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>发牌(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Favourite</source>
        <translation>收藏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>规则(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;My rules…</source>
        <translation>我的玩法(&amp;M)…</translation>
    </message>
    <message>
        <source>Put together rules of your own, starting from these</source>
        <translation>以此为基础，制定自己的玩法</translation>
    </message>
    <message>
        <source>&amp;Same number (%1)</source>
        <translation>相同编号 %1(&amp;S)</translation>
    </message>
    <message>
        <source>Deal the number on the table under the marked rules</source>
        <translation>用选中的玩法发出牌桌上的编号</translation>
    </message>
    <message>
        <source>A random deal of %1.</source>
        <translation>随机发一局“%1”。</translation>
    </message>
    <message>
        <source>A deal of %1: %2</source>
        <translation>“%1”牌局：%2</translation>
    </message>
</context>
<context>
    <name>OwnRulesDialog</name>
    <message>
        <source>My rules</source>
        <translation>我的玩法</translation>
    </message>
    <message>
        <source>Kept ru&amp;les:</source>
        <translation>已保存的玩法(&amp;L)：</translation>
    </message>
    <message>
        <source>Na&amp;me:</source>
        <translation>名称(&amp;M)：</translation>
    </message>
    <message>
        <source>Name of these rules</source>
        <translation>此玩法的名称</translation>
    </message>
    <message>
        <source>New rules</source>
        <translation>新玩法</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Stock and waste</source>
        <translation>发牌堆与弃牌堆</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>配对</translation>
    </message>
    <message>
        <source>Goal and score</source>
        <translation>目标与得分</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>保存(&amp;K)</translation>
    </message>
    <message>
        <source>Keep these rules under their name</source>
        <translation>以此名称保存玩法</translation>
    </message>
    <message>
        <source>D&amp;eal</source>
        <translation>发牌(&amp;E)</translation>
    </message>
    <message>
        <source>C&amp;opy code</source>
        <translation>复制代码(&amp;O)</translation>
    </message>
    <message>
        <source>Copy a deal code that carries these rules to anybody</source>
        <translation>复制包含此玩法的牌局代码，可分享给任何人</translation>
    </message>
    <message>
        <source>Dele&amp;te</source>
        <translation>删除(&amp;T)</translation>
    </message>
    <message>
        <source>Picture of the table</source>
        <translation>牌桌示意图</translation>
    </message>
    <message>
        <source>These rules can be played.</source>
        <translation>这种玩法可以使用。</translation>
    </message>
    <message>
        <source>No more rules can be kept; delete some first.</source>
        <translation>无法再保存更多玩法；请先删除一些。</translation>
    </message>
    <message>
        <source>The rules are kept.</source>
        <translation>玩法已保存。</translation>
    </message>
    <message>
        <source>The deal code is copied.</source>
        <translation>牌局代码已复制。</translation>
    </message>
</context>
<context>
    <name>PairsPage</name>
    <message>
        <source>Total of a pa&amp;ir:</source>
        <translation>配对之和(&amp;I)：</translation>
    </message>
    <message>
        <source>E&amp;xtra pairs:</source>
        <translation>额外配对(&amp;X)：</translation>
    </message>
    <message>
        <source>Go alone:</source>
        <translation>可单独移除：</translation>
    </message>
    <message>
        <source>Must not go together:</source>
        <translation>不能互相配对：</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Equal and &amp;neighbouring ranks go together</source>
        <translation>点数相同或相邻的牌可以配对(&amp;N)</translation>
    </message>
    <message>
        <source>Two ranks each, such as Q-K, J-J</source>
        <translation>每对两个点数，例如 Q-K, J-J</translation>
    </message>
    <message>
        <source>A card may go with the only card that covers it</source>
        <translation>一张牌可以与唯一压住它的牌配对</translation>
    </message>
</context>
<context>
    <name>ParStatus</name>
    <message>
        <source>The match of six games has ended: %1</source>
        <translation>六局比赛已结束：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of the match of six: %1</source>
        <translation>
            <numerusform>六局比赛已完成 %Ln 局：%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PasteGameDialog</name>
    <message>
        <source>Watch a game</source>
        <translation>回放游戏</translation>
    </message>
    <message>
        <source>&amp;Game, as its deal code and its moves:</source>
        <translation>游戏的牌局代码与各步走法(&amp;G)：</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>回放(&amp;W)</translation>
    </message>
    <message>
        <source>This game cannot be shown: %1</source>
        <translation>无法显示此游戏：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%Ln 步</numerusform>
        </translation>
    </message>
    <message>
        <source>A game of %1: %2, %3</source>
        <translation>一局“%1”：%2，%3</translation>
    </message>
</context>
<context>
    <name>PlaySentences</name>
    <message>
        <source>A king goes alone.</source>
        <translation>K 可以单独移除。</translation>
    </message>
    <message>
        <source>These go alone, without a partner: %1.</source>
        <translation>这些牌不需要配对，可以单独移除：%1。</translation>
    </message>
    <message>
        <source>No card goes alone.</source>
        <translation>没有可以单独移除的牌。</translation>
    </message>
    <message>
        <source>A card of the tableau is open when no card lies on it.</source>
        <translation>牌阵中的牌，没有其他牌压着时即可用。</translation>
    </message>
    <message>
        <source>Cards from these two places must not go together: %1.</source>
        <translation>以下两处的牌不能互相配对：%1。</translation>
    </message>
    <message>
        <source>The game is won when every card has gone.</source>
        <translation>移除所有牌即获胜。</translation>
    </message>
    <message>
        <source>The game is won when the tableau is cleared; cards left in the stock and the waste do not matter.</source>
        <translation>清空牌阵即获胜；发牌堆和弃牌堆中剩余的牌不影响胜负。</translation>
    </message>
    <message>
        <source>After that the play may go on for a better score.</source>
        <translation>之后可以继续玩，争取更好的得分。</translation>
    </message>
    <message>
        <source>When only the stock goes round and nothing can be removed any more, that is said; you may go on all the same.</source>
        <translation>当只能在发牌堆中反复翻牌而再也无牌可移除时，会有提示；您仍可继续。</translation>
    </message>
    <message>
        <source>The game goes on as long as a card can be drawn.</source>
        <translation>只要还能翻牌，游戏就会继续。</translation>
    </message>
    <message>
        <source>Removed cards lie on four piles by suit and cannot be played from there.</source>
        <translation>移除的牌按花色放成四堆，不能再用。</translation>
    </message>
    <message>
        <source>Every move can be taken back, to the start of the game.</source>
        <translation>每一步都可以撤销，直到回到开局。</translation>
    </message>
    <message>
        <source>No move can be taken back.</source>
        <translation>任何一步都不能撤销。</translation>
    </message>
    <message>
        <source>Removals, draws and redeals count as moves; taking back lowers no count.</source>
        <translation>移除、翻牌和重新发牌都计入步数；撤销不会减少步数。</translation>
    </message>
    <message>
        <source>Two open cards go together if their values make %1.</source>
        <translation>两张可用的牌，点数之和为 %1 时可以配对移除。</translation>
    </message>
    <message>
        <source>The pairs: %1.</source>
        <translation>配对：%1。</translation>
    </message>
    <message>
        <source>Two open cards go together if their ranks are equal or neighbours; ace and king are no neighbours.</source>
        <translation>两张可用的牌，点数相同或相邻时可以配对移除；A 与 K 不算相邻。</translation>
    </message>
    <message>
        <source>The stock lies face up, and its next card may be played like any other.</source>
        <translation>发牌堆的牌正面朝上，它的下一张牌与其他牌一样可用。</translation>
    </message>
    <message>
        <source>The top of the waste may also go together with the card right under it.</source>
        <translation>弃牌堆顶的牌也可以与紧压在它下面的那张牌配对。</translation>
    </message>
    <message>
        <source>The oldest card of the waste is open too; when it has gone, the one that is oldest then takes its place.</source>
        <translation>弃牌堆中最早的一张牌也可用；它移除后，由其余牌中最早的一张接替。</translation>
    </message>
    <message>
        <source>No card of the waste can be played.</source>
        <translation>弃牌堆中的牌都不可用。</translation>
    </message>
    <message>
        <source>The top card of the waste is open; playing it opens the one below.</source>
        <translation>弃牌堆顶的牌可用；用掉它后，下面一张即可用。</translation>
    </message>
    <message>
        <source>The card just turned and the top of the waste are both open, and may go together.</source>
        <translation>刚翻出的牌和弃牌堆顶的牌都可用，也可以互相配对。</translation>
    </message>
    <message>
        <source>The top card of each waste is open, and they may go together.</source>
        <translation>每个弃牌堆顶的牌都可用，也可以互相配对。</translation>
    </message>
    <message>
        <source>A covered card may go together with the only card that still covers it, if that one is open.</source>
        <translation>被压住的牌可以与唯一还压着它的牌配对，只要后者可用。</translation>
    </message>
    <message>
        <source>A card never goes together with a card that covers it.</source>
        <translation>一张牌绝不能与压住它的牌配对。</translation>
    </message>
    <message>
        <source>Each removal brings 5 points, and each cleared row a bonus: 25, 50, 75, 100, 150, 250 and 500, counted from the last row.</source>
        <translation>每次移除得 5 分，每清空一行另有加分：从最后一行算起依次为 25、50、75、100、150、250 和 500 分。</translation>
    </message>
    <message>
        <source>Clearing the tableau in the first pass brings 50 points, in the second 35, in the third 20; every card that is left then costs one point. A match is six games, and par is a total of 0.</source>
        <translation>第一轮清空牌阵得 50 分，第二轮 35 分，第三轮 20 分；之后每剩一张牌扣一分。六局为一场比赛，总分 0 即为标准杆。</translation>
    </message>
    <message>
        <source>The score counts the cards left on the table: 0 is perfect.</source>
        <translation>得分为牌桌上剩余的牌数：0 为满分。</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>查找范围(&amp;I)：</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>文件类型(&amp;T)：</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>RecordProblem</name>
    <message>
        <source>A fixed card is written as its place and its card, such as A1 KS.</source>
        <translation>固定的牌写作位置加牌，例如 A1 KS。</translation>
    </message>
    <message>
        <source>An extra pair is written as two ranks, such as Q-K.</source>
        <translation>额外配对写作两个点数，例如 Q-K。</translation>
    </message>
    <message>
        <source>A pyramid must have from 1 to %1 rows.</source>
        <translation>金字塔必须有 1 到 %1 行。</translation>
    </message>
    <message>
        <source>A pyramid has rows, not a count and a depth.</source>
        <translation>金字塔应设定行数，而不是列数和每列牌数。</translation>
    </message>
    <message>
        <source>There must be one pack or two.</source>
        <translation>必须使用一副或两副牌。</translation>
    </message>
    <message>
        <source>The highest value must be 13, 12 or 10.</source>
        <translation>最大点数必须是 13、12 或 10。</translation>
    </message>
    <message>
        <source>The number of moves that can be taken back must be from 0 to %1.</source>
        <translation>可撤销步数必须在 0 到 %1 之间。</translation>
    </message>
    <message>
        <source>There must be from 1 to %1 blocks on the table.</source>
        <translation>牌桌上必须有 1 到 %1 个牌区。</translation>
    </message>
    <message>
        <source>The table has %1 places, but there are only %2 cards.</source>
        <translation>牌桌有 %1 个位置，但只有 %2 张牌。</translation>
    </message>
    <message>
        <source>Columns need a count and a depth from 1 to %1.</source>
        <translation>列区的列数和每列牌数必须在 1 到 %1 之间。</translation>
    </message>
    <message>
        <source>Columns have a count and a depth, not rows.</source>
        <translation>列区应设定列数和每列牌数，而不是行数。</translation>
    </message>
    <message>
        <source>The number of passes must be from 1 to %1, or without limit.</source>
        <translation>轮数必须在 1 到 %1 之间，或者不限。</translation>
    </message>
    <message>
        <source>A card of the waste is named as open twice.</source>
        <translation>弃牌堆的同一张牌被两次指定为可用。</translation>
    </message>
    <message>
        <source>The card under the top and the oldest card can be open only where one waste is.</source>
        <translation>只有一个弃牌堆时，堆顶下面的牌和最早的牌才能设为可用。</translation>
    </message>
    <message>
        <source>The card under the top goes only with the top, so the top must be open too.</source>
        <translation>堆顶下面的牌只能与堆顶的牌配对，所以堆顶的牌也必须可用。</translation>
    </message>
    <message>
        <source>The total must be from 2 to %1, twice the highest value.</source>
        <translation>配对之和必须在 2 到 %1（最大点数的两倍）之间。</translation>
    </message>
    <message>
        <source>Neighbouring ranks go together only where there is no total.</source>
        <translation>只有在没有配对之和时，相邻点数的牌才能配对。</translation>
    </message>
    <message>
        <source>There can be at most %1 extra pairs.</source>
        <translation>额外配对最多可有 %1 对。</translation>
    </message>
    <message>
        <source>The pack has no %1.</source>
        <translation>这副牌中没有 %1。</translation>
    </message>
    <message>
        <source>A rank is named twice among those that go alone.</source>
        <translation>可单独移除的牌中，有一个点数被指定了两次。</translation>
    </message>
    <message>
        <source>An extra pair is named twice.</source>
        <translation>有一个额外配对被指定了两次。</translation>
    </message>
    <message>
        <source>A forbidden pair of places is named twice.</source>
        <translation>有一对不能互相配对的位置被指定了两次。</translation>
    </message>
    <message>
        <source>There can be from 0 to %1 cells.</source>
        <translation>空当数必须在 0 到 %1 之间。</translation>
    </message>
    <message>
        <source>A cell can be filled from the tableau, the waste and the stock, each named once.</source>
        <translation>可移入空当的牌可以来自牌阵、弃牌堆和发牌堆，每处只能指定一次。</translation>
    </message>
    <message>
        <source>At most %1 cards can have a fixed place.</source>
        <translation>最多可以固定 %1 张牌的位置。</translation>
    </message>
    <message>
        <source>Two cards have the same fixed place.</source>
        <translation>有两张牌固定在同一位置。</translation>
    </message>
    <message>
        <source>Neither stock nor waste is ever open, so all cards can never go.</source>
        <translation>发牌堆和弃牌堆始终都不可用，因此不可能移除所有牌。</translation>
    </message>
    <message>
        <source>Without a stock all %1 cards must lie on the table, which has %2 places.</source>
        <translation>没有发牌堆时，全部 %1 张牌都必须放在牌桌上，而牌桌有 %2 个位置。</translation>
    </message>
    <message>
        <source>The number of cards in a draw must be from 1 to %1.</source>
        <translation>每次翻牌的张数必须在 1 到 %1 之间。</translation>
    </message>
    <message>
        <source>The number of wastes must be from 1 to %1.</source>
        <translation>弃牌堆数必须在 1 到 %1 之间。</translation>
    </message>
    <message>
        <source>A cell that can be filled from nowhere is of no use.</source>
        <translation>任何牌都不能移入的空当没有用处。</translation>
    </message>
    <message>
        <source>There is no place &quot;%1&quot; on this table.</source>
        <translation>这张牌桌上没有位置“%1”。</translation>
    </message>
    <message>
        <source>The card %1 is fixed more often than the pack has it.</source>
        <translation>牌 %1 被固定的次数超过了这副牌中它的张数。</translation>
    </message>
    <message>
        <source>No block counts for the goal, so the game would be won at the start.</source>
        <translation>没有牌区计入目标，游戏一开始就会获胜。</translation>
    </message>
    <message>
        <source>No card goes with %1, so all cards can never go.</source>
        <translation>没有能与 %1 配对的牌，因此不可能移除所有牌。</translation>
    </message>
    <message>
        <source>These rules do not fit into a deal code.</source>
        <translation>这种玩法放不进牌局代码。</translation>
    </message>
    <message>
        <source>the text has %1 letters; it may have %2.</source>
        <translation>这段文字有 %1 个字母；最多只能有 %2 个。</translation>
    </message>
    <message>
        <source>they are written in a newer form than this program reads.</source>
        <translation>其记录格式比本程序所能读取的更新。</translation>
    </message>
    <message>
        <source>they do not stand in the one order that a code has them in.</source>
        <translation>其内容没有按代码规定的唯一顺序记录。</translation>
    </message>
    <message>
        <source>a choice in the text is not known.</source>
        <translation>这段文字中有未知的选项。</translation>
    </message>
    <message>
        <source>a fixed card in the text is not known.</source>
        <translation>这段文字中有未知的固定牌。</translation>
    </message>
    <message>
        <source>A number in the rules is too large for a deal code.</source>
        <translation>玩法中有一个数字过大，放不进牌局代码。</translation>
    </message>
    <message>
        <source>the check sum is wrong, so a letter was lost or changed.</source>
        <translation>校验和不符，说明有字母丢失或改动。</translation>
    </message>
    <message>
        <source>the text ends too early.</source>
        <translation>这段文字结束得太早。</translation>
    </message>
    <message>
        <source>the text goes on too long.</source>
        <translation>这段文字过长。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; at place %2 cannot stand there.</source>
        <translation>第 %2 个字符处不能是“%1”。</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>in progress</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>won</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>僵局</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>已放弃</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>牌局代码</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>任何时间</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>In the last 7 days</source>
        <translation>最近 7 天</translation>
    </message>
    <message>
        <source>In the last 30 days</source>
        <translation>最近 30 天</translation>
    </message>
    <message>
        <source>In the last 365 days</source>
        <translation>最近 365 天</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>To the start</source>
        <translation>到开头</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到结尾</translation>
    </message>
    <message>
        <source>Step of the game</source>
        <translation>游戏进度</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>Stand still</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play by itself</source>
        <translation>自动播放</translation>
    </message>
</context>
<context>
    <name>ReplayDialog</name>
    <message>
        <source>Replay: %1, %2</source>
        <translation>回放：%1，%2</translation>
    </message>
    <message>
        <source>&amp;Play this deal</source>
        <translation>玩此牌局(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Copy the game</source>
        <translation>复制游戏(&amp;C)</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>复盘(&amp;V)</translation>
    </message>
    <message>
        <source>Step %1 of %2, score %3</source>
        <translation>第 %1 步，共 %2 步，得分 %3</translation>
    </message>
    <message>
        <source>Step %1 of %2, score %3, at %4</source>
        <translation>第 %1 步，共 %2 步，得分 %3，用时 %4</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>已撤销：%1</translation>
    </message>
    <message>
        <source>Made again: %1</source>
        <translation>已重做：%1</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>The better line</source>
        <translation>更好的走法</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>复盘：%1</translation>
    </message>
    <message>
        <source>The &amp;losing move</source>
        <translation>败着(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Better line</source>
        <translation>更好的走法(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Play on from here</source>
        <translation>从这里接着玩(&amp;P)</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>走法</translation>
    </message>
    <message>
        <source>This was the best move.</source>
        <translation>这是最佳走法。</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>最佳：%1</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>更好：%1</translation>
    </message>
    <message>
        <source>As good: %1</source>
        <translation>同样好：%1</translation>
    </message>
    <message>
        <source>No move is made yet.</source>
        <translation>还没有走过一步。</translation>
    </message>
    <message>
        <source>Move %1 lost the win.</source>
        <translation>第 %1 步断送了胜局。</translation>
    </message>
    <message>
        <source>Looking through the moves…</source>
        <translation>正在检查各步走法…</translation>
    </message>
    <message>
        <source>No move lost the win.</source>
        <translation>没有哪一步断送胜局。</translation>
    </message>
    <message>
        <source>No move is known to have lost the win.</source>
        <translation>没有发现断送胜局的走法。</translation>
    </message>
</context>
<context>
    <name>ReviewTable</name>
    <message>
        <source>No.</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>走法</translation>
    </message>
    <message>
        <source>Can it be won?</source>
        <translation>能否获胜？</translation>
    </message>
    <message>
        <source>Fewest moves left</source>
        <translation>最少剩余步数</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>This move lost the win</source>
        <translation>这一步断送了胜局</translation>
    </message>
</context>
<context>
    <name>RulesGallery</name>
    <message>
        <source>Of the deals, with all cards known. What is in brackets holds 95 times in a hundred.</source>
        <translation>按所有的牌都已知计算的牌局比例。括号内的范围有 95% 的把握。</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>收藏</translation>
    </message>
    <message>
        <source>How many can be won is not known.</source>
        <translation>可以获胜的比例未知。</translation>
    </message>
    <message>
        <source>%1% can be won (%2–%3)</source>
        <translation>%1% 可以获胜（%2–%3）</translation>
    </message>
    <message numerus="yes">
        <source>some %n move(s)</source>
        <translation>
            <numerusform>约 %Ln 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), won %1</source>
        <translation>
            <numerusform>共 %Ln 局，获胜 %1 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won %1 % of %n game(s)</source>
        <translation>
            <numerusform>共 %Ln 局，胜率 %1%</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesGalleryView</name>
    <message>
        <source>Search by name or rule</source>
        <translation>按名称或规则搜索</translation>
    </message>
    <message>
        <source>Search the rule sets</source>
        <translation>搜索玩法</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>Groups of rule sets</source>
        <translation>规则分组</translation>
    </message>
</context>
<context>
    <name>RulesGroups</name>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>经典</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>较易</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>较难</translation>
    </message>
    <message>
        <source>Two packs</source>
        <translation>两副牌</translation>
    </message>
    <message>
        <source>Other tables</source>
        <translation>其他牌桌</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>我的</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>收藏</translation>
    </message>
</context>
<context>
    <name>RulesLines</name>
    <message>
        <source>The stock goes round as often as you like; clear the pyramid to win.</source>
        <translation>发牌堆可以无限循环；清空金字塔即获胜。</translation>
    </message>
    <message>
        <source>As Pyramide, but you see the stock only three times.</source>
        <translation>与 Pyramide 相同，但发牌堆只能看三遍。</translation>
    </message>
    <message>
        <source>Once through the stock, and every card must go.</source>
        <translation>发牌堆只走一遍，而且要移除所有的牌。</translation>
    </message>
    <message>
        <source>Once through the stock, but clearing the pyramid is enough.</source>
        <translation>发牌堆只走一遍，但清空金字塔就够了。</translation>
    </message>
    <message>
        <source>Three times through the stock, for a score, as in golf.</source>
        <translation>发牌堆走三遍，像高尔夫一样计分。</translation>
    </message>
    <message>
        <source>The next card of the stock lies face up and can be paired.</source>
        <translation>发牌堆的下一张牌正面朝上，可以配对。</translation>
    </message>
    <message>
        <source>Draw three cards at a time, as often as you like.</source>
        <translation>每次抽三张，次数不限。</translation>
    </message>
    <message>
        <source>Draw three at a time; a card can go with the last one that lies on it.</source>
        <translation>每次抽三张；一张牌可以与压着它的最后一张一起移除。</translation>
    </message>
    <message>
        <source>Draw three cards side by side, three times; every card must go.</source>
        <translation>每次并排抽三张，共三遍；要移除所有的牌。</translation>
    </message>
    <message>
        <source>All cards lie open: it is won by thinking alone.</source>
        <translation>所有的牌都看得见：全凭思考取胜。</translation>
    </message>
    <message>
        <source>The pyramid stands on its tip, and one card is open at first.</source>
        <translation>金字塔倒立，开始时只有一张牌可用。</translation>
    </message>
    <message>
        <source>Seven loose cards below the pyramid help from the start.</source>
        <translation>金字塔下方有七张散牌，从一开始就能用。</translation>
    </message>
    <message>
        <source>The last row lies loose below a smaller pyramid.</source>
        <translation>最后一行散放在较小的金字塔下方。</translation>
    </message>
    <message>
        <source>Six loose cards below the pyramid help from the start.</source>
        <translation>金字塔下方有六张散牌，从一开始就能用。</translation>
    </message>
    <message>
        <source>One free place where you can put a card aside.</source>
        <translation>有一个空位，可以暂放一张牌。</translation>
    </message>
    <message>
        <source>A card can go with the last one that lies on it.</source>
        <translation>一张牌可以与压着它的最后一张一起移除。</translation>
    </message>
    <message>
        <source>48 cards without tens; two cards make 12.</source>
        <translation>48 张牌，没有 10；两张牌合计 12。</translation>
    </message>
    <message>
        <source>A smaller pyramid, a larger stock, and every card must go.</source>
        <translation>金字塔较小，发牌堆较大，而且要移除所有的牌。</translation>
    </message>
    <message>
        <source>The upper rows lie face down until you uncover them.</source>
        <translation>上面各行正面朝下，直到你揭开它们。</translation>
    </message>
    <message>
        <source>The oldest of the drawn cards stays in play.</source>
        <translation>最早抽出的牌始终可用。</translation>
    </message>
    <message>
        <source>As Treize, with the pyramid on its tip.</source>
        <translation>与 Treize 相同，但金字塔倒立。</translation>
    </message>
    <message>
        <source>All cards lie open; two cards make 12.</source>
        <translation>所有的牌都看得见；两张牌合计 12。</translation>
    </message>
    <message>
        <source>Equal and neighbouring cards go together.</source>
        <translation>点数相同或相邻的牌配成一对。</translation>
    </message>
    <message>
        <source>Three pyramids, and nothing to draw.</source>
        <translation>三座金字塔，没有牌可抽。</translation>
    </message>
    <message>
        <source>40 cards and a smaller pyramid; two cards make 10.</source>
        <translation>40 张牌，金字塔较小；两张牌合计 10。</translation>
    </message>
    <message>
        <source>One pyramid of nine rows: a long game.</source>
        <translation>一座九行的金字塔：一局较长。</translation>
    </message>
    <message>
        <source>Two pyramids side by side.</source>
        <translation>两座并排的金字塔。</translation>
    </message>
    <message>
        <source>Two pyramids, one of them on its tip.</source>
        <translation>两座金字塔，其中一座倒立。</translation>
    </message>
    <message>
        <source>Nine rows; you draw three cards side by side.</source>
        <translation>九行；每次并排抽三张牌。</translation>
    </message>
    <message>
        <source>The pyramid stands on its tip; two cards make 11.</source>
        <translation>金字塔倒立；两张牌合计 11。</translation>
    </message>
</context>
<context>
    <name>RulesOrigins</name>
    <message>
        <source>Passes through the stock: the books and AisleRiot give one ([CL], [RX]), most programs three ([P3], [OS]), a few have no limit ([N], [KT]). Any number can be set in [*].</source>
        <translation>发牌堆的轮数：书中和 AisleRiot 只有一轮（“[CL]”、“[RX]”），多数程序有三轮（“[P3]”、“[OS]”），少数不限（“[N]”、“[KT]”）。在“[*]”中可设为任意轮数。</translation>
    </message>
    <message>
        <source>What must be cleared: the books want all 52 cards ([CL]); Microsoft and several programs are content with the pyramid ([RX], [OS]).</source>
        <translation>必须清空什么：书中要求移除全部 52 张牌（“[CL]”）；微软和若干程序只要求清空金字塔（“[RX]”、“[OS]”）。</translation>
    </message>
    <message>
        <source>Which cards beside the pyramid are open: only the top of the waste ([N]); the card just turned and the top of the waste, also with each other ([CL]); the next card of the stock and the top of the waste ([OS]); the top and the card under it ([TH]); the oldest card besides ([TZ]). Italian rules let stock and waste go with the pyramid only, which can be had in [*].</source>
        <translation>金字塔以外哪些牌可用：只有弃牌堆顶的牌（“[N]”）；刚翻出的牌和弃牌堆顶的牌，二者也可互相配对（“[CL]”）；发牌堆的下一张牌和弃牌堆顶的牌（“[OS]”）；堆顶的牌和它下面的一张（“[TH]”）；此外还有最早的一张（“[TZ]”）。意大利规则规定发牌堆和弃牌堆的牌只能与金字塔的牌配对，这可在“[*]”中设定。</translation>
    </message>
    <message>
        <source>A turned card that was not used: it goes to the waste, but in an older text it is out of the game for good. That is a choice in [*].</source>
        <translation>翻出而没有用掉的牌：它会进入弃牌堆，但按一份较早的资料，它就永远出局了。这可在“[*]”中选择。</translation>
    </message>
    <message>
        <source>The word relaxed: for some it means that the pyramid is enough ([RX]), for others that a card may go with the one that covers it ([CV]), or that the passes have no limit ([N]). PySolFC&apos;s relaxed game also has three passes and an open stock ([OS]).</source>
        <translation>“宽松”一词：有的是指清空金字塔就够了（“[RX]”），有的是指一张牌可以与压住它的牌配对（“[CV]”），也有的是指轮数不限（“[N]”）。PySolFC 的宽松玩法还有三轮和明牌的发牌堆（“[OS]”）。</translation>
    </message>
    <message>
        <source>A card with the one that covers it: the standard game does not allow it; Microsoft&apos;s Tut&apos;s Tomb does ([TT]), and some newer programs do ([CV]).</source>
        <translation>一张牌与压住它的牌配对：标准玩法不允许；微软的“[TT]”（Tut&apos;s Tomb）允许，一些较新的程序也允许（“[CV]”）。</translation>
    </message>
    <message>
        <source>The king of spades at the top: only one newer program and the text that this game follows have it; no older program does. [KT] plays without it.</source>
        <translation>黑桃K位于塔顶：只有一个较新的程序和本玩法所依据的资料如此规定，较早的程序都没有。“[KT]”不采用这一条。</translation>
    </message>
    <message>
        <source>Pairs with the coverer and the goal: Microsoft&apos;s Tut&apos;s Tomb allows such pairs, PySolFC&apos;s King Tut ([KT]) does not; one program wants all cards cleared. The year is told as 1990 and as 1991. One card at a time in a single pass was Microsoft&apos;s second way to play, which can be had in [*].</source>
        <translation>与压住它的牌配对，以及目标：微软的图坦卡蒙之墓（Tut&apos;s Tomb）允许这样配对，PySolFC 的“[KT]”（King Tut）不允许；有一个程序要求移除所有牌。年份有 1990 和 1991 两种说法。每次翻一张、只有一轮是微软的第二种玩法，可在“[*]”中设定。</translation>
    </message>
    <message>
        <source>PySolFC&apos;s help says in one place that King Tut has no redeal and in another that it has no limit; the program itself has no limit, and so has this one.</source>
        <translation>PySolFC 的帮助一处说图坦卡蒙（King Tut）不能重新发牌，另一处又说次数不限；该程序本身不限，本程序也不限。</translation>
    </message>
    <message>
        <source>Apophis has three passes in PySolFC and two in Politaire, and on one site the pyramid alone must go. Only PySolFC says in which order the wastes are gathered. The other numbers can be set in [*].</source>
        <translation>阿波菲斯在 PySolFC 中有三轮，在 Politaire 中有两轮，在某个网站上只需清空金字塔。只有 PySolFC 说明了各弃牌堆按什么顺序收回。其他数目可在“[*]”中设定。</translation>
    </message>
    <message>
        <source>Triangle: PySolFC has one waste and three passes ([TR]), AisleRiot one pass with the oldest card of the waste open ([YL]), Politaire two wastes that the player fills, in one pass; on one site the triangle alone must go. Both can be had in [*].</source>
        <translation>三角：PySolFC 有一个弃牌堆和三轮（“[TR]”），AisleRiot 有一轮，弃牌堆中最早的牌可用（“[YL]”），Politaire 有两个由玩家选放的弃牌堆和一轮；在某个网站上只需清空三角。两者都可在“[*]”中设定。</translation>
    </message>
    <message>
        <source>Eleven Triangle: PySolFC deals one card to each waste from a closed stock, as here; in Politaire the player puts the open stock card on one of three wastes, which can be had in [*].</source>
        <translation>十一点三角：PySolFC 从正面朝下的发牌堆给每个弃牌堆各发一张牌，这里也是如此；在 Politaire 中，玩家把发牌堆上的明牌放到三个弃牌堆之一，这可在“[*]”中设定。</translation>
    </message>
    <message>
        <source>How often Giza is won: one in ten is what players of one program reach, one in three is claimed by another, and 36 in a hundred can be won by best play. Several pages call a game with three pyramids Giza; that is [PH]. On one site the pyramid alone must go, which can be had in [*].</source>
        <translation>吉萨的胜率：一个程序的玩家达到十分之一，另一个程序自称三分之一，而以最佳走法计，一百个牌局中有 36 个可以获胜。有几个网页把一种有三座金字塔的玩法称作吉萨，那其实是“[PH]”。在某个网站上只需清空金字塔，这可在“[*]”中设定。</translation>
    </message>
    <message>
        <source>The number of rows with two packs: nine in nearly all programs, ten on one page, which is more than this table holds. Swoop plays with two wastes that move on; that can be had in [*].</source>
        <translation>两副牌时的行数：几乎所有程序都是九行，有一个网页是十行，这张牌桌放不下。Swoop 使用两个弃牌堆，牌在其间依次移动；这可在“[*]”中设定。</translation>
    </message>
    <message>
        <source>The reserve: seven cards below a full pyramid ([R7]), the seventh row itself ([L7]), or six cards, told both with a full pyramid ([R6]) and with six rows, which can be had in [*]. Whether it must be cleared for a win is said nowhere; here it must.</source>
        <translation>备用牌：完整金字塔下方的七张牌（“[R7]”）、第七行本身（“[L7]”），或者六张牌；后者既有配完整金字塔的（“[R6]”），也有配六行的，可在“[*]”中设定。哪里都没有说获胜是否必须清空备用牌；这里必须清空。</translation>
    </message>
    <message>
        <source>What may fill the cell: the pyramid and the waste in some programs, the stock in others. Here any open card may; [*] can forbid some of it, or give more cells.</source>
        <translation>哪些牌可以移入空当：有些程序是金字塔和弃牌堆的牌，另一些是发牌堆的牌。这里任何可用的牌都可以；在“[*]”中可以禁止其中一部分，也可以增加空当。</translation>
    </message>
    <message>
        <source>Microsoft&apos;s table: the author of two programs that solve it counts seven rows, as here; one site that is not Microsoft&apos;s tells of six rows and a reserve of six cards.</source>
        <translation>微软的牌桌：编写过两个求解程序的作者认为是七行，这里也是如此；一个非微软的网站则说是六行加六张备用牌。</translation>
    </message>
    <message>
        <source>The par score: 50, 35 or 20 points by the pass that clears the pyramid in Morehead and Mott-Smith; Wikipedia simply counts the cards left, as [RX] does.</source>
        <translation>标准杆得分：在 Morehead 与 Mott-Smith 的书中，按清空金字塔所在的轮次得 50、35 或 20 分；维基百科只数剩余的牌，“[RX]”也是这样。</translation>
    </message>
    <message>
        <source>One win in fifty is what books guess for people at the table. With all cards known, 6.8 deals in a hundred can be won.</source>
        <translation>据书中估计，在真实的牌桌上大约每五十局能赢一局。如果知道全部牌的位置，一百个牌局中有 6.8 个可以获胜。</translation>
    </message>
    <message>
        <source>Cards dealt face down: AisleRiot and some others hide the upper rows ([TH]); most show everything ([CL]). PySolFC&apos;s game of that name also opens the stock.</source>
        <translation>正面朝下的牌：AisleRiot 和另外一些程序盖住上面几行（“[TH]”）；多数程序全部亮出（“[CL]”）。PySolFC 的同名玩法还亮出发牌堆。</translation>
    </message>
    <message>
        <source>The first card of the stock: PySolFC lays it on the waste before the game begins, Microsoft does not ([OS]). Both can be had in [*].</source>
        <translation>发牌堆的第一张牌：PySolFC 在游戏开始前就把它放到弃牌堆，微软不这样做（“[OS]”）。两者都可在“[*]”中设定。</translation>
    </message>
    <message>
        <source>The size of the table: six rows are played in one pass by some, with three redeals or with pairs of coverers by others. Each of these can be set in [*].</source>
        <translation>牌桌的大小：六行的玩法，有的只有一轮，有的可重新发牌三次，有的允许与压住它的牌配对。这些都可在“[*]”中设定。</translation>
    </message>
    <message>
        <source>One Italian page lets a card be played only when the whole row below it has gone; that is a choice in [*].</source>
        <translation>一个意大利网页规定，下面一整行全部移除后，一张牌才可用；这可在“[*]”中选择。</translation>
    </message>
    <message>
        <source>The total: twelve is also played with the 48 cards of the Spanish pack, where the king goes alone ([SP]).</source>
        <translation>配对之和：也有用 48 张的西班牙牌凑十二的，其中 K 单独移除（“[SP]”）。</translation>
    </message>
    <message>
        <source>Twelve is also the total of a game with all 52 cards, where queen and king go together ([DZ]), and Italian packs of 40 cards make ten ([IT]).</source>
        <translation>十二也是一种使用全部 52 张牌的玩法的配对之和，其中 Q 与 K 配对（“[DZ]”）；40 张的意大利牌则凑十（“[IT]”）。</translation>
    </message>
    <message>
        <source>The game that this program was first written for: the stock goes round as often as you like, only the top of the waste is open, and clearing the pyramid wins.</source>
        <translation>本程序最初就是为这种玩法编写的：发牌堆可以反复翻任意多轮，只有弃牌堆顶的牌可用，清空金字塔即获胜。</translation>
    </message>
    <message>
        <source>Three passes through the stock are the most common number in programs for the computer. Here the removed cards are sorted by suit, so that you see how far each suit has come.</source>
        <translation>三轮发牌堆是电脑程序中最常见的轮数。这里移除的牌按花色分放，您可以看到每种花色的进展。</translation>
    </message>
    <message>
        <source>The game of the books, as Morehead and Mott-Smith and later Michael Keller describe it: one pass, and all 52 cards must go. Books guess that a person wins one game in fifty; with all cards known about one deal in fifteen can be won at all.</source>
        <translation>书中的玩法，由 Morehead 与 Mott-Smith 以及后来的 Michael Keller 描述：只有一轮，全部 52 张牌都必须移除。据书中估计，大约每五十局能赢一局；如果知道全部牌的位置，大约十五个牌局中有一个可以获胜。</translation>
    </message>
    <message>
        <source>The classic game with an easier end: clearing the pyramid is enough. Wikipedia and several programs call it the relaxed game.</source>
        <translation>结局较易的经典玩法：清空金字塔就够了。维基百科和若干程序称之为宽松玩法。</translation>
    </message>
    <message>
        <source>Morehead and Mott-Smith&apos;s version for those who want more than winning or losing: three passes and a score against par, like in golf. Six games are a match.</source>
        <translation>Morehead 与 Mott-Smith 为不满足于胜负的人设计的版本：三轮，并像高尔夫那样以标准杆计分。六局为一场比赛。</translation>
    </message>
    <message>
        <source>The way Microsoft&apos;s collection plays it: the next card of the stock lies face up and may be paired, also with the top of the waste. About two deals in three can be cleared.</source>
        <translation>微软合集中的玩法：发牌堆的下一张牌正面朝上，可以配对，也可与弃牌堆顶的牌配对。大约三个牌局中有两个可以清空。</translation>
    </message>
    <message>
        <source>Three cards at a time and passes without limit, as PySolFC and Politaire play King Tut.</source>
        <translation>每次翻三张，轮数不限，与 PySolFC 和 Politaire 的图坦卡蒙（King Tut）相同。</translation>
    </message>
    <message>
        <source>Tut&apos;s Tomb came with Microsoft&apos;s entertainment packs around 1990. Here the king of spades lies at the top as Tutankhamun, and a card may go together with the last card that covers it. Taking or leaving a waste card changes the groups of three of the next pass, so no king ever leaves the waste by itself.</source>
        <translation>图坦卡蒙之墓（Tut&apos;s Tomb）随微软的娱乐包在 1990 年前后推出。这里黑桃K化身图坦卡蒙位于塔顶，一张牌可以与最后压住它的牌配对。用掉还是留下弃牌堆的一张牌，会改变下一轮每三张的分组，因此 K 不会自行离开弃牌堆。</translation>
    </message>
    <message>
        <source>PySolFC&apos;s Apophis has three wastes whose top cards pair with the pyramid and with each other. As the wastes are gathered, the cards come in another order in each pass.</source>
        <translation>PySolFC 的阿波菲斯（Apophis）有三个弃牌堆，各堆顶的牌可与金字塔的牌配对，也可互相配对。由于各弃牌堆依次收回，每一轮的牌序都不相同。</translation>
    </message>
    <message>
        <source>Michael Keller&apos;s open game: there is no stock, all cards can be seen from the start, and thinking decides. A little more than one deal in three can be won.</source>
        <translation>Michael Keller 的明牌玩法：没有发牌堆，所有牌从一开始就看得见，全凭思考。三个牌局中，可以获胜的略多于一个。</translation>
    </message>
    <message>
        <source>PySolFC&apos;s Triangle turns the pyramid upside down, so that only one card is open at the start. PySolFC also calls it Yield and Funnel, though AisleRiot&apos;s Yield plays otherwise.</source>
        <translation>PySolFC 的三角（Triangle）把金字塔倒过来，开局时只有一张牌可用。PySolFC 也称之为 Yield 和 Funnel，不过 AisleRiot 的让行（Yield）玩法不同。</translation>
    </message>
    <message>
        <source>An old text on Wikipedia lays seven more cards below the pyramid, which are open from the start and cover nothing.</source>
        <translation>维基百科上一份较早的资料在金字塔下方再放七张牌，它们从一开始就可用，而且不压住任何牌。</translation>
    </message>
    <message>
        <source>Another reading of the reserve of seven: the seventh row itself lies loose below a pyramid of six rows.</source>
        <translation>对七张备用牌的另一种解读：第七行本身散放在六行金字塔的下方。</translation>
    </message>
    <message>
        <source>A full pyramid with six loose cards below it, which leaves 18 for the stock.</source>
        <translation>完整的金字塔，下方有六张散牌，因此发牌堆还有 18 张。</translation>
    </message>
    <message>
        <source>A free place for one card, as several programs offer it. It looks small and helps more than anything else: nearly every deal can be won.</source>
        <translation>可放一张牌的空位，有若干程序提供。它看似微不足道，却比什么都有用：几乎每个牌局都可以获胜。</translation>
    </message>
    <message>
        <source>A card may go together with the last card that covers it. Of the relaxed deals that lifts the share that can be won from about 9 to about 23 in a hundred.</source>
        <translation>一张牌可以与最后压住它的牌配对。在宽松玩法的牌局中，这使可以获胜的比例从约百分之 9 提高到约百分之 23。</translation>
    </message>
    <message>
        <source>Played with the Spanish pack of 48 cards, which has no tens. Wikipedia names it as one of the sizes of pack that Pyramid is played with.</source>
        <translation>使用 48 张的西班牙牌，其中没有 10。维基百科把它列为金字塔纸牌使用的几种牌之一。</translation>
    </message>
    <message>
        <source>A smaller pyramid of six rows, and so a larger stock. All cards must go in one pass, which is harder than it looks.</source>
        <translation>较小的六行金字塔，因此发牌堆较大。所有牌必须在一轮内移除，这比看上去要难。</translation>
    </message>
    <message>
        <source>AisleRiot&apos;s Thirteen deals all rows but the last face down. The drawn card lies on the waste and may go together with the card right under it.</source>
        <translation>AisleRiot 的十三（Thirteen）除最后一行外各行都正面朝下。翻出的牌放在弃牌堆上，可以与紧压在它下面的牌配对。</translation>
    </message>
    <message>
        <source>AisleRiot&apos;s Treize shows all cards and keeps the oldest card of the waste apart, so that it can be played at any time.</source>
        <translation>AisleRiot 的法式十三（Treize）亮出所有牌，并把弃牌堆中最早的牌单独放置，随时可用。</translation>
    </message>
    <message>
        <source>AisleRiot&apos;s Yield is Treize on a pyramid that stands upside down.</source>
        <translation>AisleRiot 的让行（Yield）就是在倒金字塔上玩的法式十三。</translation>
    </message>
    <message>
        <source>PySolFC&apos;s and Politaire&apos;s Pyramid Dozen makes twelve instead of thirteen. Nothing goes alone: queen and king, which make no twelve, go together.</source>
        <translation>PySolFC 和 Politaire 的十二金字塔（Pyramid Dozen）凑十二而不是十三。没有可以单独移除的牌：Q 和 K 凑不成十二，二者互相配对。</translation>
    </message>
    <message>
        <source>Cheops counts nothing: equal and neighbouring ranks go together, 26 pairs in all, and no king goes alone.</source>
        <translation>胡夫（Cheops）不用计算：点数相同或相邻的牌配对，共 26 对，K 也不能单独移除。</translation>
    </message>
    <message>
        <source>PySolFC&apos;s Pharaohs lays the whole pack out as three pyramids. A pair may come from two of them.</source>
        <translation>PySolFC 的法老（Pharaohs）把整副牌摆成三座金字塔。一对牌可以来自其中两座。</translation>
    </message>
    <message>
        <source>Played in Italy with 40 cards: ten is the total, the king counts ten and goes alone, and two fives make a pair.</source>
        <translation>在意大利用 40 张牌玩：配对之和为十，K 算十点，单独移除，两张 5 可以配对。</translation>
    </message>
    <message>
        <source>Thomas Warfield&apos;s Double Pyramid takes two packs and nine rows.</source>
        <translation>Thomas Warfield 的双重金字塔（Double Pyramid）使用两副牌和九行。</translation>
    </message>
    <message>
        <source>PySolFC&apos;s own: two packs and two pyramids side by side.</source>
        <translation>PySolFC 自创：两副牌，两座并排的金字塔。</translation>
    </message>
    <message>
        <source>PySolFC&apos;s own: two packs, one pyramid that stands and one that hangs.</source>
        <translation>PySolFC 自创：两副牌，一座正立和一座倒置的金字塔。</translation>
    </message>
    <message>
        <source>Anubis is Politaire&apos;s larger Apophis, with two packs, nine rows and two passes.</source>
        <translation>阿努比斯（Anubis）是 Politaire 放大的阿波菲斯：两副牌、九行、两轮。</translation>
    </message>
    <message>
        <source>Eleven is the total on a triangle that stands upside down. Jacks, queens and kings make no eleven, so two equal ones go together.</source>
        <translation>配对之和为十一，牌摆成倒置的三角。J、Q、K 凑不成十一，所以两张相同的牌互相配对。</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>The table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>What may be removed</source>
        <translation>哪些牌可以移除</translation>
    </message>
    <message>
        <source>Stock and waste</source>
        <translation>发牌堆与弃牌堆</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>空当</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Score and taking back</source>
        <translation>得分与撤销</translation>
    </message>
    <message>
        <source>What to watch</source>
        <translation>注意事项</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>玩法来源</translation>
    </message>
    <message>
        <source>Where the sources differ</source>
        <translation>各种资料的分歧</translation>
    </message>
    <message>
        <source>Common mistakes</source>
        <translation>常见错误</translation>
    </message>
    <message>
        <source>the tableau</source>
        <translation>牌阵</translation>
    </message>
    <message>
        <source>the waste</source>
        <translation>弃牌堆</translation>
    </message>
    <message>
        <source>the stock</source>
        <translation>发牌堆</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>空当</translation>
    </message>
    <message>
        <source>An ace counts 1, a jack %1, a queen %2 and a king %3.</source>
        <translation>A 算 1 点，J 算 %1 点，Q 算 %2 点，K 算 %3 点。</translation>
    </message>
</context>
<context>
    <name>RulesSummary</name>
    <message>
        <source>oldest of the waste open</source>
        <translation>弃牌堆中最早的牌可用</translation>
    </message>
    <message>
        <source>all cards must go</source>
        <translation>须移除所有牌</translation>
    </message>
    <message>
        <source>the tableau must go</source>
        <translation>须清空牌阵</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1（正面朝下）</translation>
    </message>
    <message>
        <source>no stock</source>
        <translation>没有发牌堆</translation>
    </message>
    <message>
        <source>passes without limit</source>
        <translation>轮数不限</translation>
    </message>
    <message>
        <source>open stock</source>
        <translation>明牌发牌堆</translation>
    </message>
    <message>
        <source>turned card and waste open</source>
        <translation>刚翻出的牌与弃牌堆顶的牌可用</translation>
    </message>
    <message>
        <source>neighbouring ranks go together</source>
        <translation>相邻点数可以配对</translation>
    </message>
    <message>
        <source>pairs make %1</source>
        <translation>配对之和为 %1</translation>
    </message>
    <message>
        <source>pairs with the coverer</source>
        <translation>可与压住它的牌配对</translation>
    </message>
</context>
<context>
    <name>RulesWatch</name>
    <message>
        <source>Two cards of which one lies under the other can never go together; each needs another partner, so find those first.</source>
        <translation>一张压着另一张的两张牌永远不能互相配对；它们各自需要别的伙伴，所以要先找到这些伙伴。</translation>
    </message>
    <message>
        <source>Drawing costs nothing but moves: every card of the stock comes to the top again.</source>
        <translation>翻牌只花费步数：发牌堆的每张牌都会再次翻到堆顶。</translation>
    </message>
    <message>
        <source>Use the first pass to learn the order of the stock; nothing is shuffled, so it comes again.</source>
        <translation>利用第一轮记住发牌堆的顺序；牌不会重洗，顺序会再次出现。</translation>
    </message>
    <message>
        <source>All cards must go, so count: do not spend the last partner of a card that is still covered.</source>
        <translation>所有牌都必须移除，所以要数清楚：不要用掉某张被压住的牌的最后一个伙伴。</translation>
    </message>
    <message>
        <source>The stock passes by only once: what goes with the top of the waste should do so before the next draw covers it.</source>
        <translation>发牌堆只翻一轮：能与弃牌堆顶的牌配对的，应在下一次翻牌压住它之前配对。</translation>
    </message>
    <message>
        <source>Fewer points are given from pass to pass, and once the pyramid is gone each further pair still saves two.</source>
        <translation>轮次越靠后得分越少；清空金字塔之后，每再移除一对仍可少扣两分。</translation>
    </message>
    <message>
        <source>Do not draw by habit: the card on the stock can be used where it lies, and drawing it covers the top of the waste.</source>
        <translation>不要习惯性地翻牌：发牌堆顶的牌在原处就可用，翻出它反而会压住弃牌堆顶的牌。</translation>
    </message>
    <message>
        <source>Only every third card comes to the top by itself. Taking one moves the groups of three of the next pass, and others come up.</source>
        <translation>每三张牌中只有一张会自行翻到堆顶。用掉一张，下一轮的每三张分组就会错开，从而露出别的牌。</translation>
    </message>
    <message>
        <source>Look at what lies on what: a pair of which one card covers the other goes too, once nothing else lies on the two.</source>
        <translation>看清哪张牌压着哪张：一张压着另一张的一对牌，只要没有别的牌压着这两张，也可以移除。</translation>
    </message>
    <message>
        <source>One draw covers all wastes at once, so use their top cards before it.</source>
        <translation>一次翻牌会同时压住所有弃牌堆，所以要先用掉各堆顶的牌。</translation>
    </message>
    <message>
        <source>Nothing is hidden and nothing is drawn, so the whole game can be thought through before the first move.</source>
        <translation>没有盖着的牌，也无牌可翻，所以在走第一步之前就可以把整局想清楚。</translation>
    </message>
    <message>
        <source>At the start a single card of the table is open, so the first partners can only come from the stock.</source>
        <translation>开局时牌桌上只有一张牌可用，所以最初的伙伴只能来自发牌堆。</translation>
    </message>
    <message>
        <source>The loose cards cover nothing and can wait; keep them for cards that find no other partner.</source>
        <translation>散牌不压住任何牌，可以先放着；把它们留给找不到别的伙伴的牌。</translation>
    </message>
    <message>
        <source>Keep the cell free as long as you can: a card leaves it only by being removed.</source>
        <translation>尽量让空当一直空着：牌进入空当后，只有移除才能离开。</translation>
    </message>
    <message>
        <source>The upper rows are hidden, so prefer moves that turn a card up.</source>
        <translation>上面几行是盖着的，所以优先选择能翻开牌的走法。</translation>
    </message>
    <message>
        <source>Aces and kings have two ranks to go with, all others three, so find partners for aces and kings first.</source>
        <translation>A 和 K 只能与两种点数配对，其他牌有三种，所以要先为 A 和 K 找伙伴。</translation>
    </message>
    <message>
        <source>With two packs a card has up to eight partners: choose the one whose going opens most.</source>
        <translation>使用两副牌时，一张牌最多有八个伙伴：选择移除后能露出最多牌的那一张。</translation>
    </message>
</context>
<context>
    <name>RulesWords</name>
    <message numerus="yes">
        <source>A pyramid of %n row(s) is laid out: one card in the first row and one more in each row after it.</source>
        <translation>
            <numerusform>摆出一座 %Ln 行的金字塔：第一行一张牌，以下每行多一张。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A pyramid of %n row(s) is laid out upside down: the longest row comes first and a single card last.</source>
        <translation>
            <numerusform>摆出一座 %Ln 行的倒金字塔：最上面是最长的一行，最下面只有一张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are laid out side by side as a reserve.</source>
        <translation>
            <numerusform>并排摆出 %Ln 张牌作为备用牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) of %1 cards each are laid out face up.</source>
        <translation>
            <numerusform>摆出 %Ln 列牌，每列 %1 张，正面朝上。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The other %n card(s) are the stock.</source>
        <translation>
            <numerusform>其余 %Ln 张牌是发牌堆。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of it are drawn before the game begins, which leaves %1.</source>
        <translation>
            <numerusform>游戏开始前先从中翻出 %Ln 张，因此剩 %1 张。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards are drawn onto the waste, %n at a time; each lies on the one before.</source>
        <translation>
            <numerusform>每次翻 %Ln 张牌到弃牌堆；后翻的牌压在先翻的牌上面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw lays one card on each of %n waste(s).</source>
        <translation>
            <numerusform>每次翻牌给 %Ln 个弃牌堆各放一张牌。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw turns a card onto the first of %n waste(s); the card that lay there moves on to the next.</source>
        <translation>
            <numerusform>每次翻一张牌到 %Ln 个弃牌堆中的第一个；原来在那里的牌移到下一个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw lays one card on one of %n waste(s), which the player chooses.</source>
        <translation>
            <numerusform>每次翻一张牌，由玩家选择放到 %Ln 个弃牌堆中的一个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n pass(es) through the stock: when it is empty, the waste is turned over and drawn again.</source>
        <translation>
            <numerusform>发牌堆共可翻 %Ln 轮：用完后，把弃牌堆翻回来再翻。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n free place(s), called cells: each can hold one open card for later. They take cards from %1.</source>
        <translation>
            <numerusform>有 %Ln 个空位，称为空当：每个可以暂放一张可用的牌，留待以后使用。牌可以来自：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n move(s) can be taken back.</source>
        <translation>
            <numerusform>可以撤销最近 %Ln 步。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each card that leaves the tableau brings 10 points, %n in all.</source>
        <translation>
            <numerusform>牌阵中每移除一张牌得 10 分，共 %Ln 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pyramid of %n row(s)</source>
        <translation>
            <numerusform>%Ln 行金字塔</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>inverted pyramid of %n row(s)</source>
        <translation>
            <numerusform>%Ln 行倒金字塔</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reserve of %n</source>
        <translation>
            <numerusform>%Ln 张备用牌</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%Ln 列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pass(es)</source>
        <translation>
            <numerusform>%Ln 轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n at a time</source>
        <translation>
            <numerusform>每次翻 %Ln 张</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waste(s)</source>
        <translation>
            <numerusform>%Ln 个弃牌堆</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%Ln 个空当</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%Ln 张牌</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>恢复默认值(&amp;R)</translation>
    </message>
    <message>
        <source>Restore the defaults of this page</source>
        <translation>恢复此页的默认值</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>搜索设置</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>没有含有这些字词的设置。</translation>
    </message>
    <message>
        <source>The language changes at once, everywhere.</source>
        <translation>语言会立即在各处更改。</translation>
    </message>
    <message>
        <source>F11 fills the whole screen; Z leaves nothing but the cards.</source>
        <translation>F11 切换全屏；Z 只显示纸牌。</translation>
    </message>
    <message>
        <source>Sounds need an extra part of about 170 MB that is not installed. The README of Pyramide tells how to add it.</source>
        <translation>播放声音需要一个约 170 MB 的附加组件，目前尚未安装。Pyramide 的 README 文件说明了如何添加。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>动画与声音</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>&amp;Error help: say why a covered card cannot be played</source>
        <translation>误点说明：被压住的牌为何不可用(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Animation:</source>
        <translation>动画(&amp;A)：</translation>
    </message>
    <message>
        <source>Show the &amp;time</source>
        <translation>显示用时(&amp;T)</translation>
    </message>
    <message>
        <source>Show the &amp;score</source>
        <translation>显示得分(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Cards:</source>
        <translation>牌面(&amp;C)：</translation>
    </message>
    <message>
        <source>&amp;Back:</source>
        <translation>牌背(&amp;B)：</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>牌桌(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Window:</source>
        <translation>窗口(&amp;W)：</translation>
    </message>
    <message>
        <source>Say whether the game can be &amp;won:</source>
        <translation>显示能否获胜(&amp;W)：</translation>
    </message>
    <message>
        <source>&amp;New games:</source>
        <translation>新游戏(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Left-handed: stock on the left, figures in all four corners</source>
        <translation>左手模式：发牌堆在左，四角都有点数(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>语言(&amp;L)：</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <translation>系统语言</translation>
    </message>
    <message>
        <source>Touching a covered card says why it cannot be played.</source>
        <translation>点击被压住的牌时，说明它为什么不可用。</translation>
    </message>
    <message>
        <source>Games played with it count as games with help.</source>
        <translation>启用后玩的游戏计为使用了帮助。</translation>
    </message>
    <message>
        <source>motion speed reduced calm</source>
        <translation>动画 动作 速度 减弱 平静</translation>
    </message>
    <message>
        <source>theme night mode dark mode bright</source>
        <translation>主题 夜间模式 深色模式 暗色 明亮</translation>
    </message>
    <message>
        <source>deck size contrast colour blind</source>
        <translation>纸牌 牌面 大小 对比度 色盲 色弱</translation>
    </message>
    <message>
        <source>mirror left hand</source>
        <translation>镜像 左手 左撇子</translation>
    </message>
    <message>
        <source>index letters jack queen king</source>
        <translation>牌角 字母 点数 A J Q K</translation>
    </message>
    <message>
        <source>status bar info line hide</source>
        <translation>状态栏 信息栏 隐藏</translation>
    </message>
    <message>
        <source>sound noise audio mute</source>
        <translation>声音 音效 音频 静音</translation>
    </message>
    <message>
        <source>beginner explain</source>
        <translation>新手 初学者 说明 解释</translation>
    </message>
    <message>
        <source>&amp;Mark the cards that go with the chosen one</source>
        <translation>标出可与选中的牌配对的牌(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Dim covered cards</source>
        <translation>将被压住的牌调暗(&amp;D)</translation>
    </message>
    <message>
        <source>L&amp;ift cards that can be played</source>
        <translation>抬起可用的牌(&amp;I)</translation>
    </message>
    <message>
        <source>Stoc&amp;k and waste:</source>
        <translation>发牌堆与弃牌堆(&amp;K)：</translation>
    </message>
    <message>
        <source>Show the &amp;bar with score and code</source>
        <translation>显示得分与代码栏(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>声音(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>音量(&amp;V)：</translation>
    </message>
    <message>
        <source>&amp;Letters on the cards:</source>
        <translation>牌上的字母(&amp;L)：</translation>
    </message>
    <message>
        <source>As the system wants</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>Reduced: cards fade</source>
        <translation>减弱：纸牌淡入淡出</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Except in Pyramide</source>
        <translation>除 Pyramide 玩法外</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>始终</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>Any deal in Pyramide, else deals that can be won</source>
        <translation>“Pyramide”任意，其他规则只发可以获胜的</translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation>任意牌局</translation>
    </message>
    <message>
        <source>Deals that can be won</source>
        <translation>可以获胜的牌局</translation>
    </message>
    <message>
        <source>Easy: a short win is possible</source>
        <translation>简单：可以很快获胜</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Hard: every win is long</source>
        <translation>困难：获胜都要很多步</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>经典</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>四色</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>大字</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Woven triangles</source>
        <translation>交织三角</translation>
    </message>
    <message>
        <source>Lotus band</source>
        <translation>莲花纹带</translation>
    </message>
    <message>
        <source>Starry ceiling</source>
        <translation>星空穹顶</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>card back</comment>
        <translation>素色</translation>
    </message>
    <message>
        <source>Green felt</source>
        <translation>绿色绒布</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>沙色</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>夜色</translation>
    </message>
    <message>
        <source>Plain, as the window</source>
        <comment>table</comment>
        <translation>素色，与窗口一致</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>window</comment>
        <translation>深色</translation>
    </message>
    <message>
        <source>International: %1</source>
        <translation>国际通用：%1</translation>
    </message>
    <message>
        <source>Those of the language: %1</source>
        <translation>本语言：%1</translation>
    </message>
    <message>
        <source>On the side of the hand</source>
        <translation>与用手同侧</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>在左侧</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>在右侧</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>轻</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>volume</comment>
        <translation>中</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>响</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>在牌桌上</translation>
    </message>
    <message>
        <source>Move the cursor</source>
        <translation>移动光标</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Choose, pair or draw what it stands on</source>
        <translation>对光标所在处选牌、配对或翻牌</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter、空格</translation>
    </message>
    <message>
        <source>Let the chosen card go, then the cursor</source>
        <translation>取消选中的牌，然后取消光标</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Jump to the next open card of a rank</source>
        <translation>跳到下一张该点数的可用牌</translation>
    </message>
    <message>
        <source>Say what the cursor stands on</source>
        <translation>说出光标所在的是什么</translation>
    </message>
    <message>
        <source>Leave the table for the next part of the window</source>
        <translation>离开牌桌，转到窗口的下一部分</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Jump to the next open card with %1, which is itself a command</source>
        <translation>跳到下一张标有 %1 的可用牌（%1 本身也是命令键）</translation>
    </message>
</context>
<context>
    <name>SolverBadge</name>
    <message>
        <source>Deal one that can be won</source>
        <translation>发一个可获胜的牌局</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>按用时</translation>
    </message>
    <message>
        <source>By moves</source>
        <translation>按步数</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>&amp;Copy deal code</source>
        <translation>复制牌局代码(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Play this deal again</source>
        <translation>重玩此牌局(&amp;P)</translation>
    </message>
    <message>
        <source>No game is won yet under these rules. Each game that you win is listed here, by its time and by its number of moves.</source>
        <translation>采用这种玩法还没有获胜的游戏。您赢的每一局都会按用时和步数列在这里。</translation>
    </message>
    <message>
        <source>No game that was won is like this.</source>
        <translation>没有符合条件的获胜游戏。</translation>
    </message>
    <message>
        <source>No game is won yet. Each game that you win is listed here, by its time and by its number of moves.</source>
        <translation>还没有获胜的游戏。您赢的每一局都会按用时和步数列在这里。</translation>
    </message>
</context>
<context>
    <name>StatisticsTiles</name>
    <message>
        <source>Games played</source>
        <translation>已玩局数</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>获胜局数</translation>
    </message>
    <message>
        <source>Won of all finished</source>
        <translation>已完成局的胜率</translation>
    </message>
    <message>
        <source>Wins in a row now</source>
        <translation>当前连胜</translation>
    </message>
    <message>
        <source>Most wins in a row</source>
        <translation>最长连胜</translation>
    </message>
    <message>
        <source>Best time</source>
        <translation>最短用时</translation>
    </message>
    <message>
        <source>Fewest moves</source>
        <translation>最少步数</translation>
    </message>
    <message>
        <source>Mean time of wins</source>
        <translation>获胜平均用时</translation>
    </message>
    <message>
        <source>Moves per win</source>
        <translation>每胜平均步数</translation>
    </message>
    <message>
        <source>Over par per win</source>
        <translation>每胜平均超标准杆</translation>
    </message>
</context>
<context>
    <name>StockPage</name>
    <message>
        <source>The cards that are left are a &amp;stock</source>
        <translation>其余的牌作为发牌堆(&amp;S)</translation>
    </message>
    <message>
        <source>A &amp;draw lays</source>
        <translation>每次翻牌(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Number of cards or wastes:</source>
        <translation>张数或弃牌堆数(&amp;N)：</translation>
    </message>
    <message>
        <source>&amp;Passes:</source>
        <translation>轮数(&amp;P)：</translation>
    </message>
    <message>
        <source>Open cards of the waste:</source>
        <translation>弃牌堆的可用牌：</translation>
    </message>
    <message>
        <source>&amp;Gathered:</source>
        <translation>收回顺序(&amp;G)：</translation>
    </message>
    <message>
        <source>&amp;Unused cards:</source>
        <translation>未用掉的牌(&amp;U)：</translation>
    </message>
    <message>
        <source>that many cards on one waste</source>
        <translation>按张数翻到一个弃牌堆</translation>
    </message>
    <message>
        <source>one card on each of that many wastes</source>
        <translation>给每个弃牌堆各放一张</translation>
    </message>
    <message>
        <source>one card on the first waste, others move on</source>
        <translation>放一张到第一个弃牌堆，其余依次后移</translation>
    </message>
    <message>
        <source>one card on a waste of choice</source>
        <translation>放一张到自选的弃牌堆</translation>
    </message>
    <message>
        <source>without limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>The &amp;first draw is made before the game</source>
        <translation>游戏开始前先翻一次牌(&amp;F)</translation>
    </message>
    <message>
        <source>The ne&amp;xt card of the stock lies open</source>
        <translation>发牌堆的下一张牌可用(&amp;X)</translation>
    </message>
    <message>
        <source>the top</source>
        <translation>堆顶的牌</translation>
    </message>
    <message>
        <source>the card under it, with the top</source>
        <translation>堆顶下面的牌，与堆顶配对</translation>
    </message>
    <message>
        <source>the oldest</source>
        <translation>最早的牌</translation>
    </message>
    <message>
        <source>in the same order</source>
        <translation>保持原来的顺序</translation>
    </message>
    <message>
        <source>the last waste first</source>
        <translation>从最后一个弃牌堆开始</translation>
    </message>
    <message>
        <source>stay in the waste</source>
        <translation>留在弃牌堆</translation>
    </message>
    <message>
        <source>are out of the game at the next draw</source>
        <translation>下一次翻牌时出局</translation>
    </message>
</context>
<context>
    <name>StoreProblem</name>
    <message>
        <source>&quot;%1&quot; (%2) does not lie between %3 and tomorrow.</source>
        <translation>“%1”（%2）不在 %3 与明天之间。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no time for %2.</source>
        <translation>“%1”不是 %2 的有效时间。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no whole number (%2).</source>
        <translation>“%1”不是整数（%2）。</translation>
    </message>
    <message>
        <source>%1 holds no game that can be opened: %2</source>
        <translation>%1 中没有可以打开的游戏：%2</translation>
    </message>
    <message>
        <source>A game cannot end as &quot;%1&quot; (%2).</source>
        <translation>一局游戏的结果不能是“%1”（%2）。</translation>
    </message>
    <message>
        <source>A game has an end (ended_at) if and only if it is not open.</source>
        <translation>已结束的游戏必须有结束时间（ended_at），未结束的不能有。</translation>
    </message>
    <message>
        <source>A number has too many digits.</source>
        <translation>有一个数的位数太多。</translation>
    </message>
    <message>
        <source>From character %1 on, this is not written as JSON.</source>
        <translation>从第 %1 个字符起不是 JSON。</translation>
    </message>
    <message>
        <source>From here on the table cannot be read.</source>
        <translation>从这里起无法读取表格。</translation>
    </message>
    <message>
        <source>The deal code cannot be used: %1</source>
        <translation>牌局代码无法使用：%1</translation>
    </message>
    <message>
        <source>The deal code must be written as &quot;%1&quot;.</source>
        <translation>牌局代码必须写成“%1”。</translation>
    </message>
    <message>
        <source>The end (ended_at) lies before the beginning (started_at).</source>
        <translation>结束时间（ended_at）早于开始时间（started_at）。</translation>
    </message>
    <message>
        <source>The file %1 cannot be read: %2.</source>
        <translation>无法读取文件 %1：%2。</translation>
    </message>
    <message>
        <source>%1 is a folder, a pipe or a device, and no file.</source>
        <translation>%1 是文件夹、管道或设备,而不是文件。</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2.</source>
        <translation>无法写入文件 %1：%2。</translation>
    </message>
    <message>
        <source>The file %1 is not text in UTF-8.</source>
        <translation>文件 %1 不是 UTF-8 文本。</translation>
    </message>
    <message>
        <source>The file %1 is too large: %2 MB.</source>
        <translation>文件 %1 太大：%2 MB。</translation>
    </message>
    <message>
        <source>The file ends too early.</source>
        <translation>文件结束得太早。</translation>
    </message>
    <message>
        <source>The game cannot be played: %1.</source>
        <translation>这局游戏无法进行：%1。</translation>
    </message>
    <message>
        <source>The name &quot;%1&quot; must end in .json or .csv.</source>
        <translation>名称“%1”必须以 .json 或 .csv 结尾。</translation>
    </message>
    <message>
        <source>The number of actions is too large: %1.</source>
        <translation>操作的数量太大：%1。</translation>
    </message>
    <message>
        <source>The numbers of actions (%1) and of times (%2) differ.</source>
        <translation>操作的数量（%1）与时间的数量（%2）不一致。</translation>
    </message>
    <message>
        <source>The numbers of values (%1) and of columns (%2) differ.</source>
        <translation>值的数量（%1）与列的数量（%2）不一致。</translation>
    </message>
    <message>
        <source>The saved games cannot be read: %1.</source>
        <translation>无法读取已保存的游戏：%1。</translation>
    </message>
    <message>
        <source>The moves of a saved game cannot be read.</source>
        <translation>无法读取某局已保存游戏的走法。</translation>
    </message>
    <message>
        <source>The text of %1 is too long; its length is %2.</source>
        <translation>%1 的文字太长；长度为 %2。</translation>
    </message>
    <message>
        <source>The times of the actions (at_ms) do not grow.</source>
        <translation>操作的时间（at_ms）不是递增的。</translation>
    </message>
    <message>
        <source>The times of the actions (at_ms) are not a list of whole numbers.</source>
        <translation>操作的时间（at_ms）不是整数列表。</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; is not known.</source>
        <translation>未知的列“%1”。</translation>
    </message>
    <message>
        <source>The deal is not the daily deal of %1.</source>
        <translation>这不是 %1 的每日牌局。</translation>
    </message>
    <message>
        <source>By its moves, %1 is &quot;%2&quot; and not &quot;%3&quot;.</source>
        <translation>根据走法,%1 是“%2”而不是“%3”。</translation>
    </message>
    <message>
        <source>The rule record is not that of the deal code.</source>
        <translation>规则记录与牌局代码不符。</translation>
    </message>
    <message>
        <source>A game begins with its first move; this has none.</source>
        <translation>一局从第一步开始,而这一局没有任何走法。</translation>
    </message>
    <message>
        <source>There is no text for %1.</source>
        <translation>缺少 %1 的文字。</translation>
    </message>
    <message>
        <source>There is no whole number for %1 from %2 to %3.</source>
        <translation>%1 缺少 %2 到 %3 之间的整数。</translation>
    </message>
    <message>
        <source>Too many brackets stand inside each other.</source>
        <translation>括号嵌套的层数太多。</translation>
    </message>
    <message>
        <source>This is no game.</source>
        <translation>这不是一局游戏。</translation>
    </message>
    <message>
        <source>This is no file of games that Pyramide has written.</source>
        <translation>这不是 Pyramide 写出的游戏文件。</translation>
    </message>
    <message>
        <source>This is no table of games that Pyramide has written.</source>
        <translation>这不是 Pyramide 写出的游戏表格。</translation>
    </message>
    <message>
        <source>This file has version %1; this program reads %2.</source>
        <translation>此文件的版本为 %1；本程序读取版本 %2。</translation>
    </message>
</context>
<context>
    <name>SystemReason</name>
    <message>
        <source>access permission denied</source>
        <translation>没有访问权限</translation>
    </message>
    <message>
        <source>attempt to write a readonly database</source>
        <translation>文件是只读的</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>文件已损坏</translation>
    </message>
    <message>
        <source>database is locked</source>
        <translation>另一个程序占用了文件</translation>
    </message>
    <message>
        <source>database or disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>disk I/O error</source>
        <translation>磁盘读写错误</translation>
    </message>
    <message>
        <source>file is not a database</source>
        <translation>文件不是数据库</translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation>无法打开文件</translation>
    </message>
</context>
<context>
    <name>TableAccess</name>
    <message>
        <source>The game is paused.</source>
        <translation>游戏已暂停。</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>游戏继续。</translation>
    </message>
</context>
<context>
    <name>TableHelps</name>
    <message>
        <source>No card of this rank can be played now.</source>
        <translation>现在没有该点数的可用牌。</translation>
    </message>
</context>
<context>
    <name>TableMessages</name>
    <message>
        <source>The game is paused. Click or press a key to go on.</source>
        <translation>游戏已暂停。单击或按任意键继续。</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Replay this deal</source>
        <translation>重玩此牌局</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>接着玩</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%Ln 步</numerusform>
        </translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>用时：%1</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>&amp;Packs:</source>
        <translation>副数(&amp;P)：</translation>
    </message>
    <message>
        <source>&amp;Cards of a pack:</source>
        <translation>每副牌(&amp;C)：</translation>
    </message>
    <message>
        <source>&amp;Fixed cards:</source>
        <translation>固定的牌(&amp;F)：</translation>
    </message>
    <message>
        <source>one</source>
        <translation>一副</translation>
    </message>
    <message>
        <source>two</source>
        <translation>两副</translation>
    </message>
    <message>
        <source>52, ace to king</source>
        <translation>52 张，A 到 K</translation>
    </message>
    <message>
        <source>48 Spanish, without tens</source>
        <translation>48 张西班牙牌，没有 10</translation>
    </message>
    <message>
        <source>40 Italian, without eights, nines and tens</source>
        <translation>40 张意大利牌，没有 8、9、10</translation>
    </message>
    <message>
        <source>&amp;Add a block</source>
        <translation>添加牌区(&amp;A)</translation>
    </message>
    <message>
        <source>Place and card, such as A1 KS</source>
        <translation>位置和牌，例如 A1 KS</translation>
    </message>
</context>
<context>
    <name>TableReading</name>
    <message>
        <source>%1, empty</source>
        <translation>%1，空</translation>
    </message>
    <message>
        <source>%1, hidden by the pause</source>
        <translation>%1，暂停时隐藏</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%Ln 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>已撤销：%1</translation>
    </message>
    <message>
        <source>Made again: %1</source>
        <translation>已重做：%1</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>新游戏：%1</translation>
    </message>
    <message>
        <source>The same deal again: %1</source>
        <translation>重玩同一牌局：%1</translation>
    </message>
    <message>
        <source>The game goes on: %1</source>
        <translation>继续游戏：%1</translation>
    </message>
    <message>
        <source>The game before is back: %1</source>
        <translation>已恢复上一局：%1</translation>
    </message>
    <message>
        <source>%1 is chosen</source>
        <translation>已选中%1</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>已选中</translation>
    </message>
    <message>
        <source>open</source>
        <translation>可用</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>a card that cannot be played now</comment>
        <translation>不可用</translation>
    </message>
    <message>
        <source>covered by %1</source>
        <translation>被%1压住</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>正面朝下的牌</translation>
    </message>
    <message>
        <source>redeals without limit</source>
        <translation>重新发牌次数不限</translation>
    </message>
    <message numerus="yes">
        <source>%n redeal(s) left</source>
        <translation>
            <numerusform>还可重新发牌 %Ln 次</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableSentences</name>
    <message>
        <source>Covered cards lie face down and turn up once nothing covers them.</source>
        <translation>被压住的牌正面朝下，没有牌压着时就会翻开。</translation>
    </message>
    <message>
        <source>Part %1 of the table need not be cleared for a win.</source>
        <translation>获胜不要求清空牌桌的第 %1 部分。</translation>
    </message>
    <message>
        <source>There is no stock.</source>
        <translation>没有发牌堆。</translation>
    </message>
    <message>
        <source>The stock is gone through once; it is not turned over again.</source>
        <translation>发牌堆只翻一轮，不再翻回。</translation>
    </message>
    <message>
        <source>An empty stock is made again from the waste, as often as you like.</source>
        <translation>发牌堆用完后，可以把弃牌堆翻回来继续使用，次数不限。</translation>
    </message>
    <message>
        <source>What is not used before the next draw is out of the game.</source>
        <translation>下一次翻牌前没有用掉的牌就出局了。</translation>
    </message>
    <message>
        <source>A card in a cell stays open; it must leave the cell before the game is won.</source>
        <translation>空当里的牌始终可用；必须移出空当才能获胜。</translation>
    </message>
    <message>
        <source>One Spanish pack of 48 cards is used; it has no tens.</source>
        <translation>使用一副 48 张的西班牙牌，其中没有 10。</translation>
    </message>
    <message>
        <source>Two Spanish packs of 48 cards each are used; they have no tens.</source>
        <translation>使用两副西班牙牌，每副 48 张，其中没有 10。</translation>
    </message>
    <message>
        <source>One Italian pack of 40 cards is used; it has no eights, nines and tens.</source>
        <translation>使用一副 40 张的意大利牌，其中没有 8、9 和 10。</translation>
    </message>
    <message>
        <source>Two Italian packs of 40 cards each are used; they have no eights, nines and tens.</source>
        <translation>使用两副意大利牌，每副 40 张，其中没有 8、9 和 10。</translation>
    </message>
    <message>
        <source>One pack of 52 cards is used.</source>
        <translation>使用一副 52 张牌。</translation>
    </message>
    <message>
        <source>Two packs of 52 cards each are used.</source>
        <translation>使用两副牌，每副 52 张。</translation>
    </message>
    <message>
        <source>The cards of the reserve are open from the start.</source>
        <translation>备用牌从一开始就可用。</translation>
    </message>
    <message>
        <source>Only the last card of a column is open.</source>
        <translation>每列只有最后一张牌可用。</translation>
    </message>
    <message>
        <source>A card is covered by the two cards of the next row that lie on it.</source>
        <translation>一张牌被下一行中叠在它上面的两张牌压住。</translation>
    </message>
    <message>
        <source>A card is covered by the two cards of the next row that lie on it, a card at the end of a row by only one.</source>
        <translation>一张牌被下一行中叠在它上面的两张牌压住，每行两端的牌只被一张牌压住。</translation>
    </message>
    <message>
        <source>A card is covered until the whole next row has gone.</source>
        <translation>下一行全部移除之前，这行的牌都算被压住。</translation>
    </message>
    <message>
        <source>The %1 always lies in row %2 at place %3.</source>
        <translation>%1始终位于第 %2 行第 %3 张。</translation>
    </message>
    <message>
        <source>The %1 always lies in column %2 at place %3.</source>
        <translation>%1始终位于第 %2 列第 %3 张。</translation>
    </message>
    <message>
        <source>Cards are drawn from the stock onto the waste, one at a time.</source>
        <translation>从发牌堆翻牌到弃牌堆，每次一张。</translation>
    </message>
    <message>
        <source>A draw turns up one card beside the waste; the card that was turned before moves onto the waste.</source>
        <translation>每次翻一张牌放在弃牌堆旁边；前一张翻出的牌移到弃牌堆。</translation>
    </message>
    <message>
        <source>Nothing is shuffled: the cards come again in the same order.</source>
        <translation>不重新洗牌：牌会按同样的顺序再次出现。</translation>
    </message>
    <message>
        <source>Nothing is shuffled: the wastes are gathered from the last to the first, the oldest card of each first.</source>
        <translation>不重新洗牌：弃牌堆从最后一个到第一个依次收回，每堆最早的牌在先。</translation>
    </message>
</context>
<context>
    <name>WhyAnswers</name>
    <message>
        <source>Touch what you cannot play: one card or two, the stock, Undo or Redo. Escape ends the question.</source>
        <translation>请点击您无法使用的东西：一两张牌、发牌堆、“撤销”或“重做”。按 Esc 结束提问。</translation>
    </message>
    <message>
        <source>This card has left the game; only Undo brings it back.</source>
        <translation>这张牌已经移除；只有撤销才能把它放回。</translation>
    </message>
    <message>
        <source>This card goes alone: touch it.</source>
        <translation>这张牌可以单独移除：点击它。</translation>
    </message>
    <message>
        <source>These two cards go together: touch one, then the other.</source>
        <translation>这两张牌可以配对：先点击一张，再点击另一张。</translation>
    </message>
    <message>
        <source>Touch the stock, then the waste that the card is to go to.</source>
        <translation>先点击发牌堆，再点击要放牌的弃牌堆。</translation>
    </message>
    <message>
        <source>A card can be drawn: touch the stock.</source>
        <translation>可以翻牌：点击发牌堆。</translation>
    </message>
    <message>
        <source>The waste can be turned over: touch the empty stock.</source>
        <translation>可以把弃牌堆翻回来：点击空的发牌堆。</translation>
    </message>
    <message>
        <source>The last move can be taken back.</source>
        <translation>可以撤销上一步。</translation>
    </message>
    <message>
        <source>These rules let no move be taken back.</source>
        <translation>这种玩法不允许撤销。</translation>
    </message>
    <message numerus="yes">
        <source>These rules let %n move(s) be taken back, and no more.</source>
        <translation>
            <numerusform>这种玩法最多只能撤销 %Ln 步。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>没有可撤销的步。</translation>
    </message>
    <message>
        <source>The move that was taken back can be made again.</source>
        <translation>可以重做已撤销的一步。</translation>
    </message>
    <message>
        <source>No move has been taken back, so there is none to make again.</source>
        <translation>没有撤销过任何一步，因此没有可重做的步。</translation>
    </message>
    <message numerus="yes">
        <source>%1 can be played: %n card(s) go with it now.</source>
        <translation>
            <numerusform>%1可用：现在有 %Ln 张牌可以与它配对。</numerusform>
        </translation>
    </message>
    <message>
        <source>No card that it goes with is open now: %1.</source>
        <translation>能与它配对的牌现在都不可用：%1。</translation>
    </message>
    <message>
        <source>%1 and %2 make %3.</source>
        <translation>%1与%2之和为 %3。</translation>
    </message>
</context>
<context>
    <name>WindowBars</name>
    <message>
        <source>%1 or Escape brings the bars back.</source>
        <translation>按 %1 或 Esc 可恢复菜单栏和工具栏。</translation>
    </message>
</context>
<context>
    <name>WindowHelp</name>
    <message>
        <source>A whole pass without a pair. Hint tells whether this can still be won.</source>
        <translation>整整一轮没有配对。“提示”会告诉您是否仍可获胜。</translation>
    </message>
</context>
<context>
    <name>WindowMessages</name>
    <message>
        <source>The deal code is copied.</source>
        <translation>牌局代码已复制。</translation>
    </message>
    <message>
        <source>Something went wrong. The table was set up anew; details are in %1.</source>
        <translation>出错了。牌桌已重新布置；详细信息见 %1。</translation>
    </message>
    <message>
        <source>Undo brings the game before back.</source>
        <translation>撤销可恢复上一局游戏。</translation>
    </message>
    <message>
        <source>The game before is back.</source>
        <translation>已恢复上一局游戏。</translation>
    </message>
</context>
<context>
    <name>WindowRecords</name>
    <message>
        <source>This game cannot be shown: %1</source>
        <translation>无法显示此游戏：%1</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>Winnable</source>
        <translation>可以获胜</translation>
    </message>
    <message>
        <source>Can no longer be won</source>
        <translation>已无法获胜</translation>
    </message>
    <message>
        <source>This deal cannot be won</source>
        <translation>此牌局无法获胜</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>正在思考…</translation>
    </message>
    <message>
        <source>Cannot be won</source>
        <translation>无法获胜</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>败局</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could be brought over.</source>
        <translation>
            <numerusform>已从中恢复 %Ln 局游戏。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2%1</translation>
    </message>
    <message>
        <source>row %1, place %2</source>
        <translation>第 %1 行第 %2 张</translation>
    </message>
    <message>
        <source>pyramid %1, row %2, place %3</source>
        <translation>第 %1 座金字塔第 %2 行第 %3 张</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Remove the %1 and the %2.</source>
        <translation>请移除%1和%2。</translation>
    </message>
    <message>
        <source>Remove the %1.</source>
        <translation>请移除%1。</translation>
    </message>
    <message>
        <source>Put the %1 into a cell.</source>
        <translation>请把%1移入空当。</translation>
    </message>
    <message>
        <source>Turn the waste back into the stock.</source>
        <translation>请把弃牌堆翻回发牌堆。</translation>
    </message>
    <message>
        <source>Draw from the stock to waste %1.</source>
        <translation>请从发牌堆翻牌到弃牌堆 %1。</translation>
    </message>
    <message>
        <source>Draw from the stock.</source>
        <translation>请从发牌堆翻牌。</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>重新发牌</translation>
    </message>
    <message>
        <source>Draw: %1</source>
        <translation>翻牌：%1</translation>
    </message>
    <message>
        <source>%1 to a cell</source>
        <translation>%1 移入空当</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>游戏已结束。</translation>
    </message>
    <message>
        <source>This deal can no longer be won, and no more cards can be removed.</source>
        <translation>此牌局已无法获胜，也没有可移除的牌了。</translation>
    </message>
    <message>
        <source>This deal can no longer be won.</source>
        <translation>此牌局已无法获胜。</translation>
    </message>
    <message>
        <source>Whether this can be won is not known.</source>
        <translation>还不知道能否获胜。</translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation>此牌局无法获胜。</translation>
    </message>
    <message>
        <source>This deal can be won.</source>
        <translation>此牌局可以获胜。</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>A</translation>
    </message>
    <message>
        <source>two</source>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>8</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>9</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>10</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>J</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>king</source>
        <translation>K</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>红心</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>Pyramide</source>
        <translation>Pyramide</translation>
    </message>
    <message>
        <source>Three Passes</source>
        <translation>三轮</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>经典</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>宽松</translation>
    </message>
    <message>
        <source>Par Pyramid</source>
        <translation>标准杆金字塔</translation>
    </message>
    <message>
        <source>Open Stock</source>
        <translation>明牌发牌堆</translation>
    </message>
    <message>
        <source>King Tut</source>
        <translation>图坦卡蒙</translation>
    </message>
    <message>
        <source>Tut&apos;s Tomb</source>
        <translation>图坦卡蒙之墓</translation>
    </message>
    <message>
        <source>Apophis</source>
        <translation>阿波菲斯</translation>
    </message>
    <message>
        <source>Giza</source>
        <translation>吉萨</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>Reserve of Seven</source>
        <translation>七张备用牌</translation>
    </message>
    <message>
        <source>Loose Last Row</source>
        <translation>散置末行</translation>
    </message>
    <message>
        <source>Reserve of Six</source>
        <translation>六张备用牌</translation>
    </message>
    <message>
        <source>One Cell</source>
        <translation>一个空当</translation>
    </message>
    <message>
        <source>Coverer Pairs</source>
        <translation>压牌配对</translation>
    </message>
    <message>
        <source>Spanish Deck</source>
        <translation>西班牙牌</translation>
    </message>
    <message>
        <source>Six Rows</source>
        <translation>六行</translation>
    </message>
    <message>
        <source>Thirteen</source>
        <translation>十三</translation>
    </message>
    <message>
        <source>Treize</source>
        <translation>法式十三</translation>
    </message>
    <message>
        <source>Yield</source>
        <translation>让行</translation>
    </message>
    <message>
        <source>Pyramid Dozen</source>
        <translation>十二金字塔</translation>
    </message>
    <message>
        <source>Cheops</source>
        <translation>胡夫</translation>
    </message>
    <message>
        <source>Pharaohs</source>
        <translation>法老</translation>
    </message>
    <message>
        <source>Italian Deck</source>
        <translation>意大利牌</translation>
    </message>
    <message>
        <source>Double Pyramid</source>
        <translation>双重金字塔</translation>
    </message>
    <message>
        <source>Two Pyramids</source>
        <translation>两座金字塔</translation>
    </message>
    <message>
        <source>Up and Down</source>
        <translation>一正一倒</translation>
    </message>
    <message>
        <source>Anubis</source>
        <translation>阿努比斯</translation>
    </message>
    <message>
        <source>Eleven Triangle</source>
        <translation>十一点三角</translation>
    </message>
    <message>
        <source>My rules</source>
        <translation>我的玩法</translation>
    </message>
    <message>
        <source>waste</source>
        <translation>弃牌堆</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>发牌堆</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>空当</translation>
    </message>
    <message>
        <source>foundation</source>
        <translation>收牌堆</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>waste %1</source>
        <translation>弃牌堆 %1</translation>
    </message>
    <message>
        <source>cell %1</source>
        <translation>空当 %1</translation>
    </message>
    <message>
        <source>foundation %1</source>
        <translation>收牌堆 %1</translation>
    </message>
    <message>
        <source>%1 and %2 are removed</source>
        <translation>移除%1和%2</translation>
    </message>
    <message>
        <source>%1 is removed</source>
        <translation>移除%1</translation>
    </message>
    <message>
        <source>%1 is drawn</source>
        <translation>翻出%1</translation>
    </message>
    <message>
        <source>The waste is turned back into the stock</source>
        <translation>弃牌堆翻回发牌堆</translation>
    </message>
    <message>
        <source>%1 goes to a cell</source>
        <translation>%1移入空当</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>牌局代码</translation>
    </message>
    <message>
        <source>The settings file was damaged. It was kept as %1, and the default settings are in use.</source>
        <translation>设置文件已损坏。它已保留为 %1，现在使用默认设置。</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their default values again. The old file was kept as %1.</source>
        <translation>部分设置无法读取，已恢复为默认值。旧文件已保留为 %1。</translation>
    </message>
    <message>
        <source>The settings were brought up to date. The old file was kept as %1.</source>
        <translation>设置已更新到新版格式。旧文件已保留为 %1。</translation>
    </message>
    <message>
        <source>The settings file could not be read. It was kept as %1, and the default settings are in use.</source>
        <translation>无法读取设置文件。它已保留为 %1，现在使用默认设置。</translation>
    </message>
    <message>
        <source>The file with your games was damaged. It was kept as %1, and a new one was begun.</source>
        <translation>保存游戏的文件已损坏。它已保留为 %1，并新建了一个文件。</translation>
    </message>
    <message>
        <source>A file of another program lay in the place of your games. It was kept as %1, and a new one was begun.</source>
        <translation>保存游戏的位置上是另一个程序的文件。它已保留为 %1，并新建了一个文件。</translation>
    </message>
    <message>
        <source>The file with your games comes from a newer version of the program. It was kept as %1, and a new one was begun.</source>
        <translation>保存游戏的文件来自本程序的更新版本。它已保留为 %1，并新建了一个文件。</translation>
    </message>
    <message>
        <source>The journal beside the file with your games is damaged or does not belong to it. Both were kept as %1, and you go on with the games that the file holds.</source>
        <translation>游戏文件旁的日志已损坏，或者不属于该文件。两者均已保留为 %1，您将继续使用该文件中的游戏记录。</translation>
    </message>
    <message>
        <source>What lay in the place of your games could not be used. It was kept as %1, and a new one was begun.</source>
        <translation>保存游戏的位置上的内容无法使用。它已保留为 %1，并新建了一个文件。</translation>
    </message>
    <message>
        <source>The file with your games was brought up to date. The old one was kept as %1.</source>
        <translation>保存游戏的文件已更新到新版格式。旧文件已保留为 %1。</translation>
    </message>
    <message>
        <source>The settings file is damaged and cannot be moved away. The default settings are in use, and changes are not kept.</source>
        <translation>设置文件已损坏，而且无法移走。现在使用默认设置，更改不会保存。</translation>
    </message>
    <message>
        <source>Some settings could not be read and have their default values again. Changes are not kept.</source>
        <translation>部分设置无法读取，已恢复为默认值。更改不会保存。</translation>
    </message>
    <message>
        <source>The settings come from a newer version of the program. What this version knows of them is in use.</source>
        <translation>设置来自本程序的更新版本。此版本能识别的设置将会使用。</translation>
    </message>
    <message>
        <source>The settings were brought up to date.</source>
        <translation>设置已更新到新版格式。</translation>
    </message>
    <message>
        <source>The settings of an older version cannot be copied and are left as they are. Changes are not kept.</source>
        <translation>旧版本的设置无法复制，将保持原样。更改不会保存。</translation>
    </message>
    <message>
        <source>The settings file cannot be read. The default settings are in use, and changes are not kept.</source>
        <translation>无法读取设置文件。现在使用默认设置，更改不会保存。</translation>
    </message>
    <message>
        <source>The settings cannot be written. They hold until the program ends.</source>
        <translation>无法写入设置。设置仅在程序退出之前有效。</translation>
    </message>
    <message>
        <source>The file with your games is damaged and cannot be moved away. Games are kept only until the program ends.</source>
        <translation>保存游戏的文件已损坏，而且无法移走。游戏只保留到程序退出为止。</translation>
    </message>
    <message>
        <source>A file of another program lies in the place of your games and cannot be moved away. Games are kept only until the program ends.</source>
        <translation>保存游戏的位置上是另一个程序的文件，而且无法移走。游戏只保留到程序退出为止。</translation>
    </message>
    <message>
        <source>The file with your games comes from a newer version of the program and cannot be moved away. Games are kept only until the program ends.</source>
        <translation>保存游戏的文件来自本程序的更新版本，而且无法移走。游戏只保留到程序退出为止。</translation>
    </message>
    <message>
        <source>Another program holds the file with your games. Games are kept only until the program ends.</source>
        <translation>另一个程序占用了保存游戏的文件。游戏只保留到程序退出为止。</translation>
    </message>
    <message>
        <source>The file with your games cannot be used. Games are kept only until the program ends.</source>
        <translation>保存游戏的文件无法使用。游戏只保留到程序退出为止。</translation>
    </message>
    <message>
        <source>The file with your games was brought up to date.</source>
        <translation>保存游戏的文件已更新到新版格式。</translation>
    </message>
    <message>
        <source>The file with your games could not be brought up to date and is left as it is. Games are kept only until the program ends.</source>
        <translation>保存游戏的文件无法更新到新版格式，将保持原样。游戏只保留到程序退出为止。</translation>
    </message>
    <message>
        <source>The game cannot be saved now. Saving is tried again with each move.</source>
        <translation>现在无法保存游戏。每走一步都会重试保存。</translation>
    </message>
    <message>
        <source>The game is saved again; nothing was lost.</source>
        <translation>游戏已重新保存；没有任何丢失。</translation>
    </message>
    <message>
        <source>The game is already open in another window. Games in this one are not kept.</source>
        <translation>游戏已在另一个窗口中打开。此窗口中的游戏不会保存。</translation>
    </message>
    <message>
        <source>The game in progress cannot be gone on with. It is kept, and a new one was dealt.</source>
        <translation>进行中的游戏无法继续。它已保留，并发了一局新牌。</translation>
    </message>
    <message>
        <source>The file with the texts in %1 is damaged, so English is shown; installing Pyramide again mends that.</source>
        <translation>“%1”的文字文件已损坏，因此显示英语；重新安装 Pyramide 即可修复。</translation>
    </message>
    <message>
        <source>The games cannot be read now.</source>
        <translation>现在无法读取游戏记录。</translation>
    </message>
    <message>
        <source>The game is won</source>
        <translation>本局获胜</translation>
    </message>
    <message>
        <source>There is no card</source>
        <translation>这里没有牌</translation>
    </message>
    <message>
        <source>This card is blocked by another</source>
        <translation>这张牌被其他牌压住</translation>
    </message>
    <message>
        <source>The next card of the stock cannot be played</source>
        <translation>发牌堆的下一张牌不可用</translation>
    </message>
    <message>
        <source>This card of the waste cannot be played</source>
        <translation>弃牌堆的这张牌不可用</translation>
    </message>
    <message>
        <source>This card goes only with the card on top of it</source>
        <translation>这张牌只能与压在它上面的牌配对</translation>
    </message>
    <message>
        <source>A card does not go with itself</source>
        <translation>一张牌不能与自己配对</translation>
    </message>
    <message>
        <source>The sum must be %1</source>
        <translation>点数之和必须为 %1</translation>
    </message>
    <message>
        <source>These two cards do not go together</source>
        <translation>这两张牌不能配对</translation>
    </message>
    <message>
        <source>Cards from these two places must not go together</source>
        <translation>这两处的牌不能互相配对</translation>
    </message>
    <message>
        <source>This card does not go alone</source>
        <translation>这张牌不能单独移除</translation>
    </message>
    <message>
        <source>These rules have no stock</source>
        <translation>这种玩法没有发牌堆</translation>
    </message>
    <message>
        <source>The stock is empty</source>
        <translation>发牌堆已空</translation>
    </message>
    <message>
        <source>The stock still has cards</source>
        <translation>发牌堆还有牌</translation>
    </message>
    <message>
        <source>No pass through the stock is left</source>
        <translation>发牌堆的轮数已用完</translation>
    </message>
    <message>
        <source>There are no more cards to draw</source>
        <translation>没有可翻的牌了</translation>
    </message>
    <message>
        <source>There is no such cell</source>
        <translation>没有这个空当</translation>
    </message>
    <message>
        <source>The cell is taken</source>
        <translation>空当已被占用</translation>
    </message>
    <message>
        <source>This card may not go to a cell</source>
        <translation>这张牌不能移入空当</translation>
    </message>
    <message>
        <source>Choose a waste for this card</source>
        <translation>请为这张牌选择弃牌堆</translation>
    </message>
    <message>
        <source>This card cannot be played now</source>
        <translation>这张牌现在不可用</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>游戏已暂停</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>游戏已结束</translation>
    </message>
    <message>
        <source>No more possible moves</source>
        <translation>已无牌可走</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>游戏继续</translation>
    </message>
    <message>
        <source>Only the stock goes round now; nothing more can be removed</source>
        <translation>现在只能反复翻发牌堆，再也没有可移除的牌</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>剩余牌数</translation>
    </message>
    <message>
        <source>Par score</source>
        <translation>标准杆得分</translation>
    </message>
</context>
</TS>
