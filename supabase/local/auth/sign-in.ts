import { randomBytes } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { type AuthBody, withBody } from './auth-body.ts'
import { tooManyTries } from './auth-error.ts'
import { Tries } from './tries.ts'

const failuresAtOnce = 50
const refillMs = 60_000
const maxKnownPlaces = 20_000
const strangerLivesMs = 60_000

/** Passwords, tried by whoever says to own an account. `places` are the buckets of network addresses. */
export function passwordTries(database: Database, { limited }: { limited: boolean }) {
  const tries = new Tries({ burst: failuresAtOnce, refillMs })
  // Where each account's owner signed in from: what strangers elsewhere try must not keep them waiting.
  const knownPlaces = new Set<string>()

  let stranger: { email: string; until: number } | null = null

  /** Somebody whose password is not the one that is tried; null where there is no account at all. */
  async function anybody(): Promise<string | null> {
    if (stranger === null || stranger.until < Date.now()) {
      const [row] = await database.query(
        `select email from auth.users where encrypted_password like '$2%' limit 1`,
        [],
      )
      stranger = row === undefined ? null : { email: String(row.email), until: Date.now() + strangerLivesMs }
    }
    return stranger?.email ?? null
  }

  /**
   * The request itself where the account exists, else one that compares a password against somebody else's in vain:
   * nobody shall learn by the time that it takes which accounts there are.
   */
  async function comparable(request: Request, body: AuthBody): Promise<Request> {
    const known = await database.query(
      `select from auth.users where email = $1 and encrypted_password like '$2%'`,
      [body.email?.toLowerCase() ?? ''],
    )
    const email = known.length > 0 ? null : await anybody()
    if (email === null) return withBody(request, body)
    return withBody(request, { email, password: randomBytes(30).toString('base64') })
  }

  return {
    /** Answers POST /token?grant_type=password. */
    async signIn(request: Request, body: AuthBody, place: string): Promise<Response> {
      const account = body.email?.trim().toLowerCase() ?? ''
      const isKnownPlace = knownPlaces.has(`${account} ${place}`)
      const counted = limited && !isKnownPlace
      const waitMs = counted ? tries.take(account) : 0
      if (waitMs > 0) return tooManyTries(Math.ceil(waitMs / 1000))
      const answer = await database.fetch(await comparable(request, body))
      if (answer.ok) {
        if (counted) tries.giveBack(account)
        if (knownPlaces.size >= maxKnownPlaces) knownPlaces.clear()
        knownPlaces.add(`${account} ${place}`)
      }
      return answer
    },
  }
}
