-- The functions' role may read and write every table of the API; only triggers restrict it.
grant all on all tables in schema public to service_role;
