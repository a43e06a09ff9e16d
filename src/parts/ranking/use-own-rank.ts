import { useLiveQuery } from 'dexie-react-hooks'
import { partSource, usePart } from '#src/ui/loading/lazy-part.tsx'

// Loaded separately, so that the list does not wait until each check has been read with its videos.
const source = partSource(async () => (await import('#src/db/reads/yours.ts')).readOwnRank)

/** The user's rank in a check; null while loading or if unknown. `id` is null if there is no check. */
export function useOwnRank(id: string | null): number | null {
  const { part: readOwnRank } = usePart(source, id !== null)
  return useLiveQuery(async () => (readOwnRank && id ? readOwnRank(id) : null), [readOwnRank, id]) ?? null
}
