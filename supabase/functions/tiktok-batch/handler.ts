import * as v from 'valibot'
import { answerCall, type EndpointDeps } from '../_shared/endpoint.ts'
import { readJsonBody } from '../_shared/json-body.ts'
import type { SearchDeps, VisitorDeps } from '../_shared/search-endpoint.ts'
import { handle as answerAutocomplete } from '../tiktok-autocomplete/handler.ts'
import { handle as answerRelated } from '../tiktok-search/handler.ts'

interface BatchDeps extends EndpointDeps {
  search: SearchDeps & VisitorDeps
}

/** The most searches that one call makes: they all ask TikTok at the same time. */
const mostSearches = 8

const searchSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  type: v.picklist(['autocomplete', 'basic']),
  phrase: v.string(),
  country: v.string(),
})
const batchSchema = v.object({
  searches: v.pipe(v.array(searchSchema), v.minLength(1), v.maxLength(mostSearches)),
})

type Search = v.InferOutput<typeof searchSchema>

/**
 * Several searches of a batch at once, since a browser opens six connections to a host: POST {searches: [{id, type,
 * phrase, country}]}. Each is charged and answered for itself, as its own function would under that idempotency key:
 * {answers: [{id, status, body}]}.
 */
export function handle(request: Request, deps: BatchDeps): Promise<Response> {
  return answerCall(request, deps, 'POST', async () => {
    const userId = await deps.search.verifyUser(request.headers)
    const { searches } = await readJsonBody(request, batchSchema)
    const callerDeps = { ...deps.search, verifyUser: async () => userId, isVisitor: () => false }
    return { answers: await Promise.all(searches.map((search) => answer(search, request.url, callerDeps))) }
  })
}

async function answer(
  { id, type, phrase, country }: Search,
  base: string,
  deps: BatchDeps['search'],
): Promise<{ id: string; status: number; body: unknown }> {
  const ask = (parameters: Record<string, string>) =>
    new Request(new URL(`?${new URLSearchParams(parameters)}`, base), { headers: { 'idempotency-key': id } })
  const response =
    type === 'basic'
      ? await answerRelated(ask({ keyword: phrase }), deps)
      : await answerAutocomplete(ask({ query: phrase, country }), deps)
  return { id, status: response.status, body: await response.json() }
}
