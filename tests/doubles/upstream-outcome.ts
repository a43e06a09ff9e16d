import assert from 'node:assert/strict'
import { Failure } from '../../supabase/functions/_shared/failure.ts'
import type { ProviderVariant } from '../support/providers/provider-variants.ts'

interface Outcome {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect responses of many shapes
  body: any
}

interface VariantSearch {
  variant: ProviderVariant
  ask: () => Promise<Outcome>
  id: string
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect responses of many shapes
  readWords: (body: any) => string[]
  creditsUsed: () => number
  questions: () => number
}

/**
 * The search returns the words, or only the failure with its status. It costs a credit only if it succeeds, and sends
 * the expected number of requests. A second call with the same key returns the same response without a request or a
 * charge.
 */
export async function assertOutcome(search: VariantSearch): Promise<void> {
  const { variant, ask, id, readWords, creditsUsed, questions } = search
  const { outcome, replies } = variant
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
  assert.equal(creditsUsed(), isFailure ? 0 : 1, 'credits')
  assert.equal(questions(), replies.length, 'questions')
  assert.deepEqual(await ask(), first)
  assert.equal(creditsUsed(), isFailure ? 0 : 1, 'credits of the replay')
  assert.equal(questions(), replies.length, 'questions of the replay')
}

export async function readResponse(responding: Promise<Response>): Promise<Outcome> {
  const response = await responding
  return { status: response.status, body: await response.json() }
}
