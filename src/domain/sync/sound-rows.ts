// Detects stored rows that no screen can show. Older builds or disk errors may leave such rows.
import * as v from 'valibot'
import { Usage } from '../account/rows.ts'
import { CheckRow } from '../ranking/rows.ts'
import { Timestamp, Uuid } from '../row-values.ts'
import { SearchRow } from '../search/rows.ts'
import { pulledSchemas } from './pulled.ts'

type IsSound = (value: unknown) => boolean

type Schema = v.GenericSchema & {
  pipe?: unknown
  wrapped?: Schema
  item?: Schema
  entries?: Record<string, Schema>
}

/** Compiles a predicate that accepts every value that parsing can return, but takes a third of the time. */
function soundness(schema: Schema): IsSound {
  const { type, pipe, wrapped, item, entries } = schema
  if (schema === Timestamp) return (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value))
  if (schema === Uuid) return (value) => typeof value === 'string' && v.UUID_REGEX.test(value)
  if (wrapped) {
    const isSound = soundness(wrapped)
    const empty = type === 'nullable' ? null : undefined
    return (value) => value === empty || isSound(value)
  }
  if (item) {
    const isSound = soundness(item)
    return (value) => Array.isArray(value) && value.every(isSound)
  }
  if (type === 'record') return (value) => typeof value === 'object' && value !== null
  if (entries) return soundRow(soundColumns(entries))
  if (pipe || type === 'picklist') return (value) => v.is(schema, value)
  return (value) => typeof value === type && !Number.isNaN(value)
}

type SoundColumns = Readonly<Record<string, IsSound>>

const soundColumns = (entries: Record<string, Schema>): SoundColumns =>
  Object.fromEntries(Object.entries(entries).map(([column, schema]) => [column, soundness(schema)]))

function soundRow(columns: SoundColumns): IsSound {
  return (row) => {
    if (typeof row !== 'object' || row === null) return false
    for (const column in columns)
      if (!columns[column]?.((row as Record<string, unknown>)[column])) return false
    return true
  }
}

/** The results are optional, because a device may have only the head of a search or check. */
const stored: Record<string, { entries: Record<string, Schema> }> = {
  ...pulledSchemas,
  usage: { entries: { user_id: Uuid, ...Usage.entries } },
  searches: {
    entries: { ...SearchRow.entries, search_results: v.optional(SearchRow.entries.search_results) },
  },
  // `areSoundVideos` validates the videos when they are unpacked.
  checks: { entries: { ...pulledSchemas.checks.entries, check_results: CheckRow.entries.check_results } },
}

export const areSoundVideos = soundness(CheckRow.entries.search_ranking_results)

export type SoundTable = NonNullable<ReturnType<typeof soundTable>>

/** Returns undefined if the table does not mirror the server. */
export function soundTable(table: string) {
  const schema = stored[table]
  if (schema === undefined) return undefined
  const columns = soundColumns(schema.entries)
  return { isSound: soundRow(columns), columns }
}
