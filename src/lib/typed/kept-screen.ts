// A phone throws a page away that nobody looks at, and loads it anew when somebody does: meanwhile what was typed and
// where it was scrolled to are kept. One that is short of memory ends the page under somebody's fingers too.
import { fetchPart } from '../fetch-part.ts'
import { dropScreen, keepScreen, type Screen, takeScreen } from './screen-store.ts'
import { typedFields } from './typed-text.ts'

const pauseMs = 300

let coming: Screen | undefined
let watching = false

const here = () => location.pathname + location.search

/** Whether somebody came here by a link or by the address, which begins at the top, with empty fields. */
function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'navigate'
}

/** Whether a text is on its way back into a field of this name: what opens on a press then opens by itself. */
export function isComingBack(name: string): boolean {
  return coming?.address === here() && coming.fields.some((field) => field.name === name)
}

/** Keeps the screen whenever it is left, from now on, and brings back what was kept of it. */
export function watchScreen(): void {
  if (watching) return
  watching = true
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
  fetchPart(() => import('./bring-back.ts'), { mayReload: false }).then(
    ({ bringBack }) => bringBack(screen, ended),
    ended,
  )
}
