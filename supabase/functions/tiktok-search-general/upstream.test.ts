import { patienceFor, tiktokOver, withProviders } from '../../../tests/doubles/upstream.ts'
import { assertOutcome, readResponse } from '../../../tests/doubles/upstream-outcome.ts'
import { providerVariants } from '../../../tests/support/providers/provider-variants.ts'
import { videoProviders } from '../../../tests/support/providers/video-pages.ts'
import { fakeDeps, searchRequest } from '../_shared/testing/fake-deps.ts'
import { createMemoryCheckLedger } from '../_shared/testing/memory-check-ledger.ts'
import { handle } from './handler.ts'

for (const provider of videoProviders) {
  for (const variant of providerVariants.filter(({ isAboutWords }) => !isAboutWords)) {
    Deno.test(`tiktok-search-general over ${provider}: ${variant.name}`, () =>
      withProviders(async ({ env, requests }) => {
        const ledger = createMemoryCheckLedger()
        const tiktok = tiktokOver({ ...env, TIKTOK_VIDEOS: provider }, patienceFor(variant))
        const id = crypto.randomUUID()
        const query = new URLSearchParams({ keyword: `variant ${variant.name}`, country: 'gb' })
        await assertOutcome({
          variant,
          id,
          ask: () => {
            const request = searchRequest(`/tiktok-search-general?${query}`, { 'idempotency-key': id })
            return readResponse(handle(request, { ...fakeDeps(), ledger, tiktok }))
          },
          readWords: (body) => body.data.map(({ item }: { item: { desc: string } }) => item.desc),
          creditsUsed: ledger.creditsUsed,
          questions: () => requests.length,
        })
      }))
  }
}
