// Permissions are tested in supabase/tests/operators.test.ts.
import { expect } from 'vitest'
import { demoTest } from '../support/browser/journey.ts'
import { show } from '../support/browser/show-screen.ts'
import { callAsServer } from '../support/stack/api.ts'
import type { RunningStack } from '../support/stack/stack.ts'
import { trackElsewhere } from '../support/stack/tracking.ts'

const test = demoTest.override('stackEnvironment', { OPERATORS: 'Demo@keytrail.test' })

const asServer = (stack: RunningStack, name: string, body: object) =>
  callAsServer(stack, 'POST', `/rest/v1/rpc/${name}`, body)

async function workTracker(stack: RunningStack, keyPhrase: string): Promise<void> {
  for (const hours of [40, 30, 20, 10, 0])
    await asServer(stack, 'keep_measurements', {
      p_now: new Date(Date.now() - hours * 3_600_000).toISOString(),
    })
  const claimed = await asServer(stack, 'claim_due_key_phrases', { p_limit: 50, p_lease_seconds: 60 })
  const { day, attempt } = claimed.find((one: { keyword_id: string }) => one.keyword_id === keyPhrase)
  // At this time, it is too late for another attempt on the same day.
  await asServer(stack, 'fail_tracker_result', {
    ...{ p_keyword_id: keyPhrase, p_day: day, p_attempt: attempt },
    ...{ p_failure_code: 'upstream_blocked', p_now: `${day}T23:59:00Z` },
  })
}

test('an operator sees the metrics and retries the failed checks', async ({
  memberPage: page,
  account,
  stack,
}) => {
  await workTracker(stack, await trackElsewhere(stack, account, 'oat milk latte'))
  await show(page, { name: 'admin', path: '/admin', ready: 'dl' })
  await page.getByRole('slider', { name: 'Tracker backlog, line chart' }).waitFor()
  await page.getByRole('button', { name: 'Retry upstream_blocked' }).click()
  await page.getByText('1 check back in the queue').waitFor()
  await page.getByText('Retried 1 failed with upstream_blocked').waitFor()
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
})
