import { useLiveQuery } from 'dexie-react-hooks'
import { type IdeaChecks, readIdeaChecks } from '#src/db/reads/idea-checks.ts'
import { utcDay } from '#src/domain/ideas/board.ts'
import type { IdeaRow } from '#src/domain/ideas/rows.ts'
import { type IdeaVerdict, verdictOn } from '#src/domain/ideas/verdict.ts'
import { now } from '#src/lib/clock.ts'

export interface Judged extends IdeaChecks {
  /** The video whose checks were read. If the idea's video has just changed, this is still the old one. */
  video_id: string | null
  /** Null before the idea is published. */
  verdict: IdeaVerdict | null
}

export function useJudged(idea: IdeaRow): Judged | undefined {
  const { id, phrase, country, video_id, published_on } = idea
  const checks = useLiveQuery(
    async () => ({ ...(await readIdeaChecks(idea)), video_id }),
    [id, phrase, country, video_id, published_on],
  )
  return checks && { ...checks, verdict: verdictOn(idea, checks.measurements, utcDay(now())) }
}
