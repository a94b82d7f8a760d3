"""Who sits at a table and where it is in its life: all that is public about it but the game."""

from typing import TypeAlias

import msgspec

from houle.games.registry import find_game
from houle.kernel import Seat
from houle.tables.animals import Animal, animal_of_seat, next_free
from houle.tables.days import DAY_SEAT, Day, named
from houle.tables.entries import Again, Opened, Setting, Watch
from houle.tables.names import NAMELESS
from houle.tables.ports import ChallengeId, ClubId, Millis, Phase, PlayerId, TableId


class Wish(msgspec.Struct, frozen=True):
    """The time for a move that somebody would rather have (T-38)."""

    move_time: Millis | None


Promised: TypeAlias = Seat | msgspec.UnsetType | None
"""The bot's seat that somebody is promised (T-68); `None` if they gave one back and get none any
more."""


class Heir(msgspec.Struct, frozen=True):
    """Whoever plays in a bot's seat from the next round on (T-68)."""

    player: PlayerId
    name: str
    animal: Animal
    pressed: bool = False


class Chair(msgspec.Struct, frozen=True):
    """A seat, and who is in it."""

    player: PlayerId | None = None
    name: str | None = None
    animal: Animal | None = None
    """The player's; nobody else at the table has it. Bots take what players leave."""
    bot: str | None = None
    """The bot the seat was given to."""
    heir: Heir | None = None
    """Who takes the seat from the bot."""
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
    allows: int | None = None
    """The place in the log since which the player allows writing, and reads what is written."""
    pressed: bool = False
    """The player has half the time for a move (T-76)."""

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
    declined: tuple[PlayerId, ...] = ()
    """Those who took a bot's seat and then would not have it (T-68)."""
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
    club: ClubId | None = None
    day: Day | None = None
    """Of which day the deal is that the host plays here (T-90)."""
    again: Again | None = None
    """Which deal the host plays here, as others do (T-96)."""
    rounds_to_come: bool = False
    """Whether the game is at a moment at which a seat may pass to somebody, or one may follow."""

    @property
    def starts_at(self) -> Millis | None:
        """When the house deals by itself, if it does (T-61)."""
        return None if self.starts_after is None else self.opened_at + self.starts_after

    @property
    def sole_seat(self) -> Seat | None:
        """Where the one person sits who plays here what others play as well (T-90, T-96)."""
        if self.again is not None:
            return self.again.seat
        return None if self.day is None else DAY_SEAT

    @property
    def dealt_for(self) -> TableId:
        """The name that the deal is committed to by; tables with the same one have the same."""
        return dealt_for(self.table, self.day, self.again)

    @property
    def words(self) -> tuple[str | None, ...]:
        """The words that the cards follow from, one for each seat."""
        if self.again is not None:
            return self.again.words
        return tuple(chair.word for chair in self.chairs)

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
    def company(self) -> tuple[PlayerId, ...]:
        """Everybody who sits here or will from the next round on."""
        heirs = (chair.heir.player for chair in self.chairs if chair.heir is not None)
        return (*self.players, *heirs)

    @property
    def seats_of_people(self) -> tuple[Seat, ...]:
        """The seats of people who have not left, those too for whom a bot plays meanwhile."""
        seats = enumerate(self.chairs)
        return tuple(seat for seat, chair in seats if chair.player is not None and not chair.gone)

    def promised_to(self, player: PlayerId) -> Seat | None:
        """The bot's seat that somebody has from the next round on."""
        for seat, chair in enumerate(self.chairs):
            if chair.heir is not None and chair.heir.player == player:
                return seat
        return None

    def promise_to(self, player: PlayerId) -> Promised:
        """The same, as somebody is told of it."""
        seat = self.promised_to(player)
        return msgspec.UNSET if seat is None and player not in self.declined else seat

    @property
    def to_be_had(self) -> tuple[Seat, ...]:
        """The seats that bots keep for people (T-67)."""
        watched = self.setting.watch is Watch.ANYONE
        runs = self.phase is Phase.PLAYING and self.rounds_to_come and watched and not self.rests
        if not self.setting.joinable or not (runs or self.phase is Phase.OPEN):
            return ()
        kept = (seat for seat, chair in enumerate(self.chairs) if chair.bot and not chair.heir)
        return tuple(kept)

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
        if self.phase is not Phase.PLAYING:
            return False
        if self.kept:
            return self.resting
        coming = any(chair.heir is not None for chair in self.chairs)
        return not coming and (self.resting or any(chair.gone for chair in self.chairs))

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
        seat, promised = self.seat_of(player), self.promised_to(player)
        if seat is not None:
            nameless = msgspec.structs.replace(self.chairs[seat], name=NAMELESS)
            return self.with_chair(seat, nameless)
        heir = None if promised is None else self.chairs[promised].heir
        if promised is None or heir is None:
            return self
        return self.with_heir(promised, msgspec.structs.replace(heir, name=NAMELESS))

    def with_heir(self, seat: Seat, heir: Heir | None) -> "Life":
        """The same with a bot's seat promised to somebody, or to nobody."""
        return self.with_chair(seat, msgspec.structs.replace(self.chairs[seat], heir=heir))

    def with_seat_declined(self, seat: Seat) -> "Life":
        """The same once somebody would not have the seat that was promised them."""
        heir = self.chairs[seat].heir
        if heir is None:
            return self
        declined = (*self.declined, heir.player)
        return msgspec.structs.replace(self.with_heir(seat, None), declined=declined)

    def with_heirs_seated(self) -> "Life":
        """The same once those have their seats who were promised them."""
        return msgspec.structs.replace(self, chairs=tuple(map(_inherited, self.chairs)))

    def without_heirs(self) -> "Life":
        """The same once nobody gets a seat any more."""
        chairs = tuple(msgspec.structs.replace(chair, heir=None) for chair in self.chairs)
        return msgspec.structs.replace(self, chairs=chairs)

    def with_seat_freed(self, seat: Seat) -> "Life":
        """The same with a seat free again; if the host got up, the first one who sits is host."""
        life = self.with_chair(seat, Chair())
        if self.host is None or self.host != self.chairs[seat].player:
            return life
        return msgspec.structs.replace(life, host=next(iter(life.players), None))


def _inherited(chair: Chair) -> Chair:
    heir = chair.heir
    if heir is None:
        return chair
    return Chair(heir.player, heir.name, heir.animal, pressed=heir.pressed)


def silence(life: Life) -> str | None:
    """The rule of a game that runs by which nothing is said but what the game offers (T-54)."""
    return find_game(life.setting.game).silent_by if life.phase is Phase.PLAYING else None


def may_be_written_at(life: Life) -> bool:
    """Whether people write to each other here: there are some, and all of them allow it (T-57)."""
    people = life.kept
    return len(people) > 1 and all(chair.allows is not None for chair in people)


def free_animal(life: Life, wanted: Animal) -> Animal:
    """The animal for one more player: the one that is wanted, or else the next one free (T-07)."""
    coming = {chair.heir.animal for chair in life.chairs if chair.heir is not None}
    return next_free(wanted, {chair.animal for chair in life.chairs} | coming)


def animals(life: Life) -> tuple[Animal | None, ...]:
    """What is shown in each seat: players as they sat down, and bots as what is left (T-07)."""
    shown = [chair.animal for chair in life.chairs]
    for seat, chair in enumerate(life.chairs):
        if chair.bot is not None:
            shown[seat] = next_free(animal_of_seat(seat), shown)
    return tuple(shown)


def dealt_for(table: TableId, day: Day | None, again: Again | None) -> TableId:
    """The name that a table's deal is committed to by: another one's, where others play it too."""
    if again is not None:
        return again.table
    return table if day is None else named(day)


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
        club=entry.club,
        day=entry.day,
        again=entry.again,
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
    allows: bool | msgspec.UnsetType = msgspec.UNSET
    """Whether the player allows writing; left out where not."""
    coming: str | msgspec.UnsetType = msgspec.UNSET
    """Who plays here from the next round on; left out where that is nobody."""
    pressed: bool | msgspec.UnsetType = msgspec.UNSET
    """Whether the player has half the time for a move (T-76); left out where not."""


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
    silence: str | msgspec.UnsetType = msgspec.UNSET
    """The rule of the game by which nothing else is said now; left out where anything may be."""
    club: ClubId | msgspec.UnsetType = msgspec.UNSET
    """The club whose members alone sit down; left out where anybody may."""
    to_be_had: tuple[Seat, ...] | msgspec.UnsetType = msgspec.UNSET
    """The seats that bots keep for people; left out where there are none."""
    day: Day | msgspec.UnsetType = msgspec.UNSET
    """Of which day the deal is; left out at all other tables."""
    challenge: ChallengeId | msgspec.UnsetType = msgspec.UNSET
    """By which challenge others play the same deal; left out at all other tables."""


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
                allows=msgspec.UNSET if chair.allows is None else True,
                coming=msgspec.UNSET if chair.heir is None else chair.heir.name,
                pressed=chair.pressed or msgspec.UNSET,
            )
            for chair, animal in zip(life.chairs, animals(life), strict=True)
        ),
        host=None if life.host is None else life.seat_of(life.host),
        stopped=life.stopped,
        resting=life.rests,
        rematch_of=life.rematch_of,
        rematch=life.rematch,
        starts_at=msgspec.UNSET if life.starts_at is None else life.starts_at,
        silence=silence(life) or msgspec.UNSET,
        club=life.club or msgspec.UNSET,
        to_be_had=life.to_be_had or msgspec.UNSET,
        day=life.day or msgspec.UNSET,
        challenge=msgspec.UNSET if life.again is None else life.again.challenge,
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
    to_be_had: tuple[Seat, ...] = ()
    """The seats that bots keep for people (T-67)."""
    pressed: tuple[Seat, ...] = ()
    """Where players have half the time for a move (T-76), as long as others may sit down here."""


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
        to_be_had=life.to_be_had,
        pressed=_pressed(life),
    )


def _pressed(life: Life) -> tuple[Seat, ...]:
    """Whose time is short, for whoever thinks of sitting down with them (P-90)."""
    if life.phase is not Phase.OPEN and not life.to_be_had:
        return ()
    return tuple(seat for seat, chair in enumerate(life.chairs) if chair.pressed)
