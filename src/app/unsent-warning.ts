import { counted } from '#src/domain/format.ts'

/** What is lost by signing out now. */
export function unsentWarning(unsent: number): string {
  return `${counted(unsent, 'change has', 'changes have')} not reached the server yet. Signing out removes them from this device.`
}
