// The visitor's search: no account, no idempotency key, the public key only. The server counts and forces the country.
import { env } from '#src/lib/env.ts'
import { answerError } from '../response-error.ts'
import { exchange } from '../wire.ts'
import { jsonAnswer } from './json-answer.ts'
import { type DemoAnswer, readDemoAnswer } from './search-answers.ts'

const timeoutMs = 30_000

/** What others searched for beside this phrase. Throws RemoteError; `refused` with 402 when the day is used up. */
export async function searchDemo(
  phrase: string,
  signal: AbortSignal,
  captchaToken?: string,
): Promise<DemoAnswer> {
  const parameters = new URLSearchParams({ keyword: phrase, country: 'gb' })
  const headers = {
    apikey: env.supabaseKey,
    authorization: `Bearer ${env.supabaseKey}`,
    ...(captchaToken === undefined ? {} : { 'x-captcha-token': captchaToken }),
  }
  const url = `${env.supabaseUrl}/functions/v1/tiktok-search?${parameters}`
  const response = await exchange(url, { headers, signal }, timeoutMs)
  if (!response.ok) throw await answerError(response)
  return readDemoAnswer(await jsonAnswer(response))
}
