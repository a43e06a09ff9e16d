const schemes = ['http:', 'https:', 'mailto:']
const here = 'https://here.invalid'

// Browsers drop tabs and line breaks from an address before they read its scheme, and other programs read what lies
// beside them in other ways: an address with any of these is no address.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const unreadable = /[\u0000-\u0020\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff\\]/

/**
 * The address if it is one that data may lead to, else null: http, https, mailto, or a path of this site. The only
 * door for addresses from content, rows and answers, whether they are followed, fetched or gone to.
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

/** Whether an address is one of the web, whole and safe: where a browser may be sent on to. */
export function isWebAddress(address: string): boolean {
  return /^https?:/.test(safeUrl(address) ?? '')
}
