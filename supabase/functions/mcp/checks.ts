import * as v from 'valibot'
import { compareVideos } from '../../../src/domain/ranking/comparison.ts'
import { howMany } from '../_shared/api/pages.ts'
import {
  findCheck,
  findChecks,
  listChecks,
  type StoredCheck,
  toCheck,
  toRankedVideo,
} from '../_shared/api/searches.ts'
import { Check, id, RankedVideo } from '../_shared/api/shapes.ts'
import { createCheck, NewCheck } from '../_shared/api/spending.ts'
import type { TokenSession } from '../_shared/api/token-session.ts'
import { Failure } from '../_shared/failure.ts'
import { parsePhrase } from '../_shared/search/parameters.ts'
import { country, phrase, quoted, requestId, tool, Untrusted, untrusted, untrustedNotice } from './tool.ts'

const Ranked = v.object({
  ...v.omit(RankedVideo, ['caption', 'account', 'cover_url']).entries,
  account: v.omit(RankedVideo.entries.account, ['name', 'url', 'avatar_url']),
  untrusted: Untrusted,
})
const Ranking = v.object({
  check: Check,
  results: v.number(),
  results_kept: v.boolean(),
  videos: v.array(Ranked),
})

function toRanked(row: StoredCheck['videos'][number], { yours }: StoredCheck): v.InferOutput<typeof Ranked> {
  const { caption, account, cover_url: _, ...rest } = toRankedVideo(row, yours)
  const { name, url: __, avatar_url: ___, ...counts } = account
  return { ...rest, account: counts, untrusted: { account: untrusted(name), caption: untrusted(caption) } }
}

const top = howMany(100, 10, 'How many videos, from rank 1.')

function ranking(check: StoredCheck, top: number) {
  const { head, videos, kept } = check
  const shown = videos.slice(0, top).map((row) => toRanked(row, check))
  const lines = shown.map(
    ({ rank, yours, plays, likes, untrusted: { account, caption } }) =>
      `${rank}. ${yours ? '[yours] ' : ''}${quoted(`@${account}`)}: ${quoted(caption)} (${plays ?? 'unknown'} plays, ${likes ?? 'unknown'} likes)`,
  )
  const what = `${head.search_term} (${head.country}), measured ${head.searched_at}, ${head.source} data, ${videos.length} results`
  const text = kept
    ? `${what}:\n${lines.join('\n')}\n${untrustedNotice}`
    : `${what}. Its results are no longer kept.`
  return { text, data: { check: toCheck(head), results: videos.length, results_kept: kept, videos: shown } }
}

async function newestCheck(session: TokenSession, phrase: string, country: string): Promise<string> {
  const { items } = await listChecks(session, { phrase, country, state: 'done', limit: 1 })
  const [done] = items
  if (done) return done.id
  throw new Failure('not_found', { message: 'There is no stored check of this phrase: check_now makes one' })
}

export const checkTools = [
  tool({
    name: 'who_ranks',
    title: 'Who ranks',
    description:
      'The videos of a stored check by rank, with their figures: a check by its id, or the newest one of a phrase. Costs nothing; check_now measures again.',
    does: 'reads',
    input: v.object({ check_id: v.optional(id), phrase: v.optional(phrase), country, top }),
    output: Ranking,
    async run({ check_id, phrase, country, top }, { session }) {
      if (check_id === undefined && phrase === undefined)
        throw new Failure('invalid_request', { message: 'Give a check_id or a phrase' })
      const found = check_id ?? (await newestCheck(session, parsePhrase(phrase ?? '', 'phrase'), country))
      return ranking(await findCheck(session, found), top)
    },
  }),
  tool({
    name: 'compare_checks',
    title: 'Compare two checks',
    description: 'How each video moved between two stored checks of the same phrase.',
    does: 'reads',
    input: v.object({ earlier_check_id: id, later_check_id: id }),
    output: v.object({
      earlier: Check,
      later: Check,
      videos: v.array(
        v.object({
          change: v.picklist(['new', 'gone', 'up', 'down', 'unchanged']),
          rank_before: v.nullable(v.number()),
          rank_after: v.nullable(v.number()),
          video_url: v.string(),
          yours: Ranked.entries.yours,
          untrusted: Untrusted,
        }),
      ),
    }),
    async run({ earlier_check_id, later_check_id }, { session }) {
      const [earlier, later] = (await findChecks(session, [earlier_check_id, later_check_id])) as [
        StoredCheck,
        StoredCheck,
      ]
      if (earlier.head.search_term !== later.head.search_term || earlier.head.country !== later.head.country)
        throw new Failure('invalid_request', { message: 'The checks are not of the same phrase and country' })
      const videos = compareVideos(earlier.videos, later.videos).map(({ row, before, after, change }) => {
        const { video_url, yours, untrusted } = toRanked(row, later)
        return { change, rank_before: before, rank_after: after, video_url, yours, untrusted }
      })
      const lines = videos
        .filter(({ change }) => change !== 'unchanged')
        .map(
          ({ change, rank_before, rank_after, yours, untrusted: { account } }) =>
            `- ${yours ? '[yours] ' : ''}${quoted(`@${account}`)}: ${rank_before ?? '–'} → ${rank_after ?? '–'} (${change})`,
        )
      const text = `${later.head.search_term} (${later.head.country}), ${earlier.head.searched_at} (${earlier.head.source} data) compared with ${later.head.searched_at} (${later.head.source} data):\n${lines.join('\n')}\n${untrustedNotice}`
      return { text, data: { earlier: toCheck(earlier.head), later: toCheck(later.head), videos } }
    },
  }),
  tool({
    name: 'check_now',
    title: 'Check now',
    description:
      'Asks TikTok who ranks for a phrase now: the first page of results. PRICE: 1 credit, refunded if TikTok fails. Needs the scope "spend". Ask the user before you spend their credits; who_ranks reads stored checks for nothing.',
    does: 'asks',
    input: v.object({
      ...NewCheck.entries,
      phrase,
      top,
      request_id: requestId('Repeat it after a failure, so that the check is charged once.'),
    }),
    output: Ranking,
    async run({ top, request_id = crypto.randomUUID(), ...asked }, { session, deps }) {
      return ranking(await createCheck(session, request_id.toLowerCase(), asked, deps), top)
    },
  }),
]
