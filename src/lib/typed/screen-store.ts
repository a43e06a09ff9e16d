// Saved screens, on the device, from one page load to the next: a tab that is reopened after its page was killed has
// only its address. Some engines lose sessionStorage, some the history state, and WebKit reports a followed link.
import type { TypedField } from './typed-text.ts'

export interface Screen {
  address: string
  scroll: number
  fields: TypedField[]
  /** Whether the user left the page; else it was killed or is still open. */
  isLeft: boolean
}

interface KeptScreen extends Screen {
  page: number
  at: number
}

const key = 'keytrail-screens'
const maxKept = 20
const keptMs = 86_400_000
const page = Math.random()

/** All saved screens of other pages that are not too old, newest first; empty if the store is blocked or damaged. */
function others(): KeptScreen[] {
  try {
    return JSON.parse(localStorage[key]).filter(
      ({ page: kept, at, fields }: KeptScreen) =>
        kept !== page && Date.now() - at < keptMs && fields.every(({ name }) => typeof name === 'string'),
    )
  } catch {
    return []
  }
}

function write(kept: KeptScreen[]): void {
  try {
    localStorage[key] = JSON.stringify(kept.slice(0, maxKept))
  } catch {
    // Storage is blocked.
  }
}

/** Saves the screen of this page in place of its earlier one. */
export function keepScreen(screen: Screen): void {
  const { address, isLeft } = screen
  // On return the user gets the state they left last, even an empty one.
  write([
    { ...screen, page, at: Date.now() },
    ...others().filter((kept) => !isLeft || !kept.isLeft || kept.address !== address),
  ])
}

/** Forgets this page's screen: it has navigated on or is visible again. */
export function dropScreen(): void {
  write(others())
}

/** Removes and returns the saved screen of this address: one the user left, only if this is not a new visit. */
export function takeScreen(address: string, isNewVisit: boolean): Screen | undefined {
  const kept = others()
  const found = kept.find((screen) => screen.address === address && !(isNewVisit && screen.isLeft))
  write(kept.filter((screen) => screen !== found))
  return found
}

/** Forgets every screen, as the user who typed there is no longer signed in. */
export function forgetScreens(): void {
  write([])
}
