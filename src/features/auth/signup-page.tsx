import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { links, routes } from '#src/domain/routes.ts'
import { FormScreen } from '#src/ui/form-screen.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { createAccount, prepare } from './actions.ts'
import { EmailField, NewPasswordField } from './credential-fields.tsx'

export function SignupPage() {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [toConfirm, setToConfirm] = useState(false)
  const [, navigate] = useLocation()
  const [query] = useSearchParams()

  return (
    <FormScreen
      onFocus={prepare}
      title="Create an account"
      lead="Three searches a month are free. No card needed."
      submitLabel="Sign up"
      onSubmit={async () => {
        const result = await createAccount(email, password)
        if (result === 'signed-in') navigate(links.completeProfile(query.get('plan')), { replace: true })
        setToConfirm(result === 'confirm-email')
      }}
      footer={
        <p>
          Already have an account? <Link href={routes.login}>Sign in</Link>
        </p>
      }
    >
      <meta
        name="description"
        content="A free Keytrail account: three searches a month, and no card needed."
      />
      {toConfirm && <Notice tone="good">We sent a link to {email}. Open it to confirm your account.</Notice>}
      <EmailField value={email} onChange={setEmail} />
      <NewPasswordField label="Password" value={password} onChange={setPassword} />
    </FormScreen>
  )
}
