import type { PhraseProblem } from '#src/domain/tracking/key-phrase-draft.ts'
import { sentences } from '#src/lib/translation.ts'

export const keyPhraseFormWords = sentences('keyPhraseForm', {
  phrase: 'Key phrase',
  phraseHint: 'Paste a TikTok link or type a key phrase.',
  /** Keyed by the parts that the link names, or `short` for a short link. */
  linkTaken: {
    both: 'We took the account and video from the link. Which key phrase should we track?',
    account:
      'We took the account from the link, but it names no video. Add one below to track it alone. Which key phrase should we track?',
    video:
      'We took the video from the link, but it names no account. Add it below if you like. Which key phrase should we track?',
    short:
      'A short link names neither account nor video, so we open it. If that fails, enter them below. Which key phrase should we track?',
  },
  more: 'More: account, video ID, tags',
  account: 'Account name',
  accountExample: 'yourname',
  accountHint: 'The account to look for, or paste a TikTok link.',
  video: 'Video ID',
  videoHint: 'Track only this video (optional).',
  shortLink: {
    waiting: 'Short link: we will open it when you are online.',
    following: 'Opening the short link…',
    failed: 'We cannot open this short link right now and will try again later.',
  },
  tags: 'Tags',
  tagsHint: 'Separated by commas.',
  add: 'Add key phrase',
  missing: 'Enter a key phrase.',
  tooLong: (max: number) => `A key phrase has at most ${max} characters.`,
  tracked: (paused: boolean) => ({
    before: '“',
    after: `” is already tracked.${paused ? ' It is paused.' : ''}`,
  }),
  open: 'Open it',
})

export function phraseProblemText(problem: PhraseProblem): string {
  return problem.kind === 'missing' ? keyPhraseFormWords.missing : keyPhraseFormWords.tooLong(problem.max)
}
