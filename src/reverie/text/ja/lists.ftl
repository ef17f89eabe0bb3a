list-and = { $first }と{ $last }
list-comma = { "、" }
