import { toVideoItem, type VideoEntry } from '../../../src/domain/ranking/video-item.ts'
import { type AnswerDeps, answerGet, requireProvider } from '../_shared/answer-get.ts'
import { type ChargedSearchDeps, chargedSearch } from '../_shared/charged-search.ts'
import type { DonePage, PageRequest } from '../_shared/search-ledger.ts'
import {
  readCountry,
  readCursor,
  readId,
  readIdempotencyKey,
  readPhrase,
} from '../_shared/search-parameters.ts'
import type { Tiktok, VideoPage } from '../_shared/tiktok/port.ts'
import type { VerifyUser } from '../_shared/user-verifier.ts'

export interface CheckDeps extends AnswerDeps, ChargedSearchDeps<PageRequest, VideoPage, DonePage> {
  verifyUser: VerifyUser
  tiktok: Pick<Tiktok, 'videos'>
}

/**
 * One page of a check (spec, section 7): GET ?keyword={phrase}&country={code}, for a later page with the nextCursor
 * and the searchId of the answer before it; keyPhraseId names the tracked key phrase that the check is made for.
 */
export function handle(request: Request, deps: CheckDeps): Promise<Response> {
  return answerGet(request, deps, async (parameters, note) => {
    const userId = await deps.verifyUser(request.headers)
    const page: PageRequest = {
      id: readIdempotencyKey(request.headers),
      userId,
      phrase: readPhrase(parameters, 'keyword'),
      country: readCountry(parameters),
      searchId: readId(parameters, 'searchId'),
      cursor: readCursor(parameters),
      keyPhraseId: readId(parameters, 'keyPhraseId'),
    }
    note(page.id)
    const ask = requireProvider(deps.tiktok.videos)
    return body(await chargedSearch(page, () => ask(page.phrase, page.country, page.cursor), deps))
  })
}

function body({ videos, nextCursor, searchId, source, logId }: DonePage): Record<string, unknown> {
  const data = videos.map((video): VideoEntry => ({ type: 1, rank: video.rank, item: toVideoItem(video) }))
  return {
    data,
    ...(nextCursor !== null && { nextCursor }),
    searchId,
    source,
    log_pb: { impr_id: logId ?? '' },
  }
}
