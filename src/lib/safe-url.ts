const schemes = ['http:', 'https:', 'mailto:']
const here = 'https://here.invalid'

// URLs with these characters are rejected, because programs read them differently: browsers, for example,
// drop tabs and line breaks.
// biome-ignore lint/suspicious/noControlCharactersInRegex: it matches control characters
const unreadable = /[\u0000-\u0020\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff\\]/

/**
 * Returns the normalized URL if it is http(s), mailto or a path of this site, and contains no credentials;
 * otherwise null.
 */
export function safeUrl(address: unknown): string | null {
  if (typeof address !== 'string' || address === '' || unreadable.test(address)) return null
  const isPath = address.startsWith('/')
  const url = URL.parse(address, isPath ? here : undefined)
  if (!url || !schemes.includes(url.protocol) || url.username || url.password) return null
  if (!isPath) return url.href
  // "//host" and "/.//host" lead to other sites.
  return url.origin === here && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null
}

/** Decodes percent-escapes; returns malformed text unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Whether this is an absolute http(s) URL that `safeUrl` accepts. */
export function isWebAddress(address: string): boolean {
  return /^https?:/.test(safeUrl(address) ?? '')
}
