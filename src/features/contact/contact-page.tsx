import { useState } from 'react'
import { Link } from 'wouter'
import { contactProblems } from '#src/domain/account/contact-message.ts'
import { maxMessageLength, maxSenderEmailLength, maxSenderNameLength } from '#src/domain/limits.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { useCaptcha } from '#src/parts/account/captcha.tsx'
import { PageMeta } from '#src/parts/content/page-meta.tsx'
import { useSession } from '#src/state/session.ts'
import { TextAreaField } from '#src/ui/controls/text-area-field.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { useHydrated } from '#src/ui/hooks/use-hydrated.ts'
import { FormScreen } from '#src/ui/layout/form-screen.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { messages } from '#src/words/messages.ts'
import { type ContactOutcome, sendMessage } from './actions.ts'
import { Thanks } from './thanks.tsx'

/** The contact form (spec, section 2). What was typed stays until it has been sent. */
export function ContactPage() {
  const session = useSession()
  const hydrated = useHydrated()
  const [name, setName] = useState('')
  const [email, setEmail] = useState(session.status === 'signed-in' ? session.email : '')
  const [message, setMessage] = useState('')
  const { field, take } = useCaptcha()
  const [tried, setTried] = useState(false)
  const [outcome, setOutcome] = useState<ContactOutcome | null>(null)

  if (outcome?.kind === 'sent') return <Thanks />
  const problems = contactProblems({ name, email, message })
  const errors = tried ? problems : {}

  return (
    <FormScreen
      title="Contact us"
      lead="A question, an idea, something that went wrong? We read every message."
      submitLabel="Send Message"
      onSubmit={async () => {
        setTried(true)
        if (Object.keys(problems).length > 0) return
        setOutcome(null)
        const captcha = await take()
        setOutcome(await sendMessage({ name, email, message, ...(captcha ? { captcha } : {}) }))
      }}
      footer={
        <>
          <p>
            Most questions, such as how searches are counted or what a rank means, are answered on the{' '}
            <Link href={routes.faq}>questions and answers</Link> page.
          </p>
          <p>
            We keep your message with the name and address you give, only to answer it. The{' '}
            <Link href={routes.privacyPolicy}>privacy policy</Link> says for how long.
          </p>
          <noscript>
            <p>This form needs JavaScript, which is switched off in your browser.</p>
          </noscript>
        </>
      }
    >
      <PageMeta
        title="Contact us · Keytrail"
        description="Write to the people behind Keytrail: a question, an idea, or something that went wrong."
        path={routes.contact}
        image="/cards/keytrail.png"
      />
      <fieldset disabled={!hydrated} className="contents">
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          required
          maxLength={maxSenderNameLength}
          value={name}
          onChange={setName}
          error={errors.name}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={maxSenderEmailLength}
          value={email}
          onChange={setEmail}
          error={errors.email}
        />
        <TextAreaField
          label="Message"
          name="message"
          required
          rows={6}
          maxLength={maxMessageLength}
          value={message}
          onChange={setMessage}
          error={errors.message}
        />
        {field}
        <div role="alert" className="empty:hidden">
          {outcome && (
            <Notice tone="bad">
              <p>{messages.contactFailed}</p>
              {outcome.hint && <p className="text-14">{outcome.hint}</p>}
            </Notice>
          )}
        </div>
      </fieldset>
    </FormScreen>
  )
}
