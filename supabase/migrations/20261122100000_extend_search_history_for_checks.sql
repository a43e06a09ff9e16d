-- A check of several pages is one search: its first row tells how far it came, its other rows are credits.
alter table public.search_history
  add column pages_done integer not null default 0 check (pages_done >= 0),
  add column next_cursor text,
  add column keyword_id uuid references public.keywords (id) on delete set null;
comment on column public.search_history.pages_done is 'first row of a check: how many of its pages are stored';
comment on column public.search_history.next_cursor is 'first row of a check: what asks for its next page; null at the end';
comment on column public.search_history.keyword_id is 'the tracked key phrase that a check was made for';

create index search_history_by_keyword on public.search_history (keyword_id) where keyword_id is not null;
-- What a device pulls: first rows only, each with the results of all its pages.
create index search_history_checks_by_change on public.search_history (user_id, changed_at, id)
  where search_type = 'search_results_check' and page = 1;
