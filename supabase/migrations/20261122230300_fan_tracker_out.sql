-- The tracker asks as many workers as there is work for, each minute, and they all hold back together where the
-- provider says that it is asked too often.
alter table private.settings
  add column tracker_workers integer not null default 4 check (tracker_workers between 1 and 50);
comment on column private.settings.tracker_workers is
  'how many calls of track-key-phrases a minute may begin; each checks 60 key phrases at most';

create table private.tracker_pause (
  id boolean primary key default true check (id),
  until timestamptz not null default '-infinity',
  refusals integer not null default 0 check (refusals >= 0)
);
comment on column private.tracker_pause.refusals is 'how often in a row the provider refused; each doubles the pause';
insert into private.tracker_pause default values;

-- How many workers the waiting key phrases are worth: one for each 60, at most as many as are set, none in a pause.
create function private.tracker_workers_wanted(p_now timestamptz default now()) returns integer
  language sql stable set search_path = ''
as $$
  select case when pause.until > p_now then 0 else least(settings.tracker_workers, ceil(waiting.due / 60.0))::integer end
    from private.settings, private.tracker_pause as pause, lateral (
      select count(*) as due from (
        select from private.tracked_days
          where state in ('due', 'claimed', 'retry') and next_attempt_at <= p_now limit settings.tracker_workers * 60
      ) as first_of_them
    ) as waiting
$$;

-- As before; none is handed out in a pause.
create or replace function public.claim_due_key_phrases(
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
    -- Days that nobody came for are days without a check.
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

-- Notes what the provider says of how often it is asked. A refusal begins a pause of half a minute, which doubles with
-- each that follows, up to a quarter of an hour; workers that were refused at the same time count once.
create function public.note_tracker_pace(p_refused boolean, p_now timestamptz default now()) returns void
  language sql security definer set search_path = ''
as $$
  update private.tracker_pause set
      until = case when p_refused then p_now + least(interval '30 seconds' * 2 ^ refusals, interval '15 minutes') else until end,
      refusals = case when p_refused then least(refusals + 1, 10) else 0 end
    where case when p_refused then until <= p_now else refusals > 0 and until <= p_now end
$$;
revoke all on function public.note_tracker_pace(boolean, timestamptz) from public;
grant execute on function public.note_tracker_pace(boolean, timestamptz) to service_role;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron')
    and exists (select from pg_available_extensions where name = 'pg_net')
    and exists (select from pg_available_extensions where name = 'supabase_vault')
  then
    perform cron.schedule('track-key-phrases', '* * * * *', $job$
      select private.call_function('track-key-phrases') from generate_series(1, private.tracker_workers_wanted())
    $job$);
  end if;
end
$$;
