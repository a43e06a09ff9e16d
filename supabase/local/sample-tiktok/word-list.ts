export function wordList(text: string): string[] {
  return text.split(',').map((entry) => entry.trim())
}
