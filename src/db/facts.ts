// Single facts about this database, each under its own key.
import type { Invoice } from '#src/domain/rows.ts'
import { newId } from '#src/lib/ids.ts'
import type { AppendedTable } from './mirror.ts'
import { database } from './open.ts'

type Facts = Books & {
  /** `changed_at` of the newest row that a pull has brought. */
  [Name in AppendedTable as `${Name}_until`]: string
}

export interface SeenInvoices {
  seen_at: string
  invoices: readonly Invoice[]
}

interface Books {
  /** Names this database to the server; with a change's sequence it says in which order changes were made. */
  device_id: string
  /** Sequence of the change that was settled or dropped last. */
  settled: number
  /** When a tab last showed that it is sending; epoch milliseconds. */
  sender_seen_at: number
  /** When a tab last finished a pull; epoch milliseconds. */
  pulled_at: number
  /** When searches and checks were last opened here, by id: see opened.ts. */
  opened: Record<string, string>
  /** The invoices as they were last seen. */
  invoices: SeenInvoices
}

/** The value under `key`, undefined before the first write. */
export async function readFact<Key extends keyof Facts>(key: Key): Promise<Facts[Key] | undefined> {
  const record = await database().$facts.get(key)
  return record?.value as Facts[Key] | undefined
}

/** Keeps `value` under `key`. Joins the transaction that is open. */
export async function writeFact<Key extends keyof Facts>(key: Key, value: Facts[Key]): Promise<void> {
  await database().$facts.put({ key, value })
}

/** Forgets what is under `key`. Joins the transaction that is open. */
export async function forgetFact(key: keyof Facts): Promise<void> {
  await database().$facts.delete(key)
}

/** This database's device id, made at the first call. */
export function deviceId(): Promise<string> {
  const { $facts } = database()
  return database().transaction('rw', $facts, async () => {
    const known = await readFact('device_id')
    if (known) return known
    const id = newId()
    await writeFact('device_id', id)
    return id
  })
}
