import { sentences } from '#src/lib/translation.ts'

export const questionsWords = sentences('questions', {
  title: 'Questions and answers',
  description: (plans: boolean) =>
    `What Keytrail does, what a credit is, what works offline, ${plans ? 'how plans change and ' : ''}how to delete an account.`,
  sections: (plans: boolean) => [
    {
      title: 'General',
      questions: [
        {
          question: 'What is Keytrail?',
          answer:
            'A web app that finds what people type into TikTok search, shows who ranks for a phrase, and tracks the position of your own video or account. You can install it on your phone’s home screen, and it opens offline.',
        },
        {
          question: 'Is Keytrail part of TikTok?',
          answer:
            'No. Keytrail is not affiliated with TikTok, or endorsed by it. It reads public search results through data providers.',
        },
        {
          question: 'Are the rankings exact?',
          answer:
            'They are exact for the moment and country of the check, but they are samples, because TikTok shows different people different results. Compare checks with other checks, not with what you see in your own app.',
        },
        {
          question: 'Why are there no search volumes?',
          answer:
            'Because TikTok publishes none for suggestions. A number nobody measured would be made up, and we do not sell made-up numbers.',
        },
      ],
    },
    {
      title: 'Features & Usage',
      questions: [
        {
          question: 'What costs a credit?',
          answer:
            'A single search costs 1, a batch 1 per phrase, keystroke mode 1 per letter and a search results check 1 per page. Failed searches are refunded, and opening what you already have is free.',
        },
        {
          question: 'When do my credits renew?',
          answer:
            'Every 30 days, counted from the day you created your account. The dashboard shows the date.',
        },
        {
          question: 'What works offline?',
          answer:
            'Everything you have looked up: histories, results, charts, calendar and exports, plus the blog posts you have opened. Key phrases you add, pause or delete and searches you start are sent when you are back online, each exactly once.',
        },
        {
          question: 'Can I try it without an account?',
          answer: 'Yes: 3 searches per day, for the United Kingdom.',
        },
        {
          question: 'How do I install it?',
          answer:
            'Open Keytrail in your browser and choose “Add to home screen” or “Install”. On Android, you can then share videos from TikTok straight to Keytrail.',
        },
      ],
    },
    {
      title: 'Support',
      questions: [
        ...(plans
          ? [
              {
                question: 'How do I change or cancel my plan?',
                answer:
                  'On the account page, Manage Subscription opens the payment provider’s portal. A cancelled plan runs until the end of its period. Key phrases above the next plan’s limit are then paused, never deleted.',
              },
            ]
          : []),
        {
          question: 'How do I delete my account?',
          answer: `On the account page. This removes all your data from our server and from the device${plans ? ', and ends your subscription' : ''}. You can download your data there first.`,
        },
        {
          question: 'A check failed. What now?',
          answer:
            'The check says why, and its credit is refunded. Most failures come from TikTok or the provider and pass within minutes. Daily checks try again by themselves during the day.',
        },
      ],
    },
  ],
  more: 'Something else?',
  contact: 'Contact Us',
})
