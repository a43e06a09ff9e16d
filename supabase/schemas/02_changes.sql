-- Devices keep copies of the mirrored tables. Each row of these tables records the transaction that last
-- wrote it. A device stores the database snapshot of its last pull, and the next pull returns the rows that
-- were written by transactions not visible in that snapshot. Timestamps would miss rows, because a row gets
-- its timestamp before it becomes visible.

create function private.stamp_change() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.changed_in := pg_current_xact_id();
  if tg_nargs > 0 then
    -- Not now(), which would be the same for all writes of the transaction.
    new.changed_at := clock_timestamp();
  end if;
  return new;
end
$$;

-- Lists deleted rows for ninety days. After that, a single row per user with the relation '*' replaces them:
-- it makes a device that was away for longer compare all its rows.
create table public.removed_rows (
  user_id uuid not null,
  relation text not null,
  row_id uuid not null,
  changed_in xid8 not null default pg_current_xact_id(),
  removed_at timestamptz not null default now(),
  primary key (user_id, relation, row_id)
);
comment on column public.removed_rows.user_id is
  'no foreign key: it would lock the profile after rows that other writers lock after the profile';

create index removed_rows_by_transaction on public.removed_rows (user_id, changed_in);
create index removed_rows_by_age on public.removed_rows (removed_at);

call private.let_owners_read('public.removed_rows');
grant select on public.removed_rows to authenticated;

-- Records each deleted row, unless its account is being deleted. The trigger's argument names the column that
-- has the row's id.
create function private.note_removals() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  execute format(
    'insert into public.removed_rows as known (user_id, relation, row_id)
       select user_id, %L, %I from gone where exists (select from public.profiles where id = gone.user_id)
         and not exists (select from private.deletions where user_id = gone.user_id)
       on conflict (user_id, relation, row_id) do update
         set changed_in = excluded.changed_in, removed_at = excluded.removed_at',
    tg_table_name, tg_argv[0]
  );
  return null;
end
$$;

create function private.forget_removals_of_account() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.removed_rows where user_id = old.id;
  return null;
end
$$;

-- Returns an id that changes when the database is restored, or '0.0' if we may not read the id. A restore
-- changes the transaction numbers, so a cursor from before the restore is invalid.
create function public.database_life() returns text
  language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select system_identifier from pg_control_system()) || '.' || (select timeline_id from pg_control_checkpoint());
exception
  when insufficient_privilege then
    return '0.0';
end
$$;
grant execute on function public.database_life() to authenticated;
