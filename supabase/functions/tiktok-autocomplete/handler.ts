import { answerSearch, type SearchDeps } from '../_shared/search-endpoint.ts'
import { readCountry, readPhrase } from '../_shared/search-parameters.ts'

/** Autocomplete (spec, section 7): GET ?query={phrase}&country={code}. */
export function handle(request: Request, deps: SearchDeps): Promise<Response> {
  return answerSearch(request, deps, {
    find: deps.tiktok.autocomplete,
    read: (parameters) => ({
      phrase: readPhrase(parameters, 'query'),
      type: 'autocomplete',
      country: readCountry(parameters),
    }),
    body: ({ suggestions, logId }) => ({
      sug_list: suggestions.map(({ word, group_id }) => ({ content: word, extra_info: { lang: group_id } })),
      log_pb: { impr_id: logId ?? '' },
    }),
  })
}
