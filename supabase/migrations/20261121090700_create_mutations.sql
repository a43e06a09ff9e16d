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

create function private.update_profile(p_user_id uuid, p_values jsonb) returns void
  language sql security definer set search_path = ''
as $$
  update public.profiles set
    first_name = case when p_values ? 'first_name' then btrim(p_values ->> 'first_name') else first_name end,
    last_name = case when p_values ? 'last_name' then btrim(p_values ->> 'last_name') else last_name end,
    marketing_consent = coalesce((p_values ->> 'marketing_consent')::boolean, marketing_consent)
  where id = p_user_id
$$;

-- Applies one change of the caller's device. Answers 'applied' or 'already_applied'.
-- Raises PT422: unknown_mutation, or invalid_change for what a constraint or a type refuses.
create function public.apply_mutation(
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
revoke all on function public.apply_mutation(uuid, uuid, bigint, text, jsonb) from public;
grant execute on function public.apply_mutation(uuid, uuid, bigint, text, jsonb) to authenticated;
