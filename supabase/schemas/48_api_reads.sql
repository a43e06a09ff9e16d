-- The operations that a token can call, with its owner's rights. Lists are [{row, cursor}], newest first. The last
-- row's cursor, [time, id], is `p_before` of the next page, so that rows added or deleted meanwhile do not shift the
-- pages.

-- Key phrases, each with its last 45 checks and its best one: [{row, cursor, checks}].
create function public.api_key_phrases(
  p_limit integer, p_before jsonb default null, p_id uuid default null, p_active boolean default null
) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'row', to_jsonb(phrase) - 'changed_in', 'cursor', jsonb_build_array(created_at, id), 'checks', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'search_id', search_id, 'checked_at', checked_at, 'state', state, 'failure_code', failure_code,
      'position', position, 'results', results, 'source', source
    ) order by checked_at), '[]')
    from public.key_phrase_checks where id in (
      (select id from public.key_phrase_checks where keyword_id = phrase.id order by checked_at desc limit 45)
      union all
      (
        select id from public.key_phrase_checks where keyword_id = phrase.id and position is not null
        order by position, checked_at limit 1
      )
    )
  )) order by phrase.created_at desc, phrase.id desc), '[]')
  from (
    select * from public.keywords
    where user_id = (select auth.uid()) and (p_id is null or id = p_id) and (p_active is null or status = p_active)
      and (p_before is null or (created_at, id) < ((p_before ->> 0)::timestamptz, (p_before ->> 1)::uuid))
    order by created_at desc, id desc limit p_limit
  ) as phrase
$$;
grant execute on function public.api_key_phrases(integer, jsonb, uuid, boolean) to authenticated;

-- Both days (UTC) are inclusive.
create function public.api_positions(
  p_keyword_id uuid, p_limit integer, p_before jsonb default null, p_from date default null, p_to date default null
) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('row', to_jsonb(known) - 'changed_in', 'cursor', jsonb_build_array(checked_at, id))
    order by checked_at desc, id desc
  ), '[]') from (
    select * from public.key_phrase_checks
    where keyword_id = p_keyword_id
      and (p_from is null or checked_at >= p_from::timestamp at time zone 'UTC')
      and (p_to is null or checked_at < (p_to + 1)::timestamp at time zone 'UTC')
      and (p_before is null or (checked_at, id) < ((p_before ->> 0)::timestamptz, (p_before ->> 1)::uuid))
    order by checked_at desc, id desc limit p_limit
  ) as known
$$;
grant execute on function public.api_positions(uuid, integer, jsonb, date, date) to authenticated;

-- Searches or checks (p_kind 'search' or 'check'), without their results.
create function public.api_searches(
  p_kind text, p_limit integer, p_before jsonb default null, p_id uuid default null, p_phrase text default null,
  p_country text default null, p_keyword_id uuid default null
) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'row', to_jsonb(head) - '{changed_in,page,search_id,log_id,asked_cursor,imported}'::text[],
    'cursor', jsonb_build_array(searched_at, id)
  ) order by searched_at desc, id desc), '[]') from (
    select * from public.search_history
    where user_id = (select auth.uid()) and page = 1
      and search_type = any (case p_kind when 'check' then '{search_results_check}' else '{basic,autocomplete}'::text[] end)
      and (p_id is null or id = p_id) and (p_phrase is null or search_term = p_phrase)
      and (p_country is null or country = p_country) and (p_keyword_id is null or keyword_id = p_keyword_id)
      and (p_before is null or (searched_at, id) < ((p_before ->> 0)::timestamptz, (p_before ->> 1)::uuid))
    order by searched_at desc, id desc limit p_limit
  ) as head
$$;
grant execute on function public.api_searches(text, integer, jsonb, uuid, text, text, uuid) to authenticated;

-- A check's videos or a search's suggestions. `kept` is false if a check's results were purged. `yours` has the
-- caller's own accounts and what the check's key phrases track; videos that match are the caller's.
create function public.api_results(p_id uuid) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select jsonb_build_object(
    'videos', (
      select coalesce(jsonb_agg(to_jsonb(video) - '{search_id,user_id,page}'::text[] order by rank), '[]')
      from public.search_ranking_results as video where search_id = p_id
    ),
    'suggestions', (
      select coalesce(jsonb_agg(jsonb_build_object('position', position, 'word', word, 'group_id', group_id)
        order by position), '[]')
      from public.search_results where search_id = p_id
    ),
    'kept', exists (select from public.check_results where search_id = p_id),
    'yours', jsonb_build_object(
      'accounts', (select own_accounts from public.profiles where id = (select auth.uid())),
      'tracked', (
        select coalesce(jsonb_agg(jsonb_build_object('account_name', account_name, 'video_id', video_id)), '[]')
        from public.search_history as search join public.keywords as phrase on case
          when search.keyword_id is null
            then lower(phrase.keyword) = lower(search.search_term) and phrase.country = search.country
          else phrase.id = search.keyword_id
        end
        where search.id = p_id
      )
    )
  )
$$;
grant execute on function public.api_results(uuid) to authenticated;

create function public.api_alerts(p_limit integer, p_before jsonb default null) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'row', to_jsonb(told) - '{changed_in,pushed_at}'::text[], 'cursor', jsonb_build_array(created_at, id)
  ) order by created_at desc, id desc), '[]') from (
    select alerts.*, coalesce(keywords.keyword, alerts.word) as keyword, search.country
    from public.alerts join public.search_history as search on search.id = alerts.search_id
      left join public.keywords on keywords.id = alerts.keyword_id
    where alerts.user_id = (select auth.uid())
      and (p_before is null or (alerts.created_at, alerts.id) < ((p_before ->> 0)::timestamptz, (p_before ->> 1)::uuid))
    order by alerts.created_at desc, alerts.id desc limit p_limit
  ) as told
$$;
grant execute on function public.api_alerts(integer, jsonb) to authenticated;

-- Ideas, or published reports, without their links, which the server does not know.
create function public.api_rows(p_table name, p_limit integer, p_before jsonb default null) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  listed jsonb;
begin
  execute format(
    $list$
      select coalesce(jsonb_agg(jsonb_build_object(
        'row', to_jsonb(listed) - 'changed_in', 'cursor', jsonb_build_array(created_at, id)
      ) order by created_at desc, id desc), '[]') from (
        select * from public.%I
        where user_id = (select auth.uid())
          and ($1 is null or (created_at, id) < (($1 ->> 0)::timestamptz, ($1 ->> 1)::uuid))
        order by created_at desc, id desc limit $2
      ) as listed
    $list$,
    p_table
  ) into listed using p_before, p_limit;
  return listed;
end
$$;
grant execute on function public.api_rows(name, integer, jsonb) to authenticated;

create function public.api_usage() returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select jsonb_build_object(
    'usage', to_jsonb(usage), 'plan', to_jsonb(plans) - 'changed_in',
    'active_key_phrases', (select count(*) from public.keywords where user_id = profiles.id and status)
  )
  from public.profiles join public.plans on plans.level = profiles.subscription_level
    cross join public.my_usage() as usage
  where profiles.id = (select auth.uid())
$$;
grant execute on function public.api_usage() to authenticated;

-- Changes a key phrase as a device would, and returns it like api_key_phrases; null if it was deleted. A change
-- repeated with the same p_id is applied once.
create function public.api_change(p_id uuid, p_kind text, p_payload jsonb) returns jsonb
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  phrase uuid := p_payload ->> 'id';
begin
  if p_kind not in ('add_key_phrase', 'change_key_phrase', 'delete_key_phrase') then
    raise exception 'unknown_mutation' using errcode = 'PT422';
  end if;
  if p_kind = 'delete_key_phrase' and not exists (
    select from public.keywords where id = phrase and user_id = auth.uid()
  ) then
    raise exception 'not_found' using errcode = 'PT404';
  end if;
  perform public.apply_mutation(p_id, '00000000-0000-0000-0000-000000000000', 0, p_kind, p_payload);
  return public.api_key_phrases(1, null, phrase) -> 0;
end
$$;
grant execute on function public.api_change(uuid, text, jsonb) to authenticated;

create function public.api_call(p_operation text, p_arguments jsonb) returns jsonb
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  given record;
begin
  select * into given from jsonb_to_record(p_arguments) as argument (
    id uuid, "limit" integer, before jsonb, active boolean, keyword_id uuid, "from" date, "to" date, kind text,
    phrase text, country text, payload jsonb
  );
  return case p_operation
    when 'key_phrases' then public.api_key_phrases(given."limit", given.before, given.id, given.active)
    when 'positions' then
      public.api_positions(given.keyword_id, given."limit", given.before, given."from", given."to")
    when 'searches' then public.api_searches(
      given.kind, given."limit", given.before, given.id, given.phrase, given.country, given.keyword_id)
    when 'results' then public.api_results(given.id)
    when 'alerts' then public.api_alerts(given."limit", given.before)
    when 'ideas' then public.api_rows('ideas', given."limit", given.before)
    when 'reports' then public.api_rows('report_links', given."limit", given.before)
    when 'usage' then public.api_usage()
    when 'change' then public.api_change(given.id, given.kind, given.payload)
  end;
end
$$;
grant execute on function public.api_call(text, jsonb) to authenticated;

-- The entry point for tokens: verifies the token, counts the request, and switches from the secret key's role to a
-- signed-in user with the owner's id, so that row level security applies. p_calls are [{operation, arguments}], run in
-- order in one transaction. Returns {limit, results}, or {refusal}, with `limit` if the token is known.
create function public.call_with_token(
  p_token text, p_calls jsonb, p_place text default null, p_again boolean default false
) returns jsonb
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  opened jsonb := public.use_api_token(
    p_token, case when p_calls @> '[{"operation": "change"}]' then 'track' else 'read' end, p_place, p_again);
  called jsonb;
  results jsonb := '[]';
begin
  if opened ? 'refusal' then
    return opened;
  end if;
  perform set_config('request.jwt.claims',
      jsonb_build_object('sub', opened ->> 'user_id', 'role', 'authenticated')::text, true),
    set_config('request.jwt.claim.sub', opened ->> 'user_id', true),
    set_config('request.jwt.claim.role', 'authenticated', true),
    set_config('role', 'authenticated', true);
  for called in select value from jsonb_array_elements(p_calls) with ordinality as given (value, n) order by n loop
    results := results
      || jsonb_build_array(public.api_call(called ->> 'operation', coalesce(called -> 'arguments', '{}')));
  end loop;
  return opened - 'user_id' || jsonb_build_object('results', results);
exception
  when sqlstate 'PT403' or sqlstate 'PT404' or sqlstate 'PT409' or sqlstate 'PT410' or sqlstate 'PT422'
    or sqlstate 'PT429' then
    return opened - 'user_id' || jsonb_build_object('refusal', sqlerrm);
end
$$;
grant execute on function public.call_with_token(text, jsonb, text, boolean) to service_role;
