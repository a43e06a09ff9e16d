import type { BatchMode } from '#src/domain/search/lookup-modes.ts'
import { UpgradeLink } from '#src/parts/plan/upgrade-link.tsx'
import { KeywordWord } from '#src/parts/search/keyword-word.tsx'
import { Badge } from '#src/ui/layout/badge.tsx'
import { lookupFormWords } from '#src/words/search/lookup-form.ts'

const samples: Record<BatchMode, readonly string[]> = {
  single: ['matcha latte', 'matcha latte recipe', 'matcha whisk', 'matcha tiramisu'],
  multiple: ['matcha latte', 'iced matcha latte', 'matcha latte at home', 'hojicha latte'],
  keystroke: ['matcha', 'matcha latte', 'math hacks', 'matching outfits'],
}
const typed: Record<BatchMode, string> = { single: 'matcha', multiple: 'latte', keystroke: 'mat' }

export function LockedMode({ mode }: { mode: BatchMode }) {
  return (
    <section className="flex flex-col gap-4">
      <div className="rounded-md border border-line bg-raised px-4 py-3">
        <div className="flex flex-wrap items-center justify-between gap-2 text-14 text-quiet">
          <p>{lookupFormWords.sampleOf(typed[mode])}</p>
          <Badge tone="neutral">{lookupFormWords.sample}</Badge>
        </div>
        <ul className="mt-1">
          {samples[mode].map((word) => (
            <li key={word} className="border-line border-b py-2 last:border-b-0">
              <KeywordWord word={word} seed={typed[mode]} />
            </li>
          ))}
        </ul>
      </div>
      <p>{lookupFormWords.locked[mode]}</p>
      <UpgradeLink variant="primary" level="premium" />
    </section>
  )
}
