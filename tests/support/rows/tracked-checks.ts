import type { KeyPhraseCheckRow } from '#src/domain/tracking/rows.ts'
import { storedKeyPhrase, storedProfile } from './stored-rows.ts'

const { id } = storedProfile()
export const matcha = storedKeyPhrase({
  id,
  tags: ['food', 'drinks'],
  created_at: '2026-11-01T00:00:00.000Z',
})

/** Returns a check on the given day of November 2026. The position is null if the video was not found. */
export function checkOn(day: number, position: number | null | 'failed'): KeyPhraseCheckRow {
  const checked_at = new Date(Date.UTC(2026, 10, day, 0, 5)).toISOString()
  const failed = position === 'failed'
  return {
    id: `0a0a0a0a-0000-4000-8000-${String(day).padStart(12, '0')}`,
    user_id: id,
    keyword_id: id,
    search_id: id,
    origin: 'tracker',
    state: failed ? 'failed' : 'done',
    failure_code: failed ? 'upstream_blocked' : null,
    position: failed ? null : position,
    results: failed ? 0 : 24,
    source: 'tiktok',
    checked_at,
    changed_at: checked_at,
  }
}
