/** What is lost by signing out now. */
export function unsentWarning(unsent: number): string {
  const changes = unsent === 1 ? '1 change has' : `${unsent} changes have`
  return `${changes} not reached the server yet. Signing out removes them from this device.`
}
