import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { readPlans } from '#src/db/reads/profile.ts'
import { smallestPlanWith } from '#src/domain/account/plans.ts'
import type { PlanRow } from '#src/domain/account/rows.ts'
import { type CountryCode, countryName, defaultCountry } from '#src/domain/countries.ts'
import { normalisePhrase } from '#src/domain/search/phrases.ts'
import { links, routes } from '#src/domain/shell/routes.ts'
import { readTracked } from '#src/domain/tracking/key-phrase-draft.ts'
import type { TrackedMark } from '#src/domain/tracking/keyword-marks.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { usualAccount, usualCountry } from '#src/domain/tracking/usual-tracked.ts'
import { UpgradeLink } from '#src/parts/plan/upgrade-link.tsx'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import { addTracked } from '#src/parts/tracking/add/actions.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { useOneAtATime } from '#src/ui/hooks/use-one-at-a-time.ts'
import { planTitle } from '#src/words/billing/plan-names.ts'
import { keywordSheetWords } from '#src/words/keywords/keyword-sheet.ts'
import { CountryField } from './country-field.tsx'
import { countryIn } from './use-keyword-act.ts'

interface TrackChoiceFields {
  country?: CountryCode
  account?: string
}

/** The user's input for each suggestion. Kept outside the sheet, in case the user closes it by accident. */
export type TrackChoices = Map<string, TrackChoiceFields>

interface TrackChoiceProps {
  word: string
  /** The search's country; null if it has none. */
  country: CountryCode | null
  plan: PlanRow | null
  rows: readonly KeyPhraseRow[]
  tracked: TrackedMark | null
  choices: TrackChoices
  onTracked: () => void
}

function NoRoom({ plan }: { plan: PlanRow }) {
  const plans = useLiveQuery(() => readPlans(), [], [])
  const larger = smallestPlanWith(plans, (one) => one.active_key_phrases > plan.active_key_phrases)
  const isLocked = plan.active_key_phrases === 0
  return (
    <div className="flex flex-col gap-2">
      <p className="text-14 text-quiet">
        {!isLocked && keywordSheetWords.full(plan.active_key_phrases)}
        {isLocked &&
          larger &&
          keywordSheetWords.lockedTracking(planTitle(larger.level), larger.active_key_phrases)}
      </p>
      {!isLocked && <ButtonLink href={routes.rankTracking}>{keywordSheetWords.toTracking}</ButtonLink>}
      {isLocked && <UpgradeLink level={larger?.level} />}
    </div>
  )
}

export function TrackChoice(props: TrackChoiceProps) {
  const { word, country, plan, rows, tracked, choices, onTracked } = props
  const [begun] = useState(() => choices.get(word))
  const [choice, setChoice] = useState(begun)
  const { busy, run } = useOneAtATime()

  if (tracked)
    return (
      <ButtonLink variant="primary" href={links.keyPhrase(tracked.id)}>
        {keywordSheetWords.open(tracked.position)}
      </ButtonLink>
    )
  const active = rows.filter(({ status }) => status).length
  if (plan && active >= plan.active_key_phrases) return <NoRoom plan={plan} />

  const usual = country ?? usualCountry(rows) ?? defaultCountry
  const asked = choice?.country ?? countryIn(plan, usual)
  const account = choice?.account ?? usualAccount(rows) ?? ''
  const draft = { keyword: normalisePhrase(word), country: asked, ...readTracked(account, ''), tags: [] }
  const change = (changed: TrackChoiceFields) => {
    const next = { ...choice, ...changed }
    choices.set(word, next)
    setChoice(next)
  }
  const track = () =>
    run(
      () => addTracked([draft]),
      ({ kind }) => {
        if (kind === 'failed') return
        choices.delete(word)
        onTracked()
      },
    )
  return (
    <div className="flex flex-col gap-2">
      <Button variant="primary" busy={busy} onClick={() => void track()}>
        {keywordSheetWords.trackIn(countryName(asked), draft.account_name)}
      </Button>
      {choice ? (
        <div className="grid gap-3 sm:grid-cols-2">
          <CountryField
            name="track_country"
            countries={plan?.countries ?? [asked]}
            value={asked}
            onChange={(country) => change({ country })}
          />
          <TextField
            label={keywordSheetWords.account}
            name="track_account"
            hint={keywordSheetWords.accountHint}
            value={account}
            onChange={(account) => change({ account })}
            autoFocus={!begun}
          />
        </div>
      ) : (
        <Button variant="quiet" onClick={() => change({})}>
          {keywordSheetWords.change}
        </Button>
      )}
    </div>
  )
}
