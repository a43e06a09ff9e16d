/** Domain code takes the time as a parameter instead. */
export function now(): Date {
  return new Date()
}
