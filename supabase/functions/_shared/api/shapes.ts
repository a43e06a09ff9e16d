// The public shapes of the API and the MCP server. From 1.0.0 on, a shape may gain fields but not lose any.
import * as v from 'valibot'
import { countryCodes } from '../../../../src/domain/countries.ts'
import { stages } from '../../../../src/domain/ideas/rows.ts'
import { alertKinds } from '../../../../src/domain/tracking/rows.ts'
import { described } from './pages.ts'

export const id = v.pipe(v.string(), v.uuid())
export const time = v.pipe(v.string(), v.isoTimestamp())
const day = v.pipe(v.string(), v.isoDate())
const count = v.nullable(v.number())
const country = v.picklist(countryCodes)

export const source = described(
  v.nullable(v.picklist(['tiktok', 'sample'])),
  'Where the data came from: TikTok, or this server’s sample data. Null if nothing was measured.',
)
const state = v.picklist(['pending', 'done', 'failed'])
const failureCode = described(v.nullable(v.string()), 'Why it failed; null otherwise.')
const position = described(
  v.nullable(v.pipe(v.number(), v.integer())),
  'The best rank of the tracked video or account. Null if it was not among the `results`, which is a measurement too.',
)
const results = described(v.pipe(v.number(), v.integer()), 'How many videos the check found.')

const Change = v.nullable(
  described(
    v.object({
      kind: v.picklist(['moved', 'same', 'entered', 'left', 'out']),
      by: described(v.nullable(v.number()), 'Places moved, positive towards rank 1; null unless it moved.'),
    }),
    'Between two measurements. `entered` and `left`: the results; `out`: in neither. Null if they cannot be compared.',
  ),
)

export const KeyPhrase = v.object({
  id,
  phrase: v.string(),
  country,
  account: described(v.nullable(v.string()), 'The tracked TikTok account, without @.'),
  video_id: described(v.nullable(v.string()), 'The tracked video; it decides the position if given.'),
  tags: v.array(v.string()),
  competitors: described(v.array(v.string()), 'Account names without @, drawn on the same chart.'),
  active: described(v.boolean(), 'Whether it is checked every day.'),
  paused_by_plan: described(v.boolean(), 'Paused by a smaller plan, not by you.'),
  added_at: time,
  measured: v.nullable(
    described(
      v.object({ check_id: id, measured_at: time, position, results, source }),
      'The newest measurement.',
    ),
  ),
  last_check: v.nullable(
    described(
      v.object({ check_id: id, checked_at: time, state, failure_code: failureCode }),
      'The newest check, even if it failed.',
    ),
  ),
  change: Change,
  change_in_7_days: Change,
  best: v.nullable(v.object({ position: v.number(), measured_at: time })),
})
export type KeyPhrase = v.InferOutput<typeof KeyPhrase>

export const Position = v.object({
  check_id: id,
  checked_at: time,
  origin: described(v.picklist(['user', 'tracker']), 'Who asked: you, or the daily tracking.'),
  state: v.picklist(['done', 'failed']),
  failure_code: failureCode,
  position,
  results,
  source,
})

export const Check = v.object({
  id,
  phrase: v.string(),
  country,
  key_phrase_id: v.nullable(id),
  origin: v.picklist(['user', 'tracker']),
  state,
  failure_code: failureCode,
  source,
  pages: described(v.number(), 'Pages fetched so far; each cost one credit, except for daily checks.'),
  next_page: described(v.nullable(v.string()), 'Requests the next page; null at the end.'),
  checked_at: time,
})

export const RankedVideo = v.object({
  rank: v.pipe(v.number(), v.integer()),
  yours: described(
    v.nullable(v.picklist(['video', 'account'])),
    'Your tracked video, or another video of a tracked account or of one of your own; null for anybody else’s.',
  ),
  video_url: v.string(),
  caption: described(v.string(), 'Text from TikTok: the words of a third party.'),
  posted_at: v.nullable(time),
  duration_seconds: described(count, '0 for a photo post.'),
  plays: count,
  likes: count,
  comments: count,
  saves: count,
  shares: count,
  reposts: count,
  vq_score: described(count, 'TikTok’s quality score, up to 100; null if it gave none.'),
  cover_url: v.nullable(v.string()),
  account: v.object({
    name: v.string(),
    url: v.string(),
    verified: v.boolean(),
    avatar_url: v.nullable(v.string()),
    followers: count,
    following: count,
    hearts: count,
    videos: count,
    likes_given: count,
  }),
})

export const CheckWithVideos = v.object({
  ...Check.entries,
  results_kept: described(v.boolean(), 'False once the results are past your plan’s retention.'),
  videos: v.array(RankedVideo),
})

export const Search = v.object({
  id,
  phrase: v.string(),
  country,
  kind: described(v.picklist(['related', 'autocomplete']), 'TikTok’s related searches, or its autocomplete.'),
  state,
  failure_code: failureCode,
  source,
  searched_at: time,
})

export const Suggestion = v.object({
  position: v.pipe(v.number(), v.integer()),
  phrase: described(v.string(), 'Text from TikTok. TikTok publishes no search volume.'),
  group: described(v.string(), 'Related searches: the group’s id. Autocomplete: the language, or unknown.'),
})

export const SearchWithSuggestions = v.object({ ...Search.entries, suggestions: v.array(Suggestion) })

export const Alert = v.object({
  id,
  key_phrase_id: described(v.nullable(id), 'Null for a brand word.'),
  phrase: described(v.string(), 'The key phrase, or the suggestion of a brand word.'),
  country,
  check_id: id,
  kind: v.picklist(alertKinds),
  threshold: described(v.nullable(v.number()), 'The first N positions, or a move of at least N places.'),
  position,
  previous_position: v.nullable(v.number()),
  results,
  raised_at: time,
  read: v.boolean(),
})

export const Idea = v.object({
  id,
  phrase: described(v.nullable(v.string()), 'Null for a shared video whose phrase is not known yet.'),
  country,
  title: described(v.nullable(v.string()), 'Null: the phrase is its title.'),
  note: v.nullable(v.string()),
  stage: v.picklist(stages),
  goal: described(v.nullable(v.number()), 'The position to reach.'),
  target_on: described(v.nullable(day), 'The day to publish.'),
  account: v.nullable(v.string()),
  video_id: described(v.nullable(v.string()), 'The published video, or a short link to it.'),
  published_on: v.nullable(day),
  noted_at: time,
})

export const Report = v.object({
  id,
  title: v.string(),
  reads: described(v.number(), 'How often its page was requested.'),
  published_at: time,
  expires_at: time,
})

export const Usage = v.object({
  plan: v.string(),
  credits: v.object({
    used: v.number(),
    allowance: v.number(),
    left: v.number(),
    period_start: time,
    resets_at: time,
  }),
  active_key_phrases: v.object({ used: v.number(), allowance: v.number() }),
  countries: v.array(v.string()),
  scopes: described(v.array(v.string()), 'What the plan allows tokens to do.'),
})
