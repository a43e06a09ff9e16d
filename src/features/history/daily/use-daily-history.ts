import { useLiveQuery } from 'dexie-react-hooks'
import { listKeyPhraseChecks, wereCheckedBefore } from '#src/db/reads/key-phrase-checks.ts'
import { listKeyPhrases } from '#src/db/reads/key-phrases.ts'
import {
  checksByDay,
  type DayCheck,
  daysBefore,
  daysUntil,
  startOfDay,
} from '#src/domain/tracking/daily-strip.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { collators } from '#src/lib/locale.ts'

export interface PhraseDays {
  phrase: KeyPhraseRow
  /** One per day; null for a day without a check. */
  checks: readonly (DayCheck | null)[]
}

interface DailyHistory {
  /** Sorted by phrase. */
  phrases: readonly PhraseDays[]
  hasEarlier: boolean
}

export function useDailyHistory(last: string): DailyHistory | undefined {
  return useLiveQuery(async () => {
    const days = daysUntil(last)
    const since = startOfDay(days[0] ?? last)
    const before = startOfDay(daysBefore(last, -1))
    const known = await listKeyPhrases()
    const ids = known.map(({ id }) => id)
    const [checks, hasEarlier] = await Promise.all([
      Promise.all(ids.map((id) => listKeyPhraseChecks(id, since, before))),
      wereCheckedBefore(ids, since),
    ])
    const phrases = known.map((phrase, n) => ({ phrase, checks: checksByDay(checks[n] ?? [], days) }))
    const byName = (one: PhraseDays, other: PhraseDays) =>
      collators().compare(one.phrase.keyword, other.phrase.keyword)
    return { phrases: phrases.sort(byName), hasEarlier }
  }, [last])
}
