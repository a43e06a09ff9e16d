import type { ConsoleMessage, Page } from 'playwright-core'
import { expect } from 'vitest'
import { isLong } from '../project/long-run.ts'
import { inspect } from './inspect.ts'

export interface Screen {
  name: string
  path: string
  /** What is there when it can be looked at. */
  ready: string
  /** What is pressed before the look. */
  act?: (page: Page) => Promise<void>
}

/** Goes to another screen of the app without a load, and waits until the one before has left. */
async function step(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    for (const shown of document.querySelectorAll('main > *')) shown.setAttribute('data-before', '')
    history.pushState(null, '', to)
  }, path)
  await page.waitForFunction(() => document.querySelector('main > [data-before]') === null)
}

/** Opens a screen by its address. */
const load = async (page: Page, path: string): Promise<void> => void (await page.goto(path))

/**
 * Goes to a screen as somebody does who uses the app: by its address first, and by a step from another screen later;
 * `npm test -- --all` opens all of them by their address. Nothing happens where the screen is open already.
 */
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

/** Shows a screen to a phone and looks at it in all four views; the console stays silent. */
export async function show(page: Page, { name, path, ready, act }: Screen, open = load): Promise<void> {
  const complaints: string[] = []
  const listen = (message: ConsoleMessage) => {
    // The browser itself tells when the server has no such page.
    const isOwn =
      message.text().startsWith('Failed to load resource') && message.location().url === page.url()
    if (isOwn) return
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  }
  page.on('console', listen)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, path)
  await page.locator(ready).first().waitFor()
  await act?.(page)
  await inspect(page, name)
  page.off('console', listen)
  expect(complaints).toEqual([])
}
