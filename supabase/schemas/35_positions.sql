-- A key phrase's checks are those that were made for it, and the user's checks of the same phrase (ignoring
-- case) and country that were not made for any key phrase.
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
  changed_in xid8 not null,
  unique (keyword_id, search_id),
  foreign key (search_id, user_id) references public.search_history (id, user_id) on delete cascade,
  check ((state = 'failed') = (failure_code is not null)),
  check (state = 'done' or position is null)
);
comment on column public.key_phrase_checks.position is 'null in a completed check: not among its results';
comment on column public.key_phrase_checks.results is 'the number of videos that the check found';

create index key_phrase_checks_by_time on public.key_phrase_checks (keyword_id, checked_at desc);
create index key_phrase_checks_by_search on public.key_phrase_checks (search_id, user_id);
create index key_phrase_checks_by_transaction on public.key_phrase_checks (user_id, changed_in);
create index key_phrase_checks_by_age on public.key_phrase_checks (user_id, checked_at desc, id desc);

call private.let_owners_read('public.key_phrase_checks');
grant select on public.key_phrase_checks to authenticated;

-- Returns how many videos a check found, and the best rank of the tracked video or, if none is set, of
-- the tracked account; the rank is null if no video matches. Returns no row if no results are stored.
create function private.position_of(p_search_id uuid, p_account_name text, p_video_id text)
  returns table (results integer, "position" integer)
  language sql stable rows 1 set search_path = ''
as $$
  select count(video.rank)::integer, min(video.rank) filter (where case
    -- Compares whole path segments, because one id may begin with another, and ignores the query, which may
    -- contain ids of other videos.
    when p_video_id is not null
      then p_video_id = any (string_to_array(regexp_replace(video.video_url, '[?#].*$', ''), '/'))
    else lower(ltrim(video.username, '@')) = lower(p_account_name)
  end)
  from public.check_results as packed left join lateral unnest(packed.videos) as video on true
  where packed.search_id = p_search_id
  having count(*) > 0
$$;

-- Stores a key phrase's positions in all its checks, or only in p_search_id. Finds the checks first, because
-- a single query would read all of the user's checks. Skips unchanged rows, which devices would fetch again.
create function private.position_key_phrase(p_keyword_id uuid, p_search_id uuid default null) returns void
  language plpgsql set search_path = ''
as $$
declare
  checks uuid[] := array[p_search_id];
begin
  if p_search_id is null then
    checks := array(
      select id from public.search_history where keyword_id = p_keyword_id
      union all
      select search.id from public.keywords as phrase
        join public.search_history as search on search.user_id = phrase.user_id
          and lower(search.search_term) = lower(phrase.keyword) and search.country = phrase.country
          and search.keyword_id is null and search.page = 1 and search.search_type = 'search_results_check'
      where phrase.id = p_keyword_id
    );
  end if;
  insert into public.key_phrase_checks as known
      (user_id, keyword_id, search_id, origin, state, failure_code, position, results, source, checked_at)
    select search.user_id, phrase.id, search.id, search.origin, search.state, search.failure_code,
      kept.position, coalesce(kept.results, 0), search.source, search.searched_at
    from public.keywords as phrase join public.search_history as search on search.id = any (checks)
      left join lateral private.position_of(search.id, phrase.account_name, phrase.video_id) as kept
        on search.state = 'done'
    where phrase.id = p_keyword_id and search.user_id = phrase.user_id
      and search.search_type = 'search_results_check' and search.page = 1
      and (search.state = 'failed' or kept.results is not null)
    on conflict (keyword_id, search_id) do update set
        state = excluded.state, failure_code = excluded.failure_code, position = excluded.position,
        results = excluded.results, source = excluded.source, checked_at = excluded.checked_at
      where (known.state, known.failure_code, known.position, known.results, known.source, known.checked_at)
        is distinct from (excluded.state, excluded.failure_code, excluded.position, excluded.results,
          excluded.source, excluded.checked_at);
end
$$;

create function private.position_check(p_search_id uuid) returns void
  language plpgsql set search_path = ''
as $$
declare
  phrase_id uuid;
begin
  for phrase_id in
    select phrase.id from public.search_history as search
      join public.keywords as phrase on phrase.user_id = search.user_id and case
        when search.keyword_id is null
          then lower(phrase.keyword) = lower(search.search_term) and phrase.country = search.country
        else phrase.id = search.keyword_id
      end
    where search.id = p_search_id
    -- Skips a key phrase that is being deleted: waiting for it would deadlock.
    for key share of phrase skip locked
  loop
    perform private.position_key_phrase(phrase_id, p_search_id);
    perform private.raise_alerts(phrase_id, p_search_id);
  end loop;
end
$$;

create function private.position_changed_key_phrase() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.position_key_phrase(new.id);
  -- Removes positions whose results were purged: they cannot be computed for the new account or video.
  if tg_op = 'UPDATE' then
    delete from public.key_phrase_checks as known
      where keyword_id = new.id and state = 'done'
        and not exists (select from public.check_results where search_id = known.search_id);
  end if;
  return null;
end
$$;

create trigger keywords_position_new after insert on public.keywords
  for each row execute function private.position_changed_key_phrase();

create trigger keywords_position_changed after update of account_name, video_id on public.keywords
  for each row when ((old.account_name, old.video_id) is distinct from (new.account_name, new.video_id))
  execute function private.position_changed_key_phrase();

-- Deletes only the tracker's checks: the others cost the user credits.
create function private.delete_tracker_checks() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.search_history where keyword_id = old.id and origin = 'tracker';
  return old;
end
$$;

create trigger keywords_delete_checks before delete on public.keywords
  for each row execute function private.delete_tracker_checks();
