// What counts as a click on a drawing.

/**
 * Whether a click is the second one of a double click: by then something else may lie there. For fingers browsers count taps on
 * neighbouring cards as one double tap, so theirs are all meant.
 */
export function isSecond(event: MouseEvent): boolean {
  return event.detail > 1 && (event as PointerEvent).pointerType !== "touch";
}
