-- What must not be true of the database, after Supabase's own advisors (their numbers in front; splinter's queries need
-- roles and views that only hosted Supabase has). A row for each breach: lint, object. No row is what should be.
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
  select ours.nspname || '.' || ours.relname || ': ' || policy.polname as name, ours.relrowsecurity, policy.polrelid,
    policy.polcmd, policy.polroles, policy.polpermissive,
    coalesce(pg_get_expr(policy.polqual, policy.polrelid), '') || ' '
      || coalesce(pg_get_expr(policy.polwithcheck, policy.polrelid), '') as rule
  from pg_policy as policy join ours on ours.oid = policy.polrelid
)
select '0001 foreign key without an index' as lint, constraint_.conrelid::regclass || ': ' || constraint_.conname as object
from pg_constraint as constraint_ join ours on ours.oid = constraint_.conrelid
where constraint_.contype = 'f'
  -- Nobody deletes a plan.
  and constraint_.confrelid <> 'public.plans'::regclass
  -- The first column is enough where it is the other table's key already.
  and not exists (
    select from pg_index
    where indrelid = constraint_.conrelid and (string_to_array(indkey::text, ' ')::smallint[])[1] = any (constraint_.conkey)
  )
union all
select '0002 accounts shown by a view', ours.oid::regclass::text
from ours
  join pg_rewrite as rule on rule.ev_class = ours.oid
  join pg_depend as uses on uses.objid = rule.oid and uses.refobjid = 'auth.users'::regclass
where ours.relkind in ('v', 'm') and ours.nspname = 'public'
union all
select '0003 policy that asks for the caller once a row', name from policies
where rule ~* '\mauth\.(uid|jwt|role)\(\)|current_setting\('
  and rule !~* '\(\s*select\s+(auth\.(uid|jwt|role)\(\)|current_setting\()'
union all
select '0004 table without a primary key', ours.oid::regclass::text from ours
where relkind in ('r', 'p') and not exists (select from pg_index where indrelid = ours.oid and indisprimary)
union all
select '0006 several permissive policies for one role and action', polrelid::regclass::text
from policies, unnest(polroles) as role
where polpermissive
group by polrelid, role, polcmd having count(*) > 1
union all
select '0007 policy on a table without row level security', name from policies where not relrowsecurity
union all
select '0009 two equal indexes', indrelid::regclass::text
from pg_index join ours on ours.oid = indrelid
group by indrelid, indkey::text, indclass::text, coalesce(pg_get_expr(indpred, indrelid), ''),
  coalesce(pg_get_expr(indexprs, indrelid), '')
having count(*) > 1
union all
select '0010 view with its owner''s rights', oid::regclass::text from ours
where relkind = 'v' and nspname = 'public'
  and not coalesce(reloptions::text ~* 'security_invoker=(on|true|1|yes)', false)
union all
select '0011 function without a fixed search_path', oid::regprocedure::text from procedures
where not coalesce(proconfig::text ~ 'search_path=', false)
union all
select '0013 table without row level security', oid::regclass::text from ours
where nspname = 'public' and relkind in ('r', 'p') and not relrowsecurity
union all
select '0015 policy that believes what users write of themselves', name from policies where rule ~* 'user_metadata'
union all
select '0016 materialized view or foreign table in the API', oid::regclass::text from ours
where nspname = 'public' and relkind in ('m', 'f')
union all
select '0024 policy that lets everybody write', name from policies
where polcmd <> 'r' and polpermissive and btrim(rule) in ('true', 'true true')
union all
select '0028 function with its owner''s rights for anybody', oid::regprocedure::text from procedures
where nspname = 'public' and prosecdef and has_function_privilege('anon', oid, 'execute')
union all
select 'private table within reach of the API', oid::regclass::text from ours
where nspname = 'private' and relkind in ('r', 'p', 'v')
  and (has_table_privilege('anon', oid, 'select, insert, update, delete')
    or has_table_privilege('authenticated', oid, 'select, insert, update, delete'))
order by 1, 2
