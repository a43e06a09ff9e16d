import { Download, Table2 } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { downloadBlob } from '#src/lib/file/download.ts'
import { chartWords } from '#src/words/controls/chart.ts'
import { uiWords } from '#src/words/controls/ui.ts'
import { IconButton } from '../controls/icon-button.tsx'
import { useNear } from '../hooks/use-near.ts'
import { lazyPart } from '../loading/lazy-part.tsx'
import { MissingPart } from '../loading/missing-part.tsx'
import type { ChartContent } from './chart-content.ts'
import { ChartReading, ChartTooltip, wordsAt } from './chart-point.tsx'
import type { Plot } from './plot.ts'
import { usePlot } from './use-plot.ts'

// Loaded on demand, because the table is rarely opened.
const ChartTable = lazyPart('chart', () => import('./chart-table.tsx'), 'ChartTable')

interface ChartProps {
  title: string
  content: ChartContent
  /** The header of the x column in the table: "Rank", "Checked". */
  xLabel: string
  pictureSubtitle: string
  pictureName: string
  height?: number
  /** The title to show, by default `title`. Screen readers and the picture always use `title`. */
  shortTitle?: string | undefined
  note?: ReactNode
  actions?: ReactNode
  /** Content below the plot. If it is set, only screen readers get the title. */
  controls?: ReactNode
  /** Whether this is one of several charts in a swipeable strip. Such a chart has no button for its table. */
  compact?: boolean
  /** Renders the plot immediately, for a chart that is visible from the start. */
  eager?: boolean
}

const steps: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

async function savePicture(props: ChartProps, plot: Plot | null): Promise<void> {
  if (!plot) return
  const { drawLargePicture, drawPicture } = await fetchPart(() => import('./chart-picture.ts'))
  const caption = { title: props.title, subtitle: props.pictureSubtitle }
  const picture = props.compact ? drawLargePicture(props.content, caption) : drawPicture(plot, caption)
  await downloadBlob(props.pictureName, await picture)
}

interface ChartButtonsProps extends Pick<ChartProps, 'title' | 'actions'> {
  tabled: boolean
  /** Null if the chart has no table. */
  onTabled: ((tabled: boolean) => void) | null
  /** Null until there is a picture. */
  onSave: (() => void) | null
}

function ChartButtons({ title, actions, tabled, onTabled, onSave }: ChartButtonsProps) {
  return (
    <div className="-mr-3 flex shrink-0 dense:-mr-2">
      {actions}
      {onTabled && (
        <IconButton
          label={chartWords.asTable(title)}
          aria-expanded={tabled}
          onClick={() => onTabled(!tabled)}
        >
          <Table2 size={18} aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={chartWords.download(title)} disabled={!onSave} onClick={() => onSave?.()}>
        <Download size={18} aria-hidden="true" />
      </IconButton>
    </div>
  )
}

export function Chart(props: ChartProps) {
  const { title, content, xLabel, height = 300, shortTitle, note, actions, controls } = props
  const { compact = false, eager = false } = props
  const id = useId()
  const { near, watch } = useNear()
  const { host, plot, point, drawn, missing } = usePlot({
    content,
    height,
    wanted: eager || near,
    swiped: compact,
  })
  const [at, setAt] = useState<number | null>(null)
  const [tabled, setTabled] = useState(false)
  const last = content.x.length - 1
  const index = Math.min(at ?? last, last)

  const select = (next: number | null) => {
    setAt(next)
    plot.current?.pointAt(next)
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (event.key === 'Escape') plot.current?.pointAt(null)
    if (!step) return
    event.preventDefault()
    const isFirstPress = at === null && event.key !== 'Home'
    select(isFirstPress ? last : Math.min(Math.max(index + step, 0), last))
  }

  const reading = point?.touched && (
    <ChartReading content={content} index={point.index} lines={controls || note ? 2 : 1} />
  )
  const buttons = (
    <ChartButtons
      {...{ title, actions, tabled }}
      onTabled={compact ? null : setTabled}
      onSave={drawn ? () => void savePicture(props, plot.current) : null}
    />
  )

  return (
    <figure ref={watch} className="min-w-0" aria-labelledby={id}>
      {controls ? (
        <h3 id={id} className="sr-only">
          {title}
        </h3>
      ) : (
        <div className="mb-1 flex items-start justify-between gap-x-2">
          <div className="min-w-0 grow">
            <h3 id={id} className={compact ? 'pt-2 text-14 leading-tight' : 'text-16 dense:pt-1'}>
              {shortTitle && <span aria-hidden="true">{shortTitle}</span>}
              <span className={shortTitle && 'sr-only'}>{title}</span>
            </h3>
            {!note && reading}
          </div>
          {buttons}
        </div>
      )}
      {note && <div className="min-h-8">{reading || note}</div>}
      {controls && <div className="relative z-1 h-4 dense:hidden">{reading}</div>}
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
          onBlur={() => select(null)}
          className={`h-full rounded-md ${drawn ? '[&_canvas]:animate-draw' : ''}`}
        />
        {missing && (
          <div className="absolute inset-x-0 top-0">
            <MissingPart what={uiWords.parts.chart} place="part" {...missing} />
          </div>
        )}
        {point && !point.touched && (
          <ChartTooltip content={content} point={point} width={host.current?.clientWidth ?? 0} />
        )}
      </div>
      {controls && (
        <div className="mt-1 flex items-start justify-between gap-x-2">
          <div className="min-w-0 grow">{controls}</div>
          {buttons}
        </div>
      )}
      {tabled && <ChartTable {...{ title, xLabel, content }} />}
    </figure>
  )
}
