import { useEffect, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { safeReturnPath } from '#src/domain/shell/return-path.ts'
import { links, routes } from '#src/domain/shell/routes.ts'
import { env } from '#src/lib/env.ts'
import { useCaptcha } from '#src/parts/account/captcha.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { useHydrated } from '#src/ui/hooks/use-hydrated.ts'
import { useOneAtATime } from '#src/ui/hooks/use-one-at-a-time.ts'
import { FormScreen } from '#src/ui/layout/form-screen.tsx'
import { authWords, loginWords } from '#src/words/auth/auth.ts'
import { prepare, signInWithPassword } from './actions.ts'
import { EmailField } from './email-field.tsx'

// The demo account exists only in the embedded stack, which seeds it.
const demo = { email: 'demo@keytrail.test', password: 'keytrail-demo' }

/** The plan that the user was about to pay for; null if there is none. */
function findPlan(next: string | null): string | null {
  const address = next === null ? null : URL.parse(next, location.origin)
  return address?.pathname === routes.payment ? address.searchParams.get('plan') : null
}

export function LoginPage() {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [, navigate] = useLocation()
  const [query] = useSearchParams()
  const wanted = query.get('next')
  const next = wanted && safeReturnPath(wanted, location.origin)
  const hydrated = useHydrated()
  const { busy, run } = useOneAtATime()
  const captcha = useCaptcha()
  // Loads the auth client after the service worker is ready, so that the page's own files load first.
  useEffect(() => void navigator.serviceWorker?.ready.then(prepare), [])

  async function enter(account: { email: string; password: string }) {
    const entered = await signInWithPassword(account.email, account.password, await captcha.take())
    if (entered) navigate(next ?? routes.dashboard, { replace: true })
  }

  return (
    <FormScreen
      onFocus={prepare}
      title={authWords.signIn}
      submitLabel={authWords.signIn}
      onSubmit={() => enter({ email, password })}
      footer={
        <>
          <p>
            <Link href={routes.forgotPassword}>{loginWords.forgotPassword}</Link>
          </p>
          <p>
            {loginWords.newHere} <Link href={links.signup(findPlan(next))}>{authWords.createAccount}</Link>
          </p>
          <noscript>
            <p>{loginWords.needsScript}</p>
          </noscript>
          {/* Reserves space, because the prerendered page does not know whether the button will be shown. */}
          <div className="flex min-h-11 flex-col dense:min-h-9">
            {hydrated && env.embedded && (
              <Button busy={busy} onClick={() => void run(() => enter(demo))}>
                {loginWords.tryDemo}
              </Button>
            )}
          </div>
        </>
      }
    >
      <meta name="description" content={loginWords.description} />
      <EmailField value={email} onChange={setEmail} />
      <TextField
        label={authWords.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
      />
      {captcha.field}
    </FormScreen>
  )
}
