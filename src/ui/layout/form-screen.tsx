import type { FormEvent, ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { useHydrated } from '../hooks/use-hydrated.ts'
import { useOneAtATime } from '../hooks/use-one-at-a-time.ts'

interface FormScreenProps {
  title: string
  lead?: string
  submitLabel: string
  onSubmit(): Promise<void>
  other?: { label: string; onSubmit(): Promise<void> } | undefined
  onFocus?(): void
  children: ReactNode
  footer?: ReactNode
}

/** Until the submission settles, the submit button is busy and further presses do nothing. */
export function FormScreen({
  title,
  lead,
  submitLabel,
  onSubmit,
  other,
  onFocus,
  children,
  footer,
}: FormScreenProps) {
  const { busy, run } = useOneAtATime()
  // Before hydration, the browser would submit the form itself and put the typed text into the address.
  const hydrated = useHydrated()

  function submit(event: FormEvent) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    void run(other && submitter?.hasAttribute('data-other') ? other.onSubmit : onSubmit)
  }

  return (
    <div className="mx-auto w-full max-w-md py-8 sm:py-16">
      <h1 className="font-display text-31 font-semibold">{title}</h1>
      {lead && <p className="mt-2 text-quiet">{lead}</p>}
      <form className="mt-8 flex flex-col gap-5" onSubmit={submit} onFocus={onFocus}>
        {children}
        <div className="flex flex-col gap-3 sm:flex-row sm:*:flex-1">
          <Button variant="primary" type="submit" busy={busy} disabled={!hydrated}>
            {submitLabel}
          </Button>
          {other && (
            <Button type="submit" data-other="" disabled={busy || !hydrated}>
              {other.label}
            </Button>
          )}
        </div>
      </form>
      {footer && <div className="mt-8 flex flex-col gap-3 border-line border-t pt-5 text-14">{footer}</div>}
    </div>
  )
}
