import { assertOutcome } from '../../../tests/doubles/upstream-outcome.ts'
import { providerVariants } from '../../../tests/support/providers/provider-variants.ts'
import { fakeDeps } from '../_shared/testing/fake-deps.ts'
import { createMemoryLedger } from '../_shared/testing/memory-ledger.ts'
import { handle } from './handler.ts'

for (const variant of providerVariants) {
  Deno.test(`tiktok-search over rapidapi23: ${variant.name}`, () => {
    const ledger = createMemoryLedger()
    return assertOutcome({
      variant,
      ledger,
      handle: (request, tiktok) => handle(request, fakeDeps({ ledger, tiktok })),
      path: '/tiktok-search',
      parameters: { keyword: `variant ${variant.name}` },
      readWords: (body) => body.data.map((entry: { word: string }) => entry.word),
    })
  })
}
