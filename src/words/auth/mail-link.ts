import { sentences } from '#src/lib/translation.ts'

export const mailLinkWords = sentences('mailLink', {
  title: 'Sign in with this link?',
  lead: (email: string) =>
    `It signs you in as ${email}, and no account was created in this browser. If someone else sent you the link, everything you do next ends up in their account.`,
  decline: 'Do not sign in',
  accept: 'Sign in',
})
