import { nativeEntry, nativePage, nativeVideo } from './native-video.ts'

export interface ProviderShape {
  /** `group` is the language (autocomplete) or the group's id (related searches). */
  entry: (word: unknown, group?: unknown) => object
  withoutGroup: (word: string) => object
  native: (list: unknown) => Record<string, unknown>
  envelope: (native: unknown) => unknown
}

const autocomplete: ProviderShape = {
  entry: (word, group = 'en') => ({ content: word, extra_info: { lang: group } }),
  withoutGroup: (word) => ({ content: word, extra_info: null }),
  native: (list) => ({ status_code: 0, status_msg: '', sug_list: list, log_pb: { impr_id: 'log-1' } }),
  envelope: (native) => native,
}

const related: ProviderShape = {
  entry: (word, group = '7301234567890123456') => ({ word, group_id: group }),
  withoutGroup: (word) => ({ word, group_id: null }),
  native: (list) => ({ status_code: 0, status_msg: '', data: list, log_id: 'log-1' }),
  envelope: (native) => native,
}

const videos: ProviderShape = {
  entry: (word) =>
    nativeEntry(nativeVideo(`730123456789012345${String(word).endsWith('second') ? 7 : 6}`, word)),
  withoutGroup: (word) => nativeEntry(nativeVideo('7301234567890123456', word)),
  native: (list) => nativePage(list),
  envelope: (native) => native,
}

const inTikhub = (native: unknown) => ({ code: 200, router: '/fetch', data: native })

/** Each path begins with the provider's name. `parameter` is the query parameter that contains the phrase. */
export const providerPaths: Record<string, { parameter: string; shape: ProviderShape }> = {
  '/tikapi/public/search/autocomplete': { parameter: 'query', shape: autocomplete },
  '/tikhub/api/v1/tiktok/web/fetch_search_keyword_suggest': {
    parameter: 'keyword',
    shape: { ...autocomplete, envelope: inTikhub },
  },
  '/tikapi/public/search/general': { parameter: 'query', shape: videos },
  '/tikhub/api/v1/tiktok/web/fetch_general_search': {
    parameter: 'keyword',
    shape: { ...videos, envelope: inTikhub },
  },
  '/rapidapi/api/search/others-searched-for': { parameter: 'keyword', shape: related },
}
