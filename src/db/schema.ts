// The shape of what this device remembers. Tables without `$` mirror the server; those with it are our own books.
// (`$meta` is not to be had: Dexie keeps its own books under that name.)
import { Dexie, type Table } from 'dexie'
import type { PlanRow, ProfileRow, SearchRow, SubscriptionLevel, Usage } from '#src/domain/rows.ts'

export const schemaVersion = 1
export const databasePrefix = 'keytrail-'

export type UsageRecord = Usage & { user_id: string }

/** What a user can change of the own profile. */
export type ProfileChange = Partial<Pick<ProfileRow, 'first_name' | 'last_name' | 'marketing_consent'>>

/** A change that the server has not confirmed. */
export interface OutboxEntry {
  /** The order of sending on this device; never used again, even after the entry is gone. */
  sequence: number
  /** The change's own id: the server applies it once. */
  id: string
  user_id: string
  kind: 'update_profile'
  /** What it changes: the server's relation and the row's id, `profiles/…`. */
  row: string
  payload: ProfileChange
  /** `parked`: refused by the server, kept until the user sends it again or drops it. */
  state: 'waiting' | 'parked'
  attempts: number
  /** Epoch milliseconds; 0 for at once. */
  next_attempt_at: number
  last_error: string | null
  created_at: string
}

export interface FactRecord {
  key: string
  value: unknown
}

export class KeytrailDatabase extends Dexie {
  declare readonly profile: Table<ProfileRow, string>
  declare readonly plans: Table<PlanRow, SubscriptionLevel>
  declare readonly usage: Table<UsageRecord, string>
  /** One record per search, holding its results: they never change and are read together. */
  declare readonly searches: Table<SearchRow, string>
  declare readonly $outbox: Table<OutboxEntry, number, Omit<OutboxEntry, 'sequence'>>
  declare readonly $facts: Table<FactRecord, string>

  readonly userId: string

  constructor(userId: string) {
    super(databasePrefix + userId)
    this.userId = userId
    // Additive only: a tab of the previous build may still read. A new version gets a block of its own below.
    this.version(schemaVersion).stores({
      profile: 'id',
      plans: 'level, rank',
      usage: 'user_id',
      searches:
        'id, searched_at, [search_type+searched_at], [state+search_type+search_term+country+searched_at]',
      $outbox: '++sequence, &id, row, [state+sequence]',
      $facts: 'key',
    })
  }
}
