import { hasResults } from '#src/domain/ranking/rows.ts'
import type { KeyPhraseChange, NewKeyPhrase } from '#src/domain/sync/changes.ts'
import { findPosition } from '#src/domain/tracking/positions.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { database } from '../core/open.ts'
import { outboxRow, rowsUnder } from '../core/schema.ts'
import { forgetChecksOf, rebuildStanding } from '../mirror/standings.ts'
import { whole } from '../mirror/whole-records.ts'
import { appendEntry, appendRemoval, discardRefused } from '../outbox/outbox.ts'
import { writeTables } from '../space/disk-quota.ts'

/** Adds all or none. Throws StorageFull. */
export async function addKeyPhrases(rows: readonly NewKeyPhrase[]): Promise<void> {
  const db = database()
  await writeTables([db.keyPhrases, db.$outbox], async () => {
    for (const row of rows) {
      await db.keyPhrases.add({
        ...row,
        user_id: db.userId,
        competitors: [],
        paused_by_plan: false,
        changed_at: row.created_at,
      })
      await appendEntry({ kind: 'add_key_phrase', row: outboxRow('keyPhrases', row.id), payload: row })
    }
  })
}

/** If the account or video changes, recomputes positions from the checks on this device. Throws StorageFull. */
export async function changeKeyPhrase(change: KeyPhraseChange): Promise<void> {
  const db = database()
  const { id, ...values } = change
  await writeTables([db.keyPhrases, db.keyPhraseChecks, db.checks, db.$standings, db.$outbox], async () => {
    // The user's choice overrides a pause imposed by the plan.
    const decided = values.status === undefined ? {} : { paused_by_plan: false }
    await db.keyPhrases.update(id, { ...values, ...decided })
    await appendEntry({ kind: 'change_key_phrase', row: outboxRow('keyPhrases', id), payload: change })
    const row = await db.keyPhrases.get(id)
    if (row && (values.account_name !== undefined || values.video_id !== undefined)) await lookAgain(row)
  })
}

// A check whose results are not on this device keeps its position until a pull corrects the position.
async function lookAgain(row: KeyPhraseRow): Promise<void> {
  const { keyPhraseChecks, checks } = database()
  const known = await keyPhraseChecks.where('keyword_id').equals(row.id).toArray()
  const results = await checks.bulkGet(known.map((check) => check.search_id))
  await keyPhraseChecks.bulkPut(
    known.map((check, index) => {
      const found = whole('checks', results[index])
      const isKnown = found && check.state === 'done' && hasResults(found)
      return isKnown ? { ...check, position: findPosition(found.search_ranking_results, row) } : check
    }),
  )
  await rebuildStanding(row.id)
}

/** Also removes positions, daily checks, notes, alert rules and alerts. Throws StorageFull. */
export async function deleteKeyPhrase(id: string): Promise<void> {
  const db = database()
  const { keyPhrases, keyPhraseChecks, checks, notes, alertRules, alerts } = db
  const own = [keyPhrases, keyPhraseChecks, checks, notes, alertRules, alerts]
  await writeTables([...own, db.$standings, db.$gists, db.$outbox], async () => {
    const noteIds = await rowsUnder(db.notes, '[keyword_id+day]', id).primaryKeys()
    const ruleIds = await db.alertRules.where({ keyword_id: id }).primaryKeys()
    for (const noteId of noteIds) await discardRefused(outboxRow('notes', noteId))
    for (const ruleId of ruleIds) await discardRefused(outboxRow('alertRules', ruleId))
    await db.notes.bulkDelete(noteIds)
    await db.alertRules.bulkDelete(ruleIds)
    await db.alerts.filter((alert) => alert.keyword_id === id).delete()
    await forgetChecksOf([id])
    await db.keyPhrases.delete(id)
    await appendRemoval({ kind: 'delete_key_phrase', row: outboxRow('keyPhrases', id), payload: { id } })
  })
}
