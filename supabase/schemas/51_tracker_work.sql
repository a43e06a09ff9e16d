-- Workers run in parallel and may crash. Lock order: key phrase, profile, queue row.

-- Stores the check of a claimed day. Returns its id, or null if the day already has a completed check.
create function private.write_tracker_search(
  p_phrase public.keywords, p_tracked private.tracked_days, p_state text, p_failure_code text,
  p_source text default null, p_log_id text default null, p_pages integer default 0, p_next_cursor text default null
) returns uuid
  language sql set search_path = ''
as $$
  insert into public.search_history as known (id, search_id, user_id, keyword_id, search_term, search_type, country,
      origin, state, failure_code, source, log_id, pages_done, next_cursor, searched_at)
    select id, id, p_phrase.user_id, p_phrase.id, p_phrase.keyword, 'search_results_check', p_phrase.country,
      'tracker', p_state, p_failure_code, p_source, p_log_id, p_pages, p_next_cursor, p_tracked.claimed_at
    from (select gen_random_uuid() as id) as fresh
    on conflict (keyword_id, ((searched_at at time zone 'UTC')::date)) where origin = 'tracker' do update set
        state = excluded.state, failure_code = excluded.failure_code, source = excluded.source,
        log_id = excluded.log_id, pages_done = excluded.pages_done, next_cursor = excluded.next_cursor,
        searched_at = excluded.searched_at
      where known.state <> 'done'
    returning id
$$;

create function private.settle_tracked_day(
  p_tracked private.tracked_days, p_state text, p_failure_code text, p_search_id uuid
) returns void
  language sql set search_path = ''
as $$
  update private.tracked_days set state = p_state, failure_code = p_failure_code, search_id = p_search_id
    where keyword_id = p_tracked.keyword_id and day = p_tracked.day;
  insert into private.tracked_days (keyword_id, day, next_attempt_at)
    select id, p_tracked.day + 1, case
      when status then (p_tracked.day + 1)::timestamp at time zone 'UTC' else 'infinity'
    end
    from public.keywords where id = p_tracked.keyword_id
    on conflict do nothing
$$;

-- Closes a day on which no attempt succeeded. If the day is still claimed, the worker of the last attempt
-- crashed.
create function private.give_day_up(p_phrase public.keywords, p_tracked private.tracked_days) returns void
  language plpgsql set search_path = ''
as $$
declare
  written uuid := p_tracked.search_id;
begin
  if p_tracked.state = 'claimed' then
    written := private.write_tracker_search(p_phrase, p_tracked, 'failed', 'abandoned');
  end if;
  perform private.settle_tracked_day(p_tracked, 'failed',
    case p_tracked.state when 'claimed' then 'abandoned' else p_tracked.failure_code end, written);
  if p_tracked.state = 'claimed' and written is not null then
    perform private.position_check(written);
  end if;
end
$$;

-- Claims due key phrases, longest waiting first, each for one worker until its lease expires. Claims none
-- during a pause. A day fails after four attempts, or if it ends after at least one.
create function public.claim_due_key_phrases(
  p_limit integer, p_lease_seconds integer, p_now timestamptz default now()
) returns table (keyword_id uuid, keyword text, country text, day date, attempt integer)
  language plpgsql security definer set search_path = ''
as $$
declare
  today date := (p_now at time zone 'UTC')::date;
  due record;
  phrase public.keywords;
  tracked private.tracked_days;
begin
  if exists (select from private.tracker_pause where until > p_now) then
    return;
  end if;
  for due in
    select waiting_phrase as phrase, waiting as tracked
    from private.tracked_days as waiting
      join public.keywords as waiting_phrase on waiting_phrase.id = waiting.keyword_id
    where waiting.state in ('due', 'claimed', 'retry') and waiting.next_attempt_at <= p_now
      and waiting_phrase.status
    order by waiting.next_attempt_at, waiting.keyword_id
    limit p_limit
    for no key update skip locked
  loop
    phrase := due.phrase;
    tracked := due.tracked;
    if tracked.attempts >= 4 or (tracked.day < today and tracked.attempts > 0) then
      perform private.give_day_up(phrase, tracked);
      continue when tracked.day >= today;
      tracked.day := tracked.day + 1;
      tracked.attempts := 0;
      tracked.search_id := null;
      tracked.failure_code := null;
    end if;
    -- Skips to today: past days on which no worker ran remain without a check.
    update private.tracked_days as open set
        day = greatest(open.day, today), state = 'claimed', attempts = tracked.attempts + 1, claimed_at = p_now,
        next_attempt_at = p_now + make_interval(secs => p_lease_seconds)
      where open.keyword_id = tracked.keyword_id and open.day = tracked.day
      returning open.keyword_id, phrase.keyword, phrase.country, open.day, open.attempts
      into keyword_id, keyword, country, day, attempt;
    return next;
  end loop;
end
$$;
grant execute on function public.claim_due_key_phrases(integer, integer, timestamptz) to service_role;

-- Locks a claimed day and its key phrase. Returns nulls if the key phrase was paused or deleted meanwhile.
create function private.lock_tracked_day(
  p_keyword_id uuid, p_day date, out phrase public.keywords, out tracked private.tracked_days
)
  language plpgsql set search_path = ''
as $$
begin
  select * into phrase from public.keywords where id = p_keyword_id and status for no key update;
  if found then
    perform from public.profiles where id = phrase.user_id for key share;
    select * into tracked from private.tracked_days
      where keyword_id = p_keyword_id and day = p_day and attempts > 0 for update;
  end if;
end
$$;

-- Stores the videos of a claimed day's check, all pages in order. Returns 'stored', 'already_stored', or
-- 'dropped' if the key phrase was paused or deleted meanwhile.
create function public.store_tracker_result(
  p_keyword_id uuid, p_day date, p_items jsonb, p_source text, p_log_id text, p_pages integer, p_next_cursor text
) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  held record := private.lock_tracked_day(p_keyword_id, p_day);
  tracked private.tracked_days := held.tracked;
  written uuid;
begin
  if tracked.keyword_id is null then
    return 'dropped';
  elsif tracked.state = 'done' then
    return 'already_stored';
  end if;

  written := private.write_tracker_search(held.phrase, tracked, 'done', null, p_source, p_log_id, p_pages, p_next_cursor);
  perform private.settle_tracked_day(tracked, 'done', null, written);
  if written is null then
    return 'already_stored';
  end if;
  perform private.store_check_items(search, 1, p_items)
    from public.search_history as search where search.id = written;
  perform private.position_check(written);
  return 'stored';
end
$$;
grant execute on function public.store_tracker_result(uuid, date, jsonb, text, text, integer, text) to service_role;

-- Stores why an attempt failed. Returns 'retry' if another attempt follows on the same day, or 'failed' if
-- none does. Returns 'dropped' if the attempt no longer counts: the key phrase was paused or deleted
-- meanwhile, a later attempt has begun, this one is already stored, the day is closed, or it already has a
-- completed check.
create function public.fail_tracker_result(
  p_keyword_id uuid, p_day date, p_attempt integer, p_failure_code text, p_now timestamptz default now()
) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  held record := private.lock_tracked_day(p_keyword_id, p_day);
  tracked private.tracked_days := held.tracked;
  written uuid;
  -- The first two waits suit transient errors; the last one leaves time to fix other errors.
  again_at timestamptz := p_now + (array[interval '5 minutes', interval '40 minutes', interval '4 hours'])[p_attempt];
  has_retry boolean := p_attempt < 4 and (again_at at time zone 'UTC')::date = p_day;
begin
  if tracked.state is distinct from 'claimed' or tracked.attempts <> p_attempt then
    return 'dropped';
  end if;

  written := private.write_tracker_search(held.phrase, tracked, 'failed', p_failure_code);
  if written is null then
    perform private.settle_tracked_day(tracked, 'done', null, null);
    return 'dropped';
  elsif has_retry then
    update private.tracked_days set state = 'retry', next_attempt_at = again_at, failure_code = p_failure_code,
        search_id = written
      where keyword_id = p_keyword_id and day = p_day;
  else
    perform private.settle_tracked_day(tracked, 'failed', p_failure_code, written);
  end if;
  perform private.position_check(written);
  return case when has_retry then 'retry' else 'failed' end;
end
$$;
grant execute on function public.fail_tracker_result(uuid, date, integer, text, timestamptz) to service_role;

create function public.start_tracker_run() returns bigint
  language sql security definer set search_path = ''
as $$
  insert into private.tracker_runs default values returning id
$$;
grant execute on function public.start_tracker_run() to service_role;

-- Finishes a run's log entry. Returns how many key phrases and brand look-ups are still due.
create function public.finish_tracker_run(
  p_id bigint, p_claimed integer, p_done integer, p_failed integer, p_retried integer, p_now timestamptz default now()
) returns integer
  language sql security definer set search_path = ''
as $$
  update private.tracker_runs set finished_at = clock_timestamp(), claimed = p_claimed, done = p_done,
      failed = p_failed, retried = p_retried
    where id = p_id;
  select (
    (
      select count(*) from private.tracked_days
      where state in ('due', 'claimed', 'retry') and next_attempt_at <= p_now
    ) + (select count(*) from private.brand_lookups where next_at <= p_now)
  )::integer
$$;
grant execute on function public.finish_tracker_run(bigint, integer, integer, integer, integer, timestamptz)
  to service_role;
