// The daily digest around its news, and the page to unsubscribe. Used by the edge functions.
import { formatWhole } from '../../lib/format.ts'
import { sentences } from '../../lib/translation.ts'

export const digestWords = sentences('digest', {
  more: (count: number) => `And ${formatWhole(count)} more.`,
  open: 'Open Keytrail:',
  why: 'You get this mail once a day, and only when something moved.',
  unsubscribe: 'Unsubscribe:',
  settings: 'How you are notified:',
  /** The page behind the unsubscribe link. */
  stopTitle: 'Stop the daily mail?',
  stopText: 'You will no longer get Keytrail’s daily digest by mail. Nothing else changes.',
  stop: 'Unsubscribe',
  stoppedTitle: 'You are unsubscribed',
  stoppedText: 'You will get no more daily mails. You can turn them on again in Keytrail, under Alerts.',
})
