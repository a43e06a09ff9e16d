import { beforeAll, describe, expect, test } from 'vitest'
import { isSearchErrorCode } from '../../src/domain/search/search-errors.ts'
import { importRefusal } from '../../src/words/account/archive.ts'
import { outboxWords } from '../../src/words/shell/outbox.ts'
import { refusalReason } from '../../src/words/shell/refusals.ts'
import { waitingReason } from '../../src/words/shell/sync.ts'
import { Failure, isFailureCode } from '../../supabase/functions/_shared/failure.ts'
import { schedule } from '../../supabase/local/schedule.ts'
import { sharedDatabase } from '../../supabase/tests/support/test-database.ts'
import { filesIn, isTest, readText } from '../support/project/imports.ts'

function callersIn(folder: string, call: RegExp) {
  return filesIn(folder)
    .filter((file) => !isTest(file) && !file.includes('/testing/'))
    .map((file) => {
      const text = readText(file)
      return { file, text, calls: [...text.matchAll(call)].map(([, name]) => String(name)) }
    })
    .filter(({ calls }) => calls.length > 0)
}

const devices = callersIn('src/remote', /(?:\brpc\(\s*caller,\s*'|\/rpc\/)(\w+)/g)
const functions = callersIn('supabase/functions', /\b(?:rpc|call)\(\s*'(\w+)'/g)

const database = sharedDatabase()
const parameters = new Map<string, { all: string[]; needed: string[]; callers: string[] }>()
beforeAll(async () => {
  const procedures = await database.query(
    `select proname as name, coalesce(proargnames[1:pronargs], '{}') as parameters, pronargs - pronargdefaults as needed,
            array(select role from unnest('{authenticated,service_role}'::text[]) as role
              where has_function_privilege(role, pg_proc.oid, 'execute')) as callers
       from pg_proc where pronamespace = 'public'::regnamespace`,
  )
  for (const { name, parameters: all, needed, callers } of procedures)
    parameters.set(String(name), {
      all: all as string[],
      needed: (all as string[]).slice(0, Number(needed)),
      callers: callers as string[],
    })
})

test.each([
  ['devices', devices, 'authenticated'],
  ['edge functions', functions, 'service_role'],
] as const)('%s call existing functions, by their parameters and with the right role', (_, callers, role) => {
  expect(callers.length).toBeGreaterThan(3)
  for (const { file, text, calls } of callers) {
    const called = calls.map((name) => parameters.get(name))
    for (const [index, name] of calls.entries())
      expect(called[index]?.callers, `${file}: ${name}`).toContain(role)
    const named = new Set([...text.matchAll(/\bp_[a-z0-9_]+\b/g)].map(String))
    const known = called.flatMap((procedure) => procedure?.all ?? [])
    const unknown = [...named].filter((name) => !known.includes(name))
    expect(unknown, `${file}: no such parameters`).toEqual([])
    const needed = called.flatMap((procedure) => procedure?.needed ?? [])
    const omitted = needed.filter((name) => !named.has(name))
    expect(omitted, `${file}: parameters left out`).toEqual([])
  }
})

test('every function has a caller', async () => {
  const steps = await database.query(
    `select distinct part[1] as name from pg_proc, regexp_matches(prosrc, '\\mpublic\\.(\\w+)\\(', 'g') as part
       where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and part[1] in (select proname from pg_proc where pronamespace = 'public'::regnamespace)`,
  )
  const called = [
    ...[...devices, ...functions].flatMap(({ calls }) => calls),
    ...Object.keys(schedule)
      .map((job) => job.replaceAll('-', '_'))
      .filter((name) => parameters.has(name)),
    ...steps.map(({ name }) => String(name)),
  ]
  const others = [
    // Called only by tests, for example through `creditsUsed` in tests/support/stack/api.ts.
    'get_monthly_searches',
  ]
  expect([...parameters.keys()].sort()).toEqual([...new Set([...called, ...others])].sort())
})

test('devices send the changes that apply_mutation accepts', async () => {
  const [row] = await database.query(
    `select prosrc from pg_proc where oid = 'public.apply_mutation'::regproc`,
  )
  const branches = String(row?.prosrc).matchAll(/\bwhen '(\w+(?:', '\w+)*)' then/g)
  const kinds = [...branches].flatMap(([, branch = '']) => branch.split("', '"))
  // The outbox also has a name for searches, which are not changes.
  expect([...kinds, 'run_search'].sort()).toEqual(Object.keys(outboxWords.names).sort())
})

/** Codes without a sentence, each with the screen that handles it or the reason why none has to. */
const elsewhere: Record<string, string> = {
  subscription_active: 'features/account/billing',
  too_many_api_tokens: 'features/account/access',
  too_many_webhooks: 'features/account/access',
  not_operator: 'features/admin',
  unknown_price: 'the log: Stripe alone brings a price',
  too_many: 'nobody: a device sends at most maxMutations at a time',
  user_metadata_too_large: 'no client: the app writes no user metadata',
  invalid_brand_words: 'invalid_change: a CHECK, as for the form',
  invalid_account: 'nobody: apply_mutation says invalid_change',
  name_too_long: 'nobody: apply_mutation says invalid_change',
  not_own_key_phrase: 'nobody: the app writes through apply_mutation, for its own user',
  not_own_usage: 'nobody: the app asks for my_usage',
  server_columns: 'nobody: the app writes through apply_mutation',
}

const change = 'add_key_phrase'
const hasSentence = (code: string) =>
  isFailureCode(code) ||
  refusalReason({ kind: change, last_error: code }) !== refusalReason({ kind: change, last_error: null }) ||
  // The import shows the same sentence for every code that starts with `too_many`, known or not.
  (!code.startsWith('too_many') && importRefusal(code) !== importRefusal(undefined)) ||
  waitingReason(code) !== waitingReason('42P01')

describe('the database’s refusals', () => {
  let sources: { name: string; body: string }[]
  beforeAll(async () => {
    const rows = await database.query(
      `select proname as name, prosrc as body from pg_proc
         where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
           and proname not in ('limit_rows', 'limit_per_day', 'refuse_row')
       union all
       select tgname, format($$refuse('PT422', '%s')$$, split_part(
           encode(tgargs, 'escape'), '\\000', case proname when 'refuse_row' then 2 else 3 end
         ))
         from pg_trigger join pg_proc on pg_proc.oid = tgfoid
         where proname in ('limit_rows', 'limit_per_day', 'refuse_row')`,
    )
    sources = rows.map(({ name, body }) => ({ name: String(name), body: String(body) }))
  })

  const raised = () =>
    sources.flatMap(({ name, body }) =>
      [
        ...body.matchAll(/\braise\s+(?:exception\s+)?'([^']*)'/g),
        ...body.matchAll(/\brefuse\('\w+',\s*'([^']*)'/g),
      ].map(([, message]) => ({ name, message: String(message) })),
    )

  test('are codes, never sentences', () => {
    expect(raised().length).toBeGreaterThan(50)
    expect(raised().filter(({ message }) => !/^[a-z]+(_[a-z]+)*$/.test(message))).toEqual([])
  })

  test('always name their code literally', () => {
    const calls = (pattern: RegExp) =>
      sources.reduce((sum, { body }) => sum + [...body.matchAll(pattern)].length, 0)
    // The two `raise` statements in private.refuse get their code from the caller.
    expect(calls(/\braise\b/g) - 2 + calls(/\brefuse\(/g)).toBe(raised().length)
  })

  test('have a sentence or are handled elsewhere', () => {
    const codes = [...new Set(raised().map(({ message }) => message))]
    const unsaid = codes.filter((code) => !hasSentence(code))
    expect(unsaid.sort()).toEqual(Object.keys(elsewhere).sort())
  })

  test('have the status of their code', () => {
    const refusals = sources.flatMap(({ name, body }) =>
      [...body.matchAll(/private\.refuse\('PT(\d+)', '(\w+)'/g)].map(([, status, code]) => ({
        name,
        code: String(code),
        status: Number(status),
      })),
    )
    const ofFunctions = refusals.flatMap((refusal) =>
      isFailureCode(refusal.code) ? [{ refusal, status: new Failure(refusal.code).status }] : [],
    )
    expect(new Set(ofFunctions.map(({ refusal }) => refusal.code)).size).toBeGreaterThan(6)
    for (const { refusal, status } of ofFunctions) expect(refusal).toMatchObject({ status })
    const failures = sources.flatMap(({ body }) =>
      [...body.matchAll(/failure_code = '(\w+)'/g)].map(([, code]) => code),
    )
    expect(failures).toContain('abandoned')
    for (const code of failures) expect(isSearchErrorCode(code), code).toBe(true)
  })
})
