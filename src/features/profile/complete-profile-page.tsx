import { useLiveQuery } from 'dexie-react-hooks'
import { type RefObject, useId, useRef, useState } from 'react'
import { Redirect, useLocation, useSearchParams } from 'wouter'
import { readPlans, readProfile } from '#src/db/reads/profile.ts'
import { formatPrice, isLevel } from '#src/domain/account/plans.ts'
import type { PlanRow, ProfileRow, SubscriptionLevel } from '#src/domain/account/rows.ts'
import { defaultCountry } from '#src/domain/countries.ts'
import { maxNameLength } from '#src/domain/input-limits.ts'
import { broughtPhrase } from '#src/domain/search/phrases.ts'
import { links, routes } from '#src/domain/shell/routes.ts'
import { hasPlans } from '#src/lib/env.ts'
import { newId } from '#src/lib/ids.ts'
import { useLack } from '#src/state/sync-status.ts'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { NotHereYet } from '#src/ui/layout/empty-state.tsx'
import { FormScreen } from '#src/ui/layout/form-screen.tsx'
import { Spinner } from '#src/ui/loading/spinner.tsx'
import { profileWords } from '#src/words/account/profile.ts'
import { planTitle } from '#src/words/billing/plan-names.ts'
import { planFacts, planWords } from '#src/words/billing/plans.ts'
import { completeProfile } from './actions.ts'

const offered: readonly SubscriptionLevel[] = ['premium', 'pro', 'free']

interface PlanChoiceProps {
  /** Empty until the first pull. */
  plans: readonly PlanRow[]
  value: SubscriptionLevel
  onChange: (level: SubscriptionLevel) => void
}

function PlanChoice({ plans, value, onChange }: PlanChoiceProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-14">{planWords.plan}</legend>
      <div className="flex flex-col gap-2">
        {offered.map((level) => {
          const plan = plans.find((one) => one.level === level)
          return (
            <label
              key={level}
              className="flex cursor-pointer gap-3 rounded-md border border-edge bg-raised p-3 has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name={name}
                value={level}
                checked={value === level}
                onChange={() => onChange(level)}
                className="mt-0.5 size-5 shrink-0 outline-none dense:size-4"
              />
              <span className="min-w-0">
                <span className="flex flex-wrap gap-x-2 font-medium">
                  {planTitle(level)}
                  {plan && (
                    <span className="tabular-nums">
                      {plan.monthly_price_pence === 0
                        ? planWords.noCard
                        : planWords.monthly(formatPrice(plan.monthly_price_pence))}
                    </span>
                  )}
                </span>
                {plan && <span className="block text-14 text-quiet">{planFacts(plan).join(' · ')}</span>}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

export function CompleteProfilePage() {
  const read = useLiveQuery(async () => {
    const [profile, plans] = await Promise.all([readProfile(), readPlans()])
    return { profile: profile ?? null, plans }
  })
  const lack = useLack()
  // True once the form starts saving. A saved profile would trigger the redirect below, but the form itself
  // navigates after saving.
  const saving = useRef(false)
  const { profile = null, plans = [] } = read ?? {}
  if (read && !profile && lack === 'offline') return <NotHereYet what="yourProfile" />
  // Also waits for the plans, which would shift the content below if they loaded later.
  const isComplete = profile !== null && (plans.length > 0 || !hasPlans)
  if (!read || (!isComplete && lack === 'loading')) return <Spinner label={profileWords.loading} />
  if (profile?.first_name && profile.last_name && !saving.current)
    return <Redirect to={routes.dashboard} replace />
  return <ProfileForm {...{ profile, plans, saving }} />
}

interface ProfileFormProps {
  profile: ProfileRow | null
  plans: readonly PlanRow[]
  saving: RefObject<boolean>
}

function ProfileForm({ profile, plans, saving }: ProfileFormProps) {
  const [query] = useSearchParams()
  const asked = query.get('plan')
  const phrase = broughtPhrase(query.get('q'))
  const [level, setLevel] = useState<SubscriptionLevel>(isLevel(asked) ? asked : 'premium')
  // Neither subscribers nor users of an installation without plans choose a plan.
  const pays = !hasPlans || (profile !== null && profile.subscription_level !== 'free')
  const [names, setNames] = useState({
    first_name: profile?.first_name ?? '',
    last_name: profile?.last_name ?? '',
  })
  const [consent, setConsent] = useState(profile?.marketing_consent ?? false)
  const [tried, setTried] = useState(false)
  const [, navigate] = useLocation()

  const isBlank = (name: keyof typeof names) => names[name].trim() === ''
  const nameField = (name: keyof typeof names, missing: string) => ({
    name,
    required: true,
    maxLength: maxNameLength,
    value: names[name],
    onChange: (text: string) => setNames((before) => ({ ...before, [name]: text })),
    error: tried && isBlank(name) ? missing : undefined,
  })

  const paid = pays || level === 'free' ? null : level
  const chosen = plans.find((plan) => plan.level === paid)
  const price = chosen ? formatPrice(chosen.monthly_price_pence) : null
  const save = async (next: SubscriptionLevel | null) => {
    setTried(true)
    if (isBlank('first_name') || isBlank('last_name')) return
    saving.current = true
    await completeProfile({
      first_name: names.first_name.trim(),
      last_name: names.last_name.trim(),
      marketing_consent: consent,
    })
    if (next !== null) return navigate(links.payment(next, phrase), { replace: true })
    if (phrase !== '')
      return navigate(links.searchCheck({ keyword: phrase, country: defaultCountry }), {
        replace: true,
        state: { checkId: newId(), pages: 1, begin: true },
      })
    navigate(routes.dashboard, { replace: true })
  }

  return (
    <FormScreen
      title={profileWords.title}
      lead={profileWords.lead}
      submitLabel={paid ? profileWords.pay(price) : pays ? profileWords.save : profileWords.startFree}
      onSubmit={() => save(paid)}
      // Users who chose a plan before sign-up get no shortcut to Free; the list of plans still offers it.
      other={
        paid && asked === null ? { label: profileWords.startFree, onSubmit: () => save(null) } : undefined
      }
    >
      <TextField
        label={profileWords.firstName}
        autoComplete="given-name"
        {...nameField('first_name', profileWords.firstNameMissing)}
      />
      <TextField
        label={profileWords.lastName}
        autoComplete="family-name"
        {...nameField('last_name', profileWords.lastNameMissing)}
      />
      {!pays && <PlanChoice plans={plans} value={level} onChange={setLevel} />}
      <Checkbox
        label={profileWords.news}
        name="marketing_consent"
        checked={consent}
        onChange={setConsent}
        hint={profileWords.newsHint}
      />
      {phrase !== '' && (
        <p className="text-14 text-quiet">
          <bdi>{profileWords.firstCheck(phrase)}</bdi>
        </p>
      )}
    </FormScreen>
  )
}
