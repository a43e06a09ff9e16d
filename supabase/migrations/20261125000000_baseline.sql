-- supabase/schemas/01_default_privileges.sql

-- The API roles have no privileges on new tables, sequences or functions by default.
-- supabase/tests/permissions.ts lists all grants, except those of service_role on tables.

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
-- PUBLIC, which includes the three roles, may execute every new function by default.
alter default privileges revoke execute on functions from public;
revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

create schema private;
revoke all on schema private from public;

-- Raises an error with a stable code as its message. p_status is an SQLSTATE; the API responds to PT403 with
-- HTTP status 403.
create function private.refuse(p_status text, p_code text, p_detail text default null) returns void
  language plpgsql set search_path = ''
as $$
begin
  if p_detail is null then
    raise exception using errcode = p_status, message = p_code;
  end if;
  raise exception using errcode = p_status, message = p_code, detail = p_detail;
end
$$;

-- Raises the error whose SQLSTATE and code are the trigger's arguments, so that the row is not written.
create function private.refuse_row() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  perform private.refuse(tg_argv[0], tg_argv[1]);
  return null;
end
$$;

create function private.require_caller() returns uuid
  language plpgsql stable set search_path = ''
as $$
begin
  if auth.uid() is null then
    perform private.refuse('PT401', 'unauthorized');
  end if;
  return auth.uid();
end
$$;

-- Enables row level security on a table, and lets signed-in users read their own rows (user_id).
create procedure private.let_owners_read(p_table regclass)
  language plpgsql set search_path = ''
as $$
begin
  execute format('alter table %s enable row level security', p_table);
  execute format(
    'create policy "owner reads own rows" on %s for select to authenticated using (user_id = (select auth.uid()))',
    p_table
  );
end
$$;

-- supabase/schemas/02_changes.sql

-- Devices keep copies of the mirrored tables. Each row of these tables records the transaction that last
-- wrote it. A device stores the database snapshot of its last pull, and the next pull returns the rows that
-- were written by transactions not visible in that snapshot. Timestamps would miss rows, because a row gets
-- its timestamp before it becomes visible.

create function private.stamp_change() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.changed_in := pg_current_xact_id();
  if tg_nargs > 0 then
    -- Not now(), which would be the same for all writes of the transaction.
    new.changed_at := clock_timestamp();
  end if;
  return new;
end
$$;

-- Lists deleted rows for ninety days. After that, a single row per user with the relation '*' replaces them:
-- it makes a device that was away for longer compare all its rows.
create table public.removed_rows (
  user_id uuid not null,
  relation text not null,
  row_id uuid not null,
  changed_in xid8 not null default pg_current_xact_id(),
  removed_at timestamptz not null default now(),
  primary key (user_id, relation, row_id)
);
comment on column public.removed_rows.user_id is
  'no foreign key: it would lock the profile after rows that other writers lock after the profile';

create index removed_rows_by_transaction on public.removed_rows (user_id, changed_in);
create index removed_rows_by_age on public.removed_rows (removed_at);

call private.let_owners_read('public.removed_rows');
grant select on public.removed_rows to authenticated;

-- Records each deleted row, unless its account is being deleted. The trigger's argument names the column that
-- has the row's id.
create function private.note_removals() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  execute format(
    'insert into public.removed_rows as known (user_id, relation, row_id)
       select user_id, %L, %I from gone where exists (select from public.profiles where id = gone.user_id)
         and not exists (select from private.deletions where user_id = gone.user_id)
       on conflict (user_id, relation, row_id) do update
         set changed_in = excluded.changed_in, removed_at = excluded.removed_at',
    tg_table_name, tg_argv[0]
  );
  return null;
end
$$;

create function private.forget_removals_of_account() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.removed_rows where user_id = old.id;
  return null;
end
$$;

-- Returns an id that changes when the database is restored, or '0.0' if we may not read the id. A restore
-- changes the transaction numbers, so a cursor from before the restore is invalid.
create function public.database_life() returns text
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select system_identifier from pg_control_system()) || '.' || (select timeline_id from pg_control_checkpoint());
exception
  when insufficient_privilege then
    return '0.0';
end
$$;
grant execute on function public.database_life() to authenticated;

-- supabase/schemas/10_plans.sql

create table public.plans (
  level text primary key check (level in ('free', 'premium', 'pro')),
  rank smallint not null unique,
  monthly_price_pence integer not null check (monthly_price_pence >= 0),
  monthly_credits integer not null check (monthly_credits >= 0),
  active_key_phrases integer not null check (active_key_phrases >= 0),
  ideas integer not null check (ideas between 0 and 500),
  pages_per_check integer check (pages_per_check > 0),
  own_accounts integer not null check (own_accounts > 0),
  brand_words integer not null check (brand_words >= 0),
  countries text[] not null,
  modes text[] not null,
  api_scopes text[] not null,
  changed_in xid8 not null
);
comment on column public.plans.pages_per_check is 'null: all pages';
comment on column public.plans.own_accounts is 'the maximum number of own TikTok accounts';
comment on column public.plans.brand_words is 'the maximum number of names looked up once a day';
comment on column public.plans.api_scopes is 'the scopes that tokens may have: read, track, spend';
comment on column public.plans.modes is 'basic; single, multiple and keystroke are autocomplete searches';

alter table public.plans enable row level security;
create policy "everyone reads plans" on public.plans for select to anon, authenticated using (true);
grant select on public.plans to anon, authenticated;

create trigger plans_stamp before insert or update on public.plans
  for each row execute function private.stamp_change();

-- supabase/schemas/11_settings.sql

create table private.settings (
  id boolean primary key default true check (id),
  plans boolean not null default true,
  tracker_workers integer not null default 4 check (tracker_workers between 1 and 50),
  provider_page_price numeric check (provider_page_price >= 0),
  provider_currency text not null default 'USD' check (provider_currency ~ '^[A-Z]{3}$'),
  free_results_days integer default 30 check (free_results_days > 0),
  premium_results_days integer default 180 check (premium_results_days > 0),
  pro_results_days integer default 365 check (pro_results_days > 0)
);
comment on column private.settings.plans is 'false: every account is pro, and payments are off';
comment on column private.settings.tracker_workers is
  'the maximum number of calls of track-key-phrases per minute; each checks at most 60 key phrases';
comment on column private.settings.provider_page_price is 'the provider''s price of a request; null if unknown';
comment on column private.settings.free_results_days is
  'how long the results of daily checks are kept, by the plan on the day of the check; null: as long as the key phrase';

create function public.has_plans() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select plans from private.settings
$$;
grant execute on function public.has_plans() to service_role;

-- supabase/schemas/12_profiles.sql

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  first_name text check (first_name = btrim(first_name) and char_length(first_name) between 1 and 100),
  last_name text check (last_name = btrim(last_name) and char_length(last_name) between 1 and 100),
  email text not null,
  subscription_level text not null default 'free' references public.plans (level),
  marketing_consent boolean not null default false,
  own_accounts text[],
  brand_words jsonb,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  changed_in xid8 not null
);
comment on column public.profiles.own_accounts is
  'the user''s TikTok accounts, without @ and in lower case, in the user''s order; null: not asked yet';
comment on column public.profiles.brand_words is
  '{names, country, unwelcome}: names to look up every day, and words that no suggestion for them should contain';
comment on column public.profiles.created_at is 'anchor of the 30-day credit periods';

alter table public.profiles enable row level security;
create policy "owner reads own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "owner updates own profile" on public.profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));
grant select, update (first_name, last_name, marketing_consent, own_accounts, brand_words) on public.profiles to authenticated;

create function private.user_plan(p_user_id uuid) returns public.plans
  language sql stable set search_path = ''
as $$
  select plans from public.profiles join public.plans on plans.level = profiles.subscription_level
  where profiles.id = p_user_id
$$;

-- Guards the columns that only the server sets, in case a grant is widened by accident.
create trigger profiles_guard before update on public.profiles
  for each row when (
    current_user in ('anon', 'authenticated')
      and (new.id, new.email, new.subscription_level, new.created_at)
        is distinct from (old.id, old.email, old.subscription_level, old.created_at)
  )
  execute function private.refuse_row('42501', 'server_columns');

create trigger profiles_forget_removals after delete on public.profiles
  for each row execute function private.forget_removals_of_account();

-- Ignores the sign-up metadata, because users can write anything into it.
create function private.copy_user() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.profiles (id, email) values (new.id, coalesce(new.email, ''))
    on conflict (id) do update set email = excluded.email;
  return new;
end
$$;

create trigger users_create_profile after insert on auth.users
  for each row execute function private.copy_user();
create trigger users_copy_email after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.copy_user();

-- The auth service sends the metadata with every session but does not limit its size, so this trigger does.
create trigger users_limit_metadata before insert or update of raw_user_meta_data on auth.users
  for each row when (octet_length(new.raw_user_meta_data::text) > 16384)
  execute function private.refuse_row('22001', 'user_metadata_too_large');

-- If plans are switched off, every account is pro. The lock on the settings lasts until the commit, so that a
-- concurrent switch_plans cannot miss the account.
create function private.level_without_plans() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  has_plans boolean;
begin
  select plans into has_plans from private.settings for share;
  if not has_plans then
    new.subscription_level := 'pro';
  end if;
  return new;
end
$$;

-- Runs after profiles_guard, which must see the level that the caller requested: triggers fire in name order.
create trigger profiles_level before insert or update of subscription_level on public.profiles
  for each row execute function private.level_without_plans();

-- If own_accounts changes, cleans the names and refuses more than the plan allows. If only the plan changes,
-- truncates the list to the limit of the new plan.
create function private.limit_own_accounts() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  allowed integer := (select own_accounts from public.plans where level = new.subscription_level);
begin
  if new.own_accounts is not distinct from old.own_accounts then
    new.own_accounts := new.own_accounts[:allowed];
    return new;
  end if;
  new.own_accounts := private.clean_names(
    array(select lower(ltrim(btrim(name), '@')) from unnest(new.own_accounts) with ordinality as given (name, n) order by n),
    100
  );
  if exists (select from unnest(new.own_accounts) as name where name ~ '[[:space:]/@]') then
    raise exception 'invalid_account' using errcode = 'check_violation';
  elsif cardinality(new.own_accounts) > allowed then
    perform private.refuse('PT403', 'own_names_reached', allowed::text);
  end if;
  return new;
end
$$;

-- Runs after profiles_level, which may change the level.
create trigger profiles_own_accounts before update of own_accounts, subscription_level on public.profiles
  for each row execute function private.limit_own_accounts();

create function private.change_profile(p_user_id uuid, p_values jsonb) returns void
  language sql security definer set search_path = ''
as $$
  update public.profiles set
    first_name = case when p_values ? 'first_name' then btrim(p_values ->> 'first_name') else first_name end,
    last_name = case when p_values ? 'last_name' then btrim(p_values ->> 'last_name') else last_name end,
    marketing_consent = coalesce((p_values ->> 'marketing_consent')::boolean, marketing_consent),
    own_accounts = case
      when p_values ? 'own_accounts' then array(select jsonb_array_elements_text(p_values -> 'own_accounts'))
      else own_accounts
    end,
    brand_words = coalesce(p_values -> 'brand_words', brand_words)
  where id = p_user_id
$$;

-- supabase/schemas/13_account_counts.sql

create table private.account_counts (
  user_id uuid not null references public.profiles (id) on delete cascade,
  bucket text not null,
  day date not null,
  used bigint not null check (used >= 0),
  primary key (user_id, bucket)
);
comment on column private.account_counts.bucket is 'the kind of action';

-- Adds p_amount to today's count (UTC). Returns false, and adds nothing, if the count would exceed p_limit.
create function private.take_from_account(p_user_id uuid, p_bucket text, p_amount bigint, p_limit bigint)
  returns boolean
  language plpgsql set search_path = ''
as $$
declare
  today date := (now() at time zone 'UTC')::date;
begin
  -- A single statement, so that parallel calls wait for the row and see the updated count.
  insert into private.account_counts as counted (user_id, bucket, day, used)
    select p_user_id, p_bucket, today, p_amount where p_amount <= p_limit
    on conflict (user_id, bucket) do update
      set day = today, used = case counted.day when today then counted.used else 0 end + p_amount
      where case counted.day when today then counted.used else 0 end + p_amount <= p_limit;
  return found;
end
$$;

-- Refuses rows beyond a daily limit per account. The trigger's arguments are the kind of action, the limit
-- and the error's code.
create function private.limit_per_day() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not private.take_from_account(new.user_id, tg_argv[0], 1, tg_argv[1]::bigint) then
    perform private.refuse('PT429', tg_argv[2], tg_argv[1]);
  end if;
  return new;
end
$$;

-- supabase/schemas/14_visitors.sql

-- Counts how often each network address performs an action per day; short links are counted per account
-- instead. address_hash is a keyed hash of the address or the account, or a fixed word in the row that counts
-- all visitors together.
create table private.address_counts (
  bucket text not null,
  address_hash text not null,
  period_start date not null,
  used integer not null check (used >= 0),
  primary key (bucket, address_hash, period_start)
);
comment on column private.address_counts.bucket is 'the kind of action';

create index address_counts_by_age on private.address_counts (period_start);

-- Counts one use today (UTC). Returns the day, for give_back_to_address; null if p_limit is reached.
create function public.take_from_address(p_bucket text, p_address_hash text, p_limit integer) returns date
  language sql security definer set search_path = ''
as $$
  -- A single statement, so that parallel calls wait for the row and see the updated count.
  insert into private.address_counts as counted (bucket, address_hash, period_start, used)
    select p_bucket, p_address_hash, (now() at time zone 'UTC')::date, 1 where p_limit > 0
    on conflict (bucket, address_hash, period_start) do update set used = counted.used + 1
      where counted.used < p_limit
    returning period_start
$$;
grant execute on function public.take_from_address(text, text, integer) to service_role;

create function public.give_back_to_address(p_bucket text, p_address_hash text, p_day date) returns void
  language sql security definer set search_path = ''
as $$
  update private.address_counts set used = used - 1
  where bucket = p_bucket and address_hash = p_address_hash and period_start = p_day and used > 0
$$;
grant execute on function public.give_back_to_address(text, text, date) to service_role;

-- All visitors share a phrase's results for a day, because each search costs money.
create table private.demo_answers (
  id uuid not null default gen_random_uuid() unique,
  phrase text primary key check (phrase = lower(phrase) and char_length(phrase) <= 500),
  day date not null,
  found_at timestamptz not null default now(),
  answer jsonb not null check (octet_length(answer::text) <= 65536)
);

create index demo_answers_by_age on private.demo_answers (day);

-- Counts a visitor's search. Returns {day, id, answer}: the day for give_back_to_address, and the phrase's
-- results of today with their id (both null if none are stored). Raises PT402 credits_exhausted if the
-- visitor has already made p_each searches today, not counting refunded ones, or ten times as many including
-- refunded ones. Raises PT503 upstream_quota if no results are stored and all visitors together have used up
-- p_all requests.
create function public.take_demo_search(p_address_hash text, p_phrase text, p_each integer, p_all integer)
  returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  today date := public.take_from_address('demo_search', p_address_hash, p_each);
  known private.demo_answers;
begin
  if today is null or public.take_from_address('demo_search_asked', p_address_hash, p_each * 10) is null then
    perform private.refuse('PT402', 'credits_exhausted');
  end if;
  select * into known from private.demo_answers where phrase = lower(p_phrase) and day = today;
  if known.id is null and public.take_from_address('demo_search_of_all', 'everybody', p_all) is null then
    perform private.refuse('PT503', 'upstream_quota');
  end if;
  return jsonb_build_object('day', today, 'id', known.id, 'answer', known.answer);
end
$$;
grant execute on function public.take_demo_search(text, text, integer, integer) to service_role;

-- Stores today's results of a phrase for all visitors. Returns their id, or null if they are too large or if
-- today's results are already stored.
create function public.keep_demo_answer(p_phrase text, p_answer jsonb) returns uuid
  language sql security definer set search_path = ''
as $$
  insert into private.demo_answers (phrase, day, answer)
    select lower(p_phrase), (now() at time zone 'UTC')::date, p_answer
    where octet_length(p_answer::text) <= 65536
    on conflict (phrase) do update
      set (id, day, found_at, answer) = (excluded.id, excluded.day, excluded.found_at, excluded.answer)
      where demo_answers.day < excluded.day
    returning id;
$$;
grant execute on function public.keep_demo_answer(text, jsonb) to service_role;

-- supabase/schemas/20_key_phrases.sql

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

-- supabase/schemas/21_key_phrase_limits.sql

-- Runs first, because triggers fire in name order, and before the policies are checked. Otherwise, any caller
-- could lock another user's profile and learn their plan and key phrases.
create trigger keywords_by_owner before insert on public.keywords
  for each row when (auth.uid() <> new.user_id)
  execute function private.refuse_row('42501', 'not_own_key_phrase');

-- The lock on the profile covers both the count and the write, so that parallel inserts cannot exceed the
-- limit together.
create function private.enforce_key_phrase_limit() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  allowed integer;
  active integer;
begin
  perform from public.profiles where id = new.user_id for no key update;
  -- Reads the plan after the lock, which may have waited for a downgrade.
  allowed := (private.user_plan(new.user_id)).active_key_phrases;
  select count(*) into active from public.keywords
    where user_id = new.user_id and status and id <> new.id;
  if allowed = 0 then
    perform private.refuse('PT403', 'plan_required');
  elsif new.status and active >= allowed then
    perform private.refuse('PT403', 'active_key_phrases_reached');
  end if;
  return new;
end
$$;

-- A paused key phrase needs a plan only if a user inserts it directly. An import inserts its key phrases as
-- paused, and must succeed on any plan.
create trigger keywords_limit before insert on public.keywords
  for each row when (new.status or current_user = 'authenticated') execute function private.enforce_key_phrase_limit();
create trigger keywords_limit_resumed before update of status on public.keywords
  for each row when (new.status) execute function private.enforce_key_phrase_limit();

-- Limits how many rows have the same value in a column. The trigger's arguments are the column, the limit and
-- the error's code. Existing rows can still be changed.
create function private.limit_rows() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  is_full boolean;
begin
  perform from public.profiles where id = new.user_id for no key update;
  execute format(
    'select not exists (select from %1$s where id = $1.id) and (select count(*) from %1$s where %2$I = $1.%2$I) >= $2',
    tg_relid::regclass, tg_argv[0]
  ) into is_full using new, tg_argv[1]::integer;
  if is_full then
    perform private.refuse('PT422', tg_argv[2], tg_argv[1]);
  end if;
  return new;
end
$$;

-- Counts paused key phrases too. The limit is ten times the number that can be active in the largest plan.
create trigger keywords_ceiling before insert on public.keywords
  for each row execute function private.limit_rows('user_id', '500', 'too_many_key_phrases');

-- Key phrases that a user inserts directly count toward the daily limit of changes, because each deleted one
-- leaves a row in removed_rows for ninety days. Runs after keywords_ceiling, which locks the profile.
create trigger keywords_day_ceiling before insert on public.keywords
  for each row when (current_user = 'authenticated')
  execute function private.limit_per_day('mutations', '5000', 'too_many_changes');

-- A user can track a combination of phrase, country, account and video only once, except during an import.
create function private.refuse_tracked_twice() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.profiles where id = new.user_id for no key update;
  if exists (
    select from public.keywords
    where user_id = new.user_id and id <> new.id and country = new.country and lower(keyword) = lower(new.keyword)
      and lower(account_name) is not distinct from lower(new.account_name)
      and video_id is not distinct from new.video_id
  ) and not exists (
    select from private.archive_imports where user_id = new.user_id and finished_at is null
  ) then
    perform private.refuse('PT409', 'already_tracked');
  end if;
  return new;
end
$$;

-- Runs after keywords_clean and before keywords_limit: triggers fire in name order.
create trigger keywords_distinct_added before insert on public.keywords
  for each row execute function private.refuse_tracked_twice();

create trigger keywords_distinct_changed before update of account_name, video_id on public.keywords
  for each row when (
    (lower(old.account_name), old.video_id) is distinct from (lower(new.account_name), new.video_id)
  )
  execute function private.refuse_tracked_twice();

-- Pauses active key phrases above the limit of the user's plan, newest first.
create function private.pause_after_downgrade() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.keywords set status = false, paused_by_plan = true where id in (
    select id from public.keywords where user_id = new.id and status
    order by created_at, id offset (private.user_plan(new.id)).active_key_phrases
  );
  return null;
end
$$;

create trigger profiles_pause_key_phrases after update of subscription_level on public.profiles
  for each row when (old.subscription_level is distinct from new.subscription_level)
  execute function private.pause_after_downgrade();

-- supabase/schemas/22_notes.sql

create table public.key_phrase_notes (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  keyword_id uuid not null references public.keywords (id) on delete cascade,
  -- Excludes infinity and BC dates, which devices cannot read.
  day date not null check (day between '0001-01-01' and '9999-12-31'),
  note text not null check (note = btrim(note) and char_length(note) between 1 and 500),
  changed_at timestamptz not null default now(),
  changed_in xid8 not null
);

create index key_phrase_notes_by_owner on public.key_phrase_notes (user_id, id);
create index key_phrase_notes_by_phrase on public.key_phrase_notes (keyword_id, day);

call private.let_owners_read('public.key_phrase_notes');
grant select on public.key_phrase_notes to authenticated;

create trigger key_phrase_notes_ceiling before insert on public.key_phrase_notes
  for each row execute function private.limit_rows('user_id', '2000', 'too_many_notes');

create function private.put_note(p_user_id uuid, p_values jsonb) returns void
  language plpgsql set search_path = ''
as $$
begin
  perform private.refuse_foreign_key_phrase(p_user_id, (p_values ->> 'keyword_id')::uuid);
  insert into public.key_phrase_notes as known (id, user_id, keyword_id, day, note)
    values ((p_values ->> 'id')::uuid, p_user_id, (p_values ->> 'keyword_id')::uuid, (p_values ->> 'day')::date,
      btrim(p_values ->> 'note'))
    on conflict (id) do update set keyword_id = excluded.keyword_id, day = excluded.day, note = excluded.note
      where known.user_id = p_user_id;
  if not found then
    perform private.refuse('PT404', 'not_found');
  end if;
end
$$;

-- supabase/schemas/23_ideas.sql

create table public.ideas (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  phrase text check (phrase = btrim(phrase) and char_length(phrase) between 1 and 500),
  country text not null check (country in ('gb', 'us', 'ca', 'au', 'de', 'fr')),
  title text check (char_length(title) between 2 and 120),
  note text check (char_length(note) <= 2000),
  target_date date check (target_date between '0001-01-01' and '9999-12-31'),
  stage text not null check (stage in ('idea', 'filming', 'published', 'verdict')),
  goal integer check (goal between 1 and 100),
  account_name text check (char_length(account_name) <= 100),
  video_id text check (char_length(video_id) <= 100),
  published_on date check (published_on between '0001-01-01' and '9999-12-31'),
  recipe jsonb check (jsonb_typeof(recipe) = 'object' and char_length(recipe::text) <= 2000),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  changed_in xid8 not null,
  -- An idea from a shared link has no phrase yet.
  check (num_nonnulls(phrase, account_name, video_id) > 0),
  check (stage in ('idea', 'filming') or num_nulls(video_id, published_on) = 0)
);
comment on column public.ideas.title is 'null: the phrase is the title';
comment on column public.ideas.goal is 'the position to reach';
comment on column public.ideas.video_id is 'the video''s id, or its short link until a device resolves it';
comment on column public.ideas.published_on is 'in UTC, like the days of the tracker';
comment on column public.ideas.recipe is 'figures of the first ten videos when the idea was added (src/domain/ideas/recipe.ts)';

create unique index ideas_by_video on public.ideas (user_id, video_id) where video_id is not null;
create index ideas_by_transaction on public.ideas (user_id, changed_in);

call private.let_owners_read('public.ideas');
grant select on public.ideas to authenticated;

-- Every writer of ideas has locked the profile, so the triggers below see all of the user's ideas.

create function private.clean_idea() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.phrase := private.clean_phrase(new.phrase);
  new.title := nullif(btrim(new.title), '');
  new.note := nullif(btrim(new.note), '');
  new.account_name := nullif(btrim(ltrim(btrim(new.account_name), '@')), '');
  new.video_id := nullif(btrim(new.video_id), '');
  if exists (
    select from public.ideas where user_id = new.user_id and video_id = new.video_id and id <> new.id
  ) then
    perform private.refuse('PT409', 'video_in_other_idea');
  end if;
  return new;
end
$$;

create trigger ideas_clean before insert or update on public.ideas
  for each row execute function private.clean_idea();

create trigger ideas_ceiling before insert on public.ideas
  for each row execute function private.limit_rows('user_id', '500', 'too_many_ideas');

-- The plan limits additions only: after a downgrade or an import, an account may have more ideas.
create function private.add_idea(p_user_id uuid, p_values jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  allowed integer := (private.user_plan(p_user_id)).ideas;
begin
  if (select count(*) from public.ideas where user_id = p_user_id) >= allowed then
    perform private.refuse('PT422', 'too_many_ideas', allowed::text);
  end if;
  insert into public.ideas select added.* from jsonb_populate_record(null::public.ideas, p_values || jsonb_build_object(
    'user_id', p_user_id, 'created_at', private.added_at(p_values)
  )) as added;
end
$$;

create function private.change_idea(p_user_id uuid, p_values jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  idea public.ideas;
begin
  select * into idea from public.ideas
    where id = (p_values ->> 'id')::uuid and user_id = p_user_id for no key update;
  if not found then
    perform private.refuse('PT404', 'not_found');
  end if;
  idea := jsonb_populate_record(idea, p_values);
  -- Replaces an idea that is only a saved link to the video. Devices do not delete that idea in a separate
  -- change, because the link would be lost if this change were refused.
  delete from public.ideas
    where user_id = p_user_id and video_id = idea.video_id and phrase is null and id <> idea.id;
  update public.ideas set phrase = idea.phrase, country = idea.country, title = idea.title, note = idea.note,
      target_date = idea.target_date, stage = idea.stage, goal = idea.goal, account_name = idea.account_name,
      video_id = idea.video_id, published_on = idea.published_on, recipe = idea.recipe
    where id = idea.id;
end
$$;

-- supabase/schemas/30_searches.sql

create table public.search_history (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  search_id uuid not null,
  page integer not null default 1 check (page > 0),
  search_term text not null check (char_length(search_term) between 1 and 500),
  search_type text not null check (search_type in ('basic', 'autocomplete', 'search_results_check')),
  country text not null check (country in ('gb', 'us', 'ca', 'au', 'de', 'fr')),
  origin text not null default 'user' check (origin in ('user', 'tracker', 'demo')),
  state text not null default 'pending' check (state in ('pending', 'done', 'failed')),
  failure_code text,
  source text check (source in ('tiktok', 'sample')),
  log_id text,
  searched_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  pages_done integer not null default 0 check (pages_done >= 0),
  next_cursor text,
  keyword_id uuid references public.keywords (id) on delete set null,
  asked_cursor text,
  imported boolean not null default false,
  -- Storing a search's results also updates its row here, so that devices fetch the results.
  changed_in xid8 not null,
  unique (id, user_id),
  foreign key (search_id, user_id) references public.search_history (id, user_id) on delete cascade,
  check ((state = 'failed') = (failure_code is not null)),
  check (state <> 'done' or source is not null)
);
comment on column public.search_history.search_id is
  'for a later page of a check, the id of its first row; else the row''s own id';
comment on column public.search_history.pages_done is 'first row of a check: the number of stored pages';
comment on column public.search_history.next_cursor is
  'first row of a check: the cursor of its next page; null at the end';
comment on column public.search_history.keyword_id is 'the tracked key phrase that a check was made for';
comment on column public.search_history.asked_cursor is
  'page of a check: the cursor with which it was requested; null for the first page';
comment on column public.search_history.imported is 'imported from an archive, so it never counts as a credit';

create index search_history_credits on public.search_history (user_id, searched_at)
  where origin = 'user' and state <> 'failed';
create index search_history_by_term on public.search_history (user_id, lower(search_term), searched_at desc);
-- For the positions of a key phrase, whose checks are found regardless of case.
create index search_history_checks_by_phrase on public.search_history (user_id, lower(search_term), country)
  where page = 1 and search_type = 'search_results_check' and keyword_id is null;
create index search_history_pending on public.search_history (searched_at) where state = 'pending';
create index search_history_by_search on public.search_history (search_id, user_id);
create index search_history_by_keyword on public.search_history (keyword_id) where keyword_id is not null;
-- Ensures at most one tracker check per key phrase and day (UTC).
create unique index search_history_tracked_days
  on public.search_history (keyword_id, ((searched_at at time zone 'UTC')::date)) where origin = 'tracker';
-- For pulls: the first index finds changed rows, and the second lists all rows, newest first.
create index search_history_by_transaction on public.search_history (user_id, changed_in)
  where page = 1;
create index search_history_by_age on public.search_history (user_id, searched_at desc, id desc) where page = 1;
-- For the API's lists of searches, which skip checks.
create index search_history_without_checks on public.search_history (user_id, searched_at desc, id desc)
  where page = 1 and search_type <> 'search_results_check';
-- Rows arrive in time order, except for imported ones, so a day spans few blocks and a small index suffices
-- for a table of any size.
create index search_history_by_day on public.search_history using brin (searched_at) with (pages_per_range = 32);

call private.let_owners_read('public.search_history');
grant select on public.search_history to authenticated;

-- A failed search costs no credit but may have cost a request to the provider, so searches are also limited
-- per day.
create trigger search_history_ceiling before insert on public.search_history
  for each row when (new.origin = 'user' and not new.imported)
  execute function private.limit_per_day('searches', '5000', 'upstream_rate_limited');

-- supabase/schemas/31_results.sql

create table public.search_results (
  search_id uuid not null,
  user_id uuid not null,
  position integer not null check (position > 0),
  word text not null check (word <> ''),
  group_id text not null default 'unknown',
  search_type text not null check (search_type in ('basic', 'autocomplete')),
  primary key (search_id, position),
  foreign key (search_id, user_id) references public.search_history (id, user_id) on delete cascade
);
-- For the policy, which filters by user.
create index search_results_by_owner on public.search_results (user_id);
comment on column public.search_results.group_id is 'basic: the group''s id; autocomplete: the language code, or unknown';

call private.let_owners_read('public.search_results');
grant select on public.search_results to authenticated;

-- The counts are bigint, because a creator's hearts can exceed the range of integer.
create type private.ranked_video as (
  rank integer,
  avatar_thumb text,
  username text,
  author_url text,
  verified_account boolean,
  create_time bigint,
  full_description text,
  followers bigint,
  following bigint,
  hearts bigint,
  videos bigint,
  likes bigint,
  collect_count bigint,
  comment_count bigint,
  digg_count bigint,
  play_count bigint,
  repost_count bigint,
  share_count bigint,
  vq_score double precision,
  duration integer,
  video_url text,
  dynamic_cover text
);

-- Also checks the addresses, because the app links to them and an archive is untrusted.
create function private.are_ranked_videos(p_videos private.ranked_video[]) returns boolean
  language sql immutable set search_path = ''
as $$
  select count(distinct rank) = cardinality(p_videos) and coalesce(bool_and((
    rank > 0 and username is not null and verified_account is not null and full_description is not null
      and author_url ~ '^https://www\.tiktok\.com/@[^[:space:][:cntrl:]"<>\\]+$'
      and video_url ~ '^https://www\.tiktok\.com/@[^[:space:][:cntrl:]"<>\\]+$'
      and coalesce(vq_score between 0 and 100, true)
  ) is true), true)
  from unnest(p_videos)
$$;

-- Each row holds all videos of a check's page, because separate rows took nearly three times the space. If a
-- completed check has no row here, its results were purged.
create table public.check_results (
  search_id uuid not null,
  user_id uuid not null,
  page integer not null default 1 check (page > 0),
  videos private.ranked_video[] not null check (private.are_ranked_videos(videos)),
  kept_until date,
  primary key (search_id, page),
  foreign key (search_id, user_id) references public.search_history (id, user_id) on delete cascade
);
comment on column public.check_results.search_id is 'the first row of the check';
comment on column public.check_results.videos is 'by rank; ranks continue from page to page';
comment on column public.check_results.kept_until is 'null: kept as long as the check';

create index check_results_by_owner on public.check_results (user_id);
create index check_results_by_end on public.check_results (kept_until) where kept_until is not null;

call private.let_owners_read('public.check_results');
grant select on public.check_results to authenticated;

-- Has one row per video. The join must be a comma: otherwise, the embedded stack does not find a video's
-- check through the foreign key of the underlying table.
create view public.search_ranking_results with (security_invoker = true) as
  select packed.search_id, packed.user_id, video.*, packed.page
  from public.check_results as packed, unnest(packed.videos) as video;
comment on column public.search_ranking_results.create_time is 'epoch seconds';
comment on column public.search_ranking_results.duration is 'seconds';
comment on column public.search_ranking_results.page is 'the page of the check that contained this video';
grant select on public.search_ranking_results to authenticated;

-- Without the trigger, a write would cause a server error.
create trigger search_ranking_results_read_only instead of insert or update or delete on public.search_ranking_results
  for each row execute function private.refuse_row('42501', 'server_columns');

-- Whether TikTok or this installation serves the picture. Any other host would learn who views the ranking,
-- and when.
create function private.is_tiktok_picture(p_address text) returns boolean
  language sql immutable set search_path = ''
as $$
  select p_address ~ '^https://([a-z0-9-]+\.)+(tiktokcdn(-[a-z]+)?|ibyteimg|byteimg|muscdn|tiktok)\.com/'
    or p_address ~ '^(http://(localhost|127\.0\.0\.1)(:[0-9]+)?)?/sandbox/tiktok/pictures/'
$$;

-- Packs the videos in the order of their ranks. TikTok sends a score of 0 for a video without a score, so 0
-- becomes null. An imported picture becomes null unless it is TikTok's or this installation's.
create function private.pack_videos(p_items jsonb, p_imported boolean default false) returns private.ranked_video[]
  language plpgsql immutable set search_path = ''
as $$
declare
  video private.ranked_video;
  packed private.ranked_video[] := '{}';
begin
  for video in
    select * from jsonb_populate_recordset(null::private.ranked_video, p_items) as item order by item.rank
  loop
    video.vq_score := nullif(video.vq_score, 0);
    if p_imported then
      video.avatar_thumb := case when private.is_tiktok_picture(video.avatar_thumb) then video.avatar_thumb end;
      video.dynamic_cover := case when private.is_tiktok_picture(video.dynamic_cover) then video.dynamic_cover end;
    end if;
    packed := packed || video;
  end loop;
  return packed;
end
$$;

-- Returns the day until which today's results are kept; null if they are kept as long as their check. Only
-- the results of daily checks expire.
create function private.results_kept_until(p_user_id uuid, p_origin text) returns date
  language sql stable set search_path = ''
as $$
  select (now() at time zone 'UTC')::date + case profile.subscription_level
      when 'pro' then pro_results_days when 'premium' then premium_results_days else free_results_days
    end
  from private.settings cross join public.profiles as profile
  where profile.id = p_user_id and p_origin = 'tracker'
$$;

-- supabase/schemas/32_credits.sql

-- Returns the 30-day period that contains p_at, counted from the account's creation.
create function private.credit_period(p_created_at timestamptz, p_at timestamptz)
  returns table (starts_at timestamptz, ends_at timestamptz)
  language sql immutable set search_path = ''
as $$
  -- In seconds: "30 days" would be an hour off if the session's time zone has a clock change.
  select p_created_at + make_interval(secs => n * 2592000), p_created_at + make_interval(secs => (n + 1) * 2592000)
  from floor(extract(epoch from p_at - p_created_at) / 2592000) as period (n)
$$;

-- Returns how many credits the user has spent since p_from. A pending search counts for ten minutes.
create function private.credits_used(p_user_id uuid, p_from timestamptz) returns integer
  language sql stable set search_path = ''
as $$
  select count(*)::integer from public.search_history
  where user_id = p_user_id and searched_at >= p_from and origin = 'user' and state <> 'failed' and not imported
    and (state = 'done' or searched_at > now() - interval '10 minutes')
$$;

-- Raises PT402 credits_exhausted if the period's credits are used up. The caller must lock the profile first.
create function private.refuse_without_credit(p_profile public.profiles, p_plan public.plans) returns void
  language plpgsql set search_path = ''
as $$
begin
  if private.credits_used(p_profile.id, (select starts_at from private.credit_period(p_profile.created_at, now())))
    >= p_plan.monthly_credits
  then
    perform private.refuse('PT402', 'credits_exhausted');
  end if;
end
$$;

create function public.my_usage()
  returns table (used integer, allowance integer, period_start timestamptz, resets_at timestamptz)
  language sql stable security definer set search_path = ''
as $$
  select private.credits_used(profiles.id, period.starts_at), plans.monthly_credits, period.starts_at, period.ends_at
  from public.profiles
    join public.plans on plans.level = profiles.subscription_level
    cross join lateral private.credit_period(profiles.created_at, now()) as period
  where profiles.id = auth.uid()
$$;
grant execute on function public.my_usage() to authenticated;

create function public.get_monthly_searches(user_uuid uuid) returns integer
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if user_uuid is distinct from auth.uid() then
    perform private.refuse('42501', 'not_own_usage');
  end if;
  return (select used from public.my_usage());
end
$$;
grant execute on function public.get_monthly_searches(uuid) to authenticated;

-- supabase/schemas/33_search_recording.sql

-- Returns the cursor of the page after p_page; null at the end.
create function private.cursor_after(p_page public.search_history) returns text
  language sql stable set search_path = ''
as $$
  select case when first.pages_done = p_page.page then first.next_cursor else (
    select asked_cursor from public.search_history
    where search_id = first.id and user_id = first.user_id and page = p_page.page + 1 limit 1
  ) end
  from public.search_history as first where first.id = p_page.search_id
$$;

-- Returns a search, or a page of a check, as {search, results}; a check also has next_cursor.
create function private.search_with_results(p_search public.search_history) returns jsonb
  language plpgsql stable set search_path = ''
as $$
begin
  if p_search.search_type <> 'search_results_check' then
    return jsonb_build_object('search', to_jsonb(p_search), 'results', coalesce((
      select jsonb_agg(jsonb_build_object('position', position, 'word', word, 'group_id', group_id) order by position)
      from public.search_results where search_id = p_search.id
    ), '[]'));
  elsif p_search.state <> 'done' then
    return jsonb_build_object('search', to_jsonb(p_search), 'results', '[]'::jsonb, 'next_cursor', null);
  end if;
  return jsonb_build_object(
    'search', to_jsonb(p_search),
    'results', coalesce((
      select jsonb_agg(to_jsonb(video) - '{search_id,user_id,page}'::text[] order by video.rank)
      from public.search_ranking_results as video
      where video.search_id = p_search.search_id and video.page = p_search.page
    ), '[]'),
    'next_cursor', private.cursor_after(p_search)
  );
end
$$;

-- Spends one credit and records a search, or a page of a check, as pending. If p_id is already recorded, only
-- returns its state. Without p_search_id, a page is the first of a new check. Otherwise, it is the next page
-- of that check, and p_cursor must be the check's next_cursor.
--
-- Returns {replayed, search, results} and, for a check, next_cursor. Raises PT400 invalid_request, PT402
-- credits_exhausted, PT403 plan_required, PT409 key_reused (the id belongs to another search), PT410
-- account_deleted, PT425 in_progress (another call is fetching this page), PT429 upstream_rate_limited.
create function private.record_paid_search(
  p_id uuid, p_user_id uuid, p_search_term text, p_search_type text, p_country text,
  p_search_id uuid default null, p_cursor text default null, p_keyword_id uuid default null
) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  profile public.profiles;
  plan public.plans;
  search public.search_history;
  first public.search_history;
  next_page integer := 1;
begin
  select * into profile from public.profiles where id = p_user_id for update;
  if not found then
    perform private.refuse('PT410', 'account_deleted');
  end if;

  select * into search from public.search_history where id = p_id;
  if found then
    if (search.user_id, search.search_term, search.search_type, search.country, search.search_id, search.asked_cursor)
      is distinct from
      (p_user_id, p_search_term, p_search_type, p_country, coalesce(p_search_id, p_id), p_cursor)
    then
      perform private.refuse('PT409', 'key_reused');
    end if;
    return jsonb_build_object('replayed', true) || private.search_with_results(search);
  end if;

  if p_search_id is not null or p_cursor is not null then
    select * into first from public.search_history
      where id = p_search_id and user_id = p_user_id and search_type = 'search_results_check' and page = 1
        and origin = 'user' and search_term = p_search_term and country = p_country
      for no key update;
    next_page := greatest(coalesce(first.pages_done, 0), 1) + 1;
  end if;

  select * into plan from public.plans where level = profile.subscription_level;
  if p_country <> all (plan.countries) or next_page > plan.pages_per_check
    or (p_search_type = 'autocomplete' and not plan.modes && '{single,multiple,keystroke}')
  then
    perform private.refuse('PT403', 'plan_required');
  end if;
  if next_page > 1
    and (p_cursor is null or first.state is distinct from 'done' or first.next_cursor is distinct from p_cursor)
  then
    perform private.refuse('PT400', 'invalid_request');
  end if;
  if p_keyword_id is not null and not exists (
    select from public.keywords
    where id = p_keyword_id and user_id = p_user_id and keyword = p_search_term and country = p_country
  ) then
    perform private.refuse('PT400', 'invalid_request');
  end if;
  if next_page > 1 and exists (
    select from public.search_history
    where search_id = first.id and user_id = p_user_id and state = 'pending' and page = next_page
      and searched_at > now() - interval '10 minutes'
  ) then
    perform private.refuse('PT425', 'in_progress');
  end if;
  perform private.refuse_without_credit(profile, plan);

  insert into public.search_history
      (id, user_id, search_id, page, search_term, search_type, country, asked_cursor, keyword_id)
    values (p_id, p_user_id, coalesce(first.id, p_id), next_page, p_search_term, p_search_type, p_country, p_cursor,
      case when next_page = 1 then p_keyword_id end)
    on conflict (id) do nothing
    returning * into search;
  -- Another user's call inserted this id after the look-up above.
  if not found then
    perform private.refuse('PT409', 'key_reused');
  end if;
  return jsonb_build_object('replayed', false) || private.search_with_results(search);
end
$$;

create function public.record_search(
  p_id uuid, p_user_id uuid, p_search_term text, p_search_type text, p_country text
) returns jsonb
  language sql security definer set search_path = ''
as $$
  select private.record_paid_search(p_id, p_user_id, p_search_term, p_search_type, p_country)
$$;
grant execute on function public.record_search(uuid, uuid, text, text, text) to service_role;

-- Stores the suggestions ([{word, group_id}], in order) of a pending search. If the search is no longer
-- pending, returns it unchanged. Raises PT410 account_deleted.
create function public.complete_search(
  p_id uuid, p_user_id uuid, p_results jsonb, p_source text, p_log_id text default null
) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  search public.search_history;
begin
  select * into search from public.search_history where id = p_id and user_id = p_user_id for update;
  if not found then
    perform private.refuse('PT410', 'account_deleted');
  end if;
  if search.state = 'pending' then
    insert into public.search_results (search_id, user_id, position, word, group_id, search_type)
      select p_id, p_user_id, n, item ->> 'word', item ->> 'group_id', search.search_type
      from jsonb_array_elements(p_results) with ordinality as found (item, n);
    update public.search_history set state = 'done', source = p_source, log_id = p_log_id
      where id = p_id returning * into search;
  end if;
  return private.search_with_results(search);
end
$$;
grant execute on function public.complete_search(uuid, uuid, jsonb, text, text) to service_role;

-- Fails a pending search, which refunds its credit. If the search is no longer pending, returns it unchanged.
-- Raises PT410 account_deleted.
create function public.fail_search(p_id uuid, p_user_id uuid, p_failure_code text) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  search public.search_history;
begin
  perform from public.profiles where id = p_user_id for key share;
  update public.search_history set state = 'failed', failure_code = p_failure_code
    where id = p_id and user_id = p_user_id and state = 'pending' returning * into search;
  if search.search_type = 'search_results_check' and search.page = 1 then
    perform private.position_check(p_id);
  end if;
  select * into search from public.search_history where id = p_id and user_id = p_user_id;
  if not found then
    perform private.refuse('PT410', 'account_deleted');
  end if;
  return private.search_with_results(search);
end
$$;
grant execute on function public.fail_search(uuid, uuid, text) to service_role;

-- Marks searches that have been pending for ten minutes as failed. Returns their number.
create function public.expire_pending_searches() returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  expired public.search_history[];
  search public.search_history;
begin
  perform from public.profiles where id in (
    select user_id from public.search_history
    where state = 'pending' and searched_at <= now() - interval '10 minutes'
  ) order by id for key share;
  with failed as (
    update public.search_history set state = 'failed', failure_code = 'abandoned'
    where state = 'pending' and searched_at <= now() - interval '10 minutes'
    returning search_history
  )
  select coalesce(array_agg(search_history), '{}') into expired from failed;
  foreach search in array expired loop
    if search.search_type = 'search_results_check' and search.page = 1 then
      perform private.position_check(search.id);
    end if;
  end loop;
  return cardinality(expired);
end
$$;
grant execute on function public.expire_pending_searches() to service_role;

-- Adds the searches, [{id, phrase}], that a new user made as a visitor. An account has at most three of them,
-- which cost no credits. Adds nothing to an account older than a day.
create function private.add_demo_searches(p_user_id uuid, p_searches jsonb) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  max_added constant integer := 3;
  given record;
begin
  for given in
    select demo.*, item ->> 'phrase' as term, md5(p_user_id::text || demo.id::text)::uuid as search_id
    from jsonb_array_elements(p_searches) as item
      join private.demo_answers as demo on demo.id = (item ->> 'id')::uuid and demo.phrase = lower(item ->> 'phrase')
    where exists (select from public.profiles where id = p_user_id and created_at > now() - interval '1 day')
  loop
    exit when (
      select count(*) from public.search_history where user_id = p_user_id and origin = 'demo'
    ) >= max_added;
    insert into public.search_history
        (id, user_id, search_id, search_term, search_type, country, origin, state, source, log_id, searched_at)
      values (given.search_id, p_user_id, given.search_id, given.term, 'basic', 'gb', 'demo', 'done',
        given.answer ->> 'source', given.answer ->> 'logId', given.found_at)
      on conflict (id) do nothing;
    if found then
      insert into public.search_results (search_id, user_id, position, word, group_id, search_type)
        select given.search_id, p_user_id, n, item ->> 'word', item ->> 'group_id', 'basic'
        from jsonb_array_elements(given.answer -> 'suggestions') with ordinality as found (item, n);
    end if;
  end loop;
end
$$;

-- supabase/schemas/34_check_recording.sql

-- Each page of a user's check costs a credit and has its own row in search_history. The row of the first page
-- also stores the progress of the check, and the results of all pages belong to it. Lock order: the profile,
-- then the checks, because updating positions may raise alerts, which reference the profile.

-- See private.record_paid_search.
create function public.record_check_page(
  p_id uuid, p_user_id uuid, p_search_term text, p_country text,
  p_search_id uuid default null, p_cursor text default null, p_keyword_id uuid default null
) returns jsonb
  language sql security definer set search_path = ''
as $$
  select private.record_paid_search(
    p_id, p_user_id, p_search_term, 'search_results_check', p_country, p_search_id, p_cursor, p_keyword_id
  )
$$;
grant execute on function public.record_check_page(uuid, uuid, text, text, uuid, text, uuid) to service_role;

-- Stores the videos that the check does not have yet. They rank after the stored ones, in TikTok's order.
-- Returns how many it stored.
create function private.store_check_items(p_search public.search_history, p_page integer, p_items jsonb)
  returns integer
  language plpgsql set search_path = ''
as $$
declare
  known text[];
  last_rank integer;
  fresh jsonb;
begin
  select array_agg(video_url), coalesce(max(rank), 0) into known, last_rank
    from public.search_ranking_results where search_id = p_search.id;
  select coalesce(jsonb_agg(item || jsonb_build_object('rank', last_rank + n)), '[]') into fresh from (
    select item, row_number() over (order by min_n) as n from (
      select distinct on (item ->> 'video_url') item, n as min_n
      from jsonb_array_elements(p_items) with ordinality as given (item, n)
      where (item ->> 'video_url' = any (known)) is not true
      order by item ->> 'video_url', n
    ) as once
  ) as ranked;
  insert into public.check_results (search_id, user_id, page, videos, kept_until) values (
    p_search.id, p_search.user_id, p_page, private.pack_videos(fresh),
    private.results_kept_until(p_search.user_id, p_search.origin)
  );
  return jsonb_array_length(fresh);
end
$$;

-- Stores the videos of a pending page. The check is complete when TikTok has no more videos, repeats an
-- earlier cursor, or returns nothing new. If the page is no longer pending, returns it unchanged. If another
-- call has stored the same page in the meantime, marks this one as failed ('abandoned').
create function public.complete_check_page(
  p_id uuid, p_user_id uuid, p_items jsonb, p_source text, p_log_id text default null, p_next_cursor text default null
) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  search public.search_history;
  first public.search_history;
  fresh integer;
begin
  perform from public.profiles where id = p_user_id for key share;
  select * into search from public.search_history
    where id = p_id and user_id = p_user_id and search_type = 'search_results_check' for no key update;
  if not found then
    perform private.refuse('PT410', 'account_deleted');
  end if;
  if search.state <> 'pending' then
    return private.search_with_results(search);
  end if;
  select * into strict first from public.search_history where id = search.search_id for no key update;
  if first.pages_done >= search.page then
    return public.fail_search(p_id, p_user_id, 'abandoned');
  end if;

  fresh := private.store_check_items(first, search.page, p_items);
  update public.search_history set state = 'done', source = p_source, log_id = p_log_id where id = p_id;
  update public.search_history set
      pages_done = search.page,
      next_cursor = case when fresh > 0 and not exists (
        select from public.search_history as asked
        where asked.search_id = first.id and asked.user_id = p_user_id and asked.asked_cursor = p_next_cursor
      ) then p_next_cursor end
    where id = first.id;
  perform private.position_check(first.id);
  select * into search from public.search_history where id = p_id;
  return private.search_with_results(search);
end
$$;
grant execute on function public.complete_check_page(uuid, uuid, jsonb, text, text, text) to service_role;

-- supabase/schemas/35_positions.sql

-- A key phrase's checks are those that were made for it, and the user's checks of the same phrase (ignoring
-- case) and country that were not made for any key phrase.
create table public.key_phrase_checks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  keyword_id uuid not null references public.keywords (id) on delete cascade,
  search_id uuid not null,
  origin text not null check (origin in ('user', 'tracker')),
  state text not null check (state in ('done', 'failed')),
  failure_code text,
  position integer check (position > 0),
  results integer not null default 0 check (results >= 0),
  source text check (source in ('tiktok', 'sample')),
  checked_at timestamptz not null,
  changed_at timestamptz not null default now(),
  changed_in xid8 not null,
  unique (keyword_id, search_id),
  foreign key (search_id, user_id) references public.search_history (id, user_id) on delete cascade,
  check ((state = 'failed') = (failure_code is not null)),
  check (state = 'done' or position is null)
);
comment on column public.key_phrase_checks.position is 'null in a completed check: not among its results';
comment on column public.key_phrase_checks.results is 'the number of videos that the check found';

create index key_phrase_checks_by_time on public.key_phrase_checks (keyword_id, checked_at desc);
create index key_phrase_checks_by_search on public.key_phrase_checks (search_id, user_id);
create index key_phrase_checks_by_transaction on public.key_phrase_checks (user_id, changed_in);
create index key_phrase_checks_by_age on public.key_phrase_checks (user_id, checked_at desc, id desc);

call private.let_owners_read('public.key_phrase_checks');
grant select on public.key_phrase_checks to authenticated;

-- Returns how many videos a check found, and the best rank of the tracked video or, if none is set, of
-- the tracked account; the rank is null if no video matches. Returns no row if no results are stored.
create function private.position_of(p_search_id uuid, p_account_name text, p_video_id text)
  returns table (results integer, "position" integer)
  language sql stable rows 1 set search_path = ''
as $$
  select count(video.rank)::integer, min(video.rank) filter (where case
    -- Compares whole path segments, because one id may begin with another, and ignores the query, which may
    -- contain ids of other videos.
    when p_video_id is not null
      then p_video_id = any (string_to_array(regexp_replace(video.video_url, '[?#].*$', ''), '/'))
    else lower(ltrim(video.username, '@')) = lower(p_account_name)
  end)
  from public.check_results as packed left join lateral unnest(packed.videos) as video on true
  where packed.search_id = p_search_id
  having count(*) > 0
$$;

-- Stores a key phrase's positions in all its checks, or only in p_search_id. Finds the checks first, because
-- a single query would read all of the user's checks. Skips unchanged rows, which devices would fetch again.
create function private.position_key_phrase(p_keyword_id uuid, p_search_id uuid default null) returns void
  language plpgsql set search_path = ''
as $$
declare
  checks uuid[] := array[p_search_id];
begin
  if p_search_id is null then
    checks := array(
      select id from public.search_history where keyword_id = p_keyword_id
      union all
      select search.id from public.keywords as phrase
        join public.search_history as search on search.user_id = phrase.user_id
          and lower(search.search_term) = lower(phrase.keyword) and search.country = phrase.country
          and search.keyword_id is null and search.page = 1 and search.search_type = 'search_results_check'
      where phrase.id = p_keyword_id
    );
  end if;
  insert into public.key_phrase_checks as known
      (user_id, keyword_id, search_id, origin, state, failure_code, position, results, source, checked_at)
    select search.user_id, phrase.id, search.id, search.origin, search.state, search.failure_code,
      kept.position, coalesce(kept.results, 0), search.source, search.searched_at
    from public.keywords as phrase join public.search_history as search on search.id = any (checks)
      left join lateral private.position_of(search.id, phrase.account_name, phrase.video_id) as kept
        on search.state = 'done'
    where phrase.id = p_keyword_id and search.user_id = phrase.user_id
      and search.search_type = 'search_results_check' and search.page = 1
      and (search.state = 'failed' or kept.results is not null)
    on conflict (keyword_id, search_id) do update set
        state = excluded.state, failure_code = excluded.failure_code, position = excluded.position,
        results = excluded.results, source = excluded.source, checked_at = excluded.checked_at
      where (known.state, known.failure_code, known.position, known.results, known.source, known.checked_at)
        is distinct from (excluded.state, excluded.failure_code, excluded.position, excluded.results,
          excluded.source, excluded.checked_at);
end
$$;

create function private.position_check(p_search_id uuid) returns void
  language plpgsql set search_path = ''
as $$
declare
  phrase_id uuid;
begin
  for phrase_id in
    select phrase.id from public.search_history as search
      join public.keywords as phrase on phrase.user_id = search.user_id and case
        when search.keyword_id is null
          then lower(phrase.keyword) = lower(search.search_term) and phrase.country = search.country
        else phrase.id = search.keyword_id
      end
    where search.id = p_search_id
    -- Skips a key phrase that is being deleted: waiting for it would deadlock.
    for key share of phrase skip locked
  loop
    perform private.position_key_phrase(phrase_id, p_search_id);
    perform private.raise_alerts(phrase_id, p_search_id);
  end loop;
end
$$;

create function private.position_changed_key_phrase() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.position_key_phrase(new.id);
  -- Removes positions whose results were purged: they cannot be computed for the new account or video.
  if tg_op = 'UPDATE' then
    delete from public.key_phrase_checks as known
      where keyword_id = new.id and state = 'done'
        and not exists (select from public.check_results where search_id = known.search_id);
  end if;
  return null;
end
$$;

create trigger keywords_position_new after insert on public.keywords
  for each row execute function private.position_changed_key_phrase();

create trigger keywords_position_changed after update of account_name, video_id on public.keywords
  for each row when ((old.account_name, old.video_id) is distinct from (new.account_name, new.video_id))
  execute function private.position_changed_key_phrase();

-- Deletes only the tracker's checks: the others cost the user credits.
create function private.delete_tracker_checks() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.search_history where keyword_id = old.id and origin = 'tracker';
  return old;
end
$$;

create trigger keywords_delete_checks before delete on public.keywords
  for each row execute function private.delete_tracker_checks();

-- supabase/schemas/40_alerts.sql

create table public.alert_rules (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  keyword_id uuid not null references public.keywords (id) on delete cascade,
  kind text not null check (kind in (
    'enters_first', 'leaves_first', 'moves_up', 'moves_down', 'lost', 'found', 'best_ever', 'failed_twice',
    'level_better', 'level_worse'
  )),
  threshold integer check (threshold between 1 and 100),
  changed_at timestamptz not null default now(),
  changed_in xid8 not null,
  unique nulls not distinct (keyword_id, kind, threshold),
  check ((kind in ('enters_first', 'leaves_first', 'moves_up', 'moves_down')) = (threshold is not null))
);
comment on column public.alert_rules.threshold is 'the N of "first N positions", or the minimum size of a move';

create index alert_rules_by_owner on public.alert_rules (user_id, id);

call private.let_owners_read('public.alert_rules');
grant select on public.alert_rules to authenticated;

create table public.alerts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  keyword_id uuid references public.keywords (id) on delete cascade,
  search_id uuid not null,
  kind text not null,
  threshold integer,
  position integer,
  previous_position integer,
  results integer not null default 0,
  word text,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  changed_at timestamptz not null default now(),
  pushed_at timestamptz,
  changed_in xid8 not null,
  unique nulls not distinct (keyword_id, search_id, kind, threshold, word),
  check (num_nonnulls(keyword_id, word) = 1),
  foreign key (search_id, user_id) references public.search_history (id, user_id) on delete cascade
);
comment on column public.alerts.word is 'the suggestion with an unwelcome word, for an alert of a brand word';
comment on column public.alerts.pushed_at is 'when it was claimed for a push';

create index alerts_by_search on public.alerts (search_id, user_id);
create index alerts_to_push on public.alerts (user_id, created_at) where pushed_at is null and read_at is null;
create index alerts_by_transaction on public.alerts (user_id, changed_in);

call private.let_owners_read('public.alerts');
grant select on public.alerts to authenticated;

create table public.alert_settings (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  push boolean not null default false,
  quiet_from smallint check (quiet_from between 0 and 23),
  quiet_until smallint check (quiet_until between 0 and 23),
  time_zone text not null default 'Europe/London' check (char_length(time_zone) between 1 and 64),
  changed_at timestamptz not null default now(),
  changed_in xid8 not null,
  daily_push boolean not null default false,
  daily_mail boolean not null default false,
  weekly_mail boolean not null default false,
  language text check (language ~ '^[a-z]{2,3}$'),
  check ((quiet_from is null) = (quiet_until is null))
);
comment on column public.alert_settings.quiet_from is 'the hour, in time_zone, from which nothing is sent';
comment on column public.alert_settings.daily_push is 'with push: a daily digest instead of a push for each alert';
comment on column public.alert_settings.daily_mail is 'the digest by email';
comment on column public.alert_settings.weekly_mail is 'the report by email on Mondays';
comment on column public.alert_settings.language is 'the app''s language on the device that last changed them; null if unknown';

call private.let_owners_read('public.alert_settings');
grant select on public.alert_settings to authenticated;

create trigger alert_rules_ceiling before insert on public.alert_rules
  for each row execute function private.limit_rows('keyword_id', '30', 'too_many_alert_rules');

create function private.put_alert_rule(p_user_id uuid, p_values jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  rule_id uuid := (p_values ->> 'id')::uuid;
  phrase_id uuid := (p_values ->> 'keyword_id')::uuid;
  rule_kind text := p_values ->> 'kind';
  rule_threshold integer := (p_values ->> 'threshold')::integer;
begin
  perform private.refuse_foreign_key_phrase(p_user_id, phrase_id);
  -- If another device created the same rule, this rule replaces it.
  delete from public.alert_rules
    where keyword_id = phrase_id and kind = rule_kind and threshold is not distinct from rule_threshold
      and id <> rule_id;
  insert into public.alert_rules as known (id, user_id, keyword_id, kind, threshold)
    values (rule_id, p_user_id, phrase_id, rule_kind, rule_threshold)
    on conflict (id) do update
      set keyword_id = excluded.keyword_id, kind = excluded.kind, threshold = excluded.threshold
      where known.user_id = p_user_id;
  if not found then
    perform private.refuse('PT404', 'not_found');
  end if;
end
$$;

create function private.mark_alerts_read(p_user_id uuid, p_values jsonb) returns void
  language sql set search_path = ''
as $$
  -- `until` is the time of the newest alert on the device, which stores times in whole milliseconds.
  update public.alerts set read_at = now()
  where user_id = p_user_id and read_at is null
    and date_trunc('milliseconds', created_at) <= (p_values ->> 'until')::timestamptz
$$;

create function private.change_alert_settings(p_user_id uuid, p_values jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  known public.alert_settings;
  wanted public.alert_settings;
begin
  insert into public.alert_settings (user_id) values (p_user_id) on conflict do nothing;
  select * into known from public.alert_settings where user_id = p_user_id for update;
  wanted := jsonb_populate_record(known, p_values - '{user_id,changed_at}'::text[]);
  -- An unknown time zone raises an error here. If it were stored, every later run of the sender would fail.
  perform now() at time zone wanted.time_zone;
  update public.alert_settings set push = wanted.push, quiet_from = wanted.quiet_from,
      quiet_until = wanted.quiet_until, time_zone = wanted.time_zone, daily_push = wanted.daily_push,
      daily_mail = wanted.daily_mail, weekly_mail = wanted.weekly_mail, language = wanted.language
    where user_id = p_user_id;
  if wanted.push and not wanted.daily_push and (not known.push or known.daily_push) then
    -- Earlier alerts stay in the inbox and are not pushed.
    update public.alerts set pushed_at = now() where user_id = p_user_id and pushed_at is null;
  end if;
end
$$;

-- supabase/schemas/41_alert_raising.sql

-- Deletes all but the newest 500 alerts. Selects the ids first and locks only those rows: a lock writes to
-- its row, so each new alert would otherwise write to the whole inbox.
create function private.shorten_inbox(p_user_id uuid) returns void
  language sql set search_path = ''
as $$
  delete from public.alerts where id in (
    select id from public.alerts
    where id = any (array(
      select id from public.alerts where user_id = p_user_id order by created_at desc, id offset 500
    ))
    for update skip locked
  )
$$;

create function private.stands_at(p_check public.key_phrase_checks) returns integer
  language sql stable set search_path = ''
as $$
  select coalesce(p_check.position, (
    select case when next_cursor is null then 2147483647 / 2 else p_check.results + 1 end
    from public.search_history where id = p_check.search_id
  ))
$$;

-- Returns `better` or `worse` if the last two completed checks up to p_until are outside the usual range on
-- the same side, else null. The range spans the 10th to the 90th percentile of the 28 checks before the
-- newest; at least 10 are required (src/domain/insight/usual-rank.ts).
create function private.new_level(p_keyword_id uuid, p_until timestamptz) returns text
  language sql stable set search_path = ''
as $$
  with answered as (
    -- A video that is not among the results ranks last.
    select coalesce(position, 2147483647) as rank, row_number() over (order by checked_at desc) as age
    from public.key_phrase_checks
    where keyword_id = p_keyword_id and state = 'done' and checked_at <= p_until
    order by checked_at desc limit 29
  ), usual as (
    select percentile_disc(0.1) within group (order by rank) as low,
      percentile_disc(0.9) within group (order by rank) as high
    from answered where age > 1 having count(*) >= 10
  )
  select case when bool_and(rank < low) then 'better' when bool_and(rank > high) then 'worse' end
  from answered, usual where age <= 2
$$;

-- Raises `failed_twice` once per series of failures: after two failed checks, or two failed attempts at one
-- check.
create function private.alert_second_failure(p_check public.key_phrase_checks) returns void
  language plpgsql set search_path = ''
as $$
declare
  last_done timestamptz;
begin
  select coalesce(max(checked_at), '-infinity') into last_done from public.key_phrase_checks
    where keyword_id = p_check.keyword_id and state = 'done';
  if not exists (
      select from public.key_phrase_checks
      where keyword_id = p_check.keyword_id and search_id <> p_check.search_id and state = 'failed'
        and checked_at > last_done
    ) and not exists (
      select from private.tracked_days
      where keyword_id = p_check.keyword_id and search_id = p_check.search_id and attempts > 1
    )
  then
    return;
  end if;
  insert into public.alerts (user_id, keyword_id, search_id, kind)
    select p_check.user_id, p_check.keyword_id, p_check.search_id, 'failed_twice'
    where exists (
      select from public.alert_rules where keyword_id = p_check.keyword_id and kind = 'failed_twice'
    ) and not exists (
      select from public.alerts as told join public.key_phrase_checks as failed using (keyword_id, search_id)
      where told.keyword_id = p_check.keyword_id and told.kind = 'failed_twice' and failed.checked_at > last_done
    )
    on conflict do nothing;
  if found then
    perform private.shorten_inbox(p_check.user_id);
  end if;
end
$$;

-- Raises the alerts of a check, unless there is a later check. Deletes unpushed alerts of this check that no
-- longer apply.
create function private.raise_alerts(p_keyword_id uuid, p_search_id uuid) returns void
  language plpgsql set search_path = ''
as $$
declare
  current public.key_phrase_checks;
  previous public.key_phrase_checks;
  best integer;
  -- A video that is not among the results ranks just after them if TikTok has more, else last.
  current_at integer;
  previous_at integer;
begin
  select * into current from public.key_phrase_checks
    where keyword_id = p_keyword_id and search_id = p_search_id;
  if not found or exists (
    select from public.key_phrase_checks
    where keyword_id = p_keyword_id and checked_at > current.checked_at and search_id <> p_search_id
  ) then
    return;
  end if;
  if current.state = 'failed' then
    perform private.alert_second_failure(current);
    return;
  end if;

  select * into previous from public.key_phrase_checks
    where keyword_id = p_keyword_id and state = 'done' and search_id <> p_search_id
    order by checked_at desc limit 1;
  if not found then
    return;
  end if;
  select min(position) into best from public.key_phrase_checks
    where keyword_id = p_keyword_id and search_id <> p_search_id;
  current_at := private.stands_at(current);
  previous_at := private.stands_at(previous);

  with met as (
    select kind, threshold from public.alert_rules where keyword_id = p_keyword_id and case kind
      when 'enters_first' then current.position <= threshold and previous_at > threshold
      when 'leaves_first' then previous.position <= threshold and current_at > threshold
      when 'moves_up' then previous_at - current.position >= threshold
      when 'moves_down' then current_at - previous.position >= threshold
      when 'lost' then current.position is null and current_at > previous.position
      when 'found' then previous.position is null and previous_at > current.position
      when 'best_ever' then current.position < best
      when 'level_better' then private.new_level(p_keyword_id, current.checked_at) = 'better'
        and private.new_level(p_keyword_id, previous.checked_at) is distinct from 'better'
      when 'level_worse' then private.new_level(p_keyword_id, current.checked_at) = 'worse'
        and private.new_level(p_keyword_id, previous.checked_at) is distinct from 'worse'
    end
  ), withdrawn as (
    delete from public.alerts as told
    where told.keyword_id = p_keyword_id and told.search_id = p_search_id and told.pushed_at is null
      and told.kind <> 'failed_twice' and not exists (
        select from met where met.kind = told.kind and met.threshold is not distinct from told.threshold
      )
  )
  insert into public.alerts as told
      (user_id, keyword_id, search_id, kind, threshold, position, previous_position, results)
    select current.user_id, p_keyword_id, p_search_id, kind, threshold, current.position, previous.position,
      current.results
    from met
    on conflict (keyword_id, search_id, kind, threshold, word) do update
      set position = excluded.position, results = excluded.results
      where (told.position, told.results) is distinct from (excluded.position, excluded.results);
  if found then
    perform private.shorten_inbox(current.user_id);
  end if;
end
$$;

-- supabase/schemas/42_push.sql

create table private.push_subscriptions (
  endpoint text primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);

create index push_subscriptions_by_owner on private.push_subscriptions (user_id);

-- A browser supplies its own endpoint, to which our server sends requests, so only these hosts are allowed.
create table private.push_services (
  host text primary key check (host = lower(host)),
  -- True for the server of a test on this machine: http and any port of the host are allowed too.
  is_test boolean not null default false
);
comment on column private.push_services.host is 'the service''s host, or its parent domain';

create function private.is_push_service(p_endpoint text) returns boolean
  language sql stable set search_path = ''
as $$
  select exists (
    select from private.push_services as service
      cross join lateral regexp_match(p_endpoint, '^(https?)://([a-z0-9.-]+)(:[0-9]+)?/[!-~]*$') as part
    where (part[1] = 'https' and part[3] is null or service.is_test)
      and (part[2] = service.host or right(part[2], length(service.host) + 1) = '.' || service.host)
  )
$$;

create trigger push_subscriptions_service before insert or update of endpoint on private.push_subscriptions
  for each row when (not private.is_push_service(new.endpoint))
  execute function private.refuse_row('PT422', 'invalid_change');

-- A browser's subscription belongs to the user who saved it last.
create function public.save_push_subscription(p_endpoint text, p_p256dh text, p_auth text) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
begin
  if (p_endpoint ~ '^https?://[^\s]+$' and char_length(p_endpoint) <= 2048
    and p_p256dh ~ '^[A-Za-z0-9_=-]{80,100}$' and p_auth ~ '^[A-Za-z0-9_=-]{16,40}$') is not true
  then
    perform private.refuse('PT422', 'invalid_change');
  end if;
  insert into private.push_subscriptions (endpoint, user_id, p256dh, auth)
    values (p_endpoint, caller, p_p256dh, p_auth)
    on conflict (endpoint) do update
      set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth, created_at = now();
  -- Browsers abandon subscriptions, so only the newest are kept.
  delete from private.push_subscriptions where endpoint in (
    select endpoint from private.push_subscriptions where user_id = caller order by created_at desc offset 20
  );
end
$$;
grant execute on function public.save_push_subscription(text, text, text) to authenticated;

create function public.delete_push_subscription(p_endpoint text) returns void
  language sql security definer set search_path = ''
as $$
  delete from private.push_subscriptions where endpoint = p_endpoint and user_id = auth.uid()
$$;
grant execute on function public.delete_push_subscription(text) to authenticated;

-- Deletes a subscription that its push service reported as gone, regardless of the subscription's owner.
create function public.drop_push_subscription(p_endpoint text) returns void
  language sql security definer set search_path = ''
as $$
  delete from private.push_subscriptions where endpoint = p_endpoint
$$;
grant execute on function public.drop_push_subscription(text) to service_role;

create function private.is_quiet_hour(p_settings public.alert_settings, p_hour numeric) returns boolean
  language sql immutable set search_path = ''
as $$
  select coalesce(case
    when p_settings.quiet_from <= p_settings.quiet_until
      then p_hour >= p_settings.quiet_from and p_hour < p_settings.quiet_until
    else p_hour >= p_settings.quiet_from or p_hour < p_settings.quiet_until
  end, false)
$$;

-- Claims the alerts to push now, one bundle per user: {user_id, language, unread, alerts, subscriptions}.
-- Claimed alerts count as pushed. Alerts older than a day are not pushed. Endpoints are checked again,
-- because the allowed hosts may have changed.
create function public.claim_push_bundles(p_limit integer, p_now timestamptz default now()) returns jsonb
  language sql security definer set search_path = ''
as $$
  with listeners as (
    select settings.user_id from public.alert_settings as settings
    where settings.push and not settings.daily_push
      and not private.is_quiet_hour(settings, extract(hour from p_now at time zone settings.time_zone))
      and exists (
        select from private.push_subscriptions
        where user_id = settings.user_id and private.is_push_service(endpoint)
      )
      and exists (
        select from public.alerts
        where user_id = settings.user_id and pushed_at is null and read_at is null
          and created_at > p_now - interval '1 day'
      )
    limit p_limit
  ), waiting as (
    select alerts.id from public.alerts join listeners using (user_id)
    where pushed_at is null and read_at is null and created_at > p_now - interval '1 day'
    for no key update of alerts skip locked
  ), taken as (
    update public.alerts set pushed_at = p_now from waiting where alerts.id = waiting.id returning alerts.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'user_id', bundle.user_id,
    'language', (select language from public.alert_settings where user_id = bundle.user_id),
    'alerts', bundle.alerts,
    'unread', (select count(*) from public.alerts where user_id = bundle.user_id and read_at is null),
    'subscriptions', (
      select jsonb_agg(jsonb_build_object('endpoint', endpoint, 'p256dh', p256dh, 'auth', auth))
      from private.push_subscriptions
      where user_id = bundle.user_id and private.is_push_service(endpoint)
    )
  )), '[]')
  from (
    select taken.user_id, jsonb_agg(jsonb_build_object(
      'id', taken.id, 'keyword_id', taken.keyword_id, 'keyword', coalesce(phrase.keyword, taken.word), 'kind', taken.kind,
      'threshold', taken.threshold, 'position', taken.position, 'previous_position', taken.previous_position,
      'results', taken.results
    ) order by taken.created_at, taken.id) as alerts
    from taken left join public.keywords as phrase on phrase.id = taken.keyword_id
    group by taken.user_id
  ) as bundle
$$;
grant execute on function public.claim_push_bundles(integer, timestamptz) to service_role;

-- Releases alerts that no push service accepted, so that a later run pushes them.
create function public.release_push_bundle(p_alert_ids uuid[]) returns void
  language sql security definer set search_path = ''
as $$
  update public.alerts set pushed_at = null where id = any (p_alert_ids)
$$;
grant execute on function public.release_push_bundle(uuid[]) to service_role;

-- supabase/schemas/43_webhooks.sql

create table private.webhooks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  url text not null check (url ~ '^https?://[!-~]+$' and char_length(url) <= 2048),
  secret text not null check (secret ~ '^whsec_[A-Za-z0-9+/]{32,88}={0,2}$'),
  kinds text[] not null
    check (kinds <@ '{alert.raised,check.finished,digest.daily}' and cardinality(kinds) between 1 and 3),
  created_at timestamptz not null default now(),
  failing_since timestamptz,
  disabled_at timestamptz,
  disabled_because text check (disabled_because in ('failing', 'gone')),
  check ((disabled_at is null) = (disabled_because is null))
);
comment on column private.webhooks.secret is 'signs the deliveries, so it cannot be a hash';
comment on column private.webhooks.failing_since is 'the first failure since the last success';

create index webhooks_by_owner on private.webhooks (user_id);

create trigger webhooks_ceiling before insert on private.webhooks
  for each row execute function private.limit_rows('user_id', '5', 'too_many_webhooks');

create table private.webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references private.webhooks (id) on delete cascade,
  kind text not null,
  payload text not null,
  created_at timestamptz not null default clock_timestamp(),
  attempts integer not null default 0 check (attempts between 0 and 8),
  next_attempt_at timestamptz default now(),
  last_attempt_at timestamptz,
  last_status integer,
  last_error text check (last_error ~ '^[a-z_]{1,40}$'),
  delivered boolean not null default false
);
comment on column private.webhook_deliveries.payload is 'the body, the same at each attempt';
comment on column private.webhook_deliveries.next_attempt_at is
  'null: settled; claimed: when another run may try again';
comment on column private.webhook_deliveries.last_status is 'the status of the response; null if there was none';

create index webhook_deliveries_log on private.webhook_deliveries (webhook_id, created_at desc);
create index webhook_deliveries_due on private.webhook_deliveries (next_attempt_at) where next_attempt_at is not null;

-- Queues an event for the user's enabled webhooks that receive this kind, if the plan has API scopes.
create function private.queue_webhook_event(p_user_id uuid, p_kind text, p_data jsonb) returns void
  language sql set search_path = ''
as $$
  insert into private.webhook_deliveries (webhook_id, kind, payload)
    select webhook.id, p_kind, jsonb_build_object('type', p_kind, 'timestamp', now(), 'data', p_data)::text
    from private.webhooks as webhook
    where webhook.user_id = p_user_id and p_kind = any (webhook.kinds) and webhook.disabled_at is null
      and (private.user_plan(p_user_id)).api_scopes <> '{}'
$$;

create function private.tell_alert() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_webhook_event(new.user_id, 'alert.raised', (
    select jsonb_build_object(
      'alert_id', new.id, 'key_phrase_id', new.keyword_id, 'phrase', coalesce(phrase.keyword, new.word),
      'country', search.country, 'check_id', new.search_id, 'kind', new.kind, 'threshold', new.threshold,
      'position', new.position, 'previous_position', new.previous_position, 'results', new.results
    )
    from public.search_history as search left join public.keywords as phrase on phrase.id = new.keyword_id
    where search.id = new.search_id
  ));
  return null;
end
$$;

create trigger alerts_tell after insert on public.alerts
  for each row execute function private.tell_alert();

-- Runs at the end of the transaction, when the positions have been written.
create function private.tell_check() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.webhooks where user_id = new.user_id and 'check.finished' = any (kinds)) then
    perform private.queue_webhook_event(new.user_id, 'check.finished', jsonb_build_object(
      'check_id', new.id, 'phrase', new.search_term, 'country', new.country, 'origin', new.origin,
      'state', new.state, 'failure_code', new.failure_code, 'source', new.source, 'checked_at', new.searched_at,
      'positions', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'key_phrase_id', keyword_id, 'position', position, 'results', results
        ) order by keyword_id), '[]')
        from public.key_phrase_checks where search_id = new.id and user_id = new.user_id
      )
    ));
  end if;
  return null;
end
$$;

create constraint trigger search_history_tell_new after insert on public.search_history
  deferrable initially deferred for each row
  when (new.search_type = 'search_results_check' and new.page = 1 and new.state <> 'pending' and not new.imported)
  execute function private.tell_check();

create constraint trigger search_history_tell_settled after update of state on public.search_history
  deferrable initially deferred for each row
  when (new.search_type = 'search_results_check' and new.page = 1 and new.state <> 'pending' and old.state <> new.state)
  execute function private.tell_check();

-- Returns the caller's webhooks, oldest first, each with its last 50 deliveries.
create function public.my_webhooks() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', webhook.id, 'url', webhook.url, 'kinds', webhook.kinds, 'created_at', webhook.created_at,
    'failing_since', webhook.failing_since, 'disabled_at', webhook.disabled_at,
    'disabled_because', webhook.disabled_because, 'deliveries', (
      select coalesce(jsonb_agg(to_jsonb(told) - '{webhook_id,payload}'::text[] order by created_at desc), '[]') from (
        select * from private.webhook_deliveries where webhook_id = webhook.id order by created_at desc limit 50
      ) as told
    )
  ) order by webhook.created_at, webhook.id), '[]')
  from private.webhooks as webhook where webhook.user_id = auth.uid()
$$;
grant execute on function public.my_webhooks() to authenticated;

-- Adds a webhook with a secret that the device generated. Raises the errors of lock_caller, PT403
-- plan_required, PT422 too_many_webhooks at five, PT422 invalid_change.
create function public.create_webhook(p_url text, p_secret text, p_kinds text[]) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  caller public.profiles := private.lock_caller();
  added uuid;
begin
  if (private.user_plan(caller.id)).api_scopes = '{}' then
    perform private.refuse('PT403', 'plan_required');
  end if;
  insert into private.webhooks (user_id, url, secret, kinds) values (caller.id, p_url, p_secret, p_kinds)
    returning id into added;
  -- due_digests considers only users who have a row here.
  insert into public.alert_settings (user_id) values (caller.id) on conflict do nothing;
  return added;
exception
  when integrity_constraint_violation or data_exception then
    perform private.refuse('PT422', 'invalid_change');
end
$$;
grant execute on function public.create_webhook(text, text, text[]) to authenticated;

create function public.enable_webhook(p_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  update private.webhooks set disabled_at = null, disabled_because = null, failing_since = null
  where id = p_id and user_id = auth.uid()
$$;
grant execute on function public.enable_webhook(uuid) to authenticated;

create function public.delete_webhook(p_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  delete from private.webhooks where id = p_id and user_id = auth.uid()
$$;
grant execute on function public.delete_webhook(uuid) to authenticated;

create function private.claimed_delivery(p_delivery private.webhook_deliveries) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', p_delivery.id, 'url', url, 'secret', secret, 'payload', p_delivery.payload)
  from private.webhooks where id = p_delivery.webhook_id
$$;

-- Claims due deliveries for two minutes, and returns them as [{id, url, secret, payload}]. Deliveries of failing
-- webhooks come last, and a call claims at most four per webhook, so that a slow receiver hardly delays others.
create function public.claim_webhook_deliveries(p_limit integer, p_now timestamptz default now()) returns jsonb
  language sql security definer set search_path = ''
as $$
  with ranked as (
    select delivery.id, webhook.failing_since is not null as fails,
        row_number() over (partition by webhook_id order by next_attempt_at, delivery.id) as n
    from private.webhook_deliveries as delivery join private.webhooks as webhook on webhook.id = webhook_id
    where next_attempt_at <= p_now
  ), due as (
    select delivery.id from private.webhook_deliveries as delivery join ranked using (id)
    where ranked.n <= 4 and delivery.next_attempt_at <= p_now
    order by ranked.fails, ranked.n, delivery.next_attempt_at limit p_limit
    for no key update of delivery skip locked
  ), claimed as (
    update private.webhook_deliveries as delivery set
        attempts = least(attempts + 1, 8), last_attempt_at = p_now, next_attempt_at = p_now + interval '2 minutes'
      from due where delivery.id = due.id returning delivery
  )
  select coalesce(jsonb_agg(private.claimed_delivery(delivery)), '[]') from claimed
$$;
grant execute on function public.claim_webhook_deliveries(integer, timestamptz) to service_role;

-- Adds a test delivery, which is attempted only once, and returns it as {id, url, secret, payload}. Raises
-- PT404 not_found, PT429 too_many_changes.
create function public.claim_webhook_test(p_user_id uuid, p_webhook_id uuid) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  queued private.webhook_deliveries;
begin
  if not exists (select from private.webhooks where id = p_webhook_id and user_id = p_user_id) then
    perform private.refuse('PT404', 'not_found');
  end if;
  if not private.take_from_account(p_user_id, 'webhook tests', 1, 100) then
    perform private.refuse('PT429', 'too_many_changes', '100');
  end if;
  insert into private.webhook_deliveries
      (webhook_id, kind, payload, attempts, last_attempt_at, next_attempt_at)
    values (p_webhook_id, 'webhook.test', jsonb_build_object(
      'type', 'webhook.test', 'timestamp', now(), 'data', jsonb_build_object('webhook_id', p_webhook_id)
    )::text, 1, now(), null)
    returning * into queued;
  return private.claimed_delivery(queued);
end
$$;
grant execute on function public.claim_webhook_test(uuid, uuid) to service_role;

-- Stores the status of an attempt's response, or the error if there was no response. Disables the webhook
-- after a 410, or if a delivery's last attempt fails after three days without a success; tests do not count.
-- Returns {url, because, email, language} if this call disabled it, else null.
create function public.settle_webhook_delivery(
  p_id uuid, p_status integer, p_error text, p_now timestamptz default now()
) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  pauses constant interval[] := '{1 minute,5 minutes,30 minutes,2 hours,4 hours,8 hours,9 hours}';
  succeeded constant boolean := coalesce(p_status between 200 and 299, false);
  delivery private.webhook_deliveries;
  webhook private.webhooks;
  reason text;
begin
  update private.webhook_deliveries set
      delivered = succeeded, last_status = p_status, last_error = p_error,
      next_attempt_at = case when not succeeded and kind <> 'webhook.test' then p_now + pauses[attempts] end
    where id = p_id returning * into delivery;
  -- The delivery was deleted meanwhile.
  if not found then
    return null;
  end if;
  if delivery.kind <> 'webhook.test' then
    update private.webhooks set failing_since = case when not succeeded then coalesce(failing_since, p_now) end
      where id = delivery.webhook_id returning * into webhook;
    reason := case
      when webhook.disabled_at is not null then null
      when p_status = 410 then 'gone'
      when webhook.failing_since <= p_now - interval '3 days' and delivery.next_attempt_at is null then 'failing'
    end;
    if reason is not null then
      update private.webhooks set disabled_at = p_now, disabled_because = reason
        where id = webhook.id returning * into webhook;
    end if;
    if webhook.disabled_at is not null then
      update private.webhook_deliveries set next_attempt_at = null
        where webhook_id = webhook.id and next_attempt_at is not null;
    end if;
  end if;
  delete from private.webhook_deliveries where id in (
    select id from private.webhook_deliveries
      where webhook_id = delivery.webhook_id and next_attempt_at is null order by created_at desc offset 50
  );
  return (
    select jsonb_build_object('url', webhook.url, 'because', reason, 'email', users.email, 'language', settings.language)
    from auth.users left join public.alert_settings as settings on settings.user_id = users.id
    where users.id = webhook.user_id and reason is not null
  );
end
$$;
grant execute on function public.settle_webhook_delivery(uuid, integer, text, timestamptz) to service_role;

create function private.wants_webhook_digest(p_user_id uuid) returns boolean
  language sql stable set search_path = ''
as $$
  select exists (
    select from private.webhooks
    where user_id = p_user_id and 'digest.daily' = any (kinds) and disabled_at is null
  )
$$;

create function private.are_webhooks_due(p_now timestamptz default now()) returns boolean
  language sql stable set search_path = ''
as $$
  select exists (select from private.webhook_deliveries where next_attempt_at <= p_now)
$$;

-- supabase/schemas/44_digests.sql

create table private.digests (
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('daily', 'weekly')),
  day date not null,
  since timestamptz not null,
  claimed_at timestamptz not null,
  attempts smallint not null default 1,
  closed_at timestamptz,
  primary key (user_id, kind, day)
);
comment on column private.digests.day is 'in the user''s time zone';
comment on column private.digests.since is 'the start of the time that it covers';
comment on column private.digests.closed_at is 'nothing happened, or it may have been sent, so it is never sent again';

create index digests_by_time on private.digests (claimed_at);

-- A digest is due from 8 am local time or, if 8 am is within quiet hours, from their end; never during quiet
-- hours. A weekly digest is due only on Mondays. Accounts without an active key phrase get none. A digest
-- that was claimed but not closed is due again after a quarter of an hour, until its fifth claim.
create function private.due_digests(p_now timestamptz) returns table (user_id uuid, kind text, day date)
  language sql stable set search_path = ''
as $$
  select settings.user_id, digest.kind, there::date
  from public.alert_settings as settings
    cross join lateral (select p_now at time zone settings.time_zone) as clock (there)
    cross join lateral (values
      (
        'daily',
        settings.daily_mail or settings.push and settings.daily_push or private.wants_webhook_digest(settings.user_id)
      ),
      ('weekly', settings.weekly_mail and extract(isodow from there) = 1)
    ) as digest (kind, wanted)
  where digest.wanted
    and not private.is_quiet_hour(settings, extract(hour from there))
    and extract(hour from there) >= case when private.is_quiet_hour(settings, 8) then settings.quiet_until else 8 end
    and exists (select from public.keywords where keywords.user_id = settings.user_id and status)
    and not exists (
      select from private.digests as known
      where known.user_id = settings.user_id and known.kind = digest.kind and known.day = there::date
        and (closed_at is not null or attempts >= 5 or claimed_at > p_now - interval '15 minutes')
    )
$$;

-- Claims due digests: [{user_id, kind, day, since, language, unread, email, subscriptions, webhook, phrases:
-- [{row, checks}]}]. `email` is null if unwanted or not confirmed. `subscriptions` is empty if push is
-- unwanted, and for weekly digests. `checks` are those after `since`, the last completed one up to `since`,
-- and the one with the best position.
create function public.claim_digests(p_limit integer, p_now timestamptz default now()) returns jsonb
  language sql security definer set search_path = ''
as $$
  with claimed as (
    insert into private.digests as known (user_id, kind, day, since, claimed_at)
      select due.user_id, due.kind, due.day, case due.kind when 'weekly' then p_now - interval '7 days' else coalesce((
        select greatest(max(last.claimed_at), p_now - interval '3 days') from private.digests as last
        where last.user_id = due.user_id and last.kind = 'daily' and last.closed_at is not null
        having count(*) > 0
      ), p_now - interval '1 day') end, p_now
      from private.due_digests(p_now) as due limit p_limit
    on conflict (user_id, kind, day) do update set claimed_at = excluded.claimed_at, attempts = known.attempts + 1
      -- Another run may have claimed the digest meanwhile.
      where known.closed_at is null and known.claimed_at <= excluded.claimed_at - interval '15 minutes'
    returning known.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'user_id', claimed.user_id,
    'kind', claimed.kind,
    'day', claimed.day,
    'since', claimed.since,
    'language', settings.language,
    'unread', (select count(*) from public.alerts where alerts.user_id = claimed.user_id and read_at is null),
    'email', (
      select email from auth.users
      where id = claimed.user_id and email_confirmed_at is not null
        and case claimed.kind when 'weekly' then settings.weekly_mail else settings.daily_mail end
    ),
    'subscriptions', (
      select coalesce(jsonb_agg(jsonb_build_object('endpoint', endpoint, 'p256dh', p256dh, 'auth', auth)), '[]')
      from private.push_subscriptions
      where push_subscriptions.user_id = claimed.user_id and claimed.kind = 'daily'
        and settings.push and settings.daily_push and private.is_push_service(endpoint)
    ),
    'webhook', claimed.kind = 'daily' and private.wants_webhook_digest(claimed.user_id),
    'phrases', (
      select jsonb_agg(jsonb_build_object('row', to_jsonb(phrase) - 'changed_in', 'checks', (
        select coalesce(jsonb_agg(to_jsonb(told) - 'changed_in' order by checked_at), '[]') from public.key_phrase_checks as told
        where keyword_id = phrase.id and (checked_at > claimed.since or id in (
          (
            select id from public.key_phrase_checks
            where keyword_id = phrase.id and state = 'done' and checked_at <= claimed.since
            order by checked_at desc limit 1
          )
          union all
          (
            select id from public.key_phrase_checks where keyword_id = phrase.id and position is not null
            order by position, checked_at limit 1
          )
        ))
      )))
      from public.keywords as phrase where phrase.user_id = claimed.user_id and status
    )
  )), '[]')
  from claimed join public.alert_settings as settings on settings.user_id = claimed.user_id
$$;
grant execute on function public.claim_digests(integer, timestamptz) to service_role;

-- Closes a digest, and queues p_data, if any, for the user's webhooks. Returns whether the digest was open;
-- only then may the caller send it.
create function public.close_digest(p_user_id uuid, p_kind text, p_day date, p_data jsonb default null) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  update private.digests set closed_at = now()
    where user_id = p_user_id and kind = p_kind and day = p_day and closed_at is null;
  if not found then
    return false;
  end if;
  if p_data is not null then
    perform private.queue_webhook_event(p_user_id, 'digest.daily', p_data);
  end if;
  return true;
end
$$;
grant execute on function public.close_digest(uuid, text, date, jsonb) to service_role;

-- Reopens a digest that no service accepted, for a later run.
create function public.reopen_digest(p_user_id uuid, p_kind text, p_day date) returns void
  language sql security definer set search_path = ''
as $$
  update private.digests set closed_at = null where user_id = p_user_id and kind = p_kind and day = p_day
$$;
grant execute on function public.reopen_digest(uuid, text, date) to service_role;

create function public.stop_mail(p_user_id uuid, p_kind text) returns void
  language sql security definer set search_path = ''
as $$
  update public.alert_settings set daily_mail = daily_mail and p_kind <> 'daily',
      weekly_mail = weekly_mail and p_kind <> 'weekly'
    where user_id = p_user_id and case p_kind when 'daily' then daily_mail when 'weekly' then weekly_mail end
$$;
grant execute on function public.stop_mail(uuid, text) to service_role;

-- supabase/schemas/45_api_tokens.sql

create table private.api_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  name text not null check (name = btrim(name) and char_length(name) between 1 and 60),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  scopes text[] not null check (scopes <@ '{read,track,spend}' and 'read' = any (scopes) and cardinality(scopes) <= 3),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_on date,
  last_used_in text check (last_used_in ~ '^[A-Z]{2}$'),
  minute timestamptz not null default '-infinity',
  used_in_minute integer not null default 0
);
comment on column private.api_tokens.token_hash is 'SHA-256; the token is random, so a slow hash would protect nothing';
comment on column private.api_tokens.last_used_in is 'the country of the caller''s network address; null if unknown';
comment on column private.api_tokens.used_in_minute is 'the number of requests in `minute`';

create index api_tokens_by_owner on private.api_tokens (user_id);

create trigger api_tokens_ceiling before insert on private.api_tokens
  for each row execute function private.limit_rows('user_id', '20', 'too_many_api_tokens');

-- Locks and returns the caller's profile. Raises PT401 unauthorized, or PT410 account_deleted if the account
-- is closed.
create function private.lock_caller() returns public.profiles
  language plpgsql set search_path = ''
as $$
declare
  caller_id uuid := private.require_caller();
  caller public.profiles;
begin
  select * into caller from public.profiles where id = caller_id for no key update;
  if not found or exists (select from private.deletions where user_id = caller.id) then
    perform private.refuse('PT410', 'account_deleted');
  end if;
  return caller;
end
$$;

create function public.my_api_tokens() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'name', name, 'scopes', scopes, 'created_at', created_at, 'expires_at', expires_at,
    'last_used_on', last_used_on, 'last_used_in', last_used_in
  ) order by created_at desc, id), '[]')
  from private.api_tokens where user_id = auth.uid()
$$;
grant execute on function public.my_api_tokens() to authenticated;

-- `p_hash` is the token's SHA-256 in hexadecimal. Raises the errors of lock_caller, PT403 plan_required if
-- the plan does not include all the scopes, PT422 too_many_api_tokens at 20, PT422 invalid_change.
create function public.create_api_token(p_name text, p_hash text, p_scopes text[], p_days integer) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  caller public.profiles := private.lock_caller();
  added uuid;
begin
  if (p_scopes <@ (private.user_plan(caller.id)).api_scopes) is not true then
    perform private.refuse('PT403', 'plan_required');
  end if;
  if p_days is null or p_days not in (30, 90, 365) then
    perform private.refuse('PT422', 'invalid_change');
  end if;
  insert into private.api_tokens (user_id, name, token_hash, scopes, expires_at)
    values (caller.id, btrim(p_name), decode(p_hash, 'hex'), p_scopes, now() + make_interval(days => p_days))
    returning id into added;
  return added;
exception
  when integrity_constraint_violation or data_exception then
    perform private.refuse('PT422', 'invalid_change');
end
$$;
grant execute on function public.create_api_token(text, text, text[], integer) to authenticated;

create function public.revoke_api_token(p_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  delete from private.api_tokens where id = p_id and user_id = auth.uid()
$$;
grant execute on function public.revoke_api_token(uuid) to authenticated;

-- Verifies a token, and counts the request unless `p_again` marks a further call for the same request.
-- Returns {user_id, limit: {max, left, resets_in}}, or {refusal}, with `limit` if the token is known. Returns
-- a refusal instead of raising an error, which would roll back the count.
create function public.use_api_token(
  p_token text, p_scope text, p_place text default null, p_again boolean default false
) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  max_in_minute constant integer := 120;
  this_minute timestamptz := date_trunc('minute', now());
  token private.api_tokens;
  included text[];
  refusal text;
begin
  select * into token from private.api_tokens where token_hash = sha256(convert_to(p_token, 'UTF8')) for no key update;
  if not found then
    return '{"refusal": "unknown_token"}';
  end if;
  included := (private.user_plan(token.user_id)).api_scopes;
  if token.minute <> this_minute then
    token.used_in_minute := 0;
  end if;
  refusal := case
    when token.expires_at <= now() then 'expired_token'
    when p_scope <> all (included) and included = '{}' then 'plan_without_api'
    when p_scope <> all (included) then 'plan_without_scope'
    when p_scope <> all (token.scopes) then 'scope_required'
    when token.used_in_minute >= max_in_minute and not p_again then 'too_many_requests'
  end;
  token.used_in_minute := least(token.used_in_minute + (not p_again)::integer, max_in_minute);
  update private.api_tokens set
      minute = this_minute, used_in_minute = token.used_in_minute,
      last_used_on = case when refusal is null then (now() at time zone 'UTC')::date else last_used_on end,
      last_used_in = case
        when refusal is not null then last_used_in when p_place ~ '^[A-Z]{2}$' then p_place
      end
    where id = token.id;
  return jsonb_build_object('limit', jsonb_build_object(
    'max', max_in_minute, 'left', max_in_minute - token.used_in_minute,
    'resets_in', ceil(extract(epoch from this_minute + interval '1 minute' - now()))
  )) || case when refusal is null then jsonb_build_object('user_id', token.user_id)
    else jsonb_build_object('refusal', refusal) end;
end
$$;
grant execute on function public.use_api_token(text, text, text, boolean) to service_role;

-- supabase/schemas/47_report_links.sql

create table public.report_links (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 100),
  reads integer not null default 0 check (reads >= 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  changed_at timestamptz not null default now(),
  changed_in xid8 not null
);
comment on column public.report_links.reads is 'the number of requests for its page, by people and by bots';

create index report_links_by_owner on public.report_links (user_id, id);
create index report_links_by_end on public.report_links (expires_at);

call private.let_owners_read('public.report_links');
grant select on public.report_links to authenticated;

-- Separate from report_links, so that a pull reads no content.
create table private.report_pages (
  link_id uuid primary key references public.report_links (id) on delete cascade,
  key_hash bytea not null unique check (octet_length(key_hash) = 32),
  content jsonb not null check (octet_length(content::text) <= 500000)
);
comment on column private.report_pages.key_hash is
  'SHA-256 of the link''s key, which consists of 256 random bits; the server does not store the key itself';

create trigger report_links_ceiling before insert on public.report_links
  for each row execute function private.limit_rows('user_id', '20', 'too_many_report_links');

create function private.publish_report(p_user_id uuid, p_values jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  days integer := (p_values ->> 'days')::integer;
begin
  if (days in (7, 30, 90) and jsonb_typeof(p_values -> 'content') = 'object') is not true then
    perform private.refuse('PT422', 'invalid_change');
  end if;
  delete from public.report_links where user_id = p_user_id and expires_at <= now();
  insert into public.report_links (id, user_id, title, expires_at)
    values ((p_values ->> 'id')::uuid, p_user_id, p_values ->> 'title', now() + make_interval(days => days));
  insert into private.report_pages (link_id, key_hash, content)
    values ((p_values ->> 'id')::uuid, decode(p_values ->> 'key_hash', 'hex'), p_values -> 'content');
end
$$;

-- Returns a published report and counts the read. Returns null if the link is expired or unknown, or its
-- account is closed.
create function public.read_report(p_key_hash text) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  found_content jsonb;
begin
  update public.report_links as link set reads = reads + 1
    from private.report_pages as page
    where page.key_hash = decode(p_key_hash, 'hex') and link.id = page.link_id and link.expires_at > now()
      and not exists (select from private.deletions where user_id = link.user_id)
    returning page.content into found_content;
  return found_content;
end
$$;
grant execute on function public.read_report(text) to service_role;

-- supabase/schemas/48_api_reads.sql

-- Runs one of the API's operations with the rights of the token's owner. Lists are sorted newest first.
-- `before` is the [time, id] of the previous page's last row, so that rows added or deleted meanwhile do not
-- shift the pages.
create function public.api_call(p_operation text, p_arguments jsonb) returns jsonb
  language plpgsql volatile security invoker set search_path = ''
  -- The filters are optional, so a generic plan would read all of the caller's rows.
  set plan_cache_mode = force_custom_plan
as $$
declare
  caller uuid := auth.uid();
  before_time timestamptz := p_arguments #>> '{before,0}';
  before_id uuid := p_arguments #>> '{before,1}';
  given record;
  answer jsonb;
begin
  select * into given from jsonb_to_record(p_arguments) as argument (
    id uuid, "limit" integer, active boolean, keyword_id uuid, "from" date, "to" date, kind text, phrase text,
    country text, state text, search_type text, payload jsonb
  );
  case p_operation
    -- Returns each key phrase with its last 45 checks and its best one.
    when 'key_phrases' then
      select jsonb_agg(listed order by created_at desc, id desc) into answer from (
        select phrase.*, (
          select coalesce(jsonb_agg(checked order by checked_at), '[]') from public.key_phrase_checks as checked
          where id in (
            (select id from public.key_phrase_checks where keyword_id = phrase.id order by checked_at desc limit 45)
            union all
            (
              select id from public.key_phrase_checks where keyword_id = phrase.id and position is not null
              order by position, checked_at limit 1
            )
          )
        ) as checks
        from public.keywords as phrase
        where user_id = caller and (given.id is null or id = given.id) and (given.active is null or status = given.active)
          and (before_id is null or (created_at, id) < (before_time, before_id))
        order by created_at desc, id desc limit given."limit"
      ) as listed;
    -- `from` and `to` are days in UTC, both inclusive.
    when 'positions' then
      select jsonb_agg(listed order by checked_at desc, id desc) into answer from (
        select * from public.key_phrase_checks
        where keyword_id = given.keyword_id
          and (given."from" is null or checked_at >= given."from"::timestamp at time zone 'UTC')
          and (given."to" is null or checked_at < (given."to" + 1)::timestamp at time zone 'UTC')
          and (before_id is null or (checked_at, id) < (before_time, before_id))
        order by checked_at desc, id desc limit given."limit"
      ) as listed;
    -- Omits the results. `kind` is 'search' or 'check'.
    when 'searches' then
      select jsonb_agg(listed order by searched_at desc, id desc) into answer from (
        select * from public.search_history
        where user_id = caller and page = 1 and (search_type = 'search_results_check') = (given.kind = 'check')
          and (given.id is null or id = given.id) and (given.phrase is null or lower(search_term) = lower(given.phrase))
          and (given.country is null or country = given.country) and (given.state is null or state = given.state)
          and (given.search_type is null or search_type = given.search_type)
          and (given.keyword_id is null or keyword_id = given.keyword_id)
          and (before_id is null or (searched_at, id) < (before_time, before_id))
        order by searched_at desc, id desc limit given."limit"
      ) as listed;
    -- Returns a check's videos or a search's suggestions. `kept` is false if a check's results were purged.
    -- `yours` identifies the caller's videos: it lists the caller's accounts, and the account and video of
    -- each key phrase that the check belongs to.
    when 'results' then
      answer := jsonb_build_object(
        'videos', (
          select coalesce(jsonb_agg(video order by rank), '[]')
          from public.search_ranking_results as video where search_id = given.id
        ),
        'suggestions', (
          select coalesce(jsonb_agg(suggestion order by position), '[]')
          from public.search_results as suggestion where search_id = given.id
        ),
        'kept', exists (select from public.check_results where search_id = given.id),
        'yours', jsonb_build_object(
          'accounts', (select own_accounts from public.profiles where id = caller),
          'tracked', (
            select coalesce(jsonb_agg(jsonb_build_object('account_name', account_name, 'video_id', video_id)), '[]')
            from public.search_history as search join public.keywords as phrase on case
              when search.keyword_id is null
                then lower(phrase.keyword) = lower(search.search_term) and phrase.country = search.country
              else phrase.id = search.keyword_id
            end
            where search.id = given.id
          )
        )
      );
    when 'alerts' then
      select jsonb_agg(listed order by created_at desc, id desc) into answer from (
        select alerts.*, coalesce(keywords.keyword, alerts.word) as keyword, search.country
        from public.alerts join public.search_history as search on search.id = alerts.search_id
          left join public.keywords on keywords.id = alerts.keyword_id
        where alerts.user_id = caller and (before_id is null or (alerts.created_at, alerts.id) < (before_time, before_id))
        order by alerts.created_at desc, alerts.id desc limit given."limit"
      ) as listed;
    when 'ideas' then
      select jsonb_agg(listed order by created_at desc, id desc) into answer from (
        select * from public.ideas
        where user_id = caller and (before_id is null or (created_at, id) < (before_time, before_id))
        order by created_at desc, id desc limit given."limit"
      ) as listed;
    -- Omits the links themselves, because the server stores only the hashes of their keys.
    when 'reports' then
      select jsonb_agg(listed order by created_at desc, id desc) into answer from (
        select * from public.report_links
        where user_id = caller and (before_id is null or (created_at, id) < (before_time, before_id))
        order by created_at desc, id desc limit given."limit"
      ) as listed;
    when 'usage' then
      select jsonb_build_object(
        'usage', usage, 'plan', plans,
        'active_key_phrases', (select count(*) from public.keywords where user_id = caller and status)
      ) into answer
      from public.profiles join public.plans on plans.level = profiles.subscription_level
        cross join public.my_usage() as usage
      where profiles.id = caller;
    -- Adds, changes or deletes a key phrase as a device would. Returns the key phrase as in 'key_phrases', or
    -- null if it was deleted. A change that is sent again with the same id is not applied again.
    when 'change' then
      if given.kind not in ('add_key_phrase', 'change_key_phrase', 'delete_key_phrase') then
        raise exception 'unknown_mutation' using errcode = 'PT422';
      end if;
      if given.kind = 'delete_key_phrase' and not exists (
        select from public.keywords where id = (given.payload ->> 'id')::uuid and user_id = caller
      ) then
        raise exception 'not_found' using errcode = 'PT404';
      end if;
      perform public.apply_mutation(given.id, '00000000-0000-0000-0000-000000000000', 0, given.kind, given.payload);
      return public.api_call('key_phrases', jsonb_build_object('id', given.payload -> 'id', 'limit', 1)) -> 0;
    else
      raise exception 'not_found' using errcode = 'PT404';
  end case;
  return coalesce(answer, '[]');
end
$$;
grant execute on function public.api_call(text, jsonb) to authenticated;

-- Runs an API request: verifies the token, counts the request, and acts as the token's owner in the role of a
-- signed-in user, so that row level security applies. p_calls are [{operation, arguments}], run in order
-- in one transaction. Returns {limit, results}, or {refusal}, with `limit` if the token is known.
create function public.call_with_token(
  p_token text, p_calls jsonb, p_place text default null, p_again boolean default false
) returns jsonb
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  opened jsonb := public.use_api_token(
    p_token, case when p_calls @> '[{"operation": "change"}]' then 'track' else 'read' end, p_place, p_again);
  called jsonb;
  results jsonb := '[]';
begin
  if opened ? 'refusal' then
    return opened;
  end if;
  perform set_config('request.jwt.claims',
      jsonb_build_object('sub', opened ->> 'user_id', 'role', 'authenticated')::text, true),
    set_config('request.jwt.claim.sub', opened ->> 'user_id', true),
    set_config('request.jwt.claim.role', 'authenticated', true),
    set_config('role', 'authenticated', true);
  for called in select value from jsonb_array_elements(p_calls) with ordinality as given (value, n) order by n loop
    results := results
      || jsonb_build_array(public.api_call(called ->> 'operation', coalesce(called -> 'arguments', '{}')));
  end loop;
  return opened - 'user_id' || jsonb_build_object('results', results);
exception
  when sqlstate 'PT403' or sqlstate 'PT404' or sqlstate 'PT409' or sqlstate 'PT410' or sqlstate 'PT422'
    or sqlstate 'PT429' then
    return opened - 'user_id' || jsonb_build_object('refusal', sqlerrm);
end
$$;
grant execute on function public.call_with_token(text, jsonb, text, boolean) to service_role;

-- supabase/schemas/49_brand_words.sql

-- Names whose suggestions the tracker looks up once a day, which costs the user no credits. Lock order:
-- profile, look-up.

create table private.brand_lookups (
  user_id uuid not null references public.profiles (id) on delete cascade,
  name text not null,
  country text not null,
  next_at timestamptz not null default now(),
  search_id uuid unique,
  day date,
  primary key (user_id, name)
);
comment on column private.brand_lookups.next_at is 'when it may be claimed; claimed: when the lease expires';
comment on column private.brand_lookups.search_id is
  'the id under which the day''s look-up will be stored; null once it succeeded';

create index brand_lookups_queue on private.brand_lookups (next_at);

create function private.limit_brand_words() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  allowed integer := (select brand_words from public.plans where level = new.subscription_level);
  names text[] := private.clean_names(array(select jsonb_array_elements_text(new.brand_words -> 'names')), 100);
  unwelcome text[] := private.clean_names(array(select jsonb_array_elements_text(new.brand_words -> 'unwelcome')), 40);
  chosen text := new.brand_words ->> 'country';
begin
  if cardinality(unwelcome) > 100
    or exists (select from unnest(names) as name where char_length(name) < 2)
    or not exists (select from public.plans where chosen = any (countries))
  then
    raise exception 'invalid_brand_words' using errcode = 'check_violation';
  elsif cardinality(names) > allowed
    -- After a downgrade, the user can still remove names.
    and not names <@ array(select jsonb_array_elements_text(old.brand_words -> 'names'))
  then
    perform private.refuse('PT403', 'own_names_reached', allowed::text);
  end if;
  new.brand_words := jsonb_build_object('names', names, 'country', chosen, 'unwelcome', unwelcome);
  return new;
end
$$;

create trigger profiles_brand_words before update of brand_words on public.profiles
  for each row when (new.brand_words is distinct from old.brand_words) execute function private.limit_brand_words();

-- Queues look-ups of a user's names, at most as many as the plan includes: after a downgrade, the user may
-- have more names.
create function private.queue_brand_words() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  included text[] := (array(select jsonb_array_elements_text(new.brand_words -> 'names')))[
    :(select brand_words from public.plans where level = new.subscription_level)
  ];
begin
  delete from private.brand_lookups where user_id = new.id
    and (country <> new.brand_words ->> 'country' or name <> all (included));
  insert into private.brand_lookups (user_id, name, country)
    select new.id, name, new.brand_words ->> 'country' from unnest(included) as name
    on conflict do nothing;
  return null;
end
$$;

create trigger profiles_queue_brand_words after update of brand_words, subscription_level on public.profiles
  for each row when (new.brand_words is not null) execute function private.queue_brand_words();

-- Claims due look-ups, longest waiting first, each for one worker until its lease expires. Claims none during
-- a pause. An account may make three look-ups per day (UTC) for each name that its plan allows, and failed
-- ones count too.
create function public.claim_brand_lookups(
  p_limit integer, p_lease_seconds integer, p_now timestamptz default now()
) returns table (id uuid, name text, country text)
  language plpgsql security definer set search_path = ''
as $$
declare
  today date := (p_now at time zone 'UTC')::date;
  due record;
begin
  if exists (select from private.tracker_pause where until > p_now) then
    return;
  end if;
  for due in
    select waiting.*, plans.brand_words
    from private.brand_lookups as waiting
      join public.profiles on profiles.id = waiting.user_id
      join public.plans on plans.level = profiles.subscription_level
    where waiting.next_at <= p_now
    order by waiting.next_at limit p_limit
    for no key update of waiting skip locked for key share of profiles skip locked
  loop
    if private.take_from_account(due.user_id, 'brand look-ups', 1, 3 * due.brand_words) then
      update private.brand_lookups as held set
          search_id = coalesce(case held.day when today then held.search_id end, gen_random_uuid()), day = today,
          next_at = p_now + make_interval(secs => p_lease_seconds)
        where held.user_id = due.user_id and held.name = due.name
        returning held.search_id, held.name, held.country into id, name, country;
      return next;
    else
      update private.brand_lookups as held set next_at = (today + 1)::timestamp at time zone 'UTC'
        where held.user_id = due.user_id and held.name = due.name;
    end if;
  end loop;
end
$$;
grant execute on function public.claim_brand_lookups(integer, integer, timestamptz) to service_role;

-- Returns the text in lower case, with a space in place of punctuation and at both ends, so that a whole word
-- can be found as ' word ' (src/domain/account/brand-words.ts).
create function private.folded_words(p_text text) returns text
  language sql immutable set search_path = ''
as $$
  select ' ' || btrim(regexp_replace(lower(p_text), '[ !-/:-@\[-`{-~]+', ' ', 'g')) || ' '
$$;

-- The first look-up of a name raises no alerts, because there is nothing to compare it with.
create function private.alert_brand_words(p_search public.search_history) returns void
  language plpgsql set search_path = ''
as $$
begin
  with earlier as (
    select id from public.search_history
    where user_id = p_search.user_id and lower(search_term) = lower(p_search.search_term) and country = p_search.country
      and search_type = 'autocomplete' and origin = 'tracker' and state = 'done' and id <> p_search.id
  ), flagged as materialized (
    select distinct on (lower(found.word)) found.word
    from public.search_results as found
      join public.profiles on profiles.id = found.user_id
      cross join jsonb_array_elements_text(brand_words -> 'unwelcome') as unwelcome (word)
    where search_id = p_search.id
      and strpos(private.folded_words(found.word), private.folded_words(unwelcome.word)) > 0
  )
  insert into public.alerts (user_id, search_id, kind, word)
    select p_search.user_id, p_search.id, 'brand_word', word from flagged
    where exists (select from earlier) and not exists (
      select from public.search_results as known
      where known.search_id in (select id from earlier) and lower(known.word) = lower(flagged.word)
    );
  if found then
    perform private.shorten_inbox(p_search.user_id);
  end if;
end
$$;

-- Stores the suggestions ([{word, group_id}], in order) or the failure of a claimed look-up. A failed look-up
-- is retried after 40 minutes. Returns 'stored', 'retry', or 'dropped' if another worker completed the
-- look-up or the user removed its name meanwhile.
create function public.settle_brand_lookup(
  p_id uuid, p_results jsonb, p_source text, p_log_id text, p_failure_code text, p_now timestamptz default now()
) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  looked private.brand_lookups;
  search public.search_history;
begin
  perform from public.profiles
    where id = (select user_id from private.brand_lookups where search_id = p_id) for key share;
  update private.brand_lookups set
      search_id = case when p_failure_code is not null then p_id end,
      next_at = case
        when p_failure_code is null then (day + 1)::timestamp at time zone 'UTC' else p_now + interval '40 minutes'
      end
    where search_id = p_id returning * into looked;
  if not found then
    return 'dropped';
  end if;
  insert into public.search_history (id, search_id, user_id, search_term, search_type, country, origin, state,
      failure_code, source, log_id, searched_at)
    values (p_id, p_id, looked.user_id, looked.name, 'autocomplete', looked.country, 'tracker',
      case when p_failure_code is null then 'done' else 'failed' end, p_failure_code, p_source, p_log_id, p_now)
    on conflict (id) do update set state = excluded.state, failure_code = excluded.failure_code,
      source = excluded.source, log_id = excluded.log_id, searched_at = excluded.searched_at
    returning * into search;
  if p_failure_code is not null then
    return 'retry';
  end if;
  insert into public.search_results (search_id, user_id, position, word, group_id, search_type)
    select p_id, looked.user_id, n, item ->> 'word', item ->> 'group_id', 'autocomplete'
    from jsonb_array_elements(p_results) with ordinality as found (item, n);
  perform private.alert_brand_words(search);
  return 'stored';
end
$$;
grant execute on function public.settle_brand_lookup(uuid, jsonb, text, text, text, timestamptz) to service_role;

-- supabase/schemas/50_tracker_queue.sql

-- A key phrase has one open row: the next day to check. Days are in UTC.
create table private.tracked_days (
  keyword_id uuid not null references public.keywords (id) on delete cascade,
  day date not null,
  state text not null default 'due' check (state in ('due', 'claimed', 'retry', 'done', 'failed')),
  attempts integer not null default 0 check (attempts between 0 and 4),
  claimed_at timestamptz,
  next_attempt_at timestamptz not null,
  search_id uuid,
  failure_code text,
  retried_at timestamptz,
  primary key (keyword_id, day)
);
comment on column private.tracked_days.next_attempt_at is
  'open: when it may be claimed; claimed: when the lease expires; infinity while the key phrase is paused';

create unique index tracked_days_open on private.tracked_days (keyword_id) where state in ('due', 'claimed', 'retry');
create index tracked_days_queue on private.tracked_days (next_attempt_at, keyword_id)
  where state in ('due', 'claimed', 'retry');
create index tracked_days_closed on private.tracked_days (day, state) where state in ('done', 'failed');

create table private.tracker_runs (
  id bigint generated always as identity primary key,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  duration interval generated always as (finished_at - started_at) stored,
  claimed integer not null default 0,
  done integer not null default 0,
  failed integer not null default 0,
  retried integer not null default 0
);

create index tracker_runs_by_time on private.tracker_runs (started_at);

create table private.tracker_pause (
  id boolean primary key default true check (id),
  until timestamptz not null default '-infinity',
  refusals integer not null default 0 check (refusals >= 0)
);
comment on column private.tracker_pause.refusals is 'the number of consecutive refusals, each of which doubles the pause';

-- Returns when an added or resumed key phrase may be checked: now, or tomorrow (UTC) if the account has used
-- up today's checks. It has three for each active key phrase that its plan allows. Without this limit, a user
-- could trigger many more checks by pausing and resuming, and each check costs money. The caller must have
-- locked the profile.
create function private.first_check_at(p_phrase public.keywords) returns timestamptz
  language plpgsql set search_path = ''
as $$
declare
  today date := (now() at time zone 'UTC')::date;
  tomorrow timestamptz := (today + 1)::timestamp at time zone 'UTC';
  ceiling bigint := 3 * (private.user_plan(p_phrase.user_id)).active_key_phrases;
  others bigint := (
    select count(*) from public.keywords as other
    where other.user_id = p_phrase.user_id and other.id <> p_phrase.id and exists (
      select from private.tracked_days as asked where asked.keyword_id = other.id and (
        (asked.day = today and asked.attempts > 0)
        or (asked.state in ('due', 'claimed', 'retry') and asked.next_attempt_at < tomorrow)
      )
    )
  );
  in_vain bigint := coalesce((
    select used from private.account_counts
    where user_id = p_phrase.user_id and bucket = 'lost tracker checks' and day = today
  ), 0);
begin
  return case when others + in_vain < ceiling then now() else tomorrow end;
end
$$;

create function private.queue_key_phrase() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into private.tracked_days (keyword_id, day, next_attempt_at)
      values (new.id, (now() at time zone 'UTC')::date,
        case when new.status then private.first_check_at(new) else 'infinity' end);
    return null;
  end if;
  -- If pausing the key phrase interrupted a check, the day starts again with the first attempt. The
  -- interrupted check still counts toward the account's limit for today; 5000 is far above any plan's limit.
  if new.status then
    update private.tracked_days set state = 'due', attempts = 0 where keyword_id = new.id and state = 'claimed';
    if found then
      perform private.take_from_account(new.user_id, 'lost tracker checks', 1, 5000);
    end if;
  end if;
  update private.tracked_days set next_attempt_at = case
      when new.status then greatest(private.first_check_at(new), day::timestamp at time zone 'UTC') else 'infinity'
    end
    where keyword_id = new.id and state in ('due', 'claimed', 'retry');
  return null;
end
$$;

create trigger keywords_queue after insert on public.keywords
  for each row execute function private.queue_key_phrase();

create trigger keywords_queue_status after update of status on public.keywords
  for each row when (old.status is distinct from new.status) execute function private.queue_key_phrase();

-- Deleting a key phrase deletes its days. If a check was attempted today, it still counts toward the
-- account's limit for today.
create function private.count_deleted_check() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.profiles where id = old.user_id) and exists (
    select from private.tracked_days
    where keyword_id = old.id and day = (now() at time zone 'UTC')::date and attempts > 0
  ) then
    perform private.take_from_account(old.user_id, 'lost tracker checks', 1, 5000);
  end if;
  return old;
end
$$;

create trigger keywords_count_deleted before delete on public.keywords
  for each row execute function private.count_deleted_check();

-- Returns how many workers to run: one per 60 due key phrases and brand look-ups (rounded up), at most the
-- configured number; 0 during a pause.
create function private.tracker_workers_wanted(p_now timestamptz default now()) returns integer
  language sql stable set search_path = ''
as $$
  select case when pause.until > p_now then 0 else least(settings.tracker_workers, ceil(waiting.due / 60.0))::integer end
    from private.settings, private.tracker_pause as pause, lateral (
      select count(*) as due from (
        select from private.tracked_days
          where state in ('due', 'claimed', 'retry') and next_attempt_at <= p_now
        union all select from private.brand_lookups where next_at <= p_now
        limit settings.tracker_workers * 60
      ) as first_of_them
    ) as waiting
$$;

-- A refusal by the provider's rate limit starts a pause of half a minute, doubled by each further refusal, up
-- to a quarter of an hour. A successful run without a refusal resets the length. During a pause, runs that
-- are still in progress change nothing.
create function public.note_tracker_pace(p_refused boolean, p_now timestamptz default now()) returns void
  language sql security definer set search_path = ''
as $$
  update private.tracker_pause set
      until = case when p_refused then p_now + least(interval '30 seconds' * 2 ^ refusals, interval '15 minutes') else until end,
      refusals = case when p_refused then least(refusals + 1, 10) else 0 end
    where case when p_refused then until <= p_now else refusals > 0 and until <= p_now end
$$;
grant execute on function public.note_tracker_pace(boolean, timestamptz) to service_role;

-- supabase/schemas/51_tracker_work.sql

-- Workers run in parallel and may crash. Lock order: key phrase, profile, queue row.

-- Stores the check of a claimed day. Returns its id, or null if the day already has a completed check.
create function private.write_tracker_search(
  p_phrase public.keywords, p_tracked private.tracked_days, p_state text, p_failure_code text,
  p_source text default null, p_log_id text default null, p_pages integer default 0, p_next_cursor text default null
) returns uuid
  language sql set search_path = ''
as $$
  insert into public.search_history as known (id, search_id, user_id, keyword_id, search_term, search_type, country,
      origin, state, failure_code, source, log_id, pages_done, next_cursor, searched_at)
    select id, id, p_phrase.user_id, p_phrase.id, p_phrase.keyword, 'search_results_check', p_phrase.country,
      'tracker', p_state, p_failure_code, p_source, p_log_id, p_pages, p_next_cursor, p_tracked.claimed_at
    from (select gen_random_uuid() as id) as fresh
    on conflict (keyword_id, ((searched_at at time zone 'UTC')::date)) where origin = 'tracker' do update set
        state = excluded.state, failure_code = excluded.failure_code, source = excluded.source,
        log_id = excluded.log_id, pages_done = excluded.pages_done, next_cursor = excluded.next_cursor,
        searched_at = excluded.searched_at
      where known.state <> 'done'
    returning id
$$;

create function private.settle_tracked_day(
  p_tracked private.tracked_days, p_state text, p_failure_code text, p_search_id uuid
) returns void
  language sql set search_path = ''
as $$
  update private.tracked_days set state = p_state, failure_code = p_failure_code, search_id = p_search_id
    where keyword_id = p_tracked.keyword_id and day = p_tracked.day;
  insert into private.tracked_days (keyword_id, day, next_attempt_at)
    select id, p_tracked.day + 1, case
      when status then (p_tracked.day + 1)::timestamp at time zone 'UTC' else 'infinity'
    end
    from public.keywords where id = p_tracked.keyword_id
    on conflict do nothing
$$;

-- Closes a day on which no attempt succeeded. If the day is still claimed, the worker of the last attempt
-- crashed.
create function private.give_day_up(p_phrase public.keywords, p_tracked private.tracked_days) returns void
  language plpgsql set search_path = ''
as $$
declare
  written uuid := p_tracked.search_id;
begin
  if p_tracked.state = 'claimed' then
    written := private.write_tracker_search(p_phrase, p_tracked, 'failed', 'abandoned');
  end if;
  perform private.settle_tracked_day(p_tracked, 'failed',
    case p_tracked.state when 'claimed' then 'abandoned' else p_tracked.failure_code end, written);
  if p_tracked.state = 'claimed' and written is not null then
    perform private.position_check(written);
  end if;
end
$$;

-- Claims due key phrases, longest waiting first, each for one worker until its lease expires. Claims none
-- during a pause. A day fails after four attempts, or if it ends after at least one.
create function public.claim_due_key_phrases(
  p_limit integer, p_lease_seconds integer, p_now timestamptz default now()
) returns table (keyword_id uuid, keyword text, country text, day date, attempt integer)
  language plpgsql security definer set search_path = ''
as $$
declare
  today date := (p_now at time zone 'UTC')::date;
  due record;
  phrase public.keywords;
  tracked private.tracked_days;
begin
  if exists (select from private.tracker_pause where until > p_now) then
    return;
  end if;
  for due in
    select waiting_phrase as phrase, waiting as tracked
    from private.tracked_days as waiting
      join public.keywords as waiting_phrase on waiting_phrase.id = waiting.keyword_id
    where waiting.state in ('due', 'claimed', 'retry') and waiting.next_attempt_at <= p_now
      and waiting_phrase.status
    order by waiting.next_attempt_at, waiting.keyword_id
    limit p_limit
    for no key update skip locked
  loop
    phrase := due.phrase;
    tracked := due.tracked;
    if tracked.attempts >= 4 or (tracked.day < today and tracked.attempts > 0) then
      perform private.give_day_up(phrase, tracked);
      continue when tracked.day >= today;
      tracked.day := tracked.day + 1;
      tracked.attempts := 0;
      tracked.search_id := null;
      tracked.failure_code := null;
    end if;
    -- Skips to today: past days on which no worker ran remain without a check.
    update private.tracked_days as open set
        day = greatest(open.day, today), state = 'claimed', attempts = tracked.attempts + 1, claimed_at = p_now,
        next_attempt_at = p_now + make_interval(secs => p_lease_seconds)
      where open.keyword_id = tracked.keyword_id and open.day = tracked.day
      returning open.keyword_id, phrase.keyword, phrase.country, open.day, open.attempts
      into keyword_id, keyword, country, day, attempt;
    return next;
  end loop;
end
$$;
grant execute on function public.claim_due_key_phrases(integer, integer, timestamptz) to service_role;

-- Locks a claimed day and its key phrase. Returns nulls if the key phrase was paused or deleted meanwhile.
create function private.lock_tracked_day(
  p_keyword_id uuid, p_day date, out phrase public.keywords, out tracked private.tracked_days
)
  language plpgsql set search_path = ''
as $$
begin
  select * into phrase from public.keywords where id = p_keyword_id and status for no key update;
  if found then
    perform from public.profiles where id = phrase.user_id for key share;
    select * into tracked from private.tracked_days
      where keyword_id = p_keyword_id and day = p_day and attempts > 0 for update;
  end if;
end
$$;

-- Stores the videos of a claimed day's check, all pages in order. Returns 'stored', 'already_stored', or
-- 'dropped' if the key phrase was paused or deleted meanwhile.
create function public.store_tracker_result(
  p_keyword_id uuid, p_day date, p_items jsonb, p_source text, p_log_id text, p_pages integer, p_next_cursor text
) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  held record := private.lock_tracked_day(p_keyword_id, p_day);
  tracked private.tracked_days := held.tracked;
  written uuid;
begin
  if tracked.keyword_id is null then
    return 'dropped';
  elsif tracked.state = 'done' then
    return 'already_stored';
  end if;

  written := private.write_tracker_search(held.phrase, tracked, 'done', null, p_source, p_log_id, p_pages, p_next_cursor);
  perform private.settle_tracked_day(tracked, 'done', null, written);
  if written is null then
    return 'already_stored';
  end if;
  perform private.store_check_items(search, 1, p_items)
    from public.search_history as search where search.id = written;
  perform private.position_check(written);
  return 'stored';
end
$$;
grant execute on function public.store_tracker_result(uuid, date, jsonb, text, text, integer, text) to service_role;

-- Stores why an attempt failed. Returns 'retry' if another attempt follows on the same day, or 'failed' if
-- none does. Returns 'dropped' if the attempt no longer counts: the key phrase was paused or deleted
-- meanwhile, a later attempt has begun, this one is already stored, the day is closed, or it already has a
-- completed check.
create function public.fail_tracker_result(
  p_keyword_id uuid, p_day date, p_attempt integer, p_failure_code text, p_now timestamptz default now()
) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  held record := private.lock_tracked_day(p_keyword_id, p_day);
  tracked private.tracked_days := held.tracked;
  written uuid;
  -- The first two waits suit transient errors; the last one leaves time to fix other errors.
  again_at timestamptz := p_now + (array[interval '5 minutes', interval '40 minutes', interval '4 hours'])[p_attempt];
  has_retry boolean := p_attempt < 4 and (again_at at time zone 'UTC')::date = p_day;
begin
  if tracked.state is distinct from 'claimed' or tracked.attempts <> p_attempt then
    return 'dropped';
  end if;

  written := private.write_tracker_search(held.phrase, tracked, 'failed', p_failure_code);
  if written is null then
    perform private.settle_tracked_day(tracked, 'done', null, null);
    return 'dropped';
  elsif has_retry then
    update private.tracked_days set state = 'retry', next_attempt_at = again_at, failure_code = p_failure_code,
        search_id = written
      where keyword_id = p_keyword_id and day = p_day;
  else
    perform private.settle_tracked_day(tracked, 'failed', p_failure_code, written);
  end if;
  perform private.position_check(written);
  return case when has_retry then 'retry' else 'failed' end;
end
$$;
grant execute on function public.fail_tracker_result(uuid, date, integer, text, timestamptz) to service_role;

create function public.start_tracker_run() returns bigint
  language sql security definer set search_path = ''
as $$
  insert into private.tracker_runs default values returning id
$$;
grant execute on function public.start_tracker_run() to service_role;

-- Finishes a run's log entry. Returns how many key phrases and brand look-ups are still due.
create function public.finish_tracker_run(
  p_id bigint, p_claimed integer, p_done integer, p_failed integer, p_retried integer, p_now timestamptz default now()
) returns integer
  language sql security definer set search_path = ''
as $$
  update private.tracker_runs set finished_at = clock_timestamp(), claimed = p_claimed, done = p_done,
      failed = p_failed, retried = p_retried
    where id = p_id;
  select (
    (
      select count(*) from private.tracked_days
      where state in ('due', 'claimed', 'retry') and next_attempt_at <= p_now
    ) + (select count(*) from private.brand_lookups where next_at <= p_now)
  )::integer
$$;
grant execute on function public.finish_tracker_run(bigint, integer, integer, integer, integer, timestamptz)
  to service_role;

-- supabase/schemas/60_device_changes.sql

create table private.applied_mutations (
  user_id uuid not null references public.profiles (id) on delete cascade,
  id uuid not null,
  device_id uuid not null,
  sequence bigint not null,
  kind text not null,
  applied_at timestamptz not null default now(),
  primary key (user_id, id)
);

create index applied_mutations_by_age on private.applied_mutations (applied_at);

create trigger applied_mutations_ceiling before insert on private.applied_mutations
  for each row execute function private.limit_per_day('mutations', '5000', 'too_many_changes');

-- During a deployment, a device with a newer app may change a column that this server does not have. If the
-- column were ignored, its value would be lost at the next pull; a refused change stays on the device.
create function private.refuse_unknown_columns(p_table regclass, p_payload jsonb) returns void
  language plpgsql stable set search_path = ''
as $$
begin
  if p_table is not null and exists (
    select from jsonb_object_keys(p_payload) as given (name)
    where name not in (
      select attname from pg_attribute where attrelid = p_table and attnum > 0 and not attisdropped
    )
  ) then
    perform private.refuse('PT422', 'unknown_column');
  end if;
end
$$;

create function private.refuse_foreign_key_phrase(p_user_id uuid, p_keyword_id uuid) returns void
  language plpgsql set search_path = ''
as $$
begin
  perform from public.keywords where id = p_keyword_id and user_id = p_user_id for key share;
  if not found then
    perform private.refuse('PT404', 'not_found');
  end if;
end
$$;

-- Applies one change from the caller's device. Returns 'applied' or 'already_applied'. Raises PT401, PT410
-- account_deleted, PT429 too_many_changes, the errors of the function that applies the change, or PT422:
-- unknown_mutation, unknown_column, or invalid_change if a constraint or a type refuses it.
create function public.apply_mutation(
  p_id uuid, p_device_id uuid, p_sequence bigint, p_kind text, p_payload jsonb
) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  -- Locks the profile first, as a batch of changes does. Otherwise, a single change and a batch could
  -- deadlock.
  caller uuid := (private.lock_caller()).id;
  -- Null if the payload does not consist of a table's columns.
  changed regclass := case
    when p_kind = 'change_profile' then 'public.profiles'
    when p_kind in ('add_key_phrase', 'change_key_phrase', 'delete_key_phrase') then 'public.keywords'
    when p_kind in ('put_note', 'delete_note') then 'public.key_phrase_notes'
    when p_kind in ('add_idea', 'change_idea', 'delete_idea') then 'public.ideas'
    when p_kind in ('put_alert_rule', 'delete_alert_rule') then 'public.alert_rules'
    when p_kind = 'change_alert_settings' then 'public.alert_settings'
    when p_kind = 'revoke_report' then 'public.report_links'
  end;
begin
  insert into private.applied_mutations (user_id, id, device_id, sequence, kind)
    values (caller, p_id, p_device_id, p_sequence, p_kind) on conflict do nothing;
  if not found then
    return 'already_applied';
  end if;

  perform private.refuse_unknown_columns(changed, p_payload);
  case p_kind
    when 'change_profile' then perform private.change_profile(caller, p_payload);
    when 'add_key_phrase' then perform private.add_key_phrase(caller, p_payload);
    when 'change_key_phrase' then perform private.change_key_phrase(caller, p_payload);
    when 'put_note' then perform private.put_note(caller, p_payload);
    when 'add_idea' then perform private.add_idea(caller, p_payload);
    when 'change_idea' then perform private.change_idea(caller, p_payload);
    when 'put_alert_rule' then perform private.put_alert_rule(caller, p_payload);
    when 'mark_alerts_read' then perform private.mark_alerts_read(caller, p_payload);
    when 'add_demo_searches' then perform private.add_demo_searches(caller, p_payload -> 'searches');
    when 'change_alert_settings' then perform private.change_alert_settings(caller, p_payload);
    when 'publish_report' then perform private.publish_report(caller, p_payload);
    when 'delete_key_phrase', 'delete_note', 'delete_idea', 'delete_alert_rule', 'revoke_report' then
      execute format('delete from %s where id = $1 and user_id = $2', changed)
        using (p_payload ->> 'id')::uuid, caller;
    else perform private.refuse('PT422', 'unknown_mutation', p_kind);
  end case;
  return 'applied';
exception
  -- A device distinguishes refused data from a server error by the status. PostgREST and the embedded stack
  -- could respond to these errors with different statuses, so the errors become PT422.
  when integrity_constraint_violation or data_exception then
    perform private.refuse('PT422', 'invalid_change');
end
$$;
grant execute on function public.apply_mutation(uuid, uuid, bigint, text, jsonb) to authenticated;

-- Applies changes from the caller's device, [{id, sequence, kind, payload, rows}], in order, each separately.
-- `rows` lists the changed row first, then the rows that the change depends on. If a change is not applied,
-- later changes whose `rows` include its changed row are not tried, so that the changes to a row stay in
-- order.
--
-- Returns {position, outcomes}. `position` is the transaction, '<database_life>/<number>': from it, a device
-- can tell whether a pull's snapshot includes the changes. `outcomes` has one entry per change, in order:
--   {outcome: 'applied' | 'already_applied'}
--   {outcome: 'refused', code, message}  refused by apply_mutation: the device parks the change
--   {outcome: 'failed', code, message}   a server error or the daily limit: the device must resend the change
--   {outcome: 'waiting'}                 not tried, because of an earlier change
-- Raises PT401; PT410 account_deleted, because a token stays valid until it expires, even if its account has
-- been deleted; PT422 too_many for more than 200 changes.
create function public.apply_mutations(p_device_id uuid, p_mutations jsonb) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  mutation jsonb;
  touched text[];
  blocked text[] := '{}';
  outcome jsonb;
  outcomes jsonb := '[]';
  state text;
  said text;
  code text;
begin
  -- Locks the profile before any change, because a later change in the batch may need the lock.
  perform private.lock_caller();
  if jsonb_array_length(p_mutations) > 200 then
    perform private.refuse('PT422', 'too_many', '200');
  end if;

  for mutation in select value from jsonb_array_elements(p_mutations) with ordinality as given (value, n) order by n loop
    touched := array(select jsonb_array_elements_text(mutation -> 'rows'));
    if touched && blocked then
      outcome := '{"outcome":"waiting"}';
    else
      begin
        outcome := jsonb_build_object('outcome', public.apply_mutation(
          (mutation ->> 'id')::uuid, p_device_id, (mutation ->> 'sequence')::bigint, mutation ->> 'kind',
          mutation -> 'payload'
        ));
      exception when others then
        get stacked diagnostics state = returned_sqlstate, said = message_text;
        -- Postgres's error texts may quote other users' data.
        code := case when state ~ '^(PT|42501)' and said ~ '^[a-z]+(_[a-z]+)*$' then said else state end;
        outcome := jsonb_build_object(
          -- The daily limit does not refuse a change: the device sends it again tomorrow.
          'outcome', case when state ~ '^(PT4(?!29)|22|23|42501)' then 'refused' else 'failed' end,
          'code', code, 'message', code
        );
      end;
    end if;
    if outcome ->> 'outcome' not in ('applied', 'already_applied') then
      blocked := blocked || touched[1];
    end if;
    outcomes := outcomes || outcome;
  end loop;
  return jsonb_build_object('position', public.database_life() || '/' || pg_current_xact_id(), 'outcomes', outcomes);
end
$$;
grant execute on function public.apply_mutations(uuid, jsonb) to authenticated;

-- supabase/schemas/61_pull_changes.sql

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

-- supabase/schemas/70_archive.sql

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

-- supabase/schemas/71_archive_import.sql

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

-- supabase/schemas/80_subscriptions.sql

create table private.stripe_customers (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  customer_id text not null unique,
  created_at timestamptz not null default now()
);

-- Subscriptions as last read from Stripe. begin_stripe_reading issues the read_ticket.
create table private.stripe_subscriptions (
  subscription_id text primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  level text not null references public.plans (level),
  status text not null check (status in
    ('active', 'trialing', 'past_due', 'canceled', 'unpaid', 'incomplete', 'incomplete_expired', 'paused')),
  payment_method_brand text,
  payment_method_last4 text,
  current_period_start bigint not null,
  current_period_end bigint not null,
  cancel_at_period_end boolean not null,
  test_mode boolean not null,
  started_at bigint not null,
  read_ticket bigint not null
);

create index stripe_subscriptions_by_owner on private.stripe_subscriptions (user_id);

-- The transaction that stores an event's effect also stores its id here, so that no event is applied twice.
create table private.stripe_events (
  id text primary key,
  type text not null,
  applied_at timestamptz not null default now()
);

create index stripe_events_by_age on private.stripe_events (applied_at);

create sequence private.stripe_readings;

-- Each row is the subscription that determines its user's plan.
create table public.subscriptions (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  subscription_status text not null,
  payment_method_brand text,
  payment_method_last4 text,
  current_period_start bigint not null,
  current_period_end bigint not null,
  cancel_at_period_end boolean not null,
  test_mode boolean not null,
  changed_in xid8 not null
);
comment on column public.subscriptions.current_period_end is 'epoch seconds';

call private.let_owners_read('public.subscriptions');
grant select on public.subscriptions to authenticated;

create trigger subscriptions_stamp before insert or update on public.subscriptions
  for each row execute function private.stamp_change();
create trigger subscriptions_removed after delete on public.subscriptions
  referencing old table as gone for each statement execute function private.note_removals('user_id');

create view public.stripe_user_subscriptions with (security_invoker = true) as
  select subscription_status, payment_method_brand, payment_method_last4, current_period_start, current_period_end,
    cancel_at_period_end, test_mode
  from public.subscriptions;
grant select on public.stripe_user_subscriptions to authenticated;

-- An overdue subscription entitles its user to the plan while Stripe retries the payment.
create function private.is_entitled(p_status text) returns boolean
  language sql immutable set search_path = ''
as $$
  select p_status in ('active', 'trialing', 'past_due')
$$;

-- Returns the subscription that determines the user's plan, or null if there is none. Subscriptions that
-- entitle the user come first, then the higher plan, then the later start.
create function private.best_subscription(p_user_id uuid) returns private.stripe_subscriptions
  language sql stable set search_path = ''
as $$
  select subscription
  from private.stripe_subscriptions as subscription join public.plans using (level)
  where user_id = p_user_id
  order by private.is_entitled(status) desc, plans.rank desc, started_at desc, subscription_id limit 1
$$;

create function private.earned_level(p_user_id uuid) returns text
  language sql stable set search_path = ''
as $$
  select case when private.is_entitled(best.status) then best.level else 'free' end
  from private.best_subscription(p_user_id) as best
$$;

-- supabase/schemas/81_levels.sql

-- Levels that were granted by hand instead of paid for. They are stored here while plans are off.
create table private.given_levels (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  level text not null references public.plans (level),
  earned text not null references public.plans (level)
);
comment on table private.given_levels is 'while plans are off: accounts whose level was not the paid one';
comment on column private.given_levels.earned is 'the paid level at that time; if it has changed, it replaces the given level';

-- Switches plans on or off. Without plans, every account is pro. When plans are switched on again, an account
-- gets its granted level back, unless its paid level has changed meanwhile. Every other account gets its paid
-- level. Returns how many accounts changed level.
create function private.switch_plans(p_on boolean) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  changed integer;
begin
  update private.settings set plans = p_on where plans <> p_on;
  if not found then
    return 0;
  end if;
  if not p_on then
    insert into private.given_levels (user_id, level, earned)
      select id, subscription_level, private.earned_level(id) from public.profiles
      where subscription_level <> private.earned_level(id)
      on conflict (user_id) do update set level = excluded.level, earned = excluded.earned;
  end if;
  with levels as (
    select profiles.id, case when p_on then coalesce(given.level, earned.level) else 'pro' end as level
    from public.profiles
      cross join lateral (select private.earned_level(profiles.id) as level) as earned
      left join private.given_levels as given on given.user_id = profiles.id and given.earned = earned.level
  )
  update public.profiles set subscription_level = levels.level
    from levels where levels.id = profiles.id and profiles.subscription_level <> levels.level;
  get diagnostics changed = row_count;
  if p_on then
    delete from private.given_levels where user_id is not null;
  end if;
  return changed;
end
$$;

-- supabase/schemas/82_payments.sql

create function public.billing_account(p_user_id uuid) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'email', email,
    'name', nullif(concat_ws(' ', first_name, last_name), ''),
    'customer_id', (select customer_id from private.stripe_customers where user_id = profiles.id)
  ) from public.profiles where id = p_user_id
$$;
grant execute on function public.billing_account(uuid) to service_role;

-- Stores the user's Stripe customer if none is stored, or if the stored one is p_replaces, which Stripe has
-- deleted. Returns the stored customer: of two parallel calls, the first wins.
create function public.link_stripe_customer(p_user_id uuid, p_customer_id text, p_replaces text default null)
  returns text
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.stripe_customers (user_id, customer_id) values (p_user_id, p_customer_id)
    on conflict (user_id) do update set customer_id = excluded.customer_id
      where stripe_customers.customer_id = p_replaces;
  return (select customer_id from private.stripe_customers where user_id = p_user_id);
end
$$;
grant execute on function public.link_stripe_customer(uuid, text, text) to service_role;

-- Must be called before a request to Stripe. Returns whether the event is already stored, and a ticket: if
-- two readings overlap, the one with the later ticket wins.
create function public.begin_stripe_reading(p_event_id text default null) returns jsonb
  language sql volatile security definer set search_path = ''
as $$
  select jsonb_build_object(
    'known', exists (select from private.stripe_events where id = p_event_id),
    'ticket', nextval('private.stripe_readings')
  )
$$;
grant execute on function public.begin_stripe_reading(text) to service_role;

-- Stores a subscription as just read from Stripe, with the resulting level and, in the same transaction, the
-- event. Returns applied, already_applied (this event or a later reading is stored) or unknown_customer (the
-- customer is not one of ours). Raises PT422 unknown_price if one of our customers pays for a price without a
-- plan.
create function public.apply_stripe_subscription(
  p_ticket bigint, p_subscription jsonb, p_event_id text default null, p_event_type text default null
) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  owner uuid;
  earned text;
begin
  select user_id into owner from private.stripe_customers where customer_id = p_subscription ->> 'customer_id';
  if not found then
    return 'unknown_customer';
  end if;
  perform from public.profiles where id = owner for update;
  if not found then
    return 'unknown_customer';
  end if;

  if p_subscription ->> 'level' is null and private.is_entitled(p_subscription ->> 'status') then
    perform private.refuse('PT422', 'unknown_price');
  end if;
  if p_event_id is not null then
    insert into private.stripe_events (id, type) values (p_event_id, p_event_type) on conflict do nothing;
    if not found then
      return 'already_applied';
    end if;
  end if;

  insert into private.stripe_subscriptions values (
    p_subscription ->> 'subscription_id', owner,
    coalesce(p_subscription ->> 'level', (
      select level from private.stripe_subscriptions where subscription_id = p_subscription ->> 'subscription_id'
    ), 'free'),
    p_subscription ->> 'status',
    p_subscription ->> 'payment_method_brand', p_subscription ->> 'payment_method_last4',
    (p_subscription ->> 'current_period_start')::bigint, (p_subscription ->> 'current_period_end')::bigint,
    (p_subscription ->> 'cancel_at_period_end')::boolean, (p_subscription ->> 'test_mode')::boolean,
    (p_subscription ->> 'started_at')::bigint, p_ticket
  ) on conflict (subscription_id) do update set
    user_id = excluded.user_id,
    level = excluded.level,
    status = excluded.status,
    payment_method_brand = excluded.payment_method_brand,
    payment_method_last4 = excluded.payment_method_last4,
    current_period_start = excluded.current_period_start,
    current_period_end = excluded.current_period_end,
    cancel_at_period_end = excluded.cancel_at_period_end,
    test_mode = excluded.test_mode,
    started_at = excluded.started_at,
    read_ticket = excluded.read_ticket
  where stripe_subscriptions.read_ticket < excluded.read_ticket;
  if not found then
    return 'already_applied';
  end if;
  insert into public.subscriptions
    select owner, status, payment_method_brand, payment_method_last4, current_period_start, current_period_end,
      cancel_at_period_end, test_mode
    from private.best_subscription(owner)
    on conflict (user_id) do update set
      subscription_status = excluded.subscription_status,
      payment_method_brand = excluded.payment_method_brand,
      payment_method_last4 = excluded.payment_method_last4,
      current_period_start = excluded.current_period_start,
      current_period_end = excluded.current_period_end,
      cancel_at_period_end = excluded.cancel_at_period_end,
      test_mode = excluded.test_mode;
  earned := private.earned_level(owner);
  -- Skips an unchanged level, because devices pull every profile that was written.
  update public.profiles set subscription_level = earned where id = owner and subscription_level <> earned;
  return 'applied';
end
$$;
grant execute on function public.apply_stripe_subscription(bigint, jsonb, text, text) to service_role;

-- Raises PT401, or PT409 subscription_active while a subscription entitles the caller to a plan.
create function public.downgrade_to_free() returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
begin
  perform from public.profiles where id = caller for update;
  if exists (
    select from private.stripe_subscriptions where user_id = caller and private.is_entitled(status)
  ) then
    perform private.refuse('PT409', 'subscription_active');
  end if;
  update public.profiles set subscription_level = 'free' where id = caller and subscription_level <> 'free';
end
$$;
grant execute on function public.downgrade_to_free() to authenticated;

-- supabase/schemas/83_reconciliation.sql

-- The progress of the comparison with Stripe's subscriptions. The comparison may take longer than a function
-- may run, so each run continues where the last one stopped.
create table private.reconciliation (
  id boolean primary key default true check (id),
  -- Subscriptions with an older ticket have not been read in the current round yet; null between rounds.
  first_ticket bigint,
  phase text not null default 'named' check (phase in ('named', 'unnamed')),
  after text,
  finished_at timestamptz
);
comment on column private.reconciliation.phase is
  'named: subscriptions that Stripe lists; unnamed: subscriptions that have not ended here but are not in Stripe''s list';
comment on column private.reconciliation.after is 'the last subscription that was compared; null before the first';

alter table private.reconciliation enable row level security;

-- Returns true if a round is in progress, if the last one ended over 55 minutes ago, or if there was none.
create function private.is_reconciliation_due() returns boolean
  language sql stable set search_path = ''
as $$
  select first_ticket is not null or coalesce(finished_at < now() - interval '55 minutes', true)
  from private.reconciliation
$$;

-- Returns the progress of the comparison; starts a round if none is in progress.
create function public.begin_reconciliation() returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  round private.reconciliation;
begin
  select * into round from private.reconciliation for update;
  if round.first_ticket is null then
    update private.reconciliation set first_ticket = nextval('private.stripe_readings'), phase = 'named', after = null
      where id returning * into round;
  end if;
  return jsonb_build_object('phase', round.phase, 'after', round.after, 'first_ticket', round.first_ticket);
end
$$;
grant execute on function public.begin_reconciliation() to service_role;

-- Stores the progress, unless the round with this ticket has ended. A null phase ends the round.
create function public.keep_reconciliation(p_first_ticket bigint, p_phase text, p_after text) returns void
  language sql security definer set search_path = ''
as $$
  update private.reconciliation set first_ticket = case when p_phase is not null then first_ticket end,
      phase = coalesce(p_phase, 'named'), after = p_after,
      finished_at = case when p_phase is null then now() else finished_at end
    where first_ticket = p_first_ticket
$$;
grant execute on function public.keep_reconciliation(bigint, text, text) to service_role;

-- Returns an outcome of apply_stripe_subscription, or 'failed', for each subscription, ordered by customer.
create function public.apply_stripe_subscriptions(p_ticket bigint, p_subscriptions jsonb) returns text[]
  language plpgsql security definer set search_path = ''
as $$
declare
  subscription jsonb;
  outcomes text[] := '{}';
begin
  -- Ordered by customer, so that concurrent calls lock the accounts in the same order and cannot deadlock.
  for subscription in select value from jsonb_array_elements(p_subscriptions) order by value ->> 'customer_id'
  loop
    begin
      outcomes := outcomes || public.apply_stripe_subscription(p_ticket, subscription);
    exception when others then
      outcomes := outcomes || 'failed'::text;
    end;
  end loop;
  return outcomes;
end
$$;
grant execute on function public.apply_stripe_subscriptions(bigint, jsonb) to service_role;

-- Returns the ids of the next subscriptions that can still change and were last read before the ticket.
create function public.unread_stripe_subscriptions(p_first_ticket bigint, p_after text, p_limit integer default 100)
  returns setof text
  language sql stable security definer set search_path = ''
as $$
  select subscription_id from private.stripe_subscriptions
  where status not in ('canceled', 'incomplete_expired') and read_ticket < p_first_ticket
    and (p_after is null or subscription_id > p_after)
  order by subscription_id limit p_limit
$$;
grant execute on function public.unread_stripe_subscriptions(bigint, text, integer) to service_role;

-- supabase/schemas/84_contact.sql

-- sender_hash is a keyed hash of the network address, never the address itself.
create table private.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (char_length(email) between 3 and 254),
  message text not null check (char_length(message) between 1 and 5000),
  sender_hash text,
  received_at timestamptz not null default now(),
  mailed_at timestamptz
);

create index contact_messages_by_time on private.contact_messages (received_at);
create index contact_messages_by_sender on private.contact_messages (sender_hash, received_at);

-- Stores a message and returns its id. Raises PT429 too_many_messages at the hourly limit of the sender or of
-- all senders together.
create function public.store_contact_message(
  p_name text, p_email text, p_message text, p_sender_hash text,
  p_sender_limit integer default 5, p_total_limit integer default 100
) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  stored uuid;
begin
  -- The lock spans the counts and the insert, so that parallel messages cannot exceed a limit together.
  perform pg_advisory_xact_lock(hashtext('contact_messages'));
  if (select count(*) from private.contact_messages
      where sender_hash = p_sender_hash and received_at > now() - interval '1 hour') >= p_sender_limit
    or (select count(*) from private.contact_messages where received_at > now() - interval '1 hour') >= p_total_limit
  then
    perform private.refuse('PT429', 'too_many_messages');
  end if;
  insert into private.contact_messages (name, email, message, sender_hash)
    values (p_name, p_email, p_message, p_sender_hash) returning id into stored;
  return stored;
end
$$;
grant execute on function public.store_contact_message(text, text, text, text, integer, integer) to service_role;

create function public.mark_contact_message_mailed(p_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  update private.contact_messages set mailed_at = now() where id = p_id
$$;
grant execute on function public.mark_contact_message_mailed(uuid) to service_role;

-- supabase/schemas/85_account_deletion.sql

-- An old account may have a million rows, too many to delete in one statement within hosted Supabase's limit
-- of 8 s. The account is closed immediately; its rows are deleted in slices, first by the delete-account
-- function, then by a scheduled job.
create table private.deletions (
  user_id uuid primary key,
  email text not null,
  begun_at timestamptz not null default now(),
  audit_block bigint not null default 0
);
comment on column private.deletions.user_id is 'no foreign key: the row is deleted shortly after the account';
comment on column private.deletions.audit_block is 'the block up to which the auth service''s log has been read';

-- Closes an account: signs it out everywhere, frees its email address, stops tracking, and deletes its API
-- tokens, webhooks and published reports. Does nothing if the account is already closed. Returns false if
-- there is no such account, else true.
create function public.begin_account_deletion(p_user_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  address text;
begin
  select email into address from auth.users where id = p_user_id for update;
  if not found then
    return false;
  end if;
  insert into private.deletions (user_id, email) values (p_user_id, coalesce(address, '')) on conflict do nothing;
  if not found then
    return true;
  end if;
  update auth.users set email = p_user_id || '@deleted.invalid', encrypted_password = '' where id = p_user_id;
  delete from auth.identities where user_id = p_user_id;
  delete from auth.refresh_tokens where session_id in (select id from auth.sessions where user_id = p_user_id);
  delete from auth.sessions where user_id = p_user_id;
  update public.keywords set status = false where user_id = p_user_id and status;
  delete from private.brand_lookups where user_id = p_user_id;
  delete from private.api_tokens where user_id = p_user_id;
  delete from private.webhooks where user_id = p_user_id;
  delete from public.report_links where user_id = p_user_id;
  return true;
end
$$;
grant execute on function public.begin_account_deletion(uuid) to service_role;

-- Deletes the user's entries from the next part of the auth service's log, which has no index on the user's
-- id. Returns whether there is more to read.
create function private.forget_audit_slice(p_deletion private.deletions) returns boolean
  language plpgsql set search_path = ''
as $$
declare
  step constant bigint := 2000;
  next_block bigint := p_deletion.audit_block + step;
begin
  if to_regclass('auth.audit_log_entries') is null then
    return false;
  end if;
  delete from auth.audit_log_entries
    where ctid >= format('(%s,0)', p_deletion.audit_block)::tid and ctid < format('(%s,0)', next_block)::tid
      and payload::text like '%' || p_deletion.user_id || '%';
  update private.deletions set audit_block = next_block where user_id = p_deletion.user_id;
  return next_block * current_setting('block_size')::bigint < pg_relation_size('auth.audit_log_entries');
exception
  -- The host does not give us access to its log.
  when insufficient_privilege then
    return false;
end
$$;

-- Deletes the next slice of a closed account's rows. Returns 'more', or 'done' when nothing is left. The
-- default slice is small because hosted Supabase ends a statement after 8 s: with five million ranking rows
-- on a busy machine, deleting 200 searches took 3.2 s.
create function public.delete_account_slice(p_user_id uuid, p_searches integer default 100) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  deletion private.deletions;
begin
  select * into deletion from private.deletions where user_id = p_user_id for update;
  if not found then
    return 'done';
  end if;
  perform from public.profiles where id = p_user_id for no key update;

  delete from public.search_history where id in (
    select id from public.search_history where user_id = p_user_id and search_id = id limit p_searches
  );
  if found then
    return 'more';
  end if;
  delete from public.key_phrase_checks where id in (
    select id from public.key_phrase_checks where user_id = p_user_id limit 2000
  );
  if found then
    return 'more';
  end if;
  delete from public.removed_rows where (user_id, relation, row_id) in (
    select user_id, relation, row_id from public.removed_rows where user_id = p_user_id limit 20000
  );
  if found then
    return 'more';
  end if;
  delete from public.keywords where id in (select id from public.keywords where user_id = p_user_id limit 50);
  if found or private.forget_audit_slice(deletion) then
    return 'more';
  end if;

  delete from auth.users where id = p_user_id;
  delete from private.contact_messages where lower(email) = lower(deletion.email);
  delete from private.deletions where user_id = p_user_id;
  return 'done';
end
$$;
grant execute on function public.delete_account_slice(uuid, integer) to service_role;

-- Continues pending deletions, for a few seconds. Returns how many accounts remain.
create function public.delete_accounts() returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  started timestamptz := clock_timestamp();
  closed uuid;
begin
  while clock_timestamp() < started + interval '4 seconds' loop
    select user_id into closed from private.deletions order by begun_at limit 1 for update skip locked;
    exit when not found;
    perform public.delete_account_slice(closed);
  end loop;
  return (select count(*)::integer from private.deletions);
end
$$;
grant execute on function public.delete_accounts() to service_role;

-- supabase/schemas/90_measurements.sql

create table private.measurements (
  name text not null,
  labels jsonb not null default '{}',
  measured_at timestamptz not null,
  value double precision not null,
  primary key (name, labels, measured_at)
);
comment on column private.measurements.measured_at is
  'for the tracker''s metrics, the time; for all others, the day (UTC), of which the last measurement is kept';

create index measurements_by_age on private.measurements (measured_at);

alter table private.measurements enable row level security;

create function public.read_metrics(p_now timestamptz default now())
  returns table (name text, labels jsonb, value double precision)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  today timestamptz := date_trunc('day', p_now at time zone 'UTC') at time zone 'UTC';
begin
  return query
    select measure.name, '{}'::jsonb, measure.value
    from (
      select count(*)::float8 as due, coalesce(extract(epoch from p_now - min(next_attempt_at)), 0)::float8 as age
      from private.tracked_days
      where state in ('due', 'claimed', 'retry') and next_attempt_at <= p_now
    ) as backlog
    -- If there is no measurement from about an hour ago, the change is unknown.
    left join lateral (
      select known.value as due from private.measurements as known
      where known.name = 'tracker_backlog' and known.labels = '{}'
        and known.measured_at between p_now - interval '80 minutes' and p_now - interval '50 minutes'
      order by known.measured_at desc limit 1
    ) as earlier on true
    cross join lateral (values
      ('tracker_backlog', backlog.due), ('tracker_backlog_age_seconds', backlog.age),
      ('tracker_backlog_change_last_hour', backlog.due - earlier.due)
    ) as measure (name, value)
    where measure.value is not null;

  return query
    select measure.name, measure.labels, coalesce(measure.value, 0)::float8
    from (
      select count(*) as runs, count(*) filter (where finished_at is null) as unfinished, sum(done) as done,
        sum(failed) as failed, sum(retried) as retried
      from private.tracker_runs where started_at > p_now - interval '1 hour'
    ) as hour
    cross join lateral (values
      ('tracker_runs_last_hour', '{}'::jsonb, hour.runs::numeric),
      ('tracker_runs_unfinished_last_hour', '{}', hour.unfinished),
      ('tracker_checks_last_hour', '{"outcome": "done"}', hour.done),
      ('tracker_checks_last_hour', '{"outcome": "failed"}', hour.failed),
      ('tracker_checks_last_hour', '{"outcome": "retried"}', hour.retried)
    ) as measure (name, labels, value);

  return query
    select 'tracker_last_run_age_seconds', '{}'::jsonb, extract(epoch from p_now - max(started_at))::float8
    from private.tracker_runs having max(started_at) is not null;

  -- The reason is the failure code; the codes of the provider's failures begin with upstream_. Imported
  -- searches do not count, because this installation did not make them.
  return query
    select 'searches_today', jsonb_build_object('origin', origin, 'state', state, 'reason', coalesce(failure_code, '')),
      count(*)::float8
    from public.search_history where searched_at >= today and not imported group by origin, state, failure_code;

  -- Approximates what the provider charges for the accounts' searches, in requests: one for each page of a
  -- check and each list of suggestions.
  return query
    select 'provider_pages_today', jsonb_build_object('origin', origin), sum(greatest(pages_done, 1))::float8
    from public.search_history
    where searched_at >= today and not imported and origin <> 'demo' and state = 'done' and page = 1
    group by origin;

  return query
    select 'credits_today', '{}'::jsonb, count(*)::float8
    from public.search_history
    where searched_at >= today and not imported and origin = 'user' and state <> 'failed';

  return query
    select 'webhooks_today', jsonb_build_object('type', type), count(*)::float8
    from private.stripe_events where applied_at >= today group by type;

  return query
    select 'demo_today', jsonb_build_object('kind', substr(bucket, 6)), sum(used)::float8
    from private.address_counts
    where bucket like 'demo\_search%' and period_start = (p_now at time zone 'UTC')::date group by bucket;

  return query
    select 'accounts', jsonb_build_object('level', subscription_level), count(*)::float8
    from public.profiles group by subscription_level;

  return query
    select 'key_phrases', jsonb_build_object('state', case when status then 'active' else 'paused' end), count(*)::float8
    from public.keywords group by status;

  return query
    select 'deletions_under_way', '{}'::jsonb, count(*)::float8 from private.deletions;
end
$$;
grant execute on function public.read_metrics(timestamptz) to service_role;

create function public.keep_measurements(p_now timestamptz default now()) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  kept integer;
begin
  insert into private.measurements as known (name, labels, measured_at, value)
    select name, labels, case
        when name like 'tracker\_%' then date_trunc('minute', p_now)
        else date_trunc('day', p_now at time zone 'UTC') at time zone 'UTC'
      end, value
    from public.read_metrics(p_now)
    on conflict (name, labels, measured_at) do update set value = excluded.value;
  get diagnostics kept = row_count;
  return kept;
end
$$;
grant execute on function public.keep_measurements(timestamptz) to service_role;

-- supabase/schemas/91_operators.sql

-- Users who may open /admin. No API role can access this table, and no database function writes to it: see
-- docs/operations.md for how to add an operator.
create table private.operators (
  user_id uuid primary key references auth.users (id) on delete cascade,
  added_at timestamptz not null default now()
);

alter table private.operators enable row level security;

create table private.operator_actions (
  id bigint generated always as identity primary key,
  acted_at timestamptz not null default now(),
  operator uuid references auth.users (id) on delete set null,
  action text not null,
  detail jsonb not null
);

create index operator_actions_by_operator on private.operator_actions (operator);

alter table private.operator_actions enable row level security;

-- Returns the caller's id. Raises PT401 if no user is signed in, and PT403 not_operator if the caller is not
-- an operator or their account is being deleted.
create function private.require_operator() returns uuid
  language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
begin
  if not exists (select from private.operators where user_id = caller)
    or exists (select from private.deletions where user_id = caller)
  then
    perform private.refuse('PT403', 'not_operator');
  end if;
  return caller;
end
$$;

-- `days` has each daily metric's last value for each of the last 30 days; `hours` has the tracker's results
-- in each of the last 48 hours.
create function public.operations_overview() returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  today timestamptz := date_trunc('day', now() at time zone 'UTC') at time zone 'UTC';
  metrics jsonb;
begin
  perform private.require_operator();
  select jsonb_agg(to_jsonb(metric)) into metrics from public.read_metrics(now()) as metric;
  return jsonb_build_object(
    'measured_at', now(),
    'metrics', metrics,
    'days', (
      select coalesce(jsonb_agg(jsonb_build_object('day', day, 'name', name, 'labels', labels, 'value', value)
        order by day, name, labels), '[]')
      from (
        select (measured_at at time zone 'UTC')::date as day, name, labels, value from private.measurements
          where name like '%\_today' and measured_at >= today - interval '29 days' and measured_at < today
        union all
        select (today at time zone 'UTC')::date, metric.name, metric.labels, metric.value
          from jsonb_to_recordset(metrics) as metric (name text, labels jsonb, value float8)
          where metric.name like '%\_today'
      ) as daily
    ),
    'hours', (
      select coalesce(jsonb_agg(to_jsonb(hourly) order by hour), '[]')
      from (
        select date_trunc('hour', started_at) as hour, count(*) as runs, sum(done) as done, sum(failed) as failed,
          sum(retried) as retried
        from private.tracker_runs where started_at > now() - interval '48 hours' group by 1
      ) as hourly
    ),
    'backlog', (
      select coalesce(jsonb_agg(jsonb_build_object('at', measured_at, 'waiting', value) order by measured_at), '[]')
      from private.measurements
      where name = 'tracker_backlog' and labels = '{}' and measured_at > now() - interval '48 hours'
    ),
    'runs', (
      select coalesce(jsonb_agg(to_jsonb(run) order by started_at desc), '[]')
      from (
        select started_at, extract(epoch from duration)::float8 as seconds, claimed, done, failed, retried
        from private.tracker_runs order by started_at desc limit 12
      ) as run
    ),
    -- Today's failed checks that can still be retried.
    'failed_checks', (
      select coalesce(jsonb_agg(to_jsonb(failed) order by checks desc, reason), '[]')
      from (
        select failure_code as reason, count(*) as checks
        from private.tracked_days join public.keywords on keywords.id = keyword_id and keywords.status
        where state = 'failed' and day = (now() at time zone 'UTC')::date and retried_at is null
          and failure_code is not null
        group by failure_code
      ) as failed
    ),
    'paused_until', (select case when until > now() then until end from private.tracker_pause),
    'price', (
      select jsonb_build_object('of_page', provider_page_price, 'currency', provider_currency) from private.settings
      where provider_page_price is not null
    ),
    'actions', (
      select coalesce(jsonb_agg(to_jsonb(done) order by acted_at desc), '[]')
      from (
        select acted_at, action, detail, users.email as operator
        from private.operator_actions left join auth.users on users.id = operator
        order by acted_at desc limit 10
      ) as done
    )
  );
end
$$;
grant execute on function public.operations_overview() to authenticated;

-- Requeues up to 5000 of today's failed checks that have this reason, each at most once, for one more
-- attempt. Skips paused key phrases. Returns how many were requeued.
create function public.retry_failed_checks(p_reason text) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_operator();
  today date := (now() at time zone 'UTC')::date;
  phrase uuid;
  again integer := 0;
begin
  -- Locks the key phrase first, like the tracker.
  for phrase in
    select keywords.id from private.tracked_days as failed join public.keywords on keywords.id = failed.keyword_id
      where failed.state = 'failed' and failed.day = today and failed.failure_code = p_reason
        and failed.retried_at is null and keywords.status
      order by failed.keyword_id limit 5000
      for no key update of keywords skip locked
  loop
    -- Tomorrow's row is created again when today's check succeeds or fails.
    delete from private.tracked_days
      where keyword_id = phrase and day > today and state = 'due' and attempts = 0;
    update private.tracked_days set state = 'retry', attempts = 3, next_attempt_at = now(), retried_at = now()
      where keyword_id = phrase and day = today and state = 'failed' and retried_at is null;
    again := again + found::integer;
  end loop;
  if again > 0 then
    insert into private.operator_actions (operator, action, detail)
      values (caller, 'retry_failed_checks', jsonb_build_object('reason', p_reason, 'checks', again));
  end if;
  return again;
end
$$;
grant execute on function public.retry_failed_checks(text) to authenticated;

-- supabase/schemas/92_purges.sql

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

-- supabase/schemas/93_service_role.sql

-- The secret key may read and write all of the API's tables, restricted only by constraints and triggers; the
-- view search_ranking_results is read-only. These grants cover only existing tables, so a migration that adds
-- a table must also grant access to it.
grant all on all tables in schema public to service_role;
revoke insert, update, delete, truncate, references, trigger on public.search_ranking_results from service_role;

-- supabase/setup/plans.sql

insert into public.plans
  (level, rank, monthly_price_pence, monthly_credits, active_key_phrases, ideas, pages_per_check, own_accounts, brand_words,
    countries, modes, api_scopes)
values
  ('free', 0, 0, 3, 0, 20, 1, 1, 0, '{gb}', '{basic}', '{}'),
  ('premium', 1, 2999, 500, 10, 500, null, 5, 1, '{gb,us,ca,au,de,fr}', '{basic,single,multiple,keystroke}',
    '{read,track}'),
  ('pro', 2, 9999, 2000, 50, 500, null, 5, 5, '{gb,us,ca,au,de,fr}', '{basic,single,multiple,keystroke}',
    '{read,track,spend}');

-- supabase/setup/rows.sql

insert into private.settings default values;
insert into private.tracker_pause default values;
insert into private.reconciliation default values;

insert into private.push_services (host) values
  ('fcm.googleapis.com'),
  ('jmt17.google.com'),
  ('push.services.mozilla.com'),
  ('notify.windows.com'),
  ('push.apple.com');

-- supabase/setup/jobs.sql

-- Scheduled jobs of hosted Supabase; the embedded stack runs them itself (supabase/local/schedule.ts). If you
-- enable pg_cron after the migrations, run this file in the SQL editor; it can be run repeatedly.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('delete-accounts', '* * * * *', 'select public.delete_accounts()');
    perform cron.schedule('expire-pending-searches', '* * * * *', 'select public.expire_pending_searches()');
    -- The last run, a minute before midnight, measures almost the whole day.
    perform cron.schedule('keep-measurements', '9-59/10 * * * *', 'select public.keep_measurements()');
    perform cron.schedule('purge-old-rows', '* * * * *', 'select public.purge_old_rows()');
    perform cron.schedule('take-imports-back', '* * * * *', 'select public.take_imports_back()');
  end if;
end
$$;

-- These jobs call edge functions. On hosted Supabase, store the functions' address and key once
-- (https://supabase.com/docs/guides/functions/schedule-functions):
--   select vault.create_secret('https://<ref>.supabase.co/functions/v1', 'functions_url');
--   select vault.create_secret('sb_secret_…', 'secret_key');
-- Until then these jobs do nothing.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron')
    and exists (select from pg_available_extensions where name = 'pg_net')
    and exists (select from pg_available_extensions where name = 'supabase_vault')
  then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    create extension if not exists supabase_vault;
    create or replace function private.call_function(p_name text) returns void
      language sql set search_path = ''
    as $call$
      select net.http_post(
        url := functions.decrypted_secret || '/' || p_name,
        headers := jsonb_build_object(
          'content-type', 'application/json', 'authorization', 'Bearer ' || key.decrypted_secret
        ),
        -- Longer than any run of the tracker (run-tracker.ts).
        timeout_milliseconds := 120000
      )
      from vault.decrypted_secrets as functions, vault.decrypted_secrets as key
      where functions.name = 'functions_url' and key.name = 'secret_key'
    $call$;
    -- Runs may overlap: only one of them claims each key phrase.
    perform cron.schedule('track-key-phrases', '* * * * *', $job$
      select private.call_function('track-key-phrases') from generate_series(1, private.tracker_workers_wanted())
    $job$);
    perform cron.schedule('send-alerts', '2-59/10 * * * *', $job$select private.call_function('send-alerts')$job$);
    perform cron.schedule('send-digests', '4-59/10 * * * *', $job$
      select private.call_function('send-digests') where exists (select from private.due_digests(now()))
    $job$);
    perform cron.schedule('send-webhooks', '* * * * *', $job$
      select private.call_function('send-webhooks') where private.are_webhooks_due()
    $job$);
    perform cron.schedule('stripe-reconcile', '7-59/10 * * * *', $job$
      select private.call_function('stripe-reconcile') where private.is_reconciliation_due()
    $job$);
  end if;
end
$$;
