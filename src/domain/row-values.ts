import * as v from 'valibot'

// Rows keep the database's snake_case everywhere.

export const Uuid = v.pipe(v.string(), v.uuid())

/** YYYY-MM-DD */
export const Day = v.pipe(v.string(), v.isoDate())

export const Source = v.nullable(oneOfOrNew(['tiktok', 'sample']))

/** ISO 8601 in UTC. Converts Postgres' "2026-11-21 09:05:41.461+00", which Safari cannot parse. */
export const Timestamp = v.pipe(
  v.string(),
  v.transform((text) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))),
  v.check((date) => !Number.isNaN(date.getTime()), 'not a time'),
  v.transform((date) => date.toISOString()),
)

/** Accepts values that a newer server adds. Not suitable for columns that determine the shape of a row. */
export function oneOfOrNew<const Value extends string>(options: readonly Value[]) {
  return Object.assign(v.string() as v.GenericSchema<unknown, string> as v.GenericSchema<unknown, Value>, {
    options,
  })
}
