import * as v from 'valibot'
import { countryCodes } from '../countries.ts'
import { Day, oneOfOrNew, Timestamp, Uuid } from '../row-values.ts'

export const stages = ['idea', 'filming', 'published', 'verdict'] as const
export type Stage = (typeof stages)[number]

export const IdeaRow = v.object({
  id: Uuid,
  user_id: Uuid,
  /** null if the idea was made from a shared link and has no phrase yet. */
  phrase: v.nullable(v.string()),
  country: oneOfOrNew(countryCodes),
  /** null if the title is the phrase. */
  title: v.nullable(v.string()),
  note: v.nullable(v.string()),
  target_date: v.nullable(Day),
  stage: oneOfOrNew(stages),
  goal: v.nullable(v.number()),
  account_name: v.nullable(v.string()),
  /** The video's id, or its short link until that is resolved. */
  video_id: v.nullable(v.string()),
  published_on: v.nullable(Day),
  recipe: v.nullable(v.record(v.string(), v.unknown())),
  created_at: Timestamp,
  changed_at: Timestamp,
})
export type IdeaRow = v.InferOutput<typeof IdeaRow>
