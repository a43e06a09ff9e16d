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
  | { kind: 'refused'; code: string | undefined }
  /** Importing the same archive again resumes the import, unless it was canceled. */
  | { kind: 'broken-off' }

const attempts = 4

async function persist<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await request()
    } catch (error) {
      if (!(error instanceof RemoteError) || classifyFailure(error) === 'refused' || attempt === attempts)
        throw error
      await new Promise((resolve) => setTimeout(resolve, backoffMs(attempt, Math.random())))
    }
  }
}

const callerFor = (userId: string): Caller => ({ userId, signal: new AbortController().signal })

/** Each cancel request takes a few seconds at most. After this many, the server finishes on its own. */
const cancelRequests = 10

/** Deletes an unfinished import's data on the server and the device. Returns false on a RemoteError. */
export async function discardImport(userId: string): Promise<boolean> {
  const caller = callerFor(userId)
  try {
    for (let times = 0; times < cancelRequests; times += 1)
      if (await persist(() => cancelImport(caller))) break
  } catch (error) {
    if (error instanceof RemoteError) return false
    throw error
  }
  await forgetPulledParts()
  return true
}

/** The account must be empty, or have an unfinished import of the archive. Never throws RemoteError. */
export async function importArchive(
  userId: string,
  archive: Archive,
  onProgress: (share: number) => void,
): Promise<ImportOutcome> {
  const caller = callerFor(userId)
  const importId = newId()
  const slices = [...sliceArchive(archive)]
  try {
    for (const [index, slice] of slices.entries()) {
      onProgress(index / slices.length)
      await persist(() => importSlice(caller, { importId, slice, last: index === slices.length - 1 }))
    }
    return { kind: 'imported' }
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    if (classifyFailure(error) !== 'refused') return { kind: 'broken-off' }
    const isOurs = error.code !== 'not_empty' && error.code !== 'import_ended'
    if (isOurs && !(await discardImport(userId))) return { kind: 'broken-off' }
    return { kind: 'refused', code: error.code }
  } finally {
    kickSync()
  }
}
