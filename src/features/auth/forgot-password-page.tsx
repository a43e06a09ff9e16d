import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { env } from '#src/lib/env.ts'
import { useCaptcha } from '#src/parts/account/captcha.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { useCheckedText } from '#src/ui/hooks/use-checked-text.ts'
import { FormScreen } from '#src/ui/layout/form-screen.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { passwordResetWords } from '#src/words/auth/password-reset.ts'
import { prepare, sendResetMail } from './actions.ts'
import { EmailField } from './email-field.tsx'
import { openByCode } from './reset/actions.ts'

function OtherWays({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <>
      <p className="-ml-4">
        <Button variant="quiet" onClick={onPress}>
          {label}
        </Button>
      </p>
      <p>
        <Link href={routes.login}>{passwordResetWords.backToSignIn}</Link>
      </p>
    </>
  )
}

/** Also accepts the emailed code, for users who cannot open the link on this device. */
export function ForgotPasswordPage() {
  const [email, setEmail] = useState('')
  // Null if the user already has a code. Undefined while the form asks for the address.
  const [sentTo, setSentTo] = useState<string | null>()
  const captcha = useCaptcha()
  const ask = passwordResetWords.ask

  if (sentTo !== undefined)
    return <CodeForm {...{ email, sentTo }} onEmail={setEmail} onAgain={() => setSentTo(undefined)} />
  return (
    <FormScreen
      onFocus={prepare}
      title={ask.title}
      lead={ask.lead}
      submitLabel={ask.submit}
      onSubmit={async () => {
        if (await sendResetMail(email, await captcha.take())) setSentTo(email)
      }}
      footer={<OtherWays label={ask.haveCode} onPress={() => setSentTo(null)} />}
    >
      <EmailField value={email} onChange={setEmail} />
      {captcha.field}
    </FormScreen>
  )
}

interface CodeFormProps {
  email: string
  onEmail: (email: string) => void
  sentTo: string | null
  onAgain: () => void
}

function CodeForm({ email, onEmail, sentTo, onAgain }: CodeFormProps) {
  const { field, refuse } = useCheckedText()
  const [, navigate] = useLocation()
  const enter = passwordResetWords.enter
  const outbox = passwordResetWords.outbox

  return (
    <FormScreen
      title={enter.title}
      lead={enter.lead}
      submitLabel={enter.submit}
      onSubmit={async () => {
        const problem = await openByCode(email, field.value)
        if (problem === null) navigate(routes.resetPassword)
        else refuse(problem)
      }}
      footer={<OtherWays label={enter.sendAnother} onPress={onAgain} />}
    >
      {sentTo && (
        <Notice tone="good">
          {passwordResetWords.sent(sentTo)}
          {env.embedded && (
            <>
              {' '}
              {outbox.before}
              <a href="/sandbox/mail">{outbox.link}</a>
              {outbox.after}
            </>
          )}
        </Notice>
      )}
      {/* Takes the focus of the replaced form. If a code was just sent, the code field takes it instead. */}
      <EmailField value={email} onChange={onEmail} autoFocus={sentTo === null} />
      <TextField
        label={enter.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus={sentTo !== null}
        required
        {...field}
      />
    </FormScreen>
  )
}
