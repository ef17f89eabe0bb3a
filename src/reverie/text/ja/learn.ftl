### `reverie learn` と `reverie check` がレッスンについて言うこと。

## ターミナル

lesson-welcome = { $game }：全{ $count }ステップ、約{ $minutes }分。
lesson-how-to-answer = 手の番号を入力してください。「見る」でどの手かがわかり、「次へ」で先へ、「戻る」で前へ、「終了」で終わります。次回は続きから始まります。
lesson-task = { $number }/{ $count }  { $task }
lesson-shown = { $number }番です：{ $move }
lesson-goodbye = ではまた。「reverie learn { $name }」で続きから始められます。
command-show = 見る
    .help = どの手かを見る
command-skip = 次へ
    .help = 次のステップへ
command-back = 戻る
    .help = 前のステップへ
lessons-offer = 初めてですか？「reverie learn { $name }」で、約{ $minutes }分で学べます。


## reverie check

check-lessons-passed = 合格：{ $name }のレッスン
check-lessons-failed = 不合格：{ $name }のレッスン
check-lesson-finding = { "  " }{ $place }：{ $finding }
lessons-too-many = ステップが{ $found }個は多すぎます
lessons-twice = 同じidが2つあります
lessons-clause-unknown = { $found }というルールはありません
lessons-refused = { $found }
lessons-chance-unused = 指定したのに引かれませんでした：{ $found }
lessons-never-fits = { $found }に合う手がありません
lessons-nobody-asked = 学ぶ人に質問が出ていません
lessons-not-lawful = ここでは指せません：{ $found }
lessons-not-refused = 正しくないのに断られませんでした：{ $found }
lessons-nothing-wrong = どの手も正しく、学ぶことがありません
lessons-no-words = { $found }の文がありません
