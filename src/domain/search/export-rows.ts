/** A suggestion in the results of a visitor's search. */
export interface ResultItem {
  word: string
  group_id: string
  seed_phrase: string
}

/** Joins the words with dashes, up to 60 characters. Returns "search" if there are no letters or digits. */
export function fileStem(term: string): string {
  const stem = term
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return [...stem].slice(0, 60).join('') || 'search'
}

type ExportFormat = 'csv' | 'xls'

export function searchFileName(term: string, format: ExportFormat, now: Date): string {
  return `${fileStem(term)}-${now.toISOString().slice(0, 19).replace(/[:T]/g, '-')}.${format}`
}

export function resultsFileName(term: string, format: ExportFormat, now: Date): string {
  if (format === 'csv') return `keytrail-search-results-${fileStem(term)}.csv`
  return searchFileName(term, format, now)
}

export function historyFileName(format: ExportFormat, now: Date): string {
  return `keytrail-search-history-${now.toISOString().slice(0, 10)}.${format}`
}
