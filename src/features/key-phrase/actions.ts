import { deleteRow } from '#src/db/writes/deletions.ts'
import { changeKeyPhrase } from '#src/db/writes/key-phrases.ts'
import { putNote } from '#src/db/writes/notes.ts'
import type { KeyPhraseRow, NoteRow } from '#src/domain/tracking/rows.ts'
import { keepAndSend } from '#src/sync/engine/keep-and-send.ts'
import { keyPhrasePageWords } from '#src/words/key-phrase/key-phrase-page.ts'
import { trackingOutcomeWords } from '#src/words/tracking/tracking-outcomes.ts'

export function saveNote(note: Omit<NoteRow, 'user_id'>): Promise<boolean> {
  return keepAndSend(keyPhrasePageWords.noteFailed, () => putNote(note))
}

export async function removeNote(id: string): Promise<void> {
  await keepAndSend(keyPhrasePageWords.noteFailed, () => deleteRow('notes', id))
}

export async function setCompetitors({ id }: KeyPhraseRow, competitors: string[]): Promise<void> {
  await keepAndSend(trackingOutcomeWords.statusFailed, () => changeKeyPhrase({ id, competitors }))
}
