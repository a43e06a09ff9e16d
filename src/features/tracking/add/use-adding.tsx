import { useState } from 'react'
import { readTikTokText } from '#src/domain/ranking/tiktok-links.ts'
import { isComingBack } from '#src/lib/typed/kept-screen.ts'
import { useQuery } from '#src/parts/shell/use-query.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { LineIcon } from '#src/ui/drawing/line-icon.tsx'
import { uiWords } from '#src/words/controls/ui.ts'
import { trackingPageWords } from '#src/words/tracking/tracking-page.ts'
import type { Draft } from './draft.ts'

export type Adding = ReturnType<typeof useAdding>

const fields = ['keyword', 'account_name', 'video_id', 'tags', 'lines']

/** Removes the drafted fields that the address replaces. */
function makeRoom(draft: Draft, text: string, country: string): Draft {
  const { mode, keyword, ...fields } = draft.fields
  if (country) delete fields.country
  if (readTikTokText(text)) delete fields.tracked
  return { ...draft, fields }
}

export function useAdding(isEmpty: boolean) {
  const [parameters, change] = useQuery()
  const [asked, setAsked] = useState(false)
  const [hasInput, setHasInput] = useState(() => fields.some(isComingBack))
  const text = (parameters.get('add') ?? '').trim()
  const country = parameters.get('country') ?? ''
  const [draft, setDraft] = useState<Draft>(() => ({ fields: {}, onKept: () => setHasInput(true) }))
  const [arrived, setArrived] = useState({ text, count: 0 })
  if (text !== arrived.text) {
    setArrived({ text, count: arrived.count + (text ? 1 : 0) })
    if (text) setDraft(makeRoom(draft, text, country))
  }
  const forget = () => {
    if (parameters.has('add')) change({ add: '', country: '' })
  }
  return {
    isOpen: isEmpty || asked || hasInput || text !== '',
    /** Whether the user opened the form. If so, the form takes the focus. */
    isAsked: asked,
    text,
    country,
    /** How many key phrases have arrived with the address while the page was open. */
    arrivals: arrived.count,
    draft,
    open: () => setAsked(true),
    close: () => {
      setAsked(false)
      setHasInput(false)
      forget()
    },
    forget,
  }
}

export function AddButton({ adding: { isOpen, open, close } }: { adding: Adding }) {
  if (isOpen) return <Button onClick={close}>{uiWords.close}</Button>
  return (
    <Button variant="primary" aria-label={trackingPageWords.open} onClick={open}>
      <LineIcon drawing="M5 12h14M12 5v14" size={20} />
      <span className="md:hidden">{trackingPageWords.openShort}</span>
      <span className="max-md:hidden">{trackingPageWords.open}</span>
    </Button>
  )
}
