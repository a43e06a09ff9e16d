import { Download } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { downloadBlob } from '#src/lib/download.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { chartWords } from '#src/words/chart.ts'
import { uiWords } from '#src/words/ui.ts'
import { IconButton } from '../controls/icon-button.tsx'
import { useNear } from '../hooks/use-near.ts'
import { MissingPart } from '../layout/missing-part.tsx'
import type { ChartContent } from './chart-content.ts'
import { ChartReading } from './chart-reading.tsx'
import { ChartTable } from './chart-table.tsx'
import { ChartTooltip } from './chart-tooltip.tsx'
import { wordsAt } from './chart-words.ts'
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
  /** What stands where the title would, if a heading around the chart says the same. */
  controls?: ReactNode
  /** Drawn at once: it is in sight when the page opens. All others wait until they come near. */
  eager?: boolean
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowDown: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** A line chart with its reading, its table and a button that saves it as a picture. */
export function Chart(props: ChartProps) {
  const {
    title,
    content,
    xLabel,
    pictureSubtitle,
    pictureName,
    height = 300,
    controls,
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
    await downloadBlob(pictureName, await pictureOf(plot.current, { title, subtitle: pictureSubtitle }))
  }

  const reading = point?.touched && (
    <ChartReading content={content} index={point.index} lines={controls ? 2 : 1} />
  )

  return (
    <figure ref={watch} className="min-w-0" aria-labelledby={id}>
      <div className="mb-1 flex items-start justify-between gap-x-2">
        <div className="min-w-0 grow">
          <h3 id={id} className={controls ? 'sr-only' : 'text-16'}>
            {title}
          </h3>
          {controls ?? reading}
        </div>
        <div className="-mr-3 shrink-0 dense:-mr-2">
          <IconButton label={chartWords.download(title)} disabled={!drawn} onClick={() => void save()}>
            <Download size={18} aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {controls && <div className="h-8 dense:hidden">{reading}</div>}
      <div className="relative" style={{ height }}>
        <div
          ref={host}
          role="slider"
          tabIndex={0}
          aria-label={chartWords.lineChart(title)}
          aria-valuemin={0}
          aria-valuemax={Math.max(last, 0)}
          aria-valuenow={Math.max(index, 0)}
          aria-valuetext={wordsAt(content, index)}
          onKeyDown={press}
          onBlur={() => {
            setAt(null)
            pointAt(null)
          }}
          className={`h-full rounded-md ${drawn ? '[&_canvas]:animate-draw' : ''}`}
        />
        {arrival.missing && (
          <div className="absolute inset-x-0 top-0">
            <MissingPart
              what={uiWords.parts.chart}
              place="part"
              trying={arrival.trying}
              onRetry={arrival.retry}
            />
          </div>
        )}
        {point && !point.touched && (
          <ChartTooltip content={content} point={point} width={host.current?.clientWidth ?? 0} />
        )}
      </div>
      <ChartTable title={title} xLabel={xLabel} content={content} />
    </figure>
  )
}
