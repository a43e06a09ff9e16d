-- One verb for one act: what changes a row is called change_…, and alerts are marked as read. What builds of before call
-- these changes is understood as well.

-- A device of a later build may change a column that this server does not have: after a rollback, or while a deployment is
-- half-way. Left out without a word it would be gone when the device next pulls the row; refused, it stays on the device.
create or replace function private.refuse_unknown_columns(p_kind text, p_payload jsonb) returns void
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

create function private.change_profile(p_user_id uuid, p_values jsonb) returns void
  language sql security definer set search_path = ''
as $$
  update public.profiles set
    first_name = case when p_values ? 'first_name' then btrim(p_values ->> 'first_name') else first_name end,
    last_name = case when p_values ? 'last_name' then btrim(p_values ->> 'last_name') else last_name end,
    marketing_consent = coalesce((p_values ->> 'marketing_consent')::boolean, marketing_consent)
  where id = p_user_id
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
      quiet_until = wanted.quiet_until, time_zone = wanted.time_zone
    where user_id = p_user_id;
  if wanted.push and not known.push then
    -- What happened before is in the inbox; nobody wants it all at once.
    update public.alerts set pushed_at = now() where user_id = p_user_id and pushed_at is null;
  end if;
end
$$;

-- What a change is called now. Builds of before had other names for some: they may be open somewhere, and changes that they
-- made may wait on a device for long.
create function private.current_kind(p_kind text) returns text
  language sql immutable set search_path = ''
as $$
  select case p_kind
    when 'update_profile' then 'change_profile'
    when 'update_alert_settings' then 'change_alert_settings'
    when 'read_alerts' then 'mark_alerts_read'
    else p_kind
  end
$$;

-- Applies one change of the caller's device. Answers 'applied' or 'already_applied'.
-- Raises PT422: unknown_mutation, unknown_column, or invalid_change for what a constraint or a type refuses.
create or replace function public.apply_mutation(
  p_id uuid, p_device_id uuid, p_sequence bigint, p_kind text, p_payload jsonb
) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  known_kind text := private.current_kind(p_kind);
begin
  if caller is null then
    perform private.refuse('PT401', 'unauthorized');
  end if;

  insert into private.applied_mutations (user_id, id, device_id, sequence, kind)
    values (caller, p_id, p_device_id, p_sequence, known_kind) on conflict do nothing;
  if not found then
    return 'already_applied';
  end if;

  perform private.refuse_unknown_columns(known_kind, p_payload);
  case known_kind
    when 'change_profile' then perform private.change_profile(caller, p_payload);
    when 'add_key_phrase' then perform private.add_key_phrase(caller, p_payload);
    when 'change_key_phrase' then perform private.change_key_phrase(caller, p_payload);
    when 'delete_key_phrase' then
      delete from public.keywords where id = (p_payload ->> 'id')::uuid and user_id = caller;
    when 'put_note' then perform private.put_note(caller, p_payload);
    when 'delete_note' then
      delete from public.key_phrase_notes where id = (p_payload ->> 'id')::uuid and user_id = caller;
    when 'put_alert_rule' then perform private.put_alert_rule(caller, p_payload);
    when 'delete_alert_rule' then
      delete from public.alert_rules where id = (p_payload ->> 'id')::uuid and user_id = caller;
    when 'mark_alerts_read' then perform private.mark_alerts_read(caller, p_payload);
    when 'change_alert_settings' then perform private.change_alert_settings(caller, p_payload);
    else perform private.refuse('PT422', 'unknown_mutation', p_kind);
  end case;
  return 'applied';
exception
  -- The device must be able to tell a refusal of its data from a server in trouble, by status and on every server.
  when integrity_constraint_violation or data_exception then
    perform private.refuse('PT422', 'invalid_change');
end
$$;

drop function private.update_profile(uuid, jsonb);
drop function private.update_alert_settings(uuid, jsonb);
drop function private.read_alerts(uuid, jsonb);
