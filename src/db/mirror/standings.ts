// Keeps each key phrase's standing in step with its checks. Whoever writes keyPhraseChecks calls this in the same
// transaction.

import type { KeyPhraseCheckRow } from '#src/domain/tracking/rows.ts'
import { type Standing, withChecks } from '#src/domain/tracking/standing.ts'
import { database } from '../core/open.ts'

/** Puts checks; `known` are those of them that were here before. Joins the transaction that is open. */
export async function putKeyPhraseChecks(
  checks: readonly KeyPhraseCheckRow[],
  known: ReadonlySet<string>,
): Promise<void> {
  const { keyPhraseChecks, $standings } = database()
  await keyPhraseChecks.bulkPut([...checks])
  const byPhrase = Map.groupBy(checks, (check) => check.keyword_id)
  const ids = [...byPhrase.keys()]
  const standings = await $standings.bulkGet(ids)
  const next: Standing[] = []
  for (const [index, id] of ids.entries()) {
    const ofPhrase = byPhrase.get(id) ?? []
    // A check that was here may have held the best position: only all of them together tell the new one.
    if (ofPhrase.some((check) => known.has(check.id))) next.push(await rebuilt(id))
    else next.push(withChecks(standings[index], id, ofPhrase))
  }
  await $standings.bulkPut(next)
}

/** Makes a key phrase's standing anew from its checks. Joins the transaction that is open. */
export async function rebuildStanding(keywordId: string): Promise<void> {
  await database().$standings.put(await rebuilt(keywordId))
}

/**
 * Forgets where these key phrases stood, and the daily checks that were made for them; checks that the user paid
 * for stay. Joins the transaction that is open.
 */
export async function forgetChecksOf(keywordIds: readonly string[]): Promise<void> {
  const { keyPhraseChecks, checks, $standings } = database()
  await keyPhraseChecks.where('keyword_id').anyOf(keywordIds).delete()
  await $standings.bulkDelete([...keywordIds])
  await checks
    .where('keyword_id')
    .anyOf(keywordIds)
    .filter((check) => check.origin === 'tracker')
    .delete()
}

async function rebuilt(keywordId: string): Promise<Standing> {
  const checks = await database().keyPhraseChecks.where('keyword_id').equals(keywordId).toArray()
  return withChecks(undefined, keywordId, checks)
}
