import { readPageCursor } from './page-cursor.ts'
import type { FindSuggestions, SearchPage } from './port.ts'
import { autocompleteEntry, readSuggestions } from './suggestions.ts'
import type { ProviderAccess, UpstreamGet } from './upstream-get.ts'
import { nativeNext, readVideoPage } from './video-page.ts'

const webPath = '/api/v1/tiktok/web'

/** TikHub (https://docs.tikhub.io) returns TikTok's own body in `data` and accepts no country. */
export function tikhubAutocomplete({ url, key }: ProviderAccess, get: UpstreamGet): FindSuggestions {
  const path = `${webPath}/fetch_search_keyword_suggest`
  return async (keyword) =>
    readSuggestions(
      await get(`${url}${path}?${new URLSearchParams({ keyword })}`, headersFor(key)),
      autocompleteEntry,
    )
}

export function tikhubVideos({ url, key }: ProviderAccess, get: UpstreamGet): SearchPage {
  const path = `${webPath}/fetch_general_search`
  return async (keyword, _country, cursor) => {
    const asked = cursor === null ? null : readPageCursor(cursor)
    const parameters = new URLSearchParams({
      keyword,
      offset: asked?.cursor ?? '0',
      ...(asked?.search_id && { search_id: asked.search_id }),
    })
    return readVideoPage(await get(`${url}${path}?${parameters}`, headersFor(key)), asked, nativeNext)
  }
}

function headersFor(key: string | undefined): Record<string, string> {
  return key === undefined ? {} : { Authorization: `Bearer ${key}` }
}
