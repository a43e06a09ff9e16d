import type { Page } from 'playwright-core'

const batchPanel = (page: Page) => page.getByRole('region', { name: 'Autocomplete' })

export function phraseLines(count: number, word: string): string {
  return Array.from({ length: count }, (_, n) => `${word} ${n}`).join('\n')
}

export async function fillPhrases(page: Page, text: string): Promise<void> {
  await batchPanel(page).getByLabel('Multiple').check()
  await batchPanel(page).getByLabel('Key phrases').fill(text)
}

export async function startBatch(page: Page, text: string): Promise<void> {
  await fillPhrases(page, text)
  await batchPanel(page)
    .getByRole('button', { name: /^Search \d+ phrases$/ })
    .click()
  await page.getByRole('heading', { name: 'Multi-Search Results' }).waitFor()
}

export async function batchEnded(page: Page): Promise<void> {
  await page.getByText('Searches used this month').waitFor()
  await page.getByRole('progressbar').waitFor({ state: 'hidden' })
}
