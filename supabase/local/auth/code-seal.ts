import { createHmac, timingSafeEqual } from 'node:crypto'
import type { EmailDriver } from '@supabase/lite'

export interface CodeSeal {
  /** The token of a link, sealed: only this stack can have made it. */
  seal(tokenHash: string): string
  /** The token that was sealed, or null. */
  open(sealed: string): string | null
}

const sealed = /^([0-9a-f]{64})([0-9a-f]{64})$/

/**
 * The token of a link is a hash of the address and the mailed code, so somebody who guesses codes could guess tokens
 * instead, and no limit by account would notice. Sealed with `secret` they cannot be guessed.
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
