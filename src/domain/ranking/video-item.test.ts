import { expect, test } from 'vitest'
import { seededRandom } from '#tests/support/project/random.ts'
import { noCounts } from '#tests/support/rows/ranking-row.ts'
import type { RankingRow } from './rows.ts'
import { authorUrl, postUrl } from './tiktok-addresses.ts'
import { readVideoItem, toVideoItem } from './video-item.ts'

function randomRow(random: () => number): RankingRow {
  const whole = (most: number) => Math.floor(random() * most)
  const maybe = <Value>(value: Value) => (random() < 0.25 ? null : value)
  const pick = <Value>(values: readonly Value[]) => values[whole(values.length)] as Value
  const count = () => maybe(pick([0, 1, whole(1e6), 9_200_000_000, Number.MAX_SAFE_INTEGER]))
  const username = pick(['ada', '.fraedits', '_lost_', 'a b/c?d#e', 'ünïcode', '名前', '%40', '👩‍🍳'])
  const kind = pick(['video', 'photo'] as const)
  return {
    rank: 1 + whole(1e4),
    avatar_thumb: maybe('https://example.test/a.jpg?x-expires=1'),
    username,
    author_url: authorUrl(username),
    verified_account: random() < 0.5,
    create_time: maybe(whole(2e9)),
    full_description: pick(['', '"quoted",\nnew line', '<b>bold</b>', 'مرحبا \u202E #tag 👩‍🍳', '=1+1']),
    ...(Object.fromEntries(Object.keys(noCounts).map((name) => [name, count()])) as typeof noCounts),
    vq_score: maybe(pick([0.01, 63.27, 100])),
    duration: maybe(whole(600)),
    video_url: postUrl(username, kind, pick(['7301234567890123456', '1', 'v15044gf0000'])),
    dynamic_cover: maybe('https://example.test/c.webp'),
  }
}

const throughJson = (value: unknown) => JSON.parse(JSON.stringify(value))

test('converts every row to an item and back, including nulls', () => {
  const seed = Math.floor(Math.random() * 2 ** 32)
  const random = seededRandom(seed)
  for (let n = 0; n < 500; n += 1) {
    const row = randomRow(random)
    const entry = throughJson({ type: 1, rank: row.rank, item: toVideoItem(row) })
    expect(readVideoItem(entry), `seed ${seed}, row ${n}`).toEqual(row)
  }
})

const row: RankingRow = { ...randomRow(seededRandom(1)), hearts: null, vq_score: null, dynamic_cover: null }
const entry = throughJson({ type: 1, rank: 1, item: toVideoItem(row) })

test('omits unknown values instead of sending null or 0', () => {
  expect(entry.item.authorStats).not.toHaveProperty('heart')
  expect(entry.item.authorStats).not.toHaveProperty('heartCount')
  expect(entry.item.video).not.toHaveProperty('VQScore')
  expect(entry.item.video).not.toHaveProperty('dynamicCover')
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a card', { type: 4, user_list: [] }],
  ['no item', { type: 1, rank: 1 }],
  ['no rank', { ...entry, rank: undefined }],
  ['rank 0', { ...entry, rank: 0 }],
  ['no id', { ...entry, item: { ...entry.item, id: '' } }],
  ['an id with a path', { ...entry, item: { ...entry.item, id: '../1' } }],
  ['no author', { ...entry, item: { ...entry.item, author: null } }],
  [
    'an author without a name',
    { ...entry, item: { ...entry.item, author: { uniqueId: '', verified: true } } },
  ],
  ['a count as text', { ...entry, item: { ...entry.item, statsV2: { playCount: '1.2M' } } }],
  ['a score over 100', { ...entry, item: { ...entry.item, video: { id: '1', VQScore: 101 } } }],
])('returns null for %s', (_, given) => {
  expect(readVideoItem(given)).toBeNull()
})

test('reads the score 0 as null, because TikTok sends it for videos without a score', () => {
  const entry = throughJson({
    type: 1,
    rank: 1,
    item: { ...toVideoItem(row), video: { id: '1', VQScore: 0 } },
  })
  expect(readVideoItem(entry)?.vq_score).toBeNull()
})
