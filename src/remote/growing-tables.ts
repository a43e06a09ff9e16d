// Pulls of tables that only grow, page by page in the order of their change. Each row comes with its children.
import * as v from 'valibot'
import { CheckRow, KeyPhraseCheckRow, RankingRow, SearchResultRow, SearchRow } from '#src/domain/rows.ts'
import { RemoteError } from './errors.ts'
import { type Caller, columnsOf, dataOf, readableRows, restOf } from './rest.ts'

/** A place in the order of changes: after the row with this `changed_at` (as the server wrote it) and id. */
export interface ChangeCursor {
  changed_at: string
  id: string
}

export interface ChangePage<Row> {
  rows: Row[]
  /** How many rows of the page could not be read; they are left out of `rows`. */
  unreadable: number
  /** Where the next page begins; null when this was the last one. */
  next: ChangeCursor | null
}

const Position = v.object({ changed_at: v.string(), id: v.string() })

// Quoted: PostgREST reads dots, commas and colons of a bare value as its own punctuation.
function afterCursor({ changed_at, id }: ChangeCursor): string {
  return `changed_at.gt."${changed_at}",and(changed_at.eq."${changed_at}",id.gt."${id}")`
}

/** Taken from the raw answer: a time that was rounded to milliseconds would bring the same rows for ever. */
function lastPosition(data: unknown): ChangeCursor {
  const last = v.safeParse(Position, Array.isArray(data) ? data.at(-1) : null)
  if (!last.success) throw new RemoteError('unreadable')
  return last.output
}

interface GrowingTable<Row> {
  relation: string
  schema: v.GenericSchema<unknown, Row>
  columns: string
  /** Which of the relation's rows belong to it. */
  only: Record<string, readonly (string | number)[]>
  /** The children that come along, and the column that orders them. */
  children?: { relation: string; order: string }
}

function pullOf<Row>({ relation, schema, columns, only, children }: GrowingTable<Row>) {
  return async (caller: Caller, cursor: ChangeCursor | null, limit: number): Promise<ChangePage<Row>> => {
    let request = restOf(caller).from(relation).select(columns).eq('user_id', caller.userId)
    for (const [column, values] of Object.entries(only)) request = request.in(column, values)
    if (cursor) request = request.or(afterCursor(cursor))
    let ordered = request.order('changed_at').order('id')
    if (children) ordered = ordered.order(children.order, { referencedTable: children.relation })
    const data = await dataOf(ordered.limit(limit).throwOnError())
    const { rows, unreadable } = readableRows(schema, data)
    const isLast = rows.length + unreadable < limit
    return { rows, unreadable, next: isLast ? null : lastPosition(data) }
  }
}

const { search_results: _words, ...searchColumns } = SearchRow.entries
const { search_ranking_results: _videos, ...checkColumns } = CheckRow.entries

/** One page, at most `limit` rows, of the user's keyword searches with their results, oldest change first. */
export const pullSearches = pullOf({
  relation: 'search_history',
  schema: SearchRow,
  columns: `${columnsOf({ entries: searchColumns })},search_results(${columnsOf(SearchResultRow)})`,
  only: { search_type: ['basic', 'autocomplete'] },
  children: { relation: 'search_results', order: 'position' },
})

/** The same of the user's checks, each as its first row with the videos of all its pages. */
export const pullChecks = pullOf({
  relation: 'search_history',
  schema: CheckRow,
  columns: `${columnsOf({ entries: checkColumns })},search_ranking_results(${columnsOf(RankingRow)})`,
  only: { search_type: ['search_results_check'], page: [1] },
  children: { relation: 'search_ranking_results', order: 'rank' },
})

/** The same of where the user's key phrases stood. */
export const pullKeyPhraseChecks = pullOf({
  relation: 'key_phrase_checks',
  schema: KeyPhraseCheckRow,
  columns: columnsOf(KeyPhraseCheckRow),
  only: {},
})
