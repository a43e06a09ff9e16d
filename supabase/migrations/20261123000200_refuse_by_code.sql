-- Refusals say a code, and no sentence: what a person reads is the app's to say, in that person's language.

-- Refuses a call: by a status ('PT403' is answered as 403) or an SQLSTATE, a code that is stable, and the figure that a
-- sentence about it needs. The words are the app's. Its builds of before found the code in the hint.
create function private.refuse(p_status text, p_code text, p_detail text default null) returns void
  language plpgsql set search_path = ''
as $$
begin
  if p_detail is null then
    raise exception using errcode = p_status, message = p_code, hint = p_code;
  end if;
  raise exception using errcode = p_status, message = p_code, hint = p_code, detail = p_detail;
end
$$;

-- Column grants can be widened by accident; what money depends on is guarded here as well.
create or replace function private.guard_profile_facts() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated')
    and (new.id, new.email, new.subscription_level, new.created_at)
      is distinct from (old.id, old.email, old.subscription_level, old.created_at)
  then
    raise exception 'server_columns' using errcode = '42501';
  end if;
  return new;
end
$$;

-- Counts a visitor's search of today (UTC). Answers {day, answer}: the day for give_back_to_address, and what was
-- found for the phrase today, or null where TikTok is to be asked, of which all visitors together have p_all a day.
-- Raises PT402 credits_exhausted where the visitor's p_each are used up, PT503 upstream_quota where all together are.
-- A visitor whose searches fail gets them back, but not without end.
create or replace function public.take_demo_search(p_address_hash text, p_phrase text, p_each integer, p_all integer)
  returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  today date := public.take_from_address('demo_search', p_address_hash, p_each);
  known jsonb;
begin
  if today is null or public.take_from_address('demo_search_asked', p_address_hash, p_each * 10) is null then
    perform private.refuse('PT402', 'credits_exhausted');
  end if;
  select answer into known from private.demo_answers where phrase = lower(p_phrase) and day = today;
  if known is null and public.take_from_address('demo_search_of_all', 'everybody', p_all) is null then
    perform private.refuse('PT503', 'upstream_quota');
  end if;
  return jsonb_build_object('day', today, 'answer', known);
end
$$;

-- Trimmed, without blanks and repeats (case does not count), in the order given. `p_kept` are not measured.
create or replace function private.clean_names(p_names text[], p_longest integer, p_kept text[] default '{}') returns text[]
  language plpgsql immutable set search_path = ''
as $$
declare
  cleaned text[];
begin
  select coalesce(array_agg(name order by n), '{}') into cleaned from (
    select distinct on (lower(btrim(given.name))) btrim(given.name) as name, n
    from unnest(p_names) with ordinality as given (name, n)
    where btrim(given.name) <> ''
    order by lower(btrim(given.name)), n
  ) as names;
  if exists (select from unnest(cleaned) as name where char_length(name) > p_longest and name <> all (p_kept)) then
    raise exception 'name_too_long' using errcode = 'check_violation', detail = p_longest;
  end if;
  return cleaned;
end
$$;

-- The lock on the profile spans count and write, so that parallel adds and resumes cannot pass the limit together. It
-- excludes every other count and write, but not rows that only point at the profile, as the record of the caller's change
-- does: these may be written by others at the same time without a deadlock.
create or replace function private.enforce_key_phrase_limit() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  allowed integer;
  active integer;
begin
  -- Triggers run before policies: without this, anybody could lock a stranger's profile and learn of the plan.
  if auth.uid() <> new.user_id then
    perform private.refuse('42501', 'not_own_key_phrase');
  end if;
  select plans.active_key_phrases into allowed
    from public.profiles join public.plans on plans.level = profiles.subscription_level
    where profiles.id = new.user_id for no key update of profiles;
  select count(*) into active from public.keywords
    where user_id = new.user_id and status and id <> new.id;
  if allowed = 0 then
    perform private.refuse('PT403', 'plan_required');
  elsif active >= allowed then
    perform private.refuse('PT403', 'active_key_phrases_reached');
  end if;
  return new;
end
$$;

-- A paused key phrase is no way around a plan without any. What functions insert is theirs to decide: an archive's
-- come paused.
create or replace function private.require_plan_for_key_phrase() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Triggers run before policies: nobody learns of a stranger's plan.
  if auth.uid() <> new.user_id then
    perform private.refuse('42501', 'not_own_key_phrase');
  end if;
  if exists (
    select from public.profiles join public.plans on plans.level = profiles.subscription_level
    where profiles.id = new.user_id and plans.active_key_phrases = 0
  ) then
    perform private.refuse('PT403', 'plan_required');
  end if;
  return new;
end
$$;

-- Ten times what the largest plan has active, paused ones included.
create or replace function private.limit_key_phrases() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() <> new.user_id then
    perform private.refuse('42501', 'not_own_key_phrase');
  end if;
  perform from public.profiles where id = new.user_id for no key update;
  if (select count(*) from public.keywords where user_id = new.user_id) >= 500 then
    perform private.refuse('PT422', 'too_many_key_phrases', '500');
  end if;
  return new;
end
$$;

-- A key phrase that comes and goes leaves word of its removal for ninety days. Changes that devices send are counted; a
-- row that is inserted by itself was not, and could come and go without end.
create or replace function private.count_direct_key_phrase() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() <> new.user_id then
    perform private.refuse('42501', 'not_own_key_phrase');
  end if;
  if not private.take_from_account(new.user_id, 'mutations', 1, 5000) then
    perform private.refuse('PT429', 'too_many_changes', '5000');
  end if;
  return new;
end
$$;

-- A key phrase is tracked once for its owner: by phrase, country, account (case counts in neither name) and video.
-- What was tracked twice before this rule stays until its owner deletes it, with its history; and what an archive
-- holds comes whole.
create or replace function private.refuse_tracked_twice() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Triggers run before policies: without this, anybody could learn what a stranger tracks.
  if auth.uid() <> new.user_id then
    perform private.refuse('42501', 'not_own_key_phrase');
  end if;
  -- One at a time, so that two of them cannot miss each other.
  perform from public.profiles where id = new.user_id for no key update;
  if exists (
    select from public.keywords
    where user_id = new.user_id and id <> new.id and country = new.country and lower(keyword) = lower(new.keyword)
      and lower(account_name) is not distinct from lower(new.account_name)
      and video_id is not distinct from new.video_id
  ) and not exists (
    select from private.archive_imports where user_id = new.user_id and finished_at is null
  ) then
    perform private.refuse('PT409', 'already_tracked');
  end if;
  return new;
end
$$;

create or replace function private.limit_notes() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.key_phrase_notes where id = new.id)
    and (select count(*) from public.key_phrase_notes where user_id = new.user_id) >= 2000
  then
    perform private.refuse('PT422', 'too_many_notes', '2000');
  end if;
  return new;
end
$$;

-- A search that fails is free, and each of them asks TikTok.
create or replace function private.limit_searches() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not private.take_from_account(new.user_id, 'searches', 1, 5000) then
    perform private.refuse('PT429', 'upstream_rate_limited');
  end if;
  return new;
end
$$;

-- Credits used in the current period (spec, section 7). Answers for the caller alone.
create or replace function public.get_monthly_searches(user_uuid uuid) returns integer
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if user_uuid is distinct from auth.uid() then
    perform private.refuse('42501', 'not_own_usage');
  end if;
  return (select used from public.my_usage());
end
$$;

-- Takes one credit and records the search as pending, or tells what became of an earlier call with this id.
-- Answers {replayed, search, results}. Raises PT401 (no such user), PT402 credits_exhausted, PT403 plan_required,
-- PT409 key_reused (the id belongs to another search).
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
  if private.credits_used(p_user_id, (select starts_at from private.credit_period(profile.created_at, now())))
    >= plan.monthly_credits
  then
    perform private.refuse('PT402', 'credits_exhausted');
  end if;

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

-- Takes one credit and records a page of a check as pending, or tells what became of an earlier call with this id.
-- Without p_search_id it is the first page of a new check; else the one after those that the check has, which
-- p_cursor must ask for. Answers {replayed, search, results, next_cursor}. Raises PT400 invalid_request, PT401,
-- PT402 credits_exhausted, PT403 plan_required, PT409 key_reused, PT425 in_progress (another call asks for this page).
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
  if private.credits_used(p_user_id, (select starts_at from private.credit_period(profile.created_at, now())))
    >= plan.monthly_credits
  then
    perform private.refuse('PT402', 'credits_exhausted');
  end if;

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

create or replace function private.limit_alert_rules() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.alert_rules where id = new.id)
    and (select count(*) from public.alert_rules where keyword_id = new.keyword_id) >= 30
  then
    perform private.refuse('PT422', 'too_many_alert_rules', '30');
  end if;
  return new;
end
$$;

-- Holds for every door, not for save_push_subscription alone.
create or replace function private.refuse_strange_push_service() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_push_service(new.endpoint) then
    perform private.refuse('PT422', 'invalid_change');
  end if;
  return new;
end
$$;

-- Lets the caller's browser be told. A browser has one owner: the one who signed in last.
create or replace function public.save_push_subscription(p_endpoint text, p_p256dh text, p_auth text) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  if caller is null then
    perform private.refuse('PT401', 'unauthorized');
  end if;
  if (p_endpoint ~ '^https?://[^\s]+$' and char_length(p_endpoint) <= 2048
    and p_p256dh ~ '^[A-Za-z0-9_=-]{80,100}$' and p_auth ~ '^[A-Za-z0-9_=-]{16,40}$') is not true
  then
    perform private.refuse('PT422', 'invalid_change');
  end if;
  insert into private.push_subscriptions (endpoint, user_id, p256dh, auth)
    values (p_endpoint, caller, p_p256dh, p_auth)
    on conflict (endpoint) do update
      set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth, created_at = now();
  -- Browsers that were forgotten without a word.
  delete from private.push_subscriptions where endpoint in (
    select endpoint from private.push_subscriptions where user_id = caller order by created_at desc offset 20
  );
end
$$;

-- Everybody locks the profile before rows that belong to it. A change that came alone counted itself first, so that it
-- and a request of several of the same account could wait for each other until one was thrown out (40P01).
create or replace function private.limit_mutations() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.profiles where id = new.user_id for no key update;
  -- An account that was deleted meanwhile has no changes.
  if not found then
    perform private.refuse('PT401', 'unauthorized');
  end if;
  if not private.take_from_account(new.user_id, 'mutations', 1, 5000) then
    perform private.refuse('PT429', 'too_many_changes', '5000');
  end if;
  return new;
end
$$;

-- A device of a later build may change a column that this server does not have: after a rollback, or while a deployment is
-- half-way. Left out without a word it would be gone when the device next pulls the row; refused, it stays on the device.
create or replace function private.refuse_unknown_columns(p_kind text, p_payload jsonb) returns void
  language plpgsql stable set search_path = ''
as $$
declare
  changed regclass := case
    when p_kind = 'update_profile' then 'public.profiles'
    when p_kind in ('add_key_phrase', 'change_key_phrase') then 'public.keywords'
    when p_kind = 'put_note' then 'public.key_phrase_notes'
    when p_kind = 'put_alert_rule' then 'public.alert_rules'
    when p_kind = 'update_alert_settings' then 'public.alert_settings'
  end;
begin
  if changed is not null and exists (
    select from jsonb_object_keys(p_payload) as given (name)
    where name not in (
      select attname from pg_attribute where attrelid = changed and attnum > 0 and not attisdropped
    )
  ) then
    perform private.refuse('PT422', 'unknown_column');
  end if;
end
$$;

create or replace function private.refuse_missing_row() returns void
  language plpgsql set search_path = ''
as $$
begin
  perform private.refuse('PT422', 'not_found');
end
$$;

create or replace function private.add_key_phrase(p_user_id uuid, p_values jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  added_at timestamptz := (p_values ->> 'created_at')::timestamptz;
begin
  -- A paused one is no way around the plan.
  if exists (
    select from public.profiles join public.plans on plans.level = profiles.subscription_level
    where profiles.id = p_user_id and plans.active_key_phrases = 0
  ) then
    perform private.refuse('PT403', 'plan_required');
  end if;
  insert into public.keywords select added.* from jsonb_populate_record(
    private.blank_key_phrase(),
    jsonb_strip_nulls(private.given_values('public.keywords', 'insert', p_values)) || jsonb_build_object(
      'user_id', p_user_id,
      -- The device's time of adding, which may be long before it met the network; its clock may be wrong.
      'created_at', case when added_at between now() - interval '30 days' and now() then added_at else now() end
    )
  ) as added;
end
$$;

-- Applies one change of the caller's device. Answers 'applied' or 'already_applied'.
-- Raises PT422: unknown_mutation, unknown_column, or invalid_change for what a constraint or a type refuses.
create or replace function public.apply_mutation(
  p_id uuid, p_device_id uuid, p_sequence bigint, p_kind text, p_payload jsonb
) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  if caller is null then
    perform private.refuse('PT401', 'unauthorized');
  end if;

  insert into private.applied_mutations (user_id, id, device_id, sequence, kind)
    values (caller, p_id, p_device_id, p_sequence, p_kind) on conflict do nothing;
  if not found then
    return 'already_applied';
  end if;

  perform private.refuse_unknown_columns(p_kind, p_payload);
  case p_kind
    when 'update_profile' then perform private.update_profile(caller, p_payload);
    when 'add_key_phrase' then perform private.add_key_phrase(caller, p_payload);
    when 'change_key_phrase' then perform private.change_key_phrase(caller, p_payload);
    when 'delete_key_phrase' then
      delete from public.keywords where id = (p_payload ->> 'id')::uuid and user_id = caller;
    when 'put_note' then perform private.put_note(caller, p_payload);
    when 'delete_note' then
      delete from public.key_phrase_notes where id = (p_payload ->> 'id')::uuid and user_id = caller;
    when 'put_alert_rule' then perform private.put_alert_rule(caller, p_payload);
    when 'delete_alert_rule' then
      delete from public.alert_rules where id = (p_payload ->> 'id')::uuid and user_id = caller;
    when 'read_alerts' then perform private.read_alerts(caller, p_payload);
    when 'update_alert_settings' then perform private.update_alert_settings(caller, p_payload);
    else perform private.refuse('PT422', 'unknown_mutation', p_kind);
  end case;
  return 'applied';
exception
  -- The device must be able to tell a refusal of its data from a server in trouble, by status and on every server.
  when integrity_constraint_violation or data_exception then
    perform private.refuse('PT422', 'invalid_change');
end
$$;

-- Applies changes of the caller's device in their order, in one request. Each of p_mutations, [{id, sequence, kind,
-- payload, rows}], is applied or refused by itself. `rows` names the row that it changes, then those that it depends on:
-- what stands behind a change of one of them that was not applied waits with it, so that the order of a row is kept.
--
-- Answers {position, outcomes}: `position` is the transaction, 'life/number', which a device looks for in the snapshots
-- that it pulls.
-- An outcome, one for each change in order, is
--   {outcome: 'applied' | 'already_applied'}
--   {outcome: 'refused', code, message}  as apply_mutation would have refused it: a device parks it
--   {outcome: 'failed', code, message}   the server stumbled over this one, or the daily limit puts it off: send it again
--   {outcome: 'waiting'}                 not tried, because of one before it
-- Raises PT401; PT422 too_many for more than 200.
create or replace function public.apply_mutations(p_device_id uuid, p_mutations jsonb) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  mutation jsonb;
  touched text[];
  blocked text[] := '{}';
  outcome jsonb;
  outcomes jsonb := '[]';
  state text;
  said text;
  code text;
begin
  if caller is null then
    perform private.refuse('PT401', 'unauthorized');
  end if;
  if jsonb_array_length(p_mutations) > 200 then
    perform private.refuse('PT422', 'too_many', '200');
  end if;
  -- Everybody locks the profile before rows that belong to it; a later one of these changes may.
  perform from public.profiles where id = caller for no key update;

  for mutation in select value from jsonb_array_elements(p_mutations) with ordinality as given (value, n) order by n loop
    touched := array(select jsonb_array_elements_text(mutation -> 'rows'));
    if touched && blocked then
      outcome := '{"outcome":"waiting"}';
    else
      begin
        outcome := jsonb_build_object('outcome', public.apply_mutation(
          (mutation ->> 'id')::uuid, p_device_id, (mutation ->> 'sequence')::bigint, mutation ->> 'kind',
          mutation -> 'payload'
        ));
      exception when others then
        get stacked diagnostics state = returned_sqlstate, said = message_text;
        -- The database's own words may quote what others have stored.
        code := case when state ~ '^(PT|42501)' and said ~ '^[a-z]+(_[a-z]+)*$' then said else state end;
        outcome := jsonb_build_object(
          -- Too many today is no refusal: they go on tomorrow.
          'outcome', case when state ~ '^(PT4(?!29)|22|23|42501)' then 'refused' else 'failed' end,
          'code', code, 'message', code
        );
      end;
    end if;
    if outcome ->> 'outcome' not in ('applied', 'already_applied') then
      blocked := blocked || touched[1];
    end if;
    outcomes := outcomes || outcome;
  end loop;
  return jsonb_build_object('position', public.database_life() || '/' || pg_current_xact_id(), 'outcomes', outcomes);
end
$$;

-- Answers what changed since p_cursor, which an earlier answer gave; without one, or with one that is of no use any
-- more, everything there is, newest first. Reads with the caller's rights: the policies decide what is the caller's.
--
--   cursor    what to ask with next time
--   anew      true: the cursor was of no use, and what the device has is to be compared with what comes
--   usage, profiles, plans, alert_settings, subscriptions
--             the credits; the others as lists of whole rows, left out where nothing changed
--   pages     of each relation that has something: {relation, open, rows, rest}. A page is bounded; `rest` is the range
--             that is still to come, null at the end. To go on with it the device hands it back in p_open, under its
--             relation's name, and the page that answers that is `open`. The end of a range is fixed: what changes
--             meanwhile comes with the news, so that no row comes twice.
--   removed   {relation: [ids]}
--   tally     with p_tally: {relation: [count, fingerprint of the ids]}, to see whether the device has all
--
-- A range is {since, until, before: [time, id]}: what the snapshot `until` saw and the snapshot `since` did not, older
-- than `before`. Of a search comes its row; its results are read by its id where the device lacks them.
-- Ask by POST: it goes to the primary, and a replica's snapshots do not list what is under way.
--
-- After a restore from a dump, rows keep the numbers of transactions that the new life is still to come to: no snapshot
-- sees them, so they were told at every pull, and missing in the later pages of a first one. They are as old as any now.
create or replace function public.pull_changes(p_cursor text default null, p_open jsonb default '{}', p_tally boolean default false)
  returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  life text := public.database_life();
  here pg_snapshot := pg_current_snapshot();
  -- What this life has not come to yet is of another one.
  ahead xid8 := pg_snapshot_xmax(here);
  since pg_snapshot := case when split_part(p_cursor, '/', 1) = life then split_part(p_cursor, '/', 2) end;
  known record;
  range jsonb;
  page jsonb;
  pages jsonb := '[]';
  tally jsonb := '{}';
  counted jsonb;
  answer jsonb;
begin
  if caller is null then
    raise exception 'unauthorized' using errcode = 'PT401', hint = 'unauthorized';
  end if;
  if exists (
    select from public.removed_rows
    where user_id = caller and relation = '*' and changed_in < ahead and not pg_visible_in_snapshot(changed_in, since)
  ) then
    since := null;
  end if;

  answer := jsonb_build_object(
    'cursor', life || '/' || here,
    'anew', since is null,
    'usage', (select to_jsonb(usage) from public.my_usage() as usage)
  ) || jsonb_strip_nulls(jsonb_build_object(
    'removed', (
      select jsonb_object_agg(relation, ids) from (
        select relation, jsonb_agg(row_id) as ids from public.removed_rows
        where user_id = caller and relation <> '*'
          and changed_in >= pg_snapshot_xmin(since) and changed_in < ahead
          and not pg_visible_in_snapshot(changed_in, since)
        group by relation
      ) as gone
    )
  ));

  for known in
    select * from (values
      ('profiles', 'id = $1'), ('plans', 'true'), ('alert_settings', 'user_id = $1'), ('subscriptions', 'user_id = $1')
    ) as small (name, own)
  loop
    execute format(
      $small$
        select jsonb_agg(to_jsonb(r) - 'changed_in') from public.%I as r
        where %s and ($2 is null or (changed_in < $3 and not pg_visible_in_snapshot(changed_in, $2)))
      $small$,
      known.name, known.own
    ) into page using caller, since, ahead;
    if page is not null then
      answer := answer || jsonb_build_object(known.name, page);
    end if;
  end loop;

  for known in
    -- Which rows are mirrored, what tells their age, what a device has no use for, how many make a page.
    select * from (values
      ('keywords', 'true', 'created_at', '{changed_in}', 250),
      ('key_phrase_notes', 'true', 'changed_at', '{changed_in}', 500),
      ('alert_rules', 'true', 'changed_at', '{changed_in}', 500),
      ('alerts', 'true', 'created_at', '{changed_in,pushed_at}', 500),
      ('key_phrase_checks', 'true', 'checked_at', '{changed_in}', 500),
      ('search_history', 'page = 1', 'searched_at', '{changed_in,page,search_id,log_id,asked_cursor,imported}', 250)
    ) as large (name, mirrored, age, unused, most)
  loop
    for range in
      select value from unnest(array[jsonb_build_object('since', since), p_open -> known.name]) as value
      where value is not null
    loop
      execute format(
        $page$
          with slice as (
            select * from public.%1$I where user_id = $1 and %2$s and %3$s and %4$s and %5$s
            order by %6$I desc, id desc limit %7$s
          )
          select case when count(*) > 0 or $2 then jsonb_build_object(
            'relation', %1$L,
            'open', $2,
            'rows', coalesce(jsonb_agg(to_jsonb(slice) - %8$L::text[] order by %6$I desc, id desc), '[]'),
            'rest', case when count(*) = %7$s then $3 || jsonb_build_object(
              'before', (select jsonb_build_array(%6$I, id) from slice order by %6$I, id limit 1)
            ) end
          ) end from slice
        $page$,
        known.name, known.mirrored,
        case when range ->> 'since' is null then 'true' else format(
          'changed_in >= %L::xid8 and changed_in < %L::xid8 and not pg_visible_in_snapshot(changed_in, %L)',
          pg_snapshot_xmin((range ->> 'since')::pg_snapshot), ahead, range ->> 'since'
        ) end,
        case when range ->> 'until' is null then 'true' else format(
          '(changed_in is null or changed_in >= %L::xid8 or pg_visible_in_snapshot(changed_in, %L))',
          ahead, range ->> 'until'
        ) end,
        case when range ->> 'before' is null then 'true' else format(
          '(%I, id) < (%L::timestamptz, %L::uuid)', known.age, range -> 'before' ->> 0, range -> 'before' ->> 1
        ) end,
        known.age, known.most, known.unused
      ) into page using caller, range ? 'until', jsonb_build_object('until', here) || range;
      pages := pages || coalesce(page, '[]');
    end loop;

    if p_tally then
      execute format(
        $tally$
          select jsonb_build_array(count(*), coalesce(bit_xor(('x' || left(id::text, 8))::bit(32)::bigint), 0))
          from public.%I where user_id = $1 and %s
        $tally$,
        known.name, known.mirrored
      ) into counted using caller;
      tally := tally || jsonb_build_object(known.name, counted);
    end if;
  end loop;

  return answer || jsonb_build_object('pages', pages)
    || case when p_tally then jsonb_build_object('tally', tally) else '{}' end;
end
$$;

-- Opens the caller's import, goes on with the one that broke off, or answers false where this very one is finished.
-- Nothing new is begun while a cancelled import is still being taken back.
create or replace function private.open_import(p_user_id uuid, p_import_id uuid, p_exported_at timestamptz) returns boolean
  language plpgsql set search_path = ''
as $$
declare
  import private.archive_imports;
begin
  perform from public.profiles where id = p_user_id for update;
  select * into import from private.archive_imports where user_id = p_user_id;
  if import.cancelled_at is not null then
    perform private.refuse('PT409', 'not_empty');
  end if;
  if import.finished_at is not null and import.import_id = p_import_id then
    return false;
  end if;
  if import.finished_at is null and import.exported_at = p_exported_at then
    update private.archive_imports set import_id = p_import_id where user_id = p_user_id;
    return true;
  end if;
  if exists (select from public.search_history where user_id = p_user_id)
    or exists (select from public.keywords where user_id = p_user_id)
  then
    perform private.refuse('PT409', 'not_empty');
  end if;
  insert into private.archive_imports (user_id, import_id, exported_at)
    values (p_user_id, p_import_id, p_exported_at)
    on conflict (user_id) do update set import_id = excluded.import_id, exported_at = excluded.exported_at,
      phrases = '{}', active = '{}', held = '{}', received = 0, finished_at = null;
  return true;
end
$$;

-- Imports a slice {"format":"keytrail-archive","version":1,"exported_at", and of "keyPhrases", "searches", "checks",
-- "keyPhraseChecks", "notes", "alertRules" those that it holds, arrays of the rows of src/domain/*/rows.ts}. Slices come
-- in the order of these parts; the last one activates the key phrases. A slice, or a whole import, that comes again is
-- stored once. Answers {searches, checks, key_phrases, positions, notes, alert_rules}: how many rows were new. Raises
-- PT409 not_empty, PT422 archive_too_large or invalid_archive.
create or replace function public.import_archive(p_import_id uuid, p_slice jsonb, p_last boolean) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  -- More than fifty key phrases' checks of a year come to.
  most_received constant bigint := 1000000000;
  caller uuid := auth.uid();
  parts jsonb := '{"keyPhrases":[],"searches":[],"checks":[],"keyPhraseChecks":[],"notes":[],"alertRules":[]}';
  counts jsonb;
  total bigint;
begin
  if caller is null then
    perform private.refuse('PT401', 'unauthorized');
  end if;
  parts := parts || p_slice;
  if (p_slice ->> 'format' = 'keytrail-archive' and p_slice ->> 'version' = '1') is not true or exists (
    select from unnest('{searches,checks,keyPhrases,keyPhraseChecks,notes,alertRules}'::text[]) as part
    where jsonb_typeof(parts -> part) is distinct from 'array'
  ) then
    perform private.refuse('PT422', 'invalid_archive');
  end if;
  if not private.open_import(caller, p_import_id, (p_slice ->> 'exported_at')::timestamptz) then
    return '{}';
  end if;
  update private.archive_imports set received = received + length(p_slice::text) where user_id = caller
    returning received into total;
  if total > most_received then
    perform private.refuse('PT422', 'archive_too_large', most_received::text);
  end if;

  -- One after the other: the later parts point at the earlier ones.
  counts := jsonb_build_object('key_phrases', private.import_key_phrases(caller, parts -> 'keyPhrases'));
  counts := counts || jsonb_build_object('searches', private.import_searches(caller, parts -> 'searches'));
  counts := counts || jsonb_build_object('checks', private.import_searches(caller, parts -> 'checks'));
  counts := counts || jsonb_build_object(
    'positions', private.import_positions(caller, parts -> 'keyPhraseChecks'),
    'notes', private.import_notes(caller, parts -> 'notes'),
    'alert_rules', private.import_alert_rules(caller, parts -> 'alertRules')
  );
  if p_last then
    perform private.activate_imported(caller);
    update private.archive_imports set finished_at = now() where user_id = caller;
  end if;
  return counts;
exception
  when integrity_constraint_violation or data_exception then
    perform private.refuse('PT422', 'invalid_archive');
end
$$;

-- Takes back what an unfinished import of the caller has brought, for some seconds. Answers whether all of it is gone;
-- what is not goes by itself.
create or replace function public.cancel_import() returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  started timestamptz := clock_timestamp();
begin
  if caller is null then
    perform private.refuse('PT401', 'unauthorized');
  end if;
  update private.archive_imports set cancelled_at = now()
    where user_id = caller and finished_at is null and cancelled_at is null;
  while private.take_import_back(caller, 200) loop
    if clock_timestamp() > started + interval '3 seconds' then
      return false;
    end if;
  end loop;
  return true;
end
$$;

create or replace function private.limit_import() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not private.take_from_account(new.user_id, 'import characters', new.received - old.received,
    (select megabytes * 1000000 from private.import_share(new.user_id)))
  then
    perform private.refuse('PT422', 'archive_too_large');
  end if;
  return new;
end
$$;

create or replace function private.limit_imported_rows() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  owner uuid;
  brought bigint;
begin
  -- One statement brings the rows of one account, and either an archive's or what was searched here.
  select first.user_id into owner from (select user_id, search_id from fresh limit 1) as first
    join public.search_history as search on search.id = first.search_id where search.imported;
  if owner is null then
    return null;
  end if;
  select count(*) into brought from fresh;
  if not private.take_from_account(owner, 'import rows', brought,
    (select rows from private.import_share(owner)))
  then
    perform private.refuse('PT422', 'archive_too_large');
  end if;
  return null;
end
$$;

-- Stores a subscription as Stripe just told it, with the level that follows and, in the same transaction, the event.
-- Answers applied, already_applied (this event, or a later reading) or unknown_customer (not one of ours).
-- Raises PT422 unknown_price: a customer of ours pays for what stands for no plan. Never guessed to be free.
create or replace function public.apply_stripe_subscription(
  p_ticket bigint, p_subscription jsonb, p_event_id text default null, p_event_type text default null
) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  owner uuid;
begin
  select user_id into owner from private.stripe_customers where customer_id = p_subscription ->> 'customer_id';
  if not found then
    return 'unknown_customer';
  end if;
  -- One change of a user's plan at a time. An account that is being deleted is not waited for in vain.
  perform from public.profiles where id = owner for update;
  if not found then
    return 'unknown_customer';
  end if;

  if p_subscription ->> 'level' is null then
    perform private.refuse('PT422', 'unknown_price');
  end if;
  if p_event_id is not null then
    insert into private.stripe_events (id, type) values (p_event_id, p_event_type) on conflict do nothing;
    if not found then
      return 'already_applied';
    end if;
  end if;

  insert into private.stripe_subscriptions values (
    p_subscription ->> 'subscription_id', owner, p_subscription ->> 'level', p_subscription ->> 'status',
    p_subscription ->> 'payment_method_brand', p_subscription ->> 'payment_method_last4',
    (p_subscription ->> 'current_period_start')::bigint, (p_subscription ->> 'current_period_end')::bigint,
    (p_subscription ->> 'cancel_at_period_end')::boolean, (p_subscription ->> 'test_mode')::boolean,
    (p_subscription ->> 'started_at')::bigint, p_ticket
  ) on conflict (subscription_id) do update set
    user_id = excluded.user_id,
    level = excluded.level,
    status = excluded.status,
    payment_method_brand = excluded.payment_method_brand,
    payment_method_last4 = excluded.payment_method_last4,
    current_period_start = excluded.current_period_start,
    current_period_end = excluded.current_period_end,
    cancel_at_period_end = excluded.cancel_at_period_end,
    test_mode = excluded.test_mode,
    started_at = excluded.started_at,
    read_ticket = excluded.read_ticket
  where stripe_subscriptions.read_ticket < excluded.read_ticket;
  if not found then
    return 'already_applied';
  end if;
  perform private.settle_subscription(owner);
  return 'applied';
end
$$;

-- The owner's way down to free, while nothing is paid for.
create or replace function public.downgrade_to_free() returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  if caller is null then
    perform private.refuse('PT401', 'unauthorized');
  end if;
  perform from public.profiles where id = caller for update;
  if exists (
    select from private.stripe_subscriptions where user_id = caller and private.is_entitled(status)
  ) then
    perform private.refuse('PT409', 'subscription_active');
  end if;
  update public.profiles set subscription_level = 'free' where id = caller and subscription_level <> 'free';
end
$$;

-- Stores a message unless its sender, or everybody together, wrote too much. Answers its id.
-- Raises PT429 too_many_messages.
create or replace function public.store_contact_message(
  p_name text, p_email text, p_message text, p_sender_hash text,
  p_sender_limit integer default 5, p_total_limit integer default 100
) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  stored uuid;
begin
  -- One at a time: the lock spans the counts and the insert.
  perform pg_advisory_xact_lock(hashtext('contact_messages'));
  if (select count(*) from private.contact_messages
      where sender_hash = p_sender_hash and received_at > now() - interval '1 hour') >= p_sender_limit
    or (select count(*) from private.contact_messages where received_at > now() - interval '1 hour') >= p_total_limit
  then
    perform private.refuse('PT429', 'too_many_messages');
  end if;
  insert into private.contact_messages (name, email, message, sender_hash)
    values (p_name, p_email, p_message, p_sender_hash) returning id into stored;
  return stored;
end
$$;

-- The caller, who has to be an operator whose account is not closed.
create or replace function private.require_operator() returns uuid
  language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  if caller is null then
    perform private.refuse('PT401', 'unauthorized');
  end if;
  if not exists (select from private.operators where user_id = caller)
    or exists (select from private.deletions where user_id = caller)
  then
    perform private.refuse('PT403', 'not_operator');
  end if;
  return caller;
end
$$;

