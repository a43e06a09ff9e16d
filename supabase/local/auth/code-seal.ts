import { createHmac, hash } from 'node:crypto'
import type { EmailDriver } from '@supabase/lite'
import { isSameSecret } from '../../functions/_shared/auth/same-secret.ts'

export type CodeSeal = ReturnType<typeof codeSeal>

const sealed = /^([0-9a-f]{64})([0-9a-f]{64})$/

export function codeHash(email: string, code: string): string {
  return hash('sha256', email.toLowerCase() + code)
}

/**
 * Seals the tokens of mailed links. A token is a hash of the email address and the mailed code. Without a
 * seal, which only this stack can make, a caller could compute tokens from guessed codes and bypass the limit
 * per account.
 */
export function codeSeal(secret: string) {
  const mac = (purpose: string, text: string) =>
    createHmac('sha256', `${purpose} ${secret}`).update(text).digest('hex')
  return {
    seal: (tokenHash: string) => tokenHash + mac('link', tokenHash),
    open(given: string): string | null {
      const [, tokenHash = '', shown = ''] = sealed.exec(given) ?? []
      return tokenHash !== '' && isSameSecret(shown, mac('link', tokenHash)) ? tokenHash : null
    },
    sign: (text: string) => mac('device', text),
  }
}

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
