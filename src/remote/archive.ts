import * as v from 'valibot'
import { type Archive, archiveHead } from '#src/domain/archive.ts'
import { RemoteError } from './errors.ts'
import { type Caller, dataOf, restOf } from './rest.ts'

// Some 20 MB at most, over a slow line, into one transaction.
const timeoutMs = 180_000

/** Imports an archive into the caller's empty account, all of it or nothing. Throws RemoteError. */
export async function importArchive(caller: Caller, archive: Archive): Promise<void> {
  const request = restOf(caller, timeoutMs).rpc('import_archive', {
    p_archive: { ...archiveHead, ...archive },
  })
  if (!v.is(v.record(v.string(), v.number()), await dataOf(request.throwOnError())))
    throw new RemoteError('unreadable')
}
