import { sentences } from '#src/lib/translation.ts'

export const firstLinkWords = sentences('firstLink', {
  label: 'Link to your TikTok video',
  hint: 'In TikTok: Share, then Copy link. A link to your profile works too.',
  go: 'Continue',
})
