import * as v from 'valibot'
import { changeSince, knownBefore, newestMeasurement } from '../../../src/domain/tracking/positions.ts'
import { type Drop, dropBetween } from '../../../src/domain/tracking/why.ts'
import { listMeasured, type Measured } from '../_shared/api/key-phrases.ts'
import { described, howMany } from '../_shared/api/pages.ts'
import { findChecks, type StoredCheck } from '../_shared/api/searches.ts'
import { id, source, time } from '../_shared/api/shapes.ts'
import { quoted, tool, Untrusted, untrusted, untrustedNotice } from './tool.ts'

const maxDrops = 8
const maxPassers = 5

const rank = v.nullable(v.number())
const Passer = v.object({
  rank: v.number(),
  rank_before: described(rank, 'Null if it was not among the results.'),
  video_url: v.string(),
  differences: described(
    v.array(v.string()),
    'Measured differences from your video. None of them is claimed to be the cause.',
  ),
  untrusted: Untrusted,
})
const Move = v.object({
  key_phrase_id: id,
  phrase: v.string(),
  country: v.string(),
  from: described(rank, 'Null: not among the results.'),
  to: rank,
  measured_at: time,
  compared_with: described(time, 'When `from` was measured.'),
  source,
  check_id: id,
  earlier_check_id: id,
  your_video: v.nullable(v.string()),
  passed_by: described(
    v.nullable(v.array(Passer)),
    'Of a drop: the videos that were below yours and are above it now. Null if their results are not kept.',
  ),
})

type Moved = NonNullable<ReturnType<typeof moveOf>>

// A video that is not among the results counts as ranked below all others.
const endOfResults = 1_000

/** Returns null for a phrase that did not move or cannot be compared. `by` is positive for a rise. */
function moveOf({ row: phrase, checks }: Measured, days: number) {
  const later = newestMeasurement(checks)
  const earlier = knownBefore(checks, days)
  const change = changeSince(earlier, later)
  if (!later || !earlier || !change || change.kind === 'same' || change.kind === 'out') return null
  const by = (earlier.position ?? endOfResults) - (later.position ?? endOfResults)
  return { phrase, earlier, later, by }
}

function differencesTold({ differences }: Drop['passed'][number]): string[] {
  const days = (seconds: number) => `${Math.round(seconds / 86_400)} days`
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  return differences.map((difference) => {
    if (difference.kind === 'phraseInCaption') return 'only its caption contains the phrase'
    const { theirs, yours } = difference
    if (difference.kind === 'newer') return `newer: ${days(theirs)} old, yours ${days(yours)}`
    if (difference.kind === 'shorter') return `shorter: ${theirs} s, yours ${yours} s`
    return `saved more: ${percent(theirs)} of plays, yours ${percent(yours)}`
  })
}

const asCheck = ({ head, videos }: StoredCheck) => ({
  search_ranking_results: videos,
  searched_at: head.searched_at,
})

function findDrop(move: Moved, checks: ReadonlyMap<string, StoredCheck>): Drop | null {
  const [earlier, later] = [checks.get(move.earlier.search_id), checks.get(move.later.search_id)]
  if (!earlier?.kept || !later?.kept) return null
  return dropBetween(asCheck(earlier), asCheck(later), move.phrase, later.yours.accounts)
}

function toPasser(passed: Drop['passed'][number]): v.InferOutput<typeof Passer> {
  const row = passed.result
  return {
    rank: row.rank,
    rank_before: passed.before,
    video_url: row.video_url,
    differences: differencesTold(passed),
    untrusted: { account: untrusted(row.username), caption: untrusted(row.full_description) },
  }
}

function toMove(move: Moved, drop: Drop | null): v.InferOutput<typeof Move> {
  const { phrase, earlier, later } = move
  return {
    key_phrase_id: phrase.id,
    phrase: phrase.keyword,
    country: phrase.country,
    from: earlier.position,
    to: later.position,
    measured_at: later.checked_at,
    compared_with: earlier.checked_at,
    source: later.source,
    check_id: later.search_id,
    earlier_check_id: earlier.search_id,
    your_video: drop?.yours.video_url ?? null,
    passed_by: drop?.passed.slice(0, maxPassers).map(toPasser) ?? null,
  }
}

function line(move: v.InferOutput<typeof Move>): string {
  const { phrase, country, from, to, measured_at, source, passed_by } = move
  const place = (rank: number | null) => (rank === null ? 'not in the results' : String(rank))
  const passers =
    passed_by?.map(({ untrusted: { account }, rank }) => `${quoted(`@${account}`)} (now ${rank})`) ?? []
  const by = passers.length > 0 ? `; passed by ${passers.join(', ')}` : ''
  return `- ${phrase} (${country}): ${place(from)} → ${place(to)}, measured ${measured_at.slice(0, 10)}, ${source} data${by}`
}

export const whatMoved = tool({
  name: 'what_moved',
  title: 'What moved',
  description:
    'Which of the tracked key phrases dropped or rose over some days, and for each drop which videos passed yours, with measured differences. Start here for "what dropped this week and who passed me".',
  does: 'reads',
  input: v.object({ days: howMany(30, 7, 'Compared with this many days earlier.') }),
  output: v.object({
    days: v.number(),
    key_phrases: described(v.number(), 'How many were looked at: the newest 100 at most.'),
    dropped: v.array(Move),
    rose: v.array(Move),
  }),
  async run({ days }, { session }) {
    const phrases = await listMeasured(session)
    const moves = phrases.flatMap((phrase) => moveOf(phrase, days) ?? [])
    const drops = moves.filter(({ by }) => by < 0).sort((one, other) => one.by - other.by)
    const explained = drops.slice(0, maxDrops)
    const ids = explained.flatMap(({ earlier, later }) => [earlier.search_id, later.search_id])
    const checks = new Map(
      (await findChecks(session, [...new Set(ids)])).map((check) => [check.head.id, check]),
    )
    const dropped = drops.map((move) => toMove(move, findDrop(move, checks)))
    const rose = moves
      .filter(({ by }) => by > 0)
      .sort((one, other) => other.by - one.by)
      .map((move) => toMove(move, null))
    const text = [
      `${dropped.length} of ${phrases.length} key phrases dropped in ${days} days, ${rose.length} rose.`,
      ...(dropped.length > 0 ? [`Dropped:\n${dropped.map(line).join('\n')}`] : []),
      ...(rose.length > 0 ? [`Rose:\n${rose.map(line).join('\n')}`] : []),
      untrustedNotice,
    ].join('\n')
    return { text, data: { days, key_phrases: phrases.length, dropped, rose } }
  },
})
