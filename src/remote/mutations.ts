// The door through which a change goes up.
import * as v from 'valibot'
import type { Mutation } from '#src/domain/changes.ts'
import { RemoteError } from './errors.ts'
import { dataOf, restOf } from './rest.ts'

export type SentMutation = Mutation & {
  id: string
  device_id: string
  sequence: number
  user_id: string
}

const Applied = v.picklist(['applied', 'already_applied'])

/**
 * Sends one change of the user's, which the server applies once however often it is sent. Throws RemoteError;
 * `unauthorized` with `other_user` when the token is not `user_id`'s, before anything is sent.
 */
export async function sendMutation(
  mutation: SentMutation,
  signal: AbortSignal,
): Promise<v.InferOutput<typeof Applied>> {
  const { id, device_id, sequence, kind, payload, user_id } = mutation
  const request = restOf({ userId: user_id, signal }).rpc('apply_mutation', {
    p_id: id,
    p_device_id: device_id,
    p_sequence: sequence,
    p_kind: kind,
    p_payload: payload,
  })
  const answer = v.safeParse(Applied, await dataOf(request.throwOnError()))
  if (!answer.success) throw new RemoteError('unreadable')
  return answer.output
}
