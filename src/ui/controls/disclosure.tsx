import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface DisclosureProps {
  /** Phrasing content only, because it is inside a `summary` element. */
  summary: ReactNode
  children: ReactNode
  /** If omitted, the browser keeps track of whether the content is visible. */
  open?: boolean | undefined
  onToggle?: ((open: boolean) => void) | undefined
}

export function Disclosure({ summary, children, open, onToggle }: DisclosureProps) {
  return (
    <details
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      className="group border-line border-b"
    >
      <summary className="-mx-2 flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-md px-2 py-3 hover:bg-wash dense:min-h-11 dense:py-2">
        <ChevronRight
          size={16}
          className="shrink-0 text-quiet transition-transform group-open:rotate-90"
          aria-hidden="true"
        />
        {summary}
      </summary>
      <div className="pt-2 pb-6">{children}</div>
    </details>
  )
}
