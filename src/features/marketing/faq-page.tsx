import { questionsData } from '#src/domain/content/structured-data.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { hasPlans } from '#src/lib/env.ts'
import { PageMeta } from '#src/parts/content/page-meta.tsx'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { questionsWords } from '#src/words/site/questions.ts'
import { Questions } from './questions.tsx'

export function FaqPage() {
  const sections = questionsWords.sections(hasPlans)
  return (
    <>
      <PageMeta
        title={`${questionsWords.title} · Keytrail`}
        description={questionsWords.description(hasPlans)}
        path={routes.faq}
        data={[questionsData(sections.flatMap(({ questions }) => questions))]}
      />
      <PageHeader title={questionsWords.title} />
      <div className="max-w-3xl">
        {sections.map(({ title, questions }) => (
          <section key={title} aria-label={title} className="mb-8">
            <h2 className="mb-4 text-20">{title}</h2>
            <Questions questions={questions} />
          </section>
        ))}
        <p className="flex flex-wrap items-center gap-4">
          {questionsWords.more}
          <ButtonLink href={routes.contact}>{questionsWords.contact}</ButtonLink>
        </p>
      </div>
    </>
  )
}
