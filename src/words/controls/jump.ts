import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

/** The suggestions below a text field. */
export const jumpWords = sentences('jump', {
  matches: (count: number) => counted(count, 'match', 'matches'),
})
