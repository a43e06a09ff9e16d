import * as v from 'valibot'
import type { ArchiveSlice } from '#src/domain/sync/archive.ts'
import { RemoteError } from '../errors.ts'
import { type Caller, dataOf, postgrestFor } from './rest.ts'

// A megabyte at most, over a slow line.
const timeoutMs = 60_000

/**
 * Imports a slice of an archive into the caller's account, which was empty before the first one. The same slice sent
 * again is stored once. `last` puts the key phrases to work. Throws RemoteError.
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
  if (!v.is(v.record(v.string(), v.number()), await dataOf(request.throwOnError())))
    throw new RemoteError('unreadable')
}

/**
 * Takes back what an import has brought that was not finished. False where there is so much that the server goes on
 * with it by itself. Throws RemoteError.
 */
export async function cancelImport(caller: Caller): Promise<boolean> {
  return (await dataOf(postgrestFor(caller, timeoutMs).rpc('cancel_import').throwOnError())) !== false
}
