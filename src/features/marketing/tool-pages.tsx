import { routes } from '#src/domain/shell/routes.ts'
import { hasPlans } from '#src/lib/env.ts'
import { competitorMonitoringWords } from '#src/words/site/competitor-monitoring.ts'
import { keywordDiscoveryWords } from '#src/words/site/keyword-discovery.ts'
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

export function KeywordDiscoveryPage() {
  const { title, description, lead, picture, sections, questions } = keywordDiscoveryWords
  return (
    <MarketingPage
      path={routes.keywordDiscovery}
      screenshot="batch"
      {...{ title, description, lead, picture, sections, questions }}
    />
  )
}

export function CompetitorMonitoringPage() {
  const { title, description, lead, picture, sections, questions } = competitorMonitoringWords
  return (
    <MarketingPage
      path={routes.competitorMonitoring}
      screenshot="check"
      {...{ title, description, lead, picture, sections, questions }}
    />
  )
}
