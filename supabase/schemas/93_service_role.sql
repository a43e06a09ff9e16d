-- The secret key may read and write all of the API's tables; only constraints and triggers restrict it. These
-- grants cover only the existing tables, so a migration that adds a table must also grant access to it.
grant all on all tables in schema public to service_role;
revoke insert, update, delete, truncate, references, trigger on public.search_ranking_results from service_role;
