import { expect, test } from 'vitest'
import { trackedDatabase } from './support/tracking.ts'

const { database, tracking } = trackedDatabase()

const noon = '2026-11-22 12:00Z'
async function read(at = noon): Promise<Record<string, number>> {
  const rows = await database.query(`select * from public.read_metrics('${at}')`)
  return Object.fromEntries(
    rows.map(({ name, labels, value }) => [
      [name, ...Object.values(labels as Record<string, string>).sort()].join(' '),
      Number(value),
    ]),
  )
}

test('metrics count the rows of today', async () => {
  expect(await read()).toMatchObject({ tracker_backlog: 0, tracker_runs_last_hour: 0, credits_today: 0 })
  const user = await tracking.createUser()
  await database.query(
    `insert into public.keywords (user_id, keyword, country, status)
       values ('${user}', 'a', 'gb', true), ('${user}', 'b', 'gb', true), ('${user}', 'c', 'gb', false)`,
  )
  await database.query(
    `update private.tracked_days set next_attempt_at = timestamptz '${noon}' - interval '2 hours' where isfinite(next_attempt_at)`,
  )
  await database.query(
    `insert into private.tracker_runs (started_at, finished_at, claimed, done, failed, retried)
       select timestamptz '${noon}' - span, timestamptz '${noon}' - span, 10, 7, 1, 2
         from unnest('{10 minutes,20 minutes,3 hours}'::interval[]) as span`,
  )
  await database.query(
    `insert into public.search_history (id, search_id, user_id, search_term, search_type, country, state, failure_code,
         source, pages_done, searched_at)
       select id, id, '${user}', 'a', kind, 'gb', state, case state when 'failed' then 'upstream_blocked' end, 'tiktok',
         pages, timestamptz '${noon}' - span
       from (values ('search_results_check', 'done', 3, interval '1 hour'), ('basic', 'done', 0, '2 hours'),
           ('basic', 'failed', 0, '2 hours'), ('basic', 'done', 0, '13 hours')) as searched (kind, state, pages, span),
         lateral (select gen_random_uuid() as id, searched.kind as same) as fresh`,
  )
  await database.query(
    `insert into private.address_counts values ('demo_search', 'x', '2026-11-22', 3), ('demo_search', 'y', '2026-11-22', 1),
       ('demo_search_of_all', 'everybody', '2026-11-22', 2), ('demo_search', 'x', '2026-11-21', 3), ('contact', 'x', '2026-11-22', 9)`,
  )
  await database.query(
    `insert into private.stripe_events values ('evt_1', 'invoice.paid', '${noon}'), ('evt_2', 'invoice.paid', '2026-11-20')`,
  )
  expect(await read()).toEqual({
    tracker_backlog: 2,
    tracker_backlog_age_seconds: 7200,
    tracker_runs_last_hour: 2,
    tracker_runs_unfinished_last_hour: 0,
    'tracker_checks_last_hour done': 14,
    'tracker_checks_last_hour failed': 2,
    'tracker_checks_last_hour retried': 4,
    tracker_last_run_age_seconds: 600,
    'searches_today  done user': 2,
    'searches_today failed upstream_blocked user': 1,
    'provider_pages_today user': 4,
    credits_today: 2,
    'webhooks_today invoice.paid': 1,
    'demo_today search': 4,
    'demo_today search_of_all': 2,
    'accounts pro': 1,
    'key_phrases active': 2,
    'key_phrases paused': 1,
    deletions_under_way: 0,
  })
})

test('metrics are stored: the tracker’s each time, others daily; a growing backlog is reported', async () => {
  await database.query('delete from private.measurements')
  const keep = (at: string) => database.query(`select public.keep_measurements('${at}')`)
  const kept = (name: string) =>
    database.query(
      `select measured_at, value from private.measurements where name = '${name}' order by measured_at`,
    )
  await keep('2026-11-22 10:49:20Z')
  await keep('2026-11-22 11:59:20Z')
  const at = (text: string) => new Date(text)
  expect(await kept('tracker_backlog')).toEqual([
    { measured_at: at('2026-11-22T10:49Z'), value: 2 },
    { measured_at: at('2026-11-22T11:59Z'), value: 2 },
  ])
  expect(await kept('credits_today')).toEqual([{ measured_at: at('2026-11-22T00:00Z'), value: 2 }])
  await database.query(
    `insert into public.keywords (user_id, keyword) select id, 'late ' || n from public.profiles, generate_series(1, 5) as n`,
  )
  await database.query(
    `update private.tracked_days set next_attempt_at = timestamptz '${noon}' where next_attempt_at > '${noon}' and isfinite(next_attempt_at)`,
  )
  expect(await read('2026-11-22 12:50Z')).toMatchObject({
    tracker_backlog: 7,
    tracker_backlog_change_last_hour: 5,
  })
  expect(await read('2026-11-23 12:50Z')).not.toHaveProperty('tracker_backlog_change_last_hour')
})
