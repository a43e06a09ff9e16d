/** Splits a text at its commas, and trims the entries. */
export function wordList(text: string): string[] {
  return text.split(',').map((entry) => entry.trim())
}
