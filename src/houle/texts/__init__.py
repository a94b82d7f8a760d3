"""What people read, in each of the `LOCALES`: Fluent catalogues, and who speaks from them.

A `Speaker` talks to one viewer about one game at a table; a `Host` about a game before anybody
sits down. The words stand in `.ftl` files: those all games share in `houle/texts/catalogues`, a
game's own in the folder `texts` of its package. A game that brings no words, or not all, is told
in generic ones. The browser gets a game's words too, with those in `shared.ftl`, but not those of
its screen in a terminal, which stand in `screen.ftl`.

The ids of a game's texts follow from the names in its code (`_` is written `-`):

`game-title`, `game-blurb`, `game-tile`
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
    Something the viewer may do. Its attribute `.short` names the kind of move alone, and the
    attributes that are called like its fields ask for them, for those who choose field by field.
`moved-<zone>-<zone>`: `$card`, `$who`, `$to`
    A log line. `$who` owns the zone the card came from or else the one it went to; `$to` owns the
    latter if both have owners.
`shuffled-<zone>`
    A log line.
`step-<happening>`, `refusal-<reason>`: the facts; with `$owner` and `$place` also `$card`
    A log line; a sentence or two on why something is not allowed.
`outcome-<cause>`: the facts, and `$winners` (or `nobody`, `all`)
    How the game ended.
`<enumeration>-<word>`
    A member of an enumeration, if it is to be shown: with a text `phrase-wait`, a field or fact
    that is `Phrase.WAIT` arrives as that text, whatever it is called. Without one it arrives as
    the bare word, to select by. A fact that is a plain word goes by its own name instead.

A line that comes out empty is not said: that is how a game keeps quiet about a step.

What a field or fact stands for is known by its type, never by its name: a `Seat` or `Who` arrives
as a name, a `ZoneId` or `Where` as what the zone is called, a `Place` counted from 1, a `Face` or
`At` as a card.

The viewer is `you` and a card the viewer cannot see is `hidden`, in every language; texts select
by these: `{ $who -> [you] You play *[other] { $who } plays } the { $card }.` What is true or false
is `yes` or `no`, and what is not there `none`. A text that shows such a word instead of selecting
by it shows it in its own language: “toi”, “une carte cachée”.

`python -m houle.texts` checks every catalogue.
"""

from houle.texts.catalogue import LOCALES
from houle.texts.host import Host
from houle.texts.speaker import Speaker

__all__ = ["LOCALES", "Host", "Speaker"]
