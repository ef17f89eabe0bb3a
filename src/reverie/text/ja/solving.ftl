### コマンド `solve` の言葉。

solve-working = 計算中
solve-proving = 検証中
solve-done = 解けました：{ $positions }局面、{ $games }個の行列ゲーム。最初の席から見たサイクル1回の値（-1から+1まで）：{ NUMBER($value, minimumFractionDigits: 9, maximumFractionDigits: 9) }。
solve-certificate = 証明：最善の応手がこの値を超えて得られるのは、最初の席に対して{ $first }、2番目の席に対して{ $second }です。引き分けだけを狙う相手でも、引き分けにできるのは多くて{ NUMBER($tied, minimumFractionDigits: 2, maximumFractionDigits: 2) } %です。
solve-ties-for-ever = この内容では、相手はいつまでも引き分けにできます。その場合、値はゲーム全体ではなくサイクル1回のものです。
solve-written = 保存しました：{ $file }（{ $kilobytes } kB）
solve-chances = ゲームに勝つ確率：最初の席 { NUMBER($first, minimumFractionDigits: 4, maximumFractionDigits: 4) } %、2番目の席 { NUMBER($second, minimumFractionDigits: 4, maximumFractionDigits: 4) } %。
solve-value = 最初の席から見た、このサイクルの値（-1から+1まで）：{ NUMBER($value, minimumFractionDigits: 9, maximumFractionDigits: 9) }。
solve-seat =
    { $seat ->
        [0] 最初の席：
       *[other] 2番目の席：
    }
solve-card = { "  " }カード{ $card }：出す割合 { NUMBER($share, minimumFractionDigits: 4, maximumFractionDigits: 4) } %、出したときにゲームに勝つ確率 { NUMBER($worth, minimumFractionDigits: 4, maximumFractionDigits: 4) } %

## 解析
refused-solve-game = 厳密に解けるのはPSYCLEだけです。{ $game }は解けません。reverie solve psycle と入力してください。
refused-solve-players = 厳密に解けるのは2人のPSYCLEだけです。{ $players }人では解けません。
refused-solve-over = この局面ではゲームが終わっています。選べるカードはもうありません。
refused-solve-too-large = この内容は大きすぎて解けません：最大{ $cells }局面ですが、解けるのは{ $most }局面までです。ラウンド、タイルの種類、ジェムのどれかを減らすと小さくなります。
refused-solve-needs-more = 解くにはnumpyとscipyが必要です。pip install "reverie[solve]" で入れてください。
refused-solve-one-of-two = 局面のファイルには内容も書かれていて、答えは画面に出ます。--overridesと--outか、--positionのどちらかを外してください。
refused-solve-table-unreadable = これは解いたPSYCLEの表ではないか、壊れています。もう一度解いてください。
refused-solve-table-other-content = この表は別の内容か別のルールのものです。この内容でもう一度解いてください。
