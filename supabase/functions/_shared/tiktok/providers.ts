import * as v from 'valibot'
import type { Tiktok } from './port.ts'
import { type ProviderName, providerChoices, providers, providerVariables } from './provider-settings.ts'
import { rapidapi23Related } from './rapidapi23.ts'
import { tikapiAutocomplete, tikapiVideos } from './tikapi.ts'
import { tikhubAutocomplete, tikhubVideos } from './tikhub.ts'
import type { ProviderAccess, UpstreamGet } from './upstream-get.ts'
import { attemptTimeout, upstreamLimits } from './upstream-limits.ts'

export const tiktokSchema = v.object({
  ...providerVariables,
  UPSTREAM_TIMEOUT_MS: v.optional(attemptTimeout, String(upstreamLimits.attemptTimeoutMs)),
})

export type TiktokEnv = v.InferOutput<typeof tiktokSchema>

type Make<Find> = (access: ProviderAccess, get: UpstreamGet) => Find

const autocomplete = { tikapi: tikapiAutocomplete, tikhub: tikhubAutocomplete }
const related = { rapidapi23: rapidapi23Related }
const videos = { tikapi: tikapiVideos, tikhub: tikhubVideos }

export function createTiktok(env: TiktokEnv, get: UpstreamGet): Tiktok {
  const [suggests, relates, shows] = [
    env.TIKTOK_SUGGESTIONS ?? providerChoices.TIKTOK_SUGGESTIONS[0],
    env.TIKTOK_RELATED ?? providerChoices.TIKTOK_RELATED[0],
    env.TIKTOK_VIDEOS ?? providerChoices.TIKTOK_VIDEOS[0],
  ]
  return {
    autocomplete: whenUsable(env, suggests, autocomplete[suggests], get),
    related: whenUsable(env, relates, related[relates], get),
    videos: whenUsable(env, shows, videos[shows], get),
  }
}

/** The provider's public address requires a key; any other address may be a local simulation, which needs none. */
function whenUsable<Find>(
  env: TiktokEnv,
  name: ProviderName,
  make: Make<Find>,
  get: UpstreamGet,
): Find | null {
  const provider = providers[name]
  const url = env[provider.url] ?? provider.publicUrl
  const key = env[provider.key]
  return key === undefined && url === provider.publicUrl ? null : make({ url, key }, get)
}
