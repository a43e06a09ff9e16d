import { publishReport } from '#src/db/writes/report-links.ts'
import type { LinkDays } from '#src/domain/report/choice.ts'
import type { ReportContent } from '#src/domain/report/content.ts'
import { downloadBlob, shareBlob } from '#src/lib/file/download.ts'
import { sha256 } from '#src/lib/hash.ts'
import { newId } from '#src/lib/ids.ts'
import { showToast } from '#src/state/toasts.ts'
import { keepAndSend } from '#src/sync/engine/keep-and-send.ts'
import { reportFormWords } from '#src/words/report-making/report-form.ts'
import { reportLinkWords } from '#src/words/report-making/report-links.ts'
import type { MadeReport } from './make-report.ts'

export async function saveReport({ name, blob }: MadeReport): Promise<void> {
  try {
    await downloadBlob(name, blob)
    showToast('good', reportFormWords.saved)
  } catch (error) {
    tellFailure(error)
  }
}

export async function shareReport({ name, blob }: MadeReport): Promise<void> {
  if (!(await shareBlob(name, blob))) showToast('bad', reportFormWords.onlyNotShared)
}

export function tellFailure(error: unknown): void {
  showToast('bad', reportFormWords.failed)
  reportError(error)
}

const keyBytes = 32

/** The server receives only the key's hash. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(keyBytes))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

export type NewLink = NonNullable<Awaited<ReturnType<typeof publish>>>

/** Returns null if the report could not be queued. */
export async function publish(content: ReportContent, days: LinkDays) {
  const key = newKey()
  const link = { id: newId(), title: content.title, days, key_hash: await sha256(key), content }
  return (await keepAndSend(reportLinkWords.failed, () => publishReport(link, key)))
    ? { id: link.id, key }
    : null
}
