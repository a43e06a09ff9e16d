import { counted } from '../../lib/format.ts'
import { sentences } from '../../lib/translation.ts'

/** The tracked list: its columns, sort orders, filters and cells. */
export const trackedListWords = sentences('trackedList', {
  caption: 'Your tracked list',
  /** Shown if nothing is tracked. */
  emptyTitle: 'No key phrases are tracked yet',
  empty: 'Add your first key phrase and Keytrail will check its position every day.',
  /** The number of key phrases, above the list. */
  tracked: (phrases: number) => counted(phrases, 'tracked key phrase'),
  activeOf: (active: number, allowed: number) => `${active} of ${allowed} active`,
  trackedSome: (shown: number, phrases: number) => `${shown} of ${counted(phrases, 'tracked key phrase')}`,
  /** Shown if no key phrase matches the filters. */
  noMatchTitle: 'No key phrase matches',
  noMatch: 'Change or clear the filters to see the others.',
  filterBy: 'Filter',
  selectSome: 'Select',
  descriptions: 'Descriptions',
  insights: 'Insights',
  columns: {
    phrase: 'Key phrase',
    position: 'Position',
    change: 'Since last check',
    week: 'In 7 days',
    best: 'Best',
    trend: '30 days',
    account: 'Account',
    checked: 'Checked',
    actions: 'Actions',
  },
  /** The names of the sort orders, for layouts without headers. */
  sorts: {
    movers: 'Movers first',
    newest: 'Newest first',
    phrase: 'Key phrase',
    position: 'Position, best first',
    gained: 'Gained since last check',
    lost: 'Lost since last check',
    gainedInWeek: 'Gained in 7 days',
    lostInWeek: 'Lost in 7 days',
    best: 'Best position',
    usual: 'Best usual rank',
    opportunity: 'Most open first',
    checked: 'Last checked',
  },
  filter: 'Filter the list',
  status: 'Status',
  country: 'In country',
  tag: 'Tag',
  sortBy: 'Sort by',
  anyStatus: 'Any status',
  anyCountry: 'Any country',
  anyTag: 'Any tag',
  clear: 'Clear filters',
  video: (id: string) => `video ${id}`,
  position: 'Position: ',
  sinceLast: (change: string) => `${change} since the last check`,
  /** A number of days, as short as possible. */
  days: (days: number) => `${days}d`,
  unchecked: 'Not checked yet',
  updated: (age: string) => `Updated ${age}`,
  /** Used if only the newest check is this recent. */
  newestCheck: (age: string) => `Newest check ${age}`,
  failed: (age: string) => `Failed ${age}`,
  stale: (age: string) => `Last checked ${age}`,
  waiting: 'Waiting to be sent',
  notSaved: 'Not saved',
  refused: (reason: string) => `Not saved. ${reason}`,
  tryAgain: 'Try again',
  discard: 'Discard',
  pause: 'Pause',
  resume: 'Resume',
  edit: 'Edit',
  delete: 'Delete',
  tags: 'Tags',
  /** The bulk actions. */
  selection: 'Selected key phrases',
  select: (phrase: string) => `Select ${phrase}`,
  selected: (phrases: number) => `${phrases} selected`,
  selectAll: (phrases: number) => `Select all ${phrases}`,
  all: 'All',
  selectNone: 'Clear selection',
  /** An action and its key phrase, for screen readers. */
  actionOn: (action: string, phrase: string) => `${action}: ${phrase}`,
  /** Cells of an export. */
  done: 'Done',
  failedBecause: (reason: string) => `Failed: ${reason}`,
})
