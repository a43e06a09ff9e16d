// A report is published as data, not HTML, and src/report renders it, so users cannot publish their own HTML.
import * as v from 'valibot'
import { locales } from '../../lib/locale.ts'
import { countryCodes } from '../countries.ts'
import {
  maxAccountNameLength,
  maxNoteLength,
  maxPhraseLength,
  maxReportTitleLength,
} from '../input-limits.ts'
import { tiktokPage } from '../ranking/tiktok-addresses.ts'
import { Day } from '../row-values.ts'
import { maxReportPhrases, maxReportVideos, reportDays } from './choice.ts'

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength))
const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const Position = v.pipe(Count, v.minValue(1))

const Change = v.variant('kind', [
  v.object({ kind: v.literal('moved'), by: v.pipe(v.number(), v.integer()) }),
  v.object({ kind: v.picklist(['same', 'entered', 'left', 'out']) }),
])

/** `position` is null if no tracked video is among the first `results` videos. */
const Measured = v.strictObject({ position: v.nullable(Position), results: Count })

/** The days since the first day, the position, and the number of results (null if the check failed). */
const Point = v.tuple([v.pipe(Count, v.maxValue(89)), v.nullable(Position), v.nullable(Count)])
export type ReportPoint = v.InferOutput<typeof Point>

const Video = v.strictObject({
  rank: Position,
  username: text(maxAccountNameLength),
  caption: text(1000),
  plays: v.nullable(Count),
  likes: v.nullable(Count),
  url: v.pipe(
    v.string(),
    v.check((url) => tiktokPage(url) !== null),
  ),
  /** Whether the key phrase tracks this video, or one of the user's accounts posted it. */
  own: v.boolean(),
})
export type ReportVideo = v.InferOutput<typeof Video>

const Phrase = v.strictObject({
  keyword: text(maxPhraseLength),
  country: v.picklist(countryCodes),
  account: v.nullable(text(maxAccountNameLength)),
  standing: v.nullable(
    v.strictObject({
      latest: v.nullable(Measured),
      change: v.nullable(Change),
      best: v.nullable(Position),
      measured: Count,
      failed: Count,
    }),
  ),
  points: v.nullable(v.pipe(v.array(Point), v.maxLength(90))),
  /** `day` is null if the device has the results of none of the period's last few completed checks. */
  ranking: v.nullable(
    v.strictObject({ day: v.nullable(Day), videos: v.pipe(v.array(Video), v.maxLength(maxReportVideos)) }),
  ),
  notes: v.nullable(
    v.pipe(v.array(v.strictObject({ day: Day, note: text(maxNoteLength) })), v.maxLength(500)),
  ),
})
export type ReportPhrase = v.InferOutput<typeof Phrase>

export const ReportContent = v.strictObject({
  language: v.picklist(locales),
  title: text(maxReportTitleLength),
  /** The last day of the period. */
  to: Day,
  days: v.picklist(reportDays),
  sample: v.boolean(),
  summary: v.nullable(
    v.strictObject({
      sentence: v.nullable(text(500)),
      phrases: Count,
      firstTen: Count,
      measured: Count,
      failed: Count,
    }),
  ),
  phrases: v.pipe(v.array(Phrase), v.minLength(1), v.maxLength(maxReportPhrases)),
})
export type ReportContent = v.InferOutput<typeof ReportContent>
