-- What an operator may set. One row; the embedded stack writes its own settings here when it starts.
create table private.settings (
  id boolean primary key default true check (id),
  plans boolean not null default true
);
comment on column private.settings.plans is 'false: everybody is pro, and nothing is paid for';
insert into private.settings default values;

-- The level that an account has by its subscriptions alone.
create function private.earned_level(p_user_id uuid) returns text
  language sql stable set search_path = ''
as $$
  select coalesce((
    select case when private.is_entitled(subscription.status) then subscription.level else 'free' end
      from private.stripe_subscriptions as subscription join public.plans using (level)
      where subscription.user_id = p_user_id
      order by private.is_entitled(subscription.status) desc, plans.rank desc limit 1
  ), 'free')
$$;

-- Everything that counts reads profiles.subscription_level, whoever writes it: new accounts, payments, deletions.
-- The setting is held until the account is committed, so that none is made beside a switch that does not see it.
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

-- After the guard, which judges what was asked for: triggers fire in the order of their names.
create trigger profiles_level before insert or update of subscription_level on public.profiles
  for each row execute function private.level_without_plans();

-- Switches plans on or off for everybody. Answers how many accounts got another level. Switched on again, an account
-- has what it pays for.
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
  update public.profiles set subscription_level = private.earned_level(id)
    where subscription_level <> case when p_on then private.earned_level(id) else 'pro' end;
  get diagnostics changed = row_count;
  return changed;
end
$$;

-- For the payment functions, which sell nothing where there are no plans.
create function public.has_plans() returns boolean
  language sql stable security definer set search_path = ''
as $$
  select plans from private.settings
$$;
revoke all on function public.has_plans() from public;
grant execute on function public.has_plans() to service_role;
