import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eraseDatabase, openDatabase } from '#src/db/core/open.ts'
import { countUnsent } from '#src/db/outbox/outbox.ts'
import { changeProfile } from '#src/db/writes/profile.ts'
import { server, startServer } from '#tests/support/device/played-remote.ts'
import { faultSeeds, repetitions } from '#tests/support/project/long-run.ts'
import { seededRandom } from '#tests/support/project/random.ts'
import { ada } from '#tests/support/rows/made-rows.ts'
import { pushOutbox } from './push.ts'

vi.mock('#src/remote/tables/pull-changes.ts', () => import('#tests/support/device/played-remote.ts'))
vi.mock('#src/remote/tables/rows-by-id.ts', () => import('#tests/support/device/played-remote.ts'))
vi.mock('#src/remote/tables/mutations.ts', () => import('#tests/support/device/played-remote.ts'))

const changes = repetitions(100, 1_000)
const seeds = faultSeeds(1, 20)
const turn = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(async () => {
  startServer()
  server().setProfile({ id: ada })
  await openDatabase(ada)
})
afterEach(() => eraseDatabase(ada))

test.each(seeds)(
  `100 tabs send ${changes} changes one tab at a time, once and in order, while 99 are closed (seed %i)`,
  {
    timeout: 120_000,
  },
  async (seed) => {
    const random = seededRandom(seed)
    let sending = 0
    let most = 0
    server().onTheWay = async () => {
      sending += 1
      most = Math.max(most, sending)
      for (let turns = Math.floor(random() * 8); turns > 0; turns -= 1) await turn()
      sending -= 1
    }
    const made: string[] = []
    const tabs = Array.from({ length: 100 }, () => new AbortController())
    const push = ({ signal }: AbortController) => pushOutbox({ userId: ada, signal, hurry: true })
    const work = async (tab: AbortController) => {
      while (made.length < changes && !tab.signal.aborted) {
        const name = `change ${made.length}`
        made.push(name)
        await changeProfile({ first_name: name })
        await push(tab)
        if (tab !== tabs[0] && random() < 0.2) tab.abort()
      }
    }
    await Promise.all(tabs.map(work))
    for (const tab of tabs.slice(1)) tab.abort()
    while ((await countUnsent()) > 0) await push(tabs[0] as AbortController)

    const applied = server().applied.map(({ payload }) => 'first_name' in payload && payload.first_name)
    expect(applied.length, `seed ${seed}`).toBe(changes)
    expect(new Set(applied)).toEqual(new Set(made))
    const { sequence: last = 0 } = server().applied.at(-1) ?? {}
    expect(server().applied.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: changes }, (_, n) => last - changes + 1 + n),
    )
    expect(most).toBe(1)
  },
)
