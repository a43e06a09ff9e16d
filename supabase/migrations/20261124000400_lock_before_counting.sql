-- A resume that waited for a change of plan passed its limit.
-- The lock on the profile spans count and write, so that parallel adds and resumes cannot pass the limit together. It
-- excludes every other count and write, but not rows that only point at the profile, as the record of the caller's change
-- does: these may be written by others at the same time without a deadlock.
create or replace function private.enforce_key_phrase_limit() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  allowed integer;
  active integer;
begin
  -- Triggers run before policies: without this, anybody could lock a stranger's profile and learn of the plan.
  if auth.uid() <> new.user_id then
    perform private.refuse('42501', 'not_own_key_phrase');
  end if;
  -- In a statement of its own: one that had to wait for the lock knows the new level and the plans of before, and of a
  -- join of both is left nothing.
  perform from public.profiles where id = new.user_id for no key update;
  select plans.active_key_phrases into allowed
    from public.profiles join public.plans on plans.level = profiles.subscription_level
    where profiles.id = new.user_id;
  select count(*) into active from public.keywords
    where user_id = new.user_id and status and id <> new.id;
  if allowed = 0 then
    perform private.refuse('PT403', 'plan_required');
  elsif active >= allowed then
    perform private.refuse('PT403', 'active_key_phrases_reached');
  end if;
  return new;
end
$$;
