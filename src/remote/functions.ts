// Searches, which cost a credit each. The id is made by the caller before the first call: the same id sent
// again never charges twice and gives back what is stored.
import type { CountryCode } from '#src/domain/countries.ts'
import { env } from '#src/lib/env.ts'
import { RemoteError } from './errors.ts'
import { readAutocomplete, readRelated, type SearchAnswer } from './search-answers.ts'
import { exchangeAsUser } from './user-exchange.ts'

const timeoutMs = 30_000

interface Search {
  id: string
  phrase: string
  /** Who pays: nothing is sent under another user's token. */
  userId: string
  signal?: AbortSignal
}

async function callFunction(
  name: string,
  parameters: Record<string, string>,
  search: Search,
): Promise<unknown> {
  const url = `${env.supabaseUrl}/functions/v1/${name}?${new URLSearchParams(parameters)}`
  const headers = { 'idempotency-key': search.id }
  const { signal = null, userId } = search
  const response = await exchangeAsUser(url, { headers, signal }, { timeoutMs, userId })
  return response.json().catch((cause: unknown) => {
    throw new RemoteError('unreadable', { cause })
  })
}

/** What others searched for beside this phrase. Throws RemoteError; `code` is one of domain/search-errors.ts. */
export async function searchRelated(search: Search): Promise<SearchAnswer> {
  return readRelated(await callFunction('tiktok-search', { keyword: search.phrase }, search))
}

/** What TikTok completes this phrase to in a country. Throws like `searchRelated`. */
export async function searchAutocomplete(search: Search & { country: CountryCode }): Promise<SearchAnswer> {
  const parameters = { query: search.phrase, country: search.country }
  return readAutocomplete(await callFunction('tiktok-autocomplete', parameters, search))
}
