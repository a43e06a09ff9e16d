import * as v from 'valibot'
import { countryCodes } from '../countries.ts'
import { Day, oneOfOrNew, Timestamp, Uuid } from '../row-values.ts'

/** The stages of an idea, and the columns of the board. */
export const stages = ['idea', 'filming', 'published', 'verdict'] as const
export type Stage = (typeof stages)[number]

/** A video to make for a phrase, then the published video. */
export const IdeaRow = v.object({
  id: Uuid,
  user_id: Uuid,
  /** Null for a shared link whose phrase is not known yet. */
  phrase: v.nullable(v.string()),
  country: oneOfOrNew(countryCodes),
  /** Null: the phrase is the title. */
  title: v.nullable(v.string()),
  note: v.nullable(v.string()),
  target_date: v.nullable(Day),
  stage: oneOfOrNew(stages),
  /** The position to reach. */
  goal: v.nullable(v.number()),
  account_name: v.nullable(v.string()),
  /** Or the short link to the video, until it has been resolved. */
  video_id: v.nullable(v.string()),
  /** In UTC, like the days of the tracker. */
  published_on: v.nullable(Day),
  /** See recipe.ts, which reads it. */
  recipe: v.nullable(v.record(v.string(), v.unknown())),
  created_at: Timestamp,
  changed_at: Timestamp,
})
export type IdeaRow = v.InferOutput<typeof IdeaRow>
