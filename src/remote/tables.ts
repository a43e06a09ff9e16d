// Pulls of whole small tables and of pages of searches, and the door through which a change goes up.
// Every call names its user: an answer to another user's token must not reach this user's database.
import * as v from 'valibot'
import { PlanRow, ProfileRow, SearchResultRow, SearchRow, Usage } from '#src/domain/rows.ts'
import { RemoteError } from './errors.ts'
import { allRows, type Caller, columnsOf, dataOf, readableRows, restOf } from './rest.ts'

/** The user's profile: one row, or none while the account is being made. */
export async function pullProfile(caller: Caller): Promise<ProfileRow[]> {
  const request = restOf(caller).from('profiles').select(columnsOf(ProfileRow)).eq('id', caller.userId)
  return allRows(ProfileRow, await dataOf(request.throwOnError()))
}

/** Every plan there is. */
export async function pullPlans(caller: Caller): Promise<PlanRow[]> {
  const request = restOf(caller).from('plans').select(columnsOf(PlanRow))
  return allRows(PlanRow, await dataOf(request.throwOnError()))
}

/** What the user has spent of the current period: one record. */
export async function pullUsage(caller: Caller): Promise<Usage[]> {
  return allRows(Usage, await dataOf(restOf(caller).rpc('my_usage').throwOnError()))
}

/** A place in the order of changes: after the row with this `changed_at` (as the server wrote it) and id. */
export interface SearchCursor {
  changed_at: string
  id: string
}

export interface SearchPage {
  rows: SearchRow[]
  /** How many rows of the page could not be read; they are left out of `rows`. */
  unreadable: number
  /** Where the next page begins; null when this was the last one. */
  next: SearchCursor | null
}

const SearchPosition = v.object({ changed_at: v.string(), id: v.string() })

// Quoted: PostgREST reads dots, commas and colons of a bare value as its own punctuation.
function afterCursor({ changed_at, id }: SearchCursor): string {
  return `changed_at.gt."${changed_at}",and(changed_at.eq."${changed_at}",id.gt."${id}")`
}

/** One page, at most `limit` rows, of the user's keyword searches with their results, oldest change first. */
export async function pullSearches(
  caller: Caller,
  cursor: SearchCursor | null,
  limit: number,
): Promise<SearchPage> {
  const { search_results: _, ...ownColumns } = SearchRow.entries
  const columns = `${columnsOf({ entries: ownColumns })},search_results(${columnsOf(SearchResultRow)})`
  let request = restOf(caller)
    .from('search_history')
    .select(columns)
    .eq('user_id', caller.userId)
    .in('search_type', ['basic', 'autocomplete'])
  if (cursor) request = request.or(afterCursor(cursor))
  const data = await dataOf(
    request
      .order('changed_at')
      .order('id')
      .order('position', { referencedTable: 'search_results' })
      .limit(limit)
      .throwOnError(),
  )
  const { rows, unreadable } = readableRows(SearchRow, data)
  const isLast = rows.length + unreadable < limit
  return { rows, unreadable, next: isLast ? null : lastPosition(data) }
}

/** Taken from the raw answer: a time that was rounded to milliseconds would bring the same rows for ever. */
function lastPosition(data: unknown): SearchCursor {
  const last = v.safeParse(SearchPosition, Array.isArray(data) ? data.at(-1) : null)
  if (!last.success) throw new RemoteError('unreadable')
  return last.output
}

export interface Mutation {
  id: string
  device_id: string
  sequence: number
  kind: string
  payload: object
  user_id: string
}

const Applied = v.picklist(['applied', 'already_applied'])

/**
 * Sends one change of the user's, which the server applies once however often it is sent. Throws RemoteError;
 * `unauthorized` with `other_user` when the token is not `user_id`'s, before anything is sent.
 */
export async function sendMutation(
  mutation: Mutation,
  signal: AbortSignal,
): Promise<v.InferOutput<typeof Applied>> {
  const { id, device_id, sequence, kind, payload, user_id } = mutation
  const request = restOf({ userId: user_id, signal }).rpc('apply_mutation', {
    p_id: id,
    p_device_id: device_id,
    p_sequence: sequence,
    p_kind: kind,
    p_payload: payload,
  })
  const answer = v.safeParse(Applied, await dataOf(request.throwOnError()))
  if (!answer.success) throw new RemoteError('unreadable')
  return answer.output
}
