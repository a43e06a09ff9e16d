-- What devices changed, applied once. An id is recorded in the transaction of its change.
create table private.applied_mutations (
  user_id uuid not null references public.profiles (id) on delete cascade,
  id uuid not null,
  device_id uuid not null,
  sequence bigint not null,
  kind text not null,
  applied_at timestamptz not null default now(),
  primary key (user_id, id)
);

create index applied_mutations_by_age on private.applied_mutations (applied_at);

-- Everybody locks the profile before rows that belong to it. A change that came alone counted itself first, so that it
-- and a request of several of the same account could wait for each other until one was thrown out (40P01).
create function private.limit_mutations() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.profiles where id = new.user_id for no key update;
  -- An account that was deleted meanwhile has no changes.
  if not found then
    perform private.refuse('PT401', 'unauthorized');
  end if;
  if not private.take_from_account(new.user_id, 'mutations', 1, 5000) then
    perform private.refuse('PT429', 'too_many_changes', '5000');
  end if;
  return new;
end
$$;

create trigger applied_mutations_ceiling before insert on private.applied_mutations
  for each row execute function private.limit_mutations();

-- A device of a later build may change a column that this server does not have: after a rollback, or while a deployment is
-- half-way. Left out without a word it would be gone when the device next pulls the row; refused, it stays on the device.
create function private.refuse_unknown_columns(p_kind text, p_payload jsonb) returns void
  language plpgsql stable set search_path = ''
as $$
declare
  changed regclass := case
    when p_kind = 'change_profile' then 'public.profiles'
    when p_kind in ('add_key_phrase', 'change_key_phrase') then 'public.keywords'
    when p_kind = 'put_note' then 'public.key_phrase_notes'
    when p_kind = 'put_alert_rule' then 'public.alert_rules'
    when p_kind = 'change_alert_settings' then 'public.alert_settings'
  end;
begin
  if changed is not null and exists (
    select from jsonb_object_keys(p_payload) as given (name)
    where name not in (
      select attname from pg_attribute where attrelid = changed and attnum > 0 and not attisdropped
    )
  ) then
    perform private.refuse('PT422', 'unknown_column');
  end if;
end
$$;

-- Every change of src/domain/sync/changes.ts: one function for each kind. All check that the row is the caller's.

create function private.refuse_missing_row() returns void
  language plpgsql set search_path = ''
as $$
begin
  perform private.refuse('PT422', 'not_found');
end
$$;

create function private.refuse_foreign_key_phrase(p_user_id uuid, p_keyword_id uuid) returns void
  language plpgsql set search_path = ''
as $$
begin
  perform from public.keywords where id = p_keyword_id and user_id = p_user_id for key share;
  if not found then
    perform private.refuse_missing_row();
  end if;
end
$$;

create function private.change_profile(p_user_id uuid, p_values jsonb) returns void
  language sql security definer set search_path = ''
as $$
  update public.profiles set
    first_name = case when p_values ? 'first_name' then btrim(p_values ->> 'first_name') else first_name end,
    last_name = case when p_values ? 'last_name' then btrim(p_values ->> 'last_name') else last_name end,
    marketing_consent = coalesce((p_values ->> 'marketing_consent')::boolean, marketing_consent)
  where id = p_user_id
$$;

create function private.add_key_phrase(p_user_id uuid, p_values jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  added_at timestamptz := (p_values ->> 'created_at')::timestamptz;
begin
  -- A paused one is no way around the plan.
  if exists (
    select from public.profiles join public.plans on plans.level = profiles.subscription_level
    where profiles.id = p_user_id and plans.active_key_phrases = 0
  ) then
    perform private.refuse('PT403', 'plan_required');
  end if;
  insert into public.keywords select added.* from jsonb_populate_record(
    private.blank_key_phrase(),
    jsonb_strip_nulls(private.given_values('public.keywords', 'insert', p_values)) || jsonb_build_object(
      'user_id', p_user_id,
      -- The device's time of adding, which may be long before it met the network; its clock may be wrong.
      'created_at', case when added_at between now() - interval '30 days' and now() then added_at else now() end
    )
  ) as added;
end
$$;

create function private.change_key_phrase(p_user_id uuid, p_values jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  known public.keywords;
  changes jsonb := private.given_values('public.keywords', 'update', p_values) - 'status';
  active boolean := (p_values ->> 'status')::boolean;
begin
  if active or p_values ?| array['account_name', 'video_id'] then
    -- In the order of a downgrade: first the profile, then its key phrases.
    perform from public.profiles where id = p_user_id for no key update;
  end if;
  select * into known from public.keywords
    where id = (p_values ->> 'id')::uuid and user_id = p_user_id for no key update;
  if not found then
    perform private.refuse_missing_row();
  end if;
  if changes <> '{}' then
    -- By their names: triggers ask which columns a statement sets.
    execute (
      select format(
        'update public.keywords set (%1$s) = (select %1$s from jsonb_populate_record($1, $2)) where id = $3',
        string_agg(quote_ident(name), ', ')
      ) from jsonb_object_keys(changes) as change (name)
    ) using known, changes, known.id;
  end if;
  -- On its own: naming the status asks for a place under the limit.
  update public.keywords set status = active
    where id = known.id and status is distinct from active and active is not null;
end
$$;

create function private.put_note(p_user_id uuid, p_values jsonb) returns void
  language plpgsql set search_path = ''
as $$
begin
  perform private.refuse_foreign_key_phrase(p_user_id, (p_values ->> 'keyword_id')::uuid);
  insert into public.key_phrase_notes as known (id, user_id, keyword_id, day, note)
    values ((p_values ->> 'id')::uuid, p_user_id, (p_values ->> 'keyword_id')::uuid, (p_values ->> 'day')::date,
      btrim(p_values ->> 'note'))
    on conflict (id) do update set keyword_id = excluded.keyword_id, day = excluded.day, note = excluded.note
      where known.user_id = p_user_id;
  if not found then
    perform private.refuse_missing_row();
  end if;
end
$$;

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
  -- Another device made the same rule: the one that comes later takes its place.
  delete from public.alert_rules
    where keyword_id = phrase_id and kind = rule_kind and threshold is not distinct from rule_threshold
      and id <> rule_id;
  insert into public.alert_rules as known (id, user_id, keyword_id, kind, threshold)
    values (rule_id, p_user_id, phrase_id, rule_kind, rule_threshold)
    on conflict (id) do update
      set keyword_id = excluded.keyword_id, kind = excluded.kind, threshold = excluded.threshold
      where known.user_id = p_user_id;
  if not found then
    perform private.refuse_missing_row();
  end if;
end
$$;

create function private.mark_alerts_read(p_user_id uuid, p_values jsonb) returns void
  language sql set search_path = ''
as $$
  -- Devices know times to the millisecond.
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
