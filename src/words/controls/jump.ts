import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

export const jumpWords = sentences('jump', {
  matches: (count: number) => counted(count, 'match', 'matches'),
})
