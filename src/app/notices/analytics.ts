import { mayCarryToken } from '#src/domain/shell/token-address.ts'
import { listen } from '#src/lib/listen.ts'
import { cameByMailLink } from '#src/state/mail-link.ts'

const key = 'keytrail-analytics'
/** A link to this anchor asks for consent again; it also works from pages without scripts. */
export const choiceAnchor = '#analytics-choice'

export type Choice = 'unasked' | 'agreed' | 'refused'

// No visit may be measured if the page was loaded with a token in its address: scripts can read that address
// even after the token is removed.
const beganWithToken = cameByMailLink() || mayCarryToken(location)

let running = false
/** A choice that could not be stored; it applies until the page is closed or reloaded. */
let unstored: Choice | null = null

export function choice(): Choice {
  if (unstored) return unstored
  try {
    const stored = localStorage.getItem(key)
    return stored === 'agreed' || stored === 'refused' ? stored : 'unasked'
  } catch {
    // Without storage, the banner would reappear on every page.
    return 'refused'
  }
}

export const subscribeChoice = (listener: () => void) => listen([key], listener)

/** Reloads the page if consent is withdrawn, because nothing else stops scripts that are already running. */
export function choose(next: Choice): void {
  try {
    // Removes the old choice first: a full disk may refuse the new one, and an old consent must not remain.
    localStorage.removeItem(key)
    localStorage.setItem(key, next)
    unstored = null
  } catch {
    unstored = next
  }
  if (running && next === 'refused') location.reload()
  dispatchEvent(new Event(key))
}

export function mayMeasure(): boolean {
  return !beganWithToken && !mayCarryToken(location)
}

export function measure(id: string): void {
  if (running || choice() !== 'agreed' || !mayMeasure()) return
  running = true
  const layer: unknown[] = []
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  Object.assign(globalThis, { dataLayer: layer })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}
