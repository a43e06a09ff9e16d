import type { ErrorHook } from './error-hook.ts'
import { currentRequest } from './request-scope.ts'
import { waitUntil } from './wait-until.ts'

/** What an operator has to mend, unlike what a provider or a caller does. */
const ours = ['internal', 'not_configured', 'upstream_auth', 'upstream_quota', 'tracker_backlog']

let tell: ErrorHook | null = null

/** Has what is ours to mend told by `hook` from now on. */
export function complainBy(hook: ErrorHook): void {
  tell = hook
}

/** One line of JSON on the function's log, and a word to the operator where it is ours to mend. */
export function complain(fault: { code: string; detail: string; searchId?: string | null }): void {
  const request = currentRequest()
  const complaint = {
    at: new Date().toISOString(),
    place: request?.place ?? null,
    requestId: request?.requestId ?? null,
    ...fault,
  }
  console.error(JSON.stringify(complaint))
  const told = ours.includes(fault.code) ? tell?.(complaint) : undefined
  if (told) waitUntil(told)
}
