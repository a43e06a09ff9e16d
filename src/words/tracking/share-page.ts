import { sentences } from '#src/lib/translation.ts'

export const sharePageWords = sentences('sharePage', {
  loading: 'Loading your key phrases',
  title: 'Shared with Keytrail',
  emptyTitle: 'Add from TikTok',
  /** `name`: the account and video. */
  saved: (name: string) => `Saved in your ideas: ${name}`,
  openIdea: 'Open the idea',
  ofIdea: 'Is this the video of an idea?',
  rankFor: 'Which phrase should it rank for? One check shows where it is.',
  empty: 'In TikTok, press Share and Copy link. Then paste it here.',
  noLink: 'No TikTok link found, so we used the text as the key phrase.',
  addTitle: 'Add to your list',
  shared: 'Shared text: ',
  link: 'TikTok link',
  linkProblem: 'This is no link to an account or a video on TikTok.',
  shortcut: 'Share from TikTok in two taps',
  make: 'Open the Shortcuts app, make a new shortcut and call it Keytrail.',
  showInSheet: 'In its details, switch on Show in Share Sheet. It then receives what you share.',
  encode: 'Add the action URL Encode, for the Shortcut Input.',
  openUrl: { before: 'Add the action Open URLs with ', after: ' and the encoded text right behind it.' },
  fromThenOn: 'From then on: Share in TikTok, then Keytrail.',
})
