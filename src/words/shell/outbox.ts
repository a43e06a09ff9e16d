import { sentences } from '#src/lib/translation.ts'

export const outboxWords = sentences('outbox', {
  saveAsFile: 'Save as a file',
  refusedTitle: 'Changes that could not be saved',
  waitingTitle: 'Changes not sent yet',
  edit: 'Edit',
  discard: 'Discard',
  tryNow: 'Try now',
  notSaved: (change: string, reason: string) => `${change}: not saved. ${reason}`,
  /** `when`: "in 40 seconds". */
  waiting: (why: string, when: string) => `${why} Next try ${when}.`,
  stuck: (why: string, when: string) =>
    `${why} Next try ${when}. They have been waiting for some time and stay on this device until they are sent.`,
  sending: 'On their way to the server.',
  offline: 'You are offline. They will be sent when you are back online.',
  signIn: 'Sign in again to send them. They stay on this device until then.',
  more: (count: number) => `and ${count} more`,
  names: {
    add_demo_searches: 'Searches from before you signed up',
    change_profile: 'Profile change',
    add_key_phrase: 'New key phrase',
    change_key_phrase: 'Key phrase change',
    delete_key_phrase: 'Deleted key phrase',
    put_note: 'Note',
    delete_note: 'Deleted note',
    add_idea: 'New idea',
    change_idea: 'Idea change',
    delete_idea: 'Deleted idea',
    put_alert_rule: 'Alert',
    delete_alert_rule: 'Deleted alert',
    mark_alerts_read: 'Alerts marked as read',
    change_alert_settings: 'Notification settings',
    publish_report: 'Published report',
    revoke_report: 'Revoked report',
    run_search: 'Search',
  },
  /** A change from another build, or one that was damaged on this device. */
  unknown: 'Change',
  named: (name: string, phrase: string) => `${name} “${phrase}”`,
})
