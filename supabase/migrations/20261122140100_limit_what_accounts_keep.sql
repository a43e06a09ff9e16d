-- Ceilings for everything that an account can add without paying for it: no honest person meets them. They hold
-- whichever door a row comes through.

-- A paused key phrase is no way around a plan without any. What functions insert is theirs to decide: an archive's
-- come paused.
create function private.require_plan_for_key_phrase() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Triggers run before policies: nobody learns of a stranger's plan.
  if auth.uid() <> new.user_id then
    raise exception 'This key phrase belongs to another account' using errcode = '42501';
  end if;
  if exists (
    select from public.profiles join public.plans on plans.level = profiles.subscription_level
    where profiles.id = new.user_id and plans.active_key_phrases = 0
  ) then
    raise exception 'Upgrade to add key phrases' using errcode = 'PT403', hint = 'plan_required';
  end if;
  return new;
end
$$;
create trigger keywords_plan before insert on public.keywords
  for each row when (not new.status and current_user = 'authenticated')
  execute function private.require_plan_for_key_phrase();

-- Ten times what the largest plan has active, paused ones included.
create function private.limit_key_phrases() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() <> new.user_id then
    raise exception 'This key phrase belongs to another account' using errcode = '42501';
  end if;
  perform from public.profiles where id = new.user_id for no key update;
  if (select count(*) from public.keywords where user_id = new.user_id) >= 500 then
    raise exception 'You have 500 key phrases, which is the most. Delete one to add another.'
      using errcode = 'PT422', hint = 'too_many_key_phrases';
  end if;
  return new;
end
$$;
create trigger keywords_ceiling before insert on public.keywords
  for each row execute function private.limit_key_phrases();

create function private.limit_notes() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.key_phrase_notes where id = new.id)
    and (select count(*) from public.key_phrase_notes where user_id = new.user_id) >= 2000
  then
    raise exception 'You have 2,000 notes, which is the most. Delete one to add another.'
      using errcode = 'PT422', hint = 'too_many_notes';
  end if;
  return new;
end
$$;
create trigger key_phrase_notes_ceiling before insert on public.key_phrase_notes
  for each row execute function private.limit_notes();

create function private.limit_alert_rules() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.alert_rules where id = new.id)
    and (select count(*) from public.alert_rules where keyword_id = new.keyword_id) >= 30
  then
    raise exception 'A key phrase has 30 alerts at most. Delete one to add another.'
      using errcode = 'PT422', hint = 'too_many_alert_rules';
  end if;
  return new;
end
$$;
create trigger alert_rules_ceiling before insert on public.alert_rules
  for each row execute function private.limit_alert_rules();

-- The record of a change is kept long after it. An account that was deleted meanwhile has no changes.
create function private.limit_mutations() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.profiles where id = new.user_id) then
    raise exception 'There is no such account' using errcode = 'PT401', hint = 'unauthorized';
  end if;
  if not private.take_from_account(new.user_id, 'mutations', 1, 5000) then
    raise exception 'You have made 5,000 changes today. They go on tomorrow.'
      using errcode = 'PT429', hint = 'too_many_changes';
  end if;
  return new;
end
$$;
create trigger applied_mutations_ceiling before insert on private.applied_mutations
  for each row execute function private.limit_mutations();

-- A search that fails is free, and each of them asks TikTok.
create function private.limit_searches() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not private.take_from_account(new.user_id, 'searches', 1, 5000) then
    raise exception 'Too many searches today' using errcode = 'PT429', hint = 'upstream_rate_limited';
  end if;
  return new;
end
$$;
create trigger search_history_ceiling before insert on public.search_history
  for each row when (new.origin = 'user' and not new.imported) execute function private.limit_searches();

-- What of archives an account may bring in a day, by its plan: {megabytes, rows}.
create function private.import_share(p_user_id uuid, out megabytes bigint, out rows bigint)
  language sql stable set search_path = ''
as $$
  select case subscription_level when 'pro' then 1000 when 'premium' then 300 else 100 end,
    case subscription_level when 'pro' then 1500000 when 'premium' then 450000 else 150000 end
  from public.profiles where id = p_user_id
$$;

create function private.limit_import() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not private.take_from_account(new.user_id, 'import characters', new.received - old.received,
    (select megabytes * 1000000 from private.import_share(new.user_id)))
  then
    raise exception 'This is more than your plan imports in a day'
      using errcode = 'PT422', hint = 'archive_too_large';
  end if;
  return new;
end
$$;
create trigger archive_imports_ceiling before update of received on private.archive_imports
  for each row when (new.received > old.received) execute function private.limit_import();

create function private.limit_imported_rows() returns trigger
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
    raise exception 'This is more than your plan imports in a day'
      using errcode = 'PT422', hint = 'archive_too_large';
  end if;
  return null;
end
$$;
create trigger search_results_import_ceiling after insert on public.search_results
  referencing new table as fresh for each statement execute function private.limit_imported_rows();
create trigger search_ranking_results_import_ceiling after insert on public.search_ranking_results
  referencing new table as fresh for each statement execute function private.limit_imported_rows();
create trigger search_history_import_ceiling after insert on public.search_history
  referencing new table as fresh for each statement execute function private.limit_imported_rows();
