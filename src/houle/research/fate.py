"""Chance as nodes of a tree: every number that the rules ask for is a choice of its own."""


class UndrawnError(Exception):
    """The rules ask for a number that nobody has drawn yet."""

    def __init__(self, limit: int) -> None:
        super().__init__(limit)
        self.limit = limit


class DrawnChance:
    """Numbers drawn elsewhere, in the order in which they are asked for."""

    def __init__(self, drawn: list[int]) -> None:
        self._left = iter(drawn)

    def below(self, limit: int) -> int:
        if limit == 1:
            return 0
        number = next(self._left, None)
        if number is None:
            raise UndrawnError(limit)
        return number

    def shuffle(self, cards: list[int]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
