-- Users who may open /admin. No API role can access this table, and no database function writes to it: see
-- docs/operations.md for how to add an operator.
create table private.operators (
  user_id uuid primary key references auth.users (id) on delete cascade,
  added_at timestamptz not null default now()
);

alter table private.operators enable row level security;

create table private.operator_actions (
  id bigint generated always as identity primary key,
  acted_at timestamptz not null default now(),
  operator uuid references auth.users (id) on delete set null,
  action text not null,
  detail jsonb not null
);

create index operator_actions_by_operator on private.operator_actions (operator);

alter table private.operator_actions enable row level security;

-- Returns the caller's id. Raises PT401 if no user is signed in, and PT403 not_operator if the caller is not
-- an operator or their account is being deleted.
create function private.require_operator() returns uuid
  language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
begin
  if not exists (select from private.operators where user_id = caller)
    or exists (select from private.deletions where user_id = caller)
  then
    perform private.refuse('PT403', 'not_operator');
  end if;
  return caller;
end
$$;

-- `days` has each daily metric's last value for each of the last 30 days; `hours` has the tracker's results
-- in each of the last 48 hours.
create function public.operations_overview() returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  today timestamptz := date_trunc('day', now() at time zone 'UTC') at time zone 'UTC';
  metrics jsonb;
begin
  perform private.require_operator();
  select jsonb_agg(to_jsonb(metric)) into metrics from public.read_metrics(now()) as metric;
  return jsonb_build_object(
    'measured_at', now(),
    'metrics', metrics,
    'days', (
      select coalesce(jsonb_agg(jsonb_build_object('day', day, 'name', name, 'labels', labels, 'value', value)
        order by day, name, labels), '[]')
      from (
        select (measured_at at time zone 'UTC')::date as day, name, labels, value from private.measurements
          where name like '%\_today' and measured_at >= today - interval '29 days' and measured_at < today
        union all
        select (today at time zone 'UTC')::date, metric.name, metric.labels, metric.value
          from jsonb_to_recordset(metrics) as metric (name text, labels jsonb, value float8)
          where metric.name like '%\_today'
      ) as daily
    ),
    'hours', (
      select coalesce(jsonb_agg(to_jsonb(hourly) order by hour), '[]')
      from (
        select date_trunc('hour', started_at) as hour, count(*) as runs, sum(done) as done, sum(failed) as failed,
          sum(retried) as retried
        from private.tracker_runs where started_at > now() - interval '48 hours' group by 1
      ) as hourly
    ),
    'backlog', (
      select coalesce(jsonb_agg(jsonb_build_object('at', measured_at, 'waiting', value) order by measured_at), '[]')
      from private.measurements
      where name = 'tracker_backlog' and labels = '{}' and measured_at > now() - interval '48 hours'
    ),
    'runs', (
      select coalesce(jsonb_agg(to_jsonb(run) order by started_at desc), '[]')
      from (
        select started_at, extract(epoch from duration)::float8 as seconds, claimed, done, failed, retried
        from private.tracker_runs order by started_at desc limit 12
      ) as run
    ),
    -- Today's failed checks that can still be retried.
    'failed_checks', (
      select coalesce(jsonb_agg(to_jsonb(failed) order by checks desc, reason), '[]')
      from (
        select failure_code as reason, count(*) as checks
        from private.tracked_days join public.keywords on keywords.id = keyword_id and keywords.status
        where state = 'failed' and day = (now() at time zone 'UTC')::date and retried_at is null
          and failure_code is not null
        group by failure_code
      ) as failed
    ),
    'paused_until', (select case when until > now() then until end from private.tracker_pause),
    'price', (
      select jsonb_build_object('of_page', provider_page_price, 'currency', provider_currency) from private.settings
      where provider_page_price is not null
    ),
    'actions', (
      select coalesce(jsonb_agg(to_jsonb(done) order by acted_at desc), '[]')
      from (
        select acted_at, action, detail, users.email as operator
        from private.operator_actions left join auth.users on users.id = operator
        order by acted_at desc limit 10
      ) as done
    )
  );
end
$$;
grant execute on function public.operations_overview() to authenticated;

-- Requeues up to 5000 of today's failed checks that have this reason, each at most once, for one more
-- attempt. Skips paused key phrases. Returns how many were requeued.
create function public.retry_failed_checks(p_reason text) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_operator();
  today date := (now() at time zone 'UTC')::date;
  phrase uuid;
  again integer := 0;
begin
  -- Locks the key phrase first, like the tracker.
  for phrase in
    select keywords.id from private.tracked_days as failed join public.keywords on keywords.id = failed.keyword_id
      where failed.state = 'failed' and failed.day = today and failed.failure_code = p_reason
        and failed.retried_at is null and keywords.status
      order by failed.keyword_id limit 5000
      for no key update of keywords skip locked
  loop
    -- Tomorrow's row is created again when today's check succeeds or fails.
    delete from private.tracked_days
      where keyword_id = phrase and day > today and state = 'due' and attempts = 0;
    update private.tracked_days set state = 'retry', attempts = 3, next_attempt_at = now(), retried_at = now()
      where keyword_id = phrase and day = today and state = 'failed' and retried_at is null;
    again := again + found::integer;
  end loop;
  if again > 0 then
    insert into private.operator_actions (operator, action, detail)
      values (caller, 'retry_failed_checks', jsonb_build_object('reason', p_reason, 'checks', again));
  end if;
  return again;
end
$$;
grant execute on function public.retry_failed_checks(text) to authenticated;
