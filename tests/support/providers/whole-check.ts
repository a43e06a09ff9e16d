interface Entry {
  rank: number
  item: { id: string; desc: string }
}

interface PageResponse {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of many shapes
  body: any
}

export interface WholeCheck {
  /** What was asked with, page by page. */
  asked: Record<string, string>[]
  answers: PageResponse[]
  entries: Entry[]
  searchId: string
}

/** Asks as the app does for page after page until the end, or until one fails, or would after twenty. */
export async function askAllPages(
  ask: (parameters: Record<string, string>) => Promise<PageResponse>,
): Promise<WholeCheck> {
  const check: WholeCheck = { asked: [], answers: [], entries: [], searchId: '' }
  let later: Record<string, string> = {}
  for (let page = 1; page <= 20; page += 1) {
    const parameters = { id: crypto.randomUUID(), ...later }
    const answer = await ask(parameters)
    check.asked.push(parameters)
    check.answers.push(answer)
    check.entries.push(...(answer.body.data ?? []))
    if (page === 1) check.searchId = String(answer.body.searchId)
    if (!answer.body.nextCursor) break
    later = { nextCursor: answer.body.nextCursor, searchId: answer.body.searchId }
  }
  return check
}

/** What is wrong with the ranks of a check; null where they are 1, 2, 3, … of videos none of which is there twice. */
export function faultInRanks(entries: readonly Entry[]): string | null {
  const ranks = entries.map(({ rank }) => rank)
  if (ranks.some((rank, index) => rank !== index + 1)) return `the ranks are ${ranks}`
  const ids = new Set(entries.map(({ item }) => item.id))
  return ids.size === entries.length ? null : `${entries.length - ids.size} videos are there twice`
}
