import { Download } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { downloadBlob } from '#src/lib/download.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { Button } from './button.tsx'
import type { ChartContent } from './chart-content.ts'
import { ChartKey } from './chart-key.tsx'
import { ChartTable } from './chart-table.tsx'
import { ChartTooltip } from './chart-tooltip.tsx'
import { wordsAt } from './chart-words.ts'
import { MissingPart } from './missing-part.tsx'
import { useNear } from './use-near.ts'
import { usePlot } from './use-plot.ts'

interface ChartProps {
  title: string
  content: ChartContent
  /** What x is, for the table: "Rank", "Checked". */
  xLabel: string
  /** Under the title of a saved picture: what it is of, and when. */
  pictureSubtitle: string
  pictureName: string
  height?: number
  /** False where a heading around it says the same: then it is for screen readers only. */
  titled?: boolean
  /** Drawn at once: it is in sight when the page opens. All others wait until they come near. */
  eager?: boolean
  /** What else explains the lines, under the legend. */
  children?: ReactNode
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowDown: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** A line chart with its legend, its tooltip, its table and a button that saves it as a picture. */
export function Chart(props: ChartProps) {
  const {
    title,
    content,
    xLabel,
    pictureSubtitle,
    pictureName,
    height = 300,
    titled = true,
    eager = false,
  } = props
  const id = useId()
  const { near, watch } = useNear()
  const { host, plot, point, pointAt, drawn, arrival } = usePlot({ content, height, wanted: eager || near })
  const [at, setAt] = useState<number | null>(null)
  const last = content.x.length - 1
  const index = Math.min(at ?? last, last)

  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (event.key === 'Escape') pointAt(null)
    if (!step) return
    event.preventDefault()
    const next = at === null && event.key !== 'Home' ? last : step(index, last)
    setAt(next)
    pointAt(next)
  }
  const save = async () => {
    if (!plot.current) return
    const { pictureOf } = await fetchPart(() => import('./chart-picture.ts'))
    downloadBlob(pictureName, await pictureOf(plot.current, content, { title, subtitle: pictureSubtitle }))
  }

  return (
    <figure ref={watch} className="min-w-0" aria-labelledby={id}>
      <div className="mb-2 flex items-center justify-between gap-x-4">
        <h3 id={id} className={titled ? 'text-16' : 'sr-only'}>
          {title}
        </h3>
        <Button
          variant="quiet"
          aria-label={`Download ${title}`}
          disabled={!drawn}
          onClick={() => void save()}
        >
          <Download size={16} aria-hidden="true" />
          Download
        </Button>
      </div>
      <div className="relative" style={{ height }}>
        <div
          ref={host}
          role="slider"
          tabIndex={0}
          aria-label={`${title}, line chart`}
          aria-valuemin={0}
          aria-valuemax={Math.max(last, 0)}
          aria-valuenow={Math.max(index, 0)}
          aria-valuetext={wordsAt(content, index)}
          onKeyDown={press}
          onBlur={() => {
            setAt(null)
            pointAt(null)
          }}
          className="h-full rounded-md"
        />
        {arrival.missing && (
          <div className="absolute inset-x-0 top-0">
            <MissingPart what="the chart" place="part" trying={arrival.trying} onRetry={arrival.retry} />
          </div>
        )}
        {point && <ChartTooltip content={content} point={point} width={host.current?.clientWidth ?? 0} />}
      </div>
      {content.lines.length > 1 && (
        <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-12 text-quiet">
          {content.lines.map(({ label, tone, told }) => (
            <li key={label} className="flex min-w-0 items-center gap-2">
              <ChartKey tone={tone} />
              <bdi className="truncate">{label}</bdi>
              {told && <span className="text-ink tabular-nums">{told}</span>}
            </li>
          ))}
        </ul>
      )}
      {props.children}
      <ChartTable title={title} xLabel={xLabel} content={content} />
    </figure>
  )
}
