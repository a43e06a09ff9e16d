-- What visitors without an account used today. address_hash is a keyed hash of the network address, never the address.
create table private.address_counts (
  bucket text not null,
  address_hash text not null,
  period_start date not null,
  used integer not null check (used >= 0),
  primary key (bucket, address_hash, period_start)
);
comment on column private.address_counts.bucket is 'what is counted';
create index address_counts_by_age on private.address_counts (period_start);

-- Counts one use of today (UTC). Answers the day, for give_back_to_address; null when p_limit is used up.
create function public.take_from_address(p_bucket text, p_address_hash text, p_limit integer) returns date
  language sql security definer set search_path = ''
as $$
  -- One statement: parallel calls wait for the row and see the count that the one before them left.
  insert into private.address_counts as counted (bucket, address_hash, period_start, used)
    values (p_bucket, p_address_hash, (now() at time zone 'UTC')::date, 1)
    on conflict (bucket, address_hash, period_start) do update set used = counted.used + 1
      where counted.used < p_limit
    returning period_start
$$;

-- Takes back one use of the day that take_from_address answered.
create function public.give_back_to_address(p_bucket text, p_address_hash text, p_day date) returns void
  language sql security definer set search_path = ''
as $$
  update private.address_counts set used = used - 1
  where bucket = p_bucket and address_hash = p_address_hash and period_start = p_day and used > 0
$$;

-- Deletes what is two days old. Answers how many rows.
create function public.forget_addresses() returns integer
  language sql security definer set search_path = ''
as $$
  with forgotten as (
    delete from private.address_counts where period_start < (now() at time zone 'UTC')::date - 1 returning 1
  )
  select count(*)::integer from forgotten
$$;

revoke all on function public.take_from_address(text, text, integer) from public;
revoke all on function public.give_back_to_address(text, text, date) from public;
revoke all on function public.forget_addresses() from public;
grant execute on function public.take_from_address(text, text, integer) to service_role;
grant execute on function public.give_back_to_address(text, text, date) to service_role;
grant execute on function public.forget_addresses() to service_role;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    perform cron.schedule('forget-addresses', '7 * * * *', 'select public.forget_addresses()');
  end if;
end
$$;
