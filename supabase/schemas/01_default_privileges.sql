-- What roles may do with a thing of which nothing is said: nothing. Who may write a table stands in the table's own
-- file, and of all of them side by side in supabase/tests/permissions.ts. Schema files are read in the order of their
-- names: a file may use what an earlier one declares.

-- Nothing is reachable unless a later statement grants it by name.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
-- Every new function is executable by PUBLIC until this; revoking it from the three roles alone changes nothing.
alter default privileges revoke execute on functions from public;
revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

-- What no API caller may name. Not exposed; no role is granted anything in it.
create schema private;
revoke all on schema private from public;

-- Refuses a call with a status (PT403 becomes a 403) or an SQLSTATE, a stable code as the message, and the figure that
-- the app's sentence about it needs.
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
