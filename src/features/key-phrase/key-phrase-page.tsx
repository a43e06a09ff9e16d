import { useState } from 'react'
import { Link, useParams } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { keyPhraseWords } from '#src/words/key-phrase.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { KeyPhraseDetail } from './key-phrase-detail.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { PageOutline } from './page-outline.tsx'
import { useKeyPhrase } from './use-key-phrase.ts'

/** /key-phrase/{id}: drawn from the device. */
export function KeyPhrasePage() {
  const { id = '' } = useParams()
  const [opened] = useState(() => new URLSearchParams(location.search).get('check'))
  const view = useKeyPhrase(id, opened)

  const name = view.kind === 'found' ? view.facts.phrase.keyword : keyPhraseWords.untitled
  const title = <title>{`${name} · Keytrail`}</title>
  if (view.kind === 'loading')
    return (
      <>
        {title}
        <PageOutline />
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
          title={keyPhraseWords.missingTitle}
          action={
            <Link href={routes.rankTracking} className={buttonClass('primary')}>
              {keyPhraseWords.back}
            </Link>
          }
        >
          {keyPhraseWords.missing}
        </EmptyState>
      ) : (
        <NotLoaded title={keyPhraseWords.loadFailed}>
          <Link href={routes.rankTracking} className={buttonClass('secondary')}>
            {keyPhraseWords.back}
          </Link>
        </NotLoaded>
      )}
    </>
  )
}
