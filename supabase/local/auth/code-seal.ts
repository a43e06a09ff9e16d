import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { EmailDriver } from '@supabase/lite'

export interface CodeSeal {
  /** The token of a link, sealed: only this stack can have made it. */
  seal(tokenHash: string): string
  /** The token that was sealed, or null. */
  open(sealed: string): string | null
  /** A signature that only this stack can make. */
  sign(text: string): string
}

const sealed = /^([0-9a-f]{64})([0-9a-f]{64})$/

/** Compares two signatures of the same length without telling by the time where they differ. */
export function isSameSignature(given: string, expected: string): boolean {
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
}

/** What the auth service keeps of a mailed code, and sends as the token of the link beside it. */
export function codeHash(email: string, code: string): string {
  return createHash('sha256')
    .update(email.toLowerCase() + code)
    .digest('hex')
}

/**
 * The token of a link is a hash of the address and the mailed code, so a caller who guesses codes could guess tokens
 * instead, and no limit by account would notice. Sealed with `secret` they cannot be guessed.
 */
export function codeSeal(secret: string): CodeSeal {
  const mac = (purpose: string, text: string) =>
    createHmac('sha256', `${purpose} ${secret}`).update(text).digest('hex')
  return {
    seal: (tokenHash) => tokenHash + mac('link', tokenHash),
    open(given) {
      const [, tokenHash = '', shown = ''] = sealed.exec(given) ?? []
      return tokenHash !== '' && isSameSignature(shown, mac('link', tokenHash)) ? tokenHash : null
    },
    sign: (text) => mac('device', text),
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
