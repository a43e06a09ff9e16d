import { beforeEach, expect, test, vi } from 'vitest'
import { database } from '#src/db/core/open.ts'
import type { NewOutboxEntry } from '#src/db/core/schema.ts'
import { countUnsent, listParked, retryParked } from '#src/db/outbox/outbox.ts'
import { changeProfile } from '#src/db/writes/profile.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import { caller, server, startServer } from '#tests/support/device/played-remote.ts'
import { ada } from '#tests/support/rows/made-rows.ts'
import { pushOutbox } from './push.ts'

// Tabs of two builds can share a store, and either may talk to a server of the other build.
vi.mock('#src/remote/tables/mutations.ts', () => import('#tests/support/device/played-remote.ts'))

const push = () => pushOutbox({ ...caller, hurry: true })

openStore()
beforeEach(() => {
  startServer()
  server().setProfile({ id: ada })
})

/** Adds an entry as a later build would. */
async function leave(kind: string, payload: object): Promise<void> {
  await database().$outbox.add({
    ...{ kind, payload, row: `goals/${crypto.randomUUID()}`, id: crypto.randomUUID(), user_id: ada },
    ...{ state: 'waiting', attempts: 0, next_attempt_at: 0, last_error: null, created_at: '2026-11-22' },
  } as unknown as NewOutboxEntry)
}

const goal = { id: crypto.randomUUID(), keyword_id: crypto.randomUUID(), target: { position: 3 } }

test('sends a change of an unknown kind unchanged', async () => {
  await leave('put_goal', goal)
  await changeProfile({ first_name: 'Ada' })
  expect(await push()).toEqual({ sent: 2, obstacle: null })
  expect(server().applied.map(({ kind, payload }) => [kind, payload])).toEqual([
    ['put_goal', goal],
    ['change_profile', { first_name: 'Ada' }],
  ])
})

test.each([
  ['a kind', 'put_goal', goal, 'unknown_mutation'],
  ['a column', 'change_profile', { first_name: 'Ada', nickname: 'A' }, 'unknown_column'],
])(
  '%s that the server does not know yet is kept whole, blocks nothing, and is sent once the server knows it',
  async (...given) => {
    const [, kind, payload, code] = given
    const isStrange = (mutation: { payload: object }) =>
      JSON.stringify(mutation.payload) === JSON.stringify(payload)
    server().decideOutcome = (mutation) =>
      isStrange(mutation) ? { outcome: 'refused', code, message: 'unknown' } : { outcome: 'applied' }
    await leave(kind, payload)
    await changeProfile({ last_name: 'Lovelace' })
    expect(await push()).toEqual({ sent: 1, obstacle: null })
    const [parked] = await listParked()
    expect(parked).toMatchObject({ kind, payload, last_error: code })

    server().decideOutcome = () => ({ outcome: 'applied' })
    await retryParked(parked?.id ?? '')
    expect(await push()).toEqual({ sent: 1, obstacle: null })
    expect(server().applied.filter(isStrange)).toHaveLength(1)
    expect(await countUnsent()).toBe(0)
  },
)
