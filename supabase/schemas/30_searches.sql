create table public.search_history (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  search_id uuid not null,
  page integer not null default 1 check (page > 0),
  search_term text not null check (char_length(search_term) between 1 and 500),
  search_type text not null check (search_type in ('basic', 'autocomplete', 'search_results_check')),
  country text not null check (country in ('gb', 'us', 'ca', 'au', 'de', 'fr')),
  origin text not null default 'user' check (origin in ('user', 'tracker', 'demo')),
  state text not null default 'pending' check (state in ('pending', 'done', 'failed')),
  failure_code text,
  source text check (source in ('tiktok', 'sample')),
  log_id text,
  searched_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  pages_done integer not null default 0 check (pages_done >= 0),
  next_cursor text,
  keyword_id uuid references public.keywords (id) on delete set null,
  asked_cursor text,
  imported boolean not null default false,
  -- Storing a search's results also updates its row here, so that devices fetch the results.
  changed_in xid8 not null,
  unique (id, user_id),
  foreign key (search_id, user_id) references public.search_history (id, user_id) on delete cascade,
  check ((state = 'failed') = (failure_code is not null)),
  check (state <> 'done' or source is not null)
);
comment on column public.search_history.search_id is
  'for a later page of a check, the id of its first row; else the row''s own id';
comment on column public.search_history.pages_done is 'first row of a check: the number of stored pages';
comment on column public.search_history.next_cursor is
  'first row of a check: the cursor of its next page; null at the end';
comment on column public.search_history.keyword_id is 'the tracked key phrase that a check was made for';
comment on column public.search_history.asked_cursor is
  'page of a check: the cursor with which it was requested; null for the first page';
comment on column public.search_history.imported is 'imported from an archive, so it never counts as a credit';

create index search_history_credits on public.search_history (user_id, searched_at)
  where origin = 'user' and state <> 'failed';
create index search_history_by_term on public.search_history (user_id, lower(search_term), searched_at desc);
-- For the positions of a key phrase, whose checks are found regardless of case.
create index search_history_checks_by_phrase on public.search_history (user_id, lower(search_term), country)
  where page = 1 and search_type = 'search_results_check' and keyword_id is null;
create index search_history_pending on public.search_history (searched_at) where state = 'pending';
create index search_history_by_search on public.search_history (search_id, user_id);
create index search_history_by_keyword on public.search_history (keyword_id) where keyword_id is not null;
-- Ensures at most one tracker check per key phrase and day (UTC).
create unique index search_history_tracked_days
  on public.search_history (keyword_id, ((searched_at at time zone 'UTC')::date)) where origin = 'tracker';
-- For pulls: the first index finds changed rows, and the second lists all rows, newest first.
create index search_history_by_transaction on public.search_history (user_id, changed_in)
  where page = 1;
create index search_history_by_age on public.search_history (user_id, searched_at desc, id desc) where page = 1;
-- For the API's lists of searches, which skip checks.
create index search_history_without_checks on public.search_history (user_id, searched_at desc, id desc)
  where page = 1 and search_type <> 'search_results_check';
-- Rows arrive in time order, except for imported ones, so a day spans few blocks and a small index suffices
-- for a table of any size.
create index search_history_by_day on public.search_history using brin (searched_at) with (pages_per_range = 32);

call private.let_owners_read('public.search_history');
grant select on public.search_history to authenticated;

-- A failed search costs no credit but may have cost a request to the provider, so searches are also limited
-- per day.
create trigger search_history_ceiling before insert on public.search_history
  for each row when (new.origin = 'user' and not new.imported)
  execute function private.limit_per_day('searches', '5000', 'upstream_rate_limited');
