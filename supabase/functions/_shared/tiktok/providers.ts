// Who speaks for TikTok, as the environment chooses.
import * as v from 'valibot'
import { httpUrl } from '../env.ts'
import type { Tiktok } from './port.ts'
import type { ProviderAccess } from './provider-access.ts'
import { rapidapi23Related } from './rapidapi23.ts'
import { tikapiAutocomplete, tikapiVideos } from './tikapi.ts'
import { tikhubAutocomplete, tikhubVideos } from './tikhub.ts'
import type { UpstreamGet } from './upstream-get.ts'
import { attemptTimeout, upstreamLimits } from './upstream-limits.ts'

const publicUrls = {
  tikapi: 'https://api.tikapi.io',
  tikhub: 'https://api.tikhub.io',
  rapidapi23: 'https://tiktok-api23.p.rapidapi.com',
} as const

const key = v.optional(v.pipe(v.string(), v.trim()))

/** The variables that choose and reach the providers; an address that is not set is the provider's public one. */
export const tiktokSchema = v.object({
  TIKTOK_VIDEOS: v.optional(v.picklist(['tikapi', 'tikhub'], 'must be tikapi or tikhub'), 'tikapi'),
  TIKTOK_SUGGESTIONS: v.optional(v.picklist(['tikapi', 'tikhub'], 'must be tikapi or tikhub'), 'tikapi'),
  TIKTOK_RELATED: v.optional(v.picklist(['rapidapi23'], 'must be rapidapi23'), 'rapidapi23'),
  TIKAPI_URL: v.optional(httpUrl, publicUrls.tikapi),
  TIKAPI_KEY: key,
  TIKHUB_URL: v.optional(httpUrl, publicUrls.tikhub),
  TIKHUB_KEY: key,
  RAPIDAPI_TIKTOK_URL: v.optional(httpUrl, publicUrls.rapidapi23),
  RAPIDAPI_KEY: key,
  UPSTREAM_TIMEOUT_MS: v.optional(attemptTimeout, String(upstreamLimits.attemptTimeoutMs)),
})

export type TiktokEnv = v.InferOutput<typeof tiktokSchema>

/** The providers that `env` chooses, asked through `get`. */
export function createTiktok(env: TiktokEnv, get: UpstreamGet): Tiktok {
  const tikapi = { url: env.TIKAPI_URL, key: env.TIKAPI_KEY }
  const tikhub = { url: env.TIKHUB_URL, key: env.TIKHUB_KEY }
  const rapidapi23 = { url: env.RAPIDAPI_TIKTOK_URL, key: env.RAPIDAPI_KEY }
  const autocomplete = {
    tikapi: whenUsable(tikapi, publicUrls.tikapi, tikapiAutocomplete(tikapi, get)),
    tikhub: whenUsable(tikhub, publicUrls.tikhub, tikhubAutocomplete(tikhub, get)),
  }
  const related = {
    rapidapi23: whenUsable(rapidapi23, publicUrls.rapidapi23, rapidapi23Related(rapidapi23, get)),
  }
  const videos = {
    tikapi: whenUsable(tikapi, publicUrls.tikapi, tikapiVideos(tikapi, get)),
    tikhub: whenUsable(tikhub, publicUrls.tikhub, tikhubVideos(tikhub, get)),
  }
  return {
    autocomplete: autocomplete[env.TIKTOK_SUGGESTIONS],
    related: related[env.TIKTOK_RELATED],
    videos: videos[env.TIKTOK_VIDEOS],
  }
}

/** A public address answers nobody without a key; any other may be a stand-in that asks for none. */
function whenUsable<Find>(access: ProviderAccess, publicUrl: string, find: Find): Find | null {
  return access.key === undefined && access.url === publicUrl ? null : find
}
