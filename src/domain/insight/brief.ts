// Makes a brief for the user's next video from the first ten videos of a check.
import type { CheckRow, RankingRow } from '../ranking/rows.ts'
import { splitWords } from '../tracking/why.ts'
import { findOpportunity, type Opportunity } from './opportunity.ts'
import { isStopWord } from './stop-words.ts'
import { firstVideos, leastVideos, type SeenVideo } from './video-figures.ts'
import { findWinners, type Winners } from './winners.ts'

/** A word or hashtag is listed if at least this many captions contain it. */
const leastSharing = 3
const maxShared = 6

export interface Shared {
  text: string
  videos: number
}

export interface Brief extends Winners {
  /** null for a check with fewer than ten videos. */
  opportunity: Opportunity | null
  /** Words that several captions share and the user's caption lacks, most frequent first. */
  words: Shared[]
  hashtags: Shared[]
}

const hashtag = /[#＃]([\p{L}\p{M}\p{N}_]+)/gu
const notWords = /https?:\/\/\S+|[@＠][\w.]+/g

function readCaption({ full_description }: RankingRow, country: CheckRow['country']) {
  const text = full_description.replace(notWords, ' ')
  return {
    hashtags: new Set([...text.matchAll(hashtag)].map(([, name = '']) => name.toLowerCase())),
    words: new Set(splitWords(text.replace(hashtag, ' ')).filter((word) => !isStopWord(word, country))),
  }
}

function shared(captions: readonly ReadonlySet<string>[], own: ReadonlySet<string>): Shared[] {
  const texts = captions.flatMap((caption) => [...caption.difference(own)])
  return [...Map.groupBy(texts, (text) => text)]
    .map(([text, { length: videos }]) => ({ text, videos }))
    .filter(({ videos }) => videos >= leastSharing)
    .sort((one, other) => other.videos - one.videos || (one.text < other.text ? -1 : 1))
    .slice(0, maxShared)
}

type Check = Pick<CheckRow, 'search_ranking_results' | 'searched_at' | 'search_term' | 'country'>

/** Returns null if `check` has too few videos. `previous` is the completed check before it. */
export function makeBrief(check: Check, previous: Check | null, own: SeenVideo | null): Brief | null {
  const winners = findWinners(check, own)
  if (winners.videos < leastVideos) return null
  const captions = firstVideos(check).map(({ row }) => readCaption(row, check.country))
  const mine = own
    ? readCaption(own.row, check.country)
    : { words: new Set<string>(), hashtags: new Set<string>() }
  return {
    ...winners,
    opportunity: findOpportunity(check, previous),
    // A word that the user's caption contains as a hashtag is not listed either.
    words: shared(
      captions.map(({ words }) => words),
      mine.words.union(mine.hashtags),
    ),
    hashtags: shared(
      captions.map(({ hashtags }) => hashtags),
      mine.hashtags,
    ),
  }
}
