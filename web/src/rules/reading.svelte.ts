// The rules, open beside whatever is on the screen.
import type { GameInfo } from "../generated/api";

/** Which of the rules hold in a game. */
export interface GameRules {
  edition: string;
  modules: readonly string[];
  switches: GameInfo["switches"];
  seats: number;
}

class Reading {
  isOpen = $state(false);
  /** The paragraph that was asked for: "R4.2". Asking for it again is asking anew. */
  asked = $state.raw<{ rule: string } | null>(null);
  /** The game on the screen, if there is one. */
  gameRules = $state.raw<GameRules | null>(null);

  open(rule?: string): void {
    if (rule) this.asked = { rule };
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }
}

export const reading = new Reading();
