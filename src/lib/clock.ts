/** The one source of the time: rules take it as a parameter. */
export function now(): Date {
  return new Date()
}
