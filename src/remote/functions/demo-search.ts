import { env } from '#src/lib/env.ts'
import { jsonBody } from '../read-response.ts'
import { responseError } from '../response-error.ts'
import { exchange } from '../wire.ts'
import { type DemoResponse, readDemoResponse } from './search-responses.ts'

const timeoutMs = 30_000

/** Returns related searches. Throws RemoteError, `refused` with status 402 if a daily limit is reached. */
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
