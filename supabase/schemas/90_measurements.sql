create table private.measurements (
  name text not null,
  labels jsonb not null default '{}',
  measured_at timestamptz not null,
  value double precision not null,
  primary key (name, labels, measured_at)
);
comment on column private.measurements.measured_at is
  'for the tracker''s metrics, the time; for all others, the day (UTC), of which the last measurement is kept';

create index measurements_by_age on private.measurements (measured_at);

alter table private.measurements enable row level security;

create function public.read_metrics(p_now timestamptz default now())
  returns table (name text, labels jsonb, value double precision)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  today timestamptz := date_trunc('day', p_now at time zone 'UTC') at time zone 'UTC';
begin
  return query
    select measure.name, '{}'::jsonb, measure.value
    from (
      select count(*)::float8 as due, coalesce(extract(epoch from p_now - min(next_attempt_at)), 0)::float8 as age
      from private.tracked_days
      where state in ('due', 'claimed', 'retry') and next_attempt_at <= p_now
    ) as backlog
    -- If there is no measurement from about an hour ago, the change is unknown.
    left join lateral (
      select known.value as due from private.measurements as known
      where known.name = 'tracker_backlog' and known.labels = '{}'
        and known.measured_at between p_now - interval '80 minutes' and p_now - interval '50 minutes'
      order by known.measured_at desc limit 1
    ) as earlier on true
    cross join lateral (values
      ('tracker_backlog', backlog.due), ('tracker_backlog_age_seconds', backlog.age),
      ('tracker_backlog_change_last_hour', backlog.due - earlier.due)
    ) as measure (name, value)
    where measure.value is not null;

  return query
    select measure.name, measure.labels, coalesce(measure.value, 0)::float8
    from (
      select count(*) as runs, count(*) filter (where finished_at is null) as unfinished, sum(done) as done,
        sum(failed) as failed, sum(retried) as retried
      from private.tracker_runs where started_at > p_now - interval '1 hour'
    ) as hour
    cross join lateral (values
      ('tracker_runs_last_hour', '{}'::jsonb, hour.runs::numeric),
      ('tracker_runs_unfinished_last_hour', '{}', hour.unfinished),
      ('tracker_checks_last_hour', '{"outcome": "done"}', hour.done),
      ('tracker_checks_last_hour', '{"outcome": "failed"}', hour.failed),
      ('tracker_checks_last_hour', '{"outcome": "retried"}', hour.retried)
    ) as measure (name, labels, value);

  return query
    select 'tracker_last_run_age_seconds', '{}'::jsonb, extract(epoch from p_now - max(started_at))::float8
    from private.tracker_runs having max(started_at) is not null;

  -- The reason is the failure code; the codes of the provider's failures begin with upstream_. Imported
  -- searches do not count, because this installation did not make them.
  return query
    select 'searches_today', jsonb_build_object('origin', origin, 'state', state, 'reason', coalesce(failure_code, '')),
      count(*)::float8
    from public.search_history where searched_at >= today and not imported group by origin, state, failure_code;

  -- Approximates what the provider charges for the accounts' searches, in requests: one for each page of a
  -- check and each list of suggestions.
  return query
    select 'provider_pages_today', jsonb_build_object('origin', origin), sum(greatest(pages_done, 1))::float8
    from public.search_history
    where searched_at >= today and not imported and origin <> 'demo' and state = 'done' and page = 1
    group by origin;

  return query
    select 'credits_today', '{}'::jsonb, count(*)::float8
    from public.search_history
    where searched_at >= today and not imported and origin = 'user' and state <> 'failed';

  return query
    select 'webhooks_today', jsonb_build_object('type', type), count(*)::float8
    from private.stripe_events where applied_at >= today group by type;

  return query
    select 'demo_today', jsonb_build_object('kind', substr(bucket, 6)), sum(used)::float8
    from private.address_counts
    where bucket like 'demo\_search%' and period_start = (p_now at time zone 'UTC')::date group by bucket;

  return query
    select 'accounts', jsonb_build_object('level', subscription_level), count(*)::float8
    from public.profiles group by subscription_level;

  return query
    select 'key_phrases', jsonb_build_object('state', case when status then 'active' else 'paused' end), count(*)::float8
    from public.keywords group by status;

  return query
    select 'deletions_under_way', '{}'::jsonb, count(*)::float8 from private.deletions;
end
$$;
grant execute on function public.read_metrics(timestamptz) to service_role;

create function public.keep_measurements(p_now timestamptz default now()) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  kept integer;
begin
  insert into private.measurements as known (name, labels, measured_at, value)
    select name, labels, case
        when name like 'tracker\_%' then date_trunc('minute', p_now)
        else date_trunc('day', p_now at time zone 'UTC') at time zone 'UTC'
      end, value
    from public.read_metrics(p_now)
    on conflict (name, labels, measured_at) do update set value = excluded.value;
  get diagnostics kept = row_count;
  return kept;
end
$$;
grant execute on function public.keep_measurements(timestamptz) to service_role;
