import { useState } from 'react'
import { Link, useParams } from 'wouter'
import { messages } from '#src/domain/messages.ts'
import { routes } from '#src/domain/routes.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { KeyPhraseDetail } from './key-phrase-detail.tsx'
import { useKeyPhrase } from './use-key-phrase.ts'

/** /key-phrase/{id}: drawn from the device. */
export function KeyPhrasePage() {
  const { id = '' } = useParams()
  const [opened] = useState(() => new URLSearchParams(location.search).get('check'))
  const view = useKeyPhrase(id, opened)

  if (view.kind === 'loading') return <Spinner label="Loading key phrase" />
  if (view.kind === 'found') return <KeyPhraseDetail key={id} facts={view.facts} />
  return (
    <>
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
          It was deleted, or the address is not complete.
        </EmptyState>
      ) : (
        <ErrorState
          title={messages.keyPhraseLoadFailed}
          action={
            <Link href={routes.rankTracking} className={buttonClass('secondary')}>
              Return to Rank Tracking
            </Link>
          }
        >
          It is not on this device yet. It is loaded as soon as there is a connection.
        </ErrorState>
      )}
    </>
  )
}
