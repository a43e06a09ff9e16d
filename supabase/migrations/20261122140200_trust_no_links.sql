-- Where the links and pictures of rankings may lead, whoever brought the row: an archive is a stranger's text. Our own
-- code builds links from names and ids. Rows that are there already stay; the app follows none of theirs that are not.
alter table public.search_ranking_results
  add constraint search_ranking_results_author_url
    check (author_url ~ '^https://www\.tiktok\.com/@[^[:space:][:cntrl:]"<>\\]+$') not valid,
  add constraint search_ranking_results_video_url
    check (video_url ~ '^https://www\.tiktok\.com/@[^[:space:][:cntrl:]"<>\\]+$') not valid;

-- A picture that TikTok's own servers have, or this installation's sample of it: any other would tell its owner who
-- looks at the ranking, and when.
create function private.is_tiktok_picture(p_address text) returns boolean
  language sql immutable set search_path = ''
as $$
  select p_address ~ '^https://([a-z0-9-]+\.)+(tiktokcdn(-[a-z]+)?|ibyteimg|byteimg|muscdn|tiktok)\.com/'
    or p_address ~ '^(http://(localhost|127\.0\.0\.1)(:[0-9]+)?)?/sandbox/tiktok/pictures/'
$$;

create function private.drop_strange_pictures() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.search_history where id = new.search_id and imported) then
    new.avatar_thumb := case when private.is_tiktok_picture(new.avatar_thumb) then new.avatar_thumb end;
    new.dynamic_cover := case when private.is_tiktok_picture(new.dynamic_cover) then new.dynamic_cover end;
  end if;
  return new;
end
$$;
create trigger search_ranking_results_pictures before insert on public.search_ranking_results
  for each row when (
    (private.is_tiktok_picture(new.avatar_thumb) and private.is_tiktok_picture(new.dynamic_cover)) is not true
  )
  execute function private.drop_strange_pictures();

-- How far a check came is counted by the rows that came with it, and no check has more pages than this.
create function private.clamp_imported_pages() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.pages_done := least(greatest(new.pages_done, 0), 1000);
  return new;
end
$$;
create trigger search_history_imported_pages before insert on public.search_history
  for each row when (new.imported) execute function private.clamp_imported_pages();
