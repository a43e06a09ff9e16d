import type { ReactNode } from 'react'
import { OfflineSpecimen, PositionSpecimen, PrefixSpecimen, ResultsSpecimen } from './specimens.tsx'

interface Question {
  title: string
  answer: string
  specimen: ReactNode
}

const questions: readonly Question[] = [
  {
    title: 'What do people type?',
    answer:
      'Start from one phrase, from a list of up to 50, or from a word letter by letter. Keytrail brings back what TikTok suggests and what others searched for.',
    specimen: <PrefixSpecimen />,
  },
  {
    title: 'Who ranks for it?',
    answer:
      'Check the results for a phrase in six countries, page by page, with the figures of each video and its author. Your video and your account stand out.',
    specimen: <ResultsSpecimen />,
  },
  {
    title: 'Is my video moving?',
    answer:
      'Every key phrase that you track is checked once a day. You see the position, the change since yesterday and since a week ago, and the best that it has been.',
    specimen: <PositionSpecimen />,
  },
  {
    title: 'What if there is no network?',
    answer:
      'Whatever you have fetched opens at once, on a train or on a plane. What you change there is sent later, in order, exactly once.',
    specimen: <OfflineSpecimen />,
  },
]

/** What the product does, as the questions that it answers. */
export function Questions() {
  return (
    <>
      <section aria-labelledby="questions">
        <h2 id="questions" className="text-25 lg:text-31">
          Four questions it answers
        </h2>
        <ul className="mt-8 border-line border-b">
          {questions.map(({ title, answer, specimen }) => (
            <li
              key={title}
              className="grid gap-x-12 gap-y-4 border-line border-t py-8 md:grid-cols-[14rem_1fr_16rem] md:items-start"
            >
              <h3 className="text-20">{title}</h3>
              <p className="max-w-xl text-quiet">{answer}</p>
              <div aria-hidden="true" className="max-md:mt-2">
                {specimen}
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="numbers" className="grid gap-x-12 gap-y-4 py-12 md:grid-cols-[14rem_1fr]">
        <h2 id="numbers" className="text-20">
          No made-up numbers
        </h2>
        <p className="max-w-2xl text-20">
          TikTok publishes no search volumes, so Keytrail shows none. Each figure is measured, derived, failed
          or stale, and looks it.
        </p>
      </section>
    </>
  )
}
