import { Dexie } from 'dexie'
import type { CountryCode } from '#src/domain/countries.ts'
import { isUnpublished } from '#src/domain/ideas/board.ts'
import type { IdeaRow } from '#src/domain/ideas/rows.ts'
import type { Measurement } from '#src/domain/ideas/verdict.ts'
import { phraseKey } from '#src/domain/search/phrases.ts'
import { trackedResult } from '#src/domain/tracking/positions.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { database } from '../core/open.ts'
import { whole } from '../mirror/whole-records.ts'
import { readCheck } from './checks.ts'
import { listIdeas } from './ideas.ts'
import { listKeyPhraseChecks, listKeyPhrases } from './key-phrases.ts'

export async function findOpenIdea(phrase: string, country: CountryCode): Promise<IdeaRow | undefined> {
  const key = phraseKey(phrase)
  return (await listIdeas()).find(
    (idea) => isUnpublished(idea) && idea.country === country && phraseKey(idea.phrase ?? '') === key,
  )
}

/** Returns the key phrase with the idea's video, phrase and country. */
export async function readTrackedFor({
  phrase,
  country,
  video_id,
}: Pick<IdeaRow, 'phrase' | 'country' | 'video_id'>): Promise<KeyPhraseRow | undefined> {
  if (phrase === null || video_id === null) return undefined
  return (await listKeyPhrases()).find(
    (row) =>
      row.video_id === video_id && row.country === country && phraseKey(row.keyword) === phraseKey(phrase),
  )
}

interface IdeaChecks {
  tracked: KeyPhraseRow | undefined
  /** Oldest first. */
  measurements: Measurement[]
}

/** Returns the key phrase that tracks the idea's video, and the video's positions since its publication. */
export async function readIdeaChecks(idea: IdeaRow): Promise<IdeaChecks> {
  const { phrase, country, video_id, published_on } = idea
  const tracked = await readTrackedFor(idea)
  if (phrase === null || video_id === null || published_on === null) return { tracked, measurements: [] }
  const daily = tracked ? await listKeyPhraseChecks(tracked.id, published_on) : []
  const known = new Set(daily.map(({ search_id }) => search_id))
  const others = await database()
    .checks.where('[search_term+country+searched_at]')
    .between([phrase, country, published_on], [phrase, country, Dexie.maxKey])
    .filter(({ id, state }) => state === 'done' && !known.has(id))
    .toArray()
  const own = others.flatMap((row): Measurement[] => {
    const check = whole('checks', row)
    if (!check || check.search_ranking_results.length === 0) return []
    const { id: search_id, searched_at: checked_at, search_ranking_results: videos } = check
    const position = trackedResult(videos, { account_name: null, video_id })?.rank ?? null
    return [{ search_id, checked_at, position, results: videos.length }]
  })
  const measurements = [...daily.filter(({ state }) => state === 'done'), ...own]
  return {
    tracked,
    measurements: measurements.sort((one, other) => one.checked_at.localeCompare(other.checked_at)),
  }
}

/** Returns null if the plays are unknown, and undefined until the results are on this device. */
export async function readPlays(checkId: string, video_id: string): Promise<number | null | undefined> {
  const check = await readCheck(checkId)
  if (!check) return undefined
  return trackedResult(check.search_ranking_results, { account_name: null, video_id })?.play_count ?? null
}
