/** Letters and digits joined by dashes, at most 60 characters; "search" if there are none. */
export function fileStem(term: string): string {
  const stem = term
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return [...stem].slice(0, 60).join('') || 'search'
}
