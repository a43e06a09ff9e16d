import * as v from 'valibot'
import { type PagedRelation, pulledSchemas, type RowName, relations } from '#src/domain/sync/pulled.ts'
import { RemoteError } from '../errors.ts'
import { type Caller, postgrestFor, requestData } from './rest.ts'
import { children, columnsOf, findTable, keyColumn, type WholeRows, wholeSchemas } from './tables.ts'

// A response with twenty checks is about 600 kB, which takes time on a slow connection.
const timeoutMs = 30_000

/** `unreadable`: keys of rows that cannot be parsed. Other missing rows no longer exist. Throws RemoteError. */
export async function readRows<Table extends keyof WholeRows>(
  caller: Caller,
  table: Table,
  keys: readonly string[],
): Promise<{ rows: WholeRows[Table][]; unreadable: string[] }> {
  const key = keyColumn(table)
  const found = children[table]
  const columns = columnsOf(pulledSchemas[table]) + (found ? `,${found.columns}` : '')
  let request = postgrestFor(caller, timeoutMs).from(relations[table]).select(columns).in(key, keys)
  if (found) request = request.order(found.order, { referencedTable: found.relation })
  const data = await requestData(request)
  if (!Array.isArray(data)) throw new RemoteError('unreadable')
  const rows: WholeRows[Table][] = []
  const unreadable: string[] = []
  const Named = v.object({ [key]: v.string() })
  for (const item of data) {
    const row = v.safeParse<v.GenericSchema<unknown, WholeRows[Table]>>(wholeSchemas[table], item)
    if (row.success) rows.push(row.output)
    else if (v.is(Named, item)) unreadable.push(String(item[key]))
    else throw new RemoteError('unreadable')
  }
  return { rows, unreadable }
}

/** PostgREST's row limit per request. */
export const namesPerPage = 1_000

const Name = v.object({ id: v.string(), searched_at: v.optional(v.string()) })

/** Lists up to `namesPerPage` rows by id. `after` is the last id of the previous page. Throws RemoteError. */
export async function readRowNames(
  caller: Caller,
  relation: PagedRelation,
  after: string | null,
): Promise<RowName[]> {
  const isHistory = relation === 'search_history'
  let request = postgrestFor(caller)
    .from(relation)
    .select(isHistory ? 'id,search_type,searched_at' : 'id')
    .eq('user_id', caller.userId)
  if (isHistory) request = request.eq('page', 1)
  if (after !== null) request = request.gt('id', after)
  const data = await requestData(request.order('id').limit(namesPerPage))
  if (!v.is(v.array(v.unknown()), data)) throw new RemoteError('unreadable')
  return data.map((item) => {
    const name = v.safeParse(Name, item)
    const table = findTable(relation, item)
    if (!name.success || table === undefined) throw new RemoteError('unreadable')
    return { table, id: name.output.id, at: name.output.searched_at }
  })
}
