import { describe, expect, test } from 'vitest'
import { env } from '#src/lib/env.ts'
import { signedInServer } from '#tests/support/signed-in-server.ts'
import { type SentMutation, sendMutation } from './mutations.ts'

const ada = '0a0a0a0a-0000-4000-8000-000000000001'
const bob = '0b0b0b0b-0000-4000-8000-000000000002'
const caller = { userId: ada, signal: new AbortController().signal }

const server = signedInServer(ada)

describe('a change', () => {
  const mutation: SentMutation = {
    id: '00000000-0000-4000-8000-00000000000a',
    device_id: '00000000-0000-4000-8000-00000000000d',
    sequence: 7,
    kind: 'update_profile',
    payload: { first_name: 'Ada' },
    user_id: ada,
  }

  test.each(['applied', 'already_applied'])('is %s by one call of apply_mutation', async (outcome) => {
    server.answer = () => outcome
    expect(await sendMutation(mutation, caller.signal)).toBe(outcome)
    expect(server.heard[0]?.url).toBe(`${env.supabaseUrl}/rest/v1/rpc/apply_mutation`)
    expect(await server.heard[0]?.json()).toEqual({
      p_id: mutation.id,
      p_device_id: mutation.device_id,
      p_sequence: 7,
      p_kind: 'update_profile',
      p_payload: { first_name: 'Ada' },
    })
  })

  test('of another user is never sent', async () => {
    const sending = sendMutation({ ...mutation, user_id: bob }, caller.signal)
    await expect(sending).rejects.toMatchObject({ kind: 'unauthorized', code: 'other_user' })
    expect(server.heard).toEqual([])
  })

  test.each([null, 'maybe', [], ''])('that is answered with %j is not taken for applied', async (body) => {
    server.answer = () => body
    await expect(sendMutation(mutation, caller.signal)).rejects.toMatchObject({ kind: 'unreadable' })
  })
})
