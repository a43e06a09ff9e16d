import * as v from 'valibot'
import type { ArchiveSlice } from '#src/domain/sync/archive.ts'
import { RemoteError } from '../errors.ts'
import { type Caller, postgrestFor, requestData } from './rest.ts'

// Enough for a megabyte over a slow connection.
const timeoutMs = 60_000

/**
 * The account must be empty, unless an import of the same archive is unfinished. A slice can be sent again. `last` ends
 * the import and activates its key phrases, up to the plan's limit. Throws RemoteError.
 */
export async function importSlice(
  caller: Caller,
  { importId, slice, last }: { importId: string; slice: ArchiveSlice; last: boolean },
): Promise<void> {
  const request = postgrestFor(caller, timeoutMs).rpc('import_archive', {
    p_import_id: importId,
    p_slice: slice,
    p_last: last,
  })
  if (!v.is(v.record(v.string(), v.number()), await requestData(request.throwOnError())))
    throw new RemoteError('unreadable')
}

/** Returns false if the server will finish in the background. Throws RemoteError. */
export async function cancelImport(caller: Caller): Promise<boolean> {
  return (await requestData(postgrestFor(caller, timeoutMs).rpc('cancel_import').throwOnError())) !== false
}
