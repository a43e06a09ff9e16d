import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { desktop, wholeDemoTest } from '../support/browser/journey.ts'
import { openKeyPhrase } from '../support/browser/key-phrase-page.ts'
import { repetitions } from '../support/project/long-run.ts'

const test = wholeDemoTest.override('contextOptions', { viewport: desktop })

/** How many canvases are in memory after a garbage collection, and how many are shown. */
async function countCanvases(page: Page): Promise<{ alive: number; shown: number }> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage')
  const prototype = await session.send('Runtime.evaluate', { expression: 'HTMLCanvasElement.prototype' })
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.result.objectId ?? '',
  })
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length }',
    returnByValue: true,
  })
  await session.detach()
  return { alive: Number(result.value), shown: await page.locator('canvas').count() }
}

test('visits leave no canvas behind', async ({ memberPage: page }) => {
  // The window is tall enough for all charts to render at once.
  await page.setViewportSize({ width: 1440, height: 7000 })
  await openKeyPhrase(page)
  const address = new URL(page.url()).pathname
  const visits = repetitions(3, 100)
  await page.evaluate(
    async ({ address, visits }) => {
      const until = async (done: () => boolean) => {
        while (!done()) await new Promise((resolve) => setTimeout(resolve, 10))
      }
      for (let visit = 0; visit < visits; visit += 1) {
        history.pushState(null, '', '/account')
        await until(() => document.querySelector('canvas') === null)
        history.pushState(null, '', address)
        await until(() => document.querySelectorAll('canvas').length === 8)
      }
      history.pushState(null, '', '/account')
      await until(() => document.querySelector('canvas') === null)
    },
    { address, visits },
  )
  expect(await countCanvases(page)).toEqual({ alive: 0, shown: 0 })
})
