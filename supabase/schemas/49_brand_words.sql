-- Names whose suggestions the tracker looks up once a day, which costs the user no credits. Lock order:
-- profile, look-up.

create table private.brand_lookups (
  user_id uuid not null references public.profiles (id) on delete cascade,
  name text not null,
  country text not null,
  next_at timestamptz not null default now(),
  search_id uuid unique,
  day date,
  primary key (user_id, name)
);
comment on column private.brand_lookups.next_at is 'when it may be claimed; claimed: when the lease expires';
comment on column private.brand_lookups.search_id is
  'the id under which the day''s look-up will be stored; null once it succeeded';

create index brand_lookups_queue on private.brand_lookups (next_at);

create function private.limit_brand_words() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  allowed integer := (select brand_words from public.plans where level = new.subscription_level);
  names text[] := private.clean_names(array(select jsonb_array_elements_text(new.brand_words -> 'names')), 100);
  unwelcome text[] := private.clean_names(array(select jsonb_array_elements_text(new.brand_words -> 'unwelcome')), 40);
  chosen text := new.brand_words ->> 'country';
begin
  if cardinality(unwelcome) > 100
    or exists (select from unnest(names) as name where char_length(name) < 2)
    or not exists (select from public.plans where chosen = any (countries))
  then
    raise exception 'invalid_brand_words' using errcode = 'check_violation';
  elsif cardinality(names) > allowed
    -- After a downgrade, the user can still remove names.
    and not names <@ array(select jsonb_array_elements_text(old.brand_words -> 'names'))
  then
    perform private.refuse('PT403', 'own_names_reached', allowed::text);
  end if;
  new.brand_words := jsonb_build_object('names', names, 'country', chosen, 'unwelcome', unwelcome);
  return new;
end
$$;

create trigger profiles_brand_words before update of brand_words on public.profiles
  for each row when (new.brand_words is distinct from old.brand_words) execute function private.limit_brand_words();

-- Queues look-ups of a user's names, at most as many as the plan includes: after a downgrade, the user may
-- have more names.
create function private.queue_brand_words() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  included text[] := (array(select jsonb_array_elements_text(new.brand_words -> 'names')))[
    :(select brand_words from public.plans where level = new.subscription_level)
  ];
begin
  delete from private.brand_lookups where user_id = new.id
    and (country <> new.brand_words ->> 'country' or name <> all (included));
  insert into private.brand_lookups (user_id, name, country)
    select new.id, name, new.brand_words ->> 'country' from unnest(included) as name
    on conflict do nothing;
  return null;
end
$$;

create trigger profiles_queue_brand_words after update of brand_words, subscription_level on public.profiles
  for each row when (new.brand_words is not null) execute function private.queue_brand_words();

-- Claims due look-ups, longest waiting first, each for one worker until its lease expires. Claims none during
-- a pause. An account may make three look-ups per day (UTC) for each name that its plan allows, and failed
-- ones count too.
create function public.claim_brand_lookups(
  p_limit integer, p_lease_seconds integer, p_now timestamptz default now()
) returns table (id uuid, name text, country text)
  language plpgsql security definer set search_path = ''
as $$
declare
  today date := (p_now at time zone 'UTC')::date;
  due record;
begin
  if exists (select from private.tracker_pause where until > p_now) then
    return;
  end if;
  for due in
    select waiting.*, plans.brand_words
    from private.brand_lookups as waiting
      join public.profiles on profiles.id = waiting.user_id
      join public.plans on plans.level = profiles.subscription_level
    where waiting.next_at <= p_now
    order by waiting.next_at limit p_limit
    for no key update of waiting skip locked for key share of profiles skip locked
  loop
    if private.take_from_account(due.user_id, 'brand look-ups', 1, 3 * due.brand_words) then
      update private.brand_lookups as held set
          search_id = coalesce(case held.day when today then held.search_id end, gen_random_uuid()), day = today,
          next_at = p_now + make_interval(secs => p_lease_seconds)
        where held.user_id = due.user_id and held.name = due.name
        returning held.search_id, held.name, held.country into id, name, country;
      return next;
    else
      update private.brand_lookups as held set next_at = (today + 1)::timestamp at time zone 'UTC'
        where held.user_id = due.user_id and held.name = due.name;
    end if;
  end loop;
end
$$;
grant execute on function public.claim_brand_lookups(integer, integer, timestamptz) to service_role;

-- Returns the text in lower case, with a space in place of punctuation and at both ends, so that a whole word
-- can be found as ' word ' (src/domain/account/brand-words.ts).
create function private.folded_words(p_text text) returns text
  language sql immutable set search_path = ''
as $$
  select ' ' || btrim(regexp_replace(lower(p_text), '[ !-/:-@\[-`{-~]+', ' ', 'g')) || ' '
$$;

-- The first look-up of a name raises no alerts, because there is nothing to compare it with.
create function private.alert_brand_words(p_search public.search_history) returns void
  language plpgsql set search_path = ''
as $$
begin
  with earlier as (
    select id from public.search_history
    where user_id = p_search.user_id and lower(search_term) = lower(p_search.search_term) and country = p_search.country
      and search_type = 'autocomplete' and origin = 'tracker' and state = 'done' and id <> p_search.id
  ), flagged as materialized (
    select distinct on (lower(found.word)) found.word
    from public.search_results as found
      join public.profiles on profiles.id = found.user_id
      cross join jsonb_array_elements_text(brand_words -> 'unwelcome') as unwelcome (word)
    where search_id = p_search.id
      and strpos(private.folded_words(found.word), private.folded_words(unwelcome.word)) > 0
  )
  insert into public.alerts (user_id, search_id, kind, word)
    select p_search.user_id, p_search.id, 'brand_word', word from flagged
    where exists (select from earlier) and not exists (
      select from public.search_results as known
      where known.search_id in (select id from earlier) and lower(known.word) = lower(flagged.word)
    );
  if found then
    perform private.shorten_inbox(p_search.user_id);
  end if;
end
$$;

-- Stores the suggestions ([{word, group_id}], in order) or the failure of a claimed look-up. A failed look-up
-- is retried after 40 minutes. Returns 'stored', 'retry', or 'dropped' if another worker completed the
-- look-up or the user removed its name meanwhile.
create function public.settle_brand_lookup(
  p_id uuid, p_results jsonb, p_source text, p_log_id text, p_failure_code text, p_now timestamptz default now()
) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  looked private.brand_lookups;
  search public.search_history;
begin
  perform from public.profiles
    where id = (select user_id from private.brand_lookups where search_id = p_id) for key share;
  update private.brand_lookups set
      search_id = case when p_failure_code is not null then p_id end,
      next_at = case
        when p_failure_code is null then (day + 1)::timestamp at time zone 'UTC' else p_now + interval '40 minutes'
      end
    where search_id = p_id returning * into looked;
  if not found then
    return 'dropped';
  end if;
  insert into public.search_history (id, search_id, user_id, search_term, search_type, country, origin, state,
      failure_code, source, log_id, searched_at)
    values (p_id, p_id, looked.user_id, looked.name, 'autocomplete', looked.country, 'tracker',
      case when p_failure_code is null then 'done' else 'failed' end, p_failure_code, p_source, p_log_id, p_now)
    on conflict (id) do update set state = excluded.state, failure_code = excluded.failure_code,
      source = excluded.source, log_id = excluded.log_id, searched_at = excluded.searched_at
    returning * into search;
  if p_failure_code is not null then
    return 'retry';
  end if;
  insert into public.search_results (search_id, user_id, position, word, group_id, search_type)
    select p_id, looked.user_id, n, item ->> 'word', item ->> 'group_id', 'autocomplete'
    from jsonb_array_elements(p_results) with ordinality as found (item, n);
  perform private.alert_brand_words(search);
  return 'stored';
end
$$;
grant execute on function public.settle_brand_lookup(uuid, jsonb, text, text, text, timestamptz) to service_role;
