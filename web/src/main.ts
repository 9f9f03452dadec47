import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./game/settings.svelte";
import { speak, usualLanguage } from "./text/texts.svelte";
import "./art/fonts.css";
import "./art/art.css";
import "./theme.css";
import "./page.css";

settings.paint();
const target = document.getElementById("app");
// Without words there is nothing to show, so that the page waits for them.
if (target) void speak(usualLanguage()).then(() => mount(App, { target }));
