// Limits visitors' searches per day and hashed network address, and their requests to TikTok per day in total.
import * as v from 'valibot'
import { demoSearchesPerDay } from '../../../../src/domain/search/demo-limit.ts'
import { clientAddress, hashedAddress } from '../auth/client-address.ts'
import { type DatabaseCall, readRows } from '../database.ts'
import type { FoundSuggestions } from '../tiktok/port.ts'

const bucket = 'demo_search'

interface Visit {
  /** Null if the results must be requested from TikTok. */
  answer: FoundSuggestions | null
  id: string | null
  giveBack(): Promise<void>
  /**
   * Caches the results for other visitors of the day. Returns the id of the cached results; null if they are not
   * cached.
   */
  keep(found: FoundSuggestions): Promise<string | null>
}

export interface Visits {
  /**
   * Counts one search. Fails with `credits_exhausted` at the visitor's daily limit, and with `upstream_quota` at the
   * limit of all visitors unless the results are cached.
   */
  take(headers: Headers, phrase: string): Promise<Visit>
}

const found = v.object({
  suggestions: v.array(v.object({ word: v.string(), group_id: v.string() })),
  logId: v.nullable(v.string()),
  source: v.picklist(['tiktok', 'sample']),
})
const taken = v.object({ day: v.string(), id: v.nullable(v.string()), answer: v.nullable(found) })

interface VisitsOptions {
  secret: string
  maxPerDay: number
}

export function createVisits(call: DatabaseCall, { secret, maxPerDay }: VisitsOptions): Visits {
  return {
    async take(headers, phrase) {
      const p_address_hash = hashedAddress(clientAddress(headers), secret)
      const asked = { p_address_hash, p_phrase: phrase, p_each: demoSearchesPerDay, p_all: maxPerDay }
      const { day, id, answer } = readRows(taken, await call('take_demo_search', asked))
      const visitor = { p_bucket: bucket, p_address_hash }
      return {
        answer,
        id,
        giveBack: async () => void (await call('give_back_to_address', { ...visitor, p_day: day })),
        keep: async (p_answer) =>
          readRows(v.nullable(v.string()), await call('keep_demo_answer', { p_phrase: phrase, p_answer })),
      }
    },
  }
}
