import type { CountryCode } from '#src/domain/countries.ts'
import { phraseKey } from '#src/domain/search/phrases.ts'
import { hash, pick } from './chance.ts'
import { creatorFor } from './creators.ts'
import type { Day } from './day.ts'
import { nativeItem, nativeUserCard } from './native-item.ts'
import { sampleRanking } from './ranking.ts'
import { sampleRelated, sampleSuggestions } from './suggestions.ts'

type Body = Record<string, unknown>

const itemsPerPage = 12

interface VideoSearch {
  phrase: string
  country: CountryCode
  day: Day
  /** The number of videos on earlier pages. */
  offset: number
  origin: string
}

export function generalSearch({ phrase, country, day, offset, origin }: VideoSearch): Body {
  const ranking = sampleRanking(phrase, country, day)
  const next = offset + itemsPerPage
  const items = ranking.slice(offset, next).map((video) => nativeItem(video, origin))
  const data: Body[] = items.map((item) => ({ type: 1, item, common: { doc_id_str: item.id } }))
  if (offset === 0 && data.length > 0) {
    const keyword = phraseKey(phrase)
    const card = nativeUserCard(creatorFor(day, keyword, 'card'), origin)
    data.splice(pick([0, 2, 3], keyword, 'card'), 0, card)
  }
  const logid = logId(phrase, country, day)
  return {
    status_code: 0,
    status_msg: '',
    cursor: next,
    has_more: next < ranking.length ? 1 : 0,
    log_pb: { impr_id: logid },
    extra: { logid },
    data,
    qc: '',
    ad_info: {},
    backtrace: '',
    global_doodle_config: { keyword: phrase },
  }
}

export function searchSuggestions(phrase: string, country: CountryCode, day: Day): Body {
  const impr_id = logId(phrase, country, day)
  return {
    status_code: 0,
    status_msg: '',
    sug_list: sampleSuggestions(phrase, country, day).map(({ word, lang }, position) => ({
      content: word,
      extra_info: { lang },
      word_record: { words_content: word, words_position: position },
    })),
    log_pb: { impr_id },
    rid: impr_id,
  }
}

export function relatedSearches(phrase: string, day: Day): Body {
  return {
    status_code: 0,
    status_msg: '',
    log_id: logId(phrase, 'related', day),
    data: sampleRelated(phrase, day),
  }
}

/** Returns the same id for all pages of a search, because TikTok uses the id as the search_id. */
function logId(phrase: string, kind: string, day: Day): string {
  const digits = [0, 1, 2].map((n) => hash(phraseKey(phrase), kind, day, n).toString(16).padStart(8, '0'))
  return `sample${digits.join('')}`.toUpperCase()
}
