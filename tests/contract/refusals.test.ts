import { beforeAll, describe, expect, test } from 'vitest'
import { importRefusal } from '../../src/words/account/archive.ts'
import { refusalReason } from '../../src/words/shell/refusals.ts'
import { waitingReason } from '../../src/words/shell/sync.ts'
import { isFailureCode } from '../../supabase/functions/_shared/failure.ts'
import { sharedDatabase } from '../../supabase/tests/support/test-database.ts'

/** Codes that a screen handles by name, or that no current build receives. */
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
  // An import has one sentence for all limits.
  (!code.startsWith('too_many') && importRefusal(code) !== importRefusal(undefined)) ||
  waitingReason(code) !== waitingReason('42P01')

describe('the database’s refusals', () => {
  const database = sharedDatabase()
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
})
