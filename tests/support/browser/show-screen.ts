import type { ConsoleMessage, Page } from 'playwright-core'
import { expect } from 'vitest'
import { isLong } from '../project/long-run.ts'
import { inspect, type Size } from './inspect.ts'

export interface Screen {
  name: string
  path: string
  /** A selector of an element that is visible once the screen can be inspected. */
  ready: string
  act?: (page: Page) => Promise<void>
  size?: Size
}

export const inTurn = <Shown extends Screen>(screens: readonly Shown[]): Shown[] =>
  screens.map((screen, n) => ({ ...screen, size: n % 2 === 0 ? 'phone' : 'desktop' }))

/** Navigates without a page load, and waits until the previous screen is gone. */
async function step(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    for (const shown of document.querySelectorAll('main > *')) shown.setAttribute('data-before', '')
    history.pushState(null, '', to)
  }, path)
  await page.waitForFunction(() => document.querySelector('main > [data-before]') === null)
}

const load = async (page: Page, path: string): Promise<void> => void (await page.goto(path))

/** Navigates within the app if possible, otherwise loads the page; `npm test -- --all` always loads it. */
export async function reach(page: Page, path: string): Promise<void> {
  const isOpen = await page.evaluate(() => document.querySelector('main') !== null)
  if (isOpen && !isLong) {
    const here = new URL(page.url())
    const there = new URL(path, here)
    if (here.href === there.href) return
    const isHeld = (await page.getByRole('dialog').count()) > 0
    if (!isHeld && here.pathname !== there.pathname) return step(page, path)
  }
  await load(page, path)
}

/** Fails if the page logs a warning or an error, apart from some failed loads (below). */
export async function show(
  page: Page,
  { name, path, ready, act, size = 'phone' }: Screen,
  open = load,
): Promise<void> {
  const complaints: string[] = []
  const listen = (message: ConsoleMessage) => {
    // The browser itself logs an error for a refused request, and for a page that the server does not have.
    const isPage = message.location().url === page.url()
    if (message.text().startsWith('Failed to load resource') && (isPage || / 40[39] /.test(message.text())))
      return
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  }
  page.on('console', listen)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, path)
  await page.locator(ready).first().waitFor()
  await act?.(page)
  await inspect(page, name, { size })
  page.off('console', listen)
  expect(complaints).toEqual([])
}
