"""What a client without faults would say that it shows."""

from typing import Any

Seen = dict[str, Any]


def shown(frame: Seen, names: dict[int, str], **otherwise: Any) -> Seen:
    """A screen on which all is as the frame says, or otherwise in what is named."""
    view, seat = frame["view"], (frame["you"] or {}).get("seat")
    zones = view["zones"]
    hands = [n for n, zone in enumerate(zones) if (zone["name"], zone["owner"]) == ("hand", seat)]
    legal = {(hand, move.get("place")) for hand in hands for move in view["moves"]}
    waiting = {one["seat"] for one in frame["waiting"]}
    cards = [
        {
            "zone": number,
            "place": place,
            "name": names.get(card, "a hidden card") if card is not None else "a hidden card",
            "face": "",
            "up": card is not None,
            "legal": (number, place) in legal,
        }
        for number, zone in enumerate(zones)
        for place, card in enumerate(zone["cards"])
        if number in hands or place == len(zone["cards"]) - 1
    ]
    screen = blank(frame["seq"]) | {
        "zones": [zone["cards"] for zone in zones],
        "cards": cards,
        "heaps": [
            {"zone": number, "count": str(len(zone["cards"]))}
            for number, zone in enumerate(zones)
            if zone["owner"] is None
        ],
        "seats": [
            {
                "seat": zone["owner"],
                "cards": str(len(zone["cards"])),
                "turn": zone["owner"] in waiting,
            }
            for zone in zones
            if zone["name"] == "hand" and zone["owner"] != seat
        ],
    }
    return screen | otherwise


def blank(seq: int) -> Seen:
    """A screen that says nothing of what is on it."""
    return {
        "seq": seq,
        "latest": seq,
        "rested": True,
        "act": "play",
        "language": "en",
        "width": 390,
        "height": 844,
        "still": False,
        "settings": {"speed": 1, "theme": None},
        "hand": ["hand"],
        "held": ["hand"],
        "zones": [],
        "cards": [],
        "heaps": [],
        "seats": [],
    }
