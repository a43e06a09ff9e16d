import type * as v from 'valibot'
import type { ApiScope } from '../../../src/domain/account/api-token.ts'
import { pageOf } from '../_shared/api/pages.ts'
import type { SpendingDeps } from '../_shared/api/spending.ts'
import type { TokenSession } from '../_shared/api/token-session.ts'

type Entries = Record<string, v.GenericSchema>
type Values<Given extends Entries> = { [Name in keyof Given]: v.InferOutput<Given[Name]> }

interface Asked<Query, Body> {
  session: TokenSession
  /** The id in the path; '' if the path has none. */
  id: string
  query: Query
  body: Body
  /** The `Idempotency-Key` of a POST, or a new id if there is none. */
  key: string
  deps: SpendingDeps
}

interface Answer {
  body: unknown
  table?: () => Iterable<readonly string[]>
}

export interface Operation {
  id: string
  method: 'get' | 'post' | 'patch' | 'delete'
  path: string
  summary: string
  description?: string
  scope: ApiScope
  query?: Entries
  body?: v.GenericSchema
  response?: v.GenericSchema
  csv?: boolean
  run(asked: Asked<never, never>): Promise<Answer>
}

export const statuses = { get: 200, post: 201, patch: 200, delete: 204 } as const

type Usual = 'method' | 'scope'

/** By default, an operation is a GET that needs the scope `read`. */
export function operation<const Query extends Entries, Body extends v.GenericSchema>(
  given: Omit<Operation, Usual | 'query' | 'body' | 'run'> &
    Partial<Pick<Operation, Usual>> & {
      query?: Query
      body?: Body
      run(asked: Asked<Values<Query>, v.InferOutput<Body>>): Promise<Answer>
    },
): Operation {
  return { method: 'get', scope: 'read', ...given } as unknown as Operation
}

/** As CSV, the list has one column per field of `item`. */
export function listOperation<const Query extends Entries, Item extends Record<string, unknown>>({
  item,
  list,
  ...given
}: Pick<Operation, 'id' | 'path' | 'summary' | 'description'> & {
  query: Query
  item: v.GenericSchema<unknown, Item> & { entries: object }
  list(session: TokenSession, query: Values<Query>): Promise<{ items: Item[]; next_cursor: string | null }>
}): Operation {
  const fields = Object.keys(item.entries)
  return operation({
    ...given,
    response: pageOf(item),
    csv: true,
    async run({ session, query }) {
      const page = await list(session, query as Values<Query>)
      const lines = page.items.map((row) => fields.map((field) => String(row[field] ?? '')))
      return { body: page, table: () => [fields, ...lines] }
    },
  })
}
