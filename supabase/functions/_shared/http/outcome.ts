import { type LogFailure, loggedFailure } from '../log/log-failure.ts'

/** Returns the result of `work`, or its failure as `{"error":{"code","message"}}`. Never rejects. */
export async function captureOutcome<Body>(
  work: (note: (searchId: string) => void) => Promise<Body>,
  log: LogFailure,
) {
  let searchId: string | null = null
  const note = (id: string) => {
    searchId = id
  }
  try {
    return { status: 200, body: await work(note), headers: {} }
  } catch (error) {
    const { status, code, message, retryAfterSec } = loggedFailure(error, log, searchId)
    const headers: Record<string, string> =
      retryAfterSec === undefined ? {} : { 'retry-after': String(retryAfterSec) }
    return { status, body: { error: { code, message } }, headers }
  }
}
