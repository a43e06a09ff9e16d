import { sentences } from '#src/lib/translation.ts'

/** The next step from a public page. */
export const startLinkWords = sentences('startLink', {
  visitor: 'Create a free account',
  member: 'Open the dashboard',
})
