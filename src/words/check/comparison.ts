import { type ComparedRow, movedBy } from '#src/domain/ranking/comparison.ts'
import { plural } from '#src/lib/locale.ts'
import { sentences } from '#src/lib/translation.ts'

type Change = ComparedRow<unknown>['change']

const changes: Record<Change, (places: number) => string> = {
  new: () => 'New',
  gone: () => 'Gone',
  unchanged: () => 'Unchanged',
  up: (places) => `Up ${places}`,
  down: (places) => `Down ${places}`,
}

const counts: Record<Change, (n: number) => string> = {
  new: (n) => `${n} new`,
  gone: (n) => `${n} gone`,
  unchanged: (n) => `${n} unchanged`,
  up: (n) => `${n} up`,
  down: (n) => `${n} down`,
}

export const comparisonWords = sentences('comparison', {
  with: 'Compare with',
  withShort: 'Compare with',
  choose: 'Choose another search of this phrase',
  /** The button that compares with the previous search. */
  since: (searched: string) => `Changes since ${searched}`,
  stop: 'All suggestions',
  countries: 'Two countries: places are not comparable.',
  otherCountries: 'Other countries',
  between: (earlier: string, later: string) => `${earlier} → ${later}`,
  caption: (phrase: string) => `Comparison for ${phrase}`,
  file: (phrase: string) => `comparison of ${phrase}`,
  video: 'Video',
  change: 'Change',
  before: 'Before',
  after: 'After',
  changes,
  counts,
  filter: 'Show',
  sort: 'Sort',
  allChanges: (n: number) => `${n} ${plural(n, 'change')}`,
  showUnchanged: (n: number) => `Show ${n} unchanged`,
  hideUnchanged: 'Hide unchanged',
  noChanges: 'Nothing changed.',
  move: (before: string, after: string) => `${before} → ${after}`,
  nothingTitle: 'Nothing to compare',
  nothing: 'Neither search returned results.',
})

/** "Up 3", "New". */
export function changeText(compared: Pick<ComparedRow<unknown>, 'before' | 'after' | 'change'>): string {
  return comparisonWords.changes[compared.change](Math.abs(movedBy(compared) ?? 0))
}

/** `label` returns the cells that name a result. */
export function comparisonTable<Row>(
  rows: readonly ComparedRow<Row>[],
  { label, header }: { label: (row: Row) => readonly string[]; header: readonly string[] },
): string[][] {
  const position = (value: number | null) => (value === null ? '' : String(value))
  return [
    [...header, comparisonWords.before, comparisonWords.after, comparisonWords.change],
    ...rows.map((compared) => [
      ...label(compared.row),
      position(compared.before),
      position(compared.after),
      changeText(compared),
    ]),
  ]
}
