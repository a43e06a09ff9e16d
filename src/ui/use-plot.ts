import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ChartContent } from './chart-content.ts'
import { watchTheme } from './palette.ts'
import type { Plot, PlotPoint } from './plot.ts'

interface PlotInput {
  content: ChartContent
  /** CSS pixels. */
  height: number
  /** Whether it is time to draw. */
  wanted: boolean
}

// Kept, so that a chart that is wanted for paper is drawn before the page is printed.
let plotting: typeof import('./plot.ts') | undefined

async function loadPlotting() {
  plotting = await import('./plot.ts')
  return plotting
}

/**
 * Keeps one plot in the box that gets `host` as its ref: made when it is wanted, told of new content, as wide as its
 * box, and gone with it. The plot is no state: what React keeps, the browser cannot free.
 */
export function usePlot({ content, height, wanted }: PlotInput) {
  const host = useRef<HTMLDivElement>(null)
  const plot = useRef<Plot | null>(null)
  const [point, setPoint] = useState<PlotPoint | null>(null)
  const [drawn, setDrawn] = useState(false)

  const draw = useEffectEvent((createPlot: typeof import('./plot.ts').createPlot, box: HTMLDivElement) => {
    plot.current = createPlot({ host: box, content, height, onPoint: setPoint })
    setDrawn(true)
  })

  useEffect(() => {
    const box = host.current
    if (!wanted || !box) return
    let gone = false
    if (plotting) draw(plotting.createPlot, box)
    else
      void loadPlotting().then(({ createPlot }) => {
        if (!gone) draw(createPlot, box)
      })
    const size = new ResizeObserver(() => plot.current?.resize(box.clientWidth))
    size.observe(box)
    const stopWatching = watchTheme(() => plot.current?.recolour())
    return () => {
      gone = true
      size.disconnect()
      stopWatching()
      plot.current?.destroy()
      plot.current = null
    }
  }, [wanted])

  // Waits until the plot is there: it is made with the content of that moment.
  useEffect(() => {
    if (!drawn) return
    setPoint(null)
    plot.current?.show(content)
  }, [drawn, content])

  const pointAt = useCallback((index: number | null) => plot.current?.pointAt(index), [])
  return { host, plot, point, pointAt, drawn }
}
