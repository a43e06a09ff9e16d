// What visitors without an account may search: so many a day, counted by the hash of their network address, and so
// many for all of them together. What one of them found is found for all, for the day.
import * as v from 'valibot'
import { demoSearchesPerDay } from '../../../../src/domain/search/demo-limit.ts'
import { clientAddress, hashedAddress } from '../auth/client-address.ts'
import { type DatabaseCall, readRows } from '../database.ts'
import type { FoundSuggestions } from '../tiktok/port.ts'

const bucket = 'demo_search'

interface Visit {
  /** What is known of the phrase; null where TikTok is to be asked. */
  answer: FoundSuggestions | null
  /** Takes the count back: the search failed. */
  giveBack(): Promise<void>
  /** Keeps what was found for others. */
  keep(found: FoundSuggestions): Promise<void>
}

export interface Visits {
  /**
   * Counts one search of whoever sent `headers`. Fails with `credits_exhausted` when that visitor's searches of the
   * day are used up, with `upstream_quota` when all visitors' are, or with `internal`.
   */
  take(headers: Headers, phrase: string): Promise<Visit>
}

const found = v.object({
  suggestions: v.array(v.object({ word: v.string(), group_id: v.string() })),
  logId: v.nullable(v.string()),
  source: v.picklist(['tiktok', 'sample']),
})
const taken = v.object({ day: v.string(), answer: v.nullable(found) })

interface VisitsOptions {
  /** Keys the hashes. */
  secret: string
  /** How often TikTok is asked for visitors in a day. */
  maxPerDay: number
}

/** The counts of migrations create_address_counts and spare_visitors_searches. */
export function createVisits(call: DatabaseCall, { secret, maxPerDay }: VisitsOptions): Visits {
  return {
    async take(headers, phrase) {
      const p_address_hash = await hashedAddress(clientAddress(headers), secret)
      const asked = { p_address_hash, p_phrase: phrase, p_each: demoSearchesPerDay, p_all: maxPerDay }
      const { day, answer } = readRows(taken, await call('take_demo_search', asked))
      const visitor = { p_bucket: bucket, p_address_hash }
      return {
        answer,
        giveBack: async () => void (await call('give_back_to_address', { ...visitor, p_day: day })),
        keep: async (p_answer) => void (await call('keep_demo_answer', { p_phrase: phrase, p_answer })),
      }
    },
  }
}
