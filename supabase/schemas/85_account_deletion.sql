-- An old account may have a million rows, too many to delete in one statement within hosted Supabase's limit
-- of 8 s. The account is closed immediately; its rows are deleted in slices, first by the delete-account
-- function, then by a scheduled job.
create table private.deletions (
  user_id uuid primary key,
  email text not null,
  begun_at timestamptz not null default now(),
  audit_block bigint not null default 0
);
comment on column private.deletions.user_id is 'no foreign key: the row is deleted shortly after the account';
comment on column private.deletions.audit_block is 'the block up to which the auth service''s log has been read';

-- Closes an account: signs it out everywhere, frees its email address, stops tracking, and deletes its API
-- tokens, webhooks and published reports. Does nothing if the account is already closed. Returns false if
-- there is no such account, else true.
create function public.begin_account_deletion(p_user_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  address text;
begin
  select email into address from auth.users where id = p_user_id for update;
  if not found then
    return false;
  end if;
  insert into private.deletions (user_id, email) values (p_user_id, coalesce(address, '')) on conflict do nothing;
  if not found then
    return true;
  end if;
  update auth.users set email = p_user_id || '@deleted.invalid', encrypted_password = '' where id = p_user_id;
  delete from auth.identities where user_id = p_user_id;
  delete from auth.refresh_tokens where session_id in (select id from auth.sessions where user_id = p_user_id);
  delete from auth.sessions where user_id = p_user_id;
  update public.keywords set status = false where user_id = p_user_id and status;
  delete from private.brand_lookups where user_id = p_user_id;
  delete from private.api_tokens where user_id = p_user_id;
  delete from private.webhooks where user_id = p_user_id;
  delete from public.report_links where user_id = p_user_id;
  return true;
end
$$;
grant execute on function public.begin_account_deletion(uuid) to service_role;

-- Deletes the user's entries from the next part of the auth service's log, which has no index on the user's
-- id. Returns whether there is more to read.
create function private.forget_audit_slice(p_deletion private.deletions) returns boolean
  language plpgsql set search_path = ''
as $$
declare
  step constant bigint := 2000;
  next_block bigint := p_deletion.audit_block + step;
begin
  if to_regclass('auth.audit_log_entries') is null then
    return false;
  end if;
  delete from auth.audit_log_entries
    where ctid >= format('(%s,0)', p_deletion.audit_block)::tid and ctid < format('(%s,0)', next_block)::tid
      and payload::text like '%' || p_deletion.user_id || '%';
  update private.deletions set audit_block = next_block where user_id = p_deletion.user_id;
  return next_block * current_setting('block_size')::bigint < pg_relation_size('auth.audit_log_entries');
exception
  -- The host does not give us access to its log.
  when insufficient_privilege then
    return false;
end
$$;

-- Deletes the next slice of a closed account's rows. Returns 'more', or 'done' when nothing is left. The
-- default slice is small because hosted Supabase ends a statement after 8 s: with five million ranking rows
-- on a busy machine, deleting 200 searches took 3.2 s.
create function public.delete_account_slice(p_user_id uuid, p_searches integer default 100) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  deletion private.deletions;
begin
  select * into deletion from private.deletions where user_id = p_user_id for update;
  if not found then
    return 'done';
  end if;
  perform from public.profiles where id = p_user_id for no key update;

  delete from public.search_history where id in (
    select id from public.search_history where user_id = p_user_id and search_id = id limit p_searches
  );
  if found then
    return 'more';
  end if;
  delete from public.key_phrase_checks where id in (
    select id from public.key_phrase_checks where user_id = p_user_id limit 2000
  );
  if found then
    return 'more';
  end if;
  delete from public.removed_rows where (user_id, relation, row_id) in (
    select user_id, relation, row_id from public.removed_rows where user_id = p_user_id limit 20000
  );
  if found then
    return 'more';
  end if;
  delete from public.keywords where id in (select id from public.keywords where user_id = p_user_id limit 50);
  if found or private.forget_audit_slice(deletion) then
    return 'more';
  end if;

  delete from auth.users where id = p_user_id;
  delete from private.contact_messages where lower(email) = lower(deletion.email);
  delete from private.deletions where user_id = p_user_id;
  return 'done';
end
$$;
grant execute on function public.delete_account_slice(uuid, integer) to service_role;

-- Continues pending deletions, for a few seconds. Returns how many accounts remain.
create function public.delete_accounts() returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  started timestamptz := clock_timestamp();
  closed uuid;
begin
  while clock_timestamp() < started + interval '4 seconds' loop
    select user_id into closed from private.deletions order by begun_at limit 1 for update skip locked;
    exit when not found;
    perform public.delete_account_slice(closed);
  end loop;
  return (select count(*)::integer from private.deletions);
end
$$;
grant execute on function public.delete_accounts() to service_role;
