import {
  answerSearch,
  answerVisitor,
  type SearchDeps,
  type SearchEndpoint,
  type VisitorDeps,
} from '../_shared/search-endpoint.ts'
import { readPhrase } from '../_shared/search-parameters.ts'

/**
 * "Others searched for" (spec, section 7): GET ?keyword={phrase}. TikTok takes no country there, so it is gb.
 * Visitors may ask too.
 */
export function handle(request: Request, deps: SearchDeps & VisitorDeps): Promise<Response> {
  const endpoint: SearchEndpoint = {
    find: deps.tiktok.related,
    read: (parameters) => ({ phrase: readPhrase(parameters, 'keyword'), type: 'basic', country: 'gb' }),
    body: ({ phrase, suggestions, logId }) => ({
      data: suggestions.map((suggestion) => ({ ...suggestion, seed_phrase: phrase })),
      log_id: logId ?? '',
      status_code: 0,
      status_msg: '',
    }),
  }
  return deps.isVisitor(request.headers)
    ? answerVisitor(request, deps, endpoint)
    : answerSearch(request, deps, endpoint)
}
