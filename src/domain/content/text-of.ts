// Imports no schema, to keep validation code out of prerendered pages.
import type { Image } from './image.ts'
import type { RichText } from './rich-text.ts'

/** Returns one line per text block and nothing for pictures. */
export function plainText(text: RichText): string {
  return text
    .flatMap((block) => (block._type === 'block' ? [block.children.map((span) => span.text).join('')] : []))
    .join('\n')
}

export function picturesIn(text: RichText): Image[] {
  return text.filter((block) => block._type === 'image')
}

const wordsPerMinute = 220

export function readingMinutes(text: RichText): number {
  const words = plainText(text).split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / wordsPerMinute))
}
