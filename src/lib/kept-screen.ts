// A phone throws a page away that nobody looks at, and loads it anew when somebody does: meanwhile what was typed and
// where it was scrolled to are kept. One that is short of memory ends the page under somebody's fingers too.
import { dropScreen, keepScreen, type Screen, takeScreen } from './screen-store.ts'
import { typeAgain, typedFields } from './typed-text.ts'

const patienceMs = 10_000
const pauseMs = 300

let coming: Screen | null = null
let watching = false

const here = () => location.pathname + location.search

/** Whether somebody came here by a link or by the address, which begins at the top, with empty fields. */
function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'navigate'
}

/** Brings back what can be now. Answers whether that is all. */
function bringBack(screen: Screen): boolean {
  screen.fields = screen.fields.filter((field) => !typeAgain(field))
  const isHighEnough = document.documentElement.scrollHeight >= screen.scroll + innerHeight
  if (isHighEnough) {
    if (screen.scroll > 0) scrollTo({ top: screen.scroll, behavior: 'instant' })
    screen.scroll = 0
  }
  return isHighEnough && screen.fields.length === 0
}

/** Whether a text is on its way back into a field of this name: what opens on a press then opens by itself. */
export function isComingBack(name: string): boolean {
  return coming?.address === here() && coming.fields.some((field) => field.name === name)
}

/** Keeps the screen whenever it is left, from now on, and brings back what was kept of it, as its parts come in. */
export function watchScreen(): void {
  if (watching) return
  watching = true
  let pause: ReturnType<typeof setTimeout> | undefined
  let isLeft = false
  const keep = () => keepScreen({ address: here(), scroll: scrollY, fields: typedFields(), isLeft })
  const drop = () => {
    clearTimeout(pause)
    dropScreen()
  }
  for (const change of ['input', 'scroll'])
    addEventListener(
      change,
      () => {
        clearTimeout(pause)
        pause = setTimeout(keep, pauseMs)
      },
      { passive: true },
    )
  for (const step of ['pushState', 'popstate']) addEventListener(step, drop)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keep()
    else drop()
  })
  addEventListener('pagehide', () => {
    isLeft = true
    keep()
  })
  addEventListener('pageshow', () => {
    isLeft = false
  })
  const screen = takeScreen(here(), isNewVisit())
  if (!screen) return
  coming = screen

  const over = new AbortController()
  const stop = () => {
    coming = null
    over.abort()
    growth.disconnect()
  }
  const look = () => {
    if (bringBack(screen)) stop()
  }
  const growth = new MutationObserver(look)
  growth.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  // Whoever does something meanwhile is where they want to be.
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'])
    addEventListener(event, stop, { signal: over.signal, passive: true })
  setTimeout(stop, patienceMs)
  look()
}
