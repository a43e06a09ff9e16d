-- A key phrase is tracked once for its owner: by phrase, country, account (case counts in neither name) and video.
-- What was tracked twice before this rule stays until its owner deletes it, with its history; and what an archive
-- holds comes whole.
create function private.refuse_tracked_twice() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Triggers run before policies: without this, anybody could learn what a stranger tracks.
  if auth.uid() <> new.user_id then
    raise exception 'This key phrase belongs to another account' using errcode = '42501';
  end if;
  -- One at a time, so that two of them cannot miss each other.
  perform from public.profiles where id = new.user_id for no key update;
  if exists (
    select from public.keywords
    where user_id = new.user_id and id <> new.id and country = new.country and lower(keyword) = lower(new.keyword)
      and lower(account_name) is not distinct from lower(new.account_name)
      and video_id is not distinct from new.video_id
  ) and not exists (
    select from private.archive_imports where user_id = new.user_id and finished_at is null
  ) then
    raise exception 'This key phrase is tracked already' using errcode = 'PT409', hint = 'already_tracked';
  end if;
  return new;
end
$$;

-- After the names are cleaned and before the limit: triggers fire in the order of their names.
create trigger keywords_distinct_added before insert on public.keywords
  for each row execute function private.refuse_tracked_twice();
create trigger keywords_distinct_changed before update of account_name, video_id on public.keywords
  for each row when (
    (lower(old.account_name), old.video_id) is distinct from (lower(new.account_name), new.video_id)
  )
  execute function private.refuse_tracked_twice();

create or replace function private.change_key_phrase(p_user_id uuid, p_values jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  phrase_id uuid := (p_values ->> 'id')::uuid;
  active boolean := (p_values ->> 'status')::boolean;
begin
  if active or p_values ?| array['account_name', 'video_id'] then
    -- In the order of a downgrade: first the profile, then its key phrases.
    perform from public.profiles where id = p_user_id for no key update;
  end if;
  update public.keywords set
      account_name = case when p_values ? 'account_name' then p_values ->> 'account_name' else account_name end,
      video_id = case when p_values ? 'video_id' then p_values ->> 'video_id' else video_id end,
      tags = case when p_values ? 'tags' then private.text_array(p_values -> 'tags') else tags end,
      competitors = case when p_values ? 'competitors'
        then private.text_array(p_values -> 'competitors') else competitors end
    where id = phrase_id and user_id = p_user_id;
  if not found then
    perform private.refuse_missing_row();
  end if;
  -- On its own: naming the status asks for a place under the limit.
  update public.keywords set status = active
    where id = phrase_id and user_id = p_user_id and status is distinct from active and active is not null;
end
$$;
