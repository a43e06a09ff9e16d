import type { Expansion } from '#src/domain/search/phrase-expansions.ts'
import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

const expansions: Record<Expansion, string> = {
  letters: 'A to Z',
  digits: '0 to 9',
  questions: 'Questions',
}

export const batchFormWords = sentences('batchForm', {
  mode: 'Mode',
  quantity: 'Quantity',
  onePerLine: (n: number, max: number) => `One per line. ${n} of ${max}.`,
  clear: 'Clear the list',
  keystrokeExample: 'running shoe',
  keystrokeHint: (max: number) =>
    `What TikTok suggests after each keystroke, for the first ${max} characters.`,
  expand: 'Phrase to expand',
  expansions,
  suggest: 'Get suggestions',
  searchAll: (n: number) => `Search ${counted(n, 'phrase')}`,
})
