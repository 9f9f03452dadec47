// A picture of the board with everybody's result, made in the browser of the drawing on the page.
import { plainNumber } from "./score";

export interface Entrant {
  name: string;
  points: number;
  portrait: SVGSVGElement | null;
}

const WIDTH = 1600; // pixels
const FOOT = 190; // for the players
const PAD = 36;

/** The style sheets of the page, with the letters of the map inside: a picture may fetch nothing. */
async function styles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const texts = await Promise.all(rules.map((rule) => (rule instanceof CSSFontFaceRule ? lettersOf(rule) : rule.cssText)));
  return texts.join("\n");
}

async function lettersOf(rule: CSSFontFaceRule): Promise<string> {
  const range = rule.style.getPropertyValue("unicode-range");
  const address = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue("src"))?.[1];
  if (!address || (range && !/U\+0{0,4}-/i.test(range))) return ""; // the names on the map are German
  const sheet = rule.parentStyleSheet?.href ?? document.baseURI;
  return rule.cssText.replace(address, await dataAddress(await (await fetch(new URL(address, sheet))).blob()));
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error("unreadable"));
    reader.readAsDataURL(blob);
  });
}

/** A drawing of the page as an image of its own. */
async function imageOf(drawing: SVGSVGElement, width: number, height: number, css: string): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  // The sheets say what holds for light and dark by the page's root, and that is the drawing now.
  for (const [name, value] of Object.entries(document.documentElement.dataset)) copy.dataset[name] = value;
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = `${css}\n:root{width:auto;height:auto;background:none}`;
  copy.prepend(style);
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

/** Draw the board and, below it, who played and with how many points. */
export async function drawPicture(board: SVGSVGElement, entrants: readonly Entrant[], title: string): Promise<Blob> {
  const view = board.viewBox.baseVal;
  const height = Math.round((WIDTH * view.height) / view.width);
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = height + FOOT;
  const paper = canvas.getContext("2d");
  if (!paper) throw new Error("no canvas");
  const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  const css = await styles();
  paper.fillStyle = colour("--parchment-light");
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(await imageOf(board, WIDTH, height, css), 0, 0);
  const share = (WIDTH - 2 * PAD) / entrants.length;
  paper.fillStyle = colour("--ink");
  for (const [at, { name, points, portrait }] of entrants.entries()) {
    const left = PAD + at * share;
    if (portrait) paper.drawImage(await imageOf(portrait, 120, 120, css), left, height + 22);
    paper.font = `600 34px ${colour("--serif") || "serif"}`;
    paper.fillText(name, left + 138, height + 74, share - 150);
    paper.font = `34px ${colour("--serif") || "serif"}`;
    paper.fillText(plainNumber(points), left + 138, height + 120);
  }
  paper.font = `22px ${colour("--title") || "serif"}`;
  paper.textAlign = "right";
  paper.fillText(title, WIDTH - PAD, height + FOOT - 14);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}

/** Hand the picture on the way the device does, or save it. */
export async function sharePicture(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    // Whoever thinks better of it has not met with an error.
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const link = document.createElement("a");
  link.href = await dataAddress(picture);
  link.download = name;
  link.click();
}
