-- Tracked key phrases.
create table public.keywords (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  keyword text not null check (keyword = btrim(keyword) and char_length(keyword) between 1 and 500),
  country text not null default 'gb' check (country in ('gb', 'us', 'ca', 'au', 'de', 'fr')),
  status boolean not null default true,
  account_name text check (account_name = btrim(account_name) and account_name <> ''),
  video_id text check (video_id = btrim(video_id) and video_id <> ''),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
comment on column public.keywords.status is 'true: active, false: paused';

create index keywords_by_owner on public.keywords (user_id, created_at desc);
create index keywords_by_change on public.keywords (user_id, changed_at, id);

alter table public.keywords enable row level security;
create policy "owner reads own key phrases" on public.keywords
  for select to authenticated using (user_id = (select auth.uid()));
create policy "owner adds own key phrases" on public.keywords
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "owner pauses and resumes own key phrases" on public.keywords
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "owner deletes own key phrases" on public.keywords
  for delete to authenticated using (user_id = (select auth.uid()));
grant select, delete, insert (id, user_id, keyword, country, status, account_name, video_id), update (status)
  on public.keywords to authenticated;
grant all on public.keywords to service_role;

create trigger keywords_touch before insert or update on public.keywords
  for each row execute function private.touch_changed_at();

-- The lock on the profile spans count and write, so that parallel adds and resumes cannot pass the limit together.
create function private.enforce_key_phrase_limit() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  allowed integer;
  active integer;
begin
  -- Triggers run before policies: without this, anybody could lock a stranger's profile and learn of the plan.
  if auth.uid() <> new.user_id then
    raise exception 'This key phrase belongs to another account' using errcode = '42501';
  end if;
  select plans.active_key_phrases into allowed
    from public.profiles join public.plans on plans.level = profiles.subscription_level
    where profiles.id = new.user_id for update of profiles;
  select count(*) into active from public.keywords
    where user_id = new.user_id and status and id <> new.id;
  if allowed = 0 then
    raise exception 'Upgrade to add key phrases' using errcode = 'PT403', hint = 'plan_required';
  elsif active >= allowed then
    raise exception 'You have reached your active key phrase limit. Pause a key phrase to add a new one.'
      using errcode = 'PT403', hint = 'active_key_phrases_reached';
  end if;
  return new;
end
$$;

create trigger keywords_limit before insert or update of status on public.keywords
  for each row when (new.status) execute function private.enforce_key_phrase_limit();
