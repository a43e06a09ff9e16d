// Replaces the src/remote modules that the sync uses with one fake server.
import { database } from '#src/db/core/open.ts'
import type { PagedRelation, Pulled, PulledRows } from '#src/domain/sync/pulled.ts'
import type { SentMutation } from '#src/remote/tables/mutations.ts'
import type { ChangesAsked } from '#src/remote/tables/pull-changes.ts'
import { ada, keyPhrase, type Made, madeTables, makers } from '../rows/made-rows.ts'
import { PlayedServer } from './played-server.ts'

let current = new PlayedServer()
let arrived: Pulled | null = null

export const server = () => current

export const caller = { userId: ada, signal: new AbortController().signal }

export function startServer(): void {
  current = new PlayedServer()
  arrived = null
  current.put('keyPhrases', keyPhrase)
}

export function fill(table: Made, count: number): void {
  current.put(table, ...Array.from({ length: count }, (_, n) => makers[table](n)))
}

export async function bothSides(): Promise<{ here: unknown; there: unknown }> {
  const here: Record<string, unknown> = {}
  const there: Record<string, unknown> = {}
  for (const table of madeTables) {
    here[table] = await database().table(table).orderBy('id').toArray()
    there[table] = current.ids(table).map((id) => current.row(id))
  }
  return { here, there }
}

export const maxMutations = 100
export const namesPerPage = 1_000
export async function answerAhead(): Promise<void> {
  arrived = await current.pullChanges({ cursor: null, open: {}, tally: false })
}

export const arrivedAhead = () => arrived
export const pullChanges = (_: unknown, asked: ChangesAsked) => current.pullChanges(asked)
export const readRows = (_: unknown, table: keyof PulledRows, keys: readonly string[]) =>
  current.readRows(table, keys)
export const readRowNames = (_: unknown, relation: PagedRelation, after: string | null) =>
  current.readRowNames(relation, after)
export const sendMutations = (_: unknown, __: unknown, mutations: readonly SentMutation[]) =>
  current.sendMutations(mutations)
