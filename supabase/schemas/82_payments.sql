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
