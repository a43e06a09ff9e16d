import * as v from 'valibot'

// Content is written by people in another program: a part that is broken must not take the rest with it.

type Schema<T> = v.GenericSchema<unknown, T>

/** The value, or null where it is missing or broken. */
export function orNull<T>(schema: Schema<T>) {
  return v.fallback(v.nullable(schema), null)
}

/** The entries that can be read; the others are left out. */
export function readableList<T>(schema: Schema<T>) {
  return v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((entries) =>
        entries.flatMap((entry) => {
          const read = v.safeParse(schema, entry)
          return read.success ? [read.output] : []
        }),
      ),
    ),
    [],
  )
}

export const Words = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** ISO 8601 in UTC. */
export const Time = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'not a time'),
  v.transform((text) => new Date(text).toISOString()),
)
