-- What visitors' searches found today, for whoever asks the same: they are paid for, and visitors search for what
-- others search for.
create table private.demo_answers (
  phrase text primary key check (phrase = lower(phrase) and char_length(phrase) <= 500),
  day date not null,
  answer jsonb not null check (octet_length(answer::text) <= 65536)
);
create index demo_answers_by_age on private.demo_answers (day);

-- Counts a visitor's search of today (UTC). Answers {day, answer}: the day for give_back_to_address, and what was
-- found for the phrase today, or null where TikTok is to be asked, of which all visitors together have p_all a day.
-- Raises PT402 credits_exhausted where the visitor's p_each are used up, PT503 upstream_quota where all together are.
-- A visitor whose searches fail gets them back, but not without end.
create function public.take_demo_search(p_address_hash text, p_phrase text, p_each integer, p_all integer)
  returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  today date := public.take_from_address('demo_search', p_address_hash, p_each);
  known jsonb;
begin
  if today is null or public.take_from_address('demo_search_asked', p_address_hash, p_each * 10) is null then
    raise exception 'The searches of today are used up' using errcode = 'PT402', hint = 'credits_exhausted';
  end if;
  select answer into known from private.demo_answers where phrase = lower(p_phrase) and day = today;
  if known is null and public.take_from_address('demo_search_of_all', 'everybody', p_all) is null then
    raise exception 'The searches of all visitors are used up' using errcode = 'PT503', hint = 'upstream_quota';
  end if;
  return jsonb_build_object('day', today, 'answer', known);
end
$$;

-- Keeps what a visitor's search found, until the day ends.
create function public.keep_demo_answer(p_phrase text, p_answer jsonb) returns void
  language sql security definer set search_path = ''
as $$
  delete from private.demo_answers where day < (now() at time zone 'UTC')::date;
  insert into private.demo_answers (phrase, day, answer)
    select lower(p_phrase), (now() at time zone 'UTC')::date, p_answer
    where octet_length(p_answer::text) <= 65536
    on conflict (phrase) do update set day = excluded.day, answer = excluded.answer;
$$;

revoke all on function public.take_demo_search(text, text, integer, integer) from public;
revoke all on function public.keep_demo_answer(text, jsonb) from public;
grant execute on function public.take_demo_search(text, text, integer, integer) to service_role;
grant execute on function public.keep_demo_answer(text, jsonb) to service_role;
