// The body of a table that is too long to render in full: the rows near the viewport, between two spacers as high as
// the rest. Loaded with the first such table.
import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type ComponentProps, type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { useTopInPage } from '../hooks/use-top-in-page.ts'
import { roleWhere, type TableLine, TableRow } from './table-line.tsx'
import { useRowHeights } from './use-row-heights.ts'

const overscan = 3
const roomyHeight = 49
const denseHeight = 36
const stackedHeight = 73

type Drawn<Row> = Omit<ComponentProps<typeof TableRow<Row>>, 'line' | 'index' | 'ref'>

interface WindowedBodyProps<Row> extends Drawn<Row> {
  lines: readonly TableLine<Row>[]
  sought?: string | null | undefined
}

function useSizing<Row>({ lines, stacked }: WindowedBodyProps<Row>) {
  const dense = matchMedia('(width >= 48rem) and (pointer: fine)').matches
  return {
    ...useRowHeights(stacked ? stackedHeight : dense ? denseHeight : roomyHeight),
    count: lines.length,
    // A new function would make the virtualizer recompute all positions in each render.
    getItemKey: useCallback((index: number) => lines[index]?.key ?? index, [lines]),
    overscan,
    // Not rendered synchronously in the scroll event, because that would delay the frame.
    useFlushSync: false,
  }
}

function Gap({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row takes no focus
    <tr aria-hidden="true">
      <td colSpan={span} style={{ height }} className="p-0" />
    </tr>
  )
}

interface WindowProps<Row, Scroller extends Element | Window> extends WindowedBodyProps<Row> {
  body: RefObject<HTMLTableSectionElement | null>
  virtualizer: Virtualizer<Scroller, Element>
}

function Lines<Row, Scroller extends Element | Window>(props: WindowProps<Row, Scroller>) {
  const { body, virtualizer, lines, sought, ...drawn } = props
  useLayoutEffect(() => {
    const index = sought ? lines.findIndex(({ key }) => key === sought) : -1
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'center' })
  }, [sought, lines, virtualizer])
  const items = virtualizer.getVirtualItems()
  const { scrollMargin } = virtualizer.options
  const above = (items[0]?.start ?? scrollMargin) - scrollMargin
  const below = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin)
  const span = drawn.columns.length
  return (
    <tbody ref={body} role={roleWhere(drawn.stacked, 'rowgroup')} className={drawn.stacked && 'block'}>
      <Gap height={above} span={span} />
      {items.map(({ key, index }) => {
        const line = lines[index]
        return (
          line && <TableRow key={key} ref={virtualizer.measureElement} line={line} index={index} {...drawn} />
        )
      })}
      <Gap height={below} span={span} />
    </tbody>
  )
}

function BoxedLines<Row>(props: WindowedBodyProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const virtualizer = useVirtualizer({
    ...useSizing(props),
    getScrollElement: () => body.current?.closest('table')?.parentElement ?? null,
  })
  return <Lines {...props} body={body} virtualizer={virtualizer} />
}

function PagedLines<Row>(props: WindowedBodyProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const scrollMargin = useTopInPage(body)
  const virtualizer = useWindowVirtualizer({ ...useSizing(props), scrollMargin })
  return <Lines {...props} body={body} virtualizer={virtualizer} />
}

export function WindowedBody<Row>(props: WindowedBodyProps<Row>) {
  return props.boxed ? <BoxedLines {...props} /> : <PagedLines {...props} />
}
