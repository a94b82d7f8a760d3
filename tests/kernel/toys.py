"""A table with one zone of each kind, to try the kernel on."""

from houle.kernel import Eyes, Layout, Public, TrackedTable, Zone, empty_table

PILE, ROW, HAND, BACK, PURSE, OTHER_PURSE, SPOT, OTHER_SPOT = range(8)


class Nothing(Public):
    """A public record with a single fact."""

    round: int = 0


def toy_layout(seats: int = 3) -> Layout:
    """A pile, an open row, a hand each way round, two loose purses, two spots for a card."""
    return Layout(
        seats,
        range(10),
        [
            Zone("pile", Eyes.NOBODY),
            Zone("row", Eyes.ALL),
            Zone("hand", Eyes.OWNER, 0),
            Zone("back", Eyes.OTHERS, 0),
            Zone("purse", Eyes.OWNER, 1, ordered=False),
            Zone("purse", Eyes.OWNER, 2, ordered=False),
            Zone("spot", Eyes.OWNER, 1),
            Zone("spot", Eyes.NOBODY),
        ],
    )


def toy_table(*, journal: bool = True) -> TrackedTable[Nothing]:
    """Ten cards in the pile, 9 on top."""
    table = empty_table(toy_layout(), Nothing(), journal=journal)
    table.put(PILE, list(range(10)))
    return table


def who_knows(table: TrackedTable[Nothing], card: int) -> set[int]:
    """The seats that know where a card is."""
    return {seat for seat in range(table.layout.seats) if table.known[card] >> seat & 1}
