create table public.alert_rules (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  keyword_id uuid not null references public.keywords (id) on delete cascade,
  kind text not null check (kind in (
    'enters_first', 'leaves_first', 'moves_up', 'moves_down', 'lost', 'found', 'best_ever', 'failed_twice',
    'level_better', 'level_worse'
  )),
  threshold integer check (threshold between 1 and 100),
  changed_at timestamptz not null default now(),
  changed_in xid8 not null,
  unique nulls not distinct (keyword_id, kind, threshold),
  check ((kind in ('enters_first', 'leaves_first', 'moves_up', 'moves_down')) = (threshold is not null))
);
comment on column public.alert_rules.threshold is 'the N of "first N positions", or the minimum size of a move';

create index alert_rules_by_owner on public.alert_rules (user_id, id);

call private.let_owners_read('public.alert_rules');
grant select on public.alert_rules to authenticated;

create table public.alerts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  keyword_id uuid references public.keywords (id) on delete cascade,
  search_id uuid not null,
  kind text not null,
  threshold integer,
  position integer,
  previous_position integer,
  results integer not null default 0,
  word text,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  changed_at timestamptz not null default now(),
  pushed_at timestamptz,
  changed_in xid8 not null,
  unique nulls not distinct (keyword_id, search_id, kind, threshold, word),
  check (num_nonnulls(keyword_id, word) = 1),
  foreign key (search_id, user_id) references public.search_history (id, user_id) on delete cascade
);
comment on column public.alerts.word is 'the suggestion with an unwelcome word, for an alert of a brand word';
comment on column public.alerts.pushed_at is 'when it was claimed for a push';

create index alerts_by_search on public.alerts (search_id, user_id);
create index alerts_to_push on public.alerts (user_id, created_at) where pushed_at is null and read_at is null;
create index alerts_by_transaction on public.alerts (user_id, changed_in);

call private.let_owners_read('public.alerts');
grant select on public.alerts to authenticated;

create table public.alert_settings (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  push boolean not null default false,
  quiet_from smallint check (quiet_from between 0 and 23),
  quiet_until smallint check (quiet_until between 0 and 23),
  time_zone text not null default 'Europe/London' check (char_length(time_zone) between 1 and 64),
  changed_at timestamptz not null default now(),
  changed_in xid8 not null,
  daily_push boolean not null default false,
  daily_mail boolean not null default false,
  weekly_mail boolean not null default false,
  language text check (language ~ '^[a-z]{2,3}$'),
  check ((quiet_from is null) = (quiet_until is null))
);
comment on column public.alert_settings.quiet_from is 'the hour, in time_zone, from which nothing is sent';
comment on column public.alert_settings.daily_push is 'with push: a daily digest instead of a push for each alert';
comment on column public.alert_settings.daily_mail is 'the digest by email';
comment on column public.alert_settings.weekly_mail is 'the report by email on Mondays';
comment on column public.alert_settings.language is 'the app''s language on the device that last changed them; null if unknown';

call private.let_owners_read('public.alert_settings');
grant select on public.alert_settings to authenticated;

create trigger alert_rules_ceiling before insert on public.alert_rules
  for each row execute function private.limit_rows('keyword_id', '30', 'too_many_alert_rules');

create function private.put_alert_rule(p_user_id uuid, p_values jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  rule_id uuid := (p_values ->> 'id')::uuid;
  phrase_id uuid := (p_values ->> 'keyword_id')::uuid;
  rule_kind text := p_values ->> 'kind';
  rule_threshold integer := (p_values ->> 'threshold')::integer;
begin
  perform private.refuse_foreign_key_phrase(p_user_id, phrase_id);
  -- If another device created the same rule, this rule replaces it.
  delete from public.alert_rules
    where keyword_id = phrase_id and kind = rule_kind and threshold is not distinct from rule_threshold
      and id <> rule_id;
  insert into public.alert_rules as known (id, user_id, keyword_id, kind, threshold)
    values (rule_id, p_user_id, phrase_id, rule_kind, rule_threshold)
    on conflict (id) do update
      set keyword_id = excluded.keyword_id, kind = excluded.kind, threshold = excluded.threshold
      where known.user_id = p_user_id;
  if not found then
    perform private.refuse('PT404', 'not_found');
  end if;
end
$$;

create function private.mark_alerts_read(p_user_id uuid, p_values jsonb) returns void
  language sql set search_path = ''
as $$
  -- `until` is the time of the newest alert on the device, which stores times in whole milliseconds.
  update public.alerts set read_at = now()
  where user_id = p_user_id and read_at is null
    and date_trunc('milliseconds', created_at) <= (p_values ->> 'until')::timestamptz
$$;

create function private.change_alert_settings(p_user_id uuid, p_values jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  known public.alert_settings;
  wanted public.alert_settings;
begin
  insert into public.alert_settings (user_id) values (p_user_id) on conflict do nothing;
  select * into known from public.alert_settings where user_id = p_user_id for update;
  wanted := jsonb_populate_record(known, p_values - '{user_id,changed_at}'::text[]);
  -- An unknown time zone raises an error here. If it were stored, every later run of the sender would fail.
  perform now() at time zone wanted.time_zone;
  update public.alert_settings set push = wanted.push, quiet_from = wanted.quiet_from,
      quiet_until = wanted.quiet_until, time_zone = wanted.time_zone, daily_push = wanted.daily_push,
      daily_mail = wanted.daily_mail, weekly_mail = wanted.weekly_mail, language = wanted.language
    where user_id = p_user_id;
  if wanted.push and not wanted.daily_push and (not known.push or known.daily_push) then
    -- Earlier alerts stay in the inbox and are not pushed.
    update public.alerts set pushed_at = now() where user_id = p_user_id and pushed_at is null;
  end if;
end
$$;
