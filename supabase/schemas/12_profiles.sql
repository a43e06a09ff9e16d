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
