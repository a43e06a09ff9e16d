import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { SampleDataBadge } from '#src/parts/shell/sample-data-badge.tsx'
import { loadAgain } from '#src/parts/sync/actions.ts'
import { isTrying, useLack, useSyncPart } from '#src/state/sync-status.ts'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { lazyPart } from '#src/ui/layout/lazy-part.tsx'
import { LoadFailure } from '#src/ui/layout/load-failure.tsx'
import { NotHereYet } from '#src/ui/layout/not-here-yet.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Skeleton } from '#src/ui/layout/skeleton.tsx'
import { trackingWords } from '#src/words/tracking.ts'
import { resolveSavedLinks } from './actions.ts'
import { AddPanel } from './add-panel.tsx'
import type { Asked } from './item-actions.tsx'
import { TrackedListing } from './tracked-list.tsx'
import { useTracked } from './use-tracked.ts'

const DeleteDialog = lazyPart('question', async () => (await import('./delete-dialog.tsx')).DeleteDialog, {
  place: 'dialog',
})
const EditDialog = lazyPart('form', async () => (await import('./edit-dialog.tsx')).EditDialog, {
  place: 'dialog',
})

/** Follows short links that were saved without a network, after each comparison with the server. */
function useSavedLinks(): void {
  const syncedAt = useSyncPart('syncedAt')
  useEffect(() => {
    if (syncedAt === null) return
    const abort = new AbortController()
    void resolveSavedLinks(abort.signal)
    return () => abort.abort()
  }, [syncedAt])
}

function WhyEmpty() {
  const lack = useLack()
  const phase = useSyncPart('phase')
  if (lack === 'offline') return <NotHereYet what="yourKeyPhrases" />
  if (lack === 'failed')
    return <LoadFailure title={trackingWords.loadFailed} trying={isTrying(phase)} onRetry={loadAgain} />
  if (lack === 'loading') return <Skeleton label={trackingWords.loading} shape="list" />
  return <EmptyState title={trackingWords.emptyTitle}>{trackingWords.empty}</EmptyState>
}

/** /rank-tracking: adds key phrases and shows where each stands. */
export function TrackingPage() {
  const list = useTracked()
  const [asked, setAsked] = useState<Asked | null>(null)
  useSavedLinks()

  if (!list) return <Skeleton label={trackingWords.loading} shape="table" />
  const row = list.items.find((item) => item.row.id === asked?.id)?.row
  const hasSamples = list.items.some(({ current }) => current?.source === 'sample')
  const close = () => setAsked(null)
  return (
    <>
      <PageHeader
        eyebrow={<Link href={routes.dashboard}>{trackingWords.back}</Link>}
        title={trackingWords.title}
        lead={trackingWords.lead}
        actions={hasSamples ? <SampleDataBadge /> : undefined}
      />
      <AddPanel list={list} />
      {list.items.length > 0 && <TrackedListing items={list.items} onAsk={setAsked} />}
      {list.items.length === 0 && list.plan?.active_key_phrases !== 0 && <WhyEmpty />}
      {row && asked?.action === 'delete' && <DeleteDialog row={row} onClose={close} />}
      {row && asked?.action === 'edit' && <EditDialog row={row} onClose={close} />}
    </>
  )
}
