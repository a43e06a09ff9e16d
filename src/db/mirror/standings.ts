// Code that writes keyPhraseChecks must update $standings in the same transaction.

import type { KeyPhraseCheckRow } from '#src/domain/tracking/rows.ts'
import { type Standing, withChecks } from '#src/domain/tracking/standing.ts'
import { database } from '../core/open.ts'

/** `known` contains the ids of checks already stored. Joins the open transaction. */
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
    // The replaced version of a check may have had the best position, so the standing is rebuilt.
    if (ofPhrase.some((check) => known.has(check.id))) next.push(await rebuilt(id))
    else next.push(withChecks(standings[index], id, ofPhrase))
  }
  await $standings.bulkPut(next)
}

/** Joins the open transaction. */
export async function rebuildStanding(keywordId: string): Promise<void> {
  await database().$standings.put(await rebuilt(keywordId))
}

/**
 * Deletes the key phrases' positions, standings, gists and daily checks, but not the checks that the user made.
 * Joins the open transaction.
 */
export async function forgetChecksOf(keywordIds: readonly string[]): Promise<void> {
  const { keyPhraseChecks, checks, $standings, $gists } = database()
  await keyPhraseChecks.where('keyword_id').anyOf(keywordIds).delete()
  await $standings.bulkDelete([...keywordIds])
  await $gists.where('keyword_id').anyOf(keywordIds).delete()
  await checks
    .where('keyword_id')
    .anyOf(keywordIds)
    .filter((check) => check.origin === 'tracker')
    .delete()
}

async function rebuilt(keywordId: string): Promise<Standing> {
  const { keyPhraseChecks, $standings } = database()
  const checks = await keyPhraseChecks.where('keyword_id').equals(keywordId).toArray()
  // `signs` and `passing` are not derived from positions, so the standing keeps them.
  const { signs, passing } = (await $standings.get(keywordId)) ?? {}
  return { ...withChecks(undefined, keywordId, checks), signs, passing }
}
