import type { Overview } from '#src/domain/shell/operations.ts'
import { counted } from '#src/lib/format.ts'
import { isSilence, RemoteError } from '#src/remote/errors.ts'
import { readOverview, retryFailedChecks } from '#src/remote/tables/operations.ts'
import { showToast } from '#src/state/toasts.ts'
import { askAsUser } from '#src/sync/engine/ask-as-user.ts'

/** Returns "refused" if the user is not an operator. */
export async function readOperations(signal: AbortSignal): Promise<Overview | 'refused' | RemoteError> {
  const read = await askAsUser(readOverview, signal)
  return read instanceof RemoteError && read.status === 403 ? 'refused' : read
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
