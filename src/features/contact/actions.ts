import type { ContactMessage } from '#src/domain/account/contact-message.ts'
import { isSilence, orRemoteError, RemoteError } from '#src/remote/errors.ts'
import { sendContactMessage } from '#src/remote/functions/contact.ts'
import { contactWords } from '#src/words/home/contact.ts'
import { tooManyAttempts } from '#src/words/search/attempts.ts'

/** `hint` is advice for the user; null if there is none. */
export type ContactOutcome = { kind: 'sent' } | { kind: 'failed'; hint: string | null }

export async function sendMessage(
  message: ContactMessage,
  captcha: string | undefined,
): Promise<ContactOutcome> {
  const sent = await orRemoteError(sendContactMessage({ ...message, ...(captcha && { captcha }) }))
  return sent instanceof RemoteError ? { kind: 'failed', hint: findHint(sent) } : { kind: 'sent' }
}

function findHint(error: RemoteError): string | null {
  const { kind, code, retryAfterMs } = error
  if (isSilence(error)) return contactWords.unreachable
  if (code === 'too_many_messages') return tooManyAttempts(retryAfterMs ?? 0)
  if (code === 'captcha_required') return contactWords.notRobot
  return kind === 'refused' ? contactWords.invalid : null
}
