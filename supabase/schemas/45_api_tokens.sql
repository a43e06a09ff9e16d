create table private.api_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  name text not null check (name = btrim(name) and char_length(name) between 1 and 60),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  scopes text[] not null check (scopes <@ '{read,track,spend}' and 'read' = any (scopes) and cardinality(scopes) <= 3),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_on date,
  last_used_in text check (last_used_in ~ '^[A-Z]{2}$'),
  minute timestamptz not null default '-infinity',
  used_in_minute integer not null default 0
);
comment on column private.api_tokens.token_hash is 'SHA-256; the token is random, so a slow hash would protect nothing';
comment on column private.api_tokens.last_used_in is 'the country of the caller''s network address; null if unknown';
comment on column private.api_tokens.used_in_minute is 'the number of requests in `minute`';

create index api_tokens_by_owner on private.api_tokens (user_id);

create trigger api_tokens_ceiling before insert on private.api_tokens
  for each row execute function private.limit_rows('user_id', '20', 'too_many_api_tokens');

-- Locks and returns the caller's profile. Raises PT401 unauthorized, or PT410 account_deleted if the account
-- is closed.
create function private.lock_caller() returns public.profiles
  language plpgsql set search_path = ''
as $$
declare
  caller_id uuid := private.require_caller();
  caller public.profiles;
begin
  select * into caller from public.profiles where id = caller_id for no key update;
  if not found or exists (select from private.deletions where user_id = caller.id) then
    perform private.refuse('PT410', 'account_deleted');
  end if;
  return caller;
end
$$;

create function public.my_api_tokens() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'name', name, 'scopes', scopes, 'created_at', created_at, 'expires_at', expires_at,
    'last_used_on', last_used_on, 'last_used_in', last_used_in
  ) order by created_at desc, id), '[]')
  from private.api_tokens where user_id = auth.uid()
$$;
grant execute on function public.my_api_tokens() to authenticated;

-- `p_hash` is the token's SHA-256 in hexadecimal. Raises the errors of lock_caller, PT403 plan_required if
-- the plan does not include all the scopes, PT422 too_many_api_tokens at 20, PT422 invalid_change.
create function public.create_api_token(p_name text, p_hash text, p_scopes text[], p_days integer) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  caller public.profiles := private.lock_caller();
  added uuid;
begin
  if (p_scopes <@ (private.user_plan(caller.id)).api_scopes) is not true then
    perform private.refuse('PT403', 'plan_required');
  end if;
  if p_days is null or p_days not in (30, 90, 365) then
    perform private.refuse('PT422', 'invalid_change');
  end if;
  insert into private.api_tokens (user_id, name, token_hash, scopes, expires_at)
    values (caller.id, btrim(p_name), decode(p_hash, 'hex'), p_scopes, now() + make_interval(days => p_days))
    returning id into added;
  return added;
exception
  when integrity_constraint_violation or data_exception then
    perform private.refuse('PT422', 'invalid_change');
end
$$;
grant execute on function public.create_api_token(text, text, text[], integer) to authenticated;

create function public.revoke_api_token(p_id uuid) returns void
  language sql security definer set search_path = ''
as $$
  delete from private.api_tokens where id = p_id and user_id = auth.uid()
$$;
grant execute on function public.revoke_api_token(uuid) to authenticated;

-- Verifies a token, and counts the request unless `p_again` marks a further call for the same request.
-- Returns {user_id, limit: {max, left, resets_in}}, or {refusal}, with `limit` if the token is known. Returns
-- a refusal instead of raising an error, which would roll back the count.
create function public.use_api_token(
  p_token text, p_scope text, p_place text default null, p_again boolean default false
) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  max_in_minute constant integer := 120;
  this_minute timestamptz := date_trunc('minute', now());
  token private.api_tokens;
  included text[];
  refusal text;
begin
  select * into token from private.api_tokens where token_hash = sha256(convert_to(p_token, 'UTF8')) for no key update;
  if not found then
    return '{"refusal": "unknown_token"}';
  end if;
  included := (private.user_plan(token.user_id)).api_scopes;
  if token.minute <> this_minute then
    token.used_in_minute := 0;
  end if;
  refusal := case
    when token.expires_at <= now() then 'expired_token'
    when p_scope <> all (included) and included = '{}' then 'plan_without_api'
    when p_scope <> all (included) then 'plan_without_scope'
    when p_scope <> all (token.scopes) then 'scope_required'
    when token.used_in_minute >= max_in_minute and not p_again then 'too_many_requests'
  end;
  token.used_in_minute := least(token.used_in_minute + (not p_again)::integer, max_in_minute);
  update private.api_tokens set
      minute = this_minute, used_in_minute = token.used_in_minute,
      last_used_on = case when refusal is null then (now() at time zone 'UTC')::date else last_used_on end,
      last_used_in = case
        when refusal is not null then last_used_in when p_place ~ '^[A-Z]{2}$' then p_place
      end
    where id = token.id;
  return jsonb_build_object('limit', jsonb_build_object(
    'max', max_in_minute, 'left', max_in_minute - token.used_in_minute,
    'resets_in', ceil(extract(epoch from this_minute + interval '1 minute' - now()))
  )) || case when refusal is null then jsonb_build_object('user_id', token.user_id)
    else jsonb_build_object('refusal', refusal) end;
end
$$;
grant execute on function public.use_api_token(text, text, text, boolean) to service_role;
