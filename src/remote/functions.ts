// Searches, which cost a credit each. The id is made by the caller before the first call: the same id sent
// again never charges twice and gives back what is stored.
import * as v from 'valibot'
import type { CountryCode } from '#src/domain/countries.ts'
import { env } from '#src/lib/env.ts'
import { answerError } from './answer-error.ts'
import { RemoteError } from './errors.ts'
import { readAutocomplete, readRelated, type SearchAnswer } from './search-answers.ts'
import { exchangeAsUser } from './user-exchange.ts'
import { callAsUser } from './user-function.ts'

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

interface Question extends Pick<Search, 'id' | 'phrase'> {
  type: 'autocomplete' | 'basic'
  country: CountryCode
}

const Answer = v.object({
  id: v.string(),
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  body: v.unknown(),
})
const Answers = v.object({ answers: v.array(Answer) })

/**
 * Makes a few searches in one call. Gives for each, in their order, what `searchRelated` or `searchAutocomplete` would
 * have given or thrown. Throws RemoteError when the call itself fails.
 */
export async function searchTogether(
  searches: readonly Question[],
  { userId, signal }: Pick<Search, 'userId'> & { signal: AbortSignal },
): Promise<(SearchAnswer | RemoteError)[]> {
  const { answers } = await callAsUser('tiktok-batch', userId, Answers, { searches }, signal)
  const read = async ({ id, type }: Question): Promise<SearchAnswer> => {
    const answer = answers.find((candidate) => candidate.id === id)
    if (!answer) throw new RemoteError('unreadable')
    const response = Response.json(answer.body ?? null, { status: answer.status })
    if (!response.ok) throw await answerError(response)
    return type === 'basic' ? readRelated(answer.body) : readAutocomplete(answer.body)
  }
  return Promise.all(
    searches.map((search) =>
      read(search).catch((error: unknown) => {
        if (error instanceof RemoteError) return error
        throw error
      }),
    ),
  )
}
