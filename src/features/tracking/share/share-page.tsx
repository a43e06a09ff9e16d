import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { listIdeas } from '#src/db/reads/ideas.ts'
import type { IdeaRow } from '#src/domain/ideas/rows.ts'
import { readTikTokText } from '#src/domain/ranking/tiktok-links.ts'
import { normalisePhrase } from '#src/domain/search/phrases.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { isApplePhone } from '#src/lib/device.ts'
import { shorten } from '#src/lib/locale.ts'
import { isPasted } from '#src/parts/tracking/change/tracked-fields.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { useOneAtATime } from '#src/ui/hooks/use-one-at-a-time.ts'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { sharePageWords } from '#src/words/tracking/share-page.ts'
import { AddForm, PlanRoom } from '../add/add-form.tsx'
import { useTracked } from '../list/use-tracked.ts'

const LockedPanel = lazyPart('offer', () => import('../locked-panel.tsx'), 'LockedPanel')

const SharedIdea = lazyPart('offer', () => import('./shared-idea.tsx'), 'SharedIdea')

const IdeaChoice = lazyPart('offer', () => import('./idea-choice.tsx'), 'IdeaChoice', {
  waiting: () => <Skeleton label={sharePageWords.loading} shape="card" />,
})

const maxShown = 200

/** iOS does not offer web apps as share targets, but a shortcut can open this page with the shared link. */
function ShareShortcut() {
  return (
    <div className="mt-6">
      <Panel title={sharePageWords.shortcut}>
        <ol className="list-decimal space-y-2 pl-5">
          <li>{sharePageWords.make}</li>
          <li>{sharePageWords.showInSheet}</li>
          <li>{sharePageWords.encode}</li>
          <li>
            {sharePageWords.openUrl.before}
            <code className="break-all">{`${location.origin}${routes.share}?url=`}</code>
            {sharePageWords.openUrl.after}
          </li>
        </ol>
        <p className="mt-4">{sharePageWords.fromThenOn}</p>
      </Panel>
    </div>
  )
}

export function SharePage() {
  const list = useTracked()
  const [parameters] = useSearchParams()
  const [, navigate] = useLocation()
  const [pasted, setPasted] = useState('')
  const [isTyping, setTyping] = useState(false)
  const shared = ['url', 'text', 'title'].flatMap((name) => parameters.get(name) ?? []).join('\n')
  const text = shared || pasted
  const link = readTikTokText(text)
  const ideas = useLiveQuery(() => listIdeas())
  const publishing = useOneAtATime()
  if (!list || !ideas) return <Skeleton label={sharePageWords.loading} shape="card" />

  const phrase = link ? '' : normalisePhrase(shared)
  const words = link && shorten(link.rest, maxShown)
  const isOpen = ({ phrase, stage }: IdeaRow) => phrase !== null && (stage === 'idea' || stage === 'filming')
  // Keeps the section while an idea is being published, although the idea is no longer open.
  const mayBeOfIdea =
    link !== null && (link.video_id ?? link.short_url) && (publishing.busy || ideas.some(isOpen))
  const isLocked = list.plan?.active_key_phrases === 0
  const linkField = shared === '' && (
    <TextField
      label={sharePageWords.link}
      name="link"
      type="url"
      value={pasted}
      onChange={(value) => {
        setTyping(!isPasted(pasted, value))
        setPasted(value)
      }}
      onBlur={() => setTyping(false)}
      error={pasted !== '' && link === null ? sharePageWords.linkProblem : undefined}
    />
  )
  return (
    <>
      <PageHeader
        title={shared === '' ? sharePageWords.emptyTitle : sharePageWords.title}
        lead={!isLocked && link === null && (shared === '' ? sharePageWords.empty : sharePageWords.noLink)}
      />
      {mayBeOfIdea && (
        <div className="mb-6">
          <IdeaChoice {...{ text, ideas }} {...publishing} />
        </div>
      )}
      {isLocked ? (
        <>
          <Panel title={sharePageWords.link}>
            {linkField}
            {(shared !== '' || link) && <SharedIdea key={text} {...{ link, isTyping, phrase }} />}
          </Panel>
          <div className="mt-6">
            <LockedPanel phrase={phrase} />
          </div>
        </>
      ) : (
        <Panel title={sharePageWords.addTitle}>
          <div className="mb-4">
            <PlanRoom active={list.active} plan={list.plan} />
          </div>
          {words && (
            <p className="mb-4 text-14 text-quiet">
              {sharePageWords.shared}
              <bdi>{words}</bdi>
            </p>
          )}
          {linkField && <div className="mb-4">{linkField}</div>}
          {(shared !== '' || link) && (
            <AddForm
              key={text}
              prefill={{ keyword: phrase, link }}
              plan={list.plan}
              onAdded={() => navigate(routes.rankTracking)}
            />
          )}
        </Panel>
      )}
      {!isLocked && isApplePhone() && <ShareShortcut />}
    </>
  )
}
