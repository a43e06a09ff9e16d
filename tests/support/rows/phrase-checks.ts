import type { KeyPhraseCheckRow } from '#src/domain/tracking/rows.ts'
import { ada } from '../device/stub-server.ts'

/** A daily check of a key phrase, on a day of November 2026; null for "not among the results". */
export function phraseCheck(
  keyword_id: string,
  day: number,
  position: number | null | 'failed',
): KeyPhraseCheckRow {
  const checked_at = new Date(Date.UTC(2026, 10, day, 0, 5)).toISOString()
  const failed = position === 'failed'
  return {
    id: crypto.randomUUID(),
    user_id: ada.id,
    keyword_id,
    search_id: crypto.randomUUID(),
    origin: 'tracker',
    state: failed ? 'failed' : 'done',
    failure_code: failed ? 'upstream_blocked' : null,
    position: failed ? null : position,
    results: failed ? 0 : 36,
    source: 'tiktok',
    checked_at,
    changed_at: checked_at,
  }
}
