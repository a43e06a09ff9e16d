import type { CountryCode } from '#src/domain/countries.ts'
import type { KeywordRow } from '#src/domain/search/keyword-rows.ts'
import type { SearchQuery } from '#src/domain/search/phrases.ts'
import { useKeywordActs } from '#src/parts/search/use-keyword-act.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { priceWords } from '#src/words/billing/prices.ts'
import { keywordActionWords } from '#src/words/keywords/keyword-actions.ts'
import { keywordSheetWords } from '#src/words/keywords/keyword-sheet.ts'

interface NextQuestionProps {
  type: SearchQuery['type']
  country: CountryCode
  rows: readonly KeywordRow[]
}

export function NextQuestion({ type, country, rows }: NextQuestionProps) {
  const acts = useKeywordActs(type, country)
  // Prefers a suggestion other than the typed phrases.
  const row = rows.find(({ key, seeds }) => seeds.every((seed) => seed.toLowerCase() !== key)) ?? rows[0]
  if (!row) return null
  return (
    <section className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-wash px-4 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-16">
          <bdi>{keywordActionWords.nextQuestion(row.word)}</bdi>
        </h2>
        <p className="text-14 text-quiet">{keywordActionWords.nextAnswer}</p>
      </div>
      <Button onClick={() => void acts.check(row.word)}>
        {keywordSheetWords.checkFor(priceWords.credits(1))}
      </Button>
    </section>
  )
}
