import { beforeAll, expect, test } from 'vitest'
import { isUnwelcome } from '../../src/domain/account/brand-words.ts'
import { usualRank } from '../../src/domain/insight/usual-rank.ts'
import { normalisePhrase } from '../../src/domain/search/phrases.ts'
import { findPosition, type Point } from '../../src/domain/tracking/positions.ts'
import { insert } from '../../supabase/local/seed/seed-tracking.ts'
import { fillTable } from '../../supabase/tests/support/fill-table.ts'
import { literal, trackedDatabase, videos } from '../../supabase/tests/support/tracking.ts'
import { newSeed, seededRandom } from '../support/project/random.ts'

// Compares rules that exist twice: in TypeScript for the device and the functions, in SQL for stored rows.
const { database, tracking } = trackedDatabase()
let user: string
beforeAll(async () => {
  user = await tracking.createUser()
})

test.each([
  '  running   shoes ',
  'no\u00A0break\u202F space\u3000wide',
  'line\u2028and\u2029paragraph\u0085next',
  'tab\tand\r\nreturn\vand\fform',
  'zero\u200Bwidth\u200Djoiner\uFEFFmark',
  'e\u0301 as two, \u1112\u1161\u11AB as three',
  '\u0000control\u0007\u001F\u007F\u009F',
  '👨‍👩‍👧 🏳️‍🌈',
  'مرحبا \u200Fعالم',
  'a\u180Eb\u2060c\u00ADd',
])('a normalised phrase is stored unchanged: %j', async (typed) => {
  const keyword = normalisePhrase(typed)
  const id = await tracking.add(user, { keyword, status: false })
  expect(await tracking.keyPhrase(id)).toMatchObject({ keyword })
})

test.each(['\u200B', '\u200D\uFEFF', '\u00AD\u2060', ' \u200E\u202E ', '\u0007\u009F'])(
  'a phrase without a visible character is refused: %j',
  async (typed) => {
    expect(normalisePhrase(typed)).toBe('')
    await expect(tracking.add(user, { keyword: typed, status: false })).rejects.toMatchObject({
      message: 'invalid_change',
    })
  },
)

const me = { username: 'Some.Body', id: '7301' }
const at = (url: string) => ({ url: `https://www.tiktok.com/@a/${url}` })
test.each<[string, Parameters<typeof videos>[1], account_name: string | null, video_id: string | null]>([
  ['a video', { 2: { ...me, id: '9' }, 5: me }, 'some.body', '7301'],
  ['a video twice', { 4: me, 9: me }, null, '7301'],
  ['an account in another case', { 3: me, 7: me }, 'sOME.bODY', null],
  ['an account with an @', { 3: { username: '@some.body' } }, 'some.body', null],
  ['a longer name', { 3: { username: 'some.body2' } }, 'some.body', null],
  ['an id with the same end', { 3: { id: '27301' } }, null, '7301'],
  ['no video while the account is there', { 3: me }, 'some.body', '5550'],
  ['a longer id', { 3: { id: '73012' } }, null, '7301'],
  ['an id in a query', { 3: at('video/5?share=/7301/') }, null, '7301'],
  ['an id behind a #', { 3: at('video/5#/7301') }, null, '7301'],
  ['a photo with a query', { 8: at('photo/7301?lang=en') }, 'x', '7301'],
  ['nothing', {}, null, null],
])('the position of %s', async (_, placed, account_name, video_id) => {
  const found = videos(12, placed)
  const check = await tracking.check(user, { keyword: 'positions', found })
  const [row] = await database.query(
    `select position from private.position_of('${check}', ${literal(account_name)}, ${literal(video_id)})`,
  )
  expect(findPosition(found as never, { account_name, video_id })).toBe(row?.position)
})

test.each([
  ['Acme: a SCAM?', 'scam'],
  ['acme scamp', 'scam'],
  ['class action acme', 'Class-Action'],
  ['[acme] {fake}', 'fake'],
  ['acme `fake`_^', 'fake'],
  ['acme betrügt', 'Betrügt'],
  ['acme betrügt', 'betr'],
  ['acme', '?!'],
])('the unwelcome word of a suggestion: %s, %s', async (suggestion, word) => {
  const [row] = await database.query(
    `select strpos(private.folded_words(${literal(suggestion)}), private.folded_words(${literal(word)})) > 0 as found`,
  )
  expect(isUnwelcome(suggestion, [word])).toBe(row?.found)
})

const seed = newSeed()
test(`the new levels in 500 histories (KEYTRAIL_SEED=${seed})`, async () => {
  const random = seededRandom(seed)
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  const histories = new Map<string, Point[]>()
  for (let n = 0; n < 500; n += 1) {
    let level = upTo(36)
    const points = Array.from({ length: upTo(40) }, (_, day): Point => {
      if (random() < 0.05) level = upTo(40)
      const rank = level + upTo(5) + (random() < 0.1 ? 10 : 0)
      const failed = random() < 0.1
      const checked_at = new Date(Date.UTC(2026, 0, 1 + day)).toISOString()
      const position = failed || rank < 1 || rank > 36 ? null : rank
      return { checked_at, state: failed ? 'failed' : 'done', position, results: failed ? 0 : 36 }
    })
    histories.set(crypto.randomUUID(), points)
  }
  const rows = [...histories].flatMap(([keyword_id, points]) =>
    points.map((point) => ({
      ...{ id: crypto.randomUUID(), user_id: user, keyword_id, search_id: crypto.randomUUID(), ...point },
      ...{ origin: 'tracker', failure_code: point.state === 'failed' ? 'upstream_timeout' : null },
      ...{ changed_at: point.checked_at, changed_in: '0' },
    })),
  )
  await fillTable(database, 'public.key_phrase_checks', insert('key_phrase_checks', rows))
  const found = await database.query(
    `select keyword_id, checked_at, private.new_level(keyword_id, checked_at) as level
       from public.key_phrase_checks where keyword_id = any('{${[...histories.keys()]}}')`,
  )
  const levels = { better: 0, worse: 0 }
  for (const { keyword_id, checked_at, level } of found) {
    const time = new Date(String(checked_at)).toISOString()
    const points = histories.get(String(keyword_id)) ?? []
    const usual = usualRank(points.filter((point) => point.checked_at <= time))
    const expected = 'is' in usual && usual.isNewLevel ? usual.is : null
    expect(level, `${keyword_id} ${time}`).toBe(expected)
    if (level === 'better' || level === 'worse') levels[level] += 1
  }
  expect(Math.min(levels.better, levels.worse)).toBeGreaterThan(50)
})

test('the server knows every time zone of a device', async () => {
  const zones = Intl.supportedValuesOf('timeZone')
  const unknown = await database.query(
    `select zone from unnest(array[${zones.map(literal)}]) as zone
       where char_length(zone) > 64 or not exists (select from pg_timezone_names where lower(name) = lower(zone))`,
  )
  expect(unknown).toEqual([])
})
