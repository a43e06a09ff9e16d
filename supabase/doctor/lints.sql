-- Rules based on Supabase's advisors (splinter), with their numbers; splinter's own queries need roles and
-- views that only hosted Supabase has.
with ours as (
  select class.oid, class.relname, class.relkind, class.relrowsecurity, class.reloptions, namespace.nspname
  from pg_class as class join pg_namespace as namespace on namespace.oid = class.relnamespace
  where namespace.nspname in ('public', 'private')
    and not exists (select from pg_depend where objid = class.oid and deptype = 'e')
),
procedures as (
  select proc.*, namespace.nspname
  from pg_proc as proc join pg_namespace as namespace on namespace.oid = proc.pronamespace
  where namespace.nspname in ('public', 'private')
    and not exists (select from pg_depend where objid = proc.oid and deptype = 'e')
),
policies as (
  select policy.polname, policy.polrelid, policy.polcmd, policy.polroles, policy.polpermissive,
    format('drop policy %I on %s', policy.polname, policy.polrelid::regclass) as undo,
    array_remove(
      array[pg_get_expr(policy.polqual, policy.polrelid), pg_get_expr(policy.polwithcheck, policy.polrelid)], null
    ) as rules
  from pg_policy as policy join ours on ours.oid = policy.polrelid
)
select '0001 foreign key without an index' as lint, constraint_.conrelid::regclass || ': ' || constraint_.conname as object,
  null as undo
from pg_constraint as constraint_ join ours on ours.oid = constraint_.conrelid
where constraint_.contype = 'f'
  and constraint_.confrelid <> 'public.plans'::regclass
  -- An index that begins with one of the constraint's columns is enough.
  and not exists (
    select from pg_index
    where indrelid = constraint_.conrelid and (string_to_array(indkey::text, ' ')::smallint[])[1] = any (constraint_.conkey)
  )
union all
select '0002 view of accounts', ours.oid::regclass::text, 'drop view ' || ours.oid::regclass
from ours
  join pg_rewrite as rule on rule.ev_class = ours.oid
  join pg_depend as uses on uses.objid = rule.oid and uses.refobjid = 'auth.users'::regclass
where ours.relkind in ('v', 'm') and ours.nspname = 'public'
union all
-- Every policy except the one on plans uses the same form: it never matches another user's rows (0024),
-- trusts nothing that users can edit (0015), and calls auth.uid() once per query instead of once per row
-- (0003).
select '0024 policy other than "owner = (select auth.uid())"', polname || ' on ' || polrelid::regclass, undo
from policies, unnest(rules) as rule
where rule !~ '^\(\w+ = \( ?SELECT auth\.uid\(\) AS uid\)\)$'
  and not (polrelid = 'public.plans'::regclass and polcmd = 'r')
union all
select '0004 table without a primary key', ours.oid::regclass::text, null from ours
where relkind in ('r', 'p') and not exists (select from pg_index where indrelid = ours.oid and indisprimary)
union all
select '0006 several permissive policies for one role and action', polrelid::regclass::text, null
from policies, unnest(polroles) as role
where polpermissive
group by polrelid, role, polcmd having count(*) > 1
union all
select '0009 two equal indexes', indrelid::regclass::text, null
from pg_index join ours on ours.oid = indrelid
group by indrelid, indkey::text, indclass::text, coalesce(pg_get_expr(indpred, indrelid), ''),
  coalesce(pg_get_expr(indexprs, indrelid), '')
having count(*) > 1
union all
select '0010 view with its owner''s rights', oid::regclass::text,
  format('alter view %s set (security_invoker = on)', oid::regclass)
from ours
where relkind = 'v' and nspname = 'public'
  and not coalesce(reloptions::text ~* 'security_invoker=(on|true|1|yes)', false)
union all
select '0011 function without a fixed search_path', oid::regprocedure::text, null from procedures
where not coalesce(proconfig::text ~ 'search_path=', false)
union all
select '0013 table without row level security', oid::regclass::text,
  format('alter table %s enable row level security', oid::regclass)
from ours
where nspname = 'public' and relkind in ('r', 'p') and not relrowsecurity
union all
select '0016 materialized view or foreign table in the API', oid::regclass::text, null from ours
where nspname = 'public' and relkind in ('m', 'f')
union all
select '0028 function that visitors can call', oid::regprocedure::text,
  format('revoke execute on function %s from public, anon', oid::regprocedure)
from procedures
where nspname = 'public' and has_function_privilege('anon', oid, 'execute')
union all
select 'table that visitors can read or write', oid::regclass::text, format('revoke all on %s from public, anon', oid::regclass)
from ours
where nspname = 'public' and relkind in ('r', 'p', 'v') and oid <> 'public.plans'::regclass
  and (has_any_column_privilege('anon', oid, 'select, insert, update') or has_table_privilege('anon', oid, 'delete, truncate'))
union all
select 'private table that the API can reach', oid::regclass::text,
  format('revoke all on %s from public, anon, authenticated', oid::regclass)
from ours
where nspname = 'private' and relkind in ('r', 'p', 'v')
  and (has_any_column_privilege('anon', oid, 'select, insert, update') or has_table_privilege('anon', oid, 'delete, truncate')
    or has_any_column_privilege('authenticated', oid, 'select, insert, update')
    or has_table_privilege('authenticated', oid, 'delete, truncate'))
order by 1, 2
