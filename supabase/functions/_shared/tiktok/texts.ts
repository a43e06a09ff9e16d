// Texts and addresses as anybody may have typed them. Postgres takes neither a NUL nor half a surrogate pair.

const maxAddressLength = 2048

// Line breaks and tabs stay; joiners and bidi marks carry meaning in emoji and right-to-left text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g

/** `value` as text that can be stored, cut after `longest` UTF-16 units but not inside a letter; null for no text. */
export function cleanText(value: unknown, longest: number): string | null {
  if (typeof value !== 'string') return null
  const text = value.toWellFormed().replace(controlCharacters, '')
  return text.length <= longest ? text : text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')
}

/** An http(s) address; null for anything else. */
export function webAddress(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > maxAddressLength || !/^https?:\/\/\S+$/i.test(value))
    return null
  // biome-ignore lint/suspicious/noControlCharactersInRegex: Postgres does not take them
  return value.isWellFormed() && URL.canParse(value) && !/[\u0000-\u001F]/.test(value) ? value : null
}
