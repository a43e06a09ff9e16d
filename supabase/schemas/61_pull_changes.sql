-- Adds the triggers that record changed and deleted rows of the mirrored tables.
do $$
declare
  mirrored text;
begin
  foreach mirrored in array '{profiles,alert_settings,keywords,key_phrase_notes,ideas,alert_rules,alerts,report_links,
    key_phrase_checks,search_history}'::text[]
  loop
    execute format('create trigger %1$s_stamp before insert or update on public.%1$I
      for each row execute function private.stamp_change(''changed_at'')', mirrored);
    if mirrored not in ('profiles', 'alert_settings') then
      execute format('create trigger %1$s_removed after delete on public.%1$I referencing old table as gone
        for each statement execute function private.note_removals(''id'')', mirrored);
    end if;
  end loop;
end
$$;

-- Returns the changes since p_cursor, the cursor of an earlier response, or all rows if there is no valid
-- cursor. Rows are sorted newest first.
--
--   cursor    the cursor for the next request
--   restarts  true: the cursor is missing, invalid or too old, so the device must compare its rows with the
--             response
--   usage, profiles, plans, alert_settings, subscriptions
--             the credits, and lists of whole rows; a list without changes is omitted
--   unfinished_import
--             the export time of an interrupted import's archive; omitted if there is none
--   pages     for each relation with changes: {relation, open, rows, rest}. `rest` is the range that remains,
--             or null at the end. To continue, the device passes `rest` back in p_open under the relation's
--             name. `open` is true for a page that was requested in this way.
--   removed   {relation: [ids]}
--   tally     with p_tally: {relation: [count, fingerprint of the ids]}, from which the device can tell
--             whether it has all rows
--
-- A range is {since, until, before: [time, id]}: the rows that are visible in the snapshot `until`, not
-- visible in the snapshot `since`, and older than `before`. `until` is the same for all pages, so that no row
-- is sent twice.
-- Call this function by POST, which goes to the primary: a replica's snapshots do not list transactions in
-- progress.
--
-- After a restore from a dump, rows may have transaction numbers that the restored database has not reached
-- (`ahead`). No snapshot sees these rows, so every pull would send them, and the later pages of a first pull
-- would miss them. The pull therefore treats them as old.
create function public.pull_changes(p_cursor text default null, p_open jsonb default '{}', p_tally boolean default false)
  returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  life text := public.database_life();
  here pg_snapshot := pg_current_snapshot();
  ahead xid8 := pg_snapshot_xmax(here);
  since pg_snapshot := case when split_part(p_cursor, '/', 1) = life then split_part(p_cursor, '/', 2) end;
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
    raise exception 'unauthorized' using errcode = 'PT401';
  end if;
  -- A token is accepted until it expires, even if its account is deleted.
  if not exists (select from public.profiles where id = caller) then
    raise exception 'account_deleted' using errcode = 'PT410', hint = 'account_deleted';
  end if;
  if exists (
    select from public.removed_rows
    where user_id = caller and relation = '*' and changed_in < ahead and not pg_visible_in_snapshot(changed_in, since)
  ) then
    since := null;
  end if;

  -- Most pulls find no changes. This query finds the relations that have any. Its plan is cached, but the
  -- queries per relation below are dynamic and must be planned each time.
  news := array(
    select relation from (
      select 'profiles', changed_in from public.profiles where id = caller
      union all select 'plans', changed_in from public.plans
      union all select 'alert_settings', changed_in from public.alert_settings where user_id = caller
      union all select 'subscriptions', changed_in from public.subscriptions where user_id = caller
      union all select 'keywords', changed_in from public.keywords where user_id = caller
      union all select 'key_phrase_notes', changed_in from public.key_phrase_notes where user_id = caller
      union all select 'ideas', changed_in from public.ideas where user_id = caller
      union all select 'alert_rules', changed_in from public.alert_rules where user_id = caller
      union all select 'alerts', changed_in from public.alerts where user_id = caller
      union all select 'report_links', changed_in from public.report_links where user_id = caller
      union all select 'key_phrase_checks', changed_in from public.key_phrase_checks where user_id = caller
      union all select 'search_history', changed_in from public.search_history as search where user_id = caller and search.page = 1
    ) as mirrored (relation, changed_in)
    where changed_in >= pg_snapshot_xmin(since) and changed_in < ahead and not pg_visible_in_snapshot(changed_in, since)
  );

  answer := jsonb_build_object(
    'cursor', life || '/' || here,
    'restarts', since is null,
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
    -- Each relation's filter, time column, columns that devices do not need, and page size.
    select * from (values
      ('keywords', 'true', 'created_at', '{changed_in}', 250),
      ('key_phrase_notes', 'true', 'changed_at', '{changed_in}', 500),
      ('ideas', 'true', 'created_at', '{changed_in}', 100),
      ('alert_rules', 'true', 'changed_at', '{changed_in}', 500),
      ('alerts', 'true', 'created_at', '{changed_in,pushed_at}', 500),
      ('report_links', 'true', 'created_at', '{changed_in}', 100),
      ('key_phrase_checks', 'true', 'checked_at', '{changed_in}', 500),
      -- A new device's first screen needs only the newest searches.
      ('search_history', 'page = 1', 'searched_at', '{changed_in,page,search_id,log_id,asked_cursor,imported}',
        case when p_cursor is null then 50 else 250 end)
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
          '(changed_in >= %L::xid8 or pg_visible_in_snapshot(changed_in, %L))',
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
grant execute on function public.pull_changes(text, jsonb, boolean) to authenticated;
