-- A check is unpacked once where its position is looked for, not once for its count and once for its rank.
drop function private.position_of(uuid, text, text);
create function private.position_of(p_search_id uuid, p_account_name text, p_video_id text)
  returns table (results integer, "position" integer)
  language sql stable rows 1 set search_path = ''
as $$
  select count(video.rank)::integer, min(video.rank) filter (where case
    -- A whole segment of the path: other ids may begin with this one, and queries repeat the ids of other videos.
    when p_video_id is not null
      then p_video_id = any (string_to_array(regexp_replace(video.video_url, '[?#].*$', ''), '/'))
    else lower(ltrim(video.username, '@')) = lower(p_account_name)
  end)
  from public.check_results as packed left join lateral unnest(packed.videos) as video on true
  where packed.search_id = p_search_id
  having count(*) > 0
$$;

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
      kept.position, coalesce(kept.results, 0), search.source, search.searched_at
    from public.keywords as phrase join public.search_history as search on search.id = any (checks)
      left join lateral private.position_of(search.id, phrase.account_name, phrase.video_id) as kept
        on search.state = 'done'
    where phrase.id = p_keyword_id and (search.state = 'failed' or kept.results is not null)
    on conflict (keyword_id, search_id) do update set
        state = excluded.state, failure_code = excluded.failure_code, position = excluded.position,
        results = excluded.results, source = excluded.source, checked_at = excluded.checked_at
      where (known.state, known.failure_code, known.position, known.results, known.source, known.checked_at)
        is distinct from (excluded.state, excluded.failure_code, excluded.position, excluded.results,
          excluded.source, excluded.checked_at);
end
$$;

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
        else kept.position
      end,
      case search.state when 'done' then coalesce(kept.results, (item ->> 'results')::integer) else 0 end,
      search.source, search.searched_at
    from jsonb_array_elements(p_rows) as item
      join public.keywords as phrase
        on phrase.id = private.imported_id(p_user_id, item ->> 'keyword_id') and phrase.user_id = p_user_id
      join public.search_history as search
        on search.id = private.imported_id(p_user_id, item ->> 'search_id') and search.user_id = p_user_id
        and search.search_type = 'search_results_check'
      left join lateral private.position_of(search.id, phrase.account_name, phrase.video_id) as kept on true
    on conflict (id) do nothing;
  get diagnostics imported = row_count;
  return imported;
end
$$;
