const schemes = ['http:', 'https:', 'mailto:']
const here = 'https://here.invalid'

// Browsers drop tabs and line breaks from an address before they read its scheme, and other programs parse such
// characters differently: an address that contains any is invalid.
// biome-ignore lint/suspicious/noControlCharactersInRegex: it matches control characters
const unreadable = /[\u0000-\u0020\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff\\]/

/**
 * Returns the address if data may link to it, else null: http, https, mailto, or a path of this site. Every address
 * from content, rows and responses passes through here before it is followed or fetched.
 */
export function safeUrl(address: unknown): string | null {
  if (typeof address !== 'string' || address === '' || unreadable.test(address)) return null
  const isPath = address.startsWith('/')
  const url = URL.parse(address, isPath ? here : undefined)
  if (!url || !schemes.includes(url.protocol) || url.username || url.password) return null
  if (!isPath) return url.href
  // "//host" and "/.//host" lead to another site.
  return url.origin === here && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null
}

/** Whether an address is an absolute, safe web address: a valid target of a redirect. */
export function isWebAddress(address: string): boolean {
  return /^https?:/.test(safeUrl(address) ?? '')
}
