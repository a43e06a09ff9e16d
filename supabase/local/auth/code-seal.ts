import { createHmac, timingSafeEqual } from 'node:crypto'
import type { EmailDriver } from '@supabase/lite'

export interface CodeSeal {
  /** A link's token that only this stack can have written. */
  seal(tokenHash: string): string
  /** What was sealed, or null. */
  open(sealed: string): string | null
}

const sealed = /^([0-9a-f]{64})([0-9a-f]{64})$/

/**
 * The token of a link is a hash of the address and the mailed code, so whoever guesses codes could as well guess
 * tokens, of which nobody could tell whose they are. With a seal under `secret` there is nothing to guess.
 */
export function codeSeal(secret: string): CodeSeal {
  const mac = (tokenHash: string) => createHmac('sha256', `link ${secret}`).update(tokenHash).digest('hex')
  return {
    seal: (tokenHash) => tokenHash + mac(tokenHash),
    open(given) {
      const [, tokenHash = '', shown = ''] = sealed.exec(given) ?? []
      const isGenuine = tokenHash !== '' && timingSafeEqual(Buffer.from(shown), Buffer.from(mac(tokenHash)))
      return isGenuine ? tokenHash : null
    },
  }
}

/** Seals the tokens of every mail's links. */
export function sealedMail(driver: EmailDriver, { seal }: CodeSeal): EmailDriver {
  const sealAll = (text: string) => text.replace(/\b[0-9a-f]{64}\b/g, seal)
  return {
    send: ({ html, text, ...mail }) =>
      driver.send({
        ...mail,
        ...(html === undefined ? {} : { html: sealAll(html) }),
        ...(text === undefined ? {} : { text: sealAll(text) }),
      }),
  }
}
