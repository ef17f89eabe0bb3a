### スタジオだけの言葉。

studio = スタジオ
studio-title = { $game }を変える
studio-general = 数値
studio-unchanged = すべて元のままです。カードを選んで、数値を変えてみましょう。
studio-refused = このままではルールに合いません。
studio-changes = { $count }か所を変更しました。ルールにも合っています。

## できること

studio-change = 変える
studio-try = 試す
studio-play = 遊ぶ
studio-share = 共有する
studio-undo = 元に戻す
studio-redo = やり直す
studio-show-me = 場所を表示
studio-put-back = 元の値に戻す
studio-put-back-name = 元の値に戻す：{ $name }
studio-put-all-back = すべて元に戻す
studio-your-changes = 変更したところ
studio-done = { $name }を閉じる
studio-welcome = 自分だけのルールに
studio-welcome-steps =
    カードや数値を選んで変えます。見た目はすぐに変わります。
    試す：ボットが変更前と変更後で何百回も対戦し、何が変わるかがわかります。
    自分で遊んだり、リンクで友だちに送ったりできます。

## さがす

studio-find = カードや数値をさがす
studio-sections = ゲームの部分
studio-only-changed = 変更のみ（{ $count }）
studio-found = { $count }件見つかりました
studio-none-found = その名前のものはありません。
studio-none-changed = まだ何も変更していません。
studio-show-all = すべて表示
studio-rest-fixed = ここにないものはゲームの土台なので、変えられません。

## もの

studio-changed = 変更
studio-changed-count = { $count }か所変更
studio-before = 元
studio-now = 今
studio-was = 元は{ $before }
studio-between = { $minimum }～{ $maximum }
studio-longest = { $longest }文字まで
studio-one-word = 1語
studio-entries = { $fewest }～{ $most }個
studio-entry = { $number }番目
studio-take-out = { $number }番目を外す
studio-add = 加える
studio-copy = 複製を追加
studio-take-out-thing = 取り除く
studio-take-out-name = 取り除く：{ $name }
studio-add-to = 追加：{ $name }
studio-how-many = 今は{ $count }。{ $fewest }～{ $most }まで
studio-added = { $name }を追加しました。
studio-taken-out = { $name }を取り除きました。
studio-is-added = 追加
studio-is-gone = 取り除いた
studio-less = { $name }：1減らす
studio-more = { $name }：1増やす
studio-none = なし
studio-yes = はい
studio-no = いいえ

## 試す

studio-try-title = 変更で何が変わる？
studio-try-how = ボットが同じ運で2回ずつ対戦します。1回は元のルール、もう1回は変更したルールです。
studio-try-start = 始める
studio-try-again = もう一度
studio-try-nothing = まず何かを変えてください。
studio-pairs = 何組？
studio-games = { $count }組
studio-stop = 止める
studio-stopped = 停止
studio-cut = 時間切れで終了
studio-progress = 対戦の進み具合
studio-so-far = { $total }組中{ $pairs }組
studio-rate = 毎秒{ $rate }回
studio-waiting =
    { $ahead ->
        [0] ボットが席に着いています…
       *[other] ほかの人の{ $ahead }件が先です。
    }
studio-trial-lost = 接続が切れました。ここまでの結果は残っています。続けるにはもう一度始めてください。
studio-old-trial = このあと変更がありました。これは変更前の結果です。
studio-nothing-sure-yet = 確かなことはまだありません…
studio-nothing-sure = 確かな差はありません
studio-sure-count = 確かなこと：{ $count }件
studio-look-hint = 棒を選ぶと、その対戦を見られます。
studio-more-figures = ほかの数値（{ $count }）
studio-bots-only = これはこのボットたちの結果です。人が遊ぶと違うかもしれません。
studio-arm-old = 元のまま
studio-arm-new = 変更後
studio-difference = 差
studio-mean = 平均
studio-interval = 区間（95 %）
studio-range = { $low }～{ $high }
studio-span = { $from }～{ $to }
studio-percent = { $value } %
studio-number = { $value }
studio-table = 表で見る
studio-bars = { $name }ごとの対戦数
studio-games-by = { $name }ごとの対戦数
studio-bar = { $span }、{ $arm }：{ $count }回。1つ見る

## わかったこと

studio-finding-early = 対戦数がまだ足りません。
studio-finding-open =
    { $unit ->
        [share] まだ不確か：{ $low }～{ $high }ポイント。
       *[other] まだ不確か：{ $low }～{ $high }。
    }
studio-same = { $pairs }組中{ $same }組はまったく同じでした。
studio-finding-up =
    { $unit ->
        [share] { $name }：{ $change }ポイント増（{ $low }～{ $high }）。
       *[other] { $name }：{ $change }増（{ $low }～{ $high }）。
    }
studio-finding-down =
    { $unit ->
        [share] { $name }：{ $change }ポイント減（{ $low }～{ $high }）。
       *[other] { $name }：{ $change }減（{ $low }～{ $high }）。
    }
studio-finding-moves-up = 対戦が{ $change }手長くなります（{ $low }～{ $high }）。
studio-finding-moves-down = 対戦が{ $change }手短くなります（{ $low }～{ $high }）。
studio-finding-minutes-up = 対戦が{ $change }分長くなります（{ $low }～{ $high }）。
studio-finding-minutes-down = 対戦が{ $change }分短くなります（{ $low }～{ $high }）。
studio-finding-branching-mean-up = 1手あたりの選択肢が{ $change }増えます（{ $low }～{ $high }）。
studio-finding-branching-mean-down = 1手あたりの選択肢が{ $change }減ります（{ $low }～{ $high }）。
studio-finding-margin-up = 勝者との点差が{ $change }点開きます（{ $low }～{ $high }）。
studio-finding-margin-down = 点差が{ $change }点縮まります（{ $low }～{ $high }）。
studio-finding-lead-changes-up = 首位の入れ替わりが{ $change }回増えます（{ $low }～{ $high }）。
studio-finding-lead-changes-down = 首位の入れ替わりが{ $change }回減ります（{ $low }～{ $high }）。
studio-finding-win-share-up = 席{ $seat }の勝率が{ $change }ポイント上がります（{ $low }～{ $high }）。
studio-finding-win-share-down = 席{ $seat }の勝率が{ $change }ポイント下がります（{ $low }～{ $high }）。
studio-finding-points-up = 席{ $seat }の得点が{ $change }点増えます（{ $low }～{ $high }）。
studio-finding-points-down = 席{ $seat }の得点が{ $change }点減ります（{ $low }～{ $high }）。
studio-finding-draw-up = 引き分けが{ $change }ポイント増えます（{ $low }～{ $high }）。
studio-finding-draw-down = 引き分けが{ $change }ポイント減ります（{ $low }～{ $high }）。
studio-finding-comeback-up = 逆転が{ $change }ポイント増えます（{ $low }～{ $high }）。
studio-finding-comeback-down = 逆転が{ $change }ポイント減ります（{ $low }～{ $high }）。

## 共有

studio-share-title = バリアントを共有する
studio-share-name = 名前
studio-share-name-hint = 例：お金持ちサイクル
studio-share-how = リンクには変更そのものが入っています。開いた人は、遊ぶことも、さらに変えることもできます。
studio-link = このバリアントへのリンク
studio-save-file = ファイルに保存
studio-share-long = 変更が多すぎてリンクに入りません。ファイルを送ってください。
studio-share-nothing = まだ何も変更していないので、送るものがありません。
studio-open-file = ファイルからバリアントを開く
studio-not-a-variant = このファイルはバリアントではありません。スタジオで保存したファイルを選んでください。
studio-cannot-open = このバリアントは開けません。
studio-begin-printed = 元のゲームから始める

## テーブルで

studio-variant-title = { $game }のバリアントです
studio-variant-changes = 変更：{ $count }か所
studio-more-changes = ほかの変更（{ $count }）
