-- A device of a later build may change a column that this server does not have: after a rollback, or while a deployment is
-- half-way. Left out without a word it would be gone when the device next pulls the row; refused, it stays on the device.
create function private.refuse_unknown_columns(p_kind text, p_payload jsonb) returns void
  language plpgsql stable set search_path = ''
as $$
declare
  changed regclass := case
    when p_kind = 'update_profile' then 'public.profiles'
    when p_kind in ('add_key_phrase', 'change_key_phrase') then 'public.keywords'
    when p_kind = 'put_note' then 'public.key_phrase_notes'
    when p_kind = 'put_alert_rule' then 'public.alert_rules'
    when p_kind = 'update_alert_settings' then 'public.alert_settings'
  end;
begin
  if changed is not null and exists (
    select from jsonb_object_keys(p_payload) as given (name)
    where name not in (
      select attname from pg_attribute where attrelid = changed and attnum > 0 and not attisdropped
    )
  ) then
    raise exception 'This server does not know all that is to be changed'
      using errcode = 'PT422', hint = 'unknown_column';
  end if;
end
$$;

-- As before, and with PT422 unknown_column.
create or replace function public.apply_mutation(
  p_id uuid, p_device_id uuid, p_sequence bigint, p_kind text, p_payload jsonb
) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
begin
  if caller is null then
    raise exception 'Not logged in' using errcode = 'PT401', hint = 'unauthorized';
  end if;

  insert into private.applied_mutations (user_id, id, device_id, sequence, kind)
    values (caller, p_id, p_device_id, p_sequence, p_kind) on conflict do nothing;
  if not found then
    return 'already_applied';
  end if;

  perform private.refuse_unknown_columns(p_kind, p_payload);
  case p_kind
    when 'update_profile' then perform private.update_profile(caller, p_payload);
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
    when 'read_alerts' then perform private.read_alerts(caller, p_payload);
    when 'update_alert_settings' then perform private.update_alert_settings(caller, p_payload);
    else raise exception 'Unknown change: %', p_kind using errcode = 'PT422', hint = 'unknown_mutation';
  end case;
  return 'applied';
exception
  -- The device must be able to tell a refusal of its data from a server in trouble, by status and on every server.
  when integrity_constraint_violation or data_exception then
    raise exception 'The server does not accept these values'
      using errcode = 'PT422', hint = 'invalid_change';
end
$$;
