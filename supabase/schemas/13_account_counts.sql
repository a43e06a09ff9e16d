create table private.account_counts (
  user_id uuid not null references public.profiles (id) on delete cascade,
  bucket text not null,
  day date not null,
  used bigint not null check (used >= 0),
  primary key (user_id, bucket)
);
comment on column private.account_counts.bucket is 'the kind of action';

-- Adds p_amount to today's count (UTC). Returns false, and adds nothing, if the count would exceed p_limit.
create function private.take_from_account(p_user_id uuid, p_bucket text, p_amount bigint, p_limit bigint)
  returns boolean
  language plpgsql set search_path = ''
as $$
declare
  today date := (now() at time zone 'UTC')::date;
begin
  -- A single statement, so that parallel calls wait for the row and see the updated count.
  insert into private.account_counts as counted (user_id, bucket, day, used)
    select p_user_id, p_bucket, today, p_amount where p_amount <= p_limit
    on conflict (user_id, bucket) do update
      set day = today, used = case counted.day when today then counted.used else 0 end + p_amount
      where case counted.day when today then counted.used else 0 end + p_amount <= p_limit;
  return found;
end
$$;

-- Refuses rows beyond a daily limit per account. The trigger's arguments are the kind of action, the limit
-- and the error's code.
create function private.limit_per_day() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not private.take_from_account(new.user_id, tg_argv[0], 1, tg_argv[1]::bigint) then
    perform private.refuse('PT429', tg_argv[2], tg_argv[1]);
  end if;
  return new;
end
$$;
