import { createPostgrestCheckLedger, createPostgrestLedger } from '../ledger/postgrest-ledger.ts'
import { tiktokDeps } from '../search/deps.ts'

/** The dependencies of the functions that accept personal tokens, read from the environment. Throws like `readEnv`. */
export function tokenDeps() {
  const deps = tiktokDeps()
  return {
    ...deps,
    checkLedger: createPostgrestCheckLedger(deps.call),
    searchLedger: createPostgrestLedger(deps.call),
  }
}
