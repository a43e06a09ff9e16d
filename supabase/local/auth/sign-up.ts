import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import { type AuthBody, accountEmail, withBody } from './auth-body.ts'
import { atFixedInterval } from './fixed-interval.ts'
import { refusedPassword } from './passwords.ts'

const NewUser = v.object({ id: v.string() })

const lastSignUps = new Map<string, Promise<unknown>>()

/** Runs concurrent sign-ups for one email address in sequence, because otherwise one of them would fail. */
async function inTurn<Result>(email: string, work: () => Promise<Result>): Promise<Result> {
  const own = Promise.resolve(lastSignUps.get(email)).then(work, work)
  lastSignUps.set(email, own)
  try {
    return await own
  } finally {
    if (lastSignUps.get(email) === own) lastSignUps.delete(email)
  }
}

/** Returns an id like a new account's, so that the response does not reveal the existing account. */
function unusedId(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

function unconfirmed(id: string, email: string): Response {
  const now = new Date().toISOString()
  const provider = { provider: 'email', providers: ['email'] }
  return Response.json({
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: provider,
    user_metadata: {},
    identities: [],
    is_anonymous: false,
    confirmation_sent_at: now,
    created_at: now,
    updated_at: now,
  })
}

/**
 * If addresses are confirmed by email, an address that already has an account gets the same response as a new
 * one, and `mailReset` sends it a password reset.
 */
export async function signUp(
  database: Database,
  request: Request,
  body: AuthBody,
  mailReset: (email: string) => Promise<unknown>,
): Promise<Response> {
  const refused = body.password ? refusedPassword(body.password, body.email ?? '') : null
  if (refused) return refused
  const create = () => inTurn(accountEmail(body), () => database.fetch(withBody(request, body)))
  if (!database.confirmsEmail) return create()

  async function mailed(): Promise<Response> {
    const response = await create()
    const email = accountEmail(body)
    if (response.ok) return unconfirmed(v.parse(NewUser, await response.json()).id, email)
    // The auth service responds with 429 if the address already has an account.
    if (response.status !== 429) return response
    // If two people sign up with one address, one of them is a stranger. The first confirmation link becomes
    // invalid, so that neither password counts until the mailbox's owner has chosen one.
    await database.query(
      'update auth.users set confirmation_token = null where email = $1 and email_confirmed_at is null',
      [email],
    )
    await mailReset(email)
    return unconfirmed(unusedId(), email)
  }
  return atFixedInterval(mailed())
}
