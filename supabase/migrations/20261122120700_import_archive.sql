-- Everything of a user from one file into an empty account. The file is the caller's own text, so nothing in it
-- counts: imported searches are no credits whatever their time, positions are computed from the results again, and
-- what is active is decided by the plan.
alter table public.search_history add column imported boolean not null default false;
comment on column public.search_history.imported is 'came from an archive: never a credit of this account';

create or replace function private.credits_used(p_user_id uuid, p_from timestamptz) returns integer
  language sql stable set search_path = ''
as $$
  select count(*)::integer from public.search_history
  where user_id = p_user_id and searched_at >= p_from and origin = 'user' and state <> 'failed' and not imported
    and (state = 'done' or searched_at > now() - interval '10 minutes')
$$;

-- Every id of the archive with the one that it gets here: itself where it is free. Ids of five tables in one map:
-- nothing is lost when two of them share one.
create function private.free_ids(p_archive jsonb) returns jsonb
  language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(id, case
    when exists (select from public.search_history as known where known.id = given.id)
      or exists (select from public.keywords as known where known.id = given.id)
      or exists (select from public.key_phrase_checks as known where known.id = given.id)
      or exists (select from public.key_phrase_notes as known where known.id = given.id)
      or exists (select from public.alert_rules as known where known.id = given.id)
    then gen_random_uuid() else id end), '{}')
  from (
    select distinct (item ->> 'id')::uuid as id
    from unnest('{searches,checks,keyPhrases,keyPhraseChecks,notes,alertRules}'::text[]) as part
      cross join lateral jsonb_array_elements(p_archive -> part) as item
  ) as given
$$;

-- The key phrases as paused ones, in the state in which they position nothing and are no day's work.
create function private.import_key_phrases(p_user_id uuid, p_rows jsonb, p_ids jsonb) returns integer
  language plpgsql set search_path = ''
as $$
declare
  imported integer;
begin
  insert into public.keywords
      (id, user_id, keyword, country, status, account_name, video_id, tags, competitors, created_at)
    select (p_ids ->> (item ->> 'id'))::uuid, p_user_id, item ->> 'keyword', item ->> 'country', false,
      item ->> 'account_name', item ->> 'video_id', private.text_array(item -> 'tags'),
      private.text_array(item -> 'competitors'), least((item ->> 'created_at')::timestamptz, now())
    from jsonb_array_elements(p_rows) as item;
  get diagnostics imported = row_count;
  return imported;
end
$$;

-- Searches of all types; what was under way when the archive was made is abandoned.
create function private.import_searches(p_user_id uuid, p_rows jsonb, p_ids jsonb) returns integer
  language plpgsql set search_path = ''
as $$
declare
  imported integer;
begin
  insert into public.search_history (id, search_id, user_id, keyword_id, search_term, search_type, country, origin,
      state, failure_code, source, pages_done, next_cursor, searched_at, imported)
    select mapped.id, mapped.id, p_user_id, (p_ids ->> (item ->> 'keyword_id'))::uuid, item ->> 'search_term',
      coalesce(item ->> 'search_type', 'search_results_check'), item ->> 'country', coalesce(item ->> 'origin', 'user'),
      replace(item ->> 'state', 'pending', 'failed'),
      case item ->> 'state' when 'pending' then 'abandoned' else item ->> 'failure_code' end,
      item ->> 'source', coalesce((item ->> 'pages_done')::integer, 0), item ->> 'next_cursor',
      least((item ->> 'searched_at')::timestamptz, now()), true
    from jsonb_array_elements(p_rows) as item
      cross join lateral (select (p_ids ->> (item ->> 'id'))::uuid as id) as mapped;
  get diagnostics imported = row_count;

  insert into public.search_results (search_id, user_id, position, word, group_id, search_type)
    select (p_ids ->> (item ->> 'id'))::uuid, p_user_id, found.position, found.word, found.group_id,
      item ->> 'search_type'
    from jsonb_array_elements(p_rows) as item
      cross join lateral jsonb_populate_recordset(null::public.search_results, item -> 'search_results') as found;

  insert into public.search_ranking_results (search_id, user_id, rank, avatar_thumb, username, author_url,
      verified_account, create_time, full_description, followers, following, hearts, videos, likes, collect_count,
      comment_count, digg_count, play_count, repost_count, share_count, vq_score, duration, video_url, dynamic_cover)
    select (p_ids ->> (item ->> 'id'))::uuid, p_user_id, rank, avatar_thumb, username, author_url,
      verified_account, create_time, full_description, followers, following, hearts, videos, likes, collect_count,
      comment_count, digg_count, play_count, repost_count, share_count, vq_score, duration, video_url, dynamic_cover
    from jsonb_array_elements(p_rows) as item
      cross join lateral jsonb_populate_recordset(
        null::public.search_ranking_results, item -> 'search_ranking_results'
      ) as found;
  return imported;
end
$$;

-- Which checks count for which key phrases is the archive's to say; where they stand there is not.
create function private.import_positions(p_user_id uuid, p_rows jsonb, p_ids jsonb) returns integer
  language plpgsql set search_path = ''
as $$
declare
  imported integer;
begin
  insert into public.key_phrase_checks
      (id, user_id, keyword_id, search_id, origin, state, failure_code, position, results, source, checked_at)
    select (p_ids ->> (item ->> 'id'))::uuid, p_user_id, phrase.id, search.id, search.origin, search.state,
      search.failure_code,
      case search.state when 'done' then private.position_of(search.id, phrase.account_name, phrase.video_id) end,
      (select count(*) from public.search_ranking_results as video where video.search_id = search.id),
      search.source, search.searched_at
    from jsonb_array_elements(p_rows) as item
      join public.keywords as phrase
        on phrase.id = (p_ids ->> (item ->> 'keyword_id'))::uuid and phrase.user_id = p_user_id
      join public.search_history as search
        on search.id = (p_ids ->> (item ->> 'search_id'))::uuid and search.user_id = p_user_id
        and search.search_type = 'search_results_check';
  get diagnostics imported = row_count;
  return imported;
end
$$;

create function private.import_notes(p_user_id uuid, p_rows jsonb, p_ids jsonb) returns integer
  language plpgsql set search_path = ''
as $$
declare
  imported integer;
begin
  insert into public.key_phrase_notes (id, user_id, keyword_id, day, note)
    select (p_ids ->> (item ->> 'id'))::uuid, p_user_id, phrase.id, (item ->> 'day')::date, item ->> 'note'
    from jsonb_array_elements(p_rows) as item
      join public.keywords as phrase
        on phrase.id = (p_ids ->> (item ->> 'keyword_id'))::uuid and phrase.user_id = p_user_id;
  get diagnostics imported = row_count;
  return imported;
end
$$;

create function private.import_alert_rules(p_user_id uuid, p_rows jsonb, p_ids jsonb) returns integer
  language plpgsql set search_path = ''
as $$
declare
  imported integer;
begin
  insert into public.alert_rules (id, user_id, keyword_id, kind, threshold)
    select (p_ids ->> (item ->> 'id'))::uuid, p_user_id, phrase.id, item ->> 'kind', (item ->> 'threshold')::integer
    from jsonb_array_elements(p_rows) as item
      join public.keywords as phrase
        on phrase.id = (p_ids ->> (item ->> 'keyword_id'))::uuid and phrase.user_id = p_user_id;
  get diagnostics imported = row_count;
  return imported;
end
$$;

-- Activates what was active, oldest first, as far as the plan allows; the rest is paused by the plan. A day whose
-- check is in the archive is not checked again.
create function private.activate_imported(p_user_id uuid, p_rows jsonb, p_ids jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
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
      select keywords.id, row_number() over (order by keywords.created_at, keywords.id) as n
      from jsonb_array_elements(p_rows) as item
        join public.keywords on keywords.id = (p_ids ->> (item ->> 'id'))::uuid
      where (item ->> 'status')::boolean
    ) as wanted
    where keywords.id = wanted.id;
  update public.keywords set paused_by_plan = true
    from jsonb_array_elements(p_rows) as item
    where keywords.id = (p_ids ->> (item ->> 'id'))::uuid and (item ->> 'paused_by_plan')::boolean
      and not keywords.status;
end
$$;

-- Imports {"format":"keytrail-archive","version":1,"searches","checks","keyPhrases","keyPhraseChecks","notes",
-- "alertRules"}, arrays of the rows of src/domain/rows.ts, in one transaction. Answers {searches, checks, key_phrases,
-- positions, notes, alert_rules}: how many rows. Raises PT409 not_empty, PT422 archive_too_large or invalid_archive.
create function public.import_archive(p_archive jsonb) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  ids jsonb;
  counts jsonb;
begin
  if caller is null then
    raise exception 'Not logged in' using errcode = 'PT401', hint = 'unauthorized';
  end if;
  if octet_length(p_archive::text) > 20 * 1024 * 1024 then
    raise exception 'The archive is larger than 20 MB' using errcode = 'PT422', hint = 'archive_too_large';
  end if;
  if (p_archive ->> 'format' = 'keytrail-archive' and p_archive ->> 'version' = '1') is not true or exists (
    select from unnest('{searches,checks,keyPhrases,keyPhraseChecks,notes,alertRules}'::text[]) as part
    where jsonb_typeof(p_archive -> part) is distinct from 'array'
  ) then
    raise exception 'This is no Keytrail archive' using errcode = 'PT422', hint = 'invalid_archive';
  end if;
  perform from public.profiles where id = caller for update;
  if exists (select from public.search_history where user_id = caller)
    or exists (select from public.keywords where user_id = caller)
  then
    raise exception 'This account has searches or key phrases already' using errcode = 'PT409', hint = 'not_empty';
  end if;

  ids := private.free_ids(p_archive);
  -- One after the other: the later parts point at the earlier ones.
  counts := jsonb_build_object('key_phrases', private.import_key_phrases(caller, p_archive -> 'keyPhrases', ids));
  counts := counts || jsonb_build_object('searches', private.import_searches(caller, p_archive -> 'searches', ids));
  counts := counts || jsonb_build_object('checks', private.import_searches(caller, p_archive -> 'checks', ids));
  counts := counts || jsonb_build_object(
    'positions', private.import_positions(caller, p_archive -> 'keyPhraseChecks', ids),
    'notes', private.import_notes(caller, p_archive -> 'notes', ids),
    'alert_rules', private.import_alert_rules(caller, p_archive -> 'alertRules', ids)
  );
  perform private.activate_imported(caller, p_archive -> 'keyPhrases', ids);
  return counts;
exception
  when integrity_constraint_violation or data_exception then
    raise exception 'The archive holds values that cannot be stored'
      using errcode = 'PT422', hint = 'invalid_archive', detail = sqlerrm;
end
$$;
revoke all on function public.import_archive(jsonb) from public;
grant execute on function public.import_archive(jsonb) to authenticated;
