import { sentences } from '#src/lib/translation.ts'

export const phraseWords = sentences('phrases', {
  missing: 'Enter a key phrase.',
  tooMany: 'Maximum 50 key phrases allowed',
  tooLong: (max: number) => `A key phrase is longer than ${max} characters`,
})
