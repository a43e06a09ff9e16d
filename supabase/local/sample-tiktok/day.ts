/** Days since 1 January 1970, UTC: what the sample data changes with. */
export type Day = number

export const secondsPerDay = 86_400

/** The day of an instant. */
export function dayOf(instant: Date): Day {
  return Math.floor(instant.getTime() / (secondsPerDay * 1000))
}
