import type { Locator, Page } from 'playwright-core'

/** Returns the field of the basic form. If the plan has several forms, first chooses the basic form. */
export async function searchField(page: Page): Promise<Locator> {
  const form = page.getByRole('region', { name: 'Basic Search' })
  const segment = page.getByRole('radio', { name: 'Basic Search' })
  await form.or(segment).first().waitFor()
  if ((await segment.count()) > 0) await page.locator('label', { has: segment }).click()
  return form.getByLabel('Key phrase')
}
