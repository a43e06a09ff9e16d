import type { Overview } from '#src/domain/shell/operations.ts'
import { counted } from '#src/lib/format.ts'
import { isSilence, RemoteError } from '#src/remote/errors.ts'
import { readOverview, retryFailedChecks } from '#src/remote/tables/operations.ts'
import { currentSession } from '#src/state/session.ts'
import { showToast } from '#src/state/toasts.ts'

type Reading =
  | { kind: 'read'; overview: Overview }
  /** Nobody is signed in, or the account is not an operator. */
  | { kind: 'refused' }
  | { kind: 'failed'; offline: boolean }

export async function readOperations(signal: AbortSignal): Promise<Reading> {
  const session = currentSession()
  if (session.status === 'signed-out') return { kind: 'refused' }
  try {
    return { kind: 'read', overview: await readOverview({ userId: session.userId, signal }) }
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    return error.status === 403 ? { kind: 'refused' } : { kind: 'failed', offline: isSilence(error) }
  }
}

export async function retryChecks(reason: string): Promise<void> {
  const session = currentSession()
  if (session.status === 'signed-out') return
  try {
    const caller = { userId: session.userId, signal: new AbortController().signal }
    const again = await retryFailedChecks(caller, reason)
    showToast('good', again === 0 ? 'Nothing left to retry' : `${counted(again, 'check')} back in the queue`)
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    showToast(
      'bad',
      isSilence(error) ? 'You are offline. Nothing was retried.' : 'Could not retry the checks',
    )
  }
}
