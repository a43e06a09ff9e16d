import assert from 'node:assert/strict'
import { Failure } from '../../supabase/functions/_shared/failure.ts'
import { searchRequest } from '../../supabase/functions/_shared/testing/fake-deps.ts'
import type { Tiktok } from '../../supabase/functions/_shared/tiktok/port.ts'
import type { ProviderVariant } from '../support/providers/provider-variants.ts'
import { patienceFor, tiktokOver, withProviders } from './upstream.ts'

interface Outcome {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect responses of many shapes
  body: any
}

interface VariantSearch {
  variant: ProviderVariant
  /** Variables that choose the provider. */
  variables?: Record<string, string>
  ledger: { creditsUsed(): number }
  handle: (request: Request, tiktok: Tiktok) => Promise<Response>
  path: string
  parameters: Record<string, string>
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect responses of many shapes
  readWords: (body: any) => string[]
}

/**
 * Asserts that the search returns either the words, or a failure with its status; that it costs a credit only if it
 * succeeds, and sends the expected number of requests; and that a second call with the same key returns the same
 * response without a request or a charge.
 */
export const assertOutcome = (search: VariantSearch): Promise<void> =>
  withProviders(async ({ env, requests }) => {
    const { variant, handle, readWords, ledger } = search
    const { outcome, replies } = variant
    const tiktok = tiktokOver({ ...env, ...search.variables }, patienceFor(variant))
    const id = crypto.randomUUID()
    const address = `${search.path}?${new URLSearchParams(search.parameters)}`
    const ask = () => readResponse(handle(searchRequest(address, { 'idempotency-key': id }), tiktok))
    const isFailure = 'error' in outcome
    const first = await ask()
    if (isFailure) {
      const { code, message, status } = new Failure(outcome.error)
      assert.deepEqual(first, { status, body: { error: { code, message } } })
    } else {
      const { searchId, source } = first.body
      assert.deepEqual(
        { status: first.status, words: readWords(first.body), searchId, source },
        { status: 200, words: outcome.words, searchId: id, source: 'tiktok' },
      )
    }
    assert.equal(ledger.creditsUsed(), isFailure ? 0 : 1, 'credits')
    assert.equal(requests.length, replies.length, 'questions')
    assert.deepEqual(await ask(), first)
    assert.equal(ledger.creditsUsed(), isFailure ? 0 : 1, 'credits of the replay')
    assert.equal(requests.length, replies.length, 'questions of the replay')
  })

export async function readResponse(responding: Promise<Response>): Promise<Outcome> {
  const response = await responding
  return { status: response.status, body: await response.json() }
}
