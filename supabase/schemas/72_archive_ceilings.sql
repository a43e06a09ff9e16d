-- Daily limits, which normal use does not reach.
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

-- Counts the rows that one statement inserted, all for one account, if they were imported.
create function private.take_imported_rows(p_search_id uuid, p_rows bigint) returns void
  language plpgsql set search_path = ''
as $$
declare
  owner uuid;
begin
  select user_id into owner from public.search_history where id = p_search_id and imported;
  if owner is not null and not private.take_from_account(owner, 'import rows', p_rows,
    (select rows from private.import_share(owner)))
  then
    perform private.refuse('PT422', 'archive_too_large');
  end if;
end
$$;

create function private.limit_imported_rows() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.take_imported_rows((select search_id from fresh limit 1), (select count(*) from fresh));
  return null;
end
$$;

create function private.limit_imported_videos() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.take_imported_rows(
    (select search_id from fresh limit 1), (select sum(cardinality(videos)) from fresh)
  );
  return null;
end
$$;

create trigger search_results_import_ceiling after insert on public.search_results
  referencing new table as fresh for each statement execute function private.limit_imported_rows();

create trigger check_results_import_ceiling after insert on public.check_results
  referencing new table as fresh for each statement execute function private.limit_imported_videos();

create trigger search_history_import_ceiling after insert on public.search_history
  referencing new table as fresh for each statement execute function private.limit_imported_rows();
