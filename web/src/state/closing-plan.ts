// A closing that was chosen with all that belongs to it: what is asked about it afterwards is answered by itself.
import type { View } from "../generated/api";

export interface Plan {
  towns: readonly string[]; // that shall get an office, where there is a choice
  cartwright: boolean; // whether he shall help, if he can
}

export class ClosingPlan {
  private plan: Plan | null = null;
  private since = 0; // the revision that was answered last

  /** Plan a closing at a revision. */
  make(plan: Plan, revision: number): void {
    this.plan = plan;
    this.since = revision;
  }

  forget(): void {
    this.plan = null;
  }

  /** The next action of the plan in a position; as soon as something else is asked the plan is done. */
  next({ legal_actions: legal }: View, revision: number): string | undefined {
    if (!this.plan || revision <= this.since) return undefined;
    const { towns, cartwright } = this.plan;
    const wanted = [...towns.map((town) => `office ${town}`), cartwright ? "cartwright" : "no cartwright"];
    const action = wanted.find((each) => legal.includes(each));
    this.since = revision;
    if (action === undefined) this.forget();
    return action;
  }
}
