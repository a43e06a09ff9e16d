import { setTimeout } from 'node:timers/promises'
import type { EmailDriver, EmailMessage } from '@supabase/lite'
import { smtpTransport } from '../../functions/_shared/mail/mail-sender.ts'

const retryDelaysMs = [1_000, 15_000]

/** `send` does not wait for the delivery, whose duration would reveal which addresses have an account. */
export function smtpMail(smtpUrl: string, from: string, onError: (error: unknown) => void): EmailDriver {
  const transport = smtpTransport(smtpUrl)

  async function deliver({ to, subject, html, text }: EmailMessage): Promise<void> {
    for (const delay of [...retryDelaysMs, null]) {
      try {
        await transport.sendMail({ from: { name: 'Keytrail', address: from }, to, subject, html, text })
        return
      } catch (error) {
        if (delay === null) throw error
        await setTimeout(delay, undefined, { ref: false })
      }
    }
  }

  return {
    async send(message) {
      deliver(message).catch((error: unknown) => {
        const code = error instanceof Error && 'code' in error ? error.code : 'unknown'
        onError(new Error(`a mail could not be delivered (${code})`))
      })
    },
  }
}
