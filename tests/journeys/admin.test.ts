// Permissions are tested in supabase/tests/operators.test.ts.
import { expect } from 'vitest'
import { demoTest } from '../support/browser/journey.ts'
import { show } from '../support/browser/show-screen.ts'

const test = demoTest.override('stackEnvironment', { OPERATORS: 'Demo@keytrail.test' })

test('an operator sees the metrics', async ({ memberPage: page }) => {
  await show(page, { name: 'admin', path: '/admin', ready: 'dl' })
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
})
