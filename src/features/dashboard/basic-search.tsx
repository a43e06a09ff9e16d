import { useLocation } from 'wouter'
import { findFreshSearch } from '#src/db/reads/searches.ts'
import { searchTerm } from '#src/domain/search/phrases.ts'
import { freshSince } from '#src/domain/search/stored-answers.ts'
import { links } from '#src/domain/shell/routes.ts'
import { now } from '#src/lib/clock.ts'
import { newId } from '#src/lib/ids.ts'
import { PhraseForm } from '#src/parts/search/phrase-form.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { dashboardWords } from '#src/words/dashboard.ts'
import { lookupWords } from '#src/words/lookups.ts'

export function BasicSearch({ spent }: { spent: boolean }) {
  const [, navigate] = useLocation()
  return (
    <Panel title={dashboardWords.basic}>
      <p className="mb-4 text-14 text-quiet">{lookupWords.relatedAbout}</p>
      <PhraseForm
        label={lookupWords.keyPhrase}
        submitLabel={lookupWords.search}
        placeholder={lookupWords.phraseExample}
        spent={spent}
        findFresh={(phrase) => findFreshSearch({ type: 'basic', phrase }, freshSince(now()))}
        // The id is made on the click that spends: whatever repeats the page repeats the same search.
        onSubmit={(phrase, stored) =>
          navigate(links.search(searchTerm({ type: 'basic', phrase })), {
            state: { searchId: stored?.id ?? newId() },
          })
        }
      />
    </Panel>
  )
}
