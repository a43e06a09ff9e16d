-- Where each row of a mirrored table stands in the order of commits: the transaction that wrote it last. A device keeps
-- the snapshot of its last pull (pg_current_snapshot) and asks for the rows whose transaction that snapshot did not
-- see. That is exact however the transactions overlapped: nothing is asked for twice, nothing is passed by. Times
-- cannot do this: a row is stamped before it can be seen.

create function private.stamp_change() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.changed_in := pg_current_xact_id();
  return new;
end
$$;

-- Null in the rows that were here before: every snapshot that a device can hold has seen them.
alter table public.plans add column changed_in xid8;
alter table public.profiles add column changed_in xid8;
alter table public.subscriptions add column changed_in xid8;
alter table public.keywords add column changed_in xid8;
alter table public.key_phrase_checks add column changed_in xid8;
alter table public.key_phrase_notes add column changed_in xid8;
alter table public.alert_rules add column changed_in xid8;
alter table public.alerts add column changed_in xid8;
alter table public.alert_settings add column changed_in xid8;
-- Of a search, a row is written whenever its results are: they travel with it.
alter table public.search_history add column changed_in xid8;

create trigger plans_stamp before insert or update on public.plans
  for each row execute function private.stamp_change();
create trigger profiles_stamp before insert or update on public.profiles
  for each row execute function private.stamp_change();
create trigger subscriptions_stamp before insert or update on public.subscriptions
  for each row execute function private.stamp_change();
create trigger keywords_stamp before insert or update on public.keywords
  for each row execute function private.stamp_change();
create trigger key_phrase_checks_stamp before insert or update on public.key_phrase_checks
  for each row execute function private.stamp_change();
create trigger key_phrase_notes_stamp before insert or update on public.key_phrase_notes
  for each row execute function private.stamp_change();
create trigger alert_rules_stamp before insert or update on public.alert_rules
  for each row execute function private.stamp_change();
create trigger alerts_stamp before insert or update on public.alerts
  for each row execute function private.stamp_change();
create trigger alert_settings_stamp before insert or update on public.alert_settings
  for each row execute function private.stamp_change();
create trigger search_history_stamp before insert or update on public.search_history
  for each row execute function private.stamp_change();

-- What a device asks for: what changed, and at its first visit everything, newest first. Small tables are sorted.
create index keywords_by_transaction on public.keywords (user_id, changed_in) where changed_in is not null;
create index key_phrase_checks_by_transaction on public.key_phrase_checks (user_id, changed_in)
  where changed_in is not null;
create index search_history_by_transaction on public.search_history (user_id, changed_in)
  where changed_in is not null and page = 1;
create index alerts_by_transaction on public.alerts (user_id, changed_in) where changed_in is not null;
create index key_phrase_checks_by_age on public.key_phrase_checks (user_id, checked_at desc, id desc);
create index search_history_by_age on public.search_history (user_id, searched_at desc, id desc) where page = 1;
-- Of the devices' former cursor, a time.
drop index public.keywords_by_change;
drop index public.key_phrase_checks_by_change;
drop index public.search_history_by_change;
drop index public.search_history_checks_by_change;

-- Rows that are gone, for ninety days. A row '*' stands for those of a user that are forgotten by now.
create table public.removed_rows (
  user_id uuid not null,
  relation text not null,
  row_id uuid not null,
  changed_in xid8 not null default pg_current_xact_id(),
  removed_at timestamptz not null default now(),
  primary key (user_id, relation, row_id)
);
comment on column public.removed_rows.user_id is
  'no foreign key: it would lock the profile after rows that others lock behind it';
create index removed_rows_by_transaction on public.removed_rows (user_id, changed_in);
create index removed_rows_by_age on public.removed_rows (removed_at);

alter table public.removed_rows enable row level security;
create policy "owner reads own removals" on public.removed_rows
  for select to authenticated using (user_id = (select auth.uid()));
grant select on public.removed_rows to authenticated;
grant all on public.removed_rows to service_role;

-- The trigger's argument is the column that names the row. Who deletes the account needs no word of its rows.
create function private.note_removals() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  execute format(
    'insert into public.removed_rows as known (user_id, relation, row_id)
       select user_id, %L, %I from gone where exists (select from public.profiles where id = gone.user_id)
       on conflict (user_id, relation, row_id) do update
         set changed_in = excluded.changed_in, removed_at = excluded.removed_at',
    tg_table_name, tg_argv[0]
  );
  return null;
end
$$;

create trigger keywords_removed after delete on public.keywords
  referencing old table as gone for each statement execute function private.note_removals('id');
create trigger key_phrase_checks_removed after delete on public.key_phrase_checks
  referencing old table as gone for each statement execute function private.note_removals('id');
create trigger key_phrase_notes_removed after delete on public.key_phrase_notes
  referencing old table as gone for each statement execute function private.note_removals('id');
create trigger alert_rules_removed after delete on public.alert_rules
  referencing old table as gone for each statement execute function private.note_removals('id');
create trigger alerts_removed after delete on public.alerts
  referencing old table as gone for each statement execute function private.note_removals('id');
create trigger search_history_removed after delete on public.search_history
  referencing old table as gone for each statement execute function private.note_removals('id');
create trigger subscriptions_removed after delete on public.subscriptions
  referencing old table as gone for each statement execute function private.note_removals('user_id');

create function private.forget_removals_of_account() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.removed_rows where user_id = old.id;
  return null;
end
$$;

create trigger profiles_forget_removals after delete on public.profiles
  for each row execute function private.forget_removals_of_account();

-- As before, and forgets what was removed ninety days ago. A device that has been away for longer compares everything.
create or replace function public.forget_old_traces() returns void
  language sql security definer set search_path = ''
as $$
  delete from private.contact_messages where received_at < now() - interval '1 year';
  update private.contact_messages set sender_hash = null
    where sender_hash is not null and received_at < now() - interval '2 days';
  delete from private.stripe_events where applied_at < now() - interval '30 days';
  with forgotten as (
    delete from public.removed_rows where removed_at < now() - interval '90 days' and relation <> '*'
    returning user_id, changed_in
  )
  insert into public.removed_rows as known (user_id, relation, row_id, changed_in)
    select user_id, '*', user_id, max(changed_in) from forgotten group by user_id
    on conflict (user_id, relation, row_id) do update set changed_in = excluded.changed_in;
$$;
