type Field = HTMLInputElement | HTMLTextAreaElement

const typedInto = new WeakSet<EventTarget>()
globalThis.document?.addEventListener('input', ({ target }) => target && typedInto.add(target), true)

const fieldsOfText = () => [
  ...document.querySelectorAll<Field>('input:not([type=checkbox], [type=radio], [type=file]), textarea'),
]
const isTyped = (field: Field) => typedInto.has(field) && field.value !== ''

/** Whether a reload would lose text that the user has typed. */
export function hasTypedText(): boolean {
  return fieldsOfText().some(isTyped)
}

/** A field's name, and its index among the fields of that name. */
export interface TypedField {
  name: string
  nth: number
  text: string
}

export const fieldsOf = (name: string) => fieldsOfText().filter((field) => field.name === name)

/** Text that the user has typed and not sent, except passwords. */
export function typedFields(): TypedField[] {
  return fieldsOfText()
    .filter((field) => isTyped(field) && field.name !== '' && field.type !== 'password')
    .map((field) => ({ name: field.name, nth: fieldsOf(field.name).indexOf(field), text: field.value }))
}

/** Replaces the text of a field as if the user had typed it. */
export function typeInto(field: Field, text: string): void {
  // Set the value past React, which would otherwise take it for its own and ignore the event.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Replaces the fields of the page, and moves the text and the focus of the old ones to the new ones. */
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
