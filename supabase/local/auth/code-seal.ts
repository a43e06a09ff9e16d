import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { EmailDriver } from '@supabase/lite'

export interface CodeSeal {
  /** Seals a link's token. Only this stack can create a seal. */
  seal(tokenHash: string): string
  /** Returns the token inside a seal; null if the seal is invalid. */
  open(sealed: string): string | null
  /** Returns a signature that only this stack can create. */
  sign(text: string): string
}

const sealed = /^([0-9a-f]{64})([0-9a-f]{64})$/

/** Compares two signatures in constant time. */
export function isSameSignature(given: string, expected: string): boolean {
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
}

/** The stored form of a mailed code, which is also the token of the link in the same email. */
export function codeHash(email: string, code: string): string {
  return createHash('sha256')
    .update(email.toLowerCase() + code)
    .digest('hex')
}

/**
 * A link's token is a hash of the email address and the mailed code, so a caller could guess tokens instead of codes
 * and bypass the limit per account. Sealed with `secret`, tokens cannot be guessed.
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

/** Seals the tokens in the links of every email. */
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
