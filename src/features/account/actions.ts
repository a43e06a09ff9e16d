import { archiveSlices, countArchive } from '#src/db/reads/archive.ts'
import { readProfile } from '#src/db/reads/profile.ts'
import { changeWindow } from '#src/db/space/kept-on-device.ts'
import { changeProfile } from '#src/db/writes/account.ts'
import {
  type Archive,
  type ArchivePart,
  archiveFileName,
  archiveHead,
  archivePartNames,
  readArchive,
  UnreadableArchive,
} from '#src/domain/sync/archive.ts'
import type { KeptWindow } from '#src/domain/sync/kept-window.ts'
import { now } from '#src/lib/clock.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { downloadBlob } from '#src/lib/file/download.ts'
import { giveWay } from '#src/lib/idle.ts'
import { orRemoteError, RemoteError } from '#src/remote/errors.ts'
import { currentSession } from '#src/state/session.ts'
import { showToast } from '#src/state/toasts.ts'
import { kickSync } from '#src/sync/engine/engine.ts'
import { keepAndSend } from '#src/sync/engine/keep-and-send.ts'
import { discardImport, importArchive } from '#src/sync/lookups/import-archive.ts'
import { accountWords } from '#src/words/account/account.ts'
import { archiveWords, importRefusal } from '#src/words/account/archive.ts'

export async function saveConsent(consent: boolean): Promise<void> {
  if (currentSession() === null) return showToast('bad', accountWords.notLoggedIn)
  const isSaved = await keepAndSend(accountWords.saveFailed, () =>
    changeProfile({ marketing_consent: consent }),
  )
  if (isSaved) showToast('good', accountWords.saved)
}

export async function changeKept(window: KeptWindow): Promise<void> {
  await keepAndSend(accountWords.window.failed, () => changeWindow(window))
}

async function wholeRows(part: ArchivePart, rows: readonly { id: string }[]): Promise<readonly unknown[]> {
  if (part !== 'searches' && part !== 'checks') return rows
  const { fetchWhole } = await fetchPart(() => import('#src/sync/lookups/fetch-whole.ts'))
  return fetchWhole(
    part,
    rows.map(({ id }) => id),
  )
}

async function archiveFile(onProgress: (share: number) => void): Promise<Blob> {
  const total = Object.values(await countArchive()).reduce((sum, count) => sum + count, 0)
  const profile = await readProfile()
  const head = {
    ...archiveHead,
    exported_at: now().toISOString(),
    ownAccounts: profile?.own_accounts ?? [],
    brandWords: profile?.brand_words ? [profile.brand_words] : [],
  }
  // Built from pieces, so that the archive is never in memory as one string.
  const file: string[] = [JSON.stringify(head).slice(0, -1)]
  let done = 0
  for (const part of archivePartNames) {
    file.push(`,"${part}":[`)
    let separator = ''
    for await (const rows of archiveSlices(part)) {
      const text = JSON.stringify(await wholeRows(part, rows)).slice(1, -1)
      // Empty if the server has deleted the rows meanwhile.
      if (text !== '') {
        file.push(separator + text)
        separator = ','
      }
      done += rows.length
      onProgress(done / total)
      await giveWay()
    }
    file.push(']')
  }
  file.push('}')
  return new Blob(file, { type: 'application/json' })
}

/** `onProgress` receives the completed share, from 0 to 1. */
export async function saveArchive(onProgress: (share: number) => void): Promise<void> {
  const file = await orRemoteError(archiveFile(onProgress))
  if (file instanceof RemoteError) return showToast('bad', archiveWords.saveFailed)
  await downloadBlob(archiveFileName(now()), file)
}

/** Returns the archive, or an error message. */
export async function openArchive(file: File): Promise<Archive | string> {
  try {
    return await readArchive(await file.text(), giveWay)
  } catch (error) {
    if (!(error instanceof UnreadableArchive)) throw error
    return error.place === null
      ? archiveWords.notAnArchive
      : archiveWords.unreadableRow(error.place.row, error.place.part)
  }
}

/** The account must be empty unless this archive's import is unfinished. Returns an error message or null. */
export async function restoreArchive(archive: Archive, onProgress: (share: number) => void) {
  const session = currentSession()
  if (session === null) return accountWords.notLoggedIn
  const outcome = await importArchive(session.userId, archive, onProgress)
  if (outcome.kind === 'refused') return importRefusal(outcome.code)
  if (outcome.kind === 'broken-off') return archiveWords.brokenOff
  showToast('good', archiveWords.imported)
  return null
}

export async function discardUnfinished(): Promise<boolean> {
  const session = currentSession()
  if (session === null) return false
  const isDiscarded = await discardImport(session.userId)
  if (isDiscarded) showToast('good', archiveWords.discarded)
  else showToast('bad', archiveWords.discardFailed)
  kickSync()
  return isDiscarded
}
