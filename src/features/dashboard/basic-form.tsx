import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { findFreshSearch } from '#src/db/reads/searches.ts'
import { normalisePhrase } from '#src/domain/search/phrases.ts'
import { freshSince, type StoredAnswer } from '#src/domain/search/stored-answers.ts'
import { links } from '#src/domain/shell/routes.ts'
import { now } from '#src/lib/clock.ts'
import { newId } from '#src/lib/ids.ts'
import { PhraseField } from '#src/parts/search/phrase-field.tsx'
import { StoredOffer } from '#src/parts/search/stored-offer.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { useOneAtATime } from '#src/ui/hooks/use-one-at-a-time.ts'
import { lookupWords } from '#src/words/search/lookups.ts'
import { phraseWords } from '#src/words/search/phrases.ts'

/** The form for related searches. Offers stored results before charging again. */
export function BasicForm() {
  const [, navigate] = useLocation()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [offer, setOffer] = useState<{ phrase: string; stored: StoredAnswer } | null>(null)
  const { busy, run, drop } = useOneAtATime()

  // The id is created by the click that spends the credit, so a reload repeats the same search.
  const show = (phrase: string, searchId = newId()) =>
    navigate(links.search({ type: 'basic', phrase }), { state: { searchId } })

  function submit(event: FormEvent) {
    event.preventDefault()
    const phrase = normalisePhrase(text)
    if (phrase === '') return setProblem(phraseWords.missing)
    void run(
      () => findFreshSearch({ type: 'basic', phrase }, freshSince(now())),
      (stored) => (stored ? setOffer({ phrase, stored }) : show(phrase)),
    )
  }

  return (
    <>
      <p className="mb-4 text-14 text-quiet">{lookupWords.relatedAbout}</p>
      <form className="flex flex-col gap-3 sm:flex-row sm:items-start" onSubmit={submit}>
        <div className="grow">
          <PhraseField
            value={text}
            error={problem}
            onChange={(value) => {
              setText(value)
              setProblem(undefined)
              setOffer(null)
              drop()
            }}
          />
        </div>
        {/* Aligns the button with the field, below its label. */}
        <div className="flex flex-col sm:pt-6.5">
          <Button type="submit" busy={busy}>
            {lookupWords.search}
          </Button>
        </div>
      </form>
      {offer && (
        <StoredOffer
          phrases={1}
          answers={new Map([[0, offer.stored]])}
          onUse={() => show(offer.phrase, offer.stored.id)}
          onAgain={() => show(offer.phrase)}
        />
      )}
    </>
  )
}
