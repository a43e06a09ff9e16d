import * as v from 'valibot'
import { CallFailure } from '../_shared/call-failure.ts'
import { answerCall, type EndpointDeps } from '../_shared/endpoint.ts'
import { readJsonBody } from '../_shared/json-body.ts'
import type { SearchDeps, VisitorDeps } from '../_shared/search-endpoint.ts'
import { handle as answerAutocomplete } from '../tiktok-autocomplete/handler.ts'
import { handle as answerRelated } from '../tiktok-search/handler.ts'

interface BatchDeps extends Pick<EndpointDeps, 'log'> {
  search: SearchDeps & VisitorDeps
}

/** The most searches that one call makes: they all ask TikTok at the same time. The app sends two. */
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
 * Several searches of a batch at once, since over HTTP/1.1 a browser opens six connections to a host: POST {searches:
 * [{id, type, phrase, country}]}. Each is charged and answered for itself, as its own function would under that
 * idempotency key: {answers: [{id, status, body}]}.
 */
export function handle(request: Request, { search: deps, log }: BatchDeps): Promise<Response> {
  return answerCall(request, { allowedOrigins: deps.allowedOrigins, log }, 'POST', async () => {
    const userId = await deps.verifyUser(request.headers)
    const { searches } = await readJsonBody(request, batchSchema)
    const callerDeps = { ...deps, verifyUser: async () => userId, isVisitor: () => false }
    const answers = await Promise.all(searches.map((search) => answer(search, callerDeps)))
    // The token is good and its user is gone: nothing that is asked with it will be answered.
    if (answers.some(({ status }) => status === 401)) throw new CallFailure('unauthorized')
    return { answers }
  })
}

async function answer(
  { id, type, phrase, country }: Search,
  deps: BatchDeps['search'],
): Promise<{ id: string; status: number; body: unknown }> {
  const ask = (parameters: Record<string, string>) =>
    new Request(`http://batch/?${new URLSearchParams(parameters)}`, { headers: { 'idempotency-key': id } })
  const response =
    type === 'basic'
      ? await answerRelated(ask({ keyword: phrase }), deps)
      : await answerAutocomplete(ask({ query: phrase, country }), deps)
  return { id, status: response.status, body: await response.json() }
}
