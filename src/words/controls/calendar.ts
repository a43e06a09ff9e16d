import { sentences } from '#src/lib/translation.ts'

/** What a calendar says by itself; names of days and months are the language's own. */
export const calendarWords = sentences('calendar', {
  nextMonth: 'Go to the Next Month',
  previousMonth: 'Go to the Previous Month',
  failed: 'failed',
  selected: 'selected',
})
