import { type FormEvent, useState } from 'react'
import type { Usage } from '#src/domain/account/rows.ts'
import { type CountryCode, defaultCountry } from '#src/domain/countries.ts'
import { type BatchDraft, createDraft, draftPhrases } from '#src/domain/search/batch-draft.ts'
import { batchPrice } from '#src/domain/search/batch-price.ts'
import type { BatchMode } from '#src/domain/search/lookup-modes.ts'
import { batchProblem, type SearchBatch } from '#src/domain/search/phrase-batches.ts'
import type { StoredAnswers } from '#src/domain/search/rows.ts'
import { now } from '#src/lib/clock.ts'
import { formatDate } from '#src/lib/format.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { ChoiceField } from '#src/ui/controls/segments.tsx'
import { batchPriceText, priceWords } from '#src/words/billing/prices.ts'
import { batchFormWords } from '#src/words/search/batch-form.ts'
import { lookupWords } from '#src/words/search/lookups.ts'
import { batchFields } from './batch-fields.tsx'
import { CountryField } from './country-field.tsx'
import { useStoredOffer } from './use-stored-offer.tsx'

type BatchChoice = Pick<SearchBatch, 'phrases' | 'country'>

interface BatchFormProps {
  modes: readonly BatchMode[]
  /** The plan's countries; empty for searches without a country. */
  countries: readonly CountryCode[]
  usage: Usage | null
  initial?: BatchChoice | undefined
  onChange?: (choice: BatchChoice) => void
  /** Returns the fresh stored results, keyed by phrase index. */
  findFresh: (choice: BatchChoice) => Promise<StoredAnswers>
  /** Reuses `answers`; each remaining phrase costs a credit. */
  onRun: (choice: BatchChoice, answers: StoredAnswers) => void
}

export function BatchForm({ modes, countries, usage, initial, onChange, findFresh, onRun }: BatchFormProps) {
  const [draft, setDraft] = useState<BatchDraft>(() => createDraft(initial?.phrases ?? [], modes))
  const [country, setCountry] = useState<CountryCode>(initial?.country ?? defaultCountry)
  const [missing, setMissing] = useState(false)
  const { busy, offer, ask, withdraw } = useStoredOffer(findFresh, onRun)
  const Fields = batchFields[draft.mode]
  const phrases = draftPhrases(draft)
  const problem = batchProblem(phrases)
  const price = batchPrice(phrases.length, usage, now())

  const change = (next: Partial<BatchDraft>, chosen = country) => {
    setDraft((shown) => ({ ...shown, ...next }))
    setCountry(chosen)
    setMissing(false)
    withdraw()
    onChange?.({ phrases: draftPhrases({ ...draft, ...next }), country: chosen })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(problem === 'empty')
    if (problem || price.left === 0) return
    ask({ phrases, country })
  }

  return (
    <>
      <form className="flex flex-col gap-4" onSubmit={submit}>
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          {modes.length > 1 && (
            <ChoiceField
              label={batchFormWords.mode}
              value={draft.mode}
              onChange={(mode) => change({ mode })}
              options={modes.map((mode) => ({ value: mode, label: lookupWords.modes[mode] }))}
            />
          )}
          {countries.length > 0 && (
            <div className="min-w-48 grow sm:grow-0">
              <CountryField countries={countries} value={country} onChange={(value) => change({}, value)} />
            </div>
          )}
        </div>
        <Fields draft={draft} country={country} missing={missing} onChange={change} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            variant="primary"
            type="submit"
            busy={busy}
            disabled={problem === 'too-many' || problem === 'too-long' || price.left === 0}
          >
            {draft.mode === 'single' && phrases.length < 2
              ? batchFormWords.suggest
              : batchFormWords.searchAll(phrases.length)}
          </Button>
          <p className="text-14 text-quiet tabular-nums" aria-live="polite">
            {problem === 'too-many'
              ? ''
              : phrases.length === 0 && price.left !== 0
                ? priceWords.eachPhrase
                : batchPriceText(price)}
            {price.left === 0 && usage && ` ${priceWords.resetOn(formatDate(usage.resets_at))}`}
          </p>
        </div>
      </form>
      {offer}
    </>
  )
}
