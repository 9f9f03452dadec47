/** The text of a language's Fluent files, one after the other. The same files speak in the terminal. */
export function joined(files: Record<string, string>): string {
  return Object.values(files).join("\n");
}
