import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#src/ui/button.tsx'

interface AuthScreenProps {
  title: string
  lead?: string
  submitLabel: string
  /** Runs on submit; the button is busy until it settles. */
  onSubmit(): Promise<void>
  children: ReactNode
  footer?: ReactNode
}

/** The one narrow form that every authentication screen is. */
export function AuthScreen({ title, lead, submitLabel, onSubmit, children, footer }: AuthScreenProps) {
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    try {
      await onSubmit()
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="mx-auto w-full max-w-md py-8 sm:py-16">
      <h1 className="font-display text-31 font-semibold">{title}</h1>
      {lead && <p className="mt-2 text-quiet">{lead}</p>}
      <form className="mt-8 flex flex-col gap-5" onSubmit={submit}>
        {children}
        <Button type="submit" busy={busy}>
          {submitLabel}
        </Button>
      </form>
      {footer && <div className="mt-8 flex flex-col gap-3 border-line border-t pt-5 text-14">{footer}</div>}
    </div>
  )
}
