export const postsPerPage = 10

const furthest = 10_000

/** Returns 1 for an invalid page number, and at most 10,000. */
export function readPageNumber(asked: string | null): number {
  const page = asked !== null && /^\d{1,5}$/.test(asked) ? Number(asked) : 1
  return Math.min(Math.max(page, 1), furthest)
}

export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / postsPerPage))
}

/** Returns the page numbers to show, with null for each gap. Shows all if there are at most 7. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const isShown = (page: number) => last <= 7 || page === 1 || page === last || Math.abs(page - current) <= 1
  const pages = Array.from({ length: last }, (_, index) => index + 1).filter(isShown)
  return pages.flatMap((page, index) => (page - (pages[index - 1] ?? 0) > 1 ? [null, page] : [page]))
}
