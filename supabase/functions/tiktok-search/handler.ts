import { answerSearch, type SearchDeps } from '../_shared/search-endpoint.ts'
import { readPhrase } from '../_shared/search-parameters.ts'

/** "Others searched for" (spec, section 7): GET ?keyword={phrase}. TikTok takes no country there, so it is gb. */
export function handle(request: Request, deps: SearchDeps): Promise<Response> {
  return answerSearch(request, deps, {
    find: deps.tiktok.related,
    read: (parameters) => ({ phrase: readPhrase(parameters, 'keyword'), type: 'basic', country: 'gb' }),
    body: ({ phrase, suggestions, logId }) => ({
      data: suggestions.map((suggestion) => ({ ...suggestion, seed_phrase: phrase })),
      log_id: logId ?? '',
      status_code: 0,
      status_msg: '',
    }),
  })
}
