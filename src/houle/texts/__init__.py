"""What people read, in each of the `LOCALES`: Fluent catalogues, and who speaks from them.

A `Speaker` talks to one viewer about one game at a table; a `Host` about a game before anybody
sits down. The words stand in `.ftl` files: those all games share in `houle/texts/catalogues`, a
game's own in the folder `texts` of its package. A game that brings no words, or not all, is told
in generic ones. The browser gets a game's words too, with those in `shared.ftl`.

The ids of a game's texts follow from the names in its code (`_` is written `-`):

`game-title`, `game-blurb`
    The game itself.
`option-<field>`, with the attribute `.hint`
    A table option, and one sentence about it.
`place-<number>`
    A place at the table where nobody sits, such as a dummy's.
`card-<face>`: `$number`, `$colour`, `$shape`
    What is printed on a card, without an article. Its attribute `.short` is for narrow rows.
`zone-<zone>`: `$who` (or `nobody`)
    A label for the place where cards lie.
`move-<tag>`: the fields of the move, and `$card` for the card at its `$place`
    Something the viewer may do.
`moved-<zone>-<zone>`: `$card`, `$who`, `$to`
    A log line. `$who` owns the zone the card came from or else the one it went to; `$to` owns the
    latter if both have owners.
`shuffled-<zone>`
    A log line.
`step-<happening>`, `refusal-<reason>`: the facts; with `$owner` and `$place` also `$card`
    A log line; a sentence or two on why something is not allowed.
`outcome-<cause>`: the facts, and `$winners` (or `nobody`, `all`)
    How the game ended.
`<fact>-<word>`
    A word that a fact can have, if it is to be shown: with a text `phrase-wait`, the fact `phrase`
    arrives as that text. Without one it arrives as the bare word, to select by.

A line that comes out empty is not said: that is how a game keeps quiet about a step.

The viewer is `you` and a card the viewer cannot see is `hidden`, in every language; texts select
by these: `{ $who -> [you] You play *[other] { $who } plays } the { $card }.` Places count from 1,
and what is true or false is `yes` or `no`.

`python -m houle.texts` checks every catalogue.
"""

from houle.texts.catalogue import LOCALES
from houle.texts.host import Host
from houle.texts.speaker import Speaker

__all__ = ["LOCALES", "Host", "Speaker"]
