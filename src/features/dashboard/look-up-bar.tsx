import type { RefObject } from 'react'
import { LineIcon } from '#src/ui/drawing/line-icon.tsx'
import { magnifier } from '#src/ui/drawing/magnifier.ts'
import { dashboardWords } from '#src/words/home/dashboard.ts'

export function LookUpBar({ target }: { target: RefObject<HTMLElement | null> }) {
  const go = () => {
    const field = target.current?.querySelector<HTMLElement>('input[type=search], textarea')
    field?.focus({ preventScroll: true })
    target.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <div className="not-tall:hidden sticky bottom-(--tabs) z-10 -mx-4 border-line border-t bg-paper px-4 py-2 lg:hidden print:hidden">
      <button
        type="button"
        onClick={go}
        className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-md border border-edge bg-raised px-4 text-left text-14 text-quiet"
      >
        <LineIcon drawing={magnifier} size={20} />
        {dashboardWords.lookUpBar}
      </button>
    </div>
  )
}
