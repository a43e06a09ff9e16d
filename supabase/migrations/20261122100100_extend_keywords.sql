-- What a tracked key phrase gained: tags, followed competitors, and why it is paused.
alter table public.keywords
  add column tags text[] not null default '{}' check (cardinality(tags) <= 10),
  add column competitors text[] not null default '{}' check (cardinality(competitors) <= 5),
  add column paused_by_plan boolean not null default false,
  add check (not (status and paused_by_plan));
comment on column public.keywords.competitors is 'account names without @, drawn on the same chart';
comment on column public.keywords.paused_by_plan is 'paused by a downgrade, not by its owner';
grant insert (tags, competitors), update (account_name, video_id, tags, competitors)
  on public.keywords to authenticated;
