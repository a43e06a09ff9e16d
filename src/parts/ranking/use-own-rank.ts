import { useLiveQuery } from 'dexie-react-hooks'
import { partSource, usePart } from '#src/ui/loading/lazy-part.tsx'

// Loaded after the list, because it reads each check with its videos.
const source = partSource(async () => (await import('#src/db/reads/yours.ts')).readOwnRank)

/** The user's rank in a check; null while loading or if unknown. `id` is null for no check. */
export function useOwnRank(id: string | null): number | null {
  const { part: readOwnRank } = usePart(source, id !== null)
  return useLiveQuery(async () => (readOwnRank && id ? readOwnRank(id) : null), [readOwnRank, id]) ?? null
}
