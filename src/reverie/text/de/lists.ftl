list-and = { $first } und { $last }
list-comma = { ", " }
