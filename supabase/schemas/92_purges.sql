-- Deletes the next slice of expired rows. Returns how many it deleted.
create function private.purge_slice(p_now timestamptz, p_rows integer) returns integer
  language plpgsql set search_path = ''
as $$
declare
  expired record;
  gone integer;
begin
  for expired in
    -- For each table: its key, the condition for rows that have expired at the time $1, and the column that
    -- sorts them by age.
    select * from (values
      ('private.tracked_days', 'keyword_id, day',
        $rows$state in ('done', 'failed') and day < ($1 at time zone 'UTC')::date - 7$rows$, 'day'),
      -- A change that a device sends again after this time is applied twice.
      ('private.applied_mutations', 'user_id, id', $rows$applied_at < $1 - interval '180 days'$rows$, 'applied_at'),
      ('private.digests', 'user_id, kind, day', $rows$claimed_at < $1 - interval '30 days'$rows$, 'claimed_at'),
      ('public.report_links', 'id', 'expires_at < $1', 'expires_at'),
      ('private.measurements', 'name, labels, measured_at',
        $rows$measured_at < $1 - case when name like 'tracker\_%' then interval '30 days' else interval '400 days' end$rows$,
        'measured_at'),
      ('public.check_results', 'search_id, page', $rows$kept_until < ($1 at time zone 'UTC')::date$rows$, 'kept_until'),
      ('private.address_counts', 'bucket, address_hash, period_start',
        $rows$period_start < ($1 at time zone 'UTC')::date - 1$rows$, 'period_start'),
      ('private.demo_answers', 'phrase', $rows$day < ($1 at time zone 'UTC')::date - 1$rows$, 'day'),
      -- The privacy policy states this retention period.
      ('private.contact_messages', 'id', $rows$received_at < $1 - interval '1 year'$rows$, 'received_at'),
      -- Stripe no longer resends events of this age.
      ('private.stripe_events', 'id', $rows$applied_at < $1 - interval '30 days'$rows$, 'applied_at'),
      ('private.tracker_runs', 'id', $rows$started_at < $1 - interval '30 days'$rows$, 'started_at')
    ) as kept (relation, key, rows, age)
  loop
    execute format(
      'delete from %1$s where (%2$s) in (select %2$s from %1$s where %3$s order by %4$s limit $2)',
      expired.relation, expired.key, expired.rows, expired.age
    ) using p_now, p_rows;
    get diagnostics gone = row_count;
    if gone > 0 then
      return gone;
    end if;
  end loop;
  -- The row '*' makes a device that was away for over ninety days compare all its rows.
  with forgotten as (
    delete from public.removed_rows where (user_id, relation, row_id) in (
      select user_id, relation, row_id from public.removed_rows
        where removed_at < p_now - interval '90 days' and relation <> '*' order by removed_at limit p_rows
    )
    returning user_id, changed_in
  ), noted as (
    insert into public.removed_rows as known (user_id, relation, row_id, changed_in, removed_at)
      select user_id, '*', user_id, max(changed_in), 'infinity' from forgotten group by user_id
      on conflict (user_id, relation, row_id) do update set removed_at = 'infinity', changed_in = case
        -- A transaction number in the future is from before a restore.
        when known.changed_in <= pg_current_xact_id() then greatest(known.changed_in, excluded.changed_in)
        else excluded.changed_in
      end
  )
  select count(*) into gone from forgotten;
  if gone > 0 then
    return gone;
  end if;
  if to_regclass('cron.job_run_details') is not null then
    begin
      execute 'delete from cron.job_run_details where end_time < $1 and runid in (
        select runid from cron.job_run_details order by runid limit $2
      )' using p_now - interval '7 days', p_rows;
      get diagnostics gone = row_count;
    exception
      when insufficient_privilege then
        -- pg_cron exists, but we may not write to its tables.
        return 0;
    end;
  end if;
  return gone;
end
$$;

-- Deletes expired rows for a few seconds, and clears the sender hashes of contact messages older than two
-- days. Returns how many rows it deleted.
create function public.purge_old_rows(p_now timestamptz default now(), p_rows integer default 5000) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  started timestamptz := clock_timestamp();
  gone integer;
  purged integer := 0;
begin
  update private.contact_messages set sender_hash = null
    where sender_hash is not null and received_at < p_now - interval '2 days';
  while clock_timestamp() < started + interval '4 seconds' loop
    gone := private.purge_slice(p_now, p_rows);
    exit when gone = 0;
    purged := purged + gone;
  end loop;
  return purged;
end
$$;
grant execute on function public.purge_old_rows(timestamptz, integer) to service_role;
