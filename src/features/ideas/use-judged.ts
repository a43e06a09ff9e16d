import { useLiveQuery } from 'dexie-react-hooks'
import { readIdeaChecks } from '#src/db/reads/idea-checks.ts'
import { utcDay } from '#src/domain/ideas/board.ts'
import type { IdeaRow } from '#src/domain/ideas/rows.ts'
import { verdictOn } from '#src/domain/ideas/verdict.ts'
import { now } from '#src/lib/clock.ts'

export type Judged = NonNullable<ReturnType<typeof useJudged>>

/** If the idea's video has just changed, `video_id` is still the old one, whose checks were read. */
export function useJudged(idea: IdeaRow) {
  const { id, phrase, country, video_id, published_on } = idea
  const checks = useLiveQuery(
    async () => ({ ...(await readIdeaChecks(idea)), video_id }),
    [id, phrase, country, video_id, published_on],
  )
  return checks && { ...checks, verdict: verdictOn(idea, checks.measurements, utcDay(now())) }
}
