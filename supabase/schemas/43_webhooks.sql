create table private.webhooks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  url text not null check (url ~ '^https?://[!-~]+$' and char_length(url) <= 2048),
  secret text not null check (secret ~ '^whsec_[A-Za-z0-9+/]{32,88}={0,2}$'),
  kinds text[] not null
    check (kinds <@ '{alert.raised,check.finished,digest.daily}' and cardinality(kinds) between 1 and 3),
  created_at timestamptz not null default now(),
  failing_since timestamptz,
  disabled_at timestamptz,
  disabled_because text check (disabled_because in ('failing', 'gone')),
  check ((disabled_at is null) = (disabled_because is null))
);
comment on column private.webhooks.secret is 'signs the deliveries, so it cannot be a hash';
comment on column private.webhooks.failing_since is 'the first failure since the last success';

create index webhooks_by_owner on private.webhooks (user_id);

create trigger webhooks_ceiling before insert on private.webhooks
  for each row execute function private.limit_rows('user_id', '5', 'too_many_webhooks');

create table private.webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references private.webhooks (id) on delete cascade,
  kind text not null,
  payload text not null,
  created_at timestamptz not null default clock_timestamp(),
  attempts integer not null default 0 check (attempts between 0 and 8),
  next_attempt_at timestamptz default now(),
  last_attempt_at timestamptz,
  last_status integer,
  last_error text check (last_error ~ '^[a-z_]{1,40}$'),
  delivered boolean not null default false
);
comment on column private.webhook_deliveries.payload is 'the body, the same at each attempt';
comment on column private.webhook_deliveries.next_attempt_at is
  'null: settled; claimed: when another run may try again';
comment on column private.webhook_deliveries.last_status is 'the status of the response; null if there was none';

create index webhook_deliveries_log on private.webhook_deliveries (webhook_id, created_at desc);
create index webhook_deliveries_due on private.webhook_deliveries (next_attempt_at) where next_attempt_at is not null;

-- Queues an event for the user's enabled webhooks that receive this kind, if the plan has API scopes.
create function private.queue_webhook_event(p_user_id uuid, p_kind text, p_data jsonb) returns void
  language sql set search_path = ''
as $$
  insert into private.webhook_deliveries (webhook_id, kind, payload)
    select webhook.id, p_kind, jsonb_build_object('type', p_kind, 'timestamp', now(), 'data', p_data)::text
    from private.webhooks as webhook
    where webhook.user_id = p_user_id and p_kind = any (webhook.kinds) and webhook.disabled_at is null
      and (private.user_plan(p_user_id)).api_scopes <> '{}'
$$;

create function private.tell_alert() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_webhook_event(new.user_id, 'alert.raised', (
    select jsonb_build_object(
      'alert_id', new.id, 'key_phrase_id', new.keyword_id, 'phrase', coalesce(phrase.keyword, new.word),
      'country', search.country, 'check_id', new.search_id, 'kind', new.kind, 'threshold', new.threshold,
      'position', new.position, 'previous_position', new.previous_position, 'results', new.results
    )
    from public.search_history as search left join public.keywords as phrase on phrase.id = new.keyword_id
    where search.id = new.search_id
  ));
  return null;
end
$$;

create trigger alerts_tell after insert on public.alerts
  for each row execute function private.tell_alert();

-- Runs at the end of the transaction, when the positions have been written.
create function private.tell_check() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.webhooks where user_id = new.user_id and 'check.finished' = any (kinds)) then
    perform private.queue_webhook_event(new.user_id, 'check.finished', jsonb_build_object(
      'check_id', new.id, 'phrase', new.search_term, 'country', new.country, 'origin', new.origin,
      'state', new.state, 'failure_code', new.failure_code, 'source', new.source, 'checked_at', new.searched_at,
      'positions', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'key_phrase_id', keyword_id, 'position', position, 'results', results
        ) order by keyword_id), '[]')
        from public.key_phrase_checks where search_id = new.id and user_id = new.user_id
      )
    ));
  end if;
  return null;
end
$$;

create constraint trigger search_history_tell_new after insert on public.search_history
  deferrable initially deferred for each row
  when (new.search_type = 'search_results_check' and new.page = 1 and new.state <> 'pending' and not new.imported)
  execute function private.tell_check();

create constraint trigger search_history_tell_settled after update of state on public.search_history
  deferrable initially deferred for each row
  when (new.search_type = 'search_results_check' and new.page = 1 and new.state <> 'pending' and old.state <> new.state)
  execute function private.tell_check();

-- Returns the caller's webhooks, oldest first, each with its last 50 deliveries.
create function public.my_webhooks() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', webhook.id, 'url', webhook.url, 'kinds', webhook.kinds, 'created_at', webhook.created_at,
    'failing_since', webhook.failing_since, 'disabled_at', webhook.disabled_at,
    'disabled_because', webhook.disabled_because, 'deliveries', (
      select coalesce(jsonb_agg(to_jsonb(told) - '{webhook_id,payload}'::text[] order by created_at desc), '[]') from (
        select * from private.webhook_deliveries where webhook_id = webhook.id order by created_at desc limit 50
      ) as told
    )
  ) order by webhook.created_at, webhook.id), '[]')
  from private.webhooks as webhook where webhook.user_id = auth.uid()
$$;
grant execute on function public.my_webhooks() to authenticated;

-- Adds a webhook with a secret that the device generated. Raises the errors of lock_caller, PT403
-- plan_required, PT422 too_many_webhooks at five, PT422 invalid_change.
create function public.create_webhook(p_url text, p_secret text, p_kinds text[]) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  caller public.profiles := private.lock_caller();
  added uuid;
begin
  if (private.user_plan(caller.id)).api_scopes = '{}' then
    perform private.refuse('PT403', 'plan_required');
  end if;
  insert into private.webhooks (user_id, url, secret, kinds) values (caller.id, p_url, p_secret, p_kinds)
    returning id into added;
  -- due_digests considers only users who have a row here.
  insert into public.alert_settings (user_id) values (caller.id) on conflict do nothing;
  return added;
exception
  when integrity_constraint_violation or data_exception then
    perform private.refuse('PT422', 'invalid_change');
end
$$;
grant execute on function public.create_webhook(text, text, text[]) to authenticated;

create function public.enable_webhook(p_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  update private.webhooks set disabled_at = null, disabled_because = null, failing_since = null
  where id = p_id and user_id = auth.uid()
$$;
grant execute on function public.enable_webhook(uuid) to authenticated;

create function public.delete_webhook(p_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  delete from private.webhooks where id = p_id and user_id = auth.uid()
$$;
grant execute on function public.delete_webhook(uuid) to authenticated;

create function private.claimed_delivery(p_delivery private.webhook_deliveries) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', p_delivery.id, 'url', url, 'secret', secret, 'payload', p_delivery.payload)
  from private.webhooks where id = p_delivery.webhook_id
$$;

-- Claims due deliveries for two minutes, and returns them as [{id, url, secret, payload}]. Deliveries of failing
-- webhooks come last, and a call claims at most four per webhook, so that a slow receiver hardly delays others.
create function public.claim_webhook_deliveries(p_limit integer, p_now timestamptz default now()) returns jsonb
  language sql security definer set search_path = ''
as $$
  with ranked as (
    select delivery.id, webhook.failing_since is not null as fails,
        row_number() over (partition by webhook_id order by next_attempt_at, delivery.id) as n
    from private.webhook_deliveries as delivery join private.webhooks as webhook on webhook.id = webhook_id
    where next_attempt_at <= p_now
  ), due as (
    select delivery.id from private.webhook_deliveries as delivery join ranked using (id)
    where ranked.n <= 4 and delivery.next_attempt_at <= p_now
    order by ranked.fails, ranked.n, delivery.next_attempt_at limit p_limit
    for no key update of delivery skip locked
  ), claimed as (
    update private.webhook_deliveries as delivery set
        attempts = least(attempts + 1, 8), last_attempt_at = p_now, next_attempt_at = p_now + interval '2 minutes'
      from due where delivery.id = due.id returning delivery
  )
  select coalesce(jsonb_agg(private.claimed_delivery(delivery)), '[]') from claimed
$$;
grant execute on function public.claim_webhook_deliveries(integer, timestamptz) to service_role;

-- Adds a test delivery, which is attempted only once, and returns it as {id, url, secret, payload}. Raises
-- PT404 not_found, PT429 too_many_changes.
create function public.claim_webhook_test(p_user_id uuid, p_webhook_id uuid) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  queued private.webhook_deliveries;
begin
  if not exists (select from private.webhooks where id = p_webhook_id and user_id = p_user_id) then
    perform private.refuse('PT404', 'not_found');
  end if;
  if not private.take_from_account(p_user_id, 'webhook tests', 1, 100) then
    perform private.refuse('PT429', 'too_many_changes', '100');
  end if;
  insert into private.webhook_deliveries
      (webhook_id, kind, payload, attempts, last_attempt_at, next_attempt_at)
    values (p_webhook_id, 'webhook.test', jsonb_build_object(
      'type', 'webhook.test', 'timestamp', now(), 'data', jsonb_build_object('webhook_id', p_webhook_id)
    )::text, 1, now(), null)
    returning * into queued;
  return private.claimed_delivery(queued);
end
$$;
grant execute on function public.claim_webhook_test(uuid, uuid) to service_role;

-- Stores the status of an attempt's response, or the error if there was no response. Disables the webhook
-- after a 410, or if a delivery's last attempt fails after three days without a success; tests do not count.
-- Returns {url, because, email, language} if this call disabled it, else null.
create function public.settle_webhook_delivery(
  p_id uuid, p_status integer, p_error text, p_now timestamptz default now()
) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  pauses constant interval[] := '{1 minute,5 minutes,30 minutes,2 hours,4 hours,8 hours,9 hours}';
  succeeded constant boolean := coalesce(p_status between 200 and 299, false);
  delivery private.webhook_deliveries;
  webhook private.webhooks;
  reason text;
begin
  update private.webhook_deliveries set
      delivered = succeeded, last_status = p_status, last_error = p_error,
      next_attempt_at = case when not succeeded and kind <> 'webhook.test' then p_now + pauses[attempts] end
    where id = p_id returning * into delivery;
  -- The delivery was deleted meanwhile.
  if not found then
    return null;
  end if;
  if delivery.kind <> 'webhook.test' then
    update private.webhooks set failing_since = case when not succeeded then coalesce(failing_since, p_now) end
      where id = delivery.webhook_id returning * into webhook;
    reason := case
      when webhook.disabled_at is not null then null
      when p_status = 410 then 'gone'
      when webhook.failing_since <= p_now - interval '3 days' and delivery.next_attempt_at is null then 'failing'
    end;
    if reason is not null then
      update private.webhooks set disabled_at = p_now, disabled_because = reason
        where id = webhook.id returning * into webhook;
    end if;
    if webhook.disabled_at is not null then
      update private.webhook_deliveries set next_attempt_at = null
        where webhook_id = webhook.id and next_attempt_at is not null;
    end if;
  end if;
  delete from private.webhook_deliveries where id in (
    select id from private.webhook_deliveries
      where webhook_id = delivery.webhook_id and next_attempt_at is null order by created_at desc offset 50
  );
  return (
    select jsonb_build_object('url', webhook.url, 'because', reason, 'email', users.email, 'language', settings.language)
    from auth.users left join public.alert_settings as settings on settings.user_id = users.id
    where users.id = webhook.user_id and reason is not null
  );
end
$$;
grant execute on function public.settle_webhook_delivery(uuid, integer, text, timestamptz) to service_role;

create function private.wants_webhook_digest(p_user_id uuid) returns boolean
  language sql stable set search_path = ''
as $$
  select exists (
    select from private.webhooks
    where user_id = p_user_id and 'digest.daily' = any (kinds) and disabled_at is null
  )
$$;

create function private.are_webhooks_due(p_now timestamptz default now()) returns boolean
  language sql stable set search_path = ''
as $$
  select exists (select from private.webhook_deliveries where next_attempt_at <= p_now)
$$;
