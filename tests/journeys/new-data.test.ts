import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { test as journey } from '../support/browser/journey.ts'
import { waitForOffline } from '../support/browser/screens.ts'
import { isLong } from '../support/project/long-run.ts'
import { copySeededData } from '../support/stack/seeded-data.ts'
import { startStack } from '../support/stack/stack.ts'

const test = journey.override('stackEnvironment', {})

test.runIf(isLong)(
  'a browser that visited before the data was deleted gets the page with the new key',
  async ({ stack: first, profile }) => {
    const page = await profile.open()
    const keyOnPage = () => page.locator('meta[name="keytrail:publishable-key"]').getAttribute('content')
    await page.goto('/')
    await waitForOffline(page)
    expect(await keyOnPage()).toBe(first.keys.publishable)
    await first.remove()

    // Every copy of the seeded folder has the same keys. Without them, the stack creates new ones.
    const dataDir = copySeededData(first.url)
    rmSync(join(dataDir, 'keys.json'), { force: true })
    const second = await startStack({ PORT: String(first.port) }, dataDir)
    try {
      expect(second.keys.publishable).not.toBe(first.keys.publishable)
      await page.goto('/')
      await page.getByRole('button', { name: 'Update' }).click()
      await expect.poll(keyOnPage).toBe(second.keys.publishable)
    } finally {
      await second.remove()
    }
  },
)
