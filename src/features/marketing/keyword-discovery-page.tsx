import { routes } from '#src/domain/shell/routes.ts'
import { keywordDiscoveryWords } from '#src/words/site/keyword-discovery.ts'
import { MarketingPage } from './marketing-page.tsx'

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
