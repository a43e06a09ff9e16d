import assert from 'node:assert/strict'
import { patienceFor, tiktokOver, withProviders } from '../../../tests/doubles/upstream.ts'
import { assertOutcome, readResponse } from '../../../tests/doubles/upstream-outcome.ts'
import { providerVariants } from '../../../tests/support/providers/provider-variants.ts'
import { fakeDeps, searchRequest } from '../_shared/testing/fake-deps.ts'
import { createMemoryLedger } from '../_shared/testing/memory-ledger.ts'
import { handle } from './handler.ts'

for (const variant of providerVariants) {
  Deno.test(`tiktok-batch over tikapi: ${variant.name}`, () =>
    withProviders(async ({ env, requests }) => {
      const ledger = createMemoryLedger()
      const deps = fakeDeps({ ledger, tiktok: tiktokOver(env, patienceFor(variant)) })
      const phrase = `variant ${variant.name}`
      const [id, other] = [crypto.randomUUID(), crypto.randomUUID()]
      const body = JSON.stringify({
        searches: [
          { id, type: 'autocomplete', phrase, country: 'de' },
          { id: other, type: 'basic', phrase: 'sourdough', country: 'gb' },
        ],
      })
      const { headers } = searchRequest('/tiktok-batch')
      await assertOutcome({
        variant,
        id,
        ask: async () => {
          const request = new Request('http://functions/tiktok-batch', { method: 'POST', headers, body })
          const response = await readResponse(handle(request, deps))
          assert.equal(response.status, 200)
          const [asked, beside] = response.body.answers
          assert.deepEqual([asked.id, beside.id, beside.status], [id, other, 200])
          return { status: asked.status, body: asked.body }
        },
        readWords: (found) => found.sug_list.map((entry: { content: string }) => entry.content),
        creditsUsed: () => ledger.creditsUsed() - 1,
        questions: () => requests.filter((asked) => asked.phrase === phrase).length,
      })
    }))
}
