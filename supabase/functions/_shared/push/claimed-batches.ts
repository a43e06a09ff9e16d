import * as v from 'valibot'
import { readRows } from '../database.ts'
import { Failure } from '../failure.ts'
import type { LogFailure } from '../log/log-failure.ts'

const usersAtOnce = 20
const sendForMs = 40_000

interface Reading<Claimed> {
  /** Of what is claimed for one person. */
  schema: v.GenericSchema<unknown, Claimed>
  /** Milliseconds of any clock that only goes forward. */
  clock: () => number
  log: LogFailure
}

/**
 * What `claim` answers of so many people at most, batch after batch: until nothing is left, or a run's time is up. What of
 * one person cannot be read is logged and left out, so that it is nobody else's loss. Throws Failure.
 */
export async function* claimedBatches<Claimed>(
  claim: (users: number) => Promise<unknown>,
  { schema, clock, log }: Reading<Claimed>,
): AsyncGenerator<Claimed[]> {
  const start = clock()
  while (clock() - start < sendForMs) {
    const batch = readRows(v.array(v.unknown()), await claim(usersAtOnce))
    if (batch.length === 0) return
    yield batch.flatMap((claimed) => {
      const read = v.safeParse(schema, claimed)
      if (read.success) return [read.output]
      const place = v.getDotPath(read.issues[0])
      log(new Failure('internal', { detail: `what was claimed has another shape at ${place}` }))
      return []
    })
  }
}
