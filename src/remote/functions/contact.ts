// Needs no account, only the publishable key.
import { env } from '#src/lib/env.ts'
import { responseError } from '../response-error.ts'
import { exchange } from '../wire.ts'

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
  const response = await exchange(
    `${env.supabaseUrl}/functions/v1/contact-email`,
    {
      method: 'POST',
      headers: {
        apikey: env.supabaseKey,
        authorization: `Bearer ${env.supabaseKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(message),
    },
    timeoutMs,
  )
  if (!response.ok) throw await responseError(response)
}
