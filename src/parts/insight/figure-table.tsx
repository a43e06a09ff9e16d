import type { ReactNode } from 'react'
import type { FigureLine, FigureName, TraitLine } from '#src/domain/insight/video-figures.ts'
import { useWide } from '#src/ui/hooks/use-wide.ts'
import { formatFigure, shortFigure } from '#src/words/insight/figures.ts'
import { insightWords } from '#src/words/insight/insight.ts'

const perPlays: readonly FigureName[] = ['saves', 'comments', 'shares']

function FigureLabel({ name }: { name: FigureName }) {
  const wide = useWide()
  return (
    <>
      {insightWords.figures[name]}{' '}
      {perPlays.includes(name) && (
        <span className={`text-12 ${wide ? '' : 'block'}`}>{insightWords.perPlays}</span>
      )}
    </>
  )
}

/** `all` is the number of videos, with or without the figure. */
export function MiddleHalf({ line: { name, measured, middle }, all }: { line: FigureLine; all: number }) {
  const wide = useWide()
  if (!middle) return <span className="text-quiet">{insightWords.tooFew(measured)}</span>
  const format = wide ? formatFigure : shortFigure
  const [from, to] = [format(name, middle.from), format(name, middle.to)]
  return (
    <>
      <span className={wide ? 'w-33 shrink-0' : ''}>{from === to ? from : `${from}\u00a0– ${to}`}</span>{' '}
      <span className="text-12 text-quiet">
        {insightWords.median(format(name, middle.median))}
        {measured < all && `, ${insightWords.from(measured)}`}
      </span>
    </>
  )
}

interface FigureTableProps {
  caption: string
  headers: readonly [string, string]
  /** A `short` row has short cells, which leave room for a longer label. */
  rows: readonly { key: string; label: ReactNode; short?: boolean; cells: readonly [ReactNode, ReactNode] }[]
}

export function FigureTable({ caption, headers, rows }: FigureTableProps) {
  const wide = useWide()
  const cell = `${wide ? 'py-1.5' : 'py-0.75'} text-left align-top font-normal`
  const line = 'flex flex-wrap items-baseline gap-x-2'
  const content = wide ? line : 'flex flex-col'
  // The label of a short row spans the first two columns.
  const widths = wide ? ['31%', '0.1%', '37%'] : ['33%', '12%', '25%']
  return (
    <table className="w-full table-fixed text-14 leading-tight">
      <caption className="sr-only">{caption}</caption>
      <colgroup>
        {widths.map((width) => (
          <col key={width} style={{ width }} />
        ))}
        <col />
      </colgroup>
      <thead>
        <tr className="text-12 text-quiet">
          <th scope="col" className={cell}>
            <span className="sr-only">{insightWords.figure}</span>
          </th>
          <th scope="col" colSpan={2} className={cell}>
            {headers[0]}
          </th>
          <th scope="col" className={cell}>
            {headers[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, short = false, cells: [first, second] }) => (
          <tr key={key}>
            <th scope="row" colSpan={short ? 2 : 1} className={`border-line border-t text-quiet ${cell}`}>
              {label}
            </th>
            <td colSpan={short ? 1 : 2} className={`border-line border-t pr-2 ${cell}`}>
              <div className={short ? 'whitespace-nowrap' : content}>{first}</div>
            </td>
            <td className={`border-line border-t ${cell}`}>
              <div className={short ? line : content}>{second}</div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `all` is the number of videos. `beside` renders the second cell of each row. */
export function figureRows<Figure extends FigureLine, Trait extends TraitLine>(
  figures: readonly Figure[],
  traits: readonly Trait[],
  all: number,
  beside: {
    figure: (line: Figure, index: number) => ReactNode
    trait: (line: Trait, index: number) => ReactNode
  },
): FigureTableProps['rows'] {
  return [
    ...figures.map((line, index) => ({
      key: line.name,
      label: <FigureLabel name={line.name} />,
      cells: [<MiddleHalf key="all" line={line} all={all} />, beside.figure(line, index)] as const,
    })),
    ...traits.map((line, index) => ({
      key: line.name,
      label: insightWords.traits[line.name],
      short: true,
      cells: [insightWords.of(line.having, line.of), beside.trait(line, index)] as const,
    })),
  ]
}
