import * as v from 'valibot'
import { readRows } from '../database.ts'

const usersAtOnce = 20
const sendForMs = 40_000

/**
 * What `claim` answers of so many people at most, batch after batch: until nothing is left, or a run's time by `clock`
 * (milliseconds) is up. Throws Failure.
 */
export async function* claimedBatches<Claimed>(
  claim: (users: number) => Promise<unknown>,
  schema: v.GenericSchema<unknown, Claimed>,
  clock: () => number,
): AsyncGenerator<Claimed[]> {
  const start = clock()
  while (clock() - start < sendForMs) {
    const batch = readRows(v.array(schema), await claim(usersAtOnce))
    if (batch.length === 0) return
    yield batch
  }
}
