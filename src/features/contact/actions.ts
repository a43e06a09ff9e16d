import { isSilence, RemoteError } from '#src/remote/errors.ts'
import { type ContactMessage, sendContactMessage } from '#src/remote/functions/contact.ts'
import { contactWords } from '#src/words/home/contact.ts'
import { tooManyAttempts } from '#src/words/search/attempts.ts'

/** `hint`: what the user can do about the failure; null if unknown. */
export type ContactOutcome = { kind: 'sent' } | { kind: 'failed'; hint: string | null }

export async function sendMessage(message: ContactMessage): Promise<ContactOutcome> {
  try {
    await sendContactMessage(message)
    return { kind: 'sent' }
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    return { kind: 'failed', hint: findHint(error) }
  }
}

function findHint(error: RemoteError): string | null {
  const { kind, code, retryAfterMs } = error
  if (isSilence(error)) return contactWords.unreachable
  if (code === 'too_many_messages') return tooManyAttempts(retryAfterMs ?? 0)
  if (code === 'captcha_required') return contactWords.notRobot
  return kind === 'refused' ? contactWords.invalid : null
}
