-- An import copies a user's archive into an empty account, in slices, because a year of checks can exceed the
-- limits of a request or a statement. Imported searches cost no credits. The file is untrusted, so
-- positions are recomputed wherever the archive has the results.
create table private.archive_imports (
  user_id uuid primary key references auth.users (id) on delete cascade,
  import_id uuid not null,
  -- Identifies the file: an interrupted import can be resumed only with the same file.
  exported_at timestamptz not null check (exported_at between '2016-01-01' and '9999-12-31'),
  -- The ids of all imported key phrases, of those that were active in the archive, and of those that the plan
  -- had paused.
  phrases uuid[] not null default '{}',
  active uuid[] not null default '{}',
  held uuid[] not null default '{}',
  ideas uuid[] not null default '{}',
  -- In characters of JSON, including repeated slices.
  received bigint not null default 0,
  finished_at timestamptz,
  cancelled_at timestamptz
);

create index archive_imports_cancelled on private.archive_imports (cancelled_at) where cancelled_at is not null;

-- Returns how much an account may import per day. Normal use does not reach these limits.
create function private.import_share(p_user_id uuid, out characters bigint, out rows bigint)
  language sql stable set search_path = ''
as $$
  select case subscription_level when 'pro' then 1000000000 when 'premium' then 300000000 else 100000000 end,
    case subscription_level when 'pro' then 1500000 when 'premium' then 450000 else 150000 end
  from public.profiles where id = p_user_id
$$;

-- Returns the id that an archived row gets when it is imported into this account. The id is deterministic, so
-- that a slice that is sent again is stored only once.
create function private.imported_id(p_user_id uuid, p_id text) returns uuid
  language sql immutable set search_path = ''
as $$
  select md5(p_user_id::text || p_id::uuid::text)::uuid
$$;

-- Returns a timestamp from an archive, clamped between 2016 and now; now if it is null.
create function private.imported_moment(p_moment text) returns timestamptz
  language sql stable set search_path = ''
as $$
  select greatest(least(p_moment::timestamptz, now()), '2016-01-01'::timestamptz)
$$;

-- Adds the key phrases as paused; activate_imported later activates those that the plan allows.
create function private.import_key_phrases(p_user_id uuid, p_rows jsonb) returns integer
  language plpgsql set search_path = ''
as $$
declare
  blank public.keywords := private.blank_key_phrase();
  imported integer;
begin
  insert into public.keywords select phrase.*
    from jsonb_array_elements(p_rows) as item
      cross join lateral jsonb_populate_record(
        blank,
        jsonb_strip_nulls(private.given_values('public.keywords', 'insert', item)) || jsonb_build_object(
          'id', private.imported_id(p_user_id, item ->> 'id'), 'user_id', p_user_id, 'status', false,
          'created_at', private.imported_moment(item ->> 'created_at')
        )
      ) as phrase
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

-- A search that was pending when it was exported becomes failed, with the code 'abandoned'.
create function private.import_searches(p_user_id uuid, p_rows jsonb) returns integer
  language plpgsql set search_path = ''
as $$
declare
  added uuid[];
  suggestions integer;
  videos integer;
begin
  with inserted as (
    insert into public.search_history (id, search_id, user_id, keyword_id, search_term, search_type, country, origin,
        state, failure_code, source, pages_done, next_cursor, searched_at, imported)
      select mapped.id, mapped.id, p_user_id,
        -- The key phrase may have been deleted during the export, after its checks were read.
        (select phrase.id from public.keywords as phrase
          where phrase.id = private.imported_id(p_user_id, item ->> 'keyword_id') and phrase.user_id = p_user_id),
        item ->> 'search_term', coalesce(item ->> 'search_type', 'search_results_check'), item ->> 'country',
        coalesce(item ->> 'origin', 'user'), replace(item ->> 'state', 'pending', 'failed'),
        -- Metrics group by this code, so it must be short, whatever an archive contains.
        case
          when item ->> 'state' = 'pending' or item ->> 'failure_code' !~ '^[a-z_]{1,40}$' then 'abandoned'
          else item ->> 'failure_code'
        end,
        item ->> 'source', least(coalesce((item ->> 'pages_done')::integer, 0), 1000), item ->> 'next_cursor',
        private.imported_moment(item ->> 'searched_at'), true
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
  get diagnostics suggestions = row_count;

  -- Skips checks whose results were purged. Keeps imported results as long as results found today.
  with packed as (
    insert into public.check_results (search_id, user_id, videos, kept_until)
      select search.id, p_user_id, private.pack_videos(coalesce(item -> 'search_ranking_results', '[]'), true),
        private.results_kept_until(p_user_id, search.origin)
      from jsonb_array_elements(p_rows) as item
        join public.search_history as search on search.id = private.imported_id(p_user_id, item ->> 'id')
      where search.id = any (added) and search.search_type = 'search_results_check' and search.state = 'done'
        and (item -> 'check_results' = '[]') is not true
      returning cardinality(check_results.videos) as count
  )
  select coalesce(sum(count), 0) into videos from packed;

  if not private.take_from_account(p_user_id, 'import rows', cardinality(added) + suggestions + videos,
    (private.import_share(p_user_id)).rows)
  then
    perform private.refuse('PT422', 'archive_too_large');
  end if;
  return cardinality(added);
end
$$;

-- Computes the positions from the imported results. Uses the archive's position only if the check's results
-- were purged.
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
      case
        when search.state <> 'done' then null
        when kept.results is null then (item ->> 'position')::integer
        else kept.position
      end,
      case search.state when 'done' then coalesce(kept.results, (item ->> 'results')::integer) else 0 end,
      search.source, search.searched_at
    from jsonb_array_elements(p_rows) as item
      join public.keywords as phrase
        on phrase.id = private.imported_id(p_user_id, item ->> 'keyword_id') and phrase.user_id = p_user_id
      join public.search_history as search
        on search.id = private.imported_id(p_user_id, item ->> 'search_id') and search.user_id = p_user_id
        and search.search_type = 'search_results_check'
      left join lateral private.position_of(search.id, phrase.account_name, phrase.video_id) as kept on true
    on conflict (id) do nothing;
  get diagnostics imported = row_count;
  return imported;
end
$$;

-- Imports notes, alert rules or ideas. Skips rows of key phrases that the account does not have. Returns the
-- ids of the new rows.
create function private.import_rows(p_user_id uuid, p_relation regclass, p_rows jsonb) returns uuid[]
  language plpgsql set search_path = ''
as $$
declare
  added uuid[];
begin
  execute format(
    $import$
      with inserted as (
        insert into %1$s select imported.*
          from jsonb_array_elements($2) as item
            cross join lateral jsonb_populate_record(null::%1$s, item || jsonb_build_object(
              'id', private.imported_id($1, item ->> 'id'), 'user_id', $1,
              'keyword_id', private.imported_id($1, item ->> 'keyword_id'),
              'created_at', private.imported_moment(item ->> 'created_at')
            )) as imported
          where not item ? 'keyword_id' or exists (
            select from public.keywords
            where id = private.imported_id($1, item ->> 'keyword_id') and user_id = $1
          )
          on conflict (id) do nothing
          returning id
      )
      select coalesce(array_agg(id), '{}') from inserted
    $import$,
    p_relation
  ) into added using p_user_id, p_rows;
  return added;
end
$$;
