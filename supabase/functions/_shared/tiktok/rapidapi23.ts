import type { FindSuggestions } from './port.ts'
import { readSuggestions, relatedEntry } from './suggestions.ts'
import type { ProviderAccess, UpstreamGet } from './upstream-get.ts'

const host = 'tiktok-api23.p.rapidapi.com'

/** tiktok-api23 (https://rapidapi.com/Lundehund/api/tiktok-api23) returns TikTok's response body unchanged. */
export function rapidapi23Related({ url, key }: ProviderAccess, get: UpstreamGet): FindSuggestions {
  const headers = { 'x-rapidapi-host': host, ...(key !== undefined && { 'x-rapidapi-key': key }) }
  return async (keyword) =>
    readSuggestions(
      await get(`${url}/api/search/others-searched-for?${new URLSearchParams({ keyword })}`, headers),
      relatedEntry,
    )
}
