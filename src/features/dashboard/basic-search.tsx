import { useLocation } from 'wouter'
import { findFreshSearch } from '#src/db/searches.ts'
import { searchTerm } from '#src/domain/phrases.ts'
import { links } from '#src/domain/routes.ts'
import { freshSince } from '#src/domain/stored-answers.ts'
import { now } from '#src/lib/clock.ts'
import { newId } from '#src/lib/ids.ts'
import { Panel } from '#src/ui/panel.tsx'
import { PhraseForm } from '#src/ui/phrase-form.tsx'

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
