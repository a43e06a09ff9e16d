create table public.keywords (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  keyword text not null check (keyword = btrim(keyword) and char_length(keyword) between 1 and 500),
  country text not null default 'gb' check (country in ('gb', 'us', 'ca', 'au', 'de', 'fr')),
  status boolean not null default true,
  account_name text
    check (account_name = btrim(account_name) and account_name <> '') check (char_length(account_name) <= 100),
  video_id text check (video_id = btrim(video_id) and video_id <> '') check (char_length(video_id) <= 100),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  tags text[] not null default '{}' check (cardinality(tags) <= 10),
  competitors text[] not null default '{}' check (cardinality(competitors) <= 5),
  paused_by_plan boolean not null default false,
  changed_in xid8 not null,
  check (not (status and paused_by_plan))
);
comment on column public.keywords.status is 'true: active, false: paused';
comment on column public.keywords.competitors is 'account names without @, shown on the same chart';
comment on column public.keywords.paused_by_plan is 'paused by a downgrade, not by the user';

create index keywords_by_owner on public.keywords (user_id, created_at desc);
create index keywords_by_transaction on public.keywords (user_id, changed_in);

call private.let_owners_read('public.keywords');
create policy "owner adds own key phrases" on public.keywords
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "owner pauses and resumes own key phrases" on public.keywords
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "owner deletes own key phrases" on public.keywords
  for delete to authenticated using (user_id = (select auth.uid()));
grant select, delete, insert (id, user_id, keyword, country, status, account_name, video_id, tags, competitors),
    update (status, account_name, video_id, tags, competitors)
  on public.keywords to authenticated;

-- Returns a row with the table's defaults, for the columns that a change omits.
create function private.blank_key_phrase() returns public.keywords
  language plpgsql set search_path = ''
as $$
declare
  blank public.keywords;
begin
  execute (
    select 'select ' || string_agg(coalesce(pg_get_expr(adbin, adrelid), 'null'), ', ' order by attnum)
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attrelid = 'public.keywords'::regclass and attnum > 0 and not attisdropped
  ) into blank;
  return blank;
end
$$;

-- Returns the values of the columns on which `authenticated` has p_privilege ('insert' or 'update'), and
-- drops the others, so that a device can set only these columns.
create function private.given_values(p_relation regclass, p_privilege text, p_values jsonb) returns jsonb
  language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(attname, p_values -> attname), '{}')
  from pg_attribute
  where attrelid = p_relation and attnum > 0 and not attisdropped and p_values ? attname
    and has_column_privilege('authenticated', p_relation, attnum, p_privilege)
$$;

-- Trims names and removes blanks and duplicates (ignoring case), keeping the order. Raises check_violation
-- name_too_long if a name is longer than p_max_length.
create function private.clean_names(p_names text[], p_max_length integer) returns text[]
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
  if exists (select from unnest(cleaned) as name where char_length(name) > p_max_length) then
    raise exception 'name_too_long' using errcode = 'check_violation', detail = p_max_length;
  end if;
  return cleaned;
end
$$;

-- Normalizes a phrase as the search functions do (src/domain/search/phrases.ts), because checks are
-- matched with key phrases by their text. Returns null if no character is visible.
create function private.clean_phrase(p_phrase text) returns text
  language sql immutable set search_path = ''
as $$
  select phrase from btrim(regexp_replace(normalize(p_phrase, nfc), '\s+', ' ', 'g')) as phrase
  where phrase ~ '[^\u0001-\u0020\u007F-\u009F\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]'
$$;

create function private.clean_key_phrase() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.keyword := coalesce(private.clean_phrase(new.keyword), '');
  new.account_name := nullif(btrim(ltrim(btrim(new.account_name), '@')), '');
  new.video_id := nullif(btrim(new.video_id), '');
  new.tags := private.clean_names(new.tags, 40);
  new.competitors := private.clean_names(
    array(select ltrim(btrim(name), '@') from unnest(new.competitors) with ordinality as given (name, n) order by n), 100
  );
  if new.status then
    new.paused_by_plan := false;
  end if;
  return new;
end
$$;

-- Runs before keywords_distinct_added and keywords_distinct_changed, which compare clean values: triggers
-- fire in name order.
create trigger keywords_clean before insert or update on public.keywords
  for each row execute function private.clean_key_phrase();

-- Returns the time at which a device, possibly offline, added the row, or now if the given time is missing,
-- in the future or over 30 days ago.
create function private.added_at(p_values jsonb) returns timestamptz
  language sql stable set search_path = ''
as $$
  select case when added between now() - interval '30 days' and now() then added else now() end
  from (select (p_values ->> 'created_at')::timestamptz) as given (added)
$$;

create function private.add_key_phrase(p_user_id uuid, p_values jsonb) returns void
  language plpgsql set search_path = ''
as $$
begin
  if (private.user_plan(p_user_id)).active_key_phrases = 0 then
    perform private.refuse('PT403', 'plan_required');
  end if;
  insert into public.keywords select added.* from jsonb_populate_record(
    private.blank_key_phrase(),
    jsonb_strip_nulls(private.given_values('public.keywords', 'insert', p_values)) || jsonb_build_object(
      'user_id', p_user_id, 'created_at', private.added_at(p_values)
    )
  ) as added;
end
$$;

create function private.change_key_phrase(p_user_id uuid, p_values jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  known public.keywords;
  changes jsonb := private.given_values('public.keywords', 'update', p_values) - 'status';
  active boolean := (p_values ->> 'status')::boolean;
begin
  if active or p_values ?| array['account_name', 'video_id'] then
    -- Locks in the same order as a downgrade: the profile, then its key phrases.
    perform from public.profiles where id = p_user_id for no key update;
  end if;
  select * into known from public.keywords
    where id = (p_values ->> 'id')::uuid and user_id = p_user_id for no key update;
  if not found then
    perform private.refuse('PT404', 'not_found');
  end if;
  if changes <> '{}' then
    -- Sets only the columns in the change, because triggers fire on the columns that a statement sets.
    execute (
      select format(
        'update public.keywords set (%1$s) = (select %1$s from jsonb_populate_record($1, $2)) where id = $3',
        string_agg(quote_ident(name), ', ')
      ) from jsonb_object_keys(changes) as change (name)
    ) using known, changes, known.id;
  end if;
  -- A separate statement, so that an unchanged status does not trigger the limit check.
  update public.keywords set status = active
    where id = known.id and status is distinct from active and active is not null;
end
$$;
