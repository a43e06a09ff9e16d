-- Returns the cursor of the page after p_page; null at the end.
create function private.cursor_after(p_page public.search_history) returns text
  language sql stable set search_path = ''
as $$
  select case when first.pages_done = p_page.page then first.next_cursor else (
    select asked_cursor from public.search_history
    where search_id = first.id and user_id = first.user_id and page = p_page.page + 1 limit 1
  ) end
  from public.search_history as first where first.id = p_page.search_id
$$;

-- Returns a search, or a page of a check, as {search, results}; a check also has next_cursor.
create function private.search_with_results(p_search public.search_history) returns jsonb
  language plpgsql stable set search_path = ''
as $$
begin
  if p_search.search_type <> 'search_results_check' then
    return jsonb_build_object('search', to_jsonb(p_search), 'results', coalesce((
      select jsonb_agg(jsonb_build_object('position', position, 'word', word, 'group_id', group_id) order by position)
      from public.search_results where search_id = p_search.id
    ), '[]'));
  elsif p_search.state <> 'done' then
    return jsonb_build_object('search', to_jsonb(p_search), 'results', '[]'::jsonb, 'next_cursor', null);
  end if;
  return jsonb_build_object(
    'search', to_jsonb(p_search),
    'results', coalesce((
      select jsonb_agg(to_jsonb(video) - '{search_id,user_id,page}'::text[] order by video.rank)
      from public.search_ranking_results as video
      where video.search_id = p_search.search_id and video.page = p_search.page
    ), '[]'),
    'next_cursor', private.cursor_after(p_search)
  );
end
$$;

-- Spends one credit and records a search, or a page of a check, as pending. If p_id is already recorded, only
-- returns its state. Without p_search_id, a page is the first of a new check. Otherwise, it is the next page
-- of that check, and p_cursor must be the check's next_cursor.
--
-- Returns {replayed, search, results} and, for a check, next_cursor. Raises PT400 invalid_request, PT402
-- credits_exhausted, PT403 plan_required, PT409 key_reused (the id belongs to another search), PT410
-- account_deleted, PT425 in_progress (another call is fetching this page), PT429 upstream_rate_limited.
create function private.record_paid_search(
  p_id uuid, p_user_id uuid, p_search_term text, p_search_type text, p_country text,
  p_search_id uuid default null, p_cursor text default null, p_keyword_id uuid default null
) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  profile public.profiles;
  plan public.plans;
  search public.search_history;
  first public.search_history;
  next_page integer := 1;
begin
  select * into profile from public.profiles where id = p_user_id for update;
  if not found then
    perform private.refuse('PT410', 'account_deleted');
  end if;

  select * into search from public.search_history where id = p_id;
  if found then
    if (search.user_id, search.search_term, search.search_type, search.country, search.search_id, search.asked_cursor)
      is distinct from
      (p_user_id, p_search_term, p_search_type, p_country, coalesce(p_search_id, p_id), p_cursor)
    then
      perform private.refuse('PT409', 'key_reused');
    end if;
    return jsonb_build_object('replayed', true) || private.search_with_results(search);
  end if;

  if p_search_id is not null or p_cursor is not null then
    select * into first from public.search_history
      where id = p_search_id and user_id = p_user_id and search_type = 'search_results_check' and page = 1
        and origin = 'user' and search_term = p_search_term and country = p_country
      for no key update;
    next_page := greatest(coalesce(first.pages_done, 0), 1) + 1;
  end if;

  select * into plan from public.plans where level = profile.subscription_level;
  if p_country <> all (plan.countries) or next_page > plan.pages_per_check
    or (p_search_type = 'autocomplete' and not plan.modes && '{single,multiple,keystroke}')
  then
    perform private.refuse('PT403', 'plan_required');
  end if;
  if next_page > 1
    and (p_cursor is null or first.state is distinct from 'done' or first.next_cursor is distinct from p_cursor)
  then
    perform private.refuse('PT400', 'invalid_request');
  end if;
  if p_keyword_id is not null and not exists (
    select from public.keywords
    where id = p_keyword_id and user_id = p_user_id and keyword = p_search_term and country = p_country
  ) then
    perform private.refuse('PT400', 'invalid_request');
  end if;
  if next_page > 1 and exists (
    select from public.search_history
    where search_id = first.id and user_id = p_user_id and state = 'pending' and page = next_page
      and searched_at > now() - interval '10 minutes'
  ) then
    perform private.refuse('PT425', 'in_progress');
  end if;
  perform private.refuse_without_credit(profile, plan);

  insert into public.search_history
      (id, user_id, search_id, page, search_term, search_type, country, asked_cursor, keyword_id)
    values (p_id, p_user_id, coalesce(first.id, p_id), next_page, p_search_term, p_search_type, p_country, p_cursor,
      case when next_page = 1 then p_keyword_id end)
    on conflict (id) do nothing
    returning * into search;
  -- Another user's call inserted this id after the look-up above.
  if not found then
    perform private.refuse('PT409', 'key_reused');
  end if;
  return jsonb_build_object('replayed', false) || private.search_with_results(search);
end
$$;

create function public.record_search(
  p_id uuid, p_user_id uuid, p_search_term text, p_search_type text, p_country text
) returns jsonb
  language sql security definer set search_path = ''
as $$
  select private.record_paid_search(p_id, p_user_id, p_search_term, p_search_type, p_country)
$$;
grant execute on function public.record_search(uuid, uuid, text, text, text) to service_role;

-- Stores the suggestions ([{word, group_id}], in order) of a pending search. If the search is no longer
-- pending, returns it unchanged. Raises PT410 account_deleted.
create function public.complete_search(
  p_id uuid, p_user_id uuid, p_results jsonb, p_source text, p_log_id text default null
) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  search public.search_history;
begin
  select * into search from public.search_history where id = p_id and user_id = p_user_id for update;
  if not found then
    perform private.refuse('PT410', 'account_deleted');
  end if;
  if search.state = 'pending' then
    insert into public.search_results (search_id, user_id, position, word, group_id, search_type)
      select p_id, p_user_id, n, item ->> 'word', item ->> 'group_id', search.search_type
      from jsonb_array_elements(p_results) with ordinality as found (item, n);
    update public.search_history set state = 'done', source = p_source, log_id = p_log_id
      where id = p_id returning * into search;
  end if;
  return private.search_with_results(search);
end
$$;
grant execute on function public.complete_search(uuid, uuid, jsonb, text, text) to service_role;

-- Fails a pending search, which refunds its credit. If the search is no longer pending, returns it unchanged.
-- Raises PT410 account_deleted.
create function public.fail_search(p_id uuid, p_user_id uuid, p_failure_code text) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  search public.search_history;
begin
  perform from public.profiles where id = p_user_id for key share;
  update public.search_history set state = 'failed', failure_code = p_failure_code
    where id = p_id and user_id = p_user_id and state = 'pending' returning * into search;
  if search.search_type = 'search_results_check' and search.page = 1 then
    perform private.position_check(p_id);
  end if;
  select * into search from public.search_history where id = p_id and user_id = p_user_id;
  if not found then
    perform private.refuse('PT410', 'account_deleted');
  end if;
  return private.search_with_results(search);
end
$$;
grant execute on function public.fail_search(uuid, uuid, text) to service_role;

-- Marks searches that have been pending for ten minutes as failed. Returns their number.
create function public.expire_pending_searches() returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  expired public.search_history[];
  search public.search_history;
begin
  perform from public.profiles where id in (
    select user_id from public.search_history
    where state = 'pending' and searched_at <= now() - interval '10 minutes'
  ) order by id for key share;
  with failed as (
    update public.search_history set state = 'failed', failure_code = 'abandoned'
    where state = 'pending' and searched_at <= now() - interval '10 minutes'
    returning search_history
  )
  select coalesce(array_agg(search_history), '{}') into expired from failed;
  foreach search in array expired loop
    if search.search_type = 'search_results_check' and search.page = 1 then
      perform private.position_check(search.id);
    end if;
  end loop;
  return cardinality(expired);
end
$$;
grant execute on function public.expire_pending_searches() to service_role;

-- Adds the searches, [{id, phrase}], that a new user made as a visitor. An account has at most three of them,
-- which cost no credits. Adds nothing to an account older than a day.
create function private.add_demo_searches(p_user_id uuid, p_searches jsonb) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  max_added constant integer := 3;
  given record;
begin
  for given in
    select demo.*, item ->> 'phrase' as term, md5(p_user_id::text || demo.id::text)::uuid as search_id
    from jsonb_array_elements(p_searches) as item
      join private.demo_answers as demo on demo.id = (item ->> 'id')::uuid and demo.phrase = lower(item ->> 'phrase')
    where exists (select from public.profiles where id = p_user_id and created_at > now() - interval '1 day')
  loop
    exit when (
      select count(*) from public.search_history where user_id = p_user_id and origin = 'demo'
    ) >= max_added;
    insert into public.search_history
        (id, user_id, search_id, search_term, search_type, country, origin, state, source, log_id, searched_at)
      values (given.search_id, p_user_id, given.search_id, given.term, 'basic', 'gb', 'demo', 'done',
        given.answer ->> 'source', given.answer ->> 'logId', given.found_at)
      on conflict (id) do nothing;
    if found then
      insert into public.search_results (search_id, user_id, position, word, group_id, search_type)
        select given.search_id, p_user_id, n, item ->> 'word', item ->> 'group_id', 'basic'
        from jsonb_array_elements(given.answer -> 'suggestions') with ordinality as found (item, n);
    end if;
  end loop;
end
$$;
