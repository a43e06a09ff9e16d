import { beforeAll, describe, expect, test } from 'vitest'
import { isUnwelcome } from '../../src/domain/account/brand-words.ts'
import { normalisePhrase } from '../../src/domain/search/phrases.ts'
import { findPosition } from '../../src/domain/tracking/positions.ts'
import { literal, trackedDatabase, videos } from '../../supabase/tests/support/tracking.ts'

// Rules that are written twice: in TypeScript for the device and the functions, in SQL for stored rows.
describe('the rules of both sides', () => {
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

  const me = { username: 'Some.Body', id: '7301' }
  test.each<[string, Parameters<typeof videos>[1], { account_name: string | null; video_id: string | null }]>(
    [
      ['a video', { 2: { ...me, id: '9' }, 5: me }, { account_name: 'some.body', video_id: '7301' }],
      ['a video twice', { 4: me, 9: me }, { account_name: null, video_id: '7301' }],
      ['an account in another case', { 3: me, 7: me }, { account_name: 'sOME.bODY', video_id: null }],
      [
        'an account with an @',
        { 3: { username: '@some.body' } },
        { account_name: 'some.body', video_id: null },
      ],
      ['a longer name', { 3: { username: 'some.body2' } }, { account_name: 'some.body', video_id: null }],
      ['an id with the same end', { 3: { id: '27301' } }, { account_name: null, video_id: '7301' }],
      ['no video while the account is there', { 3: me }, { account_name: 'some.body', video_id: '5550' }],
      ['a longer id', { 3: { id: '73012' } }, { account_name: null, video_id: '7301' }],
      [
        'an id in a query',
        { 3: { url: 'https://www.tiktok.com/@a/video/5?share=/7301/' } },
        { account_name: null, video_id: '7301' },
      ],
      [
        'an id behind a #',
        { 3: { url: 'https://www.tiktok.com/@a/video/5#/7301' } },
        { account_name: null, video_id: '7301' },
      ],
      [
        'a photo with a query',
        { 8: { url: 'https://www.tiktok.com/@a/photo/7301?lang=en' } },
        { account_name: 'x', video_id: '7301' },
      ],
      ['nothing', {}, { account_name: null, video_id: null }],
    ],
  )('the position of %s', async (_, placed, tracked) => {
    const found = videos(12, placed)
    const check = await tracking.check(user, { keyword: 'positions', found })
    const [row] = await database.query(
      `select position from private.position_of('${check}', ${literal(tracked.account_name)}, ${literal(tracked.video_id)})`,
    )
    expect(findPosition(found as never, tracked)).toBe(row?.position)
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

  test('the server knows every time zone of a device', async () => {
    const zones = Intl.supportedValuesOf('timeZone')
    const unknown = await database.query(
      `select zone from unnest(array[${zones.map(literal)}]) as zone
         where char_length(zone) > 64 or not exists (select from pg_timezone_names where lower(name) = lower(zone))`,
    )
    expect(unknown).toEqual([])
  })
})
