import type { KeyPhraseCheckRow } from '#src/domain/tracking/rows.ts'
import { checkOn } from './tracked-checks.ts'

/** A daily check of November 2026. The position is null if the video is not among the results. */
export const phraseCheck = (
  keyword_id: string,
  day: number,
  position: number | null | 'failed',
): KeyPhraseCheckRow => ({
  ...checkOn(day, position),
  id: crypto.randomUUID(),
  keyword_id,
  search_id: crypto.randomUUID(),
  source: 'tiktok',
  results: position === 'failed' ? 0 : 36,
})
