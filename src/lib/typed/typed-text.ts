export type TypedInput = HTMLInputElement | HTMLTextAreaElement

const typedInto = new WeakSet<EventTarget>()
globalThis.document?.addEventListener('input', ({ target }) => target && typedInto.add(target), true)

export const fieldsOfText = () => [
  ...document.querySelectorAll<TypedInput>('input:not([type=checkbox], [type=radio], [type=file]), textarea'),
]
const isTyped = (field: TypedInput) => typedInto.has(field) && field.value !== ''

export function hasTypedText(): boolean {
  return fieldsOfText().some(isTyped)
}

/** `nth` is the index among fields with that name. */
export interface TypedField {
  name: string
  nth: number
  text: string
}

export const fieldsOf = (name: string) => fieldsOfText().filter((field) => field.name === name)

/** Leaves out passwords and fields without a name. */
export function typedFields(): TypedField[] {
  return fieldsOfText()
    .filter((field) => isTyped(field) && field.name !== '' && field.type !== 'password')
    .map((field) => ({ name: field.name, nth: fieldsOf(field.name).indexOf(field), text: field.value }))
}
