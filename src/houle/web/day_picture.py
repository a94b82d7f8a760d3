"""Where somebody stands with a deal of the day, as a picture to share (T-94).

It says how many did better, and neither points nor who won: that would tell something of a deal
to whoever has yet to play it.
"""

from datetime import date

from litestar import HttpMethod, Response, route
from litestar.exceptions import NotFoundException, ServiceUnavailableException

from houle.games.registry import find_game, game_names
from houle.people.day_results import DayStanding, standing
from houle.tables.animals import Animal
from houle.tables.days import Day
from houle.tables.refusing import Reason, refuse
from houle.texts.catalogue import Word, catalogue
from houle.texts.host import Host
from houle.web.addresses import address
from houle.web.asking import DayInPath, Game
from houle.web.coming_in import shown_guest
from houle.web.day_results import days_in_a_row, real_day, result_of
from houle.web.glimpses import Glimpse, Sitter
from houle.web.language import locale_of
from houle.web.node import Req, node_of
from houle.web.picture_routes import PNG, STUDIO
from houle.web.pictures.composing import composed
from houle.web.pictures.letters import names_somebody
from houle.web.pictures.studio import Studio


@route(
    "/day/{day:str}/{game:str}/picture.png",
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
)
async def day_picture(request: Req, day: DayInPath, game: Game) -> Response[bytes]:
    """For whoever played the deal, in time and to its end; it is theirs to send."""
    studio: Studio | None = request.app.state[STUDIO]
    if studio is None or game not in game_names():
        raise NotFoundException
    node = node_of(request)
    player = node.identity.guest(request.scope)
    if player is None or not await node.daily.has_played(player, real_day(day), game):
        refuse("T-94", Reason.DAY_NOT_PLAYED)
    own = await result_of(node, player, day, game)
    stands = None if own is None else standing(own, await node.store.days.scores(own.deal))
    if stands is None:
        refuse("T-94", Reason.DAY_NOT_PLAYED)
    guest = await shown_guest(node, player)
    in_a_row = await days_in_a_row(node, player)
    svg = drawn(day, game, stands, in_a_row, (guest.name, guest.animal), locale_of(request))
    picture = await studio.picture(svg, address(request.scope))
    if picture is None:
        raise ServiceUnavailableException
    return Response(picture, media_type=PNG, headers={"cache-control": "private, no-store"})


def drawn(
    day: Day, game: str, stands: DayStanding, in_a_row: int, who: tuple[str, Animal], locale: str
) -> str:
    """A standing as SVG."""
    words = catalogue(None, locale)
    facts: dict[str, Word] = {
        "date": date.fromisoformat(day),
        "better": stands.better,
        "of": stands.of,
    }
    said = [words.say("day-picture-first" if stands.of == 1 else "day-picture", facts)]
    if in_a_row > 1:
        said.append(words.say("day-picture-in-a-row", {"days": in_a_row}))
    name, animal = who
    sitters = (Sitter(name, animal, None, won=False),) if names_somebody(name) else ()
    title = Host(find_game(game), locale).title
    short = " ".join(filter(None, said))
    return composed(Glimpse(game, title, "", sitters, short=short))
