import { describe, expect, test } from 'vitest'
import { pulledRows, pullOn } from './support/pull.ts'
import { type Row, trackedDatabase } from './support/tracking.ts'

const refused = { code: 'PT422', message: 'invalid_change' }
const full = { code: 'PT422', message: 'too_many_ideas' }
const video = '7301234567890123456'

describe('ideas', () => {
  const { database, tracking } = trackedDatabase()
  const pull = pullOn(database)

  async function add(user: string, values: Row = {}): Promise<string> {
    const id = crypto.randomUUID()
    const idea = { phrase: 'running shoes', country: 'gb', stage: 'idea', recipe: null, goal: null }
    await tracking.apply(user, 'add_idea', { id, ...idea, ...values })
    return id
  }
  const change = (user: string, values: Row) => tracking.apply(user, 'change_idea', values)
  const read = async (id: string) =>
    (await database.query(`select to_jsonb(t) as idea from public.ideas as t where id = '${id}'`))[0]?.idea
  const fill = (user: string, count: number) =>
    database.query(
      `insert into public.ideas (id, user_id, phrase, country, stage, created_at)
         select gen_random_uuid(), '${user}', 'phrase ' || n, 'gb', 'idea', now() from generate_series(1, ${count}) as n`,
    )
  const count = (user: string) => tracking.count('public.ideas', user)

  test('are cleaned like key phrases, and belong to the caller', async () => {
    const user = await tracking.createUser('free')
    const id = await add(user, {
      ...{ phrase: '  running   shoes ', title: ' Five miles ', note: ' ', account_name: ' @Some.Body ' },
      ...{ target_date: '2026-12-01', goal: 10, recipe: { videos: 10 }, user_id: crypto.randomUUID() },
    })
    expect(await read(id)).toMatchObject({
      ...{
        user_id: user,
        phrase: 'running shoes',
        title: 'Five miles',
        note: null,
        account_name: 'Some.Body',
      },
      ...{ target_date: '2026-12-01', goal: 10, recipe: { videos: 10 }, stage: 'idea', video_id: null },
    })
  })

  test('change only in the given fields, once', async () => {
    const user = await tracking.createUser()
    const id = await add(user, { note: 'a hook' })
    const published = { id, stage: 'published', video_id: video, published_on: '2026-11-20' }
    const mutation = crypto.randomUUID()
    expect(await tracking.apply(user, 'change_idea', published, mutation)).toBe('applied')
    await change(user, { id, stage: 'filming', user_id: crypto.randomUUID() })
    expect(await tracking.apply(user, 'change_idea', published, mutation)).toBe('already_applied')
    expect(await read(id)).toMatchObject({ ...published, user_id: user, stage: 'filming', note: 'a hook' })
  })

  test('of another user cannot be changed, deleted or replaced', async () => {
    const [owner, other] = [await tracking.createUser(), await tracking.createUser()]
    const id = await add(owner)
    await expect(change(other, { id, title: 'Mine' })).rejects.toMatchObject({ message: 'not_found' })
    await tracking.apply(other, 'delete_idea', { id })
    await expect(add(other, { id })).rejects.toMatchObject(refused)
    expect(await read(id)).toMatchObject({ user_id: owner, title: null })
  })

  test.each([
    ['neither phrase nor link', { phrase: ' ' }],
    ['an unknown country', { country: 'xx' }],
    ['an unknown stage', { stage: 'cut' }],
    ['a published idea without a video', { stage: 'published', published_on: '2026-11-20' }],
    ['a published idea without a day', { stage: 'published', video_id: video }],
    ['a verdict without a video', { stage: 'verdict' }],
    ['an invalid day', { target_date: 'soon' }],
    ['a recipe that is no object', { recipe: [1] }],
    ['a recipe above 2,000 characters', { recipe: { a: 'x'.repeat(2000) } }],
  ])('%s is refused as data', async (_, values) => {
    const user = await tracking.createUser()
    await expect(add(user, values)).rejects.toMatchObject(refused)
    expect(await count(user)).toBe(0)
  })

  test('a video belongs to one idea of a user', async () => {
    const [user, other] = [await tracking.createUser(), await tracking.createUser()]
    const first = await add(user, { video_id: video })
    const second = await add(user)
    const taken = { code: 'PT409', message: 'video_in_other_idea' }
    await expect(change(user, { id: second, video_id: ` ${video} ` })).rejects.toMatchObject(taken)
    await expect(add(user, { video_id: video })).rejects.toMatchObject(taken)
    await change(user, { id: first, video_id: video, title: 'Again' })
    await add(other, { video_id: video })
    await tracking.apply(user, 'delete_idea', { id: first })
    await change(user, { id: second, video_id: video })
    expect(await read(second)).toMatchObject({ video_id: video })
  })

  test.each([
    ['free', 20],
    ['premium', 500],
  ] as const)('20 parallel additions on %s end at %i', async (level, limit) => {
    const user = await tracking.createUser(level)
    await fill(user, limit - 3)
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => add(user)))
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(refusals).toHaveLength(17)
    for (const refusal of refusals) expect(refusal).toMatchObject(full)
    expect(await count(user)).toBe(limit)
  })

  test('stay after a downgrade, and can change; only additions are refused', async () => {
    const user = await tracking.createUser('pro')
    const id = await add(user)
    await fill(user, 24)
    await tracking.setLevel(user, 'free')
    await expect(add(user)).rejects.toMatchObject(full)
    await change(user, { id, title: 'Still here' })
    expect(await count(user)).toBe(25)
  })

  test('of an archive are imported beyond the plan, up to five hundred', async () => {
    const ideas = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, n) => ({
        ...{ id: crypto.randomUUID(), phrase: `phrase ${from + n}`, country: 'gb', stage: 'idea' },
        created_at: '2026-11-01T10:00:00Z',
      }))
    const user = await tracking.createUser('free')
    await tracking.importArchive(user, { ideas: ideas(0, 30) }, { last: false })
    await expect(tracking.importArchive(user, { ideas: ideas(30, 501) })).rejects.toMatchObject(full)
    expect(await count(user)).toBe(30)
    await expect(add(user)).rejects.toMatchObject(full)
  })

  test('reach other devices: added, changed, deleted', async () => {
    const [user, other] = [await tracking.createUser(), await tracking.createUser()]
    const id = await add(user, { recipe: { videos: 10 } })
    const first = await pull(user)
    expect(pulledRows(first, 'ideas')).toMatchObject([{ id, stage: 'idea', recipe: { videos: 10 } }])
    expect(pulledRows(await pull(other), 'ideas')).toEqual([])
    await change(user, { id, stage: 'filming' })
    const second = await pull(user, first.cursor)
    expect(pulledRows(second, 'ideas')).toMatchObject([{ id, stage: 'filming' }])
    await tracking.apply(user, 'delete_idea', { id })
    const third = await pull(user, second.cursor)
    expect(third).toMatchObject({ pages: [], removed: { ideas: [id] } })
  })
})
