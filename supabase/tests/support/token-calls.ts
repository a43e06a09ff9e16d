import type { TestDatabase } from './test-database.ts'
import { literal, trackingOn } from './tracking.ts'

/**
 * Runs every operation that a token can call, and every function for tokens. Returns the refusal of a revoked token.
 */
export async function callEveryOperation(database: TestDatabase, user: string): Promise<unknown> {
  const id = await trackingOn(database).add(user)
  const call = async (call: string) => {
    const [row] = await database.commitAs('service_role', null, `select public.${call} as value`)
    return row?.value as { refusal?: string; results?: unknown[] }
  }
  const hash = await database.value(`encode(sha256('kt_1'), 'hex')`)
  const token = await database.valueAs(
    user,
    `public.create_api_token('script', '${hash}', '{read,track}', 30)`,
  )
  const change = { id: crypto.randomUUID(), kind: 'change_key_phrase', payload: { id, status: false } }
  const calls = [
    ...['key_phrases', 'alerts', 'ideas', 'reports'].map((operation) => ({
      operation,
      arguments: { limit: 1 },
    })),
    { operation: 'searches', arguments: { limit: 1, kind: 'check' } },
    { operation: 'positions', arguments: { limit: 1, keyword_id: id } },
    { operation: 'results', arguments: { id } },
    { operation: 'usage' },
    { operation: 'change', arguments: change },
  ]
  const { results } = await call(`call_with_token('kt_1', ${literal(JSON.stringify(calls))})`)
  if (results?.length !== calls.length) throw new Error('an operation returned nothing')
  await database.valueAs(user, 'public.my_api_tokens()')
  await database.valueAs(user, `public.revoke_api_token('${token}')`)
  return (await call(`use_api_token('kt_1', 'read')`)).refusal
}
