type Field = HTMLInputElement | HTMLTextAreaElement

const typedInto = new WeakSet<EventTarget>()
globalThis.document?.addEventListener('input', ({ target }) => target && typedInto.add(target), true)

const fieldsOfText = () => [
  ...document.querySelectorAll<Field>('input:not([type=checkbox], [type=radio], [type=file]), textarea'),
]
const isTyped = (field: Field) => typedInto.has(field) && field.value !== ''

/** Whether somebody has typed something on the screen that a new load of the page would clear. */
export function hasTypedText(): boolean {
  return fieldsOfText().some(isTyped)
}

/** A field by its name, and which one of those of its name it is. */
export interface TypedField {
  name: string
  nth: number
  text: string
}

const ofName = (name: string) => fieldsOfText().filter((field) => field.name === name)

/** What somebody has typed on the screen and has not sent; passwords are left out. */
export function typedFields(): TypedField[] {
  return fieldsOfText()
    .filter((field) => isTyped(field) && field.name !== '' && field.type !== 'password')
    .map((field) => ({ name: field.name, nth: ofName(field.name).indexOf(field), text: field.value }))
}

/** Types what was typed once into its field, unless something is there. Answers whether there is such a field to type into. */
export function typeAgain({ name, nth, text }: TypedField): boolean {
  const field = ofName(name)[nth]
  // A prerendered page's is disabled until the page would hear of it.
  if (!field || field.type === 'password' || field.closest('[disabled]')) return false
  if (field.value !== '') return true
  // Past React, which would take the text for its own: then the event tells it of it.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}
