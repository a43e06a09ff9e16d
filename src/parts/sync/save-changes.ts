import type { OutboxEntry } from '#src/db/core/schema.ts'
import { now } from '#src/lib/clock.ts'
import { downloadText } from '#src/lib/file/download.ts'

export function saveChanges(entries: readonly OutboxEntry[]): Promise<void> {
  const changes = entries.map(({ kind, payload, state, created_at, last_error }) => ({
    kind,
    payload,
    state,
    created_at,
    last_error,
  }))
  return downloadText(
    `keytrail-changes-${now().toISOString().slice(0, 10)}.json`,
    JSON.stringify(changes, null, 2),
    'application/json',
  )
}
