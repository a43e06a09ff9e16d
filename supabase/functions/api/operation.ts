// The form of an operation of the API: what it takes and returns, as schemas that validate requests and describe both in
// the OpenAPI document.
import type * as v from 'valibot'
import type { ApiScope } from '../../../src/domain/account/api-token.ts'
import type { SpendingDeps } from '../_shared/api/spending.ts'
import type { TokenSession } from '../_shared/api/token-session.ts'

type Entries = Record<string, v.GenericSchema>
type Values<Given extends Entries | undefined> = Given extends Entries
  ? { [Name in keyof Given]: v.InferOutput<Given[Name]> }
  : Record<never, never>

/** A validated request. */
export interface Asked<Query, Body> {
  session: TokenSession
  /** The id in the path; '' if there is none. */
  id: string
  query: Query
  body: Body
  /** The `Idempotency-Key`; a new id if the request has none. */
  key: string
  deps: SpendingDeps
}

/** A response: JSON, and the same as the lines of a CSV file. */
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
  /** Whether it takes an `Idempotency-Key`, and whether it must have one. */
  key?: 'required' | 'optional'
  status: 200 | 201 | 204
  /** The response; undefined for 204. */
  response?: v.GenericSchema
  /** Whether the response is also available as CSV. */
  csv?: boolean
  run(asked: Asked<never, never>): Promise<Answer>
}

/** Types the handler of an operation by its schemas. */
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
