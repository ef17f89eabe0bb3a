### カウンティングZzzzsのレッスン（lessons.toml）：課題、ヒント、結果、ほかの手ではない理由。

task-star = ビーチの夢を見ています。いちばん得になる「{ name-movie_star }」で続けましょう。
    .help = 次のカードは、最後のカードとテーマ（ヒツジ）が1つ以上同じで、種類（枠）が違うもの。選べるのは合うカードだけです。
    .done = ビーチと映画スターはテーマが同じで、場所と人物は違う種類。要素は1枚1点、それに数値が加わります。
refused-task-star-minus = 合いますが、数値がマイナスです。点が減ってしまいます。
refused-task-star-nothing = 合いますが、数値がないので1点だけ。映画スターはプラス3です。

task-saw = 1枚目のあと、もう1枚出します。「{ name-chainsaw }」をボットの夢に入れましょう。
    .help = 最後の要素とテーマが同じで種類が違うので、そこに入ります。
    .done = 首位の夢から4点減りました。悪いカードは人にあげるものです。
refused-task-saw-gift = それでは本当の贈り物。数値がプラスです。
refused-task-saw-wasted = 捨てても誰も困りません。ボットにあげましょう。
refused-task-saw-later = それは取っておきましょう。手放したいのは「{ name-chainsaw }」です。

task-fifth = 夢は4枚。得点になるのは5枚からです。5枚目に「{ name-pillow_fort }」を出しましょう。
    .help = 要素が5枚より少ない夢は、目を覚ましても得点になりません。
refused-task-fifth-minus = 5枚目にはなりますが、マイナスです。「{ name-pillow_fort }」はプラス3です。
task-bank = これで得点になります。誰かに壊される前に「{ name-snoring }」で自分を起こしましょう。
    .help = 「めざめ」カードは自分にも使えます。夢はすぐ得点になります。
    .done = 要素5枚とカードの数値16で、21点です。
refused-task-bank-snoring = 捨てずに、自分に使いましょう。
refused-task-bank-wait = 夢を続けてもいいのですが、いつチェーンソーが来るかわかりません。いま得点しましょう。

task-noise = ボットの夢は上等ですが、まだ4枚です。「{ name-snoring }」で起こしましょう！
    .help = 5枚より少ないうちに目を覚ますと、得点になりません。
    .done = いい要素が4枚で、0点です。
refused-task-noise-own = 自分の夢は2枚。失ってしまいます。
refused-task-noise-fifth = ボットが5枚目を出すと得点になります。いま起こしましょう。

task-turn = 文脈カードが2枚、横向きです。プラス1枚とマイナス1枚で同数。「{ name-winning_prize }」で傾けましょう。
    .help = 目を覚ますと、文脈カードは枚数の多い側を向きます。同数なら0点です。
refused-task-turn-minus = マイナスが2枚になり、文脈カードは2枚とも悪い側を向きます。
refused-task-turn-tie = 数値がないので1対1のまま。文脈カードは0点です。
task-count = プラス2枚、マイナス1枚。自分を起こして、カードの向きを見ましょう。
    .help = 決めるのは枚数で、数値の大きさではありません。
    .done = 要素5点、数値4点、文脈カード4点で、13点です。
refused-task-count-wait = いま起きれば13点です。

task-block = ボットがあなたに「{ name-snoring }」を使いました。要素はまだ4枚。「{ name-heavy_sleeper }」で防ぎましょう。
    .help = 自分の手番以外に使えるのは「防御」だけ。これはどの「めざめ」も防ぎます。
    .done = 眠りは続きます。持っていたことは誰も知りませんでした。
refused-task-block-lost = 4枚で目を覚まし、すべて失います。「防御」を持っていますよ！

task-win = 現在27点、夢は13点より上です。40点に達した人がすぐに勝ちます。目を覚ましましょう！
    .help = 「{ name-phone_call }」で好きな人を起こせます。
    .done = 40点を超えました。夜のうちにあなたの勝ちです。
refused-task-win-other = ボットの夢は短くて得点になりません。自分を起こせば勝ちです。
refused-task-win-wait = いま勝てます。自分を起こしましょう。

lesson-last = では本物のゲームです。いちばん優しいボットと勝負しましょう。今回は20点で勝ちです。
