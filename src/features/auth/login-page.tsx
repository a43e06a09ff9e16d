import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { links, routes, safeReturnPath } from '#src/domain/routes.ts'
import { env } from '#src/lib/env.ts'
import { Button } from '#src/ui/button.tsx'
import { FormScreen } from '#src/ui/form-screen.tsx'
import { prepare, signInWithPassword } from './actions.ts'
import { EmailField, PasswordField } from './credential-fields.tsx'

// Exists in the embedded stack only (its seed makes the account).
const demo = { email: 'demo@keytrail.test', password: 'keytrail-demo' }

/** The plan that somebody was about to pay for. */
function planOf(next: string | null): string | null {
  return next?.startsWith(`${routes.payment}?`)
    ? (URL.parse(next, location.origin)?.searchParams.get('plan') ?? null)
    : null
}

export function LoginPage() {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [, navigate] = useLocation()
  const [query] = useSearchParams()
  const next = safeReturnPath(query.get('next'), location.origin)

  async function enter(account: { email: string; password: string }) {
    const entered = await signInWithPassword(account.email, account.password)
    if (entered) navigate(next ?? routes.dashboard, { replace: true })
  }

  return (
    <FormScreen
      onFocus={prepare}
      title="Sign in"
      submitLabel="Sign in"
      onSubmit={() => enter({ email, password })}
      footer={
        <>
          <p>
            <Link href={routes.forgotPassword}>Forgot your password?</Link>
          </p>
          <p>
            New here? <Link href={links.signup(planOf(next))}>Create an account</Link>
          </p>
          {env.embedded && (
            <Button variant="secondary" onClick={() => void enter(demo)}>
              Try the demo account
            </Button>
          )}
        </>
      }
    >
      <meta
        name="description"
        content="Sign in to Keytrail: your searches, checks and tracked key phrases."
      />
      <EmailField value={email} onChange={setEmail} />
      <PasswordField value={password} onChange={setPassword} />
    </FormScreen>
  )
}
