### シナリオのファイルが受け入れられない理由。コマンドだけが使います。

refused-scenario-game-missing = シナリオに、どのゲームのものか書かれていません。game = "psycle" のような行を加えてください。
refused-scenario-key-unknown = シナリオに「{ $key }」という項目はありません。使える項目：{ $known }。
refused-scenario-path-unknown = 「{ $path }」には比べるものがありません。状態の項目か、result.winners、moves.0、view.1.hand のようなパスを使ってください。
refused-scenario-move-form = 「{ $line }」はシナリオの手として読めません。0: play 3 のように席、コロン、手を書き、拒否されるはずの手には !refused を付けてください。
refused-position-says-twice = 「{ $one }」と「{ $other }」は同じことを表します。どちらか一方だけを書いてください。
refused-scenario-refused-goes-on = 準備が拒否されるシナリオには、手もほかの期待も書けません。refusedか、手と期待のどちらかを消してください。
refused-chance-label-unknown = このゲームに「{ $label }」という抽選はありません。使える名前：{ $known }。
refused-chance-impossible = 「{ $label }」で「{ $value }」が出ることはありません。その抽選でまだ出る可能性のある結果だけを書いてください。
refused-chance-unused = 「{ $label }」に指定した結果が引かれませんでした：{ $left }。取り除くか、引かれるまで手を進めてください。
