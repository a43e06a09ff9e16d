-- The progress of the comparison with Stripe's subscriptions. The comparison may take longer than a function
-- may run, so each run continues where the last one stopped.
create table private.reconciliation (
  id boolean primary key default true check (id),
  -- Subscriptions with an older ticket have not been read in the current round yet; null between rounds.
  first_ticket bigint,
  phase text not null default 'named' check (phase in ('named', 'unnamed')),
  after text,
  finished_at timestamptz
);
comment on column private.reconciliation.phase is
  'named: subscriptions that Stripe lists; unnamed: subscriptions that have not ended here but are not in Stripe''s list';
comment on column private.reconciliation.after is 'the last subscription that was compared; null before the first';

alter table private.reconciliation enable row level security;

-- Returns true if a round is in progress, if the last one ended over 55 minutes ago, or if there was none.
create function private.is_reconciliation_due() returns boolean
  language sql stable set search_path = ''
as $$
  select first_ticket is not null or coalesce(finished_at < now() - interval '55 minutes', true)
  from private.reconciliation
$$;

-- Returns the progress of the comparison; starts a round if none is in progress.
create function public.begin_reconciliation() returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  round private.reconciliation;
begin
  select * into round from private.reconciliation for update;
  if round.first_ticket is null then
    update private.reconciliation set first_ticket = nextval('private.stripe_readings'), phase = 'named', after = null
      where id returning * into round;
  end if;
  return jsonb_build_object('phase', round.phase, 'after', round.after, 'first_ticket', round.first_ticket);
end
$$;
grant execute on function public.begin_reconciliation() to service_role;

-- Stores the progress, unless the round with this ticket has ended. A null phase ends the round.
create function public.keep_reconciliation(p_first_ticket bigint, p_phase text, p_after text) returns void
  language sql security definer set search_path = ''
as $$
  update private.reconciliation set first_ticket = case when p_phase is not null then first_ticket end,
      phase = coalesce(p_phase, 'named'), after = p_after,
      finished_at = case when p_phase is null then now() else finished_at end
    where first_ticket = p_first_ticket
$$;
grant execute on function public.keep_reconciliation(bigint, text, text) to service_role;

-- Returns an outcome of apply_stripe_subscription, or 'failed', for each subscription, ordered by customer.
create function public.apply_stripe_subscriptions(p_ticket bigint, p_subscriptions jsonb) returns text[]
  language plpgsql security definer set search_path = ''
as $$
declare
  subscription jsonb;
  outcomes text[] := '{}';
begin
  -- Ordered by customer, so that concurrent calls lock the accounts in the same order and cannot deadlock.
  for subscription in select value from jsonb_array_elements(p_subscriptions) order by value ->> 'customer_id'
  loop
    begin
      outcomes := outcomes || public.apply_stripe_subscription(p_ticket, subscription);
    exception when others then
      outcomes := outcomes || 'failed'::text;
    end;
  end loop;
  return outcomes;
end
$$;
grant execute on function public.apply_stripe_subscriptions(bigint, jsonb) to service_role;

-- Returns the ids of the next subscriptions that can still change and were last read before the ticket.
create function public.unread_stripe_subscriptions(p_first_ticket bigint, p_after text, p_limit integer default 100)
  returns setof text
  language sql stable security definer set search_path = ''
as $$
  select subscription_id from private.stripe_subscriptions
  where status not in ('canceled', 'incomplete_expired') and read_ticket < p_first_ticket
    and (p_after is null or subscription_id > p_after)
  order by subscription_id limit p_limit
$$;
grant execute on function public.unread_stripe_subscriptions(bigint, text, integer) to service_role;
