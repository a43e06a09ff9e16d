import { useState } from 'react'
import { useLocation } from 'wouter'
import { routes } from '#src/domain/routes.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { FormScreen } from '#src/ui/form-screen.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { completeProfile } from './actions.ts'

export function CompleteProfilePage() {
  const [firstName, setFirstName] = useState('')
  const [lastName, setLastName] = useState('')
  const [consent, setConsent] = useState(false)
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
        navigate(routes.dashboard)
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
