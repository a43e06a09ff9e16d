import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import { listKeyPhraseChecks } from '#src/db/key-phrase-checks.ts'
import { readKeyPhrase } from '#src/db/key-phrases.ts'
import { listNotes } from '#src/db/notes.ts'
import { messages } from '#src/domain/messages.ts'
import type { KeyPhraseCheckRow, KeyPhraseRow, NoteRow } from '#src/domain/rows.ts'
import { useSyncStatus } from '#src/state/sync-status.ts'
import { showToast } from '#src/state/toasts.ts'

export interface KeyPhraseFacts {
  phrase: KeyPhraseRow
  /** Oldest first, failed ones too. */
  checks: readonly KeyPhraseCheckRow[]
  notes: readonly NoteRow[]
}

export type KeyPhraseView =
  | { kind: 'loading' }
  | { kind: 'missing' }
  | { kind: 'failed' }
  | { kind: 'found'; facts: KeyPhraseFacts }

/** What this device knows of a key phrase, but for the results of its checks: those are read one check at a time. */
export function useKeyPhrase(id: string): KeyPhraseView {
  const { phase, syncedAt } = useSyncStatus()
  const read = useLiveQuery(async () => {
    try {
      const [phrase, checks, notes] = await Promise.all([
        readKeyPhrase(id),
        listKeyPhraseChecks(id),
        listNotes(id),
      ])
      return { facts: phrase ? { phrase, checks, notes } : null }
    } catch (error) {
      reportError(error)
      return 'unreadable'
    }
  }, [id])
  // Before the first comparison with the server a key phrase may be yet to come.
  const unreachable = phase === 'failed' || phase === 'offline'
  const isAbsent = typeof read === 'object' && read.facts === null
  const failed = read === 'unreadable' || (isAbsent && syncedAt === null && unreachable)

  useEffect(() => {
    if (failed) showToast('bad', messages.keyPhraseLoadFailed)
  }, [failed])

  if (failed) return { kind: 'failed' }
  if (typeof read !== 'object') return { kind: 'loading' }
  if (read.facts) return { kind: 'found', facts: read.facts }
  return { kind: syncedAt === null ? 'loading' : 'missing' }
}
