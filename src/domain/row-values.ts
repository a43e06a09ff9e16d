import * as v from 'valibot'

// What the columns of rows are made of, as they cross a border. Rows keep the database's snake_case end to end.

export const Uuid = v.pipe(v.string(), v.uuid())

/** Where a search's answer came from. */
export const Source = v.nullable(oneOfOrNew(['tiktok', 'sample']))

/** ISO 8601 in UTC. Postgres' own form ("2026-11-21 09:05:41.461+00"), which Safari cannot read, is accepted. */
export const Timestamp = v.pipe(
  v.string(),
  v.transform((text) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))),
  v.check((date) => !Number.isNaN(date.getTime()), 'not a time'),
  v.transform((date) => date.toISOString()),
)

/**
 * One of these values, or one that a later server has added: it is kept as it is, and shown by its own name. For columns
 * that decide nothing about the shape of their row.
 */
export function oneOfOrNew<const Value extends string>(options: readonly Value[]) {
  return Object.assign(v.string() as v.GenericSchema<unknown, string> as v.GenericSchema<unknown, Value>, {
    options,
  })
}
