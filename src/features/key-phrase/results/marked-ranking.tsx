import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { WhenNear } from '#src/ui/loading/when-near.tsx'
import type { RankingPanelProps } from './ranking-panel.tsx'

const placeholder = <div className="h-[40rem]" />
const RankingPanel = lazyPart('results', async () => (await import('./ranking-panel.tsx')).RankingPanel, {
  waiting: () => placeholder,
})

export function MarkedRanking(props: RankingPanelProps) {
  return (
    <WhenNear part={RankingPanel} placeholder={placeholder}>
      <RankingPanel {...props} />
    </WhenNear>
  )
}
