import { useEffect, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { isLevel } from '#src/domain/account/plans.ts'
import { broughtPhrase } from '#src/domain/search/phrases.ts'
import { links, routes } from '#src/domain/shell/routes.ts'
import { hasPlans } from '#src/lib/env.ts'
import { useCaptcha } from '#src/parts/account/captcha.tsx'
import { NewPasswordField, useNewPassword } from '#src/parts/account/new-password-field.tsx'
import { FormScreen } from '#src/ui/layout/form-screen.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { authWords } from '#src/words/auth/auth.ts'
import { signupWords } from '#src/words/auth/signup.ts'
import { planTitle } from '#src/words/billing/plan-names.ts'
import { createAccount, prepare } from './actions.ts'
import { EmailField } from './email-field.tsx'

export function SignupPage() {
  const [email, setEmail] = useState('')
  const password = useNewPassword(email)
  const [toConfirm, setToConfirm] = useState(false)
  const [, navigate] = useLocation()
  const [query] = useSearchParams()
  const captcha = useCaptcha()
  // Loads the auth client after the service worker is ready, so that the page's own files load first.
  useEffect(() => void navigator.serviceWorker?.ready.then(prepare), [])
  const plan = query.get('plan')
  const paid = hasPlans && isLevel(plan) && plan !== 'free' ? plan : null

  const sent = signupWords.toConfirm(email)

  const phrase = broughtPhrase(query.get('q'))
  const { plans, noPlans } = signupWords.lead
  const lead = paid ? signupWords.lead.paid(planTitle(paid)) : hasPlans ? plans : noPlans
  const back = paid ? links.payment(paid, phrase) : phrase && links.searchCheck({ keyword: phrase })
  const afterwards = back ? links.login(back) : routes.login

  return (
    <FormScreen
      onFocus={prepare}
      title={authWords.createAccount}
      lead={phrase ? `${signupWords.next(phrase)} ${lead}` : lead}
      submitLabel={signupWords.submit}
      onSubmit={async () => {
        if (!password.check()) return
        const result = await createAccount(email, password.field.value, await captcha.take())
        if (result === 'signed-in') navigate(links.completeProfile(plan, phrase), { replace: true })
        setToConfirm(result === 'confirm-email')
      }}
      footer={
        <p>
          {signupWords.haveAccount} <Link href={afterwards}>{authWords.signIn}</Link>
        </p>
      }
    >
      <meta
        name="description"
        content={hasPlans ? signupWords.description.plans : signupWords.description.noPlans}
      />
      {toConfirm && (
        <Notice tone="good">
          {sent.before}
          <Link href={links.login(links.completeProfile(plan, phrase))}>{sent.link}</Link>
          {sent.after}
        </Notice>
      )}
      <EmailField value={email} onChange={setEmail} />
      <NewPasswordField label={authWords.password} {...password.field} />
      {captcha.field}
    </FormScreen>
  )
}
