import type { ConsoleMessage, Page } from 'playwright-core'
import { expect } from 'vitest'
import { inspect } from './inspect.ts'

export interface Screen {
  name: string
  path: string
  /** What is there when it can be looked at. */
  ready: string
  /** What is pressed before the look. */
  act?: (page: Page) => Promise<void>
}

/** Opens a screen as a phone does and looks at it in all four views; the console stays silent. */
export async function show(page: Page, { name, path, ready, act }: Screen): Promise<void> {
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
  await page.goto(path)
  await page.locator(ready).first().waitFor()
  await act?.(page)
  await inspect(page, name)
  page.off('console', listen)
  expect(complaints).toEqual([])
}
