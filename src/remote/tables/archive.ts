import * as v from 'valibot'
import type { ArchiveSlice } from '#src/domain/sync/archive.ts'
import { type Caller, rpc } from './rest.ts'

// Enough for a megabyte over a slow connection.
const timeoutMs = 60_000

/**
 * The account must be empty, unless an import of the same archive is unfinished. A slice can be sent again.
 * `last` ends the import and activates its key phrases, up to the plan's limit. Throws RemoteError.
 */
export async function importSlice(
  caller: Caller,
  { importId, slice, last }: { importId: string; slice: ArchiveSlice; last: boolean },
): Promise<void> {
  const given = { p_import_id: importId, p_slice: slice, p_last: last }
  await rpc(caller, 'import_archive', v.record(v.string(), v.number()), given, timeoutMs)
}

/** Returns false if the server will finish in the background. Throws RemoteError. */
export async function cancelImport(caller: Caller): Promise<boolean> {
  return await rpc(caller, 'cancel_import', v.boolean(), {}, timeoutMs)
}
