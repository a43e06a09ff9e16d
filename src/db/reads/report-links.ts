import { now } from '#src/lib/clock.ts'
import { readMetadata } from '../core/metadata.ts'
import { database } from '../core/open.ts'
import { outboxRow } from '../core/schema.ts'
import { listUnsent } from '../outbox/outbox.ts'

/**
 * Newest first, without expired reports. `key` is null if the report was published on another device. `entry`
 * is the change that publishes the report, while it is pending or refused.
 */
export async function listPublished() {
  const [rows, keys, unsent] = await Promise.all([
    database().reportLinks.orderBy('created_at').reverse().toArray(),
    readMetadata('report_keys'),
    listUnsent('reportLinks'),
  ])
  const time = now().toISOString()
  return rows
    .filter(({ expires_at }) => expires_at > time)
    .map((row) => ({
      row,
      key: keys?.[row.id] ?? null,
      entry: unsent.find((entry) => entry.row === outboxRow('reportLinks', row.id)) ?? null,
    }))
}
