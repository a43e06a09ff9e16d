/** The term's letters and digits, with a dash for anything between them, at most 60 characters; "search" if none. */
export function fileStem(term: string): string {
  const stem = term
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return [...stem].slice(0, 60).join('') || 'search'
}
