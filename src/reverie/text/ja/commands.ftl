### 端末だけが言うこと：コマンド、キー、一覧。ページでは使いません。

look-thing = { $name }：{ $text }
look-where = 卓での場所：{ $places }
look-at-what = カードなど名前のあるものは何でも見られます。ほかに：{ $names }
look-several = 「{ $given }」に当てはまるもの：{ $names }。名前をもう少し入力してください。
look-more = ほか{ $count }件
look-unknown = 「{ $given }」という名前のものはありません。「見る」だけを入力すると、見られるものを一覧できます。
look-unknown-near = 「{ $given }」という名前のものはありません。近い名前：{ $names }
ask-language = 言語を選んでください。
ask-game = ゲームを選んでください。
ask-number = 番号 [{ $default }]：{ " " }
ask-players = 何人で遊びますか（{ $counts }）？　[{ $default }]：{ " " }
ask-seats = 誰が席に着きますか？　席ごとに、番号か、人が座るならその名前を入力してください。
ask-seat = 席{ $letter } [{ $default }]：{ " " }
ask-clock = 考える時間は？ none（制限なし）、5m（1人5分）、5m+10s（さらに手ごとに10秒追加）、phase=60s（1回の判断に60秒）{ $limit ->
        [0] {""}
       *[other] 、phase（ルールどおり{ $span }）
    } [none]:{ " " }
ask-option = { $label } [{ $default }]：{ " " }
goodbye = またどうぞ。ゲームは { $file } にあります。続きを遊ぶには：reverie play --resume { $file }
goodbye-over = またどうぞ。記録は { $file } にあります。
goodbye-unplayed = またどうぞ。まだ何もしていないので、何も保存していません。
goodbye-unkept = またどうぞ。ファイルに書き込めなかったため、ゲームは保存されていません。
commands-title = ほかに次の言葉も入力できます。
command-line = { $word }：{ $help }
command-help = ヘルプ
    .help = このヘルプ
command-rules = ルール
    .help = 遊び方と、この質問のもとになるルール。「ルール { $clause }」で1つ、「ルール 全部」ですべて表示
command-log = 履歴
    .help = これまでに起きたことすべて
command-view = 盤面
    .help = あなたが知ってよい卓の情報すべて
command-look = 見る
    .help = 「見る 名前」で、カード・山札・プレイヤー・項目などを名前で調べる。例：見る { $thing }
command-undo = 戻す
    .help = ルールが許せば、あなたの直前の手を取り消す
command-save = 保存
    .help = ゲームを保存する。「保存 ファイル名」で写しを作る
command-language = 言語
    .help = 「言語 en」「言語 de」「言語 ja」で、表示する言語を変える
command-seat = 席
    .help = 「席 名前」で、手番以外でも動ける人にキーボードを渡す
command-quit = 終了
    .help = 席を立つ。ゲームは保存される
look-by-name = カード・山札・項目を名前で調べる
ask-look = 名前、またはその最初の部分
key-help = ヘルプ
key-rules = ルール
key-view = 盤面
key-log = 履歴
key-look = 見る
key-language = 言語
key-save = 保存
key-undo = 戻す
key-seat = 席
key-leave = 終了
key-close = 閉じる
key-next = 次へ
key-previous = 前へ
key-end = 手へ移動
title-help = ヘルプ
title-rules = ルール
title-view = あなたが知ってよいことすべて
title-log = 履歴
title-look = 見るもの
title-language = 言語
title-seat = 動きたい人は？
title-end = ゲーム終了
keys-help = 矢印キーか番号で手を選び、Enterキーで決定します。Tabキーで部分を移動し、矢印キーでスクロールします。
games-title = { $title }（{ $name }）
games-facts = 人数：{ $counts }。時間：{ $shortest }～{ $longest }分。
games-bots = ボット：{ $bots }。
games-bots-also = { $players }人ならほかに：{ $bots }。
games-bots-about = ボットの紹介：
games-option = オプション { $name }：{ $label }。通常：{ $default }。
check-passed =
    { $has_title ->
        [yes] 合格：{ $file }（{ $title }）
       *[no] 合格：{ $file }
    }
check-failed =
    { $has_title ->
        [yes] 不合格：{ $file }（{ $title }）
       *[no] 不合格：{ $file }
    }
check-difference = { "  " }{ $path }：期待値 { $expected }、実際 { $found }
check-refused = { "  " }{ $sentence }
check-move-refused = { "  " }{ $path }：期待値 { $expected }。{ $sentence }
