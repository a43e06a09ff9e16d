// Checks are stored with their videos packed into a string. Callers read and write the videos as rows.

import type { Dexie, Table } from 'dexie'
import { packRows, unpackRows } from '#src/domain/ranking/packed-rows.ts'
import type { CheckHead, CheckRow, RankingRow } from '#src/domain/ranking/rows.ts'
import { areSoundVideos } from '#src/domain/sync/sound-rows.ts'

interface CheckRecord extends CheckHead {
  packed?: string
  /** The length of `packed`; 0 for a head. */
  bytes?: number
}

/** Dexie's `update` and `modify` pass records that are already packed. */
function toRecord(row: Partial<CheckRow> & CheckRecord): CheckRecord {
  if (row.packed !== undefined) return row
  const { search_ranking_results: rows, ...head } = row
  if (!Array.isArray(rows)) return { ...head, bytes: 0 }
  const packed = packRows(rows)
  return { ...head, packed, bytes: packed.length }
}

/** Unpacks the videos only on first access, because most readers need only the head. */
function toRow(record: CheckRecord | undefined): Partial<CheckRow> | undefined {
  if (record === undefined) return undefined
  const { packed, bytes, ...head } = record
  if (packed === undefined) return head
  let rows: RankingRow[] | null | undefined
  return Object.defineProperty(head, 'search_ranking_results', {
    configurable: true,
    enumerable: true,
    get: () => {
      if (rows === undefined) {
        const unpacked = unpackRows(packed)
        rows = areSoundVideos(unpacked) ? unpacked : null
      }
      return rows
    },
  })
}

export function packChecks(db: Dexie, checks: Table): void {
  checks.hook('reading', toRow)
  db.use({
    stack: 'dbcore',
    name: 'packed checks',
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name)
        if (name !== checks.name) return table
        return {
          ...table,
          mutate: (request) =>
            table.mutate(
              request.type === 'put' || request.type === 'add'
                ? ({ ...request, values: request.values.map(toRecord) } as typeof request)
                : request,
            ),
        }
      },
    }),
  })
}
