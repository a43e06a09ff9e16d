import { dayOf } from '#src/lib/calendar-days.ts'
import { daysOfMonth, hours } from '#src/lib/locale.ts'
import { keyPhrasePageWords } from '#src/words/key-phrase/key-phrase-page.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Returns "since 09:05" for today, "since yesterday", or "since 18 Nov". */
export function sinceWhen(time: string, now: Date): string {
  const then = new Date(time)
  if (dayOf(then) === dayOf(now)) return keyPhrasePageWords.since.at(hours().format(then))
  if (dayOf(then) === dayOf(new Date(now.getTime() - dayMs))) return keyPhrasePageWords.since.yesterday
  // A non-breaking space keeps the day on one line.
  return keyPhrasePageWords.since.on(daysOfMonth().format(then).replace(' ', '\u00a0'))
}
