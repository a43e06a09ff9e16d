import { parseEnv } from '../../supabase/functions/_shared/env.ts'
import type { Tiktok } from '../../supabase/functions/_shared/tiktok/port.ts'
import { createTiktok, tiktokSchema } from '../../supabase/functions/_shared/tiktok/providers.ts'
import {
  createUpstreamGet,
  type UpstreamResponse,
} from '../../supabase/functions/_shared/tiktok/upstream-get.ts'
import {
  type UpstreamLimits,
  upstreamLimits,
} from '../../supabase/functions/_shared/tiktok/upstream-limits.ts'
import { type ProviderServer, startProviderServer } from '../support/providers/provider-server.ts'

export async function withProviders(test: (server: ProviderServer) => Promise<void>): Promise<void> {
  const server = await startProviderServer()
  try {
    await test(server)
  } finally {
    await server.close()
  }
}

export function upstreamResponse(body: unknown, isSample = false): UpstreamResponse {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return { status: 200, contentType: 'application/json', body: text, isSample }
}

/** Creates the product's client for TikTok's data. It retries after a millisecond, so that tests are fast. */
export function tiktokOver(variables: Record<string, string>, limits: Partial<UpstreamLimits> = {}): Tiktok {
  const retryDelayMs = { initialDelay: 1, maxDelay: 1 }
  const get = createUpstreamGet(fetch, { ...upstreamLimits, retryDelayMs, ...limits })
  return createTiktok(parseEnv(tiktokSchema, variables), get)
}
