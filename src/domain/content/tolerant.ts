import * as v from 'valibot'

// Editors write content in another app; one invalid part must not make the rest unreadable.

type Schema<T> = v.GenericSchema<unknown, T>

export function orNull<T>(schema: Schema<T>) {
  return v.fallback(v.nullable(schema), null)
}

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

export const Words = v.pipe(v.string(), v.trim(), v.minLength(1))

/** ISO 8601 in UTC. */
export const Time = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'not a time'),
  v.transform((text) => new Date(text).toISOString()),
)
