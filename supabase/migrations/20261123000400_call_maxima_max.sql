-- Every maximum is called max.

drop function private.clean_names(text[], integer, text[]);

-- Trimmed, without blanks and repeats (case does not count), in the order given. `p_kept` are not measured.
create function private.clean_names(p_names text[], p_max_length integer, p_kept text[] default '{}') returns text[]
  language plpgsql immutable set search_path = ''
as $$
declare
  cleaned text[];
begin
  select coalesce(array_agg(name order by n), '{}') into cleaned from (
    select distinct on (lower(btrim(given.name))) btrim(given.name) as name, n
    from unnest(p_names) with ordinality as given (name, n)
    where btrim(given.name) <> ''
    order by lower(btrim(given.name)), n
  ) as names;
  if exists (select from unnest(cleaned) as name where char_length(name) > p_max_length and name <> all (p_kept)) then
    raise exception 'name_too_long' using errcode = 'check_violation', detail = p_max_length;
  end if;
  return cleaned;
end
$$;

-- Adds to a check the videos that it does not have yet and ranks them after those that it has. p_items are objects
-- with the columns of search_ranking_results, in TikTok's order. The caller holds the check's row. Answers how many.
create or replace function private.store_check_items(p_search_id uuid, p_user_id uuid, p_page integer, p_items jsonb)
  returns integer
  language plpgsql set search_path = ''
as $$
declare
  stored integer;
begin
  insert into public.search_ranking_results (
      search_id, user_id, page, rank, avatar_thumb, username, author_url, verified_account, create_time,
      full_description, followers, following, hearts, videos, likes, collect_count, comment_count, digg_count,
      play_count, repost_count, share_count, vq_score, duration, video_url, dynamic_cover
    )
    select
      p_search_id, p_user_id, p_page, taken.max_rank + row_number() over (order by n), avatar_thumb, username, author_url,
      verified_account, create_time, full_description, followers, following, hearts, videos, likes, collect_count,
      comment_count, digg_count, play_count, repost_count, share_count, vq_score, duration, video_url, dynamic_cover
    from (
      select distinct on (video.video_url) n, video.*
      from jsonb_array_elements(p_items) with ordinality as given (item, n)
        cross join lateral jsonb_populate_record(null::public.search_ranking_results, item) as video
      order by video.video_url, n
    ) as fresh
    cross join (
      select coalesce(max(known.rank), 0) as max_rank
      from public.search_ranking_results as known where known.search_id = p_search_id
    ) as taken
    where not exists (
      select from public.search_ranking_results as known
      where known.search_id = p_search_id and known.video_url = fresh.video_url
    );
  get diagnostics stored = row_count;
  return stored;
end
$$;

-- Answers what changed since p_cursor, which an earlier answer gave; without one, or with one that is of no use any
-- more, everything there is, newest first. Reads with the caller's rights: the policies decide what is the caller's.
--
--   cursor    what to ask with next time
--   anew      true: the cursor was of no use, and what the device has is to be compared with what comes
--   usage, profiles, plans, alert_settings, subscriptions
--             the credits; the others as lists of whole rows, left out where nothing changed
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
create or replace function public.pull_changes(p_cursor text default null, p_open jsonb default '{}', p_tally boolean default false)
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
  if exists (
    select from public.removed_rows
    where user_id = caller and relation = '*' and changed_in < ahead and not pg_visible_in_snapshot(changed_in, since)
  ) then
    since := null;
  end if;

  answer := jsonb_build_object(
    'cursor', life || '/' || here,
    'anew', since is null,
    'usage', (select to_jsonb(usage) from public.my_usage() as usage)
  ) || jsonb_strip_nulls(jsonb_build_object(
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
      where value is not null
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

-- Imports a slice {"format":"keytrail-archive","version":1,"exported_at", and of "keyPhrases", "searches", "checks",
-- "keyPhraseChecks", "notes", "alertRules" those that it holds, arrays of the rows of src/domain/*/rows.ts}. Slices come
-- in the order of these parts; the last one activates the key phrases. A slice, or a whole import, that comes again is
-- stored once. Answers {searches, checks, key_phrases, positions, notes, alert_rules}: how many rows were new. Raises
-- PT409 not_empty, PT422 archive_too_large or invalid_archive.
create or replace function public.import_archive(p_import_id uuid, p_slice jsonb, p_last boolean) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  -- More than fifty key phrases' checks of a year come to.
  max_received constant bigint := 1000000000;
  caller uuid := auth.uid();
  parts jsonb := '{"keyPhrases":[],"searches":[],"checks":[],"keyPhraseChecks":[],"notes":[],"alertRules":[]}';
  counts jsonb;
  total bigint;
begin
  if caller is null then
    perform private.refuse('PT401', 'unauthorized');
  end if;
  parts := parts || p_slice;
  if (p_slice ->> 'format' = 'keytrail-archive' and p_slice ->> 'version' = '1') is not true or exists (
    select from unnest('{searches,checks,keyPhrases,keyPhraseChecks,notes,alertRules}'::text[]) as part
    where jsonb_typeof(parts -> part) is distinct from 'array'
  ) then
    perform private.refuse('PT422', 'invalid_archive');
  end if;
  if not private.open_import(caller, p_import_id, (p_slice ->> 'exported_at')::timestamptz) then
    return '{}';
  end if;
  update private.archive_imports set received = received + length(p_slice::text) where user_id = caller
    returning received into total;
  if total > max_received then
    perform private.refuse('PT422', 'archive_too_large', max_received::text);
  end if;

  -- One after the other: the later parts point at the earlier ones.
  counts := jsonb_build_object('key_phrases', private.import_key_phrases(caller, parts -> 'keyPhrases'));
  counts := counts || jsonb_build_object('searches', private.import_searches(caller, parts -> 'searches'));
  counts := counts || jsonb_build_object('checks', private.import_searches(caller, parts -> 'checks'));
  counts := counts || jsonb_build_object(
    'positions', private.import_positions(caller, parts -> 'keyPhraseChecks'),
    'notes', private.import_notes(caller, parts -> 'notes'),
    'alert_rules', private.import_alert_rules(caller, parts -> 'alertRules')
  );
  if p_last then
    perform private.activate_imported(caller);
    update private.archive_imports set finished_at = now() where user_id = caller;
  end if;
  return counts;
exception
  when integrity_constraint_violation or data_exception then
    perform private.refuse('PT422', 'invalid_archive');
end
$$;

