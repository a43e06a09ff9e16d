import type { Connection } from '@supabase/lite'

export interface Executor {
  executeQuery(query: {
    sql: string
    parameters: readonly unknown[]
    query: object
    queryId: object
  }): Promise<{ rows: Record<string, unknown>[] }>
}

export async function runQuery(executor: Executor, sql: string, parameters: readonly unknown[]) {
  return (await executor.executeQuery({ sql, parameters, query: {}, queryId: {} })).rows
}

/** The parts of lite's connection that expose the caller and the request to SQL. */
interface RequestContext {
  applyJwtSessionContext(
    executor: Executor,
    caller: { auth?: { role?: string; uid?: string; jwt?: unknown }; storage?: { operation?: string } },
  ): Promise<void>
  applyRpcRequestGucs(
    executor: Executor,
    call: { method: string; path: string; requestHeaders?: Record<string, string> },
  ): Promise<void>
}

/** The same limits as on hosted Supabase. Without a limit, a long statement could keep all others waiting. */
const statementTimeouts: Record<string, string> = { anon: '3s', authenticated: '8s', service_role: '8s' }

async function set(executor: Executor, settings: Record<string, string>): Promise<void> {
  const names = Object.keys(settings)
  const sql = `select ${names.map((name, index) => `set_config('${name}', $${index + 1}, true)`).join(', ')}`
  await runQuery(executor, sql, Object.values(settings))
}

/** By default, lite sends one statement per setting: ten of the sixteen statements in a function call. */
export function setAtOnce<Given extends Connection>(connection: Given): Given {
  const context = connection as unknown as RequestContext
  context.applyJwtSessionContext = (executor, { auth, storage }) => {
    const role = auth?.role || 'anon'
    const claims = auth?.jwt
    return set(executor, {
      role,
      statement_timeout: statementTimeouts[role] ?? '3s',
      'request.jwt.claim.sub': String(auth?.uid ?? ''),
      'request.jwt.claim.role': role,
      'storage.operation': String(storage?.operation ?? ''),
      ...(claims && typeof claims === 'object' ? { 'request.jwt.claims': JSON.stringify(claims) } : {}),
    })
  }
  context.applyRpcRequestGucs = (executor, { method, path, requestHeaders = {} }) =>
    set(executor, {
      'response.status': '',
      'response.headers': '',
      'request.method': method,
      'request.path': path,
      'request.headers': JSON.stringify(requestHeaders),
    })
  return connection
}
