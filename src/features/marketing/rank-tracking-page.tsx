import { routes } from '#src/domain/shell/routes.ts'
import { hasPlans } from '#src/lib/env.ts'
import { rankTrackingWords } from '#src/words/site/rank-tracking.ts'
import { MarketingPage } from './marketing-page.tsx'

export function RankTrackingPage() {
  const { title, description, lead, picture, sections, questions } = rankTrackingWords
  return (
    <MarketingPage
      path={routes.tiktokRankTracking}
      screenshot="key-phrase"
      questions={questions(hasPlans)}
      {...{ title, description, lead, picture, sections }}
    />
  )
}
