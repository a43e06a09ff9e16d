// Measures the database with five million ranking rows, or with the number in the first argument. Five
// million rows take a quarter of an hour and 4 GB of disk. Further arguments select parts by the start of
// their names: `npm run bench -- scale 5000000 screens tracker-0.7`
import { postgresDatabase, type TestDatabase } from '../../supabase/tests/support/test-database.ts'
import { startPostgres } from '../support/database/postgres-server.ts'
import { loadScale, type ScaleData } from '../support/database/scale-data.ts'
import { endByVerdicts, judge, quantile, say } from '../support/project/verdicts.ts'
import { type Loaded, measureScreens } from './scale/screens.ts'
import { measureStores, measureTracker } from './scale/tracker.ts'

const rows = Number(process.argv[2] ?? 5_000_000)
const chosen = process.argv.slice(3)
const maxSliceMs = 2_000

const server = await startPostgres()

async function load(count: number): Promise<Loaded> {
  const database = postgresDatabase(await server.createDatabase(), 90)
  await database.openApi()
  const start = performance.now()
  const data = await loadScale(database, count)
  say(
    `${data.rows.toLocaleString('en-GB')} ranking rows in ${data.checks.toLocaleString('en-GB')} checks, loaded in ${((performance.now() - start) / 1000).toFixed(0)} s`,
  )
  return { database, data }
}

async function measureSizes(database: TestDatabase, { checks }: ScaleData): Promise<void> {
  const [sizes] = await database.query(
    `select pg_table_size('public.check_results') as heap, pg_indexes_size('public.check_results') as indexes,
       pg_total_relation_size('public.search_history') + pg_total_relation_size('public.key_phrase_checks') as others`,
  )
  const kB = (bytes: unknown) => (Number(bytes) / checks / 1000).toFixed(1)
  say(
    `     a check is ${kB(sizes?.heap)} kB of rows, ${kB(sizes?.indexes)} of their index, ${kB(sizes?.others)} beside them`,
  )
}

async function measureMetrics(database: TestDatabase): Promise<void> {
  const times: number[] = []
  for (let n = 0; n < 20; n += 1) {
    const start = performance.now()
    await database.query('select * from public.read_metrics()')
    times.push(performance.now() - start)
  }
  say(`     metrics: p95 ${quantile(times, 0.95).toFixed(0)} ms`)
}

async function inSlices(what: string, slice: () => Promise<boolean>): Promise<void> {
  const times: number[] = []
  for (let isMore = true; isMore; ) {
    const start = performance.now()
    isMore = await slice()
    times.push(performance.now() - start)
  }
  const [longest, all] = [Math.max(...times), times.reduce((a, b) => a + b, 0)]
  judge(
    longest < maxSliceMs,
    `${what}: ${times.length} slices, ${(all / 1000).toFixed(1)} s, the longest ${longest.toFixed(0)} ms`,
  )
}

async function measurePurge(database: TestDatabase): Promise<void> {
  const [past] = await database.query(
    `with past as (
       update public.check_results set kept_until = current_date - 1
         where (search_id, page) in (select search_id, page from public.check_results order by search_id limit 20000)
         returning 1
     ) select count(*)::integer as checks from past`,
  )
  await inSlices(`purge of the results of ${past?.checks} checks`, async () => {
    const [row] = await database.query('select private.purge_slice(now(), 5000) as gone')
    return Number(row?.gone) > 0
  })
}

async function measureDeletion(database: TestDatabase, { heavy, checksOfHeavy }: ScaleData): Promise<void> {
  await database.query(`select public.begin_account_deletion('${heavy}')`)
  await inSlices(`deletion of ${checksOfHeavy.toLocaleString('en-GB')} checks`, async () => {
    const [row] = await database.query(`select public.delete_account_slice('${heavy}') as answer`)
    return row?.answer === 'more'
  })
}

/** The order matters: `deletion` removes the heavy account, which the parts before it need. */
const parts: Record<string, (many: Loaded) => Promise<void>> = {
  screens: async (many) => {
    const few = await load(rows / 100)
    await measureScreens(few, many)
    await few.database.close()
  },
  sizes: ({ database, data }) => measureSizes(database, data),
  metrics: ({ database }) => measureMetrics(database),
  stores: ({ database, data }) => measureStores(database, data),
  'tracker-0.7': ({ database, data }) => measureTracker(database, data, 700),
  'tracker-1.5': ({ database, data }) => measureTracker(database, data, 1_500),
  'tracker-3': ({ database, data }) => measureTracker(database, data, 3_000),
  deletion: ({ database, data }) => measureDeletion(database, data),
  purge: ({ database }) => measurePurge(database),
}

try {
  const many = await load(rows)
  for (const [name, measure] of Object.entries(parts))
    if (chosen.length === 0 || chosen.some((word) => name.startsWith(word))) await measure(many)
  await many.database.close()
} finally {
  await server.stop()
}
endByVerdicts()
