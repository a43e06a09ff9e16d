-- Everything of a user from one file into an empty account, slice by slice: a year of checks is larger than a request
-- or a statement may be. The file is the caller's own text, so nothing in it counts: imported searches are no credits
-- whatever their time, positions are computed from the results again, and what is active is decided by the plan.
create table private.archive_imports (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Of the attempt that imports, or imported, the last slice.
  import_id uuid not null,
  -- When the archive was made: an import that broke off is continued with the same file only.
  exported_at timestamptz not null,
  -- The key phrases that came, those of them that were active, and those that the plan had paused.
  phrases uuid[] not null default '{}',
  active uuid[] not null default '{}',
  held uuid[] not null default '{}',
  -- Characters of JSON that came, those that came again included.
  received bigint not null default 0,
  finished_at timestamptz
);

alter table public.search_history add column imported boolean not null default false;
comment on column public.search_history.imported is 'came from an archive: never a credit of this account';

create or replace function private.credits_used(p_user_id uuid, p_from timestamptz) returns integer
  language sql stable set search_path = ''
as $$
  select count(*)::integer from public.search_history
  where user_id = p_user_id and searched_at >= p_from and origin = 'user' and state <> 'failed' and not imported
    and (state = 'done' or searched_at > now() - interval '10 minutes')
$$;

-- The id of an archived row in this account: the same each time, so that a slice that comes twice is stored once,
-- and free even where the archive's author still has the row.
create function private.imported_id(p_user_id uuid, p_id text) returns uuid
  language sql immutable set search_path = ''
as $$
  select md5(p_user_id::text || p_id::uuid::text)::uuid
$$;

-- The key phrases as paused ones, in the state in which they position nothing and are no day's work.
create function private.import_key_phrases(p_user_id uuid, p_rows jsonb) returns integer
  language plpgsql set search_path = ''
as $$
declare
  imported integer;
begin
  insert into public.keywords
      (id, user_id, keyword, country, status, account_name, video_id, tags, competitors, created_at)
    select private.imported_id(p_user_id, item ->> 'id'), p_user_id, item ->> 'keyword', item ->> 'country', false,
      item ->> 'account_name', item ->> 'video_id', private.text_array(item -> 'tags'),
      private.text_array(item -> 'competitors'), least((item ->> 'created_at')::timestamptz, now())
    from jsonb_array_elements(p_rows) as item
    on conflict (id) do nothing;
  get diagnostics imported = row_count;
  update private.archive_imports set
      phrases = phrases || array(
        select private.imported_id(p_user_id, item ->> 'id') from jsonb_array_elements(p_rows) as item
      ),
      active = active || array(
        select private.imported_id(p_user_id, item ->> 'id') from jsonb_array_elements(p_rows) as item
        where (item ->> 'status')::boolean
      ),
      held = held || array(
        select private.imported_id(p_user_id, item ->> 'id') from jsonb_array_elements(p_rows) as item
        where (item ->> 'paused_by_plan')::boolean
      )
    where user_id = p_user_id;
  return imported;
end
$$;

-- Searches of all types; what was under way when the archive was made is abandoned.
create function private.import_searches(p_user_id uuid, p_rows jsonb) returns integer
  language plpgsql set search_path = ''
as $$
declare
  added uuid[];
begin
  with inserted as (
    insert into public.search_history (id, search_id, user_id, keyword_id, search_term, search_type, country, origin,
        state, failure_code, source, pages_done, next_cursor, searched_at, imported)
      select mapped.id, mapped.id, p_user_id,
        -- The phrase may have been deleted since the device read the check.
        (select phrase.id from public.keywords as phrase
          where phrase.id = private.imported_id(p_user_id, item ->> 'keyword_id') and phrase.user_id = p_user_id),
        item ->> 'search_term', coalesce(item ->> 'search_type', 'search_results_check'), item ->> 'country',
        coalesce(item ->> 'origin', 'user'), replace(item ->> 'state', 'pending', 'failed'),
        case item ->> 'state' when 'pending' then 'abandoned' else item ->> 'failure_code' end,
        item ->> 'source', coalesce((item ->> 'pages_done')::integer, 0), item ->> 'next_cursor',
        least((item ->> 'searched_at')::timestamptz, now()), true
      from jsonb_array_elements(p_rows) as item
        cross join lateral (select private.imported_id(p_user_id, item ->> 'id') as id) as mapped
      on conflict (id) do nothing
      returning id
  )
  select coalesce(array_agg(id), '{}') into added from inserted;

  insert into public.search_results (search_id, user_id, position, word, group_id, search_type)
    select mapped.id, p_user_id, found.position, found.word, found.group_id, item ->> 'search_type'
    from jsonb_array_elements(p_rows) as item
      cross join lateral (select private.imported_id(p_user_id, item ->> 'id') as id) as mapped
      cross join lateral jsonb_populate_recordset(null::public.search_results, item -> 'search_results') as found
    where mapped.id = any (added);

  insert into public.search_ranking_results (search_id, user_id, rank, avatar_thumb, username, author_url,
      verified_account, create_time, full_description, followers, following, hearts, videos, likes, collect_count,
      comment_count, digg_count, play_count, repost_count, share_count, vq_score, duration, video_url, dynamic_cover)
    select mapped.id, p_user_id, rank, avatar_thumb, username, author_url,
      verified_account, create_time, full_description, followers, following, hearts, videos, likes, collect_count,
      comment_count, digg_count, play_count, repost_count, share_count, vq_score, duration, video_url, dynamic_cover
    from jsonb_array_elements(p_rows) as item
      cross join lateral (select private.imported_id(p_user_id, item ->> 'id') as id) as mapped
      cross join lateral jsonb_populate_recordset(
        null::public.search_ranking_results, item -> 'search_ranking_results'
      ) as found
    where mapped.id = any (added);
  return cardinality(added);
end
$$;

-- Which checks count for which key phrases is the archive's to say; where they stand there is not.
create function private.import_positions(p_user_id uuid, p_rows jsonb) returns integer
  language plpgsql set search_path = ''
as $$
declare
  imported integer;
begin
  insert into public.key_phrase_checks
      (id, user_id, keyword_id, search_id, origin, state, failure_code, position, results, source, checked_at)
    select private.imported_id(p_user_id, item ->> 'id'), p_user_id, phrase.id, search.id, search.origin,
      search.state, search.failure_code,
      case search.state when 'done' then private.position_of(search.id, phrase.account_name, phrase.video_id) end,
      (select count(*) from public.search_ranking_results as video where video.search_id = search.id),
      search.source, search.searched_at
    from jsonb_array_elements(p_rows) as item
      join public.keywords as phrase
        on phrase.id = private.imported_id(p_user_id, item ->> 'keyword_id') and phrase.user_id = p_user_id
      join public.search_history as search
        on search.id = private.imported_id(p_user_id, item ->> 'search_id') and search.user_id = p_user_id
        and search.search_type = 'search_results_check'
    on conflict (id) do nothing;
  get diagnostics imported = row_count;
  return imported;
end
$$;

create function private.import_notes(p_user_id uuid, p_rows jsonb) returns integer
  language plpgsql set search_path = ''
as $$
declare
  imported integer;
begin
  insert into public.key_phrase_notes (id, user_id, keyword_id, day, note)
    select private.imported_id(p_user_id, item ->> 'id'), p_user_id, phrase.id, (item ->> 'day')::date, item ->> 'note'
    from jsonb_array_elements(p_rows) as item
      join public.keywords as phrase
        on phrase.id = private.imported_id(p_user_id, item ->> 'keyword_id') and phrase.user_id = p_user_id
    on conflict (id) do nothing;
  get diagnostics imported = row_count;
  return imported;
end
$$;

create function private.import_alert_rules(p_user_id uuid, p_rows jsonb) returns integer
  language plpgsql set search_path = ''
as $$
declare
  imported integer;
begin
  insert into public.alert_rules (id, user_id, keyword_id, kind, threshold)
    select private.imported_id(p_user_id, item ->> 'id'), p_user_id, phrase.id, item ->> 'kind',
      (item ->> 'threshold')::integer
    from jsonb_array_elements(p_rows) as item
      join public.keywords as phrase
        on phrase.id = private.imported_id(p_user_id, item ->> 'keyword_id') and phrase.user_id = p_user_id
    on conflict (id) do nothing;
  get diagnostics imported = row_count;
  return imported;
end
$$;

-- Activates what was active, oldest first, as far as the plan allows; the rest is paused by the plan. A day whose
-- check is in the archive is not checked again.
create function private.activate_imported(p_user_id uuid) returns void
  language plpgsql set search_path = ''
as $$
declare
  import private.archive_imports := (select row (i.*) from private.archive_imports as i where user_id = p_user_id);
  allowed integer := (
    select active_key_phrases from public.profiles join public.plans on plans.level = profiles.subscription_level
    where profiles.id = p_user_id
  );
begin
  update private.tracked_days as open set day = open.day + 1
    from public.search_history as search
    where search.user_id = p_user_id and search.keyword_id = open.keyword_id and search.origin = 'tracker'
      and open.state = 'due' and (search.searched_at at time zone 'UTC')::date = open.day;
  update public.keywords set status = wanted.n <= allowed, paused_by_plan = wanted.n > allowed
    from (
      select id, row_number() over (order by created_at, id) as n
      from public.keywords where id = any (import.active)
    ) as wanted
    where keywords.id = wanted.id;
  update public.keywords set paused_by_plan = true where id = any (import.held) and not status;
end
$$;

-- Opens the caller's import, goes on with the one that broke off, or answers false where this very one is finished.
create function private.open_import(p_user_id uuid, p_import_id uuid, p_exported_at timestamptz) returns boolean
  language plpgsql set search_path = ''
as $$
declare
  import private.archive_imports;
begin
  perform from public.profiles where id = p_user_id for update;
  select * into import from private.archive_imports where user_id = p_user_id;
  if import.finished_at is not null and import.import_id = p_import_id then
    return false;
  end if;
  if import.finished_at is null and import.exported_at = p_exported_at then
    update private.archive_imports set import_id = p_import_id where user_id = p_user_id;
    return true;
  end if;
  if exists (select from public.search_history where user_id = p_user_id)
    or exists (select from public.keywords where user_id = p_user_id)
  then
    raise exception 'This account has searches or key phrases already' using errcode = 'PT409', hint = 'not_empty';
  end if;
  insert into private.archive_imports (user_id, import_id, exported_at)
    values (p_user_id, p_import_id, p_exported_at)
    on conflict (user_id) do update set import_id = excluded.import_id, exported_at = excluded.exported_at,
      phrases = '{}', active = '{}', held = '{}', received = 0, finished_at = null;
  return true;
end
$$;

-- Imports a slice {"format":"keytrail-archive","version":1,"exported_at", and of "keyPhrases", "searches", "checks",
-- "keyPhraseChecks", "notes", "alertRules" those that it holds, arrays of the rows of src/domain/ranking/rows.ts}. Slices come
-- in the order of these parts; the last one activates the key phrases. A slice, or a whole import, that comes again is
-- stored once. Answers {searches, checks, key_phrases, positions, notes, alert_rules}: how many rows were new. Raises
-- PT409 not_empty, PT422 archive_too_large or invalid_archive.
create function public.import_archive(p_import_id uuid, p_slice jsonb, p_last boolean) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  -- More than fifty key phrases' checks of a year come to.
  most_received constant bigint := 1000000000;
  caller uuid := auth.uid();
  parts jsonb := '{"keyPhrases":[],"searches":[],"checks":[],"keyPhraseChecks":[],"notes":[],"alertRules":[]}';
  counts jsonb;
  total bigint;
begin
  if caller is null then
    raise exception 'Not logged in' using errcode = 'PT401', hint = 'unauthorized';
  end if;
  parts := parts || p_slice;
  if (p_slice ->> 'format' = 'keytrail-archive' and p_slice ->> 'version' = '1') is not true or exists (
    select from unnest('{searches,checks,keyPhrases,keyPhraseChecks,notes,alertRules}'::text[]) as part
    where jsonb_typeof(parts -> part) is distinct from 'array'
  ) then
    raise exception 'This is no Keytrail archive' using errcode = 'PT422', hint = 'invalid_archive';
  end if;
  if not private.open_import(caller, p_import_id, (p_slice ->> 'exported_at')::timestamptz) then
    return '{}';
  end if;
  update private.archive_imports set received = received + length(p_slice::text) where user_id = caller
    returning received into total;
  if total > most_received then
    raise exception 'The archive is larger than 1 GB' using errcode = 'PT422', hint = 'archive_too_large';
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
    raise exception 'The archive holds values that cannot be stored'
      using errcode = 'PT422', hint = 'invalid_archive', detail = sqlerrm;
end
$$;
-- Takes back what an unfinished import of the caller has brought.
create function public.cancel_import() returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  brought uuid[];
begin
  if caller is null then
    raise exception 'Not logged in' using errcode = 'PT401', hint = 'unauthorized';
  end if;
  delete from private.archive_imports where user_id = caller and finished_at is null returning phrases into brought;
  if found then
    delete from public.keywords where user_id = caller and id = any (brought);
    delete from public.search_history where user_id = caller and imported;
  end if;
end
$$;
revoke all on function public.import_archive(uuid, jsonb, boolean), public.cancel_import() from public;
grant execute on function public.import_archive(uuid, jsonb, boolean), public.cancel_import() to authenticated;
