import type { Failure } from '../failure.ts'
import type { ErrorHook } from './error-hook.ts'
import { currentRequest } from './request-scope.ts'
import { waitUntil } from './wait-until.ts'

/** Notes a failure for the operator. `searchId` is of the search that it is about. */
export type LogFailure = (failure: Failure, searchId?: string | null) => void

/** What an operator has to mend, unlike what a provider or a caller does. */
const forOperators = [
  'internal',
  'busy',
  'not_configured',
  'upstream_auth',
  'upstream_quota',
  'tracker_backlog',
]

let hook: ErrorHook | null = null

/** Has what an operator must mend reported to `errorHook` from now on. */
export function reportTo(errorHook: ErrorHook): void {
  hook = errorHook
}

/** One line of JSON on the function's log, and a report to the operator where it is theirs to mend. */
export function logError(error: { code: string; detail: string; searchId?: string | null }): void {
  const request = currentRequest()
  const report = {
    at: new Date().toISOString(),
    place: request?.place ?? null,
    requestId: request?.requestId ?? null,
    ...error,
  }
  console.error(JSON.stringify(report))
  const reported = forOperators.includes(error.code) ? hook?.(report) : undefined
  if (reported) waitUntil(reported)
}

/** One line on the function's log, without the phrase or the user. */
export const logFailure: LogFailure = ({ code, detail }, searchId = null) => {
  logError({ code, detail, searchId })
}
