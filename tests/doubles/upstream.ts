import { parseEnv } from '../../supabase/functions/_shared/env.ts'
import type { Tiktok } from '../../supabase/functions/_shared/tiktok/port.ts'
import { createTiktok, tiktokSchema } from '../../supabase/functions/_shared/tiktok/providers.ts'
import { createUpstreamGet } from '../../supabase/functions/_shared/tiktok/upstream-get.ts'
import {
  type UpstreamLimits,
  upstreamLimits,
} from '../../supabase/functions/_shared/tiktok/upstream-limits.ts'
import { type ProviderServer, startProviderServer } from '../support/providers/provider-server.ts'
import type { ProviderVariant } from '../support/providers/provider-variants.ts'

// Long enough for a request to reach the server, which counts it, even on a busy machine.
const patienceMs = 250

export async function withProviders(test: (server: ProviderServer) => Promise<void>): Promise<void> {
  const server = await startProviderServer()
  try {
    await test(server)
  } finally {
    await server.close()
  }
}

/** Retries after a millisecond. */
export function tiktokOver(variables: Record<string, string>, limits: Partial<UpstreamLimits> = {}): Tiktok {
  const retryDelayMs = { initialDelay: 1, maxDelay: 1 }
  const get = createUpstreamGet(fetch, { ...upstreamLimits, retryDelayMs, ...limits })
  return createTiktok(parseEnv(tiktokSchema, variables), get)
}

export function tiktokResponding(variables: Record<string, string>, body: () => string): Tiktok {
  const keys = { TIKAPI_KEY: 'k', TIKHUB_KEY: 'k', RAPIDAPI_KEY: 'k' }
  return createTiktok(parseEnv(tiktokSchema, { ...keys, ...variables }), async () => ({
    status: 200,
    contentType: 'application/json',
    body: body(),
    isSample: false,
  }))
}

/** Returns a short timeout if `variant` never responds. */
export function patienceFor({ outcome }: ProviderVariant): Partial<UpstreamLimits> {
  const isSilent = 'error' in outcome && outcome.error === 'upstream_timeout'
  return isSilent ? { attemptTimeoutMs: patienceMs } : {}
}
