import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { readTikTokText } from '#src/domain/ranking/tiktok-links.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { readCountry } from '#src/domain/tracking/key-phrase-draft.ts'
import { isApplePhone } from '#src/lib/device.ts'
import { Dialog } from '#src/ui/controls/dialog.tsx'
import { Segments } from '#src/ui/controls/segments.tsx'
import { useWide } from '#src/ui/hooks/use-wide.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { Spinner } from '#src/ui/loading/spinner.tsx'
import { trackingPageWords } from '#src/words/tracking/tracking-page.ts'
import type { TrackedList } from '../list/use-tracked.ts'
import { AddForm, PlanRoom } from './add-form.tsx'
import { useDrafted } from './draft.ts'
import type { Adding } from './use-adding.tsx'

// Loads separately, because it includes the table parser.
const BulkForm = lazyPart('form', () => import('./bulk-form.tsx'), 'BulkForm', {
  waiting: () => <Spinner label={trackingPageWords.loadingForm} />,
})

interface AddPanelProps {
  tracked: TrackedList
  adding: Adding
  /** Appears together with the form, which would otherwise push it down once the form has loaded. */
  children?: ReactNode
}

export function AddPanel({ tracked, adding, children }: AddPanelProps) {
  const { items, active, plan } = tracked
  const { text, draft } = adding
  const wide = useWide()
  const [chosen, setChosen] = useDrafted(draft, 'mode', null)
  const mode = chosen ?? (text.includes('\n') ? 'several' : 'one')
  // The form's key, so that an empty form replaces a submitted one.
  const [added, setAdded] = useState(0)
  const [lastAccount, setLastAccount] = useState(
    () => items.find(({ row }) => row.account_name)?.row.account_name ?? '',
  )
  // Whether the user has just switched between one and several key phrases. If so, the form takes no focus.
  const [isChoosing, setChoosing] = useState(false)
  // Decided once, because resizing the window must not replace a form that the user is filling in.
  const [isSheet] = useState(!wide && items.length > 0)
  function onAdded(account: string | null = null) {
    draft.fields = {}
    if (account !== null) setLastAccount(account)
    setAdded(added + 1)
    setChoosing(false)
    // On a desktop, the list is visible next to the form; on a phone, the form closes to show the list.
    if (wide && !isSheet) {
      adding.forget()
      adding.open()
    } else {
      adding.close()
      // A sheet is a dialog, which restores the focus itself.
      if (!isSheet) document.querySelector('main')?.focus()
    }
  }
  const country = readCountry(adding.country)
  const link = readTikTokText(text)
  const keyword = link?.rest ?? (text.includes('\n') ? '' : text)
  // A link fills in the other fields, so the user types the phrase next.
  const takesFocus = (adding.isAsked || added > 0 || link !== null) && !isChoosing
  const shared = { draft, plan, takesFocus, onAdded }
  const segments = (
    <Segments
      label={trackingPageWords.howMany}
      options={[
        { value: 'one', label: trackingPageWords.one },
        { value: 'several', label: trackingPageWords.several },
      ]}
      value={mode}
      onChange={(next) => {
        setChosen(next)
        setChoosing(true)
      }}
    />
  )
  const form =
    mode === 'one' ? (
      <>
        <AddForm key={added} prefill={{ keyword, country, link }} usualAccount={lastAccount} {...shared} />
        {isApplePhone() && (
          <p className="mt-4 text-14">
            <Link href={routes.share}>{trackingPageWords.fromTikTok}</Link>
          </p>
        )}
      </>
    ) : (
      <BulkForm
        key={added}
        text={text}
        country={country}
        known={items.map((item) => item.row)}
        active={active}
        {...shared}
      />
    )
  if (isSheet)
    return (
      <Dialog onClose={adding.close} title={trackingPageWords.addTitle}>
        <div>
          {form}
          <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <PlanRoom active={active} plan={plan} />
            {segments}
          </div>
        </div>
      </Dialog>
    )
  return (
    <>
      <Panel title={trackingPageWords.addTitle} actions={segments}>
        {form}
        <div className="mt-4">
          <PlanRoom active={active} plan={plan} />
        </div>
      </Panel>
      {children || <div className="h-6" />}
    </>
  )
}
