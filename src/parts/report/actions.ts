import { revokeReport } from '#src/db/writes/report-links.ts'
import { showToast } from '#src/state/toasts.ts'
import { keepAndSend } from '#src/sync/engine/keep-and-send.ts'
import { reportLinkWords } from '#src/words/report-making/report-links.ts'
import { reportAddress } from './report-address.ts'

export async function revoke(id: string): Promise<void> {
  if (await keepAndSend(reportLinkWords.failed, () => revokeReport(id)))
    showToast('good', reportLinkWords.revoked)
}

export async function copyLink(key: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(reportAddress(key))
    showToast('good', reportLinkWords.copied)
  } catch {
    showToast('bad', reportLinkWords.cannotCopy)
  }
}
