import { Lock } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { isSpent } from '#src/domain/account/credits.ts'
import type { PlanRow, Usage } from '#src/domain/account/rows.ts'
import { type CountryCode, defaultCountry } from '#src/domain/countries.ts'
import { batchPrice } from '#src/domain/search/batch-price.ts'
import {
  isBatchMode,
  isLocked,
  type LookupMode,
  lookupModes,
  lookupPhrases,
  textFor,
} from '#src/domain/search/lookup-modes.ts'
import { batchProblem, maxKeystrokes, phraseText } from '#src/domain/search/phrase-batches.ts'
import { links } from '#src/domain/shell/routes.ts'
import { now } from '#src/lib/clock.ts'
import { CountryField } from '#src/parts/search/country-field.tsx'
import { PhraseField } from '#src/parts/search/phrase-field.tsx'
import { findFreshAnswers, useLookUp } from '#src/parts/search/use-look-up.ts'
import { useStoredOffer } from '#src/parts/search/use-stored-offer.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { RadioChips } from '#src/ui/controls/radio-chips.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { batchPriceText, priceWords } from '#src/words/billing/prices.ts'
import { lookupFormWords } from '#src/words/search/lookup-form.ts'
import { lookupWords } from '#src/words/search/lookups.ts'
import { batchProblemText } from '#src/words/search/phrases.ts'
import { areFewCredits, CreditsLeft } from './credits-left.tsx'

const BatchForm = lazyPart('form', () => import('#src/parts/search/batch-form.tsx'), 'BatchForm', {
  waiting: () => <Skeleton label={lookupFormWords.loading} shape="card" />,
})
const LockedMode = lazyPart('offer', () => import('./locked-mode.tsx'), 'LockedMode')

interface ModeChipsProps {
  mode: LookupMode
  plan: PlanRow | null
  onMode: (mode: LookupMode) => void
}

function ModeChips({ mode, plan, onMode }: ModeChipsProps) {
  const lock = <Lock size={14} className="text-quiet" aria-hidden="true" />
  return (
    <fieldset>
      <legend className="sr-only">{lookupFormWords.mode}</legend>
      <div className="flex flex-wrap gap-2">
        <RadioChips
          value={mode}
          onChange={onMode}
          chip="min-h-11 justify-center gap-1.5 border border-line bg-raised px-3 hover:bg-wash has-checked:border-accent has-checked:bg-accent-wash has-checked:font-medium has-checked:text-accent has-focus-visible:outline-offset-2 dense:min-h-9"
          options={lookupModes.map((value) => {
            const label = lookupWords.modes[value]
            if (!isLocked(value, plan)) return { value, label }
            return { value, label, name: lookupFormWords.lockedMode(label), icon: lock }
          })}
        />
      </div>
    </fieldset>
  )
}

function submitText(mode: LookupMode, phrases: number): string {
  if (mode === 'related') return lookupWords.search
  if (mode === 'check') return lookupFormWords.check
  return mode === 'single' ? lookupFormWords.suggest : lookupFormWords.searchAll(phrases)
}

export function LookupForm({ plan, usage }: { plan: PlanRow | null; usage: Usage | null }) {
  const [mode, setMode] = useState<LookupMode>('related')
  const [text, setText] = useState('')
  const [country, setCountry] = useState<CountryCode>(defaultCountry)
  const [missing, setMissing] = useState(false)
  const lookUp = useLookUp()
  const { busy, offer, ask, withdraw } = useStoredOffer(findFreshAnswers, lookUp)

  const phrases = lookupPhrases(mode, text)
  const problem = batchProblem(phrases)
  const price = batchPrice(phrases.length, usage, now())
  const countries = mode === 'related' ? [] : (plan?.countries ?? [])
  const isTold = problem !== null && (problem !== 'empty' || missing)
  const change = (apply: () => void) => {
    apply()
    setMissing(false)
    withdraw()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(problem === 'empty')
    if (problem || isSpent(usage, now())) return
    ask({ mode, phrases, country })
  }

  return (
    <div className="flex flex-col gap-4">
      <ModeChips mode={mode} plan={plan} onMode={(next) => change(() => setMode(next))} />
      <p className="text-14 text-quiet">{lookupFormWords.about[mode]}</p>
      {isBatchMode(mode) && isLocked(mode, plan) ? (
        <LockedMode mode={mode} />
      ) : mode === 'multiple' ? (
        <BatchForm
          modes={['multiple']}
          countries={countries}
          usage={usage}
          initial={{ phrases, country }}
          onChange={(choice) => {
            setText(phraseText(choice.phrases))
            setCountry(choice.country)
          }}
          findFresh={(choice) => findFreshAnswers({ mode, ...choice })}
          onRun={(choice, answers) => lookUp({ mode, ...choice }, answers)}
        />
      ) : (
        <form className="flex flex-col gap-4" onSubmit={submit}>
          <PhraseField
            {...(mode === 'keystroke' && {
              maxLength: undefined,
              hint: lookupFormWords.firstLetters(maxKeystrokes),
            })}
            error={isTold ? batchProblemText(problem) : undefined}
            value={textFor(mode, text)}
            onChange={(typed) => change(() => setText(textFor(mode, typed)))}
          />
          {countries.length > 1 && (
            <CountryField
              countries={countries}
              value={country}
              onChange={(next) => change(() => setCountry(next))}
            />
          )}
          <div className="flex flex-col gap-x-4 gap-y-2 sm:flex-row sm:items-center">
            <Button variant="primary" type="submit" busy={busy} disabled={problem === 'too-long'}>
              {submitText(mode, phrases.length)}
            </Button>
            <div className="text-14 text-quiet" aria-live="polite">
              <p>{phrases.length === 0 ? priceWords.eachPhrase : batchPriceText(price)}</p>
              {usage && areFewCredits(usage) && <CreditsLeft usage={usage} />}
            </div>
          </div>
          {mode === 'check' && (plan?.pages_per_check ?? 2) > 1 && (
            <Link
              href={links.searchCheck({ keyword: phrases[0] ?? '', country })}
              className="inline-flex target items-center text-14 text-link"
            >
              {lookupFormWords.morePages}
            </Link>
          )}
          {mode === 'check' && phrases[0] && countries.length > 1 && (
            <Link
              href={links.searchCheck({ keyword: phrases[0], country: 'all' })}
              className="inline-flex target items-center text-14 text-link"
            >
              {lookupWords.inCountries}
            </Link>
          )}
        </form>
      )}
      {offer}
    </div>
  )
}
