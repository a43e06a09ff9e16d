-- Roles have no privileges by default. Each file grants privileges on its own objects; supabase/tests/permissions.ts
-- lists all grants. Schema files are applied in name order, so a file may use declarations of earlier ones.

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
-- By default PUBLIC may execute every new function; revoking that from the three roles alone would change nothing.
alter default privileges revoke execute on functions from public;
revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

-- Objects hidden from API callers: the schema is not exposed, and no role has a grant in it.
create schema private;
revoke all on schema private from public;

-- Raises an error with a status (PT403 becomes a 403) or an SQLSTATE, a stable code as the message, and optionally a
-- detail for the app's message.
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
