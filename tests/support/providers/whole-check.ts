interface Entry {
  rank: number
  item: { id: string; desc: string }
}

interface PageResponse {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect responses of many shapes
  body: any
}

export interface WholeCheck {
  asked: Record<string, string>[]
  answers: PageResponse[]
  entries: Entry[]
  searchId: string
}

/** Stops after the last page, a failure or twenty pages. */
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

/** Null if the ranks are 1, 2, 3, … of distinct videos. */
export function faultInRanks(entries: readonly Entry[]): string | null {
  const ranks = entries.map(({ rank }) => rank)
  if (ranks.some((rank, index) => rank !== index + 1)) return `the ranks are ${ranks}`
  const ids = new Set(entries.map(({ item }) => item.id))
  return ids.size === entries.length ? null : `${entries.length - ids.size} duplicate videos`
}
