import type { BrowserContext } from 'playwright-core'
import { waitForOffline } from '../../support/browser/screens.ts'
import { type Bench, memberContext, timeUntil } from './bench.ts'
import { phone, slow } from './conditions.ts'
import type { Figure } from './report.ts'
import { type MeasuredScreen, mainScreens, type ScreenKey } from './screens.ts'
import { type Shift, shiftsOf, watchPage } from './watch-page.ts'

const goal = 0.02
/** Shifts of this and more are told with what has moved. */
const told = 0.005

async function shiftsIn(
  context: BrowserContext,
  url: string,
  { path, isUsable }: MeasuredScreen,
  line: boolean,
): Promise<Shift[]> {
  const page = await watchPage(context)
  await slow(page, { line })
  await page.goto(url + path, { waitUntil: 'commit' })
  await timeUntil(page, isUsable)
  await page.waitForTimeout(2_500)
  const shifts = await shiftsOf(page)
  await page.close()
  return shifts
}

const sum = (shifts: readonly Shift[]) => shifts.reduce((total, { value }) => total + value, 0)

/** How much of a main screen moves by itself: on a first visit, on one of the days after, and without a network. */
export async function* measureShift(bench: Bench, key: ScreenKey): AsyncGenerator<Figure> {
  const { url } = bench.stack
  const screen = (await mainScreens(bench))[key]
  const context = await memberContext(bench, phone)
  const figureOf = (visit: string, shifts: Shift[]): Figure => {
    for (const { value, moved } of shifts.filter(({ value }) => value > told))
      process.stdout.write(`  ${value.toFixed(3)}: ${moved.join('; ')}\n`)
    return { what: `layout shift of ${screen.name}, ${visit}`, taken: [sum(shifts)], unit: 'shift', goal }
  }
  yield figureOf('cold', await shiftsIn(context, url, screen, true))
  const page = await context.newPage()
  await page.goto(url + screen.path)
  await waitForOffline(page)
  await page.close()
  yield figureOf('warm', await shiftsIn(context, url, screen, true))
  await context.setOffline(true)
  yield figureOf('offline', await shiftsIn(context, url, screen, false))
  await context.close()
}
