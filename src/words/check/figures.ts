import { shortCount } from '#src/lib/format.ts'
import { decimals, mediumDates, tenths } from '#src/lib/locale.ts'
import { sentences } from '#src/lib/translation.ts'

export const figureWords = sentences('figures', {
  none: 'N/A',
  seconds: (count: number) => `${count}s`,
  count: shortCount,
})

/** "1.2K", "3.4M"; N/A if TikTok returned no number. */
export function formatCount(count: number | null): string {
  if (count === null) return figureWords.none
  return figureWords.count(count)
}

/** "45s", "1:05"; N/A if TikTok returned no duration. */
export function formatDuration(seconds: number | null): string {
  if (seconds === null) return figureWords.none
  const whole = Math.round(seconds)
  return whole < 60
    ? figureWords.seconds(whole)
    : `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** At most two decimals; N/A if missing. */
export function formatScore(score: number | null): string {
  return score === null ? figureWords.none : decimals().format(score)
}

/** One decimal, for tables; N/A if missing. */
export function formatShortScore(score: number | null): string {
  return score === null ? figureWords.none : tenths().format(score)
}

/** "21 Nov 2026" for epoch seconds; N/A if missing. */
export function formatCreateTime(seconds: number | null): string {
  return seconds === null ? figureWords.none : mediumDates().format(new Date(seconds * 1000))
}
