import type { BrowserContext } from 'playwright-core'
import { waitForOffline } from '../../support/browser/screens.ts'
import { type Bench, memberContext, timeUntil } from './bench.ts'
import { phone, slow } from './conditions.ts'
import type { Figure } from './report.ts'
import { type MeasuredScreen, mainScreens, type ScreenKey } from './screens.ts'
import { readShifts, type Shift, watchPage } from './watch-page.ts'

const goal = 0.02
/** Shifts above this are printed with the elements that moved. */
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
  const shifts = await readShifts(page)
  await page.close()
  return shifts
}

const sum = (shifts: readonly Shift[]) => shifts.reduce((total, { value }) => total + value, 0)

/** Measures the layout shift of a main screen: on a first visit, on a later one, and offline. */
export async function* measureShift(bench: Bench, key: ScreenKey): AsyncGenerator<Figure> {
  const { url } = bench.stack
  const screen = (await mainScreens(bench))[key]
  const context = await memberContext(bench, phone)
  const makeFigure = (visit: string, shifts: Shift[]): Figure => {
    for (const { value, moved } of shifts.filter(({ value }) => value > told))
      process.stdout.write(`  ${value.toFixed(3)}: ${moved.join('; ')}\n`)
    return { what: `layout shift of ${screen.name}, ${visit}`, taken: [sum(shifts)], unit: 'shift', goal }
  }
  yield makeFigure('cold', await shiftsIn(context, url, screen, true))
  const page = await context.newPage()
  await page.goto(url + screen.path)
  await waitForOffline(page)
  await page.close()
  yield makeFigure('warm', await shiftsIn(context, url, screen, true))
  await context.setOffline(true)
  yield makeFigure('offline', await shiftsIn(context, url, screen, false))
  await context.close()
}
