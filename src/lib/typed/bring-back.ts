import type { Screen } from './screen-store.ts'
import { fieldsOf, fieldsOfText, type TypedField, type TypedInput } from './typed-text.ts'

const patienceMs = 10_000

function typeInto(field: TypedInput, text: string): void {
  // Bypasses React's setter; otherwise React would see no change and ignore the event.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Calls `replace`, then restores typed text and focus in the new fields. */
export function keepTyped(replace: () => void): void {
  const old = fieldsOfText()
    .filter((field) => field.value !== field.defaultValue || field === document.activeElement)
    .map((field) => ({
      field,
      nth: fieldsOf(field.name).indexOf(field),
      focused: field === document.activeElement,
    }))
  replace()
  for (const { field, nth, focused } of old) {
    const next = fieldsOf(field.name)[nth]
    if (next && field.value !== field.defaultValue) typeInto(next, field.value)
    if (focused) next?.focus()
  }
}

function typeAgain({ name, nth, text }: TypedField): boolean {
  const field = fieldsOf(name)[nth]
  if (!field || field.type === 'password') return false
  if (field.value === '') typeInto(field, text)
  return true
}

/**
 * Restores text and scroll position as parts load. Stops and calls `ended` when all is restored, when the
 * user acts, or after ten seconds.
 */
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
  growth.observe(document.body, { childList: true, subtree: true })
  // Each of these events means that the user has started to do something else.
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'])
    addEventListener(event, stop, { signal: over.signal, passive: true })
  setTimeout(stop, patienceMs)
  look()
}
