import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

/** "2 of 3 checks" while some are still to be read, then "3 checks". */
function checks(read: number, all: number): string {
  return read === all ? counted(all, 'check') : `${read} of ${counted(all, 'check')}`
}

export const besidePanelWords = sentences('besidePanels', {
  voice: 'Who holds the top 10',
  reading: (read: number, all: number) => `Reading ${checks(read, all)}…`,
  /** `days` is null for all time. */
  share: (top: number, days: number | null, read: number, all: number) =>
    `Share of top-${top} places${days === null ? '' : ` in the last ${days} days`} (${checks(read, all)}).`,
  seen: (times: number, best: number) => `In ${counted(times, 'check')}, best rank ${best}`,
  following: 'Following',
  follow: 'Follow',
  followOne: (account: string) => `Follow @${account}`,
  showFewer: 'Show fewer',
  showAll: (all: number) => `Show all ${all} accounts`,
  notes: 'Notes',
  noNotes: 'Note what you changed, such as a cover or caption, and see it on the chart.',
  day: 'Day',
  note: 'Note',
  addNote: 'Add note',
  changeNote: 'Change note',
  saveNote: 'Save note',
  editNote: (note: string) => `Edit note: ${note}`,
  deleteNote: (note: string) => `Delete note: ${note}`,
  alerts: 'Alerts',
})
