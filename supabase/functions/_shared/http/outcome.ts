import { asFailure } from '../failure.ts'
import type { LogFailure } from '../log/log-failure.ts'

/** How a piece of work ended, as a caller reads it. */
export interface Outcome<Body> {
  status: number
  body: Body | { error: { code: string; message: string } }
  headers: Record<string, string>
}

/**
 * What `work` gives, or how it failed: `{"error":{"code","message"}}`. A failure that has a detail is logged, with the
 * search that `work` said by `note` it is about. It never rejects.
 */
export async function outcomeOf<Body>(
  work: (note: (searchId: string) => void) => Promise<Body>,
  log: LogFailure,
): Promise<Outcome<Body>> {
  let searchId: string | null = null
  const note = (id: string) => {
    searchId = id
  }
  try {
    return { status: 200, body: await work(note), headers: {} }
  } catch (error) {
    const failure = asFailure(error)
    if (failure.detail !== '') log(failure, searchId)
    const { status, code, message, retryAfterSec } = failure
    const headers: Record<string, string> =
      retryAfterSec === undefined ? {} : { 'retry-after': String(retryAfterSec) }
    return { status, body: { error: { code, message } }, headers }
  }
}
