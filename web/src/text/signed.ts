// Negative numbers with the minus sign that print has, not with a hyphen; posthorn.locale.Texts does the same.
import { FluentNumber, type FluentVariable } from "@fluent/bundle";

class Negative extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return super.toString(scope as Parameters<FluentNumber["toString"]>[0]).replace("-", "−");
  }
}

/** The same values, numbers below 0 with the true sign. */
export function signed(values: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const entries = Object.entries(values).map(([name, value]) => [name, typeof value === "number" && value < 0 ? new Negative(value) : value]);
  return Object.fromEntries(entries) as Record<string, FluentVariable>;
}
