import { deleteRow } from '#src/db/writes/deletions.ts'
import { env } from '#src/lib/env.ts'
import { copyText } from '#src/parts/shell/copy-text.ts'
import { showToast } from '#src/state/toasts.ts'
import { keepAndSend } from '#src/sync/engine/keep-and-send.ts'
import { reportLinkWords } from '#src/words/report-making/report-links.ts'

/** Returns false if the change could not be stored. */
export async function revoke(id: string): Promise<boolean> {
  const isKept = await keepAndSend(reportLinkWords.failed, () => deleteRow('reportLinks', id))
  if (isKept) showToast('good', reportLinkWords.revoked)
  return isKept
}

export async function copyLink(key: string): Promise<void> {
  if (await copyText(reportAddress(key))) showToast('good', reportLinkWords.copied)
}

export function reportAddress(key: string): string {
  return `${env.supabaseUrl}/functions/v1/report?key=${key}`
}

/** Whether the server can serve HTML pages: supabase.co sends them as plain text, unlike custom domains. */
export function showsPages(): boolean {
  return !URL.parse(env.supabaseUrl)?.hostname.endsWith('.supabase.co')
}
