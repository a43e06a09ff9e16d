import type { Post } from '#src/domain/content/post.ts'
import { RichText } from '#src/parts/content/rich-text.tsx'

export function PostQuestions({ faq }: { faq: Post['faq'] }) {
  if (faq.length === 0) return null
  return (
    <section aria-labelledby="questions" className="mt-16 max-w-[65ch]">
      <h2 id="questions" className="text-25">
        Frequently Asked Questions
      </h2>
      <dl className="mt-4 border-line border-b">
        {faq.map(({ question, answer }) => (
          <div key={question} className="border-line border-t py-5">
            <dt className="font-display font-semibold text-20">{question}</dt>
            <dd className="mt-2">
              <RichText text={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
