import { expect, onTestFinished, test } from 'vitest'
import { keptResultsDays } from '#src/features/marketing/privacy-policy-page.tsx'
import { openTestDatabase } from '../../supabase/tests/support/test-database.ts'

test('pages state the server’s retention of results, by the default settings', async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  const [days] = await database.query(
    `select free_results_days as free, premium_results_days as premium, pro_results_days as pro from private.settings`,
  )
  expect(days).toEqual(keptResultsDays)
})
