import type { Page } from 'playwright-core'

/** How many canvases the page has in memory after a garbage collection, and how many it shows. */
export async function countCanvases(page: Page): Promise<{ alive: number; shown: number }> {
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
