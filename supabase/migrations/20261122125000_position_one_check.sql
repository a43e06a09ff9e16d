-- As before, and one check is found by its key: asked for any p_search_id or none, the database read every check of
-- the key phrase's owner, so that each check cost more than the one before it.
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
      case search.state when 'done'
        then (select count(*) from public.search_ranking_results as video where video.search_id = search.id)
        else 0 end,
      search.source, search.searched_at
    from public.keywords as phrase join public.search_history as search on search.id = any (checks)
    where phrase.id = p_keyword_id and search.state <> 'pending'
    on conflict (keyword_id, search_id) do update set
        state = excluded.state, failure_code = excluded.failure_code, position = excluded.position,
        results = excluded.results, source = excluded.source, checked_at = excluded.checked_at
      where (known.state, known.failure_code, known.position, known.results, known.source, known.checked_at)
        is distinct from (excluded.state, excluded.failure_code, excluded.position, excluded.results,
          excluded.source, excluded.checked_at);
end
$$;
