// Only the edge functions use these words.
import { sentences } from '../../lib/translation.ts'

export const webhookMailWords = sentences('webhookMail', {
  subject: (host: string) => `Your webhook to ${host} is disabled`,
  failing: (host: string) =>
    `${host} has not accepted a delivery for three days, so we no longer send anything there.`,
  gone: (host: string) => `${host} responded with 410 Gone, so we no longer send anything there.`,
  next: 'When it works again, enable it on your account page:',
})
