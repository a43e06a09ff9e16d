import { assertMutatedSearches } from '../../../tests/doubles/mutated-searches.ts'
import { tiktokResponding } from '../../../tests/doubles/upstream.ts'
import { inventedNumbers } from '../../../tests/support/providers/invented-numbers.ts'
import { nativeEntry, nativeVideo } from '../../../tests/support/providers/native-video.ts'
import { someVideos, videoPage, videoProviders } from '../../../tests/support/providers/video-pages.ts'
import { fakeDeps, searchRequest } from '../_shared/testing/fake-deps.ts'
import { createMemoryCheckLedger } from '../_shared/testing/memory-ledger.ts'
import { handle } from './handler.ts'

const photo = nativeEntry(nativeVideo('81', 'photo', { imagePost: {} }))

for (const provider of videoProviders) {
  Deno.test(`tiktok-search-general over ${provider}: mutated bodies`, () =>
    assertMutatedSearches({
      valid: videoPage([...someVideos(1, 3), photo], 12, provider),
      searchFor: (sent) => {
        const ledger = createMemoryCheckLedger()
        const tiktok = tiktokResponding({ TIKTOK_VIDEOS: provider }, () => sent)
        const id = crypto.randomUUID()
        return {
          ask: () =>
            handle(searchRequest('/tiktok-search-general?keyword=a', { 'idempotency-key': id }), {
              ...fakeDeps(),
              ledger,
              tiktok,
            }),
          creditsUsed: ledger.creditsUsed,
          invented: () => ledger.listVideos(id).flatMap((row) => inventedNumbers(row, sent)),
        }
      },
    }))
}
