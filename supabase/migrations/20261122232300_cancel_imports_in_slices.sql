-- What an import brought may be a year of checks, more than one statement may take on hosted Supabase. It is taken back
-- slice by slice: by who asked for some seconds, and what is left by the clock.
alter table private.archive_imports add column cancelled_at timestamptz;
create index archive_imports_cancelled on private.archive_imports (cancelled_at) where cancelled_at is not null;

-- Takes back the next slice of a cancelled import. Answers whether there is more.
create function private.take_import_back(p_user_id uuid, p_searches integer) returns boolean
  language plpgsql set search_path = ''
as $$
declare
  brought uuid[];
begin
  perform from public.profiles where id = p_user_id for no key update;
  select phrases into brought from private.archive_imports
    where user_id = p_user_id and cancelled_at is not null for update;
  if not found then
    return false;
  end if;
  -- Each search takes its results and positions along.
  delete from public.search_history where id in (
    select id from public.search_history where user_id = p_user_id and imported limit p_searches
  );
  if found then
    return true;
  end if;
  delete from public.keywords where id in (
    select id from public.keywords where user_id = p_user_id and id = any (brought) limit 50
  );
  if found then
    return true;
  end if;
  delete from private.archive_imports where user_id = p_user_id;
  return false;
end
$$;

drop function public.cancel_import();
-- Takes back what an unfinished import of the caller has brought, for some seconds. Answers whether all of it is gone;
-- what is not goes by itself.
create function public.cancel_import() returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  started timestamptz := clock_timestamp();
begin
  if caller is null then
    raise exception 'Not logged in' using errcode = 'PT401', hint = 'unauthorized';
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
revoke all on function public.cancel_import() from public;
grant execute on function public.cancel_import() to authenticated;

-- Goes on with what was cancelled, for some seconds. Answers how many imports are still to be taken back.
create function public.take_imports_back() returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  started timestamptz := clock_timestamp();
  importer uuid;
begin
  while clock_timestamp() < started + interval '4 seconds' loop
    select user_id into importer from private.archive_imports
      where cancelled_at is not null order by cancelled_at limit 1;
    exit when not found;
    perform private.take_import_back(importer, 200);
  end loop;
  return (select count(*)::integer from private.archive_imports where cancelled_at is not null);
end
$$;
revoke all on function public.take_imports_back() from public;
grant execute on function public.take_imports_back() to service_role;

-- As before, and nothing new is begun while a cancelled import is still being taken back.
create or replace function private.open_import(p_user_id uuid, p_import_id uuid, p_exported_at timestamptz) returns boolean
  language plpgsql set search_path = ''
as $$
declare
  import private.archive_imports;
begin
  perform from public.profiles where id = p_user_id for update;
  select * into import from private.archive_imports where user_id = p_user_id;
  if import.cancelled_at is not null then
    raise exception 'The last import is still being taken back. Try again in a minute.'
      using errcode = 'PT409', hint = 'not_empty';
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
    raise exception 'This account has searches or key phrases already' using errcode = 'PT409', hint = 'not_empty';
  end if;
  insert into private.archive_imports (user_id, import_id, exported_at)
    values (p_user_id, p_import_id, p_exported_at)
    on conflict (user_id) do update set import_id = excluded.import_id, exported_at = excluded.exported_at,
      phrases = '{}', active = '{}', held = '{}', received = 0, finished_at = null;
  return true;
end
$$;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    perform cron.schedule('take-imports-back', '* * * * *', 'select public.take_imports_back()');
  end if;
end
$$;
