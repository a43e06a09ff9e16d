import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { Disclosure } from '#src/ui/controls/disclosure.tsx'
import { usePrinting } from '#src/ui/hooks/use-printing.ts'
import { insightWords } from '#src/words/insight/insight.ts'

interface InsightLineProps {
  title: string
  result: string
  /** Phrasing content only, because it is inside a `summary` element. */
  sign?: ReactNode
  /** The URL fragment of this insight, both on its page and on the page "How it is measured". */
  figure: 'what-wins' | 'risers' | 'opportunity' | 'own-videos' | 'brief' | 'own-ranks'
  sample: string
  openAtFirst?: boolean
  /** Whether to render the content only after the user has opened the line, because it reads many checks. */
  isLate?: boolean
  children: ReactNode
}

export function InsightLine(props: InsightLineProps) {
  const { title, result, sign, figure, sample, openAtFirst = false, isLate = false, children } = props
  // Decided once, because later navigation must not open or scroll to the insight.
  const [isAsked] = useState(() => location.hash === `#${figure}`)
  const [open, setOpen] = useState(openAtFirst || isAsked)
  const [wasOpened, setWasOpened] = useState(open)
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAsked) line.current?.scrollIntoView({ block: 'start' })
  }, [isAsked])
  const printing = usePrinting()
  return (
    <div
      ref={line}
      id={figure}
      className="scroll-mt-16 max-lg:[&_summary]:min-h-12 max-lg:[&_summary]:py-1 [&>details]:border-0 max-lg:[&>details>div]:pb-2"
    >
      <Disclosure
        open={open || printing}
        onToggle={(now) => {
          if (printing) return
          setOpen(now)
          if (now) setWasOpened(true)
        }}
        summary={
          <>
            <span className="min-w-0 grow">
              <span className="block font-display font-semibold text-16 leading-tight lg:text-20">
                {title}
              </span>
              <span className="block text-14 text-quiet leading-tight">{result}</span>
            </span>
            {sign}
          </>
        }
      >
        {(wasOpened || !isLate) && children}
        <p className="mt-2 text-12 text-quiet leading-tight">
          {sample}{' '}
          <Link href={`${routes.howItIsMeasured}#${figure}`} className="target text-link print:hidden">
            {insightWords.howItIsMeasured}
          </Link>
        </p>
      </Disclosure>
    </div>
  )
}
