-- Where key phrases stand in the checks that count for them: those made for the phrase, and those that its owner
-- made of the same phrase and country for none.

-- The best rank of the tracked video; without one, that of the tracked account. Null: not among the results.
create function private.position_of(p_search_id uuid, p_account_name text, p_video_id text) returns integer
  language sql stable set search_path = ''
as $$
  select min(rank) from public.search_ranking_results
  where search_id = p_search_id and case
    -- A whole segment of the path: other ids may begin with this one, and queries repeat the ids of other videos.
    when p_video_id is not null
      then p_video_id = any (string_to_array(regexp_replace(video_url, '[?#].*$', ''), '/'))
    else lower(ltrim(username, '@')) = lower(p_account_name)
  end
$$;

-- Writes where a key phrase stands in all of its checks, or in one of them. Rows that are right stay untouched, so
-- that devices need not fetch them again.
create function private.position_key_phrase(p_keyword_id uuid, p_search_id uuid default null) returns void
  language sql set search_path = ''
as $$
  insert into public.key_phrase_checks as known
      (user_id, keyword_id, search_id, origin, state, failure_code, position, results, source, checked_at)
    select search.user_id, phrase.id, search.id, search.origin, search.state, search.failure_code,
      case search.state when 'done' then private.position_of(search.id, phrase.account_name, phrase.video_id) end,
      case search.state when 'done'
        then (select count(*) from public.search_ranking_results as video where video.search_id = search.id)
        else 0 end,
      search.source, search.searched_at
    from public.keywords as phrase
      join public.search_history as search on search.user_id = phrase.user_id
        and search.search_type = 'search_results_check' and search.page = 1 and search.state <> 'pending'
        and (search.keyword_id = phrase.id
          or (search.keyword_id is null and search.search_term = phrase.keyword and search.country = phrase.country))
    where phrase.id = p_keyword_id and (p_search_id is null or search.id = p_search_id)
    on conflict (keyword_id, search_id) do update set
        state = excluded.state, failure_code = excluded.failure_code, position = excluded.position,
        results = excluded.results, source = excluded.source, checked_at = excluded.checked_at
      where (known.state, known.failure_code, known.position, known.results, known.source, known.checked_at)
        is distinct from (excluded.state, excluded.failure_code, excluded.position, excluded.results,
          excluded.source, excluded.checked_at)
$$;

-- Called in the transaction in which a check gains a page or its first page fails.
create or replace function private.position_check(p_search_id uuid) returns void
  language plpgsql set search_path = ''
as $$
declare
  phrase_id uuid;
begin
  for phrase_id in
    select phrase.id from public.search_history as search
      join public.keywords as phrase on phrase.user_id = search.user_id and case
        when search.keyword_id is null
          then phrase.keyword = search.search_term and phrase.country = search.country
        else phrase.id = search.keyword_id
      end
    where search.id = p_search_id
    -- One that is being deleted would make both wait for each other.
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
  return null;
end
$$;

create trigger keywords_position_new after insert on public.keywords
  for each row execute function private.position_changed_key_phrase();
create trigger keywords_position_changed after update of account_name, video_id on public.keywords
  for each row when ((old.account_name, old.video_id) is distinct from (new.account_name, new.video_id))
  execute function private.position_changed_key_phrase();
