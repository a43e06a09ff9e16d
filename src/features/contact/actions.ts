import { tooManyAttempts } from '#src/domain/account/too-many-attempts.ts'
import { isSilence, RemoteError } from '#src/remote/errors.ts'
import { type ContactMessage, sendContactMessage } from '#src/remote/functions/contact.ts'

/** `hint`: what helps, where something does. */
export type ContactOutcome = { kind: 'sent' } | { kind: 'failed'; hint: string | null }

/** Sends the form's message. */
export async function sendMessage(message: ContactMessage): Promise<ContactOutcome> {
  try {
    await sendContactMessage(message)
    return { kind: 'sent' }
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    return { kind: 'failed', hint: hintOf(error) }
  }
}

function hintOf(error: RemoteError): string | null {
  const { kind, code, message, retryAfterMs } = error
  if (isSilence(error)) return 'The server cannot be reached. Check your connection.'
  if (code === 'too_many_messages') return tooManyAttempts(retryAfterMs ?? 0)
  if (code === 'captcha_required') return `${message}.`
  return kind === 'refused'
    ? 'One of the fields contains something we cannot send. Change it and try again.'
    : null
}
