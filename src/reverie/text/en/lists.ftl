list-two = { $first } and { $last }
# The first are joined by commas already.
list-and = { $first } and { $last }
list-comma = { ", " }
# What has a name (a card, a tile) among others; a game whose names contain commas puts them into quotation marks.
list-item = { $name }
# Things that belong together within a list, such as a column and a row.
list-group = ({ $items })
list-empty = none
