import type { ContactMessage } from '#src/domain/account/contact-message.ts'
import { askOpenly, publicHeaders } from '../read-response.ts'

const timeoutMs = 20_000

/** `captcha` is Turnstile's token. Throws RemoteError; `too_many_messages` has `retryAfterMs`. */
export async function sendContactMessage(message: ContactMessage & { captcha?: string }): Promise<void> {
  const headers = { ...publicHeaders, 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(message) }
  await askOpenly('/functions/v1/contact-email', init, timeoutMs)
}
