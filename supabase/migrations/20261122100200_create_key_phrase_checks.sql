-- Where a key phrase stood in each check of it. Written with the results, in their transaction.
create table public.key_phrase_checks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  keyword_id uuid not null references public.keywords (id) on delete cascade,
  search_id uuid not null,
  origin text not null check (origin in ('user', 'tracker')),
  state text not null check (state in ('done', 'failed')),
  failure_code text,
  position integer check (position > 0),
  results integer not null default 0 check (results >= 0),
  source text check (source in ('tiktok', 'sample')),
  checked_at timestamptz not null,
  changed_at timestamptz not null default now(),
  unique (keyword_id, search_id),
  foreign key (search_id, user_id) references public.search_history (id, user_id) on delete cascade,
  check ((state = 'failed') = (failure_code is not null)),
  check (state = 'done' or position is null)
);
comment on column public.key_phrase_checks.position is 'null in a check that is done: not among its results';
comment on column public.key_phrase_checks.results is 'how many videos the check found';

create index key_phrase_checks_by_time on public.key_phrase_checks (keyword_id, checked_at desc);
create index key_phrase_checks_by_change on public.key_phrase_checks (user_id, changed_at, id);
create index key_phrase_checks_by_search on public.key_phrase_checks (search_id, user_id);

alter table public.key_phrase_checks enable row level security;
create policy "owner reads own positions" on public.key_phrase_checks
  for select to authenticated using (user_id = (select auth.uid()));
grant select on public.key_phrase_checks to authenticated;
grant all on public.key_phrase_checks to service_role;

create trigger key_phrase_checks_touch before insert or update on public.key_phrase_checks
  for each row execute function private.touch_changed_at();
