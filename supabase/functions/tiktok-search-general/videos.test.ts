import assert from 'node:assert/strict'
import { readVideoItem } from '../../../src/domain/ranking/video-item.ts'
import { tiktokResponding } from '../../../tests/doubles/upstream.ts'
import { readResponse } from '../../../tests/doubles/upstream-outcome.ts'
import { videoCases } from '../../../tests/support/providers/video-cases.ts'
import { videoPage, videoProviders } from '../../../tests/support/providers/video-pages.ts'
import { fakeDeps, searchRequest } from '../_shared/testing/fake-deps.ts'
import { createMemoryCheckLedger } from '../_shared/testing/memory-ledger.ts'
import { handle } from './handler.ts'

for (const provider of videoProviders) {
  for (const { name, entries, rows } of videoCases) {
    Deno.test(`tiktok-search-general over ${provider}, video: ${name}`, async () => {
      const ledger = createMemoryCheckLedger()
      const body = () => JSON.stringify(videoPage(entries, null, provider))
      const deps = {
        ...fakeDeps(),
        ledger,
        tiktok: tiktokResponding({ TIKTOK_VIDEOS: provider }, body),
      }
      const response = await readResponse(handle(searchRequest('/tiktok-search-general?keyword=a'), deps))
      assert.equal(response.status, 200)
      const answered = response.body.data.map(readVideoItem)
      assert.equal(answered.length, rows.length)
      for (const [index, expected] of rows.entries())
        assert.deepEqual({ ...answered[index], ...expected }, answered[index])
      assert.deepEqual(answered, ledger.listVideos(response.body.searchId))
      assert.equal(ledger.creditsUsed(), 1)
    })
  }
}
