// The visitor's search: no account, no idempotency key, the public key only. The server counts and forces the country.
import { env } from '#src/lib/env.ts'
import { responseError } from '../response-error.ts'
import { exchange } from '../wire.ts'
import { jsonBody } from './json-body.ts'
import { type DemoResponse, readDemoResponse } from './search-responses.ts'

const timeoutMs = 30_000

/** What others searched for beside this phrase. Throws RemoteError; `refused` with 402 when the day is used up. */
export async function searchDemo(
  phrase: string,
  signal: AbortSignal,
  captchaToken?: string,
): Promise<DemoResponse> {
  const parameters = new URLSearchParams({ keyword: phrase, country: 'gb' })
  const headers = {
    apikey: env.supabaseKey,
    authorization: `Bearer ${env.supabaseKey}`,
    ...(captchaToken === undefined ? {} : { 'x-captcha-token': captchaToken }),
  }
  const url = `${env.supabaseUrl}/functions/v1/tiktok-search?${parameters}`
  const response = await exchange(url, { headers, signal }, timeoutMs)
  if (!response.ok) throw await responseError(response)
  return readDemoResponse(await jsonBody(response))
}
