import { useLiveQuery } from 'dexie-react-hooks'
import { useRef, useState } from 'react'
import { Redirect, useLocation, useSearchParams } from 'wouter'
import { readPlans } from '#src/db/reads/plans.ts'
import { readProfile } from '#src/db/reads/profile.ts'
import { isLevel } from '#src/domain/account/plans.ts'
import type { ProfileRow, SubscriptionLevel } from '#src/domain/account/rows.ts'
import { maxNameLength } from '#src/domain/limits.ts'
import { links, routes } from '#src/domain/shell/routes.ts'
import { hasPlans } from '#src/lib/env.ts'
import { PlanChoice } from '#src/parts/account/plan-choice.tsx'
import { useLack } from '#src/state/sync-status.ts'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { FormScreen } from '#src/ui/layout/form-screen.tsx'
import { NotHereYet } from '#src/ui/layout/not-here-yet.tsx'
import { Spinner } from '#src/ui/layout/spinner.tsx'
import { profileWords } from '#src/words/profile.ts'
import { completeProfile } from './actions.ts'

const offered: readonly SubscriptionLevel[] = ['premium', 'pro', 'free']

/** Asks for what the profile lacks. A complete one is read-only here: its names are not asked for again. */
export function CompleteProfilePage() {
  const profile = useLiveQuery(async () => (await readProfile()) ?? null)
  const lack = useLack()
  // The form itself makes the profile complete, and leads on to where its plan is paid for.
  const saving = useRef(false)
  if (profile === null && lack === 'offline') return <NotHereYet what="yourProfile" />
  if (profile === undefined || (profile === null && lack === 'loading'))
    return <Spinner label={profileWords.loading} />
  if (profile?.first_name && profile.last_name && !saving.current)
    return <Redirect to={routes.dashboard} replace />
  return (
    <ProfileForm
      profile={profile}
      onSave={() => {
        saving.current = true
      }}
    />
  )
}

function ProfileForm({ profile, onSave }: { profile: ProfileRow | null; onSave(): void }) {
  const [query] = useSearchParams()
  const asked = query.get('plan')
  const [level, setLevel] = useState<SubscriptionLevel>(isLevel(asked) ? asked : 'premium')
  const plans = useLiveQuery(() => readPlans(), [], [])
  // Somebody who pays already is not asked to pay again, and nobody where nothing is sold.
  const pays = !hasPlans || (profile !== null && profile.subscription_level !== 'free')
  const [firstName, setFirstName] = useState(profile?.first_name ?? '')
  const [lastName, setLastName] = useState(profile?.last_name ?? '')
  const [consent, setConsent] = useState(profile?.marketing_consent ?? false)
  const [tried, setTried] = useState(false)
  const [, navigate] = useLocation()

  const blank = (value: string) => value.trim() === ''
  const problem = (value: string, missing: string) => (tried && blank(value) ? { error: missing } : {})

  return (
    <FormScreen
      title={profileWords.title}
      lead={profileWords.lead}
      submitLabel={pays || level === 'free' ? profileWords.save : profileWords.saveAndPay}
      onSubmit={async () => {
        setTried(true)
        if (blank(firstName) || blank(lastName)) return
        onSave()
        await completeProfile({
          first_name: firstName.trim(),
          last_name: lastName.trim(),
          marketing_consent: consent,
        })
        const free = pays || level === 'free'
        navigate(free ? routes.dashboard : links.payment(level), { replace: true })
      }}
    >
      <TextField
        label={profileWords.firstName}
        name="first_name"
        autoComplete="given-name"
        required
        maxLength={maxNameLength}
        value={firstName}
        onChange={setFirstName}
        {...problem(firstName, profileWords.firstNameMissing)}
      />
      <TextField
        label={profileWords.lastName}
        name="last_name"
        autoComplete="family-name"
        required
        maxLength={maxNameLength}
        value={lastName}
        onChange={setLastName}
        {...problem(lastName, profileWords.lastNameMissing)}
      />
      {!pays && <PlanChoice levels={offered} plans={plans} value={level} onChange={setLevel} />}
      <Checkbox
        label={profileWords.news}
        name="marketing_consent"
        checked={consent}
        onChange={setConsent}
        hint={profileWords.newsHint}
      />
    </FormScreen>
  )
}
