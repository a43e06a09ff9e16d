import { expect, test } from 'vitest'
import { env } from '#src/lib/env.ts'
import { caller, signedInServer } from '#tests/support/device/signed-in-server.ts'
import { bob } from '#tests/support/rows/made-rows.ts'
import { type SentMutation, sendMutations } from './mutations.ts'

const device = '00000000-0000-4000-8000-00000000000d'

const server = signedInServer()

const mutations: SentMutation[] = ['a', 'b', 'c', 'd', 'e'].map((name, n) => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  sequence: n,
  kind: 'change_profile',
  payload: { first_name: name },
  rows: [`profiles/${name}`],
}))
const outcomes = [
  { outcome: 'applied' },
  { outcome: 'already_applied' },
  { outcome: 'refused', code: 'invalid_change', message: 'too long' },
  { outcome: 'failed', code: '58030', message: null },
  { outcome: 'waiting' },
]

test('changes are sent in one call, and each has an outcome', async () => {
  server.answer = () => ({ position: '1.1/812', outcomes })
  expect(await sendMutations(caller, device, mutations)).toEqual({
    position: '1.1/812',
    outcomes: [
      { outcome: 'applied' },
      { outcome: 'applied' },
      { outcome: 'refused', code: 'invalid_change', message: 'too long' },
      { outcome: 'failed', code: '58030', message: 'no reason was given' },
      { outcome: 'waiting' },
    ],
  })
  expect(server.heard.map(({ url }) => url)).toEqual([`${env.supabaseUrl}/rest/v1/rpc/apply_mutations`])
  expect(await server.heard[0]?.json()).toEqual({ p_device_id: device, p_mutations: mutations })
})

test('changes of another user are never sent', async () => {
  const sending = sendMutations({ ...caller, userId: bob }, device, mutations)
  await expect(sending).rejects.toMatchObject({ kind: 'unauthorized', code: 'other_user' })
  expect(server.heard).toEqual([])
})

test.each([
  null,
  'applied',
  { outcomes },
  { position: '1.1/812', outcomes: outcomes.slice(1) },
  { position: '1.1/812', outcomes: outcomes.map(() => ({ outcome: 'perhaps' })) },
])('changes are not treated as applied on the response %j', async (body) => {
  server.answer = () => body
  const sending = sendMutations(caller, device, mutations)
  await expect(sending).rejects.toMatchObject({ kind: 'unreadable' })
})
