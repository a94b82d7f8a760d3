"""What makes VAGUE & ATTAQUE is done by the learner's own hand."""

from houle.games.vague_et_attaque import VagueEtAttaque
from tests.client.lessons import step, told


def test_it_begins_with_the_own_turn_and_validates_a_place_by_a_duel() -> None:
    content = told(VagueEtAttaque.name)
    assert content["steps"][0]["seq"] == content["frames"][0]["seq"]
    kinds = [step(content, name)["move"]["type"] for name in ("challenge", "throw", "validate")]
    assert kinds == ["challenge", "throw", "lay-souvenir"]
    public = [frame["view"]["public"] for frame in content["frames"]]
    assert [len(now["validated"]) for now in (public[-2], public[-1])] == [0, 1]
