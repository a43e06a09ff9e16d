import { useState } from 'react'
import { Link, useParams } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { keyPhrasePageWords } from '#src/words/key-phrase/key-phrase-page.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { KeyPhraseDetail } from './key-phrase-detail.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { PageOutline } from './page-outline.tsx'
import { useKeyPhrase } from './use-key-phrase.ts'

export function KeyPhrasePage() {
  const { id = '' } = useParams()
  const [opened] = useState(() => new URLSearchParams(location.search).get('check'))
  const view = useKeyPhrase(id, opened)

  const name = view.kind === 'found' ? view.facts.phrase.keyword : keyPhrasePageWords.untitled
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
          title={keyPhrasePageWords.missingTitle}
          action={
            <Link href={routes.rankTracking} className={buttonClass('primary')}>
              {keyPhrasePageWords.back}
            </Link>
          }
        >
          {keyPhrasePageWords.missing}
        </EmptyState>
      ) : (
        <NotLoaded title={keyPhrasePageWords.loadFailed}>
          <Link href={routes.rankTracking} className={buttonClass('secondary')}>
            {keyPhrasePageWords.back}
          </Link>
        </NotLoaded>
      )}
    </>
  )
}
