import type { EmailMessage } from '@supabase/lite'
import { createPgliteConnection } from '@supabase/lite/pglite'
import type { Hono } from 'hono'
import { codeSeal, sealedMail } from '../../../supabase/local/auth/code-seal.ts'
import { type Database, openDatabase } from '../../../supabase/local/database/database.ts'

const memoryKeys = {
  publishable: 'sb_publishable_0123456789012345678901_01234567',
  secret: 'sb_secret_0123456789012345678901_01234567',
}
const jwtSecret = 'a secret of forty characters for a test!'

interface MemoryDatabase {
  database: Database
  seal: ReturnType<typeof codeSeal>
  /** Oldest first. */
  mails: EmailMessage[]
}

export async function openMemoryDatabase({ confirmEmail = false } = {}): Promise<MemoryDatabase> {
  const mails: EmailMessage[] = []
  const seal = codeSeal(jwtSecret)
  const database = await openDatabase({
    connection: await createPgliteConnection({ url: 'memory://' }),
    keys: memoryKeys,
    jwtSecret,
    siteUrl: 'http://localhost:3000',
    confirmEmail,
    email: sealedMail({ send: async (mail) => void mails.push(mail) }, seal),
  })
  return { database, seal, mails }
}

export async function askApp(
  app: Hono,
  method: string,
  path: string,
  {
    token,
    body,
    from = '127.0.0.1',
    cookie,
  }: { token?: string; body?: unknown; from?: string; cookie?: string } = {},
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
        apikey: memoryKeys.publishable,
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
