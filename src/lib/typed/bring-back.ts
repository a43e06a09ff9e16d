import type { Screen } from './screen-store.ts'
import { fieldsOf, type TypedField } from './typed-text.ts'

const patienceMs = 10_000

/** Types what was typed once into its field, unless something is there. Answers whether there is such a field to type into. */
function typeAgain({ name, nth, text }: TypedField): boolean {
  const field = fieldsOf(name)[nth]
  // A prerendered page's is disabled until the page would hear of it.
  if (!field || field.type === 'password' || field.closest('[disabled]')) return false
  if (field.value !== '') return true
  // Past React, which would take the text for its own: then the event tells it of it.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}

/** Brings a screen back as its parts come in, until all of it is back or it is too late; calls `ended` then. */
export function bringBack(screen: Screen, ended: () => void): void {
  let { fields, scroll } = screen
  const over = new AbortController()
  const stop = () => {
    ended()
    over.abort()
    growth.disconnect()
  }
  const look = () => {
    fields = fields.filter((field) => !typeAgain(field))
    if (document.documentElement.scrollHeight < scroll + innerHeight) return
    if (scroll > 0) scrollTo({ top: scroll, behavior: 'instant' })
    scroll = 0
    if (fields.length === 0) stop()
  }
  const growth = new MutationObserver(look)
  growth.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  // Whoever does something meanwhile is where they want to be.
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'])
    addEventListener(event, stop, { signal: over.signal, passive: true })
  setTimeout(stop, patienceMs)
  look()
}
