-- What holds for key phrases whichever door a change comes through.

alter table public.keywords
  add check (char_length(account_name) <= 100),
  add check (char_length(video_id) <= 100);

-- Trimmed, without blanks and repeats (case does not count), in the order given.
create function private.clean_names(p_names text[], p_longest integer) returns text[]
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
  if exists (select from unnest(cleaned) as name where char_length(name) > p_longest) then
    raise exception 'A name is longer than %', p_longest using errcode = 'check_violation';
  end if;
  return cleaned;
end
$$;

create function private.clean_key_phrase() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- As the search functions normalise what is searched, so that a check of the phrase is found by it.
  new.keyword := btrim(regexp_replace(normalize(new.keyword, nfc), '\s+', ' ', 'g'));
  new.account_name := nullif(btrim(ltrim(btrim(new.account_name), '@')), '');
  new.video_id := nullif(btrim(new.video_id), '');
  new.tags := private.clean_names(new.tags, 50);
  new.competitors := private.clean_names(
    array(select ltrim(btrim(name), '@') from unnest(new.competitors) with ordinality as given (name, n) order by n), 100
  );
  if new.status then
    new.paused_by_plan := false;
  end if;
  return new;
end
$$;

-- Before the limit's and the touch's: triggers fire in the order of their names.
create trigger keywords_clean before insert or update on public.keywords
  for each row execute function private.clean_key_phrase();

-- As before with a weaker lock, which still excludes every other count and write: rows that only point at the profile,
-- as the record of the caller's change does, may be written by others at the same time without a deadlock.
create or replace function private.enforce_key_phrase_limit() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  allowed integer;
  active integer;
begin
  -- Triggers run before policies: without this, anybody could lock a stranger's profile and learn of the plan.
  if auth.uid() <> new.user_id then
    raise exception 'This key phrase belongs to another account' using errcode = '42501';
  end if;
  select plans.active_key_phrases into allowed
    from public.profiles join public.plans on plans.level = profiles.subscription_level
    where profiles.id = new.user_id for no key update of profiles;
  select count(*) into active from public.keywords
    where user_id = new.user_id and status and id <> new.id;
  if allowed = 0 then
    raise exception 'Upgrade to add key phrases' using errcode = 'PT403', hint = 'plan_required';
  elsif active >= allowed then
    raise exception 'You have reached your active key phrase limit. Pause a key phrase to add a new one.'
      using errcode = 'PT403', hint = 'active_key_phrases_reached';
  end if;
  return new;
end
$$;

-- The tracker's checks of a key phrase go with it; those that its owner paid for stay.
create function private.delete_tracker_checks() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.search_history where keyword_id = old.id and origin = 'tracker';
  return old;
end
$$;

create trigger keywords_delete_checks before delete on public.keywords
  for each row execute function private.delete_tracker_checks();

-- Pauses what is active above the limit of the user's plan, newest first. Answers how many.
create function private.pause_key_phrases_over_limit(p_user_id uuid) returns integer
  language plpgsql set search_path = ''
as $$
declare
  allowed integer;
  paused integer;
begin
  select plans.active_key_phrases into allowed
    from public.profiles join public.plans on plans.level = profiles.subscription_level
    where profiles.id = p_user_id for no key update of profiles;
  update public.keywords set status = false, paused_by_plan = true where id in (
    select id from public.keywords where user_id = p_user_id and status order by created_at, id offset allowed
  );
  get diagnostics paused = row_count;
  return paused;
end
$$;

create function private.pause_after_downgrade() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.pause_key_phrases_over_limit(new.id);
  return null;
end
$$;

create trigger profiles_pause_key_phrases after update of subscription_level on public.profiles
  for each row when (old.subscription_level is distinct from new.subscription_level)
  execute function private.pause_after_downgrade();
