import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePart } from '../loading/lazy-part.tsx'
import type { ChartContent } from './chart-content.ts'
import { watchTheme } from './palette.ts'
import type { Plot, PlotPoint } from './plot.ts'
import { plotting } from './plotting.ts'

interface PlotInput {
  content: ChartContent
  /** CSS pixels. */
  height: number
  /** Whether it is time to draw. */
  wanted: boolean
  /** Whether it lies in a strip that a finger moves sideways. */
  swiped: boolean
}

/**
 * Keeps one plot in the box that gets `host` as its ref: made when it is wanted, told of new content, as wide as its
 * box, and gone with it. The plot is no state: what React keeps, the browser cannot free.
 */
export function usePlot({ content, height, wanted, swiped }: PlotInput) {
  const { part: plotter, ...arrival } = usePart(plotting, wanted)
  const host = useRef<HTMLDivElement>(null)
  const plot = useRef<Plot | null>(null)
  const [point, setPoint] = useState<PlotPoint | null>(null)
  const [drawn, setDrawn] = useState(false)

  const draw = useEffectEvent((createPlot: typeof import('./plot.ts').createPlot, box: HTMLDivElement) => {
    plot.current = createPlot({ host: box, content, height, swiped, onPoint: setPoint })
    setDrawn(true)
  })

  useEffect(() => {
    const box = host.current
    if (!wanted || !plotter || !box) return
    draw(plotter.createPlot, box)
    const size = new ResizeObserver(() => plot.current?.resize(box.clientWidth))
    size.observe(box)
    const stopWatching = watchTheme(() => plot.current?.recolour())
    return () => {
      size.disconnect()
      stopWatching()
      plot.current?.destroy()
      plot.current = null
    }
  }, [wanted, plotter])

  // Waits until the plot is there: it is made with the content of that moment.
  useEffect(() => {
    if (!drawn) return
    setPoint(null)
    plot.current?.show(content)
  }, [drawn, content])

  const pointAt = useCallback((index: number | null) => plot.current?.pointAt(index), [])
  return { host, plot, point, pointAt, drawn, arrival }
}
