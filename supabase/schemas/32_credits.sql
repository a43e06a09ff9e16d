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
