import { useEffect, useRef } from 'react'
import { tableWords } from '#src/words/controls/table.ts'
import { Button } from '../controls/button.tsx'
import { usePrinting } from '../hooks/use-printing.ts'
import { drawnAtFirst, LongList } from './long-list.tsx'
import type { LongListProps } from './windowed-list.tsx'

interface ListStartProps<Item> extends LongListProps<Item> {
  all: boolean
  onAll: () => void
}

/** Shows the start of a list with a button for the rest; prints the whole list. */
export function ListStart<Item>({ all, onAll, ...list }: ListStartProps<Item>) {
  const box = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  const printing = usePrinting()
  const rest = all || printing ? 0 : list.items.length - drawnAtFirst
  useEffect(() => {
    if (!all || !pressed.current) return
    pressed.current = false
    // The focused button is gone, so the first new item gets the focus.
    const next = box.current?.querySelectorAll('li')[drawnAtFirst]
    next?.querySelector<HTMLElement>('a, summary')?.focus({ preventScroll: true })
  }, [all])
  return (
    <div ref={box}>
      <LongList {...list} items={rest > 0 ? list.items.slice(0, drawnAtFirst) : list.items} />
      {rest > 0 && (
        <div className="mt-4 flex justify-center">
          <Button
            onClick={() => {
              pressed.current = true
              onAll()
            }}
          >
            {tableWords.showMore(rest)}
          </Button>
        </div>
      )}
    </div>
  )
}
