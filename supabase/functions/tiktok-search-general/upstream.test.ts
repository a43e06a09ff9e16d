import { assertOutcome } from '../../../tests/doubles/upstream-outcome.ts'
import { providerVariants } from '../../../tests/support/providers/provider-variants.ts'
import { videoProviders } from '../../../tests/support/providers/video-pages.ts'
import { fakeDeps } from '../_shared/testing/fake-deps.ts'
import { createMemoryCheckLedger } from '../_shared/testing/memory-ledger.ts'
import { handle } from './handler.ts'

for (const provider of videoProviders) {
  for (const variant of providerVariants.filter(({ isAboutWords }) => !isAboutWords)) {
    Deno.test(`tiktok-search-general over ${provider}: ${variant.name}`, () => {
      const ledger = createMemoryCheckLedger()
      return assertOutcome({
        variant,
        variables: { TIKTOK_VIDEOS: provider },
        ledger,
        handle: (request, tiktok) => handle(request, { ...fakeDeps(), ledger, tiktok }),
        path: '/tiktok-search-general',
        parameters: { keyword: `variant ${variant.name}`, country: 'gb' },
        readWords: (body) => body.data.map(({ item }: { item: { desc: string } }) => item.desc),
      })
    })
  }
}
