-- The daily tracker's state. A key phrase has one open row: the day that is to be checked next. Days are UTC.
create table private.tracked_days (
  keyword_id uuid not null references public.keywords (id) on delete cascade,
  day date not null,
  state text not null default 'due' check (state in ('due', 'claimed', 'retry', 'done', 'failed')),
  attempts integer not null default 0 check (attempts between 0 and 4),
  claimed_at timestamptz,
  next_attempt_at timestamptz not null,
  search_id uuid,
  failure_code text,
  primary key (keyword_id, day)
);
comment on column private.tracked_days.next_attempt_at is
  'of an open row: when it may be claimed; claimed: when the lease ends; infinity while the key phrase is paused';
create unique index tracked_days_open on private.tracked_days (keyword_id) where state in ('due', 'claimed', 'retry');
create index tracked_days_queue on private.tracked_days (next_attempt_at, keyword_id)
  where state in ('due', 'claimed', 'retry');

-- What each run of the tracker did, for thirty days.
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

-- One check of the tracker's per key phrase and day, whatever its callers do.
create unique index search_history_tracked_days
  on public.search_history (keyword_id, ((searched_at at time zone 'UTC')::date)) where origin = 'tracker';

create function private.queue_key_phrase() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into private.tracked_days (keyword_id, day, next_attempt_at)
      values (new.id, (now() at time zone 'UTC')::date, case when new.status then now() else 'infinity' end);
  else
    update private.tracked_days set next_attempt_at = case
        when new.status then greatest(now(), day::timestamp at time zone 'UTC') else 'infinity'
      end
      where keyword_id = new.id and state in ('due', 'claimed', 'retry');
  end if;
  return null;
end
$$;

create trigger keywords_queue after insert on public.keywords
  for each row execute function private.queue_key_phrase();
create trigger keywords_queue_status after update of status on public.keywords
  for each row when (old.status is distinct from new.status) execute function private.queue_key_phrase();

insert into private.tracked_days (keyword_id, day, next_attempt_at)
  select id, (now() at time zone 'UTC')::date, case when status then now() else 'infinity' end from public.keywords;
