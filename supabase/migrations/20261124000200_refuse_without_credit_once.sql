-- That the credits of a period are used up is decided in one place, for searches and for pages of a check.
create function private.refuse_without_credit(p_profile public.profiles, p_plan public.plans) returns void
  language plpgsql set search_path = ''
as $$
begin
  if private.credits_used(p_profile.id, (select starts_at from private.credit_period(p_profile.created_at, now())))
    >= p_plan.monthly_credits
  then
    perform private.refuse('PT402', 'credits_exhausted');
  end if;
end
$$;

create or replace function public.record_search(
  p_id uuid, p_user_id uuid, p_search_term text, p_search_type text, p_country text,
  p_search_id uuid default null, p_page integer default 1
) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  profile public.profiles;
  plan public.plans;
  search public.search_history;
begin
  -- One search of a user at a time: the lock spans the count and the insert.
  select * into profile from public.profiles where id = p_user_id for update;
  if not found then
    perform private.refuse('PT401', 'unauthorized');
  end if;

  select * into search from public.search_history where id = p_id;
  if found then
    if (search.user_id, search.search_term, search.search_type, search.country, search.page)
      is distinct from (p_user_id, p_search_term, p_search_type, p_country, p_page)
    then
      perform private.refuse('PT409', 'key_reused');
    end if;
    return jsonb_build_object('replayed', true) || private.search_with_results(search);
  end if;

  select * into plan from public.plans where level = profile.subscription_level;
  if p_country <> all (plan.countries)
    or (p_search_type = 'autocomplete' and not plan.modes && '{single,multiple,keystroke}')
    or p_page > plan.pages_per_check
  then
    perform private.refuse('PT403', 'plan_required');
  end if;
  perform private.refuse_without_credit(profile, plan);

  insert into public.search_history (id, user_id, search_id, page, search_term, search_type, country)
    values (p_id, p_user_id, coalesce(p_search_id, p_id), p_page, p_search_term, p_search_type, p_country)
    on conflict (id) do nothing
    returning * into search;
  -- Another user's call took this id at the same moment.
  if not found then
    perform private.refuse('PT409', 'key_reused');
  end if;
  return jsonb_build_object('replayed', false) || private.search_with_results(search);
end
$$;

create or replace function public.record_check_page(
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
    perform private.refuse('PT401', 'unauthorized');
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
  -- Another user's call took this id at the same moment.
  if not found then
    perform private.refuse('PT409', 'key_reused');
  end if;
  return jsonb_build_object('replayed', false) || private.search_with_results(search);
end
$$;
