import { useLocation, useSearchParams } from 'wouter'
import { normalisePhrase } from '#src/domain/phrases.ts'
import { routes } from '#src/domain/routes.ts'
import { readTikTokText } from '#src/domain/tiktok-links.ts'
import { PageHeader } from '#src/ui/page-header.tsx'
import { Panel } from '#src/ui/panel.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { AddForm } from './add-form.tsx'
import { LockedPanel } from './locked-panel.tsx'
import { PlanRoom } from './plan-room.tsx'
import { useTracked } from './use-tracked.ts'

const maxShown = 200

/** /share: what another app shared with this one, in the add form. */
export function SharePage() {
  const list = useTracked()
  const [parameters] = useSearchParams()
  const [, navigate] = useLocation()
  const text = ['url', 'text', 'title'].flatMap((name) => parameters.get(name) ?? []).join('\n')
  const link = readTikTokText(text)
  if (!list) return <Skeleton label="Loading your key phrases" shape="card" />

  const prefill = link
    ? { account: link.account_name ?? '', video: link.video_id ?? link.short_url ?? '' }
    : { keyword: normalisePhrase(text) }
  const words = link?.rest.slice(0, maxShown)
  return (
    <>
      <PageHeader
        title="Shared with Keytrail"
        lead={
          link
            ? 'We took the account and video from the link. Which key phrase should we track?'
            : 'No TikTok link found, so we used the text as the key phrase.'
        }
      />
      {list.plan?.active_key_phrases === 0 ? (
        <LockedPanel />
      ) : (
        <Panel title="Add to your list">
          <PlanRoom active={list.active} plan={list.plan} />
          {words && (
            <p className="mb-4 text-14 text-quiet">
              Shared text: <bdi>{words}</bdi>
            </p>
          )}
          <AddForm
            key={text}
            prefill={prefill}
            plan={list.plan}
            onAdded={() => navigate(routes.rankTracking)}
          />
        </Panel>
      )}
    </>
  )
}
