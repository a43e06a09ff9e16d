import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { type ContactMessage, wrongContactFields } from '#src/domain/account/contact-message.ts'
import { maxMessageLength, maxSenderEmailLength, maxSenderNameLength } from '#src/domain/input-limits.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { useCaptcha } from '#src/parts/account/captcha.tsx'
import { PageMeta } from '#src/parts/content/page-meta.tsx'
import { useSession } from '#src/state/session.ts'
import { TextAreaField, TextField } from '#src/ui/controls/text-field.tsx'
import { FormScreen } from '#src/ui/layout/form-screen.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { contactWords } from '#src/words/home/contact.ts'
import { type ContactOutcome, sendMessage } from './actions.ts'

/** Replaces the form after it has been sent. Takes the focus, because the focused submit button is gone. */
function Thanks() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="mx-auto w-full max-w-md py-8 sm:py-16">
      <h1 ref={heading} tabIndex={-1} className="text-25 outline-none">
        {contactWords.sent}
      </h1>
      <p className="mt-2 text-quiet">{contactWords.reply}</p>
    </div>
  )
}

export function ContactPage() {
  const session = useSession()
  const [typed, setTyped] = useState<ContactMessage>({
    name: '',
    email: session?.email ?? '',
    message: '',
  })
  const captcha = useCaptcha()
  const [tried, setTried] = useState(false)
  const [outcome, setOutcome] = useState<ContactOutcome | null>(null)

  if (outcome?.kind === 'sent') return <Thanks />
  const wrong = wrongContactFields(typed)
  const field = (name: keyof ContactMessage) => ({
    name,
    label: contactWords.fields[name],
    required: true,
    value: typed[name],
    onChange: (text: string) => setTyped((before) => ({ ...before, [name]: text })),
    error: tried && wrong.includes(name) ? contactWords.wrong[name] : undefined,
  })
  const answers = contactWords.answers
  const privacy = contactWords.privacy

  return (
    <FormScreen
      title={contactWords.title}
      lead={contactWords.lead}
      submitLabel={contactWords.submit}
      onSubmit={async () => {
        setTried(true)
        if (wrong.length > 0) return
        setOutcome(null)
        setOutcome(await sendMessage(typed, await captcha.take()))
      }}
      footer={
        <>
          <p>
            {answers.before}
            <Link href={routes.faq}>{answers.link}</Link>
            {answers.after}
          </p>
          <p>
            {privacy.before}
            <Link href={routes.privacyPolicy}>{privacy.link}</Link>
            {privacy.after}
          </p>
          <noscript>
            <p>{contactWords.needsScript}</p>
          </noscript>
        </>
      }
    >
      <PageMeta
        title={contactWords.meta.title}
        description={contactWords.meta.description}
        path={routes.contact}
      />
      <TextField {...field('name')} autoComplete="name" maxLength={maxSenderNameLength} />
      <TextField {...field('email')} type="email" autoComplete="email" maxLength={maxSenderEmailLength} />
      <TextAreaField {...field('message')} rows={6} maxLength={maxMessageLength} />
      {captcha.field}
      <div role="alert" className="empty:hidden">
        {outcome && (
          <Notice tone="bad">
            <p>{contactWords.failed}</p>
            {outcome.hint && <p className="text-14">{outcome.hint}</p>}
          </Notice>
        )}
      </div>
    </FormScreen>
  )
}
