// What is kept of a screen from one page to the next. Of a page that is left, in the tab's own store, which a step back
// or a reload finds again. Of one that is ended without a word, on the device: after that no engine keeps the same of a
// tab. Some forget its store, some the state of its step, and WebKit says that somebody came by a link.
import { newId } from './ids.ts'
import type { TypedField } from './typed-text.ts'

export interface KeptScreen {
  address: string
  scroll: number
  fields: TypedField[]
}

interface OpenScreen extends KeptScreen {
  page: string
  at: number
}

const key = 'keytrail-screen'
const maxOpen = 20
const openMs = 24 * 60 * 60 * 1_000
const page = newId()

const tab = () => sessionStorage
const device = () => localStorage

/** What is in a store, which may be blocked, or hold what somebody else wrote. */
function read<Kept extends KeptScreen>(store: () => Storage): Kept[] {
  try {
    const kept = JSON.parse(store().getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((screen) => Array.isArray(screen?.fields)) : []
  } catch {
    return []
  }
}

function write(store: () => Storage, kept: KeptScreen[]): void {
  try {
    if (kept.length > 0) store().setItem(key, JSON.stringify(kept))
    else store().removeItem(key)
  } catch {
    // Nothing is kept in this browser.
  }
}

const openElsewhere = () =>
  read<OpenScreen>(device).filter((kept) => kept.page !== page && Date.now() - kept.at < openMs)

/** Keeps the screen of this page in case that it is ended. */
export function keepOpen(screen: KeptScreen): void {
  const open: OpenScreen = { ...screen, page, at: Date.now() }
  const isWorthIt = screen.fields.length > 0 || screen.scroll > 0
  write(device, [...(isWorthIt ? [open] : []), ...openElsewhere()].slice(0, maxOpen))
}

/** Keeps nothing of this page any more: it goes on with another screen, or is looked at again. */
export function dropOpen(): void {
  write(device, openElsewhere())
}

/** Keeps a screen that is left, for who comes back to it in this tab. */
export function keepLeft(screen: KeptScreen): void {
  dropOpen()
  write(tab, [screen])
}

/** What was kept of the screen at this address: of one that was left only where it is not visited anew. */
export function takeScreen(address: string, isNewVisit: boolean): KeptScreen | null {
  const open = openElsewhere()
  const isHere = (kept: KeptScreen) => kept.address === address
  const ended = open.find(isHere)
  const left = isNewVisit ? undefined : read(tab).find(isHere)
  write(tab, [])
  write(
    device,
    open.filter((kept) => kept !== ended),
  )
  return ended ?? left ?? null
}

/** Forgets every screen, as whoever typed there is not signed in here any more. */
export function forgetScreens(): void {
  write(tab, [])
  write(device, [])
}
