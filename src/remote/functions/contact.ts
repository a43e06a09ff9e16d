// The contact form's message. Open to everybody: it goes with the publishable key.
import { env } from '#src/lib/env.ts'
import { responseError } from '../response-error.ts'
import { exchange } from '../wire.ts'

const timeoutMs = 20_000

export interface ContactMessage {
  name: string
  email: string
  message: string
  /** Turnstile's token, where it is asked for. */
  captcha?: string
}

/** Sends a message to us. Throws RemoteError; `too_many_messages` says in `retryAfterMs` how long to wait. */
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
