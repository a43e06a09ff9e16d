import { patienceFor, tiktokOver, withProviders } from '../../../tests/doubles/upstream.ts'
import { assertOutcome, readResponse } from '../../../tests/doubles/upstream-outcome.ts'
import { providerVariants } from '../../../tests/support/providers/provider-variants.ts'
import { fakeDeps, searchRequest } from '../_shared/testing/fake-deps.ts'
import { createMemoryLedger } from '../_shared/testing/memory-ledger.ts'
import { handle } from './handler.ts'

for (const variant of providerVariants) {
  Deno.test(`tiktok-search over rapidapi23: ${variant.name}`, () =>
    withProviders(async ({ env, requests }) => {
      const ledger = createMemoryLedger()
      const tiktok = tiktokOver(env, patienceFor(variant))
      const id = crypto.randomUUID()
      const query = new URLSearchParams({ keyword: `variant ${variant.name}` })
      await assertOutcome({
        variant,
        id,
        ask: () =>
          readResponse(
            handle(
              searchRequest(`/tiktok-search?${query}`, { 'idempotency-key': id }),
              fakeDeps({ ledger, tiktok }),
            ),
          ),
        readWords: (body) => body.data.map((entry: { word: string }) => entry.word),
        creditsUsed: ledger.creditsUsed,
        questions: () => requests.length,
      })
    }))
}
