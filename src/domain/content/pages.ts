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
  const wanted = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last)
  const pages = [...new Set(last <= 7 ? Array.from({ length: last }, (_, index) => index + 1) : wanted)]
  return pages
    .sort((a, b) => a - b)
    .flatMap((page, index) => {
      const previous = pages[index - 1]
      return previous !== undefined && page - previous > 1 ? [null, page] : [page]
    })
}
