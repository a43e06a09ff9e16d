// Loaded only where an id of a tag manager is configured (VITE_GTM_ID).
import { mayCarryToken } from '#src/domain/shell/token-address.ts'
import { cameByMailLink } from '#src/state/mail-link.ts'

const key = 'keytrail-analytics'
/** A link to this asks again: it works from pages that no script runs in. */
export const choiceAnchor = '#analytics-choice'

export type Choice = 'unasked' | 'agreed' | 'refused'

// The address that the page was loaded with stays readable to every script of its lifetime.
const beganWithToken = cameByMailLink() || mayCarryToken(location)

const listeners = new Set<() => void>()
let running = false

/** What was chosen on this device. */
export function choice(): Choice {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'agreed' || stored === 'refused' ? stored : 'unasked'
  } catch {
    // What cannot be remembered is not asked on every page.
    return 'refused'
  }
}

export function subscribeChoice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Remembers the choice; taking consent back loads the page anew, which ends what runs. */
export function choose(next: Choice): void {
  localStorage.setItem(key, next)
  if (running && next === 'refused') location.reload()
  for (const listener of listeners) listener()
}

/** Whether anybody may be asked or measured here. */
export function mayMeasure(): boolean {
  return !beganWithToken && !mayCarryToken(location)
}

/** Starts the tag manager, once, where that was agreed to and the address holds no token. */
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
