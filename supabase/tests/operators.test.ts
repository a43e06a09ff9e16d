import { beforeAll, describe, expect } from 'vitest'
import { expectRefusal } from './support/calls.ts'
import { trackedDatabase } from './support/tracking.ts'

describe('operators', () => {
  const { database, tracking, test } = trackedDatabase()
  let operator: string
  let person: string
  beforeAll(async () => {
    person = await tracking.createUser()
    operator = await tracking.createUser()
    await database.query(`insert into private.operators (user_id) values ('${operator}')`)
  })

  const overview = (user: string) => database.valueAs(user, 'public.operations_overview()')
  const retry = (user: string, reason: string) =>
    database.valueAs(user, `public.retry_failed_checks('${reason}')`)
  const today = () => new Date().toISOString().slice(0, 10)
  const readDays = (id: string) =>
    database.query(
      `select day::text, state, attempts from private.tracked_days where keyword_id = '${id}' order by day`,
    )

  async function failedPhrase(reason: string): Promise<string> {
    const id = await tracking.add(person, { keyword: `phrase ${crypto.randomUUID()}` })
    await tracking.claimChecks()
    await database.query(`update private.tracked_days set attempts = 4 where keyword_id = '${id}'`)
    await tracking.failCheck({ keyword_id: id, day: today(), attempt: 4 }, reason)
    expect(await readDays(id)).toMatchObject([{ state: 'failed' }, { state: 'due' }])
    return id
  }

  test('other callers can neither read nor act', async () => {
    for (const ask of [overview, (user: string) => retry(user, 'upstream_blocked')]) {
      await expectRefusal(ask(person), 'not_operator')
      await expectRefusal(ask(''), 'unauthorized')
    }
  })

  test('no function makes a user an operator', async () => {
    const callable = await database.query(
      `select proname from pg_proc where prosrc ~ 'private\\.operators' and prosrc ~* '(insert|update|delete)[^;]*private\\.operators'`,
    )
    expect(callable).toEqual([])
  })

  test('a closed account is no longer an operator, and its log entries lose its name', async ({ user }) => {
    await database.query(`insert into private.operators (user_id) values ('${user}')`)
    await failedPhrase('upstream_auth')
    expect(await retry(user, 'upstream_auth')).toBe(1)
    await database.query(`select public.begin_account_deletion('${user}')`)
    await expectRefusal(overview(user), 'not_operator')
    await database.query('select public.delete_accounts()')
    const actions = `select operator from private.operator_actions where detail ->> 'reason' = 'upstream_auth'`
    expect(await database.query(actions)).toEqual([{ operator: null }])
  })

  test('see the metrics, for each day', async () => {
    await database.query(
      `insert into private.measurements (name, labels, measured_at, value)
         values ('credits_today', '{}', date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' - interval '3 days', 41),
           ('credits_today', '{}', now() - interval '99 days', 7), ('tracker_backlog', '{}', now() - interval '1 hour', 12)`,
    )
    await database.query('select public.finish_tracker_run(public.start_tracker_run(), 5, 3, 1, 1)')
    const answer = (await overview(operator)) as Record<string, Record<string, unknown>[]>
    const names = await database.query('select distinct name from public.read_metrics()')
    expect(new Set(answer.metrics?.map(({ name }) => name))).toEqual(new Set(names.map(({ name }) => name)))
    const credits = answer.days?.filter(({ name }) => name === 'credits_today')
    expect(credits?.map(({ value }) => value)).toEqual([41, 0])
    expect(answer.backlog).toMatchObject([{ waiting: 12 }])
    expect(answer.hours).toMatchObject([{ runs: 1, done: 3, failed: 1, retried: 1 }])
    expect(answer.runs).toMatchObject([{ claimed: 5, done: 3 }])
    expect(answer).toMatchObject({ price: null, paused_until: null })
    expect(JSON.stringify({ ...answer, actions: [] }), 'names no user').not.toMatch(
      /phrase |@keytrail|user_id/,
    )
  })

  test('retry today’s failures once, by reason, and the retry is logged', async () => {
    const [blocked, other] = [await failedPhrase('upstream_blocked'), await failedPhrase('upstream_quota')]
    const paused = await failedPhrase('upstream_blocked')
    await tracking.setStatus(person, paused, false)
    const failures = ['upstream_blocked', 'upstream_quota'].map((reason) => ({ reason, checks: 1 }))
    expect(await overview(operator)).toMatchObject({ failed_checks: expect.arrayContaining(failures) })
    expect(await retry(operator, 'upstream_blocked')).toBe(1)
    expect(await readDays(blocked)).toEqual([{ day: today(), state: 'retry', attempts: 3 }])
    expect(await readDays(other)).toMatchObject([{ state: 'failed' }, { state: 'due' }])

    const claimed = await tracking.claimChecks()
    expect(claimed).toMatchObject([{ keyword_id: blocked, day: today(), attempt: 4 }])
    await tracking.storeCheck(claimed[0])
    expect(await readDays(blocked)).toMatchObject([{ state: 'done' }, { state: 'due', attempts: 0 }])
    expect(await tracking.positions(blocked)).toMatchObject([{ state: 'done' }])

    await failedPhrase('upstream_blocked')
    expect(await retry(operator, 'upstream_blocked')).toBe(1)
    const [second] = await tracking.claimChecks()
    await tracking.failCheck(second, 'upstream_blocked')
    expect(await retry(operator, 'upstream_blocked'), 'already retried').toBe(0)

    const { actions } = (await overview(operator)) as { actions: unknown[] }
    expect(actions.slice(0, 2)).toMatchObject(
      Array(2).fill({
        action: 'retry_failed_checks',
        detail: { reason: 'upstream_blocked', checks: 1 },
        operator: expect.stringMatching(/@keytrail\.test$/),
      }),
    )
  })
})
