// Restores typed text and the scroll position after a phone has discarded a page in the background, or has
// killed a page in use because memory was low.
import { fetchOptionalPart } from '../fetch-part.ts'
import { dropScreen, keepScreen, type Screen, takeScreen } from './screen-store.ts'
import { typedFields } from './typed-text.ts'

const pauseMs = 300

let coming: Screen | undefined

const here = () => location.pathname + location.search

/** Whether the browser reports that the user followed a link or entered a URL. */
function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'navigate'
}

/** Whether text will be restored to a field with this name; if so, the part with that field must open. */
export function isComingBack(name: string): boolean {
  return coming?.address === here() && coming.fields.some((field) => field.name === name)
}

export function watchScreen(): void {
  let pause: ReturnType<typeof setTimeout> | undefined
  let isLeft = false
  const keep = () => keepScreen({ address: here(), scroll: scrollY, fields: typedFields(), isLeft })
  const keepSoon = () => {
    clearTimeout(pause)
    pause = setTimeout(keep, pauseMs)
  }
  const drop = () => {
    clearTimeout(pause)
    dropScreen()
  }
  const listeners = {
    input: keepSoon,
    scroll: keepSoon,
    pushState: drop,
    popstate: drop,
    visibilitychange: () => (document.hidden ? keep() : drop()),
    pagehide: () => {
      isLeft = true
      keep()
    },
    pageshow: () => {
      isLeft = false
    },
  }
  for (const [event, listener] of Object.entries(listeners)) addEventListener(event, listener)
  const screen = takeScreen(here(), isNewVisit())
  if (!screen?.scroll && !screen?.fields.length) return
  coming = screen
  const ended = () => {
    coming = undefined
  }
  void fetchOptionalPart(() => import('./bring-back.ts')).then((part) =>
    part ? part.bringBack(screen, ended) : ended(),
  )
}
