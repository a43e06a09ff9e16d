-- `apply_mutations` answers 'failed', not 'refused', to a change that the daily limit puts off (PT429 too_many_changes):
-- a device parks what is refused and sends again what has failed. Nor does it give the database's own words any more.
create or replace function public.apply_mutations(p_device_id uuid, p_mutations jsonb) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  mutation jsonb;
  touched text[];
  blocked text[] := '{}';
  outcome jsonb;
  outcomes jsonb := '[]';
  state text;
  said text;
  hinted text;
begin
  if caller is null then
    raise exception 'Not logged in' using errcode = 'PT401', hint = 'unauthorized';
  end if;
  if jsonb_array_length(p_mutations) > 200 then
    raise exception 'At most 200 changes come in one request' using errcode = 'PT422', hint = 'too_many';
  end if;
  -- Everybody locks the profile before rows that belong to it; a later one of these changes may.
  perform from public.profiles where id = caller for no key update;

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
        get stacked diagnostics state = returned_sqlstate, said = message_text, hinted = pg_exception_hint;
        outcome := jsonb_build_object(
          -- Too many today is no refusal: they go on tomorrow.
          'outcome', case when state ~ '^(PT4(?!29)|22|23|42501)' then 'refused' else 'failed' end,
          'code', coalesce(nullif(hinted, ''), state),
          -- The database's own words may quote what others have stored.
          'message', case when state like 'PT4%' then said else 'The server could not apply this change' end
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
