import type { OutboxEntry } from '#src/db/core/schema.ts'
import { now } from '#src/lib/clock.ts'
import { downloadBlob } from '#src/lib/file/download.ts'

export function saveChanges(entries: readonly OutboxEntry[]): Promise<void> {
  const changes = entries.map(({ kind, payload, state, created_at, last_error }) => ({
    kind,
    payload,
    state,
    created_at,
    last_error,
  }))
  return downloadBlob(
    `keytrail-changes-${now().toISOString().slice(0, 10)}.json`,
    new Blob([JSON.stringify(changes, null, 2)], { type: 'application/json;charset=utf-8' }),
  )
}
