import { useLiveQuery } from 'dexie-react-hooks'
import { partSource, usePart } from '#src/ui/loading/lazy-part.tsx'

// Loaded separately, so that a list does not wait for this code.
const source = partSource(async () => (await import('#src/db/reads/yours.ts')).readOwnRank)

/** Returns the user's best rank in the check; null while loading or if there is none. */
export function useOwnRank(id: string | null): number | null {
  const { part: readOwnRank } = usePart(source, id !== null)
  return useLiveQuery(async () => (readOwnRank && id ? readOwnRank(id) : null), [readOwnRank, id]) ?? null
}
