### 端末で読む言葉：席に着くまで、行表示と画面表示の卓、そのほかのコマンド。

language-name = 日本語

## 値

value-none = なし
value-yes = はい
value-no = いいえ
value-hidden = 非公開
value-hidden-many = 非公開×{ $count }
value-many = { $count }件
value-semicolon = { "／" }
fact = { $label }：{ $value }
fact-explained = { $fact }。{ $help }
fact-help = { $label }：{ $help }
fact-long = { $fact }。内容を見るには：{ $look } { $name }
facts-deep = ほかに卓にあるもの：{ $names }。「{ $look }」に続けて名前を入力すると見られます。

## 席に着く

game-line = { $name }：{ $pitch }
not-a-choice = それは選べません。{ $first }から{ $last }までの番号を入力してください。
not-one-of = それは選べません。次の番号から入力してください：{ $numbers }。
seat-person = 人
bot-exact = 最適ボット
    .about = 二人用のPSYCLEを完璧に遊び、長い目で見れば誰にも半分より多くは勝たせません。
bot-greedy = 欲ばりボット
    .about = 一手ずつ、無理のない手を選びます。
bot-random = 気まぐれボット
    .about = 許された手をでたらめに選びます。
bot-gentle = やさしいボット
    .about = 見落としは多いものの意味のない手は指さず、最初の相手にぴったりです。
bot-easy = 気楽なボット
    .about = わかりやすい手は見つけますが、まだ間違えます。
bot-fair = ほどほどのボット
    .about = まずまずの腕前ですが、ときどきうっかりします。
bot-steady = 手堅いボット
    .about = 間違いが少なく、相手の間違いを見逃しません。
bot-sharp = 鋭いボット
    .about = 一手一手をよく見て、めったに間違えません。
bot-strong = 強いボット
    .about = 一手ごとに少し考え、全力で遊びます。
bot-other = ボット（{ $level }）
usual-person =
    { $number ->
        [1] ゆめ
        [2] ほし
        [3] つき
        [4] よる
       *[other] ゆめ{ $number }
    }
usual-bot =
    { $number ->
        [1] ソル
        [2] ルナ
        [3] ステラ
        [4] ノクス
       *[other] スター{ $number }
    }

## 卓で

welcome = { $game }へようこそ。
seat-you = { $letter } { $name }（あなた）
seat-other = { $letter } { $name }
seat-line = { $seat }：{ $kind }
seat-facts = { $seat }：{ $facts }
commitment-line = シャッフルは封印されています。封印は { $commitment } です。
how-to-answer = 手の番号で答えてください。? でヘルプを表示します。手のあとは変わったことだけを伝えます。「盤面」で卓の全体を表示します。
status-yours = あなたの番です。{ $question }
status-named = { $name }さんの番です。{ $question }
status-waiting = { $waiting }を待っています。
status-hidden = 誰かがひそかに考えているかもしれません。
curtain = キーボードを{ $name }さんに渡してください。{ $name }さんは、画面を見ているのが自分だけになったらEnterキーを押してください。{ " " }
prompt = { "> " }
question-changed = その間に卓の状況が変わったため、「{ $given }」は実行しませんでした。現在の状況は次のとおりです。
undone = 取り消しました。
saved = ゲームを { $file } に保存しました。
no-such-person = 「{ $given }」という人はこの卓にいません。名前か席の文字を入力してください。
no-move-now = { $name }さんが今できることはありません。

## 時間と、前もって決めておくこと

time-left = 残り時間：{ $time }
time-waits = あなたが答えるまで時計は止まっています。
time-ran-out = 時間切れです。あなたの代わりに選ばれた手：{ $move }
answers-within = 秘密の応答は、長くても{ $time }です。
pass-any = すべて
pass-until-turn = 次の自分の番まで
pass-until-game = ゲームが終わるまで
standing-pass = { $kind }（{ $until }）
standing-none = 前もって決めたことはありません。

## ヘルプ

choice-effect = { $label }：{ $effect }
move-line = { $number }. { $label }（入力例：{ $text }）
move-line-help = { $number }. { $label }（入力例：{ $text }）。{ $help }
word-all = 全部 すべて

## 終わり

standing-title = 最終結果：
standing-winner = { $letter } { $name }：{ $score }、勝者
standing-other = { $letter } { $name }：{ $score }
standing-winner-plain = { $letter } { $name }、勝者
standing-other-plain = { $letter } { $name }
seed-line = 封印を開きました。シードは { $seed } でした。
record-line = 記録は { $file } にあります。シャッフルを確かめるには：reverie verify { $file }

## ルール

rules-now = この質問のもとになるルール：
rules-variant = この卓ではバリアントで遊んでいます。ルールの理由や例は、印刷された数値についてのものです。変更点：
rules-change = { $path }：{ $before } → { $after }
rules-sections = ルールの章：
rules-section = { $title }：{ $clauses }
rules-range = { $first }～{ $last }
rules-hint = 1つだけ読むには番号を入力します。例：ルール { $clause }　すべて読むには：ルール 全部
clause-line =
    { $tag ->
        [text] { $id }：{ $text }
       *[other] { $id }（{ $remark }）：{ $text }
    }
clause-text = ルールブックより
clause-ruling = 私たちの裁定
clause-public = 公開情報より
clause-design = 私たちの設計

## 画面

player = { $name }
player-you = { $name }（あなた）
player-deciding = 考え中
player-winner = 勝者
pane-table = 卓
pane-moves = あなたの手
pane-log = 履歴
pane-waiting = 今はすることがありません
curtain-title = キーボードを{ $name }さんに渡してください
curtain-text = { $name }さんは、画面を見ているのが自分だけになったらEnterキーを押してください。

## そのほかのコマンド

replay-keys = Enterまたはn：次の手。b：前の手。0から{ $last }までの番号：その手へ。q：終了。
replay-start = 全{ $last }手の始まる前
replay-move = { $last }手中の{ $number }手目。{ $name }：{ $move }
replay-hidden = { $last }手中の{ $number }手目
verify-right = { $file }：正しい記録です。封印、シャッフル{ $shuffles }回、{ $moves }手、結果がすべて一致します。
verify-right-so-far = { $file }：ここまでは正しい記録です。封印と{ $moves }手が一致します。ゲームはまだ終わっていません。
verify-bots =
    { "  " }ボットの{ $checked }手のうち{ $same }手が、シードの運から導かれる手と一致します。{ $differ ->
        [yes] 一致しない手は、時計や制限時間がボットの代わりに答えたか、その席に以前は人が座っていたのかもしれません。
       *[no] {""}
    }
verify-wrong = { $file }：正しくありません。{ $sentence }

## できないこと

refused-clock-form = 「{ $given }」は持ち時間として読めません。none、5m、5m+10s、90s、1h、2d（1回の判断に2日）、phase=60s のように書いてください。
refused-clock-no-phase = このゲームのルールにはフェイズの制限時間がありません。phase=60s のように長さを書いてください。
refused-seat-form = 「{ $given }」では誰が座るか分かりません。名前、等号、続けて次のいずれかを書いてください：{ $kinds }。
refused-bad-seat-name = 「{ $name }」はこの卓の名前にできません。名前は1～{ $longest }文字です。
refused-name-taken = { $name }さんがすでにこの卓にいます。別の名前を選んでください。
refused-too-many-seats = 席が{ $given }人分指定されていますが、遊ぶのは{ $players }人です。席を減らすか、人数を増やしてください。
