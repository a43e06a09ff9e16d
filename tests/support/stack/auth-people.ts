import type { EmailMessage } from '@supabase/lite'
import { createPgliteConnection } from '@supabase/lite/pglite'
import type { Hono } from 'hono'
import { afterAll, test as base, beforeAll, expect } from 'vitest'
import { authService } from '../../../supabase/local/auth/auth-service.ts'
import { codeSeal, sealedMail } from '../../../supabase/local/auth/code-seal.ts'
import { openDatabase } from '../../../supabase/local/database/database.ts'
import { clientHop } from '../../../supabase/local/http/client-hop.ts'
import { keys, testOptions } from '../../../supabase/tests/support/test-api.ts'

export const password = 'a long enough password'

export function readSecrets(mail: EmailMessage | undefined): { code: string; link: string } {
  return {
    code: /\b(\d{8,})\b/.exec(mail?.text ?? '')?.[1] ?? '',
    link: /token_hash=(\w+)/.exec(mail?.html ?? '')?.[1] ?? '',
  }
}

export function readCookies({ headers }: { headers: Headers }): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

interface Sent {
  token?: string
  body?: unknown
  from?: string
  cookie?: string
}

export async function askApp(
  app: Hono,
  method: string,
  path: string,
  { token, body, from = '127.0.0.1', cookie }: Sent = {},
): Promise<{
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect responses of many shapes
  body: any
  headers: Headers
}> {
  const answer = await app.request(
    `http://localhost${path}`,
    {
      method,
      headers: {
        apikey: keys.publishable,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(cookie ? { cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    },
    { incoming: { socket: { remoteAddress: from, remotePort: 1, remoteFamily: 'IPv4' } } },
  )
  const text = await answer.text()
  return {
    status: answer.status,
    body: /^[{[]/.test(text) ? JSON.parse(text) : text,
    headers: answer.headers,
  }
}

async function openAuth(confirmEmail: boolean) {
  const options = testOptions(await createPgliteConnection({ url: 'memory://' }))
  const seal = codeSeal(options.jwtSecret)
  /** Oldest first. */
  const mails: EmailMessage[] = []
  const email = sealedMail({ send: async (mail) => void mails.push(mail) }, seal)
  const database = await openDatabase({ ...options, confirmEmail, email })
  const app: Hono = authService({ database, seal, hop: clientHop(0), limited: true, captcha: null })
  let people = 0

  const ask = (path: string, body: unknown, from?: string, cookie?: string) =>
    askApp(app, 'POST', `/auth/v1/${path}`, {
      body,
      ...(from ? { from } : {}),
      ...(cookie ? { cookie } : {}),
    })
  const mailsTo = (email: string) => mails.filter(({ to }) => to === email)

  return {
    database,
    seal,
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

    close: () => database.close(),
  }
}

export function memoryAuth({ confirmEmail = false } = {}) {
  const auth = {} as Awaited<ReturnType<typeof openAuth>>
  beforeAll(async () => void Object.assign(auth, await openAuth(confirmEmail)), 120_000)
  afterAll(() => auth.close())
  const test = base
    .extend('person', () => auth.newPerson())
    .extend('email', ({ person }) => person.email)
    .extend('token', ({ person }) => person.token)
  return { auth, test }
}
