import assert from 'node:assert/strict'
import { Failure } from '../../supabase/functions/_shared/failure.ts'
import type { ProviderVariant } from '../support/providers/provider-variants.ts'

interface Outcome {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of many shapes
  body: any
}

interface VariantSearch {
  variant: ProviderVariant
  /** Makes the search, each time under the key `id`. */
  ask: () => Promise<Outcome>
  id: string
  /** The words of a body that tells what was found. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of many shapes
  wordsOf: (body: any) => string[]
  creditsUsed: () => number
  /** How often the provider was asked so far. */
  questions: () => number
}

/**
 * Holds a search over a provider that answers as `variant` to the rules: the words, or the failure with its status and
 * nothing else; a credit for words alone; as many questions as are worth asking. The same key again gives the same
 * answer, and neither asks nor charges.
 */
export async function assertOutcome(search: VariantSearch): Promise<void> {
  const { variant, ask, id, wordsOf, creditsUsed, questions } = search
  const { outcome, replies } = variant
  const isFailure = 'error' in outcome
  const first = await ask()
  if (isFailure) {
    const { code, message, status } = new Failure(outcome.error)
    assert.deepEqual(first, { status, body: { error: { code, message } } })
  } else {
    const { searchId, source } = first.body
    assert.deepEqual(
      { status: first.status, words: wordsOf(first.body), searchId, source },
      { status: 200, words: outcome.words, searchId: id, source: 'tiktok' },
    )
  }
  assert.equal(creditsUsed(), isFailure ? 0 : 1, 'credits')
  assert.equal(questions(), replies.length, 'questions')
  assert.deepEqual(await ask(), first)
  assert.equal(creditsUsed(), isFailure ? 0 : 1, 'credits of the replay')
  assert.equal(questions(), replies.length, 'questions of the replay')
}

/** A response as its caller reads it. */
export async function readResponse(responding: Promise<Response>): Promise<Outcome> {
  const response = await responding
  return { status: response.status, body: await response.json() }
}
