import { useState } from 'react'
import { Link, useParams } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { Spinner } from '#src/ui/layout/spinner.tsx'
import { messages } from '#src/words/messages.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { KeyPhraseDetail } from './key-phrase-detail.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { useKeyPhrase } from './use-key-phrase.ts'

/** /key-phrase/{id}: drawn from the device. */
export function KeyPhrasePage() {
  const { id = '' } = useParams()
  const [opened] = useState(() => new URLSearchParams(location.search).get('check'))
  const view = useKeyPhrase(id, opened)

  const name = view.kind === 'found' ? view.facts.phrase.keyword : 'Key phrase'
  const title = <title>{`${name} · Keytrail`}</title>
  if (view.kind === 'loading')
    return (
      <>
        {title}
        <Spinner label="Loading key phrase" />
      </>
    )
  if (view.kind === 'found')
    return (
      <>
        {title}
        <KeyPhraseDetail key={id} facts={view.facts} />
      </>
    )
  return (
    <>
      {title}
      <Breadcrumb />
      {view.kind === 'missing' ? (
        <EmptyState
          title={messages.keyPhraseNotFound}
          action={
            <Link href={routes.rankTracking} className={buttonClass('primary')}>
              Return to Rank Tracking
            </Link>
          }
        >
          It was deleted, or the address is incomplete.
        </EmptyState>
      ) : (
        <NotLoaded title={messages.keyPhraseLoadFailed}>
          <Link href={routes.rankTracking} className={buttonClass('secondary')}>
            Return to Rank Tracking
          </Link>
        </NotLoaded>
      )}
    </>
  )
}
