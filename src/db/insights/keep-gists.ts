// Lists do not read the results of checks. This module computes and stores what lists show instead: gists (of
// each key phrase's newest check with results, and of each check without a key phrase), and `signs` and
// `passing` in the key phrases' standings.
import { Dexie } from 'dexie'
import { checkGist } from '#src/domain/insight/check-gist.ts'
import { findPassing } from '#src/domain/insight/own-videos.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { questionKey } from '#src/domain/search/phrases.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { giveWay } from '#src/lib/idle.ts'
import { shorten } from '#src/lib/locale.ts'
import { database } from '../core/open.ts'
import { rowsUnder } from '../core/schema.ts'
import { whole } from '../mirror/whole-records.ts'
import { findEarlierRecord, readChecks } from '../reads/checks.ts'
import { listKeyPhrases } from '../reads/key-phrases.ts'

/** Checks per transaction. Three take about 10 ms, which barely delays input even on a slow phone. */
const slice = 3
const maxCaption = 40

let running = false

export async function keepGists(): Promise<void> {
  if (running) return
  running = true
  try {
    const find = phraseFinder()
    while ((await keepSlice(find)) > 0) await giveWay()
  } catch (error) {
    // The store was closed, for example by signing out.
    if (!(error instanceof Dexie.DatabaseClosedError)) throw error
  } finally {
    running = false
  }
}

type FindPhrases = (check: CheckRow) => Promise<readonly KeyPhraseRow[]>

function phraseFinder(): FindPhrases {
  let byQuestion: Map<string, KeyPhraseRow[]> | null = null
  return async ({ keyword_id, country, search_term }) => {
    if (keyword_id !== null) {
      const phrase = await database().keyPhrases.get(keyword_id)
      return phrase ? [phrase] : []
    }
    // A check without a key phrase applies to every key phrase with the same phrase and country.
    byQuestion ??= Map.groupBy(await listKeyPhrases(), (row) => questionKey(row.country, row.keyword))
    return byQuestion.get(questionKey(country, search_term)) ?? []
  }
}

/** Uses one transaction: otherwise, a check page stored in between would lose its entry in `$unread`. */
function keepSlice(find: FindPhrases): Promise<number> {
  const { $unread, $gists, $standings, checks, keyPhraseChecks, keyPhrases } = database()
  const tables = [$unread, $gists, $standings, checks, keyPhraseChecks, keyPhrases]
  return database().transaction('rw', tables, async () => {
    const unread = await $unread.limit(slice).toArray()
    for (const { id, keyword_id } of unread)
      if (keyword_id === null || (await newestOf(keyword_id)).includes(id)) await keepGist(id, find)
    await $unread.bulkDelete(unread.map(({ id }) => id))
    return unread.length
  })
}

/** Returns the ids of the newest two checks with results. Others rarely affect the gist of a key phrase. */
function newestOf(keywordId: string): Promise<string[]> {
  return rowsUnder(database().keyPhraseChecks, '[keyword_id+checked_at]', keywordId)
    .reverse()
    .filter(({ results }) => results > 0)
    .limit(2)
    .toArray((rows) => rows.map(({ search_id }) => search_id))
}

async function keepGist(id: string, find: FindPhrases): Promise<void> {
  const [check] = await readChecks([id])
  if (check?.state !== 'done') return
  for (const phrase of await find(check)) await keepOfPhrase(phrase)
  if (check.keyword_id === null)
    for (const one of [check, await laterOf(check)])
      if (one) await database().$gists.put(checkGist(one, await readBefore(one), null))
}

async function laterOf({ search_term, country, searched_at }: CheckRow): Promise<CheckRow | undefined> {
  const later = await database()
    .checks.where('[search_term+country+searched_at]')
    .between([search_term, country, searched_at], [search_term, country, Dexie.maxKey], false)
    .filter(({ keyword_id, state }) => keyword_id === null && state === 'done')
    .first()
  return whole('checks', later)
}

async function readBefore(check: CheckRow): Promise<CheckRow | null> {
  return whole('checks', await findEarlierRecord(check)) ?? null
}

async function keepOfPhrase(phrase: KeyPhraseRow): Promise<void> {
  const [newest] = await newestOf(phrase.id)
  const [check] = newest === undefined ? [] : await readChecks([newest])
  if (!check) return
  const previous = await readBefore(check)
  const gist = checkGist(check, previous, phrase)
  const found = previous && findPassing(previous, check, phrase)
  const passing = found && {
    checked_at: check.searched_at,
    ahead: shorten(found.ahead.full_description, maxCaption),
    behind: shorten(found.behind.full_description, maxCaption),
  }
  const { $gists, $standings } = database()
  await $gists.put(gist)
  await $standings.update(phrase.id, { signs: gist.signs, ...(passing && { passing }) })
}
