import type { CountryCode } from '../../../src/domain/countries.ts'
import { Failure } from '../_shared/failure.ts'
import type { FoundVideo, SearchPage, VideoPage } from '../_shared/tiktok/port.ts'

export interface Ranking extends Pick<VideoPage, 'source' | 'logId' | 'nextCursor'> {
  videos: FoundVideo[]
  pages: number
}

/** About 36 results. The depth is fixed, because positions are comparable only at the same depth. */
const pagesPerCheck = 3

/**
 * If a page fails, the check fails too: otherwise, videos further down would seem to have dropped out. Fails
 * with the code of the page, or with `upstream_timeout` if the time is up before the last page.
 */
export async function findRanking(
  ask: SearchPage,
  phrase: string,
  country: CountryCode,
  isTimeUp: () => boolean,
): Promise<Ranking> {
  let page = await ask(phrase, country, null)
  const ranking: Ranking = { ...page, pages: 1 }
  while (page.nextCursor !== null && ranking.pages < pagesPerCheck) {
    if (isTimeUp()) throw new Failure('upstream_timeout', { detail: 'the run is over' })
    page = await ask(phrase, country, page.nextCursor)
    ranking.videos = [...ranking.videos, ...page.videos]
    ranking.pages += 1
    ranking.nextCursor = page.nextCursor
    if (page.source === 'sample') ranking.source = 'sample'
  }
  return ranking
}
