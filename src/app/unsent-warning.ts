import { plural } from '#src/lib/plural.ts'

/** What is lost by signing out now. */
export function unsentWarning(unsent: number): string {
  return `${unsent} ${plural(unsent, 'change has', 'changes have')} not been sent yet. Signing out discards them.`
}
