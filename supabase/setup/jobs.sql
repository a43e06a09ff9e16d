-- Scheduled jobs of hosted Supabase; the embedded stack runs them itself (supabase/local/schedule.ts). If you
-- enable pg_cron after the migrations, run this file in the SQL editor; it can be run repeatedly.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('delete-accounts', '* * * * *', 'select public.delete_accounts()');
    perform cron.schedule('expire-pending-searches', '* * * * *', 'select public.expire_pending_searches()');
    -- The last run, a minute before midnight, measures almost the whole day.
    perform cron.schedule('keep-measurements', '9-59/10 * * * *', 'select public.keep_measurements()');
    perform cron.schedule('purge-old-rows', '* * * * *', 'select public.purge_old_rows()');
    perform cron.schedule('take-imports-back', '* * * * *', 'select public.take_imports_back()');
  end if;
end
$$;

-- These jobs call edge functions. On hosted Supabase, store the functions' address and key once
-- (https://supabase.com/docs/guides/functions/schedule-functions):
--   select vault.create_secret('https://<ref>.supabase.co/functions/v1', 'functions_url');
--   select vault.create_secret('sb_secret_…', 'secret_key');
-- Until then these jobs do nothing.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron')
    and exists (select from pg_available_extensions where name = 'pg_net')
    and exists (select from pg_available_extensions where name = 'supabase_vault')
  then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    create extension if not exists supabase_vault;
    create or replace function private.call_function(p_name text) returns void
      language sql set search_path = ''
    as $call$
      select net.http_post(
        url := functions.decrypted_secret || '/' || p_name,
        headers := jsonb_build_object(
          'content-type', 'application/json', 'authorization', 'Bearer ' || key.decrypted_secret
        ),
        -- Longer than any run of the tracker (run-tracker.ts).
        timeout_milliseconds := 120000
      )
      from vault.decrypted_secrets as functions, vault.decrypted_secrets as key
      where functions.name = 'functions_url' and key.name = 'secret_key'
    $call$;
    -- Runs may overlap: only one of them claims each key phrase.
    perform cron.schedule('track-key-phrases', '* * * * *', $job$
      select private.call_function('track-key-phrases') from generate_series(1, private.tracker_workers_wanted())
    $job$);
    perform cron.schedule('send-alerts', '2-59/10 * * * *', $job$select private.call_function('send-alerts')$job$);
    perform cron.schedule('send-digests', '4-59/10 * * * *', $job$
      select private.call_function('send-digests') where exists (select from private.due_digests(now()))
    $job$);
    perform cron.schedule('send-webhooks', '* * * * *', $job$
      select private.call_function('send-webhooks') where private.are_webhooks_due()
    $job$);
    perform cron.schedule('stripe-reconcile', '7-59/10 * * * *', $job$
      select private.call_function('stripe-reconcile') where private.is_reconciliation_due()
    $job$);
  end if;
end
$$;
