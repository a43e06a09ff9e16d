import { describe, expect } from 'vitest'
import { callAtOnce, expectRefusal } from './support/calls.ts'
import { type Row, trackedDatabase } from './support/tracking.ts'

const video = '7301234567890123456'

describe('ideas', () => {
  const { database, tracking, test } = trackedDatabase()
  const add = tracking.addIdea
  const change = (user: string, values: Row) => tracking.apply(user, 'change_idea', values)
  const read = (id: string) =>
    database.value(`(select to_jsonb(t) from public.ideas as t where id = '${id}')`)
  const fill = (user: string, count: number) =>
    database.query(
      `insert into public.ideas (id, user_id, phrase, country, stage, created_at)
         select gen_random_uuid(), '${user}', 'phrase ' || n, 'gb', 'idea', now() from generate_series(1, ${count}) as n`,
    )
  const count = (user: string) => tracking.count('public.ideas', user)

  test('are cleaned like key phrases, and belong to the caller', async ({ freeUser: user }) => {
    const id = await add(user, {
      ...{ phrase: '  running   shoes ', title: ' Five miles ', note: ' ', account_name: ' @Some.Body ' },
      ...{ target_date: '2026-12-01', goal: 10, recipe: { videos: 10 }, user_id: crypto.randomUUID() },
    })
    expect(await read(id)).toMatchObject({
      ...{ user_id: user, phrase: 'running shoes', title: 'Five miles', note: null },
      ...{ account_name: 'Some.Body', target_date: '2026-12-01', goal: 10, recipe: { videos: 10 } },
      ...{ stage: 'idea', video_id: null },
    })
  })

  test('change only in the given fields', async ({ user }) => {
    const id = await add(user, { note: 'a hook' })
    const published = { id, stage: 'published', video_id: video, published_on: '2026-11-20' }
    await change(user, published)
    await change(user, { id, stage: 'filming', user_id: crypto.randomUUID() })
    expect(await read(id)).toMatchObject({ ...published, user_id: user, stage: 'filming', note: 'a hook' })
  })

  test('of another user cannot be changed, deleted or replaced', async ({ user, stranger }) => {
    const id = await add(user)
    await expectRefusal(change(stranger, { id, title: 'Mine' }), 'not_found')
    await tracking.apply(stranger, 'delete_idea', { id })
    await expectRefusal(add(stranger, { id }), 'invalid_change')
    expect(await read(id)).toMatchObject({ user_id: user, title: null })
  })

  test.for<[string, Row]>([
    ['neither phrase nor link', { phrase: ' ' }],
    ['an unknown country', { country: 'xx' }],
    ['an unknown stage', { stage: 'cut' }],
    ['a published idea without a video', { stage: 'published', published_on: '2026-11-20' }],
    ['a published idea without a day', { stage: 'published', video_id: video }],
    ['a verdict without a video', { stage: 'verdict' }],
    ['an invalid day', { target_date: 'soon' }],
    ['a recipe that is no object', { recipe: [1] }],
    ['a recipe above 2,000 characters', { recipe: { a: 'x'.repeat(2000) } }],
  ])('%s is refused as data', async ([, values], { user }) => {
    await expectRefusal(add(user, values), 'invalid_change')
    expect(await count(user)).toBe(0)
  })

  test('a video belongs to one idea, which replaces a saved link to it', async ({ user, stranger }) => {
    const first = await add(user, { video_id: video })
    const second = await add(user)
    await expectRefusal(change(user, { id: second, video_id: ` ${video} ` }), 'video_in_other_idea')
    await expectRefusal(add(user, { video_id: video }), 'video_in_other_idea')
    await change(user, { id: first, video_id: video, title: 'Again' })
    await add(stranger, { video_id: video })
    await tracking.apply(user, 'delete_idea', { id: first })
    await change(user, { id: second, video_id: video })
    expect(await read(second)).toMatchObject({ video_id: video })
    const link = await add(user, { phrase: null, video_id: '7' })
    await expectRefusal(change(user, { id: second, video_id: '7', goal: 0 }), 'invalid_change')
    expect(await read(link)).toMatchObject({ video_id: '7' })
    await change(user, { id: second, video_id: '7' })
    expect([await read(link), await read(second)]).toMatchObject([null, { video_id: '7' }])
  })

  test.each([
    ['free', 20],
    ['premium', 500],
  ] as const)('20 parallel additions on %s end at %i', async (level, limit) => {
    const user = await tracking.createUser(level)
    await fill(user, limit - 3)
    const { errors } = await callAtOnce(20, () => add(user))
    expect(errors.map(({ message }) => message)).toEqual(Array(17).fill('too_many_ideas'))
    expect(await count(user)).toBe(limit)
  })

  test('stay after a downgrade, and can change; only additions are refused', async ({ user }) => {
    const id = await add(user)
    await fill(user, 24)
    await tracking.setLevel(user, 'free')
    await expectRefusal(add(user), 'too_many_ideas')
    await change(user, { id, title: 'Still here' })
    expect(await count(user)).toBe(25)
  })
})
