-- Counts how often each network address performs an action per day; short links are counted per account
-- instead. address_hash is a keyed hash of the address or the account, or a fixed word in the row that counts
-- all visitors together.
create table private.address_counts (
  bucket text not null,
  address_hash text not null,
  period_start date not null,
  used integer not null check (used >= 0),
  primary key (bucket, address_hash, period_start)
);
comment on column private.address_counts.bucket is 'the kind of action';

create index address_counts_by_age on private.address_counts (period_start);

-- Counts one use today (UTC). Returns the day, for give_back_to_address; null if p_limit is reached.
create function public.take_from_address(p_bucket text, p_address_hash text, p_limit integer) returns date
  language sql security definer set search_path = ''
as $$
  -- A single statement, so that parallel calls wait for the row and see the updated count.
  insert into private.address_counts as counted (bucket, address_hash, period_start, used)
    select p_bucket, p_address_hash, (now() at time zone 'UTC')::date, 1 where p_limit > 0
    on conflict (bucket, address_hash, period_start) do update set used = counted.used + 1
      where counted.used < p_limit
    returning period_start
$$;
grant execute on function public.take_from_address(text, text, integer) to service_role;

create function public.give_back_to_address(p_bucket text, p_address_hash text, p_day date) returns void
  language sql security definer set search_path = ''
as $$
  update private.address_counts set used = used - 1
  where bucket = p_bucket and address_hash = p_address_hash and period_start = p_day and used > 0
$$;
grant execute on function public.give_back_to_address(text, text, date) to service_role;

-- All visitors share a phrase's results for a day, because each search costs money.
create table private.demo_answers (
  id uuid not null default gen_random_uuid() unique,
  phrase text primary key check (phrase = lower(phrase) and char_length(phrase) <= 500),
  day date not null,
  found_at timestamptz not null default now(),
  answer jsonb not null check (octet_length(answer::text) <= 65536)
);

create index demo_answers_by_age on private.demo_answers (day);

-- Counts a visitor's search. Returns {day, id, answer}: the day for give_back_to_address, and the phrase's
-- results of today with their id (both null if none are stored). Raises PT402 credits_exhausted if the
-- visitor has already made p_each searches today, not counting refunded ones, or ten times as many including
-- refunded ones. Raises PT503 upstream_quota if no results are stored and all visitors together have used up
-- p_all requests.
create function public.take_demo_search(p_address_hash text, p_phrase text, p_each integer, p_all integer)
  returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  today date := public.take_from_address('demo_search', p_address_hash, p_each);
  known private.demo_answers;
begin
  if today is null or public.take_from_address('demo_search_asked', p_address_hash, p_each * 10) is null then
    perform private.refuse('PT402', 'credits_exhausted');
  end if;
  select * into known from private.demo_answers where phrase = lower(p_phrase) and day = today;
  if known.id is null and public.take_from_address('demo_search_of_all', 'everybody', p_all) is null then
    perform private.refuse('PT503', 'upstream_quota');
  end if;
  return jsonb_build_object('day', today, 'id', known.id, 'answer', known.answer);
end
$$;
grant execute on function public.take_demo_search(text, text, integer, integer) to service_role;

-- Stores today's results of a phrase for all visitors. Returns their id, or null if they are too large or if
-- today's results are already stored.
create function public.keep_demo_answer(p_phrase text, p_answer jsonb) returns uuid
  language sql security definer set search_path = ''
as $$
  insert into private.demo_answers (phrase, day, answer)
    select lower(p_phrase), (now() at time zone 'UTC')::date, p_answer
    where octet_length(p_answer::text) <= 65536
    on conflict (phrase) do update
      set (id, day, found_at, answer) = (excluded.id, excluded.day, excluded.found_at, excluded.answer)
      where demo_answers.day < excluded.day
    returning id;
$$;
grant execute on function public.keep_demo_answer(text, jsonb) to service_role;
