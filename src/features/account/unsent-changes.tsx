import { useLiveQuery } from 'dexie-react-hooks'
import { countUnsent } from '#src/db/outbox/outbox.ts'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'

// Loaded on demand, because unsent changes are rare.
const UnsentList = lazyPart('sync', async () => (await import('./unsent-list.tsx')).UnsentList)

export function UnsentChanges() {
  const unsent = useLiveQuery(() => countUnsent()) ?? 0
  return unsent > 0 ? <UnsentList /> : null
}
