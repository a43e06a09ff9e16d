// A history row and what was found, as the database's functions answer them.
import * as v from 'valibot'
import { isSearchErrorCode } from '../../../../src/domain/search/search-errors.ts'
import { readRows } from '../database.ts'
import type { Recorded, Stored } from './ledger.ts'

const recordedFields = { search_id: v.string(), search_term: v.string() }

const storedSchema = v.object({
  search: v.variant('state', [
    v.object({ ...recordedFields, state: v.literal('pending') }),
    v.object({
      ...recordedFields,
      state: v.literal('done'),
      source: v.picklist(['tiktok', 'sample']),
      log_id: v.nullable(v.string()),
    }),
    v.object({ ...recordedFields, state: v.literal('failed'), failure_code: v.string() }),
  ]),
})

const replayedSchema = v.object({ replayed: v.boolean() })

interface DoneRow extends Recorded {
  state: 'done'
  source: 'tiktok' | 'sample'
  logId: string | null
}

/** Reads `response`; `found` is what it holds beside the row of a search that is done. */
export function readStored<Found>(
  response: unknown,
  found: v.GenericSchema<unknown, Found>,
): Stored<DoneRow & Found> {
  const { search } = readRows(storedSchema, response)
  const recorded = { searchId: search.search_id, phrase: search.search_term }
  if (search.state === 'pending') return { ...recorded, state: 'pending' }
  if (search.state === 'done') {
    const { source, log_id: logId } = search
    return { ...recorded, state: 'done', source, logId, ...readRows(found, response) }
  }
  const code = isSearchErrorCode(search.failure_code) ? search.failure_code : 'internal'
  return { ...recorded, state: 'failed', code }
}

/** Whether an earlier call had recorded the search already. */
export function readReplayed(response: unknown): boolean {
  return readRows(replayedSchema, response).replayed
}
