-- The secret key may read and write all of the API's tables, restricted only by constraints and triggers; the
-- view search_ranking_results is read-only. These grants cover only existing tables, so a migration that adds
-- a table must also grant access to it.
grant all on all tables in schema public to service_role;
revoke insert, update, delete, truncate, references, trigger on public.search_ranking_results from service_role;
