-- What searches found.

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
  page integer not null default 1 check (page > 0),
  primary key (search_id, rank),
  foreign key (search_id, user_id) references public.search_history (id, user_id) on delete cascade
);
comment on column public.search_ranking_results.create_time is 'epoch seconds';
comment on column public.search_ranking_results.duration is 'seconds';
comment on column public.search_ranking_results.page is 'the page of the check that brought this video';

alter table public.search_ranking_results enable row level security;
create policy "owner reads own rankings" on public.search_ranking_results
  for select to authenticated using (user_id = (select auth.uid()));
grant select on public.search_ranking_results to authenticated;
grant all on public.search_ranking_results to service_role;

-- Where the links and pictures of rankings may lead, whoever brought the row: an archive is a stranger's text. Our own
-- code builds links from names and ids. Rows that are there already stay; the app follows none of theirs that are not.
alter table public.search_ranking_results
  add constraint search_ranking_results_author_url
    check (author_url ~ '^https://www\.tiktok\.com/@[^[:space:][:cntrl:]"<>\\]+$') not valid,
  add constraint search_ranking_results_video_url
    check (video_url ~ '^https://www\.tiktok\.com/@[^[:space:][:cntrl:]"<>\\]+$') not valid;

-- A picture that TikTok's own servers have, or this installation's sample of it: any other would tell its owner who
-- looks at the ranking, and when.
create function private.is_tiktok_picture(p_address text) returns boolean
  language sql immutable set search_path = ''
as $$
  select p_address ~ '^https://([a-z0-9-]+\.)+(tiktokcdn(-[a-z]+)?|ibyteimg|byteimg|muscdn|tiktok)\.com/'
    or p_address ~ '^(http://(localhost|127\.0\.0\.1)(:[0-9]+)?)?/sandbox/tiktok/pictures/'
$$;

create function private.drop_strange_pictures() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.search_history where id = new.search_id and imported) then
    new.avatar_thumb := case when private.is_tiktok_picture(new.avatar_thumb) then new.avatar_thumb end;
    new.dynamic_cover := case when private.is_tiktok_picture(new.dynamic_cover) then new.dynamic_cover end;
  end if;
  return new;
end
$$;

create trigger search_ranking_results_pictures before insert on public.search_ranking_results
  for each row when (
    (private.is_tiktok_picture(new.avatar_thumb) and private.is_tiktok_picture(new.dynamic_cover)) is not true
  )
  execute function private.drop_strange_pictures();

-- TikTok writes 0 of a video that it has not scored: stored as no score, whoever writes the row.
create function private.drop_zero_score() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.vq_score := null;
  return new;
end
$$;

create trigger search_ranking_results_score before insert or update on public.search_ranking_results
  for each row when (new.vq_score = 0) execute function private.drop_zero_score();
