-- Answers what changed since p_cursor, which an earlier answer gave; without one, or with one that is of no use any
-- more, everything there is, newest first. Reads with the caller's rights: the policies decide what is the caller's.
--
--   cursor    what to ask with next time
--   anew      true: the cursor was of no use, and what the device has is to be compared with what comes
--   usage, profiles, plans, alert_settings, subscriptions
--             the credits; the others as lists of whole rows, left out where nothing changed
--   unfinished_import
--             when the archive was made whose import can be continued; left out where there is none
--   pages     of each relation that has something: {relation, open, rows, rest}. A page is bounded; `rest` is the range
--             that is still to come, null at the end. To go on with it the device hands it back in p_open, under its
--             relation's name, and the page that answers that is `open`. The end of a range is fixed: what changes
--             meanwhile comes with the news, so that no row comes twice.
--   removed   {relation: [ids]}
--   tally     with p_tally: {relation: [count, fingerprint of the ids]}, to see whether the device has all
--
-- A range is {since, until, before: [time, id]}: what the snapshot `until` saw and the snapshot `since` did not, older
-- than `before`. Of a search comes its row; its results are read by its id where the device lacks them.
-- Ask by POST: it goes to the primary, and a replica's snapshots do not list what is under way.
--
-- After a restore from a dump, rows keep the numbers of transactions that the new life is still to come to: no snapshot
-- sees them, so they were told at every pull, and missing in the later pages of a first one. They are as old as any now.
create function public.pull_changes(p_cursor text default null, p_open jsonb default '{}', p_tally boolean default false)
  returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  life text := public.database_life();
  here pg_snapshot := pg_current_snapshot();
  -- What this life has not come to yet is of another one.
  ahead xid8 := pg_snapshot_xmax(here);
  since pg_snapshot := case when split_part(p_cursor, '/', 1) = life then split_part(p_cursor, '/', 2) end;
  -- The relations that have something for a device that asks again.
  news text[];
  known record;
  range jsonb;
  page jsonb;
  pages jsonb := '[]';
  tally jsonb := '{}';
  counted jsonb;
  answer jsonb;
begin
  if caller is null then
    raise exception 'unauthorized' using errcode = 'PT401', hint = 'unauthorized';
  end if;
  -- A token is accepted until it expires, whatever became of its account.
  if not exists (select from public.profiles where id = caller) then
    raise exception 'account_deleted' using errcode = 'PT410', hint = 'account_deleted';
  end if;
  if exists (
    select from public.removed_rows
    where user_id = caller and relation = '*' and changed_in < ahead and not pg_visible_in_snapshot(changed_in, since)
  ) then
    since := null;
  end if;

  -- Most pulls find nothing. One question whose plan is kept spares them the planning of ten.
  news := array(
    select relation from (
      select 'profiles', changed_in from public.profiles where id = caller
      union all select 'plans', changed_in from public.plans
      union all select 'alert_settings', changed_in from public.alert_settings where user_id = caller
      union all select 'subscriptions', changed_in from public.subscriptions where user_id = caller
      union all select 'keywords', changed_in from public.keywords where user_id = caller
      union all select 'key_phrase_notes', changed_in from public.key_phrase_notes where user_id = caller
      union all select 'alert_rules', changed_in from public.alert_rules where user_id = caller
      union all select 'alerts', changed_in from public.alerts where user_id = caller
      union all select 'key_phrase_checks', changed_in from public.key_phrase_checks where user_id = caller
      union all select 'search_history', changed_in from public.search_history as search where user_id = caller and search.page = 1
    ) as mirrored (relation, changed_in)
    where changed_in >= pg_snapshot_xmin(since) and changed_in < ahead and not pg_visible_in_snapshot(changed_in, since)
  );

  answer := jsonb_build_object(
    'cursor', life || '/' || here,
    'anew', since is null,
    'usage', (select to_jsonb(usage) from public.my_usage() as usage)
  ) || jsonb_strip_nulls(jsonb_build_object(
    'unfinished_import', public.unfinished_import(),
    'removed', (
      select jsonb_object_agg(relation, ids) from (
        select relation, jsonb_agg(row_id) as ids from public.removed_rows
        where user_id = caller and relation <> '*'
          and changed_in >= pg_snapshot_xmin(since) and changed_in < ahead
          and not pg_visible_in_snapshot(changed_in, since)
        group by relation
      ) as gone
    )
  ));

  for known in
    select * from (values
      ('profiles', 'id = $1'), ('plans', 'true'), ('alert_settings', 'user_id = $1'), ('subscriptions', 'user_id = $1')
    ) as small (name, own)
    where since is null or name = any (news)
  loop
    execute format(
      $small$
        select jsonb_agg(to_jsonb(r) - 'changed_in') from public.%I as r
        where %s and ($2 is null or (changed_in < $3 and not pg_visible_in_snapshot(changed_in, $2)))
      $small$,
      known.name, known.own
    ) into page using caller, since, ahead;
    if page is not null then
      answer := answer || jsonb_build_object(known.name, page);
    end if;
  end loop;

  for known in
    -- Which rows are mirrored, what tells their age, what a device has no use for, how many make a page.
    select * from (values
      ('keywords', 'true', 'created_at', '{changed_in}', 250),
      ('key_phrase_notes', 'true', 'changed_at', '{changed_in}', 500),
      ('alert_rules', 'true', 'changed_at', '{changed_in}', 500),
      ('alerts', 'true', 'created_at', '{changed_in,pushed_at}', 500),
      ('key_phrase_checks', 'true', 'checked_at', '{changed_in}', 500),
      ('search_history', 'page = 1', 'searched_at', '{changed_in,page,search_id,log_id,asked_cursor,imported}', 250)
    ) as large (name, mirrored, age, unused, max_rows)
  loop
    for range in
      select value from unnest(array[jsonb_build_object('since', since), p_open -> known.name]) as value
      where value is not null and (value ->> 'since' is null or value ? 'until' or known.name = any (news))
    loop
      execute format(
        $page$
          with slice as (
            select * from public.%1$I where user_id = $1 and %2$s and %3$s and %4$s and %5$s
            order by %6$I desc, id desc limit %7$s
          )
          select case when count(*) > 0 or $2 then jsonb_build_object(
            'relation', %1$L,
            'open', $2,
            'rows', coalesce(jsonb_agg(to_jsonb(slice) - %8$L::text[] order by %6$I desc, id desc), '[]'),
            'rest', case when count(*) = %7$s then $3 || jsonb_build_object(
              'before', (select jsonb_build_array(%6$I, id) from slice order by %6$I, id limit 1)
            ) end
          ) end from slice
        $page$,
        known.name, known.mirrored,
        case when range ->> 'since' is null then 'true' else format(
          'changed_in >= %L::xid8 and changed_in < %L::xid8 and not pg_visible_in_snapshot(changed_in, %L)',
          pg_snapshot_xmin((range ->> 'since')::pg_snapshot), ahead, range ->> 'since'
        ) end,
        case when range ->> 'until' is null then 'true' else format(
          '(changed_in is null or changed_in >= %L::xid8 or pg_visible_in_snapshot(changed_in, %L))',
          ahead, range ->> 'until'
        ) end,
        case when range ->> 'before' is null then 'true' else format(
          '(%I, id) < (%L::timestamptz, %L::uuid)', known.age, range -> 'before' ->> 0, range -> 'before' ->> 1
        ) end,
        known.age, known.max_rows, known.unused
      ) into page using caller, range ? 'until', jsonb_build_object('until', here) || range;
      pages := pages || coalesce(page, '[]');
    end loop;

    if p_tally then
      execute format(
        $tally$
          select jsonb_build_array(count(*), coalesce(bit_xor(('x' || left(id::text, 8))::bit(32)::bigint), 0))
          from public.%I where user_id = $1 and %s
        $tally$,
        known.name, known.mirrored
      ) into counted using caller;
      tally := tally || jsonb_build_object(known.name, counted);
    end if;
  end loop;

  return answer || jsonb_build_object('pages', pages)
    || case when p_tally then jsonb_build_object('tally', tally) else '{}' end;
end
$$;
revoke all on function public.pull_changes(text, jsonb, boolean) from public;
grant execute on function public.pull_changes(text, jsonb, boolean) to authenticated;
