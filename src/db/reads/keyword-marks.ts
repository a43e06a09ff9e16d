import type { CountryCode } from '#src/domain/countries.ts'
import { phraseKey } from '#src/domain/search/phrases.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import {
  checkedMarks,
  followedAccounts,
  type KeywordMarks,
  newcomers,
  trackedMarks,
} from '#src/domain/tracking/keyword-marks.ts'
import { findStoredCheck, listCheckHeads } from './checks.ts'
import { findEarlierSearch } from './earlier-search.ts'
import { listKeyPhrases, readStandings } from './key-phrases.ts'
import { readOwnAccounts } from './profile.ts'

/** Limits the reads, because each check's record includes all its videos. */
const maxChecks = 30

async function readPhraseChecks(keys: ReadonlySet<string>, country: CountryCode) {
  const heads = await listCheckHeads()
  const terms = new Set(
    heads
      .filter((head) => head.country === country && keys.has(phraseKey(head.search_term)))
      .map((head) => head.search_term),
  )
  const checks = await Promise.all(
    [...terms].slice(0, maxChecks).map((search_term) => findStoredCheck({ search_term, country })),
  )
  return checks.filter((check) => check !== undefined)
}

/** Keyed by `phraseKey`; omits suggestions without marks. */
export async function readKeywordMarks(
  searches: readonly SearchRow[],
  country: CountryCode,
): Promise<ReadonlyMap<string, KeywordMarks>> {
  const keys = new Set(
    searches.flatMap(({ search_results }) => search_results.map(({ word }) => phraseKey(word))),
  )
  const [rows, standings, checks, accounts, pairs] = await Promise.all([
    listKeyPhrases(),
    readStandings(),
    readPhraseChecks(keys, country),
    readOwnAccounts(),
    Promise.all(searches.map(async (search) => ({ search, before: await findEarlierSearch(search) }))),
  ])
  const tracked = trackedMarks(rows, standings, country)
  const checked = checkedMarks(checks, [...followedAccounts(rows), ...(accounts ?? [])])
  const since = newcomers(pairs)
  const marks = new Map<string, KeywordMarks>()
  for (const key of keys) {
    const mark = {
      tracked: tracked.get(key) ?? null,
      checked: checked.get(key) ?? null,
      newSince: since.get(key) ?? null,
    }
    if (mark.tracked || mark.checked || mark.newSince) marks.set(key, mark)
  }
  return marks
}
