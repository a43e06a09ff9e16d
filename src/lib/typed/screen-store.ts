// What is kept of a screen from one page to the next, on the device: a tab that is opened again after its page was ended
// is no more than its address. Some engines forget the tab's own store, some the state of its step, and WebKit says that
// somebody came by a link.
import type { TypedField } from './typed-text.ts'

export interface Screen {
  address: string
  scroll: number
  fields: TypedField[]
  /** Whether the page was left; else it was ended, or is still there. */
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

/** All of other pages that are not too old, the newest first; none where the store is blocked or holds something else. */
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
    // Nothing is kept in this browser.
  }
}

/** Keeps the screen of this page in place of what was kept of it before. */
export function keepScreen(screen: Screen): void {
  const { address, isLeft } = screen
  // Who comes back has what was left last, though that be nothing.
  write([
    { ...screen, page, at: Date.now() },
    ...others().filter((kept) => !isLeft || !kept.isLeft || kept.address !== address),
  ])
}

/** Keeps nothing of this page any more: it goes on with another screen, or is looked at again. */
export function dropScreen(): void {
  write(others())
}

/** What was kept of the screen at this address: of one that was left only where it is not visited anew. It is not kept on. */
export function takeScreen(address: string, isNewVisit: boolean): Screen | undefined {
  const kept = others()
  const found = kept.find((screen) => screen.address === address && !(isNewVisit && screen.isLeft))
  write(kept.filter((screen) => screen !== found))
  return found
}

/** Forgets every screen, as whoever typed there is not signed in here any more. */
export function forgetScreens(): void {
  write([])
}
