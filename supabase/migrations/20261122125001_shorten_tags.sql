-- A tag has as many characters as devices let it have. What is stored may be longer, and stays.

drop function private.clean_names(text[], integer);
-- Trimmed, without blanks and repeats (case does not count), in the order given. `p_kept` are not measured.
create function private.clean_names(p_names text[], p_longest integer, p_kept text[] default '{}') returns text[]
  language plpgsql immutable set search_path = ''
as $$
declare
  cleaned text[];
begin
  select coalesce(array_agg(name order by n), '{}') into cleaned from (
    select distinct on (lower(btrim(given.name))) btrim(given.name) as name, n
    from unnest(p_names) with ordinality as given (name, n)
    where btrim(given.name) <> ''
    order by lower(btrim(given.name)), n
  ) as names;
  if exists (select from unnest(cleaned) as name where char_length(name) > p_longest and name <> all (p_kept)) then
    raise exception 'A name is longer than %', p_longest using errcode = 'check_violation';
  end if;
  return cleaned;
end
$$;

create or replace function private.clean_key_phrase() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  -- An archive brings back what was stored.
  is_import boolean := exists (
    select from private.archive_imports where user_id = new.user_id and finished_at is null
  );
begin
  -- As the search functions normalise what is searched, so that a check of the phrase is found by it.
  new.keyword := btrim(regexp_replace(normalize(new.keyword, nfc), '\s+', ' ', 'g'));
  new.account_name := nullif(btrim(ltrim(btrim(new.account_name), '@')), '');
  new.video_id := nullif(btrim(new.video_id), '');
  new.tags := private.clean_names(new.tags, case when is_import then 50 else 40 end, coalesce(old.tags, '{}'));
  new.competitors := private.clean_names(
    array(select ltrim(btrim(name), '@') from unnest(new.competitors) with ordinality as given (name, n) order by n), 100
  );
  if new.status then
    new.paused_by_plan := false;
  end if;
  return new;
end
$$;
