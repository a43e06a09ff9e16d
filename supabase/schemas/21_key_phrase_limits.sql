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
