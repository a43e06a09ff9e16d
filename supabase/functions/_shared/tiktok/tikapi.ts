import type { FindSuggestions } from './port.ts'
import type { ProviderAccess } from './provider-access.ts'
import { autocompleteEntry, readSuggestions } from './suggestions.ts'
import type { UpstreamGet } from './upstream-get.ts'

/** TikAPI (https://tikapi.io/documentation): TikTok's own body; `country` in lower case. */
export function tikapiAutocomplete({ url, key }: ProviderAccess, get: UpstreamGet): FindSuggestions {
  const headers = key === undefined ? {} : { 'X-API-KEY': key }
  return async (query, country) =>
    readSuggestions(
      await get(`${url}/public/search/autocomplete?${new URLSearchParams({ query, country })}`, headers),
      autocompleteEntry,
    )
}
