import { type LogFailure, loggedFailure } from '../log/log-failure.ts'

export interface Outcome<Body> {
  status: number
  body: Body | { error: { code: string; message: string } }
  headers: Record<string, string>
}

/** Returns the result of `work`, or its failure as `{"error":{"code","message"}}`. Never rejects. */
export async function captureOutcome<Body>(
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
    const { status, code, message, retryAfterSec } = loggedFailure(error, log, searchId)
    const headers: Record<string, string> =
      retryAfterSec === undefined ? {} : { 'retry-after': String(retryAfterSec) }
    return { status, body: { error: { code, message } }, headers }
  }
}
