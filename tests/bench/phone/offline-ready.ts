import { type Bench, memberContext } from './bench.ts'
import { phone, slow } from './conditions.ts'
import { type Figure, repeated } from './report.ts'
import { startThinProxy } from './thin-proxy.ts'

/** Measures the time from the start of a first visit until the app works offline, with its main screens stored. */
export async function* measureOfflineReady(bench: Bench): AsyncGenerator<Figure> {
  const proxy = await startThinProxy(bench.stack.port)
  const taken = await repeated(async () => {
    const context = await memberContext(bench, phone, proxy.url)
    const page = await context.newPage()
    await slow(page)
    await page.goto(`${proxy.url}/dashboard`, { waitUntil: 'commit' })
    const ms = await page.evaluate(async () => {
      await navigator.serviceWorker.ready
      return performance.now()
    })
    await context.close()
    return ms
  })
  await proxy.close()
  yield { what: 'offline-ready after the first visit', taken, unit: 'ms', goal: 15_000 }
}
