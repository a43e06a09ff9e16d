import type { EmailMessage } from '@supabase/lite'
import type { Hono } from 'hono'
import { expect } from 'vitest'
import { authService } from '../../../supabase/local/auth/auth-service.ts'
import { clientHop } from '../../../supabase/local/http/client-hop.ts'
import { askApp, openMemoryDatabase } from '../database/memory-stack.ts'

export const password = 'a long enough password'

export function readSecrets(mail: EmailMessage | undefined): { code: string; link: string } {
  return {
    code: /\b(\d{8,})\b/.exec(mail?.text ?? '')?.[1] ?? '',
    link: /token_hash=(\w+)/.exec(mail?.html ?? '')?.[1] ?? '',
  }
}

/** The response's cookies as a browser sends them back. */
export function readCookies({ headers }: { headers: Headers }): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

export async function openAuth({ confirmEmail = false } = {}) {
  // High enough to be noticeable in the duration of a sign-in.
  process.env.LITE_AUTH_BCRYPT_COST = '8'
  const stack = await openMemoryDatabase({ confirmEmail })
  const { database, seal } = stack
  const app: Hono = authService({ database, seal, hop: clientHop(0), limited: true, captcha: null })
  let people = 0

  const ask = (path: string, body: unknown, from?: string, cookie?: string) =>
    askApp(app, 'POST', `/auth/v1/${path}`, {
      body,
      ...(from ? { from } : {}),
      ...(cookie ? { cookie } : {}),
    })
  const mailsTo = (email: string) => stack.mails.filter(({ to }) => to === email)

  return {
    ...stack,
    app,
    ask,
    mailsTo,
    logIn: (email: string, tried: string, from?: string, cookie?: string) =>
      ask('token?grant_type=password', { email, password: tried }, from, cookie),
    setUser: (token: string, body: unknown) => askApp(app, 'PUT', '/auth/v1/user', { token, body }),

    async newPerson() {
      people += 1
      const email = `person-${people}@keytrail.test`
      const { status, body } = await ask('signup', { email, password }, `10.1.0.${people}`)
      expect(status).toBe(200)
      return { email, token: body.access_token as string, refreshToken: body.refresh_token as string }
    },

    async recover(email: string, from: string) {
      expect((await ask('recover', { email }, from)).status).toBe(200)
      return readSecrets(mailsTo(email).at(-1))
    },

    async close() {
      delete process.env.LITE_AUTH_BCRYPT_COST
      await database.close()
    },
  }
}
