-- A key phrase that comes and goes leaves word of its removal for ninety days. Changes that devices send are counted; a
-- row that is inserted by itself was not, and could come and go without end.
create function private.count_direct_key_phrase() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() <> new.user_id then
    raise exception 'This key phrase belongs to another account' using errcode = '42501';
  end if;
  if not private.take_from_account(new.user_id, 'mutations', 1, 5000) then
    raise exception 'You have made 5,000 changes today. They go on tomorrow.'
      using errcode = 'PT429', hint = 'too_many_changes';
  end if;
  return new;
end
$$;
-- After keywords_ceiling, which locks the profile. What functions insert is counted by them.
create trigger keywords_day_ceiling before insert on public.keywords
  for each row when (current_user = 'authenticated')
  execute function private.count_direct_key_phrase();
