create table private.digests (
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('daily', 'weekly')),
  day date not null,
  since timestamptz not null,
  claimed_at timestamptz not null,
  attempts smallint not null default 1,
  closed_at timestamptz,
  primary key (user_id, kind, day)
);
comment on column private.digests.day is 'in the user''s time zone';
comment on column private.digests.since is 'the start of the time that it covers';
comment on column private.digests.closed_at is 'nothing happened, or it may have been sent, so it is never sent again';

create index digests_by_time on private.digests (claimed_at);

-- A digest is due from 8 am local time or, if 8 am is within quiet hours, from their end; never during quiet
-- hours. A weekly digest is due only on Mondays. Accounts without an active key phrase get none. A digest
-- that was claimed but not closed is due again after a quarter of an hour, until its fifth claim.
create function private.due_digests(p_now timestamptz) returns table (user_id uuid, kind text, day date)
  language sql stable set search_path = ''
as $$
  select settings.user_id, digest.kind, there::date
  from public.alert_settings as settings
    cross join lateral (select p_now at time zone settings.time_zone) as clock (there)
    cross join lateral (values
      (
        'daily',
        settings.daily_mail or settings.push and settings.daily_push or private.wants_webhook_digest(settings.user_id)
      ),
      ('weekly', settings.weekly_mail and extract(isodow from there) = 1)
    ) as digest (kind, wanted)
  where digest.wanted
    and not private.is_quiet_hour(settings, extract(hour from there))
    and extract(hour from there) >= case when private.is_quiet_hour(settings, 8) then settings.quiet_until else 8 end
    and exists (select from public.keywords where keywords.user_id = settings.user_id and status)
    and not exists (
      select from private.digests as known
      where known.user_id = settings.user_id and known.kind = digest.kind and known.day = there::date
        and (closed_at is not null or attempts >= 5 or claimed_at > p_now - interval '15 minutes')
    )
$$;

-- Claims due digests: [{user_id, kind, day, since, language, unread, email, subscriptions, webhook, phrases:
-- [{row, checks}]}]. `email` is null if unwanted or not confirmed. `subscriptions` is empty if push is
-- unwanted, and for weekly digests. `checks` are those after `since`, the last completed one up to `since`,
-- and the one with the best position.
create function public.claim_digests(p_limit integer, p_now timestamptz default now()) returns jsonb
  language sql security definer set search_path = ''
as $$
  with claimed as (
    insert into private.digests as known (user_id, kind, day, since, claimed_at)
      select due.user_id, due.kind, due.day, case due.kind when 'weekly' then p_now - interval '7 days' else coalesce((
        select greatest(max(last.claimed_at), p_now - interval '3 days') from private.digests as last
        where last.user_id = due.user_id and last.kind = 'daily' and last.closed_at is not null
        having count(*) > 0
      ), p_now - interval '1 day') end, p_now
      from private.due_digests(p_now) as due limit p_limit
    on conflict (user_id, kind, day) do update set claimed_at = excluded.claimed_at, attempts = known.attempts + 1
      -- Another run may have claimed the digest meanwhile.
      where known.closed_at is null and known.claimed_at <= excluded.claimed_at - interval '15 minutes'
    returning known.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'user_id', claimed.user_id,
    'kind', claimed.kind,
    'day', claimed.day,
    'since', claimed.since,
    'language', settings.language,
    'unread', (select count(*) from public.alerts where alerts.user_id = claimed.user_id and read_at is null),
    'email', (
      select email from auth.users
      where id = claimed.user_id and email_confirmed_at is not null
        and case claimed.kind when 'weekly' then settings.weekly_mail else settings.daily_mail end
    ),
    'subscriptions', (
      select coalesce(jsonb_agg(jsonb_build_object('endpoint', endpoint, 'p256dh', p256dh, 'auth', auth)), '[]')
      from private.push_subscriptions
      where push_subscriptions.user_id = claimed.user_id and claimed.kind = 'daily'
        and settings.push and settings.daily_push and private.is_push_service(endpoint)
    ),
    'webhook', claimed.kind = 'daily' and private.wants_webhook_digest(claimed.user_id),
    'phrases', (
      select jsonb_agg(jsonb_build_object('row', to_jsonb(phrase) - 'changed_in', 'checks', (
        select coalesce(jsonb_agg(to_jsonb(told) - 'changed_in' order by checked_at), '[]') from public.key_phrase_checks as told
        where keyword_id = phrase.id and (checked_at > claimed.since or id in (
          (
            select id from public.key_phrase_checks
            where keyword_id = phrase.id and state = 'done' and checked_at <= claimed.since
            order by checked_at desc limit 1
          )
          union all
          (
            select id from public.key_phrase_checks where keyword_id = phrase.id and position is not null
            order by position, checked_at limit 1
          )
        ))
      )))
      from public.keywords as phrase where phrase.user_id = claimed.user_id and status
    )
  )), '[]')
  from claimed join public.alert_settings as settings on settings.user_id = claimed.user_id
$$;
grant execute on function public.claim_digests(integer, timestamptz) to service_role;

-- Closes a digest, and queues p_data, if any, for the user's webhooks. Returns whether the digest was open;
-- only then may the caller send it.
create function public.close_digest(p_user_id uuid, p_kind text, p_day date, p_data jsonb default null) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  update private.digests set closed_at = now()
    where user_id = p_user_id and kind = p_kind and day = p_day and closed_at is null;
  if not found then
    return false;
  end if;
  if p_data is not null then
    perform private.queue_webhook_event(p_user_id, 'digest.daily', p_data);
  end if;
  return true;
end
$$;
grant execute on function public.close_digest(uuid, text, date, jsonb) to service_role;

-- Reopens a digest that no service accepted, for a later run.
create function public.reopen_digest(p_user_id uuid, p_kind text, p_day date) returns void
  language sql security definer set search_path = ''
as $$
  update private.digests set closed_at = null where user_id = p_user_id and kind = p_kind and day = p_day
$$;
grant execute on function public.reopen_digest(uuid, text, date) to service_role;

create function public.stop_mail(p_user_id uuid, p_kind text) returns void
  language sql security definer set search_path = ''
as $$
  update public.alert_settings set daily_mail = daily_mail and p_kind <> 'daily',
      weekly_mail = weekly_mail and p_kind <> 'weekly'
    where user_id = p_user_id and case p_kind when 'daily' then daily_mail when 'weekly' then weekly_mail end
$$;
grant execute on function public.stop_mail(uuid, text) to service_role;
