import { assertOutcome } from '../../../tests/doubles/upstream-outcome.ts'
import { providerVariants } from '../../../tests/support/providers/provider-variants.ts'
import { fakeDeps } from '../_shared/testing/fake-deps.ts'
import { createMemoryLedger } from '../_shared/testing/memory-ledger.ts'
import { handle } from './handler.ts'

for (const provider of ['tikapi', 'tikhub']) {
  for (const variant of providerVariants) {
    Deno.test(`tiktok-autocomplete over ${provider}: ${variant.name}`, () => {
      const ledger = createMemoryLedger()
      return assertOutcome({
        variant,
        variables: { TIKTOK_SUGGESTIONS: provider },
        ledger,
        handle: (request, tiktok) => handle(request, fakeDeps({ ledger, tiktok })),
        path: '/tiktok-autocomplete',
        parameters: { query: `variant ${variant.name}`, country: 'de' },
        readWords: (body) => body.sug_list.map((entry: { content: string }) => entry.content),
      })
    })
  }
}
