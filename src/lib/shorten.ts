import { graphemes } from './locale.ts'

/** The text on one line, cut to this many graphemes, with an ellipsis if any are left out. */
export function shorten(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const characters = Array.from(graphemes().segment(line.slice(0, length * 30)), (part) => part.segment)
  return characters.length <= length ? line : `${characters.slice(0, length).join('').trimEnd()}…`
}
