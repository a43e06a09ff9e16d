import type * as v from 'valibot'
import type { ApiScope } from '../../../src/domain/account/api-token.ts'
import type { SpendingDeps } from '../_shared/api/spending.ts'
import type { TokenSession } from '../_shared/api/token-session.ts'

type Entries = Record<string, v.GenericSchema>
type Values<Given extends Entries | undefined> = Given extends Entries
  ? { [Name in keyof Given]: v.InferOutput<Given[Name]> }
  : Record<never, never>

export interface Asked<Query, Body> {
  session: TokenSession
  /** '' if the path has none. */
  id: string
  query: Query
  body: Body
  /** The `Idempotency-Key`, or a new id. */
  key: string
  deps: SpendingDeps
}

export interface Answer {
  body: unknown
  table?: () => Iterable<readonly string[]>
}

export interface Operation {
  id: string
  method: 'get' | 'post' | 'patch' | 'delete'
  path: string
  tag: string
  summary: string
  description?: string
  scope: ApiScope
  query?: Entries
  body?: v.GenericSchema
  /** Unset if the operation takes no `Idempotency-Key`. */
  key?: 'required' | 'optional'
  status: 200 | 201 | 204
  response?: v.GenericSchema
  csv?: boolean
  run(asked: Asked<never, never>): Promise<Answer>
}

export function operation<
  const Query extends Entries | undefined = undefined,
  Body extends v.GenericSchema | undefined = undefined,
>(
  given: Omit<Operation, 'query' | 'body' | 'run'> & {
    query?: Query
    body?: Body
    run(
      asked: Asked<Values<Query>, Body extends v.GenericSchema ? v.InferOutput<Body> : undefined>,
    ): Promise<Answer>
  },
): Operation {
  return given as unknown as Operation
}
