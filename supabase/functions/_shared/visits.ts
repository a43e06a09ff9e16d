// What visitors without an account may search: so many a day, counted by the hash of their network address.
import * as v from 'valibot'
import { demoSearchesPerDay } from '../../../src/domain/demo-limit.ts'
import { clientAddress, hashedAddress } from './client-address.ts'
import { type DatabaseCall, readAnswer } from './database-call.ts'
import { SearchFailure } from './search-failure.ts'

const bucket = 'demo_search'

export interface Visits {
  /**
   * Counts one search of whoever sent `headers` and gives the way to take it back. Fails with `credits_exhausted`
   * when the day's searches are used up, or with `internal`.
   */
  take(headers: Headers): Promise<() => Promise<void>>
}

/** The counts of migration create_address_counts. `secret` keys the hashes. */
export function createVisits(call: DatabaseCall, secret: string): Visits {
  return {
    async take(headers) {
      const p_address_hash = await hashedAddress(clientAddress(headers), secret)
      const visitor = { p_bucket: bucket, p_address_hash }
      const answer = await call('take_from_address', { ...visitor, p_limit: demoSearchesPerDay })
      const day = readAnswer(v.nullable(v.string()), answer)
      if (day === null) throw new SearchFailure('credits_exhausted')
      return async () => void (await call('give_back_to_address', { ...visitor, p_day: day }))
    },
  }
}
