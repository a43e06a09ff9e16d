import { sentences } from '#src/lib/translation.ts'

export const startLinkWords = sentences('startLink', {
  visitor: 'Create a free account',
  member: 'Open the dashboard',
})
