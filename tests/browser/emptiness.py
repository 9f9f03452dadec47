"""How much of a table's panels shows nothing, and how high its map is, measured in the page."""

from __future__ import annotations

# By panel, the percentage of its area that no content covers. What is covered is sampled every few pixels: text by its
# lines (a paragraph by the box around them), pictures as they are drawn, buttons and places for cards as boxes; the
# air around a thing, as wide as the gap between panels, belongs to it.
EMPTY = """() => {
  const [AIR, STEP] = [8, 4];
  const PANELS = {
    board: ".playing .board", rome: ".playing .rome", display: ".playing .display", officials: ".tray > .officials",
    own: ".tray > .own", bar: ".playing .bar", players: ".side .now", talk: ".side .talk",
  };
  const around = (text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return range;
  };
  const drawn = (picture) => { // without what a picture's shape leaves free of its place
    const { x, y, width, height } = picture.getBoundingClientRect();
    const box = picture.viewBox.baseVal;
    const scale = Math.min(width / box.width, height / box.height);
    const [wide, high] = [box.width * scale, box.height * scale];
    return new DOMRect(x + (width - wide) / 2, y + (height - high) / 2, wide, high);
  };
  const contentOf = (panel) => {
    const boxes = [];
    const { SHOW_ELEMENT, SHOW_TEXT, FILTER_ACCEPT, FILTER_REJECT } = NodeFilter;
    const nodes = document.createTreeWalker(panel, SHOW_ELEMENT | SHOW_TEXT, (node) =>
      node instanceof Element && node.matches(".unseen, [hidden]") ? FILTER_REJECT : FILTER_ACCEPT);
    while (nodes.nextNode()) {
      const node = nodes.currentNode;
      if (node instanceof Text) { if (node.data.trim()) boxes.push(...around(node).getClientRects()); }
      else if (node.matches("p")) boxes.push(around(node).getBoundingClientRect());
      else if (node.matches("button, input, textarea, .gap, .place")) boxes.push(node.getBoundingClientRect());
      else if (node.matches("svg[viewBox]")) boxes.push(drawn(node));
    }
    return boxes.filter(({ width, height }) => width && height);
  };
  const shares = {};
  for (const [name, selector] of Object.entries(PANELS)) {
    const panel = document.querySelector(selector);
    if (!panel) continue;
    const { left, top, right, bottom } = panel.getBoundingClientRect();
    const content = contentOf(panel);
    let [all, empty] = [0, 0];
    for (let x = left + STEP / 2; x < right; x += STEP)
      for (let y = top + STEP / 2; y < bottom; y += STEP) {
        all += 1;
        const covers = (box) => x > box.left - AIR && x < box.right + AIR && y > box.top - AIR && y < box.bottom + AIR;
        if (!content.some(covers)) empty += 1;
      }
    shares[name] = Math.round((100 * empty) / all);
  }
  return shares;
}"""

# How high the map is in the window's height, its frame not counted.
MAP_SHARE = """() => {
  const map = document.querySelector(".art-board");
  const box = map.getBoundingClientRect();
  const { y, height } = map.viewBox.baseVal;
  const scale = Math.min(box.width / map.viewBox.baseVal.width, box.height / height);
  const [top, bottom] = [Math.max(y, 34), Math.min(y + height, 706)];
  return ((bottom - top) * scale) / innerHeight;
}"""
