// Whose offices alone are shown on the map: those of the player who is pointed at, or who was picked.

export class Spotlight {
  pointed = $state<number | null>(null);
  picked = $state<number | null>(null);

  /** The seat whose offices alone are shown; null: everybody's are. */
  readonly seat = $derived(this.pointed ?? this.picked);

  pick(seat: number): void {
    this.picked = this.picked === seat ? null : seat;
    this.pointed = null;
  }
}
