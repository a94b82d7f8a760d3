"""Makes the typefaces that pictures are set in from those of the client: one weight of each.

What draws pictures reads no `woff2`, and knows no axes. This is run by hand, where `fonttools` and
`brotli` are installed and the client's packages lie: `python -m tools.picture_fonts`. Beside each
typeface it writes how wide its letters are, in thousandths of their size.
"""

import json
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

merge: Any = import_module("fontTools.merge")
subset: Any = import_module("fontTools.subset")
ttlib: Any = import_module("fontTools.ttLib")
instancer: Any = import_module("fontTools.varLib.instancer")

PACKAGES = Path("node_modules/@fontsource-variable")
FOLDER = Path("src/houle/web/pictures/fonts")
SCRIPTS = ("latin", "latin-ext")
LICENCE = "LICENSE"
FAMILY, STYLE, WHOLE, POSTSCRIPT = 1, 2, 4, 6
TYPOGRAPHIC = (16, 17, 21, 22, 25)
THOUSAND = 1000


class Face(NamedTuple):
    """A weight of a typeface."""

    package: str
    weight: int


FACES = (Face("fredoka", 600), Face("atkinson-hyperlegible-next", 500))


def make(face: Face) -> None:
    """Write one weight, with the letters of all its files, and how wide they are."""
    with TemporaryDirectory() as scratch:
        parts = [_part(face, script, Path(scratch)) for script in SCRIPTS]
        font = merge.Merger().merge([str(part) for part in parts])
    _name(font, f"Houle {face.package}")
    target = FOLDER / f"{face.package}.ttf"
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    font.save(target)
    size, across = font["head"].unitsPerEm, font["hmtx"]
    widths = {
        chr(point): round(across[glyph][0] * THOUSAND / size)
        for point, glyph in sorted(font.getBestCmap().items())
    }
    written = json.dumps(widths, ensure_ascii=False, indent=0)
    target.with_suffix(".json").write_text(written + "\n", "utf-8")
    licence = (PACKAGES / face.package / LICENCE).read_text("utf-8")
    target.with_suffix(".licence.txt").write_text(licence, "utf-8")


def _part(face: Face, script: str, scratch: Path) -> Path:
    source = PACKAGES / face.package / "files" / f"{face.package}-{script}-wght-normal.woff2"
    font = instancer.instantiateVariableFont(ttlib.TTFont(source), {"wght": face.weight})
    options = subset.Options(
        layout_features=["kern", "liga", "mark", "mkmk", "ccmp"], hinting=False
    )
    options.drop_tables += ["STAT", "HVAR", "MVAR", "gasp"]
    chosen = subset.Subsetter(options)
    chosen.populate(unicodes=[point for point in font.getBestCmap() if point >= ord(" ")])
    chosen.subset(font)
    font.flavor = None
    path = scratch / f"{script}.ttf"
    font.save(path)
    return path


def _name(font: Any, family: str) -> None:
    """A name of our own, under which pictures ask for it."""
    names = font["name"]
    for number, said in ((FAMILY, family), (STYLE, "Regular"), (WHOLE, family)):
        names.setName(said, number, 3, 1, 0x409)
    names.setName(family.replace(" ", "-"), POSTSCRIPT, 3, 1, 0x409)
    for number in TYPOGRAPHIC:
        names.removeNames(nameID=number)
    font["OS/2"].usWeightClass = 400


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for face in FACES:
        make(face)
