// The shapes of a table as layout.css has them, for what a style sheet cannot decide.
import { MediaQuery } from "svelte/reactivity";

/** Not in the window as a whole: all below one another, or a phone held sideways. */
export const inColumn = new MediaQuery("(max-width: 60rem)");
/** On a phone, either way up: the map shows the land alone. */
export const onPhone = new MediaQuery("(max-width: 40rem) or ((max-width: 60rem) and (min-aspect-ratio: 6/5))");
