import * as v from 'valibot'
import { readRows } from '../database.ts'
import { Failure } from '../failure.ts'
import type { LogFailure } from '../log/log-failure.ts'

const usersAtOnce = 20
const sendForMs = 40_000

/** Yields batches until `claim` returns no items or the time is up. Logs and leaves out invalid items. */
export async function* claimedBatches<Claimed>(
  claim: (users: number) => Promise<unknown>,
  { schema, clock, log }: { schema: v.GenericSchema<unknown, Claimed>; clock: () => number; log: LogFailure },
): AsyncGenerator<Claimed[]> {
  const start = clock()
  while (clock() - start < sendForMs) {
    const batch = readRows(v.array(v.unknown()), await claim(usersAtOnce))
    if (batch.length === 0) return
    yield batch.flatMap((claimed) => {
      const read = v.safeParse(schema, claimed)
      if (read.success) return [read.output]
      const place = v.getDotPath(read.issues[0])
      log(new Failure('internal', { detail: `invalid claimed data at ${place}` }))
      return []
    })
  }
}
