import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eraseDatabase, openDatabase } from '#src/db/core/open.ts'
import { countUnsent } from '#src/db/outbox/outbox.ts'
import { changeProfile } from '#src/db/writes/profile.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { server, startServer } from '#tests/support/device/played-remote.ts'
import { repetitions } from '#tests/support/project/long-run.ts'
import { ada } from '#tests/support/rows/made-rows.ts'
import { msUntilDue, pushOutbox } from './push.ts'

vi.mock('#src/remote/tables/mutations.ts', () => import('#tests/support/device/played-remote.ts'))

const minute = 60_000
const hour = 60 * minute
const changes = repetitions(10, 200)
/** The last second of summer time in London. */
const endOfSummer = Date.UTC(2026, 9, 25, 1) - 1_000
const startOfSummer = Date.UTC(2027, 2, 28, 1) - 1_000

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: endOfSummer })
  startServer()
  server().setProfile({ id: ada })
  await openDatabase(ada)
})
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  await eraseDatabase(ada)
})

const push = () => pushOutbox({ userId: ada, hurry: false, signal: new AbortController().signal })
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)
const names = () => server().applied.map(({ payload }) => 'first_name' in payload && payload.first_name)

/** Fails if `msUntilDue` asks for long waits. */
async function expectDrained(): Promise<void> {
  let waitedMs = 0
  while ((await countUnsent()) > 0) {
    const ms = await msUntilDue()
    pass(ms)
    waitedMs += ms
    expect(waitedMs, 'stuck').toBeLessThanOrEqual(11_000)
    await push()
  }
  expect(waitedMs).toBeLessThanOrEqual(5_000)
}

test.each<[string, number]>([
  ['two hours back', -2 * hour],
  ['59 minutes ahead', 59 * minute],
  ['61 minutes ahead', 61 * minute],
  ['a day ahead', 24 * hour],
  ['two days back', -48 * hour],
])(
  `the clock jumps %s while the server is away: ${changes} changes arrive once, in order, in time`,
  async (_, jump) => {
    const made: string[] = []
    server().onTheWay = async () => {
      throw new RemoteError('server')
    }
    for (let n = 0; n < changes; n += 1) {
      made.push(`change ${n}`)
      await changeProfile({ first_name: `change ${n}` })
      await push()
      pass(n === changes / 2 ? jump : 1_000)
    }
    server().onTheWay = async () => {}
    await expectDrained()
    expect(names()).toEqual(made)
  },
)

test.each([
  ['ends', endOfSummer],
  ['begins', startOfSummer],
])('sends nothing twice, reverts nothing and delays nothing when summer time %s', async (_, at) => {
  vi.stubEnv('TZ', 'Europe/London')
  vi.setSystemTime(at)
  const before = new Date().getTimezoneOffset()
  const made: string[] = []
  for (let n = 0; n < changes; n += 1) {
    made.push(`change ${n}`)
    await changeProfile({ first_name: `change ${n}` })
    pass(200)
    if (n === 3)
      server().onTheWay = async () => {
        throw new RemoteError('server')
      }
    await push()
  }
  pass(2_000)
  expect(new Date().getTimezoneOffset()).not.toBe(before)
  server().onTheWay = async () => {}
  await expectDrained()
  expect(names()).toEqual(made)
})
