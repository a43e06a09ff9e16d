-- A cancelled subscription whose price stands for no plan was refused, and its plan stayed for nothing.
-- Stores a subscription as Stripe just told it, with the level that follows and, in the same transaction, the event.
-- Answers applied, already_applied (this event, or a later reading) or unknown_customer (not one of ours).
-- Raises PT422 unknown_price: a customer of ours pays for what stands for no plan. Never guessed to be free; but what is
-- paid for no more needs no price, and ends.
create or replace function public.apply_stripe_subscription(
  p_ticket bigint, p_subscription jsonb, p_event_id text default null, p_event_type text default null
) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  owner uuid;
begin
  select user_id into owner from private.stripe_customers where customer_id = p_subscription ->> 'customer_id';
  if not found then
    return 'unknown_customer';
  end if;
  -- One change of a user's plan at a time. An account that is being deleted is not waited for in vain.
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
  perform private.settle_subscription(owner);
  return 'applied';
end
$$;
