import type { Page } from 'playwright-core'

const lookMs = 200
const maxMs = 30_000

/** Playwright's "networkidle" fires once per page load, and so misses navigation within the app. */
export async function standsStill(page: Page, forMs = 1_200): Promise<void> {
  let before = ''
  let sameMs = 0
  for (let waitedMs = 0; sameMs < forMs; waitedMs += lookMs) {
    const root = page.locator('#root')
    if (waitedMs > maxMs)
      throw new Error(`${page.url()} does not settle: ${(await root.innerText()).slice(0, 300)}`)
    await page.waitForTimeout(lookMs)
    const now = await page.evaluate(() => {
      // On a slow machine, the shell's frame and placeholders may stay unchanged for longer than `forMs`.
      const isLoading = [...document.querySelectorAll('#frame, #root .animate-fade-late')].some(
        (placeholder) => placeholder.checkVisibility(),
      )
      const asked = performance.getEntriesByType('resource').length
      return isLoading ? '' : `${asked} ${document.getElementById('root')?.innerText ?? ''}`
    })
    sameMs = now !== '' && now === before ? sameMs + lookMs : 0
    before = now
  }
}
