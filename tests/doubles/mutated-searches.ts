import assert from 'node:assert/strict'
import { repetitions } from '../support/project/long-run.ts'
import { newSeed, seededRandom } from '../support/project/random.ts'
import { mutatedText } from '../support/providers/mutated-body.ts'
import { readResponse } from './upstream-outcome.ts'

interface MutatedSearch {
  ask: () => Promise<Response>
  creditsUsed: () => number
  /** Stored values that do not follow from the provider's body. */
  invented: () => unknown[]
}

interface MutatedSearches {
  /** A body with which the search succeeds if it is not mutated. */
  valid: Record<string, unknown>
  searchFor: (sent: string) => MutatedSearch
}

/** Asserts that no search with a mutated body crashes, invents data or charges a credit without a result. */
export async function assertMutatedSearches({ valid, searchFor }: MutatedSearches): Promise<void> {
  const seed = newSeed()
  const times = repetitions(200, 2_000)
  const random = seededRandom(seed)
  let found = 0
  for (let n = 0; n < times; n += 1) {
    const sent = mutatedText(valid, random)
    try {
      if (await isFound(searchFor(sent))) found += 1
    } catch (cause) {
      throw new Error(`KEYTRAIL_SEED=${seed}, body ${n}: ${sent}`, { cause })
    }
  }
  assert.ok(found > times / 4, `KEYTRAIL_SEED=${seed}: only ${found} of ${times} were found`)
}

async function isFound({ ask, creditsUsed, invented }: MutatedSearch): Promise<boolean> {
  const response = await readResponse(ask())
  const found = response.status === 200
  if (!found) assert.match(String(response.body.error?.code), /^upstream_/)
  assert.equal(creditsUsed(), found ? 1 : 0)
  assert.deepEqual(invented(), [])
  assert.deepEqual(await readResponse(ask()), response)
  assert.equal(creditsUsed(), found ? 1 : 0)
  return found
}
