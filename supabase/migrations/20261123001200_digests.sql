-- One digest a day, as the one push of the day and by mail, for those who choose it.

alter table public.alert_settings
  add column daily_push boolean not null default false,
  add column daily_mail boolean not null default false,
  add column language text check (language ~ '^[a-z]{2,3}$');
comment on column public.alert_settings.quiet_from is 'hour of the day in time_zone from which nothing is sent';
comment on column public.alert_settings.daily_push is 'with push: one digest a day rather than alerts as they come';
comment on column public.alert_settings.daily_mail is 'the digest by mail';
comment on column public.alert_settings.language is 'of the device that changed them last; null is not known';

create function private.is_quiet_hour(p_settings public.alert_settings, p_hour numeric) returns boolean
  language sql immutable set search_path = ''
as $$
  select coalesce(case
    when p_settings.quiet_from <= p_settings.quiet_until
      then p_hour >= p_settings.quiet_from and p_hour < p_settings.quiet_until
    else p_hour >= p_settings.quiet_from or p_hour < p_settings.quiet_until
  end, false)
$$;

create or replace function private.is_quiet(p_settings public.alert_settings, p_now timestamptz) returns boolean
  language sql stable set search_path = ''
as $$
  select private.is_quiet_hour(p_settings, extract(hour from p_now at time zone p_settings.time_zone))
$$;

-- Takes what is to be pushed now, one bundle per user: {user_id, unread, alerts, subscriptions}. What is taken counts
-- as pushed, so that nobody is told twice; alerts of yesterday stay in the inbox alone, and so do all of who is told once
-- a day (43_digests.sql).
create or replace function public.claim_push_bundles(p_limit integer, p_now timestamptz default now()) returns jsonb
  language sql security definer set search_path = ''
as $$
  with listeners as (
    select settings.user_id from public.alert_settings as settings
    where settings.push and not settings.daily_push and not private.is_quiet(settings, p_now)
      and exists (select from private.push_subscriptions where user_id = settings.user_id)
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
    'alerts', bundle.alerts,
    'unread', (select count(*) from public.alerts where user_id = bundle.user_id and read_at is null),
    'subscriptions', (
      select jsonb_agg(jsonb_build_object('endpoint', endpoint, 'p256dh', p256dh, 'auth', auth))
      from private.push_subscriptions where user_id = bundle.user_id
    )
  )), '[]')
  from (
    select taken.user_id, jsonb_agg(jsonb_build_object(
      'id', taken.id, 'keyword_id', taken.keyword_id, 'keyword', phrase.keyword, 'kind', taken.kind,
      'threshold', taken.threshold, 'position', taken.position, 'previous_position', taken.previous_position,
      'results', taken.results
    ) order by taken.created_at, taken.id) as alerts
    from taken join public.keywords as phrase on phrase.id = taken.keyword_id
    group by taken.user_id
  ) as bundle
$$;

create or replace function private.change_alert_settings(p_user_id uuid, p_values jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  known public.alert_settings;
  wanted public.alert_settings;
begin
  insert into public.alert_settings (user_id) values (p_user_id) on conflict do nothing;
  select * into known from public.alert_settings where user_id = p_user_id for update;
  wanted := jsonb_populate_record(known, p_values - '{user_id,changed_at}'::text[]);
  -- A time zone that Postgres does not know is refused here rather than at every run of the sender.
  perform now() at time zone wanted.time_zone;
  update public.alert_settings set push = wanted.push, quiet_from = wanted.quiet_from,
      quiet_until = wanted.quiet_until, time_zone = wanted.time_zone, daily_push = wanted.daily_push,
      daily_mail = wanted.daily_mail, language = wanted.language
    where user_id = p_user_id;
  if wanted.push and not wanted.daily_push and (not known.push or known.daily_push) then
    -- What happened before is in the inbox; nobody wants it all at once.
    update public.alerts set pushed_at = now() where user_id = p_user_id and pushed_at is null;
  end if;
end
$$;

-- A person's day, taken before anything is sent.
create table private.digests (
  user_id uuid not null references public.profiles (id) on delete cascade,
  day date not null,
  since timestamptz not null,
  claimed_at timestamptz not null,
  attempts smallint not null default 1,
  closed_at timestamptz,
  primary key (user_id, day)
);
comment on column private.digests.day is 'in the time zone of its owner';
comment on column private.digests.since is 'from when on it tells';
comment on column private.digests.closed_at is 'there was nothing to tell, or it may have been sent: never again';

create index digests_by_time on private.digests (claimed_at);

-- Whose digest is to be made now: from eight in the morning where they are, or from the end of the quiet hours that eight
-- is in. A run that broke off has a quarter of an hour.
create function private.due_digests(p_now timestamptz) returns table (user_id uuid, day date)
  language sql stable set search_path = ''
as $$
  select settings.user_id, there::date
  from public.alert_settings as settings
    cross join lateral (select p_now at time zone settings.time_zone) as clock (there)
  where (settings.daily_mail or settings.push and settings.daily_push)
    and not private.is_quiet(settings, p_now)
    and extract(hour from there) >= case when private.is_quiet_hour(settings, 8) then settings.quiet_until else 8 end
    and exists (select from public.keywords where keywords.user_id = settings.user_id and status)
    and not exists (
      select from private.digests as known
      where known.user_id = settings.user_id and known.day = there::date
        and (closed_at is not null or attempts >= 5 or claimed_at > p_now - interval '15 minutes')
    )
$$;

-- Takes digests that are due: [{user_id, day, since, language, unread, email, subscriptions, phrases: [{row, checks}]}].
-- `email` is null and `subscriptions` empty where they are not wanted. Of the checks there are those since, the last one
-- before that measured something, and the best.
create function public.claim_digests(p_limit integer, p_now timestamptz default now()) returns jsonb
  language sql security definer set search_path = ''
as $$
  with claimed as (
    insert into private.digests as known (user_id, day, since, claimed_at)
      select due.user_id, due.day, coalesce((
        select greatest(max(last.claimed_at), p_now - interval '3 days') from private.digests as last
        where last.user_id = due.user_id and last.closed_at is not null
        having count(*) > 0
      ), p_now - interval '1 day'), p_now
      from private.due_digests(p_now) as due limit p_limit
    on conflict (user_id, day) do update set claimed_at = excluded.claimed_at, attempts = known.attempts + 1
      -- Another run may have had it meanwhile.
      where known.closed_at is null and known.claimed_at <= excluded.claimed_at - interval '15 minutes'
    returning known.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'user_id', claimed.user_id,
    'day', claimed.day,
    'since', claimed.since,
    'language', settings.language,
    'unread', (select count(*) from public.alerts where alerts.user_id = claimed.user_id and read_at is null),
    'email', (
      select email from auth.users
      where id = claimed.user_id and email_confirmed_at is not null and settings.daily_mail
    ),
    'subscriptions', (
      select coalesce(jsonb_agg(jsonb_build_object('endpoint', endpoint, 'p256dh', p256dh, 'auth', auth)), '[]')
      from private.push_subscriptions
      where push_subscriptions.user_id = claimed.user_id and settings.push and settings.daily_push
    ),
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
revoke all on function public.claim_digests(integer, timestamptz) from public;
grant execute on function public.claim_digests(integer, timestamptz) to service_role;

-- Ends a person's day. Answers whether it was open: only who is told so may send.
create function public.close_digest(p_user_id uuid, p_day date) returns boolean
  language sql security definer set search_path = ''
as $$
  with closed as (
    update private.digests set closed_at = now()
      where user_id = p_user_id and day = p_day and closed_at is null returning user_id
  )
  select exists (select from closed)
$$;
revoke all on function public.close_digest(uuid, date) from public;
grant execute on function public.close_digest(uuid, date) to service_role;

-- Opens it again for a later run: nobody took what was sent.
create function public.reopen_digest(p_user_id uuid, p_day date) returns void
  language sql security definer set search_path = ''
as $$
  update private.digests set closed_at = null where user_id = p_user_id and day = p_day
$$;
revoke all on function public.reopen_digest(uuid, date) from public;
grant execute on function public.reopen_digest(uuid, date) to service_role;

-- Ends the digest by mail, for a link in a mail.
create function public.stop_daily_mail(p_user_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  update public.alert_settings set daily_mail = false where user_id = p_user_id and daily_mail
$$;
revoke all on function public.stop_daily_mail(uuid) from public;
grant execute on function public.stop_daily_mail(uuid) to service_role;

-- Deletes the next slice of what is past its time. Answers how many rows.
create or replace function private.purge_slice(p_now timestamptz, p_rows integer) returns integer
  language plpgsql set search_path = ''
as $$
declare
  gone integer;
begin
  -- The tracker looks at today's and tomorrow's; what became of a day is in the history.
  delete from private.tracked_days where (keyword_id, day) in (
    select keyword_id, day from private.tracked_days
      where state in ('done', 'failed') and day < (p_now at time zone 'UTC')::date - 7 order by day limit p_rows
  );
  get diagnostics gone = row_count;
  if gone > 0 then
    return gone;
  end if;
  -- A device that has been away for longer, and lost the answer before that, sends a change twice.
  delete from private.applied_mutations where (user_id, id) in (
    select user_id, id from private.applied_mutations
      where applied_at < p_now - interval '180 days' order by applied_at limit p_rows
  );
  get diagnostics gone = row_count;
  if gone > 0 then
    return gone;
  end if;
  -- A device that has been away for longer compares everything, because of the row '*'.
  with forgotten as (
    delete from public.removed_rows where (user_id, relation, row_id) in (
      select user_id, relation, row_id from public.removed_rows
        where removed_at < p_now - interval '90 days' and relation <> '*' order by removed_at limit p_rows
    )
    returning user_id, changed_in
  ), noted as (
    insert into public.removed_rows as known (user_id, relation, row_id, changed_in, removed_at)
      select user_id, '*', user_id, max(changed_in), 'infinity' from forgotten group by user_id
      on conflict (user_id, relation, row_id) do update set removed_at = 'infinity', changed_in = case
        -- One that is still to come is of a life before a restore.
        when known.changed_in <= pg_current_xact_id() then greatest(known.changed_in, excluded.changed_in)
        else excluded.changed_in
      end
  )
  select count(*) into gone from forgotten;
  if gone > 0 then
    return gone;
  end if;
  delete from private.digests where (user_id, day) in (
    select user_id, day from private.digests where claimed_at < p_now - interval '30 days' limit p_rows
  );
  get diagnostics gone = row_count;
  if gone > 0 then
    return gone;
  end if;
  delete from private.measurements where (name, labels, measured_at) in (
    select name, labels, measured_at from private.measurements
      where measured_at < p_now - case when name like 'tracker\_%' then interval '30 days' else interval '400 days' end
      limit p_rows
  );
  get diagnostics gone = row_count;
  if gone > 0 then
    return gone;
  end if;
  delete from public.check_results where (search_id, page) in (
    select search_id, page from public.check_results
      where kept_until < (p_now at time zone 'UTC')::date order by kept_until limit p_rows
  );
  get diagnostics gone = row_count;
  if gone > 0 then
    return gone;
  end if;
  if to_regclass('cron.job_run_details') is not null then
    begin
      execute 'delete from cron.job_run_details where end_time < $1 and runid in (
        select runid from cron.job_run_details order by runid limit $2
      )' using p_now - interval '7 days', p_rows;
      get diagnostics gone = row_count;
    exception
      when insufficient_privilege then
        -- There is a pg_cron, and it is not ours to write to.
        return 0;
    end;
  end if;
  return gone;
end
$$;

do $$
begin
  -- Where the secrets of the other jobs are, and pg_cron and pg_net with them.
  if to_regprocedure('private.call_function(text)') is not null then
    perform cron.schedule('send-digests', '4-59/10 * * * *', $job$
      select private.call_function('send-digests') where exists (select from private.due_digests(now()))
    $job$);
  end if;
end
$$;
