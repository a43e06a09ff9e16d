import { toVideoItem, type VideoEntry } from '../../../src/domain/ranking/video-item.ts'
import { endpoint } from '../_shared/http/endpoint.ts'
import { type ChargedSearchDeps, chargedSearch } from '../_shared/ledger/charged-search.ts'
import type { CheckLedger, DonePage, PageRequest } from '../_shared/ledger/ledger.ts'
import type { PlatformDeps } from '../_shared/platform.ts'
import {
  readCountry,
  readCursor,
  readId,
  readIdempotencyKey,
  readPhrase,
} from '../_shared/search/parameters.ts'
import { requireProvider, type Tiktok } from '../_shared/tiktok/port.ts'

export interface CheckDeps extends PlatformDeps<'verifyUser'>, ChargedSearchDeps<CheckLedger> {
  tiktok: Pick<Tiktok, 'videos'>
}

/**
 * GET ?keyword={phrase}&country={code}. A request for a later page adds the nextCursor and searchId of the
 * previous response. keyPhraseId is the tracked key phrase that the check is for, if any.
 */
export const handle = endpoint({ method: 'GET', auth: 'user' }, async (context, deps: CheckDeps) => {
  const { userId, headers, parameters } = context
  const page: PageRequest = {
    id: readIdempotencyKey(headers),
    userId,
    phrase: readPhrase(parameters, 'keyword'),
    country: readCountry(parameters),
    searchId: readId(parameters, 'searchId'),
    cursor: readCursor(parameters),
    keyPhraseId: readId(parameters, 'keyPhraseId'),
  }
  context.note(page.id)
  const ask = requireProvider(deps.tiktok.videos)
  return toBody(await chargedSearch(page, () => ask(page.phrase, page.country, page.cursor), deps))
})

function toBody({ videos, nextCursor, searchId, source, logId }: DonePage): Record<string, unknown> {
  const data = videos.map((video): VideoEntry => ({ type: 1, rank: video.rank, item: toVideoItem(video) }))
  return {
    data,
    ...(nextCursor !== null && { nextCursor }),
    searchId,
    source,
    log_pb: { impr_id: logId ?? '' },
  }
}
