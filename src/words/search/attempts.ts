import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

export const attemptWords = sentences('attempts', {
  tooMany: (minutes: number) => `Too many attempts. Try again in ${counted(minutes, 'minute')}.`,
})

export function tooManyAttempts(waitMs: number): string {
  return attemptWords.tooMany(Math.max(1, Math.ceil(waitMs / 60_000)))
}
