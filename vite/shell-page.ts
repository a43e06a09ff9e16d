// A script in the page requests a signed-in screen's code and shows the frame before the code arrives.
import type { Manifest } from 'vite'
import { locales } from '../src/lib/locale.ts'
import type { BuildEnvironment } from './build-environment.ts'
import { findFiles } from './built-files.ts'
import { firstQuestion } from './first-question.ts'
import { routePattern } from './hosting/site-map.ts'
import { wantedLanguages } from './make-page.ts'
import { screenParts } from './screen-parts.ts'

/** Maps each screen's route to its files, excluding those that the entry already loads. */
export function screenFiles(built: Manifest) {
  const entry = findFiles(built, ['index.html'])
  return new Map(
    Object.entries(screenParts).map(([route, { loads, follows = [] }]) => {
      const first = findFiles(built, loads)
      const all = findFiles(built, [...loads, ...follows])
      const later = all.difference(first.union(entry))
      return [route, { loads: [...first.difference(entry)], follows: [...later] }] as const
    }),
  )
}

/**
 * The script shows the frame, sends a new device's first request, and requests the screen's code while the
 * entry loads. The files in `follows` wait for those in `loads`, because over HTTP/1.1 a browser sends at
 * most six requests to a server at a time.
 */
function shellScript(screens: ReturnType<typeof screenFiles>, environment: BuildEnvironment): string {
  const files = [...new Set([...screens.values()].flatMap(({ loads, follows }) => [...loads, ...follows]))]
  const findIndexes = (own: readonly string[]) => own.map((file) => files.indexOf(file))
  const places = [...screens].map(([route, { loads, follows }]) => [
    `^${routePattern(route, '[^/]+')}/?$`,
    findIndexes(loads),
    findIndexes(follows),
  ])
  return `{
  const files = ${JSON.stringify(files)}
  const places = ${JSON.stringify(places)}
  const root = document.documentElement
  const place = 'session' in root.dataset && places.find(([path]) => new RegExp(path).test(location.pathname))
  const ask = () => {${firstQuestion(environment)}
  }
  const preload = (index) =>
    new Promise((resolve) => {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = '/' + files[index]
      link.onload = link.onerror = resolve
      document.head.append(link)
    })
  if (place) {
    root.dataset.frame = ''
    // The frame's few words are English, and other languages are not loaded yet.
    const known = ${JSON.stringify(locales)}
    const wanted = [...${wantedLanguages}, 'en'].find((language) => known.includes(language))
    if (wanted !== 'en') root.dataset.frame = 'wordless'
    const [, loads, follows] = place
    try {
      ask()
    } catch {
      // The app sends the request instead.
    }
    Promise.all(loads.map(preload)).then(() => follows.forEach(preload))
  }
}`
}

/** The script comes before the style, which is most of the page, so that its requests start early. */
export function makeShell(page: string, frame: string, built: Manifest, environment: BuildEnvironment) {
  const script = `<script>${shellScript(screenFiles(built), environment)}</script>`
  return page
    .replace('<style>', () => `${script}<style>`)
    .replace('<div id="root">', () => `<div id="root"><div id="frame">${frame}</div>`)
}
