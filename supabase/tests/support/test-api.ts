import { type Database, openDatabase } from '../../local/database/database.ts'

export const keys = {
  publishable: 'sb_publishable_0123456789012345678901_01234567',
  secret: 'sb_secret_0123456789012345678901_01234567',
}

export function testOptions(connection: Parameters<typeof openDatabase>[0]['connection']) {
  return {
    connection,
    keys,
    jwtSecret: 'a secret of forty characters for a test!',
    siteUrl: 'http://localhost:3000',
    email: { send: async () => undefined },
    confirmEmail: false,
  }
}

export function openTestApi(connection: Parameters<typeof testOptions>[0]): Promise<Database> {
  return openDatabase(testOptions(connection))
}

interface Sent {
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

/** `body` is null if the response is not JSON. */
export async function ask(
  database: { openApi(): Promise<Database> },
  method: string,
  path: string,
  { token, body, headers }: Sent = {},
) {
  const api = await database.openApi()
  const response = await api.fetch(
    new Request(`http://localhost:3000${path}`, {
      method,
      headers: {
        apikey: keys.publishable,
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
  return { status: response.status, body: await response.json().catch(() => null) }
}

export async function signUp(
  database: { openApi(): Promise<Database> },
  email: string,
): Promise<{ id: string; token: string }> {
  const sent = { email, password: 'correct horse' }
  const { body } = await ask(database, 'POST', '/auth/v1/signup', { body: sent })
  return { id: body.user.id, token: body.access_token }
}
