import type { Locator, Page } from 'playwright-core'

export function panel(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}

/** Makes the page pull every second, because the payment's result may arrive after the first pull. */
export async function keepAsking(page: Page): Promise<void> {
  await page.evaluate(() => void setInterval(() => dispatchEvent(new Event('online')), 1_000))
}

export function status(page: Page, word: string): Locator {
  return panel(page, 'Subscription').getByText(word, { exact: true })
}
