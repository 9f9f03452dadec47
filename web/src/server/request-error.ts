import type { Problem } from "../generated/api";

/** A request that was refused, or that nobody answered: then the code is "offline" or "closed", and the status 0. */
export class RequestError extends Error {
  constructor(
    readonly problem: Problem,
    readonly status = 0,
  ) {
    super(problem.message);
  }
}
