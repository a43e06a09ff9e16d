import * as v from 'valibot'
import { type DatabaseCall, readRows } from '../database.ts'

const usersAtOnce = 20
const sendForMs = 40_000

/**
 * What the SQL function `claim` has for this run to send, some people at a time: until nothing is left, or a run's time
 * is up. Throws Failure.
 */
export async function* claimedBatches<Claimed>(
  claim: string,
  schema: v.GenericSchema<unknown, Claimed>,
  { call, clock }: { call: DatabaseCall; clock: () => number },
): AsyncGenerator<Claimed[]> {
  const start = clock()
  while (clock() - start < sendForMs) {
    const batch = readRows(v.array(schema), await call(claim, { p_limit: usersAtOnce }))
    if (batch.length === 0) return
    yield batch
  }
}
