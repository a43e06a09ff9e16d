import type { BrowserContext } from 'playwright-core'
import { type Bench, offlineContext, timeUntil } from './bench.ts'
import { desktop, phone, slow } from './conditions.ts'
import { putChecks, putPhrases } from './device-rows.ts'
import { type Figure, repeated, sized } from './report.ts'
import { type MeasuredScreen, mainScreens } from './screens.ts'

const storedChecks = sized({ full: 1_500, tiny: 20 })

async function reopened(
  context: BrowserContext,
  url: string,
  { path, isUsable }: Pick<MeasuredScreen, 'path' | 'isUsable'>,
): Promise<number[]> {
  return repeated(async () => {
    const page = await context.newPage()
    await slow(page)
    await page.goto(url + path, { waitUntil: 'commit' })
    const ms = await timeUntil(page, isUsable)
    await page.waitForTimeout(1_000)
    await page.close()
    return ms
  })
}

/** Measures how fast the list of tracked phrases reopens offline, at several lengths up to the maximum. */
export async function* measureReopening(bench: Bench): AsyncGenerator<Figure> {
  const { stack, demo, floor } = bench
  const { tracking } = await mainScreens(bench)
  const shared = { unit: 'ms', floor: floor.offline } as const
  for (const { phrases, on, device, goal } of [
    { phrases: 6, on: 'phone', device: phone, goal: 500 },
    { phrases: sized({ full: 1_000, tiny: 20 }), on: 'phone', device: phone, goal: 600 },
    { phrases: sized({ full: 10_000, tiny: 40 }), on: 'desktop', device: desktop, goal: 900 },
  ]) {
    const context = await offlineContext(bench, device)
    const page = await context.newPage()
    await page.goto(`${stack.url}/alerts`)
    if (phrases > 6) await putPhrases(page, demo.id, phrases - 6)
    await page.close()
    const what = `reopening offline, ${phrases.toLocaleString('en')} phrases, ${on}`
    yield { ...shared, what, taken: await reopened(context, stack.url, tracking), goal }
    await context.close()
  }
}

/** Measures how fast one of 1,500 stored checks opens offline, then the dashboard and the list. */
export async function* measureCheck(bench: Bench): AsyncGenerator<Figure> {
  const { stack, demo, floor } = bench
  const context = await offlineContext(bench, phone)
  const page = await context.newPage()
  await page.goto(`${stack.url}/alerts`)
  const id = await putChecks(page, demo.id, storedChecks)
  await page.close()
  const { dashboard, tracking } = await mainScreens(bench)
  const check = {
    name: 'a check',
    path: `/search-results-check-history/${id}`,
    isUsable: () => document.querySelectorAll('main table tbody tr').length > 5,
  }
  for (const screen of [check, dashboard, tracking]) {
    const taken = await reopened(context, stack.url, screen)
    const what = `opening ${screen.name} offline among ${storedChecks.toLocaleString('en')} checks`
    yield { what, taken, unit: 'ms', goal: 500, floor: floor.offline }
  }
  await context.close()
}
