import { sentences } from '#src/lib/translation.ts'

export const rankTrackingWords = sentences('rankTracking', {
  title: 'Rank tracking for TikTok',
  description:
    'Follow where your video or account stands in TikTok search for a phrase, day by day: position, change, gaps and alerts. Works offline.',
  lead: 'Give Keytrail a phrase and your video or account. It checks the results once a day and draws the trail: where you stand, how far you moved, and when you were missing.',
  picture: 'The position of a tracked video over 60 days, with the results of the newest check',
  sections: [
    {
      title: 'From a shared link',
      text: 'Share a video from TikTok to the installed app, or paste its link, and we fill in the account and video.',
    },
    {
      title: 'A check a day',
      text: 'Every active key phrase is checked once a day, at no cost in credits. “Check now” runs a check on the spot, for 1 credit per page.',
    },
    {
      title: 'Honest gaps',
      text: 'A failed check is a gap with a reason, never rank 0. “Not in first 36” is a measurement in its own right and is drawn as one.',
    },
    {
      title: 'Everything behind the number',
      text: 'Each check has its full results: who was there, figures for every video, eight averages and seven charts by rank. Use the calendar to open any day.',
    },
    {
      title: 'Tell me when it moves',
      text: 'Get an alert when you enter or leave the top places, move more than you care to miss, or drop out. Alerts appear in the app and, if you like, as notifications, bundled and outside your quiet hours.',
    },
    {
      title: 'On the train',
      text: 'The list, charts and exports open offline. What you add, pause or delete is sent when you are back online.',
    },
  ],
  questions: (plans: boolean) => [
    {
      question: 'How is my position found?',
      answer:
        'It is the best rank of your video among the results, matched by its ID. Without a video, it is the best rank of your account.',
    },
    {
      question: 'Does everybody see this rank?',
      answer:
        'No. Rankings vary by country, device, time and person, so each check is a sample. Asking the same question from the same place every day shows movement well, and that is the point.',
    },
    {
      question: 'How many key phrases can I track?',
      answer: `${plans ? 'As many as your plan includes' : 'As many as your list has room for'}. Only active ones count. Paused ones keep their history and cost nothing.`,
    },
    ...(plans
      ? [
          {
            question: 'What happens when I change to a smaller plan?',
            answer:
              'Key phrases above its limit are paused, newest first, and marked as paused by your plan. Nothing is deleted.',
          },
        ]
      : []),
  ],
})
