const maxAddressLength = 2048

// Does not match line breaks, tabs, or the joiners and bidi marks of emoji and right-to-left text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: this removes control characters
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g

/**
 * Removes control characters and cuts the text to `longest` UTF-16 units, but never inside a surrogate pair.
 * Returns null if `value` is not a string.
 */
export function cleanText(value: unknown, longest: number): string | null {
  if (typeof value !== 'string') return null
  const text = value.toWellFormed().replace(controlCharacters, '')
  return text.length <= longest ? text : text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')
}

/** Returns an http(s) address of at most `maxAddressLength` characters unchanged; null for anything else. */
export function webAddress(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > maxAddressLength || !/^https?:\/\/\S+$/i.test(value))
    return null
  // biome-ignore lint/suspicious/noControlCharactersInRegex: Postgres rejects them
  return value.isWellFormed() && URL.canParse(value) && !/[\u0000-\u001F]/.test(value) ? value : null
}
