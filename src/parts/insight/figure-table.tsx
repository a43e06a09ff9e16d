import type { ReactNode } from 'react'
import type { FigureLine, FigureName } from '#src/domain/insight/video-figures.ts'
import { decimals } from '#src/lib/locale.ts'
import { formatCount, formatDuration, formatScore } from '#src/words/check/figures.ts'
import { insightWords } from '#src/words/check/insight.ts'
import { formatSpan } from '#src/words/home/ages.ts'

const formatTenths = (value: number) => decimals().format(Math.round(value * 10) / 10)

const formats: Record<FigureName, (value: number) => string> = {
  length: formatDuration,
  age: formatSpan,
  plays: formatCount,
  saves: formatTenths,
  comments: formatTenths,
  shares: formatTenths,
  hashtags: String,
  vqScore: (value) => formatScore(Math.round(value * 10) / 10),
}

export function formatFigure(name: FigureName, value: number): string {
  return formats[name](value).replaceAll(' ', '\u00a0')
}

const perPlays: readonly FigureName[] = ['saves', 'comments', 'shares']

export function FigureLabel({ name }: { name: FigureName }) {
  return (
    <>
      {insightWords.figures[name]}{' '}
      {perPlays.includes(name) && <span className="block text-12 lg:inline">{insightWords.perPlays}</span>}
    </>
  )
}

/** The middle half of some videos, and their median; `all` is how many there are. */
export function MiddleHalf({ line: { name, measured, middle }, all }: { line: FigureLine; all: number }) {
  if (!middle) return <span className="text-quiet">{insightWords.tooFew(measured)}</span>
  const [from, to] = [formatFigure(name, middle.from), formatFigure(name, middle.to)]
  return (
    <>
      <span className="lg:min-w-32">{from === to ? from : `${from}\u00a0– ${to}`}</span>{' '}
      <span className="text-12 text-quiet">
        {insightWords.median(formatFigure(name, middle.median))}
        {measured < all && `, ${insightWords.from(measured)}`}
      </span>
    </>
  )
}

interface FigureTableProps {
  caption: string
  /** The headers of the two columns that are compared. */
  headers: readonly [string, string]
  /** A `short` line has a longer label, and less to compare. */
  rows: readonly { key: string; label: ReactNode; short?: boolean; cells: readonly [ReactNode, ReactNode] }[]
}

const cellClass = 'py-1 text-left align-top font-normal lg:py-1.5'
const contentClass = 'flex flex-col lg:flex-row lg:flex-wrap lg:items-baseline lg:gap-x-2'

/** Two groups of figures beside each other, a line for each. */
export function FigureTable({ caption, headers, rows }: FigureTableProps) {
  return (
    <table className="w-full table-fixed text-14 leading-snug">
      <caption className="sr-only">{caption}</caption>
      <colgroup>
        <col className="w-[33%] lg:w-[31%]" />
        <col className="w-[15%] lg:w-[0.1%]" />
        <col className="w-[20%] lg:w-[37%]" />
        <col />
      </colgroup>
      <thead>
        <tr className="text-12 text-quiet">
          <th scope="col" className={cellClass}>
            <span className="sr-only">{insightWords.figure}</span>
          </th>
          <th scope="col" colSpan={2} className={cellClass}>
            {headers[0]}
          </th>
          <th scope="col" className={cellClass}>
            {headers[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, short = false, cells: [first, second] }) => (
          <tr key={key} className="*:border-line *:border-t">
            <th scope="row" colSpan={short ? 2 : 1} className={`${cellClass} text-quiet`}>
              {label}
            </th>
            <td colSpan={short ? 1 : 2} className={`${cellClass} pr-2`}>
              <div className={short ? 'whitespace-nowrap' : contentClass}>{first}</div>
            </td>
            <td className={cellClass}>
              <div className={short ? 'flex flex-wrap items-baseline gap-x-2' : contentClass}>{second}</div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
