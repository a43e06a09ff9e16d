import { counted, formatWhole } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

export const reportLinkWords = sentences('reportLinks', {
  title: 'Published reports',
  none: 'You have not published a report. A published report is a page that anyone with its link can read.',
  make: 'Make a report',
  /** "Opened 3 times · until 25 December 2026" */
  state: (reads: number, end: string) =>
    `${reads === 0 ? 'Not opened yet' : `Opened ${counted(reads, 'time')}`} · until ${end}`,
  waiting: 'Not published yet. It will be when this device is back online.',
  refused: (reason: string) => `Not published. ${reason}`,
  elsewhere: 'Only the device that published it has its link.',
  copy: 'Copy link',
  copyOf: (title: string) => `Copy link: ${title}`,
  copied: 'The link is copied',
  revoke: 'Revoke',
  revokeOf: (title: string) => `Revoke: ${title}`,
  revokeTitle: 'Revoke this link?',
  revokeText: (title: string) =>
    `“${title}” can then no longer be opened, not even by people who have its link.`,
  revoked: 'The link is revoked',
  publishTitle: 'Publish this report?',
  publishText:
    'Anyone who has its link can read it, without an account, until it expires or you revoke it. It contains what you selected, and not your name or mail address.',
  expires: 'Expires in',
  days: (days: number) => `${formatWhole(days)} days`,
  publish: 'Publish',
  full: (max: number) =>
    `You have ${formatWhole(max)} published reports, the maximum. Revoke one to publish another.`,
  tooLarge:
    'This report is too large for a link. Select fewer key phrases or sections, or save it as a file.',
  publishedTitle: 'The link is ready',
  queuedTitle: 'The link will be ready soon',
  published:
    'Send it to whoever should read the report. You can also copy or revoke it later, at the end of this page.',
  queued:
    'It works as soon as this device is back online. You can also copy or revoke it later, at the end of this page.',
  link: 'Link',
  send: 'Share link',
  done: 'Done',
  failed: 'Could not save the change',
  needsDomain: 'This server cannot show published reports. Save the report as a file instead.',
})
