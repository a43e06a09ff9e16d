import { routes } from '#src/domain/shell/routes.ts'
import { competitorMonitoringWords } from '#src/words/site/competitor-monitoring.ts'
import { MarketingPage } from './marketing-page.tsx'

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
