-- How the installation does, in numbers of nobody in particular, for the function `metrics`.

-- Rows come by time, so a few blocks hold a day: an index of some pages for a table of any size.
create index search_history_by_day on public.search_history using brin (searched_at) with (pages_per_range = 32);

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
    cross join lateral (
      values ('tracker_backlog', backlog.due), ('tracker_backlog_age_seconds', backlog.age)
    ) as measure (name, value);

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

  -- What failed says how the provider does: its codes begin with upstream_.
  return query
    select 'searches_today', jsonb_build_object('origin', origin, 'state', state, 'reason', coalesce(failure_code, '')),
      count(*)::float8
    from public.search_history where searched_at >= today group by origin, state, failure_code;

  -- Times the provider's price, what was spent: a page of a check and a list of suggestions are a request each.
  return query
    select 'provider_pages_today', jsonb_build_object('origin', origin), sum(greatest(pages_done, 1))::float8
    from public.search_history where searched_at >= today and state = 'done' and page = 1 group by origin;

  return query
    select 'credits_today', '{}'::jsonb, count(*)::float8
    from public.search_history where searched_at >= today and origin = 'user' and state <> 'failed';

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
end
$$;
revoke all on function public.read_metrics(timestamptz) from public;
grant execute on function public.read_metrics(timestamptz) to service_role;
