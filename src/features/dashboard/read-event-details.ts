import { readChecks } from '#src/db/reads/checks.ts'
import { listKeyPhraseChecks } from '#src/db/reads/key-phrase-checks.ts'
import type { NewsEvent } from '#src/domain/tracking/news.ts'
import { trackedResult } from '#src/domain/tracking/positions.ts'
import { dropBetween } from '#src/domain/tracking/why.ts'
import { shorten } from '#src/lib/shorten.ts'
import { type BriefReason, whyInBrief } from '#src/words/check/why.ts'

/** What the checks of an event tell besides its places. */
export interface EventDetails {
  /** Who passed; null where nobody did, or one of both checks is not on this device. */
  why: BriefReason | null
  /** The caption of the video that moved; '' where it is not known. */
  caption: string
  /** The two checks that it lies between; null where one of them is not on this device. */
  compared: { earlier: string; later: string } | null
}

/** More than a line shows of it. */
const maxCaption = 120

async function readDetails({ item, earlier, later }: NewsEvent): Promise<[string, EventDetails]> {
  const { row } = item
  const points = await listKeyPhraseChecks(row.id, earlier.checked_at)
  const idAt = (time: string) => points.find(({ checked_at }) => checked_at === time)?.search_id
  const ids = [idAt(earlier.checked_at), idAt(later.checked_at)]
  const checks = await readChecks(ids.filter((id) => id !== undefined))
  const [before, after] = ids.map((id) => checks.find((check) => check.id === id))
  const drop = before && after && dropBetween(before, after, row)
  const video = [after, before].flatMap(
    (check) => trackedResult(check?.search_ranking_results ?? [], row) ?? [],
  )[0]
  const details: EventDetails = {
    why: drop ? whyInBrief(drop) : null,
    caption: shorten(video?.full_description ?? '', maxCaption),
    compared: before && after ? { earlier: before.id, later: after.id } : null,
  }
  return [row.id, details]
}

/** What is told of each event, by the key phrase's id. */
export async function readEventDetails(
  events: readonly NewsEvent[],
): Promise<ReadonlyMap<string, EventDetails>> {
  return new Map(await Promise.all(events.map(readDetails)))
}
