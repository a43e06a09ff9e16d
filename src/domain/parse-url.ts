/** The address that a text is, from `base` where it is relative; null where it is none. URL.parse is too young to rely on. */
export function parseUrl(text: string, base?: string): URL | null {
  return URL.canParse(text, base) ? new URL(text, base) : null
}
