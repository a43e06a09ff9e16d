import { useState } from 'react'
import { Link } from 'wouter'
import { routes } from '#src/domain/routes.ts'
import { env } from '#src/lib/env.ts'
import { FormScreen } from '#src/ui/form-screen.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { prepare, sendResetMail } from './actions.ts'
import { EmailField } from './credential-fields.tsx'

export function ForgotPasswordPage() {
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)

  return (
    <FormScreen
      onFocus={prepare}
      title="Reset your password"
      lead="We send you a link with which you choose a new one."
      submitLabel={sentTo ? 'Send again' : 'Send reset instructions'}
      onSubmit={async () => {
        if (await sendResetMail(email)) setSentTo(email)
      }}
      footer={
        <p>
          <Link href={routes.login}>Back to sign in</Link>
        </p>
      }
    >
      {sentTo && (
        <Notice tone="good">
          If {sentTo} has an account, a link is on its way to it.
          {env.embedded && (
            <>
              {' '}
              On this installation mails stay in the <a href="/sandbox/mail">mail outbox</a>.
            </>
          )}
        </Notice>
      )}
      <EmailField value={email} onChange={setEmail} />
    </FormScreen>
  )
}
