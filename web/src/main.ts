import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./game/settings.svelte";
import { registerWorker } from "./offline/registration";
import { speak, usualLanguage } from "./text/texts.svelte";
import "./art/fonts.css";
import "./art/art.css";
import "./theme.css";
import "./page.css";

const FONTS = ['1em "Posthorn Serif"', '600 1em "Posthorn Serif"', '1em "Posthorn Title"'];
const PATIENCE = 1500; // milliseconds; then the page is shown in whatever type there is

/** The types the page is set in: shown before they are here, everything would move when they come. */
async function types(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([Promise.allSettled(FONTS.map((font) => document.fonts.load(font))), late]);
}

settings.paint();
const target = document.getElementById("app");
// Without words there is nothing to show, so that the page waits for them.
if (target) void Promise.all([speak(usualLanguage()), types()]).then(() => mount(App, { target }));
registerWorker();
