import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

/** What is said of what a field offers while somebody types. */
export const jumpWords = sentences('jump', {
  matches: (count: number) => counted(count, 'match', 'matches'),
})
