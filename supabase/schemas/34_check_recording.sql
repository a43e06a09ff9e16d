-- Each page of a user's check costs a credit and has its own row in search_history. The row of the first page
-- also stores the progress of the check, and the results of all pages belong to it. Lock order: the profile,
-- then the checks, because updating positions may raise alerts, which reference the profile.

-- See private.record_paid_search.
create function public.record_check_page(
  p_id uuid, p_user_id uuid, p_search_term text, p_country text,
  p_search_id uuid default null, p_cursor text default null, p_keyword_id uuid default null
) returns jsonb
  language sql security definer set search_path = ''
as $$
  select private.record_paid_search(
    p_id, p_user_id, p_search_term, 'search_results_check', p_country, p_search_id, p_cursor, p_keyword_id
  )
$$;
grant execute on function public.record_check_page(uuid, uuid, text, text, uuid, text, uuid) to service_role;

-- Stores the videos that the check does not have yet. They rank after the stored ones, in TikTok's order.
-- Returns how many it stored.
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

-- Stores the videos of a pending page. The check is complete when TikTok has no more videos, repeats an
-- earlier cursor, or returns nothing new. If the page is no longer pending, returns it unchanged. If another
-- call has stored the same page in the meantime, marks this one as failed ('abandoned').
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
