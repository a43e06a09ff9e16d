-- What roles may do, before there is anything. Schema files are read in the order of their names: a file may use what an
-- earlier one declares.

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
