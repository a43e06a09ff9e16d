import { useLiveQuery } from 'dexie-react-hooks'
import { findEarlierCheck } from '#src/db/reads/checks.ts'
import { readIdeas } from '#src/db/reads/device-notes.ts'
import { listKeyPhrasesOf } from '#src/db/reads/key-phrases.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { readTikTokText } from '#src/domain/ranking/tiktok-links.ts'
import type { Tracked } from '#src/domain/tracking/positions.ts'

/** The previous check with the same parameters; null if there is none, undefined while loading. */
export function useEarlierCheck(check: CheckRow): CheckRow | null | undefined {
  const { id, searched_at } = check
  const read = useLiveQuery(
    async () => ({ id, earlier: (await findEarlierCheck(check)) ?? null }),
    [id, searched_at],
  )
  return read?.id === id ? read.earlier : undefined
}

/**
 * What the user follows in a check: its key phrases, and the videos and accounts saved without a plan that tracks them;
 * undefined while loading.
 */
export function useFollowedIn(check: CheckRow): Tracked[] | undefined {
  return useLiveQuery(async () => {
    const [phrases, ideas] = await Promise.all([listKeyPhrasesOf(check), readIdeas()])
    // A saved video does not make its account the user's.
    const saved = ideas.flatMap((address) => readTikTokText(address) ?? [])
    return [...phrases, ...saved.map((link) => (link.video_id ? { ...link, account_name: null } : link))]
  }, [check.id])
}
