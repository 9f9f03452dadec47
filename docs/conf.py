"""How Sphinx builds the documentation site; `tools/documents.py` runs it."""

import inspect
import re
import sys
import tomllib
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.transforms import SphinxTransform

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))

project = "Posthorn"
author = "The Posthorn authors"
version = release = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["glossary.toml"]
myst_heading_anchors = 4  # as code hosts have them, so that the same links work there and here
myst_links_external_new_tab = False

autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "undoc-members": True}
autodoc_typehints = "signature"
autodoc_class_signature = "mixed"
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 100
toc_object_entries_show_parents = "hide"
nitpick_ignore_regex = [
    # Python's own names and NumPy's: their documentation is elsewhere, and the site asks nobody for anything.
    ("py:.*", r"(collections|contextlib|dataclasses|enum|fractions|functools|os|pathlib|random|types|typing)\..*"),
    ("py:.*", r"(int|str|bool|float|bytes|tuple|list|dict|set|frozenset|object|type|None|TypeVar|range)"),
    ("py:.*", r"(np|numpy|msgspec)\..*"),
    ("py:.*", r"dict\[str"),  # Sphinx cannot read a signature with a default factory, and cuts it at its commas
    ("py:.*", r"(.*\.)?Played"),  # a type variable
    ("py:.*", r"posthorn\.arena\.studied_game\..*"),  # what a study is counted from
]

html_title = f"Posthorn {release}"
html_theme = "furo"
html_static_path = ["_static"]
html_css_files = ["posthorn.css"]
html_favicon = "../web/public/favicon.svg"
html_logo = "../web/public/favicon.svg"
html_copy_source = False
html_show_sourcelink = False
html_show_copyright = False
html_theme_options = {
    # The client's colours (web/src/theme.css).
    "light_css_variables": {
        "color-background-primary": "#fbf4e2",
        "color-background-secondary": "#f3e7cb",
        "color-background-hover": "#e5d3ab",
        "color-foreground-primary": "#2b2118",
        "color-foreground-secondary": "#5e4c38",
        "color-foreground-muted": "#5e4c38",
        "color-brand-primary": "#4f3924",
        "color-brand-content": "#4a3d9e",
        "color-brand-visited": "#4a3d9e",
        "color-highlight-on-target": "#e3dcea",
        "color-code-background": "#f3e7cb",
        "color-api-name": "#4f3924",
        "color-api-pre-name": "#5e4c38",
    },
    "dark_css_variables": {
        "color-background-primary": "#221c15",
        "color-background-secondary": "#17120d",
        "color-background-hover": "#2d251c",
        "color-foreground-primary": "#f0e4cb",
        "color-foreground-secondary": "#c9b797",
        "color-foreground-muted": "#c9b797",
        "color-brand-primary": "#d9a94a",
        "color-brand-content": "#b8b0ff",
        "color-brand-visited": "#b8b0ff",
        "color-highlight-on-target": "#3b3552",
        "color-code-background": "#17120d",
        "color-api-name": "#d9a94a",
        "color-api-pre-name": "#c9b797",
    },
}

# Documents that stand elsewhere, for people who come across them there. In docs/ there is a line that leads to each.
ELSEWHERE = {"changelog": "CHANGELOG.md", "client": "web/README.md", "contributing": "CONTRIBUTING.md"}


def read_from_elsewhere(app: Sphinx, name: str, source: list[str]) -> None:
    """Take the document that a page stands for; its links lead to pages."""
    if name in ELSEWHERE:
        file = ROOT / ELSEWHERE[name]
        app.env.note_dependency(str(file))
        text = file.read_text("utf-8").replace("](docs/", "](")
        for page, place in ELSEWHERE.items():
            text = text.replace(f"]({place})", f"]({page}.md)")
        source[0] = text


RULE = re.compile(r"\bR\d+(?:\.\d+)?\b")


class LinkRules(SphinxTransform):
    """Let every mention of a rule, such as R4.2, lead to its paragraph: in the same language, else in English."""

    default_priority = 700

    def apply(self, **kwargs: Any) -> None:
        """Part the text around the mentions."""
        name = self.env.docname
        rules = name if name.startswith("rules/") else "rules/en"
        for text in list(self.document.findall(nodes.Text)):
            if RULE.search(text) and not _is_apart(text):
                text.parent.replace(text, list(self._parted(text.astext(), rules)))

    def _parted(self, text: str, rules: str) -> list[nodes.Node]:
        parts: list[nodes.Node] = []
        end = 0
        for found in RULE.finditer(text):
            parts.append(nodes.Text(text[end : found.start()]))
            address = f"#{found[0]}"
            if self.env.docname != rules:
                address = self.app.builder.get_relative_uri(self.env.docname, rules) + address
            parts.append(nodes.reference("", found[0], refuri=address, internal=True))
            end = found.end()
        return [*parts, nodes.Text(text[end:])]


def _is_apart(text: nodes.Text) -> bool:
    """Return whether a text is a heading, code, a link already or a picture's description."""
    apart = (nodes.title, nodes.literal, nodes.literal_block, nodes.reference, nodes.image, nodes.raw, nodes.comment)
    node: Any = text.parent
    while node is not None:
        if isinstance(node, apart):
            return True
        node = node.parent
    return False


FIELD = re.compile(r"^    (\w+): [^#\n]*?(?:# (.*))?$", re.MULTILINE)


def add_field_comment(app: Sphinx, what: str, name: str, obj: object, options: object, lines: list[str]) -> None:
    """Take the comment beside a field for its documentation: that is where our classes explain their fields."""
    if what != "attribute" or (any(lines[:1]) and not lines[0].startswith("Alias for field")):
        return
    owner, _, field = name.rpartition(".")
    module, _, class_name = owner.rpartition(".")
    lines[:] = [field_comments(getattr(import_module(module), class_name)).get(field, ""), ""]


@cache
def field_comments(owner: type) -> dict[str, str]:
    """Return the comments beside the fields of a class, as sentences."""
    found = dict(FIELD.findall(inspect.getsource(owner)))
    return {field: comment[:1].upper() + comment[1:] + "." * bool(comment) for field, comment in found.items()}


def setup(app: Sphinx) -> None:
    """Add what is our own."""
    app.connect("source-read", read_from_elsewhere)
    app.add_transform(LinkRules)
    app.connect("autodoc-process-docstring", add_field_comment)
