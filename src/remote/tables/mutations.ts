// The door through which changes go up.
import * as v from 'valibot'
import type { Mutation } from '#src/domain/sync/changes.ts'
import { RemoteError } from '../errors.ts'
import { type Caller, dataOf, postgrestFor } from './rest.ts'

export type SentMutation = Mutation & {
  id: string
  sequence: number
  /** What it touches or depends on: those behind one of them that fails wait with it. */
  rows: readonly string[]
}

/**
 * - `applied`: now, or when it was sent before
 * - `refused`: the server has understood it and says no
 * - `failed`: the server stumbled over this one; it may be sent again
 * - `waiting`: not tried, because of one before it
 */
export type Outcome =
  | { outcome: 'applied' | 'waiting' }
  | { outcome: 'refused' | 'failed'; code: string; message: string }

export interface Applied {
  /** The transaction: a pull that has seen it knows these changes. */
  position: string
  /** One for each change, in their order. */
  outcomes: Outcome[]
}

const said = { code: v.string(), message: v.nullish(v.string(), 'no reason was given') }
const Answer = v.object({
  position: v.string(),
  outcomes: v.array(
    v.variant('outcome', [
      v.object({ outcome: v.literal('applied') }),
      v.pipe(
        v.object({ outcome: v.literal('already_applied') }),
        v.transform(() => ({ outcome: 'applied' as const })),
      ),
      v.object({ outcome: v.literal('refused'), ...said }),
      v.object({ outcome: v.literal('failed'), ...said }),
      v.object({ outcome: v.literal('waiting') }),
    ]),
  ),
})

/** As many as go in one request: half of what the server takes, so that an answer is never long in coming. */
export const maxMutations = 100

/**
 * Sends changes of the user's, each of which the server applies once however often it is sent. Throws RemoteError;
 * `unauthorized` with `other_user` when the token is not this user's, before anything is sent.
 */
export async function sendMutations(
  caller: Caller,
  deviceId: string,
  mutations: readonly SentMutation[],
): Promise<Applied> {
  const request = postgrestFor(caller).rpc('apply_mutations', {
    p_device_id: deviceId,
    p_mutations: mutations.map(({ id, sequence, kind, payload, rows }) => ({
      id,
      sequence,
      kind,
      payload,
      rows,
    })),
  })
  const answer = v.safeParse(Answer, await dataOf(request.throwOnError()))
  if (!answer.success || answer.output.outcomes.length !== mutations.length)
    throw new RemoteError('unreadable')
  return answer.output
}
