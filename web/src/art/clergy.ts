// The hats by which the five ranks of clerics are known: about 40 across, around 0 0.
import { ring, type Mark } from "./engrave";

export const RANKS: Readonly<Record<number, readonly Mark[]>> = {
  // The acolyte's candle
  1: [
    ["linen", "M-4 -4H4V16H-4Z"],
    ["fine", "M1 -2V15M2.6 -2V15M-4 -1q2 4 3 0"],
    ["gold", "M-10 16H10L7 20H-7Z"],
    ["flame", "M0 -5C-5 -9 -2 -14 0 -19C3 -14 5 -9 0 -5Z"],
  ],
  // The priest's biretta
  2: [
    ["night", "M-15 12L-13 -6Q-6 -12 0 -7Q6 -12 13 -6L15 12Q0 16 -15 12Z"],
    ["gleam", "M-9 -7L-10 12M-3 -8L-3 13M8 -7L9 12"],
    ["night", `M0 -8Q-5 -14 0 -17Q5 -14 0 -8Z${ring(0, -15, 3.6)}`],
  ],
  // The abbot's crosier
  3: [
    ["crook", "M-2 20V-4C-2 -10 -9 -9 -9 -3C-9 1 -4 2 -3.4 -1"],
    ["crook", "M-2 -2C-2 -16 10 -18 11 -8C11.6 -2 5 -1 4.4 -5"],
    ["gold", `${ring(-2, 3, 2.6)}${ring(-2, 9, 1.8)}`],
  ],
  // The bishop's mitre
  4: [
    ["linen", "M-13 16L-15 -2Q-8 -12 0 -19Q8 -12 15 -2L13 16Q0 12 -13 16Z"],
    ["gold", "M-13.4 13L-13 16Q0 12 13 16L13.4 10Q0 6 -13.6 10ZM-2 7L-2 -13L2 -13L2 7ZM-7 -4L7 -4L7 -1L-7 -1Z"],
    ["fine", "M10 10L11 -4M12 9L13 -2"],
  ],
  // The cardinal's hat
  5: [
    ["seal", "M-8 -6Q-8 -15 0 -15Q8 -15 8 -6Z"],
    ["seal", "M-20 -4Q0 -11 20 -4Q0 3 -20 -4Z"],
    ["cordline", "M-13 -2Q-14 4 -11 7M13 -2Q14 4 11 7"],
    ["seal", `${[[-11, 8], [-14, 14], [-8, 14], [11, 8], [14, 14], [8, 14]].map(([x = 0, y = 0]) => `M${x - 2} ${y + 4}L${x} ${y - 2}L${x + 2} ${y + 4}Z`).join("")}`],
  ],
};
