-- Deletes all but the newest 500 alerts. Selects the ids first and locks only those rows: a lock writes to
-- its row, so each new alert would otherwise write to the whole inbox.
create function private.shorten_inbox(p_user_id uuid) returns void
  language sql set search_path = ''
as $$
  delete from public.alerts where id in (
    select id from public.alerts
    where id = any (array(
      select id from public.alerts where user_id = p_user_id order by created_at desc, id offset 500
    ))
    for update skip locked
  )
$$;

create function private.stands_at(p_check public.key_phrase_checks) returns integer
  language sql stable set search_path = ''
as $$
  select coalesce(p_check.position, (
    select case when next_cursor is null then 2147483647 / 2 else p_check.results + 1 end
    from public.search_history where id = p_check.search_id
  ))
$$;

-- Returns `better` or `worse` if the last two completed checks up to p_until are outside the usual range on
-- the same side, else null. The range spans the 10th to the 90th percentile of the 28 checks before the
-- newest; at least 10 are required (src/domain/insight/usual-rank.ts).
create function private.new_level(p_keyword_id uuid, p_until timestamptz) returns text
  language sql stable set search_path = ''
as $$
  with answered as (
    -- A video that is not among the results ranks last.
    select coalesce(position, 2147483647) as rank, row_number() over (order by checked_at desc) as age
    from public.key_phrase_checks
    where keyword_id = p_keyword_id and state = 'done' and checked_at <= p_until
    order by checked_at desc limit 29
  ), usual as (
    select percentile_disc(0.1) within group (order by rank) as low,
      percentile_disc(0.9) within group (order by rank) as high
    from answered where age > 1 having count(*) >= 10
  )
  select case when bool_and(rank < low) then 'better' when bool_and(rank > high) then 'worse' end
  from answered, usual where age <= 2
$$;

-- Raises `failed_twice` once per series of failures: after two failed checks, or two failed attempts at one
-- check.
create function private.alert_second_failure(p_check public.key_phrase_checks) returns void
  language plpgsql set search_path = ''
as $$
declare
  last_done timestamptz;
begin
  select coalesce(max(checked_at), '-infinity') into last_done from public.key_phrase_checks
    where keyword_id = p_check.keyword_id and state = 'done';
  if not exists (
      select from public.key_phrase_checks
      where keyword_id = p_check.keyword_id and search_id <> p_check.search_id and state = 'failed'
        and checked_at > last_done
    ) and not exists (
      select from private.tracked_days
      where keyword_id = p_check.keyword_id and search_id = p_check.search_id and attempts > 1
    )
  then
    return;
  end if;
  insert into public.alerts (user_id, keyword_id, search_id, kind)
    select p_check.user_id, p_check.keyword_id, p_check.search_id, 'failed_twice'
    where exists (
      select from public.alert_rules where keyword_id = p_check.keyword_id and kind = 'failed_twice'
    ) and not exists (
      select from public.alerts as told join public.key_phrase_checks as failed using (keyword_id, search_id)
      where told.keyword_id = p_check.keyword_id and told.kind = 'failed_twice' and failed.checked_at > last_done
    )
    on conflict do nothing;
  if found then
    perform private.shorten_inbox(p_check.user_id);
  end if;
end
$$;

-- Raises the alerts of a check, unless there is a later check. Deletes unpushed alerts of this check that no
-- longer apply.
create function private.raise_alerts(p_keyword_id uuid, p_search_id uuid) returns void
  language plpgsql set search_path = ''
as $$
declare
  current public.key_phrase_checks;
  previous public.key_phrase_checks;
  best integer;
  -- A video that is not among the results ranks just after them if TikTok has more, else last.
  current_at integer;
  previous_at integer;
begin
  select * into current from public.key_phrase_checks
    where keyword_id = p_keyword_id and search_id = p_search_id;
  if not found or exists (
    select from public.key_phrase_checks
    where keyword_id = p_keyword_id and checked_at > current.checked_at and search_id <> p_search_id
  ) then
    return;
  end if;
  if current.state = 'failed' then
    perform private.alert_second_failure(current);
    return;
  end if;

  select * into previous from public.key_phrase_checks
    where keyword_id = p_keyword_id and state = 'done' and search_id <> p_search_id
    order by checked_at desc limit 1;
  if not found then
    return;
  end if;
  select min(position) into best from public.key_phrase_checks
    where keyword_id = p_keyword_id and search_id <> p_search_id;
  current_at := private.stands_at(current);
  previous_at := private.stands_at(previous);

  with met as (
    select kind, threshold from public.alert_rules where keyword_id = p_keyword_id and case kind
      when 'enters_first' then current.position <= threshold and previous_at > threshold
      when 'leaves_first' then previous.position <= threshold and current_at > threshold
      when 'moves_up' then previous_at - current.position >= threshold
      when 'moves_down' then current_at - previous.position >= threshold
      when 'lost' then current.position is null and current_at > previous.position
      when 'found' then previous.position is null and previous_at > current.position
      when 'best_ever' then current.position < best
      when 'level_better' then private.new_level(p_keyword_id, current.checked_at) = 'better'
        and private.new_level(p_keyword_id, previous.checked_at) is distinct from 'better'
      when 'level_worse' then private.new_level(p_keyword_id, current.checked_at) = 'worse'
        and private.new_level(p_keyword_id, previous.checked_at) is distinct from 'worse'
    end
  ), withdrawn as (
    delete from public.alerts as told
    where told.keyword_id = p_keyword_id and told.search_id = p_search_id and told.pushed_at is null
      and told.kind <> 'failed_twice' and not exists (
        select from met where met.kind = told.kind and met.threshold is not distinct from told.threshold
      )
  )
  insert into public.alerts as told
      (user_id, keyword_id, search_id, kind, threshold, position, previous_position, results)
    select current.user_id, p_keyword_id, p_search_id, kind, threshold, current.position, previous.position,
      current.results
    from met
    on conflict (keyword_id, search_id, kind, threshold, word) do update
      set position = excluded.position, results = excluded.results
      where (told.position, told.results) is distinct from (excluded.position, excluded.results);
  if found then
    perform private.shorten_inbox(current.user_id);
  end if;
end
$$;
