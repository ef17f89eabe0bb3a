### ドリームサイクルのレッスン（lessons.toml）：課題、ヒント、結果、ほかの手ではない理由。

task-meaning = ハンドルは切れません。進む向きは色が決めます。矢印タイル「{ name-north }」を白に置きましょう。
    .help = 矢印はトレイにあります。白に置くと、白いマスからはいつも北へ進みます。
refused-task-meaning-colour = 前にあるのは白いマスばかり。白に置きましょう。
refused-task-meaning-empty = まだどの色にも意味がありません。1マス進んで止まってしまいます。
refused-task-meaning-needed = この矢印は使います。
task-go = 白は北。さあ、走り出しましょう！
    .help = 意味のない色に着くまで、自動で走ります。
    .done = 白いマスを北へ、1マスずつ進みました。緑には意味がないので、そこで止まります。
refused-task-go-keep = 矢印は白に置いたまま、走り出しましょう。
refused-task-go-north = もう北を向いています。道は北です。走り出しましょう！

task-arrow = 緑の上にいますが、緑にはまだ意味がありません。矢印「{ name-east }」を買いましょう。
    .help = 矢印は気で買います。「{ name-east }」は5個、手持ちは6個です。
refused-task-arrow-silent = 緑に意味がないと、1マスも動けません。
refused-task-arrow-other = その矢印ではありません。道は東に続いています。
refused-task-arrow-save = 気は矢印のために取っておきましょう。
refused-task-arrow-keep = 「{ name-north }」は白に置いたままに。このあとまた使います。
task-green = 「{ name-east }」を緑に置きましょう。
    .help = 1つの欄に2枚まで置け、2枚なら毎回どちらかを選びます。ここでは1枚で十分です。
refused-task-green-colour = いるのは緑のマス。緑に意味を与えましょう。
refused-task-green-silent = 矢印はまだトレイの中です。先に緑に置きましょう。
refused-task-green-needed = 買ったばかりです。緑に置きましょう。
refused-task-green-keep = 「{ name-north }」はそのままに。
task-bend = 走り出しましょう。緑から東へ、それから白を北へ。
    .help = 盤の上に、これから走る道が見えています。
    .done = 2つの意味で、ひと曲がり。矢印は次の手番からも使えます。
refused-task-bend-keep = 矢印は2枚ともそのままで、走り出しましょう。

task-look = 盤の外の凪にいます。ここでは向きを変えられます。盤のある西を向きましょう。
    .help = 黒いマスと盤の外縁は凪です。走りはそこで終わり、次は無料の1歩から始まります。
refused-task-look-edge = そちらは外縁に沿った道。1歩進んでも、また凪の中です。
refused-task-look-keep = 「{ name-north }」は白に置いたままに。
task-step = 走り出しましょう。無料の1歩で盤に入り、あとは色に従います。
    .help = 無料の1歩に意味はいりません。
    .done = 凪では向きを自由に選べます。ほかの場所では向きは変えられません。
refused-task-step-edge = もう盤のほうを向いています。走り出しましょう！
refused-task-step-keep = 「{ name-north }」はそのままで、走り出しましょう。

task-three = 東に黒いマスが2つ。オレンジを気3個でブーストして、跳び越えましょう。
    .help = 矢印が1枚の欄に気を置くと、その手番の間、その色からの移動が置いた数のマスになります。
refused-task-three-two = 2マス先もまだ黒です。3マス必要です。
refused-task-three-white = いるのはオレンジ。ブーストするのもオレンジです。
refused-task-three-black = 最初の移動で黒に着き、そこで終わってしまいます。
refused-task-three-save = 気はジャンプのために取っておきましょう。
refused-task-three-keep = 矢印はそのままに。
task-leap = 走り出しましょう！
    .help = 跳び越えたマスの効果は受けません。
    .done = 2つとも越えました。ブーストの気は手番の終わりになくなります。
refused-task-leap-keep = 気も矢印もそのままで、走り出しましょう。

task-off = 白は北、オレンジは南です。走り出して、オレンジで何が起こるか見てみましょう。
    .help = 矢印がどこへ続くか、よく見てください。
refused-task-off-save = 気2個はすぐに必要になります。取っておきましょう。
refused-task-off-keep = 今回は矢印をそのままに。
task-stop = オレンジで南へ、白でまた北へ。終わりのない輪です。気2個でブレーキをかけましょう！
    .help = ブレーキをかけると、その場で走りが終わります。
    .done = 助かりました。輪に入ってブレーキ代を払えない人は、脱落します。
refused-task-stop-circle = 南、北、また南。ひと回りすれば、結局ブレーキをかけるか脱落するしかありません。

task-last = 最後の段です。前の赤には意味がありません。「{ name-forward }」を気8個で買いましょう。
    .help = 「{ name-forward }」は向いているほうへ進みます。いま向いているのは北。「{ name-north }」なら10個です。
refused-task-last-other = その矢印では北端から離れます。「{ name-forward }」なら進めます。
refused-task-last-red = 白の次は赤。そこで止まってしまいます。
refused-task-last-boost = 今回だけならジャンプでも越えられます。でも矢印なら、ずっと使えます。
refused-task-last-keep = 「{ name-north }」は白に置いたままに。
task-red = 赤に置きましょう。
    .help = すぐ前のマスが赤です。
refused-task-red-colour = まだ意味のない色は赤です。
refused-task-red-silent = 先に矢印を赤に置きましょう。
refused-task-red-needed = いま必要な矢印です。赤に置きましょう。
refused-task-red-keep = 「{ name-north }」は白に置いたままに。
task-wake = 北端から走り出ましょう！
    .help = 最後の段の北端を最初に越えた人が目覚め、勝ちます。
    .done = 目が覚めました。あなたの勝ちです。
refused-task-wake-keep = 矢印はそのままで、走り出しましょう。

lesson-last = では本物のゲームです。いちばん優しいボットと、2段だけの「うたた寝」で競走します。気は10個から。まず「{ name-forward }」を買い、手番ごとに北を向き、自分のいる色（凪ならすぐ前の色）に置いて走り出しましょう。
