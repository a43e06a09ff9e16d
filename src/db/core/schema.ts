// Tables without `$` mirror the server; those with `$` are local. (Dexie reserves `$meta`.)
import { type Collection, Dexie, type Table } from 'dexie'
import type { SubscriptionLevel, Usage } from '#src/domain/account/rows.ts'
import type { CheckGist } from '#src/domain/insight/check-gist.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import type { Change } from '#src/domain/sync/changes.ts'
import { type PulledRows, relations } from '#src/domain/sync/pulled.ts'
import type { ChangeAttempts } from '#src/domain/sync/sync-state.ts'
import type { Standing } from '#src/domain/tracking/standing.ts'
import { setDamagedAside } from './damaged-rows.ts'
import { packChecks } from './packed-checks.ts'
import type { WantedRecord } from './wanted-record.ts'

export const schemaVersion = 1
export const databasePrefix = 'keytrail-'

export type OutboxEntry = Change & OutboxBooks

interface OutboxBooks extends ChangeAttempts {
  /** Orders the changes made on this device; never reused. */
  sequence: number
  /** The server applies a change with this id only once, even if it is sent again. */
  id: string
  user_id: string
  /** The changed row: the server's relation and the row's id, as in `profiles/…`. */
  row: string
  /** `parked`: refused by the server, or damaged; stays until it is retried or discarded. */
  state: 'waiting' | 'parked'
}

/** A search or check that is queued or was refused. */
export type QueuedEntry = Extract<OutboxEntry, { kind: 'run_search' }>
export type NewOutboxEntry = Change & Omit<OutboxBooks, 'sequence'>

/** Selects the rows whose entry in a compound index begins with `key`, in the order of the index. */
export function rowsUnder<Row, Key, NewRow>(
  table: Table<Row, Key, NewRow>,
  index: string,
  ...key: readonly string[]
): Collection<Row, Key, NewRow> {
  return table.where(index).between([...key, Dexie.minKey], [...key, Dexie.maxKey])
}

type Mirrored<Name extends keyof PulledRows, Key = string> = Table<PulledRows[Name], Key>

export class KeytrailDatabase extends Dexie {
  declare readonly profile: Mirrored<'profile'>
  declare readonly plans: Mirrored<'plans', SubscriptionLevel>
  declare readonly usage: Table<Usage & { user_id: string }, string>
  /** Stores the results too, because they are read with their search. */
  declare readonly searches: Table<SearchRow, string>
  /** One record per check, with all its videos, loads three times as fast as one record per video. */
  declare readonly checks: Table<CheckRow, string>
  declare readonly keyPhrases: Mirrored<'keyPhrases'>
  declare readonly keyPhraseChecks: Mirrored<'keyPhraseChecks'>
  declare readonly notes: Mirrored<'notes'>
  declare readonly ideas: Mirrored<'ideas'>
  declare readonly alertRules: Mirrored<'alertRules'>
  declare readonly alerts: Mirrored<'alerts'>
  declare readonly reportLinks: Mirrored<'reportLinks'>
  declare readonly alertSettings: Mirrored<'alertSettings'>
  declare readonly subscription: Mirrored<'subscription'>
  declare readonly $outbox: Table<OutboxEntry, number, NewOutboxEntry>
  declare readonly $facts: Table<{ key: string; value: unknown }, string>
  declare readonly $wanted: Table<WantedRecord, string>
  /** Rows with a change that the server applied in transaction `position`, but that no pull includes yet. */
  declare readonly $settled: Table<{ row: string; position: string }, string>
  /** The server's rows ('table/id') that this build cannot parse. */
  declare readonly $unreadable: Table<{ name: string }, string>
  /** Derived from keyPhraseChecks (standings.ts), except `signs` and `passing` (keep-gists.ts). */
  declare readonly $standings: Table<Standing, string>

  declare readonly $gists: Table<CheckGist, string>
  /** The checks that keep-gists.ts has yet to process. */
  declare readonly $unread: Table<Pick<CheckRow, 'id' | 'keyword_id'>, string>

  readonly userId: string

  constructor(userId: string) {
    // Dexie's cache clones each row that a live query reads: loading 10,000 rows takes a tenth longer.
    super(databasePrefix + userId, { cache: 'disabled' })
    this.userId = userId
    // Version 1 is the store of 1.0.0 and must not change. Later schemas are new version() calls and may only
    // add, because a tab of the previous build may still read the store.
    this.version(1).stores({
      profile: 'id',
      plans: 'level, rank',
      usage: 'user_id',
      searches:
        'id, searched_at, [search_type+searched_at], [state+search_type+search_term+country+searched_at+origin]',
      // `listCheckHeads` reads only the index with `state`, and `listSizes` only the index with `bytes`.
      checks:
        'id, searched_at, keyword_id, [search_term+country+searched_at], [origin+state+pages_done+search_term+country+searched_at], [bytes+search_term+country+searched_at]',
      keyPhrases: 'id, created_at',
      keyPhraseChecks: 'id, [keyword_id+checked_at]',
      notes: 'id, [keyword_id+day]',
      ideas: 'id',
      alertRules: 'id, keyword_id',
      alerts: 'id, created_at',
      reportLinks: 'id, created_at',
      alertSettings: 'user_id',
      subscription: 'user_id',
      $outbox: '++sequence, &id, row, [state+sequence]',
      $facts: 'key',
      $wanted: 'name, [table+at]',
      $settled: 'row',
      $unreadable: 'name',
      $standings: 'keyword_id',
      $gists: 'name, keyword_id, *accounts',
      $unread: 'id',
    })
    packChecks(this, this.checks)
    setDamagedAside(this)
  }
}

type TableName = {
  [Name in keyof KeytrailDatabase]: KeytrailDatabase[Name] extends Table ? Name : never
}[keyof KeytrailDatabase]

/** Must be `never`: PulledRows must have every mirrored table except `usage`, which every pull includes. */
type Unfilled = Exclude<TableName, keyof PulledRows | 'usage' | `$${string}`>
const named: typeof relations & Record<Unfilled, never> = relations

export function outboxRow(table: keyof PulledRows, id: string): string {
  return `${named[table]}/${id}`
}
