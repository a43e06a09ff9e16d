-- What a page of a check found becomes one packed value, which takes a third of the room; the rows are a view of it. What
-- the daily checks found is kept as long as the plan has it, and their positions for ever.

-- A minute for each million rows or so.
set local statement_timeout = 0;

alter table private.settings
  add column free_results_days integer default 30 check (free_results_days > 0),
  add column premium_results_days integer default 180 check (premium_results_days > 0),
  add column pro_results_days integer default 365 check (pro_results_days > 0);
comment on column private.settings.free_results_days is
  'how long what a daily check found is kept, by the plan of that day; null: as long as its key phrase';

alter table public.search_ranking_results rename to unpacked_results;

-- A video of a check. Counts are bigint: hearts alone pass 9e9.
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

-- What may be stored of videos, whoever brought them: an archive is a stranger's text. Our own code builds links from
-- names and ids.
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

-- The videos that a page of a check brought, in one packed value: as rows they took nearly three times the room. They
-- never change. A page that is done and has no row here: what it found is no longer kept.
create table public.check_results (
  search_id uuid not null,
  user_id uuid not null,
  page integer not null default 1 check (page > 0),
  videos private.ranked_video[] not null,
  kept_until date,
  primary key (search_id, page),
  foreign key (search_id, user_id) references public.search_history (id, user_id) on delete cascade
);
comment on column public.check_results.search_id is 'the first row of the check';
comment on column public.check_results.videos is 'by rank, the ranks going on from page to page';
comment on column public.check_results.kept_until is 'null: as long as the check';

create index check_results_by_end on public.check_results (kept_until) where kept_until is not null;

alter table public.check_results enable row level security;
create policy "owner reads own rankings" on public.check_results
  for select to authenticated using (user_id = (select auth.uid()));
grant select on public.check_results to authenticated;
grant all on public.check_results to service_role;

-- What is there already is kept for thirty days at least, whatever its age.
insert into public.check_results (search_id, user_id, page, videos, kept_until)
  select found.search_id, found.user_id, found.page, found.videos, case search.origin when 'tracker' then greatest(
    (search.searched_at at time zone 'UTC')::date + case profile.subscription_level
      when 'pro' then 365 when 'premium' then 180 else 30
    end,
    (now() at time zone 'UTC')::date + 30
  ) end
  from (
    select search_id, user_id, page, array_agg(row (
        rank, avatar_thumb, username, author_url, verified_account, create_time, full_description, followers, following, hearts,
        videos, likes, collect_count, comment_count, digg_count, play_count, repost_count, share_count, vq_score,
        duration, video_url, dynamic_cover
      )::private.ranked_video order by rank) as videos
    from public.unpacked_results group by search_id, user_id, page
  ) as found
    join public.search_history as search on search.id = found.search_id
    join public.profiles as profile on profile.id = found.user_id;

-- A page that is done and found nothing, or nothing new, has its row too.
insert into public.check_results (search_id, user_id, page, videos)
  select search_id, user_id, page, '{}' from public.search_history
  where search_type = 'search_results_check' and state = 'done'
  on conflict do nothing;

drop table public.unpacked_results;
drop function private.drop_strange_pictures();
drop function private.drop_zero_score();

-- Rows of before these rules stay; the app follows none of their links that breaks them.
alter table public.check_results
  add constraint check_results_videos check (private.are_ranked_videos(videos)) not valid;

-- A row for each video, as the specification has it. PostgREST finds its check by the foreign key of the table beneath,
-- the embedded stack only where the view joins by a comma.
create view public.search_ranking_results with (security_invoker = true) as
  select packed.search_id, packed.user_id, video.rank, video.avatar_thumb, video.username, video.author_url,
    video.verified_account, video.create_time, video.full_description, video.followers, video.following, video.hearts,
    video.videos, video.likes, video.collect_count, video.comment_count, video.digg_count, video.play_count,
    video.repost_count, video.share_count, video.vq_score, video.duration, video.video_url, video.dynamic_cover,
    packed.page
  from public.check_results as packed, unnest(packed.videos) as video;
comment on column public.search_ranking_results.create_time is 'epoch seconds';
comment on column public.search_ranking_results.duration is 'seconds';
comment on column public.search_ranking_results.page is 'the page of the check that brought this video';
grant select on public.search_ranking_results to authenticated, service_role;

-- Who has no right to write to it is told so; without a trigger it would be said that the server failed.
create function private.refuse_write() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  perform private.refuse('42501', 'server_columns');
  return null;
end
$$;

create trigger search_ranking_results_read_only instead of insert or update or delete on public.search_ranking_results
  for each row execute function private.refuse_write();

-- Packs videos that come as objects. TikTok writes 0 of a video that it has not scored: stored as no score.
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

-- Until when what a check finds today is kept: what its owner asked for, and paid, as long as the check; what the daily
-- tracker brings, as long as the owner's plan of today has it. A later plan changes nothing about it.
create function private.results_kept_until(p_user_id uuid, p_origin text) returns date
  language sql stable set search_path = ''
as $$
  select (now() at time zone 'UTC')::date + case profile.subscription_level
      when 'pro' then pro_results_days when 'premium' then premium_results_days else free_results_days
    end
  from private.settings cross join public.profiles as profile
  where profile.id = p_user_id and p_origin = 'tracker'
$$;

drop function private.store_check_items(uuid, uuid, integer, jsonb);

-- Stores for a page of a check the videos that the check does not have yet, ranked after those that it has. p_items are
-- objects with the columns of search_ranking_results, in TikTok's order. The caller holds the check's row. Answers how
-- many.
create function private.store_check_items(p_search public.search_history, p_page integer, p_items jsonb)
  returns integer
  language plpgsql set search_path = ''
as $$
declare
  known text[];
  last_rank integer;
  fresh jsonb;
begin
  select array_agg(video_url), coalesce(max(rank), 0) into known, last_rank
    from public.search_ranking_results where search_id = p_search.id;
  select coalesce(jsonb_agg(item || jsonb_build_object('rank', last_rank + n)), '[]') into fresh from (
    select item, row_number() over (order by min_n) as n from (
      select distinct on (item ->> 'video_url') item, n as min_n
      from jsonb_array_elements(p_items) with ordinality as given (item, n)
      where (item ->> 'video_url' = any (known)) is not true
      order by item ->> 'video_url', n
    ) as once
  ) as ranked;
  insert into public.check_results (search_id, user_id, page, videos, kept_until) values (
    p_search.id, p_search.user_id, p_page, private.pack_videos(fresh),
    private.results_kept_until(p_search.user_id, p_search.origin)
  );
  return jsonb_array_length(fresh);
end
$$;

-- Stores what a pending page of a check brought and settles its credit. The check is at its end when TikTok has no
-- more, names a page that was asked for already, or brought nothing new. A page that is settled already is answered
-- as it stands; one that came so late that another took its place is failed.
create or replace function public.complete_check_page(
  p_id uuid, p_user_id uuid, p_items jsonb, p_source text, p_log_id text default null, p_next_cursor text default null
) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  search public.search_history;
  first public.search_history;
  fresh integer;
begin
  perform from public.profiles where id = p_user_id for key share;
  select * into strict search from public.search_history
    where id = p_id and user_id = p_user_id and search_type = 'search_results_check' for no key update;
  if search.state <> 'pending' then
    return private.search_with_results(search);
  end if;
  select * into strict first from public.search_history where id = search.search_id for no key update;
  if first.pages_done >= search.page then
    return public.fail_search(p_id, p_user_id, 'abandoned');
  end if;

  fresh := private.store_check_items(first, search.page, p_items);
  update public.search_history set state = 'done', source = p_source, log_id = p_log_id where id = p_id;
  update public.search_history set
      pages_done = search.page,
      next_cursor = case when fresh > 0 and not exists (
        select from public.search_history as asked
        where asked.search_id = first.id and asked.user_id = p_user_id and asked.asked_cursor = p_next_cursor
      ) then p_next_cursor end
    where id = first.id;
  perform private.position_check(first.id);
  select * into search from public.search_history where id = p_id;
  return private.search_with_results(search);
end
$$;

-- Stores the check of a claimed day: the videos of all its pages, in order. Answers 'stored', 'already_stored', or
-- 'dropped' when the key phrase was paused or deleted meanwhile.
create or replace function public.store_tracker_result(
  p_keyword_id uuid, p_day date, p_items jsonb, p_source text, p_log_id text, p_pages integer, p_next_cursor text
) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  phrase public.keywords;
  tracked private.tracked_days;
  written uuid;
begin
  select * into phrase from public.keywords where id = p_keyword_id and status for no key update;
  if not found then
    return 'dropped';
  end if;
  perform from public.profiles where id = phrase.user_id for key share;
  select * into tracked from private.tracked_days
    where keyword_id = p_keyword_id and day = p_day and attempts > 0 for update;
  if not found then
    return 'dropped';
  elsif tracked.state = 'done' then
    return 'already_stored';
  end if;

  written := private.write_tracker_search(phrase, tracked, 'done', null, p_source, p_log_id, p_pages, p_next_cursor);
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

-- Writes where a key phrase stands in all of its checks, or in one of them, which is found by its key: asked for any
-- p_search_id or none, the database read every check of the key phrase's owner, so that each check cost more than the one
-- before it. Rows that are right stay untouched, so that devices need not fetch them again, and so do those of checks whose
-- results are no longer kept.
create or replace function private.position_key_phrase(p_keyword_id uuid, p_search_id uuid default null) returns void
  language plpgsql set search_path = ''
as $$
declare
  checks uuid[] := array[p_search_id];
begin
  if p_search_id is null then
    checks := array(
      select search.id from public.keywords as phrase
        join public.search_history as search on search.user_id = phrase.user_id
          and search.search_type = 'search_results_check' and search.page = 1
          and (search.keyword_id = phrase.id
            or (search.keyword_id is null and search.search_term = phrase.keyword and search.country = phrase.country))
      where phrase.id = p_keyword_id
    );
  end if;
  insert into public.key_phrase_checks as known
      (user_id, keyword_id, search_id, origin, state, failure_code, position, results, source, checked_at)
    select search.user_id, phrase.id, search.id, search.origin, search.state, search.failure_code,
      case search.state when 'done' then private.position_of(search.id, phrase.account_name, phrase.video_id) end,
      case search.state when 'done' then kept.results else 0 end, search.source, search.searched_at
    from public.keywords as phrase join public.search_history as search on search.id = any (checks)
      cross join lateral (
        select sum(cardinality(videos))::integer as results from public.check_results where search_id = search.id
      ) as kept
    where phrase.id = p_keyword_id
      and (search.state = 'failed' or (search.state = 'done' and kept.results is not null))
    on conflict (keyword_id, search_id) do update set
        state = excluded.state, failure_code = excluded.failure_code, position = excluded.position,
        results = excluded.results, source = excluded.source, checked_at = excluded.checked_at
      where (known.state, known.failure_code, known.position, known.results, known.source, known.checked_at)
        is distinct from (excluded.state, excluded.failure_code, excluded.position, excluded.results,
          excluded.source, excluded.checked_at);
end
$$;

create or replace function private.position_changed_key_phrase() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.position_key_phrase(new.id);
  -- Where another account or video stood in a check whose results are no longer kept, nobody can say.
  if tg_op = 'UPDATE' then
    delete from public.key_phrase_checks as known
      where keyword_id = new.id and state = 'done'
        and not exists (select from public.check_results where search_id = known.search_id);
  end if;
  return null;
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
        case item ->> 'state' when 'pending' then 'abandoned' else item ->> 'failure_code' end,
        item ->> 'source', coalesce((item ->> 'pages_done')::integer, 0), item ->> 'next_cursor',
        least((item ->> 'searched_at')::timestamptz, now()), true
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

-- Which checks count for which key phrases is the archive's to say; where they stand there is not, unless what a check
-- found was no longer kept.
create or replace function private.import_positions(p_user_id uuid, p_rows jsonb) returns integer
  language plpgsql set search_path = ''
as $$
declare
  imported integer;
begin
  insert into public.key_phrase_checks
      (id, user_id, keyword_id, search_id, origin, state, failure_code, position, results, source, checked_at)
    select private.imported_id(p_user_id, item ->> 'id'), p_user_id, phrase.id, search.id, search.origin,
      search.state, search.failure_code,
      case
        when search.state <> 'done' then null
        when kept.results is null then (item ->> 'position')::integer
        else private.position_of(search.id, phrase.account_name, phrase.video_id)
      end,
      case search.state when 'done' then coalesce(kept.results, (item ->> 'results')::integer) else 0 end,
      search.source, search.searched_at
    from jsonb_array_elements(p_rows) as item
      join public.keywords as phrase
        on phrase.id = private.imported_id(p_user_id, item ->> 'keyword_id') and phrase.user_id = p_user_id
      join public.search_history as search
        on search.id = private.imported_id(p_user_id, item ->> 'search_id') and search.user_id = p_user_id
        and search.search_type = 'search_results_check'
      cross join lateral (
        select sum(cardinality(videos))::integer as results from public.check_results where search_id = search.id
      ) as kept
    on conflict (id) do nothing;
  get diagnostics imported = row_count;
  return imported;
end
$$;

-- Takes what one statement brought: the rows of one account, of an archive or of what was searched here.
create function private.take_imported_rows(p_search_id uuid, p_rows bigint) returns void
  language plpgsql set search_path = ''
as $$
declare
  owner uuid;
begin
  select user_id into owner from public.search_history where id = p_search_id and imported;
  if owner is not null and not private.take_from_account(owner, 'import rows', p_rows,
    (select rows from private.import_share(owner)))
  then
    perform private.refuse('PT422', 'archive_too_large');
  end if;
end
$$;

create or replace function private.limit_imported_rows() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.take_imported_rows((select search_id from fresh limit 1), (select count(*) from fresh));
  return null;
end
$$;

create function private.limit_imported_videos() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.take_imported_rows(
    (select search_id from fresh limit 1), (select sum(cardinality(videos)) from fresh)
  );
  return null;
end
$$;

create trigger check_results_import_ceiling after insert on public.check_results
  referencing new table as fresh for each statement execute function private.limit_imported_videos();

-- Deletes the next slice of what is past its time. Answers how many rows.
create or replace function private.purge_slice(p_now timestamptz, p_rows integer) returns integer
  language plpgsql set search_path = ''
as $$
declare
  gone integer;
begin
  -- The tracker looks at today's and tomorrow's; what became of a day is in the history.
  delete from private.tracked_days where (keyword_id, day) in (
    select keyword_id, day from private.tracked_days
      where state in ('done', 'failed') and day < (p_now at time zone 'UTC')::date - 7 order by day limit p_rows
  );
  get diagnostics gone = row_count;
  if gone > 0 then
    return gone;
  end if;
  -- A device that has been away for longer, and lost the answer before that, sends a change twice.
  delete from private.applied_mutations where (user_id, id) in (
    select user_id, id from private.applied_mutations
      where applied_at < p_now - interval '180 days' order by applied_at limit p_rows
  );
  get diagnostics gone = row_count;
  if gone > 0 then
    return gone;
  end if;
  -- A device that has been away for longer compares everything, because of the row '*'.
  with forgotten as (
    delete from public.removed_rows where (user_id, relation, row_id) in (
      select user_id, relation, row_id from public.removed_rows
        where removed_at < p_now - interval '90 days' and relation <> '*' order by removed_at limit p_rows
    )
    returning user_id, changed_in
  ), noted as (
    insert into public.removed_rows as known (user_id, relation, row_id, changed_in, removed_at)
      select user_id, '*', user_id, max(changed_in), 'infinity' from forgotten group by user_id
      on conflict (user_id, relation, row_id) do update set removed_at = 'infinity', changed_in = case
        -- One that is still to come is of a life before a restore.
        when known.changed_in <= pg_current_xact_id() then greatest(known.changed_in, excluded.changed_in)
        else excluded.changed_in
      end
  )
  select count(*) into gone from forgotten;
  if gone > 0 then
    return gone;
  end if;
  delete from private.measurements where (name, labels, measured_at) in (
    select name, labels, measured_at from private.measurements
      where measured_at < p_now - case when name like 'tracker\_%' then interval '30 days' else interval '400 days' end
      limit p_rows
  );
  get diagnostics gone = row_count;
  if gone > 0 then
    return gone;
  end if;
  delete from public.check_results where (search_id, page) in (
    select search_id, page from public.check_results
      where kept_until < (p_now at time zone 'UTC')::date order by kept_until limit p_rows
  );
  get diagnostics gone = row_count;
  if gone > 0 then
    return gone;
  end if;
  if to_regclass('cron.job_run_details') is not null then
    begin
      execute 'delete from cron.job_run_details where end_time < $1 and runid in (
        select runid from cron.job_run_details order by runid limit $2
      )' using p_now - interval '7 days', p_rows;
      get diagnostics gone = row_count;
    exception
      when insufficient_privilege then
        -- There is a pg_cron, and it is not ours to write to.
        return 0;
    end;
  end if;
  return gone;
end
$$;
