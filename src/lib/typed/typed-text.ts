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

export const fieldsOf = (name: string) => fieldsOfText().filter((field) => field.name === name)

/** What somebody has typed on the screen and has not sent; passwords are left out. */
export function typedFields(): TypedField[] {
  return fieldsOfText()
    .filter((field) => isTyped(field) && field.name !== '' && field.type !== 'password')
    .map((field) => ({ name: field.name, nth: fieldsOf(field.name).indexOf(field), text: field.value }))
}
