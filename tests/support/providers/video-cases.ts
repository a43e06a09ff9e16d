// Real and unusual results of TikTok's video search, with the rows that a check must create from them.
import type { RankingRow } from '#src/domain/ranking/rows.ts'
import { noCounts } from '../rows/ranking-row.ts'
import { nativeEntry, nativeVideo } from './native-video.ts'

export interface VideoCase {
  name: string
  entries: unknown[]
  /** The expected values, by rank. */
  rows: Partial<RankingRow>[]
}

const one = (name: string, changes: Record<string, unknown>, row: Partial<RankingRow>): VideoCase => ({
  name,
  entries: [nativeEntry(nativeVideo('71', 'one', changes))],
  rows: [{ rank: 1, ...row }],
})
const none = (name: string, ...entries: unknown[]): VideoCase => ({ name, entries, rows: [] })

const sound = nativeVideo('71')
const author = sound.author as Record<string, unknown>
const authorStats = sound.authorStats as Record<string, unknown>
const statsV2 = sound.statsV2 as Record<string, unknown>
const video = sound.video as Record<string, unknown>

const noStats = { authorStats: null, stats: null, statsV2: null }
const plays = (playCount: unknown, rounded: unknown = undefined) => ({
  statsV2: { ...statsV2, playCount },
  stats: { playCount: rounded },
})
const scored = (VQScore: unknown) => ({ video: { ...video, VQScore } })
const covered = (dynamicCover: unknown) => ({ video: { ...video, dynamicCover } })
const hearts = (heart: unknown, heartCount: unknown) => ({
  authorStats: { ...authorStats, heart, heartCount },
})
const byAuthor = (changes: Record<string, unknown>) => ({ author: { ...author, ...changes } })

const ofPhotos = (video: unknown) => ({ imagePost: { images: [] }, video })
const photo = { duration: 0, video_url: 'https://www.tiktok.com/@pebble.cooks/photo/71' }

const oddText = '<b>"bold"</b>,\r\n=1+1 \u202Eمرحبا 👩‍🍳 it’s'
const longText = `${'a'.repeat(4_999)}👩‍🍳`

export const videoCases: VideoCase[] = [
  one(
    'every-column',
    {},
    {
      username: 'pebble.cooks',
      author_url: 'https://www.tiktok.com/@pebble.cooks',
      avatar_thumb: 'https://p16.example.test/avatar.jpg?x-expires=1785300000',
      verified_account: false,
      create_time: 1_785_127_230,
      full_description: 'one',
      followers: 8456,
      following: 1478,
      hearts: 1_338_940,
      videos: 1870,
      likes: 10_134,
      collect_count: 8003,
      comment_count: 3203,
      digg_count: 68_790,
      play_count: 684_010,
      repost_count: 0,
      share_count: 5805,
      vq_score: 47.2,
      duration: 63,
      video_url: 'https://www.tiktok.com/@pebble.cooks/video/71',
      dynamic_cover: 'https://p16.example.test/cover.webp?x-expires=1785300000',
    },
  ),

  {
    name: 'cards-and-nothings',
    entries: [
      null,
      { type: 4, user_list: [{ user_info: { unique_id: 'x' } }], common: {} },
      nativeEntry(null),
      nativeEntry(nativeVideo('71')),
      { type: 20, item: { id: '9', author: { uniqueId: 'live' }, liveRoom: {} } },
      { type: 20, live_info: { raw_data: '{}' } },
      { type: 24, related_word_list: [{ word: 'bread' }] },
      'text',
      [],
      {},
      nativeEntry(nativeVideo('72')),
    ],
    rows: [
      { rank: 1, video_url: 'https://www.tiktok.com/@pebble.cooks/video/71' },
      { rank: 2, video_url: 'https://www.tiktok.com/@pebble.cooks/video/72' },
    ],
  },
  { name: 'items-without-a-wrapper', entries: [nativeVideo('71')], rows: [{ rank: 1 }] },
  {
    name: 'a-video-under-an-unknown-type',
    entries: [{ type: 99, item: nativeVideo('71') }],
    rows: [{ rank: 1 }],
  },
  {
    name: 'duplicates',
    entries: ['71', '72', '71', '72', '73'].map((id) => nativeEntry(nativeVideo(id))),
    rows: [71, 72, 73].map((id, index) => ({
      rank: index + 1,
      video_url: `https://www.tiktok.com/@pebble.cooks/video/${id}`,
    })),
  },
  {
    name: 'one-author-at-several-ranks',
    entries: ['71', '72', '73'].map((id) => nativeEntry(nativeVideo(id))),
    rows: [1, 2, 3].map((rank) => ({ rank, username: 'pebble.cooks' })),
  },

  none('no-id', ...[undefined, null, '', 0, {}, 'a/b', 1.5].map((id) => nativeEntry(nativeVideo(id)))),
  none(
    'no-author',
    ...[undefined, null, '', '  ', '@', 7, { nickname: 'Pebble' }, { uniqueId: '' }, { uniqueId: null }].map(
      (author) => nativeEntry(nativeVideo('71', 'one', { author })),
    ),
  ),
  one(
    'author-as-text',
    { author: 'pebble' },
    { username: 'pebble', avatar_thumb: null, verified_account: false },
  ),
  one('author-with-at-sign', byAuthor({ uniqueId: ' @Pebble ' }), { username: 'Pebble' }),
  one('odd-handle', byAuthor({ uniqueId: '.a b/c?_' }), {
    username: '.a b/c?_',
    author_url: 'https://www.tiktok.com/@.a%20b%2Fc%3F_',
    video_url: 'https://www.tiktok.com/@.a%20b%2Fc%3F_/video/71',
  }),
  one('half-a-surrogate-in-the-handle', byAuthor({ uniqueId: 'a\uD83D' }), { username: 'a\uFFFD' }),
  ...[true, 1, '1', 'true'].map((verified) =>
    one(`verified-${typeof verified}-${verified}`, byAuthor({ verified }), { verified_account: true }),
  ),
  ...[false, 0, '0', 'false', null, undefined, {}].map((verified) =>
    one(`not-verified-${typeof verified}-${verified}`, byAuthor({ verified }), { verified_account: false }),
  ),
  one('second-best-avatar', byAuthor({ avatarThumb: '', avatarMedium: 'https://a.test/m.jpg' }), {
    avatar_thumb: 'https://a.test/m.jpg',
  }),
  one('no-avatar', byAuthor({ avatarThumb: '', avatarMedium: null, avatarLarger: 'javascript:alert(1)' }), {
    avatar_thumb: null,
  }),

  one('no-stats', noStats, noCounts),
  one('stats-of-other-kinds', { authorStats: [], stats: 'none', statsV2: '' }, noCounts),
  ...['1.2M', -1, true].map((given) => {
    const filled = (stats: object) => Object.fromEntries(Object.keys(stats).map((name) => [name, given]))
    const bad = { authorStats: filled(authorStats), stats: filled(statsV2), statsV2: filled(statsV2) }
    return one(`no-counts-${given}`, bad, noCounts)
  }),
  one('stats-without-statsV2', { statsV2: undefined }, { play_count: 684_000, repost_count: null }),
  one(
    'author-stats-v2',
    { authorStatsV2: { followerCount: '8457', heart: '9200000000' } },
    {
      followers: 8457,
      following: 1478,
      hearts: 9_200_000_000,
    },
  ),
  ...['1.2M', '-5', -5, ' 7', '', null, true, {}, 1.5, '1e5', '9007199254740993', '99999999999999999999'].map(
    (given) => one(`no-count-${typeof given}-${given}`, plays(given), { play_count: null }),
  ),
  one('count-from-stats-where-statsV2-has-none', plays('1.2M', 1_200_000), { play_count: 1_200_000 }),
  one('count-over-32-bits', plays('9200000000'), { play_count: 9_200_000_000 }),
  one('largest-count', plays(9_007_199_254_740_991), { play_count: 9_007_199_254_740_991 }),
  one('zero-counts', plays('0'), { play_count: 0 }),
  one('wrapped-hearts', hearts(9_200_000_000, 610_065_408), { hearts: 9_200_000_000 }),
  one('hearts-below-zero', hearts(undefined, -1_389_934_592), { hearts: null }),
  one('hearts-as-text', hearts('9200000000', null), { hearts: 9_200_000_000 }),

  ...[undefined, null, '', 'abc', '0', 0, '0.00', '101', 100.5, '-1', -1, '47.2 of 100', {}].map((given) =>
    one(`no-score-${typeof given}-${given}`, scored(given), { vq_score: null }),
  ),
  one('score-as-number', scored(63.27), { vq_score: 63.27 }),
  one('score-hundred', scored('100'), { vq_score: 100 }),

  ...[
    '',
    null,
    undefined,
    {},
    'cover.webp',
    '//a.test/c',
    'data:image/png;base64,AA',
    'https://a.test/a b',
  ].map((given) => one(`no-cover-${typeof given}-${given}`, covered(given), { dynamic_cover: null })),
  one('endless-cover', covered(`https://a.test/${'c'.repeat(3_000)}`), { dynamic_cover: null }),

  one('time-as-text', { createTime: '1785127230' }, { create_time: 1_785_127_230 }),
  one('time-in-milliseconds', { createTime: 1_785_127_230_500 }, { create_time: 1_785_127_230 }),
  one('time-as-iso', { createTime: '2026-07-27T04:40:30.000Z' }, { create_time: 1_785_127_230 }),
  one('time-as-early-iso', { createTime: '1972-01-01T00:00:00Z' }, { create_time: 63_072_000 }),
  one('time-ahead', { createTime: 4_102_444_800 }, { create_time: 4_102_444_800 }),
  ...[0, '0', '', null, undefined, -1, 'yesterday', '2026-13-45T99:00:00Z', '2026-07-27', 1e18].map((given) =>
    one(`no-time-${typeof given}-${given}`, { createTime: given }, { create_time: null }),
  ),

  one('photo-post', ofPhotos({ id: '', duration: 0 }), { ...photo, vq_score: null, dynamic_cover: null }),
  one('photo-post-without-video', ofPhotos(undefined), photo),
  one('no-video-object', { video: null }, { duration: null, vq_score: null, dynamic_cover: null }),
  one('length-as-text', { video: { ...video, duration: '63' } }, { duration: 63 }),
  ...[2 ** 31, -1, 137.4, '', '63s', null, {}].map((duration) =>
    one(`length-of-${JSON.stringify(duration)}`, { video: { ...video, duration } }, { duration: null }),
  ),

  one('no-text', { desc: '' }, { full_description: '' }),
  one(
    'text-in-parts',
    { desc: undefined, contents: [{ desc: 'a' }, null, { desc: 'b' }] },
    {
      full_description: 'a b',
    },
  ),
  one('no-text-anywhere', { desc: null, contents: 'x' }, { full_description: '' }),
  one('long-text', { desc: longText }, { full_description: 'a'.repeat(4_999) }),
  one('text-of-all-kinds', { desc: oddText }, { full_description: oddText }),
  one('what-postgres-does-not-take', { desc: 'a\u0000b\uD83Dc' }, { full_description: 'ab\uFFFDc' }),
]
