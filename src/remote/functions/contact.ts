import { askOpenly, publicHeaders } from '../read-response.ts'

const timeoutMs = 20_000

export interface ContactMessage {
  name: string
  email: string
  message: string
  /** Turnstile's token, if required. */
  captcha?: string
}

/** Sends a message to the site owner. Throws RemoteError; `too_many_messages` has `retryAfterMs`. */
export async function sendContactMessage(message: ContactMessage): Promise<void> {
  const headers = { ...publicHeaders, 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(message) }
  await askOpenly('/functions/v1/contact-email', init, timeoutMs)
}
