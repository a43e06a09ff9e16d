import { expect, test } from 'vitest'
import { keptResultsDays } from '#src/features/marketing/privacy-policy-page.tsx'
import { nextLevel } from '../../src/domain/account/plans.ts'
import * as accountRows from '../../src/domain/account/rows.ts'
import { isPaidFor } from '../../src/domain/account/subscription.ts'
import { countryCodes } from '../../src/domain/countries.ts'
import * as rankingRows from '../../src/domain/ranking/rows.ts'
import { batchModes } from '../../src/domain/search/lookup-modes.ts'
import * as searchRows from '../../src/domain/search/rows.ts'
import * as trackingRows from '../../src/domain/tracking/rows.ts'
import { planNameWords } from '../../src/words/billing/plan-names.ts'
import { paidPlans } from '../../supabase/functions/_shared/billing/subscription-state.ts'
import { sharedDatabase } from '../../supabase/tests/support/test-database.ts'
import { plans } from '../support/rows/plans.ts'

const rows = { ...accountRows, ...rankingRows, ...searchRows, ...trackingRows }

// Compares the values that a column's CHECK allows with those that devices and functions read and write.
const database = sharedDatabase()

async function readValues(table: string, column: string): Promise<string[]> {
  const [row, ...others] = await database.query(
    `select pg_get_constraintdef(oid) as definition from pg_constraint
       where conrelid = '${table}'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%ANY (ARRAY[%'
         and conkey = array[(select attnum from pg_attribute where attrelid = conrelid and attname = '${column}')]`,
  )
  expect(others).toEqual([])
  return [...String(row?.definition).matchAll(/'([^']+)'::text/g)].map(([, value]) => String(value))
}

const { PlanRow, SearchRow, CheckRow, KeyPhraseRow, KeyPhraseCheckRow, AlertRuleRow } = rows
const sources = SearchRow.entries.source.wrapped.options
const searchTypes = SearchRow.entries.search_type.options
const origins = new Set([...SearchRow.entries.origin.options, ...CheckRow.entries.origin.options])

test.each<[table: string, column: string, ...sides: (readonly string[])[]]>([
  ['public.plans', 'level', PlanRow.entries.level.options, Object.keys(planNameWords.titles)],
  ['public.search_history', 'country', countryCodes, CheckRow.entries.country.options],
  ['public.keywords', 'country', countryCodes, KeyPhraseRow.entries.country.options],
  ['public.ideas', 'country', countryCodes],
  ['public.search_history', 'search_type', searchTypes],
  ['public.search_results', 'search_type', searchTypes.filter((type) => type !== 'search_results_check')],
  ['public.search_history', 'origin', [...origins]],
  ['public.search_history', 'state', SearchRow.entries.state.options, CheckRow.entries.state.options],
  ['public.search_history', 'source', sources, CheckRow.entries.source.wrapped.options],
  ['public.key_phrase_checks', 'origin', KeyPhraseCheckRow.entries.origin.options],
  ['public.key_phrase_checks', 'state', KeyPhraseCheckRow.entries.state.options],
  ['public.key_phrase_checks', 'source', KeyPhraseCheckRow.entries.source.wrapped.options],
  ['public.alert_rules', 'kind', AlertRuleRow.entries.kind.options],
])('%s.%s', async (table, column, ...sides) => {
  const values = (await readValues(table, column)).sort()
  expect(values.length).toBeGreaterThan(1)
  for (const side of sides) expect([...side].sort()).toEqual(values)
})

test('the alert kinds with a threshold', async () => {
  for (const kind of rows.ruleKinds) {
    const insert = (threshold: number | null) =>
      database.query(
        `insert into public.alert_rules (id, user_id, keyword_id, kind, threshold)
           values (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), '${kind}', ${threshold})`,
      )
    // 23503: the CHECK passed, and a foreign key failed.
    const taken = { code: '23503' }
    const refused = { code: '23514' }
    await expect(insert(3), kind).rejects.toMatchObject(trackingRows.thresholdMeaning(kind) ? taken : refused)
    await expect(insert(null), kind).rejects.toMatchObject(
      trackingRows.thresholdMeaning(kind) ? refused : taken,
    )
  }
})

test('the subscription states that include the plan', async () => {
  const statuses = await readValues('private.stripe_subscriptions', 'status')
  const [row] = await database.query(
    `select array_agg(status) as entitled from unnest('{${statuses}}'::text[]) as status
       where private.is_entitled(status)`,
  )
  expect(row?.entitled).toEqual(statuses.filter(isPaidFor))
})

test('the plans match the app’s, and every device can read them', async () => {
  const rows = await database.query('select * from public.plans order by rank')
  const stored = rows.map(({ changed_in: _, ...plan }) => plan)
  const all = { countries: countryCodes, modes: ['basic', ...batchModes] }
  expect(stored).toEqual([plans.free, { ...plans.premium, ...all }, { ...plans.pro, ...all }])
  const levels = stored.map(({ level }) => level as accountRows.SubscriptionLevel)
  expect(levels.map(nextLevel)).toEqual([...levels.slice(1), null])
  const paid = stored.filter(({ monthly_price_pence }) => Number(monthly_price_pence) > 0)
  expect(paid.map(({ level }) => level)).toEqual([...paidPlans])
})

test('pages state the server’s retention of results, by the default settings', async () => {
  const [days] = await database.query(
    `select free_results_days as free, premium_results_days as premium, pro_results_days as pro from private.settings`,
  )
  expect(days).toEqual(keptResultsDays)
})
