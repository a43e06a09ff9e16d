-- The functions that take a key phrase from a device or an archive name no column of it any more: a new one needs a grant.

-- A key phrase as the table's defaults have it: what stands where nothing was given.
create function private.blank_key_phrase() returns public.keywords
  language plpgsql set search_path = ''
as $$
declare
  blank public.keywords;
begin
  execute (
    select 'select ' || string_agg(coalesce(pg_get_expr(adbin, adrelid), 'null'), ', ' order by attnum)
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attrelid = 'public.keywords'::regclass and attnum > 0 and not attisdropped
  ) into blank;
  return blank;
end
$$;

-- Of what a device or an archive gives, what is theirs to say: the columns that the API's role may write itself.
create function private.given_values(p_relation regclass, p_privilege text, p_values jsonb) returns jsonb
  language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(attname, p_values -> attname), '{}')
  from pg_attribute
  where attrelid = p_relation and attnum > 0 and not attisdropped and p_values ? attname
    and has_column_privilege('authenticated', p_relation, attnum, p_privilege)
$$;

create or replace function private.add_key_phrase(p_user_id uuid, p_values jsonb) returns void
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

create or replace function private.change_key_phrase(p_user_id uuid, p_values jsonb) returns void
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

-- The key phrases as paused ones, in the state in which they position nothing and are no day's work.
create or replace function private.import_key_phrases(p_user_id uuid, p_rows jsonb) returns integer
  language plpgsql set search_path = ''
as $$
declare
  blank public.keywords := private.blank_key_phrase();
  imported integer;
begin
  insert into public.keywords select phrase.*
    from jsonb_array_elements(p_rows) as item
      cross join lateral jsonb_populate_record(
        blank,
        jsonb_strip_nulls(private.given_values('public.keywords', 'insert', item)) || jsonb_build_object(
          'id', private.imported_id(p_user_id, item ->> 'id'), 'user_id', p_user_id, 'status', false,
          'created_at', least((item ->> 'created_at')::timestamptz, now())
        )
      ) as phrase
    on conflict (id) do nothing;
  get diagnostics imported = row_count;
  update private.archive_imports set
      phrases = phrases || array(
        select private.imported_id(p_user_id, item ->> 'id') from jsonb_array_elements(p_rows) as item
      ),
      active = active || array(
        select private.imported_id(p_user_id, item ->> 'id') from jsonb_array_elements(p_rows) as item
        where (item ->> 'status')::boolean
      ),
      held = held || array(
        select private.imported_id(p_user_id, item ->> 'id') from jsonb_array_elements(p_rows) as item
        where (item ->> 'paused_by_plan')::boolean
      )
    where user_id = p_user_id;
  return imported;
end
$$;

drop function private.text_array(jsonb);
