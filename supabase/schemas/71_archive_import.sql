-- Activates the key phrases that were active in the archive, oldest first, up to the plan's limit, and marks
-- the rest as paused by the plan. A day whose check is in the archive is not checked again.
create function private.activate_imported(p_user_id uuid) returns void
  language plpgsql set search_path = ''
as $$
declare
  import private.archive_imports := (select row (i.*) from private.archive_imports as i where user_id = p_user_id);
  allowed integer := (private.user_plan(p_user_id)).active_key_phrases;
  -- Other key phrases that were added or resumed during the import count toward the limit.
  taken integer := (
    select count(*) from public.keywords where user_id = p_user_id and status and id <> all (import.active)
  );
  wanted uuid[] := array(
    select id from public.keywords where id = any (import.active)
    order by created_at, id limit greatest(allowed - taken, 0)
  );
begin
  update private.tracked_days as open set day = open.day + 1
    from public.search_history as search
    where search.user_id = p_user_id and search.keyword_id = open.keyword_id and search.origin = 'tracker'
      and open.state = 'due' and (search.searched_at at time zone 'UTC')::date = open.day;
  -- Pauses the others first, so that a key phrase that was resumed in the meantime does not use up the limit.
  update public.keywords set status = false, paused_by_plan = true
    where id = any (import.active) and id <> all (wanted);
  update public.keywords set status = true, paused_by_plan = false where id = any (wanted);
  update public.keywords set paused_by_plan = true where id = any (import.held) and not status;
end
$$;

create function private.import_own_accounts(p_user_id uuid, p_accounts jsonb) returns void
  language sql set search_path = ''
as $$
  update public.profiles set own_accounts = (array(select jsonb_array_elements_text(p_accounts)))[
      :(private.user_plan(id)).own_accounts
    ]
    where id = p_user_id and p_accounts <> '[]' and coalesce(own_accounts, '{}') = '{}'
$$;

create function private.import_brand_words(p_user_id uuid, p_rows jsonb) returns void
  language sql set search_path = ''
as $$
  update public.profiles set brand_words = p_rows -> 0 || jsonb_build_object(
      'names', (array(select jsonb_array_elements_text(p_rows -> 0 -> 'names')))[:(private.user_plan(id)).brand_words]
    )
    where id = p_user_id and p_rows <> '[]' and brand_words is null
$$;

-- Opens an import, or continues an unfinished import of the same archive. Returns false if this import is
-- finished. Raises PT409 not_empty if the import is new and the account has searches, key phrases, ideas or
-- the rest of a canceled import. Raises PT409 import_ended if this is a later slice of an import that was
-- canceled, or that another device finished.
create function private.open_import(
  p_user_id uuid, p_import_id uuid, p_exported_at timestamptz, p_is_first boolean
) returns boolean
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
  if import.finished_at is null and import.cancelled_at is null and import.exported_at = p_exported_at then
    update private.archive_imports set import_id = p_import_id where user_id = p_user_id;
    return true;
  end if;
  if not p_is_first then
    perform private.refuse('PT409', 'import_ended');
  end if;
  if import.cancelled_at is not null
    or exists (select from public.search_history where user_id = p_user_id)
    or exists (select from public.keywords where user_id = p_user_id)
    or exists (select from public.ideas where user_id = p_user_id)
  then
    perform private.refuse('PT409', 'not_empty');
  end if;
  insert into private.archive_imports (user_id, import_id, exported_at)
    values (p_user_id, p_import_id, p_exported_at)
    on conflict (user_id) do update set import_id = excluded.import_id, exported_at = excluded.exported_at,
      phrases = '{}', active = '{}', held = '{}', ideas = '{}', received = 0, finished_at = null;
  return true;
end
$$;

-- Imports a slice of an archive: {"format": "keytrail-archive", "version": 1, "exported_at"} and any of these
-- parts, which arrive in this order: "ownAccounts" (names, in the first slice only), "brandWords" (at most
-- one), then rows as in src/domain/*/rows.ts: "keyPhrases", "searches", "checks", "keyPhraseChecks", "notes",
-- "alertRules", "ideas". A repeated slice is stored once. Returns the numbers of new rows, {searches, checks,
-- key_phrases, positions, notes, alert_rules, ideas}, or {} if the import is finished. Raises PT401, PT409
-- not_empty or import_ended, PT422 archive_too_large or invalid_archive, or the errors of the tables' limits.
create function public.import_archive(p_import_id uuid, p_slice jsonb, p_last boolean) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  -- In characters of JSON: more than a year of checks for fifty key phrases.
  max_received constant bigint := 1000000000;
  caller uuid := private.require_caller();
  parts jsonb := '{
    "ownAccounts":[],"brandWords":[],"keyPhrases":[],"searches":[],"checks":[],"keyPhraseChecks":[],"notes":[],
    "alertRules":[],"ideas":[]
  }';
  counts jsonb;
  ideas_added uuid[];
  total bigint;
begin
  parts := parts || p_slice;
  if (p_slice ->> 'format' = 'keytrail-archive' and p_slice ->> 'version' = '1') is not true or exists (
    select from unnest(
      '{ownAccounts,brandWords,searches,checks,keyPhrases,keyPhraseChecks,notes,alertRules,ideas}'::text[]
    ) as part
    where jsonb_typeof(parts -> part) is distinct from 'array'
  ) then
    perform private.refuse('PT422', 'invalid_archive');
  end if;
  if not private.open_import(
    caller, p_import_id, (p_slice ->> 'exported_at')::timestamptz, p_slice ? 'ownAccounts'
  ) then
    return '{}';
  end if;
  update private.archive_imports set received = received + length(p_slice::text) where user_id = caller
    returning received into total;
  if total > max_received then
    perform private.refuse('PT422', 'archive_too_large', max_received::text);
  end if;
  if not private.take_from_account(caller, 'import characters', length(p_slice::text),
    (private.import_share(caller)).characters)
  then
    perform private.refuse('PT422', 'archive_too_large');
  end if;

  perform private.import_own_accounts(caller, parts -> 'ownAccounts');
  perform private.import_brand_words(caller, parts -> 'brandWords');
  -- In sequence, because later parts reference earlier ones.
  counts := jsonb_build_object('key_phrases', private.import_key_phrases(caller, parts -> 'keyPhrases'));
  counts := counts || jsonb_build_object('searches', private.import_searches(caller, parts -> 'searches'));
  counts := counts || jsonb_build_object('checks', private.import_searches(caller, parts -> 'checks'));
  ideas_added := private.import_rows(caller, 'public.ideas', parts -> 'ideas');
  update private.archive_imports set ideas = ideas || ideas_added where user_id = caller;
  counts := counts || jsonb_build_object(
    'positions', private.import_positions(caller, parts -> 'keyPhraseChecks'),
    'notes', cardinality(private.import_rows(caller, 'public.key_phrase_notes', parts -> 'notes')),
    'alert_rules', cardinality(private.import_rows(caller, 'public.alert_rules', parts -> 'alertRules')),
    'ideas', cardinality(ideas_added)
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
grant execute on function public.import_archive(uuid, jsonb, boolean) to authenticated;

create function public.unfinished_import() returns timestamptz
  language sql stable security definer set search_path = ''
as $$
  select exported_at from private.archive_imports
  where user_id = auth.uid() and finished_at is null and cancelled_at is null
$$;
grant execute on function public.unfinished_import() to authenticated;

-- Deletes the next slice of a canceled import. Returns whether rows may remain.
create function private.take_import_back(p_user_id uuid, p_searches integer) returns boolean
  language plpgsql set search_path = ''
as $$
declare
  brought uuid[];
begin
  perform from public.profiles where id = p_user_id for no key update;
  select phrases into brought from private.archive_imports
    where user_id = p_user_id and cancelled_at is not null for update;
  if not found then
    return false;
  end if;
  delete from public.search_history where id in (
    select id from public.search_history where user_id = p_user_id and imported limit p_searches
  );
  if found then
    return true;
  end if;
  delete from public.keywords where id in (
    select id from public.keywords where user_id = p_user_id and id = any (brought) limit 50
  );
  if found then
    return true;
  end if;
  delete from public.ideas where id in (
    select unnest(ideas) from private.archive_imports where user_id = p_user_id
  );
  delete from private.archive_imports where user_id = p_user_id;
  return false;
end
$$;

-- Cancels the caller's unfinished import and spends a few seconds deleting its rows. Returns true if none
-- remain.
create function public.cancel_import() returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  started timestamptz := clock_timestamp();
begin
  -- Each slice also locks the profile before the import, so a slice and this call cannot deadlock.
  perform from public.profiles where id = caller for no key update;
  update private.archive_imports set cancelled_at = now()
    where user_id = caller and finished_at is null and cancelled_at is null;
  while private.take_import_back(caller, 200) loop
    if clock_timestamp() > started + interval '3 seconds' then
      return false;
    end if;
  end loop;
  return true;
end
$$;
grant execute on function public.cancel_import() to authenticated;

-- Continues deleting canceled imports, for a few seconds. Returns how many imports remain.
create function public.take_imports_back() returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  started timestamptz := clock_timestamp();
  importer uuid;
begin
  while clock_timestamp() < started + interval '4 seconds' loop
    select user_id into importer from private.archive_imports
      where cancelled_at is not null order by cancelled_at limit 1;
    exit when not found;
    perform private.take_import_back(importer, 200);
  end loop;
  return (select count(*)::integer from private.archive_imports where cancelled_at is not null);
end
$$;
grant execute on function public.take_imports_back() to service_role;
