import type { Page } from 'playwright-core'
import type { Usage } from '#src/domain/account/rows.ts'

/** Makes the server report these credits, as if another device had used them. */
export async function tellUsage(page: Page, used: number, allowance: number): Promise<void> {
  const usage: Usage = {
    ...{ used, allowance },
    ...{ period_start: '2026-01-01T00:00:00Z', resets_at: '2099-01-01T00:00:00Z' },
  }
  await page.route(pulls, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), usage } })
  })
}

const pulls = '**/rest/v1/rpc/pull_changes'

/** Waits for responses in transit. Also removes every other route handler. */
export const tellTrueUsage = (page: Page): Promise<void> => page.unrouteAll({ behavior: 'wait' })
