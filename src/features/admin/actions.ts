import type { Overview } from '#src/domain/shell/operations.ts'
import { counted } from '#src/lib/format.ts'
import { isSilence, RemoteError } from '#src/remote/errors.ts'
import { readOverview, retryFailedChecks } from '#src/remote/tables/operations.ts'
import { showToast } from '#src/state/toasts.ts'
import { askAsUser } from '#src/sync/engine/ask-as-user.ts'

type Reading =
  | { kind: 'read'; overview: Overview }
  /** The account is not an operator. */
  | { kind: 'refused' }
  | { kind: 'failed'; offline: boolean }

export async function readOperations(signal: AbortSignal): Promise<Reading> {
  const read = await askAsUser(readOverview, signal)
  if (!(read instanceof RemoteError)) return { kind: 'read', overview: read }
  return read.status === 403 ? { kind: 'refused' } : { kind: 'failed', offline: isSilence(read) }
}

export async function retryChecks(reason: string): Promise<void> {
  const again = await askAsUser((caller) => retryFailedChecks(caller, reason))
  if (!(again instanceof RemoteError))
    return showToast(
      'good',
      again === 0 ? 'Nothing left to retry' : `${counted(again, 'check')} back in the queue`,
    )
  showToast('bad', isSilence(again) ? 'You are offline. Nothing was retried.' : 'Could not retry the checks')
}
