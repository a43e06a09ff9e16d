import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { partSource, usePart } from '../loading/lazy-part.tsx'
import { watchTheme } from './palette.ts'
import type { Plot, PlotOptions, PlotPoint } from './plot.ts'

export const plotting = partSource(() => import('./plot.ts'))

type PlotInput = Omit<PlotOptions, 'host' | 'onPoint'> & { wanted: boolean }

/** Pass `host` as the ref of the element that will contain the plot. */
export function usePlot({ content, height, wanted, swiped }: PlotInput) {
  const { part: plotter, missing } = usePart(plotting, wanted)
  const host = useRef<HTMLDivElement>(null)
  const plot = useRef<Plot | null>(null)
  const shown = useRef(content)
  const [point, setPoint] = useState<PlotPoint | null>(null)
  const [drawn, setDrawn] = useState(false)

  const draw = useEffectEvent((createPlot: typeof import('./plot.ts').createPlot, box: HTMLDivElement) => {
    plot.current = createPlot({ host: box, content, height, swiped, onPoint: setPoint })
    shown.current = content
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

  useEffect(() => {
    if (!plot.current || shown.current === content) return
    shown.current = content
    setPoint(null)
    plot.current.show(content)
  }, [content])

  return { host, plot, point, drawn, missing }
}
