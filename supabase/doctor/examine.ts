import { checkDatabase } from './database.ts'
import type { Finding } from './finding.ts'
import type { Installation } from './installation.ts'
import { checkMail, type SignIn, signInAtMailServer } from './mail.ts'
import { checkReach } from './reach.ts'
import { checkSwitches } from './switches.ts'
import { checkVariables } from './variables.ts'

export async function* examine(
  installation: Installation,
  fetch: typeof globalThis.fetch = globalThis.fetch,
  signIn: SignIn = signInAtMailServer,
): AsyncGenerator<readonly Finding[]> {
  yield checkVariables(installation)
  yield checkSwitches(installation)
  const reached = await checkReach(installation, fetch)
  yield reached
  yield [await checkMail(installation, signIn)]
  // If the API rejects the key, comparing it with the key in Vault proves nothing.
  const isRefused = reached.some(({ about, state }) => about === 'secret key' && state === 'bad')
  const { SUPABASE_SECRET_KEY, ...others } = installation.environment
  yield [await checkDatabase(isRefused ? { ...installation, environment: others } : installation)].flat()
}
