type Query = (sql: string) => Promise<readonly Record<string, unknown>[]>

const ours = `('public', 'private')`
const grants = (acl: string) =>
  `(select coalesce(string_agg(
      concat(case grantee when 0 then 'public' else grantee::regrole::text end, '=', privilege_type,
        case when is_grantable then '*' end),
      ' ' order by case grantee when 0 then 'public' else grantee::regrole::text end, privilege_type), 'nobody')
    from aclexplode(${acl}))`

const questions: Record<string, string> = {
  schema: `select concat_ws(' ', nspname, ${grants(`coalesce(nspacl, acldefault('n', nspowner))`)}) as fact
    from pg_namespace where nspname in ${ours}`,
  'default privileges': `select concat_ws(' ', defaclrole::regrole, nullif(defaclnamespace, 0)::regnamespace,
      defaclobjtype, ${grants('defaclacl')}) as fact
    from pg_default_acl`,
  relation: `select concat_ws(' ', oid::regclass, relkind, 'rls', relrowsecurity, relforcerowsecurity, reloptions,
      ${grants(`coalesce(relacl, acldefault(case relkind when 'S' then 's'::"char" else 'r' end, relowner))`)},
      obj_description(oid, 'pg_class')) as fact
    from pg_class where relnamespace::regnamespace::text in ${ours} and relkind in ('r', 'v', 'm', 'p', 'S')`,
  column: `select concat_ws(' ', attrelid::regclass, row_number() over (partition by attrelid order by attnum), attname,
      format_type(atttypid, atttypmod), case when attnotnull then 'not null' end, attidentity, attgenerated,
      'default ' || pg_get_expr(adbin, adrelid),
      case when attacl is not null then ${grants('attacl')} end, col_description(attrelid, attnum)) as fact
    from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace::regnamespace::text in ${ours} and relkind in ('r', 'v', 'm', 'p') and attnum > 0
      and not attisdropped`,
  constraint: `select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid),
      obj_description(oid, 'pg_constraint')) as fact
    from pg_constraint where connamespace::regnamespace::text in ${ours}`,
  index: `select concat_ws(' ', pg_get_indexdef(indexrelid), 'valid', indisvalid,
      obj_description(indexrelid, 'pg_class')) as fact
    from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace::regnamespace::text in ${ours}`,
  policy: `select concat_ws(' ', schemaname, tablename, policyname, permissive, roles, cmd, 'using', qual, 'check',
      with_check) as fact
    from pg_policies where schemaname in ${ours}`,
  trigger: `select concat_ws(' ', pg_get_triggerdef(pg_trigger.oid), tgenabled) as fact
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where not tgisinternal and pronamespace::regnamespace::text in ${ours}`,
  view: `select concat_ws(' ', oid::regclass, pg_get_viewdef(oid)) as fact
    from pg_class where relnamespace::regnamespace::text in ${ours} and relkind in ('v', 'm')`,
  sequence: `select concat_ws(' ', seqrelid::regclass, seqtypid::regtype, seqstart, seqincrement, seqmin, seqmax, seqcache,
      seqcycle) as fact
    from pg_sequence join pg_class on pg_class.oid = seqrelid where relnamespace::regnamespace::text in ${ours}`,
  type: `select concat_ws(' ', oid::regtype, typtype) as fact from pg_type
    where typnamespace::regnamespace::text in ${ours} and typtype <> 'b' and (typrelid = 0 or typtype <> 'c')`,
  function: `select concat_ws(' ', pg_get_functiondef(oid), obj_description(oid, 'pg_proc'),
      ${grants(`coalesce(proacl, acldefault('f', proowner))`)}) as fact
    from pg_proc where pronamespace::regnamespace::text in ${ours}`,
}

export async function readCatalogue(query: Query): Promise<string[]> {
  const facts: string[] = []
  for (const [kind, sql] of Object.entries(questions))
    for (const { fact } of await query(sql)) facts.push(`${kind}: ${fact}`)
  return facts.sort()
}
