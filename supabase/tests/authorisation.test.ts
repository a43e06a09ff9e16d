import { beforeAll, describe, expect, test } from 'vitest'
import { functions, tables } from './permissions.ts'
import { engines } from './support/engines.ts'
import { ask, signUp } from './support/test-api.ts'
import type { ApiRole } from './support/test-database.ts'
import { trackedDatabase, videos } from './support/tracking.ts'

const roles: readonly ApiRole[] = ['anon', 'authenticated', 'service_role']

describe.each(engines)('authorisation on %s', (_, open) => {
  const { database, tracking } = trackedDatabase(open)
  let owner: string
  let other: string

  beforeAll(async () => {
    // At its first request, lite widens every grant; the stack must revoke the additions.
    await ask(database, 'GET', '/rest/v1/plans')
    owner = await tracking.createUser()
    other = await database.createUser()
    await tracking.completeSearch(owner, await tracking.startSearch(owner))
    const keyword = await tracking.add(owner)
    const check = await tracking.check(owner, { found: videos(1) })
    await tracking.addNote(owner, keyword)
    await tracking.addIdea(owner)
    await tracking.addRule(owner, keyword, 'lost')
    await tracking.publishReport(owner)
    await tracking.apply(owner, 'change_alert_settings', { push: false })
    for (const row of [
      `alerts (user_id, keyword_id, search_id, kind) values ('${owner}', '${keyword}', '${check}', 'lost')`,
      `removed_rows (user_id, relation, row_id) values ('${owner}', 'keywords', '${check}')`,
      `subscriptions values ('${owner}', 'active', 'visa', '4242', 1, 2, false, true)`,
    ])
      await database.query(`insert into public.${row}`)
  })

  const denied = { code: '42501' }
  const asVisitor = (sql: string) => database.queryAs('anon', null, sql)
  const asOwner = (sql: string) => database.queryAs('authenticated', owner, sql)
  const asOther = (sql: string) => database.queryAs('authenticated', other, sql)

  async function readColumns(table: string): Promise<string[]> {
    const rows = await database.query(
      `select column_name from information_schema.columns where table_schema = 'public' and table_name = '${table}'`,
    )
    return rows.map((row) => String(row.column_name))
  }

  test('every table and view of the API schema is listed', async () => {
    const rows = await database.query(
      `select relname from pg_class
         where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`,
    )
    expect(rows.map((row) => row.relname).sort()).toEqual(Object.keys(tables).sort())
  })

  test('every policy is required by these rules', async () => {
    const views = ['stripe_user_subscriptions', 'search_ranking_results']
    const wanted = Object.entries(tables).flatMap(([table, rule]) => {
      if (views.includes(table)) return []
      const readers = rule.visitor ? ['anon', 'authenticated'] : ['authenticated']
      return [
        ...(rule.select ? [[table, 'SELECT', ...readers]] : []),
        ...(rule.insert.length > 0 ? [[table, 'INSERT', 'authenticated']] : []),
        ...(rule.update.length > 0 ? [[table, 'UPDATE', 'authenticated']] : []),
        ...(rule.delete ? [[table, 'DELETE', 'authenticated']] : []),
      ]
    })
    const policies = await database.query(
      `select tablename, cmd, array_to_json(roles) as roles from pg_policies where schemaname = 'public'`,
    )
    const found = policies.map(({ tablename, cmd, roles }) => [tablename, cmd, ...(roles as string[]).sort()])
    expect(found.map(String).sort()).toEqual(wanted.map(String).sort())
  })

  describe.each(Object.entries(tables))('%s', (table, rule) => {
    test('select', async () => {
      const all = `select * from public.${table}`
      const whole = (await database.query(all)).length
      expect(whole).toBeGreaterThan(0)
      expect(await asOwner(all)).toHaveLength(rule.rows === 'own' && table === 'profiles' ? 1 : whole)
      expect(await asOther(all)).toHaveLength(rule.rows === 'everyone' ? whole : table === 'profiles' ? 1 : 0)
      if (rule.visitor === 'select') expect(await asVisitor(all)).toHaveLength(whole)
      else await expect(asVisitor(all)).rejects.toMatchObject(denied)
    })

    test('update, column by column', async () => {
      for (const column of await readColumns(table)) {
        // Reads no column. If it did, the select policy would also hide other users' rows.
        const sql = `update public.${table} set ${column} = default returning 1`
        await expect(asVisitor(sql), `visitor: ${column}`).rejects.toMatchObject(denied)
        if (rule.update.includes(column)) {
          expect(await asOwner(sql), `owner: ${column}`).toHaveLength(1)
          expect(await asOther(sql), `other: ${column}`).toHaveLength(table === 'profiles' ? 1 : 0)
        } else {
          await expect(asOwner(sql), `owner: ${column}`).rejects.toMatchObject(denied)
          await expect(asOther(sql), `other: ${column}`).rejects.toMatchObject(denied)
        }
      }
    })

    test('insert, column by column', async () => {
      for (const column of await readColumns(table)) {
        const [row] = await database.query(
          `select has_column_privilege('anon', 'public.${table}', '${column}', 'insert') as visitor,
                  has_column_privilege('authenticated', 'public.${table}', '${column}', 'insert') as signed_in`,
        )
        expect(row, column).toEqual({ visitor: false, signed_in: rule.insert.includes(column) })
      }
    })

    test('delete', async () => {
      const sql = `delete from public.${table} returning 1`
      await expect(asVisitor(sql)).rejects.toMatchObject(denied)
      if (rule.delete) {
        expect(await asOwner(sql)).toHaveLength(1)
        expect(await asOther(sql)).toHaveLength(0)
      } else {
        await expect(asOwner(sql)).rejects.toMatchObject(denied)
        await expect(asOther(sql)).rejects.toMatchObject(denied)
      }
    })

    test('truncate', async () => {
      // 42809: a view cannot be truncated.
      for (const ask of [asVisitor, asOwner, asOther])
        await expect(ask(`truncate public.${table} cascade`)).rejects.toMatchObject({
          code: expect.stringMatching(/^42501$|^42809$/),
        })
    })
  })

  test('a user adds key phrases to their own account only, and moves none to another', async () => {
    const own = `insert into public.keywords (user_id, keyword) values ('${owner}', 'x') returning 1`
    expect(await asOwner(own)).toHaveLength(1)
    const foreign = `insert into public.keywords (user_id, keyword) values ('${other}', 'x')`
    await expect(asOwner(foreign)).rejects.toMatchObject(denied)
    await expect(asOwner(`update public.keywords set user_id = '${other}'`)).rejects.toMatchObject(denied)
  })

  test('a level cannot be raised even if a grant is widened by accident', async () => {
    await database.query('grant update, insert, delete on public.profiles to authenticated')
    try {
      for (const column of [`subscription_level = 'pro'`, `created_at = now()`, `email = 'x'`])
        await expect(
          asOther(`update public.profiles set ${column} where id = '${other}'`),
          column,
        ).rejects.toMatchObject(denied)
      expect(await asOther(`delete from public.profiles returning 1`)).toHaveLength(0)
    } finally {
      await database.query('revoke update, insert, delete on public.profiles from authenticated')
      await database.query(`grant update (${tables.profiles?.update}) on public.profiles to authenticated`)
    }
  })

  test('metadata does not raise the level, at sign-up or later', async () => {
    const [row] = await database.query(
      `insert into auth.users (id, email, aud, role, raw_user_meta_data)
         values (gen_random_uuid(), 'sly@keytrail.test', 'authenticated', 'authenticated',
                 '{"subscription_level":"pro","plan":"pro","role":"service_role"}') returning id`,
    )
    await database.query(
      `update auth.users set raw_user_meta_data = raw_user_meta_data || '{"level":"pro"}' where id = '${row?.id}'`,
    )
    expect(await tracking.readLevel(String(row?.id))).toBe('free')
  })

  test('every function of the API schema is listed and executable by its callers only', async () => {
    const rows = await database.query(
      `select proname, ${roles.map((role) => `has_function_privilege('${role}', oid, 'execute') as ${role}`).join(', ')}
         from pg_proc where pronamespace = 'public'::regnamespace`,
    )
    expect(rows.map((row) => row.proname).sort()).toEqual(Object.keys(functions).sort())
    for (const row of rows) {
      const callers = roles.filter((role) => row[role] === true)
      expect(callers, String(row.proname)).toEqual(functions[String(row.proname)])
    }
  })

  test('the secret key reads and writes every table, but only reads the view of ranked videos', async () => {
    const without = (right: string) =>
      database.query(
        `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
           and not has_table_privilege('service_role', oid, '${right}')`,
      )
    expect(await without('select')).toEqual([])
    for (const right of ['insert', 'update', 'delete'])
      expect(await without(right), right).toEqual([{ relname: 'search_ranking_results' }])
  })

  test('the private schema is closed to every API role, and no definer function has a search path', async () => {
    const [row] = await database.query(
      `select ${roles.map((role) => `has_schema_privilege('${role}', 'private', 'usage') as ${role}`).join(', ')}`,
    )
    expect(row).toEqual({ anon: false, authenticated: false, service_role: false })
    const open = await database.query(
      `select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and prosecdef and not 'search_path=""' = any (coalesce(proconfig, '{}'))`,
    )
    expect(open).toEqual([])
  })

  test('the status says whether the caller or the data was refused', async () => {
    const { id, token } = await signUp(database, 'caller@keytrail.test')
    expect(await ask(database, 'GET', '/rest/v1/plans?select=level')).toMatchObject({ status: 200 })
    expect(await ask(database, 'GET', '/rest/v1/profiles?select=*')).toMatchObject({ status: 401 })
    const nested = await ask(database, 'GET', '/rest/v1/profiles?select=id,search_history(id)', { token })
    expect(nested.body).toEqual([{ id, search_history: [] }])
    const own = `/rest/v1/profiles?id=eq.${id}`
    const raised = await ask(database, 'PATCH', own, { token, body: { subscription_level: 'pro' } })
    expect(raised).toMatchObject({ status: 403, body: { code: '42501' } })
    const refused = await ask(database, 'POST', '/rest/v1/rpc/apply_mutation', {
      token,
      body: {
        ...{ p_id: crypto.randomUUID(), p_device_id: crypto.randomUUID(), p_sequence: 1 },
        ...{ p_kind: 'change_profile', p_payload: { first_name: '' } },
      },
    })
    expect(refused).toMatchObject({ status: 422, body: { message: 'invalid_change' } })
  })

  test('a missing or invented key, or a forged token, is refused', async () => {
    const { token } = await signUp(database, 'victim@keytrail.test')
    const forged = `${token.split('.').slice(0, 2).join('.')}.${'A'.repeat(43)}`
    expect(await ask(database, 'GET', '/rest/v1/profiles', { token: forged })).toMatchObject({ status: 401 })
    for (const apikey of ['', 'sb_publishable_made_up', 'sb_secret_made_up'])
      expect(await ask(database, 'GET', '/rest/v1/plans', { headers: { apikey } }), apikey).toMatchObject({
        status: 401,
      })
  })
})
