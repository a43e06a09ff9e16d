// What is kept of a screen from one page to the next, on the device: a tab that is opened again after its page was ended
// is no more than its address. Some engines forget the tab's own store, some the state of its step, and WebKit says that
// somebody came by a link.
import { newId } from './ids.ts'
import type { TypedField } from './typed-text.ts'

export interface Screen {
  address: string
  scroll: number
  fields: TypedField[]
  /** Whether the page was left; else it was ended, or is still there. */
  isLeft: boolean
}

interface KeptScreen extends Screen {
  page: string
  at: number
}

const key = 'keytrail-screens'
const maxKept = 20
const keptMs = 24 * 60 * 60 * 1_000
const page = newId()

/** All that are not too old, the newest first; none where the store is blocked, or holds what somebody else wrote. */
function read(): KeptScreen[] {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(({ at }) => Date.now() - at < keptMs) : []
  } catch {
    return []
  }
}

function write(kept: KeptScreen[]): void {
  try {
    if (kept.length > 0) localStorage.setItem(key, JSON.stringify(kept.slice(0, maxKept)))
    else localStorage.removeItem(key)
  } catch {
    // Nothing is kept in this browser.
  }
}

const keptElsewhere = () => read().filter((kept) => kept.page !== page)

/** Keeps the screen of this page in place of what was kept of it before. */
export function keepScreen(screen: Screen): void {
  // Who comes back has what was left last, though that be nothing.
  const others = keptElsewhere().filter(
    (kept) => !(screen.isLeft && kept.isLeft && kept.address === screen.address),
  )
  const isWorthIt = screen.fields.length > 0 || screen.scroll > 0
  write(isWorthIt ? [{ ...screen, page, at: Date.now() }, ...others] : others)
}

/** Keeps nothing of this page any more: it goes on with another screen, or is looked at again. */
export function dropScreen(): void {
  write(keptElsewhere())
}

/** What was kept of the screen at this address: of one that was left only where it is not visited anew. It is not kept on. */
export function takeScreen(address: string, isNewVisit: boolean): Screen | null {
  const kept = keptElsewhere()
  const found = kept.find((screen) => screen.address === address && !(isNewVisit && screen.isLeft))
  write(kept.filter((screen) => screen !== found))
  return found ?? null
}

/** Forgets every screen, as whoever typed there is not signed in here any more. */
export function forgetScreens(): void {
  write([])
}
