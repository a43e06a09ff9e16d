import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { isComingBack } from '#src/lib/typed/kept-screen.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { LineIcon } from '#src/ui/drawing/line-icon.tsx'
import { uiWords } from '#src/words/controls/ui.ts'
import { trackingPageWords } from '#src/words/tracking/tracking-page.ts'
import type { Draft } from './draft.ts'

export type Adding = ReturnType<typeof useAdding>

const fields = ['keyword', 'account_name', 'video_id', 'tags', 'lines']

/**
 * The form is open on request, if the list is empty, if the address has a key phrase, or once it has typed or restored
 * input.
 */
export function useAdding(isEmpty: boolean) {
  const [parameters, setParameters] = useSearchParams()
  const [asked, setAsked] = useState(false)
  const [isBack, setBack] = useState(() => fields.some(isComingBack))
  const [isEntered, setEntered] = useState(false)
  const [draft] = useState<Draft>(() => ({ fields: {}, onKept: () => setEntered(true) }))
  const text = (parameters.get('add') ?? '').trim()
  /** Removes the added key phrase from the address. */
  const forget = () => {
    if (!parameters.has('add')) return
    setParameters(
      (before) => {
        before.delete('add')
        before.delete('country')
        return before
      },
      { replace: true },
    )
  }
  return {
    isOpen: isEmpty || asked || isBack || isEntered || text !== '',
    /** Whether the user opened the form, which then takes the focus. */
    isAsked: asked,
    text,
    country: parameters.get('country') ?? '',
    draft,
    open: () => setAsked(true),
    close: () => {
      setAsked(false)
      setBack(false)
      setEntered(false)
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
