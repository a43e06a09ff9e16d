-- A key phrase has one open row: the next day to check. Days are in UTC.
create table private.tracked_days (
  keyword_id uuid not null references public.keywords (id) on delete cascade,
  day date not null,
  state text not null default 'due' check (state in ('due', 'claimed', 'retry', 'done', 'failed')),
  attempts integer not null default 0 check (attempts between 0 and 4),
  claimed_at timestamptz,
  next_attempt_at timestamptz not null,
  search_id uuid,
  failure_code text,
  retried_at timestamptz,
  primary key (keyword_id, day)
);
comment on column private.tracked_days.next_attempt_at is
  'open: when it may be claimed; claimed: when the lease expires; infinity while the key phrase is paused';

create unique index tracked_days_open on private.tracked_days (keyword_id) where state in ('due', 'claimed', 'retry');
create index tracked_days_queue on private.tracked_days (next_attempt_at, keyword_id)
  where state in ('due', 'claimed', 'retry');
create index tracked_days_closed on private.tracked_days (day, state) where state in ('done', 'failed');

create table private.tracker_runs (
  id bigint generated always as identity primary key,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  duration interval generated always as (finished_at - started_at) stored,
  claimed integer not null default 0,
  done integer not null default 0,
  failed integer not null default 0,
  retried integer not null default 0
);

create index tracker_runs_by_time on private.tracker_runs (started_at);

create table private.tracker_pause (
  id boolean primary key default true check (id),
  until timestamptz not null default '-infinity',
  refusals integer not null default 0 check (refusals >= 0)
);
comment on column private.tracker_pause.refusals is 'the number of consecutive refusals, each of which doubles the pause';

-- Returns when an added or resumed key phrase may be checked: now, or tomorrow (UTC) if the account has used
-- up today's checks. It has three for each active key phrase that its plan allows. Without this limit, a user
-- could trigger many more checks by pausing and resuming, and each check costs money. The caller must have
-- locked the profile.
create function private.first_check_at(p_phrase public.keywords) returns timestamptz
  language plpgsql set search_path = ''
as $$
declare
  today date := (now() at time zone 'UTC')::date;
  tomorrow timestamptz := (today + 1)::timestamp at time zone 'UTC';
  ceiling bigint := 3 * (private.user_plan(p_phrase.user_id)).active_key_phrases;
  others bigint := (
    select count(*) from public.keywords as other
    where other.user_id = p_phrase.user_id and other.id <> p_phrase.id and exists (
      select from private.tracked_days as asked where asked.keyword_id = other.id and (
        (asked.day = today and asked.attempts > 0)
        or (asked.state in ('due', 'claimed', 'retry') and asked.next_attempt_at < tomorrow)
      )
    )
  );
  in_vain bigint := coalesce((
    select used from private.account_counts
    where user_id = p_phrase.user_id and bucket = 'lost tracker checks' and day = today
  ), 0);
begin
  return case when others + in_vain < ceiling then now() else tomorrow end;
end
$$;

create function private.queue_key_phrase() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into private.tracked_days (keyword_id, day, next_attempt_at)
      values (new.id, (now() at time zone 'UTC')::date,
        case when new.status then private.first_check_at(new) else 'infinity' end);
    return null;
  end if;
  -- If pausing the key phrase interrupted a check, the day starts again with the first attempt. The
  -- interrupted check still counts toward the account's limit for today; 5000 is far above any plan's limit.
  if new.status then
    update private.tracked_days set state = 'due', attempts = 0 where keyword_id = new.id and state = 'claimed';
    if found then
      perform private.take_from_account(new.user_id, 'lost tracker checks', 1, 5000);
    end if;
  end if;
  update private.tracked_days set next_attempt_at = case
      when new.status then greatest(private.first_check_at(new), day::timestamp at time zone 'UTC') else 'infinity'
    end
    where keyword_id = new.id and state in ('due', 'claimed', 'retry');
  return null;
end
$$;

create trigger keywords_queue after insert on public.keywords
  for each row execute function private.queue_key_phrase();

create trigger keywords_queue_status after update of status on public.keywords
  for each row when (old.status is distinct from new.status) execute function private.queue_key_phrase();

-- Deleting a key phrase deletes its days. If a check was attempted today, it still counts toward the
-- account's limit for today.
create function private.count_deleted_check() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.profiles where id = old.user_id) and exists (
    select from private.tracked_days
    where keyword_id = old.id and day = (now() at time zone 'UTC')::date and attempts > 0
  ) then
    perform private.take_from_account(old.user_id, 'lost tracker checks', 1, 5000);
  end if;
  return old;
end
$$;

create trigger keywords_count_deleted before delete on public.keywords
  for each row execute function private.count_deleted_check();

-- Returns how many workers to run: one per 60 due key phrases and brand look-ups (rounded up), at most the
-- configured number; 0 during a pause.
create function private.tracker_workers_wanted(p_now timestamptz default now()) returns integer
  language sql stable set search_path = ''
as $$
  select case when pause.until > p_now then 0 else least(settings.tracker_workers, ceil(waiting.due / 60.0))::integer end
    from private.settings, private.tracker_pause as pause, lateral (
      select count(*) as due from (
        select from private.tracked_days
          where state in ('due', 'claimed', 'retry') and next_attempt_at <= p_now
        union all select from private.brand_lookups where next_at <= p_now
        limit settings.tracker_workers * 60
      ) as first_of_them
    ) as waiting
$$;

-- A refusal by the provider's rate limit starts a pause of half a minute, doubled by each further refusal, up
-- to a quarter of an hour. A successful run without a refusal resets the length. During a pause, runs that
-- are still in progress change nothing.
create function public.note_tracker_pace(p_refused boolean, p_now timestamptz default now()) returns void
  language sql security definer set search_path = ''
as $$
  update private.tracker_pause set
      until = case when p_refused then p_now + least(interval '30 seconds' * 2 ^ refusals, interval '15 minutes') else until end,
      refusals = case when p_refused then least(refusals + 1, 10) else 0 end
    where case when p_refused then until <= p_now else refusals > 0 and until <= p_now end
$$;
grant execute on function public.note_tracker_pace(boolean, timestamptz) to service_role;
