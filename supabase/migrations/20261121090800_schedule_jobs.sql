-- Where pg_cron is missing (the embedded stack), the process runs the same jobs itself.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('expire-pending-searches', '* * * * *', 'select public.expire_pending_searches()');
  end if;
end
$$;
