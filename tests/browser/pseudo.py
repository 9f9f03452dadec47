"""A language that nobody speaks, made of English: accents, words half as long again, and brackets around every message.

It goes the way of the real ones, in place of English. Text without brackets does not come from the Fluent files; text
that has no room here would have none in a language of long words.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Route

import posthorn.locale
from posthorn.board import BOARD
from posthorn.locale import Texts, with_minus_signs

ROOT = Path(__file__).resolve().parents[2]
ENGLISH = Path(posthorn.locale.__file__).parent / "en"
CHUNK = re.compile(r"/assets/en-[^/]*\.js$")
NAMES_FOR_PROGRAMS = {"edition-usual"}  # messages that are no words
CHOICES = re.compile(r"/api/games/[^/]*/legal\?")
ACCENTS = str.maketrans("aceinosuyzACEINOSUYZ", "áčéîñôşüýžÁČÉÎÑÔŞÜÝŽ")


class Lengthen(Transformer):
    """Give words accents and twice their vowels."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        """Change a piece of text."""
        node.value = lengthen(node.value)
        return node


def lengthen(words: str) -> str:
    """Return words with accents and twice their vowels."""
    return re.sub("([aeiou])", r"\1\1", words).translate(ACCENTS)


def pseudo_source() -> str:
    """Return the messages that the client has, in the language that nobody speaks."""
    glob = re.search(r"locale/en/\{(.*)\}\.ftl", (ROOT / "web" / "src" / "text" / "en.ts").read_text("utf-8"))
    assert glob is not None
    messages: list[Any] = []
    for name in glob.group(1).split(","):
        for entry in FluentParser().parse((ENGLISH / f"{name}.ftl").read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                entry.comment = None
                if entry.id.name not in NAMES_FOR_PROGRAMS:
                    Lengthen().visit(entry.value)
                    elements = entry.value.elements
                    entry.value.elements = [ast.TextElement("["), *elements, ast.TextElement("]")]
                messages.append(entry)
    return FluentSerializer().serialize(ast.Resource(messages))


class PseudoTexts(Texts):
    """The texts of that language."""

    def __init__(self) -> None:
        super().__init__("en")
        self._bundle = FluentBundle(["en"], functions={"FORM": lambda name, **_: name}, use_isolating=False)
        self._bundle.add_resource(FluentResource(pseudo_source()))

    def __call__(self, message: str, /, **values: str | int) -> str:
        """Return a message with its values put in."""
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, values)
        assert not errors, errors
        return with_minus_signs(str(text), values.values())

    def __contains__(self, message: str) -> bool:
        return self._bundle.has_message(message)


def serve_pseudo(route: Route) -> None:
    """Answer a browser that asks for the English texts."""
    module = f"export default {json.dumps(pseudo_source())};"
    route.fulfill(body=module, content_type="text/javascript")


def serve_pseudo_choices(route: Route) -> None:
    """Answer a browser that asks what may be done: what the server says of it is in that language, too."""
    response = route.fetch()
    answer = response.json()
    for choice in answer["legal"]:
        if "text" in choice:
            choice["text"] = f"[{lengthen(choice['text'])}]"
    route.fulfill(response=response, json=answer)


# Words that are the same in every language: places, what is lettered on the maps, and the languages' own names.
SAME_EVERYWHERE = sorted(
    {place.name for place in (*BOARD.cities, *BOARD.provinces, *BOARD.regions, *BOARD.rome.places)}
    | {province.name.upper() for province in BOARD.provinces}
    | {"POSTHORN", "Elsass", "Hessen", "Sachsen", "Mare Tyrrhenum", "Mare Adriaticum"}
    | {"English", "Deutsch", "magyar", "italiano", "íslenska", "español"},
    key=len,
    reverse=True,
)

# Text that people see and that is in no brackets. Rulebooks and what the server says are not the client's texts.
UNTRANSLATED = r"""(names) => {
  const found = new Set();
  const strip = (text) => {
    let depth = 0, rest = "";
    for (const letter of text) {
      if (letter === "[") depth += 1;
      else if (letter === "]") depth -= 1;
      else if (depth === 0) rest += letter;
    }
    for (const name of names) rest = rest.replaceAll(name, "");
    return rest.replace(/\bR\d+(\.\d+)*\b/g, "");
  };
  const look = (text, node) => {
    if (/\p{L}{2,}/u.test(strip(text)) && !node.closest("body [lang], script, style, article")) found.add(text.trim());
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { parentElement: parent, textContent: text } = walk.currentNode;
    if (text.trim()) look(parent.closest("p, li")?.textContent ?? text, parent); // a message may have cities as chips
  }
  for (const each of document.body.querySelectorAll("*"))
    for (const name of ["aria-label", "aria-description", "title", "placeholder", "alt"])
      if (each.hasAttribute(name)) look(each.getAttribute(name), each);
  return [...found];
}"""

# Text that is cut off, sticks out of its box, lies on other text, or makes the page wider than the window. What is
# scrolled away is none of these, nor what is only for screen readers, nor a line that stands whole elsewhere.
CROWDED = r"""() => {
  const SLACK = 2;
  const found = new Set();
  const isSeen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const top = [...document.querySelectorAll("dialog[open], [popover]:popover-open")].at(-1) ?? document.body;
  const within = (box, outer) => ({
    left: Math.max(box.left, outer.left), right: Math.min(box.right, outer.right),
    top: Math.max(box.top, outer.top), bottom: Math.min(box.bottom, outer.bottom),
  });
  const isThere = (box) => box.right - box.left > SLACK && box.bottom - box.top > SLACK;
  const pieces = [];
  const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { parentElement: parent, textContent } = walk.currentNode;
    const text = textContent.trim().slice(0, 60);
    if (!text || !isSeen(parent) || parent.closest("svg, option, script, style, [data-shortened]")) continue;
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    const piece = { text, boxes: [...range.getClientRects()].filter(isThere), layer: top };
    let isFramed = false;
    for (let element = parent; element && element !== document.documentElement; element = element.parentElement) {
      const style = getComputedStyle(element), box = element.getBoundingClientRect();
      if (style.display === "inline" || style.display === "contents") continue;
      const overflow = [style.overflowX, style.overflowY];
      if (overflow.some((each) => each === "auto" || each === "scroll"))
        piece.boxes = piece.boxes.map((each) => within(each, box)).filter(isThere);
      const cuts = overflow.some((each) => each === "hidden" || each === "clip");
      if (cuts && !isThere(box)) piece.boxes = [];
      const hasFrame = parseFloat(style.borderLeftWidth) > 0 || style.backgroundColor !== "rgba(0, 0, 0, 0)";
      if (cuts || (hasFrame && !isFramed))
        for (const each of piece.boxes) {
          const beside = Math.max(box.left - each.left, each.right - box.right);
          const above = Math.max(box.top - each.top, each.bottom - box.bottom);
          if (beside > SLACK || above > 2 * SLACK) found.add(`${cuts ? "cut off" : "sticks out"}: ${text}`);
        }
      isFramed ||= hasFrame;
      if (["fixed", "sticky"].includes(style.position) || (style.position === "absolute" && style.zIndex !== "auto")) {
        piece.layer = element;
        break;
      }
    }
    if (piece.boxes.length) pieces.push(piece);
  }
  pieces.forEach((one, number) => {
    for (const other of pieces.slice(number + 1)) {
      if (one.layer !== other.layer) continue;
      for (const a of one.boxes)
        for (const b of other.boxes) {
          const both = within(a, b);
          const lower = Math.min(a.bottom - a.top, b.bottom - b.top);
          if (both.right - both.left > SLACK && both.bottom - both.top > lower * 0.35)
            found.add(`on each other: ${one.text} | ${other.text}`);
        }
    }
  });
  const wider = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wider > 0) found.add(`the page is wider than the window by ${wider}`);
  return [...found];
}"""
