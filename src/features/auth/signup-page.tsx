import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { judgePassword } from '#src/domain/account/password.ts'
import { isLevel, planTitle } from '#src/domain/account/plans.ts'
import { links, routes } from '#src/domain/shell/routes.ts'
import { hasPlans } from '#src/lib/env.ts'
import { useCaptcha } from '#src/parts/account/captcha.tsx'
import { NewPasswordField } from '#src/parts/account/new-password-field.tsx'
import { FormScreen } from '#src/ui/layout/form-screen.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { createAccount, prepare } from './actions.ts'
import { EmailField } from './credential-fields.tsx'

export function SignupPage() {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [toConfirm, setToConfirm] = useState(false)
  const [, navigate] = useLocation()
  const [tried, setTried] = useState(false)
  const [query] = useSearchParams()
  const captcha = useCaptcha()
  const plan = query.get('plan')
  const paid = hasPlans && isLevel(plan) && plan !== 'free' ? plan : null

  const afterwards = paid ? links.login(links.payment(paid)) : routes.login

  return (
    <FormScreen
      onFocus={prepare}
      title="Create an account"
      lead={
        paid
          ? `The first step to Keytrail ${planTitle(paid)}. You will see the price again before you pay.`
          : hasPlans
            ? 'Three searches a month are free. No card needed.'
            : 'An email address and a password are all it takes.'
      }
      submitLabel="Sign up"
      onSubmit={async () => {
        setTried(true)
        if (judgePassword(password, email).problem) return
        const result = await createAccount(email, password, await captcha.take())
        if (result === 'signed-in') navigate(links.completeProfile(plan), { replace: true })
        setToConfirm(result === 'confirm-email')
      }}
      footer={
        <p>
          Already have an account? <Link href={afterwards}>Sign in</Link>
        </p>
      }
    >
      <meta
        name="description"
        content={
          hasPlans
            ? 'A free Keytrail account: three searches a month, and no card needed.'
            : 'A Keytrail account needs an email address and a password, and nothing else.'
        }
      />
      {toConfirm && (
        <Notice tone="good">
          We sent a link to {email}. Open it to confirm your account, then{' '}
          <Link href={links.login(links.completeProfile(plan))}>sign in</Link>.
        </Notice>
      )}
      <EmailField value={email} onChange={setEmail} />
      <NewPasswordField
        label="Password"
        value={password}
        onChange={setPassword}
        email={email}
        tried={tried}
      />
      {captcha.field}
    </FormScreen>
  )
}
