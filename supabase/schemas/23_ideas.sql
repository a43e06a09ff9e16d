create table public.ideas (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  phrase text check (phrase = btrim(phrase) and char_length(phrase) between 1 and 500),
  country text not null check (country in ('gb', 'us', 'ca', 'au', 'de', 'fr')),
  title text check (char_length(title) between 2 and 120),
  note text check (char_length(note) <= 2000),
  target_date date check (target_date between '0001-01-01' and '9999-12-31'),
  stage text not null check (stage in ('idea', 'filming', 'published', 'verdict')),
  goal integer check (goal between 1 and 100),
  account_name text check (char_length(account_name) <= 100),
  video_id text check (char_length(video_id) <= 100),
  published_on date check (published_on between '0001-01-01' and '9999-12-31'),
  recipe jsonb check (jsonb_typeof(recipe) = 'object' and char_length(recipe::text) <= 2000),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  changed_in xid8 not null,
  -- An idea from a shared link has no phrase yet.
  check (num_nonnulls(phrase, account_name, video_id) > 0),
  check (stage in ('idea', 'filming') or num_nulls(video_id, published_on) = 0)
);
comment on column public.ideas.title is 'null: the phrase is the title';
comment on column public.ideas.goal is 'the position to reach';
comment on column public.ideas.video_id is 'the video''s id, or its short link until a device resolves it';
comment on column public.ideas.published_on is 'in UTC, like the days of the tracker';
comment on column public.ideas.recipe is 'figures of the first ten videos when the idea was added (src/domain/ideas/recipe.ts)';

create unique index ideas_by_video on public.ideas (user_id, video_id) where video_id is not null;
create index ideas_by_transaction on public.ideas (user_id, changed_in);

call private.let_owners_read('public.ideas');
grant select on public.ideas to authenticated;

-- Every writer of ideas has locked the profile, so the triggers below see all of the user's ideas.

create function private.clean_idea() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.phrase := private.clean_phrase(new.phrase);
  new.title := nullif(btrim(new.title), '');
  new.note := nullif(btrim(new.note), '');
  new.account_name := nullif(btrim(ltrim(btrim(new.account_name), '@')), '');
  new.video_id := nullif(btrim(new.video_id), '');
  if exists (
    select from public.ideas where user_id = new.user_id and video_id = new.video_id and id <> new.id
  ) then
    perform private.refuse('PT409', 'video_in_other_idea');
  end if;
  return new;
end
$$;

create trigger ideas_clean before insert or update on public.ideas
  for each row execute function private.clean_idea();

create trigger ideas_ceiling before insert on public.ideas
  for each row execute function private.limit_rows('user_id', '500', 'too_many_ideas');

-- The plan limits additions only: after a downgrade or an import, an account may have more ideas.
create function private.add_idea(p_user_id uuid, p_values jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  allowed integer := (private.user_plan(p_user_id)).ideas;
begin
  if (select count(*) from public.ideas where user_id = p_user_id) >= allowed then
    perform private.refuse('PT422', 'too_many_ideas', allowed::text);
  end if;
  insert into public.ideas select added.* from jsonb_populate_record(null::public.ideas, p_values || jsonb_build_object(
    'user_id', p_user_id, 'created_at', private.added_at(p_values)
  )) as added;
end
$$;

create function private.change_idea(p_user_id uuid, p_values jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  idea public.ideas;
begin
  select * into idea from public.ideas
    where id = (p_values ->> 'id')::uuid and user_id = p_user_id for no key update;
  if not found then
    perform private.refuse('PT404', 'not_found');
  end if;
  idea := jsonb_populate_record(idea, p_values);
  -- Replaces an idea that is only a saved link to the video. Devices do not delete that idea in a separate
  -- change, because the link would be lost if this change were refused.
  delete from public.ideas
    where user_id = p_user_id and video_id = idea.video_id and phrase is null and id <> idea.id;
  update public.ideas set phrase = idea.phrase, country = idea.country, title = idea.title, note = idea.note,
      target_date = idea.target_date, stage = idea.stage, goal = idea.goal, account_name = idea.account_name,
      video_id = idea.video_id, published_on = idea.published_on, recipe = idea.recipe
    where id = idea.id;
end
$$;
