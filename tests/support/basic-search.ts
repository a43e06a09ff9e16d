import type { Locator, Page } from 'playwright-core'

/** The dashboard's field for a basic search. */
export function searchField(page: Page): Locator {
  return page.getByRole('region', { name: 'Basic Search' }).getByLabel('Key phrase')
}
