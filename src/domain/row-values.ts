import * as v from 'valibot'

// Schemas of column values. Rows keep the database's snake_case everywhere.

export const Uuid = v.pipe(v.string(), v.uuid())

/** YYYY-MM-DD */
export const Day = v.pipe(v.string(), v.isoDate())

/** Where a search's data came from. */
export const Source = v.nullable(oneOfOrNew(['tiktok', 'sample']))

/** ISO 8601 in UTC. Postgres' own form ("2026-11-21 09:05:41.461+00"), which Safari cannot read, is accepted. */
export const Timestamp = v.pipe(
  v.string(),
  v.transform((text) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))),
  v.check((date) => !Number.isNaN(date.getTime()), 'not a time'),
  v.transform((date) => date.toISOString()),
)

/**
 * One of these values, or one added by a newer server, which is kept and shown by its own name. Not for columns that
 * decide the shape of their row.
 */
export function oneOfOrNew<const Value extends string>(options: readonly Value[]) {
  return Object.assign(v.string() as v.GenericSchema<unknown, string> as v.GenericSchema<unknown, Value>, {
    options,
  })
}
