### 受け付けられなかった理由：何が問題で、どうすればよいか。IDは「refused-」と拒否コードです。

refusal-at = 場所：{ $path }。
refusal-clause = （ルール { $clause }）
unknown-refusal = それはできません（{ $code }）。何も変わっていないので、ほかの方法を試してください。

## 手と順番

refused-unknown-move = 「{ $text }」はこのゲームの手ではありません。手は次のどれかの言葉で始めてください：{ $verbs }。
refused-wrong-words = 「{ $text }」は語の数が合いません。次の形で書いてください：{ $form }。
refused-not-a-number = 「{ $text }」の「{ $word }」は整数ではありません。ふつうの数字を使って、次の形で書いてください：{ $form }。
refused-not-lawful-now = 「{ $move }」は今はできません。示された手の中から選んでください。
refused-already-answered = この質問にはもう答えており、答えは変えられません。次の質問をお待ちください。
refused-not-your-turn =
    { $you ->
        [yes] あなた
       *[no] { $seat }
    }が今決めることはありません。{ $waiting }の答えを待っています。
refused-no-such-seat = この卓に席「{ $seat }」はありません。全部で{ $players }席あり、ファイルとコマンドでは0から数えます。
refused-stale-decision = それは質問{ $given }への答えですが、今の質問は{ $open }です。そちらに答えてください。
refused-game-over = ゲームは終わっているので、もう手を選べません。続けて遊ぶには新しいゲームを始めてください。
refused-undo-unlawful = このゲームのルールでは、手を取り消せません。一度決めた手はそのままです。
refused-undo-nothing = 取り消せる手がありません。まず手を選んでください。

## ゲームの準備

refused-unknown-game = 「{ $name }」というゲームはありません。次の中から選んでください：{ $known }。
refused-game-not-found = 「{ $place }」にゲームが見つかりません。インストール済みのGameオブジェクトの場所を、パッケージ.モジュール:オブジェクト の形で書いてください。
refused-wrong-players = このゲームは{ $given }人では遊べません。遊べる人数：{ $counts }。
refused-unknown-option =
    「{ $name }」というオプションはありません。{ $count ->
        [0] このゲームにオプションはありません。
       *[other] このゲームのオプション：{ $known }。
    }
refused-option-between =
    オプション{ $name }に「{ $value }」は使えません。{ $minimum }から{ $maximum }までの整数{ $optional ->
        [yes] 、またはnone（なし）
       *[no] { "" }
    }にしてください。
refused-option-at-least =
    オプション{ $name }に「{ $value }」は使えません。{ $minimum }以上の整数{ $optional ->
        [yes] 、またはnone（なし）
       *[no] { "" }
    }にしてください。
refused-option-one-of = オプション{ $name }に「{ $value }」は使えません。次の中から選んでください：{ $choices }。
refused-unknown-content = この名前の内容データはありません。使える名前：{ $known }。
refused-content-fixed = 内容データのこの部分は変えられません。元のままにしてください。
refused-content-between = ここに{ $value }は使えません。{ $minimum }から{ $maximum }までの整数にしてください。
refused-content-choice = 「{ $value }」はここでは使えません。選べる値: { $known }。
refused-content-length = ここには{ $length }個の項目があります。{ $minimum }個から{ $maximum }個までにしてください。
refused-content-text = この文字列は長すぎるか、表示できない文字が入っています。表示できる文字だけで{ $longest }文字以内にしてください。
refused-content-word = ここには1語だけが入ります。空白のない表示できる文字で、1文字から{ $longest }文字までにしてください。
refused-content-too-much = 変更が多すぎます。リストと表の項目は、合わせて{ $most }個までにしてください。
refused-content-too-deep = 変更の入れ子が深すぎます。リストと表の入れ子は{ $most }段までにしてください。
refused-too-many-steps = この内容データではルールが終わりません。{ $limit }ステップ進んでも、誰にも質問が出ませんでした。内容データを変えるか、元のままにしてください。
refused-unknown-language = 「{ $given }」という言語はありません。次の中から選んでください：{ $known }。
refused-unknown-bot = 「{ $given }」というボットはいません。次の中から選んでください：{ $known }。
refused-bot-not-for-game = ボット{ $bot }は{ $game }を遊べません。このゲームを知っているボットを選んでください。randomならどのゲームでも遊べます。
refused-bot-not-for-players = ボット{ $bot }はこのゲームを{ $players }人では遊びません。遊べる人数：{ $counts }。別のボットを選んでください。
refused-exact-capped = サイクル数の上限が{ $cap }だと、引き分けがリードしている側に有利になるため、最適ボットは最適に遊べません。上限をなくすか1にするか、別のボットを選んでください。
refused-exact-unsolved = 最適ボットはこの内容データを知りません。「reverie solve psycle --overrides ファイル」で一度解くか、別のボットを選んでください。
refused-unknown-clause = { $game }に「{ $clause }」というルールはありません。番号を付けずにルールを開くと、すべて見られます。
refused-simulation-number = { $name }を{ $value }にすることはできません。{ $minimum }から{ $maximum }までの整数にしてください。
refused-simulation-seeds = { $games }ゲームには同じ数のシードが必要ですが、{ $seeds }個しかありません。シードを増やすか、ゲーム数を減らしてください。
refused-simulation-policy = { $given }はプレイできません。ボットの名前か、ゲームとシードからボットを作るものを指定してください。
refused-simulation-travel = これは別のプロセスに送れません（{ $finding }）。インポートできるモジュールで定義するか、プロセスを1つにしてください。
refused-too-many-moves = { $limit }手でもゲームが終わりませんでした。内容データかボットを変えるか、手数の上限を上げてください。

## ファイル全般

refused-file-unreadable = ファイル{ $file }を読めません（{ $finding }）。ファイル名と、開く権限があるかを確かめてください。
refused-file-unwritable = ファイル{ $file }に書き込めません（{ $finding }）。別の場所を選ぶか、書き込む権限があるかを確かめてください。
refused-file-exists = ファイル{ $file }はすでにあり、上書きはしません。別の名前にしてください。
refused-not-text = ファイル{ $file }はテキストではありません。UTF-8のテキストでなければなりません。
refused-not-json = 正しいJSONではありません。{ $line }行目の{ $column }文字目に誤りがあるので、そこを直してください。
refused-not-toml = 正しいTOMLではありません（{ $finding }）。そこを直してください。
refused-malformed = 読み取れません（{ $finding }）。直してからやり直してください。
refused-wrong-type =
    ここに必要なのは{ $expected ->
        [int] 整数
        [float] 数値
        [str] 文字列
        [bool] 真偽値（true、false）
        [null] 空の値（null）
        [array] リスト
        [object] 名前と値の表
       *[other] { $expected }
    }ですが、{ $got ->
        [int] 整数
        [float] 小数
        [str] 文字列
        [bool] 真偽値（true、false）
        [null] 空の値（null）
        [array] リスト
        [object] 名前と値の表
       *[other] { $got }
    }になっています。
refused-out-of-range =
    { $expected ->
        [array] このリストは項目の数が合いません。ここに必要な数ちょうどにしてください。
        [object] この表は項目の数が合いません。ここに必要な数ちょうどにしてください。
        [str] この文字列は短すぎるか、長すぎるか、形が違います。ほかのファイルと同じ形で書いてください。
       *[other] この値は小さすぎるか、大きすぎます。ここで使える範囲の値にしてください。
    }
refused-missing-field = 項目「{ $field }」がありません。加えてください。
refused-unknown-field = ここに「{ $field }」という項目はありません。名前を直すか、取り除いてください。
refused-wrong-length = 項目が{ $length }個あります。{ $wanted }個にしてください。
refused-newer-format = このファイルの形式は{ $given }ですが、このReverieが読めるのは{ $known }までです。新しいReverieをお使いください。

## 保存したゲームと局面

refused-other-value = 「{ $given }」とありますが、ここで読むには「{ $known }」でなければなりません。
refused-other-content = これは別の内容データ（{ $given }）で作られたもので、ここのゲームの内容データ（{ $known }）とは違います。作られたときと同じ版のゲームをお使いください。
refused-bad-chance = 乱数の状態を読み取れません。保存時に書かれたとおりの形でなければなりません。
refused-unknown-step = このゲームに「{ $step }」という手順はありません。ここにはこのゲームの手順だけを書いてください。
refused-agenda-and-result = 結果がほかの状態と合いません。進行中のゲームには残りの手順があって結果はなく、終わったゲームには局面どおりの結果があって、残りの手順も答えを待つ席もありません。
refused-nobody-asked = 誰が答える番なのか決まりません。進行中のゲームは1つ以上の席を待ち、待つのは質問されていてまだ答えていない席だけです。
refused-bad-answer = 「{ $move }」をここの答えにはできません。質問されている席が選べる手でなければなりません。
refused-bad-seats = この席の並びは正しくありません。卓にある席を、0から数えて小さい順に1回ずつ書いてください。
refused-position-between = ここまで進んだゲームで{ $value }になることはありません。{ $minimum }から{ $maximum }までの整数にしてください。

## 記録

refused-not-a-record = これはゲームの記録ではありません。記録はReverieが書いたJSONファイルで、ヘッダーと手、終了後は結果が入っています。
refused-seats-do-not-fit = 席が{ $given }人分書かれています。ゲームの参加人数と同じ{ $wanted }人分にしてください。
refused-bad-seed = シードを読み取れません。0～9とa～fの64文字でなければなりません。
refused-seed-missing = 記録にシードがないので、シャッフルを確かめられません。シードはゲームが終わると記録に入ります。
refused-wrong-commitment = シードが、ゲーム前に約束されたものと違います。記録の約束は{ $given }ですが、このシードからは{ $computed }になります。
refused-shuffles-missing = 終わったゲームの記録ですが、偶然の結果が書かれていません。シャッフルと抽選の結果がすべて必要です。
refused-shuffle-differs = { $number }番目の抽選（「{ $label }」）が、シードの結果と違います。記録は{ $given }ですが、正しくは{ $computed }です。
refused-move-line-unreadable = 「{ $line }」は記録の手として読めません。0: play 3 のように席、コロン、手を書いてください。
refused-record-move-refused = { $number }番目の手（「{ $move }」）は、この局面では選べません。{ $reason }
refused-moves-missing = ゲームが終わる前に、手が{ $number }番で途切れています。残りの手も必要です。
refused-times-go-back = { $number }番目の手の時刻が、前の手より早くなっています。時刻が戻ってはいけません。
refused-record-after-end = { $number }番目の手は、ゲームが終わった後のものです。ゲームを終わらせる手が最後でなければなりません。
refused-result-missing = ゲームは終わっていますが、記録に結果がありません。結果を加えてください。
refused-result-too-early = 記録に結果がありますが、書かれた手だけではゲームはまだ終わっていません。手が足りないか、結果がまだ出ていないかのどちらかです。
refused-result-differs = 書かれた手からは、その結果になりません。記録は{ $given }ですが、正しくは{ $computed }です。

## シナリオ

refused-scenario-game-missing = シナリオに、どのゲームのものか書かれていません。game = "psycle" のような行を加えてください。
refused-scenario-key-unknown = シナリオに「{ $key }」という項目はありません。使える項目：{ $known }。
refused-scenario-path-unknown = 「{ $path }」には比べるものがありません。状態の項目か、result.winners、moves.0、view.1.hand のようなパスを使ってください。
refused-scenario-move-form = 「{ $line }」はシナリオの手として読めません。0: play 3 のように席、コロン、手を書き、拒否されるはずの手には !refused を付けてください。
refused-position-says-twice = 「{ $one }」と「{ $other }」は同じことを表します。どちらか一方だけを書いてください。
refused-scenario-refused-goes-on = 準備が拒否されるシナリオには、手もほかの期待も書けません。refusedか、手と期待のどちらかを消してください。
refused-chance-label-unknown = このゲームに「{ $label }」という抽選はありません。使える名前：{ $known }。
refused-chance-impossible = 「{ $label }」で「{ $value }」が出ることはありません。その抽選でまだ出る可能性のある結果だけを書いてください。
refused-chance-unused = 「{ $label }」に指定した結果が引かれませんでした：{ $left }。取り除くか、引かれるまで手を進めてください。
