import type { Context } from 'hono'
import type { Database } from '../database/database.ts'
import { type AuthBody, accountEmail, withBody } from './auth-body.ts'
import { authError, refusedTry } from './auth-error.ts'
import type { KnownDevices } from './known-devices.ts'
import { isPassword } from './passwords.ts'
import { createTries } from './tries.ts'

const failuresAtOnce = 50
const refillMs = 60_000

function wrongPassword(): Response {
  return authError(400, 'invalid_credentials', 'Invalid login credentials')
}

interface SignInLimits {
  limited: boolean
  limitsStrangers: boolean
}

/** Each known device of the owner has its own attempts; all other devices share theirs. */
export function passwordSignIn(
  database: Database,
  devices: KnownDevices,
  { limited, limitsStrangers }: SignInLimits,
) {
  const tries = createTries({ burst: limited ? failuresAtOnce : Number.POSITIVE_INFINITY, refillMs })

  return async (body: AuthBody, context: Context): Promise<Response> => {
    const account = accountEmail(body)
    const device = devices.readId(context, account)
    const trier = `${account} ${device ?? ''}`
    const refused = device !== null || limitsStrangers ? refusedTry(tries, trier) : null
    if (refused) return refused
    const [confirmed] = await database.query(
      'select from auth.users where email = $1 and email_confirmed_at is not null',
      [account],
    )
    // For an unconfirmed account, the auth service does not check the password, so its response would tell a
    // stranger that the account exists.
    if (!confirmed && !(await isPassword(database, account, body.password ?? ''))) return wrongPassword()
    const response = await database.fetch(withBody(context.req.raw, { ...body, email: account }))
    // An address without an account gets the same response.
    if (confirmed && response.status === 400) return wrongPassword()
    tries.giveBack(trier)
    return response.ok ? devices.remember(context, account, response) : response
  }
}
