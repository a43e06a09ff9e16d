// Imports an archive into an empty account, slice by slice.
import { forgetPulledParts } from '#src/db/reads/archive.ts'
import { type Archive, sliceArchive } from '#src/domain/sync/archive.ts'
import { newId } from '#src/lib/ids.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { cancelImport, importSlice } from '#src/remote/tables/archive.ts'
import type { Caller } from '#src/remote/tables/rest.ts'
import { kickSync } from '../engine/engine.ts'
import { backoffMs, classifyFailure } from '../engine/retry.ts'

export type ImportOutcome =
  | { kind: 'imported' }
  /** Refused with the server's code; nothing of it is left in the account. */
  | { kind: 'refused'; code: string | undefined }
  /** No response: importing the same archive continues from here. */
  | { kind: 'broken-off' }

const attempts = 4

async function send(caller: Caller, slice: Parameters<typeof importSlice>[1]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await importSlice(caller, slice)
    } catch (error) {
      if (!(error instanceof RemoteError) || classifyFailure(error) === 'refused' || attempt === attempts)
        throw error
      await new Promise((resolve) => setTimeout(resolve, backoffMs(attempt, Math.random())))
    }
  }
}

/** The number of cancel requests, each of some seconds of work; the server finishes the rest alone. */
const cancelRequests = 10

async function cancelStarted(caller: Caller): Promise<void> {
  for (let times = 0; times < cancelRequests; times += 1) if (await cancelImport(caller)) break
  await forgetPulledParts()
}

/**
 * Imports an archive into the account of `userId`, which must be empty, or continues an interrupted import of it; then
 * pulls everything. `onProgress` gets the completed share. Throws only errors other than RemoteError.
 */
export async function importArchive(
  userId: string,
  archive: Archive,
  onProgress: (share: number) => void,
): Promise<ImportOutcome> {
  const caller = { userId, signal: new AbortController().signal }
  const importId = newId()
  const slices = [...sliceArchive(archive)]
  try {
    for (const [index, slice] of slices.entries()) {
      onProgress(index / slices.length)
      await send(caller, { importId, slice, last: index === slices.length - 1 })
    }
    return { kind: 'imported' }
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    if (classifyFailure(error) !== 'refused') return { kind: 'broken-off' }
    if (error.code !== 'not_empty') await cancelStarted(caller).catch(() => undefined)
    return { kind: 'refused', code: error.code }
  } finally {
    kickSync()
  }
}
