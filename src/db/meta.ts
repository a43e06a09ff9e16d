// Single facts about this database, each under its own key.
import { newId } from '#src/lib/ids.ts'
import { database } from './open.ts'

interface Meta {
  /** Names this database to the server; with a change's sequence it says in which order changes were made. */
  device_id: string
  /** `changed_at` of the newest pulled search. */
  searches_until: string
  /** Sequence of the change that was settled or dropped last. */
  settled: number
  /** When a tab last showed that it is sending; epoch milliseconds. */
  sender_seen_at: number
}

/** The value under `key`, undefined before the first write. */
export async function readMeta<Key extends keyof Meta>(key: Key): Promise<Meta[Key] | undefined> {
  const record = await database().$meta.get(key)
  return record?.value as Meta[Key] | undefined
}

/** Keeps `value` under `key`. Joins the transaction that is open. */
export async function writeMeta<Key extends keyof Meta>(key: Key, value: Meta[Key]): Promise<void> {
  await database().$meta.put({ key, value })
}

/** This database's device id, made at the first call. */
export function deviceId(): Promise<string> {
  const { $meta } = database()
  return database().transaction('rw', $meta, async () => {
    const known = await readMeta('device_id')
    if (known) return known
    const id = newId()
    await writeMeta('device_id', id)
    return id
  })
}
