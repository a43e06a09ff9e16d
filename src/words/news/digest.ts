// Only the edge functions use these words.
import { counted, formatWhole } from '../../lib/format.ts'
import { sentences } from '../../lib/translation.ts'

export const digestWords = sentences('digest', {
  more: (count: number) => `And ${formatWhole(count)} more.`,
  alerts: (count: number) => counted(count, 'alert'),
  open: 'Open Keytrail:',
  unsubscribe: 'Unsubscribe:',
  settings: 'How you are notified:',
  /** A line of the weekly report: “matcha”: 4, up 3 places */
  standing: (phrase: string, position: string, change: string | null) =>
    [`“${phrase}”: ${position}`, change].filter(Boolean).join(', '),
  stop: 'Unsubscribe',
  stoppedTitle: 'You are unsubscribed',
  daily: {
    subject: (sentence: string) => sentence,
    why: 'You get this mail once a day, and only when something moved.',
    stopTitle: 'Stop the daily mail?',
    stopText: 'You will no longer get Keytrail’s daily digest by mail. Nothing else changes.',
    stoppedText: 'You will get no more daily mails. You can turn them on again in Keytrail, under Alerts.',
  },
  weekly: {
    subject: (sentence: string) => `Weekly report: ${sentence}`,
    why: 'You get this mail on Mondays, if your key phrases were checked during the week.',
    stopTitle: 'Stop the weekly mail?',
    stopText: 'You will no longer get Keytrail’s weekly report by mail. Nothing else changes.',
    stoppedText: 'You will get no more weekly mails. You can turn them on again in Keytrail, under Alerts.',
  },
})
