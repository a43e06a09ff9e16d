const schemes = ['http:', 'https:', 'mailto:']
const here = 'https://here.invalid'

// Browsers drop tabs and line breaks before parsing a URL's scheme, and other programs treat such characters
// differently, so a URL containing any is invalid.
// biome-ignore lint/suspicious/noControlCharactersInRegex: it matches control characters
const unreadable = /[\u0000-\u0020\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff\\]/

/** Returns null unless data may link to it: http, https, mailto, or a path of this site. */
export function safeUrl(address: unknown): string | null {
  if (typeof address !== 'string' || address === '' || unreadable.test(address)) return null
  const isPath = address.startsWith('/')
  const url = URL.parse(address, isPath ? here : undefined)
  if (!url || !schemes.includes(url.protocol) || url.username || url.password) return null
  if (!isPath) return url.href
  // "//host" and "/.//host" lead to other sites.
  return url.origin === here && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null
}

/** Whether this is a safe absolute web URL. */
export function isWebAddress(address: string): boolean {
  return /^https?:/.test(safeUrl(address) ?? '')
}
