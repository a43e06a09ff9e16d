// No schema in here: the screens that hydrate a prerendered page do without the code that checks answers.
import type { Image } from './image.ts'
import type { RichText } from './rich-text.ts'

/** The words of a rich text, a line a block. */
export function plainText(text: RichText): string {
  return text
    .flatMap((block) => (block._type === 'block' ? [block.children.map((span) => span.text).join('')] : []))
    .join('\n')
}

/** The pictures between the words. */
export function picturesIn(text: RichText): Image[] {
  return text.filter((block) => block._type === 'image')
}

const wordsPerMinute = 220

/** How many minutes it takes to read, one at least. */
export function readingMinutes(text: RichText): number {
  const words = plainText(text).split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / wordsPerMinute))
}
