-- Key phrases that took turns under the plan's limit were checked without end, and each check costs.
-- When a key phrase that is added or resumed may be checked. A plan limits what is active at one moment: by taking turns,
-- paused and resumed, or deleted and added, many more would be checked in a day (UTC), and each costs. So an account has
-- three times its plan's limit checked in a day, which is enough to replace all of them twice; what is beyond waits for the
-- next day. Counted are other key phrases that were asked for or will be, and what was asked for in vain. A try after a
-- failure counts for nothing. Whoever asks has the profile locked, so that several at once cannot pass the ceiling together.
create function private.first_check_at(p_phrase public.keywords) returns timestamptz
  language plpgsql set search_path = ''
as $$
declare
  today date := (now() at time zone 'UTC')::date;
  tomorrow timestamptz := (today + 1)::timestamp at time zone 'UTC';
  ceiling bigint := (
    select 3 * plans.active_key_phrases
    from public.profiles join public.plans on plans.level = profiles.subscription_level
    where profiles.id = p_phrase.user_id
  );
  others bigint := (
    select count(*) from public.keywords as other
    where other.user_id = p_phrase.user_id and other.id <> p_phrase.id and exists (
      select from private.tracked_days as asked where asked.keyword_id = other.id and (
        (asked.day = today and asked.attempts > 0)
        or (asked.state in ('due', 'claimed', 'retry') and asked.next_attempt_at < tomorrow)
      )
    )
  );
  in_vain bigint := coalesce((
    select used from private.account_counts
    where user_id = p_phrase.user_id and bucket = 'lost tracker checks' and day = today
  ), 0);
begin
  return case when others + in_vain < ceiling then now() else tomorrow end;
end
$$;

-- Counts up to what no plan's ceiling comes near.
create function private.count_lost_check(p_user_id uuid) returns void
  language sql set search_path = ''
as $$
  select private.take_from_account(p_user_id, 'lost tracker checks', 1, 5000)
$$;

create or replace function private.queue_key_phrase() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into private.tracked_days (keyword_id, day, next_attempt_at)
      values (new.id, (now() at time zone 'UTC')::date,
        case when new.status then private.first_check_at(new) else 'infinity' end);
    return null;
  end if;
  -- A pause loses the check that is in hand: it is asked for anew, and that it was lost is no failure.
  if new.status then
    update private.tracked_days set state = 'due', attempts = 0 where keyword_id = new.id and state = 'claimed';
    if found then
      perform private.count_lost_check(new.user_id);
    end if;
  end if;
  update private.tracked_days set next_attempt_at = case
      when new.status then greatest(private.first_check_at(new), day::timestamp at time zone 'UTC') else 'infinity'
    end
    where keyword_id = new.id and state in ('due', 'claimed', 'retry');
  return null;
end
$$;

-- A key phrase takes its days along: that it was asked for today is kept. The rows of an account that is being deleted leave
-- no such word.
create function private.count_deleted_check() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.profiles where id = old.user_id) and exists (
    select from private.tracked_days
    where keyword_id = old.id and day = (now() at time zone 'UTC')::date and attempts > 0
  ) then
    perform private.count_lost_check(old.user_id);
  end if;
  return old;
end
$$;

create trigger keywords_count_deleted before delete on public.keywords
  for each row execute function private.count_deleted_check();
