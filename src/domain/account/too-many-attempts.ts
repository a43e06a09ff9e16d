import { counted } from '#src/lib/format.ts'

/** What is said to somebody whom a limit has stopped. */
export function tooManyAttempts(waitMs: number): string {
  const minutes = Math.max(1, Math.ceil(waitMs / 60_000))
  return `Too many attempts. Try again in ${counted(minutes, 'minute')}.`
}
