-- The secret key may read and write all of the API's tables; only constraints and triggers restrict it. This covers the
-- tables above: a migration that adds a table must grant it there.
grant all on all tables in schema public to service_role;
revoke insert, update, delete, truncate, references, trigger on public.search_ranking_results from service_role;
