import * as v from 'valibot'

// Content that came with the page itself: a prerendered page carries what it shows, so that its first render needs
// neither the network nor a spinner. Keys: `posts:<page from 0>`, `post:<slug>`, `authors`, `author:<slug>`; values are
// what the readers of remote/content.ts give.

const entries = new Map<string, unknown>()

export function providePreloaded(given: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(given)) entries.set(key, value)
}

/** What the page brought along under this key; undefined when it brought nothing. */
export function preloaded(key: string): unknown {
  return entries.get(key)
}

/** The same, if it has the shape that the screen needs. */
export function preloadedAs<T>(schema: v.GenericSchema<unknown, T>, key: string): T | undefined {
  const value = preloaded(key)
  if (value === undefined) return undefined
  const read = v.safeParse(schema, value)
  return read.success ? read.output : undefined
}
