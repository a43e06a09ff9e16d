import { useLiveQuery } from 'dexie-react-hooks'
import { readCheck } from '#src/db/reads/checks.ts'
import { listKeyPhraseChecks, listNotes, readKeyPhrase } from '#src/db/reads/key-phrases.ts'
import { readOwnAccounts } from '#src/db/reads/profile.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import type { KeyPhraseCheckRow, KeyPhraseRow, NoteRow } from '#src/domain/tracking/rows.ts'
import type { Yours } from '#src/domain/tracking/yours.ts'
import { useLack, useSyncPart } from '#src/state/sync-status.ts'

export const factsId = 'key-phrase-facts'

export interface KeyPhraseFacts {
  phrase: KeyPhraseRow
  /** Oldest first, including failed checks. */
  checks: readonly KeyPhraseCheckRow[]
  notes: readonly NoteRow[]
  /** Identifies the user's results by the key phrase and by the user's own accounts. */
  yours: Yours
  /** The check that the page shows first, read here because a second read would delay it. */
  opening: CheckRow | null
}

/** `opened` is the id of the check in the address on arrival. Without it, the newest check opens. */
export function useKeyPhrase(
  id: string,
  opened: string | null,
): KeyPhraseFacts | 'loading' | 'missing' | 'failed' {
  const trouble = useSyncPart('trouble')
  const syncedAt = useSyncPart('syncedAt')
  const lack = useLack()
  const read = useLiveQuery(async () => {
    try {
      const [phrase, checks, notes, accounts] = await Promise.all([
        readKeyPhrase(id),
        listKeyPhraseChecks(id),
        listNotes(id),
        readOwnAccounts(),
      ])
      const first = checks.find((check) => check.search_id === opened) ?? checks.at(-1)
      const opening = (first && (await readCheck(first.search_id))) ?? null
      return phrase ? { phrase, checks, notes, yours: { tracked: [phrase], accounts }, opening } : null
    } catch (error) {
      reportError(error)
      return 'unreadable'
    }
  }, [id, opened])
  // If the first pull failed, the server may have the missing key phrase.
  const mayExist = read === null && syncedAt === null && trouble !== null
  if (read === 'unreadable' || mayExist) return 'failed'
  if (read === undefined) return 'loading'
  // A new device receives a key phrase before its checks, so the page waits for the checks.
  const isPartial = read?.checks.length === 0 && lack === 'loading'
  if (read && !isPartial) return read
  return syncedAt === null ? 'loading' : 'missing'
}
