import { formatWhole } from '../../lib/format.ts'
import { sentences } from '../../lib/translation.ts'

export const alertsPageWords = sentences('alertsPage', {
  title: 'Alerts',
  unreadCount: (count: number) => `${formatWhole(count)} unread`,
  allRead: 'All read',
  brandWords: 'Brand words',
  notifications: 'Notifications',
  on: 'on',
  off: 'off',
  loading: 'Loading your alerts',
  markAllRead: 'Mark all as read',
  markReadFailed: 'Could not mark the alerts as read',
  loadFailed: 'Failed to load alerts',
  emptyTitle: 'No alerts',
  empty: 'Add a rule. When a check meets it, the alert appears here.',
  emptyUntracked: 'Alerts come from tracked key phrases, and you have none yet.',
  emptyLocked: 'Alerts come from tracked key phrases. Tracking is part of Premium and Pro.',
  seeTracking: 'See what tracking shows',
  track: 'Track a key phrase',
  unread: 'Unread: ',
  rules: 'Alert rules',
  noRules: 'No rules yet. Choose a key phrase and what to watch for.',
  phrase: 'Key phrase',
})
