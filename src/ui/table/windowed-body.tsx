// Renders the rows of a long table that are near the viewport, between two spacers as high as the other rows.
// The code loads with the first such table.
import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react'
import { useTopInPage } from '../hooks/use-top-in-page.ts'
import { roleWhere, type TableLine, TableRow } from './table-line.tsx'
import { nearRows, useRowOptions } from './use-row-heights.ts'

const overscan = 3
const roomyHeight = 49
const denseHeight = 36
const stackedHeight = 73

type Drawn<Row> = Omit<ComponentProps<typeof TableRow<Row>>, 'line' | 'index' | 'ref'>

interface WindowedBodyProps<Row> extends Drawn<Row> {
  lines: readonly TableLine<Row>[]
  sought?: string | null | undefined
}

const keyOf = ({ key }: { key: string }) => key

function useOptions<Row>({ lines, stacked }: WindowedBodyProps<Row>) {
  const dense = matchMedia('(width >= 48rem) and (pointer: fine)').matches
  const guess = stacked ? stackedHeight : dense ? denseHeight : roomyHeight
  return { ...useRowOptions(lines, keyOf, guess), overscan }
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
  const { items, above, below } = nearRows(virtualizer)
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
    ...useOptions(props),
    getScrollElement: () => body.current?.closest('table')?.parentElement ?? null,
  })
  return <Lines {...props} body={body} virtualizer={virtualizer} />
}

function PagedLines<Row>(props: WindowedBodyProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const scrollMargin = useTopInPage(body)
  const virtualizer = useWindowVirtualizer({ ...useOptions(props), scrollMargin })
  return <Lines {...props} body={body} virtualizer={virtualizer} />
}

export function WindowedBody<Row>(props: WindowedBodyProps<Row>) {
  return props.boxed ? <BoxedLines {...props} /> : <PagedLines {...props} />
}
