// What somebody tried before they had an account, until it is their first search: a checkout leaves the app.
import { readMetadata, writeMetadata } from '../core/metadata.ts'

/** Null where nothing was tried. */
export async function readFirstPhrase(): Promise<string | null> {
  const phrase = await readMetadata('first_phrase')
  return typeof phrase === 'string' ? phrase : null
}

/** Keeps the phrase for after the checkout. Where there is no room for it, it is not kept. */
export async function keepFirstPhrase(phrase: string): Promise<void> {
  await writeMetadata('first_phrase', phrase).catch(() => undefined)
}
