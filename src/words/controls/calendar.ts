import { sentences } from '#src/lib/translation.ts'

/** Labels of the calendar; names of days and months come from the locale. */
export const calendarWords = sentences('calendar', {
  nextMonth: 'Go to the Next Month',
  previousMonth: 'Go to the Previous Month',
  failed: 'failed',
  selected: 'selected',
})
