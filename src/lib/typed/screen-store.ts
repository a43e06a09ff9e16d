// A tab that reopens after its page was killed may know only its URL: some engines lose sessionStorage,
// others the history state, and WebKit reports the load as a followed link. Hence, screens are stored by URL.
import { readLocal, writeLocal } from '../local-storage.ts'
import type { TypedField } from './typed-text.ts'

export interface Screen {
  address: string
  scroll: number
  fields: TypedField[]
  /** Whether the user has left the page; false if the page was killed or is still open. */
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

function others(): KeptScreen[] {
  try {
    return JSON.parse(readLocal(key) ?? '[]').filter(
      ({ page: kept, at, fields }: KeptScreen) =>
        kept !== page && Date.now() - at < keptMs && fields.every(({ name }) => typeof name === 'string'),
    )
  } catch {
    return []
  }
}

function write(kept: KeptScreen[]): void {
  writeLocal(key, JSON.stringify(kept.slice(0, maxKept)))
}

export function keepScreen(screen: Screen): void {
  const { address, isLeft } = screen
  // When the user leaves a page, its screen replaces the one left earlier at the same address, even if the
  // new screen is empty.
  write([
    { ...screen, page, at: Date.now() },
    ...others().filter((kept) => !isLeft || !kept.isLeft || kept.address !== address),
  ])
}

export function dropScreen(): void {
  write(others())
}

/** Removes and returns this address's last saved screen. On a new visit, ignores screens the user left. */
export function takeScreen(address: string, isNewVisit: boolean): Screen | undefined {
  const kept = others()
  const found = kept.find((screen) => screen.address === address && !(isNewVisit && screen.isLeft))
  write(kept.filter((screen) => screen !== found))
  return found
}

/** Called when the user is no longer signed in. */
export function forgetScreens(): void {
  write([])
}
