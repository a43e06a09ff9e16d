/** Days since 1 January 1970, UTC. The sample data changes once a day. */
export type Day = number

export const secondsPerDay = 86_400

export function toDay(instant: Date): Day {
  return Math.floor(instant.getTime() / (secondsPerDay * 1000))
}
