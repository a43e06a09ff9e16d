import { at } from './json.ts'
import { type PageCursor, writePageCursor } from './page-cursor.ts'
import type { FoundVideo, VideoPage } from './port.ts'
import { readList } from './response-body.ts'
import type { UpstreamResponse } from './upstream-get.ts'
import { readVideo } from './video-item.ts'

const listFields = ['data', 'search_item_list', 'item_list', 'itemList', 'videos', 'items']

/** Omits duplicate videos. A page without videos or a new cursor is the last one. Fails like `readList`. */
export function readVideoPage(
  response: UpstreamResponse,
  asked: PageCursor | null,
  readNext: (body: unknown) => string | null,
): VideoPage {
  const { body, list, logId, source } = readList(response, listFields)
  const videos = new Map<string, FoundVideo>()
  for (const entry of list) {
    const found = readVideo(entry)
    if (found && !videos.has(found.id)) videos.set(found.id, found.video)
  }
  const next = videos.size === 0 ? null : readNext(body)
  const goesOn = next !== null && next !== asked?.cursor
  return {
    videos: [...videos.values()],
    nextCursor: goesOn ? writePageCursor({ cursor: next, search_id: asked ? asked.search_id : logId }) : null,
    logId,
    source,
  }
}

/** Returns null for anything except a non-empty string or a safe integer. */
export function cursorText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value)
  return typeof value === 'string' && value !== '' ? value : null
}

/** Returns null unless `has_more` is true and there is a cursor. */
export function nativeNext(body: unknown): string | null {
  const part = [body, at(body, 'data')].find((candidate) => at(candidate, 'has_more') !== undefined)
  const hasMore = [true, 1, '1', 'true'].includes(at(part, 'has_more') as boolean | number | string)
  return hasMore ? cursorText(at(part, 'cursor')) : null
}
