-- How much of archives an account may bring. No honest person meets these.

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
    perform private.refuse('PT422', 'archive_too_large');
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
    perform private.refuse('PT422', 'archive_too_large');
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
