-- Each page of a check spends a credit and has a row; the progress and all results belong to the row of the first page.
-- Lock order: profile, checks, because updated positions may raise alerts, which reference the profile.

-- Spends one credit and records a page of a check as pending, or returns the state of an earlier call with this id:
-- {replayed, search, results, next_cursor}. Without p_search_id it is the first page of a new check; otherwise it is
-- the next page, whose cursor p_cursor must match. Raises PT400 invalid_request, PT402 credits_exhausted, PT403
-- plan_required, PT409 key_reused, PT410 account_deleted, PT425 in_progress (another call is fetching this page), PT429
-- upstream_rate_limited.
create function public.record_check_page(
  p_id uuid, p_user_id uuid, p_search_term text, p_country text,
  p_search_id uuid default null, p_cursor text default null, p_keyword_id uuid default null
) returns jsonb
  language plpgsql security definer set search_path = ''
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
      (p_user_id, p_search_term, 'search_results_check', p_country, coalesce(p_search_id, p_id), p_cursor)
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
  if p_country <> all (plan.countries) or next_page > plan.pages_per_check then
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
    values (p_id, p_user_id, coalesce(first.id, p_id), next_page, p_search_term, 'search_results_check', p_country,
      p_cursor, case when next_page = 1 then p_keyword_id end)
    on conflict (id) do nothing
    returning * into search;
  -- Another user's call used this id at the same time.
  if not found then
    perform private.refuse('PT409', 'key_reused');
  end if;
  return jsonb_build_object('replayed', false) || private.search_with_results(search);
end
$$;
grant execute on function public.record_check_page(uuid, uuid, text, text, uuid, text, uuid) to service_role;

-- Stores the videos that are new in the check, ranked in TikTok's order after its existing ones. Returns their number.
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

-- The check is complete when TikTok has no more videos, repeats an earlier cursor, or returns nothing new. A settled
-- page is returned unchanged; a page that another call has stored meanwhile fails.
create function public.complete_check_page(
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
  select * into search from public.search_history
    where id = p_id and user_id = p_user_id and search_type = 'search_results_check' for no key update;
  if not found then
    perform private.refuse('PT410', 'account_deleted');
  end if;
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
grant execute on function public.complete_check_page(uuid, uuid, jsonb, text, text, text) to service_role;
