import { readChecks } from '#src/db/reads/checks.ts'
import { listKeyPhraseChecks } from '#src/db/reads/key-phrases.ts'
import { readOwnAccounts } from '#src/db/reads/profile.ts'
import type { NewsEvent } from '#src/domain/tracking/news.ts'
import { dropBetween } from '#src/domain/tracking/why.ts'
import { type BriefReason, climbInBrief, whyInBrief } from '#src/words/check/why.ts'

export interface EventDetails {
  /** Which videos passed the tracked video or were passed by it; null if unknown. */
  why: BriefReason | null
  /** The ids of the checks before and after the event; null if one of them is not on this device. */
  compared: { earlier: string; later: string } | null
}

async function readDetails(
  { item, kind, earlier, later }: NewsEvent,
  accounts: readonly string[] | null,
): Promise<[string, EventDetails]> {
  const { row } = item
  const points = await listKeyPhraseChecks(row.id, earlier.checked_at)
  const idAt = (time: string) => points.find(({ checked_at }) => checked_at === time)?.search_id
  const ids = [idAt(earlier.checked_at), idAt(later.checked_at)]
  const checks = await readChecks(ids.filter((id) => id !== undefined))
  const [before, after] = ids.map((id) => checks.find((check) => check.id === id))
  const drop = before && after && dropBetween(before, after, row, accounts)
  const climb = kind === 'up' && before && after && dropBetween(after, before, row, accounts)
  const details: EventDetails = {
    why: drop ? whyInBrief(drop) : climb ? climbInBrief(climb) : null,
    compared: before && after ? { earlier: before.id, later: after.id } : null,
  }
  return [row.id, details]
}

export async function readEventDetails(
  events: readonly NewsEvent[],
): Promise<ReadonlyMap<string, EventDetails>> {
  const accounts = await readOwnAccounts()
  return new Map(await Promise.all(events.map((event) => readDetails(event, accounts))))
}
