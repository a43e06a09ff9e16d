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
