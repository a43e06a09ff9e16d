import type { ConsoleMessage, Page } from 'playwright-core'
import { isLong } from '../project/long-run.ts'

/** Navigates without a page load, and waits until the previous screen is gone. */
async function step(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    for (const shown of document.querySelectorAll('main > *')) shown.setAttribute('data-before', '')
    history.pushState(null, '', to)
  }, path)
  await page.waitForFunction(() => document.querySelector('main > [data-before]') === null)
}

export async function reach(page: Page, path: string): Promise<void> {
  const isOpen = await page.evaluate(() => document.querySelector('main') !== null)
  if (isOpen && !isLong) {
    const here = new URL(page.url())
    const there = new URL(path, here)
    if (here.href === there.href) return
    const isHeld = (await page.getByRole('dialog').count()) > 0
    if (!isHeld && here.pathname !== there.pathname) return step(page, path)
  }
  await page.goto(path)
}

/** Collects the page's warnings and errors. Returns a function that stops collecting and returns them. */
export function hearComplaints(page: Page): () => string[] {
  const complaints: string[] = []
  const listen = (message: ConsoleMessage) => {
    // The browser itself logs an error if a request is refused or the server does not have the page.
    const isPage = message.location().url === page.url()
    if (message.text().startsWith('Failed to load resource') && (isPage || / 40[39] /.test(message.text())))
      return
    // If the previous page left a picture in memory, the browser logs that the picture's preload was unused.
    if (/\/images\/.* was preloaded using link preload but not used/.test(message.text())) return
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  }
  page.on('console', listen)
  return () => {
    page.off('console', listen)
    return complaints
  }
}
