import { useState } from 'react'
import { Link } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { SampleDataBadge } from '#src/parts/shell/sample-data-badge.tsx'
import { WhyEmpty } from '#src/parts/sync/pull-failure.tsx'
import { useAfterSync } from '#src/parts/sync/use-after-sync.ts'
import { useLack } from '#src/state/sync-status.ts'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { eyebrowLinkClass, PageHeader } from '#src/ui/layout/page-header.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { placeWords } from '#src/words/shell/places.ts'
import { trackedListWords } from '#src/words/tracking/tracked-list.ts'
import { trackingPageWords } from '#src/words/tracking/tracking-page.ts'
import { resolveSavedLinks } from './actions.ts'
import { AddButton, useAdding } from './add/use-adding.tsx'
import type { Asked } from './list/item-actions.tsx'
import { ListExports } from './list/list-tools.tsx'
import { TrackedListing } from './list/tracked-list.tsx'
import { useShownList } from './list/use-shown-list.ts'
import { type TrackedList, useTracked } from './list/use-tracked.ts'

// Loads separately, because most visits only read the list.
const AddPanel = lazyPart('form', () => import('./add/add-panel.tsx'), 'AddPanel', {
  waiting: () => <Skeleton label={trackingPageWords.loadingForm} shape="card" />,
})
const LockedPanel = lazyPart('offer', () => import('./locked-panel.tsx'), 'LockedPanel', {
  waiting: () => <Skeleton label={trackingPageWords.loading} shape="list" />,
})
const Opened = lazyPart('menu', () => import('./list/opened.tsx'), 'Opened')

function NoKeyPhrases() {
  const { loading, loadFailed } = trackingPageWords
  return (
    <WhyEmpty what="yourKeyPhrases" loading={loading} failed={loadFailed}>
      <EmptyState title={trackedListWords.emptyTitle}>{trackedListWords.empty}</EmptyState>
    </WhyEmpty>
  )
}

function Tracking({ tracked }: { tracked: TrackedList }) {
  const { items, plan } = tracked
  const [asked, ask] = useState<Asked | null>(null)
  const list = useShownList(tracked, ask)
  const isEmpty = items.length === 0
  const isLocked = plan?.active_key_phrases === 0
  const isLoading = useLack() === 'loading' && isEmpty
  const adding = useAdding(isEmpty)
  useAfterSync(resolveSavedLinks)
  return (
    <>
      <PageHeader
        eyebrow={
          <Link href={routes.dashboard} className={eyebrowLinkClass}>
            {trackingPageWords.back}
          </Link>
        }
        inBar
        title={trackingPageWords.title}
        actions={
          <>
            <Link href={routes.ideas} className={`${buttonClass('secondary')} lg:hidden`}>
              {placeWords.ideas}
            </Link>
            {!isEmpty && list.wide && <ListExports list={list} />}
            {!isLocked && !isEmpty && <AddButton adding={adding} />}
          </>
        }
      />
      {isLocked && <LockedPanel phrase={adding.text} />}
      {isLoading && !isLocked && <NoKeyPhrases />}
      {!isLocked && !isLoading && adding.isOpen && (
        <AddPanel key={adding.arrivals} tracked={tracked} adding={adding}>
          {isEmpty && <NoKeyPhrases />}
        </AddPanel>
      )}
      {!isEmpty && (
        <>
          <TrackedListing list={list}>
            {items.some(({ current }) => current?.source === 'sample') && <SampleDataBadge />}
            <p>
              <Link href={routes.report} className="target text-link">
                {placeWords.report}
              </Link>
            </p>
          </TrackedListing>
          <p className="mt-6 text-14 text-quiet">{trackingPageWords.lead}</p>
        </>
      )}
      {asked && <Opened items={items} asked={asked} onAsk={ask} onClose={() => ask(null)} />}
    </>
  )
}

export function TrackingPage() {
  const tracked = useTracked()
  if (tracked) return <Tracking tracked={tracked} />
  return (
    <>
      <PageHeader title={trackingPageWords.title} />
      <Skeleton label={trackingPageWords.loading} shape="list" />
    </>
  )
}
