import { useLiveQuery } from 'dexie-react-hooks'
import { findEarlierCheck } from '#src/db/reads/checks.ts'
import { readYours } from '#src/db/reads/yours.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import type { Yours } from '#src/domain/tracking/yours.ts'

/** See `findEarlierCheck`. Returns null if it finds none, undefined while loading. */
export function useEarlierCheck(check: CheckRow): CheckRow | null | undefined {
  const { id, searched_at } = check
  const read = useLiveQuery(
    async () => ({ id, earlier: (await findEarlierCheck(check)) ?? null }),
    [id, searched_at],
  )
  return read?.id === id ? read.earlier : undefined
}

/** Returns undefined while loading. */
export function useYours(check: CheckRow): Yours | undefined {
  return useLiveQuery(() => readYours(check), [check.id])
}
