"""Who sits at a table and where it is in its life: all that is public about it but the game."""

import msgspec

from houle.kernel import Seat
from houle.tables.animals import Animal, animal_of_seat, next_free
from houle.tables.entries import Opened, Setting, Watch
from houle.tables.names import NAMELESS
from houle.tables.ports import Millis, Phase, PlayerId, TableId


class Wish(msgspec.Struct, frozen=True):
    """The time for a move that somebody would rather have (T-38)."""

    move_time: Millis | None


class Chair(msgspec.Struct, frozen=True):
    """A seat, and who is in it."""

    player: PlayerId | None = None
    name: str | None = None
    animal: Animal | None = None
    """The player's; nobody else at the table has it. Bots take what players leave."""
    bot: str | None = None
    """The bot the seat was given to."""
    stand_in: str | None = None
    """The bot that plays for the player, who is away."""
    once: bool = False
    """The bot plays one move for the player, and not until the player is back."""
    agreed: bool = False
    """The others let the bot play until the player is back (T-37)."""
    missed: int = 0
    """So many moves in a row a bot made for the player, who did not touch the table meanwhile."""
    gone: bool = False
    """The player left a running game."""
    word: str | None = None
    conceded: bool = False
    wish: Wish | None = None
    holiday: Millis | None = None
    """Until when the player is on holiday, or was (T-39)."""

    @property
    def free(self) -> bool:
        return self.player is None and self.bot is None

    @property
    def driver(self) -> str | None:
        """The bot that plays here now, if a bot does."""
        return self.bot or self.stand_in

    @property
    def present(self) -> bool:
        """Whether a person plays here now."""
        return self.player is not None and self.stand_in is None

    @property
    def away(self) -> bool:
        """Whether a bot had to move for the player, who has not touched the table since."""
        return self.once or self.agreed or self.missed > 0


class Life(msgspec.Struct, frozen=True):
    """A table but for its cards."""

    table: TableId
    setting: Setting
    rules_version: int
    commitment: str
    opened_at: Millis
    host: PlayerId | None
    """Nobody, once the host got up and nobody else sat there."""
    chairs: tuple[Chair, ...]
    removed: tuple[PlayerId, ...] = ()
    """Those whom a host took a seat from (T-09)."""
    phase: Phase = Phase.OPEN
    stopped: bool = False
    """Everybody agreed to stop before the end."""
    with_all: bool = False
    """Those who are away must agree to stop too; in older logs they did not count."""
    resting: bool = False
    """Nobody is there to play, so the clocks stand still."""
    rematch_of: TableId | None = None
    rematch: TableId | None = None
    starts_after: Millis | None = None

    @property
    def starts_at(self) -> Millis | None:
        """When the house deals by itself, if it does (T-61)."""
        return None if self.starts_after is None else self.opened_at + self.starts_after

    def seat_of(self, player: PlayerId) -> Seat | None:
        """Where a player sits."""
        for seat, chair in enumerate(self.chairs):
            if chair.player == player:
                return seat
        return None

    @property
    def players(self) -> tuple[PlayerId, ...]:
        """Everybody who sits here, bots aside."""
        return tuple(chair.player for chair in self.chairs if chair.player is not None)

    @property
    def full(self) -> bool:
        """Whether no seat is free."""
        return not any(chair.free for chair in self.chairs)

    @property
    def kept(self) -> tuple[Chair, ...]:
        """The chairs of people who have not left."""
        return tuple(chair for chair in self.chairs if chair.player and not chair.gone)

    @property
    def rests(self) -> bool:
        """Whether nobody is there for whom the game should go on (T-31, T-33, T-34)."""
        left = not self.kept and any(chair.gone for chair in self.chairs)
        return self.phase is Phase.PLAYING and (self.resting or left)

    def driver(self, seat: Seat) -> str | None:
        """The bot that plays in a seat now; none plays for people while the table rests."""
        chair = self.chairs[seat]
        return chair.bot or (None if self.rests else chair.stand_in)

    def with_chair(self, seat: Seat, chair: Chair) -> "Life":
        """The same table with one seat changed."""
        chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        return msgspec.structs.replace(self, chairs=chairs)

    def without_name_of(self, player: PlayerId) -> "Life":
        """The same with somebody shown without a name."""
        seat = self.seat_of(player)
        if seat is None:
            return self
        return self.with_chair(seat, msgspec.structs.replace(self.chairs[seat], name=NAMELESS))

    def with_seat_freed(self, seat: Seat) -> "Life":
        """The same with a seat free again; if the host got up, the first one who sits is host."""
        life = self.with_chair(seat, Chair())
        if self.host is None or self.host != self.chairs[seat].player:
            return life
        return msgspec.structs.replace(life, host=next(iter(life.players), None))


def free_animal(life: Life, wanted: Animal) -> Animal:
    """The animal for one more player: the one that is wanted, or else the next one free (T-07)."""
    return next_free(wanted, {chair.animal for chair in life.chairs})


def animals(life: Life) -> tuple[Animal | None, ...]:
    """What is shown in each seat: players as they sat down, and bots as what is left (T-07)."""
    shown = [chair.animal for chair in life.chairs]
    for seat, chair in enumerate(life.chairs):
        if chair.bot is not None:
            shown[seat] = next_free(animal_of_seat(seat), shown)
    return tuple(shown)


def opened(table: TableId, entry: Opened, at: Millis) -> Life:
    """A table just opened: all its seats are free."""
    return Life(
        table=table,
        setting=entry.setting,
        rules_version=entry.rules_version,
        commitment=entry.commitment,
        opened_at=at,
        host=entry.host,
        chairs=(Chair(),) * entry.setting.seats,
        rematch_of=entry.rematch_of,
        starts_after=entry.starts_after,
    )


class ShownChair(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str | None
    animal: Animal | None
    bot: str | None
    stand_in: str | None
    away: bool
    gone: bool
    word: str | None
    conceded: bool
    wish: Wish | None
    holiday: Millis | None


class ShownTable(msgspec.Struct, frozen=True):
    """A table as everybody sees it. Players are shown by name and never by id."""

    id: TableId
    game: str
    rules_version: int
    options: msgspec.Raw
    move_time: int | None
    bot_time: int
    watch: Watch
    listed: bool
    phase: Phase
    commitment: str
    chairs: tuple[ShownChair, ...]
    host: Seat | None
    stopped: bool
    resting: bool
    rematch_of: TableId | None
    rematch: TableId | None
    starts_at: Millis | msgspec.UnsetType = msgspec.UNSET
    """When the house deals by itself, with bots in the free seats; left out where it does not."""


def shown(life: Life) -> ShownTable:
    """What everybody sees of a table."""
    return ShownTable(
        id=life.table,
        game=life.setting.game,
        rules_version=life.rules_version,
        options=life.setting.options,
        move_time=life.setting.pace.move,
        bot_time=life.setting.pace.bot,
        watch=life.setting.watch,
        listed=life.setting.listed,
        phase=life.phase,
        commitment=life.commitment,
        chairs=tuple(
            ShownChair(
                name=chair.name,
                animal=animal,
                bot=chair.bot,
                stand_in=chair.stand_in,
                away=chair.away,
                gone=chair.gone,
                word=chair.word,
                conceded=chair.conceded,
                wish=chair.wish,
                holiday=chair.holiday,
            )
            for chair, animal in zip(life.chairs, animals(life), strict=True)
        ),
        host=None if life.host is None else life.seat_of(life.host),
        stopped=life.stopped,
        resting=life.rests,
        rematch_of=life.rematch_of,
        rematch=life.rematch,
        starts_at=msgspec.UNSET if life.starts_at is None else life.starts_at,
    )


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table in a list."""

    options: msgspec.Raw
    chairs: tuple[str | None, ...]
    """The names of those who sit; a bot's is its name among the bots."""
    bots: tuple[bool, ...]
    animals: tuple[Animal | None, ...]
    move_time: Millis | None
    watch: Watch
    waited_for: tuple[Seat, ...] = ()
    """Whose turn it is; what former versions wrote does not say it."""
    resting: bool = False
    starts_after: Millis | None = None
    """So long after it was opened the house deals by itself."""


def summary(life: Life, waited_for: tuple[Seat, ...]) -> Summary:
    """What a list shows of a table."""
    return Summary(
        options=life.setting.options,
        chairs=tuple(chair.name or chair.bot for chair in life.chairs),
        bots=tuple(chair.bot is not None for chair in life.chairs),
        animals=animals(life),
        move_time=life.setting.pace.move,
        watch=life.setting.watch,
        waited_for=waited_for,
        resting=life.rests,
        starts_after=life.starts_after,
    )
