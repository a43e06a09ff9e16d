import { useLiveQuery } from 'dexie-react-hooks'
import { findEarlierCheck } from '#src/db/reads/checks.ts'
import { listKeyPhrasesOf } from '#src/db/reads/key-phrases.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'

/** The previous check with the same parameters; null if there is none, undefined while loading. */
export function useEarlierCheck(check: CheckRow): CheckRow | null | undefined {
  const { id, searched_at } = check
  const read = useLiveQuery(
    async () => ({ id, earlier: (await findEarlierCheck(check)) ?? null }),
    [id, searched_at],
  )
  return read?.id === id ? read.earlier : undefined
}

/** The key phrases whose results a check shows; undefined while loading. */
export function useKeyPhrasesOf(check: CheckRow): KeyPhraseRow[] | undefined {
  return useLiveQuery(() => listKeyPhrasesOf(check), [check.id])
}
