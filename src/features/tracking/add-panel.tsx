import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { readTikTokText } from '#src/domain/ranking/tiktok-links.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { readCountry } from '#src/domain/tracking/key-phrase-draft.ts'
import { isApplePhone } from '#src/lib/device.ts'
import { isComingBack } from '#src/lib/kept-screen.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Segments } from '#src/ui/controls/segments.tsx'
import { useWide } from '#src/ui/hooks/use-wide.ts'
import { lazyPart } from '#src/ui/layout/lazy-part.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { Spinner } from '#src/ui/layout/spinner.tsx'
import { trackingWords } from '#src/words/tracking.ts'
import { AddForm } from './add-form.tsx'
import { LockedPanel } from './locked-panel.tsx'
import { PlanRoom } from './plan-room.tsx'
import type { TrackedList } from './use-tracked.ts'

// With it comes the reader of tables.
const BulkForm = lazyPart('form', async () => (await import('./bulk-form.tsx')).BulkForm, {
  waiting: () => <Spinner label={trackingWords.loadingForm} />,
})

type Mode = 'one' | 'several'

/** Adds key phrases; `add` and `country` in the address fill the form in. */
export function AddPanel({ list }: { list: TrackedList }) {
  const [parameters, setParameters] = useSearchParams()
  const text = (parameters.get('add') ?? '').trim()
  const country = readCountry(parameters.get('country') ?? '')
  const [chosen, setChosen] = useState<Mode | null>(null)
  const wide = useWide()
  const [opened, setOpened] = useState(() =>
    ['keyword', 'account_name', 'video_id', 'tags'].some(isComingBack),
  )
  const mode = chosen ?? (text.includes('\n') ? 'several' : 'one')
  // A form that has done its work gives way to an empty one.
  const [added, setAdded] = useState(0)
  const [takesFocus, setTakesFocus] = useState(false)

  function onAdded() {
    if (parameters.has('add'))
      setParameters(
        (before) => {
          before.delete('add')
          before.delete('country')
          return before
        },
        { replace: true },
      )
    setAdded(added + 1)
    setTakesFocus(true)
  }

  const link = readTikTokText(text)
  const prefill = link
    ? { country, account: link.account_name ?? '', video: link.video_id ?? link.short_url ?? '' }
    : { country, keyword: text.includes('\n') ? '' : text }
  if (list.plan?.active_key_phrases === 0) return <LockedPanel />
  // On a phone the list comes first: whoever has one comes to look at it.
  if (!wide && !opened && text === '' && list.items.length > 0)
    return (
      <Button
        onClick={() => {
          setOpened(true)
          setTakesFocus(true)
        }}
      >
        <Plus size={20} aria-hidden="true" />
        {trackingWords.open}
      </Button>
    )
  return (
    <Panel
      title={trackingWords.addTitle}
      actions={
        <Segments
          label={trackingWords.howMany}
          options={[
            { value: 'one', label: trackingWords.one },
            { value: 'several', label: trackingWords.several },
          ]}
          value={mode}
          onChange={(next) => {
            setChosen(next)
            setTakesFocus(false)
          }}
        />
      }
    >
      <PlanRoom active={list.active} plan={list.plan} />
      {mode === 'one' ? (
        <>
          <AddForm key={added} prefill={prefill} plan={list.plan} takesFocus={takesFocus} onAdded={onAdded} />
          {isApplePhone() && (
            <p className="mt-4 text-14">
              <Link href={routes.share}>{trackingWords.fromTikTok}</Link>
            </p>
          )}
        </>
      ) : (
        <BulkForm
          key={added}
          text={text}
          country={country}
          plan={list.plan}
          known={list.items.map((item) => item.row)}
          active={list.active}
          takesFocus={takesFocus}
          onAdded={onAdded}
        />
      )}
    </Panel>
  )
}
