import { mount } from "svelte";
import App from "./App.svelte";
import "./art/art.css";
import { SHEETS } from "./art/drawings.svelte";
import "./art/fonts.css";
import { registerWorker } from "./offline/registration";
import "./page.css";
import { settings } from "./state/settings.svelte";
import { defaultLanguage, setLanguage } from "./text/texts.svelte";
import "./theme.css";

const FONTS = ['1em "Posthorn Serif"', '600 1em "Posthorn Serif"', '1em "Posthorn Title"'];
const LONGEST_WAIT = 1500; // milliseconds; then the page is shown in whatever fonts there are

/** The fonts and drawings of the page: if it were shown before them, everything would move when they come. */
async function loadLooks(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT));
  const fonts = FONTS.map((font) => document.fonts.load(font));
  await Promise.race([Promise.allSettled([...fonts, SHEETS.pieces.fetch()]), late]);
}

settings.apply();
const target = document.getElementById("app");
// Without words there is nothing to show, so that the page waits for them.
if (target) void Promise.all([setLanguage(defaultLanguage()), loadLooks()]).then(() => mount(App, { target }));
// Most visitors come to a table.
for (const sheet of [SHEETS.map, SHEETS.towns, SHEETS.figures]) void sheet.fetch();
registerWorker();
