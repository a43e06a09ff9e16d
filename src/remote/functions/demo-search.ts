import { askOpenly, publicHeaders } from '../read-response.ts'
import { type DemoResponse, readDemoResponse } from './search-responses.ts'

const timeoutMs = 30_000

/** Returns related searches. Throws RemoteError, `refused` with status 402 at the visitor's daily limit. */
export async function searchDemo(
  phrase: string,
  signal: AbortSignal,
  captchaToken?: string,
): Promise<DemoResponse> {
  const parameters = new URLSearchParams({ keyword: phrase, country: 'gb' })
  const captcha = captchaToken === undefined ? {} : { 'x-captcha-token': captchaToken }
  const init = { headers: { ...publicHeaders, ...captcha }, signal }
  return readDemoResponse(await askOpenly(`/functions/v1/tiktok-search?${parameters}`, init, timeoutMs))
}
