import { createPostgrestCheckLedger, createPostgrestLedger } from '../ledger/postgrest-ledger.ts'
import { tiktokDeps } from '../search/deps.ts'

export function tokenDeps() {
  const deps = tiktokDeps()
  return {
    ...deps,
    checkLedger: createPostgrestCheckLedger(deps.call),
    searchLedger: createPostgrestLedger(deps.call),
  }
}
