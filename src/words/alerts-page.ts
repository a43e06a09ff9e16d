import { sentences } from '#src/lib/translation.ts'

/** The inbox and the rules. */
export const alertsPageWords = sentences('alertsPage', {
  title: 'Alerts',
  lead: 'Alerts from your daily checks. Add a rule to get one.',
  loading: 'Loading your alerts',
  markAllRead: 'Mark all as read',
  markReadFailed: 'Could not mark the alerts as read',
  loadFailed: 'Failed to load alerts',
  loadFailedText: 'The server did not answer. We will keep trying.',
  emptyTitle: 'No alerts',
  empty: 'Add a rule. When a check meets it, the alert appears here.',
  emptyUntracked: 'Alerts come from tracked key phrases, and you have none yet.',
  track: 'Track a key phrase',
  unread: 'Unread: ',
  rules: 'Alert rules',
  noRules: 'No rules yet. Choose a key phrase and what to watch for.',
  /** What stands behind the key phrase's name. */
  rulesOf: (rules: readonly string[]) => `: ${rules.join('; ')}`,
  phrase: 'Key phrase',
})
