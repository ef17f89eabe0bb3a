"""A small network that says what a position is worth to a seat: its share of the win, and the margin.

The file: a line of JSON that says what it is and how it came about, then the weights as 32-bit floats, little-endian,
layer by layer: for each unit its weights and its bias. Reading and asking need nothing but Python.
"""

import json
import sys
from array import array
from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import exp, tanh
from typing import Any, Final

from reverie.kernel import BadDocument

FORMAT: Final = "reverie-value-net-1"
MARGIN_COUNTS: Final = 0.1
"""How much the margin counts beside the share of the win: where nothing can be won or lost, more is still better."""
OUTPUTS: Final = 2


class ValueNet:
    """Layers of rectified units; the last has two: the logit of the share, and the margin."""

    def __init__(self, layers: Sequence[Sequence[Sequence[float]]], header: Mapping[str, Any]) -> None:
        """``layers``: for each unit of each layer its weights, and its bias as the last of them."""
        self.header = header
        self.hidden = [[list(unit) for unit in layer] for layer in layers[:-1]]
        self.last = [list(unit) for unit in layers[-1]]

    def judge(self, features: list[float]) -> tuple[float, float]:
        """The share of the win, between 0 and 1, and the margin, between -1 and 1."""
        return self._judged(features, 0)

    def judge_sums(self, sums: list[float]) -> tuple[float, float]:
        """The same, from what comes into the first hidden layer: for whoever adds that up by themselves."""
        return self._judged([total if total > 0.0 else 0.0 for total in sums], 1)

    def _judged(self, numbers: list[float], done: int) -> tuple[float, float]:
        for layer in self.hidden[done:]:
            numbers = _rectified(layer, numbers)
        places = _lit(numbers)
        share, margin = _weighed(self.last[0], numbers, places), _weighed(self.last[1], numbers, places)
        return 1.0 / (1.0 + exp(-share)), tanh(margin)

    def value(self, features: list[float]) -> float:
        """What a search compares."""
        share, margin = self.judge(features)
        return worth(share, margin)


def worth(share: float, margin: float) -> float:
    """What a share and a margin are worth together."""
    return share + MARGIN_COUNTS * margin


def _rectified(layer: list[list[float]], numbers: list[float]) -> list[float]:
    places = _lit(numbers)
    after: list[float] = []
    for unit in layer:
        total = _weighed(unit, numbers, places)
        after.append(total if total > 0.0 else 0.0)
    return after


def _lit(numbers: list[float]) -> list[int]:
    """Where something is to be weighed: about half of all numbers are 0."""
    places: list[int] = []
    for place in range(len(numbers)):
        if numbers[place] != 0.0:
            places.append(place)
    return places


def _weighed(unit: list[float], numbers: list[float], places: list[int]) -> float:
    total: float = unit[len(numbers)]
    for place in places:
        total += unit[place] * numbers[place]
    return total


def net_bytes(layers: Sequence[Sequence[Sequence[float]]], header: Mapping[str, Any]) -> bytes:
    """The file of a network."""
    sizes = [len(layers[0][0]) - 1, *(len(layer) for layer in layers)]
    line = json.dumps({"format": FORMAT, **header, "sizes": sizes}, ensure_ascii=False)
    weights = array("f", (weight for layer in layers for unit in layer for weight in unit))
    if sys.byteorder == "big":
        weights.byteswap()
    return line.encode() + b"\n" + weights.tobytes()


def read_net(data: bytes) -> ValueNet:
    """The network of a file; ``BadDocument`` where it is none."""
    try:
        end = data.index(b"\n")
        header = json.loads(data[:end])
        sizes = header["sizes"]
        if header["format"] != FORMAT or sizes[-1] != OUTPUTS:
            raise ValueError
        weights = array("f")
        weights.frombytes(data[end + 1 :])
        if sys.byteorder == "big":
            weights.byteswap()
        return ValueNet(_layers(sizes, weights), header)
    except (KeyError, ValueError, TypeError, IndexError):
        raise BadDocument("net-unreadable") from None


def _layers(sizes: Sequence[int], weights: "array[float]") -> list[list[list[float]]]:
    layers, start = [], 0
    for before, after in pairwise(sizes):
        layer = []
        for _ in range(after):
            layer.append(list(weights[start : start + before + 1]))
            start += before + 1
        layers.append(layer)
    if start != len(weights):
        raise ValueError
    return layers
