import { complain } from './complain.ts'
import type { SearchFailure } from './search-failure.ts'

/** Notes a failure for the operator. `searchId` is null where the request named none. */
export type LogFailure = (failure: SearchFailure, searchId: string | null) => void

/** One line of JSON on the function's log, without the phrase or the user. */
export const logFailure: LogFailure = ({ code, detail }, searchId) => {
  complain({ code, detail, searchId })
}
