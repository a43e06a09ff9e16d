/** The current time; domain code takes it as a parameter. */
export function now(): Date {
  return new Date()
}
