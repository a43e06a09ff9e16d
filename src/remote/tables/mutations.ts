import * as v from 'valibot'
import type { Mutation } from '#src/domain/sync/changes.ts'
import { RemoteError } from '../errors.ts'
import { type Caller, rpc } from './rest.ts'

export type SentMutation = Mutation & {
  id: string
  sequence: number
  /** The changed row, then the rows it depends on. Later changes to the first row wait for this change. */
  rows: readonly string[]
}

const said = { code: v.string(), message: v.nullish(v.string(), 'no reason was given') }
const ResponseBody = v.object({
  /** The transaction that applied the changes; a pull whose cursor covers it includes them. */
  position: v.string(),
  /**
   * One per change. `failed`: will be sent again, because of a server error or the daily limit. `waiting`:
   * not tried.
   */
  outcomes: v.array(
    v.union([
      v.pipe(
        v.object({ outcome: v.picklist(['applied', 'already_applied', 'waiting']) }),
        v.transform(({ outcome }) => ({ outcome: outcome === 'waiting' ? outcome : ('applied' as const) })),
      ),
      v.object({ outcome: v.picklist(['refused', 'failed']), ...said }),
    ]),
  ),
})

export type Applied = v.InferOutput<typeof ResponseBody>

/** Half the server's limit, so that responses are fast. */
export const maxMutations = 100

/** A change that is sent again is not applied twice. Throws RemoteError like `exchangeAsUser`. */
export async function sendMutations(
  caller: Caller,
  deviceId: string,
  mutations: readonly SentMutation[],
): Promise<Applied> {
  const applied = await rpc(caller, 'apply_mutations', ResponseBody, {
    p_device_id: deviceId,
    p_mutations: mutations.map(({ id, sequence, kind, payload, rows }) => ({
      id,
      sequence,
      kind,
      payload,
      rows,
    })),
  })
  if (applied.outcomes.length !== mutations.length) throw new RemoteError('unreadable')
  return applied
}
