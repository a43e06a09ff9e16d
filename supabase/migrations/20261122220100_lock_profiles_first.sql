-- Everybody locks the profile before rows that belong to it. A change that came alone counted itself first, so that it
-- and a request of several of the same account could wait for each other until one was thrown out (40P01).
create or replace function private.limit_mutations() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.profiles where id = new.user_id for no key update;
  -- An account that was deleted meanwhile has no changes.
  if not found then
    raise exception 'There is no such account' using errcode = 'PT401', hint = 'unauthorized';
  end if;
  if not private.take_from_account(new.user_id, 'mutations', 1, 5000) then
    raise exception 'You have made 5,000 changes today. They go on tomorrow.'
      using errcode = 'PT429', hint = 'too_many_changes';
  end if;
  return new;
end
$$;
