import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { findStoredAnswers } from '#src/db/reads/searches.ts'
import { defaultCountry } from '#src/domain/countries.ts'
import { normalisePhrase } from '#src/domain/search/phrases.ts'
import { freshSince } from '#src/domain/search/rows.ts'
import { links } from '#src/domain/shell/routes.ts'
import { now } from '#src/lib/clock.ts'
import { newId } from '#src/lib/ids.ts'
import { PhraseField } from '#src/parts/search/phrase-field.tsx'
import { useStoredOffer } from '#src/parts/search/use-stored-offer.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { lookupWords } from '#src/words/search/lookups.ts'
import { phraseWords } from '#src/words/search/phrases.ts'

export function BasicForm() {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [, navigate] = useLocation()
  const { busy, offer, ask, withdraw } = useStoredOffer(
    ({ phrases }: { phrases: readonly [string] }) =>
      findStoredAnswers({ search_type: 'basic', country: defaultCountry, phrases }, freshSince(now())),
    // The id stays in the history entry, so a reload continues the same search.
    ({ phrases: [phrase] }, answers) =>
      navigate(links.search({ type: 'basic', phrase }), {
        state: { searchId: answers.get(0)?.id ?? newId() },
      }),
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    const phrase = normalisePhrase(text)
    if (phrase === '') return setProblem(phraseWords.missing)
    ask({ phrases: [phrase] })
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
              withdraw()
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
      {offer}
    </>
  )
}
