-- The API roles have no privileges on new tables, sequences or functions by default.
-- supabase/tests/permissions.ts lists all grants, except those of service_role on tables.

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
-- PUBLIC, which includes the three roles, may execute every new function by default.
alter default privileges revoke execute on functions from public;
revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

create schema private;
revoke all on schema private from public;

-- Raises an error with a stable code as its message. p_status is an SQLSTATE; the API responds to PT403 with
-- HTTP status 403.
create function private.refuse(p_status text, p_code text, p_detail text default null) returns void
  language plpgsql set search_path = ''
as $$
begin
  if p_detail is null then
    raise exception using errcode = p_status, message = p_code;
  end if;
  raise exception using errcode = p_status, message = p_code, detail = p_detail;
end
$$;

-- Raises the error whose SQLSTATE and code are the trigger's arguments, so that the row is not written.
create function private.refuse_row() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  perform private.refuse(tg_argv[0], tg_argv[1]);
  return null;
end
$$;

create function private.require_caller() returns uuid
  language plpgsql stable set search_path = ''
as $$
begin
  if auth.uid() is null then
    perform private.refuse('PT401', 'unauthorized');
  end if;
  return auth.uid();
end
$$;

-- Enables row level security on a table, and lets signed-in users read their own rows (user_id).
create procedure private.let_owners_read(p_table regclass)
  language plpgsql set search_path = ''
as $$
begin
  execute format('alter table %s enable row level security', p_table);
  execute format(
    'create policy "owner reads own rows" on %s for select to authenticated using (user_id = (select auth.uid()))',
    p_table
  );
end
$$;
