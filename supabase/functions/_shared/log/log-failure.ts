import { asFailure, type Failure } from '../failure.ts'
import type { ErrorHook } from './error-hook.ts'
import { currentRequest } from './request-scope.ts'

/**
 * Keeps the worker alive until `work` is done. Hosted Supabase may otherwise shut it down when the caller
 * disconnects (https://supabase.com/docs/guides/functions/background-tasks).
 */
export function waitUntil(work: Promise<unknown>): void {
  const platform = globalThis as { EdgeRuntime?: { waitUntil(work: Promise<unknown>): void } }
  platform.EdgeRuntime?.waitUntil(work)
}

export type LogFailure = (failure: Failure, searchId?: string | null) => void

const forOperators = [
  'internal',
  'busy',
  'not_configured',
  'upgrade_refused',
  'upstream_auth',
  'upstream_quota',
  'tracker_backlog',
]

let hook: ErrorHook | null = null

export function reportTo(errorHook: ErrorHook): void {
  hook = errorHook
}

/** Writes JSON to the function's log, without the phrase or the user. Reports the codes in `forOperators`. */
export function logFailure(
  { code, detail }: Record<'code' | 'detail', string>,
  searchId: string | null = null,
): void {
  const request = currentRequest()
  const report = {
    at: new Date().toISOString(),
    place: request?.place ?? null,
    requestId: request?.requestId ?? null,
    code,
    detail,
    searchId,
  }
  console.error(JSON.stringify(report))
  const reported = forOperators.includes(code) ? hook?.(report) : undefined
  if (reported) waitUntil(reported)
}

/** Returns the error as a Failure (`asFailure`), and logs the failure if it has a detail. */
export function loggedFailure(error: unknown, log: LogFailure, searchId: string | null = null): Failure {
  const failure = asFailure(error)
  if (failure.detail !== '') log(failure, searchId)
  return failure
}
