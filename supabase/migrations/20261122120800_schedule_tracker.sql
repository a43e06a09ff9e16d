-- Where pg_cron and pg_net are missing (the embedded stack), the process calls the functions itself. On hosted
-- Supabase, store their address and key once (https://supabase.com/docs/guides/functions/schedule-functions):
--   select vault.create_secret('https://<ref>.supabase.co/functions/v1', 'functions_url');
--   select vault.create_secret('sb_secret_…', 'secret_key');
-- Until then the jobs do nothing. What a run did is in private.tracker_runs: pg_net tells nobody.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron')
    and exists (select from pg_available_extensions where name = 'pg_net')
    and exists (select from pg_available_extensions where name = 'supabase_vault')
  then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    create extension if not exists supabase_vault;
    create function private.call_function(p_name text) returns void
      language sql set search_path = ''
    as $call$
      select net.http_post(
        url := functions.decrypted_secret || '/' || p_name,
        headers := jsonb_build_object(
          'content-type', 'application/json', 'authorization', 'Bearer ' || key.decrypted_secret
        ),
        timeout_milliseconds := 60000
      )
      from vault.decrypted_secrets as functions, vault.decrypted_secrets as key
      where functions.name = 'functions_url' and key.name = 'secret_key'
    $call$;
    -- Runs may overlap: a key phrase is claimed by one of them.
    perform cron.schedule('track-key-phrases', '*/5 * * * *', $job$select private.call_function('track-key-phrases')$job$);
    perform cron.schedule('send-alerts', '2-59/10 * * * *', $job$select private.call_function('send-alerts')$job$);
  end if;
end
$$;
