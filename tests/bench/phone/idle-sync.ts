import { type Bench, bringAll, memberContext } from './bench.ts'
import { phone, slow } from './conditions.ts'
import { logNetwork } from './network-log.ts'
import { type Figure, repeated } from './report.ts'

/** Measures the requests when the app is opened and nothing has changed. */
export async function* measureIdleSync(bench: Bench): AsyncGenerator<Figure> {
  const context = await memberContext(bench, phone)
  const first = await context.newPage()
  await bringAll(first, bench.stack.url)
  await first.close()
  const opened = await repeated(async () => {
    const page = await context.newPage()
    const log = logNetwork(await slow(page, { line: true }))
    await page.goto(`${bench.stack.url}/dashboard`)
    await page.waitForTimeout(5_000)
    await page.close()
    return log.filter(({ path }) => path.startsWith('/rest/'))
  })
  await context.close()
  const bytes = opened.map((asked) => asked.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000)
  const requests = opened.map(({ length }) => length)
  yield { what: 'a sync in which nothing changed, bytes', taken: bytes, unit: 'kB', goal: 5 }
  yield { what: 'a sync in which nothing changed', taken: requests, unit: 'requests', goal: 1 }
}
