import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { readProfile } from '#src/db/profile.ts'
import { routes } from '#src/domain/routes.ts'
import type { ProfileRow } from '#src/domain/rows.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { FormScreen } from '#src/ui/form-screen.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { completeProfile } from './actions.ts'

/** Asks for what the profile lacks. A complete one is read-only here: its names are not asked for again. */
export function CompleteProfilePage() {
  const profile = useLiveQuery(async () => (await readProfile()) ?? null)
  if (profile === undefined) return <Spinner label="Loading your profile" />
  if (profile?.first_name && profile.last_name) return <Redirect to={routes.dashboard} replace />
  return <ProfileForm profile={profile} />
}

function ProfileForm({ profile }: { profile: ProfileRow | null }) {
  const [firstName, setFirstName] = useState(profile?.first_name ?? '')
  const [lastName, setLastName] = useState(profile?.last_name ?? '')
  const [consent, setConsent] = useState(profile?.marketing_consent ?? false)
  const [tried, setTried] = useState(false)
  const [, navigate] = useLocation()

  const blank = (value: string) => value.trim() === ''
  const problem = (value: string, name: string) =>
    tried && blank(value) ? { error: `Enter your ${name}.` } : {}

  return (
    <FormScreen
      title="Complete your profile"
      lead="So that we know what to call you."
      submitLabel="Save and continue"
      onSubmit={async () => {
        setTried(true)
        if (blank(firstName) || blank(lastName)) return
        await completeProfile({
          first_name: firstName.trim(),
          last_name: lastName.trim(),
          marketing_consent: consent,
        })
        navigate(routes.dashboard, { replace: true })
      }}
    >
      <TextField
        label="First name"
        name="first_name"
        autoComplete="given-name"
        required
        maxLength={100}
        value={firstName}
        onChange={setFirstName}
        {...problem(firstName, 'first name')}
      />
      <TextField
        label="Last name"
        name="last_name"
        autoComplete="family-name"
        required
        maxLength={100}
        value={lastName}
        onChange={setLastName}
        {...problem(lastName, 'last name')}
      />
      <Checkbox
        label="Send me news about Keytrail by email"
        name="marketing_consent"
        checked={consent}
        onChange={setConsent}
        hint="You can change this at any time on your account page."
      />
    </FormScreen>
  )
}
