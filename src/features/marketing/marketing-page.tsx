import { questionsData } from '#src/domain/content/structured-data.ts'
import { addressIn } from '#src/domain/shell/addresses.ts'
import { type Route, routes } from '#src/domain/shell/routes.ts'
import { hasPlans } from '#src/lib/env.ts'
import { currentLocale } from '#src/lib/locale.ts'
import { StartLink } from '#src/parts/content/start-link.tsx'
import { TranslatedMeta } from '#src/parts/content/translated-meta.tsx'
import { ScreenPicture } from '#src/parts/shell/screen-picture.tsx'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { marketingWords } from '#src/words/site/marketing.ts'
import { type QuestionAndAnswer, Questions } from './questions.tsx'

interface MarketingPageProps {
  path: Route
  title: string
  /** For search engines and link previews. */
  description: string
  lead: string
  sections: readonly { title: string; text: string }[]
  screenshot: string
  picture: string
  questions: readonly QuestionAndAnswer[]
}

export function MarketingPage(page: MarketingPageProps) {
  const isEnglish = currentLocale() === 'en'
  return (
    <>
      <TranslatedMeta
        title={`${page.title} · Keytrail`}
        description={page.description}
        path={page.path}
        image={`/cards${isEnglish ? page.path : '/keytrail'}.png`}
        data={[questionsData(page.questions)]}
      />
      <header className="max-w-3xl pt-4 pb-10 lg:pt-10">
        <h1 className="text-31 sm:text-39">{page.title}</h1>
        <p className="mt-5 text-quiet lg:text-20">{page.lead}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          <StartLink />
          {hasPlans && (
            <a
              href={addressIn(currentLocale(), `${routes.home}#pricing`)}
              className={buttonClass('secondary')}
            >
              {marketingWords.plans}
            </a>
          )}
        </p>
      </header>
      <ScreenPicture name={page.screenshot} alt={page.picture} />
      <p className="mt-2 text-14 text-quiet">{marketingWords.note}</p>
      <ul className="mt-12 border-line border-b">
        {page.sections.map(({ title, text }) => (
          <li
            key={title}
            className="grid gap-x-12 gap-y-3 border-line border-t py-8 md:grid-cols-[18rem_1fr]"
          >
            <h2 className="text-20">{title}</h2>
            <p className="max-w-2xl">{text}</p>
          </li>
        ))}
      </ul>
      <section aria-labelledby="questions" className="py-12">
        <h2 id="questions" className="mb-6 text-25">
          {marketingWords.questions}
        </h2>
        <Questions questions={page.questions} />
      </section>
    </>
  )
}
