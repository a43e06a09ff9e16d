// Draws eight charts of 100 points on an otherwise empty page: with the app's chart, and with uPlot alone.
import { createElement, Fragment } from 'react'
import { createRoot } from 'react-dom/client'
import uPlot from 'uplot'
import { Chart } from '#src/ui/chart/chart.tsx'
import type { ChartContent } from '#src/ui/chart/chart-content.ts'

const charts = 8
const points = 100
const size = { width: 300, height: 170 }

const ranks = Array.from({ length: points }, (_, index) => index + 1)
const valuesOf = (chart: number) => ranks.map((rank) => ((rank * 7919 + chart * 31) % 97) * 1_000)
const each = Array.from({ length: charts }, (_, chart) => chart)

function contentOf(chart: number): ChartContent {
  return {
    ...{ x: ranks, xAxis: 'rank', yAxis: 'amount', formatX: String, formatY: String },
    lines: [{ label: 'Plays', tone: 'accent', values: valuesOf(chart) }],
  }
}

async function timeUntilDrawn(host: HTMLElement): Promise<number> {
  const begun = performance.now()
  while (host.querySelectorAll('canvas').length < charts) await new Promise(requestAnimationFrame)
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return performance.now() - begun
}

async function inBox(draw: (box: HTMLElement) => () => void): Promise<number> {
  const box = document.body.appendChild(document.createElement('div'))
  box.style.width = `${size.width}px`
  const drawn = timeUntilDrawn(box)
  const remove = draw(box)
  const ms = await drawn
  remove()
  box.remove()
  return ms
}

const drawWithApp = () =>
  inBox((box) => {
    const root = createRoot(box)
    const chart = (number: number) =>
      createElement(Chart, {
        ...{ key: number, title: `Chart ${number}`, content: contentOf(number), xLabel: 'Rank' },
        ...{ pictureSubtitle: '', pictureName: 'chart.png', height: size.height, compact: true, eager: true },
      })
    root.render(createElement(Fragment, null, each.map(chart)))
    return () => root.unmount()
  })

const drawAlone = () =>
  inBox((box) => {
    const plots = each.map(
      (chart) =>
        new uPlot(
          {
            ...size,
            legend: { show: false },
            scales: { x: { time: false } },
            series: [{}, { stroke: 'red' }],
          },
          [ranks, valuesOf(chart)],
          box,
        ),
    )
    return () => {
      for (const plot of plots) plot.destroy()
    }
  })

Object.assign(globalThis, { benchCharts: { drawWithApp, drawAlone } })
