import type { BulkLine, LineProblem } from '#src/domain/tracking/bulk-add.ts'
import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'
import { phraseProblemText } from './key-phrase-form.ts'

type Outcome = BulkLine['outcome']

export const bulkAddWords = sentences('bulkAdd', {
  lines: 'Key phrases',
  // The columns have English names in every language, as in the exported list.
  linesHint: 'One per line, or a table with the columns phrase, country, account, video and tags.',
  country: 'Country for lines that do not name one',
  file: 'Or a CSV file',
  add: (phrases: number) => `Add ${counted(phrases, 'key phrase')}`,
  preview: 'Preview',
  outcomes: {
    ready: 'Will be added',
    duplicate: 'Already tracked',
    invalid: 'Cannot be added',
    over: 'Over your limit',
  } as Record<Outcome, string>,
  /** The number of lines with each outcome; zeros are omitted, except for key phrases to be added. */
  summary: (lines: Record<Outcome, number>) => {
    const parts = [
      `${lines.ready} will be added`,
      lines.duplicate > 0 && `${lines.duplicate} already tracked`,
      lines.invalid > 0 && `${lines.invalid} cannot be added`,
      lines.over > 0 && `${lines.over} over your limit`,
    ]
    return `${parts.filter(Boolean).join(', ')}.`
  },
  room: (phrases: number) => `You can add ${counted(phrases, 'more active key phrase')}.`,
  phrase: 'Key phrase',
  outcome: 'Outcome',
  lineCountry: 'Country',
  account: 'Account',
  video: 'Video',
  tags: 'Tags',
  unknownCountry: (text: string) => `“${text}” is not a country Keytrail can track.`,
  countryNotInPlan: 'Your plan does not include this country.',
})

export function lineProblemText(problem: LineProblem): string {
  if (problem.kind === 'unknown_country') return bulkAddWords.unknownCountry(problem.text)
  return problem.kind === 'country_not_in_plan' ? bulkAddWords.countryNotInPlan : phraseProblemText(problem)
}
