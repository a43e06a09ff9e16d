create table private.push_subscriptions (
  endpoint text primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);

create index push_subscriptions_by_owner on private.push_subscriptions (user_id);

-- A browser supplies its own endpoint, to which our server sends requests, so only these hosts are allowed.
create table private.push_services (
  host text primary key check (host = lower(host)),
  -- True for the server of a test on this machine: http and any port of the host are allowed too.
  is_test boolean not null default false
);
comment on column private.push_services.host is 'the service''s host, or its parent domain';

create function private.is_push_service(p_endpoint text) returns boolean
  language sql stable set search_path = ''
as $$
  select exists (
    select from private.push_services as service
      cross join lateral regexp_match(p_endpoint, '^(https?)://([a-z0-9.-]+)(:[0-9]+)?/[!-~]*$') as part
    where (part[1] = 'https' and part[3] is null or service.is_test)
      and (part[2] = service.host or right(part[2], length(service.host) + 1) = '.' || service.host)
  )
$$;

create trigger push_subscriptions_service before insert or update of endpoint on private.push_subscriptions
  for each row when (not private.is_push_service(new.endpoint))
  execute function private.refuse_row('PT422', 'invalid_change');

-- A browser's subscription belongs to the user who saved it last.
create function public.save_push_subscription(p_endpoint text, p_p256dh text, p_auth text) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
begin
  if (p_endpoint ~ '^https?://[^\s]+$' and char_length(p_endpoint) <= 2048
    and p_p256dh ~ '^[A-Za-z0-9_=-]{80,100}$' and p_auth ~ '^[A-Za-z0-9_=-]{16,40}$') is not true
  then
    perform private.refuse('PT422', 'invalid_change');
  end if;
  insert into private.push_subscriptions (endpoint, user_id, p256dh, auth)
    values (p_endpoint, caller, p_p256dh, p_auth)
    on conflict (endpoint) do update
      set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth, created_at = now();
  -- Browsers abandon subscriptions, so only the newest are kept.
  delete from private.push_subscriptions where endpoint in (
    select endpoint from private.push_subscriptions where user_id = caller order by created_at desc offset 20
  );
end
$$;
grant execute on function public.save_push_subscription(text, text, text) to authenticated;

create function public.delete_push_subscription(p_endpoint text) returns void
  language sql security definer set search_path = ''
as $$
  delete from private.push_subscriptions where endpoint = p_endpoint and user_id = auth.uid()
$$;
grant execute on function public.delete_push_subscription(text) to authenticated;

-- Deletes a subscription that its push service reported as gone, regardless of the subscription's owner.
create function public.drop_push_subscription(p_endpoint text) returns void
  language sql security definer set search_path = ''
as $$
  delete from private.push_subscriptions where endpoint = p_endpoint
$$;
grant execute on function public.drop_push_subscription(text) to service_role;

create function private.is_quiet_hour(p_settings public.alert_settings, p_hour numeric) returns boolean
  language sql immutable set search_path = ''
as $$
  select coalesce(case
    when p_settings.quiet_from <= p_settings.quiet_until
      then p_hour >= p_settings.quiet_from and p_hour < p_settings.quiet_until
    else p_hour >= p_settings.quiet_from or p_hour < p_settings.quiet_until
  end, false)
$$;

-- Claims the alerts to push now, one bundle per user: {user_id, language, unread, alerts, subscriptions}.
-- Claimed alerts count as pushed. Alerts older than a day are not pushed. Endpoints are checked again,
-- because the allowed hosts may have changed.
create function public.claim_push_bundles(p_limit integer, p_now timestamptz default now()) returns jsonb
  language sql security definer set search_path = ''
as $$
  with listeners as (
    select settings.user_id from public.alert_settings as settings
    where settings.push and not settings.daily_push
      and not private.is_quiet_hour(settings, extract(hour from p_now at time zone settings.time_zone))
      and exists (
        select from private.push_subscriptions
        where user_id = settings.user_id and private.is_push_service(endpoint)
      )
      and exists (
        select from public.alerts
        where user_id = settings.user_id and pushed_at is null and read_at is null
          and created_at > p_now - interval '1 day'
      )
    limit p_limit
  ), waiting as (
    select alerts.id from public.alerts join listeners using (user_id)
    where pushed_at is null and read_at is null and created_at > p_now - interval '1 day'
    for no key update of alerts skip locked
  ), taken as (
    update public.alerts set pushed_at = p_now from waiting where alerts.id = waiting.id returning alerts.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'user_id', bundle.user_id,
    'language', (select language from public.alert_settings where user_id = bundle.user_id),
    'alerts', bundle.alerts,
    'unread', (select count(*) from public.alerts where user_id = bundle.user_id and read_at is null),
    'subscriptions', (
      select jsonb_agg(jsonb_build_object('endpoint', endpoint, 'p256dh', p256dh, 'auth', auth))
      from private.push_subscriptions
      where user_id = bundle.user_id and private.is_push_service(endpoint)
    )
  )), '[]')
  from (
    select taken.user_id, jsonb_agg(jsonb_build_object(
      'id', taken.id, 'keyword_id', taken.keyword_id, 'keyword', coalesce(phrase.keyword, taken.word), 'kind', taken.kind,
      'threshold', taken.threshold, 'position', taken.position, 'previous_position', taken.previous_position,
      'results', taken.results
    ) order by taken.created_at, taken.id) as alerts
    from taken left join public.keywords as phrase on phrase.id = taken.keyword_id
    group by taken.user_id
  ) as bundle
$$;
grant execute on function public.claim_push_bundles(integer, timestamptz) to service_role;

-- Releases alerts that no push service accepted, so that a later run pushes them.
create function public.release_push_bundle(p_alert_ids uuid[]) returns void
  language sql security definer set search_path = ''
as $$
  update public.alerts set pushed_at = null where id = any (p_alert_ids)
$$;
grant execute on function public.release_push_bundle(uuid[]) to service_role;
