import { useState } from 'react'
import { useParams } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import { EmptyWithLink } from '#src/parts/shell/empty-with-link.tsx'
import { PullFailure } from '#src/parts/sync/pull-failure.tsx'
import { keyPhrasePageWords } from '#src/words/key-phrase/key-phrase-page.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { KeyPhraseDetail } from './key-phrase-detail.tsx'
import { useKeyPhrase } from './use-key-phrase.ts'

function PageOutline() {
  return (
    <div role="status" className="animate-fade-late">
      <span className="sr-only">{keyPhrasePageWords.loading}</span>
      <div
        aria-hidden="true"
        className="grid gap-x-8 gap-y-4 *:rounded-md *:bg-wash lg:grid-cols-[20rem_1fr] lg:grid-rows-[auto_auto_1fr]"
      >
        <div className="h-16" />
        <div className="h-16 w-40" />
        <div className="h-59 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:h-80" />
      </div>
    </div>
  )
}

export function KeyPhrasePage() {
  const { id = '' } = useParams()
  const [opened] = useState(() => new URLSearchParams(location.search).get('check'))
  const view = useKeyPhrase(id, opened)

  const name = typeof view === 'object' ? view.phrase.keyword : keyPhrasePageWords.untitled
  return (
    <>
      <title>{`${name} · Keytrail`}</title>
      {view === 'loading' && <PageOutline />}
      {typeof view === 'object' && <KeyPhraseDetail key={id} facts={view} />}
      {(view === 'missing' || view === 'failed') && <Breadcrumb />}
      {view === 'missing' && (
        <EmptyWithLink
          title={keyPhrasePageWords.missingTitle}
          href={routes.rankTracking}
          link={keyPhrasePageWords.back}
        >
          {keyPhrasePageWords.missing}
        </EmptyWithLink>
      )}
      {view === 'failed' && (
        <PullFailure title={keyPhrasePageWords.loadFailed}>
          <ButtonLink href={routes.rankTracking}>{keyPhrasePageWords.back}</ButtonLink>
        </PullFailure>
      )}
    </>
  )
}
