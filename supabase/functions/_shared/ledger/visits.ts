// Limits the searches per day for each visitor, and the requests to TikTok per day for all visitors together.
// A hashed network address identifies a visitor.
import * as v from 'valibot'
import { demoSearchesPerDay } from '../../../../src/domain/search/demo-limit.ts'
import { clientAddress, hashedAddress } from '../auth/client-address.ts'
import { createRpc, type DatabaseCall } from '../database.ts'
import { FoundSuggestions } from '../tiktok/port.ts'

const taken = v.object({ day: v.string(), id: v.nullable(v.string()), answer: v.nullable(FoundSuggestions) })

export type Visits = ReturnType<typeof createVisits>

export function createVisits(
  call: DatabaseCall,
  { secret, maxPerDay }: { secret: string; maxPerDay: number },
) {
  const rpc = createRpc(call)
  return {
    /**
     * Counts one search. Fails with `credits_exhausted` at the visitor's daily limit. `answer` has the cached
     * results; if it is null, the caller must request them from TikTok. A search without cached results fails
     * with `upstream_quota` at the daily limit for all visitors together.
     */
    async take(headers: Headers, phrase: string) {
      const p_address_hash = hashedAddress(clientAddress(headers), secret)
      const asked = { p_address_hash, p_phrase: phrase, p_each: demoSearchesPerDay, p_all: maxPerDay }
      const { day, id, answer } = await rpc('take_demo_search', taken, asked)
      return {
        answer,
        id,
        async giveBack() {
          await call('give_back_to_address', { p_bucket: 'demo_search', p_address_hash, p_day: day })
        },
        /** Caches the results for today. Returns their id; null if they are too large or not the first. */
        keep: (p_answer: FoundSuggestions) =>
          rpc('keep_demo_answer', v.nullable(v.string()), { p_phrase: phrase, p_answer }),
      }
    },
  }
}
