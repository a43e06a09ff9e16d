const typedInto = new WeakSet<EventTarget>()
globalThis.document?.addEventListener('input', ({ target }) => target && typedInto.add(target), true)

/** Whether somebody has typed something on the screen that a new load of the page would clear. */
export function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=checkbox], [type=radio]), textarea',
  )
  return [...fields].some((field) => typedInto.has(field) && field.value !== '')
}
