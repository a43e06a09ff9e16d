import { sentences } from '#src/lib/translation.ts'

export const mailedCodeWords = sentences('mailedCode', {
  label: 'Code',
  needed: (email: string) =>
    `You signed in more than a day ago, so we emailed a code to ${email}. It works once, for one hour.`,
  wrong: 'This code is wrong or has expired.',
  sendAnother: 'Send another code',
  sent: 'Another code is on its way.',
})
