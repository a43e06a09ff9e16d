import * as v from 'valibot'
import { Usage } from '#src/domain/account/rows.ts'
import { Timestamp } from '#src/domain/row-values.ts'
import {
  type PagedRelation,
  type Pulled,
  type PulledRows,
  pagedRelations,
  pulledSchemas,
  Range,
} from '#src/domain/sync/pulled.ts'
import { isCursor } from '#src/domain/sync/snapshot.ts'
import { tokenSubject } from '../auth/access-token.ts'
import { RemoteError } from '../errors.ts'
import { readResponse } from '../read-response.ts'
import { type Caller, rpc } from './rest.ts'
import { findTable, keyColumn } from './tables.ts'

// A response to a first pull is about 200 kB, which takes time on a slow connection.
const timeoutMs = 30_000

export interface ChangesAsked {
  cursor: string | null
  /** The range to continue, for each relation that earlier pulls have not finished. */
  open: Partial<Record<PagedRelation, Range>>
  tally: boolean
}

const Rows = v.array(v.unknown())
const Relation = v.picklist(pagedRelations)
const Answer = v.object({
  cursor: v.pipe(v.string(), v.check(isCursor)),
  restarts: v.boolean(),
  usage: v.fallback(v.nullable(Usage), null),
  unfinished_import: v.nullish(Timestamp, null),
  profiles: v.optional(Rows, []),
  plans: v.optional(Rows, []),
  alert_settings: v.optional(Rows, []),
  subscriptions: v.optional(Rows, []),
  pages: v.array(v.object({ relation: v.string(), open: v.boolean(), rows: Rows, rest: v.nullable(Range) })),
  removed: v.optional(v.record(v.string(), v.array(v.string())), {}),
  tally: v.optional(v.record(v.string(), v.tuple([v.number(), v.number()]))),
})

const AnswerText = v.pipe(v.string(), v.parseJson(), Answer)

const first: ChangesAsked = { cursor: null, open: {}, tally: false }
let ahead: { userId: string; answer: Promise<Pulled> } | null = null

/** Prefetches a first pull, or uses the response to `sendFirstPull` if there is one. */
export function askAhead(userId: string): void {
  const askNow = () => ask({ userId, signal: new AbortController().signal }, first)
  const asked = globalThis.keytrailAsked
  globalThis.keytrailAsked = undefined
  const isAsked = asked !== undefined && tokenSubject(asked.token) === userId
  const answer = isAsked
    ? asked.answer.then((text) => (text === null ? askNow() : pulledFrom(readResponse(AnswerText, text))))
    : askNow()
  ahead = { userId, answer }
  // The caller of `pullChanges` gets the error.
  answer.catch(() => undefined)
}

/** Settles at once, with null if no prefetched response has arrived. Leaves the response to `pullChanges`. */
export async function arrivedAhead(userId: string): Promise<Pulled | null> {
  return ahead?.userId === userId ? Promise.race([ahead.answer, null]) : null
}

/** Uses the prefetched response for a first pull; discards it for any other. Throws RemoteError. */
export function pullChanges(caller: Caller, asked: ChangesAsked): Promise<Pulled> {
  const taken = ahead
  ahead = null
  const isFirst = asked.cursor === null && Object.keys(asked.open).length === 0 && !asked.tally
  if (isFirst && taken?.userId === caller.userId) return unlessStopped(taken.answer, caller.signal)
  return ask(caller, asked)
}

/** The prefetch has no abort signal, so an aborted caller stops waiting for it. */
function unlessStopped<Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  const stopped = new Promise<never>((_, reject) => {
    const stop = () => reject(new RemoteError('aborted'))
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
  return Promise.race([answer, stopped])
}

async function ask(caller: Caller, { cursor, open, tally }: ChangesAsked): Promise<Pulled> {
  const given = { p_cursor: cursor, p_open: open, p_tally: tally }
  return pulledFrom(await rpc(caller, 'pull_changes', Answer, given, timeoutMs))
}

function pulledFrom(answer: v.InferOutput<typeof Answer>): Pulled {
  const pulled: Pulled = {
    cursor: answer.cursor,
    restarts: answer.restarts,
    usage: answer.usage,
    unfinishedImport: answer.unfinished_import,
    rows: Object.fromEntries(
      Object.keys(pulledSchemas).map((table) => [table, []]),
    ) as unknown as Pulled['rows'],
    pages: [],
    removed: answer.removed,
    tally: answer.tally ?? null,
    unreadable: [],
  }
  for (const relation of ['profiles', 'plans', 'alert_settings', 'subscriptions'] as const)
    for (const row of answer[relation]) addRow(pulled, relation, row)
  for (const { relation, open, rest, rows } of answer.pages) {
    if (!v.is(Relation, relation)) continue
    pulled.pages.push({ relation, open, rest })
    for (const row of rows) addRow(pulled, relation, row)
  }
  return pulled
}

function readKey(row: unknown, key: string): string {
  const named = v.safeParse(v.object({ [key]: v.string() }), row)
  return named.success ? String(named.output[key]) : 'unknown'
}

function addRow(pulled: Pulled, relation: string, row: unknown): void {
  const table = findTable(relation, row)
  if (table === undefined) return
  const parsed = v.safeParse<v.GenericSchema<unknown, PulledRows[typeof table]>>(pulledSchemas[table], row)
  if (parsed.success) (pulled.rows[table] as unknown[]).push(parsed.output)
  else pulled.unreadable.push({ table, id: readKey(row, keyColumn(table)) })
}
