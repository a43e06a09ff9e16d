-- Every change of src/domain/changes.ts: one function for each kind. All check that the row is the caller's.

create function private.refuse_missing_row() returns void
  language plpgsql set search_path = ''
as $$
begin
  raise exception 'There is no such row any more' using errcode = 'PT422', hint = 'not_found';
end
$$;

create function private.text_array(p_values jsonb) returns text[]
  language sql immutable set search_path = ''
as $$
  select array(select value from jsonb_array_elements_text(p_values) with ordinality as given (value, n) order by n)
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
    raise exception 'Upgrade to add key phrases' using errcode = 'PT403', hint = 'plan_required';
  end if;
  insert into public.keywords (id, user_id, keyword, country, status, account_name, video_id, tags, created_at)
    values ((p_values ->> 'id')::uuid, p_user_id, p_values ->> 'keyword', p_values ->> 'country',
      coalesce((p_values ->> 'status')::boolean, true), p_values ->> 'account_name', p_values ->> 'video_id',
      private.text_array(coalesce(p_values -> 'tags', '[]')),
      -- The device's time of adding, which may be long before it met the network; its clock may be wrong.
      case when added_at between now() - interval '30 days' and now() then added_at else now() end);
end
$$;

create function private.change_key_phrase(p_user_id uuid, p_values jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  phrase_id uuid := (p_values ->> 'id')::uuid;
  active boolean := (p_values ->> 'status')::boolean;
begin
  if active then
    -- In the order of a downgrade: first the profile, then its key phrases.
    perform from public.profiles where id = p_user_id for no key update;
  end if;
  update public.keywords set
      account_name = case when p_values ? 'account_name' then p_values ->> 'account_name' else account_name end,
      video_id = case when p_values ? 'video_id' then p_values ->> 'video_id' else video_id end,
      tags = case when p_values ? 'tags' then private.text_array(p_values -> 'tags') else tags end,
      competitors = case when p_values ? 'competitors'
        then private.text_array(p_values -> 'competitors') else competitors end
    where id = phrase_id and user_id = p_user_id;
  if not found then
    perform private.refuse_missing_row();
  end if;
  -- On its own: naming the status asks for a place under the limit.
  update public.keywords set status = active
    where id = phrase_id and user_id = p_user_id and status is distinct from active and active is not null;
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

create function private.read_alerts(p_user_id uuid, p_values jsonb) returns void
  language sql set search_path = ''
as $$
  -- Devices know times to the millisecond.
  update public.alerts set read_at = now()
  where user_id = p_user_id and read_at is null
    and date_trunc('milliseconds', created_at) <= (p_values ->> 'until')::timestamptz
$$;

create function private.update_alert_settings(p_user_id uuid, p_values jsonb) returns void
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

-- Applies one change of the caller's device. Answers 'applied' or 'already_applied'.
-- Raises PT422: unknown_mutation, not_found for a change of a row that is gone, or invalid_change for what a
-- constraint or a type refuses; PT403: plan_required or active_key_phrases_reached.
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
      using errcode = 'PT422', hint = 'invalid_change', detail = sqlerrm;
end
$$;
