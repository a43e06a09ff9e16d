create table public.key_phrase_notes (
  id uuid primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  keyword_id uuid not null references public.keywords (id) on delete cascade,
  -- Excludes infinity and BC dates, which devices cannot read.
  day date not null check (day between '0001-01-01' and '9999-12-31'),
  note text not null check (note = btrim(note) and char_length(note) between 1 and 500),
  changed_at timestamptz not null default now(),
  changed_in xid8 not null
);

create index key_phrase_notes_by_owner on public.key_phrase_notes (user_id, id);
create index key_phrase_notes_by_phrase on public.key_phrase_notes (keyword_id, day);

call private.let_owners_read('public.key_phrase_notes');
grant select on public.key_phrase_notes to authenticated;

create trigger key_phrase_notes_ceiling before insert on public.key_phrase_notes
  for each row execute function private.limit_rows('user_id', '2000', 'too_many_notes');

create function private.put_note(p_user_id uuid, p_values jsonb) returns void
  language plpgsql set search_path = ''
as $$
begin
  perform private.refuse_foreign_key_phrase(p_user_id, (p_values ->> 'keyword_id')::uuid);
  insert into public.key_phrase_notes as known (id, user_id, keyword_id, day, note)
    values ((p_values ->> 'id')::uuid, p_user_id, (p_values ->> 'keyword_id')::uuid, (p_values ->> 'day')::date,
      btrim(p_values ->> 'note'))
    on conflict (id) do update set keyword_id = excluded.keyword_id, day = excluded.day, note = excluded.note
      where known.user_id = p_user_id;
  if not found then
    perform private.refuse('PT404', 'not_found');
  end if;
end
$$;
