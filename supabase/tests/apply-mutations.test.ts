import { describe, expect } from 'vitest'
import { callAtOnce, expectRefusal } from './support/calls.ts'
import { literal, type Row, trackedDatabase } from './support/tracking.ts'

interface Mutation {
  id?: string
  sequence?: number
  kind: string
  payload: object
  rows: string[]
}

interface Answer {
  position: string
  outcomes: { outcome: string; code?: string; message?: string }[]
}

describe('changes from devices', () => {
  const { database, tracking, test } = trackedDatabase()

  const device = crypto.randomUUID()

  async function apply(user: string, mutations: Mutation[]): Promise<Answer> {
    const numbered = mutations.map((mutation, n) => ({ id: crypto.randomUUID(), sequence: n, ...mutation }))
    return database.valueAs<Answer>(
      user,
      `public.apply_mutations('${device}', ${literal(JSON.stringify(numbered))})`,
    )
  }

  const outcomes = ({ outcomes }: Answer) => outcomes.map(({ outcome }) => outcome)
  const rename = (name: unknown): Mutation => ({
    kind: 'change_profile',
    payload: { first_name: name },
    rows: ['profiles/me'],
  })
  const ofPhrase = (kind: string, payload: { id: string; [column: string]: unknown }): Mutation => ({
    kind,
    payload,
    rows: [`keywords/${payload.id}`],
  })
  const add = (id: string, keyword = 'running shoes') =>
    ofPhrase('add_key_phrase', { id, keyword, country: 'gb', status: true })
  const changePhrase = (id: string, values: Row) => ofPhrase('change_key_phrase', { id, ...values })
  const tag = (id: string, tags: unknown) => changePhrase(id, { tags })

  const nameOf = (user: string) =>
    database.value(`(select first_name from public.profiles where id = '${user}')`)

  test('are applied once each, however often and however parallel they arrive', async ({ user }) => {
    const id = crypto.randomUUID()
    const send = (first_name: string, id = crypto.randomUUID()) =>
      tracking.apply(user, 'change_profile', { first_name }, id)
    const { values } = await callAtOnce(10, () => send(' Ada ', id))
    expect(values.sort()).toEqual([...Array(9).fill('already_applied'), 'applied'])
    await send('Grace')
    expect(await send('Ada', id)).toBe('already_applied')
    expect(await nameOf(user)).toBe('Grace')
  })

  test('may have the id of another user’s change, or of a refused one', async ({ user, stranger }) => {
    const id = crypto.randomUUID()
    const send = (sender: string, values: object) => tracking.apply(sender, 'change_profile', values, id)
    const invalid = { first_name: 'Eve', marketing_consent: 'perhaps' }
    await expectRefusal(send(user, invalid), 'invalid_change')
    expect(await nameOf(user)).toBeNull()
    expect(await send(user, { first_name: 'Ada' })).toBe('applied')
    expect(await send(stranger, { first_name: 'Grace' })).toBe('applied')
    expect(await nameOf(user)).toBe('Ada')
  })

  test('are applied in order if many arrive in one request', async ({ user }) => {
    const id = crypto.randomUUID()
    const changes = [add(id), tag(id, ['one']), tag(id, ['two']), rename('Ada')].map((change) => ({
      ...change,
      id: crypto.randomUUID(),
    }))
    expect(outcomes(await apply(user, changes))).toEqual(Array(4).fill('applied'))
    await tracking.apply(user, 'change_key_phrase', { id, tags: ['three'] })
    expect(outcomes(await apply(user, changes))).toEqual(Array(4).fill('already_applied'))
    expect(await tracking.keyPhrase(id)).toMatchObject({ tags: ['three'] })
  })

  test('returns the transaction of the changes as the position', async ({ user }) => {
    const id = crypto.randomUUID()
    const { position } = await apply(user, [add(id)])
    expect(await tracking.keyPhrase(id)).toMatchObject({ changed_in: position.split('/')[1] })
  })

  test('refuses only the invalid change; later changes of its row and key phrase wait', async ({ user }) => {
    const [refused, other] = [crypto.randomUUID(), crypto.randomUUID()]
    const note = { id: crypto.randomUUID(), keyword_id: refused, day: '2026-11-01', note: 'n' }
    const answer = await apply(user, [
      add(refused, ''),
      add(other),
      tag(refused, ['x']),
      { kind: 'put_note', payload: note, rows: [`key_phrase_notes/${note.id}`, `keywords/${refused}`] },
      tag(other, ['y']),
    ])
    expect(outcomes(answer)).toEqual(['refused', 'applied', 'waiting', 'waiting', 'applied'])
    const code = 'invalid_change'
    expect(answer.outcomes[0]).toEqual({ outcome: 'refused', code, message: code })
    expect(await tracking.keyPhrase(other)).toMatchObject({ tags: ['y'] })
    expect(await tracking.keyPhrase(refused)).toBeUndefined()
  })

  test('a refused dependent does not block the row', async ({ user, phrase: id }) => {
    const note = { id: crypto.randomUUID(), keyword_id: id, day: 'no day', note: 'n' }
    const answer = await apply(user, [
      { kind: 'put_note', payload: note, rows: [`key_phrase_notes/${note.id}`, `keywords/${id}`] },
      tag(id, ['x']),
    ])
    expect(outcomes(answer)).toEqual(['refused', 'applied'])
  })

  test.for<[string, Mutation, string]>([
    ['an unknown kind', { kind: 'become_pro', payload: {}, rows: [] }, 'unknown_mutation'],
    ['an unknown column', { ...rename('Ada'), payload: { nickname: 'A' }, rows: [] }, 'unknown_column'],
    ['a limit', add(crypto.randomUUID()), 'plan_required'],
    ['an invalid id', { ...rename('Ada'), id: 'x', rows: [] }, '22P02'],
    ['a deleted row', tag(crypto.randomUUID(), []), 'not_found'],
  ])('%s is a refusal with its code', async ([, change, code], { freeUser: user }) => {
    const answer = await apply(user, [change, rename('Ada')])
    expect(answer.outcomes).toMatchObject([{ outcome: 'refused', code }, { outcome: 'applied' }])
  })

  test("refuses a newer build's change whole until the server is upgraded", async ({ user, phrase: id }) => {
    const later = { ...tag(id, ['x']), id: crypto.randomUUID(), payload: { id, tags: ['x'], colour: 'red' } }
    expect(outcomes(await apply(user, [later]))).toEqual(['refused'])
    expect(await tracking.keyPhrase(id)).toMatchObject({ tags: [] })
    await database.query('alter table public.keywords add column colour text')
    expect(outcomes(await apply(user, [later]))).toEqual(['applied'])
    expect(await tracking.keyPhrase(id)).toMatchObject({ tags: ['x'] })
    await database.query('alter table public.keywords drop column colour')
    expect(outcomes(await apply(user, [{ ...later, id: crypto.randomUUID() }]))).toEqual(['refused'])
  })

  test('reports a server error as failed, without blocking the other changes', async ({ user }) => {
    await database.query(
      `create function private.stumble() returns trigger language plpgsql as
         $$ begin raise exception 'disk' using errcode = '58030'; end $$`,
    )
    await database.query(
      `create trigger stumble before update on public.profiles
         for each row when (new.first_name = 'Stumble') execute function private.stumble()`,
    )
    const answer = await apply(user, [rename('Stumble'), rename('Ada'), add(crypto.randomUUID())])
    expect(answer.outcomes).toEqual([
      { outcome: 'failed', code: '58030', message: '58030' },
      { outcome: 'waiting' },
      { outcome: 'applied' },
    ])
    await database.query(`drop function private.stumble() cascade`)
  })

  test('postpones a change over the daily limit instead of refusing it', async ({ user }) => {
    await tracking.use(user, 'mutations', 4999)
    const { outcomes } = await apply(user, [rename('Ada'), add(crypto.randomUUID())])
    expect(outcomes).toMatchObject([{ outcome: 'applied' }, { outcome: 'failed', code: 'too_many_changes' }])
  })

  test('change only their owner’s profile, in the owner’s columns', async ({ freeUser, stranger }) => {
    const change = { subscription_level: 'pro', id: stranger, first_name: 'Sly' }
    await tracking.apply(freeUser, 'change_profile', change)
    expect([await nameOf(freeUser), await tracking.readLevel(freeUser)]).toEqual(['Sly', 'free'])
    expect(await nameOf(stranger)).toBeNull()
  })

  test('refuses more than 200 as a whole', async ({ user }) => {
    await expectRefusal(apply(user, Array(201).fill(rename('Ada'))), 'too_many')
  })

  test('parallel batches, single changes and downgrades do not deadlock', async ({ user }) => {
    const ids = await Promise.all(
      Array.from({ length: 10 }, (_, n) => tracking.add(user, { keyword: `shoes ${n}` })),
    )
    const { values: ended, errors } = await callAtOnce<unknown>(30, async (n) => {
      if (n % 6 === 0) return tracking.setLevel(user, n % 12 === 0 ? 'premium' : 'pro')
      if (n % 3 === 0) return tracking.apply(user, 'change_profile', { first_name: 'Grace' })
      const changes = ids.flatMap((id) => [tag(id, [`${n}`]), changePhrase(id, { status: n % 2 === 0 })])
      return outcomes(await apply(user, [rename('Ada'), ...changes]))
    })
    expect(errors).toEqual([])
    expect(ended.filter(Array.isArray).flat()).toEqual(Array(20 * 21).fill('applied'))
  })
})
