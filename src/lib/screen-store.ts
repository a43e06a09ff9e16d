// What is kept of a screen between two pages of it. A phone that ends the whole browser opens its tabs again without what
// was their own (`sessionStorage`), but with their history: its step has the id under which this device keeps the screen.
import { newId } from './ids.ts'
import type { TypedField } from './typed-text.ts'

export interface Screen {
  address: string
  scroll: number
  fields: TypedField[]
}

interface KeptScreen extends Screen {
  id: string
  at: number
}

const key = 'keytrail-screens'
const maxKept = 20
const keptMs = 24 * 60 * 60 * 1_000

/** All that are not too old; none where the store is blocked, or holds what somebody else wrote. */
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

const idOfStep = (): string | undefined => Object(history.state).screen

/** Gives this step of the history the id that it is kept under, which has to be there before the page ends. */
function nameStep(): void {
  if (idOfStep()) return
  // Past the router, which listens to the page's own `history`: nothing of the address changes.
  History.prototype.replaceState.call(history, { ...history.state, screen: newId() }, '')
}

/** Gives this step and each that is taken from it an id, from now on. */
export function nameSteps(): void {
  nameStep()
  for (const change of ['pushState', 'replaceState']) addEventListener(change, nameStep)
}

/** Keeps what is to be seen at this step of the history, in place of what was kept of it before. */
export function keepScreen(screen: Screen): void {
  const id = idOfStep()
  const others = read().filter((kept) => kept.id !== id)
  const isWorthIt = screen.fields.length > 0 || screen.scroll > 0
  write(id && isWorthIt ? [{ ...screen, id, at: Date.now() }, ...others] : others)
}

/** What was kept of this step of the history. Nothing of it stays. */
export function takeScreen(): Screen | null {
  const kept = read()
  const id = idOfStep()
  write(kept.filter((screen) => screen.id !== id))
  return kept.find((screen) => screen.id === id) ?? null
}

/** Forgets every screen, as whoever typed there is not signed in here any more. */
export function forgetScreens(): void {
  write([])
}
