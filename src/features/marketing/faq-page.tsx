import { Link } from 'wouter'
import { questionsData } from '#src/domain/content/structured-data.ts'
import { routes } from '#src/domain/routes.ts'
import { hasPlans } from '#src/lib/env.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { PageMeta } from '#src/ui/page-meta.tsx'
import { type QuestionAndAnswer, Questions } from './questions.tsx'

const sections: readonly { title: string; questions: readonly QuestionAndAnswer[] }[] = [
  {
    title: 'General',
    questions: [
      {
        question: 'What is Keytrail?',
        answer:
          'A web app that finds what people type into TikTok search, shows who ranks for a phrase, and follows where your own video or account stands. It can be installed on a phone’s home screen and opens without a network.',
      },
      {
        question: 'Is Keytrail part of TikTok?',
        answer:
          'No. Keytrail is not affiliated with TikTok, nor endorsed by it. It reads public search results through data providers.',
      },
      {
        question: 'Are the rankings exact?',
        answer:
          'They are exact for the moment and the country of the check, and they are samples: TikTok shows different people different results. Compare checks with checks, not with what you see in your own app.',
      },
      {
        question: 'Why are there no search volumes?',
        answer:
          'Because TikTok publishes none for suggestions. A number that nobody measured would be an invention, and we do not sell inventions.',
      },
    ],
  },
  {
    title: 'Features & Usage',
    questions: [
      {
        question: 'What costs a credit?',
        answer:
          'A single search one; a batch one per phrase; keystroke mode one per letter; a search results check one per page. A search that fails gives its credit back, and opening what you already have costs nothing.',
      },
      {
        question: 'When do my credits begin anew?',
        answer:
          'Every 30 days, counted from the day that you made your account. The dashboard shows the date.',
      },
      {
        question: 'What works without a network?',
        answer:
          'Everything that you have fetched: histories, results, charts, calendar and exports, and the blog posts that you opened. Key phrases that you add, pause or delete there, and searches that you start, wait and are sent once when the network is back.',
      },
      {
        question: 'Can I try it without an account?',
        answer: 'Yes: 3 searches per day, for the United Kingdom.',
      },
      {
        question: 'How do I install it?',
        answer:
          'Open Keytrail in your browser and choose “Add to home screen” or “Install”. On Android, TikTok’s share button can then hand videos to Keytrail.',
      },
    ],
  },
  {
    title: 'Support',
    questions: [
      ...(hasPlans
        ? [
            {
              question: 'How do I change or end my plan?',
              answer:
                'On the account page, Manage Subscription opens the payment provider’s portal. A plan that ends stays until the end of its period; key phrases above the next plan’s limit are then paused, never deleted.',
            },
          ]
        : []),
      {
        question: 'How do I delete my account?',
        answer: `On the account page. It takes everything of yours from our server and from the device${hasPlans ? ', and ends a running subscription' : ''}. You can download all of your data there first.`,
      },
      {
        question: 'A check failed. What now?',
        answer:
          'It says why, and its credit is back. Most failures are TikTok’s or the provider’s and pass within minutes. The daily check tries again by itself during the day.',
      },
    ],
  },
]

export function FaqPage() {
  return (
    <>
      <PageMeta
        title="Questions and answers · Keytrail"
        description={`What Keytrail does, what a credit is, what works without a network, ${hasPlans ? 'how plans change and ' : ''}how to delete an account.`}
        path={routes.faq}
        image="/cards/keytrail.png"
        data={[questionsData(sections.flatMap(({ questions }) => questions))]}
      />
      <PageHeader title="Questions and answers" />
      <div className="max-w-3xl">
        {sections.map(({ title, questions }) => (
          <section key={title} aria-label={title} className="mb-10">
            <h2 className="mb-4 text-20">{title}</h2>
            <Questions questions={questions} />
          </section>
        ))}
        <p className="flex flex-wrap items-center gap-4">
          Something else?
          <Link href={routes.contact} className={buttonClass('secondary')}>
            Contact Us
          </Link>
        </p>
      </div>
    </>
  )
}
