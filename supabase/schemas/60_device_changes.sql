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

create trigger applied_mutations_ceiling before insert on private.applied_mutations
  for each row execute function private.limit_per_day('mutations', '5000', 'too_many_changes');

-- During a deployment, a device with a newer app may change a column that this server does not have. If the
-- column were ignored, its value would be lost at the next pull; a refused change stays on the device.
create function private.refuse_unknown_columns(p_table regclass, p_payload jsonb) returns void
  language plpgsql stable set search_path = ''
as $$
begin
  if p_table is not null and exists (
    select from jsonb_object_keys(p_payload) as given (name)
    where name not in (
      select attname from pg_attribute where attrelid = p_table and attnum > 0 and not attisdropped
    )
  ) then
    perform private.refuse('PT422', 'unknown_column');
  end if;
end
$$;

create function private.refuse_foreign_key_phrase(p_user_id uuid, p_keyword_id uuid) returns void
  language plpgsql set search_path = ''
as $$
begin
  perform from public.keywords where id = p_keyword_id and user_id = p_user_id for key share;
  if not found then
    perform private.refuse('PT404', 'not_found');
  end if;
end
$$;

-- Applies one change from the caller's device. Returns 'applied' or 'already_applied'. Raises PT401, PT410
-- account_deleted, PT429 too_many_changes, the errors of the function that applies the change, or PT422:
-- unknown_mutation, unknown_column, or invalid_change if a constraint or a type refuses it.
create function public.apply_mutation(
  p_id uuid, p_device_id uuid, p_sequence bigint, p_kind text, p_payload jsonb
) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  -- Locks the profile first, as a batch of changes does. Otherwise, a single change and a batch could
  -- deadlock.
  caller uuid := (private.lock_caller()).id;
  -- Null if the payload does not consist of a table's columns.
  changed regclass := case
    when p_kind = 'change_profile' then 'public.profiles'
    when p_kind in ('add_key_phrase', 'change_key_phrase', 'delete_key_phrase') then 'public.keywords'
    when p_kind in ('put_note', 'delete_note') then 'public.key_phrase_notes'
    when p_kind in ('add_idea', 'change_idea', 'delete_idea') then 'public.ideas'
    when p_kind in ('put_alert_rule', 'delete_alert_rule') then 'public.alert_rules'
    when p_kind = 'change_alert_settings' then 'public.alert_settings'
    when p_kind = 'revoke_report' then 'public.report_links'
  end;
begin
  insert into private.applied_mutations (user_id, id, device_id, sequence, kind)
    values (caller, p_id, p_device_id, p_sequence, p_kind) on conflict do nothing;
  if not found then
    return 'already_applied';
  end if;

  perform private.refuse_unknown_columns(changed, p_payload);
  case p_kind
    when 'change_profile' then perform private.change_profile(caller, p_payload);
    when 'add_key_phrase' then perform private.add_key_phrase(caller, p_payload);
    when 'change_key_phrase' then perform private.change_key_phrase(caller, p_payload);
    when 'put_note' then perform private.put_note(caller, p_payload);
    when 'add_idea' then perform private.add_idea(caller, p_payload);
    when 'change_idea' then perform private.change_idea(caller, p_payload);
    when 'put_alert_rule' then perform private.put_alert_rule(caller, p_payload);
    when 'mark_alerts_read' then perform private.mark_alerts_read(caller, p_payload);
    when 'add_demo_searches' then perform private.add_demo_searches(caller, p_payload -> 'searches');
    when 'change_alert_settings' then perform private.change_alert_settings(caller, p_payload);
    when 'publish_report' then perform private.publish_report(caller, p_payload);
    when 'delete_key_phrase', 'delete_note', 'delete_idea', 'delete_alert_rule', 'revoke_report' then
      execute format('delete from %s where id = $1 and user_id = $2', changed)
        using (p_payload ->> 'id')::uuid, caller;
    else perform private.refuse('PT422', 'unknown_mutation', p_kind);
  end case;
  return 'applied';
exception
  -- A device distinguishes refused data from a server error by the status. PostgREST and the embedded stack
  -- could respond to these errors with different statuses, so the errors become PT422.
  when integrity_constraint_violation or data_exception then
    perform private.refuse('PT422', 'invalid_change');
end
$$;
grant execute on function public.apply_mutation(uuid, uuid, bigint, text, jsonb) to authenticated;

-- Applies changes from the caller's device, [{id, sequence, kind, payload, rows}], in order, each separately.
-- `rows` lists the changed row first, then the rows that the change depends on. If a change is not applied,
-- later changes whose `rows` include its changed row are not tried, so that the changes to a row stay in
-- order.
--
-- Returns {position, outcomes}. `position` is the transaction, '<database_life>/<number>': from it, a device
-- can tell whether a pull's snapshot includes the changes. `outcomes` has one entry per change, in order:
--   {outcome: 'applied' | 'already_applied'}
--   {outcome: 'refused', code, message}  refused by apply_mutation: the device parks the change
--   {outcome: 'failed', code, message}   a server error or the daily limit: the device must resend the change
--   {outcome: 'waiting'}                 not tried, because of an earlier change
-- Raises PT401; PT410 account_deleted, because a token stays valid until it expires, even if its account has
-- been deleted; PT422 too_many for more than 200 changes.
create function public.apply_mutations(p_device_id uuid, p_mutations jsonb) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  mutation jsonb;
  touched text[];
  blocked text[] := '{}';
  outcome jsonb;
  outcomes jsonb := '[]';
  state text;
  said text;
  code text;
begin
  -- Locks the profile before any change, because a later change in the batch may need the lock.
  perform private.lock_caller();
  if jsonb_array_length(p_mutations) > 200 then
    perform private.refuse('PT422', 'too_many', '200');
  end if;

  for mutation in select value from jsonb_array_elements(p_mutations) with ordinality as given (value, n) order by n loop
    touched := array(select jsonb_array_elements_text(mutation -> 'rows'));
    if touched && blocked then
      outcome := '{"outcome":"waiting"}';
    else
      begin
        outcome := jsonb_build_object('outcome', public.apply_mutation(
          (mutation ->> 'id')::uuid, p_device_id, (mutation ->> 'sequence')::bigint, mutation ->> 'kind',
          mutation -> 'payload'
        ));
      exception when others then
        get stacked diagnostics state = returned_sqlstate, said = message_text;
        -- Postgres's error texts may quote other users' data.
        code := case when state ~ '^(PT|42501)' and said ~ '^[a-z]+(_[a-z]+)*$' then said else state end;
        outcome := jsonb_build_object(
          -- The daily limit does not refuse a change: the device sends it again tomorrow.
          'outcome', case when state ~ '^(PT4(?!29)|22|23|42501)' then 'refused' else 'failed' end,
          'code', code, 'message', code
        );
      end;
    end if;
    if outcome ->> 'outcome' not in ('applied', 'already_applied') then
      blocked := blocked || touched[1];
    end if;
    outcomes := outcomes || outcome;
  end loop;
  return jsonb_build_object('position', public.database_life() || '/' || pg_current_xact_id(), 'outcomes', outcomes);
end
$$;
grant execute on function public.apply_mutations(uuid, jsonb) to authenticated;
