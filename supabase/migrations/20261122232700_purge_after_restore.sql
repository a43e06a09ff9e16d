-- As before, and where a user's row '*' is of a life before a restore, with a number that is still to come, the removals
-- that are forgotten now take its place: devices would not see it.
create or replace function private.purge_slice(p_now timestamptz, p_rows integer) returns integer
  language plpgsql set search_path = ''
as $$
declare
  gone integer;
begin
  -- The tracker looks at today's and tomorrow's; what became of a day is in the history.
  delete from private.tracked_days where (keyword_id, day) in (
    select keyword_id, day from private.tracked_days
      where state in ('done', 'failed') and day < (p_now at time zone 'UTC')::date - 7 order by day limit p_rows
  );
  get diagnostics gone = row_count;
  if gone > 0 then
    return gone;
  end if;
  -- A device that has been away for longer, and lost the answer before that, sends a change twice.
  delete from private.applied_mutations where (user_id, id) in (
    select user_id, id from private.applied_mutations
      where applied_at < p_now - interval '180 days' order by applied_at limit p_rows
  );
  get diagnostics gone = row_count;
  if gone > 0 then
    return gone;
  end if;
  -- A device that has been away for longer compares everything, because of the row '*'.
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
        -- One that is still to come is of a life before a restore.
        when known.changed_in <= pg_current_xact_id() then greatest(known.changed_in, excluded.changed_in)
        else excluded.changed_in
      end
  )
  select count(*) into gone from forgotten;
  if gone > 0 then
    return gone;
  end if;
  delete from private.measurements where (name, labels, measured_at) in (
    select name, labels, measured_at from private.measurements
      where measured_at < p_now - case when name like 'tracker\_%' then interval '30 days' else interval '400 days' end
      limit p_rows
  );
  get diagnostics gone = row_count;
  if gone > 0 then
    return gone;
  end if;
  -- Of pg_cron, where there is one that may be written to.
  if to_regclass('cron.job_run_details') is not null then
    execute 'delete from cron.job_run_details where end_time < $1 and runid in (
      select runid from cron.job_run_details order by runid limit $2
    )' using p_now - interval '7 days', p_rows;
    get diagnostics gone = row_count;
  end if;
  return gone;
exception
  when insufficient_privilege then
    return 0;
end
$$;
