import { ChevronRight } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { RankingRow } from '#src/domain/ranking/rows.ts'
import { rankingWords } from '#src/words/check/ranking.ts'

interface RankCellProps {
  row: RankingRow
  open: boolean
  narrow: boolean
  /** Whether the row has two lines: the rank, and the change below it. */
  tall: boolean
  onToggle: () => void
  mark: ReactNode
  /** Whether to scroll to the row and focus it. */
  sought: boolean
  onFound: () => void
  /** Set for the row whose visibility the table observes. */
  sight: Sight | undefined
}

/** `tell` receives whether the row is visible above `bar`, which is at the bottom of the window. */
interface Sight {
  tell: (isSeen: boolean) => void
  bar: RefObject<HTMLElement | null>
}

function useSight(button: RefObject<HTMLButtonElement | null>, sight: Sight | undefined): void {
  useEffect(() => {
    const row = button.current?.closest('tr')
    if (!sight || !row) return
    const covered = sight.bar.current ? Number.parseFloat(getComputedStyle(sight.bar.current).bottom) : 0
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (last) sight.tell(last.isIntersecting)
      },
      // The header covers at most about 56 pixels at the top.
      { rootMargin: `-56px 0px -${Math.round(covered) || 0}px`, threshold: 0.6 },
    )
    observer.observe(row)
    return () => {
      observer.disconnect()
      sight.tell(false)
    }
  }, [button, sight])
}

export function RankCell({ row, open, narrow, tall, onToggle, mark, sought, onFound, sight }: RankCellProps) {
  const button = useRef<HTMLButtonElement>(null)
  useSight(button, sight)
  useLayoutEffect(() => {
    if (!sought || !button.current) return
    button.current.closest('tr')?.scrollIntoView({ block: 'center' })
    button.current.focus({ preventScroll: true })
    onFound()
  }, [sought, onFound])

  const place = narrow
    ? '-ml-2.5 min-h-11 w-11 justify-end font-display font-semibold text-20'
    : '-my-2 -ml-2 target gap-1 px-2 font-medium dense:-my-1.5'
  return (
    <span className={narrow ? 'contents' : tall ? 'flex flex-col items-start' : 'flex items-center'}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-label={rankingWords.detailsOf(row.rank)}
        title={rankingWords.pressForDetails}
        onClick={onToggle}
        className={`inline-flex cursor-pointer items-center rounded-md tabular-nums ${place}`}
      >
        <ChevronRight
          size={16}
          className={`text-quiet transition-transform print:hidden ${open ? 'rotate-90' : ''} ${narrow ? 'absolute inset-y-0 right-0 h-full' : ''}`}
          aria-hidden="true"
        />
        {row.rank}
      </button>
      {mark}
    </span>
  )
}
