/** The only source of the current time: rules take it as a parameter. */
export function now(): Date {
  return new Date()
}
