import { at } from './json.ts'
import { readPageCursor } from './page-cursor.ts'
import type { FindSuggestions, SearchPage } from './port.ts'
import { autocompleteEntry, readSuggestions } from './suggestions.ts'
import type { ProviderAccess, UpstreamGet } from './upstream-get.ts'
import { cursorText, readVideoPage } from './video-page.ts'

/** TikAPI (https://tikapi.io/documentation) returns TikTok's own body and wants `country` in lower case. */
export function tikapiAutocomplete({ url, key }: ProviderAccess, get: UpstreamGet): FindSuggestions {
  return async (query, country) =>
    readSuggestions(
      await get(
        `${url}/public/search/autocomplete?${new URLSearchParams({ query, country })}`,
        headersFor(key),
      ),
      autocompleteEntry,
    )
}

/** TikAPI omits `nextCursor` on the last page. */
export function tikapiVideos({ url, key }: ProviderAccess, get: UpstreamGet): SearchPage {
  return async (query, country, cursor) => {
    const asked = cursor === null ? null : readPageCursor(cursor)
    const parameters = new URLSearchParams({ query, country, ...(asked && { nextCursor: asked.cursor }) })
    const response = await get(`${url}/public/search/general?${parameters}`, headersFor(key))
    return readVideoPage(response, asked, (body) => cursorText(at(body, 'nextCursor')))
  }
}

function headersFor(key: string | undefined): Record<string, string> {
  return key === undefined ? {} : { 'X-API-KEY': key }
}
