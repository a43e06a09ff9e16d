-- Runs one of the API's operations with the rights of the token's owner. Lists are sorted newest first.
-- `before` is the [time, id] of the previous page's last row, so that rows added or deleted meanwhile do not
-- shift the pages.
create function public.api_call(p_operation text, p_arguments jsonb) returns jsonb
  language plpgsql volatile security invoker set search_path = ''
  -- The filters are optional, so a generic plan would read all of the caller's rows.
  set plan_cache_mode = force_custom_plan
as $$
declare
  caller uuid := auth.uid();
  before_time timestamptz := p_arguments #>> '{before,0}';
  before_id uuid := p_arguments #>> '{before,1}';
  given record;
  answer jsonb;
begin
  select * into given from jsonb_to_record(p_arguments) as argument (
    id uuid, "limit" integer, active boolean, keyword_id uuid, "from" date, "to" date, kind text, phrase text,
    country text, state text, search_type text, payload jsonb
  );
  case p_operation
    -- Returns each key phrase with its last 45 checks and its best one.
    when 'key_phrases' then
      select jsonb_agg(listed order by created_at desc, id desc) into answer from (
        select phrase.*, (
          select coalesce(jsonb_agg(checked order by checked_at), '[]') from public.key_phrase_checks as checked
          where id in (
            (select id from public.key_phrase_checks where keyword_id = phrase.id order by checked_at desc limit 45)
            union all
            (
              select id from public.key_phrase_checks where keyword_id = phrase.id and position is not null
              order by position, checked_at limit 1
            )
          )
        ) as checks
        from public.keywords as phrase
        where user_id = caller and (given.id is null or id = given.id) and (given.active is null or status = given.active)
          and (before_id is null or (created_at, id) < (before_time, before_id))
        order by created_at desc, id desc limit given."limit"
      ) as listed;
    -- `from` and `to` are days in UTC, both inclusive.
    when 'positions' then
      select jsonb_agg(listed order by checked_at desc, id desc) into answer from (
        select * from public.key_phrase_checks
        where keyword_id = given.keyword_id
          and (given."from" is null or checked_at >= given."from"::timestamp at time zone 'UTC')
          and (given."to" is null or checked_at < (given."to" + 1)::timestamp at time zone 'UTC')
          and (before_id is null or (checked_at, id) < (before_time, before_id))
        order by checked_at desc, id desc limit given."limit"
      ) as listed;
    -- Omits the results. `kind` is 'search' or 'check'.
    when 'searches' then
      select jsonb_agg(listed order by searched_at desc, id desc) into answer from (
        select * from public.search_history
        where user_id = caller and page = 1 and (search_type = 'search_results_check') = (given.kind = 'check')
          and (given.id is null or id = given.id) and (given.phrase is null or lower(search_term) = lower(given.phrase))
          and (given.country is null or country = given.country) and (given.state is null or state = given.state)
          and (given.search_type is null or search_type = given.search_type)
          and (given.keyword_id is null or keyword_id = given.keyword_id)
          and (before_id is null or (searched_at, id) < (before_time, before_id))
        order by searched_at desc, id desc limit given."limit"
      ) as listed;
    -- Returns a check's videos or a search's suggestions. `kept` is false if a check's results were purged.
    -- `yours` identifies the caller's videos: it lists the caller's accounts, and the account and video of
    -- each key phrase that the check belongs to.
    when 'results' then
      answer := jsonb_build_object(
        'videos', (
          select coalesce(jsonb_agg(video order by rank), '[]')
          from public.search_ranking_results as video where search_id = given.id
        ),
        'suggestions', (
          select coalesce(jsonb_agg(suggestion order by position), '[]')
          from public.search_results as suggestion where search_id = given.id
        ),
        'kept', exists (select from public.check_results where search_id = given.id),
        'yours', jsonb_build_object(
          'accounts', (select own_accounts from public.profiles where id = caller),
          'tracked', (
            select coalesce(jsonb_agg(jsonb_build_object('account_name', account_name, 'video_id', video_id)), '[]')
            from public.search_history as search join public.keywords as phrase on case
              when search.keyword_id is null
                then lower(phrase.keyword) = lower(search.search_term) and phrase.country = search.country
              else phrase.id = search.keyword_id
            end
            where search.id = given.id
          )
        )
      );
    when 'alerts' then
      select jsonb_agg(listed order by created_at desc, id desc) into answer from (
        select alerts.*, coalesce(keywords.keyword, alerts.word) as keyword, search.country
        from public.alerts join public.search_history as search on search.id = alerts.search_id
          left join public.keywords on keywords.id = alerts.keyword_id
        where alerts.user_id = caller and (before_id is null or (alerts.created_at, alerts.id) < (before_time, before_id))
        order by alerts.created_at desc, alerts.id desc limit given."limit"
      ) as listed;
    when 'ideas' then
      select jsonb_agg(listed order by created_at desc, id desc) into answer from (
        select * from public.ideas
        where user_id = caller and (before_id is null or (created_at, id) < (before_time, before_id))
        order by created_at desc, id desc limit given."limit"
      ) as listed;
    -- Omits the links themselves, because the server stores only the hashes of their keys.
    when 'reports' then
      select jsonb_agg(listed order by created_at desc, id desc) into answer from (
        select * from public.report_links
        where user_id = caller and (before_id is null or (created_at, id) < (before_time, before_id))
        order by created_at desc, id desc limit given."limit"
      ) as listed;
    when 'usage' then
      select jsonb_build_object(
        'usage', usage, 'plan', plans,
        'active_key_phrases', (select count(*) from public.keywords where user_id = caller and status)
      ) into answer
      from public.profiles join public.plans on plans.level = profiles.subscription_level
        cross join public.my_usage() as usage
      where profiles.id = caller;
    -- Adds, changes or deletes a key phrase as a device would. Returns the key phrase as in 'key_phrases', or
    -- null if it was deleted. A change that is sent again with the same id is not applied again.
    when 'change' then
      if given.kind not in ('add_key_phrase', 'change_key_phrase', 'delete_key_phrase') then
        raise exception 'unknown_mutation' using errcode = 'PT422';
      end if;
      if given.kind = 'delete_key_phrase' and not exists (
        select from public.keywords where id = (given.payload ->> 'id')::uuid and user_id = caller
      ) then
        raise exception 'not_found' using errcode = 'PT404';
      end if;
      perform public.apply_mutation(given.id, '00000000-0000-0000-0000-000000000000', 0, given.kind, given.payload);
      return public.api_call('key_phrases', jsonb_build_object('id', given.payload -> 'id', 'limit', 1)) -> 0;
    else
      raise exception 'not_found' using errcode = 'PT404';
  end case;
  return coalesce(answer, '[]');
end
$$;
grant execute on function public.api_call(text, jsonb) to authenticated;

-- Runs an API request: verifies the token, counts the request, and acts as the token's owner in the role of a
-- signed-in user, so that row level security applies. p_calls are [{operation, arguments}], run in order
-- in one transaction. Returns {limit, results}, or {refusal}, with `limit` if the token is known.
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
