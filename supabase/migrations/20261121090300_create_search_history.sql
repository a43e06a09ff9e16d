-- A row of origin 'user' that did not fail is a credit. Only record_search and its companions write here.
create table public.search_history (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  search_id uuid not null,
  page integer not null default 1 check (page > 0),
  search_term text not null check (char_length(search_term) between 1 and 500),
  search_type text not null check (search_type in ('basic', 'autocomplete', 'search_results_check')),
  country text not null check (country in ('gb', 'us', 'ca', 'au', 'de', 'fr')),
  origin text not null default 'user' check (origin in ('user', 'tracker')),
  state text not null default 'pending' check (state in ('pending', 'done', 'failed')),
  failure_code text,
  source text check (source in ('tiktok', 'sample')),
  log_id text,
  searched_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  unique (id, user_id),
  foreign key (search_id, user_id) references public.search_history (id, user_id) on delete cascade,
  check ((state = 'failed') = (failure_code is not null)),
  check (state <> 'done' or source is not null)
);
comment on column public.search_history.search_id is 'the first row of a check of several pages; elsewhere the row itself';

create index search_history_credits on public.search_history (user_id, searched_at)
  where origin = 'user' and state <> 'failed';
create index search_history_by_change on public.search_history (user_id, changed_at, id);
create index search_history_by_time on public.search_history (user_id, search_type, searched_at desc);
create index search_history_by_term on public.search_history (user_id, search_term, searched_at desc);
create index search_history_pending on public.search_history (searched_at) where state = 'pending';
create index search_history_by_search on public.search_history (search_id, user_id);

alter table public.search_history enable row level security;
create policy "owner reads own searches" on public.search_history
  for select to authenticated using (user_id = (select auth.uid()));
grant select on public.search_history to authenticated;
grant all on public.search_history to service_role;

create trigger search_history_touch before insert or update on public.search_history
  for each row execute function private.touch_changed_at();

-- Suggestions. They never change: a search is asked again as a new search.
create table public.search_results (
  search_id uuid not null,
  user_id uuid not null,
  position integer not null check (position > 0),
  word text not null check (word <> ''),
  group_id text not null default 'unknown',
  search_type text not null check (search_type in ('basic', 'autocomplete')),
  primary key (search_id, position),
  foreign key (search_id, user_id) references public.search_history (id, user_id) on delete cascade
);
comment on column public.search_results.group_id is 'basic: the group''s id; autocomplete: the language code, or unknown';

alter table public.search_results enable row level security;
create policy "owner reads own results" on public.search_results
  for select to authenticated using (user_id = (select auth.uid()));
grant select on public.search_results to authenticated;
grant all on public.search_results to service_role;

-- Videos of a check, by rank. Counts are bigint: hearts alone pass 9e9.
create table public.search_ranking_results (
  search_id uuid not null,
  user_id uuid not null,
  rank integer not null check (rank > 0),
  avatar_thumb text,
  username text not null,
  author_url text not null,
  verified_account boolean not null default false,
  create_time bigint,
  full_description text not null default '',
  followers bigint,
  following bigint,
  hearts bigint,
  videos bigint,
  likes bigint,
  collect_count bigint,
  comment_count bigint,
  digg_count bigint,
  play_count bigint,
  repost_count bigint,
  share_count bigint,
  vq_score double precision check (vq_score between 0 and 100),
  duration integer,
  video_url text not null,
  dynamic_cover text,
  primary key (search_id, rank),
  foreign key (search_id, user_id) references public.search_history (id, user_id) on delete cascade
);
comment on column public.search_ranking_results.create_time is 'epoch seconds';
comment on column public.search_ranking_results.duration is 'seconds';

alter table public.search_ranking_results enable row level security;
create policy "owner reads own rankings" on public.search_ranking_results
  for select to authenticated using (user_id = (select auth.uid()));
grant select on public.search_ranking_results to authenticated;
grant all on public.search_ranking_results to service_role;
