import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

export const webhookWords = sentences('webhooks', {
  title: 'Webhooks',
  lead: 'Your own server receives what happens here, as it happens.',
  loading: 'Loading your webhooks',
  failed: 'Failed to load your webhooks.',
  none: 'You have no webhooks yet.',
  ended: 'Your plan no longer includes webhooks: nothing is sent.',
  full: 'You have five webhooks. Delete one to add another.',
  create: 'New webhook',
  url: 'Address',
  urlHint: 'A public address of your server that begins with https://',
  urlWrong: 'Enter an address that begins with https://, without a password.',
  receives: 'Receives',
  kindMissing: 'Choose at least one.',
  /** Keyed by the part of an event's type before the dot. */
  kinds: {
    alert: 'Alerts',
    check: 'Finished checks',
    digest: 'Daily digest',
    webhook: 'Test',
  },
  createIt: 'Add webhook',
  created: 'Your webhook’s secret',
  once: 'It signs every delivery. Copy it now: we cannot show it again.',
  notCreated: (reason: string) => `The webhook was not added. ${reason}`,
  failing: 'Failing',
  failingSince: (time: string) => `Has accepted nothing since ${time}. It is disabled after three days.`,
  disabled: 'Disabled',
  disabledBecause: {
    failing: 'It accepted nothing for three days.',
    gone: 'It responded with 410 Gone.',
  },
  enable: 'Enable',
  enableThis: (url: string) => `Enable ${url}`,
  enabled: 'The webhook is enabled.',
  notEnabled: (reason: string) => `The webhook was not enabled. ${reason}`,
  test: 'Send a test',
  testThis: (url: string) => `Send a test to ${url}`,
  tested: (status: string) => `The test was delivered: ${status}.`,
  notTested: (reason: string) => `The test was not delivered: ${reason}`,
  delete: 'Delete',
  deleteThis: (url: string) => `Delete ${url}`,
  deleteAsk: 'Delete this webhook?',
  deleteWarning: (url: string) => `Nothing more is sent to ${url}, and its log is deleted.`,
  deleted: 'The webhook is deleted.',
  notDeleted: (reason: string) => `The webhook was not deleted. ${reason}`,
  log: 'Deliveries',
  logOf: (url: string) => `Deliveries to ${url}`,
  nothingSent: 'Nothing has been sent yet.',
  newest: 'The newest 50 are kept.',
  time: 'Time',
  kind: 'Event',
  outcome: 'Outcome',
  delivered: 'Delivered',
  waiting: 'Waiting',
  unknown: 'Unknown',
  status: (status: number) => `Status ${status}`,
  errors: {
    address_refused: 'No public https address',
    name_not_found: 'Name not found',
    no_connection: 'No connection',
    no_response: 'No HTTP response',
    timeout: 'No response within 10 s',
  },
  attempts: (count: number) => counted(count, 'attempt'),
  nextAttempt: (time: string) => `next ${time}`,
})

export function receiverResponse(status: number | null, error: string | null): string {
  if (status !== null) return webhookWords.status(status)
  const errors: Partial<Record<string, string>> = webhookWords.errors
  return error === null ? webhookWords.unknown : (errors[error] ?? error)
}

/** Returns the server's own name if this build does not know the kind. */
export function webhookKindName(kind: string): string {
  const kinds: Partial<Record<string, string>> = webhookWords.kinds
  return kinds[kind.split('.')[0] ?? ''] ?? kind
}
