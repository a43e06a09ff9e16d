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
  /** The key phrase and the user's own accounts, which identify the user's results. */
  yours: Yours
  /** The check that the page opens with, read together with the rest to save a second read. */
  opening: CheckRow | null
}

export type KeyPhraseView =
  | { kind: 'loading' }
  | { kind: 'missing' }
  | { kind: 'failed' }
  | { kind: 'found'; facts: KeyPhraseFacts }

/** Reads a key phrase with the results of one check: the check in the address on arrival, else the newest. */
export function useKeyPhrase(id: string, opened: string | null): KeyPhraseView {
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
      const opening = first && ((await readCheck(first.search_id)) ?? null)
      const yours = { tracked: phrase ? [phrase] : [], accounts }
      return { facts: phrase ? { phrase, checks, notes, yours, opening: opening ?? null } : null }
    } catch (error) {
      reportError(error)
      return 'unreadable'
    }
  }, [id, opened])
  // Before the first pull, the key phrase may still arrive.
  const isAbsent = typeof read === 'object' && read.facts === null
  const failed = read === 'unreadable' || (isAbsent && syncedAt === null && trouble !== null)

  if (failed) return { kind: 'failed' }
  if (typeof read !== 'object') return { kind: 'loading' }
  // A new device receives a key phrase before its checks, so a key phrase without checks may still be loading.
  const isPartial = read.facts?.checks.length === 0 && lack === 'loading'
  if (read.facts && !isPartial) return { kind: 'found', facts: read.facts }
  return { kind: syncedAt === null ? 'loading' : 'missing' }
}
