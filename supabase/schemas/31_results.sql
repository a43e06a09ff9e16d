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
-- For the policy, which filters by user.
create index search_results_by_owner on public.search_results (user_id);
comment on column public.search_results.group_id is 'basic: the group''s id; autocomplete: the language code, or unknown';

call private.let_owners_read('public.search_results');
grant select on public.search_results to authenticated;

-- The counts are bigint, because a creator's hearts can exceed the range of integer.
create type private.ranked_video as (
  rank integer,
  avatar_thumb text,
  username text,
  author_url text,
  verified_account boolean,
  create_time bigint,
  full_description text,
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
  vq_score double precision,
  duration integer,
  video_url text,
  dynamic_cover text
);

-- Also checks the addresses, because the app links to them and an archive is untrusted.
create function private.are_ranked_videos(p_videos private.ranked_video[]) returns boolean
  language sql immutable set search_path = ''
as $$
  select count(distinct rank) = cardinality(p_videos) and coalesce(bool_and((
    rank > 0 and username is not null and verified_account is not null and full_description is not null
      and author_url ~ '^https://www\.tiktok\.com/@[^[:space:][:cntrl:]"<>\\]+$'
      and video_url ~ '^https://www\.tiktok\.com/@[^[:space:][:cntrl:]"<>\\]+$'
      and coalesce(vq_score between 0 and 100, true)
  ) is true), true)
  from unnest(p_videos)
$$;

-- Each row holds all videos of a check's page, because separate rows took nearly three times the space. If a
-- completed check has no row here, its results were purged.
create table public.check_results (
  search_id uuid not null,
  user_id uuid not null,
  page integer not null default 1 check (page > 0),
  videos private.ranked_video[] not null check (private.are_ranked_videos(videos)),
  kept_until date,
  primary key (search_id, page),
  foreign key (search_id, user_id) references public.search_history (id, user_id) on delete cascade
);
comment on column public.check_results.search_id is 'the first row of the check';
comment on column public.check_results.videos is 'by rank; ranks continue from page to page';
comment on column public.check_results.kept_until is 'null: kept as long as the check';

create index check_results_by_owner on public.check_results (user_id);
create index check_results_by_end on public.check_results (kept_until) where kept_until is not null;

call private.let_owners_read('public.check_results');
grant select on public.check_results to authenticated;

-- Has one row per video. The join must be a comma: otherwise, the embedded stack does not find a video's
-- check through the foreign key of the underlying table.
create view public.search_ranking_results with (security_invoker = true) as
  select packed.search_id, packed.user_id, video.*, packed.page
  from public.check_results as packed, unnest(packed.videos) as video;
comment on column public.search_ranking_results.create_time is 'epoch seconds';
comment on column public.search_ranking_results.duration is 'seconds';
comment on column public.search_ranking_results.page is 'the page of the check that contained this video';
grant select on public.search_ranking_results to authenticated;

-- Without the trigger, a write would cause a server error.
create trigger search_ranking_results_read_only instead of insert or update or delete on public.search_ranking_results
  for each row execute function private.refuse_row('42501', 'server_columns');

-- Whether TikTok or this installation serves the picture. Any other host would learn who views the ranking,
-- and when.
create function private.is_tiktok_picture(p_address text) returns boolean
  language sql immutable set search_path = ''
as $$
  select p_address ~ '^https://([a-z0-9-]+\.)+(tiktokcdn(-[a-z]+)?|ibyteimg|byteimg|muscdn|tiktok)\.com/'
    or p_address ~ '^(http://(localhost|127\.0\.0\.1)(:[0-9]+)?)?/sandbox/tiktok/pictures/'
$$;

-- Packs the videos in the order of their ranks. TikTok sends a score of 0 for a video without a score, so 0
-- becomes null. An imported picture becomes null unless it is TikTok's or this installation's.
create function private.pack_videos(p_items jsonb, p_imported boolean default false) returns private.ranked_video[]
  language plpgsql immutable set search_path = ''
as $$
declare
  video private.ranked_video;
  packed private.ranked_video[] := '{}';
begin
  for video in
    select * from jsonb_populate_recordset(null::private.ranked_video, p_items) as item order by item.rank
  loop
    video.vq_score := nullif(video.vq_score, 0);
    if p_imported then
      video.avatar_thumb := case when private.is_tiktok_picture(video.avatar_thumb) then video.avatar_thumb end;
      video.dynamic_cover := case when private.is_tiktok_picture(video.dynamic_cover) then video.dynamic_cover end;
    end if;
    packed := packed || video;
  end loop;
  return packed;
end
$$;

-- Returns the day until which today's results are kept; null if they are kept as long as their check. Only
-- the results of daily checks expire.
create function private.results_kept_until(p_user_id uuid, p_origin text) returns date
  language sql stable set search_path = ''
as $$
  select (now() at time zone 'UTC')::date + case profile.subscription_level
      when 'pro' then pro_results_days when 'premium' then premium_results_days else free_results_days
    end
  from private.settings cross join public.profiles as profile
  where profile.id = p_user_id and p_origin = 'tracker'
$$;
