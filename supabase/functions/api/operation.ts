// The type of an API operation, whose schemas validate requests and generate the OpenAPI document.
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

/** A response as JSON, and optionally as the rows of a CSV file. */
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
  /** Whether an `Idempotency-Key` is required or optional; unset if the operation takes none. */
  key?: 'required' | 'optional'
  status: 200 | 201 | 204
  /** The schema of the response; undefined for 204. */
  response?: v.GenericSchema
  /** Whether the response is also available as CSV. */
  csv?: boolean
  run(asked: Asked<never, never>): Promise<Answer>
}

/** Types an operation's handler by its schemas. */
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
