import type { RefObject } from 'react'
import { LineIcon } from '#src/ui/drawing/line-icon.tsx'
import { dashboardWords } from '#src/words/home/dashboard.ts'

const magnifier = 'm21 21-4.34-4.34M19 11a8 8 0 1 1-16 0a8 8 0 1 1 16 0'

/**
 * Within the thumb's reach of a phone, above the tabs, until the form that it leads to is in sight: it stands right
 * before that in the page and sticks to the foot of the window. A press that spends nothing: the form tells the price.
 */
export function LookUpBar({ target }: { target: RefObject<HTMLElement | null> }) {
  const go = () => {
    const field = target.current?.querySelector<HTMLElement>('input[type=search], textarea')
    field?.focus({ preventScroll: true })
    target.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <div className="sticky bottom-(--tabs) z-10 -mx-4 border-line border-t bg-paper px-4 py-2 lg:hidden print:hidden">
      <button
        type="button"
        onClick={go}
        className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-md border border-edge bg-raised px-4 text-left text-quiet"
      >
        <LineIcon drawing={magnifier} size={20} />
        {dashboardWords.lookUpBar}
      </button>
    </div>
  )
}
