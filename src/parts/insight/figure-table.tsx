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
  return formats[name](value)
}

/** The middle half of some videos, and their median; `all` is how many there are. */
export function MiddleHalf({ line: { name, measured, middle }, all }: { line: FigureLine; all: number }) {
  if (!middle) return <span className="text-quiet">{insightWords.tooFew(measured)}</span>
  const [from, to] = [formatFigure(name, middle.from), formatFigure(name, middle.to)]
  return (
    <>
      <span className="whitespace-nowrap">{from === to ? from : `${from} – ${to}`}</span>{' '}
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
  rows: readonly { key: string; label: string; cells: readonly [ReactNode, ReactNode] }[]
}

const cellClass = 'py-1.5 text-left align-top font-normal'
const contentClass = 'flex flex-col lg:flex-row lg:flex-wrap lg:items-baseline lg:gap-x-2'

/** Two groups of figures beside each other, a line for each. */
export function FigureTable({ caption, headers, rows }: FigureTableProps) {
  return (
    <table className="w-full table-fixed text-14 leading-snug">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-12 text-quiet">
          <th scope="col" className={`${cellClass} w-[34%]`}>
            <span className="sr-only">{insightWords.figure}</span>
          </th>
          {headers.map((header) => (
            <th key={header} scope="col" className={cellClass}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, cells: [first, second] }) => (
          <tr key={key} className="*:border-line *:border-t">
            <th scope="row" className={`${cellClass} pr-3 text-quiet`}>
              {label}
            </th>
            <td className={`${cellClass} pr-3`}>
              <div className={contentClass}>{first}</div>
            </td>
            <td className={cellClass}>
              <div className={contentClass}>{second}</div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
