import { maxPhraseLength } from '#src/domain/input-limits.ts'
import type { batchProblem } from '#src/domain/search/phrase-batches.ts'
import { sentences } from '#src/lib/translation.ts'

export const phraseWords = sentences('phrases', {
  missing: 'Enter a key phrase.',
  tooMany: 'Maximum 50 key phrases allowed',
  tooLong: (max: number) => `A key phrase is longer than ${max} characters`,
})

export function batchProblemText(problem: NonNullable<ReturnType<typeof batchProblem>>): string {
  if (problem === 'empty') return phraseWords.missing
  return problem === 'too-many' ? phraseWords.tooMany : phraseWords.tooLong(maxPhraseLength)
}
