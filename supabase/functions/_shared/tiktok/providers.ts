import * as v from 'valibot'
import { at } from './json.ts'
import { readPageCursor } from './page-cursor.ts'
import type { FindSuggestions, SearchPage, Tiktok } from './port.ts'
import { type ProviderName, providerChoices, providers, providerVariables } from './provider-settings.ts'
import { autocompleteEntry, readSuggestions, relatedEntry } from './suggestions.ts'
import type { UpstreamGet, UpstreamResponse } from './upstream-get.ts'
import { attemptTimeout, upstreamLimits } from './upstream-limits.ts'
import { cursorText, nativeNext, readVideoPage } from './video-page.ts'

export const tiktokSchema = v.object({
  ...providerVariables,
  UPSTREAM_TIMEOUT_MS: v.optional(attemptTimeout, String(upstreamLimits.attemptTimeoutMs)),
})

export type TiktokEnv = v.InferOutput<typeof tiktokSchema>

type Ask = (path: string, parameters: Record<string, string>) => Promise<UpstreamResponse>
type Make<Find> = (ask: Ask) => Find

// TikAPI (https://tikapi.io/documentation) returns TikTok's own body and expects `country` in lower case.
// TikHub (https://docs.tikhub.io) returns the body in `data` and accepts no country. tiktok-api23
// (https://rapidapi.com/Lundehund/api/tiktok-api23) returns the body unchanged.

const tikhubPath = '/api/v1/tiktok/web'

const autocomplete: Record<'tikapi' | 'tikhub', Make<FindSuggestions>> = {
  tikapi: (ask) => async (query, country) =>
    readSuggestions(await ask('/public/search/autocomplete', { query, country }), autocompleteEntry),
  tikhub: (ask) => async (keyword) =>
    readSuggestions(await ask(`${tikhubPath}/fetch_search_keyword_suggest`, { keyword }), autocompleteEntry),
}

const related: Record<'rapidapi23', Make<FindSuggestions>> = {
  rapidapi23: (ask) => async (keyword) =>
    readSuggestions(await ask('/api/search/others-searched-for', { keyword }), relatedEntry),
}

const videos: Record<'tikapi' | 'tikhub', Make<SearchPage>> = {
  tikapi: (ask) => async (query, country, cursor) => {
    const asked = readPageCursor(cursor)
    const parameters = { query, country, ...(asked && { nextCursor: asked.cursor }) }
    const response = await ask('/public/search/general', parameters)
    // TikAPI omits `nextCursor` on the last page.
    return readVideoPage(response, asked, (body) => cursorText(at(body, 'nextCursor')))
  },
  tikhub: (ask) => async (keyword, _country, cursor) => {
    const asked = readPageCursor(cursor)
    const parameters = {
      keyword,
      offset: asked?.cursor ?? '0',
      ...(asked?.search_id && { search_id: asked.search_id }),
    }
    return readVideoPage(await ask(`${tikhubPath}/fetch_general_search`, parameters), asked, nativeNext)
  },
}

export function createTiktok(env: TiktokEnv, get: UpstreamGet): Tiktok {
  /** Only a provider's public address requires a key: any other address may be a local simulation. */
  function whenUsable<Find>(name: ProviderName, make: Make<Find>): Find | null {
    const provider = providers[name]
    const url = env[provider.url] ?? provider.publicUrl
    const key = env[provider.key]
    if (key === undefined && url === provider.publicUrl) return null
    const headers = key === undefined ? {} : provider.headers(key)
    return make((path, parameters) => get(`${url}${path}?${new URLSearchParams(parameters)}`, headers))
  }
  const suggests = env.TIKTOK_SUGGESTIONS ?? providerChoices.TIKTOK_SUGGESTIONS[0]
  const relates = env.TIKTOK_RELATED ?? providerChoices.TIKTOK_RELATED[0]
  const shows = env.TIKTOK_VIDEOS ?? providerChoices.TIKTOK_VIDEOS[0]
  return {
    autocomplete: whenUsable(suggests, autocomplete[suggests]),
    related: whenUsable(relates, related[relates]),
    videos: whenUsable(shows, videos[shows]),
  }
}
