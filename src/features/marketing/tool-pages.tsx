import { questionsData } from '#src/domain/content/structured-data.ts'
import { addressIn } from '#src/domain/shell/addresses.ts'
import { type Route, routes } from '#src/domain/shell/routes.ts'
import { hasPlans } from '#src/lib/env.ts'
import { currentLocale } from '#src/lib/locale.ts'
import { PageMeta } from '#src/parts/content/page-meta.tsx'
import { StartLink } from '#src/parts/content/start-link.tsx'
import { ScreenPicture } from '#src/parts/shell/screen-picture.tsx'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { competitorMonitoringWords } from '#src/words/site/competitor-monitoring.ts'
import { keywordDiscoveryWords } from '#src/words/site/keyword-discovery.ts'
import { marketingWords } from '#src/words/site/marketing.ts'
import { rankTrackingWords } from '#src/words/site/rank-tracking.ts'
import { type QuestionAndAnswer, Questions } from './questions.tsx'

interface ToolPageProps {
  path: Route
  screenshot: string
  words: Omit<typeof keywordDiscoveryWords, 'questions'>
  questions: readonly QuestionAndAnswer[]
}

function ToolPage({ path, screenshot, words, questions }: ToolPageProps) {
  const isEnglish = currentLocale() === 'en'
  return (
    <>
      <PageMeta
        title={`${words.title} · Keytrail`}
        description={words.description}
        path={path}
        image={`/cards${isEnglish ? path : '/keytrail'}.png`}
        data={[questionsData(questions)]}
      />
      <header className="max-w-3xl pt-4 pb-10 lg:pt-10">
        <h1 className="text-31 sm:text-39">{words.title}</h1>
        <p className="mt-5 text-quiet lg:text-20">{words.lead}</p>
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
      <ScreenPicture name={screenshot} alt={words.picture} />
      <p className="mt-2 text-14 text-quiet">{marketingWords.note}</p>
      <ul className="mt-12 border-line border-b">
        {words.sections.map(({ title, text }) => (
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
        <Questions questions={questions} />
      </section>
    </>
  )
}

export function RankTrackingPage() {
  const { title, description, lead, picture, sections, questions } = rankTrackingWords
  return (
    <ToolPage
      path={routes.tiktokRankTracking}
      screenshot="key-phrase"
      words={{ title, description, lead, picture, sections }}
      questions={questions(hasPlans)}
    />
  )
}

export function KeywordDiscoveryPage() {
  const { title, description, lead, picture, sections, questions } = keywordDiscoveryWords
  return (
    <ToolPage
      path={routes.keywordDiscovery}
      screenshot="batch"
      words={{ title, description, lead, picture, sections }}
      questions={questions}
    />
  )
}

export function CompetitorMonitoringPage() {
  const { title, description, lead, picture, sections, questions } = competitorMonitoringWords
  return (
    <ToolPage
      path={routes.competitorMonitoring}
      screenshot="check"
      words={{ title, description, lead, picture, sections }}
      questions={questions}
    />
  )
}
