list-two = { $first } und { $last }
list-and = { $first } und { $last }
list-comma = { ", " }
list-item = { $name }
list-group = ({ $items })
list-empty = keine
