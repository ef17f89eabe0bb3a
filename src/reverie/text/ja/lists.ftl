list-two = { $first }と{ $last }
list-and = { $first }、{ $last }
list-comma = { "、" }
list-item = { $name }
list-group = （{ $items }）
list-empty = なし
