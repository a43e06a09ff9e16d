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
