import { sentences } from '#src/lib/translation.ts'

/** The first step of a user who can track and does not yet. */
export const firstLinkWords = sentences('firstLink', {
  label: 'Link to your TikTok video',
  hint: 'In TikTok: Share, then Copy link. A link to your profile works too.',
  go: 'Continue',
})
