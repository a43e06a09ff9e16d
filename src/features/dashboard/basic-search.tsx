import { useLocation } from 'wouter'
import { findFreshSearch } from '#src/db/reads/searches.ts'
import { searchTerm } from '#src/domain/search/phrases.ts'
import { freshSince } from '#src/domain/search/stored-answers.ts'
import { links } from '#src/domain/shell/routes.ts'
import { now } from '#src/lib/clock.ts'
import { newId } from '#src/lib/ids.ts'
import { PhraseForm } from '#src/parts/search/phrase-form.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

export function BasicSearch({ spent }: { spent: boolean }) {
  const [, navigate] = useLocation()
  return (
    <Panel title="Basic Search">
      <p className="mb-4 text-14 text-quiet">Related searches for a phrase. 1 credit.</p>
      <PhraseForm
        label="Key phrase"
        submitLabel="Search"
        placeholder="running shoes"
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
