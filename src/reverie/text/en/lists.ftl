list-and = { $first } and { $last }
list-comma = { ", " }
