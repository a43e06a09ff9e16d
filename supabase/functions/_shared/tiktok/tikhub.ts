import type { FindSuggestions } from './port.ts'
import type { ProviderAccess } from './provider-access.ts'
import { autocompleteEntry, readSuggestions } from './suggestions.ts'
import type { UpstreamGet } from './upstream-get.ts'

/** TikHub (https://docs.tikhub.io): TikTok's own body under `data`; it takes no country. */
export function tikhubAutocomplete({ url, key }: ProviderAccess, get: UpstreamGet): FindSuggestions {
  const path = '/api/v1/tiktok/web/fetch_search_keyword_suggest'
  const headers = key === undefined ? {} : { Authorization: `Bearer ${key}` }
  return async (keyword) =>
    readSuggestions(
      await get(`${url}${path}?${new URLSearchParams({ keyword })}`, headers),
      autocompleteEntry,
    )
}
