-- A date of an archive that is none stopped other people's digests; a code of it, what is measured. And what was tracked
-- by hand during an import had the whole import refused.
-- A moment that an archive tells of: not before TikTok, nor after now. What reads the rows later reads dates only.
create function private.imported_moment(p_moment text) returns timestamptz
  language sql stable set search_path = ''
as $$
  select greatest(least(p_moment::timestamptz, now()), '2016-01-01'::timestamptz)
$$;

-- The key phrases as paused ones, in the state in which they position nothing and are no day's work.
create or replace function private.import_key_phrases(p_user_id uuid, p_rows jsonb) returns integer
  language plpgsql set search_path = ''
as $$
declare
  blank public.keywords := private.blank_key_phrase();
  imported integer;
begin
  insert into public.keywords select phrase.*
    from jsonb_array_elements(p_rows) as item
      cross join lateral jsonb_populate_record(
        blank,
        jsonb_strip_nulls(private.given_values('public.keywords', 'insert', item)) || jsonb_build_object(
          'id', private.imported_id(p_user_id, item ->> 'id'), 'user_id', p_user_id, 'status', false,
          'created_at', private.imported_moment(item ->> 'created_at')
        )
      ) as phrase
    on conflict (id) do nothing;
  get diagnostics imported = row_count;
  update private.archive_imports set
      phrases = phrases || array(
        select private.imported_id(p_user_id, item ->> 'id') from jsonb_array_elements(p_rows) as item
      ),
      active = active || array(
        select private.imported_id(p_user_id, item ->> 'id') from jsonb_array_elements(p_rows) as item
        where (item ->> 'status')::boolean
      ),
      held = held || array(
        select private.imported_id(p_user_id, item ->> 'id') from jsonb_array_elements(p_rows) as item
        where (item ->> 'paused_by_plan')::boolean
      )
    where user_id = p_user_id;
  return imported;
end
$$;

-- Searches of all types; what was under way when the archive was made is abandoned.
create or replace function private.import_searches(p_user_id uuid, p_rows jsonb) returns integer
  language plpgsql set search_path = ''
as $$
declare
  added uuid[];
begin
  with inserted as (
    insert into public.search_history (id, search_id, user_id, keyword_id, search_term, search_type, country, origin,
        state, failure_code, source, pages_done, next_cursor, searched_at, imported)
      select mapped.id, mapped.id, p_user_id,
        -- The phrase may have been deleted since the device read the check.
        (select phrase.id from public.keywords as phrase
          where phrase.id = private.imported_id(p_user_id, item ->> 'keyword_id') and phrase.user_id = p_user_id),
        item ->> 'search_term', coalesce(item ->> 'search_type', 'search_results_check'), item ->> 'country',
        coalesce(item ->> 'origin', 'user'), replace(item ->> 'state', 'pending', 'failed'),
        -- A code is what metrics are counted by: a few short words, whatever an archive says.
        case
          when item ->> 'state' = 'pending' or item ->> 'failure_code' !~ '^[a-z_]{1,40}$' then 'abandoned'
          else item ->> 'failure_code'
        end,
        item ->> 'source', coalesce((item ->> 'pages_done')::integer, 0), item ->> 'next_cursor',
        private.imported_moment(item ->> 'searched_at'), true
      from jsonb_array_elements(p_rows) as item
        cross join lateral (select private.imported_id(p_user_id, item ->> 'id') as id) as mapped
      on conflict (id) do nothing
      returning id
  )
  select coalesce(array_agg(id), '{}') into added from inserted;

  insert into public.search_results (search_id, user_id, position, word, group_id, search_type)
    select mapped.id, p_user_id, found.position, found.word, found.group_id, item ->> 'search_type'
    from jsonb_array_elements(p_rows) as item
      cross join lateral (select private.imported_id(p_user_id, item ->> 'id') as id) as mapped
      cross join lateral jsonb_populate_recordset(null::public.search_results, item -> 'search_results') as found
    where mapped.id = any (added);

  -- Of a check whose results were no longer kept there is nothing to store. What comes is kept as if it was found today.
  insert into public.check_results (search_id, user_id, videos, kept_until)
    select search.id, p_user_id, private.pack_videos(coalesce(item -> 'search_ranking_results', '[]'), true),
      private.results_kept_until(p_user_id, search.origin)
    from jsonb_array_elements(p_rows) as item
      join public.search_history as search on search.id = private.imported_id(p_user_id, item ->> 'id')
    where search.id = any (added) and search.search_type = 'search_results_check' and search.state = 'done'
      and (item -> 'check_results' = '[]') is not true;
  return cardinality(added);
end
$$;

-- Activates what was active, oldest first, as far as the plan allows; the rest is paused by the plan. A day whose
-- check is in the archive is not checked again.
create or replace function private.activate_imported(p_user_id uuid) returns void
  language plpgsql set search_path = ''
as $$
declare
  import private.archive_imports := (select row (i.*) from private.archive_imports as i where user_id = p_user_id);
  allowed integer := (
    select active_key_phrases from public.profiles join public.plans on plans.level = profiles.subscription_level
    where profiles.id = p_user_id
  );
  -- What was added or resumed by hand while the import was under way has its place already.
  taken integer := (
    select count(*) from public.keywords where user_id = p_user_id and status and id <> all (import.active)
  );
  wanted uuid[] := array(
    select id from public.keywords where id = any (import.active)
    order by created_at, id limit greatest(allowed - taken, 0)
  );
begin
  update private.tracked_days as open set day = open.day + 1
    from public.search_history as search
    where search.user_id = p_user_id and search.keyword_id = open.keyword_id and search.origin = 'tracker'
      and open.state = 'due' and (search.searched_at at time zone 'UTC')::date = open.day;
  -- First those without room: while one of them is active it has the place of another.
  update public.keywords set status = false, paused_by_plan = true
    where id = any (import.active) and id <> all (wanted);
  update public.keywords set status = true, paused_by_plan = false where id = any (wanted);
  update public.keywords set paused_by_plan = true where id = any (import.held) and not status;
end
$$;

-- How the installation does, in numbers of nobody in particular, for the function `metrics`; and how the backlog changed
-- within the hour.
create or replace function public.read_metrics(p_now timestamptz default now())
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
    -- Where nothing was measured an hour ago, nothing is known of a change.
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

  -- What failed says how the provider does: its codes begin with upstream_. What an archive tells of was not asked here.
  return query
    select 'searches_today', jsonb_build_object('origin', origin, 'state', state, 'reason', coalesce(failure_code, '')),
      count(*)::float8
    from public.search_history where searched_at >= today and not imported group by origin, state, failure_code;

  -- Times the provider's price, what was spent: a page of a check and a list of suggestions are a request each.
  return query
    select 'provider_pages_today', jsonb_build_object('origin', origin), sum(greatest(pages_done, 1))::float8
    from public.search_history where searched_at >= today and not imported and state = 'done' and page = 1
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

update public.keywords set created_at = '2016-01-01' where created_at < '2016-01-01';
update public.search_history set searched_at = '2016-01-01' where imported and searched_at < '2016-01-01';
update public.key_phrase_checks set checked_at = '2016-01-01' where checked_at < '2016-01-01';
update public.search_history set failure_code = 'abandoned' where imported and failure_code !~ '^[a-z_]{1,40}$';
update public.key_phrase_checks set failure_code = 'abandoned' where failure_code !~ '^[a-z_]{1,40}$';
