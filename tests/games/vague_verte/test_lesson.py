"""What makes VAGUE VERTE is done by the learner's own hand."""

from houle.games.vague_verte import VagueVerte
from houle.lessons.stage import LEARNER
from tests.client.lessons import step, told


def test_the_learner_lays_a_breakdown_and_a_signal_and_reaches_the_beach() -> None:
    content = told(VagueVerte.name)
    kinds = [step(content, name)["move"]["type"] for name in ("breakdown", "signal", "beach")]
    assert kinds == ["hinder", "signal", "drive"]
    outcome = content["frames"][-1]["view"]["outcome"]
    assert (outcome["cause"], outcome["winners"]) == ("arrived", [LEARNER])
