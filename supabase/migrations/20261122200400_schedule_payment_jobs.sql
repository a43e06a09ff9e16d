-- Where pg_cron is missing (the embedded stack), the process runs the same jobs itself. The call of the function
-- needs the Vault secrets functions_url (https://<ref>.supabase.co/functions/v1) and secret_key.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('forget-old-traces', '41 3 * * *', 'select public.forget_old_traces()');
    if exists (select from pg_available_extensions where name = 'pg_net') then
      create extension if not exists pg_net;
      perform cron.schedule('stripe-reconcile', '17 * * * *', $job$
        select net.http_post(
          url := (select decrypted_secret from vault.decrypted_secrets where name = 'functions_url')
            || '/stripe-reconcile',
          headers := jsonb_build_object('Authorization', 'Bearer '
            || (select decrypted_secret from vault.decrypted_secrets where name = 'secret_key')),
          timeout_milliseconds := 120000
        )
      $job$);
    end if;
  end if;
end
$$;
