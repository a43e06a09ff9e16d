import type { BrowserContext } from 'playwright-core'
import postgres from 'postgres'
import { startPostgres } from '../../support/database/postgres-server.ts'
import { insertTracked } from '../../support/database/scale-data.ts'
import { makeAccount } from '../../support/stack/api.ts'
import { startStack } from '../../support/stack/stack.ts'
import { type Bench, bringAll, desktop, memberContext } from './bench.ts'
import { type Figure, repeated, sized } from './report.ts'
import { measureLongestBlock, watchPage } from './watch-page.ts'

const phrases = 50
const days = sized({ full: 20, tiny: 1 })
const videosPerCheck = 100
const rows = phrases * days * videosPerCheck
const goalRowsPerSecond = 80_000

async function measureOnce(context: BrowserContext, url: string) {
  const page = await watchPage(context)
  await page.goto(`${url}/healthz`)
  let ms = Number.NaN
  const blockMs = await measureLongestBlock(page, async () => {
    const begun = performance.now()
    await bringAll(page, url)
    ms = performance.now() - begun
  })
  await context.close()
  return { ms, blockMs }
}

/** Neither the processor nor the network is throttled. */
export async function* measureFirstSync(bench: Bench): AsyncGenerator<Figure> {
  const server = await startPostgres()
  const databaseUrl = await server.createDatabase()
  const stack = await startStack({ DATABASE_URL: databaseUrl })
  const owner = postgres(databaseUrl, { max: 1, onnotice: () => undefined })
  try {
    const account = await makeAccount(stack, { level: 'pro' })
    await insertTracked({ query: async (sql) => [...(await owner.unsafe(sql))] }, account.id, {
      phrases,
      days,
      videosPerCheck,
    })
    const seen = await repeated(async () =>
      measureOnce(await memberContext({ ...bench, stack, demo: account }, desktop), stack.url),
    )
    const what = `first sync of ${rows.toLocaleString('en')} rows`
    const times = seen.map(({ ms }) => ms)
    yield { what, taken: times, unit: 'ms', goal: (rows / goalRowsPerSecond) * 1_000 }
    const blocks = seen.map(({ blockMs }) => blockMs)
    yield { what: `${what}, longest block`, taken: blocks, unit: 'ms', goal: 50 }
  } finally {
    await owner.end()
    await stack.remove()
    await server.stop()
  }
}
