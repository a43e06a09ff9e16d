import { patienceFor, tiktokOver, withProviders } from '../../../tests/doubles/upstream.ts'
import { assertOutcome, readResponse } from '../../../tests/doubles/upstream-outcome.ts'
import { providerVariants } from '../../../tests/support/providers/provider-variants.ts'
import { fakeDeps, searchRequest } from '../_shared/testing/fake-deps.ts'
import { createMemoryLedger } from '../_shared/testing/memory-ledger.ts'
import { handle } from './handler.ts'

for (const provider of ['tikapi', 'tikhub']) {
  for (const variant of providerVariants) {
    Deno.test(`tiktok-autocomplete over ${provider}: ${variant.name}`, () =>
      withProviders(async ({ env, requests }) => {
        const ledger = createMemoryLedger()
        const tiktok = tiktokOver({ ...env, TIKTOK_SUGGESTIONS: provider }, patienceFor(variant))
        const id = crypto.randomUUID()
        const query = new URLSearchParams({ query: `variant ${variant.name}`, country: 'de' })
        await assertOutcome({
          variant,
          id,
          ask: () =>
            readResponse(
              handle(
                searchRequest(`/tiktok-autocomplete?${query}`, { 'idempotency-key': id }),
                fakeDeps({ ledger, tiktok }),
              ),
            ),
          readWords: (body) => body.sug_list.map((entry: { content: string }) => entry.content),
          creditsUsed: ledger.creditsUsed,
          questions: () => requests.length,
        })
      }))
  }
}
