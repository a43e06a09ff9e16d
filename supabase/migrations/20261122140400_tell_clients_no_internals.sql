-- What the database says of a failure names tables, constraints and values: it belongs into the log, not into an
-- answer. The functions that passed it on go on as they are without.
do $$
declare
  telling record;
begin
  for telling in
    select oid, pg_get_functiondef(oid) as definition from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prokind = 'f'
      and prosrc ~ 'detail = sqlerrm'
  loop
    execute regexp_replace(telling.definition, ',\s*detail = sqlerrm', '', 'g');
  end loop;
end
$$;
